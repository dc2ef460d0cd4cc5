import type { SetRule } from './rule.js'

/** Yarn 1 writes `error ...`, later ones `YN0000: │ ...` with a number for each kind of message. */
const STATUS = (codes: string): string =>
  `Request failed \\\\?"(?P<status_code>${codes})|^.*YN\\d{4}: .*Response Code: (?:${codes})`

export const YARN_RULES: readonly SetRule[] = [
  { kind: 'external.yarn.auth', text: `${STATUS('401|403')}|YN0041: ` },
  { kind: 'external.yarn.not_found', text: `${STATUS('404')}|^error Couldn't find package "?(?P<package>[^"\\s]+)` },
  { kind: 'external.yarn.rate_limited', text: STATUS('429') },
  { kind: 'external.yarn.server_error', text: STATUS('5\\d\\d') },
  {
    kind: 'external.yarn.tls',
    text: '^error .*(?:self[- ]signed certificate|unable to get local issuer|certificate has expired)',
  },
  {
    kind: 'external.yarn.network',
    text: 'An unexpected error occurred: "https?://[^"\\s]+: (?:E[A-Z]+|[Ss]ocket|connect E|read E|getaddrinfo E|tunneling socket|Client network socket|network|aborted)|^error https?://\\S+: (?:E[A-Z]+|[Ss]ocket|connect E|read E|getaddrinfo E|tunneling socket)|^error (?:.*: )?(?:Error: )?(?:connect|read|getaddrinfo) E[A-Z]|YN0001: .*(?:RequestError|TimeoutError|connect E|read E|getaddrinfo E|socket hang up|Timeout awaiting)',
  },
  { kind: 'external.yarn.network', text: 'There appears to be trouble with your network connection' },
  { kind: 'external.yarn.integrity', text: '^error .*Integrity check failed|YN0018: ' },
  {
    kind: 'external.yarn.lockfile',
    text: '^error Your lockfile needs to be updated|YN0028: |This package doesn.t seem to be present in your lockfile',
  },
  { kind: 'external.yarn.no_version', text: "^error Couldn't find any versions for|YN0082: " },
  {
    kind: 'external.yarn.unsupported',
    text: '^error .*The engine "\\w+" is incompatible|^error Found incompatible module',
  },
  {
    kind: 'external.yarn.missing_script',
    text: `^error Command "(?P<script>[^"]+)" not found|^Usage Error: Couldn't find a script named|^error Couldn't find a package.json`,
  },
  { kind: 'external.yarn.script_failed', around: true, text: '^error Command failed with exit code|YN0009: ' },
]
