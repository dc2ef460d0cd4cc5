import { rule, type SetRule } from './rule.js'

const BEFORE = `(?:read |connect |write |getaddrinfo |[Ee]rror: |: |\\(|\\[|'|"|^)`
/** An address of another machine; a failure of 127.0.0.1, localhost or [::1] is not an outage. */
const FAR = '(?:[02-9a-km-zA-Z]|1(?:[013-9.]|2[0-689.]))\\S*'
const REGISTRIES = [
  'github|githubusercontent|npmjs|yarnpkg|pypi|pythonhosted|docker|crates|golang|maven|gradle|nuget',
  'rubygems|nodejs|amazonaws|azureedge|windows|microsoft|googleapis',
].join('|')
const NO_ANSWER = 'no such host|i/o timeout|server misbehaving|try again|[Tt]emporary failure'
const ASKED = '(?:Get|Post|Put|Head|Patch|Delete) "?https?://[^ ]+"?'

/** A server outside of the job: neither this machine nor a private network. */
const FAR_HOST = new RegExp(
  [
    'https?://(?!localhost|127\\.|0\\.0|10\\.|172\\.|192\\.168\\.|\\[)[\\w*]',
    '\\b[\\w-]{1,60}\\.(?:com|org|net|io|dev|edu|gov|app|cloud|sh)\\b',
    '(?<![\\w.-])(?!127|10\\.|172\\.|192\\.168|0\\.)\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}[:/ ]',
  ].join('|'),
  'i',
)
/** Refusals with a reason, wrong requests, and pointers to documentation. */
const FOR_A_REASON = new RegExp(
  [
    '\\b40[0-57-9]\\b|not found|denied|forbidden|unauthori[sz]ed|certificate|credential|invalid|unknown (?:option|flag)',
    'must be|deprecated|assert|\\bexpect|\\b(?:see|docs?|documentation|more|visit|refer|guide)\\b.{0,60}https?:',
  ].join('|'),
  'i',
)

