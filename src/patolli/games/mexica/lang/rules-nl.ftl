### Mexica in het Nederlands: de regels, de uitleg bij twijfel en de opties, in het kort.

about = Verdeel een eiland in wijken, sticht de wijken die de keizer heeft besteld, en bouw er de meeste tempelverdiepingen.

rules-intro =
    Je wilt het meeste prestige. Kanalen verdelen het eiland in wijken; wie in een wijk de meeste tempelverdiepingen heeft, krijgt er punten voor, twee keer in het spel.
    In je beurt heb je 6 actiepunten: kanalen graven, bruggen slaan, lopen of varen, tempels bouwen, of een punt bewaren. Staat je pion in een wijk van precies de grootte die de keizer bestelt, sticht die dan: dat levert meteen punten op, en de wijk verandert niet meer.
    Een periode eindigt als de bestellingen vervuld zijn en een speler alle beschikbare tempels heeft gebouwd. Na de tweede telling wint het hoogste totaal.

## Het bord

section-board = Het bord
    .rules = MEX-1 MEX-13

rule-MEX-1 = Een vak wordt aangeduid met de letter van zijn kolom en het nummer van zijn rij, van A1 linksboven tot U14 rechtsonder. Het noorden ligt aan de kant van rij 1; de leesvolgorde is rij voor rij van boven naar beneden, en in elke rij van links naar rechts.
    .title = Coördinaten

rule-MEX-2 = Elk vak dat niet bij het eiland hoort, is meer, net als alles buiten de rand van het bord. Het meer is één geheel; de baaien C1-E1, S6, B9 en G14-H14 horen erbij.
    .title = Meer

rule-MEX-3 = Het eiland telt 196 vakken: 187 gewone vakken, de 5 paleisvakken (de startvakken H6, G7, I7 en H8 rond embleemvak H7) en de 4 vakken O6 tot en met O9, waar vanaf het begin een kanaal ligt.
    .title = Eiland

rule-MEX-4 = Een vak is een watervak als het bij het meer hoort of met een kanaaltegel is bedekt, met of zonder brug. Elk ander vak van het eiland is een landvak. Water wordt nooit meer land.
    .title = Water en land

rule-MEX-5 = Twee vakken zijn aangrenzend als ze een zijde delen. Vakken die elkaar alleen met een hoek raken, zijn nooit aangrenzend.
    .title = Aangrenzend

rule-MEX-6 = Een landvak is leeg als er geen pion, geen tempel en geen calpullifiche op staat; een brug is vrij als er geen pion op staat. Een pion mag lege landvakken betreden, ook die van het paleis, en vrije bruggen. Een optie kan het embleemvak voor pionnen afsluiten.
    .title = Leeg en vrij

rule-MEX-7 = Een wijk is een groep landvakken die met hun zijden aan elkaar zitten en door water van al het andere land gescheiden zijn. De grootte is het aantal vakken, paleisvakken inbegrepen, wat er ook op staat. In het begin is het eiland één wijk van 192 vakken.
    .title = Wijk

rule-MEX-8 = Kanalen die elkaar of het meer alleen met een hoek raken, sluiten een wijk al af, want niemand kan over een hoek lopen. Ook boten kunnen er niet door.
    .title = Hoeken sluiten een wijk af

rule-MEX-9 = Bruggen, pionnen, tempels en fiches voegen wijken niet samen en splitsen ze ook niet. Twee wijken met een brug ertussen blijven twee wijken.
    .title = Wat wijken niet verandert

rule-MEX-10 = Een wijk is gesticht als er op een van haar vakken een calpullifiche ligt; anders is ze niet gesticht. De vakken van een gestichte wijk veranderen nooit meer.
    .title = Gesticht en niet gesticht

rule-MEX-11 = Een pion is in een wijk als hij op een van haar vakken staat, paleisvakken inbegrepen. Een pion op een brug is in geen enkele wijk.
    .title = In een wijk zijn

rule-MEX-12 = Een brug ligt in noord-zuidrichting of in west-oostrichting. De twee vakken waar haar opritten op uitkomen, zijn haar opritvakken.
    .title = Richting en opritten

rule-MEX-13 = Twee watervakken zijn verbonden als een keten van aangrenzende watervakken, kanaal of meer, van het ene naar het andere loopt. Bruggen onderbreken de keten niet.
    .title = Verbonden water

## De opbouw

section-setup = Opbouw
    .rules = MEX-14 MEX-23a

rule-MEX-14 = Het spel is voor 2, 3 of 4 spelers, die met de klok mee spelen. Ieder heeft een eigen kleur: zwart, grijs, zand of rood, in deze volgorde uitgedeeld tenzij anders gekozen.
    .title = Spelers en kleuren

rule-MEX-15 = Startspeler is wie op de eerste stoel zit, of een willekeurige speler als de optie dat zegt. Dezelfde speler begint elke ronde van beide perioden.
    .title = Startspeler

