### Dix-Huit Lapins in het Nederlands: opschriften, aanwijzingen, verslag en weigeringen. De regels staan in rules-nl.ftl.

## Kleuren, goederen, gebouwen, kaarten

colour-violet = Violet
colour-orange = Oranje
colour-turquoise = Turkoois
colour-white = Wit

type-maize = maïs
type-cacao = cacao
type-shell = schelp
type-jade = jade
type-obsidian = obsidiaan
type-prisoner = gevangene
type-none = geen bouwplaats

kind-village = dorp
kind-palace = paleis
kind-temple = tempel
kind-garrison = garnizoen
kind-double = dubbel garnizoen
kind-reserve = voorraadschuur
kind-market = markt
kind-observatory = observatorium
kind-court = balspelveld
holding = { $what } met { $good }
holding-prisoners = { $what } met { $count ->
        [one] { $count } gevangene
       *[other] { $count } gevangenen
    }

card-favourable_maize = gunstige Katun, { $units } maïs
card-favourable_cacao = gunstige Katun, { $units } cacao
card-favourable_shell = gunstige Katun, { $units ->
        [one] { $units } schelp
       *[other] { $units } schelpen
    }
card-favourable_jade = gunstige Katun, { $units } jade
card-favourable_obsidian = gunstige Katun, { $units } obsidiaan
card-favourable_prisoner = gunstige Katun, { $units ->
        [one] { $units } gevangene
       *[other] { $units } gevangenen
    }
card-exceptional_maize = uitzonderlijke Katun, { $units } maïs
card-exceptional_cacao = uitzonderlijke Katun, { $units } cacao
card-exceptional_shell = uitzonderlijke Katun, { $units ->
        [one] { $units } schelp
       *[other] { $units } schelpen
    }
card-exceptional_jade = uitzonderlijke Katun, { $units } jade
card-exceptional_obsidian = uitzonderlijke Katun, { $units } obsidiaan
card-expedition = verre expeditie
card-feast = cacaofeest
card-match = balspelwedstrijd
card-drought = droogte
card-insurrection = opstand
card-earthquake = aardbeving
card-pochteca = concurrentie van de Pochteca
card-toltec = Tolteekse overval
card-decadence = verval

## Wat er te doen is

setting-up = Het spel wordt opgebouwd.
set-up = Opbouw
game-over = Het spel is afgelopen
won = { $name } wint en is keizer van Yucatan.
shared = { $names } delen de overwinning.

prompt-roll = { $who } valt { $site } aan vanuit { $origin }: de dobbelstenen worden gegooid.
prompt-face-seen = { $who } bekijkt een kaart.
prompt-face-turned = { $who } draait kaart { $slot } om.
prompt-turn = { $who }: sticht, verbouw of val aan, draai een kaart om of pas.
prompt-demolish = { $who }: kies wat je in { $site } sloopt, of ga verder met bouwen.
prompt-build = { $who }: kies wat je in { $site } bouwt.
prompt-pay = { $who }: kies hoe je nog { $due ->
        [one] { $due } stuk
       *[other] { $due } stuks
    } betaalt.
prompt-strength = { $who }: hoeveel garnizoenen zet { $origin } in tegen { $site }?
prompt-loss = { $who }: { $failures ->
        [one] één garnizoensstap gaat
       *[other] { $failures } garnizoensstappen gaan
    } verloren in { $origin }. Kies welke.
prompt-damage = { $who }: { $damage ->
        [one] één punt
       *[other] { $damage } punten
    } schade aan { $site }. Kies wat wordt verwoest.
prompt-prisoner = { $who }: kies welk garnizoen { $prisoners ->
        [one] de gevangene
       *[other] de volgende van { $prisoners } gevangenen
    } bewaakt.
