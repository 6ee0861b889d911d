### Dix-Huit Lapins em português de Portugal: rótulos, instruções, relato e recusas. As regras estão em rules-pt.ftl.
### O singular é [1] e não [one]: para a língua «pt», o Fluent conta também o zero como [one] («0 ponto»).

## Cores, bens, edifícios, cartas

colour-violet = Violeta
colour-orange = Laranja
colour-turquoise = Turquesa
colour-white = Branco

type-maize = milho
type-cacao = cacau
type-shell = concha
type-jade = jade
type-obsidian = obsidiana
type-prisoner = prisioneiro
type-none = sem local

kind-village = aldeia
kind-palace = palácio
kind-temple = templo
kind-garrison = guarnição
kind-double = guarnição dupla
kind-reserve = reserva
kind-market = mercado
kind-observatory = observatório
kind-court = campo de pelota
holding = { $what } com { $good }
holding-prisoners = { $what } com { $count ->
        [1] { $count } prisioneiro
       *[other] { $count } prisioneiros
    }

card-favourable_maize = Katun favorável, { $units ->
        [1] { $units } milho
       *[other] { $units } milhos
    }
card-favourable_cacao = Katun favorável, { $units ->
        [1] { $units } cacau
       *[other] { $units } cacaus
    }
card-favourable_shell = Katun favorável, { $units ->
        [1] { $units } concha
       *[other] { $units } conchas
    }
card-favourable_jade = Katun favorável, { $units ->
        [1] { $units } jade
       *[other] { $units } jades
    }
card-favourable_obsidian = Katun favorável, { $units ->
        [1] { $units } obsidiana
       *[other] { $units } obsidianas
    }
card-favourable_prisoner = Katun favorável, { $units ->
        [1] { $units } prisioneiro
       *[other] { $units } prisioneiros
    }
card-exceptional_maize = Katun excecional, { $units ->
        [1] { $units } milho
       *[other] { $units } milhos
    }
card-exceptional_cacao = Katun excecional, { $units ->
        [1] { $units } cacau
       *[other] { $units } cacaus
    }
card-exceptional_shell = Katun excecional, { $units ->
        [1] { $units } concha
       *[other] { $units } conchas
    }
card-exceptional_jade = Katun excecional, { $units ->
        [1] { $units } jade
       *[other] { $units } jades
    }
card-exceptional_obsidian = Katun excecional, { $units ->
        [1] { $units } obsidiana
       *[other] { $units } obsidianas
    }
card-expedition = expedição distante
card-feast = festa do cacau
card-match = jogo de pelota
card-drought = seca
card-insurrection = insurreição
card-earthquake = terramoto
card-pochteca = concorrência dos Pochtecas
card-toltec = incursão tolteca
card-decadence = decadência

## O que há a fazer

setting-up = O jogo está a ser preparado.
set-up = Preparação
game-over = O jogo terminou
won = { $name } vence e é Imperador do Yucatán.
shared = { $names } partilham a vitória.

prompt-roll = { $who } ataca { $site } a partir de { $origin }: lançam-se os dados.
prompt-face-seen = { $who } olha para uma carta.
prompt-face-turned = { $who } vira a carta { $slot }.
prompt-turn = { $who }: funde, transforme ou ataque, vire uma carta ou passe.
prompt-demolish = { $who }: escolha o que demole em { $site }, ou passe à construção.
prompt-build = { $who }: escolha o que constrói em { $site }.
prompt-pay = { $who }: escolha como pagar mais { $due ->
        [1] { $due } unidade
       *[other] { $due } unidades
    }.
prompt-strength = { $who }: quantas guarnições envia { $origin } contra { $site }?
prompt-loss = { $who }: { $failures ->
        [1] perde-se um nível de guarnição
       *[other] perdem-se { $failures } níveis de guarnição
    } em { $origin }. Escolha.
prompt-damage = { $who }: { $damage ->
        [1] um ponto
       *[other] { $damage } pontos
    } de danos em { $site }. Escolha o que é destruído.
prompt-prisoner = { $who }: escolha a guarnição que guarda { $prisoners ->
        [1] o prisioneiro
       *[other] o próximo de { $prisoners } prisioneiros
    }.