rule-MEX-16 = Op O6-O7 en O8-O9 ligt vanaf het begin een dubbele kanaaltegel; het zijn kanaaltegels als alle andere. In de voorraad liggen 6 enkele en 35 dubbele kanaaltegels.
    .title = Kanaaltegels aan het begin

rule-MEX-17 = In de voorraad liggen 11 bruggen en 12 actiefiches. Niemand heeft aan het begin een actiefiche.
    .title = Bruggen en actiefiches aan het begin

rule-MEX-18 = De 15 calpullifiches worden geschud. Acht ervan komen open bij de bestellingen van de keizer te liggen, op grootte gesorteerd; de andere zeven blijven gedekt tot periode 2.
    .title = Bestellingen van de keizer

rule-MEX-19 = Elke speler begint met een tempelvoorraad van 9: drie tempels van 1 verdieping, drie van 2, twee van 3 en één van 4. Nog eens 9 tempels liggen opzij voor periode 2: drie van 1 verdieping, twee van 2, twee van 3 en twee van 4.
    .title = Tempels aan het begin

rule-MEX-20 = Iedereen begint met 0 prestigepunten.
    .title = Prestige aan het begin

rule-MEX-21 = Met twee spelers worden eerst de neutrale tempels geplaatst en daarna de pionnen.
    .title = Twee spelers: eerst de neutrale tempels

rule-MEX-22 = Om de beurt, te beginnen met de startspeler, zet iedereen de eigen pion op een startvak (H6, G7, I7 of H8) waar nog geen pion staat. Het embleemvak mag niet worden gekozen.
    .title = De pionnen plaatsen

rule-MEX-23 = Alleen de opbouw hangt van het toeval af: de startspeler (als de optie dat zegt), de calpullifiches en, met twee spelers, de vakken en daarna de hoogten van de neutrale tempels. Daarna komt er geen geluk meer aan te pas.
    .title = Waar het toeval meespeelt

rule-MEX-23a = Elke trekking van de opbouw is een eigen regel in het verslag van de partij, met dezelfde kansen als bij het trekken van echte stukken. De zeven gedekte calpullifiches zijn gewoon de fiches die niet getrokken zijn, dus voor periode 2 hoeft er niets meer getrokken te worden.
    .title = Trekkingen in het verslag

## De beurt

section-turn = De beurt
    .rules = MEX-24 MEX-31

rule-MEX-24 = Het spel heeft twee perioden. Een periode is een reeks ronden; in een ronde krijgt elke speler één beurt, met de klok mee vanaf de startspeler. In elke periode worden de ronden vanaf 1 geteld.
    .title = Perioden en ronden

rule-MEX-25 = Na de opbouw plaatsen de spelers hun pion en spelen daarna ronde na ronde om de beurt. Aan het eind van elke ronde wordt bekeken of de periode voorbij is; zo ja, dan volgt de puntentelling, en daarna periode 2 of het einde van het spel.
    .title = Verloop van het spel

rule-MEX-26 = Elke beurt begint met 6 actiepunten (AP) en zonder dat er al een actiefiche is genomen.
    .title = Zes actiepunten

rule-MEX-27 = Acties mogen in elke volgorde, elk zo vaak als ze is toegestaan. Elke actie wordt beoordeeld naar de stand van dat moment en volledig betaald. Een actie die niet mag of niet betaald kan worden, verandert niets.
    .title = Vrije volgorde

rule-MEX-28 = 1 AP: een kanaaltegel (enkel of dubbel), een brug bouwen of verplaatsen, een stap te voet, elke etappe per boot, een actiefiche nemen. Een tempel kost 1 AP per verdieping, de verplaatsing tegen vast tarief 5 AP. Een wijk stichten, een actiefiche inzetten (dat levert 1 AP op) en de beurt beëindigen kosten 0 AP.
    .title = Kosten

rule-MEX-29 = Met 0 AP gaat de beurt door: een wijk stichten, een actiefiche inzetten en de beurt beëindigen kunnen nog mogelijk zijn.
    .title = Geen actiepunten meer

rule-MEX-30 = Je mag je beurt op elk moment beëindigen, zelfs zonder iets te hebben gedaan. Overgebleven AP vervallen, ook die van ingezette actiefiches.
    .title = Beurt beëindigen

rule-MEX-31 = Alleen de speler die aan de beurt is, beslist iets. Er zijn geen reacties, ruilhandel of stemmingen.
    .title = Eén speler tegelijk

## Kanalen

section-canals = Kanalen graven
    .rules = MEX-32 MEX-37

rule-MEX-32 = Een kanaaltegel kost 1 AP, enkel of dubbel. In de voorraad moet een tegel van de gekozen soort liggen; zolang beide soorten er zijn, is de keus vrij.
    .title = Kosten van een kanaal

rule-MEX-33 = De pion hoeft niet in de buurt te zijn en de kanaaltegel hoeft geen ander water te raken.
    .title = Een kanaal mag overal

rule-MEX-34 = Een enkele kanaaltegel bedekt één vak, een dubbele twee aangrenzende vakken in een rij of kolom, nooit schuin en nooit met een gat ertussen. Twee aangrenzende landvakken horen altijd bij dezelfde wijk.
    .title = Vorm van een kanaaltegel

