### Chocolatl in Dutch: the captions of the pictures in the rules (examples.toml).

picture-CHO-29 = Een rode ronde: gelegde kaarten dragen het nummer van hun locatie. Er zijn nog vier kaarten, voor locatie 5 en 6.
picture-CHO-41 = Oranje heeft één hut en de oude man: 12 + 3 telt 17 op locatie 1, 9 + 8 telt 17 op locatie 2 en 2 + 4 telt 4 op locatie 3.
picture-CHO-56 = De volgende steen vult de onderste rij; wie er dan de meeste stenen heeft, scoort 5. Groen heeft er twee.
picture-CHO-63 = Ronde 3: het hoogste bod scoort 6, het tweede 2, en het laagste verliest 2.
picture-CHO-69 = Op vakje 12 ligt blauw op paars: ze hebben evenveel punten, en bij een gelijk bod is blauw, hoger in de stapel, de eerste van de twee.