prompt-takeover = { $who }: { $site } está vazio. Toma o local ou deixa-o?
prompt-divine = { $who }: paga uma adivinhação antes de virar uma carta?
prompt-look = { $who }: escolha uma carta para olhar; por olhar: { $looks }.
prompt-card = { $who }: escolha a carta a virar.
prompt-expedition = { $who }: a expedição traz uma unidade. De quê?
prompt-parry = { $who }: { $card }. Paga com uma reserva ou aceita a perda?
prompt-suffer = { $who }: { $card }. Escolha o que se perde; por perder: { $losses }.
prompt-share = Os bens estão a ser distribuídos. Ainda por terminar: { $names }.
prompt-share-choice = { $who }: distribua os bens, glória primeiro, impostos primeiro ou à mão.
prompt-share-sacrifice = { $who }: escolha os bens que os templos desta zona recebem.
prompt-share-tax = { $who }: escolha os bens que os palácios desta zona cobram.
prompt-share-store = { $who }: escolha os bens que as reservas de { $city } guardam.
prompt-share-finished = { $who } terminou.

## O relato: o que foi dito

log-land = { $w1 }: { $t2 }.
log-tile = A peça de { $w1 } é colocada{ $w3 ->
        [0] {""}
       *[other] , girada { $w3 } graus
    }.
log-first = É { $who } quem começa.
log-roll = Os dados dão { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $failures ->
        [0] {""}
        [one] {" "}e { $failures } falha
       *[other] {" "}e { $failures } falhas
    }.
log-face = A carta { $w1 } é olhada em segredo.
log-found = { $who } funda uma cidade em { $w1 }.
log-transform = { $who } transforma { $w1 }.
log-attack = { $who } ataca { $w2 } a partir de { $w1 }.
log-flip = { $who } volta-se para as cartas Katun.
log-pass = { $who } passa.
log-demolish = { $who } demole: { $t1 }.
log-build = { $who } constrói: { $t1 }.
log-upgrade = { $who } melhora para guarnição dupla: { $t1 }.
log-done = { $w1 ->
        [demolish] { $who } acaba de demolir.
        [build] { $who } acaba de construir.
        [sacrifice] { $who } termina os sacrifícios.
       *[tax] { $who } termina os impostos.
    }
log-pay = { $who } paga 1 { $t1 }.
log-pay-auto = { $who } paga, primeiro com prisioneiros, depois com o que mais abunda.
log-strength = { $who } envia { $w1 ->
        [1] 1 guarnição
       *[other] { $w1 } guarnições
    }.
log-lose = { $who } perde: { $t1 }.
log-lose-at = { $who } perde em { $w1 }: { $t2 }.
log-destroy = { $who } destrói: { $t1 }.
log-hold = { $who } leva um prisioneiro para { $w1 }: { $t2 }.
log-take = { $who } toma o local.
log-leave = { $who } deixa o local.
log-divine = { $who } consulta os astros.
log-no-divine = { $who } não consulta os astros.
log-look = { $who } olha para a carta { $w1 }.
log-card = { $who } vira a carta { $w1 }.
log-gain = { $who } traz { $units } { $t1 }.
log-parry = { $who } paga com uma reserva de { $w1 }: { $t2 }.
log-suffer = { $who } aceita a perda.
log-share = { $w1 ->
        [glory] { $who } distribui, glória primeiro.
        [taxes] { $who } distribui, impostos primeiro.
       *[manual] { $who } distribui à mão.
    }
log-sacrifice = { $who } sacrifica 1 { $t1 }.
log-tax = { $who } cobra 1 { $t1 }.
log-store = { $who } armazena 1 { $t1 }.
log-empty = { $who } deixa as reservas vazias.

## O relato: o que se seguiu

# O que não se perguntou a ninguém é contado como a linha que é; isto serve para as linhas sem frase.
event-forced = { $who }: { $line }
event-map-refused = Este mapa não está todo ligado; sorteia-se outro.
event-free = { $site } está de novo livre.
event-assault = Potencial de ataque { $potential } contra uma defesa de { $defence }: { $damage ->
        [0] nada é destruído em { $site }
        [1] { $damage } ponto de danos em { $site }
       *[other] { $damage } pontos de danos em { $site }
    }.