rule-MEX-35 = Elk vak dat de kanaaltegel bedekt, (a) moet een landvak zijn, dus geen meer, kanaal of brug; (b) mag geen van de vijf paleisvakken zijn; (c) moet leeg zijn: geen pion, ook niet die van jezelf, geen tempel en geen calpullifiche; (d) mag geen opritvak van een brug zijn; (e) moet in een niet gestichte wijk liggen.
    Als één vak van een dubbele kanaaltegel niet voldoet, mag de hele tegel niet worden gelegd.
    .title = Waar geen kanaal mag komen

rule-MEX-36 = De kanaaltegel gaat uit de voorraad en ligt voorgoed vast; zijn vakken zijn de rest van het spel water. Daarna worden de wijken opnieuw bepaald en worden calpullifiches verwijderd die niet meer bruikbaar zijn.
    .title = Gevolg van een kanaal

rule-MEX-37 = Een kanaal mag een wijk splitsen, kleiner maken of er gewoon in liggen. Er mogen wijken van elke grootte ontstaan, ook van één vak of van een grootte zonder calpullifiche, en pionnen mogen ingesloten raken, tenzij de bescherming van de eerste ronde dat verbiedt.
    .title = Geen andere beperking voor kanalen

## Stichten

section-founding = Een wijk stichten
    .rules = MEX-38 MEX-43

rule-MEX-38 = Een wijk stichten kost 0 AP. Het is niet verplicht en kan op elk moment van je beurt, zo vaak als mogelijk is.
    .title = Kosten van het stichten

rule-MEX-39 = Om een wijk te stichten (a) moet je pion erin staan, dus niet op een brug; (b) mag de wijk nog niet gesticht zijn; (c) moet er bij de bestellingen een calpullifiche van precies haar grootte liggen; (d) moet de calpullifiche op een vak komen dat volgens MEX-40 mag.
    .title = Voorwaarden voor het stichten

rule-MEX-40 = De stichter kiest een leeg vak van de wijk dat geen paleisvak is. Een vak met een pion is niet leeg; een opritvak mag. Een wijk zonder zo'n vak kan nu niet worden gesticht.
    .title = Waar de calpullifiche komt

rule-MEX-41 = Eén calpullifiche van die grootte gaat van de bestellingen naar het gekozen vak en blijft daar. De stichter scoort meteen het blauwe getal, elke andere speler met een pion in de wijk het witte. De neutrale kleur en spelers op een brug scoren niets.
    .title = Punten voor het stichten

rule-MEX-42 = Het vak van de calpullifiche mag nooit meer worden betreden, bebouwd of uitgegraven, en in de wijk mag geen kanaal meer worden gegraven. Tempels mogen er nog wel worden gebouwd, en op het water eromheen mogen bruggen worden gebouwd of verplaatst.
    .title = Na het stichten

rule-MEX-43 = Het maakt niet uit wie de kanalen heeft gegraven, wanneer, en of de pion er al stond of later kwam. Een wijk met paleisvakken wordt gesticht als elke andere, en die vakken tellen mee voor de grootte. Liggen er twee calpullifiches van die grootte, dan wordt er één gebruikt.
    .title = Wat voor het stichten niet uitmaakt

## Bruggen

section-bridges = Bruggen
    .rules = MEX-44 MEX-51

rule-MEX-44 = Een brug bouwen kost 1 AP en een brug uit de voorraad. De pion hoeft niet in de buurt te zijn.
    .title = Kosten van een brug

rule-MEX-45 = Een brug komt op een vak met een kanaaltegel, O6 tot en met O9 inbegrepen, waar nog geen brug ligt. Op het meer komt nooit een brug.
    .title = Plek van een brug

rule-MEX-46 = Beide opritvakken moeten landvakken zijn. Het mogen paleisvakken zijn, er mogen pionnen, tempels of calpullifiches op staan, ze mogen in gestichte wijken liggen en ze mogen in dezelfde wijk liggen.
    .title = Opritten op land

rule-MEX-47 = Als beide richtingen kunnen, wat alleen gebeurt op een kanaalvak met land aan alle vier de kanten, kiest de speler. De richting blijft zo tot de brug wordt verplaatst.
    .title = Keuze van de richting

rule-MEX-48 = Een oprit mag niet uitkomen op een andere brug, een kanaal of het meer; bruggen liggen dus nooit in elkaars verlengde tegen elkaar. Twee bruggen met dezelfde richting mogen wel naast elkaar op aangrenzende vakken van een kanaal liggen, en twee bruggen mogen een opritvak delen.
    .title = Bruggen bij elkaar

rule-MEX-49 = Zolang een brug er ligt, mag op haar twee opritvakken geen kanaal worden gegraven.
    .title = Gevolg van een brug

rule-MEX-50 = Een brug verplaatsen kost 1 AP en mag alleen als alle 11 bruggen op het bord liggen en er geen pion op de brug staat, ook niet die van jezelf. De brug gaat naar een ander vak waar een brug mag worden gebouwd. Als de voorraad leeg is, kunnen bruggen niet meer worden gebouwd, alleen nog verplaatst.
    .title = Een brug verplaatsen

