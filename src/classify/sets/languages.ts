import { qualifyRules, rule, rulesOnStatus } from './rule.js'
import { FOR_A_REASON, NOT_REACHED } from './transport.js'

/**
 * When an index does not answer, pip ends with "No matching distribution found". Only its warnings about retries, and with -vv
 * its lines `Could not fetch URL`, name the cause, so those rules come first.
 */
export const PIP_RULES = qualifyRules('pip', [
  rule('auth', [/^WARNING: 401 Error, Credentials not correct/, /^User for \S+: /, /, in handle_401$/]),
  ...rulesOnStatus(['^\\s*ERROR: HTTP error # while getting', 'too many # error responses']),
  // An index that lacks a package answers 404, which is no failure.
  rule('auth', [/Could not fetch URL .*: (?:401|403) Client Error/]),
  rule('rate_limited', [/Could not fetch URL .*: 429 Client Error/]),
  rule('server_error', [/Could not fetch URL .*: 5\d\d Server Error/]),
  rule('tls', [/There was a problem confirming the ssl certificate/]),
  rule('tls', { needsTool: true }, [/SSLCertVerificationError|CERTIFICATE_VERIFY_FAILED|SSLError\(/]),
  rule('integrity', [
    /THESE PACKAGES DO NOT MATCH THE HASHES/,
    /^ERROR: (?:In --require-hashes mode|Hashes are required in --require-hashes mode)/,
  ]),
  rule('dependency_conflict', [
    /^ERROR: ResolutionImpossible/,
    /^ERROR: Cannot install .* because these package versions have conflicting dependencies/,
  ]),
  rule('unsupported', [
    /^ERROR: Package .* requires a different Python/,
    /is not a supported wheel on this platform/,
    /^ERROR: Ignored the following versions that require a different python version/,
  ]),
  rule('managed_environment', [/^error: externally-managed-environment/]),
  rule('network', [
    /Failed to establish a new connection/,
    /(?:NewConnection|ConnectTimeout|ReadTimeout|ConnectionReset|NameResolution)Error/,
    /HTTPSConnectionPool\(host=[^)]*\): Read timed out/,
    /IncompleteRead/,
    /RemoteDisconnected/,
    /ProtocolError\(/,
  ]),
  rule('network', { beside: /^× git clone .* did not run successfully/ }, [
    /^fatal: unable to access .*(?:resolve|connect|Connection)/,
  ]),
  rule('not_found', [/^ERROR: No matching distribution found for (?<requirement>\S+)/]),
  rule('missing_file', { next: /^Hint: It looks like a path/ }, [/^ERROR: Invalid requirement: /]),
  rule('missing_file', [
    /^ERROR: (?:Could not open requirements file|Directory .* is not installable)/,
    /^ERROR: .* does not appear to be a Python project/,
  ]),
  rule('bad_requirement', [/^ERROR: Invalid requirement/]),
  rule('build_failed', { consequence: true }, [
    /^\s*error: (?<stage>metadata-generation-failed|subprocess-exited-with-error|legacy-install-failure)/,
    /^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build(?! gem))/,
  ]),
  rule('no_space', { needsTool: true }, [/\[Errno 28\]/, /No space left on device/]),
  rule('permission', { needsTool: true }, [/\[Errno 13\] Permission denied/]),
])

/** cargo's report of a registry's answer. */
const GOT = /failed to get (?:200|successful HTTP) response from .*got /

