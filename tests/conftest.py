"""What all tests share."""

import os

import pytest

import patolli


def pytest_report_header() -> str:
    how = "compiled" if patolli.COMPILED else "interpreted"
    return f"patolli {patolli.__version__}, {how}, from {os.path.dirname(patolli.__file__)}"


def pytest_sessionstart() -> None:
    if os.environ.get("CI") == "true" and not patolli.COMPILED:
        pytest.exit("CI tests the compiled package, and this one is interpreted.", returncode=1)