rule-MEX-51 = De brug verdwijnt van haar oude vak en ligt op het nieuwe. Haar oude opritvakken worden niet langer door deze brug tegen graven beschermd.
    .title = Gevolg van het verplaatsen

## Tempels

section-temples = Tempels bouwen
    .rules = MEX-52 MEX-55

rule-MEX-52 = Een tempel kost evenveel AP als hij verdiepingen heeft, 1 tot 4. Je moet een tempel van die hoogte in je tempelvoorraad hebben.
    .title = Kosten van een tempel

rule-MEX-53 = Een tempel komt op een leeg vak van de wijk waarin je pion staat, niet op een paleisvak en niet onder je eigen pion. Opritvakken mogen, en de wijk mag al dan niet gesticht zijn en elke grootte hebben.
    .title = Waar een tempel mag staan

rule-MEX-54 = Een pion op een brug is in geen enkele wijk, dus van daaruit kan geen tempel worden gebouwd. Een pion op een paleisvak is in de wijk van dat vak.
    .title = De pion moet in de wijk zijn

rule-MEX-55 = De tempel gaat uit je tempelvoorraad en blijft de rest van het spel op zijn vak staan, als obstakel. Hij mag opritten versperren en pionnen insluiten, tenzij de bescherming van de eerste ronde dat verbiedt.
    .title = Gevolg van een tempel

## Te voet

section-walking = Te voet
    .rules = MEX-56 MEX-59

rule-MEX-56 = Voor 1 AP gaat een pion van een landvak naar een aangrenzend landvak dat een pion mag betreden.
    .title = Van land naar land

rule-MEX-57 = Een pion stapt op een vrije brug vanaf een van haar opritvakken, en stapt eraf naar een opritvak dat een pion mag betreden. De lange zijden van een brug kun je te voet niet oversteken, en van de ene brug op de andere stappen kan niet.
    .title = Op en van een brug

rule-MEX-58 = Te voet kun je een plek met een pion, een tempel (ook een neutrale) of een calpullifiche niet betreden en er niet doorheen lopen. Schuine stappen bestaan niet.
    .title = Obstakels

rule-MEX-59 = Elke stap is een actie op zich, en teruglopen mag. Een beurt mag op een brug eindigen; de pion verspert die dan voor wie te voet gaat.
    .title = Stap voor stap

## Per boot

section-boats = Per boot
    .rules = MEX-60 MEX-63

rule-MEX-60 = Om per boot te gaan, moet je pion op een brug staan. Vanaf een landvak kun je nooit aan boord gaan.
    .title = Begin van een boottocht

rule-MEX-61 = Twee bruggen zijn verbonden als een keten van aangrenzende watervakken, kanaal of meer, ertussen loopt zonder andere brug onderweg. Het meer mag je onbeperkt en zonder extra kosten gebruiken; hoeken verbinden niet. Bruggen op aangrenzende vakken zijn verbonden.
    .title = Verbonden bruggen

rule-MEX-62 = Een boottocht kost 1 AP voor elke etappe van een brug naar een verbonden brug, langs de weg met de minste etappes. Bruggen onderweg mogen bezet zijn; elke brug waar je onderdoor vaart, telt als een etappe.
    .title = Kosten van een boottocht

rule-MEX-63 = Een boottocht eindigt op een andere, vrije brug, nooit op een kanaalvak zonder brug, op het meer of op land. De tocht kan niet als geen reeks verbonden bruggen erheen leidt of als hij meer AP kost dan er over zijn.
    .title = Einde van een boottocht

## Vast tarief

section-flat = Verplaatsing tegen vast tarief
    .rules = MEX-64 MEX-65

rule-MEX-64 = Voor 5 AP gaat de pion van waar hij ook staat, land of brug, naar elke plek op het bord die een pion mag betreden: een leeg landvak, ook van het paleis, of een vrije brug. Een route is niet nodig.
    .title = Overal heen voor 5 AP

rule-MEX-65 = Elke pion kan de verplaatsing tegen vast tarief gebruiken, ingesloten of niet, en ook meer dan eens per beurt als je het kunt betalen.
    .title = Altijd mogelijk

## Actiefiches

section-tokens = Actiefiches
    .rules = MEX-66 MEX-69

rule-MEX-66 = Een actiefiche uit de voorraad nemen kost 1 AP. Dat kan niet als de voorraad leeg is.
    .title = Een fiche nemen

rule-MEX-67 = Per beurt mag je hoogstens 2 actiefiches nemen; fiches inzetten verandert die telling niet. Hoeveel je er hebt, is niet beperkt.
    .title = Twee per beurt

rule-MEX-68 = Een actiefiche inzetten kost 0 AP: de fiche gaat terug naar de voorraad en levert deze beurt 1 AP op. Je mag er per beurt zoveel inzetten als je wilt.
    .title = Een fiche inzetten