/** After `Caused by:` comes libcurl's code in brackets, or the status of a registry's answer. */
export const CARGO_RULES = qualifyRules('cargo', [
  ...rulesOnStatus(['#\\b'], { on: GOT }),
  rule('auth', [/no token found, please run .cargo login/, /^error: failed to publish to registry.*status 403/]),
  rule('rate_limited', [/status 429 Too Many Requests/]),
  rule('server_error', [/server returned (?<code>5\d\d)/]),
  rule('tls', [/^\s*\[(?:51|58|60|77)\] (?:SSL peer certificate|SSL certificate|Problem with)/]),
  rule('network', [
    /^\s*\[\d+\] (?:Could(?:n.t| not) (?:resolve|connect)|Timeout was reached|Error in the HTTP2)/,
    /^\s*\[\d+\] (?:Transferred a partial|SSL connect error|Server returned nothing)/,
    /^\s*\[\d+\] (?:Fail(?:ed|ure) (?:sending|when receiving)|Stream error)/,
    /spurious network error/,
    /^(?:error|warning): failed to (?:fetch|download) from .*(?:timed out|reset)/,
    /network failure seems to have happened/,
    /failed to (?:connect|resolve address) .*class=Net/,
    /class=(?:Net|Http|Ssl|Os) \(\d+\)/,
  ]),
  rule('integrity', [/failed to verify the checksum of/, /checksum for .* changed between lock files/]),
  rule('lockfile', [
    /lock file .* needs to be updated but --(?:locked|frozen)/,
    /cannot update the lock file .* because --locked/,
  ]),
  rule('not_found', [
    /^(?:error: )?(?:no matching package\b|could not find .* in registry)/,
    /^(?:error: )?failed to get .* as a dependency of package .*no matching/,
    /^error: failed to select a version for/,
    /^error: the crate `.*` could not be found in registry/,
    /got 404\b/,
  ]),
  rule('unsupported', [
    /^error: (?:rustc .* is not supported by|package .* cannot be built because it requires rustc)/,
    /^error: toolchain .* is not installed/,
    /requires rustc \d/,
  ]),
  rule('bad_manifest', [
    /^ *--> .*Cargo\.toml:\d+/,
    /^error: (?:failed to parse manifest at|failed to load manifest|could not find .Cargo\.toml.)/,
    /^error: invalid type: .*Cargo/,
  ]),
  rule('build_script_failed', { around: true }, [
    /^error: failed to run custom build command for/,
    /^error: failed to (?:get|load source|compile) /,
  ]),
  rule('usage', [/^error: (?:unexpected argument|no such command|no bin target|package ID specification)/]),
])

/** Go's report of the answer of a module proxy, a checksum database or a repository. */
const ASKED = /^go(?: get| mod download)?:? |proxy\.golang\.org|sum\.golang\.org|@v\//

