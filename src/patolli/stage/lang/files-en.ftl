### What is wrong with a position or a component file, in all games

## Positions
bad-position-game = this is a position of { $found }, not of { $game }
bad-position-part = “{ $name }” is not part of this line; these are: { $names }
bad-position-numbers = { $name } takes { $count } number(s) from { $least } to { $most }, not “{ $value }”
bad-position-no-number = “{ $value }” is not a number from { $least } to { $most }
bad-position-one-word = { $name } is one word, not { $count }
bad-position-two-places = { $name } is in two places
bad-position-word = “{ $value }” is no { $name }; these are: { $names }

## Component files
component-line = { $place }, line { $line }
component-table = { $place }: table { $table }
component-row = { $place }, row { $row }
bad-component = { $place }: { $why }.
bad-component-named-values = here should be named values, such as `count = 27`
bad-component-provenance = provenance is one of { $grades }, not { $value }
bad-component-no-provenance = provenance is one of { $grades }, and it is missing
bad-component-other = { $name } is { $wanted } here, not { $value }
bad-component-other-by-rule = { $name } is { $wanted } here, not { $value } ({ $rule })
bad-component-missing = { $name } is missing
bad-component-no-table = the table [{ $name }] is missing
bad-component-number = { $name } is a whole number from { $least } to { $most }, not { $value }
bad-component-numbers = { $name } is a list of { $count } whole numbers from { $least } to { $most }, not { $value }
bad-component-some-numbers = { $name } is a list of whole numbers from { $least } to { $most }, not { $value }
bad-component-flag = { $name } is true or false, not { $value }
bad-component-word = { $name } is a short text in quotes, not { $value }
bad-component-words = { $name } is a list of texts, not { $value }
bad-component-one-of = { $name } is one of { $names }, not { $value }
bad-component-amounts = { $name } is a table in braces, such as `{ $first } = 1`, not { $value }
bad-component-amount-of = { $name }: { $value } is unknown; these are known: { $names }
bad-component-amount = { $name }: { $thing } is a whole number from 0 to { $most }, not { $value }
bad-component-rows = { $name } is a list of rows
bad-component-many-rows = { $name } has more than { $most } rows
bad-component-same-key = { $name } { $value } is also that of row { $other }
bad-component-count = { $name } says { $said }, but there are { $count } rows
bad-component-no-row = { $name } has no row “{ $row }” to change
bad-components = The components are box, or the path of a component file such as my.toml ({ $rule }).
bad-components-unread = The component file “{ $path }” cannot be read: files are read on the command line only ({ $rule }).
bad-components-lost = The component file “{ $path }” cannot be read: { $cause }. It was looked for at { $where }; an older record names such a file and does not hold it ({ $rule }).
bad-components-large = The component file “{ $path }” has more than { $most } letters.
bad-components-changes-large = What differs from the box has more than { $most } letters.
bad-components-toml = { $source } is not a file in TOML: { $reason }.

## What the system or SQLite says, by the names of its errors

system-EACCES = Permission denied
system-EADDRNOTAVAIL = Cannot assign requested address
system-EDQUOT = Disk quota exceeded
system-EEXIST = File exists
system-EISDIR = Is a directory
system-EMFILE = Too many open files
system-ENAMETOOLONG = File name too long
system-ENOENT = No such file or directory
system-ENOSPC = No space left on device
system-ENOTDIR = Not a directory
system-EPERM = Operation not permitted
system-EPIPE = Broken pipe
system-EROFS = Read-only file system
system-SQLITE_BUSY = database is locked
system-SQLITE_CANTOPEN = unable to open database file
system-SQLITE_CORRUPT = database disk image is malformed
system-SQLITE_FULL = database or disk is full
system-SQLITE_IOERR = disk I/O error
system-SQLITE_LOCKED = database table is locked
system-SQLITE_NOTADB = file is not a database
system-SQLITE_READONLY = attempt to write a readonly database
