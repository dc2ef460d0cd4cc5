#!/usr/bin/env bash
# Makes a remote with three commits and a clone that is level with it, behind it, or diverged from it.
set -euo pipefail
folder=$(mktemp -d)
if command -v cygpath >/dev/null; then folder=$(cygpath -m "$folder"); fi # Git Bash: a path that other programs know
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git() { command git -c init.defaultBranch=main -c user.name=example -c user.email=example@example.com "$@"; }

git init --quiet "$folder/seed"
cd "$folder/seed"
git commit --quiet --allow-empty -m first
git clone --quiet --bare . "$folder/remote.git"
git clone --quiet "$folder/remote.git" "$folder/clone"
if [ "$HISTORY" != level ]; then
  git commit --quiet --allow-empty -m second
  git commit --quiet --allow-empty -m third
  git push --quiet "$folder/remote.git" main
fi
if [ "$HISTORY" = diverged ]; then
  git -C "$folder/clone" commit --quiet --allow-empty -m local
fi
printf '{"folder": "%s", "clone": "%s/clone"}\n' "$folder" "$folder"
