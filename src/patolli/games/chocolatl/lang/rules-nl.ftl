### Chocolatl in het Nederlands: de regels, de uitleg bij twijfel en de opties, in het kort.

about = Verdeel elke ronde je cacaokaarten in paren over zes locaties, bouw hutten en de piramide, en scoor de meeste punten.

rules-intro =
    Je wilt aan het einde, na drie tot zeven ronden, het hoogste totaal. Zes plaatsen worden in volgorde bezocht, en de hoogste som van twee kaarten wint: het recht om bij gelijke stand te winnen, punten, hutten of dobbelstenen, stenen in de piramide, betere kaarten.
    Iedereen heeft dezelfde kaarten, 0 tot 12; een ervan wordt voor het spel geofferd en telt aan het einde. In elke ronde leg je alle andere, twee bij elke plaats, en krijg je ze terug.
    De kleur van het vak onder de voorste schijf zegt hoe: goud, plaats na plaats; rood, alles vooraf; groen, half open en half verborgen. Het spel eindigt met de ronde waarin de piramide vol is, een schijf 40 bereikt of iemand de laatste steen legt.

## Spelmateriaal

section-components = Spelmateriaal
    .rules = CHO-1 CHO-5

rule-CHO-1 = Het spel is voor 3, 4 of 5 spelers. Bord, opbrengsten, dobbelstenen en stapels zijn voor elk aantal gelijk; het materiaal van ongebruikte kleuren blijft in de doos.
    .title = Spelers

rule-CHO-2 = Elke speler heeft dertien cacaokaarten met de waarden 0 tot en met 12, negen markeerstenen en een schijfje, alles in één kleur.
    .title = Materiaal van een speler

rule-CHO-3 = Gezamenlijk zijn drie witte en zeven zwarte dobbelstenen, zeven bonustegels voor hutten, twaalf verbeteringskaarten in twee soorten, de Chocolatl-figuur, de oude man, de rondesteen en het bord. Voor elke speler ligt een overzichtskaart met een plek voor elke locatie.
    .title = Gezamenlijk materiaal

rule-CHO-4 = Alle getallen komen uit één bestand met tabellen. Bij elke tabel staat of ze uit de spelregels komt, afgeleid of gereconstrueerd is, zodat een gereconstrueerde kan worden verbeterd.
    .title = Tabellen

rule-CHO-5 = Alle dobbelstenen tonen 1 tot en met 6, elk even waarschijnlijk.
    .title = Dobbelstenen

## Edities

section-editions = Edities
    .rules = CHO-6 CHO-7

rule-CHO-6 = De editie wordt voor het spel gekozen. In de Nederlandse (nl) gaat op locatie 6 de laagste kaart weg en worden de biedingen per locatie opengedraaid; in de Franse (fr) kiest de speler welke kaart weggaat, en worden alle biedingen van een ronde samen opengedraaid.
    .title = Twee edities

rule-CHO-7 = Verder verschillen de twee edities nergens in.
    .title = Al het andere is gelijk

## Voorbereiding en offer

section-setup = Voorbereiding en offer
    .rules = CHO-8 CHO-16

rule-CHO-8 = De Chocolatl-figuur en de oude man staan op locatie 1. Ze zijn van niemand tot locatie 1 van ronde 1 is afgehandeld.
    .title = De figuren aan het begin

rule-CHO-9 = De verbeteringskaarten vormen twee gedekte stapels, groot en klein. Welke waarden nog in een stapel zitten, is bekend; welke er komt, blijkt pas bij het omdraaien.
    .title = Stapels kaarten

rule-CHO-10 = Alle schijfjes beginnen op vak 0 als één stapel, in willekeurige volgorde. Iedereen ziet die volgorde.
    .title = De eerste stapel

rule-CHO-11 = Iedereen begint met negen stenen, zonder hut en zonder zwarte dobbelsteen. Piramide en dorp zijn leeg; alle zwarte dobbelstenen en bonustegels liggen in de voorraad.
    .title = De voorraad aan het begin

