### Dix-Huit Lapins in het Nederlands: de regels, de uitleg bij twijfel en de opties, in het kort.

about = Sticht Mayasteden, breng hun goederen naar tempels en paleizen, en verwerf de meeste roem tot en met de laatste balspelwedstrijd.

rules-intro =
    Je bent koning en wilt de meeste roem. Sticht steden in het woud en vul ze met dorpen, tempels, paleizen, garnizoenen en meer.
    Dorpen produceren een keer per ronde. Aan het einde gaan de goederen over de paden naar je tempels (roem), paleizen (belastingen: rijkdom om mee te bouwen) of voorraadschuren.
    In een ronde doen de koningen om beurten een actie: stichten, verbouwen, aanvallen of een Katunkaart omdraaien. Veel daarvan zijn rampen, en een koning zonder rijkdom kan alleen kaarten omdraaien. Zijn alle kaarten van de rij omgedraaid, dan eindigt de ronde; het spel eindigt met de ronde van de vierde balspelwedstrijd.

## Spelmateriaal

section-components = Spelmateriaal
    .rules = LAP-1 LAP-11

rule-LAP-1 = Er spelen 2 tot 4 koningen, elk met een kleur. De stoelen worden met de klok mee geteld; links van een koning zit de volgende stoel.
    .title = Koningen

rule-LAP-2 = Er zijn 40 tegels: 33 met een bouwplaats, 7 met alleen paden. Een bouwplaats levert maïs, cacao, schelpen, jade of obsidiaan. Bouwplaatsen met schelpen hebben 2 bouwvakken, alle andere 4.
    .title = Tegels

rule-LAP-3 = Maïs, cacao, schelp, jade, obsidiaan, gevangene: altijd in deze volgorde. Dorpen produceren de eerste vijf; gevangenen worden buitgemaakt of komen van een kaart.
    .title = Soorten rijkdom

rule-LAP-4 = Rijkdom ligt bij de koning, en daarmee betaalt hij. Goederen liggen op het bord en zijn van het volk. Een paleis maakt van goederen rijkdom; rijkdom wordt nooit goederen.
    .title = Rijkdom en goederen

rule-LAP-5 = In deze volgorde: dorp (1 bouwvak, kost 1), paleis (2 bouwvakken, 2), tempel (2 bouwvakken, 2), garnizoen (1 bouwvak, 1), dubbel garnizoen (1 bouwvak, 1 en 1 obsidiaan), voorraadschuur (1 bouwvak, 1 maïs), markt (1 bouwvak, 1 cacao), observatorium (1 bouwvak, 1 jade), balspelveld (1 bouwvak, 1 schelp). Een getal alleen mag met elke soort worden betaald, ook met gevangenen; een genoemde soort moet die soort zijn.
    .title = Gebouwen

rule-LAP-6 = Het heeft sterkte 2 in één bouwvak. Het gaat stap voor stap verloren: eerst wordt het een garnizoen, dat hoogstens één gevangene houdt, daarna is het weg.
    .title = Dubbel garnizoen

rule-LAP-7 = Een stad heeft hoogstens één balspelveld. Alle andere soorten mogen meermaals, zolang er bouwvakken zijn.
    .title = Eén balspelveld per stad

rule-LAP-8 = Een koning heeft 12 stèles, dus hoogstens 12 steden.
    .title = Twaalf steden

rule-LAP-9 = Rijkdom, gebouwen en controlefiches raken nooit op.
    .title = Geen andere grens

rule-LAP-10 = 1, 2 en 3 geven evenveel punten; 4 en 5 geven niets; 6 geeft niets en is een mislukking.
    .title = De dobbelsteen

rule-LAP-11 = 59 kaarten: 15 gunstige (waarvan 10 maïs), 5 uitzonderlijke, 5 expedities, 2 cacaofeesten, 5 balspelwedstrijden en 27 rampen: 12 droogtes, en telkens 3 van opstand, aardbeving, concurrentie van de Pochteca, Tolteekse overval en verval.
    .title = Katunkaarten

## De kaart

section-map = De kaart
    .rules = LAP-12 LAP-19

rule-LAP-12 = Kolommen zijn letters van west naar oost, rijen zijn nummers van noord naar zuid. Een bouwplaats heet naar haar cel. De bordvolgorde gaat rij voor rij vanuit het noorden, elk van west naar oost.
    .title = Coördinaten

