### Ce qui ne va pas dans une position ou un fichier de matériel, dans tous les jeux

## Positions
bad-position-game = cette position appartient à { $found }, pas à { $game }
bad-position-part = « { $name } » ne fait pas partie de cette ligne ; il y a : { $names }
bad-position-numbers = { $name } : nombres attendus ici : { $count }, de { $least } à { $most }, et non « { $value } »
bad-position-no-number = « { $value } » n'est pas un nombre de { $least } à { $most }
bad-position-one-word = { $name } est un seul mot, pas { $count }
bad-position-two-places = { $name } se trouve à deux endroits
bad-position-word = « { $value } » n'est pas une valeur pour { $name } ; il y a : { $names }

## Fichiers de matériel
component-line = { $place }, ligne { $line }
component-table = { $place } : table { $table }
component-row = { $place }, rangée { $row }
bad-component = { $place } : { $why }.
bad-component-named-values = on attend ici des valeurs nommées, comme `count = 27`
bad-component-provenance = provenance est à choisir parmi { $grades }, et non { $value }
bad-component-no-provenance = provenance est à choisir parmi { $grades }, et elle manque
bad-component-other = { $name } vaut ici { $wanted }, et non { $value }
bad-component-other-by-rule = { $name } vaut ici { $wanted }, et non { $value } ({ $rule })
bad-component-missing = { $name } manque
bad-component-no-table = la table [{ $name }] manque
bad-component-number = { $name } est un nombre entier de { $least } à { $most }, et non { $value }
bad-component-numbers = { $name } est une liste de { $count } nombres entiers de { $least } à { $most }, et non { $value }
bad-component-some-numbers = { $name } est une liste de nombres entiers de { $least } à { $most }, et non { $value }
bad-component-flag = { $name } est true ou false, et non { $value }
bad-component-word = { $name } est un texte court entre guillemets, et non { $value }
bad-component-words = { $name } est une liste de textes, et non { $value }
bad-component-one-of = { $name } est à choisir parmi { $names }, et non { $value }
bad-component-amounts = { $name } est une table entre accolades, comme `{ $first } = 1`, et non { $value }
bad-component-amount-of = { $name } : { $value } est inconnu ; on connaît : { $names }
bad-component-amount = { $name } : { $thing } est un nombre entier de 0 à { $most }, et non { $value }
bad-component-rows = { $name } est une liste de rangées
bad-component-many-rows = { $name } a plus de { $most } rangées
bad-component-same-key = { $name } { $value } est aussi celui de la rangée { $other }
bad-component-count = { $name } annonce { $said }, mais il y a { $count } rangées
bad-component-no-row = { $name } n'a pas de rangée « { $row } » à changer
bad-components = Le matériel est box, ou le chemin d'un fichier de matériel comme my.toml ({ $rule }).
bad-components-unread = Le fichier de matériel « { $path } » ne peut pas être lu ici : cela se fait en ligne de commande ({ $rule }).
bad-components-lost = Le fichier de matériel « { $path } » ne peut pas être lu : { $cause }. Il a été cherché à { $where } ; une ancienne partie notée nomme un tel fichier et ne le contient pas ({ $rule }).
bad-components-large = Le fichier de matériel « { $path } » a plus de { $most } lettres.
bad-components-changes-large = Ce qui diffère de la boîte a plus de { $most } lettres.
bad-components-toml = { $source } n'est pas un fichier TOML : { $reason }.

## Ce que disent le système ou SQLite, par les noms de leurs erreurs

system-EACCES = accès refusé
system-EADDRNOTAVAIL = cette machine n'a pas cette adresse
system-EDQUOT = quota de disque dépassé
system-EEXIST = le fichier existe déjà
system-EISDIR = c'est un dossier
system-EMFILE = trop de fichiers ouverts
system-ENAMETOOLONG = nom de fichier trop long
system-ENOENT = aucun fichier ni dossier de ce nom
system-ENOSPC = plus de place sur le disque
system-ENOTDIR = ce n'est pas un dossier
system-EPERM = opération non permise
system-EPIPE = plus personne ne lit la sortie
system-EROFS = système de fichiers en lecture seule
system-SQLITE_BUSY = un autre programme tient la base
system-SQLITE_CANTOPEN = le fichier de la base ne s'ouvre pas
system-SQLITE_CORRUPT = le fichier de la base est abîmé
system-SQLITE_FULL = la base ou le disque est plein
system-SQLITE_IOERR = erreur d'entrée-sortie du disque
system-SQLITE_LOCKED = une table de la base est tenue par un autre programme
system-SQLITE_NOTADB = ce fichier n'est pas une base de données
system-SQLITE_READONLY = la base est en lecture seule
