import { rulesOf } from './rule.js'

/** Lines of docker itself; a script may also run other programs. */
const SAYS =
  /^(?:(?:docker: )?Error response from daemon|(?:#\d+ (?:.* )?)?ERROR|Error|error pulling image .*|failed to \w+): /

export const DOCKER_RULES = rulesOf('docker', [
  {
    kind: 'daemon_unavailable',
    text: [
      /[Cc]annot connect to the [Dd]ocker daemon/,
      /^error during connect: /,
      /[Pp]ermission denied while trying to connect to the [Dd]ocker (?:daemon socket|API)/,
      /[Ff]ailed to connect to the [Dd]ocker API/,
    ],
  },
  { kind: 'rate_limited', text: [/^toomanyrequests: /] },
  { kind: 'rate_limited', on: SAYS, text: [/toomanyrequests/i, /429 Too Many Requests/i, /pull rate limit/i] },
  { kind: 'auth', text: [/^(?:denied|unauthorized): /, /^invalid from flag value .*: pull access denied/] },
  {
    kind: 'auth',
    on: SAYS,
    text: [
      /pull access denied/i,
      /access denied for/i,
      /denied: /i,
      /unauthorized(?::|$)/i,
      /authentication required/i,
      /no basic auth credentials/i,
      /401 Unauthorized/i,
      /403 Forbidden/i,
      /incorrect username or password/i,
    ],
  },
  { kind: 'no_space', on: SAYS, needsTool: true, text: [/no space left on device/] },
  { kind: 'missing_file', text: [/^unable to (?:prepare context|evaluate symlinks in Dockerfile path)/] },
  {
    kind: 'missing_file',
    on: SAYS,
    text: [
      /failed to read dockerfile/,
      /failed to compute cache key: .*not found/,
      /(?:COPY|ADD) failed: .*(?:no such file or directory|not found)/,
    ],
  },
  {
    kind: 'not_found',
    on: SAYS,
    text: [
      /manifest unknown/i,
      /No such (?:container|image|object|volume)/i,
      /name unknown/i,
      /manifest for \S+ not found/i,
      /\S+: not found$/i,
      /repository .* not found/i,
      /(?:network|volume) \S+ not found/i,
    ],
  },
  {
    kind: 'server_error',
    on: SAYS,
    text: [
      /received unexpected HTTP status: (?<status_code>5\d\d)/i,
      /50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)/i,
    ],
  },
  {
    kind: 'tls',
    on: SAYS,
    text: [/x509: /, /tls: (?:failed|handshake failure|bad certificate)/, /server gave HTTP response to HTTPS client/],
  },
  {
    kind: 'network',
    on: SAYS,
    text: [
      /no such host/,
      /connection refused/,
      /connection reset by peer/,
      /i\/o timeout/,
      /TLS handshake timeout/,
      /Client\.Timeout exceeded/,
      /network is unreachable/,
      /no route to host/,
      /temporary failure in name resolution/,
      /unexpected EOF/,
      /server misbehaving/,
    ],
  },
  { kind: 'port_in_use', on: SAYS, text: [/port is already allocated/, /: bind: address already in use/] },
  {
    kind: 'conflict',
    on: SAYS,
    text: [/[Tt]he container name "?(?<container>[^"\s]+)"? is already in use/, /Conflict\. /],
  },
  {
    kind: 'platform',
    on: SAYS,
    text: [/no matching manifest for/, /exec format error/, /does not match the (?:specified|detected host) platform/],
  },
  {
    kind: 'command_not_found',
    on: SAYS,
    exitCode: 127,
    text: [/executable file not found in \$PATH/, /OCI runtime create failed/],
  },
  {
    kind: 'build_failed',
    on: SAYS,
    around: true,
    text: [
      /failed to solve/,
      /did not complete successfully: exit code: (?<command_exit_code>\d+)/,
      /dockerfile parse error/,
    ],
  },
  { kind: 'build_failed', around: true, text: [/^The command .* returned a non-zero code: \d+/] },
  { kind: 'killed', exitCode: 137 },
  { kind: 'daemon_error', around: true, text: [/^(?:docker: )?Error response from daemon: /] },
])

