import { UNREACHABLE } from './git.js'
import type { CauseLine, SetRule } from './rule.js'

/** npm 10 and later write `npm error`, earlier ones `npm ERR!`; both name the failure in a line `code X`; one npm may run another. */
const CODE = '^(?:npm (?:error|ERR!) )+code '

/** Behind the code stand lines for programs, and then the one that says why. */
const CAUSE: CauseLine = {
  behind: '^npm (?:error|ERR!) ',
  skip: '^(?:code |errno |syscall |path |workspace |location |command failed$|type |stat |\\d{3}$|A complete log of this run)',
}

/** What `npm audit` prints behind its count; `npm install` has other words there, and what runs after it too. */
const AUDIT_TAIL = '(?:\\n(?:[ \\t].*|To address .*|Some issues .*|a different dependency\\.|npm .*)?)*\\z'

/** The worst severity stands last in the count, and alone where there is only one. */
const AUDIT_ROWS: readonly SetRule[] = ['critical', 'high', 'moderate', 'low'].map((severity) => ({
  kind: `external.npm.audit.${severity}`,
  exitCode: 1,
  text: `^(?P<vulnerabilities>\\d+ (?:${severity} severity vulnerabilit(?:y|ies)|vulnerabilities \\([^)\\n]*\\d ${severity}\\)))$${AUDIT_TAIL}`,
}))

const ROWS: readonly SetRule[] = [
  ...AUDIT_ROWS,
  { kind: 'external.npm.auth', text: `${CODE}E(?P<status_code>401|403)$` },
  { kind: 'external.npm.auth', text: `${CODE}(?:ENEEDAUTH|EOTP|EAUTHUNKNOWN)$` },
  { kind: 'external.npm.not_found', text: `${CODE}E(?P<status_code>404)$` },
  { kind: 'external.npm.rate_limited', text: `${CODE}E(?P<status_code>429)$` },
  { kind: 'external.npm.server_error', text: `${CODE}E(?P<status_code>5\\d\\d)$` },
  {
    kind: 'external.npm.tls',
    text: `${CODE}(?:CERT_HAS_EXPIRED|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|ERR_TLS_\\w+|ERR_SSL_\\w+|EPROTO)$`,
  },
  {
    kind: 'external.npm.network',
    text: `${CODE}(?P<code>ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|FETCH_ERROR|UND_ERR_\\w+)$`,
  },
  { kind: 'external.npm.network', text: `^npm (?:error|ERR!) ${UNREACHABLE}` },
  { kind: 'external.npm.integrity', text: `${CODE}(?:EINTEGRITY|TAR_BAD_ARCHIVE|Z_DATA_ERROR)$` },
  { kind: 'external.npm.dependency_conflict', text: `${CODE}(?:ERESOLVE|EPEERINVALID)$` },
  { kind: 'external.npm.no_version', text: `${CODE}(?:ETARGET|ENOVERSIONS)$` },
  { kind: 'external.npm.unsupported', text: `${CODE}(?:EBADENGINE|EBADPLATFORM|ENOTSUP)$` },
  {
    kind: 'external.npm.bad_package_json',
    text: `${CODE}(?:E422|EJSONPARSE|EINVALIDPACKAGENAME|EINVALIDTAGNAME|EINVALIDVERSION|EBADPACKAGENAME)$`,
  },
  {
    kind: 'external.npm.lockfile',
    text: '^npm (?:error|ERR!) (?:The `npm ci` command can only install with an existing|(?:`npm ci`|cipm) can only install packages when|Invalid: lock file)',
  },
  {
    kind: 'external.npm.version_exists',
    text: `${CODE}EPUBLISHCONFLICT$|cannot publish over (?:the )?previously published version`,
  },
  { kind: 'external.npm.missing_script', text: '^npm (?:error|ERR!) [Mm]issing script: "?(?P<script>[^"\\n]+)' },
  { kind: 'external.npm.permission', text: `${CODE}(?:EACCES|EPERM|EROFS)$` },
  { kind: 'external.npm.no_space', needsTool: true, text: `${CODE}ENOSPC$` },
  { kind: 'external.npm.missing_file', text: `${CODE}ENOENT$` },
  {
    kind: 'external.npm.script_failed',
    around: true,
    text: `${CODE}(?:ELIFECYCLE|\\d+)$|^npm (?:error|ERR!) command failed|^npm (?:error|ERR!) Lifecycle script `,
  },
  { kind: 'external.npm.usage', text: `${CODE}(?:EUSAGE|EUNKNOWNCONFIG)$` },
]

export const NPM_RULES: readonly SetRule[] = ROWS.map((row) =>
  row.text?.startsWith(CODE) ? { ...row, cause: CAUSE } : row,
)
