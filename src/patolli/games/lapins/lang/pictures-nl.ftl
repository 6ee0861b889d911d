### Dix-Huit Lapins in Dutch: the captions of the pictures in the rules (examples.toml).

picture-LAP-14 = b3 en c4 grenzen aan elkaar: een pad over de tegel zonder bouwplaats verbindt ze. b4 grenst aan allebei.
picture-LAP-31 = Drie koningen, dus vier kaarten in de rij. De eerste is omgedraaid; elk van deze geeft een maïs.
picture-LAP-44 = Twee markten in b3 geven twee controlefiches op elke vrije bouwplaats ernaast, de markt in c4 geeft er één. Op b4 liggen ze allebei.
picture-LAP-55 = b3 wordt verdedigd door zijn garnizoen en door het dubbele garnizoen van b4, de stad van dezelfde koning ernaast: verdediging 3. c4 kan er tot 4 sturen.
picture-LAP-76 = De tempel in c4 kan maïs uit het eigen dorp krijgen, cacao en de gevangene uit b3 en de jade uit de voorraadschuur: vier soorten, 7 glorie.