rule-LAP-13 = Een tegel met bouwplaats heeft uitgangen aan enkele zijden. Een tegel zonder bouwplaats heeft verbindingen, die elk twee zijden verbinden en elkaar nooit raken. Tegels kunnen met kwartslagen worden gedraaid.
    .title = Paden

rule-LAP-14 = Verlaat een bouwplaats via een uitgang en volg het pad over tegels zonder bouwplaats. Eindigt het bij een andere bouwplaats, dan zijn de twee aangrenzend, hoe lang het pad ook is. Waar een pad op een zijde zonder pad of op de rand stuit, loopt het dood. Aanval, verdediging, markten en vervoer gaan allemaal hiervan uit.
    .title = Aangrenzende bouwplaatsen

rule-LAP-15 = De kaart is willekeurig, die voor de eerste partij, of een eigen kaart. In de padenset “open” heeft elke bouwplaats vier uitgangen, in “varied” hebben sommige er drie. De kaart voor de eerste partij hoort bij “open”.
    .title = Kaart en padenset

rule-LAP-16 = 6 bij 5 tegels: 16 maïs, 3 schelp, 2 cacao, 2 obsidiaan, 2 jade en 5 zonder bouwplaats, geschud en willekeurig gedraaid. Zijn niet alle bouwplaatsen verbonden, dan wordt alles opnieuw getrokken.
    .title = Willekeurige kaart

rule-LAP-16a = Cel voor cel in bordvolgorde: eerst wat er ligt, dan welke tegel en hoe die is gedraaid. Wat er hetzelfde uitziet, telt als één uitkomst, en naar een trekking met één uitkomst wordt niet gevraagd.
    .title = De kaart trekken

rule-LAP-17 = Een vaste kaart van 25 bouwplaatsen, allemaal verbonden, elk met twee tot vier buren.
    .title = Kaart voor de eerste partij

rule-LAP-18 = Geweigerd worden: geen volle rechthoek, een zijde korter dan 2 of meer dan 40 tegels (E1); een onbekende tegel of draaiing (E2); een tegel die twee keer voorkomt (E3); minder dan 4 bouwplaatsen per koning (E4); bouwplaatsen die niet allemaal verbonden zijn (E5). Alleen een waarschuwing: een soort die geen bouwplaats levert (W1), een bouwplaats met één buur (W2).
    .title = Een eigen kaart

rule-LAP-19 = De koning links van wie de kaart heeft gelegd; heeft niemand dat gedaan, dan beslist het lot.
    .title = Eerste koning

## Koningen, stapel, speelduur

section-setup = Koningen, stapel, speelduur
    .rules = LAP-20 LAP-24

rule-LAP-20 = Elke koning heeft 10 maïs, geen roem en geen stad.
    .title = Begin

rule-LAP-21 = De 44 kaarten die geen wedstrijd en geen gunstige maïs zijn, worden in zes stapeltjes verdeeld, met een wedstrijd tussen elke twee. Bovenop komen twee gunstige maïskaarten per koning; de rest daarvan wordt niet gebruikt.
    .title = De stapel

rule-LAP-22 = Zes groottes van 6 tot en met 9 die samen 44 zijn, alle 546 manieren even waarschijnlijk. Ze worden nooit verteld.
    .title = Grootte van de stapeltjes

rule-LAP-22a = Niets wordt vooraf getrokken: een kaart krijgt haar beeld als iemand haar voor het eerst ziet, met precies de kansen van een in het geheim gelegde stapel. Dat beeld houdt ze.
    .title = Wanneer een kaart haar beeld krijgt

rule-LAP-23 = Het spel eindigt met de ronde van de 3e, 4e of 5e wedstrijd; gewoonlijk de 4e.
    .title = Speelduur

rule-LAP-24 = Bij de opbouw beslist niemand iets, behalve bij een eigen kaart. Voor proeven en puzzels kan een stelling met de hand worden opgezet, met de kaarten die gezien zijn en door wie.
    .title = Geen keuzes

## Steden

section-state = Steden
    .rules = LAP-25 LAP-30

rule-LAP-25 = De kaart, rijkdom en roem van de koningen, de steden met alles erin, de kaarten en wie ze heeft bekeken, de gespeelde wedstrijden, ronde, beurt, en wat er wordt beslist.
    .title = Wat er op tafel ligt

