"""What rules may keep and be told."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""What rule data and options may be made of."""
