import { type CauseLine, rulesOf, type SetRule } from './rule.js'

/** npm 10 prints `npm error`, earlier versions `npm ERR!`; a line `code X` names the failure. One npm may run another. */
const CODE = /^(?:npm (?:error|ERR!) )+code /

/** After the code come lines for programs, then the line with the reason. */
const CAUSE: CauseLine = {
  behind: /^npm (?:error|ERR!) /,
  skip: /^(?:code |errno |syscall |path |workspace |location |command failed$|type |stat |\d{3}$|A complete log|$)/,
}

/** Words after the count of `npm audit`; `npm install` prints others. */
const AUDIT_TAIL = '(?:\\n(?:[ \\t].*|To address .*|Some issues .*|a different dependency\\.|npm .*)?)*(?![\\s\\S])'

/** The count ends with the worst severity; a single severity has no count of others. */
const AUDIT_ROWS: readonly SetRule[] = ['critical', 'high', 'moderate', 'low'].map((severity) => {
  const count = `\\d+ (?:${severity} severity vulnerabilit(?:y|ies)|vulnerabilities \\([^)\\n]*\\d ${severity}\\))`
  return { kind: `audit.${severity}`, exitCode: 1, text: [new RegExp(`^(?<vulnerabilities>${count})$${AUDIT_TAIL}`)] }
})

export const NPM_RULES = rulesOf('npm', [
  ...AUDIT_ROWS,
  { kind: 'auth', on: CODE, cause: CAUSE, text: [/ E(?<status_code>401|403)$/, / (?:ENEEDAUTH|EOTP|EAUTHUNKNOWN)$/] },
  { kind: 'not_found', on: CODE, cause: CAUSE, text: [/ E(?<status_code>404)$/] },
  { kind: 'rate_limited', on: CODE, cause: CAUSE, text: [/ E(?<status_code>429)$/] },
  { kind: 'server_error', on: CODE, cause: CAUSE, text: [/ E(?<status_code>5\d\d)$/] },
  {
    kind: 'tls',
    on: CODE,
    cause: CAUSE,
    text: [
      / (?:CERT_HAS_EXPIRED|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/,
      / (?:UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|ERR_TLS_\w+)$/,
      / (?:ERR_SSL_\w+|EPROTO)$/,
    ],
  },
  {
    kind: 'network',
    on: CODE,
    cause: CAUSE,
    text: [
      / (?<code>ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ESOCKETTIMEDOUT)$/,
      / (?<code>ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|FETCH_ERROR|UND_ERR_\w+)$/,
    ],
  },
  {
    kind: 'network',
    text: [/^npm (?:error|ERR!) fatal: unable to access .*(?:resolve|connect|Connection)/],
  },
  { kind: 'busy', on: CODE, cause: CAUSE, text: [/ (?:ETXTBSY|EBUSY)$/] },
  { kind: 'busy', text: [/^npm (?:error|ERR!) .*\bETXTBSY\b/] },
  { kind: 'integrity', on: CODE, cause: CAUSE, text: [/ (?:EINTEGRITY|TAR_BAD_ARCHIVE|Z_DATA_ERROR)$/] },
  { kind: 'dependency_conflict', on: CODE, cause: CAUSE, text: [/ (?:ERESOLVE|EPEERINVALID)$/] },
  { kind: 'no_version', on: CODE, cause: CAUSE, text: [/ (?:ETARGET|ENOVERSIONS)$/] },
  { kind: 'unsupported', on: CODE, cause: CAUSE, text: [/ (?:EBADENGINE|EBADPLATFORM|ENOTSUP)$/] },
  {
    kind: 'bad_package_json',
    on: CODE,
    cause: CAUSE,
    text: [/ (?:E422|EJSONPARSE|EINVALIDPACKAGENAME|EINVALIDTAGNAME|EINVALIDVERSION|EBADPACKAGENAME)$/],
  },
  {
    kind: 'lockfile',
    text: [
      /^npm (?:error|ERR!) The `npm ci` command can only install with an existing/,
      /^npm (?:error|ERR!) (?:(?:`npm ci`|cipm) can only install packages when|Invalid: lock file)/,
    ],
  },
  { kind: 'version_exists', on: CODE, cause: CAUSE, text: [/ EPUBLISHCONFLICT$/] },
  { kind: 'version_exists', cause: CAUSE, text: [/cannot publish over (?:the )?previously published version/] },
  { kind: 'missing_script', text: [/^npm (?:error|ERR!) [Mm]issing script: "?(?<script>[^"\n]+)/] },
  { kind: 'permission', on: CODE, cause: CAUSE, text: [/ (?:EACCES|EPERM|EROFS)$/] },
  { kind: 'no_space', on: CODE, needsTool: true, cause: CAUSE, text: [/ ENOSPC$/] },
  { kind: 'missing_file', on: CODE, cause: CAUSE, text: [/ ENOENT$/] },
  { kind: 'script_failed', on: CODE, around: true, cause: CAUSE, text: [/ (?:ELIFECYCLE|\d+)$/] },
  {
    kind: 'script_failed',
    around: true,
    cause: CAUSE,
    text: [/^npm (?:error|ERR!) command failed/, /^npm (?:error|ERR!) Lifecycle script /],
  },
  { kind: 'usage', on: CODE, cause: CAUSE, text: [/ (?:EUSAGE|EUNKNOWNCONFIG)$/] },
])

