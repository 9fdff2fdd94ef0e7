"""Texts from outside, as error messages show them."""

LONGEST = 40


def quoted(text: str) -> str:
    """The text in quotes, cut when it is long, with nothing in it that could upset a terminal."""
    return ascii(text) if len(text) <= LONGEST else ascii(text[:LONGEST]) + "…"
