"""What all tests share."""

import os

import pytest
from hypothesis import Phase, settings

import patolli

settings.register_profile(
    "patolli", deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("patolli")
"""The same examples every time, and what fails is told as it was found: a game does not get simpler by shrinking."""


def pytest_report_header() -> str:
    how = "compiled" if patolli.COMPILED else "interpreted"
    return f"patolli {patolli.__version__}, {how}, from {os.path.dirname(patolli.__file__)}"


def pytest_sessionstart() -> None:
    if os.environ.get("CI") == "true" and not patolli.COMPILED:
        pytest.exit("CI tests the compiled package, and this one is interpreted.", returncode=1)