event-devastated = { $who } devasta { $site }.
event-turned = { $card ->
        [favourable_maize] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } milho
           *[other] { $units } milhos
        }.
        [favourable_cacao] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } cacau
           *[other] { $units } cacaus
        }.
        [favourable_shell] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } concha
           *[other] { $units } conchas
        }.
        [favourable_jade] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } jade
           *[other] { $units } jades
        }.
        [favourable_obsidian] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } obsidiana
           *[other] { $units } obsidianas
        }.
        [favourable_prisoner] A carta { $slot } é um Katun favorável: { $units ->
            [1] { $units } prisioneiro
           *[other] { $units } prisioneiros
        }.
        [exceptional_maize] A carta { $slot } é um Katun excecional: { $units ->
            [1] { $units } milho
           *[other] { $units } milhos
        }.
        [exceptional_cacao] A carta { $slot } é um Katun excecional: { $units ->
            [1] { $units } cacau
           *[other] { $units } cacaus
        }.
        [exceptional_shell] A carta { $slot } é um Katun excecional: { $units ->
            [1] { $units } concha
           *[other] { $units } conchas
        }.
        [exceptional_jade] A carta { $slot } é um Katun excecional: { $units ->
            [1] { $units } jade
           *[other] { $units } jades
        }.
        [exceptional_obsidian] A carta { $slot } é um Katun excecional: { $units ->
            [1] { $units } obsidiana
           *[other] { $units } obsidianas
        }.
        [expedition] A carta { $slot } é uma expedição distante.
        [feast] A carta { $slot } é a festa do cacau: { $units } { $type ->
            [maize] { $units ->
                [1] milho
               *[other] milhos
            }
            [cacao] { $units ->
                [1] cacau
               *[other] cacaus
            }
            [shell] { $units ->
                [1] concha
               *[other] conchas
            }
            [jade] { $units ->
                [1] jade
               *[other] jades
            }
            [obsidian] { $units ->
                [1] obsidiana
               *[other] obsidianas
            }
           *[prisoner] { $units ->
                [1] prisioneiro
               *[other] prisioneiros
            }
        } para cada um.
        [match] A carta { $slot } é um jogo de pelota.
        [drought] A carta { $slot } é uma seca.
        [insurrection] A carta { $slot } é uma insurreição.
        [earthquake] A carta { $slot } é um terramoto.
        [pochteca] A carta { $slot } é a concorrência dos Pochtecas.
        [toltec] A carta { $slot } é uma incursão tolteca.
       *[decadence] A carta { $slot } é a decadência.
    }
event-gained = { $who } recebe { $units } { $type ->
        [maize] { $units ->
            [1] milho
           *[other] milhos
        }
        [cacao] { $units ->
            [1] cacau
           *[other] cacaus
        }
        [shell] { $units ->
            [1] concha
           *[other] conchas
        }
        [jade] { $units ->
            [1] jade
           *[other] jades
        }
        [obsidian] { $units ->
            [1] obsidiana
           *[other] obsidianas
        }
       *[prisoner] { $units ->
            [1] prisioneiro
           *[other] prisioneiros
        }
    }.
event-paid = { $who } paga { $units } { $type ->
        [maize] { $units ->
            [1] milho
           *[other] milhos
        }
        [cacao] { $units ->
            [1] cacau
           *[other] cacaus
        }
        [shell] { $units ->
            [1] concha
           *[other] conchas
        }
        [jade] { $units ->
            [1] jade
           *[other] jades
        }
        [obsidian] { $units ->
            [1] obsidiana
           *[other] obsidianas
        }
       *[prisoner] { $units ->
            [1] prisioneiro
           *[other] prisioneiros
        }
    }.
event-match = { $who } tem { $courts ->
        [1] { $courts } campo de pelota
       *[other] { $courts } campos de pelota
    }, ninguém tem mais, e marca { $points ->
        [1] { $points } ponto de glória
       *[other] { $points } pontos de glória
    }.
