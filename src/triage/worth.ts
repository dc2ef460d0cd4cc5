/** Lines that nobody would quote: they name a place, a count or a program, or say only that something failed. */
const SAYS_LITTLE = [
  // Places, frames of a stack, rules of dashes.
  /Traceback \(most recent call|^\S+:\d+(?::\d+)?:?$|^File "[^"]+", line \d+|^[\W_\d]*$|^\S+:\d+ \(\w+\)$|^<.*>: ?\{$/,
  /^(?:npm (?:error|ERR!|verb stack) +)?(?:at|from) \S|^\S+\.go:\d+ \+0x|^#\d+ +(?:0x|\S+ \()|^raise \w/,
  /^(?:goroutine \d+ |stack backtrace:|exception in thread "[^"]+"$)|\bstack ?trace:?$|^Call Stack\b/i,
  // Counts.
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:failed|failing|passed|flaky)\b/i,
  /^[=\-_#*!✖✗×❯ ]*\d+ (?:of \d+ )?(?:\w+ )?(?:errors?|problems?|tests?|failures?|examples?)\b/i,
  /^(?:Tests?|Test Suites|Test Files|Tests run|Failures|Errors|Snapshots|Suites|Failed)\b ?:? *\d/,
  /^(?:Executed|Ran|Found|Summary|Result|Status)\b.*\d|^\[ FAIL \d|^[ℹ#] \w+ \d+$|^\d+% tests passed|^\W*\d+ files? inspected/,
  /^Summarizing \d+ Failures?:|^(?:Encountered|Total)\b.*\d+ .*(?:fail|error)/i,
  // Headings, and that something failed.
  /^(?:\[ERROR\] |Error: +)?(?:Failures|Errors|COMPILATION ERROR|Tests run|There (?:was|were|are))\b/i,
  /^(?:FAIL|FAILED|FAILURES?!?|ERRORS?!?|failures:|not ok|Build FAILED\.?|BUILD FAILED.*|Expected|SECURITY ERROR)$/,
  /^FAIL[: \t]\s*\S+(?:\s+\[.*\]|\s+[\d.]+s)?$|^-+ FAIL: |^--- FAIL: |^(?:Error: +)?(?:[●✕×✗]|\d+\)) /,
  /^\* What went wrong:$|^(?:info|warn(?:ing)?|note|hint)\b|^=+ TEST FAILED =+$|^Execution halted$|^Failed to compile\.?$/i,
  /^g?make(?:\[\d+\])?: \*\*\* .*Error \d|^(?:Error: )?Process completed with exit code/,
  /^error: (?:subprocess-exited-with-error|metadata-generation-failed)$|^× .* did not run successfully/,
  /did not complete successfully: exit code: \d+$|^(?:\[ERROR\] +)?"code": |Request failed after \d+ retries$|: ""$/,
  /^(?:error: )?(?:[Cc]ould not compile `|aborting due to )|\breturned non-zero exit status \d+\.?$/,
]
/** Lines that only open what is wrong, and what stands between them and it. */
const OPENS = [
  /^CMake Error.*:$|^Your (?:requirements could not|lock file does not)\b|^[─-]+ (?:Failure|Error) \(/,
  /\.{3}Failed$|^\W*No solution found |\bpanicked at \S+:\d+:\d+:$/,
  /(?:error|exception|fail(?:ed|ure|ing)?|problem|reason|output|detail|message|solve)s?(?: \([^)]*\))?:$/i,
]
export const BETWEEN =
  /^(?:Problem \d+$|Preset CMake variables:|dependencies:|- (?:hook id|exit code|duration): |- Installation request)/
/** What follows from something else, which another line may name. */
const FOLLOWS = new RegExp(
  [
    '(?:failed|unable|error|fail(?:ure|s)?) to (?:build|compile|install|run|start|execute|deploy|publish|load|process)\\b',
    "(?:could(?: not|n't)|cannot|can't) (?:build|compile|install|run|start|execute|continue|proceed|publish|create)\\b",
    'error(?:s)? (?:copying|building|running|while|during|occurred|in (?:step|task|job))\\b|command failed|failed with\\b',
    'due to (?:the |previous |above )?errors?|errors? above|\\bexit(?:ed)?(?: with)? (?:code|status|value)? ?\\d|400 Bad Request',
    '(?:build|test|task|step|job|recipe|stage|script|command|process)\\S*(?: \\S+)? failed\\b|^FAILED: |abort(?:ed|ing)\\b',
  ].join('|'),
  'i',
)
/** What is missing, wrong or not allowed. */
export const SPECIFIC = new RegExp(
  [
    'not (?:found|exist|a |an |defined|installed|supported|allowed|permitted|set|valid|available|recogni|match|equal)',
    'no (?:such|matching|valid|module|package|version|tests?|rule|files?)\\b|doesn.t|does not|has no\\b|instead of',
    'invalid|undefined|unresolved|unknown|unexpected|unsupported|missing|mismatch|duplicate|conflict|denied|forbidden',
    "(?:cannot|can't|could not|couldn't|unable to|failed to) (?:find|locate|open|read|parse|load|import|resolve|match)",
    'already |required?\\b|requires\\b|must |can.?not be|cannot be|can only|incompatible|deprecated|is empty|is not\\b',
  ].join('|'),
  'i',
)
/** The second line of a sentence that another line began. */
const CONTINUES = /^(?!(?:could|can|fail|un|err|fatal|no|in|miss|exp|bad|panic|dupl))[a-z]+ [a-z]+ |^already /
export const EXCEPTION =
  /^(?:\*\* \(|Caused by: |Uncaught )?(?:[\w.$:]{1,200}[.:])?\w{1,100}(?:Error|Exception|Exit|Interrupt|Failure|Panic)\b\)?[: [(]{1,3}.*\w{2}|^panic: \S/
export const ASSERTION =
  /assert|\bexpected\b.*\b(?:but|got|to|found|was|actual|received)\b|expect\(|\bgot\b|!==?|is not equal|to equal|should be|panicked at/i
export const PLACED = /^\S+\.\w+[:(]\d+(?:[:,]\d+)?\)?:? .*\w{3}/
export function saysLittle(text: string): boolean {
  return text.trim().length < 4 || SAYS_LITTLE.some((each) => each.test(text))
}

/** How much a line says about what is wrong, from nothing (0) to the assertion, the exception, the place (4). */
export function worth(text: string): number {
  if (saysLittle(text)) return 0
  const follows = FOLLOWS.test(text)
  if (!follows && (EXCEPTION.test(text) || ASSERTION.test(text) || PLACED.test(text))) return 4
  if (SPECIFIC.test(text)) return CONTINUES.test(text) ? 1 : 3
  return follows || opens(text) ? 1 : 2
}

/** A headline that names nothing itself. */
export function opens(text: string): boolean {
  return !EXCEPTION.test(text) && OPENS.some((each) => each.test(text))
}
