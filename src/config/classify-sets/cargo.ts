import type { SetRule } from './rule.js'

/** Behind `Caused by:` stands libcurl's code in brackets, or the status that a registry answered with. */
const got = (codes: string): string =>
  `failed to get (?:200|successful HTTP) response from .*got (?P<status_code>${codes})\\b`

export const CARGO_RULES: readonly SetRule[] = [
  {
    kind: 'external.cargo.auth',
    text: `${got('401|403')}|no token found, please run .cargo login|^error: failed to publish to registry.*status 403`,
  },
  { kind: 'external.cargo.rate_limited', text: `${got('429')}|status 429 Too Many Requests` },
  { kind: 'external.cargo.server_error', text: `${got('5\\d\\d')}|server returned (?P<code>5\\d\\d)` },
  {
    kind: 'external.cargo.tls',
    text: '^\\s*\\[(?:51|58|60|77)\\] (?:SSL peer certificate|SSL certificate|Problem with)',
  },
  {
    kind: 'external.cargo.network',
    text: '^\\s*\\[\\d+\\] (?:Could(?:n.t| not) (?:resolve|connect)|Timeout was reached|Error in the HTTP2|Transferred a partial|SSL connect error|Server returned nothing|Fail(?:ed|ure) (?:sending|when receiving)|Stream error)|spurious network error|^(?:error|warning): failed to (?:fetch|download) from .*(?:timed out|reset)|network failure seems to have happened|failed to (?:connect|resolve address) .*class=Net|class=(?:Net|Http|Ssl|Os) \\(\\d+\\)',
  },
  {
    kind: 'external.cargo.integrity',
    text: 'failed to verify the checksum of|checksum for .* changed between lock files',
  },
  {
    kind: 'external.cargo.lockfile',
    text: 'lock file .* needs to be updated but --(?:locked|frozen)|cannot update the lock file .* because --locked',
  },
  {
    kind: 'external.cargo.not_found',
    text: '^(?:error: )?(?:no matching package (?:named|found)|could not find .* in registry|failed to get .* as a dependency of package .*no matching)|^error: failed to select a version for|^error: no matching package|got 404\\b',
  },
  {
    kind: 'external.cargo.unsupported',
    text: '^error: (?:rustc .* is not supported by|package .* cannot be built because it requires rustc|toolchain .* is not installed)|requires rustc \\d',
  },
  {
    kind: 'external.cargo.bad_manifest',
    text: '^ *--> .*Cargo\\.toml:\\d+|^error: (?:failed to parse manifest at|failed to load manifest|could not find .Cargo\\.toml.|invalid type: .*Cargo)',
  },
  {
    kind: 'external.cargo.build_script_failed',
    around: true,
    text: '^error: failed to run custom build command for|^error: failed to (?:get|load source|compile) ',
  },
  {
    kind: 'external.cargo.usage',
    text: '^error: (?:unexpected argument|no such command|no bin target|package ID specification)',
  },
]