event-no-match = Ninguém tem um campo de pelota: não há glória, mas o jogo conta.
only-flip = { $who } só pode virar uma carta.
event-spared = { $who } não tem nada que esta carta possa destruir.
event-shared = { $who }: glória { $glory }, impostos { $taxes }, armazenamento { $stored }.
event-round = Começa a ronda { $round }.
event-wealth = Restam a { $who } { $points ->
        [1] { $points } riqueza: { $points } ponto
       *[other] { $points } riquezas: { $points } pontos
    }.
event-won = { $who } vence com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

## A cena e a posição em texto

board = A terra dos Maias
status = Em que ponto está o jogo
scene-round = Ronda { $round }, jogos: { $matches } de { $length }
scene-points = { $name } tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
chance = O acaso decide.
waiting = À espera de { $names }
your-turn = { $who }, é a sua vez
site = { $type }, { $slots } espaços
city-of = cidade ({ $owner }): { $buildings }, defesa { $defence }
tokens = marcadores de controlo: { $tokens }
price = uma cidade aqui custa-lhe { $price }, sem os edifícios
planned-price = custa { $price }
effect-gain = Quem a vira recebe-o.
effect-expedition = Quem a vira recebe { $units } à escolha.
effect-feast = Todos recebem { $units } { $good }.
effect-match = Quem tem mais campos de pelota marca o número das suas cidades, repartido em caso de empate.
effect-loss = Quem a vira perde { $amount }: { $kinds }; um bem guardado afasta-a: { $goods }.
effect-now = Tem { $count } destes.
tag-strength = força
tag-defence = defesa
layer-areas = Zonas de transporte: entre que cidades vão os bens
area = { $owner }, zona { $letter }: { $cities }
shelf = As cartas Katun
face-down = virada para baixo
only-you = Só você conhece esta carta
looked = olhou para esta carta
katun-place = Carta { $slot }: { $name }
deck = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } no baralho
on-deck = No cimo do baralho
matches = Jogos de pelota: { $matches } de { $length }
turned = Virada na ronda { $round }: { $name }
unseen = Ainda por ver: { $cards }
share-title = { $name } distribui
share-by-glory = 1.º glória { $glory }, impostos { $taxes }, reserva { $stored }, perda { $lost }
share-by-taxes = 1.º impostos { $taxes }, glória { $glory }, reserva { $stored }, perda { $lost }
share-order = Os templos levam um de cada tipo. Os palácios levam o que há mais (em empate: jade, obsidiana, cacau, concha, milho, prisioneiro). As reservas levam à vez milho, prisioneiro, jade, obsidiana, cacau, concha. O que está nas reservas também se distribui.
share-glory = glória
share-taxes = impostos
share-stored = guardado
share-lost = perdido
share-first-by-glory = glória 1.º
share-first-by-taxes = impostos 1.º
ready = pronto
you = você
king-line = glória { $glory }, cidades { $cities }, estelas restantes { $stelae }
text-round = Ronda { $round }. Jogos: { $matches } de { $length }
text-city = { $site } { $who }: { $buildings }  (força { $strength }, defesa { $defence })
text-row = Katun: { $row }   baralho: { $deck }
text-ahead = No cimo do baralho: { $cards }
text-king = { $name } glória { $glory }  pontos { $points }  riquezas { $wealth }  cidades { $cities }
text-areas = zonas { $areas }
text-building = { $site }: fica { $kept }; novo { $added }; custa { $price } à escolha, e { $named }
text-attack = { $origin } ataca { $site } com { $sent }
text-due = ainda por pagar: { $due }
text-battle = falhas { $failures }  danos { $damage }  prisioneiros { $prisoners }
text-area = { $name } pode distribuir: { $pool }  em { $cities }  (templos { $temples }, palácios { $palaces }, reservas { $reserves })
text-share = sacrificado aqui { $given }  resta { $left }
text-totals = { $line }: glória { $glory }  impostos { $taxes }  armazenamento { $stored }  perdido { $lost }
text-legend =
    Legenda: M4 c3 V  milho, 4 espaços, local c3, cidade de Violeta   M C S J O milho cacau concha jade obsidiana
             v aldeia  PP palácio  TT templo  g guarnição  G dupla  ' prisioneiro  r reserva  m mercado  o observatório  c campo de pelota
             (vo) marcadores de controlo   - | caminhos   NE SW lados que uma peça sem local liga   (carta) só você a conhece

