"""Rule books for every test of the rules."""

from __future__ import annotations

import pytest

from carrom.commands.cases.books import Books
from carrom.host.loader import load_plugins
from carrom.paths import shipped


@pytest.fixture(scope="session")
def books(tmp_path_factory: pytest.TempPathFactory) -> Books:
    nothing = tmp_path_factory.mktemp("plugins")
    return Books(load_plugins(shipped("plugins"), nothing, {}).registry)
