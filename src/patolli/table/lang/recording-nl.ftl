## Een spel dat van een echte tafel wordt opgeschreven

error-held-in-secret = Volgens wat in het geheim is ingevoerd heeft iemand dit al. Een van beide is fout: ga terug naar de foute regel.
error-no-chance = Het toeval wordt nu niets gevraagd.
error-not-drawn = Dit kan niet meer komen: alles is getrokken. Is een eerdere regel fout?
error-not-hidden = Iedereen ziet dit: zeg wat het is.
error-not-open = Slechts één speler ziet dit: zeg wat het is, of dat niemand het zegt.
error-not-recorded = Aan deze tafel loot het programma zelf: hier wordt niets opgeschreven.
error-recorded = Dit spel is aan een echte tafel gespeeld: geen bot kan er spelen, en niemand geeft hier op.
