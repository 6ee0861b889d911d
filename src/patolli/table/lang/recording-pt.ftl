## Um jogo anotado a partir de uma mesa real

error-held-in-secret = Pelo que foi introduzido em segredo, alguém já tem isto. Um dos dois está errado: volte à linha em causa.
error-no-chance = Agora não se pergunta nada ao acaso.
error-not-drawn = Isto já não pode sair: já saiu tudo. Alguma linha anterior está errada?
error-not-hidden = Toda a gente vê isto: diga o que é.
error-not-open = Só um jogador vê isto: diga o que é, ou que ninguém diz.
error-not-recorded = Nesta mesa é o programa que sorteia: aqui não se anota nada.
error-recorded = Este jogo foi jogado numa mesa real: nenhum robô pode jogar num lugar, e aqui ninguém desiste.