rule-LAP-26 = Vrije bouwplaatsen, controlefiches, prijzen, sterkte, verdediging en vervoersgebieden volgen daar op elk moment uit.
    .title = Wat eruit volgt

rule-LAP-27 = Een bouwplaats met een gebouw is een stad van één koning. Verdwijnt het laatste gebouw, om welke reden ook, dan is de bouwplaats meteen vrij.
    .title = Van wie de stad is

rule-LAP-28 = Wat op een verwijderd gebouw ligt, gaat naar de bank.
    .title = Wat met een gebouw verloren gaat

rule-LAP-29 = Gebouwen hebben geen vaste plek in hun stad. Die van dezelfde soort met dezelfde inhoud zijn gelijk; ze worden op soort en dan op inhoud genoemd.
    .title = Gebouwen zijn verwisselbaar

rule-LAP-30 = De sterkte van een stad is haar aantal garnizoenen; dubbele tellen twee keer.
    .title = Sterkte

## De ronde

section-round = De ronde
    .rules = LAP-31 LAP-35

rule-LAP-31 = Aan het begin van een ronde wordt één kaart meer dan er koningen zijn gedekt neergelegd, in de volgorde van de stapel.
    .title = De rij

rule-LAP-32 = De koning die aan de beurt is, doet er één: een stad stichten op een vrije bouwplaats (met minder dan 12 steden, en rijkdom voor de prijs en een gebouw), een eigen stad verbouwen, een aangrenzende vijandelijke stad aanvallen (met een garnizoen en 1 rijkdom), een Katunkaart omdraaien, of passen door 1 te betalen.
    .title = Vijf acties

rule-LAP-33 = Een koning zonder rijkdom kan alleen een kaart omdraaien.
    .title = Zonder rijkdom

rule-LAP-34 = Zijn alle kaarten van de rij omgedraaid, dan eindigt de ronde zodra de laatste is afgehandeld. Anders is de volgende koning aan de beurt.
    .title = Na de actie

rule-LAP-35 = Ze begint met de koning links van wie de laatste kaart heeft omgedraaid.
    .title = De volgende ronde

## Betalen

section-payment = Betalen
    .rules = LAP-36 LAP-39

rule-LAP-36 = De koning heeft van elke genoemde soort de genoemde hoeveelheid nodig, en in totaal genoeg rijkdom.
    .title = Wat betaald kan worden

rule-LAP-37 = Alle kosten van een actie worden samen betaald, als de keuzes zijn gemaakt en voordat er dobbelstenen worden gegooid of kaarten bekeken. Genoemde soorten worden vanzelf genomen. Alleen een overname wordt na de aanval betaald.
    .title = Wanneer er betaald wordt

rule-LAP-38 = Stuks naar keuze worden één voor één gekozen in de volgorde van de soorten, zodat elke betaling maar op één manier kan. Een soort wordt aangeboden als die en de latere nog dekken wat er moet worden betaald.
    .title = Op volgorde

rule-LAP-39 = Aangeboden vóór het eerste stuk, als er iets te kiezen is: eerst gevangenen, dan telkens één van de soort waarvan de koning het meeste heeft, bij gelijke stand in de volgorde van de soorten.
    .title = Automatisch betalen

## Een stad stichten

section-founding = Een stad stichten
    .rules = LAP-40 LAP-43

rule-LAP-40 = Op elke vrije bouwplaats, dichtbij of ver weg.
    .title = Waar

rule-LAP-41 = 1, plus de vijandelijke controlefiches erop, min de eigen; nooit minder dan 0.
    .title = Prijs van de bouwplaats

rule-LAP-42 = Gebouwen worden één voor één in hun volgorde gekozen, zover bouwvakken en rijkdom reiken. Minstens één is nodig.
    .title = Bouwen

rule-LAP-43 = Na de betaling staan de gebouwen er, is de bouwplaats een stad van de koning, en zijn haar controlefiches weg.
    .title = Gevolg

## Markten

section-markets = Markten
    .rules = LAP-44 LAP-45

rule-LAP-44 = Op elke vrije bouwplaats heeft een koning evenveel controlefiches als hij markten in aangrenzende steden heeft. Op steden zijn er geen.
    .title = Controlefiches

rule-LAP-45 = Ze veranderen de prijs van de bouwplaats en kunnen vervoer blokkeren.
    .title = Wat ze doen

## Een stad verbouwen

section-transforming = Een stad verbouwen
    .rules = LAP-46 LAP-50