prompt-takeover = { $who }: { $site } ligt leeg. De plaats overnemen of laten liggen?
prompt-divine = { $who }: betaal je voor waarzeggerij voordat je een kaart omdraait?
prompt-look = { $who }: kies een kaart om te bekijken; nog { $looks }.
prompt-card = { $who }: kies de kaart die je omdraait.
prompt-expedition = { $who }: de expeditie brengt één stuk thuis. Waarvan?
prompt-parry = { $who }: { $card }. Betaal je uit een voorraad, of neem je het verlies?
prompt-suffer = { $who }: { $card }. Kies wat verloren gaat; nog { $losses }.
prompt-share = De goederen worden verdeeld. Nog niet klaar: { $names }.
prompt-share-choice = { $who }: verdeel de goederen, roem eerst, belasting eerst, of zelf.
prompt-share-sacrifice = { $who }: kies de goederen die de tempels van dit gebied krijgen.
prompt-share-tax = { $who }: kies de goederen die de paleizen van dit gebied innen.
prompt-share-store = { $who }: kies de goederen die de voorraadschuren van { $city } bewaren.
prompt-share-finished = { $who } is klaar.

## Het verslag: wat er is gezegd

log-land = { $w1 }: { $t2 }.
log-tile = De tegel van { $w1 } wordt gelegd{ $w3 ->
        [0] {""}
       *[other] , { $w3 } graden gedraaid
    }.
log-first = { $who } begint.
log-roll = De dobbelstenen geven { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $failures ->
        [0] {""}
        [one] {" "}en { $failures } mislukking
       *[other] {" "}en { $failures } mislukkingen
    }.
log-face = Kaart { $w1 } wordt geheim bekeken.
log-found = { $who } sticht een stad op { $w1 }.
log-transform = { $who } verbouwt { $w1 }.
log-attack = { $who } valt { $w2 } aan vanuit { $w1 }.
log-flip = { $who } wendt zich tot de Katunkaarten.
log-pass = { $who } past.
log-demolish = { $who } sloopt: { $t1 }.
log-build = { $who } bouwt: { $t1 }.
log-upgrade = { $who } breidt uit tot dubbel garnizoen: { $t1 }.
log-done = { $w1 ->
        [demolish] { $who } heeft genoeg gesloopt.
        [build] { $who } heeft genoeg gebouwd.
        [sacrifice] { $who } beëindigt de offers.
       *[tax] { $who } beëindigt de belasting.
    }
log-pay = { $who } betaalt 1 { $t1 }.
log-pay-auto = { $who } betaalt, eerst met gevangenen, dan met wat er het meest is.
log-strength = { $who } zet { $w1 ->
        [1] 1 garnizoen
       *[other] { $w1 } garnizoenen
    } in.
log-lose = { $who } verliest: { $t1 }.
log-lose-at = { $who } verliest in { $w1 }: { $t2 }.
log-destroy = { $who } verwoest: { $t1 }.
log-hold = { $who } brengt een gevangene naar { $w1 }: { $t2 }.
log-take = { $who } neemt de plaats over.
log-leave = { $who } laat de plaats liggen.
log-divine = { $who } raadpleegt de sterren.
log-no-divine = { $who } raadpleegt de sterren niet.
log-look = { $who } bekijkt kaart { $w1 }.
log-card = { $who } draait kaart { $w1 } om.
log-gain = { $who } brengt { $units } { $t1 } thuis.
log-parry = { $who } betaalt uit een voorraad in { $w1 }: { $t2 }.
log-suffer = { $who } neemt het verlies.
log-share = { $w1 ->
        [glory] { $who } verdeelt, roem eerst.
        [taxes] { $who } verdeelt, belasting eerst.
       *[manual] { $who } verdeelt zelf.
    }
log-sacrifice = { $who } offert 1 { $t1 }.
log-tax = { $who } int 1 { $t1 }.
log-store = { $who } slaat 1 { $t1 } op.
log-empty = { $who } laat de voorraadschuren leeg.

## Het verslag: wat erop volgde

# Wat aan niemand is gevraagd, wordt verteld als de regel die het is; dit is voor regels zonder zin.
event-forced = { $who }: { $line }
event-map-refused = Deze kaart valt uiteen; er wordt een andere getrokken.
event-free = { $site } is weer vrij.
event-assault = Aanvalskracht { $potential } tegen een verdediging van { $defence }: { $damage ->
        [0] in { $site } wordt niets verwoest
        [one] { $damage } punt schade aan { $site }
       *[other] { $damage } punten schade aan { $site }
    }.
