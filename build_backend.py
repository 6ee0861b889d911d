"""setuptools, with mypyc added where it can compile.

Run as a program it says so by its exit code: 0 where compiling is possible, 1 and the reason where it is not.
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

if __name__ != "__main__":  # as a program it must run without setuptools
    from setuptools import build_meta
    from setuptools.build_meta import *  # noqa: F403


def why_not() -> str:
    """What stands in the way of compiling; empty if nothing does."""
    if os.environ.get("PATOLLI_PURE", "") not in ("", "0"):
        return "PATOLLI_PURE is set"
    if os.name == "nt":
        return ""  # setuptools looks for the compiler itself; a build that fails falls back
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are missing (Python.h)"
    return ""


def get_requires_for_build_wheel(config_settings=None):
    requires = build_meta.get_requires_for_build_wheel(config_settings)
    if why_not():
        return requires
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = Path("constraints.txt").read_text(encoding="utf-8").splitlines()
    mypy = [pin.replace("mypy==", "mypy[mypyc]==") for pin in pins if pin.startswith("mypy==")]
    return [*requires, *mypy, *project["dependencies"]]  # mypyc checks the types of what is imported, too


if __name__ == "__main__":
    reason = why_not()
    print(reason, end="")
    sys.exit(1 if reason else 0)
