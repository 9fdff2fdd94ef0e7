"""Every word on the screen goes through here on its way."""

from gettext import gettext as _
from gettext import ngettext

__all__ = ["_", "ngettext"]
