### As palavras das páginas.
## Every page

skip = Ir para o conteúdo
tagline = quatro jogos do México antigo e das terras maias
language = Idioma
light-or-dark = Claro ou escuro
to-the-lobby = Para a entrada
lobby = Entrada
rules = Regras
close = Fechar
more = Mais
link = Ligação
copied = A ligação foi copiada.
copy-by-hand = Copie esta ligação
sorry = Isso não resultou
error-server = O servidor não conseguiu responder.
error-offline = De momento não se consegue chegar ao servidor.
error-late = O servidor não respondeu a tempo: tente de novo.
play = Jogar
replay = Rever
record = Registo
record-so-far = Registo, tanto quanto conhece: abre-se quando a partida acabar
players = jogadores
bot = robô
level-random = ao acaso
level-greedy = guloso
level-search = pensador
level-novice = principiante
level-adept = experiente
level-master = mestre

## Lobby

what-play = A que jogamos?
what-play-how = Escolha um jogo, quem se senta, jogue. Sem conta, nada para instalar.
game = Jogo
your-table = A sua mesa
who-sits = Quem se senta?
seats-from-to = { $least } a { $most } lugares
seat-n = Lugar { $n }
level-of = Nível do lugar { $n }
name = Nome
name-of = Nome no lugar { $n }
kind-me = Eu
kind-here = Um amigo aqui
kind-bot = Robô
kind-open = Livre, por ligação
remove-seat = Retirar este lugar
remove-seat-n = Retirar o lugar { $n }
one-more-seat = Mais um lugar
options = Opções
own-value = Outra coisa…
no-account = O jogo começa logo.
open-seats = Cada lugar livre tem a sua ligação; o jogo pode começar com ele vazio.
sample-game = Contra robôs
go-on = Continuar
look = Ver
with = com { $names }
nothing-running = Não há jogos a decorrer. «Jogar já» começa um com um só clique.
you-why = Fica guardado neste navegador. Não é precisa nenhuma conta.
play-now = Jogar já
set-up = Preparar
set-up-game = Uma mesa de { $game }
your-games = Os seus jogos
last-games = Os seus últimos jogos
wait-for-you = à sua espera: { $n }
none-running = Não há jogos a decorrer.
games-unknown = Os seus jogos não podem ser mostrados agora. { $why } Pode jogar na mesma.
may-be-old = O que vê pode ser antigo. Vai tentar-se de novo.
bot-of = robô ({ $level })
won = venceu:
again = Outra vez
again-why = Uma mesa nova, preparada da mesma maneira
more-games = Mostrar mais ({ $n })
open-record = Abrir um registo
open-record-how = Escolha o ficheiro de um jogo guardado, ou largue-o aqui.
choose-file = Escolher um ficheiro

## The table