event-devastated = { $who } verwoest de stad { $site }.
event-turned = { $card ->
        [favourable_maize] Kaart { $slot } is een gunstige Katun: { $units } maïs.
        [favourable_cacao] Kaart { $slot } is een gunstige Katun: { $units } cacao.
        [favourable_shell] Kaart { $slot } is een gunstige Katun: { $units ->
            [one] { $units } schelp
           *[other] { $units } schelpen
        }.
        [favourable_jade] Kaart { $slot } is een gunstige Katun: { $units } jade.
        [favourable_obsidian] Kaart { $slot } is een gunstige Katun: { $units } obsidiaan.
        [favourable_prisoner] Kaart { $slot } is een gunstige Katun: { $units ->
            [one] { $units } gevangene
           *[other] { $units } gevangenen
        }.
        [exceptional_maize] Kaart { $slot } is een uitzonderlijke Katun: { $units } maïs.
        [exceptional_cacao] Kaart { $slot } is een uitzonderlijke Katun: { $units } cacao.
        [exceptional_shell] Kaart { $slot } is een uitzonderlijke Katun: { $units ->
            [one] { $units } schelp
           *[other] { $units } schelpen
        }.
        [exceptional_jade] Kaart { $slot } is een uitzonderlijke Katun: { $units } jade.
        [exceptional_obsidian] Kaart { $slot } is een uitzonderlijke Katun: { $units } obsidiaan.
        [expedition] Kaart { $slot } is een verre expeditie.
        [feast] Kaart { $slot } is het cacaofeest: { $units } { $type ->
            [maize] maïs
            [cacao] cacao
            [shell] { $units ->
                [one] schelp
               *[other] schelpen
            }
            [jade] jade
            [obsidian] obsidiaan
           *[prisoner] { $units ->
                [one] gevangene
               *[other] gevangenen
            }
        } voor iedereen.
        [match] Kaart { $slot } is een balspelwedstrijd.
        [drought] Kaart { $slot } is een droogte.
        [insurrection] Kaart { $slot } is een opstand.
        [earthquake] Kaart { $slot } is een aardbeving.
        [pochteca] Kaart { $slot } is concurrentie van de Pochteca.
        [toltec] Kaart { $slot } is een Tolteekse overval.
       *[decadence] Kaart { $slot } is verval.
    }
event-gained = { $who } krijgt { $units } { $type ->
        [maize] maïs
        [cacao] cacao
        [shell] { $units ->
            [one] schelp
           *[other] schelpen
        }
        [jade] jade
        [obsidian] obsidiaan
       *[prisoner] { $units ->
            [one] gevangene
           *[other] gevangenen
        }
    }.
event-paid = { $who } betaalt { $units } { $type ->
        [maize] maïs
        [cacao] cacao
        [shell] { $units ->
            [one] schelp
           *[other] schelpen
        }
        [jade] jade
        [obsidian] obsidiaan
       *[prisoner] { $units ->
            [one] gevangene
           *[other] gevangenen
        }
    }.
event-match = { $who } heeft { $courts ->
        [one] { $courts } balspelveld
       *[other] { $courts } balspelvelden
    }, niemand meer, en scoort { $points ->
        [one] { $points } roempunt
       *[other] { $points } roempunten
    }.
event-no-match = Niemand heeft een balspelveld: geen roem, maar de wedstrijd telt.
only-flip = { $who } kan alleen een kaart omdraaien.
event-spared = { $who } heeft niets dat deze kaart kan verwoesten.
event-shared = { $who }: roem { $glory }, belasting { $taxes }, opslag { $stored }.
event-round = Ronde { $round } begint.
event-wealth = { $who } heeft nog { $points ->
        [one] { $points } goed: { $points } punt
       *[other] { $points } goederen: { $points } punten
    }.
event-won = { $who } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## Het tafereel en de tekening in tekst

