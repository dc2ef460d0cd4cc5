import type { SetRule } from './rule.js'

export const GRADLE_RULES: readonly SetRule[] = [
  { kind: 'external.gradle.rate_limited', text: 'Received status code (?P<status_code>429) from server' },
  {
    kind: 'external.gradle.server_error',
    text: 'Received status code (?P<status_code>5\\d\\d) from server|Server returned HTTP response code: 5\\d\\d for URL',
  },
  { kind: 'external.gradle.auth', text: 'Received status code (?P<status_code>401|403) from server' },
  { kind: 'external.gradle.tls', text: '> PKIX path building failed|unable to find valid certification path' },
  {
    kind: 'external.gradle.network',
    text: 'Could not (?:GET|HEAD|PUT|download) .*(?:timed out|refused|reset|closed)|^ *> (?:Read timed out|Connect(?:ion)? (?:to|timed out|reset|refused)|Remote host (?:terminated|closed)|No route to host|Network is unreachable|Premature end|.*: (?:Name or service not known|Temporary failure in name resolution|nodename nor servname)|Unexpected end of file|Unknown host )|^Exception in thread "main" java\\.(?:net\\.(?:SocketTimeoutException|UnknownHostException|ConnectException|SocketException)|io\\.IOException: Downloading from)|Downloading from https://services\\.gradle\\.org\\S* failed',
  },
  {
    // Of a host that is not found, only the name is shown.
    kind: 'external.gradle.network',
    text: '^ *> (?:repo\\d?\\.maven\\.(?:apache\\.)?org|plugins\\.gradle\\.org|services\\.gradle\\.org|dl\\.google\\.com|maven\\.google\\.com|jcenter\\.bintray\\.com|repo\\.spring\\.io|jitpack\\.io|oss\\.sonatype\\.org)(?::|$)',
  },
  { kind: 'external.gradle.locked', text: 'Timeout waiting to lock ' },
  { kind: 'external.gradle.daemon_lost', text: 'Gradle build daemon disappeared unexpectedly' },
  { kind: 'external.gradle.integrity', text: 'Dependency verification failed for' },
  {
    kind: 'external.gradle.not_found',
    text: '^ *> Could not find \\S+:\\S+|Received status code (?P<status_code>404|410) from server|Plugin \\[id: .* was not found in any|Could not find any (?:version|matches) (?:that|for)',
  },
  {
    kind: 'external.gradle.dependency_conflict',
    text: 'Cannot find a version of .* that satisfies the version constraints|Could not resolve all .* because of a version conflict|^ *> Conflict found for',
  },
  {
    kind: 'external.gradle.bad_build',
    text: "^Could not compile (?:build|settings|initialization script)|A problem occurred evaluating |Could not find method |Unsupported class file major version|Task '.*' not found in|does not contain a Gradle build|Could not find or load main class org\\.gradle\\.wrapper",
  },
  {
    kind: 'external.gradle.task_failed',
    around: true,
    text: "^FAILURE: Build (?:failed with an exception|completed with \\d+ failures)|Execution failed for task '|Could not resolve all (?:files|artifacts|dependencies|task dependencies)|A problem occurred configuring ",
  },
]
