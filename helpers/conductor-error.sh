# shellcheck shell=sh
# Raises a typed error from a shell script: source this file, then
#   conductor_fail KIND MESSAGE [DETAILS_AS_A_JSON_OBJECT]    writes the envelope and ends the script with exit code 1
#   conductor_error KIND MESSAGE [DETAILS_AS_A_JSON_OBJECT]   writes the envelope and returns 0; the script goes on
# A kind or a message that the engine refuses is written as well, so that the node fails: both say why on stderr, and
# conductor_error returns 1. Needs od and awk.

# The body is a subshell: no variable or option of the caller is touched, and nothing in it can end the caller.
conductor_error() (
  set +eux
  unset IFS
  LC_ALL=C
  export LC_ALL
  kind=${1-}
  message=${2-}
  details=${3-}
  [ -n "$details" ] || details='{}'

  # Letters are spelled out because ranges depend on the locale that the shell started with.
  letters=abcdefghijklmnopqrstuvwxyz
  case $kind in
    *[!abcdefghijklmnopqrstuvwxyz0123456789_.]* | [!$letters]* | *.[!$letters]* | *. | '') kind_is_valid=no ;;
    *.*) kind_is_valid=yes ;;
    *) kind_is_valid=no ;;
  esac
  if [ -z "${CONDUCTOR_ERROR_OUT-}" ]; then
    printf 'conductor_error: CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor; nothing was raised (%s: %s)\n' "$kind" "$message" >&2
    exit 1
  fi

  refused=
  if [ "$kind_is_valid" = no ]; then
    refused="not a kind: \"$kind\" (expected lower-case words with dots between them, such as external.git.drift)"
  else
    case $message in *[![:space:]]*) ;; *) refused="the message is empty ($kind)" ;; esac
  fi

  # Byte by byte, so that neither the locale nor the awk at hand matters; what is not UTF-8 becomes U+FFFD.
  escape='
    function put(code) {
      if (code > 65535) { code -= 65536; put(55296 + int(code / 1024)); put(56320 + code % 1024) }
      else if (code > 126) printf "\\u%04x", code
      else if (raw) printf "%c", code
      else if (code == 34 || code == 92) printf "\\%c", code
      else if (code == 10) printf "\\n"
      else if (code < 32) printf "\\u%04x", code
      else printf "%c", code
    }
    function lead(byte) {
      low = 128; high = 191
      if (byte < 128) put(byte)
      else if (byte >= 194 && byte <= 223) { more = 1; code = byte - 192 }
      else if (byte >= 224 && byte <= 239) { more = 2; code = byte - 224; if (byte == 224) low = 160; if (byte == 237) high = 159 }
      else if (byte >= 240 && byte <= 244) { more = 3; code = byte - 240; if (byte == 240) low = 144; if (byte == 244) high = 143 }
      else put(65533)
    }
    {
      for (i = 1; i <= NF; i++) {
        byte = $i + 0
        if (more == 0) { lead(byte); continue }
        if (byte < low || byte > high) { more = 0; put(65533); lead(byte); continue }
        code = code * 64 + byte - 128; low = 128; high = 191
        if (--more == 0) put(code)
      }
    }
    END { if (more) put(65533) }'
  quoted() { printf '%s' "$1" | od -An -v -tu1 | awk -v raw="$2" "$escape"; }
  # DETAILS are written as they are and come first: whatever they hold, the kind and the message are those given here.
  envelope="{\"conductor_error\":true,\"details\":$(quoted "$details" 1),\"kind\":\"$(quoted "$kind" 0)\",\"message\":\"$(quoted "$message" 0)\"}"
  if [ "$(quoted ok 0)" != ok ]; then
    refused="od and awk are needed to write the envelope ($kind)"
    envelope="$refused: $message"
  fi

  umask 077
  part=$CONDUCTOR_ERROR_OUT.$$.part
  if [ -d "$CONDUCTOR_ERROR_OUT" ] || ! { printf '%s\n' "$envelope" >"$part"; } 2>/dev/null ||
    ! mv -f "$part" "$CONDUCTOR_ERROR_OUT" 2>/dev/null; then
    rm -f "$part" 2>/dev/null
    printf 'conductor_error: cannot write %s; nothing was raised (%s)\n' "$CONDUCTOR_ERROR_OUT" "$kind" >&2
    exit 1
  fi
  [ -n "$refused" ] || exit 0
  printf 'conductor_error: %s; the node fails with internal.schema_violation\n' "$refused" >&2
  exit 1
)

# Ends the script also where the raise was refused. In a subshell, a pipe or $(...) it ends only that.
conductor_fail() {
  conductor_error "$@" || :
  exit 1
}

# Run instead of sourced, the arguments are the error. Windows gives paths with backslashes.
case $0 in
  conductor-error.sh | */conductor-error.sh | *\\conductor-error.sh) conductor_error "$@" ;;
esac