board = Het land van de Maya's
status = Hoe het spel ervoor staat
scene-round = Ronde { $round }, balspel { $matches } van { $length }
scene-points = { $name } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
chance = Het toeval beslist.
waiting = Wachten op { $names }
your-turn = { $who }, jij bent aan de beurt
site = { $type }, { $slots } bouwvakken
city-of = stad van { $owner }: { $buildings }, verdediging { $defence }
tokens = controlefiches: { $tokens }
price = een stad hier kost je { $price }, zonder de gebouwen
planned-price = kost { $price }
effect-gain = Wie haar omdraait, krijgt het.
effect-expedition = Wie haar omdraait, krijgt { $units } naar keuze.
effect-feast = Iedereen krijgt { $units } { $good }.
effect-match = Wie de meeste balspelvelden heeft, scoort het aantal eigen steden, gedeeld bij gelijke stand.
effect-loss = Wie haar omdraait, verliest { $amount }: { $kinds }; een bewaard goed weert haar af: { $goods }.
effect-now = Je hebt er { $count }.
tag-strength = sterkte
tag-defence = verdediging
layer-areas = Transportgebieden: tussen welke steden goederen gaan
area = { $owner }, gebied { $letter }: { $cities }
shelf = De Katunkaarten
face-down = gedekt
only-you = Alleen jij kent deze kaart
looked = heeft deze kaart bekeken
katun-place = Kaart { $slot }: { $name }
deck = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in de stapel
on-deck = Boven op de stapel
matches = Balspelwedstrijden: { $matches } van { $length }
turned = Omgedraaid in ronde { $round }: { $name }
unseen = Nog niet gezien: { $cards }
share-title = { $name } verdeelt
share-by-glory = Eerst roem { $glory }, belasting { $taxes }, opslag { $stored }, weg { $lost }
share-by-taxes = Eerst belasting { $taxes }, roem { $glory }, opslag { $stored }, weg { $lost }
share-order = Tempels nemen één van elke soort. Paleizen nemen waar het meest van is (gelijk: jade, obsidiaan, cacao, schelp, maïs, gevangene). Voorraadschuren nemen om de beurt maïs, gevangene, jade, obsidiaan, cacao, schelp. Wat nu in voorraad ligt, wordt mee verdeeld.
share-glory = roem
share-taxes = belasting
share-stored = bewaard
share-lost = verloren
share-first-by-glory = eerst roem
share-first-by-taxes = eerst belasting
ready = klaar
you = jij
king-line = roem { $glory }, steden { $cities }, stèles over { $stelae }
text-round = Ronde { $round }. Wedstrijden: { $matches } van { $length }
text-city = { $site } { $who }: { $buildings }  (sterkte { $strength }, verdediging { $defence })
text-row = Katun: { $row }   stapel: { $deck }
text-ahead = Boven op de stapel: { $cards }
text-king = { $name } roem { $glory }  punten { $points }  rijkdom { $wealth }  steden { $cities }
text-areas = gebieden { $areas }
text-building = { $site }: blijft { $kept }; nieuw { $added }; kost { $price } naar keuze, en { $named }
text-attack = { $origin } valt { $site } aan met { $sent }
text-due = nog { $due } te betalen
text-battle = mislukkingen { $failures }  schade { $damage }  gevangenen { $prisoners }
text-area = { $name } kan verdelen: { $pool }  in { $cities }  (tempels { $temples }, paleizen { $palaces }, voorraadschuren { $reserves })
text-share = hier geofferd { $given }  over { $left }
text-totals = { $line }: roem { $glory }  belasting { $taxes }  opslag { $stored }  verloren { $lost }
text-legend =
    Legenda: M4 c3 V  maïs, 4 bouwvakken, bouwplaats c3, stad van Violet   M C S J O maïs cacao schelp jade obsidiaan
             v dorp  PP paleis  TT tempel  g garnizoen  G dubbel  ' gevangene  r voorraadschuur  m markt  o observatorium  c balspelveld
             (vo) controlefiches   - | paden   NE SW zijden die een tegel zonder bouwplaats verbindt   (kaart) alleen jij kent hem

## Waarom niet

