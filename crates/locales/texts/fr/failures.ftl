# Pourquoi des commandes échouent, et pourquoi une partie d'une lettre n'est pas acceptée.

about = { $what } : { $said }

entry-damaged = l'inscription { $number } est arrivée abîmée : { $why }
some-entry-damaged = une inscription est arrivée abîmée : { $why }
entry-beyond-repair = { $what } est arrivée abîmée, et aucune réparation ne donne une signature valable
entry-begins-another = { $what } commence une autre partie
entry-dated-ahead = { $what } est datée du { $at }, plus d'un jour après l'horloge de cet ordinateur
entry-of-no-game = { $what } repose sur une inscription qui n'est dans aucune des parties ici, et personne ici ne l'a signée
entry-without-place = elle n'a pas de place dans cette partie
line-stops = la suite s'arrête après l'inscription { $behind } : { $count } inscriptions de même rang suivent
letter-announces-event = ceci annonce le tournoi { $title }, et rien n'y concerne une partie
letter-for-event = ceci est pour le journal d'un tournoi, et non pour une partie
letter-without-entry = il n'y a pas d'inscription là-dedans
share-of-no-game = une part d'un lancer dans une partie qui n'est pas ici
slip-of = un message signé de { $by }
slip-of-no-game = un message signé de { $by } qui n'appartient à aucune des parties ici
slip-of-no-game-or-player = un message signé qui n'appartient à aucune des parties ici
desk-slip-of = un message signé de { $by }
slip-belongs-nowhere = un message signé de { $by } n'appartient à aucune des parties ici
some-slip-belongs-nowhere = un message signé n'appartient à aucune des parties ici
input-unreadable = l'entrée standard est illisible : { $error }
input-too-large = l'entrée standard n'a pas été lue : elle a plus de { $most } Mio
