import type { SetRule } from './rule.js'

/** Several names for one thing, by version and transport. */
const TRANSFER =
  '(?:Could not transfer (?:artifact|metadata)|Failed to transfer file|[Tt]ransfer failed for|Non-resolvable parent POM)'
const status = (codes: string): string =>
  `${TRANSFER}.*(?:status(?: code)?:? |status: |return code is: ?|\\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )(?P<status_code>${codes})\\b`

export const MAVEN_RULES: readonly SetRule[] = [
  { kind: 'external.maven.rate_limited', text: `${status('429')}|${TRANSFER}.*Too Many Requests` },
  { kind: 'external.maven.server_error', text: status('5\\d\\d') },
  {
    kind: 'external.maven.auth',
    text: `${status('401|403')}|${TRANSFER}.*(?:Not authorized|[Aa]uthentication failed|authorization failed|Access denied to|Forbidden)`,
  },
  { kind: 'external.maven.tls', text: `${TRANSFER}.*(?:PKIX path|certificate)` },
  {
    kind: 'external.maven.network',
    text: `${TRANSFER}.*(?:Connection (?:reset|refused|timed out)|Connect(?:ion)? to .* (?:failed|refused)|[Tt]imed out|Remote host (?:terminated|closed)|Unknown host|Name or service not known|[Nn]ame resolution|Premature (?:end|EOF)|No route to host|[Nn]etwork is unreachable|handshake|SocketException|failed to respond|unexpected end|GOAWAY|stream was reset|broken pipe|Broken pipe)`,
  },
  { kind: 'external.maven.integrity', text: 'Checksum validation failed' },
  {
    kind: 'external.maven.not_found',
    text: 'Could not find artifact (?P<artifact>\\S+)|Failure to find \\S+:\\S+|was not found in \\S+ during a previous attempt|No plugin found for prefix',
  },
  { kind: 'external.maven.rule_violated', text: 'Some Enforcer rules have failed|Rule \\d+: .*Enforcer' },
  {
    kind: 'external.maven.bad_pom',
    text: "Non-parseable POM|Malformed POM|'dependencies\\.dependency\\.[\\w:.-]+' .*is missing|there is no POM in this directory|Unknown lifecycle phase|Could not find the selected project in the reactor",
  },
  { kind: 'external.maven.goal_failed', around: true, text: 'Failed to execute goal |^\\[INFO\\] BUILD FAILURE' },
]
