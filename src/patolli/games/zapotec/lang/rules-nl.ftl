### Zapotec in het Nederlands: de regels, de uitleg bij twijfel en de opties, in het kort.

about = Kies elke ronde in het geheim een kaart, verzamel grondstoffen en scoor voor huizen, piramides, rituelen en offers in de valleien van de Zapoteken.

rules-intro =
    Je wilt na vijf ronden de meeste punten: met gebouwen die bij de waarderingskaarten passen, piramides, rituelen en het offerspoor.
    Elke ronde kiest iedereen in het geheim een kaart. Het nummer zegt wie begint, de grondstof welke rij of kolom van je raster inkomsten geeft, de eigenschap waar je mag bouwen.
    In je beurt: inkomsten, dan in de hoofdstad handelstegels, piramides, rituelen en offers, dan gebouwen, die elk een tegel in je raster brengen en dus meer inkomsten. Neem daarna een nieuwe kaart; de kaart die niemand neemt, is de volgende waarderingskaart.

## Het spelmateriaal

section-components = Spelmateriaal
    .rules = ZAP-1 ZAP-10

rule-ZAP-1 = Hout, baksteen en steen zijn basisgrondstoffen; maïs, goud en priesters zijn hogere grondstoffen. Iedereen ziet hoeveel je hebt, en er is geen maximum. Wat je uitgeeft, gaat terug naar de algemene voorraad.
    .title = Grondstoffen

rule-ZAP-2 = Elk bouwveld heeft een type (tempel, dorp, maïsveld), een terrein (vlakte, heuvels, bos) en een streek (Etla, Ocotlan, Mitla). Deze negen waarden zijn de eigenschappen. Een veld past bij een eigenschap als die een van zijn drie is.
    .title = Eigenschappen

rule-ZAP-3 = Een veld heet naar de Engelse beginletters van streek, terrein en type, zoals MFT voor Mitla, bos, tempel; bij velden met een merkteken komt er 3 of 4 achter. Kaarten en tegels hebben een letter en een nummer: A actiekaart, B gebouwtegel, Z handelstegel, S waarderingstegel, R ritueelkaart, K kaart van Cocijobot. Een vak van het raster is zijn rij en zijn kolom, zoals ww.
    .title = Namen

rule-ZAP-4 = In de doos zitten 27 actiekaarten, 45 gebouwtegels, 4 paleistegels, 36 handelstegels, 9 waarderingstegels, 10 ritueelkaarten en 27 kaarten van Cocijobot; in elke kleur 9 huizen, 5 schijven en 6 piramidelagen.
    .title = Wat er in de doos zit

rule-ZAP-5 = Een actiekaart toont een basisgrondstof, één eigenschap en een nummer van 1 tot 27, het initiatief. Elk paar van grondstof en eigenschap komt één keer voor.
    .title = Actiekaarten

rule-ZAP-6 = Een gebouwtegel levert één basisgrondstof op, die erop gedrukt staat, en één hogere grondstof volgens zijn type: een priester bij een tempel, goud bij een dorp, maïs bij een maïsveld. Sommige achterkanten dragen het merkteken 3+ of 4.
    .title = Gebouwtegels

rule-ZAP-7 = Elk van de negen delen van het bord, een terrein in een streek, heeft vijf velden: een tempel, een dorp en een maïsveld zonder merkteken, één veld met 3+ en één met 4. Met 1 of 2 spelers doen 27 velden mee, met 3 spelers 36, met 4 spelers 45; elke eigenschap beslaat er een derde van.
    .title = Hoofdbord

rule-ZAP-8 = Je grondstoffenraster heeft negen vakken; elke basisgrondstof is de kop van één rij en één kolom. Sommige vakken tonen een hogere grondstof. In het paleisvak naast het raster past hoogstens één tegel.
    .title = Spelersbord

rule-ZAP-9 = Overal waar gebouwen voor punten worden geteld, telt een huis voor 1 en een paleis voor 2.
    .title = Gebouwen tellen

rule-ZAP-10 = Op het bord ligt Etla linksboven, Ocotlan linksonder en Mitla rechtsonder; de vlakte ligt buiten, de heuvels ertussen, het bos binnen. De markt ligt rechtsboven, de waarderingstegels liggen aan de linkerrand, het offerspoor loopt langs de rechterrand.
    .title = Waar alles ligt

## De opbouw

section-setup = Opbouw
    .rules = ZAP-11 ZAP-17b

rule-ZAP-11 = Gebouwtegels met een merkteken dat niet meedoet, blijven in de doos. Elk veld dat meedoet krijgt een willekeurige tegel van zijn type, met de grondstoffen naar boven.
    .title = Gebouwtegels op het bord

rule-ZAP-12 = Van elk niveau komen drie handelstegels open te liggen; de andere vormen een stapel. In het solospel speel je alleen met deze negen tegels.
    .title = Markt

rule-ZAP-13 = Aan de linkerrand komt, van boven naar beneden, één waarderingstegel meer dan er spelers zijn; in het solospel drie. Elke tegel houdt het nummer van zijn plaats.
    .title = Waarderingstegels

