"""Raises a typed error from a Python script.

    from conductor_error import fail_kind
    fail_kind("external.git.drift", "main has moved", {"behind": 3})

fail_kind writes the envelope and ends the script with exit code 1 (SystemExit). raise_kind writes it and returns True;
nothing is thrown and your script goes on. A kind, a message or details that the
engine refuses are written as well, so that the node fails: both say why on stderr, and raise_kind returns False. Only the standard
library, Python 3.6 and newer.
"""

import json
import math
import os
import re
import sys
import tempfile
from collections.abc import Mapping

__all__ = ["fail_kind", "raise_kind"]

_KIND = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")


def raise_kind(kind, message, details=None):
    """Writes {conductor_error: true, kind, message, details} to the file named by CONDUCTOR_ERROR_OUT and tells whether it is sound."""
    if message is not None and not isinstance(message, str):
        message = str(message)
    target = os.environ.get("CONDUCTOR_ERROR_OUT", "")
    if target == "":
        reason = "CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (%s: %s)" % (kind, message)
        return _refuse(reason, "nothing was raised")
    refused = _refusal(kind, message, details)
    try:
        text = _envelope(kind, message, {} if details is None else details)
    except (ValueError, TypeError, RecursionError) as error:
        refused = "the details cannot be written as JSON: %s (%s)" % (error, kind)
        text = _envelope(str(kind), message, refused)
    try:
        _write(target, text + "\n")
    except (OSError, ValueError) as error:
        return _refuse("cannot write %s: %s (%s)" % (target, error, kind), "nothing was raised")
    return refused is None or _refuse(refused, "the node fails with internal.schema_violation")


def fail_kind(kind, message, details=None):
    """Raises like raise_kind and ends the script with exit code 1, also where the raise was refused."""
    raise_kind(kind, message, details)
    sys.exit(1)


def _refusal(kind, message, details):
    if not isinstance(kind, str) or not _KIND.fullmatch(kind):
        return "not a kind: %r (expected lower-case words with dots between them, such as external.git.drift)" % (kind,)
    if message is None or message.strip() == "":
        return "the message is empty (%s)" % kind
    if details is not None and not isinstance(details, Mapping):
        return "the details are not a mapping (%s: %s)" % (kind, message)
    return None


def _envelope(kind, message, details):
    envelope = {"conductor_error": True, "kind": _plain(kind), "message": message, "details": _plain(details)}
    return json.dumps(envelope, allow_nan=False)


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


def _refuse(reason, consequence):
    line = "conductor_error: %s; %s\n" % (reason, consequence)
    stream = sys.stderr
    if stream is not None:
        encoding = getattr(stream, "encoding", None) or "utf-8"
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding))
    return False