## Porque não

no-not-now = { $now ->
        [draw-sort] Sorteia-se agora o que está na próxima casa: «land».
        [draw-tile] Sorteia-se agora a peça da próxima casa: «tile».
        [draw-first] Sorteia-se agora o primeiro rei: «first».
        [roll] Lançam-se agora os dados: «roll».
        [face-seen] Olha-se agora para uma carta: «face».
        [face-turned] Vira-se agora uma carta: «face».
        [turn] Começa uma nova ação: «found», «transform», «attack», «flip» ou «pass».
        [demolish] Primeiro vem o que é demolido: «demolish» ou «done demolish».
        [build] Agora trata-se do que é construído: «build», «upgrade» ou «done build».
        [pay] Agora trata-se do pagamento: «pay».
        [strength] Diga primeiro quantas guarnições envia: «strength».
        [loss] Escolha a guarnição que se perde: «lose».
        [damage] Escolha o que é destruído: «destroy».
        [prisoner] Escolha quem guarda o prisioneiro: «hold».
        [takeover] Tome o local ou deixe-o: «take» ou «leave».
        [divine] Diga se faz uma adivinhação: «divine» ou «no-divine».
        [look] Escolha uma carta para olhar: «look».
        [card] Escolha a carta a virar: «card».
        [expedition] Escolha o que a expedição traz: «gain».
        [parry] Pague ou aceite a perda: «parry» ou «suffer».
        [suffer] Escolha o que se perde, cidade e edifício: «lose».
        [choice] Diga como distribui: «share glory», «share taxes» ou «share manual».
        [sacrifice] Agora trata-se dos templos: «sacrifice» ou «done sacrifice».
        [tax] Agora trata-se dos palácios: «tax» ou «done tax».
       *[store] Agora trata-se das reservas: «store» ou «empty».
    }
no-no-cell = «{ $word }» não é uma casa. As casas vão de a1 a { $last }.
no-no-site = Em { $cell } não há local, só caminhos.
no-no-class = «{ $word }» não é um edifício. Os edifícios são: { $names }.
no-no-kind = «{ $word }» não é um tipo de edifício. Há estes: { $names }.
no-no-type = «{ $word }» não é um tipo de riqueza. Há estes: { $names }.
no-no-card = «{ $word }» não é uma carta Katun. Há estas: { $names }.
no-no-sort = «{ $word }» não é um tipo de peça. Há estes: { $names }.
no-no-tile = Não há nenhuma peça «{ $word }».
no-no-turn = Uma peça roda 0, 90, 180 ou 270 graus, não «{ $word }».
no-no-face = Um dado mostra de 1 a 6, não { $word }.
no-other-slot = É a carta { $wanted } que recebe agora a sua face, não a carta { $slot }.
no-other-cell = A próxima casa é { $cell }, não «{ $word }».
no-other-sort = { $tile } não é uma peça do tipo sorteado.
no-tile-used = A peça { $tile } já está no mapa.
no-no-sort-left = Já não falta nenhuma peça deste tipo no mapa.
no-no-seat = Com { $players } jogadores não existe o lugar { $seat }.
no-impossible-face = Depois do que foi sorteado, esta carta não pode ser essa.
no-dice = { $sent ->
        [1] Há { $sent } dado
       *[other] Há { $sent } dados
    }, não { $shown }.
no-found-taken = { $owner ->
        [own] Já tem uma cidade em { $site }.
        [violet] { $site } é uma cidade de Violeta.
        [orange] { $site } é uma cidade de Laranja.
        [turquoise] { $site } é uma cidade de Turquesa.
       *[white] { $site } é uma cidade de Branco.
    }
no-twelve-cities = Tem { $most } cidades e já nenhuma estela.
no-found-poor = O local { $site } custa-lhe { $price }, e um edifício pelo menos mais { $least }; tem { $wealth }.
no-transform-other = { $owner ->
        [free] { $site } é um local livre; não há cidade para transformar.
        [violet] { $site } é uma cidade de Violeta.
        [orange] { $site } é uma cidade de Laranja.
        [turquoise] { $site } é uma cidade de Turquesa.
       *[white] { $site } é uma cidade de Branco.
    }