rule-CHO-12 = Geen enkele regel hangt af van waar iemand zit. Alleen de dobbelstenen van de eindtelling worden op volgorde van de stoelen gegooid, wat geen uitslag verandert.
    .title = Stoelen

rule-CHO-13 = Wat wordt getrokken of gegooid, wordt beslist op het moment dat het bekend wordt: de schijfjes van de eerste stapel, de witte dobbelstenen, de verbeteringskaarten, elke zwarte dobbelsteen.
    .title = Toeval

rule-CHO-14 = Voor ronde 1 legt iedereen in het geheim een van de dertien kaarten gedekt op de offerplaats. Elke waarde mag, ook een die anderen hebben gekozen.
    .title = Het offer

rule-CHO-15 = De geofferde kaart is het hele spel uit de hand: ze kan niet worden geboden en niet worden afgegeven. Ze blijft gedekt tot de eindtelling; de eigenaar mag haar bekijken.
    .title = Het offer ligt vast

rule-CHO-16 = Vanaf dan heeft iedereen precies twaalf kaarten om mee te bieden, met die van de lopende ronde erbij.
    .title = Twaalf kaarten

## De ronde

section-round = De ronde
    .rules = CHO-17 CHO-23

rule-CHO-17 = Er zijn hoogstens zeven ronden. In elke ronde wordt voorbereid, de manier van bieden afgelezen, geboden, worden de locaties 1 tot en met 6 in deze volgorde afgehandeld en alle kaarten teruggenomen.
    .title = Een ronde

rule-CHO-18 = De witte dobbelstenen worden voor locatie 2 gegooid; een zwarte dobbelsteen komt op locatie 3; op locatie 5 geldt de kolom van de ronde; in de ronden 1 tot en met 6 komen een grote en een kleine verbeteringskaart open op locatie 6. Dit alles is te zien voor het eerste bod.
    .title = Voorbereiding

rule-CHO-19 = Ronde 7 is vanaf haar voorbereiding de laatste.
    .title = Ronde 7

rule-CHO-20 = De kleur van het hoogste bezette vak van het puntenspoor zegt hoe er wordt geboden: goud, rood of groen. Vak 0 telt als rood. Hoeveel schijfjes er liggen, maakt niet uit.
    .title = De kleur beslist

rule-CHO-21 = De kleur wordt één keer afgelezen en geldt de hele ronde. Ronde 1 is altijd rood.
    .title = Eén keer afgelezen

rule-CHO-22 = Voor elke locatie wordt (in een gouden ronde) geboden, dan wordt ze opengedraaid, opengesteld voor zwarte dobbelstenen, gerangschikt en afgehandeld; daarna komt de volgende.
    .title = Een locatie

rule-CHO-23 = Iedereen neemt alle twaalf kaarten terug. Na een laatste ronde volgt de eindtelling, anders de volgende ronde.
    .title = Het einde van een ronde

## Bieden

section-bidding = Bieden
    .rules = CHO-24 CHO-33

rule-CHO-24 = Een bod is precies twee kaarten voor elke locatie. In een ronde worden alle twaalf kaarten gebruikt, elk één keer; geen enkele komt eerder terug dan aan het eind.
    .title = Twee kaarten

rule-CHO-25 = Iedereen biedt tegelijk, gedekt. Een bevestigd bod kan niet meer anders, en niets wordt opengedraaid voor iedereen heeft bevestigd. Anderen zien alleen wie al heeft bevestigd.
    .title = Geheim en vast

rule-CHO-26 = Kaarten met dezelfde waarde zijn gelijk, waar ze ook vandaan komen.
    .title = Gelijke kaarten

rule-CHO-27 = Waar maar één mogelijkheid is, wordt die uitgevoerd zonder te vragen, zoals het laatste paar van een ronde.
    .title = Geen keuze, geen vraag

rule-CHO-28 = Per locatie: iedereen kiest twee kaarten uit de hand, die worden opengedraaid, de locatie wordt helemaal afgehandeld, en dan volgt het bod op de volgende.
    .title = Goud

