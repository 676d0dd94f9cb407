# Los textos de los torneos en español; para qué sirve cada clave lo dice el archivo inglés.

event-board = el tablero { $board } de la ronda { $round } de { $section }
# Tras «de»
event-board-of = del tablero { $board } de la ronda { $round } de { $section }

act = { $act ->
    [pairing] el emparejamiento de la ronda { $round } de { $section }
    [result] el resultado { event-board-of }
    [points] la decisión sobre { event-board }
    [by-hand] el emparejamiento a mano de la ronda { $round } de { $section }
    [exclusion] la exclusión de { $player }
    [bye] el descanso de { $player } en la ronda { $round } de { $section }
    [key] la nueva clave de { $player }
    [substitution] la sustitución de { $player }
    [undone] la anulación del emparejamiento de la ronda { $round } de { $section }
    [reopened] la reapertura { event-board-of }
    [readmission] la readmisión de { $player }
   *[closing] el cierre de { $section }
}

decided = { $decided ->
    [points] { $section }, ronda { $round }: el tablero { $board } recibe { $points }
    [exclude] { $player } queda fuera del torneo
    [rekey] { $player } tiene una clave nueva
    [substitute] el puesto de { $player } es desde ahora de { $person }
    [substitute-unnamed] el puesto de { $player } es desde ahora de otra persona
    [unpair] { $section }: el emparejamiento de la ronda { $round } queda anulado
    [reopen] { $section }, ronda { $round }: los puntos del tablero { $board } ya no cuentan
    [readmit] { $player } vuelve a participar
    [close] { $section } queda cerrado
    [pairing] { $section }: la ronda { $round } se empareja a mano
   *[bye] { $player } descansa en la ronda { $round } de { $section }
}

remark-done = { $day }: { $done }
remark-said = { $day }, { $by }: "{ $text }"
remark-reason = { $done } ("{ $reason }")
remark-appealed = { $by } apela contra { act }
remark-upheld = se estima la apelación de { $by } contra { act }: { $change }
remark-dismissed = se desestima la apelación de { $by } contra { act }
remark-claimed = { $by } pide { $points } para { event-board }
remark-silent = { $name } no da noticias, y no entra en los emparejamientos hasta que escriba
remark-waits = { $name } espera un puesto ({ $number })
left-when = { $time ->
    [before] antes de la ronda { $round }
    [in] en la ronda { $round }
   *[after] después de la ronda { $round }
}
left-counts = { $counts ->
    [annulled] { $finished } de { $scheduled } partidas terminadas, menos de la mitad, así que ninguna cuenta para nadie
    [forfeited] { $finished } de { $scheduled } partidas terminadas, la mitad o más, así que cuentan, y las demás se pierden por incomparecencia
   *[stand] los resultados se mantienen
}
remark-left = { $exit ->
    [withdrew] { $name } se retiró { left-when }{ $why }: { left-counts }
   *[excluded] exclusión de { $name } { left-when }{ $why }: { left-counts }
}
remark-decided = ronda { $round }, tablero { $board }: { $points }, { $how ->
    [left] por incomparecencia tras dejar el torneo
    [unplayed] decidido antes de jugarse
   *[ruled] por decisión del director
}
remark-noted = { $decided }: "{ $note }"

games = { $finished ->
    [one] { $finished } partida
   *[other] { $finished } partidas
}
standings-stage = { $stage ->
    [final] clasificación final
    [games] clasificación después de { games }
    [round-of] clasificación después de la ronda { $round } de { $rounds }
   *[round] clasificación después de la ronda { $round }
}
standings-heading = { $title }: { standings-state }
column-name = nombre
column-points = puntos
column-games = partidas

