import { rulesOf } from './rule.js'

/**
 * When an index does not answer, pip ends with "No matching distribution found". Only its warnings about retries, and with -vv
 * its lines `Could not fetch URL`, name the cause, so those rules come first.
 */
export const PIP_RULES = rulesOf('pip', [
  {
    kind: 'auth',
    text: [
      /^\s*ERROR: HTTP error (?<status_code>401|403) while getting/,
      /Could not fetch URL .*: (?:401|403) Client Error/,
      /^WARNING: 401 Error, Credentials not correct/,
      /^User for \S+: /,
      /, in handle_401$/,
    ],
  },
  {
    kind: 'rate_limited',
    text: [
      /^\s*ERROR: HTTP error (?<status_code>429) while getting/,
      /Could not fetch URL .*: 429 Client Error/,
      /too many 429 error responses/,
    ],
  },
  {
    kind: 'server_error',
    text: [
      /^\s*ERROR: HTTP error (?<status_code>5\d\d) while getting/,
      /Could not fetch URL .*: 5\d\d Server Error/,
      /too many 5\d\d error responses/,
    ],
  },
  {
    kind: 'tls',
    needsTool: true,
    text: [
      /There was a problem confirming the ssl certificate/,
      /SSLCertVerificationError/,
      /CERTIFICATE_VERIFY_FAILED/,
      /SSLError\(/,
    ],
  },
  {
    kind: 'integrity',
    text: [
      /THESE PACKAGES DO NOT MATCH THE HASHES/,
      /^ERROR: (?:In --require-hashes mode|Hashes are required in --require-hashes mode)/,
    ],
  },
  {
    kind: 'dependency_conflict',
    text: [
      /^ERROR: ResolutionImpossible/,
      /^ERROR: Cannot install .* because these package versions have conflicting dependencies/,
    ],
  },
  {
    kind: 'unsupported',
    text: [
      /^ERROR: Package .* requires a different Python/,
      /is not a supported wheel on this platform/,
      /^ERROR: Ignored the following versions that require a different python version/,
    ],
  },
  { kind: 'managed_environment', text: [/^error: externally-managed-environment/] },
  {
    kind: 'network',
    text: [
      /Failed to establish a new connection/,
      /(?:NewConnection|ConnectTimeout|ReadTimeout|ConnectionReset|NameResolution)Error/,
      /HTTPSConnectionPool\(host=[^)]*\): Read timed out/,
      /IncompleteRead/,
      /RemoteDisconnected/,
      /ProtocolError\(/,
      /^[ \t]+fatal: unable to access .*(?:resolve|connect|Connection)/,
    ],
  },
  {
    kind: 'not_found',
    text: [
      /^\s*ERROR: HTTP error (?<status_code>404) while getting/,
      /^ERROR: No matching distribution found for (?<requirement>\S+)/,
    ],
  },
  {
    kind: 'missing_file',
    text: [
      /^ERROR: (?:Could not open requirements file|Directory .* is not installable)/,
      /^ERROR: Invalid requirement: .*\nHint: It looks like a path/,
      /^ERROR: .* does not appear to be a Python project/,
    ],
  },
  { kind: 'bad_requirement', text: [/^ERROR: Invalid requirement/] },
  {
    kind: 'build_failed',
    text: [
      /^\s*error: (?<stage>metadata-generation-failed|subprocess-exited-with-error|legacy-install-failure)/,
      /^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build)/,
    ],
  },
  { kind: 'no_space', needsTool: true, text: [/\[Errno 28\]/, /No space left on device/] },
  { kind: 'permission', needsTool: true, text: [/\[Errno 13\] Permission denied/] },
])

/** cargo's report of a registry's answer. */
const GOT = /failed to get (?:200|successful HTTP) response from .*got /