rule-MEX-69 = Een actiefiche die je deze beurt hebt genomen, mag je deze beurt inzetten, en een ingezette fiche mag binnen de grens van 2 opnieuw worden genomen. Je houdt je fiches van beurt tot beurt en van periode 1 naar periode 2.
    .title = Fiches bewaren

## Eerste ronde

section-first-round = Bescherming in de eerste ronde
    .rules = MEX-70 MEX-73

rule-MEX-70 = In ronde 1 van periode 1, en alleen dan, mag geen actie de pion van een andere speler insluiten. Alle andere spelers zijn beschermd, of ze hun eerste beurt al hebben gehad of niet.
    .title = Wanneer de bescherming geldt

rule-MEX-71 = De vrijheid van een pion is het aantal andere plekken, landvakken en bruggen, die hij mag betreden en te voet en per boot met onbeperkte AP zou kunnen bereiken, terwijl alle andere stukken blijven staan. Boten varen onder bezette bruggen door, maar stoppen daar niet. Bouwen en de verplaatsing tegen vast tarief tellen niet mee.
    .title = Vrijheid van een pion

rule-MEX-72 = Een actie mag niet als ze de vrijheid van de pion van een andere speler verlaagt (a) van 13 of meer naar 12 of minder, of (b) van 1 of meer naar 0.
    .title = Wat in de eerste ronde verboden is

rule-MEX-73 = Elke actie wordt afzonderlijk bekeken, dus je beurt beëindigen kan altijd. Je eigen pion insluiten mag, en een pion die door zijn eigenaar is ingesloten, verbiedt elders niets. Vanaf ronde 2 geldt deze bescherming niet meer.
    .title = Grenzen van de bescherming

## Verwijderen

section-removal = Calpullifiches verwijderen
    .rules = MEX-74 MEX-78

rule-MEX-74 = Na elk kanaal, elke tempel en elke stichting, en telkens als er calpullifiches bij de bestellingen komen, wordt bekeken welke groottes nog bruikbaar zijn. Dat gebeurt in beide perioden, tenzij een optie anders bepaalt.
    .title = Wanneer er wordt gekeken

rule-MEX-75 = Een grootte is nog mogelijk als er in een niet gestichte wijk een groep van zoveel vakken te vinden is waarvoor geldt: (a) de vakken zitten met hun zijden aan elkaar; (b) elk ander vak van de wijk dat aan de groep grenst, is een gewoon vak zonder tempel (pionnen en opritten tellen niet);
    (c) de kanaaltegels uit de voorraad kunnen al die grensvakken bedekken zonder te overlappen en zonder iets anders te bedekken dan gewone vakken zonder tempel, van dezelfde wijk en buiten de groep;
    (d) in de groep is een gewoon vak zonder tempel voor de calpullifiche en voor de stichter nog zo'n vak of een paleisvak dat een pion mag betreden. Een hele wijk van de juiste grootte heeft geen kanaal nodig.
    .title = Kan de wijk nog worden gemaakt?

rule-MEX-76 = Met meer dan 12 kanaaltegels in de voorraad is een grootte bruikbaar als een niet gestichte wijk minstens zoveel vakken heeft; met 12 of minder beslist de precieze toets van MEX-75. Alle calpullifiches van een onbruikbare grootte worden meteen verwijderd. Elke grootte wordt apart beoordeeld, ook als er maar ruimte is voor een van twee fiches.
    .title = Welke groottes bruikbaar zijn

rule-MEX-77 = Een calpullifiche die uit het spel is verwijderd, levert niets op en geldt voor het einde van de periode als afgehandeld. Niemand hoeft iets te beslissen.
    .title = Gevolg van het verwijderen

rule-MEX-78 = Na het verwijderen gaan graven en bouwen gewoon door; er mogen nog wijken van elke grootte worden gemaakt.
    .title = Het spel gaat door

## Puntentelling

section-scoring = Einde van een periode, puntentelling, einde van het spel
    .rules = MEX-79 MEX-91

rule-MEX-79 = Periode 1 eindigt als aan twee voorwaarden is voldaan: (a) de bestellingen zijn op, alle 8 calpullifiches zijn geplaatst of verwijderd; (b) minstens één speler heeft een lege tempelvoorraad, alle 9 tempels zijn geplaatst.
    .title = Einde van periode 1

rule-MEX-80 = Periode 2 eindigt als aan twee voorwaarden is voldaan: (a) de bestellingen zijn op, alle calpullifiches zijn geplaatst of verwijderd; (b) minstens één speler heeft een lege tempelvoorraad: de 9 nieuwe tempels en alle overgebleven tempels van periode 1 zijn geplaatst.
    .title = Einde van periode 2

rule-MEX-81 = Zodra aan beide voorwaarden is voldaan, is de lopende ronde de laatste ronde van de periode. Die wordt uitgespeeld, zodat iedereen evenveel beurten heeft gehad; dan volgt de puntentelling. In de rest van deze ronde kan geen wijk meer worden gesticht, want de bestellingen zijn op.
    .title = Laatste ronde

