# The words of letters in French; what each key is for stands in the English file.

moves = coups | liste des coups | coups possibles | liste
board = échiquier | plateau | tablier | damier | position | diagramme
rules = règles | règle | règlement
log = historique | journal | déroulement | coups joués
status = état | situation | mes parties
help = aide
resign = abandon | abandonner | j'abandonne | je jette l'éponge | j'abandonne la partie
resign-yes = abandon oui | abandonner oui | abandon, oui | j'abandonne, oui
offer-draw =
    nulle? | nulle | proposer nulle | propose nulle | proposition de nulle | je propose nulle | je propose la nulle
    | je propose une nulle | je vous propose nulle | je te propose nulle | je vous propose la nulle | je te propose la nulle
offer-end = proposer la fin | je propose la fin
offer-prisoners = proposer les prisonniers | je propose les prisonniers
concede = je concède | concéder
accept =
    accepter | accepté | j'accepte | j'accepte la nulle | j'accepte votre offre | j'accepte ton offre | nulle acceptée
    | j'accepte l'offre | j'accepte votre proposition | j'accepte ta proposition
take-back = reprendre | reprendre le coup | reprise du coup | je reprends mon coup
decline = refuser | refusé | je refuse | je refuse la nulle | je décline | nulle refusée | je refuse l'offre
roll-for-me = lance pour moi | lancez pour moi | lancez les dés pour moi | lance les dés pour moi
claim-draw = réclamer la nulle | je réclame la nulle | je réclame nulle
stop = arrêter | se désabonner | désabonner
start = s'abonner | abonner
enter = participer | je participe | je m'inscris | inscription
withdraw = se retirer | je me retire | retrait

play = joue | jouer | je joue
say = dire | message | remarque
try = essayer | essaie
if = si
then = alors
you-play = vous jouez | tu joues
away =
    absent … | absence … | absente … | en vacances … | je suis absent … | je suis absente … | je serai absent …
    | je serai absente … | je suis en vacances … | je serai en vacances … | vacances … | je pars en vacances …
from = du | de | à partir du | depuis le
until = au | jusqu'au | à
as = comme | sous le nom de
appeal = appel | je fais appel | recours
against = contre | de
entry = l'entrée | entrée | l'inscription | inscription
claim-timeout = réclamer le temps | dépassement de temps
language = langue
language-name =
    français | French | Französisch | francese | francés | Frans | francuski | francouzsky | французский | francês
save = garder
invite = inviter | j'invite

yes =
    oui | ouais | d'accord | je suis d'accord | bien sûr | bien entendu | entendu | ok d'accord | c'est exact | c'est ça
    | exact | c'est bon | volontiers | oui volontiers | avec plaisir | oui avec plaisir | parfait | tout à fait
yes-to-requests =
    je participe | je suis partant | je suis partante | j'en suis | je confirme | confirmé | oui je confirme
    | oui j'accepte | oui je participe | j'accepte | accepté
no =
    non | non merci | je refuse | je décline | pas cette fois | non pas cette fois | sans moi | désolé non | refusé
    | malheureusement non | annuler
denies = non | pas | jamais | ne | mais | attends | attendez | faux | blague | pourquoi | quoi | qui | comment | seulement | sauf

polite = s'il vous plaît | s'il te plaît | svp | stp | merci | merci beaucoup | merci bien | je vous prie
leads =
    mon coup | coup | mon prochain coup | je joue | voici mon coup | voilà mon coup | mon coup est | ma réponse | réponse
leads-of-sentences = je joue | mon coup est | je réponds | je réponds par
before-numbers = coup | mon coup
before-choices = numéro | no. | n° | nº | option | choix | réponse | le | la
ordinals =
    premier, première, 1er, 1re | deuxième, second, seconde, 2e | troisième, 3e | quatrième, 4e | cinquième, 5e | sixième, 6e
    | septième, 7e | huitième, 8e | neuvième, 9e
numbers = un, une | deux | trois | quatre | cinq | six | sept | huit | neuf
months =
    janvier, janv | février, fév, févr | mars | avril, avr | mai | juin | juillet, juil | août | septembre, sept | octobre, oct
    | novembre, nov | décembre, déc
in-dates = le | er | inclus | de

may-resign = j'abandonne | abandonner
may-accept = j'accepte
may-offer-draw = propose nulle | propose la nulle | propose une nulle | proposer nulle
takes-back =
    non, | non attends | attends, | attendez, | plutôt | finalement | oubliez | oublie | ignorez | ignore | pas sûr | pas encore
    | je plaisante | erreur | mauvais coup | faute de frappe | je voulais dire | ou bien | par exemple | annule | annulez
    | pas mon coup | en fait
asks = dois-je | puis-je | est-ce que je | devrais-je | pourrais-je | est-ce légal | est-ce permis | qu'en est-il

greetings =
    bonjour | bonsoir | salut | coucou | cher | chère | bonne nuit | bonne journée | bonne soirée | merci | mille mercis
    | cordialement | bien cordialement | bien à vous | bien à toi | amicalement | amitiés | sincères salutations
    | meilleures salutations | salutations | à bientôt | à plus | au revoir | bonne chance | bonne partie | bien joué
    | beau coup | joli coup | bravo | bon week-end | bonne année | joyeux noël | bises | a+
announcements = voici mon coup | voilà mon coup | mon coup | je joue | ma réponse | coup | oui | d'accord
