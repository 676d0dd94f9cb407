# Invitaciones a una partida por correo, y las respuestas a las personas invitadas.

invited = { $host } le invita a una partida por correo: { game-title }. Responda `sí` o `no`.
invited-game = juego: { game-title }
invited-players = jugadores: { $names }
invited-you = { $name } (usted)
invited-first = empieza: { $first }
invited-how = Para responder: responda a este mensaje con la palabra `sí`, sola en la primera línea, o con `no`. Solo necesita su programa de correo: el tablero llega por correo, y usted responde con su jugada. La partida empieza cuando todos han aceptado.
invited-key = Si tiene una clave de este programa, póngala en una línea debajo del `sí` (`adjudicate key show` la muestra), y firmará por su cuenta. Para todos los demás, el árbitro anota las jugadas.
invited-secret = La dirección a la que responde es solo suya. No reenvíe este mensaje.
invited-languages = En otro idioma: responda con una de las líneas { $lines }.
language-line = idioma español
invited-subject = { $game } { $id }: { invited-word }
invited-word = una invitación para usted
invited-again = Re: { $game } { $id }: una invitación para usted

declined-self = Ha rechazado la partida ({ game-title }). Los demás lo saben, y usted no recibirá nada más.
declined-other = { $name } ha rechazado la invitación: no habrá partida ({ game-title }) con estos jugadores.
declined-host = { $name } ({ $mail }) ha rechazado la invitación: no habrá partida ({ game-title }) con estos jugadores. Puede invitar a otra persona: la línea `invitar { $game }` con las direcciones, en un mensaje nuevo a la dirección del torneo.
declined-subject = [adjudicate] { $game } { $id }: { $name } ha rechazado la invitación

doubt-address = Ha llegado una respuesta a su invitación, pero desde otra dirección que la invitada, así que no se ha hecho nada. Si era suya, responda a este mensaje desde la dirección a la que llega. El árbitro lo sabe.
doubt-proof = Ha llegado una respuesta a su invitación, pero sin prueba de que venga de su dirección, así que no se ha hecho nada. Si era suya, responda a este mensaje desde la dirección a la que llega. El árbitro lo sabe.
seat-unclear = No está claro qué responde a la invitación, así que no se ha hecho nada. Responda `sí` o `no`, solo en la primera línea. Todo lo demás lo lee el árbitro.
seat-key-unfit = Todavía no tiene puesto: { $reason }. Responda `no`, o de nuevo con una clave debajo del `sí`; con `sí` solo, el árbitro anota sus jugadas.
seat-key-needed = Todavía no tiene puesto: { $reason }. Responda `no`, o de nuevo con una clave debajo del `sí`.
seat-taken = Juega como { $name }. La partida empieza en cuanto { $number ->
    [one] responda también { $names }
   *[other] respondan también { $names }
}; hasta entonces todavía puede responder `no`.
seat-taken-key = Juega como { $name }. Firma por su cuenta, con la clave que ha enviado. La partida empieza en cuanto { $number ->
    [one] responda también { $names }
   *[other] respondan también { $names }
}; hasta entonces todavía puede responder `no`.

friend-invites = { $host } le invita a una partida: { game-title }.
friend-subject = { $host } le invita a una partida: { game-title }
friend-many = Es un juego para { $players }.
friend-many-taken = Es un juego para { $players }. Ya han aceptado: { $names }.
friend-usual = Las reglas son las habituales.
friend-option = Opción { $key }: { $value } (normalmente { $usual }); { $about }
friend-option-unknown = Opción { $key }: { $value }
friend-first-dice = Una tirada de dados decide quién empieza.
friend-first-host = Empieza { $host }.
friend-first-you = Empieza usted.
friend-clock = Tiempo: { $clock }.
friend-no-clock = Tiempo: sin límite.
friend-until = Puede aceptar hasta el { $date }.
friend-how = Para aceptar, guarde este mensaje como letter.txt y ejecute `adjudicate accept letter.txt`; o abra adjudicate.html, elija "I got a letter" y pegue el mensaje entero.