no-not-now = { $now ->
        [draw-sort] Nu wordt getrokken wat op de volgende cel ligt: “land”.
        [draw-tile] Nu wordt de tegel van de volgende cel getrokken: “tile”.
        [draw-first] Nu wordt geloot wie de eerste koning is: “first”.
        [roll] Nu worden de dobbelstenen gegooid: “roll”.
        [face-seen] Nu wordt een kaart bekeken: “face”.
        [face-turned] Nu wordt een kaart omgedraaid: “face”.
        [turn] Er begint een nieuwe actie: “found”, “transform”, “attack”, “flip” of “pass”.
        [demolish] Eerst komt wat wordt gesloopt: “demolish” of “done demolish”.
        [build] Nu gaat het om wat wordt gebouwd: “build”, “upgrade” of “done build”.
        [pay] Nu gaat het om de betaling: “pay”.
        [strength] Zeg eerst hoeveel garnizoenen je inzet: “strength”.
        [loss] Kies het garnizoen dat verloren gaat: “lose”.
        [damage] Kies wat wordt verwoest: “destroy”.
        [prisoner] Kies wie de gevangene bewaakt: “hold”.
        [takeover] Neem de plaats over of laat haar liggen: “take” of “leave”.
        [divine] Zeg of je waarzeggerij wilt: “divine” of “no-divine”.
        [look] Kies een kaart om te bekijken: “look”.
        [card] Kies de kaart die je omdraait: “card”.
        [expedition] Kies wat de expeditie brengt: “gain”.
        [parry] Betaal of neem het verlies: “parry” of “suffer”.
        [suffer] Kies wat verloren gaat, stad en gebouw: “lose”.
        [choice] Zeg hoe je verdeelt: “share glory”, “share taxes” of “share manual”.
        [sacrifice] Nu gaat het om de tempels: “sacrifice” of “done sacrifice”.
        [tax] Nu gaat het om de paleizen: “tax” of “done tax”.
       *[store] Nu gaat het om de voorraadschuren: “store” of “empty”.
    }
no-no-cell = “{ $word }” is geen cel. De cellen gaan van a1 tot en met { $last }.
no-no-site = Op { $cell } is geen bouwplaats, er zijn alleen paden.
no-no-class = “{ $word }” is geen gebouw. De gebouwen zijn: { $names }.
no-no-kind = “{ $word }” is geen soort gebouw. Dit zijn ze: { $names }.
no-no-type = “{ $word }” is geen soort rijkdom. Dit zijn ze: { $names }.
no-no-card = “{ $word }” is geen Katunkaart. Dit zijn ze: { $names }.
no-no-sort = “{ $word }” is geen soort tegel. Dit zijn ze: { $names }.
no-no-tile = Er is geen tegel “{ $word }”.
no-no-turn = Een tegel wordt 0, 90, 180 of 270 graden gedraaid, niet “{ $word }”.
no-no-face = Een dobbelsteen toont 1 tot en met 6, niet { $word }.
no-other-slot = Nu krijgt kaart { $wanted } haar beeld, niet kaart { $slot }.
no-other-cell = De volgende cel is { $cell }, niet “{ $word }”.
no-other-sort = { $tile } is geen tegel van de getrokken soort.
no-tile-used = Tegel { $tile } ligt al op de kaart.
no-no-sort-left = Van deze soort ontbreekt er geen meer op de kaart.
no-no-seat = Met { $players } spelers is er geen stoel { $seat }.
no-impossible-face = Na wat er is getrokken, kan deze kaart die niet zijn.
no-dice = Er { $sent ->
        [one] is { $sent } dobbelsteen
       *[other] zijn { $sent } dobbelstenen
    }, niet { $shown }.
no-found-taken = { $owner ->
        [own] Je hebt al een stad op { $site }.
        [violet] { $site } is een stad van Violet.
        [orange] { $site } is een stad van Oranje.
        [turquoise] { $site } is een stad van Turkoois.
       *[white] { $site } is een stad van Wit.
    }
no-twelve-cities = Je hebt { $most } steden en geen stèle meer over.
no-found-poor = De bouwplaats { $site } kost je { $price }, en een gebouw minstens { $least } meer; je hebt { $wealth }.
no-transform-other = { $owner ->
        [free] { $site } is een vrije bouwplaats; er is geen stad om te verbouwen.
        [violet] { $site } is een stad van Violet.
        [orange] { $site } is een stad van Oranje.
        [turquoise] { $site } is een stad van Turkoois.
       *[white] { $site } is een stad van Wit.
    }
no-transform-nothing = Met { $wealth } te besteden kan er in { $site } niets veranderen: verbouwen kost { $fee }, en het enige gebouw mag alleen weg als er een ander wordt gebouwd.
no-attack-from = { $owner ->
        [free] { $site } is een vrije bouwplaats; je valt aan vanuit een eigen stad.
       *[other] { $site } is niet jouw stad.
    }
