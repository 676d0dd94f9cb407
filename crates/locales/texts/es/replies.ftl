# The words of letters in Spanish; what each key is for stands in the English file.

moves = jugadas | movimientos | lista de jugadas | jugadas posibles | lista
board = tablero | posición | diagrama
rules = reglas | regla | reglamento
log = historial | historia | jugadas hechas
status = estado | situación | mis partidas
help = ayuda
resign = abandono | abandonar | me rindo | abandono la partida | rendirse
resign-yes = abandono sí | abandono, sí | me rindo, sí | abandonar sí
offer-draw =
    tablas? | tablas | ofrezco tablas | ofrecer tablas | propongo tablas | te ofrezco tablas | le ofrezco tablas | oferta de tablas
    | te propongo tablas | le propongo tablas
offer-end = ofrezco el final | propongo el final
offer-prisoners = ofrezco los prisioneros | propongo los prisioneros
concede = concedo | conceder
accept =
    acepto | aceptar | aceptado | aceptada | acepto tablas | acepto las tablas | tablas aceptadas | acepto la oferta
    | acepto tu oferta | acepto su oferta | acepto la propuesta
take-back = retirar la jugada | retiro la jugada | deshacer la jugada | retiro mi jugada
decline =
    rechazo | rechazar | rechazado | rechazo las tablas | rechazo tablas | declino | rechazo la oferta | no acepto
    | no acepto tablas | no acepto las tablas
roll-for-me = tira por mí | tire por mí | tira los dados por mí | tire los dados por mí | lanza por mí
claim-draw = reclamo tablas | reclamar tablas
stop = parar | darse de baja | baja
start = empezar | darse de alta | alta
enter = participo | participar | me inscribo | inscripción
withdraw = me retiro | retirarse | retirada

play = juego | jugar | juega
say = decir | mensaje | nota
try = probar | prueba
if = si
then = entonces
you-play = juegas | usted juega | tú juegas
away =
    ausente … | ausencia … | de vacaciones … | estoy ausente … | estaré ausente … | estoy de vacaciones …
    | estaré de vacaciones … | vacaciones … | estaré fuera … | estoy fuera …
from = del | de | desde el | desde
until = al | hasta el | hasta | a
as = como
appeal = apelación | apelo | recurso
against = contra
entry = la entrada | entrada
claim-timeout = reclamo el tiempo | tiempo agotado
language = idioma
language-name =
    español | castellano | Spanish | Spanisch | espagnol | spagnolo | Spaans | hiszpański | španělsky | испанский
    | espanhol
save = guardo
invite = invitar | invito

yes =
    sí | claro | claro que sí | de acuerdo | estoy de acuerdo | vale | por supuesto | con gusto | sí con gusto | correcto
    | exacto | muy bien | perfecto | encantado | encantada | con mucho gusto
yes-to-requests =
    participo | me apunto | cuenta conmigo | confirmo | confirmado | sí confirmo | sí acepto | sí participo | acepto
no = no | no gracias | rechazo | declino | esta vez no | no esta vez no | lo siento no | por desgracia no | cancelar
denies = no | nunca | pero | espera | espere | mal | broma | por qué | qué | quién | cómo | solo | sólo | jamás

polite = por favor | gracias | muchas gracias | mil gracias
leads =
    jugada | mi jugada | juego | aquí mi jugada | aquí está mi jugada | mi jugada es | muevo | respuesta | mi respuesta
leads-of-sentences = juego | muevo | mi jugada es | respondo | respondo con
before-numbers = jugada | mi jugada
before-choices = número | n.º | nº | opción | respuesta | la | el
ordinals =
    primero, primera | segundo, segunda | tercero, tercera | cuarto, cuarta | quinto, quinta | sexto, sexta | séptimo, séptima
    | octavo, octava | noveno, novena
numbers = uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve
months =
    enero, ene | febrero, feb | marzo, mar | abril, abr | mayo, may | junio, jun | julio, jul | agosto, ago
    | septiembre, setiembre, sept, sep | octubre, oct | noviembre, nov | diciembre, dic
in-dates = el | de | del | inclusive

may-resign = abandono | me rindo
may-accept = acepto
may-offer-draw = ofrezco tablas | propongo tablas | ofrecer tablas
takes-back =
    no, | no espera | espera, | espere, | mejor dicho | en cambio | en vez de | olvida | olvide | ignora | ignore
    | no estoy seguro | no estoy segura | todavía no | aún no | es broma | error | jugada equivocada | quise decir
    | quería decir | o más bien | por ejemplo | cancela | anula
asks = debo | puedo | podría | debería | es legal | está permitido | qué tal

greetings =
    hola | buenos días | buenas tardes | buenas noches | buenas | querido | querida | estimado | estimada | gracias
    | saludos | un saludo | saludos cordiales | atentamente | cordialmente | un abrazo | hasta luego | hasta pronto
    | adiós | suerte | buena suerte | buena partida | bien jugado | buena jugada | felicidades | enhorabuena
    | buen fin de semana | feliz año | feliz navidad
announcements = aquí mi jugada | aquí está mi jugada | mi jugada | juego | mi respuesta | jugada | sí | vale
