"""Everything that a person sees: the only part that knows Toga."""