rule-ZAP-14 = Eén actiekaart komt open als eerste waarderingskaart, dan het aanbod, dan de trekstapel, dan de handen; de rest gaat ongezien uit het spel. Aanbod, stapel, hand: 2, 6, 6 in het solospel; 3, 4, 6 met twee spelers; 4, 4, 5 met drie; 5, 4, 4 met vier.
    .title = Actiekaarten aan het begin

rule-ZAP-15 = Drie ritueelkaarten komen open te liggen; de andere zeven doen niet mee.
    .title = Ritueelkaarten in het spel

rule-ZAP-16 = Je begint met 9 huizen, een onderlaag, 2 middenlagen en 3 toplagen, een paleis, 3 ritueelschijven, 1 hout, 1 baksteen en 1 steen, zonder punten, en op vak 0 van het offerspoor.
    .title = Waarmee iedereen begint

rule-ZAP-17 = Al het toeval zit in het trekken van kaarten en tegels. Een gedekte kaart is nog geen bepaalde kaart zolang niemand haar ziet; pas op dat moment wordt er getrokken.
    .title = Toeval

rule-ZAP-17a = Er wordt één voor één getrokken: bij de opbouw de tegels van het bord, de markt, de waarderingstegels, de waarderingskaart, het aanbod, in het solospel de bovenste kaart van de stapel, de handen, de ritueelkaarten, in het solospel de eerste aanwijzing; later de kaarten van Cocijobot, de markt aan het einde van een beurt en het aanbod aan het einde van een ronde. Alles wat nog niet is getrokken, heeft dezelfde kans.
    .title = Het trekken, op volgorde

rule-ZAP-17b = Wat nog getrokken kan worden, krijgt niemand te zien, want dat zou de handen verraden. Anderen zien de kaarten die jij krijgt niet.
    .title = Trekken en geheimen

## Ronden en beurten

section-rounds = Ronden en beurten
    .rules = ZAP-18 ZAP-23

rule-ZAP-18 = Er zijn vijf ronden. In elke ronde kiest iedereen een kaart, worden de kaarten onthuld en heeft ieder een beurt: inkomsten, hoofdstadacties, bouwen, waardering, in ronde 1 tot 4 een nieuwe kaart, einde van de beurt. Na ronde 1 tot 4 wordt de volgende ronde voorbereid, na ronde 5 eindigt het spel.
    .title = Verloop van het spel

rule-ZAP-19 = Iedereen kiest in het geheim een kaart uit de eigen hand. Anderen zien alleen dat je hebt gekozen. Een keuze kan niet worden veranderd.
    .title = Een kaart kiezen

rule-ZAP-20 = Als iedereen heeft gekozen, worden de kaarten samen omgedraaid. Het laagste nummer is het eerst aan de beurt; geen twee kaarten hebben hetzelfde nummer.
    .title = Beurtvolgorde

rule-ZAP-21 = Je hebt in elke ronde één beurt en maakt die af voordat de volgende speler begint. Wat één keer per ronde mag, mag één keer in die beurt.
    .title = Eén beurt per ronde

rule-ZAP-22 = Alle hoofdstadacties komen voor het bouwen. Zodra je aan het bouwen bent, kun je niet meer terug. Beide stappen mag je verlaten zonder iets te doen.
    .title = Eerst de hoofdstad, dan bouwen

rule-ZAP-23 = Je mag alleen doen wat je kunt betalen en helemaal kunt uitvoeren. Zolang een bonus op je keuze wacht, kan er niets anders.
    .title = Wat mag

## Inkomsten

section-income = Inkomsten
    .rules = ZAP-24 ZAP-27

rule-ZAP-24 = De grondstof op je kaart wijst één rij en één kolom van je raster aan. Je neemt de inkomsten van een van de twee.
    .title = Rij of kolom

rule-ZAP-25 = De gekozen lijn levert één van haar kop op, en voor elke tegel erin één basisgrondstof en één hogere grondstof van die tegel. Je neemt alles.
    .title = Wat een lijn oplevert

rule-ZAP-26 = Grondstoffen die op vakken gedrukt staan zijn nooit inkomsten, en het paleisvak levert nooit iets op.
    .title = Wat niets oplevert

rule-ZAP-27 = De eigenschap en het nummer van je kaart doen er voor de inkomsten niet toe.
    .title = Alleen de grondstof telt

## Handel

section-trade = Hoofdstad: handel
    .rules = ZAP-28 ZAP-33

rule-ZAP-28 = In de hoofdstad mag je handelen, piramidelagen bouwen, rituelen uitvoeren, offers brengen en ruiltegels gebruiken, in elke volgorde en zo vaak je kunt.
    .title = Hoofdstadacties

rule-ZAP-29 = Handelstegels van niveau 1, 2, 3 kosten 1, 2, 3 goud. Vanaf vak 3 van het offerspoor kost niveau 2 er 1 minder; vanaf vak 6 kost niveau 3 er 2 minder. Geen tegel kost minder dan 1.
    .title = Prijs van handelstegels

