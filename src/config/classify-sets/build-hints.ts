import { anyOf, type SetRule } from './rule.js'

/** Words that open the line of almost any program that gives up. */
const GIVES_UP = '(?:error|fatal|exception|failed|failure|abort\\w*|unable|panic)\\b.*'
/** What a program could not do for a reason that stays; connecting and downloading are not among it. */
const DEEDS =
  '(?:find|locate|open|read|parse|load|recogni[sz]e|determine|create|write|import|compile|match|convert|decode|evaluate|validate|apply|infer|assign|use|set|start|execute|install|process)'

/** Behind the name of a file: which line of it, and what is wrong there. */
const PLACE = ':\\d+(?::\\d+)?:? .*\\w{3}'

/** Programs of the system that say what is wrong behind their own name. */
const SMALL_TOOLS =
  '(?:awk|cat|chmod|chown|cp|date|diff|expr|find|grep|gzip|jq|ln|ls|mkdir|mv|patch|rm|sed|sort|tar|unzip|xargs|zip)'

/** Many programs say in the same words that something is missing, wrong or not allowed. */
export const HINT_RULES: readonly SetRule[] = [
  {
    kind: 'external.build.error',
    hint: true,
    text: `(?i)${anyOf(
      `${GIVES_UP}\\bnot (?:found|exist|defined|installed|supported|allowed|permitted|authorized|set|valid|available|recogni[sz]ed|specified|configured|declared|implemented)\\b`,
      `${GIVES_UP}\\b(?:doesn.t|does not|do not|don.t) (?:exist|match|support|have|contain|satisfy|appear)\\b`,
      `${GIVES_UP}\\bno (?:such|matching|valid|default|module|matches|version|candidates?|file|files|tests?|credentials?)\\b`,
      `${GIVES_UP}\\binvalid`,
      `${GIVES_UP}\\b(?:incorrect|wrong)\\b`,
      '\\bmissing (?:dependenc|required|modules?\\b|packages?\\b|librar|files?\\b|arguments?\\b|parameters?\\b|env)',
      '\\brequest has errors\\b',
      '\\bcan only \\w',
      '\\bno (?:\\w+ ){1,3}(?:configured|specified|defined|provided|installed|found)\\b',
      'failed to build gem native',
      `${GIVES_UP}\\bunsupported\\b`,
      // An unknown host may be known the next time, and an unknown error says nothing.
      `${GIVES_UP}\\bunknown (?:[a-df-gi-z]|e[^r])`,
      '^expected .*\\bbut\\b',
      `${GIVES_UP}\\bunrecogni[sz]ed\\b`,
      `${GIVES_UP}\\bundefined\\b`,
      `${GIVES_UP}[^-]\\bmissing\\b`,
      `${GIVES_UP}\\b(?:is|are) required\\b`,
      `${GIVES_UP}\\brequires\\b`,
      `${GIVES_UP}\\bdenied\\b`,
      `${GIVES_UP}\\bforbidden\\b`,
      `${GIVES_UP}\\bunauthorized\\b`,
      `${GIVES_UP}\\bmismatch`,
      `${GIVES_UP}\\balready (?:exists?|defined|in use|taken|published)\\b`,
      `${GIVES_UP}\\bconflict`,
      `${GIVES_UP}\\bincompatible\\b`,
      `${GIVES_UP}\\bexpected\\b`,
      `${GIVES_UP}\\bunexpected (?:token|character|argument|type|key|value|keyword|indent)`,
      `${GIVES_UP}\\bmust (?:be|have|not|match|contain)\\b`,
      `${GIVES_UP}\\bmalformed\\b`,
      `${GIVES_UP}\\bbad request\\b`,
      `${GIVES_UP}\\bstatus(?: ?code)?[:=]? 4(?:0[0-79]|[1-9]\\d)\\b`,
      '\\bhttp 4(?:00|09|10|22)\\b',
      `${GIVES_UP}\\breturned error: 4(?:0[0-79]|[1-9]\\d)\\b`,
      `${GIVES_UP}\\bduplicate`,
      `${GIVES_UP}\\bdeprecated\\b`,
      `${GIVES_UP}\\bunresolved\\b`,
      '\\b(?:is|are|was|were) not (?:allowed|supported|permitted|installed|defined|recogni[sz]ed|found|valid|set|available)\\b',
      `${GIVES_UP}\\bshould be (?:either|one of|an?)\\b`,
      '\\bnot found[.!]?$',
      '\\balready exists?[.!]?$',
      '\\bfile not found\\b',
      // A shell that cannot go on names the line of its script, and a tool for Go that of the source.
      '\\bline \\d+: \\w+: .*\\w{3}',
      '^\\S+/\\S+\\.go:\\d+: .*\\w{3}',
      '\\b(?:do not|don.t|does not|doesn.t|did not|didn.t) (?:currently )?(?:exist|match|satisfy|have|contain|support|produce|specify)\\b',
      '\\b(?:is|are) (?:only|not) (?:allowed|permitted|supported|available)\\b',
      '\\bmust be (?:provided|set|specified|defined|one of|an?|the)\\b',
      '\\bplease report (?:a|this) (?:bug|issue)\\b',
      '^> task \\S+ failed$',
      '\\bno available (?:releases?|versions?)\\b',
      'build backend returned an error',
      '\\bcannot be \\w{2}',
      '\\bout[- ]of[- ]date\\b',
      '\\bis not a valid\\b',
      '^xcodebuild: error: ',
      '^cmake error at ',
      'does not allow request for unadvertised object',
      '(?:^|[ .\\w])(?:runtime|assertion|attribute|key|value|type|name|index|import|lookup|syntax|filenotfound)(?:error|exception)\\b',
      '(?:^|[ .\\w])(?:permission|validation|argument|reference|range|nullpointer|notimplemented|parse|config|configuration|parser|json)(?:error|exception)\\b',
      '\\b(?:nosuch|illegal|unsupported|unicode|duplicate)\\w{1,20}(?:error|exception)\\b',
      'java\\.lang\\.\\w+(?:exception|error)\\b',
      'a problem occurred (?:configuring|evaluating) ',
      '^(?:> )?for input string: ',
      `^${SMALL_TOOLS}: .*\\w{3}`,
      '(?:^|\\] )\\*\\* \\(\\w',
      '^invalid \\w',
      '\\bis not an? \\w{3}',
      '\\bshould (?:start|match|have|contain|follow|equal)\\b',
      '\\b(?:is|are|was) (?:empty|missing|null|invalid|unset|undefined|too (?:long|large|small|old|new))\\b',
      'process ".*" did not complete successfully: exit code: \\d',
    )}`,
  },
  {
    kind: 'external.build.error',
    hint: true,
    text: `(?i)${anyOf(
      `\\bunable to ${DEEDS}\\b`,
      `\\bcould(?: not|n.t) ${DEEDS}\\b`,
      `\\b(?:cannot|can not|can't) ${DEEDS}\\b`,
      `\\bfailed to ${DEEDS}\\b`,
    )}`,
    // Says only with what another program ended.
    unless: '(?i)exit (?:status|code) \\d+\\W*$',
  },
  {
    kind: 'external.build.error',
    hint: true,
    text: `(?i)${anyOf(
      '^(?:[\\w./-]+:? )?(?:error|fatal|fatal error|exception|critical|failure|failed|abort\\w*)[:!] .*\\w{3}',
      '^\\[?\\w*error\\]? +\\S+ .*\\w{3}',
      '\\blevel=(?:fatal|error) .*\\w{3}',
      '\\b(?:make sure|ensure|check|verify) (?:that|if|whether|you|your) \\w',
      // What a program cannot do, whatever it is.
      '\\b(?:cannot|can not|can.t|unable to|not able to|could(?: not|n.t)|refus(?:e|es|ed|ing) to|fail(?:s|ed|ure)? to) \\w{2}',
      '\\b(?:must|may|can|should|shall|will) (?:not|only|be) \\w{2}',
      '\\b(?:not|no longer) (?:a |an |the )?(?:supported|allowed|valid|known|found|exist|available|compatible|match\\w*)\\b',
      '\\b(?:rejected|prohibited|disallowed|violat(?:es|ed|ion)|deprecated and|has been removed|was removed)\\b',
      // How each language opens what nobody caught.
      '^traceback \\(most recent call',
      '\\bexception in thread\\b',
      '\\b(?:unhandled|uncaught) (?:exception|error|rejection|promise)',
      '\\bstack (?:backtrace|traceback|trace):',
      '^goroutine \\d+ \\[',
      '^execution halted$',
      '\\bpanicked at\\b',
      '^(?:caused by|reason|details?|message): .*\\w{3}',
      `(?:^|[\\s(:])(?:[a-z_]\\w*[.:]+)*[a-z]\\w*(?:error|exception|failure)(?:: |\\b.{0,40}$)`,
      // How those who check many things mark what did not pass.
      '^\\[(?:fail|failed|ko|x|!|err|fatal|crit|critical|e)\\] +\\S',
      '\\[(?:fail|failed)\\]',
      '^fail(?:ed|ure)?(?:[:!]|\\s+[|-]|\\t) *\\S',
      '^err(?:or)?[:!]+ +\\S+ .*\\w{3}',
      `^\\S+\\.(?:rb|py|js|ts|tsx|jsx|go|rs|cc|cpp|hpp|java|kt|scala|swift|php|exs|erl|lua)${PLACE}`,
      `^\\S+\\.(?:sh|yml|yaml|json|toml|tf|sol|dart|vue|css|scss|md|rst|tex|nix|zig|sql|proto|xml|html)${PLACE}`,
      '\\bline \\d+,? col(?:umn)? \\d+',
      '\\(\\d+,\\d+\\): (?:error|fatal)',
      '^offenses?:$',
      '\\bno tests? (?:ran|found|were found|executed)\\b',
      'failed with errors\\b',
      '\\b[1-9]\\d* (?:errors?|problems?|issues?|violations?|failures?|vulnerabilit(?:y|ies)|broken links?|conflicts?)(?: (?:found|detected|reported|generated|occurred)|[.!:]?$)',
      '\\b(?:found|detected|reported) [1-9]\\d* \\w+',
      '\\b(?:errors?|failures?) (?:found|detected|in)\\b',
    )}`,
    // Says only that something failed, or may be over the next time.
    unless: `(?i)${anyOf(
      'exit(?:ed)?(?: with)?(?: an?)? (?:code|status|value|error)|return(?:ed)? code|non-?zero|status code|returned [1-9]',
      'cancel|timed? ?out|timeout|deadline|connect|network|unreachable|socket|epipe|broken pipe|unavailable|download|fetch|\\bagain\\b|retry|retries|\\bhttp: |https?error',
      '\\b(?:http|io|eof|ssl|tls|remote|transport|protocol|interrupted|url|dns)\\w*(?:error|exception)\\b|\\bserver\\b|\\bservice\\b',
      'command failed|failed with|unknown error|unexpected error|internal error|undefined$|failed to deploy\\b|see (?:the )?(?:log|above|output|details)|finished with errors|failed to (?:build|start|run|exec)\\b[^:]*$',
      'failed[.!]?$|(?:^|error: |failure: )(?:failed to |build )?(?:deploy|build|run|publish|upload|test|release)\\w*(?: failed)?\\b|\\blogs?\\b|administrator|aborting|^> task|\\bworker\\b|command execution failed|not ready|within \\d+|^> loading',
      'in time\\b|health ?check|tls error|end-?of-?file|\\boffline\\b|unknown ?error|should be used instead',
      '\\b0 (?:errors?|failures?|problems?|issues?)\\b|cache not found|no (?:errors?|problems?|issues?)\\b|without errors?',
    )}`,
  },
]
