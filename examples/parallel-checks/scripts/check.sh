#!/usr/bin/env bash
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"
sleep "$SECONDS_EACH"
case " $BROKEN " in
  *" $1 "*) conductor_fail "quality.$1.failed" "$1 found something" ;;
  *) echo '{"clean": true}' ;;
esac
