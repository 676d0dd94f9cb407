# Les textes à la table en français ; le fichier anglais dit à quoi sert chaque clé.

proof-tip = l'extrémité à laquelle l'entrée { $entry } a lié { $name }
proof-element = élément { $number } de { $name }, révélé dans l'entrée { $entry }
proof-seed = la graine : SHA-256 de l'identifiant de la partie, du nombre de jets précédents ({ $before }) et de ces éléments
proof-shows = { $bytes } montre { $number }
proof-dropped = { $bytes } est écarté
proof-bytes = les octets que ChaCha20 en tire
proof-commands = chaque étape, sous forme de commandes

gave-share = { $by } a donné une part du jet.

after-entry = { $headline }, après l'entrée { $entry }
at-a-table = { $game }, pour s'exercer
turn-so-far = { $game }, le coup jusqu'ici
option-is = { $key } : { $value }

gives-share = Vous donnez votre part du jet.
new-slip = Nouveau : { $what }

how-by-page = Pour répondre : ouvrez la page adjudicate.html, choisissez « J'ai reçu une lettre » et collez ce message entier.
foot-blocks = Les blocs ci-dessous et les pièces jointes contiennent les mêmes textes signés ; laissez-les tels quels.
