# The words of letters in Czech; what each key is for stands in the English file.

moves = tahy | seznam tahů | možné tahy | seznam
board = deska | šachovnice | pozice | diagram
rules = pravidla | pravidlo
log = historie | průběh
status = stav | moje partie
help = pomoc | nápověda
resign = vzdávám | vzdávám se | vzdávám partii | vzdávám to
resign-yes = vzdávám ano | vzdávám, ano | vzdávám se ano | vzdávám se, ano
offer-draw =
    remíza? | remis? | remíza | remízu | nabízím remízu | nabízím remis | nabídka remízy | remis | navrhuji remízu | nabízím ti remízu
    | nabízím vám remízu
offer-end = nabízím konec
offer-prisoners = nabízím zajatce
concede = uznávám prohru
accept =
    přijímám | souhlasím s remízou | přijímám remízu | přijato | přijímám nabídku | beru remízu | akceptuji
take-back = beru zpět | beru tah zpět | vzít zpět | vrátit tah
decline = odmítám | odmítám remízu | odmítnuto | odmítám nabídku | nepřijímám
roll-for-me = hoď za mě | hoďte za mě | hoď kostkami za mě | házej za mě
claim-draw = reklamuji remízu | požaduji remízu
stop = zastavit | odhlásit
start = přihlásit
enter = přihlásit | účastním se | přihlašuji se | zúčastním se
withdraw = odstupuji | odhlašuji se

play = hraji | hraju | hraj
say = zpráva | poznámka | vzkaz
try = zkus | zkusit
if = když | jestliže | pokud
then = pak | potom
you-play = zahraješ | zahrajete | hraješ
away =
    nepřítomen … | nepřítomna … | nepřítomnost … | dovolená … | na dovolené … | jsem na dovolené … | budu na dovolené …
    | budu pryč … | jsem pryč … | nebudu … doma | nebudu tu …
from = od
until = do
as = jako
appeal = odvolání | odvolávám se
against = proti
entry = záznamu | záznam | zápisu
claim-timeout = reklamuji čas | překročení času
language = jazyk
language-name =
    čeština | česky | Czech | Tschechisch | tchèque | ceco | checo | Tsjechisch | czeski | чешский | tcheco
save = nechávám si
invite = pozvat | zvu

yes =
    ano | jo | jasně | souhlasím | dobře | samozřejmě | v pořádku | správně | přesně | rád | ráda | ano rád | ano ráda
    | s radostí | určitě
yes-to-requests =
    připojuji se | účastním se | jdu do toho | potvrzuji | potvrzeno | ano potvrzuji | ano přijímám | přijímám
no = ne | ne děkuji | odmítám | tentokrát ne | bohužel ne | raději ne | zrušit
denies = ne | nikdy | ale | počkej | počkejte | špatně | vtip | proč | co | kdo | jak | jen | pokud

polite = prosím | děkuji | díky | děkuji pěkně | mockrát děkuji | děkuju | moc díky
leads =
    tah | můj tah | můj další tah | hraji | hraju | tady je můj tah | zde je můj tah | můj tah je | odpověď | moje odpověď
leads-of-sentences = hraji | hraju | můj tah je | odpovídám | táhnu
before-numbers = tah | můj tah
before-choices = číslo | č. | možnost | odpověď | volím
ordinals =
    první | druhý, druhá, druhé, druhou | třetí | čtvrtý, čtvrtá, čtvrté, čtvrtou | pátý, pátá, páté, pátou
    | šestý, šestá, šesté, šestou | sedmý, sedmá, sedmé, sedmou | osmý, osmá, osmé, osmou | devátý, devátá, deváté, devátou
numbers = jedna | dvě, dva | tři | čtyři | pět | šest | sedm | osm | devět
months =
    ledna, leden, led | února, únor, úno | března, březen, bře | dubna, duben, dub | května, květen, kvě
    | června, červen, čvn | července, červenec, čvc | srpna, srpen, srp | září, zář | října, říjen, říj | listopadu, listopad, lis
    | prosince, prosinec, pro
in-dates = dne | r

may-resign = vzdávám
may-accept = přijímám | souhlasím s remízou
may-offer-draw = nabízím remízu | navrhuji remízu
takes-back =
    ne, | ne počkej | počkej, | počkejte, | místo toho | raději | zapomeň | zapomeňte | ignoruj | nejsem si jistý
    | nejsem si jistá | ještě ne | dělám si legraci | omyl | špatný tah | překlep | myslel jsem | myslela jsem | nebo spíš
    | například | zruš
asks = mohu | mám | můžu | směl bych | je to dovoleno | je to povoleno | co třeba

greetings =
    ahoj | čau | nazdar | dobrý den | dobré ráno | dobrý večer | dobré odpoledne | dobrou noc | milý | milá | vážený pane
    | vážená paní | děkuji | díky | s pozdravem | pozdravy | zdravím | srdečně zdravím | s přátelským pozdravem | s úctou
    | na shledanou | nashledanou | měj se | mějte se | hodně štěstí | hezkou hru | dobrý tah | pěkný tah | dobrá hra
    | gratuluji | hezký víkend | hezký den | veselé vánoce | šťastný nový rok
announcements = tady je můj tah | zde je můj tah | můj tah | hraji | hraju | moje odpověď | tah | ano | dobře
