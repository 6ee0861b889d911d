### Mexica in Dutch: the captions of the pictures in the rules (examples.toml).

picture-MEX-8 = B6 en C5 raken elkaar alleen met een hoek, en toch zijn de zeven vakken in het westen afgesneden: een wijk van zeven.
picture-MEX-12 = De brug op C3 loopt van west naar oost: haar opritvakken zijn B3 en D3. Zwart staat erop en is in geen wijk.
picture-MEX-41 = Zwart heeft de wijk van zeven gesticht en het fiche op A4 gelegd: 4 punten, het blauwe getal. Grijs is er ook: 2 punten, het witte getal.
picture-MEX-61 = Vanaf C3 komt een boot over het kanaal bij C5 en over het meer in het noorden bij E4: elk één etappe.
picture-MEX-84 = Zwart heeft 3 + 1 verdiepingen, grijs heeft er 4: beide zijn eerste. De derde kleur heeft er 2 en is derde.