/** After `Caused by:` comes libcurl's code in brackets, or the status of a registry's answer. */
export const CARGO_RULES = rulesOf('cargo', [
  { kind: 'auth', on: GOT, text: [/(?<status_code>401|403)\b/] },
  {
    kind: 'auth',
    text: [/no token found, please run .cargo login/, /^error: failed to publish to registry.*status 403/],
  },
  { kind: 'rate_limited', on: GOT, text: [/(?<status_code>429)\b/] },
  { kind: 'rate_limited', text: [/status 429 Too Many Requests/] },
  { kind: 'server_error', on: GOT, text: [/(?<status_code>5\d\d)\b/] },
  { kind: 'server_error', text: [/server returned (?<code>5\d\d)/] },
  { kind: 'tls', text: [/^\s*\[(?:51|58|60|77)\] (?:SSL peer certificate|SSL certificate|Problem with)/] },
  {
    kind: 'network',
    text: [
      /^\s*\[\d+\] (?:Could(?:n.t| not) (?:resolve|connect)|Timeout was reached|Error in the HTTP2)/,
      /^\s*\[\d+\] (?:Transferred a partial|SSL connect error|Server returned nothing)/,
      /^\s*\[\d+\] (?:Fail(?:ed|ure) (?:sending|when receiving)|Stream error)/,
      /spurious network error/,
      /^(?:error|warning): failed to (?:fetch|download) from .*(?:timed out|reset)/,
      /network failure seems to have happened/,
      /failed to (?:connect|resolve address) .*class=Net/,
      /class=(?:Net|Http|Ssl|Os) \(\d+\)/,
    ],
  },
  { kind: 'integrity', text: [/failed to verify the checksum of/, /checksum for .* changed between lock files/] },
  {
    kind: 'lockfile',
    text: [
      /lock file .* needs to be updated but --(?:locked|frozen)/,
      /cannot update the lock file .* because --locked/,
    ],
  },
  {
    kind: 'not_found',
    text: [
      /^(?:error: )?(?:no matching package\b|could not find .* in registry)/,
      /^(?:error: )?failed to get .* as a dependency of package .*no matching/,
      /^error: failed to select a version for/,
      /^error: the crate `.*` could not be found in registry/,
      /got 404\b/,
    ],
  },
  {
    kind: 'unsupported',
    text: [
      /^error: (?:rustc .* is not supported by|package .* cannot be built because it requires rustc)/,
      /^error: toolchain .* is not installed/,
      /requires rustc \d/,
    ],
  },
  {
    kind: 'bad_manifest',
    text: [
      /^ *--> .*Cargo\.toml:\d+/,
      /^error: (?:failed to parse manifest at|failed to load manifest|could not find .Cargo\.toml.)/,
      /^error: invalid type: .*Cargo/,
    ],
  },
  {
    kind: 'build_script_failed',
    around: true,
    text: [/^error: failed to run custom build command for/, /^error: failed to (?:get|load source|compile) /],
  },
  { kind: 'usage', text: [/^error: (?:unexpected argument|no such command|no bin target|package ID specification)/] },
])

/** Go's report of the answer of a module proxy, a checksum database or a repository. */
const ASKED = /^go(?: get| mod download)?:? |proxy\.golang\.org|sum\.golang\.org|@v\//

