# The words of letters in English. Alternatives stand between strokes; the words of a number or month between commas. Capitals and accents make
# no difference, nor do full stops and exclamation marks. Three dots stand for what comes between.

# Commands that are a line of their own.
moves = moves | list
board = board | show
rules = rules | rule
log = log | history
status = status
help = help | ?
resign = resign
resign-yes = resign yes | resign, yes | resign: yes
offer-draw = draw? | offer draw | offer a draw
offer-end = offer end | offer the end
offer-prisoners = offer prisoners | offer the prisoners
concede = offer concede | concede
accept =
    accept | accepted | accept draw | accept the draw | accept offer | accept the offer | i accept | i accept the draw
    | i accept the offer | i accept your offer
take-back = take back | takeback | offer takeback | offer take back
decline = decline | decline draw | decline the draw | decline offer | i decline
roll-for-me = roll for me | please roll for me | roll next
claim-draw = claim draw
stop = stop | unsubscribe
start = start | subscribe
enter = enter
withdraw = withdraw

# Words with something behind them: a move, a date, a name.
play = play
say = say
try = try
if = if
then = then
you-play = you play
away = away … | i am away … | i'm away … | i'll be away … | i will be away … | i am … on holiday
from = from
until = to | until | till
as = as
appeal = appeal
against = against
entry = entry
claim-timeout = claim timeout
language = language
language-name =
    English | Englisch | anglais | inglese | inglés | Engels | angielski | anglicky | angličtina | английский
    | inglês
save = save
invite = invite

# Answers to a question that wants a yes or a no; the second row agrees to a seat or a request.
yes = yes | y | yep | yeah | ok | okay | sure | agreed | i agree | of course | that is right | that's right | correct | right
yes-to-requests =
    join | i join | accept | i accept | accepted | confirm | confirmed | i confirm | count me in | i'm in | i am in
    | with pleasure | gladly | yes gladly | yes with pleasure | yes i confirm | yes i join | yes i accept | yes i am in
no =
    no | n | nope | decline | i decline | declined | not this time | no not this time | count me out | i'm out | i am out
    | cancel | stop
# Words of which none is in a greeting or a name.
denies =
    not | no | never | nope | don't | dont | but | wait | stop | wrong | joke | kidding | why | what | who | how | if | only

# Words that may stand before or behind anything else and change nothing.
polite = please | pls | many thanks | thanks a lot | thanks | thank you | thx | ty | cheers
# Words before a move, with a colon behind them; those of the second row also without one.
leads =
    my move | my next move | my turn | move | my play | i play | i move | here is my move | here's my move
    | here comes my move | my move is | play
leads-of-sentences = i play | i'll play | i will play | i move | my move is
# Words before the number of a move, and before the number of an answer.
before-numbers = move | turn | my move
before-choices = number | no. | nr. | nr | option | choice | answer | the
# From one to nine: words that say which of several; and words that do so behind one of those above.
ordinals =
    first, first one, 1st | second, second one, 2nd | third, third one, 3rd | fourth, fourth one, 4th
    | fifth, fifth one, 5th | sixth, sixth one, 6th | seventh, seventh one, 7th | eighth, eighth one, 8th
    | ninth, ninth one, 9th
numbers = one | two | three | four | five | six | seven | eight | nine
months =
    january, jan | february, feb | march, mar | april, apr | may | june, jun | july, jul | august, aug
    | september, sept, sep | october, oct | november, nov | december, dec
# Words in a date that say nothing more.
in-dates = the | of | st | nd | rd | th | on

# Words in a sentence that may mean a command; the desk asks.
may-resign = resign | i give up | i concede
may-accept = i accept | i agree to the draw | accept the draw | accept your
may-offer-draw = offer a draw | offer you a draw | offer draw
# Words that take back what another line says, and words of a question about it.
takes-back =
    scratch that | ignore that | ignore the | ignore my | forget that | instead | no wait | wait, | wait - | on second thought
    | just kidding | not sure | don't play | do not play | not yet | never mind | nevermind | cancel | undo | or rather
    | changed my mind | my mistake | wrong move | typo | don't enter | don't send | what if | only thinking | just thinking
    | for example | not my move | no,
asks =
    should i | could i | can i | may i | would it | what about | is it legal | is that legal | is this legal | allowed

# With what greetings, thanks and good wishes begin, and lines that announce the next one.
greetings =
    hi | hello | hey | dear | good morning | good day | good afternoon | good evening | good night | thanks | thank you
    | many thanks | thx | cheers | regards | best | kind regards | best regards | best wishes | warm regards
    | with kind regards | yours | sincerely | greetings | bye | see you | good luck | have fun | gl | well played
    | nice move | nice game | good game | gg | love | cu | happy new year | merry christmas | p.s | ps
announcements =
    here is my move | here's my move | here comes my move | my move | my turn | my next move | i play | i move | move | ok
    | okay | yes