rule-MEX-82 = Als er 5 volledige ronden van een periode (of zoveel als de optie zegt) na elkaar voorbijgaan waarin niemand een kanaal graaft, een wijk sticht of een tempel bouwt, eindigt de periode. Gebeurt dat in periode 1, dan blijven de calpullifiches bij de bestellingen liggen voor periode 2. Deze regel staat niet in het spelregelboekje; hij zorgt ervoor dat elke partij eindigt.
    .title = Als er niets meer gebeurt

rule-MEX-83 = Je spirituele waarde in een wijk is de som van de verdiepingen van je tempels daar, niet het aantal tempels: hoogten 3, 3 en 2 zijn samen 8. Pionnen spelen geen rol.
    .title = Spirituele waarde

rule-MEX-84 = In elke wijk krijgen alle kleuren met een waarde van minstens 1 een plaats, met twee spelers ook de neutrale kleur. De plaats van een kleur is 1 plus het aantal kleuren met een hogere waarde. Bij een gelijke stand scoort elke kleur haar plaats volledig en vervalt er één plaats voor elke extra kleur die gelijk staat: 1, 1, 3 of 1, 2, 2. Met waarde 0 is er geen plaats.
    .title = Rangorde en gelijke stand

rule-MEX-85 = Gestichte wijken tellen in beide puntentellingen mee: plaats 1 scoort het gele getal van de calpullifiche, plaats 2 het blauwe, plaats 3 het witte en plaats 4 niets. Wijken die in periode 1 zijn geteld, worden in periode 2 opnieuw geteld.
    .title = Telling van gestichte wijken

rule-MEX-86 = Niet gestichte wijken, ook de rest van het eiland, tellen alleen in de tweede puntentelling mee. Plaats 1 scoort het aantal vakken, plaats 2 de helft daarvan, plaats 3 de helft van de punten van plaats 2, telkens naar boven afgerond; plaats 4 scoort niets. Paleisvakken tellen mee.
    .title = Telling van niet gestichte wijken

rule-MEX-87 = In elke puntentelling scoort iedere speler van wie de pion op een van de 4 startvakken staat, 5 punten. Elk van de vier is goed, en een pion die nooit van zijn startvak is geweest, telt ook. Het embleemvak en alle andere plekken leveren niets op.
    .title = Paleisbonus

rule-MEX-88 = De punten van alle wijken en de paleisbonus worden opgeteld; de volgorde maakt niet uit. Prestige daalt nooit.
    .title = Optellen

rule-MEX-89 = Na de eerste puntentelling komen de 7 gedekte calpullifiches gesorteerd bij de bestellingen, en de 9 opzijgelegde tempels bij de tempelvoorraad van elke speler; overgebleven tempels houd je. Onbruikbare calpullifiches worden verwijderd, de ronden worden weer vanaf 1 geteld en de startspeler begint. Al het andere blijft zoals het is.
    .title = Begin van periode 2

rule-MEX-90 = Het spel eindigt direct na de tweede puntentelling. Wie de meeste prestigepunten heeft, wint.
    .title = Winnaar

rule-MEX-91 = Als meer spelers de meeste prestigepunten hebben, wint wie van hen de meeste actiefiches heeft. Is ook dat een gelijke stand, dan delen zij de overwinning.
    .title = Gelijke stand aan het eind

## Twee spelers

section-two = Twee spelers
    .rules = MEX-92 MEX-98

rule-MEX-92 = De neutrale kleur is de eerste van zwart, grijs, zand en rood die geen speler gebruikt. Van deze kleur staan vanaf het begin 10 tempels op het bord: vier van 1 verdieping, drie van 2, twee van 3 en één van 4, samen 20 verdiepingen; haar andere 8 tempels doen niet mee. Ze heeft geen pion, geen beurten en geen tempelvoorraad.
    .title = Neutrale kleur

rule-MEX-93 = Neutrale tempels staan op gewone vakken zonder zijde aan het meer; dat zijn er 133. Het kanaal dat er vanaf het begin ligt, is geen kust.
    .title = Vakken voor neutrale tempels

rule-MEX-94 = Tussen twee neutrale tempels liggen altijd minstens 4 vakken, geteld in stappen langs rijen en kolommen: kolomverschil plus rijverschil is minstens 5. Een optie verlaagt dit tot 4.
    .title = Afstand tussen neutrale tempels

rule-MEX-95 = Er worden willekeurige vakken getrokken, en elk vak dat ver genoeg van de al gekozen vakken ligt, wordt gekozen, tot het er tien zijn; lukt dat niet, dan begint het trekken opnieuw. Daarna worden de tien hoogten willekeurig over deze vakken verdeeld.
    .title = Neutrale tempels plaatsen

rule-MEX-96 = Neutrale tempels zijn in elke regel obstakels en tempels. Voor het einde van een periode spelen ze geen rol (MEX-79, MEX-80).
    .title = Neutrale tempels in het spel

rule-MEX-97 = In beide puntentellingen doet de neutrale kleur met haar verdiepingen mee in de rangorde en bezet ze haar plaats, maar haar punten worden niet genoteerd. Alle andere regels zijn die voor 3 en 4 spelers.
    .title = Telling met de neutrale kleur

