"""Tests: see CONTRIBUTING.md. A package, because a library installs one of the same name."""
