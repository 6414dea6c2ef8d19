# lomber: interpreted
"""How this package was built."""

from lomber.table import contract


def compiled() -> bool:
    """Are the rules compiled? They are if the contract comes from an extension."""
    return not str(contract.__file__).endswith(".py")