stage-groups = repartido por sorteo en sus grupos
stage-not-held = no se celebra: hacen falta dos jugadores
stage-over = terminado
stage-drawn = sorteado, aún sin emparejar; { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} por jugar
stage-round-over = la ronda { $round } de { $rounds } ha terminado
stage-round = ronda { $round } de { $rounds }; { $number ->
    [one] un tablero en juego
   *[other] { $number } tableros en juego
}
stage-waits-for-draw-of = espera el sorteo de { $section }
stage-waits-for-draw = espera su sorteo
stage-waits-for = espera a { $sections }
stage-entered = { $number ->
    [one] { $number } inscripción
   *[other] { $number } inscripciones
}

event-subject-entered = su inscripción
event-subject-waits = usted espera un puesto en { $section }
event-subject-left = { $exit ->
    [excluded] { $player } queda fuera del torneo
    [section] { $player } ha dejado { $section }
   *[event] { $player } ha dejado el torneo
}
event-subject-away = ausencia de { $player }
event-subject-directs = { $name } dirige ahora el torneo
event-subject-started = el sorteo
event-subject-drawn = el sorteo de { $section }
event-subject-comes = usted juega en { $section }
event-subject-paired = { $section }, emparejamiento de la ronda { $round }
event-subject-ruled = { $result ->
    [won] decisión: usted gana { event-board }
    [lost] decisión: usted pierde { event-board }
    [drawn] decisión: tablas en { event-board }
   *[none] decisión sobre { event-board }
}
event-subject-free = usted descansa en la ronda { $round } de { $section }
event-subject-scored = { $section }, la ronda { $round } ha terminado
event-subject-over = la clasificación final
event-subject-corrected = decisión: { $done }
event-subject-seated = usted tiene el puesto de { $player }
event-subject-rekeyed = { $player } tiene una clave nueva
event-subject-appealed = apelación contra { act }
event-subject-judged = { $verdict ->
    [upheld] fallo: se estima la apelación contra { act }
   *[dismissed] fallo: se desestima la apelación contra { act }
}
event-subject-lapsed = queda desestimada la apelación contra { act }
event-subject-claimed = petición de puntos: { event-board }
event-subject-appealable = una decisión
event-subject-said = un mensaje de { $player }
event-subject-replaced = su puesto tiene otra persona: { $player }

event-first-line = { $event }: { $subject }.
event-entered = { $name }, su inscripción en "{ $event }" está hecha: { $sections }.
event-queue = Todos los puestos de { $section } están ocupados. Usted es el número { $number } de la lista de espera.
event-entered-late = Se le empareja a partir de la próxima ronda; sus partidas llegan por correo.
event-entries-until = Otras personas pueden inscribirse hasta el { $date }. Entonces se hace el sorteo, y sus primeras partidas llegan por correo.
event-log-attached = El archivo adjunto es el registro del torneo. Guárdelo: demuestra su inscripción.
event-started = El sorteo está hecho, y cada jugador tiene un número.
event-stage = { $section }: { $stage }
event-numbered = { $section } ({ $stage }):
event-waiting = En { $section } no hay puestos libres. El de un jugador que se vaya lo esperan, por este orden: { $players }
event-drawn = El sorteo de { $section } está hecho, y cada jugador tiene un número.
event-draw-check = La suerte se sigue del número que el director había sellado, y que abre la entrada { $entry } del registro, y de las entradas y los resultados en que se basa el sorteo. `adjudicate event verify` lo repite.
event-comes = { $name }, usted juega en { $section }, con el número { $number }. Sus partidas llegan por correo.
event-said = { $name } escribe a todos los jugadores: "{ $text }"
event-rekeyed = { $player } tiene una clave nueva.
event-paired = La ronda { $round } de { $section } está emparejada.
event-boards = En cada tablero empieza el jugador nombrado en primer lugar.
event-has-bye = descansa: { $name }
event-is-free = descansa a petición propia: { $name }
event-games-come = Cada partida llega en un mensaje propio, en cuanto es su turno.
event-free = { $name }, usted no tiene tablero en la ronda { $round } de { $section }, como pidió, y recibe los puntos de unas tablas.
event-scored = La ronda { $round } de { $section } ha terminado.
event-over = "{ $event }" ha terminado. Esta es la clasificación final.
event-away-everywhere = Vale en todas las partidas del torneo: una jugada que se deba entonces se debe otros tantos días más tarde.
event-leave-used = Con estos quedan usados { $years }.
event-leave-of-year = { $used } de los { $most } días de permiso de { $year }

