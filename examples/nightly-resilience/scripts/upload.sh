#!/usr/bin/env bash
# Stands for a program that sends a package to a registry.
set -eu
if [ "$OUTAGE" = "true" ]; then
  printf '{"kind": "external.registry.down", "message": "the registry does not answer", "details": {"package": "%s"}}' "$1" > "$CONDUCTOR_ERROR_OUT"
  exit 1
fi
printf '{"package": "%s"}\n' "$1"
