import { rule, type SetRule } from './rule.js'

/** Words that begin the last line of most programs that fail. */
const GIVES_UP = /(?:error|fatal|exception|failed|failure|abort\w*|unable|panic)\b|^[✗✘✖❌] /i

const CANNOT = "\\b(?:unable to|could(?: not|n.t)|cannot|can not|can't|failed to) "

/** Lines that only say that something failed, or that name a temporary problem. */
const SAYS_NOTHING = new RegExp(
  [
    'exit(?:ed)?(?: with)?(?: an?)? (?:code|status|value|error)|return(?:ed)? code|non-?zero|status code',
    'returned [1-9]',
    'cancel|timed? ?out|timeout|deadline|connect|network|unreachable|socket|epipe|broken pipe|unavailable',
    'download|fetch',
    '\\bagain\\b|retry|retries|\\bhttp: |https?error|in time\\b|health ?check|tls error|end-?of-?file|\\boffline\\b',
    '\\b(?:http|io|eof|ssl|tls|remote|transport|protocol|interrupted|url|dns)\\w*(?:error|exception)\\b',
    '\\bserver\\b|\\bservice\\b|\\bworker\\b|administrator|\\blog(?:s|file)?\\b|not ready|within \\d+',
    'client error \\(|calledprocesserror|dependency failed to start|is unhealthy',
    'command failed|failed with|unknown ?error|unexpected error|internal error|undefined$|aborting',
    'finished with errors|command .* exited',
    'failed to deploy\\b|failed to (?:build|start|run|exec)\\b[^:]*$|command execution failed',
    'see (?:the )?(?:above|output|details)',
    'failed[.!]?$',
    '(?:^|error: |failure: )(?:failed to |build )?(?:deploy|build|run|publish|upload|test|release)\\w*(?: failed)?[.:!]?$',
    '^> task|^> loading|should be used instead|cache not found',
    '\\b0 (?:errors?|failures?|problems?|issues?)\\b|no (?:errors?|problems?|issues?)\\b|without errors?',
  ].join('|'),
  'i',
)