no-attack-weak = In { $site } is geen garnizoen.
no-attack-whom = { $owner ->
        [free] { $site } is een vrije bouwplaats: er is niemand om aan te vallen.
       *[own] { $site } is je eigen stad.
    }
no-attack-far = Er loopt geen pad rechtstreeks van { $site } naar { $target }.
no-demolish-none = In { $site } is geen “{ $class }” om te slopen.
no-demolish-order = Gebouwen worden op volgorde gesloopt: “{ $class }” komt voor “{ $last }”.
no-demolish-last = Een stad heeft een gebouw nodig: het laatste mag alleen weg als je een andere soort kunt betalen.
no-demolish-nothing = In { $site } kan niets worden gebouwd, dus er moet iets worden gesloopt.
no-build-first = Een stad heeft minstens één gebouw nodig.
no-change-first = Verbouwen is iets veranderen: bouw, breid uit of sloop.
no-build-order = Gebouwen worden op volgorde gekozen: “{ $kind }” komt voor “{ $last }”.
no-build-demolished = Je hebt in deze actie “{ $kind }” gesloopt, dus je mag die soort niet bouwen.
no-build-slots = “{ $kind }” heeft { $needs ->
        [one] { $needs } bouwvak
       *[other] { $needs } bouwvakken
    } nodig; { $room ->
        [0] er is er geen
        [one] er is er { $room }
       *[other] er zijn er { $room }
    } vrij.
no-build-most = Een stad heeft ten hoogste { $most } “{ $kind }”.
no-build-poor = “{ $kind }” kost { $cost } meer; je hebt nog { $spare } over.
no-named-short = Daarvoor is { $needed } “{ $type }” nodig; je hebt { $held }.
no-upgrade-new = Alleen garnizoenen die er al stonden, worden uitgebreid, en deze stad is nieuw.
no-upgrade-what = Alleen garnizoenen worden uitgebreid, niet “{ $class }”.
no-upgrade-none = In { $site } is geen “{ $class }” meer die er al stond.
no-upgrade-order = Garnizoenen zonder gevangene worden uitgebreid vóór die met een gevangene.
no-upgrade-poor = Uitbreiden kost { $cost } meer; je hebt nog { $spare } over.
no-pay-begun = Automatisch betalen kan alleen voordat het eerste stuk is betaald.
no-pay-none = Je hebt geen “{ $type }” meer.
no-pay-order = Er wordt op volgorde betaald: “{ $type }” komt voor “{ $last }”.
no-pay-short = Er moet nog { $due } worden betaald; “{ $type }” en alles erna is maar { $later }.
no-send-nobody = Voor een aanval is minstens één garnizoen nodig.
no-send-many = { $site } kan er ten hoogste { $most } inzetten.
no-send-poor = Dat kost { $price }; je hebt { $wealth }.
no-lose-what = Mislukkingen kosten garnizoenen, niet “{ $class }”.
no-none-there = In { $site } is geen “{ $class }”.
no-damage-short = “{ $class }” kost { $needed } punten; er { $damage ->
        [one] is er { $damage }
       *[other] zijn er { $damage }
    } over.
no-hold-other = { $site } is niet jouw stad.
no-hold-away = Gevangenen gaan naar { $origin }, de stad die aanviel, niet naar { $site }.
no-hold-what = Gevangenen worden door garnizoenen bewaakt, niet door “{ $class }”.
no-hold-full = “{ $class }” kan geen gevangene meer bewaken.
no-no-slot = Er is geen kaart { $slot } in de rij; ze gaan van 1 tot en met { $slots }.
no-slot-turned = Kaart { $slot } is al omgedraaid.
no-slot-looked = Je hebt kaart { $slot } net bekeken.
no-not-your-city = { $owner ->
        [free] { $site } is een vrije bouwplaats.
       *[other] { $site } is niet jouw stad.
    }
no-parry-what = “{ $type }” helpt niet tegen deze kaart.
no-parry-none = In { $site } ligt in geen voorraadschuur “{ $type }”.
no-suffer-what = Deze kaart verwoest “{ $class }” niet.
no-share-none = In dit gebied is geen “{ $type }” meer over.
no-share-order = Goederen worden op volgorde gekozen: “{ $type }” komt voor “{ $last }”.
no-temples-full = Elke tempel neemt een soort één keer: { $temples ->
        [one] de tempel heeft
       *[other] alle { $temples } tempels hebben
    } al “{ $type }”.

