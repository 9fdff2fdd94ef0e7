from rltankattack.engine.quote import quoted


def test_a_quoted_text_is_cut_after_forty_letters():
    assert quoted("a" * 40) == f"'{'a' * 40}'"
    assert quoted("a" * 41) == f"'{'a' * 40}'…"
