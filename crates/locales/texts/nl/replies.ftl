# The words of letters in Dutch; what each key is for stands in the English file.

moves = zetten | zettenlijst | mogelijke zetten | lijst
board = bord | stelling | diagram
rules = regels | regel | reglement
log = verloop | geschiedenis | gespeelde zetten
status = stand | mijn partijen
help = hulp
resign = opgeven | ik geef op | geef op | ik geef de partij op
resign-yes = opgeven ja | opgeven, ja | ik geef op, ja
offer-draw =
    remise? | remise | bied remise | remise aanbieden | ik bied remise | ik bied remise aan | ik bied je remise aan | ik bied u remise aan
    | remiseaanbod | remisevoorstel | ik stel remise voor
offer-end = ik bied het einde aan | einde aanbieden
offer-prisoners = ik bied de gevangenen aan | gevangenen aanbieden
concede = ik geef het spel verloren | spel verloren geven
accept =
    aangenomen | aannemen | ik neem aan | ik neem het aan | ik accepteer | geaccepteerd | accepteren | akkoord met remise
    | ik neem remise aan | ik neem de remise aan | remise aangenomen | ik neem het aanbod aan | ik accepteer remise
take-back = terugnemen | zet terugnemen | ik neem mijn zet terug
decline = weigeren | geweigerd | ik weiger | ik sla af | afgeslagen | ik weiger remise | ik sla remise af | ik wijs af
roll-for-me = gooi voor mij | gooi maar voor mij | dobbel voor mij | werp voor mij
claim-draw = remise claimen | ik claim remise
stop = stoppen | afmelden | uitschrijven
start = beginnen | aanmelden | inschrijven
enter = aanmelden | inschrijven | meedoen | ik doe mee | ik schrijf me in
withdraw = terugtrekken | ik trek me terug

play = speel | spelen
say = zeg | bericht | opmerking
try = probeer
if = als | indien
then = dan
you-play = jij speelt | je speelt | u speelt
away =
    afwezig … | vakantie … | op vakantie … | ik ben … afwezig | ik ben … op vakantie | ik ben … weg | ik ben afwezig …
    | ik ben op vakantie … | ik ben weg …
from = van | vanaf
until = tot | tot en met | t/m | tot aan
as = als
appeal = beroep | bezwaar | ik ga in beroep
against = tegen
entry = regel | vermelding | notitie
claim-timeout = tijd claimen | tijdsoverschrijding
language = taal
language-name =
    Nederlands | Dutch | Niederländisch | Holländisch | néerlandais | olandese | neerlandés | niderlandzki
    | holenderski | nizozemsky | нидерландский | neerlandês
save = bewaar
invite = uitnodigen | nodig uit

yes =
    ja | jazeker | zeker | natuurlijk | graag | ja graag | akkoord | oké | oke | goed | prima | ik ben het ermee eens | klopt
    | dat klopt | juist | in orde | vanzelfsprekend
yes-to-requests =
    ik doe mee | ja ik doe mee | ik ben erbij | met plezier | met genoegen | ja met plezier | ik bevestig | bevestigd
    | ja ik bevestig | ik neem aan | aangenomen
no =
    nee | neen | nee dank je | nee bedankt | nee dank u | deze keer niet | nee deze keer niet | helaas niet | helaas niet nee
    | ik weiger | ik sla af | liever niet | annuleren
denies = niet | nee | neen | nooit | geen | maar | wacht | fout | grapje | waarom | wat | wie | hoe | alleen | als

polite = alstublieft | alsjeblieft | aub | ajb | bedankt | dank je | dank u | dank je wel | dank u wel | hartelijk dank
leads =
    zet | mijn zet | mijn volgende zet | ik speel | hier is mijn zet | hier mijn zet | mijn zet is | antwoord | mijn antwoord
leads-of-sentences = ik speel | mijn zet is | ik antwoord | ik antwoord met | ik zet
before-numbers = zet | mijn zet
before-choices = nummer | nr. | nr | keuze | optie | antwoord | de | het
ordinals = eerste, 1e | tweede, 2e | derde, 3e | vierde, 4e | vijfde, 5e | zesde, 6e | zevende, 7e | achtste, 8e | negende, 9e
numbers = een, één | twee | drie | vier | vijf | zes | zeven | acht | negen
months =
    januari, jan | februari, feb | maart, mrt | april, apr | mei | juni, jun | juli, jul | augustus, aug | september, sept, sep
    | oktober, okt | november, nov | december, dec
in-dates = de | e

may-resign = geef op | opgeven | geef ik op
may-accept = neem aan | neem het aan | accepteer | neem remise aan
may-offer-draw = bied remise | stel remise voor | bied ik remise | remise aan
takes-back =
    nee, | nee wacht | wacht, | liever | in plaats daarvan | vergeet | negeer | niet zeker | nog niet | grapje | vergissing
    | verkeerde zet | tikfout | typefout | ik bedoel | ik bedoelde | of beter | bijvoorbeeld | toch niet | bij nader inzien
asks = moet ik | kan ik | mag ik | zal ik | zou ik | is dat toegestaan | mag dat

greetings =
    hallo | hoi | dag | goedemorgen | goedemiddag | goedenavond | goedendag | goeiemorgen | beste | geachte | bedankt
    | dank je | dank u | hartelijk dank | groet | groeten | groetjes | met vriendelijke groet | met vriendelijke groeten
    | vriendelijke groet | hartelijke groeten | mvg | tot ziens | tot later | tot gauw | succes | veel plezier
    | veel succes | mooie zet | goede zet | goed gespeeld | fijn weekend | gelukkig nieuwjaar | prettige kerstdagen
announcements = hier is mijn zet | hier mijn zet | mijn zet | ik speel | mijn antwoord | zet | ja | akkoord