rule-ZAP-30 = Je mag per ronde één tegel van elk niveau kopen.
    .title = Eén van elk niveau

rule-ZAP-31 = Alleen open tegels zijn te koop. Lege plaatsen worden aan het einde van de beurt van de koper uit de stapel van dat niveau aangevuld; andere tegels verschuiven niet. Bij een lege stapel blijven ze leeg, en in het solospel wordt er nooit aangevuld.
    .title = De markt wordt aangevuld

rule-ZAP-32 = Een gekochte tegel is van jou tot het einde van het spel. Ook gedekt telt hij mee voor de ritueelkaart van de handelstegels.
    .title = Tegels houd je

rule-ZAP-33 = Je mag een tegel kopen waar je niets aan hebt.
    .title = Nutteloze tegels

## Piramides

section-pyramids = Hoofdstad: piramides
    .rules = ZAP-34 ZAP-41

rule-ZAP-34 = Een laag kost 1 priester, 1 hout, 1 baksteen en 1 steen.
    .title = Kosten van een laag

rule-ZAP-35 = Een piramideplaats is leeg, of haar piramide is niet voltooid, of ze is voltooid: dan is haar hoogste laag een toplaag. Onderlaag, middenlaag en toplaag hebben de grootten 3, 2 en 1.
    .title = Toestand van een piramide

rule-ZAP-36 = Op een lege plaats begin je een piramide: kies een waarderingstegel van de linkerrand, leg die voorgoed naast de piramide, en plaats de grootste laag die je nog hebt.
    .title = Een piramide beginnen

rule-ZAP-37 = Aan een niet voltooide piramide, wie er ook aan bouwde, mag je een laag toevoegen die precies één grootte kleiner is dan de hoogste, als je die hebt. Je mag ook grotere lagen hebben.
    .title = Een laag toevoegen

rule-ZAP-38 = Op elke piramide mag je per ronde één laag leggen, de eerste meegerekend. Andere piramides en andere spelers blijven daar buiten.
    .title = Eén laag per ronde op elke piramide

rule-ZAP-39 = Een voltooide piramide heeft dus drie lagen, of twee als ze met een middenlaag begon, of één als ze met een toplaag begon.
    .title = Lage piramides

rule-ZAP-40 = Lege plaatsen zijn gelijkwaardig, en de eerste wordt gebruikt. Er is altijd nog een waarderingstegel voor.
    .title = Welke lege plaats

rule-ZAP-41 = Je gebouwde lagen zijn al je lagen op alle piramides.
    .title = Gebouwde lagen

## Rituelen

section-rituals = Hoofdstad: rituelen
    .rules = ZAP-42 ZAP-45

rule-ZAP-42 = Je mag een schijf leggen op een open ritueelkaart waar je er geen hebt, als je minder rituelen hebt uitgevoerd dan je lagen hebt gebouwd, en minder dan drie, en als je kunt betalen.
    .title = Een ritueel uitvoeren

rule-ZAP-43 = Een ritueel kost 1 priester, vanaf vak 9 van het offerspoor geen, en 1 goud voor elke schijf van een ander op de kaart.
    .title = Kosten van een ritueel

rule-ZAP-44 = De schijf blijft op de kaart. Je hebt drie schijven voor drie kaarten.
    .title = Schijven

rule-ZAP-45 = Een gratis schijf, van vak 11 of van de handelstegel die er een geeft, vraagt geen laag, priester of goud en telt niet als uitgevoerd ritueel. Er is een kaart zonder schijf van jou voor nodig, en je mag ervan afzien.
    .title = Gratis schijven

## Offer

section-sacrifice = Hoofdstad: offer
    .rules = ZAP-46 ZAP-50

rule-ZAP-46 = Voor 1 priester en 1 tot 5 maïs gaat je schijf zoveel vakken omhoog als je maïs betaalt, niet verder dan het laatste vak. Je mag in een beurt meer dan eens offeren.
    .title = Offeren

rule-ZAP-47 = Elk vak dat je betreedt, geeft meteen zijn bonus: punten op 1, 4, 7, 10 en 12 (2, 3, 4, 5, 5), een basisgrondstof naar keuze op 2, 5 en 8, goedkopere handelstegels op 3 en 6, rituelen zonder priester op 9, een gratis schijf op 11.
    .title = Bonussen van het spoor

rule-ZAP-48 = Vak 11 biedt zijn gratis schijf meteen aan, en maar één keer.
    .title = De gratis schijf van vak 11

rule-ZAP-49 = Een schijf die op andere eindigt, komt bovenop te liggen. Wie lager ligt, was er eerder en ligt voor. Voorbijgaan verandert niets.
    .title = Stapels

rule-ZAP-50 = De tegel die je 4 vakken verder brengt, stopt op het laatste vak. Daar kan hij niet worden gebruikt.
    .title = Het einde van het spoor

## Handelstegels

section-tiles = Handelstegels
    .rules = ZAP-51 ZAP-57

rule-ZAP-51 = Niveau 1: je neemt de grondstoffen als je de tegel koopt; daarna ligt hij voorgoed gedekt.
    .title = Tegels die grondstoffen geven