rule-CHO-29 = Alles tegelijk: voor er iets wordt afgehandeld, legt iedereen de hele hand in zes paren. Dan volgen de zes locaties.
    .title = Rood

rule-CHO-30 = Twee stappen: iedereen legt één kaart op elke locatie; heeft iedereen dat gedaan, dan worden die getoond. Daarna legt iedereen de andere zes kaarten gedekt, één op elke locatie. De twee kaarten van een locatie tellen even zwaar.
    .title = Groen

rule-CHO-31 = Editie nl: in rode en groene ronden worden de gedekte kaarten van een locatie opengedraaid als zij aan de beurt is, niet eerder.
    .title = Stap voor stap opendraaien

rule-CHO-32 = Editie fr: in rode en groene ronden worden alle gedekte kaarten opengedraaid zodra iedereen heeft bevestigd. De locaties worden toch één voor één afgehandeld, elk met haar zwarte dobbelstenen.
    .title = Samen opendraaien

rule-CHO-33 = Opengedraaide kaarten blijven zichtbaar tot het eind van de ronde.
    .title = Open blijft open

## Zwarte dobbelstenen

section-dice = Zwarte dobbelstenen
    .rules = CHO-34 CHO-40

rule-CHO-34 = Als de kaarten van een locatie open liggen, en voor de rangorde telt, mag wie zwarte dobbelstenen heeft er een aantal gooien om het eigen bod daar te verhogen. Dat kan op elke locatie.
    .title = Wanneer je mag gooien

rule-CHO-35 = De ogen van een gegooide dobbelsteen komen alleen bij het bod op deze locatie, wat er ook is gegooid. De dobbelsteen gaat terug naar de voorraad.
    .title = Een gegooide dobbelsteen

rule-CHO-36 = Een dobbelsteen van locatie 3 mag vanaf locatie 4 van dezelfde ronde worden gegooid. Dobbelstenen die niet worden gebruikt, houd je.
    .title = Een net gewonnen dobbelsteen

rule-CHO-37 = Van iedereen die een dobbelsteen heeft en niet heeft gepast, krijgt wie op dat moment het laagst staat de vraag: een dobbelsteen gooien, of passen. Na een worp is al het passen vergeten. Is er niemand meer te vragen, dan is het gooien voorbij.
    .title = Wie iets mag zeggen

rule-CHO-38 = Passen is niet definitief als er later nog iemand gooit; dobbelstenen worden één voor één gegooid, en wie het best staat, komt het laatst aan het woord.
    .title = Wat daaruit volgt

rule-CHO-39 = Er kunnen niet meer worpen zijn dan dobbelstenen, dus er komt altijd een eind aan.
    .title = Het houdt op

rule-CHO-40 = Iedereen ziet wie hoeveel dobbelstenen heeft, wie gooit en wie past. Wie er een heeft, krijgt de vraag op elke locatie, ook als geen worp iets kan veranderen.
    .title = Dobbelstenen zijn openbaar

## Bijgesteld bod en rangorde

section-ranking = Bijgesteld bod en rangorde
    .rules = CHO-41 CHO-48

rule-CHO-41 = Bij de twee kaarten komen: 1 voor elke eigen hut (op locatie 3 gaat die 1 er juist af); voor wie de oude man heeft 1 op locatie 1 en min 1 elders; de zwarte dobbelstenen die hier zijn gegooid.
    .title = Bijgesteld bod

rule-CHO-42 = Hutten en oude man tellen zoals ze zijn als de locatie begint. Op locatie 1 telt de oude man dus voor de eigenaar uit de vorige ronde, en een hut die op locatie 3 is gebouwd, telt vanaf locatie 4.
    .title = Zoals de locatie begint

rule-CHO-43 = Een bijgesteld bod mag nul of negatief zijn.
    .title = Geen ondergrens

rule-CHO-44 = Alle spelers komen in één volgorde: het hogere bijgestelde bod eerst; bij gelijke stand wie de Chocolatl-figuur heeft; dan wie minder punten heeft; op hetzelfde vak het schijfje dat hoger ligt.
    .title = Rangorde

