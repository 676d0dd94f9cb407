# Pourquoi les arguments d'une commande sont refusés.

usage-unexpected = `{ $argument }` n'est pas attendu ici
usage-unknown-command = il n'y a pas de commande `{ $command }`
usage-which-command = `{ $command }` doit être suivi d'une de ses commandes : { $commands }
usage-missing = il manque { $arguments }
usage-twice = `{ $argument }` ne peut être donné qu'une fois
usage-together = `{ $argument }` ne peut pas être donné avec { $others }
usage-no-value = `{ $argument }` demande une valeur
usage-not-among = `{ $value }` n'est pas une valeur de `{ $argument }` ; les valeurs possibles sont { $values }
usage-wrong-value = `{ $argument }` ne peut pas être `{ $value }` : { $why }
usage-too-many = `{ $value }` est de trop pour `{ $argument }`
usage-too-few = `{ $argument }` demande { $number } valeurs
usage-not-utf8 = un argument n'est pas en UTF-8
usage-number = un nombre de { $first } à { $last } est attendu
usage-no-number = un nombre entier est attendu
usage-days = ce n'est pas un nombre de jours
usage-time = un moment s'écrit ainsi : 2026-11-20T17:03:11Z
usage-day = un jour s'écrit ainsi : 2026-01-31
usage-similar = ressemblant : { $similar }
usage-line = la commande entière : `{ $usage }`
usage-help = `{ $command } --help` l'explique
