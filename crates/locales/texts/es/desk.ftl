# Los textos con los que el árbitro responde a las cartas; para qué sirve cada clave lo dice el archivo inglés.

done-move = Su jugada { $move } está hecha.
done-resigned = Su abandono queda anotado.
done-resign-signed = Ha abandonado; la próxima jugada lo anotará.
done-ask-take-back = Pide retirar su última jugada. Vale hasta que alguien siga jugando.
done-offer = Usted ofrece { $offer }. Vale hasta que alguien siga jugando.
done-agreed = Ha aceptado.
done-agreed-offer = Ha aceptado la oferta { by-of }: { $offer }.
done-decline = Su negativa se comunica a los demás.
done-order = Si se juega { $when }, la respuesta inmediata es { $then }.
done-roll-next = La próxima vez se tirarán los dados por usted, salvo que antes se le pregunte otra cosa.
done-claim-draw = Su reclamación queda anotada.
done-claim-timeout = Si el tiempo { player-of } se ha agotado, lo decide ahora el árbitro.
done-save = Queda anotado lo que guarda.
done-away = Su ausencia: del { $from } al { $until }.
done-remark-later = Su comentario llegará a los demás con su próxima jugada.
done-remark = Su comentario se transmite a los demás.
done = Queda anotado.
done-before = Ya se había firmado antes y está en espera.
done-share = Su parte de la tirada está dada.
done-language = Desde ahora le escribimos en español en esta partida, y leemos como españolas las letras de las piezas.
done-stop = De esta partida solo recibirá las cartas cuando sea su turno, y lo que pida. Con `alta` vuelve a recibirlas todas.
done-start = Vuelve a recibir todas las cartas de esta partida.
away-in-event = Su ausencia: del { $from } al { $until }, en todas sus partidas de este torneo.
away-not-in-game = En la partida { $game } no es posible: { $reason }.
away-elsewhere = { $number ->
    [one] Lo mismo vale en su otra partida de este torneo.
   *[other] Lo mismo vale en sus otras { $number } partidas de este torneo.
}

refused = `{ $line }` no es posible: { $reason }{ $clause }.
refused-by-rule = `{ $line }` no es posible aquí{ $clause }. Para leer la regla, escriba `reglas { $rule }`.
not-played = La jugada `{ $line }` no se ha hecho.
not-judged = `{ $line }` no se ha examinado: no es su turno.
not-done-behind = Lo que seguía tampoco se ha ejecutado: { $lines }.
not-done-over = La partida ha terminado, y ya no se anota nada de lo que hubiera que informar a los demás: "{ $say }".
not-done-settled = Este tablero ya está resuelto en su torneo, y en la partida ya no se anota nada.
not-done-twice = Este mensaje ya había llegado; lo que pide no se hace por segunda vez.
not-done-sealed = `{ $line }` no se ha ejecutado: en este juego los tableros están ocultos, y un jugador sin clave no tiene ninguno que aquí pueda mantenerse en secreto (DUE-12). El árbitro lee su mensaje y juega a mano por usted.
not-done-event = `{ $line }` es para un torneo y va en un mensaje aparte; este es un mensaje sobre una partida.
not-done-host = `{ $line }` es para anfitriones y va en un mensaje aparte; este es un mensaje sobre una partida.
not-done-yes = No se había preguntado ni ofrecido nada a lo que `sí` pudiera responder; no se ha hecho nada.
not-done-begun = `{ $line }` aún no es la jugada entera, y antes no se anota nada. Envíelo todo en un solo mensaje, cada paso en su propia línea.
old-board = `{ $line }` responde a una posición antigua, la que sigue a la entrada { $entry }; ahora hay otra. La jugada no se ha hecho; esta es la nueva posición.
old-board-same = { $move } ya está en la partida, como entrada { $entry }; no se ha repetido nada.
unknown-board = Su mensaje no dice a qué posición responde; no se ha hecho nada. Esta es la actual.
unknown-board-line = Su mensaje no dice a qué posición responde; `{ $line }` no se ha ejecutado. Esta es la actual.
not-your-way = Ha llegado un mensaje de su dirección, pero no a la dirección que solo tiene usted; por eso no se ha hecho nada. Si era suyo, responda a esta carta: su dirección contiene una palabra que nadie más tiene.
key-too-late = A una partida que empezó sin clave ya no se le puede añadir una (protocolo 1.7): el árbitro sigue escribiendo por usted aquí. Envíe la clave con su respuesta a la próxima invitación, y firmará usted desde el principio.
rest-is-read = El árbitro leerá el resto de su mensaje.
message-is-read = El árbitro está avisado y lee el mensaje.
doubtful-address = A la dirección que solo tiene usted ha llegado un mensaje, pero de { $address }, que no es su dirección en esta partida. Por eso no se ha hecho nada. Si era suyo, responda desde la dirección a la que llega esta carta; desde otra, solo puede aceptarlo el árbitro. Si no era suyo, dígaselo al árbitro, que le dará otra dirección.
doubtful-proof = Su mensaje ha llegado, pero el servidor de correo no ha encontrado ninguna prueba de que venga de su dirección (ni firma DKIM ni entrada SPF que corresponda). Por eso no se ha hecho nada. Envíelo por el servidor de correo de su dirección; si ya lo hizo, el árbitro puede aceptarlo.