rule-CHO-45 = Het hoogste bod is het eerste in deze volgorde, het laagste het laatste. Wie een gelijke stand om de laatste plaats verliest, is als enige de laagste, nooit meer dan één.
    .title = Hoogste en laagste

rule-CHO-46 = Op locatie 1 telt de figuur voor wie hem daarvoor had; in ronde 1 heeft niemand hem. Hij wisselt pas van eigenaar als de eerste en de laatste plaats bekend zijn.
    .title = Gelijke stand op locatie 1

rule-CHO-47 = De rangorde ligt vast als er niet meer wordt gegooid. Punten die op de locatie worden gescoord, veranderen haar niet.
    .title = De rangorde blijft

rule-CHO-48 = Een gelijke stand in een rij van de piramide wordt net zo beslist, zoals het op dat moment is. Aan het eind van het spel geldt dat niet.
    .title = Gelijke stand in de piramide

## De zes locaties

section-locations = De zes locaties
    .rules = CHO-49 CHO-68

rule-CHO-49 = Het hoogste bod neemt of houdt de Chocolatl-figuur en scoort 1 punt, in elke ronde.
    .title = De tempel: eerste

rule-CHO-50 = Het laagste bod neemt of houdt de oude man. Dat kost geen punten.
    .title = De tempel: laatste

rule-CHO-51 = De twee figuren komen altijd bij verschillende spelers.
    .title = Twee eigenaars

rule-CHO-52 = Het hoogste bod scoort de hoogste witte dobbelsteen, het tweede de middelste, het derde de laagste. De dobbelstenen blijven zoals ze zijn.
    .title = De plantages

rule-CHO-53 = Het hoogste bod kiest tussen de hut en de zwarte dobbelsteen; het tweede moet het andere nemen. Verder krijgt niemand iets.
    .title = Het dorp

rule-CHO-54 = Er komt één eigen steen in het dorp. Vanaf de volgende locatie telt elke hut 1 op bij het bod van de eigenaar, en gaat er op locatie 3 1 af, tot het eind van het spel.
    .title = Een hut

rule-CHO-55 = Wie hem krijgt, neemt de zwarte dobbelsteen van deze locatie en houdt hem.
    .title = De zwarte dobbelsteen

rule-CHO-56 = De piramide heeft rijen van 5, 4, 3 en 2 vakken. Een steen komt op het volgende vrije vak, van de onderste rij naar boven en van links naar rechts. Elke ronde worden er twee stenen geplaatst.
    .title = De piramide

rule-CHO-57 = Is het hoogste bod 3 of meer hoger dan het tweede, dan plaatst het beide stenen.
    .title = Beide stenen

rule-CHO-58 = Is het verschil 0, 1 of 2, dan plaatsen de twee elk één steen, en het hoogste bod zegt wie eerst plaatst.
    .title = Elk één steen

rule-CHO-59 = Dat wordt alleen gevraagd als de twee vakken in verschillende rijen liggen; anders verandert de volgorde niets.
    .title = Wanneer dat wordt gevraagd

rule-CHO-60 = Als een rij vol is, en voor er nog een steen wordt geplaatst, scoort de speler met de meeste stenen erin de rijbonus: 5, 4, 3 of 2, van de onderste rij naar boven.
    .title = Een volle rij

rule-CHO-61 = Hebben meer spelers de meeste stenen, dan is de eigenaar van de Chocolatl-figuur de eerste, dan minder punten, dan het hogere schijfje, zoals het op dat moment is. Precies één speler scoort.
    .title = Gelijke stand in een rij

rule-CHO-62 = Wie een steen in de piramide moet plaatsen en er geen meer heeft, plaatst een vervangende steen, die helemaal als eigen steen telt. Dat kan alleen in de laatste ronde. Een hut is nooit een vervangende steen.
    .title = Vervangende stenen

rule-CHO-63 = In de ronden 1 tot en met 7 scoort het hoogste bod 8, 7, 6, 5, 4, 3 of 2, en in de ronden 1 tot en met 3 het tweede 4, 3 of 2. Dan verliest het laagste bod 2.
    .title = De drank