/** Yarn 1 prints `error ...`, later versions `YN0000: │ ...` with a number for each kind of message. */
export const YARN_RULES = rulesOf('yarn', [
  {
    kind: 'auth',
    text: [/Request failed \\?"(?<status_code>401|403)/, /^.*YN\d{4}: .*Response Code: (?:401|403)/, /YN0041: /],
  },
  {
    kind: 'not_found',
    text: [
      /Request failed \\?"(?<status_code>404)/,
      /^.*YN\d{4}: .*Response Code: (?:404)/,
      /^error Couldn't find package "?(?<package>[^"\s]+)/,
    ],
  },
  {
    kind: 'rate_limited',
    text: [
      /Request failed \\?"(?<status_code>429)/,
      /^error .* returned a (?<status_code>429)/,
      /^.*YN\d{4}: .*Response Code: (?:429)/,
    ],
  },
  {
    kind: 'server_error',
    text: [/Request failed \\?"(?<status_code>5\d\d)/, /^.*YN\d{4}: .*Response Code: (?:5\d\d)/],
  },
  { kind: 'tls', text: [/^error .*(?:self[- ]signed certificate|unable to get local issuer|certificate has expired)/] },
  {
    kind: 'network',
    text: [
      /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:E[A-Z]+|[Ss]ocket|connect E|read E)/,
      /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:getaddrinfo E|tunneling socket)/,
      /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:Client network socket|network|aborted)/,
      /^error An unexpected error occurred: "(?:Unexpected end of data|aborted)/,
      /^error https?:\/\/\S+: (?:E[A-Z]+|[Ss]ocket|connect E|read E|getaddrinfo E|tunneling socket)/,
      /^error (?:.*: )?(?:Error: )?(?:connect|read|getaddrinfo) E[A-Z]/,
      /YN0001: .*(?:RequestError|TimeoutError|connect E|read E|getaddrinfo E|socket hang up)/,
      /YN0001: .*Timeout awaiting/,
      /There appears to be trouble with your network connection/,
    ],
  },
  { kind: 'integrity', text: [/^error .*Integrity check failed/, /YN0018: /] },
  {
    kind: 'lockfile',
    text: [
      /^error Your lockfile needs to be updated/,
      /YN0028: /,
      /This package doesn.t seem to be present in your lockfile/,
    ],
  },
  { kind: 'no_version', text: [/^error Couldn't find any versions for/, /YN0082: /] },
  { kind: 'unsupported', text: [/^error .*The engine "\w+" is incompatible/, /^error Found incompatible module/] },
  {
    kind: 'missing_script',
    text: [
      /^error Command "(?<script>[^"]+)" not found/,
      /^Usage Error: Couldn't find a script named/,
      /^error Couldn't find a package.json/,
    ],
  },
  { kind: 'script_failed', around: true, text: [/^error Command failed with exit code/, /YN0009: /] },
])