silent = En su mensaje no hay ninguna jugada ni orden que se reconozca; no se ha hecho nada. Escriba la jugada sola en una línea, encima del texto citado. El árbitro leerá su mensaje.
silent-quoted = Usted escribió: "{ $line }". En su mensaje no hay ninguna jugada ni orden que se reconozca; no se ha hecho nada. Escriba la jugada sola en una línea, encima del texto citado. El árbitro leerá su mensaje.
silent-encrypted = Su mensaje está cifrado ({ $how }), y aquí no hay clave para abrirlo. Envíelo de nuevo sin cifrar; su programa tiene una opción para ello junto al mensaje. { silent-end }
silent-sealed = Su mensaje está firmado de tal modo (S/MIME, en una sola pieza) que el texto va dentro de la firma, y aquí no se extrae. Envíelo de nuevo sin firma, o con una que deje el texto legible ("clear signed"). { silent-end }
silent-winmail = Su mensaje está en un formato que solo lee Outlook (winmail.dat). Envíelo de nuevo como texto sin formato o HTML: en Outlook, en «Formato de texto». { silent-end }
silent-picture = Su mensaje solo contiene una imagen{ $why }. Aquí no se lee lo escrito en imágenes, solo el código cuadrado de una tarjeta impresa por este programa. Escriba la jugada como texto. { silent-end }
silent-attachment = Su mensaje solo contiene el archivo adjunto { $file }, y aquí no se leen archivos así. Escriba la jugada en el propio mensaje. { silent-end }
silent-subject = Su mensaje solo tiene el asunto, "{ $subject }", y ahí no se leen jugadas. Escriba la jugada en el propio mensaje. { silent-end }
silent-quotation = Su mensaje solo contiene texto citado. Escriba la jugada sola en una línea encima de la cita, sin signo de cita delante. { silent-end }
silent-empty = Su mensaje está vacío. Escriba la jugada sola en la primera línea. { silent-end }
silent-end = No se ha hecho nada. El árbitro está avisado y mira el mensaje.