rule-CHO-64 = Is het niet de laatste ronde, dan neemt het hoogste bod de hogere van de twee open verbeteringskaarten en het tweede de andere. Elk van de twee geeft een van de twaalf kaarten van daarvoor af; die gaat uit het spel.
    .title = Het Tlachtli-veld

rule-CHO-65 = Editie nl: de laagste van de twaalf oude kaarten gaat vanzelf weg.
    .title = De laagste kaart gaat weg

rule-CHO-66 = Editie fr: eerst het hoogste bod, dan het tweede kiest een van de eigen twaalf oude kaarten. De net gewonnen kaart kan niet worden gekozen.
    .title = Een kaart naar keuze gaat weg

rule-CHO-67 = Gewonnen en afgegeven kaarten zijn openbaar.
    .title = Voor iedereen te zien

rule-CHO-68 = Is bekend dat het de laatste ronde is, dan wisselt geen kaart van eigenaar: het hoogste bod scoort 6, het tweede 3.
    .title = Het Tlachtli-veld in de laatste ronde

## Puntenspoor

section-track = Puntenspoor
    .rules = CHO-69 CHO-74

rule-CHO-69 = Elk schijfje ligt op een genummerd vak; schijfjes op hetzelfde vak vormen een stapel.
    .title = Schijfjes en stapels

rule-CHO-70 = Een schijfje dat beweegt, verlaat zijn stapel en komt boven op het vak waar het heen gaat, vooruit en achteruit.
    .title = Een schijfje verplaatsen

rule-CHO-71 = Wie 0 punten scoort, beweegt niet en houdt zijn plek in de stapel.
    .title = Geen punten, geen beweging

rule-CHO-72 = Geen schijfje komt onder 0. Een schijfje op 0 dat punten zou verliezen, blijft waar het is, op zijn plek in de stapel.
    .title = Het begin van het spoor

rule-CHO-73 = Bewegen meer spelers op een locatie, dan gaat dat in de volgorde van de rangorde, met verliezen als laatste.
    .title = De volgorde van bewegen

rule-CHO-74 = Het spoor heeft geen bovengrens.
    .title = Geen bovengrens

## Einde van het spel

section-end = Einde van het spel
    .rules = CHO-75 CHO-79

rule-CHO-75 = Deze ronde is de laatste zodra een schijfje op 40 of verder komt, een speler de laatste eigen steen gebruikt, of de piramide vol is.
    .title = De laatste ronde

rule-CHO-76 = Het blijft de laatste ronde, ook als het schijfje weer onder 40 zakt.
    .title = Eenmaal de laatste, altijd de laatste

rule-CHO-77 = De ronde wordt uitgespeeld; het enige verschil is dat locatie 6 punten geeft.
    .title = Uitgespeeld

rule-CHO-78 = Biedingen die op tafel liggen, veranderen er niet door.
    .title = Biedingen blijven

rule-CHO-79 = Het spel eindigt na de laatste ronde. Het duurt minstens drie en hoogstens zeven ronden.
    .title = Drie tot zeven ronden

## Eindtelling

section-final = Eindtelling
    .rules = CHO-80 CHO-85

rule-CHO-80 = Bij de punten op het spoor komen: 1 voor elke eigen steen in de piramide; 3 voor de meeste stenen daar; 3 voor de Chocolatl-figuur, min 3 voor de oude man; de waarde van het eigen offer; 3 voor het hoogste offer; één zwarte dobbelsteen. Iedereen met gelijke stand om de meeste stenen of het hoogste offer krijgt de 3 punten.
    .title = Wat aan het eind telt

rule-CHO-81 = Hutten en overgebleven stenen scoren niets.
    .title = Wat niet telt

rule-CHO-82 = Wie nog zwarte dobbelstenen heeft, gooit er precies één; de andere zijn niets waard. Niemand hoeft iets te beslissen.
    .title = De laatste dobbelsteen

rule-CHO-83 = De offers worden opengedraaid als de eindtelling begint.
    .title = Offers gaan open

rule-CHO-84 = Het totaal is een gewone som en mag negatief zijn.
    .title = Het totaal

