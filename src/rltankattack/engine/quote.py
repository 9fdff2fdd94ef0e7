"""Texts from outside, as error messages show them."""

LONGEST = 40


def quoted(text: str) -> str:
    """The text in quotes as it was written, cut when it is long; what cannot be printed, and could
    upset a terminal, stands there as an escape."""
    plain = str(text)  # an ending is a text, but would show its name in the program
    return repr(plain) if len(plain) <= LONGEST else repr(plain[:LONGEST]) + "…"