/** Phrases that many programs use for things that are missing, wrong or not allowed. */
export const HINT_RULES: readonly SetRule[] = [
  rule('error', { hint: true, on: GIVES_UP }, [
    /\bnot (?:found|exist|defined|installed|supported|allowed|permitted|authorized|set|valid)\b/i,
    /\bnot (?:available|recogni[sz]ed|specified|configured|declared|implemented)\b/i,
    /\bno (?:such|matching|valid|default|module|matches|version|candidates?|files?|tests?|credentials?)\b/i,
    /\b(?:invalid|incorrect|wrong|malformed|mismatch|duplicate|conflict|bad request)/i,
    /\bun(?:supported|recogni[sz]ed|defined|resolved|authorized)\b/i,
    // An unknown host may be an outage, and an unknown error has no information.
    /\bunknown (?:[a-df-gi-z]|e[^r])/i,
    /[^-]\bmissing\b|\b(?:is|are) required\b|\brequires\b/i,
    /\b(?:denied|forbidden|incompatible|deprecated)\b/i,
    /\balready (?:exists?|defined|in use|taken|published)\b/i,
    /\bexpected\b|\bunexpected (?:token|character|argument|type|key|value|keyword|indent|hash)/i,
    /\bmust (?:be|have|not|match|contain)\b|\bshould be (?:either|one of|an?)\b/i,
    /\b(?:status(?: ?code)?[:=]?|returned(?: error:)?|responded with|got) 4(?:0[0-79]|[1-9]\d)\b/i,
  ]),
  rule('error', { hint: true }, [
    /\bconflicting \w|\[(?:emerg|alert|crit)\] \S|\bmissing (?:dependenc|required|modules?\b|packages?\b|librar|files?\b|arguments?\b|parameters?\b|env)/i,
    /\bthere (?:is|are|was|were) no \w/i,
    /\bno (?:\w+ ){1,3}(?:configured|specified|defined|provided|installed|found)\b/i,
    /\b(?:is|are|was|were) not (?:allowed|supported|permitted|installed|defined|recogni[sz]ed)\b/i,
    /\b(?:do not|don.t|does not|doesn.t|did not|didn.t) (?:currently )?(?:exist|match|satisfy|have|contain)\b/i,
    /\b(?:do not|don.t|does not|doesn.t|did not|didn.t) (?:currently )?(?:support|produce|specify)\b/i,
    /\b(?:is|are) (?:only|not) (?:allowed|permitted|supported|available)\b|\bcan only \w|\bonly supports\b/i,
    /\bmust be (?:provided|set|specified|defined|one of|an?|the)\b|\bcannot be \w{2}/i,
    /\bis not an? \w{3}|^invalid \w|\bis not a valid\b/i,
    /\bshould (?:start|match|have|contain|follow|equal)\b|^expected .*\bbut\b/i,
    /\b(?:is|are|was) (?:empty|missing|null|invalid|unset|undefined|too (?:long|large|small|old|new))\b/i,
    /\bnot found[.!]?$|\bfile not found\b|\balready exists?(?:[.!]|$)|\btoo many open files\b|\bout[- ]of[- ]date\b/i,
    /\bhttp 4(?:00|09|10|22)\b|\brequest has errors\b|\bin (?:a |the )?(?:failed|\w{0,20}rollback\w{0,20}) state\b/i,
    /\bunreachable=0\b.*\bfailed=[1-9]/,
    /\bcould not be (?:found|resolved|located|loaded|read|opened|parsed|determined)\b/i,
    /\b(?:exiting|giving up|quitting)\W*$|\bplease report (?:a|this) (?:bug|issue)\b|^\* what went wrong:$/i,
    /\b(?:threw|raised) an? \w*(?:exception|error)\b|\bexception: .*\w{3}|\bhas no (?:attribute|member|method)\b/i,
    /\binstead of (?:the )?expected\b|\S - failed$|^failed +<<< |\bfailed with (?:\w+ ){0,2}4(?:0[0-79]|[1-9]\d)\b/i,
    // Prefixes of single programs.
    /\bline \d+: \w+: .*\w{3}/i,
    /^In \w{1,200}\.php line \d+:$|^xcodebuild: error: |^cmake error at |^> task \S+ failed$|(?:^|\] )\*\* \(\w|^(?:> )?for input string: /i,
    /^(?:awk|cat|chmod|chown|cp|date|diff|expr|find|grep|gzip|jq|ln|ls|mkdir|mv|patch): .*\w{3}/,
    /^(?:rm|sed|sort|tar|unzip|xargs|zip): .*\w{3}/,
    /failed to build gem native|build backend returned an error|a problem occurred (?:configuring|evaluating) /i,
    /does not allow request for unadvertised object/i,
    /\b(?:is|are|was|were) not (?:(?:found|valid|set|available)\b|(?:properly )?(?:closed|terminated)\b)/i,
    /(?:filenotfound|permission|validation|argument|reference|range|nullpointer)(?:error|exception)\b/i,
    /(?:notimplemented|parse|config|configuration|parser|json)(?:error|exception)\b/i,
    /\b(?:nosuch|illegal|unsupported|unicode|duplicate)\w{1,20}(?:error|exception)\b/i,
    /java\.lang\.\w+(?:exception|error)\b/i,
    /(?:runtime|assertion|attribute|key|value|type|name|index|import|lookup|syntax)(?:error|exception)\b/i,
  ]),
  // Unmet requirements, also without the word `error`.
  rule(
    'error',
    {
      hint: true,
      unless:
        /\bwarn(?:ing)?\b|\bskip(?:ping|ped)?\b|\bignor(?:ing|ed)\b|\boptional\b|\bno longer\b|\b0 \w+ (?:found|detected)\b/i,
    },
    [
      /\b(?:exceed(?:s|ed)?|below|above|under|over)\b.{0,40}\b(?:limit|threshold|minimum|maximum|required?|allowed|budget)\b/i,
      /\b(?:limit|threshold|budget|quota)\b.{0,40}\b(?:exceeded|not (?:met|reached))\b/i,
      /\b(?:is|are) required\b|\brequires? (?!no\b)\S+ .*\d/i,
      /\bunknown (?:\w+ ){0,2}(?:variable|option|flag|command|key|field|property|type|target|rule|module|attribute)\b/i,
      /\bundefined \w+ ["'`‘]|\bundefined (?:method|variable|constant|function|symbol|name|local|type|identifier)\b/i,
      /\bunexpected (?:token|character|value|argument|key|end of|indent|type|field|property)\b/i,
      /\b(?:header|key|field|value|file|argument|symbol|property|comma|semicolon|separator)s? (?:is |are )?missing\b/i,
      /\b(?:does|did)(?: not|n't) (?:include|allow|accept|conform|comply|follow|compile|parse|implement|define|provide)\b/i,
      /\b(?:signing|validation|verification|parsing|compilation|linking|assertion|policy|lint|check) (?:check )?failed\b/i,
      /\bfailed (?:for (?:resource|rule|check|policy)|(?:validation|verification))\b|\bfailure for \w+ assertion\b|\bmismatch between\b/i,
      /\b[1-9]\d* (?:\w+ ){0,2}(?:findings?|violations?|problems?|issues?|offen[cs]es|snapshots?|result\(s\)).{0,12}\b(?:found|detected|changed)\b/i,
      /\b[1-9]\d* findings?\b|\bissues? ?: [1-9]|^\W*issue: \S|\b[1-9]\d* of \d+ (?:checks?|tests?|jobs?|tasks?|specs?) failed\b/i,
      /\bno (?:secret|private|public|signing) key\b|\bfound (?:uncommitted |unstaged )?(?:changes|differences)\b/i,
      /\balready exists? (?:on|in|at) (?:the )?(?:registry|repository|remote|index|server)\b/i,
      /^expected:? .{1,200}\b(?:actual|received|got|found)\b|^\d+:\d+ +error +\S/i,
    ],
  ),
  // Exit codes of other programs.
  rule(
    'error',
    { hint: true, unless: /exit (?:status|code) \d+\W*$|is unhealthy$|exited \(\d+\)$|load the service index/i },
    [
      new RegExp(`${CANNOT}(?:find|locate|open|read|parse|load|import|recogni[sz]e|determine|create|write)\\b`, 'i'),
      new RegExp(
        `${CANNOT}(?:compile|match|convert|decode|validate|apply|infer|assign|use|set|start|execute|install|process|evaluate)\\b`,
        'i',
      ),
    ],
  ),
  rule('error', { hint: true, unless: SAYS_NOTHING }, [
    /^error\[[^\]]{1,60}\]: \S/,
    /^npm (?:error|ERR!) (?!A complete log)[A-Z][a-z]* .*\w{3}/,
    /^(?:[\w./-]+:? )?(?:error|fatal|fatal error|exception|critical|failure|failed|abort\w*)[:!] .*\w{3}/i,
    /^\[?\w*error\]? +\S+ .*\w{3}|^err(?:or)?[:!]+ +\S+ .*\w{3}|\blevel=(?:fatal|error) .*\w{3}/i,
    /\b(?:make sure|ensure|check|verify) (?:that|if|whether|you|your) \w|\bplease (?:re)?(?:run|build|generate|update|commit|apply|fix|format)\b/i,
    // Actions that failed.
    /\b(?:cannot|can not|can.t|unable to|not able to|could(?: not|n.t)|refus(?:e|es|ed|ing) to) \w{2}/i,
    /\bfail(?:s|ed|ure)? to \w{2}/i,
    /\b(?:error|failure)s? (?:on|in|at|when|while|during|for) \S|\berrors? occur+ed\b/i,
    /\b(?:must|may|can|should|shall|will) (?:not|only|be) \w{2}/i,
    /\b(?:not|no longer) (?:a |an |the )?(?:supported|allowed|valid|known|found|exist|available|compatible|match)/i,
    /\b(?:rejected|blocked (?:due to|because|by)|prohibited|disallowed|violat(?:es|ed|ion)|deprecated and|has been removed|was removed)\b/i,
    // Uncaught exceptions, by language.
    /\bexception in thread\b|^goroutine \d+ \[|^[a-z_][\w.]{0,100}\.[A-Z]\w{1,60}: .*\w{3}/,
    /\b(?:unhandled|uncaught) (?:exception|error|rejection|promise)|^execution halted$|\bpanicked at\b/i,
    /^(?:caused by|reason|details?|message): .*\w{3}|^! [a-z]/i,
    /(?:^|[\s(:])[a-z][\w.:]{0,100}(?:error|exception|failure)(?:: |\b.{0,40}$)/i,
    // Marks of failed checks in a list.
    /^\[(?:fail|failed|ko|x|!|err|fatal|crit|critical|e)\] +\S|\[(?:fail|failed)\]/i,
    /^fail(?:ed|ure)?(?:[:!]|\s+[|-]|\t) *\S|\b(?:error|err|reason)=["']?\w{3}/i,
    /^(?:[⨯✘✖✗✕❌🚨❗]|⛔) *\S+ .*\w{3}/u,
    /^\S+\.[a-z]\w{0,7}:(?:\w{1,30}:)?\d{1,6}(?::\d{1,6})?:? ?\S.*\w{3}/i,
    // A place alone; the message is in a line beside it.
    /^[\w./\\:-]{1,200}\.[a-z]\w{0,9}[:(]\d+(?:[:.,]\d+)?(?:-\d+)?\)?:?$/i,
    /^\d+:\d+(?:-\d+:\d+)? +(?:error|[✖×✗]) +\S/i,
    /^[A-Z]{1,6}\d{3,5}: \S|^[\w.]{0,100}(?:NotFound|Invalid|Missing|Denied|Mismatch|Unsupported)\w{0,40}: ?\S/,
    /(?:[:)\]]| -) (?:error|fatal)[:!] .*\w{3}|\bfailed with [1-9]\d* |\bwith vulnerabilities\b/i,
    /\bline \d+,? col(?:umn)? \d+|\(\d+,\d+\): (?:error|fatal)|^offenses?:$/i,
    /\bno tests? (?:ran|found|were found|executed)\b|failed with errors\b/i,
    /\b[1-9]\d* (?:errors?|problems?|issues?|violations?|failures?)(?: (?:found|detected|occurred)|[.!:]?$)/i,
    /\b[1-9]\d* (?:packages?|targets?|tasks?|projects?|modules?|checks?|suites?|scenarios?|files?) failed: \S/i,
    /\b[1-9]\d* (?:vulnerabilit(?:y|ies)|broken links?|conflicts?|errors generated)\b/i,
    /\b(?:found|detected|reported) [1-9]\d* \w+|\b(?:errors?|failures?) (?:found|detected|in)\b/i,
  ]),
  // Failed commands that check or build, and download nothing.
  rule(
    'error',
    {
      hint: true,
      unless:
        /\b(?:install|update|upgrade|apt|apk|yum|dnf|pip|npm (?:i|ci)|curl|wget|clone|add|pull|fetch|download)\b/i,
    },
    [
      /\b(?:compil\w+|lint\w*|do_compile|type-?check\w*|unit tests?)\b.{0,60}\bfailed\b/i,
      /\b(?:process|command) .{0,200}\b(?:tests?|lint|check|compile|build)\b.{0,200}(?:exit(?:ed)? |did not complete)/i,
    ],
  ),
]