/** The reason of the server follows `Error from server` in brackets. */
export const KUBECTL_RULES = rulesOf('kubectl', [
  {
    kind: 'not_configured',
    text: [
      /^The connection to the server (?:localhost|127\.0\.0\.1):8080 was refused/,
      /^error: (?:no configuration has been provided|current-context is not set)/,
      /^error: (?:context .* does not exist|stat .*kubeconfig|Missing or incomplete configuration)/,
      /connect to the server: dial tcp (?:127\.0\.0\.1|\[::1\]):8080/,
    ],
  },
  {
    kind: 'auth',
    text: [
      /^Error from server \((?:Unauthorized)\)/,
      /^error: You must be logged in to the server/,
      /getting credentials: exec: /,
    ],
  },
  { kind: 'forbidden', text: [/^Error from server \((?:Forbidden)\)/] },
  { kind: 'tls', text: [/^Unable to connect to the server: (?:tls: |x509: )/] },
  {
    kind: 'network',
    text: [
      /^Unable to connect to the server: /,
      /^The connection to the server \S+ was refused/,
      /^error: .*(?:TLS handshake timeout|i\/o timeout|http2: client connection lost)/,
      /^E\d{4} .*couldn.t get current server API group list: .*(?:timeout|refused|EOF)/,
    ],
  },
  {
    kind: 'unavailable',
    text: [
      /^Error from server \((?:ServerTimeout|ServiceUnavailable|InternalError|(?:Gateway)?Timeout|TooManyRequests)\)/,
      /etcdserver: (?:request timed out|leader changed)/,
      /the server is currently unable to handle the request/,
    ],
  },
  {
    kind: 'not_found',
    text: [/^Error from server \((?:NotFound)\)/, /the server doesn.t have a resource type/, /no matches for kind /],
  },
  { kind: 'conflict', text: [/^Error from server \((?:Conflict|AlreadyExists)\)/] },
  {
    kind: 'invalid',
    text: [
      /^Error from server \((?:BadRequest|Invalid|MethodNotAllowed|UnsupportedMediaType)\)/,
      /^The \w+ ".*" is invalid: /,
      /error validating (?:data|")/,
      /^error: (?:error parsing|unable to decode) /,
      /strict decoding error/,
    ],
  },
  { kind: 'missing_file', text: [/^error: the path ".*" does not exist/, /^error: must specify one of -f and -k/] },
  {
    kind: 'rollout',
    needsTool: true,
    text: [/^error: (?:timed out waiting for the condition|deployment .* exceeded its progress deadline)/],
  },
  {
    kind: 'usage',
    needsTool: true,
    text: [/^(?:[Ee]rror: unknown (?:command|flag|shorthand flag)|unknown (?:flag|command))/],
  },
])

/** The command-line tool prints the code in brackets, SDKs print it after a word. */
const CODED = /[Aa]n error occurred \(\w+\) when calling|A client error \(\w+\) occurred|\b(?:api error|Code:) \w/

export const AWS_RULES = rulesOf('aws', [
  {
    kind: 'rate_limited',
    on: CODED,
    text: [
      /[ (](?<code>Throttl\w*|RequestLimitExceeded|TooManyRequests\w*|SlowDown)\b/,
      /[ (](?<code>ProvisionedThroughputExceeded\w*|LimitExceededException|EC2ThrottledException)\b/,
    ],
  },
  {
    kind: 'rate_limited',
    text: [/\bThrottling(?:Exception)?: Rate exceeded/, /\(reached max retries: \d+\): Rate exceeded/],
  },
  {
    kind: 'server_error',
    on: CODED,
    text: [/[ (](?<code>Internal\w*|ServiceUnavailable\w*|ServerException|ServiceException|Unavailable|50[023])\b/],
  },
  {
    kind: 'network',
    text: [
      /Could not connect to the endpoint URL/,
      /(?:Connect|Read) timeout on endpoint URL/,
      /Connection was closed before we received a valid response from endpoint/,
      /Failed to establish a new connection to endpoint/,
      /EndpointConnectionError/,
    ],
  },
  {
    kind: 'auth',
    on: CODED,
    text: [
      /[ (](?<code>ExpiredToken\w*|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch)\b/,
      /[ (](?<code>AuthFailure|InvalidAccessKeyId|InvalidToken|RequestExpired|InvalidIdentityToken)\b/,
    ],
  },
  {
    kind: 'auth',
    text: [
      /Unable to locate credentials/,
      /The config profile \(.*\) could not be found/,
      /Partial credentials found/,
      /Could not load credentials from any providers/,
      /Not authorized to perform sts:AssumeRole/,
      /security token included in the request is (?:invalid|expired)/,
    ],
  },
  {
    kind: 'forbidden',
    on: CODED,
    text: [/[ (](?<code>AccessDenied\w*|UnauthorizedOperation|Forbidden|403|AuthorizationError)\b/],
  },
  { kind: 'forbidden', text: [/is not authorized to perform: \S+/] },
  {
    kind: 'not_found',
    on: CODED,
    text: [/[ (](?<code>NoSuch\w+|\w*NotFound\w*|404|ResourceNotFoundException|RepositoryNotFoundException)\b/],
  },
  {
    kind: 'conflict',
    on: CODED,
    text: [/[ (](?<code>\w*AlreadyExists\w*|\w*Conflict\w*|BucketAlreadyOwnedByYou|ResourceInUseException)\b/],
  },
  {
    kind: 'invalid',
    on: CODED,
    text: [/[ (](?<code>Validation\w*|Invalid\w*|Malformed\w*|Missing\w*|BadRequest\w*|ParamValidation\w*|400)\b/],
  },
  {
    kind: 'usage',
    text: [
      /^usage: aws \[options\]/,
      /^Parameter validation failed/,
      /^You must specify a region/,
      /^aws: error: /,
      /^Unknown options: /,
    ],
  },
  { kind: 'error', on: CODED, needsTool: true, text: [/[ (](?<code>\w+)\) when calling the \w+ operation/] },
])

/** Terraform wraps messages in a frame of `│`, so a line may hold only a part of a sentence. */
const ERROR = /^(?:[│|] )?Error: /

export const TERRAFORM_RULES = rulesOf('terraform', [
  { kind: 'locked', on: ERROR, text: [/Error acquiring the state lock/] },
  {
    kind: 'rate_limited',
    text: [
      /(?:error|Error).*(?:RequestLimitExceeded|TooManyRequestsException)/,
      /(?:error|Error).*Throttling(?:Exception)?: Rate exceeded/,
    ],
  },
  {
    kind: 'server_error',
    text: [
      /registry\.terraform\.io.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
      /releases\.hashicorp\.com.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
      /provider registry.*\b(?:status code |returned )?(?<status_code>50[0234])\b/,
      /the registry responded with .*50[0234]/,
      /\b(?<status_code>50[0234]) [A-Z][\w -]+ returned from \S/,
    ],
  },
  {
    kind: 'network',
    text: [
      /[Cc]ould not connect to registry\.terraform\.io/,
      /Failed to request discovery document/,
      /could not query provider registry for .*(?:request failed|dial tcp|net\/http)/,
      /registry\.terraform\.io\S*": (?:dial tcp|net\/http|context deadline|read tcp|EOF)/,
      /releases\.hashicorp\.com.*(?:dial tcp|timeout|EOF|reset)/,
    ],
  },
  {
    kind: 'auth',
    on: ERROR,
    text: [
      /No valid credential sources found/,
      /error configuring S3 Backend: no valid credential/,
      /Invalid provider configuration/,
      /Required token could not be found/,
    ],
  },
  { kind: 'auth', text: [/ExpiredToken: /, /InvalidClientTokenId/] },
  {
    kind: 'not_found',
    text: [
      // Long sentences are wrapped, so a part must be enough to match.
      /provider registry \S+ does not have|does not have a provider named/,
      /no available releases match the given constraints/,
      /Module not found/,
      /Could not download module/,
    ],
  },
  { kind: 'lockfile', on: ERROR, text: [/Inconsistent dependency lock file/] },
  { kind: 'lockfile', text: [/doesn't match any of the checksums/, /Required plugins are not installed/] },
  {
    kind: 'invalid',
    on: ERROR,
    text: [
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
    ],
  },
  {
    kind: 'already_exists',
    needsTool: true,
    text: [/^Error: .*already exists/, /AlreadyOwnedByYou/, /EntityAlreadyExists/],
  },
  {
    kind: 'initialise',
    on: ERROR,
    text: [/Backend initialization required/, /Could not load plugin/],
  },
])

/** apt prints errors with `E:`, warnings with `W:`, and failed downloads as `Err:3 ADDRESS` with the reason in the next line. */
const FETCH = /^(?:E|W): Failed to fetch \S+ +/

export const APT_RULES = rulesOf('apt', [
  {
    kind: 'locked',
    text: [
      /Could not get lock \/var\/(?:lib|cache)\//,
      /Unable to acquire the dpkg frontend lock/,
      /Unable to lock (?:directory|the administration directory)/,
      /dpkg: error: .*is locked by another process/,
    ],
  },
  { kind: 'permission', text: [/^E: Could not open lock file .*Permission denied/, /are you root\?$/] },
  { kind: 'mirror_sync', text: [/Hash Sum mismatch/, /File has unexpected size/, /Mirror sync in progress/] },
  { kind: 'not_found', on: FETCH, text: [/(?<status_code>404)/] },
  { kind: 'not_found', text: [/^404 +Not Found \[IP/] },
  { kind: 'auth', on: FETCH, text: [/(?<status_code>401|403)/] },
  { kind: 'rate_limited', on: FETCH, text: [/(?<status_code>429)/] },
  { kind: 'server_error', on: FETCH, text: [/(?<status_code>5\d\d)/] },
  { kind: 'server_error', text: [/^5\d\d +[A-Z][A-Za-z -]+\[IP/] },
  {
    kind: 'signature',
    text: [
      /^(?:E|W): (?:GPG error|The repository .* is not signed|.*NO_PUBKEY|.*EXPKEYSIG)/,
      /^E: The repository .* no longer has a Release file/,
    ],
  },
  {
    kind: 'network',
    on: FETCH,
    text: [
      /(?:Temporary failure resolving|Could not resolve|Could not connect)/,
      /(?:Connection (?:failed|timed out|refused|reset)|Unable to connect)/,
      /(?:Cannot initiate the connection|Connection closed|Undetermined Error|TLS|handshake)/,
    ],
  },
  {
    kind: 'network',
    text: [
      /^(?:E|W|Err:\d+)?:? ?(?:Temporary failure resolving|Could not connect to \S+:\d+ \()/,
      /^(?:E|W|Err:\d+)?:? ?Cannot initiate the connection to/,
      /^(?:E|W|Err:\d+)?:? ?(?:Unable to connect to \S+:(?:https?|\d+):|Connection timed out \[IP)/,
      /^(?:E|W|Err:\d+)?:? ?Could not resolve '/,
      /^E: Some index files failed to download/,
    ],
  },
  {
    kind: 'not_found',
    text: [
      /^E: (?:Unable to locate package|Package '.*' has no installation candidate)/,
      /^E: (?:Version '.*' for '.*' was not found|Couldn't find any package)/,
      /^E: The repository .* does not have a Release file/,
    ],
  },
  {
    kind: 'dependency_conflict',
    text: [
      /^E: (?:Unable to correct problems, you have held broken packages|Unmet dependencies|Broken packages)/,
      /^The following packages have unmet dependencies/,
    ],
  },
  { kind: 'no_space', needsTool: true, text: [/^E: You don't have enough free space in/] },
  {
    kind: 'install_failed',
    around: true,
    text: [/^E: Sub-process \/usr\/bin\/dpkg returned an error code/, /^dpkg: error processing/],
  },
  { kind: 'usage', text: [/^E: (?:Command line option .* is not understood|Invalid operation)/] },
])

/** curl documents its exit codes; with --fail the message has the status. `curl: (n)` excludes exit codes of other programs. */
export const CURL_RULES = rulesOf('curl', [
  { kind: 'auth', text: [/^curl: \((?:22|56)\).*error: (?<status_code>401|403|407)/] },
  { kind: 'not_found', text: [/^curl: \((?:22|56)\).*error: (?<status_code>404|410)/] },
  { kind: 'rate_limited', text: [/^curl: \((?:22|56)\).*error: (?<status_code>429)/] },
  { kind: 'server_error', text: [/^curl: \((?:22|56)\).*error: (?<status_code>5\d\d)/] },
  { kind: 'http', text: [/^curl: \((?:22|56)\).*error: (?<status_code>\d{3})/] },
  { kind: 'dns', text: [/^curl: \((?:5|6)\)/] },
  { kind: 'connect', text: [/^curl: \((?:7)\)/] },
  { kind: 'timeout', text: [/^curl: \((?:28)\)/] },
  { kind: 'certificate', text: [/^curl: \((?:51|58|60|77|82|83|90|91)\)/] },
  {
    kind: 'network',
    text: [
      /^curl: \((?:35)\).*(?:SSL_ERROR_SYSCALL|Connection (?:was )?reset|Operation timed out)/,
      /^curl: \((?:35)\).*(?:unexpected eof|Recv failure|[Ss]erver aborted the SSL handshake)/,
    ],
  },
  { kind: 'tls', text: [/^curl: \((?:35|53|54|59|64|66|80)\)/] },
  { kind: 'network', text: [/^curl: \((?:16|18|52|55|56|92|95|96)\)/] },
  { kind: 'auth', text: [/^curl: \((?:67)\)/] },
  { kind: 'redirects', text: [/^curl: \((?:47)\)/] },
  { kind: 'write', text: [/^curl: \((?:23)\)/] },
  { kind: 'read', text: [/^curl: \((?:26)\)/] },
  { kind: 'missing_file', text: [/^curl: \((?:37|78)\)/] },
  { kind: 'too_large', text: [/^curl: \((?:63)\)/] },
  { kind: 'usage', text: [/^curl: \((?:1|2|3|4|27|43|48)\)/, /^curl: (?:option |no URL |try 'curl --help')/] },
  { kind: 'dns', exitCode: [5, 6] },
  { kind: 'connect', exitCode: [7] },
  { kind: 'http', exitCode: [22] },
  { kind: 'timeout', exitCode: [28] },
  { kind: 'tls', exitCode: [35] },
  { kind: 'redirects', exitCode: [47] },
  { kind: 'network', exitCode: [18, 52, 55, 56, 92] },
  { kind: 'certificate', exitCode: [51, 58, 60, 77] },
  { kind: 'write', exitCode: [23] },
  { kind: 'read', exitCode: [26] },
  { kind: 'missing_file', exitCode: [37, 78] },
  { kind: 'too_large', exitCode: [63] },
  { kind: 'auth', exitCode: [67] },
])