asked-unclear = No está claro qué quiere decir; no se ha hecho nada: { $lines }
hidden-part = una parte del mensaje que su hoja de estilo oculta
asked-several = Puede entenderse de varias maneras; no se ha hecho nada.
asked-yes = `sí` no se ha ejecutado: no dice a cuál de estas se refiere.
asked-reading = { $number } significa `{ $line }`
asked-offer = { $number } significa: { by-inside } ofrece { $offer }
asked-number = Responda solo con el número, o con la jugada sola en una línea.
asked-number-offer = Responda solo con el número. Seguir jugando las rechaza todas.
asked-resign = ¿De verdad quiere abandonar esta partida? Entonces responda a este mensaje con las dos palabras `abandono sí` en una línea.
number-without-question = El mensaje al que responde no preguntaba nada a lo que { $number } pudiera responder; no se ha hecho nada.
number-unknown-question = Su mensaje no dice a qué pregunta responde { $number }; no se ha hecho nada.
number-old-board = { $number } responde a una pregunta sobre una posición antigua; no se ha hecho nada.
number-out-of-range = Se puede elegir del 1 al { $last }; { $number } no está entre ellos.
accept-several = Varias ofertas esperan su respuesta; no se ha hecho nada.
accept-nothing = `acepto` no se ha ejecutado: ninguna oferta espera su respuesta (protocolo 1.8).
accept-unknown = Su mensaje no dice a qué carta responde; no se ha aceptado nada. Esto espera su respuesta:
accept-lapsed = Lo que ofrecía la carta a la que responde ya no vale; no se ha aceptado nada. Ahora espera su respuesta otra cosa:
accept-not-shown = La carta a la que responde no muestra ninguna oferta; no se ha aceptado nada. Esto espera ahora su respuesta:

tried = Así quedaría la posición tras { $move }. No se ha anotado nada.
no-clause = { $game } no tiene la regla `{ $clause }`.
list-to-move = Es el turno de { $name }.
list-to-move-side = { $side ->
    [white] Es el turno de { $name } (blancas).
    [black] Es el turno de { $name } (negras).
   *[other] Es el turno de { $name } ({ $side }).
}
list-over = La partida ha terminado.
list-group = { $title } ({ $number }):
answered-by-hand = El árbitro responde a su carta:
propose-language = ¿Quiere que le escribamos en español? Entonces responda: `{ language-line }`.

subject-for-the-referee = para el árbitro
subject-your-games = sus partidas
subject-your-games-on = sus partidas el { $day }
for-the-referee = Su mensaje ha llegado. El árbitro lo lee y anota lo que usted pide: el servidor no puede firmar por sí mismo en esta partida.
nothing-made = No se ha podido hacer nada con su mensaje: { $reason }.
referee-reads = El árbitro está avisado y lo lee.
which-game = No está claro a cuál de sus partidas se refiere su mensaje; no se ha hecho nada. Responda a la carta más reciente sobre esa partida.
games-stand = Así están sus partidas:
more-games-over = { $number ->
    [one] Otra de sus partidas aquí ha terminado.
   *[other] Otras { $number } de sus partidas aquí han terminado.
}
games-settled = { $number ->
    [one] Una ha sido resuelta por el director del torneo o por su reglamento, y no se sigue jugando.
   *[other] { $number } han sido resueltas por el director del torneo o por su reglamento, y no se siguen jugando.
}
you-wrote = Usted escribió:
you-wrote-on = Usted escribió el { $date }:

about = { $what }: { $said }
# Imágenes.
the-picture = la imagen
a-picture = una imagen
pictures-unknown = este programa se compiló sin la lectura de imágenes
picture-without-code = no se ha encontrado ningún código en ella
picture-unreadable = no se puede leer ({ $error })
picture-damaged = está dañada
picture-too-large = es demasiado grande
picture-not-looked-at = no se ha podido examinar: { $error }
picture-unlooked = no se ha podido examinar
picture-too-long = buscar un código en ella lleva demasiado tiempo
picture-unseen = nadie la ha examinado
picture-of-stranger = ninguna partida de aquí nombra al remitente, así que nadie la ha examinado; `adjudicate import` lo hace
pictures-took-long = las imágenes han llevado demasiado tiempo en esta hora; `adjudicate import` la examina