board = Tabuleiro
hand = Mão
my-things = As minhas coisas
shelf = Na mesa
log = Diário
log-empty = Ainda nada foi dito.
log-setup = Preparação: { $n } linhas
tab-mine = Meu
tab-seats = Os outros
tab-log = Diário
open-sheet = Abrir ou fechar
more-about = Mais sobre o jogo
prompt = O que fazer
words = Palavras
said-so-far = Dito até agora
choose-word = Escolha uma palavra abaixo, ou um lugar no tabuleiro.
choose-below = Escolha uma palavra abaixo.
choose-place = Escolha um dos lugares iluminados.
now-choose = { $said }: escolha { $what }.
now-or-this = { $said }: só isto, ou escolha ainda { $what }.
now-board = um lugar do tabuleiro
now-hand = uma carta da sua mão
now-mat = uma casa do seu próprio tabuleiro
now-place = um dos lugares iluminados
now-word = um dos botões
look-around = Entretanto pode olhar em volta.
waiting-for = À espera de { $name }
look-only = Só para ver
waiting-open = À espera de { $name }: ainda ninguém se sentou aí
asked-so = «{ $text }»
watching = Está a assistir.
just-this = Só isto
say-final = Confirmar (definitivo)
take-word-back = Retirar a última palavra
word-back = Voltar
undo = Desfazer
undo-turn = Desfazer a vez
undo-takes-all = Desfazer já retoma tudo.
not-possible = Não é possível:
why-not = Porque não
nothing-here = Agora não há nada a fazer aqui.
at-place = Em { $place }
things-left = Acabar já?
could-still = Ainda pode usar:
go-on-playing = Continuar a jogar
ask-no-more = Não voltar a perguntar
somebody-faster = Alguém foi mais rápido: o tabuleiro mudou.
slowly = Devagar: um momento.
nearer = Mais perto
farther = Mais longe
whole-board = Todo o tabuleiro
name-value = { $name }: { $value }
points = Pontos
has-points = Pontos: { $n }
you = você
at-this-screen = neste ecrã
at-the-table = à mesa
person = pessoa
away = ausente
seat-open = lugar livre
seat-game = jogado pelas regras
thinking = a pensar
about-seat = Sobre { $name }
link-why = Quem abrir esta ligação senta-se aqui.
copy-link = Copiar a ligação
copy-seat-link = Copiar a ligação de { $name }
copy-watch-link = Copiar a ligação para espectadores
let-bot = Deixar jogar um robô ({ $level })
give-back = Devolver o lugar
menu = Menu
describe = Descrever o tabuleiro
bell = Avisar-me quando for a minha vez
bell-on = É avisado quando for a sua vez
show-position = Mostrar esta posição
looking-back = Está a olhar para trás: linha { $n } de { $m }.
looking-back-first = Volte primeiro ao jogo.
back-to-game = Voltar ao jogo
command = Escrever uma linha
command-hint = escrever uma linha: /
completions = Linhas possíveis
line-goes-on = A linha continua:
hints = Dicas
welcome-1 = O que brilha pode ser clicado.
welcome-2 = Aponte para o resto: diz-lhe porquê.
welcome-3 = Escape retira uma palavra, Desfazer uma linha inteira.
welcome-1-touch = O que brilha pode ser tocado.
welcome-2-touch = Toque no resto: diz-lhe porquê.
welcome-3-touch = Voltar retira uma palavra, Desfazer uma linha inteira.
next = Seguinte
got-it = Percebi


## The line to the server

live = Em direto
connecting = A ligar …
offline = Sem ligação
connection-lost = Ligação perdida.
trying-again = Nova tentativa em { $n } s
try-now = Tentar já
went-wrong = Algo correu mal nesta página.
seat-again = Talvez tenha sido libertado, ou este navegador esqueceu-o. Recarregue a página para assistir.
load-again = Recarregar a página

## The title of the tab

title-yours = A sua vez
title-thinking = A pensar …
title-waiting = À espera
title-watching = A assistir
title-over = Fim do jogo

## Several seats at one screen

hand-over = Agora { $name }
hand-over-why = Passe o aparelho. Os outros olham para o lado: o que vem é só para um par de olhos.
i-am = Sou { $name }

## Keys

keys = Teclas
underlined = letra
key-tab = para a parte seguinte da mesa
key-arrows = andar pelo tabuleiro, pela mão, pelas palavras
key-lit = para o próximo lugar iluminado, para o anterior
kbd-enter = Enter
kbd-escape = Esc
kbd-shift = Shift
key-enter = dizer a palavra; duas vezes: a linha acaba aí
key-escape = retirar uma palavra
key-end = acabar a vez
key-command = escrever uma linha
key-letter = a letra sublinhada escolhe essa palavra

## The end

wins-with = { $name } vence com { $points } pontos
share-victory = { $names } partilham a vitória
standing = Classificação
place = Lugar
place-n = { $n }.º lugar
place-told = { $place }.º lugar: { $name }, { $points } pontos
lines-said = { $n } linhas
rematch = Desforra
to-the-rematch = Para a desforra
see-board = O tabuleiro
score-sheet = Folha de pontos
where-points = De onde vieram os pontos
source = Origem
total = Total
points-by-round = Pontos ao longo do jogo
keep-it = Guardar
link-to-game = Ligação para o jogo

## Replay

