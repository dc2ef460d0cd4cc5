#!/usr/bin/env bash
# Stands for a call that gets 429 with Retry-After a few times. CONDUCTOR_RETRY_ATTEMPT is 0 the first time.
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"

if [ "$CONDUCTOR_RETRY_ATTEMPT" -lt "$1" ]; then
  conductor_fail external.api.rate_limited "429 Too Many Requests" '{"status_code": 429, "retry_after_seconds": 0.1}'
fi
echo '{"release": "v1.2.3"}'
