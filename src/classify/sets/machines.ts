import { qualifyRules, rule, rulesOnStatus } from './rule.js'
import { NOT_REACHED } from './transport.js'

/** Lines of docker itself; a script may also run other programs. */
const SAYS =
  /^(?:(?:docker: )?Error response from daemon|(?:#\d+ (?:.* )?)?ERROR|Error|error pulling image .*|failed to \w+): /

export const DOCKER_RULES = qualifyRules('docker', [
  rule('daemon_unavailable', [
    /[Cc]annot connect to the [Dd]ocker daemon/,
    /^error during connect: /,
    /[Pp]ermission denied while trying to connect to the [Dd]ocker (?:daemon socket|API)/,
    /[Ff]ailed to connect to the [Dd]ocker API/,
  ]),
  rule('rate_limited', [/^toomanyrequests: /]),
  rule('rate_limited', { on: SAYS }, [/toomanyrequests/i, /429 Too Many Requests/i, /pull rate limit/i]),
  rule('auth', [/^(?:denied|unauthorized): /, /^invalid from flag value .*: pull access denied/]),
  rule('auth', { on: SAYS }, [
    /access denied for/i,
    /denied: /i,
    /unauthorized(?::|$)/i,
    /authentication required/i,
    /no basic auth credentials/i,
    /401 Unauthorized/i,
    /403 Forbidden/i,
    /incorrect username or password/i,
  ]),
  rule('no_space', { on: SAYS, needsTool: true }, [/no space left on device/]),
  rule('missing_file', [/^unable to (?:prepare context|evaluate symlinks in Dockerfile path)/]),
  rule('missing_file', { on: SAYS }, [
    /failed to read dockerfile/,
    /failed to compute cache key: .*not found/,
    /(?:COPY|ADD) failed: .*(?:no such file or directory|not found)/,
  ]),
  rule('not_found', { on: SAYS }, [
    /manifest unknown/i,
    /No such (?:container|image|object|volume)/i,
    /name unknown/i,
    /manifest for \S+ not found/i,
    /\S: not found$/i,
    /repository .* not found/i,
    /(?:network|volume) \S+ not found/i,
  ]),
  rule('server_error', { on: SAYS }, [
    /received unexpected HTTP status: (?<status_code>5\d\d)/i,
    /50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)/i,
  ]),
  rule('tls', { on: SAYS }, [
    /x509: /,
    /tls: (?:failed|handshake failure|bad certificate)/,
    /server gave HTTP response to HTTPS client/,
  ]),
  rule('network', { on: SAYS }, [...NOT_REACHED, /unexpected EOF/]),
  rule('port_in_use', { on: SAYS }, [/port is already allocated/, /: bind: address already in use/]),
  rule('conflict', { on: SAYS }, [/[Tt]he container name "?(?<container>[^"\s]+)"? is already in use/, /Conflict\. /]),
  rule('platform', { on: SAYS }, [
    /no matching manifest for/,
    /exec format error/,
    /does not match the (?:specified|detected host) platform/,
  ]),
  rule('command_not_found', { on: SAYS, exitCode: 127 }, [
    /executable file not found in \$PATH/,
    /OCI runtime create failed/,
  ]),
  rule('build_failed', { on: SAYS, around: true }, [
    /failed to solve/,
    /did not complete successfully: exit code: (?<command_exit_code>\d+)/,
    /dockerfile parse error/,
  ]),
  rule('build_failed', { around: true }, [/^The command .* returned a non-zero code: \d+/]),
  rule('killed', { exitCode: 137 }),
  rule('daemon_error', { around: true }, [/^(?:docker: )?Error response from daemon: /]),
])

/** The reason of the server follows `Error from server` in brackets. */
export const KUBECTL_RULES = qualifyRules('kubectl', [
  rule('not_configured', [
    /^The connection to the server (?:localhost|127\.0\.0\.1):8080 was refused/,
    /^error: (?:no configuration has been provided|current-context is not set)/,
    /^error: (?:context .* does not exist|stat .*kubeconfig|Missing or incomplete configuration)/,
    /connect to the server: dial tcp (?:127\.0\.0\.1|\[::1\]):8080/,
  ]),
  rule('auth', [
    /^Error from server \((?:Unauthorized)\)/,
    /^error: You must be logged in to the server/,
    /getting credentials: exec: /,
  ]),
  rule('forbidden', [/^Error from server \((?:Forbidden)\)/]),
  rule('tls', [/^Unable to connect to the server: (?:tls: |x509: )/]),
  rule('network', [
    /^Unable to connect to the server: /,
    /^The connection to the server \S+ was refused/,
    /^error: .*(?:TLS handshake timeout|i\/o timeout|http2: client connection lost)/,
    /^E\d{4} .*couldn.t get current server API group list: .*(?:timeout|refused|EOF)/,
  ]),
  rule('unavailable', [
    /^Error from server \((?:ServerTimeout|ServiceUnavailable|InternalError|(?:Gateway)?Timeout|TooManyRequests)\)/,
    /etcdserver: (?:request timed out|leader changed)/,
    /the server is currently unable to handle the request/,
  ]),
  rule('not_found', [
    /^Error from server \((?:NotFound)\)/,
    /the server doesn.t have a resource type/,
    /no matches for kind /,
  ]),
  rule('conflict', [/^Error from server \((?:Conflict|AlreadyExists)\)/]),
  rule('invalid', [
    /^Error from server \((?:BadRequest|Invalid|MethodNotAllowed|UnsupportedMediaType)\)/,
    /^The \w+ ".*" is invalid: /,
    /error validating (?:data|")/,
    /^error: (?:error parsing|unable to decode) /,
    /strict decoding error/,
  ]),
  rule('missing_file', [/^error: the path ".*" does not exist/, /^error: must specify one of -f and -k/]),
  rule('rollout', [
    /^[Ee]rror: (?:timed out waiting for the condition|\S+ .* exceeded its progress deadline)/,
    /^Error: (?:UPGRADE|INSTALLATION) FAILED: .*(?:timed out waiting|context deadline exceeded)/,
  ]),
  rule('usage', { needsTool: true }, [
    /^(?:[Ee]rror: unknown (?:command|flag|shorthand flag)|unknown (?:flag|command))/,
  ]),
])

/** The command-line tool prints the code in brackets, SDKs print it after a word. */
const CODED = /[Aa]n error occurred \(\w+\) when calling|A client error \(\w+\) occurred|\b(?:api error|Code:) \w/

export const AWS_RULES = qualifyRules('aws', [
  rule('rate_limited', { on: CODED }, [
    /[ (](?<code>Throttl\w*|RequestLimitExceeded|TooManyRequests\w*|SlowDown)\b/,
    /[ (](?<code>ProvisionedThroughputExceeded\w*|LimitExceededException|EC2ThrottledException)\b/,
  ]),
  rule('rate_limited', [/\bThrottling(?:Exception)?: Rate exceeded/, /\(reached max retries: \d+\): Rate exceeded/]),
  rule('server_error', { on: CODED }, [
    /[ (](?<code>Internal\w*|Insufficient\w*Capacity|ServiceUnavailable\w*|ServerException|ServiceException|Unavailable|50[023])\b/,
  ]),
  rule('network', [
    /Could not connect to the endpoint URL/,
    /(?:Connect|Read) timeout on endpoint URL/,
    /Connection was closed before we received a valid response from endpoint/,
    /Failed to establish a new connection to endpoint/,
    /EndpointConnectionError/,
  ]),
  rule('auth', { on: CODED }, [
    /[ (](?<code>ExpiredToken\w*|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch)\b/,
    /[ (](?<code>AuthFailure|InvalidAccessKeyId|InvalidToken|RequestExpired|InvalidIdentityToken)\b/,
  ]),
  rule('auth', [
    /Unable to locate credentials/,
    /The config profile \(.*\) could not be found/,
    /Partial credentials found/,
    /Could not load credentials from any providers/,
    /Not authorized to perform sts:AssumeRole/,
    /security token included in the request is (?:invalid|expired)/,
  ]),
  rule('forbidden', { on: CODED }, [
    /[ (](?<code>AccessDenied\w*|UnauthorizedOperation|Forbidden|403|AuthorizationError)\b/,
  ]),
  rule('forbidden', [/is not authorized to perform: \S+/]),
  rule('not_found', { on: CODED }, [
    /[ (](?<code>NoSuch\w+|\w*NotFound\w*|404|ResourceNotFoundException|RepositoryNotFoundException)\b/,
  ]),
  rule('conflict', { on: CODED }, [
    /[ (](?<code>\w*AlreadyExists\w*|\w*Conflict\w*|BucketAlreadyOwnedByYou|ResourceInUseException)\b/,
  ]),
  rule('invalid', { on: CODED }, [
    /[ (](?<code>Validation\w*|Invalid\w*|Malformed\w*|Missing\w*|BadRequest\w*|ParamValidation\w*|400)\b/,
  ]),
  rule('usage', [
    /^usage: aws \[options\]/,
    /^Parameter validation failed/,
    /^You must specify a region/,
    /^aws: error: /,
    /^Unknown options: /,
  ]),
  rule('error', { on: CODED, needsTool: true }, [/[ (](?<code>\w+)\) when calling the \w+ operation/]),
])

/** Terraform wraps messages in a frame of `│`, so a line may hold only a part of a sentence. */
const ERROR = /^(?:[│|] )?Error: /

export const TERRAFORM_RULES = qualifyRules('terraform', [
  // Only a lock that somebody holds goes away.
  rule('locked', { on: ERROR, beside: /^[│\s]*(?:Lock Info:|Who: {2,}\S)/ }, [/Error acquiring the state lock/]),
  rule('auth', [/Error message: .*(?:AccessDenied|AuthorizationFailed|[Ff]orbidden|[Uu]nauthorized|not authorized)/]),
  rule('rate_limited', [
    /(?:error|Error).*(?:RequestLimitExceeded|TooManyRequestsException)/,
    /(?:error|Error).*Throttling(?:Exception)?: Rate exceeded/,
  ]),
  rule('server_error', [
    /registry\.terraform\.io.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
    /releases\.hashicorp\.com.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
    /provider registry.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
    /the registry responded with .*50[0234]/,
    /\b(?<status_code>50[0234]) [A-Z][\w -]+ returned from \S/,
  ]),
  rule('network', [
    /[Cc]ould not connect to registry\.terraform\.io/,
    /Failed to request discovery document/,
    /could not query provider registry for .*(?:request failed|dial tcp|net\/http)/,
    /registry\.terraform\.io\S*": (?:dial tcp|net\/http|context deadline|read tcp|EOF)/,
    /releases\.hashicorp\.com.*(?:dial tcp|timeout|EOF|reset)/,
  ]),
  rule('auth', { on: ERROR }, [
    /No valid credential sources found/,
    /error configuring S3 Backend: no valid credential/,
    /Invalid provider configuration/,
    /Required token could not be found/,
  ]),
  rule('auth', [/ExpiredToken: /, /InvalidClientTokenId/]),
  rule('not_found', [
    // Long sentences are wrapped, so a part must be enough to match.
    /provider registry \S+ does not have|does not have a provider named/,
    /no available releases match the given constraints/,
    /^(?:Error: )?Module not found$/,
    /Could not download module/,
  ]),
  rule('lockfile', { on: ERROR }, [/Inconsistent dependency lock file/]),
  rule('lockfile', [/doesn't match any of the checksums/, /Required plugins are not installed/]),
  rule('invalid', { on: ERROR }, [
    /Unsupported (?:argument|block type|attribute|Terraform Core version)/,
    /Missing required argument/,
    /Reference to undeclared/,
    /Invalid (?:value|reference|expression|function|index|resource type|template|count|for_each)/,
    /Invalid (?:single-argument|provider|legacy)/,
    /Duplicate (?:resource|variable|provider|local|output)/,
    /Argument or block definition required/,
    /Incorrect attribute value type/,
    /Unclosed configuration block/,
    /Invalid character/,
    /Module not installed/,
    /No value for required variable/,
  ]),
  rule('already_exists', { needsTool: true }, [/^Error: .*already exists/, /AlreadyOwnedByYou/, /EntityAlreadyExists/]),
  rule('initialise', { on: ERROR }, [/Backend initialization required/, /Could not load plugin/]),
])

/** apt prints errors with `E:`, warnings with `W:`, and failed downloads as `Err:3 ADDRESS` with the reason in the next line. */
const FETCH = /^(?:E|W): Failed to fetch \S+ +/

export const APT_RULES = qualifyRules('apt', [
  rule('locked', [
    /Could not get lock \/var\/(?:lib|cache)\//,
    /Unable to acquire the dpkg frontend lock/,
    /Unable to lock (?:directory|the administration directory)/,
    /dpkg: error: .*is locked by another process/,
  ]),
  rule('permission', [/^E: Could not open lock file .*Permission denied/, /are you root\?$/]),
  rule('mirror_sync', [/Hash Sum mismatch/, /File has unexpected size/, /Mirror sync in progress/]),
  ...rulesOnStatus(['#'], { on: FETCH }),
  rule('not_found', [/^404 +Not Found \[IP/]),
  rule('server_error', [/^5\d\d +[A-Z][A-Za-z -]+\[IP/]),
  rule('signature', [
    /^(?:E|W): (?:GPG error|The repository .* is not signed|.*NO_PUBKEY|.*EXPKEYSIG)/,
    /^E: The repository .* no longer has a Release file/,
  ]),
  rule('network', { on: FETCH }, [
    /(?:Temporary failure resolving|Could not resolve|Could not connect)/,
    /(?:Connection (?:failed|timed out|refused|reset)|Unable to connect)/,
    /(?:Cannot initiate the connection|Connection closed|Undetermined Error|TLS|handshake)/,
  ]),
  rule('network', [
    /^(?:E|W|Err:\d+)?:? ?(?:Temporary failure resolving|Could not connect to \S+:\d+ \()/,
    /^(?:E|W|Err:\d+)?:? ?Cannot initiate the connection to/,
    /^(?:E|W|Err:\d+)?:? ?(?:Unable to connect to \S+:(?:https?|\d+):|Connection timed out \[IP)/,
    /^(?:E|W|Err:\d+)?:? ?Could not resolve '/,
    /^E: Some index files failed to download/,
  ]),
  rule('not_found', [
    /^E: (?:Unable to locate package|Package '.*' has no installation candidate)/,
    /^E: (?:Version '.*' for '.*' was not found|Couldn't find any package)/,
    /^E: The repository .* does not have a Release file/,
  ]),
  rule('dependency_conflict', [
    /^E: (?:Unable to correct problems, you have held broken packages|Unmet dependencies|Broken packages)/,
    /^The following packages have unmet dependencies/,
  ]),
  rule('no_space', { needsTool: true }, [/^E: You don't have enough free space in/]),
  rule('install_failed', { around: true }, [
    /^E: Sub-process \/usr\/bin\/dpkg returned an error code/,
    /^dpkg: error processing/,
  ]),
  rule('usage', [/^E: (?:Command line option .* is not understood|Invalid operation)/]),
])

/** Codes of curl that it prints as `curl: (n)`, and with which it ends. */
const CURL_CODES: readonly (readonly [kind: string, codes: readonly number[]])[] = [
  ['dns', [5, 6]],
  ['connect', [7]],
  ['timeout', [28]],
  ['certificate', [51, 58, 60, 77, 82, 83, 90, 91]],
  ['tls', [35, 53, 54, 59, 64, 66, 80]],
  ['network', [16, 18, 52, 55, 56, 92, 95, 96]],
  ['auth', [67]],
  ['redirects', [47]],
  ['write', [23]],
  ['read', [26]],
  ['missing_file', [37, 78]],
  ['too_large', [63]],
]

/** With --fail the message has the status. `curl: (n)` excludes exit codes of other programs. */
export const CURL_RULES = qualifyRules('curl', [
  rule('auth', [/^curl: \((?:22|56)\).*error: (?<status_code>401|403|407)/]),
  rule('not_found', [/^curl: \((?:22|56)\).*error: (?<status_code>404|410)/]),
  rule('rate_limited', [/^curl: \((?:22|56)\).*error: (?<status_code>429)/]),
  rule('server_error', [/^curl: \((?:22|56)\).*error: (?<status_code>5\d\d)/]),
  rule('http', [/^curl: \((?:22|56)\).*error: (?<status_code>\d{3})/]),
  rule('network', [
    /^curl: \((?:35)\).*(?:SSL_ERROR_SYSCALL|Connection (?:was )?reset|Operation timed out)/,
    /^curl: \((?:35)\).*(?:unexpected eof|Recv failure|[Ss]erver aborted the SSL handshake)/,
  ]),
  ...CURL_CODES.map(([kind, codes]) => rule(kind, [new RegExp(`^curl: \\((?:${codes.join('|')})\\)`)])),
  rule('usage', [/^curl: \((?:1|2|3|4|27|43|48)\)/, /^curl: (?:option |no URL |try 'curl --help')/]),
  ...CURL_CODES.map(([kind, exitCode]) => rule(kind, { exitCode })),
  rule('http', { exitCode: [22] }),
])
