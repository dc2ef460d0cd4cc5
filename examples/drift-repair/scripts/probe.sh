#!/usr/bin/env bash
# Tells drift (behind only) from divergence (commits on both sides).
set -euo pipefail
. "$CONDUCTOR_HELPERS/conductor-error.sh"

git fetch --quiet origin main
read -r ahead behind < <(git rev-list --left-right --count HEAD...origin/main)
details="{\"ahead\": $ahead, \"behind\": $behind}"
if [ "$behind" -gt 0 ] && [ "$ahead" -gt 0 ]; then
  conductor_fail external.git.diverged "the clone and its remote went separate ways" "$details"
elif [ "$behind" -gt 0 ]; then
  conductor_fail external.git.drift "the clone is $behind commits behind" "$details"
fi