rule-MEX-98 = Een optie maakt de neutrale tempels hoger: nog steeds 10, met hoogstens 6, 5, 4 en 3 tempels van 1, 2, 3 en 4 verdiepingen. Gewoon is 4, 3, 2, 1 (20 verdiepingen), moeilijk 2, 3, 3, 2 (25 verdiepingen), heel moeilijk 1, 2, 4, 3 (29 verdiepingen).
    Elke andere verdeling binnen deze grenzen mag; het is alleen met meer dan 20 verdiepingen de moeilijkere variant.
    .title = Moeilijkere variant

## Uitleg bij twijfel

ruling-RU-1 = Ja; een optie sluit het af.
    .question = Mag een pion het embleemvak H7 betreden?

ruling-RU-2 = Geen van beide: dat geldt alleen voor de 4 startvakken.
    .question = Geeft het embleemvak de paleisbonus, of is het een startvak?

ruling-RU-3 = Nee, hij is in geen enkele wijk.
    .question = Is een pion op een brug in een wijk?

ruling-RU-4 = Nee, één calpullifiche markeert haar voor de rest van het spel.
    .question = Kan een gestichte wijk nog eens worden gesticht?

ruling-RU-5 = Nee, de calpullifiche heeft een leeg vak buiten het paleis nodig.
    .question = Kan een wijk worden gesticht als er geen vrij vak meer is?

ruling-RU-6 = Ja, een calpullifiche mag een oprit versperren.
    .question = Mag een calpullifiche op een opritvak komen?

ruling-RU-7 = De speler die de brug bouwt, kiest.
    .question = Welke richting heeft een brug op een losse enkele kanaaltegel met land aan alle vier de kanten?

ruling-RU-8 = Nee, bruggen liggen alleen op kanaaltegels.
    .question = Mag een brug over een vak van het meer tussen twee landvakken, zoals S6?

ruling-RU-9 = Ja, beide opritten hoeven alleen op land uit te komen.
    .question = Mogen beide opritten van een brug in dezelfde wijk uitkomen?

ruling-RU-10 = Nee, een verplaatste brug moet naar een ander vak.
    .question = Mag je een brug verplaatsen door haar op haar eigen vak te draaien?

ruling-RU-11 = Nee, er mag helemaal geen pion op de brug staan.
    .question = Mag je de brug verplaatsen waar je eigen pion op staat?

ruling-RU-12 = Nee, te voet kom je alleen via de opritten op of van een brug, ook al kan een boot bruggen naast elkaar wel verbinden.
    .question = Mag een pion van opzij op of van een brug stappen?

ruling-RU-13 = Hij kost 1 AP voor elke brug die je bereikt of waar je onderdoor vaart, niet 1 AP in totaal.
    .question = Wat kost een lange boottocht?

ruling-RU-14 = Het is één actie met een doel, en de kosten zijn het kleinste aantal etappes.
    .question = Is een boottocht één actie of een reeks losse etappes?

ruling-RU-15 = Ja, ook achter de bestellingen en het vasteland op de afbeelding.
    .question = Is het hele meer met elkaar verbonden?

ruling-RU-16 = Het sluit wijken af, maar boten kunnen er niet door.
    .question = Wat doet een kanaal dat het meer alleen met een hoek raakt?

ruling-RU-17 = Een pion hoogstens 13 plekken overlaten, zijn eigen plek meegeteld, of geen enkele stap (MEX-71 en MEX-72); een optie verandert dit.
    .question = Wat geldt in de eerste ronde als blokkeren of insluiten?

ruling-RU-18 = Nee, alleen ronde 1 van periode 1.
    .question = Is de eerste ronde van periode 2 ook beschermd?

ruling-RU-19 = Ja, stichten wordt getoetst als elke andere actie.
    .question = Geldt de bescherming van de eerste ronde ook tegen blokkeren met een calpullifiche?

ruling-RU-20 = Nee, elke actie wordt afzonderlijk getoetst.
    .question = Mag je een pion in de eerste ronde midden in je beurt heel even blokkeren?

ruling-RU-21 = Ja, tenzij een optie het verwijderen beperkt of uitschakelt.
    .question = Worden onbruikbare calpullifiches ook in periode 1 verwijderd?

ruling-RU-22 = Het programma, met de toetsen van MEX-75 en MEX-76, en het verwijdert nooit een fiche die nog bruikbaar is.
    .question = Wie bepaalt dat een calpullifiche onbruikbaar is?

ruling-RU-23 = Ja, daarboven telt alleen de grootte van de wijken, en een fiche die te lang is blijven liggen, wordt opgemerkt zodra er nog 12 kanaaltegels zijn.
    .question = Wordt de precieze toets alleen bij 12 of minder kanaaltegels in de voorraad gedaan?

ruling-RU-24 = Aan het eind van de ronde, wat op hetzelfde neerkomt, want eenmaal vervuld blijven ze vervuld.
    .question = Wanneer worden de voorwaarden voor het einde van een periode bekeken?