rule-CHO-85 = Het hoogste totaal wint. Bij gelijke stand wint het hogere offer; is dat ook gelijk, dan wordt de overwinning gedeeld.
    .title = Winnaar

## Hoe beslissingen worden genomen

section-decisions = Hoe beslissingen worden genomen
    .rules = CHO-86 CHO-92

rule-CHO-86 = Een beslissing is één kaart, twee kaarten of één woord: offer, lay, discard; bid; roll, pass, hut, die, first, second.
    .title = Kleine beslissingen

rule-CHO-86a = Het toeval heeft eigen woorden: disc, harvest, big, small, face.
    .title = Beslissingen van het toeval

rule-CHO-87 = Een rood bod is zes paren: voor locatie 1, dan 2, enzovoort. Het laatste paar is wat er over is.
    .title = Een rood bod

rule-CHO-88 = In een groene ronde wordt één kaart gelegd voor locatie 1, dan 2, tot en met 6; in de tweede stap net zo met de andere zes kaarten.
    .title = Een groen bod

rule-CHO-89 = Een bod dat nog niet af is, is een eigen klad. Kladden hangen niet van elkaar af en mogen in elke volgorde worden gemaakt. Een bod is bevestigd als het af is.
    .title = Een klad

rule-CHO-90 = Je mag alle kaarten klaarleggen en het hele bod in één keer zeggen: alle regels of geen. Het is hetzelfde als ze één voor één zeggen.
    .title = Een heel bod in één keer

rule-CHO-91 = Het maakt niets uit als de spelers hun bod na elkaar afmaken.
    .title = Na elkaar

rule-CHO-92 = Geweigerd wordt, zonder dat er iets verandert: een kaart die de speler niet heeft of al heeft gelegd, de geofferde kaart, meer of minder dan twee kaarten voor een locatie, een bod na het bevestigen, gooien zonder dobbelsteen, het afgeven van de net gewonnen kaart, en alles wat niet wordt gevraagd.
    .title = Wat wordt geweigerd

## Wat verborgen is

section-hidden = Wat verborgen is
    .rules = CHO-93 CHO-99

rule-CHO-93 = Iedereen ziet ronde, kleur, wie heeft bevestigd en wie moet beslissen, alle stapels, beide figuren, hutten, dobbelstenen, stenen en vervangende stenen, de piramide, de witte dobbelstenen, de open verbeteringskaarten, wat er nog in de stapels zit, gewonnen en afgegeven kaarten, opengedraaide biedingen en elke worp.
    .title = Openbaar

rule-CHO-94 = Alleen de eigenaar ziet de eigen hand, het eigen offer, klad en gedekte bod.
    .title = Alleen voor de eigenaar

rule-CHO-95 = Niemand weet welke kaart of welke worp er komt.
    .title = Bij niemand bekend

rule-CHO-96 = Wat openbaar is geweest, blijft bekend: de kaarten die iemand zeker heeft, zijn na te kijken. Na ronde 1 is dat de hele hand.
    .title = Niets wordt vergeten

rule-CHO-97 = Na ronde 1 is elk offer af te leiden uit de kaarten die zijn getoond. Toch krijgen anderen het pas bij de eindtelling te zien.
    .title = Het offer is af te leiden

rule-CHO-98 = Een programma dat gokt, geeft elke andere speler die heeft bevestigd een willekeurige verdeling van de kaarten die nog niet zijn gezien, en een leeg klad aan wie dat niet heeft.
    .title = Gokken

rule-CHO-99 = Wat aan iedereen wordt verteld, bevat alleen wat iedereen mag weten: een bevestiging komt zonder kaarten, die komen als ze worden opengedraaid.
    .title = Gebeurtenissen

## Uitleg bij twijfel

ruling-RUL-1 = De afbeelding is verloren gegaan. Hier is vak 0 rood, zijn oneven vakken goud, en even vakken om en om rood en groen.
    .question = Welke kleuren heeft het puntenspoor?

