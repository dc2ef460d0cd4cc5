/** Codes with which programs report an outage of the network or of another machine, whatever they asked for. */
export const OUTAGE_CODES =
  'ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_\\w{1,40}'
/** Those, and codes that mean an outage only of a server that is known to exist: another one may be a mistake of the job. */
export const TRANSPORT_CODES = `${OUTAGE_CODES}|ECONNREFUSED|ENOTFOUND|EPIPE|FETCH_ERROR`

export const REGISTRIES = [
  'github|githubusercontent|npmjs|yarnpkg|pypi|pythonhosted|docker|crates|golang|maven|gradle|nuget',
  'rubygems|nodejs|amazonaws|azureedge|windows|microsoft|googleapis',
].join('|')

/** How many programs say that a server was not reached; `on` of a rule says which program speaks. */
export const NOT_REACHED: readonly RegExp[] = [
  /[Cc]onnection (?:refused|timed out|reset|closed|pool shut down)|waiting for connection from pool/,
  /[Oo]peration timed out|i\/o timeout|TLS handshake timeout|Client\.Timeout/,
  /[Nn]o route to host|[Nn]etwork is unreachable|[Nn]o such host|[Nn]ame resolution|server misbehaving/,
]

/** A server outside of the job: neither this machine nor a private network. */
export const FAR_HOST = new RegExp(
  [
    'https?://(?!localhost|127\\.|0\\.0|10\\.|172\\.|192\\.168\\.|\\[)[\\w*]',
    '\\b[\\w-]{1,60}\\.(?:com|org|net|io|dev|edu|gov|app|cloud|sh)\\b',
    '(?<![\\w.-])(?!127|10\\.|172\\.|192\\.168|0\\.)\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}[:/ ]',
  ].join('|'),
  'i',
)

/**
 * A request for something elsewhere that failed, with words of a transport behind it. Other words do not count: whatever a program
 * cannot use of what it fetched is not an outage.
 */
export const TRANSFER_FAILED = new RegExp(
  [
    "\\b(?:could(?: not|n.t)|cannot|can't|unable to|failed to|failure to|error) ",
    '(?:transfer|fetch(?:ing)?|download(?:ing)?|retriev(?:e|ing)|upload(?:ing)?|pull(?:ing)?|(?:make|send) (?:a |the )?request)\\b.{0,400}',
    `(?:\\b(?:(?:dis)?connect\\w{0,6}|socket|stream|transfer closed|timed? ?out|timeout|reset|hang up|closed|aborted|interrupted|ended before|incomplete|eof|handshake|network|unreachable|gateway|unavailable|dns|(?:un)?resolved?|5\\d\\d)\\b|\\b(?:${TRANSPORT_CODES})\\b)`,
  ].join(''),
  'i',
)

/** Refusals with a reason, wrong requests, contents that are not those that were expected, and pointers to documentation. */
export const FOR_A_REASON = new RegExp(
  [
    '\\b(?:40[0-57-9]|41\\d|42[0-46-8]|451)\\b|not found|denied|forbidden|unauthori[sz]ed|certificate|credential|invalid|unknown (?:option|flag)',
    '\\bx509|\\bpkix|checksum|\\bhash|digest|integrity|signature|mismatch|blocked|offline mode|unsupported|unexpected (?:token|char|type|key|field|value)',
    'missing|required|no such (?!host)|does not exist|already exists|too (?:large|long|big|old|new)|\\bgone\\b|\\btoken\\b|permission|EACCES|EPERM|ENOSPC|not (?:allowed|permitted|supported|a valid)',
    'must be|deprecated|assert|\\bexpect|\\bparse|syntax|schema|malformed|\\b(?:see|docs?|documentation|more|visit|refer|guide)\\b.{0,60}https?:',
  ].join('|'),
  'i',
)
