### Puzzels: wat geweigerd wordt

error-no-puzzle = Dit spel heeft geen puzzel “{ $puzzle }”.
error-puzzle-over = Wat gezegd werd past niet bij deze puzzel, die misschien veranderd is. Laad de pagina opnieuw.
error-puzzle-unfinished = Je beurt is nog niet compleet. Speel haar uit en controleer haar dan.
error-puzzle-running = Van dit spel kan een puzzel worden gemaakt als het voorbij is: tot dan zou die tonen wat verborgen is.

## Waarom een beslissing geen puzzel is

no-puzzle-choice = Er viel hier bijna niets te kiezen.
no-puzzle-many = Er zijn hier te veel beurten om ze allemaal te vergelijken.
no-puzzle-written = Deze stelling kan niet als puzzel worden opgeschreven.
no-puzzle-obvious = De beste beurt is die welke iedereen meteen ziet.
no-puzzle-decided = Het spel was hier zo goed als beslist.
no-puzzle-close = Meer beurten zijn ongeveer even goed als de beste.
no-puzzle-point = Eén beurt is beter, maar niemand kan in één zin zeggen waarom.
no-puzzle-seeds = Het is niet zeker genoeg welke beurt de beste is: het hangt van geluk af.
no-puzzle-check = Het is niet zeker genoeg welke beurt de beste is: het hangt van geluk af.
no-puzzle-possible = Niemand heeft deze hand gezegd, dus niemand weet wat het beste was.
