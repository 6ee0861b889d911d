"""`python -m patolli` is the command `patolli`."""

import sys

from patolli.cli import main

sys.exit(main())
