# I testi al tavolo in italiano; a che cosa serve ogni chiave lo dice il file inglese.

proof-tip = l'estremità a cui la voce { $entry } ha legato { $name }
proof-element = elemento { $number } di { $name }, svelato nella voce { $entry }
proof-seed = il seme: SHA-256 dell'identificativo della partita, del numero dei tiri precedenti ({ $before }) e di questi elementi
proof-shows = { $bytes } mostra { $number }
proof-dropped = { $bytes } si scarta
proof-bytes = i byte che ChaCha20 ne ricava
proof-commands = ogni passo, sotto forma di comandi

gave-share = { $by } ha dato una parte del tiro.

after-entry = { $headline }, dopo la voce { $entry }
at-a-table = { $game }, a un tavolo
turn-so-far = { $game }, la mossa finora
option-is = { $key }: { $value }

gives-share = Lei dà la Sua parte del tiro.
new-slip = Nuovo: { $what }

how-by-page = Come rispondere: apra la pagina adjudicate.html, scelga "I got a letter" e incolli questo messaggio intero.
foot-blocks = I blocchi qui sotto e gli allegati contengono gli stessi testi firmati; li lasci come sono.
