import { anyOf, type SetRule } from './rule.js'

/** What a request ends with when the way to the other side is broken. */
const BROKE_OFF =
  '(?:[Ss]ocket|socket hang up|connect E|read E|write E|getaddrinfo|network timeout|Client network|aborted|timed? ?out|ESOCKETTIMEDOUT|ETIMEDOUT|ECONNRESET)'
/** What Go says behind the address that it asked. */
const GO_SAYS =
  '(?:context deadline exceeded|net/http|dial tcp|read tcp|write tcp|http2|EOF|unexpected EOF|stream error|tls: internal error|remote error: tls: internal)'

/** How the libraries of each language tell that a request broke off, and what package managers make of it. */
export const CLIENT_RULES: readonly SetRule[] = [
  {
    kind: 'external.runner.network',
    text: anyOf(
      // JavaScript
      `failed, reason:? ${BROKE_OFF}`,
      'network timeout at: https?://',
      '^TypeError: (?:fetch failed|terminated)$',
      "Timeout awaiting '(?:request|socket|response|connect|secureConnect|lookup)'",
      'Response timeout while trying to fetch https?://',
      `Invalid response body while trying to fetch https?://\\S+: ${BROKE_OFF}`,
      'ERR_STREAM_PREMATURE_CLOSE',
      'ERR_HTTP2_STREAM_ERROR',
      '^Error: aborted$',
      // Python
      'requests\\.exceptions\\.(?:ConnectTimeout|ReadTimeout|ChunkedEncodingError)',
      'requests\\.exceptions\\.(?:ConnectionError|SSLError): .*(?:Connection aborted|timed out|Max retries exceeded|EOF occurred)',
      'urllib3\\.exceptions\\.(?:ProtocolError|NewConnectionError|NameResolutionError)',
      'http\\.client\\.(?:IncompleteRead|RemoteDisconnected)',
      'httpx\\.(?:ConnectTimeout|ReadTimeout|RemoteProtocolError|ReadError|PoolTimeout|WriteError)',
      'aiohttp\\.client_exceptions\\.(?:ServerDisconnectedError|ClientPayloadError|ClientOSError)',
      'socket\\.(?:timeout: |gaierror: )',
      '\\[Errno (?:-2|-3|101|104|110|113)\\] ',
      'The read operation timed out',
      'Connection broken: ',
      // Go
      `(?:Get|Post|Put|Head|Patch|Delete) "?https?://[^ ]+"?: ${GO_SAYS}`,
      'connection error: desc = "transport: ',
      'rpc error: code = (?:Unavailable|DeadlineExceeded)',
      // Java and what is built on it
      'java\\.net\\.(?:NoRouteToHostException|SocketException: (?:Connection reset|Broken pipe|Unexpected end of file))',
      'org\\.apache\\.http\\.(?:conn\\.ConnectTimeoutException|NoHttpResponseException|ConnectionClosedException|TruncatedChunkException)',
      'SSL peer shut down incorrectly',
      'javax\\.net\\.ssl\\.SSLException: (?:Connection reset|Read timed out|SSL peer)',
      'Premature end of (?:Content-Length|chunk coded message|file)',
      'Remote host terminated the handshake',
      'failed to respond$',
      // .NET
      'Unable to read data from the transport connection',
      'Failed to (?:download package|retrieve information about) .* from (?:remote source )?.https?://',
      "The HTTP request to 'GET https?://\\S+ has timed out",
      'HttpRequestException: .*(?:timed out|No such host|Connection reset|Name or service not known|Resource temporarily unavailable|error occurred while sending)',
      // Ruby
      'Errno::(?:ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)',
      'Failed to open TCP connection to \\S+ \\((?:getaddrinfo|Connection timed out|execution expired|Connection reset|Network is unreachable)',
      'SocketError: getaddrinfo',
      'OpenSSL::SSL::SSLError: SSL_connect (?:SYSCALL|returned=5)',
      'Bundler::(?:HTTPError|Fetcher::NetworkDownError)',
      'Could not download gem from https?://',
      // PHP
      'c[Uu][Rr][Ll] error:? \\(?(?:5|6|7|16|18|28|35|52|55|56|92)\\b',
      'php_network_getaddresses: ',
      'failed to open stream: (?:Connection (?:timed out|reset)|HTTP request failed! HTTP/[\\d.]+ (?:5\\d\\d|429))',
      // Rust
      'error sending request for url \\(https?://',
      'Request failed after \\d+ retries',
      'tcp connect error: ',
      'dns error: failed to lookup',
      // Swift and Dart
      'The network connection was lost',
      'NSURLErrorDomain Code=-(?:1001|1003|1004|1005|1009)\\b',
      'A server with the specified hostname could not be found',
      'badResponseStatusCode\\((?:5\\d\\d|429)\\)',
      'SocketException: (?:Failed host lookup|Connection (?:reset|timed out|closed))',
      'Got (?:socket|TLS) error trying to find package',
      "CDN: trunk (?:URL couldn't be downloaded|Repo update failed).*(?:5\\d\\d|[Tt]imeout|[Cc]ould ?n.t (?:connect|resolve)|SSL)",
    ),
  },
  {
    kind: 'external.runner.network',
    text: anyOf(
      // wget, curl, ssh, gpg
      'failed: (?:Connection timed out|Network is unreachable|Temporary failure in name resolution|No route to host|Name or service not known)',
      'awaiting response\\.\\.\\. (?:5\\d\\d|No data received|Read error)',
      'unable to resolve host address',
      'curl: \\((?:5|16|97)\\)',
      'curl: \\(35\\) .*(?:SYSCALL|reset|timed out|timeout|[Uu]nexpected eof|Server aborted|Unknown SSL)',
      'keyserver receive failed: (?:Server indicated a failure|Network error|Connection timed out|No keyserver available|Try again later|Timeout|End of file|Connection refused|General error)',
      '^ssh: Could not resolve hostname ',
      'Connection to \\S+ closed by remote host',
      '^(?:scp: )?lost connection$',
      // packages of the system
      'Failed to download metadata for repo',
      'Cannot find a valid baseurl for repo',
      'No more mirrors to try',
      'Timeout was reached for https?://',
      'Timeout exceeded when accessing',
      'network error \\(check Internet',
      'failed retrieving file .* from .*(?:timed out|too slow|[Cc]ould not resolve|error: 5\\d\\d|Resolving timed)',
      'unable to contact snap store',
      'Failed to fetch https?://\\S+ +(?:Connection failed|Could not connect|Unable to connect|Error reading)',
      // Docker
      'failed to do request: (?:Get|Head|Put|Post) .*(?:timeout|EOF|reset|refused|TLS|deadline)',
      'failed to (?:fetch|get) (?:anonymous|oauth) token: .*(?:5\\d\\d|timeout|EOF|reset|deadline|dial tcp)',
      'failed to copy: httpReadSeeker: failed open: (?:failed to do request|unexpected status.*5\\d\\d)',
      'blob upload unknown',
      'failed commit on ref .*: no response',
      'transport is closing',
      'error during connect: .*(?:EOF|timeout|reset)',
      // clusters
      'the server is currently unable to handle the request',
      'etcdserver: (?:request timed out|leader changed)',
      'Unable to connect to the server: (?:net/http|dial tcp|EOF|read tcp|context deadline|http2)',
      'cluster unreachable: .*(?:i/o timeout|EOF|reset|TLS handshake timeout|deadline exceeded)',
      'cannot be reached: .*(?:timeout|EOF|reset|no such host|50[0234])',
      'Unable to get an update from the ".*" chart repository',
      'the request failed after \\d+ attempts',
      // git
      'batch response: .*(?:[Rr]ate limit|[Ii]nternal|try again|5\\d\\d)',
      'remote: fatal error in commit_refs',
      'remote rejected\\].*\\(Internal Server Error\\)',
      // the rest
      "(?i:can(?:no|')t|could not|couldn't|unable to|failed to) reach (?:the )?\\w*(?: \\w+)? ?(?:at|on|from)? ?[`'\"(]?(?:https?://)?[\\w-]+\\.[\\w.-]*[a-z]{2}",
      "unable to connect to '[^']+' on port \\d+",
      '^ConnectionTimeout$',
      '^operation timed out\\.?$',
      'error inflating zlib stream',
      'java\\.util\\.zip\\.ZipException: (?:error in opening zip file|zip END header not found|Unexpected end)',
      '[Tt]ry (?:pushing|deploying|uploading|publishing|the request|your request) again',
      'TLS error in procedure',
      '^A task was canceled\\.?$',
      'SocketException \\((?:Connection|Broken pipe|Operation timed)',
      'Failed\\. Status: (?:6|7|28|35|52|55|56);',
      'unable to complete request to https?://\\S+ within',
      'could not download .https?://\\S+ \\([Cc]url error (?:6|7|18|28|35|52|55|56|92)\\)',
      '(?:[Tt]ry|[Rr]etry) again (?:later|in (?:a few|a minute|\\d+|some))',
      'The requested URL returned error: 429',
      'Connection refused \\(\\S*githubusercontent\\.com:443\\)',
    ),
  },
]