/** Messages about the network: general ones, then those of tools, of libraries and of package managers. */
export const NETWORK_RULES: readonly SetRule[] = [
  // Lines that name a server which was not reached or broke off.
  rule('network', { inWords: true, on: FAR_HOST, unless: FOR_A_REASON }, [
    /\btime(?:d|s)?[ -]?out\b|\bdeadline exceeded\b/i,
    /\b(?:connection|request|stream|socket|transfer|handshake|server|host|peer)\b.{0,60}\b(?:resets?|refused|closed)\b/i,
    /\b(?:connection|request|stream|socket|transfer|handshake|server|host|peer)\b.{0,60}\b(?:aborted|lost|dropped)\b/i,
    /\b(?:connection|request|transfer|handshake|download|server)\b.{0,60}\b(?:terminated|interrupted|failure|broken)\b/i,
    /\bEOF\b|unexpected end of (?:file|stream|data)|\btruncated\b|\bincomplete (?:read|download|response|chunk)/i,
    /\bunreachable\b(?! code)|\bno route\b|\bnetwork (?:error|failure|problem|issue)\b|\btemporar(?:y|ily)\b|\bbroken pipe\b/i,
    /\b(?:can(?:no|')t|cannot|could(?: not|n't)|unable to|failed to) (?:connect|create (?:a )?connection|reach|resolve(?! dependenc)|establish|contact)\b/i,
  ]),
  // Lines that name no server.
  rule('network', { inWords: true, unless: FOR_A_REASON }, [
    /\bconnection (?:was |has been )?(?:reset|aborted|lost|dropped)\b|\bother side closed\b|\bforcibly closed\b/i,
    /(?:tls|ssl)\b.{0,20}\bhandshake (?:fail|time|error|did not)/i,
    /\b(?:remote|server|peer)(?: \w+){0,2} (?:closed|disconnected|hung up|dropped|terminated)\b/i,
    /\bclosed by (?:the )?(?:remote|server|peer|foreign)\b|\bno such host is known\b/i,
    /^(?:\w+: )*(?:network is unreachable|no route to host)\.?$/i,
    /\b(?:download|fetch|upload|transfer|pull)(?:s|ed|ing)?\b.{0,100}\b(?:timed? ?out|timeout|interrupted|truncated)\b/i,
    /\b(?:timed? ?out|timeout|interrupted|truncated)\b.{0,60}\b(?:download|fetch|upload|pull)(?:s|ing)?\b/i,
    /\brequest (?:failed|error)\b.{0,40}\btimed? ?out\b|\b\d+ out of \d+ bytes received\b/i,
    /\b(?:feed|registry|mirror|index|api)\b.{0,40}\bunavailable\b|\bunable to connect to the (?:remote )?server\b/i,
    /\brequest to https?:\S+ failed\b/i,
  ]),
  // Incomplete downloads.
  rule('network', [
    /\b(?:download|archive|tarball)\b.{0,60}\b(?:incomplete|corrupt(?:ed)?|damaged)\b/i,
    /\bdownload\w* (?:was |is |has been )?truncated\b/i,
    /^(?:tar|gzip|xz|unzip|bzip2|zstd|zlib|lzma|tarfile|zipfile)\b.*(?:unexpected e|truncated|not in gzip|zipfile dir)/i,
    /end-of-central-directory signature not found|unexpected end-of-file|\bpremature (?:eof|end of)\b/i,
    /\bbad pack header\b|did not send all necessary objects|unexpected disconnect/i,
    /https?:\/\/\S+\.(?:tgz|tar\.gz|zip|whl|gem|jar): (?:invalid (?:tar|distance|block)|incorrect header)/,
    /java\.util\.zip\.ZipException: (?:error in opening zip file|zip END header not found|Unexpected end)/,
    /error inflating zlib stream|^Found incorrect download: |Bytes read \d+ but wanted \d+|Tried to reconnect at offset/,
  ]),
  // Names and codes of errors.
  rule('network', [
    new RegExp(`${BEFORE}(?:ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)\\b`),
    new RegExp(`${BEFORE}(?:ERR_SOCKET_TIMEOUT|UND_ERR_(?:CONNECT_TIMEOUT|SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT))\\b`),
    /ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP2_STREAM_ERROR|Premature close$|socket hang up$/,
    new RegExp(`ECONNREFUSED ${FAR}`),
    new RegExp(`getaddrinfo ENOTFOUND (?:\\S*\\.)?(?:${REGISTRIES})`),
    /(?:^|[Ee]rror: )Connect Timeout Error\b/,
    /Client network socket disconnected before secure TLS connection/,
    /net\/http: (?:TLS handshake timeout|request canceled)|Client\.Timeout (?:exceeded|or context)/,
    new RegExp(`dial tcp ${FAR}(?: on \\S+)?: (?:connect: connection (?:refused|timed out|reset)|i/o timeout)`),
    new RegExp(`dial tcp ${FAR}(?: on \\S+)?: connect: (?:no route|network is unreachable|cannot assign)`),
    new RegExp(`dial tcp(?: ${FAR}(?: on \\S+)?)?: (?:i/o timeout|lookup .*(?:${NO_ANSWER}))`),
    /(?:read|write) tcp \S+->\S+: (?:\w+: )?(?:connection reset|i\/o timeout|use of closed)/,
    /(?:read|write) tcp \S+->\S+: (?:\w+: )?(?:operation|connection) timed out/,
    new RegExp(`${ASKED}: (?:context deadline exceeded|net/http|(?:dial|read|write) tcp|http2|stream error)`),
    new RegExp(`${ASKED}: (?:(?:unexpected )?EOF|(?:remote error: )?tls: internal)`),
    /stream error: stream ID \d+; (?:INTERNAL_ERROR|PROTOCOL_ERROR|CANCEL|REFUSED_STREAM)|http2: (?:server sent GOAWAY|client conn)/,
    /rpc error: code = (?:Unavailable|DeadlineExceeded)|connection error: desc = "transport: |transport is closing/,
    /error reading from server: EOF|io: read\/write on closed pipe/,
    /[Tt]emporary failure (?:in name resolution|resolving)|[Uu]nable to resolve host\b/,
    /Could not resolve host(?:name)?:? \S+|: unknown host(?:$|\.| caused by)|Unknown host: [\w-]+\.\w|SocketError: getaddrinfo/,
    /[Cc]onnection reset by peer|(?:: |> )Connection reset(?:$| ->| \(\d+ms)/,
    /[Cc]onnection timed out(?: - | after|\.|$|\)|,| \[| \()/,
    /(?:[Cc]onnect|Read) timed out(?:$| ->|\)|,| and referenced by)/,
    /SSL_ERROR_SYSCALL|GnuTLS recv error|SSL_connect (?:SYSCALL|returned=5)|SSL peer shut down incorrectly/,
    /EOF occurred in violation of protocol|[Uu]nexpected eof while reading|Unable to establish SSL connection/,
    // What libcurl says for its codes.
    /\b(?:Failure when receiving data from the peer|Failed sending data to the peer|SSL connect error|Server returned nothing \(|Transferred a partial file)/,
    /(?:c[Uu][Rr][Ll]|Curl|Download) error:? \(?(?:5|6|7|16|18|28|35|52|55|56|92)\b/,
    /curl: \((?:5|6|7|16|18|28|52|55|56|92|97)\)/,
    /curl: \(35\) .*(?:SYSCALL|reset|timed out|timeout|[Uu]nexpected eof|Server aborted|Unknown SSL)/,
    /Failed\. Status: (?:6|7|28|35|52|55|56);|error 0x80072e|WinHttp\w+: 12\d{3}/,
    /NSURLErrorDomain Code=-(?:1001|1003|1004|1005|1009)\b|server with the specified hostname could not be found/,
    /\[Errno (?:-2|-3|101|104|110|113)\] |Errno::(?:ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/,
  ]),
  // Libraries.
  rule('network', [
    /\b(?:Connect|Connection|Read|Socket|Pool)Timeout(?:Error|Exception)?\b(?:: |\(|$)|(?:Read|Connect)TimeoutError/,
    /\b(?:RemoteDisconnected|ServerDisconnectedError|ConnectionResetError|ChunkedEncodingError|IncompleteRead\()/,
    /urllib3\.exceptions\.(?:ProtocolError|NewConnectionError|NameResolutionError)|httpx\.(?:RemoteProtocol|Read)Error/,
    /HTTPSConnectionPool\(host='[^'.]*\.[^']*'.*(?:Read timed out|Max retries exceeded)/,
    /requests\.exceptions\.(?:ConnectionError|SSLError): .*(?:aborted|timed out|Max retries|EOF occurred)/,
    /aiohttp\.client_exceptions\.Client(?:Payload|OS)Error|socket\.(?:timeout: |gaierror: )/,
    /The (?:read )?operation (?:has )?timed out|Remote end closed connection/,
    /urlopen error .*(?:timed out|[Tt]emporary failure|[Cc]onnection (?:reset|refused))/,
    /java\.net\.(?:SocketTimeout|UnknownHost|NoRouteToHost)Exception|failed to respond$/,
    /org\.apache\.http\.(?:conn\.ConnectTimeout|NoHttpResponse|ConnectionClosed|TruncatedChunk)Exception/,
    /Net::(?:OpenTimeout|ReadTimeout)|Failed to open TCP connection to \S+ \((?:getaddrinfo|Connection|execution|Net)/,
    /A connection attempt failed because the connected party|\b(?:ConnectFailure \(|NameResolutionFailure\b)/,
    /The SSL connection could not be established|An error occurred while sending the request\.?(?:$| --->)/,
    /Unable to read data from the transport connection|^A task was canceled\.?$/,
    /^(?:TypeError: )?fetch failed$|^TypeError: terminated$|Error: timeout of \d+ms exceeded$|\bError: aborted$/,
    /Timeout awaiting '(?:request|socket|response|connect|secureConnect|lookup)'/,
    /Invalid response body while trying to fetch https?:\/\//,
    /error (?:sending request for url|trying to connect: |decoding response body$)|client error \(Connect\)/,
    /connection closed before message completed|tcp connect error: |dns error: failed to lookup/,
    /Caused by: (?:operation timed out|connection (?:closed|reset|refused|error)|error (?:decoding|sending))/,
    /caused by: (?:error reading from socket|timed out|\[28\])|─▶ operation timed out$|^operation timed out\.?$/,
    /php_network_getaddresses: |failed to open stream: (?:Connection (?:timed|reset)|HTTP request.* (?:5\d\d|429))/,
    /SocketException:? \(?(?:Failed host lookup|Connection|Broken pipe|Operation timed)/,
  ]),
  // Programs.
  rule('network', [
    /Gem::RemoteFetcher::(?:UnknownHostError|FetchError: (?:Errno::E|.*(?:timed out|timeout|reset|refused)))/,
    /Bundler::(?:HTTPError|Fetcher::NetworkDownError)|Could not (?:download gem|fetch specs) from https?:\/\//,
    /Unable to download data from https?:\/\/\S+ - (?:no such name|timed out|Net::|Errno::E|[Cc]onnection|too many)/,
    /Could not reach any registry endpoint|CondaHTTPError: HTTP (?:000|5\d\d)|SERVER ERROR: .* url=https?:\/\//,
    /Failed to connect to \S+ port \d+|awaiting response\.\.\. (?:5\d\d|No data received|Read error)/,
    /kex_exchange_identification: (?:read: )?[Cc]onnection|ssh_exchange_identification: |client_loop: send disc/,
    /ssh: connect to host \S+ port \d+: (?:Connection (?:timed out|refused)|Network is unreachable)/,
    /^(?:scp: )?lost connection$|rsync error: timeout in data|rsync: .*Broken pipe/,
    /The requested URL returned error ?: (?:5\d\d|429)|received unexpected HTTP status: 5\d\d/,
    /All mirrors were tried|No more mirrors to try|cannot download source from any mirror|Operation too slow\. Less/,
    /Failed to download metadata for repo|Cannot find a valid baseurl for repo|unable to contact snap store/,
    /failed retrieving file \S+ from .*(?:timed|too slow|[Cc]ould not resolve|error: 5\d\d)/,
    /Failed to fetch https?:\/\/\S+ +(?:Connection failed|Could not connect|Unable to connect|Error reading)/,
    /keyserver receive failed: (?:Server|Network|Connection|No keyserver|Try again|Timeout|End of file|General)/,
    /unable to download ['‘]https?:\/\/\S+['’]: (?:Couldn't resolve|Timeout|.*\((?:6|7|18|28|35|52|55|56|92)\))/,
    /^:(?:timeout|closed|econnrefused|econnreset|ehostunreach|nxdomain)$/,
    /\{:?failed_connect, *\[|^! Failed to fetch distribution \S|^\[12\] SSL error: /,
    /could not download file from 'https?:\/\/|unable to complete request to https?:\/\/\S+ within/,
    /Failed to (?:download package|retrieve information about) .* from (?:remote source )?.https?:\/\//,
    /badResponseStatusCode\((?:5\d\d|429)\)|Got (?:socket|TLS) error trying to find package/,
    /CDN: trunk (?:URL couldn't be downloaded|Repo update failed).*(?:5\d\d|imeout|ould ?n.t|SSL)/,
    /failed to (?:fetch|get) (?:anonymous|oauth) token: .*(?:5\d\d|timeout|EOF|reset|deadline|dial tcp)/,
    /failed to copy: httpReadSeeker: failed open: (?:failed to do request|unexpected status.*5\d\d)/,
    /blob upload unknown|failed to register layer: .*unexpected EOF|failed commit on ref .*: no response|error during connect: .*(?:EOF|timeout|reset)/,
    /the server is currently unable to handle the request|etcdserver: (?:request timed out|leader changed)/,
    /cluster unreachable: .*(?:i\/o timeout|EOF|reset|TLS handshake timeout|deadline exceeded)/,
    /cannot be reached: .*(?:timeout|EOF|reset|no such host|50[0234])/,
    /Unable to get an update from the ".*" chart repository|the request failed after \d+ attempts/,
    /Request failed after \d+ retries|batch response: .*(?:[Rr]ate limit|[Ii]nternal|try again|5\d\d)/,
    /remote: fatal error in commit_refs|remote rejected\].*\(Internal Server Error\)|TLS error in procedure/,
    /[Tt]ry (?:pushing|deploying|uploading|publishing|the request|your request) again/,
    /(?:[Tt]ry|[Rr]etry) again (?:later|in (?:a few|a minute|\d+|some))/,
  ]),
]
