### Wat er mis is met een stelling of een materiaalbestand, in alle spellen

## Stellingen
bad-position-game = dit is een stelling van { $found }, niet van { $game }
bad-position-part = “{ $name }” hoort niet op deze regel; dit zijn: { $names }
bad-position-numbers = { $name }: hier horen getallen van { $least } tot { $most }, { $count } in totaal, niet “{ $value }”
bad-position-no-number = “{ $value }” is geen getal van { $least } tot { $most }
bad-position-one-word = { $name } is één woord, niet { $count }
bad-position-two-places = { $name } ligt op twee plaatsen
bad-position-word = “{ $value }” is geen waarde van { $name }; dit zijn: { $names }

## Materiaalbestanden
component-line = { $place }, regel { $line }
component-table = { $place }: tabel { $table }
component-row = { $place }, rij { $row }
bad-component = { $place }: { $why }.
bad-component-named-values = hier horen waarden met een naam, zoals `count = 27`
bad-component-provenance = provenance is een van { $grades }, niet { $value }
bad-component-no-provenance = provenance is een van { $grades }, en ontbreekt
bad-component-other = { $name } is hier { $wanted }, niet { $value }
bad-component-other-by-rule = { $name } is hier { $wanted }, niet { $value } ({ $rule })
bad-component-missing = { $name } ontbreekt
bad-component-no-table = de tabel [{ $name }] ontbreekt
bad-component-number = { $name } is een geheel getal van { $least } tot { $most }, niet { $value }
bad-component-numbers = { $name } is een lijst van { $count } gehele getallen van { $least } tot { $most }, niet { $value }
bad-component-some-numbers = { $name } is een lijst van gehele getallen van { $least } tot { $most }, niet { $value }
bad-component-flag = { $name } is true of false, niet { $value }
bad-component-word = { $name } is een korte tekst tussen aanhalingstekens, niet { $value }
bad-component-words = { $name } is een lijst van teksten, niet { $value }
bad-component-one-of = { $name } is een van { $names }, niet { $value }
bad-component-amounts = { $name } is een tabel tussen accolades, zoals `{ $first } = 1`, niet { $value }
bad-component-amount-of = { $name }: { $value } is onbekend; bekend zijn: { $names }
bad-component-amount = { $name }: { $thing } is een geheel getal van 0 tot { $most }, niet { $value }
bad-component-rows = { $name } is een lijst van rijen
bad-component-many-rows = { $name } heeft meer dan { $most } rijen
bad-component-same-key = { $name } { $value } is ook die van rij { $other }
bad-component-count = { $name } zegt { $said }, maar er zijn { $count } rijen
bad-component-no-row = { $name } heeft geen rij “{ $row }” om te veranderen
bad-components = Het materiaal is box, of het pad van een materiaalbestand zoals my.toml ({ $rule }).
bad-components-unread = Het materiaalbestand “{ $path }” kan hier niet worden gelezen: dat gaat via de opdrachtregel ({ $rule }).
bad-components-lost = Het materiaalbestand “{ $path }” kan niet worden gelezen: { $cause }. Er is gezocht op { $where }; een oudere genoteerde partij noemt zo'n bestand en bevat het niet ({ $rule }).
bad-components-large = Het materiaalbestand “{ $path }” heeft meer dan { $most } letters.
bad-components-changes-large = Wat van de doos afwijkt heeft meer dan { $most } letters.
bad-components-toml = { $source } is geen bestand in TOML: { $reason }.

## Wat het systeem of SQLite zegt, naar de namen van de fouten

system-EACCES = toegang geweigerd
system-EADDRNOTAVAIL = deze machine heeft dat adres niet
system-EDQUOT = schijfquotum overschreden
system-EEXIST = het bestand bestaat al
system-EISDIR = het is een map
system-EMFILE = te veel open bestanden
system-ENAMETOOLONG = bestandsnaam te lang
system-ENOENT = geen bestand of map met die naam
system-ENOSPC = geen ruimte meer op de schijf
system-ENOTDIR = het is geen map
system-EPERM = handeling niet toegestaan
system-EPIPE = niemand leest de uitvoer nog
system-EROFS = het bestandssysteem is alleen-lezen
system-SQLITE_BUSY = een ander programma houdt de database bezet
system-SQLITE_CANTOPEN = het databasebestand gaat niet open
system-SQLITE_CORRUPT = het databasebestand is beschadigd
system-SQLITE_FULL = de database of de schijf is vol
system-SQLITE_IOERR = invoer- of uitvoerfout van de schijf
system-SQLITE_LOCKED = een ander programma houdt een tabel van de database bezet
system-SQLITE_NOTADB = dit bestand is geen database
system-SQLITE_READONLY = de database is alleen-lezen
