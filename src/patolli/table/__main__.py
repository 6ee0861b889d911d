"""`python -m patolli.table` starts the table."""

import sys

from patolli.table.serve import main

sys.exit(main())
