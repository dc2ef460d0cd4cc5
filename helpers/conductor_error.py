"""Raises a typed error from a Python script.

    from conductor_error import raise_kind
    raise_kind("external.git.drift", "main has moved", {"behind": 3})

It writes the envelope and returns True; nothing is thrown and your script goes on. When nothing could be raised it says
why on stderr and returns False. Only the standard library, Python 3.6 and newer.
"""

import json
import math
import os
import re
import sys
import tempfile
from collections.abc import Mapping

__all__ = ["raise_kind"]

_KIND = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")


def raise_kind(kind, message, details=None):
    """Writes {conductor_error: true, kind, message, details} to the file named by CONDUCTOR_ERROR_OUT and tells whether it is there."""
    if not isinstance(kind, str) or not _KIND.fullmatch(kind):
        return _refuse("not a kind: %r (expected lower-case words with dots between them, such as external.git.drift)" % (kind,))
    message = str(message)
    if message == "":
        return _refuse("the message is empty")
    if details is not None and not isinstance(details, Mapping):
        return _refuse("the details are not a mapping (%s: %s)" % (kind, message))
    target = os.environ.get("CONDUCTOR_ERROR_OUT", "")
    if target == "":
        return _refuse("CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (%s: %s)" % (kind, message))
    try:
        envelope = {"conductor_error": True, "kind": kind, "message": message, "details": _plain(details or {})}
        text = json.dumps(envelope, allow_nan=False)
        _write(target, text + "\n")
    except (OSError, ValueError, TypeError, RecursionError) as error:
        return _refuse("cannot write %s: %s (%s)" % (target, error, kind))
    return True


def _plain(value):
    """What JSON can hold; anything else becomes its text, because a detail must never cost the whole signal."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(item) for item in value]
    if isinstance(value, (bytes, bytearray)):
        return bytes(value).decode("utf-8", "replace")
    return str(value)


def _write(target, text):
    """A file beside the target, then a rename: a reader sees all of it or nothing."""
    handle, part = tempfile.mkstemp(prefix=".conductor-error-", dir=os.path.dirname(os.path.abspath(target)))
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        os.replace(part, target)
    except BaseException:
        os.unlink(part)
        raise


def _refuse(reason):
    line = "conductor_error: %s; nothing was raised\n" % reason
    stream = sys.stderr
    if stream is not None:
        encoding = getattr(stream, "encoding", None) or "utf-8"
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding))
    return False