rule-LAP-46 = 1, plus wat wordt gebouwd. Slopen is gratis en levert niets op. Eén eigen stad per actie.
    .title = Kosten

rule-LAP-47 = Dat komt eerst, op volgorde. Het laatste gebouw mag alleen weg als een andere soort samen met de kosten van de actie kan worden betaald. Slopen mag eindigen als er iets is gesloopt, of als er iets kan worden gebouwd of uitgebreid.
    .title = Slopen

rule-LAP-48 = Met 1 rijkdom, als er iets kan worden gesloopt, gebouwd of uitgebreid.
    .title = Wanneer het kan

rule-LAP-49 = Als bij het stichten, en bovendien: een soort die in deze actie is gesloopt, mag er niet in worden gebouwd; een garnizoen dat er al stond, mag voor 1 obsidiaan dubbel worden en houdt zijn gevangene, na al het bouwen; er moet iets veranderen, en er moet een gebouw staan.
    .title = Bouwen en uitbreiden

rule-LAP-50 = Alle veranderingen gaan samen in na de betaling. Wat blijft, houdt zijn inhoud.
    .title = Gevolg

## Aanvallen

section-attack = Aanvallen
    .rules = LAP-51 LAP-59

rule-LAP-51 = Van een eigen stad met een garnizoen naar een aangrenzende stad van een andere koning.
    .title = Van waar naar waar

rule-LAP-52 = De aanvaller zet er zoveel in als hij wil, tot de sterkte van zijn stad en zover hij kan betalen. Een dubbel garnizoen mag er één of twee leveren.
    .title = Hoeveel

rule-LAP-53 = 1 rijkdom per twee garnizoenen, naar boven afgerond, betaald voor de worp. Dan worden evenveel dobbelstenen als garnizoenen gegooid.
    .title = Prijs en dobbelstenen

rule-LAP-54 = Voor elke mislukking verliest de aanvaller een garnizoensstap naar keuze in de aanvallende stad, hoe het ook afloopt.
    .title = Mislukkingen

rule-LAP-55 = De aanvalskracht is de som van de punten. De verdedigingswaarde is de sterkte van de aangevallen stad en van de aangrenzende steden van dezelfde koning. De schade is het verschil, als dat boven 0 ligt.
    .title = Aanvalskracht en verdediging

rule-LAP-56 = De aanvaller kiest wat verdwijnt: 2 punten voor een paleis of tempel, 1 voor al het andere, 1 voor elke stap van een dubbel garnizoen. Hij gaat door zolang hij kan. Zijn er genoeg punten voor alles, dan verdwijnt alles.
    .title = Schade

rule-LAP-57 = Eén voor elk verwoest gebouw, en één voor elke stap van een dubbel garnizoen.
    .title = Gewonnen gevangenen

rule-LAP-58 = Naar garnizoenen van de aanvallende stad met plaats: één op een garnizoen, twee op een dubbel. Vullen ze alle plaatsen, dan gaat de rest verloren. Een optie staat alle garnizoenen van de aanvaller toe.
    .title = Waar gevangenen heen gaan

rule-LAP-59 = Is de aangevallen stad leeg, dan mag de aanvaller de plaats meteen overnemen als hij 1 rijkdom en minder dan 12 steden heeft. De plaats kost niets; hij moet er iets bouwen en betaalt daarvoor.
    .title = Overnemen

## Katunkaarten

section-katun = Katunkaarten
    .rules = LAP-60 LAP-69

rule-LAP-60 = Voordat hij een kaart omdraait, mag een koning met een observatorium 1 betalen om kaarten te bekijken. Daarna moet hij er een omdraaien.
    .title = Waarzeggerij

rule-LAP-61 = Eén per observatorium. Is dat genoeg voor alle gedekte kaarten van de rij, dan ziet hij die en daarna de volgende van de stapel. Anders kiest hij ze na elkaar en ziet elke kaart vóór de volgende.
    .title = Hoeveel kaarten

rule-LAP-62 = Hij draait een gedekte kaart van de rij naar keuze om. Omgedraaide kaarten zijn openbaar en uit het spel.
    .title = Omdraaien

rule-LAP-63 = Een gunstige of uitzonderlijke kaart geeft de koning wat ze toont. Het feest geeft elke koning 1 cacao.
    .title = Winst en feest

rule-LAP-64 = De koning krijgt 1 stuk van een soort naar keuze, uit alle zes.
    .title = Expeditie

