"""Whether the app was closed, on Toga's dummy backend."""

from toga_dummy.utils import EventLog


def has_left(app):
    try:
        return bool(EventLog.performed_actions(app, "exit"))
    except AttributeError:  # it tells so when nothing of the kind was done
        return False
