import type { SetRule } from './rule.js'

/** pnpm names each failure with a code of its own; warnings about retries name it in brackets. */
const code = (names: string): string => `ERR_PNPM_(?:${names})\\b`

export const PNPM_RULES: readonly SetRule[] = [
  { kind: 'external.pnpm.auth', text: 'ERR_PNPM_FETCH_(?P<status_code>401|403)\\b' },
  { kind: 'external.pnpm.not_found', text: 'ERR_PNPM_FETCH_(?P<status_code>404)\\b' },
  { kind: 'external.pnpm.rate_limited', text: 'ERR_PNPM_FETCH_(?P<status_code>429)\\b' },
  { kind: 'external.pnpm.server_error', text: 'ERR_PNPM_FETCH_(?P<status_code>5\\d\\d)\\b' },
  {
    kind: 'external.pnpm.network',
    text: `${code('META_FETCH_FAIL|FETCH_FAIL|FETCH_TIMEOUT|REQUEST_TIMEOUT')}|^.{0,8}WARN.{1,4}GET https?://\\S+ error \\((?:E[A-Z]+|ERR_SOCKET_TIMEOUT|UND_ERR_\\w+)\\)\\. Will retry`,
  },
  { kind: 'external.pnpm.integrity', text: code('TARBALL_INTEGRITY|BAD_TARBALL_SIZE') },
  {
    kind: 'external.pnpm.lockfile',
    text: code('OUTDATED_LOCKFILE|NO_LOCKFILE|BROKEN_LOCKFILE|LOCKFILE_\\w+|FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE'),
  },
  { kind: 'external.pnpm.dependency_conflict', text: code('PEER_DEP_ISSUES') },
  {
    kind: 'external.pnpm.no_version',
    text: code(
      'NO_MATCHING_VERSION|NO_MATCHING_VERSION_INSIDE_WORKSPACE|NO_VERSIONS|NO_OFFLINE_META|NO_OFFLINE_TARBALL',
    ),
  },
  { kind: 'external.pnpm.unsupported', text: code('UNSUPPORTED_ENGINE|UNSUPPORTED_PLATFORM|BAD_PM_VERSION') },
  { kind: 'external.pnpm.missing_script', text: code('NO_SCRIPT|RECURSIVE_EXEC_NO_PACKAGE|NO_SCRIPT_OR_SERVER') },
  {
    kind: 'external.pnpm.bad_package_json',
    text: code('JSON_PARSE|NO_IMPORTER_MANIFEST_FOUND|NO_PKG_MANIFEST|BAD_PACKAGE_JSON'),
  },
  {
    kind: 'external.pnpm.script_failed',
    around: true,
    text: `${code('RECURSIVE_\\w+FAIL')}|ELIFECYCLE.{1,4}Command failed`,
  },
]