rule-LAP-65 = Alleen feest en wedstrijd raken ook anderen dan de koning die de kaart omdraaide.
    .title = Wie een kaart raakt

rule-LAP-66 = De koning met de meeste balspelvelden scoort evenveel roempunten als hij steden heeft. Hebben meerdere de meeste, dan krijgt elk het aantal van zijn eigen steden gedeeld door hun aantal, naar beneden afgerond. Heeft niemand er een, dan scoort niemand; de wedstrijd telt toch.
    .title = Balspelwedstrijd

rule-LAP-67 = Heeft de koning geen van de bedoelde gebouwen, dan gebeurt er niets.
    .title = Ramp zonder doel

rule-LAP-68 = Hij mag in plaats daarvan één goed uit een van zijn voorraadschuren uitgeven: maïs tegen droogte en opstand; jade tegen aardbeving, cacao tegen concurrentie van de Pochteca, obsidiaan tegen een Tolteekse overval, een schelp tegen verval, en bij deze vier ook een gevangene.
    .title = Betalen

rule-LAP-69 = Anders kiest hij wat hij verliest: 2 dorpen bij droogte, 1 paleis bij opstand, 1 tempel bij aardbeving, 2 markten bij concurrentie van de Pochteca, 2 garnizoensstappen bij een Tolteekse overval, 1 balspelveld of observatorium bij verval; heeft hij er minder, dan die.
    .title = Het verlies nemen

## Einde van de ronde

section-share = Einde van de ronde
    .rules = LAP-70 LAP-82

rule-LAP-70 = Elk dorp levert één goed van de soort van zijn bouwplaats.
    .title = Productie

rule-LAP-71 = Door eigen steden van de koning en door vrije bouwplaatsen die voor hem niet geblokkeerd zijn, nooit door vijandelijke steden. De afstand maakt niet uit.
    .title = Waar goederen langs gaan

rule-LAP-72 = Een vrije bouwplaats is voor een koning geblokkeerd als er meer vijandelijke controlefiches op zijn dan eigen.
    .title = Geblokkeerde bouwplaatsen

rule-LAP-73 = De steden van een koning die zo verbonden zijn. Goederen gaan vrij door een gebied en nooit naar een ander.
    .title = Vervoersgebied

rule-LAP-74 = De net geproduceerde goederen, die in voorraadschuren en de gevangenen op garnizoenen van het gebied.
    .title = Wat er wordt verdeeld

rule-LAP-75 = Naar een tempel (elke soort één keer), naar een paleis (3 goederen), naar een voorraadschuur (1 goed), of ze gaan verloren.
    .title = Waar goederen heen gaan

rule-LAP-76 = Een tempel met 0 tot en met 6 verschillende goederen geeft 0, 1, 3, 5, 7, 10 of 15 roem. De goederen worden zo goed mogelijk over de tempels van een gebied verdeeld.
    .title = Ceremonie

rule-LAP-77 = Goederen in paleizen worden rijkdom van de koning. Goederen in voorraadschuren blijven daar.
    .title = Belasting en opslag

rule-LAP-78 = Wie een gebied heeft met een goed en een plaats ervoor, kiest: roem eerst, belasting eerst, of zelf verdelen. Zelf gaat per gebied: offers, dan belasting, dan voorraadschuren stad voor stad, telkens in de volgorde van de soorten.
    .title = Beslissen

rule-LAP-79 = Roem eerst offert alles wat de tempels nemen, int dan belasting en slaat dan op. Belasting eerst int voor het offert. Belasting neemt altijd de soort waarvan het meeste over is; voorraadschuren nemen om beurten maïs, gevangene, jade, obsidiaan, cacao, schelp. Geen andere verdeling is beter in die volgorde van doelen.
    .title = Automatisch verdelen

rule-LAP-80 = Voor alle koningen samen: roem, belasting, voorraden; gevangenen op garnizoenen en al het andere gaan weg.
    .title = Gevolg

rule-LAP-81 = Wat één koning hier doet, verandert niets voor de anderen.
    .title = De volgorde maakt niet uit

rule-LAP-82 = Gewoonlijk beslissen allen tegelijk en zien ze van de anderen alleen wie klaar is. Met een optie beslissen ze openlijk om beurten, te beginnen met wie de laatste kaart omdraaide.
    .title = In het geheim of om beurten

## Einde van het spel

