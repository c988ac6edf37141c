import pytest

from carrom.errors import BadInputError
from carrom.host.registry import Registry
from carrom.testing import FakeMatch


def test_it_is_shown_with_the_reason_why_it_cannot_be_played(registry: Registry) -> None:
    assert registry.house_rule("three_handed").unavailable
    with pytest.raises(BadInputError, match="two sides"):
        FakeMatch(registry, {"three_handed": {}})