rule-ZAP-52 = Niveau 2: één keer per ronde, in de hoofdstad of tijdens het bouwen, betaal je wat er staat en neem je wat er staat. De tegel wordt gedekt, en aan het einde van je beurt weer open.
    .title = Ruiltegels

rule-ZAP-53 = Z25 tot Z30: één keer per ronde, tijdens het bouwen, betaal je één grondstof en bouw je een huis op een veld met de getoonde eigenschap. Dit vervangt de gewone kosten, je kaart doet er niet toe, en het is nooit een paleis.
    .title = Tegels die bouwen

rule-ZAP-54 = Z31 tot Z33: één type gebouw kost je voortaan maar één grondstof. Dit geldt niet voor het paleis en de tegels die bouwen.
    .title = Tegels die bouwen goedkoper maken

rule-ZAP-55 = Z34: als je hem koopt, mag je 2 maïs betalen, zonder priester, en 4 vakken omhoog gaan op het offerspoor. Gebruikt of niet, daarna ligt hij voorgoed gedekt. Met een optie mag je hem bewaren.
    .title = De tegel die offert

rule-ZAP-56 = Z35: als je scoort, mag je de eigenschap van een kaart uit je hand gebruiken in plaats van die van de waarderingskaart. Die kaart gaat uit het spel, en je hand blijft kleiner.
    .title = De tegel die met een handkaart scoort

rule-ZAP-57 = Z36: als je hem koopt, mag je een gratis schijf op een ritueelkaart leggen. Gebruikt of niet, daarna ligt hij voorgoed gedekt. Met een optie mag je hem bewaren.
    .title = De tegel die een schijf geeft

## Bouwen

section-building = Bouwen
    .rules = ZAP-58 ZAP-64

rule-ZAP-58 = Je mag zo vaak bouwen als grondstoffen, huizen en velden toelaten, het ene gebouw na het andere.
    .title = Zoveel gebouwen als je wilt

rule-ZAP-59 = Je bouwt op een veld dat meedoet, zijn tegel nog heeft en bij de eigenschap van je kaart past. Je hebt een huis en een leeg vak in je raster nodig.
    .title = Waar je mag bouwen

rule-ZAP-60 = Een dorp kost 1 baksteen en 1 hout, een tempel 1 baksteen en 1 steen, een maïsveld 1 hout en 1 steen.
    .title = Wat een huis kost

rule-ZAP-61 = Betaal, zet een huis op het veld, en leg de tegel ervan op een leeg vak van je raster. Toont dat vak een grondstof, dan krijg je er één, één keer. Tegels verschuiven daarna nooit meer.
    .title = Een huis bouwen

rule-ZAP-62 = Eén keer in het spel mag je voor 1 hout, 1 baksteen en 1 steen je paleis bouwen, op een veld waar je een huis zou mogen bouwen. Het gebruikt ook een huis. De tegel gaat gedekt naar het paleisvak en levert niets op; het gebouw telt voor 2.
    .title = Het paleis

rule-ZAP-63 = Het paleis gebruikt een van de negen huizen: niemand heeft meer dan negen gebouwen, en na negen huizen is er geen paleis meer.
    .title = Negen gebouwen

rule-ZAP-64 = Een gebouw telt al mee in de waardering van deze beurt; zijn tegel geeft inkomsten vanaf de volgende ronde.
    .title = Wanneer een gebouw telt

## Waardering, kaart kiezen, volgende ronde

section-scoring = Waardering, kaart kiezen, volgende ronde
    .rules = ZAP-65 ZAP-71

rule-ZAP-65 = Aan het einde van je beurt krijg je 2 punten voor elk van je gebouwen dat bij de waarderingskaart past; een paleis geeft er 4.
    .title = Rondewaardering

rule-ZAP-66 = In ronde 1 tot 4 neem je daarna een kaart uit het aanbod in je hand. Eén kaart blijft ten slotte over.
    .title = Kaart kiezen

rule-ZAP-67 = Aan het einde van je beurt komen je tegels voor één keer per ronde weer open en wordt de markt aangevuld.
    .title = Einde van de beurt

rule-ZAP-68 = Na ronde 1 tot 4 wordt de kaart die niemand nam de waarderingskaart, en de gespeelde kaarten vormen, met één van de stapel, het aanbod.
    .title = De volgende ronde voorbereiden

rule-ZAP-69 = In ronde 5 kies je geen kaart, en daarna wordt er niets voorbereid.
    .title = De laatste ronde

rule-ZAP-70 = Je hand is bij elke keuze zo groot als aan het begin, min één voor elke kaart waarmee je hebt gescoord. Ze is nooit leeg.
    .title = Grootte van de hand

rule-ZAP-71 = De kaart die je hebt gespeeld, zit niet in je hand: je kunt er niet mee scoren.
    .title = De gespeelde kaart

## Einde van het spel

section-final = Einde van het spel
    .rules = ZAP-72 ZAP-80

rule-ZAP-72 = De drie schijven die het verst op het offerspoor zijn, scoren 9, 6 en 3; in een stapel ligt de onderste voor. Schijven op vak 0 scoren niets.
    .title = Offerspoor

