#!/usr/bin/env bash
# Stands for a program that nobody can change: it has exit codes and messages, and that is all.
case $1 in
  none) echo '{"synced": 42}' ;;
  quota)
    echo "ERR 5003: quota of 1000 exceeded, 0 left" >&2
    exit 75
    ;;
  locked)
    echo "ERR 5010: locked by nightly-job" >&2
    exit 75
    ;;
  *)
    echo "ledger: core dumped" >&2
    exit 139
    ;;
esac
