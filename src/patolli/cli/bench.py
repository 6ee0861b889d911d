"""Measure."""

from argparse import ArgumentParser, Namespace


def arguments(parser: ArgumentParser) -> None: ...
def run(args: Namespace) -> int:
    return 0
