"""Why something is refused: a sentence with gaps, and what stands in them.

As text it is English. A screen that speaks another language puts the sentence into it and then
fills the gaps, so the sentence must be written out where the reason is made.
"""

from collections.abc import Mapping


class Reason:
    """A sentence, or a part of one, such as ``Reason("expected {most} plies", most=400)``.

    Values are names and notation, the same in every language, or reasons again for words.
    """

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values: Mapping[str, object] = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.template, self.values) == (other.template, other.values)

    def __hash__(self) -> int:
        return hash(self.template)

    def __str__(self) -> str:
        return self.template.format(**self.values)


class Refused(ValueError):
    """An error that keeps its reason, so that it can be told in any language."""

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template)
        self.reason = Reason(template, **values)

    def __str__(self) -> str:
        return str(self.reason)