section-end = Einde van het spel
    .rules = LAP-83 LAP-85

rule-LAP-83 = Zijn er zoveel wedstrijden omgedraaid als de speelduur zegt, dan eindigt het spel nadat de goederen van die ronde zijn verdeeld.
    .title = Wanneer

rule-LAP-84 = Roem, en 1 punt voor elk stuk rijkdom. Goederen op het bord tellen niet.
    .title = Punten

rule-LAP-85 = De meeste punten; bij gelijke stand de meeste steden; daarna een gedeelde overwinning.
    .title = Winnaar

## Beslissingen en toeval

section-decisions = Beslissingen en toeval
    .rules = LAP-86 LAP-91

rule-LAP-86 = Een beslissing met één mogelijkheid wordt zonder vragen uitgevoerd en niet opgeschreven. Wat het toeval trekt, is altijd een regel, behalve bij de kaart, waar een trekking met één uitkomst er geen nodig heeft.
    .title = Gedwongen beslissingen

rule-LAP-87 = Elke mogelijkheid is één regel in woorden, dezelfde in alle talen, en ze staan in een vaste volgorde.
    .title = Regels en hun volgorde

rule-LAP-88 = Geen reeks keuzes leidt terug, en elke reeks is begrensd.
    .title = Reeksen zijn kort

rule-LAP-89 = Een koning mag meer regels samen zeggen; is er een niet toegestaan, dan gebeurt er niets. Ze eindigen waar dobbelstenen, kaarten of een andere koning meedoen.
    .title = Meer regels tegelijk

rule-LAP-90 = Een mens legt een hele stad, aanval of verdeling klaar en bevestigt die; de regels volgen eruit, met automatisch betalen tenzij anders opgegeven.
    .title = Gebaren

rule-LAP-91 = Dobbelstenen: de getoonde zijden, zo waarschijnlijk als hun worpen. Kaarten, kaart van het land en eerste koning volgens hun eigen regels. Niemand ziet wat het toeval nog kan trekken.
    .title = Toeval

## Wat verborgen is

section-hidden = Wat verborgen is
    .rules = LAP-92 LAP-97

rule-LAP-92 = Kaart, steden met hun inhoud, rijkdom, roem, omgedraaide kaarten, de samenstelling van de stapel en de maïs bovenop; ook wie waarzeggerij deed en waar hij keek.
    .title = Openbaar

rule-LAP-93 = De beelden van de kaarten die een koning heeft bekeken. Hij kent ze nog als ze later worden neergelegd.
    .title = Persoonlijk

rule-LAP-94 = Wat het toeval niet heeft getrokken. Welke kaarten gezien zijn, is openbaar; wat ze zijn, niet.
    .title = Verborgen voor allen

rule-LAP-95 = Zolang allen tegelijk verdelen, ziet niemand de keuzes van anderen voordat de laatste koning heeft beslist.
    .title = Geheime verdeling

rule-LAP-96 = Kaarten die alleen anderen hebben gezien, worden voor hem opnieuw getrokken naar hun kansen; verborgen verdelingen kunnen alle toegestane zijn.
    .title = Wat een koning mag aannemen

rule-LAP-97 = Elk omdraaien verbruikt een kaart, en elke andere actie kost minstens 1 rijkdom: zo komt elk spel aan zijn einde.
    .title = Het spel eindigt

## Uitleg bij twijfel

ruling-R-1 = 59: de gedrukte lijst, de 5 wedstrijden en de 44 andere van de opbouw komen daarmee overeen; de lijst van het materiaal zegt 64.
    .question = Hoeveel Katunkaarten zijn er?

ruling-R-2 = 10 van de 15; cacao, schelp, jade, obsidiaan en gevangene hebben er elk één.
    .question = Hoeveel gunstige kaarten zijn maïs?

ruling-R-3 = Ze zijn uit het spel.
    .question = Wat gebeurt er met maïskaarten boven de twee per koning?

ruling-R-4 = Zes groottes van 6 tot en met 9, willekeurig getrokken en nooit verteld.
    .question = Hoe gelijk zijn de zes stapeltjes?

ruling-R-5 = 1 stuk; 3 maïs of 2 van een andere soort.
    .question = Wat geven gunstige en uitzonderlijke kaarten?

ruling-R-6 = 1 punt, 2 punten, niets.
    .question = Wat geven de zijden 1, 2 en 4 van de dobbelsteen?

