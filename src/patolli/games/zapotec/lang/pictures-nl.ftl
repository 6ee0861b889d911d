### Zapotec in Dutch: the captions of the pictures in the rules (examples.toml).

picture-ZAP-25 = Kaart 8 toont steen. De rij van steen zou 1 steen opleveren; de kolom van steen levert 1 steen op en, voor de tempel erin, 1 hout en 1 priester.
picture-ZAP-37 = Oranje begon de eerste piramide, violet legde het midden: wie een top heeft, mag haar voltooien. Op de tweede past nu alleen een midden.
picture-ZAP-49 = Op veld 5 ligt violet op oranje: oranje was er eerst en ligt voor.
picture-ZAP-59 = Met kaart 8, een tempelkaart, mag oranje bouwen op tempelvelden die hun tegel nog hebben: hier EPT en EFT.
picture-ZAP-81 = Het bord van Cocijobot: punten, piramidelagen, handelstegels en de hint op de rug van zijn volgende kaart.
