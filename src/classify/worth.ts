import { findInnerText, withoutPaths } from './line.js'

/** A path with an extension, or a well-known file name; endings of host names are excluded. */
const FILE =
  '(?<file>(?:/?[A-Za-z]:[\\\\/]|(?:res|file):[/]{2}|[/](?:home|Users)[/][*]{3}(?=[/]))?[\\w./\\\\@+-]{0,200}?(?:\\.(?!(?:com|org|net|io|dev)\\b)[A-Za-z]\\w{0,9}|\\b(?:Docker|Make|Gem|Pod|Jenkins)file|\\bBUILD))'
const LINE = '(?<line>\\d{1,6})'
const COLUMN = '(?<column>\\d{1,6})'
const AT_LINE = `${LINE}(?:[:.,]${COLUMN})?(?:-\\d{1,6}(?:[:.]\\d{1,6})?)?`

/** Forms of a line with a place and a message. */
export const NAMED_PLACES = [
  `^(?:\\[?(?:error|fatal|E)[\\]:\\s•-]{1,4}|\\w{2,20}:|(?:error )?in )?\\[?${FILE}(?::docstring of [\\w.]{1,200})?:\\[?${AT_LINE}\\]?(?::|,| -)? ?(?<message>\\S.*)$`,
  `^(?:[\\w.]{1,80}: )?${FILE} ?[[(]${LINE}(?:[:,] ?${COLUMN})?[)\\]] ?:? ?(?<message>\\S.*)$`,
  `^${FILE}(?:: | - )(?<message>\\S.*?),? (?:at|on) line ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
  `(?:[[(]|: | - |["'])${FILE}:${AT_LINE}(?:[)\\]"']?(?::| -) (?<message>\\S.*)|[)\\]]?$)`,
  `^${FILE}:? line ${LINE}: (?<message>\\S.*)$`,
  `^["']${FILE}["'], line ${LINE}: ?(?<message>\\S.*)$`,
  `\\b(?:at|in) ${FILE}:${AT_LINE}$`,
  `\\b(?:at|on) line ${LINE} (?:in|of) ["']?${FILE}`,
  // A workflow command.
  `^::error (?:[^:,]{1,200},){0,9}file=(?<file>[^:,]{1,300})(?:,(?!line=)[^:,]{1,200}){0,9},line=${LINE}(?:,[^:]{0,300})?::(?<message>\\S.*)$`,
].map((form) => new RegExp(form, 'i'))

/** Forms of a line with a place whose message is in a line beside it. */
export const BARE_PLACES = [
  `^(?:[^\\w./\\\\@]{1,6})?(?:@ |(?:at|in|on|from)(?= )|File:(?: /)?|Location:\\s{0,9}|CMake Error(?: in| at)?)? ?${FILE}:${AT_LINE}(?: ?\\]|:| \\(\\w+\\):?|: [\\w.]+/\\d+|: error:(?: \\[\\S+\\])?|: ?in (?!.*': ).*| - \\d+:\\d+ .*| # ?\\S.*| at #\\S+| char:\\d+|:\\w+)?$`,
  `\\[${FILE}\\(${LINE}\\)\\]$`,
  `^At (?<file>.{1,300}\\.psm?1):${LINE} char:${COLUMN}$`,
  `^${FILE} ${LINE}:${COLUMN}\\b`,
  `\\b(?:at|in) (?:\\S{1,200} )?${FILE}:(?:line )?${AT_LINE}$`,
  `\\(['"]?${FILE}:${AT_LINE}['"]?\\)`,
  `^(?:# )?File "(?<file>[^"<]{1,200})", line ${LINE}`,
  `(?:\\b(?:in|at|of|file:?) |\\()['"]?${FILE}['"]?(?:,|:| failed\\.)? line:? ${LINE}(?:,? col(?:umn)? ${COLUMN})?`,
].map((form) => new RegExp(form, 'i'))

/** Reports whether a line holds only a place. */
export function isPlaceOnly(text: string): boolean {
  return BARE_PLACES[0]?.test(text) === true
}

/** Lines that nobody would quote: they name a place, a count or a program, or say only that something failed. */
const SAYS_LITTLE = [
  /^[\W_\d]*$|^(?:[A-Za-z]:)?[\\/]\S{1,300}\.\w{1,10}$|\bfailed ?= ?'?\d+'?$/,
  // Places and frames of a stack.
  /Traceback \(most recent call/,
  /^\S+:\d+(?::\d+)?:?$/,
  /^File "[^"]+", line \d+/,
  /^(?:# )?\S+:\d+(?: \(\w+\)$|:in (?!.*': ).*'$|: \w+$)/,
  /^(?:Checking|Compiling|Building|Validating|Analy[sz]ing|Running|Loading|Processing|Linting) \S+(?: \(.*\)\.*)?$|^done\b|^\w+\(\)$/i,
  /^(?:npm (?:error|ERR!|verb stack) +|\d+: )?(?:at|from) \S/,
  /^\S+\.go:\d+ \+0x|^#\d+ +(?:0x|\S+ \()|: 0x[\da-f]{4,16} in /,
  /^goroutine \d+ |^stack backtrace:|\bstack ?trace:?$|^Call Stack\b/i,
  /^exception in thread "[^"]+"$|^raise \w|^\([\w:.]+\)$|^<.*>: ?\{$/i,
  /^(?:npm (?:error|ERR!) +)?<?https?:\/\/\S+>?$|^(?:< )?HTTP\/[\d.]+ \d{3}$/,
  /^[A-Z][a-z]+ing (?!.*(?:fail|error)).*\.{3}$|^[a-z][\w-]*$|^Test suite failure for package /,
  /^<(?:!DOCTYPE|\/?(?:html|head|body|title|meta|link|style|script|div|center|p|h\d|hr|br)\b)/i,
  // Counts.
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:failed|failing|passed|flaky)\b|^Failed tests?: +\d|^Non-zero exit status: \d/i,
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:errors?|problems?|tests?|failures?|examples?)\b/i,
  /^(?:Tests?|Test Suites|Test Files|Tests run|Failures|Errors|Snapshots|Suites|Failed)\b ?:? *\d/,
  /^(?:Executed|Ran|Found|Summary|Result|Status)\b.*\d|^Container \S+ +\w+$/,
  /^(?:Encountered|Totals?)\b.*\d\b.*(?:fail|error|skip)|^\**Test Failed\** \d|^Summarizing \d+ Failures?:/i,
  /^\[ FAIL \d|^[ℹ#] \w+ \d+$|^\d+% tests passed|^\W*\d+ files? inspected/,
  /^(?:Error: +)?\d+ [\w()]+(?: \w+)?, \d+ |^=+ no tests ran\b/,
  /^(?:(?:error|exit|return) )?(?:code|status):? -?\d+$|\S {2,}\d+ (?:errors?|warnings?|problems?)$/i,
  /^\S+[:(]\d[\d:,]*\)?:? (?:hint|note|info)\b|^(?:FAIL|PASS): \d+\/\d+$|\b\d+ (?:findings?|violations? found)\.?$/i,
  /\b\d+ errors? (?:were|was) reported\b/,
  // Headings.
  /^[#=*~-]{2,20} [^=*~]{1,120} [=*~-]{5,120}#?$|\bPackage \S{1,100} errored during testing$/,
  /^# npm audit report$|^Build failed with \d+ errors?:?$|\(Wstat: \d+|^Dubious, test returned \d/,
  /^In \S+ line \d+:$|Ignored the following (?:yanked )?versions|^NOTICE\b|\bskipping\b|^Ignoring\b|^PLAY RECAP\b/i,
  /^[\w.$]+ at \w+\.(?:java|kt|groovy|scala):\d+$|^Execution optimizations have been disabled /,
  /^(?:\[ERROR\] |Error: +)?(?:Failures|Errors|COMPILATION ERROR|Tests run|There (?:was|were|are))\b/i,
  /^\[ +(?:ERROR|FAILED) +\] |^\[(?:Before|After)\w+\] \w+$|^(?:• )?Failure \[[\d.]+ seconds\]$|\bEmergency stop\.?$|==> Fatal error occurred|^Collected error summary\b/,
  /^(?:FAIL|FAILED|FAILURES?!?|ERRORS?!?|failures:|not ok|Expected|SECURITY ERROR)$|^(?:Got|Expected|Actual|Received):$|^\[error\]\s+\w+(?:\.\w+)+$/,
  /^Build FAILED\.?$|^BUILD FAILED|: Java returned: \d|occurred while executing this line:$|^=+ TEST FAILED =+$|^(?:not )?(?:to have )?occurred$/,
  /^FAIL[: \t]\s*\S+(?:\s+\[.*\]|\s+[\d.]+s)?$|^-+ FAIL: |^--- FAIL: /,
  /^(?:Error: +)?(?:[●✕✗]|×(?= .*(?: > | \d+ ?m?s$))|\d+\)) /,
  /chart\(s\) linted, \d+ chart\(s\) failed$|^Passed checks: \d|^\[warn\] Code style issues|^Build did NOT complete/,
  // Lines of code with their numbers, and lists of scenarios.
  /^\d+: {2,}\S|^\S+\.feature:\d+ |^\W*found \d+ problems?\b/,
  /\bSome tests did not pass: \d|^Found \d+ of \d+ files that can be fixed/,
  /^Analysis of target \S+ failed; build aborted|^== Compilation error in file|\bpop_var_context: head of/,
  /^(?:\* )?What went wrong:$|^> Task \S+ FAILED$|^> A failure occurred while executing \S+$|^Execution halted$|^Failed to compile\.?$/,
  /^execute_process failed command indexes:$|"Child return code: \d+"$|\bfailed to execute the last command$/,
  /^Failing [Ss]cenarios:$|^cucumber \S+:\d+ # /,
  /^(?:info|warn(?:ing)?|note|hint|deprecated)\b|^[iℹ] \w/i,
  // That something failed, and where one could read why.
  /^Build step '.*' marked build as failure$|^Finished: FAILURE$/,
  /^(?:found|required) *: |^Took \d|^process didn't exit successfully: |did not execute successfully\b|: recipe for target '.{0,300}' failed$|\berror occurred\.?$|\bCommand failed with exit code \d+\.?$|\bexited with (?:code |status )?'?\d+'?\.?$|^; class=\w+ \(\d+\)/,
  /^collect2: error: ld returned|linker command failed with exit code/,
  /^g?make(?:\[\d+\])?: \*\*\* \[|^(?:Error: )?Process completed with exit code/,
  /did not complete successfully: exit code: \d+$|\breturned non-zero exit status \d+\.?$/,
  /^error: (?:subprocess-exited-with-error|metadata-generation-failed)$|^× .* did not run successfully/,
  /^(?:error: )?(?:[Cc]ould not compile `|aborting due to )/,
  /^(?:> )?There were failing tests\b|\b[Ss]ee the report at\b/,
  /\blogs?(?: ?files?)?\b.{0,300}\b(?:stored|located|written|found|saved) (?:in|at|to)\b|^.{0,80}\bsee .{0,60}\blogs?\b/i,
  /^(?:\[ERROR\] +)?(?:Re-run Maven|To see the full stack trace|For more information about the errors|After correcting|mvn <goals>)/,
  /^npm (?:error|ERR!) (?:This is probably not|Test failed\b|There is likely|Failed at the \S+ \S+ script)|^(?:\[ERROR\] +)?"code": |Request failed after \d+ retries$|: ""$/,
]
/** Lines about a failure that a line above them explains. */
const REFERS_BACK =
  /^The following build commands failed:$|^Command \w+ failed with a nonzero exit code|^(?:Error: )?(?:cabal(?:-[\d.]+)?: )?Failed to build [\w.-]+ \(which\b|^status code: \d{3}, request id\b/

export function refersBack(text: string): boolean {
  return REFERS_BACK.test(text)
}

/** Lines that only open what is wrong, and what stands between them and it. */
const OPENS = [
  /\bstd(?:err|out)=$|^CMake Error.*:$|^Your (?:requirements could not|lock file does not)\b/,
  /^[─-]+ (?:Failure|Error) \(|^Test Summary Report$|\.{3}Failed$|^\W*No solution found /,
  /\bpanicked at \S+:\d+:\d+:$|: error: \[GHC-\d+\]$/,
  /[\w)'"`\]]:$|\| FAIL \|$|^-- [A-Z ]{3,60} -{3,} \S+$/,
]
export const BETWEEN =
  /^(?:Problem \d+$|Preset CMake variables:|dependencies:|(?:- )?(?:hook ?id|exit code|duration): |- Installation request)/
/** Words for consequences; another line may name the cause. */
const FOLLOWS = new RegExp(
  [
    '(?:failed|unable|error|fail(?:ure|s)?) to (?:build|compile|install|run|start|execute|deploy|publish|load|process)\\b',
    "(?:could(?: not|n't)|cannot|can't) (?:build|compile|install|continue|proceed|publish)\\b",
    'error(?:s)? (?:copying|building|running|while|during|occurred|in (?:step|task|job))\\b|command failed|failed with(?! (?:status|http|error))\\b',
    '\\berrored (?:during|while)|BEGIN failed|due to (?:the |previous |above )?errors?|errors? above|\\bexit(?:ed)?(?: with)? (?:code|status|value)?:? ?\\d|400 Bad Request',
    '(?:build|compil|lint|test|task|step|job|recipe|stage|script|command|process)\\S{0,30}(?: \\S{1,200}){0,2} failed\\b|^FAILED: |abort(?:ed|ing)\\b',
  ].join('|'),
  'i',
)
/** Words for something that is missing, wrong or not allowed. */
const SPECIFIC = new RegExp(
  [
    'not (?:found|been|exist|a |an |defined|declared|expected|in scope|the same|installed|supported|allowed|permitted|set|valid|available|recogni|match|equal)',
    '\\bnever defined|no (?:such|matching|valid|module|package|version|tests?|rule|files?)\\b|no (?:[\\w.-]+ ){1,3}found\\b|(?:does|did)(?:n.t| not)|has no\\b|instead of',
    '(?<!-)\\b(?:invalid|undefined|unresolved|unknown|unexpected|unsupported|missing|mismatch|duplicate|denied|forbidden|broken(?! pipe))\\b',
    '\\bconflict',
    "(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|open|read|parse|load|import|resolve|match|log ?in|sign|access|stat|create|write|overwrite|remove|move|copy)",
    'already |could not be\b|should (?:have|match|start|contain)\\b|referenced from|^! [A-Z]|(?<!\\bin )required?\\b|requires\\b|must |may not |can.?not be|cannot be|can only|incompatible|deprecated|is empty|is not\\b',
  ].join('|'),
  'i',
)
/** The second line of a sentence that another line began. */
const CONTINUES = /^(?!(?:could|can|fail|un|err|fatal|no|in|miss|exp|bad|panic|dupl))[a-z]+ [a-z]+ |^already /
export const EXCEPTION =
  /^(?:\*\* \(|Caused by: |Uncaught )?(?:[\w.$:]{1,200}[.:])?\w{1,100}(?:Error|Exception|Exit|Interrupt|Failure|Panic)\b\)?[: [(]{1,3}.*\w{2}|^panic: \S|^\S{1,300}:\d+:in [\x60'][^']{1,200}': .+ \([A-Z][\w:]*\)$/
export const ASSERTION =
  /assert(?!ions\b)|^expected: \S|\bactual\b.{0,500}\bexpected\b|\bexpected\b.{0,500}\b(?:but|got|to|found|was|actual|received)\b|expect\(|\bgot\b|!==?|is not equal|did not equal|not satisfied|to equal|should be|panicked at/i
/** A place and what is wrong there; what a program logs with its place says what it does: `store.ts:12 opening the store`. */
export const PLACED =
  /^\[?\S*\.[A-Za-z]\w*[:([]\d{1,7}(?:[:.,] ?\d{1,7})?(?:-\d{1,7})?[)\]]?(?:: ?| )(?! |(?!missing|mismatching|conflicting|dangling|nothing|something)[A-Za-z][a-z]+ing\b|INFO\b|DEBUG\b|retry\b).*\w{3}/
/** A place that opens what is wrong there: `cart.py:7 in public function \`total\`:`. */
const OPENS_AT = /^\S+\.[A-Za-z]\w*:\d+ (?!.*\b(?:error|warning)\b).*:$|: error: \[[\w-]+\]$/
export function isMeagre(text: string): boolean {
  return text.trim().length < 4 || isPlaceOnly(text) || refersBack(text) || SAYS_LITTLE.some((each) => each.test(text))
}

/** Words of advice. */
const ADVICE =
  /^(?:please|to|try|you (?:can|may|might|should)|instead|make sure|tip|for more|if|run|it is|this (?:is usually|usually|(?:may|might|could) be (?:due|caused|because))|read more|learn more|see also)\b/i

/** How much a line says about what is wrong, from nothing (0) to the assertion, the exception, the place (4). */
export function rateLine(line: string): number {
  const text = findInnerText(line) ?? line
  if (isMeagre(line) || isMeagre(text)) return 0
  if (ADVICE.test(text)) return 1
  if (OPENS_AT.test(text)) return 1
  const follows = FOLLOWS.test(text)
  if (ASSERTION.test(text) || (!follows && (EXCEPTION.test(text) || PLACED.test(text)))) return 4
  if (SPECIFIC.test(withoutPaths(text).replace(FOLLOWS, ''))) return CONTINUES.test(line) ? 1 : 3
  return (follows && !EXCEPTION.test(text)) || opensBlock(text) ? 1 : 2
}

/** Headlines of formatters and of AssertJ, above a difference that says less. */
const SAYS_ITSELF = / would have printed |^(?:Diff in|Expecting) \S/

/** A headline that names nothing itself. */
export function opensBlock(text: string): boolean {
  if (EXCEPTION.test(text) || SAYS_ITSELF.test(text) || ADVICE.test(text)) return false
  return OPENS.some((each) => each.test(text))
}