ruling-R-7 = Aan alle vier; de optie path_set heeft een andere set.
    .question = Aan welke zijden verlaten paden een bouwplaats?

ruling-R-8 = Twee verbindingen die elk twee zijden verbinden en elkaar nooit raken.
    .question = Hoe lopen paden op tegels zonder bouwplaats?

ruling-R-9 = De willekeurige kaart; de vaste kaart voor de eerste partij is onze toevoeging voor lessen.
    .question = Welke kaart is bedoeld voor een eerste partij?

ruling-R-10 = 4 maïs, 1 schelp, 1 cacao, 1 obsidiaan, 1 jade, 2 zonder bouwplaats.
    .question = Welke tien tegels blijven buiten een willekeurige kaart?

ruling-R-11 = Die met schelpen.
    .question = Welke bouwplaatsen hebben twee bouwvakken?

ruling-R-12 = Nee, ze heeft 6 bij 5 tegels; een eigen kaart mag een andere grootte hebben.
    .question = Is de kaart kleiner met twee of drie koningen?

ruling-R-13 = Een volle rechthoek van tegels uit de doos, vier bouwplaatsen per koning, allemaal verbonden.
    .question = Wanneer is een eigen kaart toegestaan?

ruling-R-14 = Ze wordt opnieuw getrokken.
    .question = En als een willekeurige kaart uiteenvalt?

ruling-R-15 = Een koning door het lot.
    .question = Wie begint als niemand de kaart heeft gelegd?

ruling-R-16 = De koning links van wie de laatste kaart heeft omgedraaid.
    .question = Wie begint de volgende ronde?

ruling-R-17 = Dat gebeurt nooit.
    .question = En als fiches of tegels opraken?

ruling-R-18 = Nee.
    .question = Mag een koning meer dan 12 steden hebben?

ruling-R-19 = Nee: er is er één voor elke markt van zijn koning in een aangrenzende stad.
    .question = Moet elke controlefiche worden bijgehouden?

ruling-R-20 = Hetzelfde als bij een verwoeste stad.
    .question = Wat gebeurt er met de fiches als een stad door een ramp of door mislukkingen verloren gaat?

ruling-R-21 = Ze worden opgeteld, voor de prijs en voor het vervoer.
    .question = En als meer vijanden fiches op een bouwplaats hebben?

ruling-R-22 = Nee, 0 is het minste.
    .question = Kan een bouwplaats minder dan niets kosten?

ruling-R-23 = Ja, voor stuks naar keuze, nooit voor een genoemde soort.
    .question = Mag met gevangenen worden betaald?

ruling-R-24 = Nee, bouw in plaats daarvan een dubbel garnizoen.
    .question = Mag een garnizoen worden uitgebreid in de actie die het bouwt?

ruling-R-25 = Nee.
    .question = Mag een stad worden verbouwd zonder iets te veranderen?

ruling-R-26 = Nee, minstens één gebouw blijft of wordt gebouwd.
    .question = Mag een stad door verbouwen leeg worden?

ruling-R-27 = Nee.
    .question = Mag dezelfde soort in één actie worden gesloopt en herbouwd?

ruling-R-28 = Alleen door het te slopen en een garnizoen te bouwen.
    .question = Mag een dubbel garnizoen met opzet worden verkleind?

ruling-R-29 = De prijs van een aanval wordt naar boven afgerond.
    .question = En een half stuk rijkdom?

ruling-R-30 = De aanvaller kiest in de aanvallende stad, ook uit die niet zijn ingezet.
    .question = Welke garnizoenen gaan door mislukkingen verloren?

ruling-R-31 = Ja, zolang er met de rest iets kan worden verwoest; niemand hoeft daarvoor te plannen.
    .question = Moet alle schade worden gebruikt?

ruling-R-32 = Eén per stap.
    .question = Hoeveel gevangenen geeft een dubbel garnizoen?

ruling-R-33 = Alleen die geen plaats meer heeft.
    .question = Welke gevangene gaat verloren als een dubbel garnizoen kleiner wordt?

ruling-R-34 = Naar garnizoenen van de aanvallende stad; een optie staat alle garnizoenen van de aanvaller toe.
    .question = Waar gaan buitgemaakte gevangenen heen?

ruling-R-35 = De andere gaan verloren.
    .question = En als er meer gevangenen dan plaatsen zijn?

ruling-R-36 = Ze gaan naar de bank, gevangenen ook.
    .question = Wat gebeurt er met goederen op verwoeste gebouwen?