share-position = Partilhar esta posição
to-table = Para a mesa
position = Posição
line-of = linha { $n } de { $m }
to-start = Para o início
to-end = Para o fim
step = Uma linha à frente
step-back = Uma linha atrás
play-record = Reproduzir
pause = Pausa
speed = Velocidade
seen-by = Visto por
spectator = espectador
to-round = Para { $round }

## Rules

rules-in-short = As regras em resumo, por palavras nossas. Cada regra tem um número; a mesa cita-o quando recusa algo.
rules-aside = Os números são ligações: partilhe o endereço de uma regra para a mostrar.
rulings = Esclarecimentos
provenance = O que é reconstruído
contents = Conteúdo
search = Procurar nas regras
search-hint = uma palavra ou um número
found-n = Encontrado: { $n }
sample-alt = Uma posição de { $game }
sample-caption = Uma posição a meio de um jogo.

# ---- a draft: cards are laid, then all are said
draft-confirm = Confirmar
draft-missing = faltam { $n }
draft-final = não se pode mudar
draft-repeat = Como da última vez
draft-how = Clique numa carta e depois num lugar, ou prima o seu número. Um clique retoma a carta.
draft-how-touch = Toque numa carta e depois num lugar. Um toque retoma a carta.
draft-how-one = Clique nas cartas a pôr. Um clique retoma a carta.
draft-how-one-touch = Toque nas cartas a pôr. Um toque retoma a carta.
draft-card-first = Escolha primeiro uma carta da sua mão.
draft-full = Já não há lugar para outra carta.

# ---- hint, chat, two windows, clocks
hint = Dica
hint-thinking = A pensar …
hint-not-now = Não há nada a decidir agora.
hint-none = Não há dica para isto.
hint-chance = probabilidade estimada de ganhar
hint-again = Toque outra vez para jogar.
chat = Conversa
chat-hint = Dizer algo a todos
chat-send = Enviar
taken = O seu lugar está noutra janela.
take-back = Retomar
your-name = O seu nome
give-name = Sou eu
clock-left = Tempo restante
key-draft = Pôr ali a carta escolhida
lately = Dito nesta vez
clock = Relógio
clock-none = Sem relógio
clock-minutes = { $n } minutos cada

## What can be switched on

show-on-board = Mostrar no tabuleiro
layer-changes = Mudanças desde a minha vez
undo-this = Voltar atrás nisto e repetir o que se segue
not-again = O que se seguia já não é possível: { $why }
not-said-again = Não repetido: { $lines }

## Plans

planned = Planeado
plan-this = Planear isto
plan-say = Dizer isto agora
plan-drop = Desistir deste plano
plan-how = Já pode planear: uma palavra, depois lugares; ou escreva uma linha.

## O próprio lugar, e os do anfitrião

my-seat = O meu lugar
devices-one = O seu lugar só está aberto neste aparelho.
devices-several = O seu lugar está aberto em { $n } aparelhos.
device-link = Abrir noutro aparelho
device-link-why = Abra esta ligação no seu outro aparelho. Funciona uma vez, durante { $n } minutos.
end-others = Fechar nos outros
end-others-done = O seu lugar já só está aberto neste aparelho.
free-seat = Libertar este lugar
free-seat-sure = Libertar o lugar de { $name }?
free-seat-why = Quem lá está perde-o e é avisado; fica no diário de todos. É criada uma nova ligação para outra pessoa.
keep-seat = Deixar
bot-plays = Um robô joga por si. O anfitrião pode devolver o lugar.
hints-on = Nesta mesa são permitidas dicas.
hints-off = Nesta mesa não há dicas.
hints-allowed = Dicas para as pessoas
hints-allowed-yes = Sim
hints-allowed-no = Não

## Settings, sound, the player aid

settings = Definições
settings-kept = Cada alteração fica logo guardada, neste navegador.
settings-table = À mesa
settings-look = Aspeto e som
ask-end = Perguntar antes do fim da vez
ask-end-why = Se se perder alguma coisa que ainda se pode fazer.
ask-final = Perguntar antes do que é definitivo
ask-final-why = Cartas viradas, dados lançados.
letters = Teclas de uma só letra
letters-why = Desligue com leitor de ecrã ou comando de voz.
theme = Tema
theme-why = Claro ou escuro.
theme-system = Como o sistema
theme-light = Claro
theme-dark = Escuro
language-why = A página volta a carregar.
sound = Som
sound-why = A minha vez, uma jogada dos outros, o fim. Discreto.
name-why = Em mesas novas, e nesta se está sentado aqui.
aid = Ajuda de jogo
aid-key = Ajuda de jogo: tecla i
aid-end = O fim

