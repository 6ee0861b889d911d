### Puzzels: wat geweigerd wordt

error-no-puzzle = Dit spel heeft geen puzzel “{ $puzzle }”.
error-puzzle-over = Wat gezegd werd past niet bij deze puzzel, die misschien veranderd is. Laad de pagina opnieuw.
error-puzzle-unfinished = Je beurt is nog niet compleet. Speel haar uit en controleer haar dan.