rule-ZAP-73 = Je scoort elke ritueelkaart met een schijf van jou, wie er verder ook een heeft.
    .title = Rituelen

rule-ZAP-74 = R01 tot R06 geven 6 punten voor elke groep van drie gebouwen die in één categorie gelijk zijn en in een andere allemaal verschillen, hoogstens 18. Een gebouw hoort bij één groep; een paleis mag bij twee horen, maar niet twee keer bij dezelfde.
    .title = Groepen gebouwen

rule-ZAP-75 = R07 geeft 3 punten voor elke laag die je hebt gebouwd, hoogstens 12.
    .title = Piramidelagen

rule-ZAP-76 = R08 geeft 1 punt voor elke basisgrondstof en 2 voor elke hogere grondstof die je hebt, hoogstens 12.
    .title = Bewaarde grondstoffen

rule-ZAP-77 = R09 geeft een punt voor elke stap omhoog op het offerspoor, hoogstens 12.
    .title = Offerstappen

rule-ZAP-78 = R10 geeft het niveau van elk van je handelstegels als punten, hoogstens 12.
    .title = Handelstegels

rule-ZAP-79 = Voor elk van je lagen in een piramide scoor je een punt per gebouw van jou dat bij haar waarderingstegel past, en 5 extra als de piramide voltooid is.
    .title = Piramides

rule-ZAP-80 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie voor ligt op het offerspoor; wie nooit van vak 0 kwam, ligt achter, en zij delen als ze daar allemaal bleven.
    .title = Winnaar

## Solospel: opbouw en verloop

section-solo = Solospel tegen Cocijobot
    .rules = ZAP-81 ZAP-87

rule-ZAP-81 = Cocijobot heeft huizen, een paleis, piramidelagen en schijven als een speler, maar geen grondstoffen, geen raster en geen hand. Zijn 27 kaarten liggen gedekt; de aanwijzing op de achterkant van de volgende is altijd zichtbaar.
    .title = Cocijobot

rule-ZAP-82 = Als je hebt gekozen, wordt zijn volgende kaart omgedraaid. Hij is het eerst aan de beurt als zijn initiatief niet hoger is dan jouw nummer.
    .title = Wie eerst is

rule-ZAP-83 = Je eigen beurt gaat als altijd, maar de markt wordt nooit aangevuld en het aanbod heeft twee kaarten.
    .title = Jouw beurt

rule-ZAP-84 = Je neemt een van de twee kaarten; de andere wordt aan het einde van de ronde de waarderingskaart.
    .title = De geweigerde kaart

rule-ZAP-85 = Na ronde 1 tot 4 gaat je gespeelde kaart uit het spel, en twee kaarten van de stapel vormen het volgende aanbod zolang er zijn.
    .title = De volgende ronde in het solospel

rule-ZAP-86 = Een aanwijzing noemt een eigenschap. Meestal is het een van de drie op de kaart; op kaarten met een hoog initiatief is ze misleidend.
    .title = Aanwijzingen

rule-ZAP-87 = Een kaart van Cocijobot heeft een type, een terrein, een streek en een initiatief. Het type zegt wat hij doet: maïsveld offer, dorp handel, tempel piramide.
    .title = Kaarten van Cocijobot

## Solospel: de beurt van Cocijobot

section-bot = De beurt van Cocijobot
    .rules = ZAP-88 ZAP-98

rule-ZAP-88 = Hij bouwt, doet de actie van zijn kaart, doet die van een tweede kaart als hij niets bouwde, en scoort de ronde.
    .title = Volgorde van zijn beurt

rule-ZAP-89 = Hij probeert het veld van de drie symbolen op zijn kaart, dan hetzelfde met de eigenschap van de waarderingskaart, dan, als hij een piramide heeft, hetzelfde met de eigenschap van die piramide; altijd een veld zonder merkteken.
    .title = Waar hij probeert te bouwen

rule-ZAP-90 = Een poging slaagt als het veld zijn tegel nog heeft, niet net is genomen, en er nog een huis is. Hij betaalt niets en houdt de tegel.
    .title = Wanneer hij bouwt

rule-ZAP-91 = Hij bouwt zijn paleis op het eerste veld dat bij de waarderingskaart en bij zijn piramide past. In de laatste ronde, of als zijn huizen opraken, is een veld dat bij zijn piramide past genoeg, of anders bij de waarderingskaart.
    .title = Zijn paleis

rule-ZAP-92 = De actie komt na het bouwen, of hij nu bouwde of niet, en telt alle tegels die hij tot dan toe heeft.
    .title = Zijn actie

rule-ZAP-93 = Als hij niets bouwde, wordt de volgende kaart omgedraaid en alleen haar actie gedaan, na de eerste.
    .title = Tweede kaart

rule-ZAP-94 = Hij scoort 2 voor elk passend gebouw, na zijn acties.
    .title = Zijn rondewaardering