# as jogadas dos outros, passo a passo
others-turns = Jogadas dos outros
steps = Passos
turn-of = { $name } joga
step-n = Passo { $n }
step-of = passo { $n } de { $m }
part-of = { $n } de { $m }
play-again = Desde o início
turns-on = Continuar
all-at-once = Tudo de uma vez
all-short = Tudo
skip-to-me = Passar à minha vez
skip-turns = Passar
next-is = Depois { $name }.
then-you = Depois é a sua vez.
since-my-turn = Desde a minha última vez
steps-of = Marcar no tabuleiro o que { $name } fez ({ $n })
replay-turn = Rever o que aconteceu desde a minha vez
replay-short = Rever
marks-on = O que os outros fizeram está marcado.
marks-off = O que os outros fizeram já não está marcado.
points-before = Antes
points-now = Agora
moment-board = Ver o tabuleiro
moment-open = Ver de novo
kbd-space = Espaço
key-turns = durante as jogadas dos outros: pausa, um passo atrás, um à frente
settings-others = Jogadas dos outros
pace = Ritmo
pace-why = Como se mostram as jogadas dos outros e as pontuações.
pace-now = De uma vez
pace-quick = Rápido
pace-normal = Normal
pace-hand = À mão
marks = Números dos passos
marks-why = Molduras e números no tabuleiro e no diário para o que os outros fizeram desde a minha vez.

## Giving up, taking back more, playing on

chat-unread = por ler:
take-back-more = Voltar atrás …
takeback-which = Voltar atrás a partir de que linha?
takeback-how = Tudo o que foi dito depois também desaparece, mesmo o que os robôs fizeram. A sorte passa a ser nova.
takeback-alone = Joga sozinho: acontece logo, e o resultado diz isso.
takeback-agree-first = { $names }: é preciso que concordem.
takeback-none = Nenhuma das suas linhas pode ser retirada agora.
takeback-lines = linhas: { $n }
takeback-here = Voltar atrás a partir daqui
takeback-from = Retira a partir de
takeback-request = Pedido para voltar atrás
takeback-asks = { $name } pede para retirar as últimas linhas ({ $n }).
takeback-you-ask = Pede para retirar as últimas linhas ({ $n }).
takeback-waits = À espera de: { $names }.
takeback-yes = Concordar
takeback-no = Recusar
takeback-withdraw = Retirar o pedido
keep-it-all = Não retirar nada
give-up = Desistir
give-up-sure = Desistir?
give-up-why = Um robô ({ $level }) joga o seu lugar até ao fim. O diário e o resultado dizem que desistiu.
give-up-after = Pode continuar a ver. Não pode voltar a ocupar o lugar neste jogo.
gave-up = desistiu
gave-up-bot = desistiu: robô, { $level }
you-gave-up = Desistiu: um robô joga por si. Na desforra volta a ter o seu lugar.
play-on = Jogar a partir daqui
play-on-why = Uma mesa nova continua a partir desta posição. O jogo daqui fica como está.
play-on-not = Outros ainda jogam este jogo, e as posições mostrariam o que está escondido. Pode ser continuado quando acabar.
play-on-over = O jogo já acabou nesta posição: volte atrás primeiro.
play-on-from = Uma mesa nova continua depois da linha { $n }. O jogo daqui fica como está.
play-on-where = A partir de
play-on-round = o início de { $round }
play-on-as = Eu jogo
play-on-others = Os outros
play-on-bots = são robôs
play-on-link = vêm por uma ligação
play-on-level = Nível dos robôs
play-on-go = Continuar a jogar
end-marks = Convém saber
mark-resigned = { $name } desistiu; um robô continuou.
mark-takebacks = { $name } voltou atrás (vezes: { $n }).
mark-forked = As primeiras { $n } linhas vêm de outro jogo.