no-transform-nothing = Com { $wealth } para gastar, nada pode mudar em { $site }: transformar custa { $fee }, e o único edifício só pode sair se for construído outro.
no-attack-from = { $owner ->
        [free] { $site } é um local livre; os ataques partem das suas cidades.
       *[other] { $site } não é uma cidade sua.
    }
no-attack-weak = Não há nenhuma guarnição em { $site }.
no-attack-whom = { $owner ->
        [free] { $site } é um local livre: não há ninguém para atacar.
       *[own] { $site } é uma cidade sua.
    }
no-attack-far = Nenhum caminho leva diretamente de { $site } a { $target }.
no-demolish-none = Em { $site } não há «{ $class }» para demolir.
no-demolish-order = Os edifícios demolem-se por ordem: «{ $class }» vem antes de «{ $last }».
no-demolish-last = Uma cidade precisa de um edifício: o último só pode sair se puder pagar um de outro tipo.
no-demolish-nothing = Nada pode ser construído em { $site }, por isso é preciso demolir alguma coisa.
no-build-first = Uma cidade precisa de pelo menos um edifício.
no-change-first = Transformar é mudar alguma coisa: construa, melhore ou demola.
no-build-order = Os edifícios escolhem-se por ordem: «{ $kind }» vem antes de «{ $last }».
no-build-demolished = Demoliu «{ $kind }» nesta ação, por isso não pode construir esse tipo.
no-build-slots = «{ $kind }» precisa de { $needs ->
        [1] { $needs } espaço
       *[other] { $needs } espaços
    }; { $room ->
        [0] nenhum está livre
        [1] { $room } está livre
       *[other] { $room } estão livres
    }.
no-build-most = Uma cidade tem no máximo { $most } «{ $kind }».
no-build-poor = «{ $kind }» custa mais { $cost }; restam-lhe { $spare }.
no-named-short = Para isso é preciso { $needed } «{ $type }»; tem { $held }.
no-upgrade-new = Só se melhoram guarnições que já estavam na cidade, e esta cidade é nova.
no-upgrade-what = Só se melhoram guarnições, não «{ $class }».
no-upgrade-none = Em { $site } não resta nenhum «{ $class }» que já lá estivesse.
no-upgrade-order = As guarnições sem prisioneiro melhoram-se antes das que têm um.
no-upgrade-poor = Melhorar custa mais { $cost }; restam-lhe { $spare }.
no-pay-begun = O pagamento automático só é possível antes de se pagar a primeira unidade.
no-pay-none = Já não tem «{ $type }».
no-pay-order = Paga-se por ordem: «{ $type }» vem antes de «{ $last }».
no-pay-short = Ainda por pagar: { $due }; «{ $type }» e tudo o que se segue são só { $later }.
no-send-nobody = Um ataque precisa de pelo menos uma guarnição.
no-send-many = { $site } pode enviar no máximo { $most }.
no-send-poor = Isso custa { $price }; tem { $wealth }.
no-lose-what = As falhas custam guarnições, não «{ $class }».
no-none-there = Em { $site } não há «{ $class }».
no-damage-short = «{ $class }» exige { $needed } pontos; { $damage ->
        [1] resta { $damage }
       *[other] restam { $damage }
    }.
no-hold-other = { $site } não é uma cidade sua.
no-hold-away = Os prisioneiros vão para { $origin }, a cidade que atacou, não para { $site }.
no-hold-what = Quem guarda os prisioneiros são as guarnições, não «{ $class }».
no-hold-full = «{ $class }» não pode guardar mais prisioneiros.
no-no-slot = Não há carta { $slot } na fila; elas vão de 1 a { $slots }.
no-slot-turned = A carta { $slot } já está virada.
no-slot-looked = Acabou de olhar para a carta { $slot }.
no-not-your-city = { $owner ->
        [free] { $site } é um local livre.
       *[other] { $site } não é uma cidade sua.
    }