rule-ZAP-95 = Offer: hij gaat zoveel vakken omhoog als hij maïsveldtegels heeft. Punten worden gescoord; de vakken 3 en 6 geven de meest linkse handelstegel van niveau 2 en 3, vak 8 een piramideactie, de vakken 9 en 11 een ritueelschijf, 2 en 5 niets.
    .title = Hij offert

rule-ZAP-96 = Handel: hij neemt de meest linkse tegel van niveau 3 met 4 dorpstegels of vanaf vak 6, van niveau 2 met 3 of vanaf vak 3, anders van niveau 1. Is de rij leeg, dan probeert hij lagere rijen, daarna hogere.
    .title = Hij handelt

rule-ZAP-97 = Piramide: hij gaat verder met zijn eigen piramide; zonder begint hij er een, of bouwt hij mee aan een niet voltooide. Hij kiest de waarderingstegel met de meeste eigen gebouwen, dan de minste van jou, dan de bovenste. Kan er niets, dan legt hij een ritueelschijf.
    .title = Hij bouwt aan een piramide

rule-ZAP-98 = Zijn schijf gaat op de meest linkse ritueelkaart zonder schijf van hem, en kost jou daar goud zoals elke andere.
    .title = Zijn ritueelschijven

## Solospel: waardering en varianten

section-solo-final = Solospel: einde van het spel en varianten
    .rules = ZAP-99 ZAP-106

rule-ZAP-99 = Jij scoort als altijd; met twee schijven op het spoor worden 9 en 6 toegekend.
    .title = Jouw eindtelling

rule-ZAP-100 = Cocijobot scoort zijn plaats op het spoor; is hij nooit van vak 0 gekomen, dan krijgt hij 3 punten zonder plaats.
    .title = Zijn plaats op het spoor

rule-ZAP-101 = Hij scoort 3, 6 of 9 voor elke handelstegel van niveau 1, 2 of 3.
    .title = Zijn handelstegels

rule-ZAP-102 = Hij scoort 10 voor elke ritueelkaart waar alleen zijn schijf ligt en 6 waar jij er ook een hebt.
    .title = Zijn rituelen

rule-ZAP-103 = Hij scoort 5 voor elk van zijn lagen, en de punten voor passende gebouwen alleen als de piramide voltooid is; een optie verandert dit.
    .title = Zijn piramide

rule-ZAP-104 = Het hoogste totaal wint; een gelijke stand gaat als tussen spelers. Zijn 3 punten voor het blijven op vak 0 zijn geen stap.
    .title = Wie het solospel wint

rule-ZAP-105 = Makkelijker: je krijgt 2 punten telkens als een poging mislukt omdat er een gebouw van jou staat en Cocijobot er nog een huis voor had.
    .title = Makkelijkere variant

rule-ZAP-106 = Moeilijker: elke beurt krijgt Cocijobot 2 punten voor elk van drie huizen dat hij niet heeft geplaatst.
    .title = Moeilijkere variant

## Verborgen informatie

section-hidden = Verborgen informatie
    .rules = ZAP-107 ZAP-113

rule-ZAP-107 = Iedereen ziet: alles op tafel, de grondstoffen, hoe groot de stapels en de handen zijn, kaarten die gespeeld of afgelegd zijn of op de waarderingsplaats liggen, de omgedraaide kaarten van Cocijobot en de aanwijzing.
    .title = Wat openbaar is

rule-ZAP-108 = Alleen jij kent je hand en, tot de kaarten worden onthuld, je keuze.
    .title = Wat geheim is

rule-ZAP-109 = Niemand weet wat gedekt ligt of ongezien is weggelegd.
    .title = Wat niemand weet

rule-ZAP-110 = Een kaart uit het aanbod heeft iedereen gezien, en ze blijft bekend zolang ze in de hand is.
    .title = Gekozen kaarten zijn bekend

rule-ZAP-111 = Terwijl er kaarten worden gekozen, zien anderen alleen of je hebt gekozen; je hand lijkt even groot als ervoor.
    .title = Tijdens het kiezen

rule-ZAP-112 = In het solospel ligt de stapel open: de bovenste kaart is bekend, de kaarten eronder niet. Als je kiest, zie je de aanwijzing op de volgende kaart van Cocijobot.
    .title = Wat je in het solospel ziet

rule-ZAP-113 = Wie gokt, deelt de nooit geziene kaarten willekeurig uit aan de onbekende plaatsen van de andere handen, en geeft wie heeft gekozen een willekeurige eigen kaart.
    .title = Gokken

## Wat altijd waar is

section-invariants = Wat altijd waar is
    .rules = ZAP-114 ZAP-128

rule-ZAP-114 = Niets is ooit negatief, en punten dalen nooit.
    .title = Geen schulden

rule-ZAP-115 = Huizen over en gebouwen zijn samen negen; een speler heeft evenveel tegels in raster en paleisvak als gebouwen; hoogstens één paleis.
    .title = Negen huizen

rule-ZAP-116 = Elke gebouwtegel is op één plaats, en een veld heeft zijn tegel of één gebouw.
    .title = Elke tegel heeft zijn plaats

rule-ZAP-117 = Van elk niveau zijn er 12 handelstegels in stapel, markt en bij de spelers, in het solospel 3. Een speler krijgt er hoogstens één van een niveau per ronde.
    .title = De handelstegels kloppen

