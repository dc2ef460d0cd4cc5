#!/usr/bin/env bash
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"
case $1 in
  down*) conductor_fail external.host.unreachable "$1 does not answer" "{\"host\": \"$1\"}" ;;
  *) echo "{\"host\": \"$1\"}" ;;
esac
