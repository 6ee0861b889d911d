"""Compiles the folders listed in pyproject.toml with mypyc where possible; installs them as plain Python where not.

PATOLLI_PURE=1 forbids compiling, PATOLLI_COMPILE=1 demands it; PATOLLI_OPT=1 is compiled sooner and runs more slowly.
"""

import ast
import json
import os
import re
import sys
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

from build_backend import why_not

HERE = Path(__file__).parent


def not_compiled(reason):
    if os.environ.get("PATOLLI_COMPILE", "") not in ("", "0"):
        sys.exit(f"patolli: cannot be compiled: {reason}")
    print(f"patolli: not compiled: {reason}", file=sys.stderr)
    return []


class build_ext_or_not(build_ext):
    """All extension modules or none: a part of them would not import. The groups are compiled side by side."""

    def finalize_options(self):
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self):
        try:
            super().run()
        except Exception as error:
            self.extensions = self.distribution.ext_modules = not_compiled(error)
            for built in Path(self.build_lib).rglob("*.so"):
                built.unlink()


def sources():
    folders = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["patolli"]["compiled"]
    found = {path for folder in folders for path in (HERE / "src" / "patolli").glob(f"{folder}/*.py")}
    return [path.relative_to(HERE).as_posix() for path in sorted(found) if path.name != "__init__.py"]


def groups():
    """What goes into one library: the core with Mexica, whose cell sets inline it, each other game, and the bots."""
    found = {}
    for path in sources():
        parts = path.split("/")
        name = "core"
        if parts[2] == "bots":
            name = "bots"
        elif parts[2] == "games" and parts[3] != "mexica":
            name = parts[3]
        found.setdefault(name, []).append(path)
    return [(paths, "patolli_" + name) for name, paths in found.items()]


def docstrings():
    """The docstrings of all that is compiled, by the names that mypyc gives to classes and functions in C."""
    found = {}
    for path in sources():
        module = path.removeprefix("src/").removesuffix(".py").replace("/", "___")
        waiting = [(module, node) for node in ast.parse((HERE / path).read_text(encoding="utf-8")).body]
        while waiting:
            before, node = waiting.pop()
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                name = f"{before}___{node.name}"
                found[name] = ast.get_docstring(node) or ""
                waiting += [(name, inner) for inner in node.body if isinstance(node, ast.ClassDef)]
    return found


METHOD = re.compile(r'(CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\(".*?\\n--\\n\\n)("\))')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\(".*?\\n--\\n\\n)("\))', re.DOTALL)


def add_docstrings(modules):
    """mypyc keeps signatures and drops docstrings; `help()` is to show both."""
    known = docstrings()

    def documented(match):
        return match[1] + json.dumps(known.get(match[2], ""), ensure_ascii=False)[1:-1] + match[3]

    for file in {Path(source) for module in modules for source in module.sources if source.endswith(".c")}:
        text = file.read_text(encoding="utf-8")
        file.write_text(CLASS.sub(documented, METHOD.sub(documented, text)), encoding="utf-8")


def extensions():
    if reason := why_not():
        return not_compiled(reason)
    try:
        from mypyc.build import mypycify
    except ImportError:
        return not_compiled("mypyc is not installed")
    try:
        options = ["--config-file=pyproject.toml", "--no-warn-unused-ignores"]
        modules = mypycify(
            [*options, *sources()], opt_level=os.environ.get("PATOLLI_OPT") or "3", debug_level="0", separate=groups()
        )
    except SystemExit:  # how mypyc reports errors in the source
        return not_compiled("mypyc refuses the source, see above")
    add_docstrings(modules)
    if os.name != "nt":
        for module in modules:  # small functions may then be inlined: a decision takes two thirds of the time
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


# Only for a wheel: an editable install stays interpreted, because an old extension would hide edits.
compiling = any(command in sys.argv for command in ("bdist_wheel", "build_ext", "install"))
setup(ext_modules=extensions() if compiling else [], cmdclass={"build_ext": build_ext_or_not})