rule-ZAP-118 = Elk van de 27 actiekaarten is op één plaats; er zijn evenveel niet getrokken kaarten als er gedekt in de stapel liggen en zijn weggelegd.
    .title = De actiekaarten kloppen

rule-ZAP-119 = Van onder naar boven worden de lagen van een piramide telkens één kleiner. Ze heeft een waarderingstegel precies wanneer ze lagen heeft.
    .title = Piramides worden smaller

rule-ZAP-120 = Je hebt hoogstens één schijf op een ritueelkaart, drie in totaal, en niet meer rituelen uitgevoerd dan lagen gebouwd.
    .title = Schijven zijn beperkt

rule-ZAP-121 = Elke schijf van het offerspoor ligt in één stapel en gaat nooit omlaag.
    .title = Schijven klimmen

rule-ZAP-122 = De beurtvolgorde stijgt met de kaartnummers; ieder heeft één beurt per ronde; geen hand is leeg als er wordt gekozen.
    .title = Beurten zijn regelmatig

rule-ZAP-123 = De rondewaardering geeft even getallen. Het spoor geeft in totaal 0, 9, 15 of 18 punten, in het solospel 3, 9, 12 of 15.
    .title = Sommen van punten

rule-ZAP-124 = Elke beurt eindigt, want elke actie verbruikt iets.
    .title = Beurten eindigen

rule-ZAP-125 = R01 tot R06 zijn een veelvoud van 6 waard tot 18, R07 een veelvoud van 3 tot 12; geen ritueelkaart gaat boven haar grens.
    .title = Waarde van ritueelkaarten

rule-ZAP-126 = Namen binnen een categorie verwisselen, twee streken bijvoorbeeld, verandert geen waarde van R01 tot R06.
    .title = Namen doen er niet toe

rule-ZAP-127 = Wat je ziet is hetzelfde, wat je ook gokt over wat je niet kunt zien.
    .title = Wat je ziet verraadt niets

rule-ZAP-128 = De beurt van Cocijobot volgt uit wat open ligt en uit zijn kaarten. Zijn lagen liggen in één piramide.
    .title = Cocijobot beslist niets

## Uitleg bij twijfel

ruling-RU-1 = Nee, de voorraad is onbeperkt.
    .question = Zijn de 15 fiches van elke grondstof een grens?

ruling-RU-2 = Elk paar van grondstof en eigenschap komt één keer voor; typen hebben de nummers 1 tot 9, terreinen en streken 10 tot 27. Een materiaalbestand kan iets anders zeggen.
    .question = Welke kaart heeft welk nummer?

ruling-RU-3 = Zo gelijk mogelijk: 5 van elke per type. Een materiaalbestand kan iets anders zeggen.
    .question = Welke basisgrondstoffen staan op de gebouwtegels?

ruling-RU-4 = Elk deel heeft één veld voor 3+ en één voor 4, elke eigenschap even vaak. Een materiaalbestand kan iets anders zeggen.
    .question = Van welk type zijn de velden met een merkteken?

ruling-RU-5 = Rijen en kolommen zijn baksteen, hout, steen; priester, goud en maïs staan op de diagonaal. Een materiaalbestand kan iets anders zeggen.
    .question = Wat staat er op het raster gedrukt?

ruling-RU-6 = 12 vakken met de bonussen van ZAP-47. Een materiaalbestand kan iets anders zeggen.
    .question = Hoe lang is het offerspoor, en wat geven de vakken?

ruling-RU-7 = 2 bij één of twee spelers, 3 bij drie, 4 bij vier.
    .question = Hoeveel piramideplaatsen zijn er?

ruling-RU-8 = In de hoofdstad en tijdens het bouwen, één keer per beurt.
    .question = Wanneer mogen tegels van niveau 2 worden gebruikt?

ruling-RU-9 = Wat je ervoor betaalt, is de hele prijs; ze werken tijdens het bouwen, en alleen voor huizen.
    .question = Hoe werken Z25 tot Z30?

ruling-RU-10 = Eén keer, bij de koop; een optie laat je ze bewaren.
    .question = Wanneer mogen Z34 en Z36 worden gebruikt?

ruling-RU-11 = Ze verbruiken niets, kosten niets, en vragen nog steeds een kaart zonder schijf van jou.
    .question = Hoe zit het met gratis schijven en de grenzen van rituelen?

ruling-RU-12 = Nee, je mag ervan afzien.
    .question = Moet een gratis schijf worden gelegd?

ruling-RU-13 = Een offer mag niet verder gaan dan het spoor; Z34 en Cocijobot stoppen aan het einde ervan.
    .question = Wat als er meer stappen zijn dan vakken?

ruling-RU-14 = Uit het spel, open.
    .question = Waar gaat de kaart heen waarmee is gescoord?

ruling-RU-15 = Aan het einde van de eigen beurt.
    .question = Wanneer komen tegels voor één keer per ronde weer open?

ruling-RU-16 = De plaats blijft leeg.
    .question = Wat als een stapel handelstegels leeg is?