export const GO_RULES = rulesOf('go', [
  { kind: 'integrity', text: [/^(?:go: .*)?verifying .*: checksum mismatch/, /^SECURITY ERROR/] },
  { kind: 'rate_limited', on: ASKED, text: [/\b(?<status_code>429) Too Many Requests/] },
  {
    kind: 'server_error',
    on: ASKED,
    text: [/: (?<status_code>5\d\d) (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)/],
  },
  {
    kind: 'network',
    on: ASKED,
    text: [
      /(?:i\/o|TLS handshake) timeout/,
      /connection re(?:fused|set by peer)/,
      /: EOF$|unexpected EOF/,
      /no such host/,
      /(?:operation|connection) timed out/,
      /context deadline exceeded/,
      /stream error/,
      /server misbehaving/,
      /GOAWAY/,
      /network is unreachable/,
      /http2: /,
      /Client\.Timeout/,
    ],
  },
  { kind: 'network', text: [/\/@v\/\S+: (?:net\/http: TLS handshake timeout|EOF|.*i\/o timeout)/] },
  { kind: 'tls', on: ASKED, text: [/x509: /] },
  {
    kind: 'auth',
    on: ASKED,
    text: [
      /terminal prompts disabled/,
      /could not read Username/,
      /invalid credentials/,
      /(?<status_code>401|403) (?:Unauthorized|Forbidden)/,
    ],
  },
  {
    kind: 'not_found',
    on: ASKED,
    text: [
      /unknown revision/,
      /(?<status_code>404) Not Found/,
      /410 Gone/,
      /no matching versions/,
      /unrecognized import path/,
      /repository .* not found/,
    ],
  },
  {
    kind: 'not_found',
    text: [
      /no matching versions for query/,
      /no required module provides package/,
      /cannot find module providing package/,
      /package \S+ is not in (?:GOROOT|std)/,
      /: module \S+@\S+ found.*but does not contain package/,
    ],
  },
  {
    kind: 'modules',
    text: [
      /updates to go\.(?:mod|sum|work) needed/,
      /missing go\.sum entry/,
      /inconsistent vendoring/,
      /go\.mod file not found/,
      /errors parsing go\.mod/,
      /invalid go version/,
    ],
  },
  {
    kind: 'unsupported',
    text: [
      /go\.mod requires go >= /,
      /toolchain not available/,
      /requires go(?: version)? >?=? ?\d+\.\d+ \(running go/,
    ],
  },
])

/** Names of the same failure in different versions and transports. */
const TRANSFER = /Could not transfer |Failed to transfer file|[Tt]ransfer failed for|Non-resolvable parent POM/

export const MAVEN_RULES = rulesOf('maven', [
  {
    kind: 'rate_limited',
    on: TRANSFER,
    text: [
      /(?:status(?: code)?:? |status: |return code is: ?)(?<status_code>429)\b/,
      /(?:\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )(?<status_code>429)\b/,
      /Too Many Requests/,
    ],
  },
  {
    kind: 'server_error',
    on: TRANSFER,
    text: [
      /(?:status(?: code)?:? |status: |return code is: ?)(?<status_code>5\d\d)\b/,
      /(?:\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )(?<status_code>5\d\d)\b/,
    ],
  },
  {
    kind: 'auth',
    on: TRANSFER,
    text: [
      /(?:status(?: code)?:? |status: |return code is: ?)(?<status_code>401|403)\b/,
      /(?:\.(?:jar|pom|xml|war|zip) |, ReasonPhrase: ?|: )(?<status_code>401|403)\b/,
      /Not authorized/,
      /[Aa]uthentication failed/,
      /authorization failed/,
      /Access denied to/,
      /Forbidden/,
    ],
  },
  { kind: 'tls', on: TRANSFER, text: [/PKIX path/, /certificate/] },
  {
    kind: 'network',
    on: TRANSFER,
    text: [
      /Connection (?:reset|refused|timed out)/,
      /Connect(?:ion)? to .* (?:failed|refused)/,
      /[Tt]imed out/,
      /Remote host (?:terminated|closed)/,
      /Unknown host/,
      /Name or service not known/,
      /[Nn]ame resolution/,
      /Premature (?:end|EOF)/,
      /No route to host/,
      /[Nn]etwork is unreachable/,
      /handshake/,
      /SocketException/,
      /failed to respond/,
      /unexpected end/,
      /GOAWAY/,
      /stream was reset/,
      /broken pipe/,
      /Broken pipe/,
    ],
  },
  { kind: 'integrity', text: [/Checksum validation failed/] },
  {
    kind: 'not_found',
    text: [
      /Could not find artifact (?<artifact>\S+)/,
      /Failure to find \S+:\S+/,
      /was not found in \S+ during a previous attempt/,
      /No plugin found for prefix/,
    ],
  },
  { kind: 'rule_violated', text: [/Some Enforcer rules have failed/, /Rule \d+: .*Enforcer/] },
  {
    kind: 'bad_pom',
    text: [
      /Non-parseable POM/,
      /Malformed POM/,
      /'dependencies\.dependency\.[\w:.-]+' .*is missing/,
      /there is no POM in this directory/,
      /Unknown lifecycle phase/,
      /Could not find the selected project in the reactor/,
    ],
  },
  { kind: 'goal_failed', around: true, text: [/Failed to execute goal /, /^\[INFO\] BUILD FAILURE/] },
])

export const GRADLE_RULES = rulesOf('gradle', [
  { kind: 'rate_limited', text: [/Received status code (?<status_code>429) from server/] },
  {
    kind: 'server_error',
    text: [
      /Received status code (?<status_code>5\d\d) from server/,
      /Server returned HTTP response code: 5\d\d for URL/,
    ],
  },
  { kind: 'auth', text: [/Received status code (?<status_code>401|403) from server/] },
  { kind: 'tls', text: [/> PKIX path building failed/, /unable to find valid certification path/] },
  {
    kind: 'network',
    text: [
      /Could not (?:GET|HEAD|PUT|download) .*(?:timed out|refused|reset|closed)/,
      /^ *> (?:Read timed out|Connect(?:ion)? (?:to|timed out|reset|refused))/,
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
    ],
  },
  { kind: 'locked', text: [/Timeout waiting to lock /] },
  { kind: 'daemon_lost', text: [/Gradle build daemon disappeared unexpectedly/] },
  { kind: 'integrity', text: [/Dependency verification failed for/] },
  {
    kind: 'not_found',
    text: [
      /^ *> Could not find \S+:\S+/,
      /Received status code (?<status_code>404|410) from server/,
      /Plugin \[id: .* was not found in any/,
      /Could not find any (?:version|matches) (?:that|for)/,
    ],
  },
  {
    kind: 'dependency_conflict',
    text: [
      /Cannot find a version of .* that satisfies the version constraints/,
      /Could not resolve all .* because of a version conflict/,
      /^ *> Conflict found for/,
    ],
  },
  {
    kind: 'bad_build',
    text: [
      /^Could not compile (?:build|settings|initialization script)/,
      /A problem occurred evaluating /,
      /Could not find method /,
      /Unsupported class file major version/,
      /Task '.*' not found in/,
      /does not contain a Gradle build/,
      /Could not find or load main class org\.gradle\.wrapper/,
    ],
  },
  {
    kind: 'task_failed',
    around: true,
    text: [
      /^FAILURE: Build (?:failed with an exception|completed with \d+ failures)/,
      /Execution failed for task '/,
      /Could not resolve all (?:files|artifacts|dependencies|task dependencies)/,
      /A problem occurred configuring /,
    ],
  },
])
