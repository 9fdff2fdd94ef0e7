"""Tools for the desk; the phone package leaves them out."""
