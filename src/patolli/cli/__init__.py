"""The command `patolli`."""

import sys

from patolli import COMPILED, __version__


def main() -> int:
    """Run the command; its exit code."""
    if sys.argv[1:] == ["--version"]:
        print(f"patolli {__version__} ({'compiled' if COMPILED else 'interpreted'})")
        return 0
    print("There is nothing to play yet.", file=sys.stderr)
    return 1