event-left = { $exit ->
    [excluded] El director excluyó a { $player } del torneo el { $date }. El motivo: "{ $reason }".
    [section] { $player } dejó { $section } el { $date }.
   *[event] { $player } dejó el torneo el { $date }.
}
event-left-table = En { $section } ya nadie tiene que jugar en una partida con { $player }: { $counts ->
    [annulled] ha terminado menos de la mitad de las partidas de { $player }, así que ninguna cuenta para nadie.
   *[forfeited] las partidas terminadas de { $player } cuentan, y pierde las demás.
}
event-left-pairing = { $boards ->
    [none] En { $section } cuentan los resultados obtenidos hasta ahora, y { $player } ya no entra en los emparejamientos.
   *[other] En { $section } cuentan los resultados obtenidos hasta ahora, y { $player } ya no entra en los emparejamientos. El director decide sobre { $boards }.
}
event-board-of-round = el tablero { $board } de la ronda { $round }

event-seated = { $name }, usted tiene ahora un puesto, el de { $player } en { $seats }. En el registro del torneo, y en sus partidas, usted es { $player }. Sus partidas llegan por correo.
event-seat = { $section } (número { $number })

event-reason = El motivo: "{ $reason }".
event-reasons = Los motivos: "{ $reasons }".
event-effect-substitute = El puesto conserva su número, sus puntos y sus rivales, y las partidas terminadas quedan como están. En una partida en curso, la nueva persona juega en cuanto el árbitro lo haya decidido en esa partida.
event-effect-unpair = Ya nadie tiene que jugar en las partidas de esa ronda, y no cuentan para nada. Otras nuevas llegan por correo.
event-effect-reopen = Para ese tablero no cuenta nada hasta que haya un nuevo resultado o una nueva decisión.
event-effect-readmit = A partir de la próxima ronda vuelve a haber partidas.
event-effect-rekey = Las partidas que se emparejen desde ahora tienen la clave nueva.
event-effect-close = Ya no se empareja ninguna ronda, y nadie tiene que jugar.

event-handed-over = Desde ahora dirige el torneo { $name }. Escriba a { $address }. En las partidas nuevas el árbitro es { $name }.
event-handed-over-games =
    En las partidas en curso el árbitro sigue hasta que todos los jugadores de una partida acuerden que lo sea { $name }: uno firma
    { "  " }adjudicate offer referee "{ $key }"
    y los demás aceptan. Por un jugador sin clave lo hace, si se le pide, el árbitro de la partida.

event-ruled = El director ha decidido sobre { event-board }: { $points }. El motivo: "{ $reason }". { $played ->
    [yes] Se basa en la partida tal como la tiene el director, que cuenta como jugada.
   *[no] El tablero cuenta como no jugado.
} Ya nadie tiene que jugar ahí.
event-silent = { $name } vuelve a los emparejamientos después de una nota en el registro del torneo (`event note`).
event-places = En la clasificación de { $section }: { $places }.
event-has-place = { $name } tiene el puesto { $place } con { $points } { $halves ->
    [1] punto
    [2] punto
   *[other] puntos
}

