import pytest

from carrom.host.registry import Registry
from carrom.testing import bundled_plugins


@pytest.fixture(scope="session")
def registry() -> Registry:
    return bundled_plugins()