ruling-RU-25 = Geen plaats en geen punten.
    .question = Wat levert een spirituele waarde van 0 in een wijk op?

ruling-RU-26 = Niemand.
    .question = Wie krijgt plaats 2 als maar één kleur tempels in een wijk heeft?

ruling-RU-27 = De helft van de punten van plaats 2, die al naar boven waren afgerond, nogmaals naar boven afgerond.
    .question = Wat scoort plaats 3 in een niet gestichte wijk?

ruling-RU-28 = Ja, het is een wijk als alle andere.
    .question = Telt de grote rest van het eiland in de tweede puntentelling als wijk?

ruling-RU-29 = Iedereen die dan nog gelijk staat, deelt de overwinning.
    .question = Wat gebeurt er als drie of meer spelers aan het eind gelijk staan?

ruling-RU-30 = De vakken met een zijde aan het meer.
    .question = Welke vakken liggen aan de kust en zijn dus verboden voor neutrale tempels?

ruling-RU-31 = Dat er 4 vakken tussen liggen, dus een afstand van 5 of meer; een optie staat 4 toe.
    .question = Wat betekent een ruimte van 4 vakken tussen neutrale tempels?

ruling-RU-32 = Het blijven 10 tempels, maar hogere.
    .question = Hoe krijgen de neutrale tempels meer verdiepingen in de moeilijkere variant?

ruling-RU-33 = Ze bezet haar plaats, maar scoort niets.
    .question = Wat doet de neutrale kleur in de rangorde?

ruling-RU-34 = Ja, binnen de grens van 2 genomen fiches per beurt.
    .question = Mag je in dezelfde beurt actiefiches inzetten en nemen?

ruling-RU-35 = Na 5 ronden zonder kanaal, stichting of tempel eindigt ze vanzelf; een optie verandert dat aantal.
    .question = Wat gebeurt er als niemand een periode wil afmaken?

ruling-RU-36 = Ja, ze blijven allebei liggen tot er één is geplaatst.
    .question = Blijven beide calpullifiches van een grootte liggen als er maar ruimte is voor één?

ruling-RU-37 = Nee, alleen op lege vakken mag een kanaal worden gegraven.
    .question = Mag je een kanaal graven onder je eigen pion?

ruling-RU-38 = Wie op de eerste stoel zit, of met een optie een willekeurige speler, want leeftijden zijn niet bekend.
    .question = Wie begint er in plaats van de oudste speler?

ruling-RU-39 = Ja, alleen de plek waar hij staat telt.
    .question = Krijgt een pion die nooit van zijn startvak is geweest de paleisbonus?

## Opties

option-first_player = Wie elke ronde begint.
    .seat0 = De speler op de eerste stoel
    .random = Een willekeurige speler

option-emblem_enterable = Of pionnen het embleemvak H7 in het midden van het paleis mogen betreden.
    .true = Pionnen mogen erop
    .false = Afgesloten voor pionnen

option-first_round_rule = Wat in ronde 1 van periode 1 verboden is tegenover pionnen van andere spelers.
    .enclosure = Een pion terugbrengen tot 12 of minder andere plekken, of tot geen enkele
    .immobile = Alleen een pion terugbrengen tot geen enkele andere plek
    .off = Niets

option-removal_periods = Wanneer calpullifiches die niet meer bruikbaar zijn, uit het spel worden verwijderd.
    .both = In beide perioden
    .second_only = Alleen in periode 2
    .off = Nooit

option-stall_rounds = Na hoeveel ronden achter elkaar zonder kanaal, stichting of tempel een periode eindigt: 1 of meer; uitschakelen kan alleen als er in beide perioden wordt verwijderd.
    .off = Nooit
    .custom = Een ander aantal ronden, minstens 1

option-neutral_min_distance = Kleinste afstand tussen twee neutrale tempels, kolomverschil plus rijverschil: bij 5 liggen er vier vakken tussen, bij 4 drie.

option-neutral_mix = Hoeveel neutrale tempels van 1, 2, 3 en 4 verdiepingen er met twee spelers op het bord staan.
    .standard = 4, 3, 2, 1: 20 verdiepingen
    .hard = 2, 3, 3, 2: 25 verdiepingen
    .very_hard = 1, 2, 4, 3: 29 verdiepingen
    .custom = Elke verdeling van 10 tempels met hoogstens 6, 5, 4 en 3 van elke hoogte, zoals 3,3,2,2

option-colours = De kleuren van de spelers in de volgorde waarin ze zitten, elk voor hoogstens één speler; met twee spelers is de eerste ongebruikte kleur de neutrale.
    .black = Zwart
    .grey = Grijs
    .sand = Zand
    .red = Rood
    .custom = Andere: een kleur per stoel, zoals red,sand

option-components = Het materiaalbestand: alle getallen van de doos, en het bord. Wie een verandering wil uitproberen, kan een bestand met andere waarden gebruiken.
    .box = Zoals bij Patolli geleverd
    .custom = Een eigen bestand, op de opdrachtregel: het pad, zoals my.toml