# Waarom geen regel zo begint
no-pass-poor = Passen kost { $price }; je hebt { $wealth }.
no-no-free-site = Er is geen vrije bouwplaats.
no-found-nowhere = De goedkoopste bouwplaats kost je { $price }, en een gebouw minstens { $least } meer; je hebt { $wealth }.
no-found-goods = Niets wat op een vrije bouwplaats past, kan worden betaald met de goederen die je hebt.
no-no-city = Je hebt nog geen stad.
no-transform-poor = Een stad verbouwen kost { $fee } voordat er iets is gebouwd; je hebt { $wealth }.
no-transform-none = Met { $wealth } te besteden kan er in geen van je steden iets veranderen: verbouwen kost { $fee }, en een enig gebouw mag alleen weg als er een ander wordt gebouwd.
no-attack-no-city = Een aanval begint in een eigen stad, en je hebt er geen.
no-attack-no-garrison = Een aanval begint in een stad met een garnizoen, en geen van je steden heeft er een.
no-attack-nobody = Geen stad van een andere koning ligt naast een stad van jou met een garnizoen.
no-attack-nobody-near = Geen stad van een andere koning ligt naast { $site }.
no-build-full = Alle velden van { $site } zijn bezet.
no-build-broke = Een gebouw kost minstens { $least }; je houdt { $spare } over.
no-build-passed = Gebouwen worden op volgorde gekozen, en vanaf { $last } kan met { $spare } niets meer worden gebouwd.
no-build-none = Niets wat in { $site } past, kun je betalen met wat je hebt: je houdt { $spare } over.
no-build-ended = In { $site } kon niets meer worden gebouwd: nu wordt er betaald.
no-upgrade-nothing = In { $site } is geen garnizoen over dat er eerder al stond.
no-hold-nowhere = Geen garnizoen in { $site } kan nog een gevangene houden.
no-parry-nothing = Geen van je voorraden bevat wat deze kaart afwendt.
no-parry-empty = Geen voorraad in { $site } bevat wat deze kaart afwendt.
no-suffer-nothing = Deze kaart treft niets in { $site }.

# Waar een bot aan denkt
part-scored = roem meteen
part-wealth = rijkdom
part-harvest = de goederen van deze ronde
part-income = de goederen van latere rondes
part-matches = balspelwedstrijden die nog komen
part-danger = bescherming tegen rampen en aanvallen
part-standing = plaatsen en gebouwen voor later

# Een spel dat zo niet kan worden klaargezet
bad-beginner = De kaart voor de eerste partij gebruikt altijd de padenset “open”: kies die, of een andere kaart (LAP-15).
bad-laid-nobody = Alleen een eigen kaart is door iemand gelegd; deze is van niemand (LAP-19).
bad-laid-by = Wie de kaart legde is lot, of een stoel van 0 tot { $last }, niet “{ $value }” (LAP-19).
bad-map = De kaart kan niet worden gebruikt (LAP-18).
bad-map-long = { $code }: een kaart heeft minder dan { $most } letters.
bad-map-row = { $code }, rij { $row }: { $count } tegels, tegen { $first } in de eerste rij.
bad-map-small = { $code }: { $columns } bij { $rows } tegels; geen zijde mag korter zijn dan { $least }.
bad-map-large = { $code }: er zijn { $count } tegels, en maar { $most } in de doos.
bad-map-turn = { $code }, { $cell }: een tegel wordt 0, 90, 180 of 270 graden gedraaid, niet “{ $degrees }”.
bad-map-used = { $code }, { $cell }: er is geen tegel { $tile } meer: alle tegels van die soort zijn gebruikt.
bad-map-there = { $code }, { $cell }: de tegel { $tile } ligt al op { $other }.
bad-map-no-tile = { $code }, { $cell }: er is geen tegel “{ $tile }”.
bad-map-sites = { $code }: er zijn { $count } bouwplaatsen; { $players } koningen hebben er { $needed } nodig.
bad-map-apart = { $code }: niet elke bouwplaats is vanaf elke andere te bereiken{ $others ->
        [none] : er is er geen
       *[other] : geen pad leidt van { $site } naar { $others }
    }.