ruling-RUL-2 = Die zijn verloren gegaan. Hier zijn de grote 13 tot en met 18 en de kleine 7 tot en met 12, van elk zes.
    .question = Welke waarden hebben de verbeteringskaarten?

ruling-RUL-3 = 6 en 2 in ronde 3, daarna 5, 4, 3 en 2, alleen voor het hoogste bod.
    .question = Wat geeft locatie 5 vanaf ronde 3?

ruling-RUL-4 = Rijen van 5, 4, 3 en 2 vakken, met een rijbonus van 5, 4, 3 en 2.
    .question = Welke vorm heeft de piramide?

ruling-RUL-5 = Zeven, allemaal gelijk: in elke ronde wordt één hut gebouwd.
    .question = Hoeveel plekken zijn er voor hutten?

ruling-RUL-6 = 1 tot en met 6.
    .question = Welke getallen staan er op de dobbelstenen?

ruling-RUL-7 = De Franse regels, in beide edities.
    .question = Wat geldt voor de locaties 2, 3 en 4 in de Nederlandse editie, waarvan die bladzijde ontbreekt?

ruling-RUL-8 = Dat hangt af van de editie: de laagste (nl), of een kaart naar keuze (fr).
    .question = Welke kaart wordt op locatie 6 afgegeven?

ruling-RUL-9 = Nee, altijd een van de twaalf oude.
    .question = Mag de net gewonnen kaart worden afgegeven?

ruling-RUL-10 = Het hoogste bod, dan het tweede, open.
    .question = Wie geeft het eerst een kaart af?

ruling-RUL-11 = Dat hangt af van de editie: per locatie (nl), of meteen allemaal (fr).
    .question = Wanneer worden de kaarten van een rode ronde opengedraaid?

ruling-RUL-12 = Alle zes worden gelegd voor er een locatie wordt afgehandeld; ze worden opengedraaid zoals in een rode ronde.
    .question = Wanneer worden de tweede kaarten van een groene ronde gelegd en opengedraaid?

ruling-RUL-13 = Nee, één keer per ronde.
    .question = Wordt de kleur opnieuw afgelezen als het voorste schijfje beweegt?

ruling-RUL-14 = Willekeurig.
    .question = In welke volgorde liggen de schijfjes aan het begin op elkaar?

ruling-RUL-15 = Alleen wie de gelijke stand verliest.
    .question = Wie is de laagste bij gelijke stand om het laagste bod?

ruling-RUL-16 = Wie de figuur daarvoor had; in ronde 1 beslissen punten en stapel.
    .question = Wie wint een gelijke stand op locatie 1?

ruling-RUL-17 = De eigenaar is de eerste, de anderen volgen naar punten en stapel.
    .question = En als er drie of meer gelijk staan, met de eigenaar van de figuur erbij?

ruling-RUL-18 = Nee, de rangorde ligt dan al vast.
    .question = Veranderen punten van een locatie haar eigen rangorde?

ruling-RUL-19 = Naar rang, verliezen als laatste.
    .question = In welke volgorde bewegen meer spelers?

ruling-RUL-20 = Het schijfje stopt op 0; op 0 beweegt het helemaal niet.
    .question = En als iemand op 0 of 1 2 punten verliest?

ruling-RUL-21 = Wie het laagst staat, zegt het eerst iets, en na elke worp krijgt iedereen de vraag opnieuw.
    .question = Wanneer en in welke volgorde worden zwarte dobbelstenen gegooid?

ruling-RUL-22 = Ja.
    .question = Mag er op locatie 1 en 3 een dobbelsteen worden gegooid?

ruling-RUL-23 = Vanaf locatie 4 van dezelfde ronde.
    .question = Wanneer is een hut of dobbelsteen van locatie 3 te gebruiken?

ruling-RUL-24 = Hij gaat terug naar de voorraad.
    .question = Ben je een gebruikte dobbelsteen kwijt?

ruling-RUL-25 = Voor wie hem heeft als de locatie begint: plus 1 op locatie 1, min 1 op alle andere.
    .question = Wanneer telt de oude man plus, wanneer min?

