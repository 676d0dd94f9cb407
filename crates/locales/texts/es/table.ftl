# Los textos en la mesa en español; para qué sirve cada clave lo dice el archivo inglés.

proof-tip = el extremo al que la entrada { $entry } ligó a { $name }
proof-element = elemento { $number } de { $name }, revelado en la entrada { $entry }
proof-seed = la semilla: SHA-256 del identificador de la partida, del número de tiradas anteriores ({ $before }) y de estos elementos
proof-shows = { $bytes } muestra { $number }
proof-dropped = { $bytes } se descarta
proof-bytes = los bytes que ChaCha20 saca de ella
proof-commands = cada paso, en forma de órdenes

gave-share = { $by } ha dado una parte de la tirada.

after-entry = { $headline }, después de la entrada { $entry }
at-a-table = { $game }, en una mesa
turn-so-far = { $game }, la jugada hasta ahora
option-is = { $key }: { $value }

gives-share = Usted da su parte de la tirada.
new-slip = Nuevo: { $what }

how-by-page = Cómo responder: abra la página adjudicate.html, elija "I got a letter" y pegue este mensaje entero.
foot-blocks = Los bloques de abajo y los archivos adjuntos contienen los mismos textos firmados; déjelos como están.
