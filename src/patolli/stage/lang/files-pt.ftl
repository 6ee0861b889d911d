### O que está errado numa posição ou num ficheiro de material, em todos os jogos

## Posições
bad-position-game = esta é uma posição de { $found }, não de { $game }
bad-position-part = «{ $name }» não faz parte desta linha; existem: { $names }
bad-position-numbers = { $name }: números esperados aqui: { $count }, de { $least } a { $most }, e não «{ $value }»
bad-position-no-number = «{ $value }» não é um número de { $least } a { $most }
bad-position-one-word = { $name } é uma só palavra, não { $count }
bad-position-two-places = { $name } está em dois lugares
bad-position-word = «{ $value }» não é um valor de { $name }; existem: { $names }

## Ficheiros de material
component-line = { $place }, linha { $line }
component-table = { $place }: tabela { $table }
component-row = { $place }, fila { $row }
bad-component = { $place }: { $why }.
bad-component-named-values = aqui esperam-se valores com nome, como `count = 27`
bad-component-provenance = provenance é um de { $grades }, e não { $value }
bad-component-no-provenance = provenance é um de { $grades }, e falta
bad-component-other = { $name } é aqui { $wanted }, e não { $value }
bad-component-other-by-rule = { $name } é aqui { $wanted }, e não { $value } ({ $rule })
bad-component-missing = falta { $name }
bad-component-no-table = falta a tabela [{ $name }]
bad-component-number = { $name } é um número inteiro de { $least } a { $most }, e não { $value }
bad-component-numbers = { $name } é uma lista de { $count } números inteiros de { $least } a { $most }, e não { $value }
bad-component-some-numbers = { $name } é uma lista de números inteiros de { $least } a { $most }, e não { $value }
bad-component-flag = { $name } é true ou false, e não { $value }
bad-component-word = { $name } é um texto curto entre aspas, e não { $value }
bad-component-words = { $name } é uma lista de textos, e não { $value }
bad-component-one-of = { $name } é um de { $names }, e não { $value }
bad-component-amounts = { $name } é uma tabela entre chavetas, como `{ $first } = 1`, e não { $value }
bad-component-amount-of = { $name }: { $value } é desconhecido; conhecem-se: { $names }
bad-component-amount = { $name }: { $thing } é um número inteiro de 0 a { $most }, e não { $value }
bad-component-rows = { $name } é uma lista de filas
bad-component-many-rows = { $name } tem mais de { $most } filas
bad-component-same-key = { $name } { $value } também é o da fila { $other }
bad-component-count = { $name } diz { $said }, mas há { $count } filas
bad-component-no-row = { $name } não tem fila «{ $row }» para mudar
bad-components = O material é box, ou o caminho de um ficheiro de material como my.toml ({ $rule }).
bad-components-unread = O ficheiro de material «{ $path }» não pode ser lido aqui: isso faz-se na linha de comandos ({ $rule }).
bad-components-lost = O ficheiro de material «{ $path }» não pode ser lido: { $cause }. Foi procurado em { $where }; um registo mais antigo nomeia um tal ficheiro e não o contém ({ $rule }).
bad-components-large = O ficheiro de material «{ $path }» tem mais de { $most } letras.
bad-components-changes-large = O que difere da caixa tem mais de { $most } letras.
bad-components-toml = { $source } não é um ficheiro em TOML: { $reason }.

## O que dizem o sistema ou o SQLite, pelos nomes dos erros

system-EACCES = acesso negado
system-EADDRNOTAVAIL = esta máquina não tem esse endereço
system-EDQUOT = quota de disco excedida
system-EEXIST = o ficheiro já existe
system-EISDIR = é uma pasta
system-EMFILE = demasiados ficheiros abertos
system-ENAMETOOLONG = nome de ficheiro demasiado longo
system-ENOENT = não há ficheiro nem pasta com esse nome
system-ENOSPC = não há mais espaço no disco
system-ENOTDIR = não é uma pasta
system-EPERM = operação não permitida
system-EPIPE = já ninguém lê a saída
system-EROFS = o sistema de ficheiros só permite leitura
system-SQLITE_BUSY = outro programa tem a base de dados ocupada
system-SQLITE_CANTOPEN = o ficheiro da base de dados não abre
system-SQLITE_CORRUPT = o ficheiro da base de dados está danificado
system-SQLITE_FULL = a base de dados ou o disco está cheio
system-SQLITE_IOERR = erro de entrada ou saída do disco
system-SQLITE_LOCKED = outro programa tem uma tabela da base de dados ocupada
system-SQLITE_NOTADB = este ficheiro não é uma base de dados
system-SQLITE_READONLY = a base de dados só permite leitura
