#!/usr/bin/env bash
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"
case $TROUBLE in
  none) echo '{"rows": 3}' ;;
  raise) conductor_fail external.database.conflict "somebody else migrates $DATABASE" ;;
  *)
    echo "out of disk" >&2
    exit 7
    ;;
esac