ruling-R-37 = Nee.
    .question = Kan een plaats zonder rijkdom worden overgenomen?

ruling-R-38 = Niemand scoort, maar de wedstrijd telt voor het einde.
    .question = En als niemand een balspelveld heeft bij een wedstrijd?

ruling-R-39 = Elk van de gelijke koningen krijgt het aantal van zijn eigen steden gedeeld door het aantal gelijke koningen, naar beneden afgerond.
    .question = Hoe telt een wedstrijd met gelijke stand?

ruling-R-40 = Nee, hij moet een kaart omdraaien.
    .question = Mag een koning na waarzeggerij iets anders doen?

ruling-R-41 = Nee.
    .question = Mag een koning minder kaarten bekijken dan hij kan?

ruling-R-42 = Elke kaart die gedekt ligt.
    .question = Welke kaart van de rij wordt omgedraaid?

ruling-R-43 = Nee.
    .question = Moet een ramp worden afgekocht als dat kan?

ruling-R-44 = Wat er is, gaat verloren.
    .question = En als er minder gebouwen zijn dan de kaart neemt?

ruling-R-45 = Nee, alleen goederen in voorraadschuren.
    .question = Helpt een gevangene op een garnizoen tegen een ramp?

ruling-R-46 = Elk van de zes soorten.
    .question = Wat mag een expeditie brengen?

ruling-R-47 = Ze gaan verloren.
    .question = Wat gebeurt er met gevangenen die aan het einde van de ronde op garnizoenen overblijven?

ruling-R-48 = Allen tegelijk en in het geheim; met de optie allocation gaan ze om beurten, te beginnen met wie de laatste kaart omdraaide.
    .question = In welke volgorde verdelen de koningen hun goederen?

ruling-R-49 = Vanzelf, zo goed mogelijk.
    .question = Hoe worden offers over meer tempels verdeeld?

ruling-R-50 = Nee.
    .question = Mag een koning zijn rijkdom verbergen?

ruling-R-51 = Nee, ze worden over het hele spel geteld.
    .question = Moeten de wedstrijden in één ronde komen om het spel te beëindigen?

ruling-R-52 = Ze delen de overwinning.
    .question = En als koningen gelijk zijn in punten en steden?

ruling-R-53 = Turkoois en wit.
    .question = Welke kleuren hebben de derde en vierde koning?

ruling-R-54 = Ja.
    .question = Weet iedereen dat de eerste kaarten maïs zijn?

ruling-R-55 = Nee, ze wordt gevuld in de volgorde van de stapel.
    .question = Wordt de rij geschud voordat ze wordt neergelegd?

ruling-R-56 = Nee, er gebeurt niets.
    .question = Mag een koning betalen om een kaart te ontlopen die hem niet raakt?

ruling-R-57 = Ja.
    .question = Mag een bekende kaart opnieuw worden bekeken?

## Opties

option-length = Na hoeveel balspelwedstrijden het spel eindigt: 3 is een kort spel, 4 het gewone, 5 een lang.

option-map = De kaart waarop wordt gespeeld.
    .random = Willekeurig getrokken
    .beginner = De kaart voor de eerste partij
    .custom = Een eigen kaart: rijen tegels, zoals M01,S02,X05/J01+90,M02,M03/…

option-path_set = Aan welke zijden paden de bouwplaatsen verlaten.
    .open = Aan alle vier
    .varied = Op sommige tegels aan drie zijden

option-allocation = Hoe de goederen aan het einde van een ronde worden verdeeld.
    .simultaneous = Alle koningen tegelijk, in het geheim
    .turn_order = Na elkaar, openlijk

option-prisoner_place = Waarheen buitgemaakte gevangenen mogen worden gebracht.
    .attacking_city = Naar de stad die aanviel
    .any_garrison = Naar elk garnizoen van de aanvaller

option-laid_by = Wie een eigen kaart heeft gelegd; de koning links begint.
    .lot = Niemand: het lot wijst de eerste koning aan
    .custom = Met een eigen kaart: het nummer van de stoel van de koning die haar legde, vanaf 0

option-components = Het materiaalbestand: wat gebouwen kosten, dobbelstenen, kaarten, tegels en landkaarten.
    .box = Zoals bij Patolli geleverd
    .custom = Een eigen bestand, op de opdrachtregel: het pad, zoals my.toml
