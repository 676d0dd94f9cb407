# The words of letters in Portuguese; what each key is for stands in the English file.

moves = lances | jogadas | lista de lances | lances possíveis | lista
board = tabuleiro | posição | diagrama
rules = regras | regra | regulamento
log = histórico | história
status = estado | situação | as minhas partidas | minhas partidas
help = ajuda
resign = abandono | abandonar | desisto | desistir | abandono a partida
resign-yes = abandono sim | abandono, sim | desisto, sim | desisto sim
offer-draw =
    empate? | empate | ofereço empate | proponho empate | oferecer empate | proposta de empate | ofereço o empate
    | proponho o empate | ofereço-lhe empate | te ofereço empate
offer-end = ofereço o fim | proponho o fim
offer-prisoners = ofereço os prisioneiros | proponho os prisioneiros
concede = concedo | conceder
accept =
    aceito | aceitar | aceite | aceito o empate | aceito empate | empate aceito | aceito a oferta | aceito a tua oferta
    | aceito a sua oferta | aceito a proposta
take-back = retirar o lance | retiro o lance | voltar o lance
decline = recuso | recusar | recusado | recuso o empate | recuso empate | declino | recuso a oferta
roll-for-me = joga por mim | jogue os dados por mim | lança os dados por mim | lance os dados por mim | role por mim
claim-draw = reclamo empate | reivindico empate | reclamo o empate
stop = parar | cancelar subscrição
start = começar | subscrever
enter = participo | participar | inscrevo-me | inscrição
withdraw = retiro-me | desisto do torneio | me retiro

play = jogo | jogar | joga
say = dizer | mensagem | nota
try = experimentar | tentar
if = se
then = então
you-play = você joga | jogas | o senhor joga
away =
    ausente … | ausência … | de férias … | férias … | estou ausente … | estarei ausente … | estou de férias …
    | estarei de férias … | vou estar ausente … | vou estar fora … | estarei fora …
from = de | do dia | desde | a partir de
until = a | até | até ao | ao dia | ao
as = como
appeal = recurso | apelo | recorro
against = contra
entry = a entrada | entrada
claim-timeout = reclamo o tempo | tempo esgotado
language = língua
language-name =
    português | Portuguese | Portugiesisch | portugais | portoghese | portugués | Portugees | portugalski
    | portugalsky | португальский
save = guardo
invite = convidar | convido

yes =
    sim | claro | claro que sim | de acordo | concordo | estou de acordo | está bem | tudo bem | com certeza | certo
    | exato | exacto | com prazer | sim com prazer | perfeito | combinado
yes-to-requests =
    participo | conta comigo | conte comigo | confirmo | confirmado | sim confirmo | sim aceito | sim participo | aceito
no = não | não obrigado | não obrigada | recuso | declino | desta vez não | infelizmente não | lamento mas não | cancelar
denies = não | nunca | mas | espera | espere | errado | brincadeira | porquê | porque | quê | quem | como | só | apenas | se

polite = por favor | obrigado | obrigada | muito obrigado | muito obrigada | faz favor
leads =
    lance | o meu lance | meu lance | jogo | aqui está o meu lance | aqui vai o meu lance | o meu lance é | meu lance é
    | resposta | a minha resposta
leads-of-sentences = jogo | o meu lance é | meu lance é | respondo | respondo com
before-numbers = lance | meu lance | o meu lance
before-choices = número | n.º | nº | opção | resposta
ordinals =
    primeiro, primeira | segundo, segunda | terceiro, terceira | quarto, quarta | quinto, quinta | sexto, sexta
    | sétimo, sétima | oitavo, oitava | nono, nona
numbers = um | dois | três | quatro | cinco | seis | sete | oito | nove
months =
    janeiro, jan | fevereiro, fev | março, mar | abril, abr | maio, mai | junho, jun | julho, jul | agosto, ago
    | setembro, set | outubro, out | novembro, nov | dezembro, dez
in-dates = o | de | do | dia

may-resign = abandono | desisto
may-accept = aceito
may-offer-draw = ofereço empate | proponho empate | proponho o empate
takes-back =
    não, | não espera | espera, | espere, | em vez disso | aliás | esquece | esqueça | ignora | ignore | não tenho a certeza
    | não tenho certeza | ainda não | estou a brincar | brincadeira | erro | lance errado | engano | quis dizer
    | queria dizer | ou melhor | por exemplo | cancela | anula
asks = devo | posso | poderia | deveria | é legal | é permitido | que tal

greetings =
    olá | oi | bom dia | boa tarde | boa noite | caro | cara | prezado | prezada | obrigado | obrigada | muito obrigado
    | cumprimentos | com os melhores cumprimentos | melhores cumprimentos | atenciosamente | saudações | um abraço
    | abraço | abraços | até logo | até breve | adeus | tchau | boa sorte | boa partida | bem jogado | bom lance
    | belo lance | parabéns | bom fim de semana | feliz ano novo | feliz natal
announcements = aqui está o meu lance | aqui vai o meu lance | o meu lance | meu lance | jogo | a minha resposta | lance | sim