ruling-RU-17 = Alleen om een piramide te beginnen.
    .question = Moet altijd de grootste laag worden gebruikt?

ruling-RU-18 = 9 en 6.
    .question = Wat levert het spoor op met twee spelers?

ruling-RU-19 = Open, met alleen de bovenste kaart zichtbaar; met een optie ligt hij gedekt.
    .question = Ligt de stapel in het solospel open?

ruling-RU-20 = Geen na ronde 4: de stapel is leeg.
    .question = Welke kaarten komen er in het solospel na ronde 4 in het aanbod?

ruling-RU-21 = Uit het spel.
    .question = Waar gaat de gespeelde kaart heen in het solospel?

ruling-RU-22 = Aan het einde van de ronde.
    .question = Wanneer wordt de geweigerde kaart de waarderingskaart?

ruling-RU-23 = Dan is het weer het eerste veld, en wordt de poging overgeslagen.
    .question = Wat als een symbool al op de kaart van Cocijobot staat?

ruling-RU-24 = De pogingen gaan op volgorde.
    .question = Wat als Cocijobot minder huizen heeft dan velden?

ruling-RU-25 = De eerste poging.
    .question = Welk veld krijgt het paleis van Cocijobot als er meer passen?

ruling-RU-26 = Ja, allebei.
    .question = Gebruikt zijn paleis een huis, en telt de tegel ervan mee?

ruling-RU-27 = In de beurt waarin zijn laatste huis wordt geplaatst.
    .question = Wanneer raken de huizen van Cocijobot op?

ruling-RU-28 = Er gebeurt niets.
    .question = Wat als de rij van vak 3 of 6 leeg is?

ruling-RU-29 = Lagere rijen naar beneden, daarna hogere rijen naar boven.
    .question = Welke rij is voor Cocijobot de op één na beste?

ruling-RU-30 = Nee.
    .question = Mag Cocijobot maar één laag per ronde leggen?

ruling-RU-31 = Het telt voor 2, aan beide kanten.
    .question = Hoe telt een paleis als Cocijobot een waarderingstegel kiest?

ruling-RU-32 = De plaats die hij aan de linkerrand had.
    .question = Welke tegel is de bovenste van de tegels naast piramides?

ruling-RU-33 = Hij legt een ritueelschijf.
    .question = Wat als er geen piramide openstaat voor Cocijobot?

ruling-RU-34 = Niets, alleen 5 per laag; een optie verandert dit.
    .question = Wat geven passende gebouwen in een niet voltooide piramide van Cocijobot?

ruling-RU-35 = Het telt als niet geplaatst.
    .question = Hoe zit het in de moeilijkere variant met het derde huis zolang Cocijobot geen piramide heeft?

ruling-RU-36 = Elke poging telt, maar geen enkele zonder huis.
    .question = Wat als twee pogingen in de makkelijkere variant op hetzelfde gebouw van jou stuiten?

ruling-RU-37 = Alleen haar actie, na die van de eerste kaart.
    .question = Wat doet de tweede kaart van Cocijobot?

ruling-RU-38 = Bedoeld is Z12; Z14 en Z16 kloppen zoals ze zijn.
    .question = Zijn er drukfouten bij de handelstegels?

ruling-RU-39 = Als de tegel wordt gelegd, één keer, nooit als inkomsten.
    .question = Wanneer levert een bedrukt vak iets op?

ruling-RU-40 = Nee.
    .question = Mag een keuze vóór het onthullen worden veranderd?

ruling-RU-41 = Oranje, violet, blauw en wit.
    .question = Welke kleuren zijn er?

ruling-RU-42 = Ja, ze worden opgesomd.
    .question = Weten de anderen welke kaarten je uit het aanbod nam?

ruling-RU-43 = Normaal; een optie maakt het makkelijker of moeilijker.
    .question = Hoe moeilijk is het solospel?

## Opties

option-one_shot_tiles = Wanneer de handelstegels die offeren (Z34) of een gratis schijf geven (Z36) mogen worden gebruikt.
    .immediate = Bij de koop, of nooit
    .kept = Op elk moment in de hoofdstad, één keer

option-solo_pile_face_up = Of de bovenste kaart van de stapel in het solospel zichtbaar is.
    .true = De bovenste kaart is zichtbaar
    .false = Gedekt

option-bot_unfinished_house_points = Of passende gebouwen voor Cocijobot ook in een niet voltooide piramide scoren.
    .false = Alleen in een voltooide piramide
    .true = Altijd

option-solo_difficulty = Hoe moeilijk het solospel is.
    .normal = Normaal
    .easier = Makkelijker: 2 punten voor jou telkens als je in de weg staat
    .harder = Moeilijker: 2 punten voor Cocijobot voor elk huis dat hij niet plaatst

option-components = Het materiaalbestand: wat er op kaarten, tegels en borden gedrukt staat. Wie het spel bezit, kan een bestand met de gedrukte waarden gebruiken.
    .box = Zoals bij Patolli geleverd
    .custom = Een eigen bestand, op de opdrachtregel: het pad, zoals my.toml
