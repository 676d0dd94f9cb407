# De teksten aan tafel in het Nederlands; waar elke sleutel voor dient, staat in het Engelse bestand.

proof-tip = het uiteinde waaraan notitie { $entry } { $name } heeft gebonden
proof-element = element { $number } van { $name }, onthuld in notitie { $entry }
proof-seed = het zaad: SHA-256 van de id van de partij, het aantal eerdere worpen ({ $before }) en deze elementen
proof-shows = { $bytes } toont { $number }
proof-dropped = { $bytes } vervalt
proof-bytes = de bytes die ChaCha20 ervan maakt
proof-commands = elke stap, als opdrachten

gave-share = { $by } heeft een deel van de worp gegeven.

after-entry = { $headline }, na notitie { $entry }
at-a-table = { $game }, aan een tafel
turn-so-far = { $game }, de zet tot nu toe
option-is = { $key }: { $value }

gives-share = U geeft uw deel van de worp.
new-slip = Nieuw: { $what }

how-by-page = Zo antwoordt u: open de pagina adjudicate.html, kies "I got a letter" en plak dit hele bericht.
foot-blocks = De blokken hieronder en de bijlagen bevatten dezelfde ondertekende teksten; laat ze zoals ze zijn.
