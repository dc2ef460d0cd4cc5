import type { SetRule } from './rule.js'

/** Codes by which programs tell that the network broke; a refusal by this very machine is not among them. */
const BROKEN =
  '(?:read |connect |write |getaddrinfo |[Ee]rror: |: |\\(|\\[|\'|"|^)(?:ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_(?:CONNECT_TIMEOUT|SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT))\\b'
const ELSEWHERE = '(?:[02-9a-km-zA-Z]|1(?:[013-9.]|2[0-689.]))'

/** The machine, its network and the services around a job; every kind is transient, because another run gets another machine. */
export const RUNNER_RULES: readonly SetRule[] = [
  {
    kind: 'external.runner.lost',
    text: 'runner: ?.* ?lost communication with the server|[Rr]unner lost communication with the server|The runner was lost|The agent (?:did not|lost)',
  },
  {
    kind: 'external.runner.shutdown',
    text: 'The runner has received a shutdown signal|Runner is shutting down|The job was not acquired by Runner|spot instance.*(?:interrupt|terminat)|preempted',
  },
  {
    kind: 'external.runner.no_space',
    text: '[Nn]o space left on device|\\bENOSPC\\b|There is not enough space on the disk|[Dd]isk quota exceeded|You are running out of disk space',
  },
  {
    kind: 'external.runner.out_of_memory',
    text: '[Oo]ut of memory: Killed process|\\boom-kill|OOMKilled|code 137\\b|exited with 137\\b|code: 137\\b|status 137\\b|status: 137\\b|^(?:.*: line \\d+: +\\d+ )?Killed(?: .*)?$|Killed signal terminated program|signal: killed|\\(signal: 9, SIGKILL|[Cc]annot allocate memory|fatal error: runtime: out of memory|virtual memory exhausted|ResourceExhausted: .*memory',
  },
  {
    kind: 'external.runner.action_download',
    text: "Failed to (?:download|resolve) action|Unable to resolve action download info|Failed to download archive '|Download action repository .* failed|An action could not be found at the URI .*\\(5|Can't use 'tar -xzf' extract archive file: .*_actions",
  },
  {
    kind: 'external.runner.rate_limited',
    text: 'API rate limit (?:already )?exceeded|[Ss]econdary rate limit|rate limit exceeded|(?i:toomanyrequests)|(?:^|[ :(\\[])429(?:[ ,:)\\]]+)?(?:Client Error: )?[Tt]oo [Mm]any [Rr]equests|HTTP/[\\d.]+ 429|HTTP 429|status code:? 429\\b|status: 429\\b|error: 429\\b|responded with 429',
  },
  {
    kind: 'external.runner.unavailable',
    text: 'Cache service responded with (?:5\\d\\d|429)|(?:Failed to|Error).*(?:CreateArtifact|FinalizeArtifact|artifact service).*(?:5\\d\\d|ECONN|ETIMEDOUT|[Tt]imeout)|Response status code does not indicate success: 5\\d\\d|(?:^|[ :(\\["])50[0234](?:[ ,:)\\]-]+)(?:Internal Server Error|Bad [Gg]ateway|Service (?:Temporarily )?Unavailable|Gateway Time-?[Oo]ut|Backend fetch failed)|(?:Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?[Oo]ut)(?:[ :,(]+)50[234]|HTTP/[\\d.]+ 50[234]\\b|HTTP 50[234]\\b|HTTP response code: 50[0234]\\b|status code[:=]? ?50[0234]\\b|status: 50[0234]\\b|status:50[0234]\\b|status=50[0234]\\b|status 50[0234]\\b|StatusCode[:=] ?50[0234]\\b|error code: 50[0234]\\b|returned code 50[0234]|responded with 50[0234]\\b|returned error: 50[0234]|server error \\(5\\d\\d|50[234] Server Error|Unable to load the service index for source|GitHub Actions is (?:currently )?(?:unavailable|experiencing)|Our services aren.t available right now',
  },
  { kind: 'external.runner.network', text: BROKEN },
  {
    kind: 'external.runner.network',
    text: `ECONNREFUSED ${ELSEWHERE}|getaddrinfo ENOTFOUND (?:[^\\s]*\\.)?(?:github|githubusercontent|npmjs|yarnpkg|pypi|pythonhosted|docker|crates|golang|maven|gradle|nuget|rubygems|nodejs|amazonaws|azureedge|windows|microsoft|googleapis)|socket hang up$|Client network socket disconnected before secure TLS connection|net/http: (?:TLS handshake timeout|request canceled)|Client\\.Timeout (?:exceeded|or context)|dial tcp ${ELSEWHERE}\\S*(?: on \\S+)?: (?:i/o timeout|connect: connection (?:refused|timed out|reset)|connect: (?:no route|network is unreachable|cannot assign)|lookup .*(?:no such host|i/o timeout|server misbehaving|try again|[Tt]emporary failure))|dial tcp: (?:i/o timeout|lookup .*(?:i/o timeout|no such host|server misbehaving|[Tt]emporary failure))|read tcp \\S+->\\S+: (?:read: )?(?:connection reset by peer|operation timed out|connection timed out|i/o timeout)`,
  },
  {
    kind: 'external.runner.network',
    text: "Temporary failure in name resolution|[Tt]emporary failure resolving|[Cc]onnection reset by peer|[Cc]onnection timed out(?: - | after|\\.|$|\\)|,| \\[)|SSL_ERROR_SYSCALL|GnuTLS recv error|ReadTimeoutError|ConnectTimeoutError|TimeoutError: The read operation timed out|HTTPSConnectionPool\\(host='[^']*\\.[^']*'.*(?:Read timed out|Max retries exceeded)|Remote end closed connection without response|Gem::RemoteFetcher::(?:FetchError: (?:Errno::E|.*(?:timed out|timeout|reset|refused))|UnknownHostError)|Network error while fetching https?://|Net::(?:OpenTimeout|ReadTimeout)|java\\.net\\.(?:SocketTimeoutException|UnknownHostException)|javax\\.net\\.ssl\\.SSLHandshakeException: Remote host (?:terminated|closed)|curl error (?:6|7|18|28|35|52|55|56|92) while downloading|curl: \\((?:6|7|18|28|52|55|56|92)\\)|The underlying connection was closed|An existing connection was forcibly closed|The operation has timed out|A connection attempt failed because the connected party|No such host is known|The SSL connection could not be established|stream error in the HTTP/2 framing layer|CondaHTTPError: HTTP (?:000|5\\d\\d)|CONNECTION FAILED for url|Failed to connect to \\S+ port \\d+|error 0x80072e|wget: unable to resolve host|Unable to establish SSL connection|Could not resolve host(?:name)?: \\S+|kex_exchange_identification: (?:read: )?[Cc]onnection|ssh: connect to host \\S+ port \\d+: (?:Connection timed out|Connection refused|Network is unreachable)|The requested URL returned error: 5\\d\\d|received unexpected HTTP status: 5\\d\\d",
  },
]
