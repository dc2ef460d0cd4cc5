#!/usr/bin/env bash
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"
case $1 in
  north) echo '{"region": "north"}' ;;
  south) conductor_fail external.cloud.no_capacity "no machines left in south" '{"alternative": "east"}' ;;
  *) conductor_fail external.cloud.outage "nobody answers in $1" ;;
esac
