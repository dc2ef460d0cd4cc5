import { type CauseLine, qualifyRules, rule, rulesOnStatus, type SetRule } from './rule.js'
import { TRANSPORT_CODES } from './transport.js'

/** npm 10 prints `npm error`, earlier versions `npm ERR!`; a line `code X` names the failure. One npm may run another. */
const CODE = /^(?:npm (?:error|ERR!) )+code /

/** After the code come lines for programs, then the line with the reason. */
const CAUSE: CauseLine = {
  behind: /^npm (?:error|ERR!) /,
  skip: /^(?:code |errno |syscall |path |workspace |location |command failed$|type |stat |\d{3}$|A complete log|$)/,
}

/** Words after the count of `npm audit`; `npm install` prints others. */
const AUDIT_TAIL = /^(?:$|To address |Some issues |a different dependency\.|npm )/

/** The count ends with the worst severity; a single severity has no count of others. */
const AUDIT_ROWS: readonly SetRule[] = ['critical', 'high', 'moderate', 'low'].map((severity) => {
  const count = `\\d+ (?:${severity} severity vulnerabilit(?:y|ies)|vulnerabilities \\([^)]*\\d ${severity}\\))`
  const text = [new RegExp(`^(?<vulnerabilities>${count})$`)]
  return { kind: `audit.${severity}`, exitCode: 1, tail: AUDIT_TAIL, text }
})

export const NPM_RULES = qualifyRules('npm', [
  ...AUDIT_ROWS,
  // The registry answers 403 to a version that it has already.
  rule('version_exists', [/[Cc]annot publish over\b/]),
  rule('version_exists', { on: CODE, cause: CAUSE }, [/ EPUBLISHCONFLICT$/]),
  ...rulesOnStatus([' E#$'], { on: CODE, cause: CAUSE }),
  rule('auth', { on: CODE, cause: CAUSE }, [/ (?:ENEEDAUTH|EOTP|EAUTHUNKNOWN)$/]),
  rule('tls', { on: CODE, cause: CAUSE }, [
    / (?:CERT_HAS_EXPIRED|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/,
    / (?:UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|ERR_TLS_\w+)$/,
    / (?:ERR_SSL_\w+|EPROTO)$/,
  ]),
  rule('network', { on: CODE, cause: CAUSE }, [new RegExp(` (?<code>${TRANSPORT_CODES})$`)]),
  rule('server_error', [/^npm (?:error|ERR!) registry error parsing json/]),
  rule('network', [/^npm (?:error|ERR!) fatal: unable to access .*(?:resolve|connect|Connection)/]),
  rule('busy', { on: CODE, cause: CAUSE }, [/ (?:ETXTBSY|EBUSY)$/]),
  rule('busy', [/^npm (?:error|ERR!) .*\bETXTBSY\b/]),
  rule('integrity', { on: CODE, cause: CAUSE }, [/ (?:EINTEGRITY|TAR_BAD_ARCHIVE|Z_DATA_ERROR)$/]),
  rule('dependency_conflict', { on: CODE, cause: CAUSE }, [/ (?:ERESOLVE|EPEERINVALID)$/]),
  rule('no_version', { on: CODE, cause: CAUSE }, [/ (?:ETARGET|ENOVERSIONS)$/]),
  rule('unsupported', { on: CODE, cause: CAUSE }, [/ (?:EBADENGINE|EBADPLATFORM|ENOTSUP)$/]),
  rule('bad_package_json', { on: CODE, cause: CAUSE }, [
    / (?:E422|EJSONPARSE|EINVALIDPACKAGENAME|EINVALIDTAGNAME|EINVALIDVERSION|EBADPACKAGENAME)$/,
  ]),
  rule('lockfile', [
    /^npm (?:error|ERR!) The `npm ci` command can only install with an existing/,
    /^npm (?:error|ERR!) (?:(?:`npm ci`|cipm) can only install packages when|Invalid: lock file)/,
  ]),
  rule('missing_script', [/^npm (?:error|ERR!) [Mm]issing script: "?(?<script>[^"]+)/]),
  rule('permission', { on: CODE, cause: CAUSE }, [/ (?:EACCES|EPERM|EROFS)$/]),
  rule('no_space', { on: CODE, needsTool: true, cause: CAUSE }, [/ ENOSPC$/]),
  rule('missing_file', { on: CODE, cause: CAUSE }, [/ ENOENT$/]),
  rule('script_failed', { on: CODE, around: true, cause: CAUSE }, [/ (?:ELIFECYCLE|\d+)$/]),
  rule('script_failed', { around: true, cause: CAUSE }, [
    /^npm (?:error|ERR!) command failed/,
    /^npm (?:error|ERR!) Lifecycle script /,
  ]),
  rule('usage', { on: CODE, cause: CAUSE }, [/ (?:EUSAGE|EUNKNOWNCONFIG)$/]),
])