event-appealed = { $name } apela contra { act } (entrada { $entry } del { $date }).
event-appeal-pending = La decisión vale hasta que se pronuncie { $committee }, a más tardar el { $date }; si para entonces no hay fallo, la apelación queda desestimada. Escriba a { $address } si tiene algo que decir al respecto.
event-verdict-command = El comité firma su fallo con `adjudicate event verdict { $entry } --dismiss` o, por ejemplo, con `adjudicate event verdict { $entry } --uphold reopen`, en un directorio que contenga el registro del torneo; `--send` lo envía al director.
event-appeal-lapsed = Sobre la apelación de { $name } contra { act } (entrada { $entry }) no llegó ningún fallo hasta el { $date }, así que queda desestimada, y la decisión se mantiene.
event-judged = { $verdict ->
    [upheld] { $committee } se ha pronunciado sobre la apelación de { $name } contra { act } (entrada { $entry }): se estima.
   *[dismissed] { $committee } se ha pronunciado sobre la apelación de { $name } contra { act } (entrada { $entry }): se desestima.
}
event-act-stands = { act }: nada cambia.
event-change = Lo que cambia: { $change }.
event-stays-paired = { $rounds ->
    [1] La ronda 1 de { $section } sigue emparejada como está.
   *[other] Las rondas 1 a { $rounds } de { $section } siguen emparejadas como están.
}
event-verdict-stands = Ninguna decisión del director cambia el fallo del comité.
event-appealable = Puede apelar ante { $address } contra { act } (entrada { $entry }) hasta el { $date }: `adjudicate event appeal { $entry } --say "..." --send`. Un jugador sin clave escribe a la dirección de correo del director una línea `apelación { $entry }`, y los motivos en las líneas siguientes.
event-claimed = { $name } pide puntos para { event-board }, que no terminó a tiempo: { $points }. El análisis: "{ $analysis }". Decide el director; escriba a { $address } si no está de acuerdo, o firme su propia petición con `adjudicate event claim`.

section = { $section }: { $terms }
section-system = { $system ->
    [round-robin] todos contra todos
    [double-round-robin] todos contra todos, a doble vuelta
    [knockout] eliminatorias{ $legs ->
        [1] { "" }
       *[other] {" "}a { $legs } partidas
    }{ $third ->
        [yes] , con un encuentro por el tercer puesto
       *[no] { "" }
    }
    [swiss] sistema suizo, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
   *[open] emparejamiento libre, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
}
section-seats = { $seats } por tablero
section-byes = { $byes ->
    [one] un jugador puede pedir descansar en una ronda, por medio punto
   *[other] un jugador puede pedir descansar en { $byes } rondas, por medio punto cada vez
}
section-series = las fichas guardadas pasan de ronda en ronda
section-ends = termina el { $date }; después los jugadores pueden pedir puntos para los tableros en juego
section-ties = desempate: { $tiebreaks }
tiebreak = { $tiebreak ->
    [direct] encuentro directo
    [wins] victorias
    [won-played] victorias jugadas
    [first-turns-second] partidas jugadas en segundo lugar
    [sonneborn-berger] Sonneborn-Berger
    [sonneborn-berger-cut-1] Sonneborn-Berger menos 1
    [buchholz] Buchholz
    [buchholz-cut-1] Buchholz menos 1
    [buchholz-cut-2] Buchholz menos 2
    [buchholz-median] Buchholz mediano
    [fore-buchholz] Buchholz anticipado
    [average-opponents-buchholz] Buchholz medio de los rivales
    [koya] Koya
    [standard-points] puntos contados 1 y ½
    [average-rating] media de rating de los rivales
    [performance] rendimiento
    [perfect-performance] rendimiento perfecto
    [average-performance] rendimiento medio de los rivales
    [rating] rating
    [points-for] puntos del juego
    [progressive] progresivo
    [lots] sorteo
   *[other] { $tiebreak }
}
section-from = para { $sources }
section-places = { $number ->
    [one] el puesto { $places } de { $section }
   *[other] los puestos { $places } de { $section }
}
section-source = { $best ->
    [0] { section-places }
   *[other] los mejores { $best } de { section-places }
}
section-groups = { $draw ->
    [snake] en { $number } grupos, repartidos por número
   *[lots] en { $number } grupos, por sorteo
}
section-starts = sin sorteo antes del { $time }

