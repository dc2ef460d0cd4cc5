import type { SetRule } from './rule.js'

/** Errors begin with `E:`, warnings with `W:`; while fetching, `Err:3 address` with the reason in the next line. */
const FETCH = '^(?:E|W): Failed to fetch \\S+ +'

export const APT_RULES: readonly SetRule[] = [
  {
    kind: 'external.apt.locked',
    text: 'Could not get lock /var/(?:lib|cache)/|Unable to acquire the dpkg frontend lock|Unable to lock (?:directory|the administration directory)|dpkg: error: .*lock.*is locked by another process',
  },
  { kind: 'external.apt.permission', text: '^E: Could not open lock file .*Permission denied|are you root\\?$' },
  { kind: 'external.apt.mirror_sync', text: 'Hash Sum mismatch|File has unexpected size|Mirror sync in progress' },
  { kind: 'external.apt.not_found', text: `${FETCH}(?P<status_code>404)|^404 +Not Found \\[IP` },
  { kind: 'external.apt.auth', text: `${FETCH}(?P<status_code>401|403)` },
  { kind: 'external.apt.rate_limited', text: `${FETCH}(?P<status_code>429)` },
  { kind: 'external.apt.server_error', text: `${FETCH}(?P<status_code>5\\d\\d)|^5\\d\\d +[A-Z][A-Za-z -]+\\[IP` },
  {
    kind: 'external.apt.signature',
    text: '^(?:E|W): (?:GPG error|The repository .* is not signed|.*NO_PUBKEY|.*EXPKEYSIG)|^E: The repository .* no longer has a Release file',
  },
  {
    kind: 'external.apt.network',
    text: `${FETCH}.*(?:Temporary failure resolving|Could not resolve|Could not connect|Connection (?:failed|timed out|refused|reset)|Unable to connect|Cannot initiate the connection|Connection closed|Undetermined Error|TLS|handshake)|^(?:E|W|Err:\\d+)?:? ?(?:Temporary failure resolving|Could not connect to \\S+:\\d+ \\(|Cannot initiate the connection to|Unable to connect to \\S+:(?:https?|\\d+):|Connection timed out \\[IP|Could not resolve ')|^E: Some index files failed to download`,
  },
  {
    kind: 'external.apt.not_found',
    text: "^E: (?:Unable to locate package|Package '.*' has no installation candidate|Version '.*' for '.*' was not found|Couldn't find any package|The repository .* does not have a Release file)",
  },
  {
    kind: 'external.apt.dependency_conflict',
    text: '^E: (?:Unable to correct problems, you have held broken packages|Unmet dependencies|Broken packages)|^The following packages have unmet dependencies',
  },
  { kind: 'external.apt.no_space', needsTool: true, text: "^E: You don't have enough free space in" },
  {
    kind: 'external.apt.install_failed',
    around: true,
    text: '^E: Sub-process /usr/bin/dpkg returned an error code|^dpkg: error processing',
  },
  { kind: 'external.apt.usage', text: '^E: (?:Command line option .* is not understood|Invalid operation)' },
]