export const GO_RULES = qualifyRules('go', [
  rule('integrity', [/^(?:go: .*)?verifying .*: checksum mismatch/, /^SECURITY ERROR/]),
  rule('rate_limited', { on: ASKED }, [/\b(?<status_code>429) Too Many Requests/]),
  rule('server_error', { on: ASKED }, [
    /: (?<status_code>5\d\d) (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/,
  ]),
  rule('network', { on: ASKED }, [
    ...NOT_REACHED,
    /: EOF$|unexpected EOF/,
    /context deadline exceeded/,
    /stream error|GOAWAY|http2: /,
  ]),
  rule('network', [/\/@v\/\S+: (?:net\/http: TLS handshake timeout|EOF|.*i\/o timeout)/]),
  rule('tls', { on: ASKED }, [/x509: /]),
  rule('auth', { on: ASKED }, [
    /terminal prompts disabled/,
    /could not read Username/,
    /invalid credentials/,
    /(?<status_code>401|403) (?:Unauthorized|Forbidden)/,
  ]),
  rule('not_found', { on: ASKED }, [
    /unknown revision/,
    /(?<status_code>404) Not Found/,
    /410 Gone/,
    /no matching versions/,
    /unrecognized import path/,
    /repository .* not found/,
  ]),
  rule('not_found', [
    /no matching versions for query/,
    /no required module provides package/,
    /cannot find module providing package/,
    /package \S+ is not in (?:GOROOT|std)/,
    /: module [^\s@]+@\S+ found.*but does not contain package/,
  ]),
  rule('modules', [
    /updates to go\.(?:mod|sum|work) needed/,
    /missing go\.sum entry/,
    /inconsistent vendoring/,
    /go\.mod file not found/,
    /errors parsing go\.mod/,
    /invalid go version/,
  ]),
  rule('unsupported', [/toolchain not available/, /requires go(?: version)? >?=? ?\d+\.\d+ \(running go/]),
])

/** Names of the same failure in different versions and transports. */
const TRANSFER = /Could not transfer |Failed to transfer file|[Tt]ransfer failed for|Non-resolvable parent POM/

export const MAVEN_RULES = qualifyRules('maven', [
  ...rulesOnStatus(
    [
      '(?:status(?: code)?:? |status: |return code is: ?)#\\b',
      '(?:\\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )#\\b',
    ],
    { on: TRANSFER },
  ),
  rule('rate_limited', { on: TRANSFER }, [/Too Many Requests/]),
  rule('auth', { on: TRANSFER }, [
    /Not authorized/,
    /[Aa]uthentication failed/,
    /authorization failed/,
    /Access denied to/,
    /Forbidden/,
  ]),
  rule('tls', { on: TRANSFER }, [/PKIX path/, /certificate/]),
  rule('network', { on: TRANSFER }, [
    ...NOT_REACHED,
    /Connect(?:ion)? to .* (?:failed|refused)|[Tt]imed out/,
    /Unknown host|Name or service not known/,
    /Remote host (?:terminated|closed)|handshake|SocketException|failed to respond/,
    /Premature (?:end|EOF)|unexpected end|[Bb]roken pipe|GOAWAY|stream was reset/,
  ]),
  rule('integrity', [/Checksum validation failed/]),
  // Whatever else Maven's transport reports behind the repository is an outage.
  rule('network', { on: TRANSFER, unless: FOR_A_REASON }, [/ from\/to \S+ \(https:\/\/[^)]+\): \w/]),
  rule('not_found', [
    /Could not find artifact (?<artifact>\S+)/,
    /Failure to find \S+:\S+/,
    /was not found in \S+ during a previous attempt/,
    /No plugin found for prefix/,
  ]),
  rule('rule_violated', [
    /Failed to execute goal \S{0,100}\b(?:license|checkstyle|pmd|spotbugs|enforcer|spotless|rat|formatter|revapi|japicmp)\b/,
    /Some Enforcer rules have failed/,
    /Rule \d+: .*Enforcer/,
  ]),
  rule('bad_pom', [
    /Non-parseable POM/,
    /Malformed POM/,
    /'dependencies\.dependency\.[\w:.-]+' .*is missing/,
    /there is no POM in this directory/,
    /Unknown lifecycle phase/,
    /Could not find the selected project in the reactor/,
  ]),
  rule('goal_failed', { around: true }, [/Failed to execute goal /, /^\[INFO\] BUILD FAILURE/]),
])

export const GRADLE_RULES = qualifyRules('gradle', [
  ...rulesOnStatus(['Received status code # from server', 'Server returned HTTP response code: # for URL']),
  rule('tls', [/> PKIX path building failed/, /unable to find valid certification path/]),
  rule('network', [
    /Could not (?:GET|HEAD|PUT|download) .*(?:timed out|refused|reset|closed)/,
    /^ *> (?:Read timed out|Connect(?:ion)? (?:to|timed out|reset|refused|pool shut)|Timeout waiting for connection)/,
    /^ *> (?:Remote host (?:terminated|closed)|No route to host|Network is unreachable|Premature end)/,
    /^ *> .*: (?:Name or service not known|Temporary failure in name resolution|nodename nor servname)/,
    /^ *> (?:Unexpected end of file|Unknown host )/,
    /^Exception in thread "main" java\.net\.(?:SocketTimeoutException|UnknownHostException)/,
    /^Exception in thread "main" java\.net\.(?:ConnectException|SocketException)/,
    /^Exception in thread "main" java\.io\.IOException: Downloading from/,
    /Downloading from https:\/\/services\.gradle\.org\S* failed/,
    /^ *> (?:repo\d?\.maven\.(?:apache\.)?org|plugins\.gradle\.org|services\.gradle\.org)(?::|$)/,
    /^ *> (?:dl\.google\.com|maven\.google\.com|jcenter\.bintray\.com|repo\.spring\.io)(?::|$)/,
    /^ *> (?:jitpack\.io|oss\.sonatype\.org)(?::|$)/,
  ]),
  rule('locked', [/Timeout waiting to lock /]),
  rule('daemon_lost', [/Gradle build daemon disappeared unexpectedly/]),
  rule('integrity', [/Dependency verification failed for/]),
  rule('not_found', [
    /^ *> Could not find \S+:\S+/,
    /Received status code (?<status_code>410) from server/,
    /Plugin \[id: .* was not found in any/,
    /Could not find any (?:version|matches) (?:that|for)/,
  ]),
  rule('dependency_conflict', [
    /Cannot find a version of .* that satisfies the version constraints/,
    /Could not resolve all .* because of a version conflict/,
    /^ *> Conflict found for/,
  ]),
  rule('bad_build', [
    /^Could not compile (?:build|settings|initialization script)/,
    /A problem occurred evaluating /,
    /Could not find method /,
    /Unsupported class file major version/,
    /Task '.*' not found in/,
    /does not contain a Gradle build/,
    /Could not find or load main class org\.gradle\.wrapper/,
  ]),
  rule('task_failed', { around: true }, [
    /^FAILURE: Build (?:failed with an exception|completed with \d+ failures)/,
    /Execution failed for task '/,
    /Could not resolve all (?:files|artifacts|dependencies|task dependencies)/,
    /A problem occurred configuring /,
  ]),
])