ruling-RUL-26 = Nee.
    .question = Kost het een punt om de oude man te nemen?

ruling-RUL-27 = Ja, 1 punt in elke ronde.
    .question = Scoort wie de Chocolatl-figuur houdt opnieuw?

ruling-RUL-28 = Ja.
    .question = Mag een bijgesteld bod negatief zijn?

ruling-RUL-29 = Ja, bijgestelde biedingen worden vergeleken, met dobbelstenen.
    .question = Telt het verschil van 3 bij de piramide met de bonussen mee?

ruling-RUL-30 = Ja.
    .question = Moet de tweede in het dorp nemen wat er over is?

ruling-RUL-31 = Het hoogste bod beslist; het wordt alleen gevraagd als het iets kan uitmaken.
    .question = Wie plaatst eerst als elk één steen plaatst?

ruling-RUL-32 = Ja, zodra ze vol is.
    .question = Levert een rij al iets op tussen de twee stenen?

ruling-RUL-33 = Die van dat moment.
    .question = Welke punten en stapels beslissen een gelijke stand in een rij?

ruling-RUL-34 = Ja, met deze ronde.
    .question = Eindigt het spel door een negende steen die als hut wordt gebruikt?

ruling-RUL-35 = Alles, met vervangende stenen die volledig tellen.
    .question = Wat mag een speler zonder stenen?

ruling-RUL-36 = Het is nog steeds de laatste ronde.
    .question = En als iemand 40 bereikt en er dan onder zakt?

ruling-RUL-37 = Locatie 6 geeft dan 6 en 3 punten in plaats van kaarten.
    .question = En als pas tijdens de ronde blijkt dat het de laatste is?

ruling-RUL-38 = Nee, het is vanaf het begin de laatste ronde.
    .question = Zijn er verbeteringskaarten in ronde 7?

ruling-RUL-39 = Nee, de lopende ronde is de laatste.
    .question = Wordt er nog een ronde gespeeld als het einde is bereikt?

ruling-RUL-40 = Hij wordt zonder vraag gegooid; het kan geen kwaad.
    .question = Moet de laatste dobbelsteen worden gegooid?

ruling-RUL-41 = Ja.
    .question = Kan een totaal negatief zijn?

ruling-RUL-42 = Ja, ze zijn altijd na te kijken.
    .question = Blijven kaarten die zijn getoond bekend?

ruling-RUL-43 = Nee, het blijft gedekt tot het eind.
    .question = Wordt het offer getoond zodra het is af te leiden?

ruling-RUL-44 = Nee, alleen de waarde telt.
    .question = Zijn een eigen 9 en een verbeteringskaart 9 verschillend?

ruling-RUL-45 = Zij allemaal, voor 0 en 3 punten.
    .question = Wie heeft het hoogste offer als iedereen 0 heeft geofferd?

ruling-RUL-46 = Er wordt doorgeteld; meer dan 60 is niet te bereiken.
    .question = Wat komt er na het laatste getekende vak van het spoor?

ruling-RUL-47 = Zij delen allemaal de overwinning.
    .question = Wie wint als totaal en offer gelijk zijn?

## Opties

option-edition = Welke spelregels beslissen waar de twee verschillen: welke kaart op locatie 6 wordt afgegeven, en wanneer gedekte biedingen worden opengedraaid.
    .nl = Nederlands: de laagste kaart gaat weg, biedingen worden per locatie opengedraaid
    .fr = Frans: een kaart naar keuze gaat weg, alle biedingen worden samen opengedraaid

option-colours = De kleuren van de spelers in de volgorde waarin ze zitten, elk voor hoogstens één speler.
    .orange = Oranje
    .green = Groen
    .purple = Paars
    .blue = Blauw
    .white = Wit
    .custom = Andere: een kleur per stoel, zoals blue,orange,white

option-components = Het materiaalbestand: wat er op kaarten, dobbelstenen en bord gedrukt staat. Een eigen bestand kan andere getallen hebben.
    .box = Zoals bij Patolli geleverd
    .custom = Een eigen bestand, op de opdrachtregel: het pad, zoals my.toml