/** pnpm has a code for each failure; warnings about retries have the code in brackets. */
export const PNPM_RULES = rulesOf('pnpm', [
  { kind: 'auth', text: [/ERR_PNPM_FETCH_(?<status_code>401|403)\b/] },
  { kind: 'not_found', text: [/ERR_PNPM_FETCH_(?<status_code>404)\b/] },
  { kind: 'rate_limited', text: [/ERR_PNPM_FETCH_(?<status_code>429)\b/] },
  { kind: 'server_error', text: [/ERR_PNPM_FETCH_(?<status_code>5\d\d)\b/] },
  {
    kind: 'network',
    text: [
      /ERR_PNPM_(?:META_FETCH_FAIL|FETCH_FAIL|FETCH_TIMEOUT|REQUEST_TIMEOUT)\b/,
      /^.{0,8}WARN.{1,4}GET https?:\/\/\S+ error \((?:E[A-Z]+|ERR_SOCKET_TIMEOUT|UND_ERR_\w+)\)\. Will retry/,
    ],
  },
  { kind: 'integrity', text: [/ERR_PNPM_(?:TARBALL_INTEGRITY|BAD_TARBALL_SIZE)\b/] },
  {
    kind: 'lockfile',
    text: [
      /ERR_PNPM_(?:OUTDATED_LOCKFILE|NO_LOCKFILE|BROKEN_LOCKFILE|LOCKFILE_\w+)\b/,
      /ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE\b/,
    ],
  },
  { kind: 'dependency_conflict', text: [/ERR_PNPM_(?:PEER_DEP_ISSUES)\b/] },
  {
    kind: 'no_version',
    text: [
      /ERR_PNPM_(?:NO_MATCHING_VERSION|NO_MATCHING_VERSION_INSIDE_WORKSPACE|NO_VERSIONS)\b/,
      /ERR_PNPM_(?:NO_OFFLINE_META|NO_OFFLINE_TARBALL)\b/,
    ],
  },
  {
    kind: 'unsupported',
    text: [
      /Multiple versions of pnpm specified/,
      /ERR_PNPM_(?:UNSUPPORTED_ENGINE|UNSUPPORTED_PLATFORM|BAD_PM_VERSION)\b/,
    ],
  },
  { kind: 'missing_script', text: [/ERR_PNPM_(?:NO_SCRIPT|RECURSIVE_EXEC_NO_PACKAGE|NO_SCRIPT_OR_SERVER)\b/] },
  {
    kind: 'bad_package_json',
    text: [/ERR_PNPM_(?:JSON_PARSE|NO_IMPORTER_MANIFEST_FOUND|NO_PKG_MANIFEST|BAD_PACKAGE_JSON)\b/],
  },
  { kind: 'script_failed', around: true, text: [/ERR_PNPM_(?:RECURSIVE_\w+FAIL)\b/, /ELIFECYCLE.{1,4}Command failed/] },
])

/** Downloads of browsers; the set `build` has the output of tests. */
export const PLAYWRIGHT_RULES = rulesOf('playwright', [
  { kind: 'not_found', text: [/Download failed: server returned code (?<status_code>404|400)/] },
  { kind: 'server_error', text: [/Download failed: server returned code (?<status_code>5\d\d|429)/] },
  {
    kind: 'network',
    text: [
      /(?:Error: |^)Failed to download (?:Chrom|Firefox|firefox|chrom|WebKit|webkit|FFmpeg|ffmpeg|Edge)/,
      /Download failed: (?:server closed connection|size mismatch)/,
      /Downloading (?:Chrom|Firefox|WebKit|Webkit)\S* .*Error: /,
    ],
  },
  {
    kind: 'missing_browser',
    text: [
      /Executable doesn't exist at /,
      /Looks like Playwright (?:Test or Playwright )?was just (?:installed|updated)/,
    ],
  },
  { kind: 'missing_dependencies', text: [/Host system is missing dependencies to run browsers/] },
  { kind: 'unsupported', text: [/ERROR: Playwright does not support/] },
])