no-parry-what = «{ $type }» não serve contra esta carta.
no-parry-none = Nenhuma reserva de { $site } tem «{ $type }».
no-suffer-what = Esta carta não destrói «{ $class }».
no-share-none = Já não resta «{ $type }» nesta zona.
no-share-order = Os bens escolhem-se por ordem: «{ $type }» vem antes de «{ $last }».
no-temples-full = Cada templo recebe um tipo uma só vez: { $temples ->
        [1] o templo já tem
       *[other] os { $temples } templos já têm
    } «{ $type }».

# Porque nenhuma linha começa assim
no-pass-poor = Passar custa { $price }; tem { $wealth }.
no-no-free-site = Nenhum local está livre.
no-found-nowhere = O local mais barato custa-lhe { $price }, e um edifício pelo menos mais { $least }; tem { $wealth }.
no-found-goods = Nada do que cabe num local livre se pode pagar com os bens que tem.
no-no-city = Ainda não tem nenhuma cidade.
no-transform-poor = Transformar uma cidade custa { $fee } antes de se construir; tem { $wealth }.
no-transform-none = Com { $wealth } para gastar, nada pode mudar nas suas cidades: transformar custa { $fee }, e um único edifício só pode sair se for construído outro.
no-attack-no-city = Um ataque parte de uma cidade sua, e não tem nenhuma.
no-attack-no-garrison = Um ataque parte de uma cidade com guarnições, e nenhuma das suas as tem.
no-attack-nobody = Nenhuma cidade de outro rei é vizinha de uma cidade sua com guarnições.
no-attack-nobody-near = Nenhuma cidade de outro rei é vizinha de { $site }.
no-build-full = Todos os espaços de { $site } estão ocupados.
no-build-broke = Um edifício custa pelo menos { $least }; sobram-lhe { $spare }.
no-build-passed = Os edifícios escolhem-se por ordem, e a partir de { $last } nada se pode construir com { $spare }.
no-build-none = Nada do que cabe em { $site } se pode pagar com o que tem: sobram-lhe { $spare }.
no-build-ended = Já não se podia construir mais nada em { $site }: agora paga-se.
no-upgrade-nothing = Não resta em { $site } nenhuma guarnição que lá estivesse antes.
no-hold-nowhere = Nenhuma guarnição em { $site } pode guardar mais um prisioneiro.
no-parry-nothing = Nenhuma das suas reservas contém o que evita esta carta.
no-parry-empty = Nenhuma reserva em { $site } contém o que evita esta carta.
no-suffer-nothing = Esta carta não atinge nada em { $site }.

# No que um robô pensa
part-scored = glória já
part-wealth = riquezas
part-harvest = os bens desta ronda
part-income = os bens das rondas seguintes
part-matches = jogos de pelota por vir
part-danger = proteção contra catástrofes e ataques
part-standing = lugares e edifícios para mais tarde

# Um jogo que não pode ser preparado assim
bad-beginner = O mapa para a primeira partida usa sempre o conjunto de caminhos «open»: escolha-o, ou escolha outro mapa (LAP-15).
bad-laid-nobody = Só um mapa próprio foi composto por alguém; este não é de ninguém (LAP-19).
bad-laid-by = Quem compôs o mapa é lot, ou um lugar de 0 a { $last }, não «{ $value }» (LAP-19).
bad-map = O mapa não pode ser usado (LAP-18).
bad-map-long = { $code }: um mapa tem menos de { $most } letras.
bad-map-row = { $code }, fila { $row }: { $count } peças, e { $first } na primeira.
bad-map-small = { $code }: { $columns } por { $rows } peças; nenhum lado pode ter menos de { $least }.
bad-map-large = { $code }: há { $count } peças, e só { $most } na caixa.
bad-map-turn = { $code }, { $cell }: uma peça é girada 0, 90, 180 ou 270 graus, não «{ $degrees }».
bad-map-used = { $code }, { $cell }: já não há peça { $tile }: todas as deste tipo estão usadas.
bad-map-there = { $code }, { $cell }: a peça { $tile } já está em { $other }.
bad-map-no-tile = { $code }, { $cell }: não há peça «{ $tile }».
bad-map-sites = { $code }: há { $count } locais; { $players } reis precisam de { $needed }.
bad-map-apart = { $code }: os locais não estão todos ligados{ $others ->
        [none] : não há nenhum
       *[other] : nenhum caminho leva de { $site } a { $others }
    }.
