"""The command `patolli`. Each subcommand is a module of its own, imported when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from patolli import COMPILED, __version__
from patolli.cli.problem import CONTENT, INTERRUPTED, OK, Problem

NAMES = (
    "play",
    "serve",
    "think",
    "simulate",
    "arena",
    "compare",
    "balance",
    "sweep",
    "dataset",
    "puzzles",
    "advise",
    "review",
    "replay",
    "show",
    "rules",
    "bench",
    "games",
    "backup",
    "restore",
    "copy-store",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the others
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _code(words)
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough, as in `patolli rules mexica | head`
        _say_no_more()
        return OK
    except OSError as error:
        if error.filename is not None:
            raise
        _say_no_more()
        with suppress(OSError):
            print(_unwritten(words, error), file=sys.stderr)
        return CONTENT
    return code


def _code(argv: list[str]) -> int:
    try:
        return _main(argv)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return problem.code
    except SystemExit as done:  # how argparse ends after its help
        return int(done.code or 0)
    except KeyboardInterrupt:
        with suppress(OSError):
            print(file=sys.stderr)
        return INTERRUPTED


def _say_no_more() -> None:
    """Throw away what is not written yet, so that Python does not try again when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unwritten(argv: list[str], error: OSError) -> str:
    from patolli.stage.parser import words_of
    from patolli.stage.system import system_reason

    words = words_of(argv)
    return words.tell("cli-cannot-write", file=words.tell("cli-standard-output"), why=system_reason(error, words))


def _main(argv: list[str]) -> int:
    said = argv
    argv = _command_first(argv)
    if not argv or argv[0] in ("-h", "--help", "help"):
        from patolli.stage.parser import words_of

        print(words_of(said).tell("help-patolli"))
        return OK
    if argv[0] in ("-V", "--version"):
        how = "compiled" if COMPILED else "interpreted"
        python = ".".join(map(str, sys.version_info[:3]))
        print(f"patolli {__version__} ({how}), Python {python}")
        return OK
    if argv[0] == "--print-completion":
        from patolli.cli.shells import print_completion

        return print_completion(argv[1:], NAMES)
    if argv[0] not in NAMES:
        from patolli.cli.arguments import meant
        from patolli.stage.parser import words_of

        words = words_of(argv[1:])
        why = words.tell("cli-no-command", name=argv[0][:40], names=", ".join(NAMES))
        raise Problem(why + meant(argv[0], NAMES, words))
    from patolli.cli.commands import find_command, parser_of

    args = parser_of(argv[0], argv[1:]).parse(argv[1:])
    args.argv = argv[1:]
    return find_command(argv[0]).run(args)


def _command_first(argv: list[str]) -> list[str]:
    """The words, with a language that stands before the command moved behind it; empty if there is no command."""
    size = 2 if argv[:1] == ["--language"] else 1 if argv and argv[0].startswith("--language=") else 0
    return [*argv[size : size + 1], *argv[:size], *argv[size + 1 :]] if argv[size:] else []