/** Yarn 1 prints `error ...`, later versions `YN0000: │ ...` with a number for each kind of message. */
export const YARN_RULES = qualifyRules('yarn', [
  ...rulesOnStatus(['Request failed \\\\?"#', '^error .* returned a #', 'YN\\d{4}: .*Response Code: #']),
  rule('auth', [/YN0041: /]),
  rule('not_found', [/^error Couldn't find package "?(?<package>[^"\s]+)/]),
  rule('tls', [/^error .*(?:self[- ]signed certificate|unable to get local issuer|certificate has expired)/]),
  rule('network', [
    /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:E[A-Z]+|[Ss]ocket|connect E|read E)/,
    /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:getaddrinfo E|tunneling socket)/,
    /An unexpected error occurred: "https?:\/\/[^"\s]+: (?:Client network socket|network|aborted)/,
    /^error An unexpected error occurred: "(?:Unexpected end of data|aborted)/,
    /^error https?:\/\/\S+: Extracting tar content of undefined failed/,
    /^error https?:\/\/\S+: (?:E[A-Z]+|[Ss]ocket|connect E|read E|getaddrinfo E|tunneling socket)/,
    /^error (?:.*: )?(?:Error: )?(?:connect|read|getaddrinfo) E[A-Z]/,
    /YN0001: .*(?:RequestError|TimeoutError|connect E|read E|getaddrinfo E|socket hang up)/,
    /YN0001: .*Timeout awaiting/,
    /There appears to be trouble with your network connection/,
  ]),
  rule('integrity', [/^error .*Integrity check failed/, /YN0018: /]),
  rule('lockfile', [
    /^error Your lockfile needs to be updated/,
    /YN0028: /,
    /This package doesn.t seem to be present in your lockfile/,
  ]),
  rule('no_version', [/^error Couldn't find any versions for/, /YN0082: /]),
  rule('unsupported', [/^error .*The engine "\w+" is incompatible/, /^error Found incompatible module/]),
  rule('missing_script', [
    /^error Command "(?<script>[^"]+)" not found/,
    /^Usage Error: Couldn't find a script named/,
    /^error Couldn't find a package.json/,
  ]),
  rule('script_failed', { around: true }, [/^error Command failed with exit code/, /YN0009: /]),
])

/** pnpm has a code for each failure; warnings about retries have the code in brackets. */
export const PNPM_RULES = qualifyRules('pnpm', [
  ...rulesOnStatus(['ERR_PNPM_FETCH_#\\b']),
  rule('network', [
    /ERR_PNPM_(?:META_FETCH_FAIL|FETCH_FAIL|FETCH_TIMEOUT|REQUEST_TIMEOUT)\b/,
    /^.{0,8}WARN.{1,4}GET https?:\/\/\S+ error \((?:E[A-Z]+|ERR_SOCKET_TIMEOUT|UND_ERR_\w+)\)\. Will retry/,
  ]),
  rule('integrity', [/ERR_PNPM_(?:TARBALL_INTEGRITY|BAD_TARBALL_SIZE)\b/]),
  rule('lockfile', [
    /ERR_PNPM_(?:OUTDATED_LOCKFILE|NO_LOCKFILE|BROKEN_LOCKFILE|LOCKFILE_\w+)\b/,
    /ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE\b/,
  ]),
  rule('dependency_conflict', [/ERR_PNPM_(?:PEER_DEP_ISSUES)\b/]),
  rule('no_version', [
    /ERR_PNPM_(?:NO_MATCHING_VERSION|NO_MATCHING_VERSION_INSIDE_WORKSPACE|NO_VERSIONS)\b/,
    /ERR_PNPM_(?:NO_OFFLINE_META|NO_OFFLINE_TARBALL)\b/,
  ]),
  rule('unsupported', [
    /Multiple versions of pnpm specified/,
    /ERR_PNPM_(?:UNSUPPORTED_ENGINE|UNSUPPORTED_PLATFORM|BAD_PM_VERSION)\b/,
  ]),
  rule('missing_script', [/ERR_PNPM_(?:NO_SCRIPT|RECURSIVE_EXEC_NO_PACKAGE|NO_SCRIPT_OR_SERVER)\b/]),
  rule('bad_package_json', [/ERR_PNPM_(?:JSON_PARSE|NO_IMPORTER_MANIFEST_FOUND|NO_PKG_MANIFEST|BAD_PACKAGE_JSON)\b/]),
  rule('script_failed', { around: true }, [/ERR_PNPM_(?:RECURSIVE_\w+FAIL)\b/, /ELIFECYCLE.{1,4}Command failed/]),
])

/** Downloads of browsers; the set `build` has the output of tests. */
export const PLAYWRIGHT_RULES = qualifyRules('playwright', [
  rule('not_found', [/Download failed: server returned code (?<status_code>404|400)/]),
  rule('server_error', [/Download failed: server returned code (?<status_code>5\d\d|429)/]),
  rule('network', [
    /(?:Error: |^)Failed to download (?:Chrom|Firefox|firefox|chrom|WebKit|webkit|FFmpeg|ffmpeg|Edge)/,
    /Download failed: (?:server closed connection|size mismatch)/,
    /Downloading (?:Chrom|Firefox|WebKit|Webkit)\S* .*Error: /,
  ]),
  rule('missing_browser', [
    /Executable doesn't exist at /,
    /Looks like Playwright (?:Test or Playwright )?was just (?:installed|updated)/,
  ]),
  rule('missing_dependencies', [/Host system is missing dependencies to run browsers/]),
  rule('unsupported', [/ERROR: Playwright does not support/]),
])