request-subject-confirm = por favor, confirme
request-subject-not-done = no se ha hecho
request-subject-answered = Re: por favor, confirme
request-subject-language = su idioma
request-subject-needs-address = a su inscripción le falta una dirección
request-confirm = Cualquiera podría haberlo escrito en su nombre, así que se hará cuando usted lo confirme: responda a este mensaje con la palabra `sí`, sola en una línea. Si no era suyo, no haga nada.
request-unclear = No está claro si lo confirma, así que no se ha hecho nada. Responda `sí` o `no`, solo en una línea.
request-taken-back = No se ha hecho nada, y no se hará.
request-failed = No se ha hecho: { $reason }.

request-enter = Desde su dirección ha llegado una inscripción en "{ $event }":
request-enter-section = { $section }
request-enter-as = Usted jugaría como `{ $name }`, sin clave: el director anota sus jugadas. Para jugar con otro nombre, responda en su lugar con la línea `participo { $section } como` y ese nombre.
request-entered = Su inscripción en { $section } está hecha, con el nombre { $name }. Lo que sigue llega por correo.
request-which-section = "{ $event }" tiene { $sections }. No se ha hecho nada: responda `participo` y uno de esos nombres, solo en una línea.
request-sealed = En { $section } los tableros están ocultos, y para mantener uno en secreto hacen falta el programa y una clave (DUE-12). Con ellos usted se inscribe mediante `adjudicate event enter --section { $section } --send`.
request-enter-signed = Usted ya juega en "{ $event }" como { $name }, con una clave: `adjudicate event enter --section { $section } --send` le inscribe, con su firma.
request-no-name = `{ $given }` no es un nombre: una letra, y después letras sin acento, cifras y guiones.
request-many-names = Demasiadas personas aquí tienen su nombre; escriba `como` y otro detrás.
request-cannot-enter = No puede inscribirse así en "{ $event }": { $reason }.

request-not-entered = Con su dirección no hay nadie en "{ $event }".
request-has-key = Usted tiene una clave: `adjudicate { $command }` lo hace, con su firma.
request-no-section = En "{ $event }" no hay `{ $section }`.
request-leave = Desde su dirección ha llegado la petición de que usted deje "{ $event }". Sus partidas en el torneo terminarían.
request-leave-section = Desde su dirección ha llegado la petición de que usted deje { $section } en "{ $event }". Sus partidas allí terminarían.
request-left = Su retirada está hecha.

request-appeal = Desde su dirección ha llegado una apelación contra { act } (entrada { $entry }), con estos motivos: "{ $reasons }"
request-appeal-form = Su apelación no se ha anotado. Responda `apelación` y el número de una entrada de "{ $event }", solo en una línea, y sus motivos en las líneas siguientes, en 2000 caracteres como máximo.
request-cannot-appeal = No puede apelar así: { $reason }.
request-appealed = Su apelación queda anotada, como entrada { $entry }. Se comunica al comité y a la otra parte.

request-invite = Desde su dirección ha llegado la petición de una partida ({ $game }) entre { $players }.
request-signs = Usted firma con la clave que venía con ella.
request-not-invited = No se ha invitado a nadie: { $reason }.
request-invited = { $number ->
    [one] Se ha invitado a { $players }.
   *[other] Se ha invitado a estas personas: { $players }.
} La partida empieza cuando todos han respondido `sí`; si alguien rechaza, se lo haremos saber.

request-language = Lo que se le escribe sobre el torneo está desde ahora en español.
request-needs-address = { $name }, su inscripción en "{ $event }" aún no está hecha, porque no indica una dirección a la que enviar los tableros y las noticias. Inscríbase otra vez con `adjudicate event enter FILE --name { $name }{ $sections } --mail ADDRESS --send`; `FILE` es el archivo del anuncio. Su dirección figurará entonces en el registro del torneo, a la vista de todos los participantes.

standings-state = { $open ->
    [0] { standings-stage }
    [one] { standings-stage }, { $open } partida en juego
   *[other] { standings-stage }, { $open } partidas en juego
}
section-game = { $game }, { $system }
