# shellcheck shell=sh
# Raises a typed error from a shell script: source this file, then
#   conductor_error KIND MESSAGE [DETAILS_AS_A_JSON_OBJECT]
# It writes the envelope and returns 0; your script goes on and ends when it likes. When nothing could be
# raised it says why on stderr and returns 1. Needs od and awk; jq or python3 make the check of DETAILS exact.

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
  if [ "$kind_is_valid" = no ]; then
    printf 'conductor_error: not a kind: "%s" (expected lower-case words with dots between them, such as external.git.drift); nothing was raised\n' "$kind" >&2
    exit 1
  fi
  if [ -z "$message" ]; then
    printf 'conductor_error: the message is empty; nothing was raised\n' >&2
    exit 1
  fi
  if [ -z "${CONDUCTOR_ERROR_OUT-}" ]; then
    printf 'conductor_error: CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor; nothing was raised (%s: %s)\n' "$kind" "$message" >&2
    exit 1
  fi

  if command -v jq >/dev/null 2>&1; then
    printf '%s' "$details" | jq -e -s 'length == 1 and (.[0] | type == "object")' >/dev/null 2>&1
  elif command -v python3 >/dev/null 2>&1; then
    printf '%s' "$details" | python3 -c 'import json, sys
sys.exit(not isinstance(json.loads(sys.stdin.buffer.read().decode("utf-8", "replace")), dict))' >/dev/null 2>&1
  else
    printf '%s' "$details" | awk '
      { text = text $0 " " }
      END {
        gsub(/\\\\/, "", text); gsub(/\\"/, "", text)
        if (gsub(/"/, "\"", text) % 2) exit 1
        gsub(/"[^"]*"/, "", text)
        opened = gsub(/[{]/, "", text); closed = gsub(/[}]/, "", text)
        if (opened == 0 || opened != closed) exit 1
        if (gsub(/\[/, "", text) != gsub(/\]/, "", text)) exit 1
        exit text !~ /^[-+.0-9eEtrufalsn:, \t\r]*$/
      }' &&
      case $details in
        *[![:space:]]*) first=${details#"${details%%[![:space:]]*}"} last=${details%"${details##*[![:space:]]}"} ;;
      esac &&
      case $first in '{'*) case $last in *'}') ;; *) false ;; esac ;; *) false ;; esac
  fi || {
    printf 'conductor_error: the details are not a JSON object; nothing was raised (%s: %s)\n' "$kind" "$message" >&2
    exit 1
  }

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
  message=$(printf '%s' "$message" | od -An -v -tu1 | awk -v raw=0 "$escape")
  details=$(printf '%s' "$details" | od -An -v -tu1 | awk -v raw=1 "$escape")
  if [ -z "$message" ] || [ -z "$details" ]; then
    printf 'conductor_error: od and awk are needed to write the envelope; nothing was raised (%s)\n' "$kind" >&2
    exit 1
  fi

  umask 077
  part=$CONDUCTOR_ERROR_OUT.$$.part
  if [ ! -d "$CONDUCTOR_ERROR_OUT" ] &&
    { printf '{"conductor_error":true,"kind":"%s","message":"%s","details":%s}\n' "$kind" "$message" "$details" >"$part"; } 2>/dev/null &&
    mv -f "$part" "$CONDUCTOR_ERROR_OUT" 2>/dev/null; then
    exit 0
  fi
  rm -f "$part" 2>/dev/null
  printf 'conductor_error: cannot write %s; nothing was raised (%s)\n' "$CONDUCTOR_ERROR_OUT" "$kind" >&2
  exit 1
)

# Run instead of sourced, the arguments are the error.
case ${0##*/} in
  conductor-error.sh) conductor_error "$@" ;;
esac
