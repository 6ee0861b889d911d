### Mexica in Portuguese: the captions of the pictures in the rules (examples.toml).

picture-MEX-8 = B6 e C5 só se tocam num canto e, mesmo assim, as sete casas a oeste ficam separadas: um bairro de sete.
picture-MEX-12 = A ponte em C3 vai de oeste a este: as suas casas de acesso são B3 e D3. O Preto está sobre ela e não está em nenhum bairro.
picture-MEX-41 = O Preto fundou o bairro de sete e pôs a ficha em A4: 4 pontos, o número azul. O Cinzento também lá está: 2 pontos, o número branco.
picture-MEX-61 = De C3, um barco chega a C5 pelo canal e a E4 pelo lago a norte: uma etapa cada.
picture-MEX-84 = O Preto tem 3 + 1 andares, o Cinzento tem 4: ambos ficam em primeiro. A terceira cor, com 2 andares, é terceira.
