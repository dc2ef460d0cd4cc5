import { C_FILE, type LocateRow, SCRIPT_FILE, V8_FRAME } from './locate-row.js'

/** Playwright's test runner. The line with the name has the place of the test, a stack frame that of the assertion. */
export const PLAYWRIGHT: readonly LocateRow[] = [
  {
    is: 'head',
    kind: 'test',
    next: 'message',
    text: /^\d+\) (?:\[[^\]]+\] › )?(?<file>\S+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+) › (?<name>[^─]+)(?: ─+)?$/,
  },
  { is: 'more', text: /^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/ },
  { is: 'place', text: V8_FRAME },
  { is: 'end', text: /^\d+ (?:failed|flaky|passed)\b/ },
]

export const TERRAFORM: readonly LocateRow[] = [
  { is: 'head', kind: 'compile', text: /^Error: (?<message>\S.*)$/ },
  { is: 'place', text: /^on (?<file>\S+\.(?:tf|tfvars|hcl|tf\.json)) line (?<line>\d+)(?:, in .*)?:$/ },
  { is: 'more', text: /^(?<message>(?:An?|The|This|No|There|Did) [\w"].*[.?])$/ },
]

const RUBY: readonly LocateRow[] = [
  {
    is: 'head',
    kind: 'test',
    next: 'message',
    text: /^(?<name>\w[\w:]*#\w+) \[(?<file>(?:\/?[A-Za-z]:)?[^\]:]+):(?<line>\d+)\]:$/,
  },
  { is: 'head', kind: 'test', text: /^\d+\) (?<name>[^─]+)$/ },
  { is: 'message', text: /^Failure\/Error: (?<message>.+)$/ },
  { is: 'more', text: /^(?<message>(?:expected|got|Expected|Actual): .+)$/ },
  { is: 'more', next: 'more', text: /^(?<message>[A-Z]\w*(?:::\w+)*:)$/ },
  { is: 'place', text: /^# (?<file>(?:\/?[A-Za-z]:)?[^\s:]+\.rb):(?<line>\d+):in / },
  { is: 'end', text: /^(?:Finished in |rspec \S)/ },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S+\.rb):(?<line>\d+):(?<column>\d+): [CWEF]: (?:\[Correctable\] )?(?<message>.+)$/,
  },
]

const PHP: readonly LocateRow[] = [
  { is: 'head', kind: 'test', next: 'message', text: /^\d+\) (?<name>[\w\\]+::\w+.*)$/ },
  { is: 'place', text: /^(?<file>\S+\.php):(?<line>\d+)$/ },
  { is: 'problem', kind: 'format', text: /^\d+\) (?<message>(?<file>\S+\.php) \([\w, ]+\))$/ },
  { is: 'end', text: /^(?:FAILURES!|ERRORS!|Tests: \d)/ },
  {
    is: 'problem',
    kind: 'compile',
    text: /^(?:PHP )?(?:Parse|Fatal) error: {1,2}(?<message>.+) in (?<file>(?:\/?[A-Za-z]:)?[^\s:]{1,300}\.php)(?: on line |:)(?<line>\d+)$/,
  },
]

const SHELLCHECK: readonly LocateRow[] = [
  { is: 'head', kind: 'lint', text: /^In (?<file>\S+) line (?<line>\d+):$/ },
  { is: 'message', text: /^[\^-]+ (?<message>SC\d{4}(?: \(\w+\))?: .+)$/ },
  { is: 'end', text: /^For more information:$/ },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S+):(?<line>\d+):(?<column>\d+): (?:error|warning|note): (?<message>.+ \[SC\d{4}\])$/,
  },
]

const SWIFT: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'test',
    text: /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+): error: -?\[?(?<name>[\w.]+[. ]\w+)\]? : (?<message>.+)$/,
  },
  {
    is: 'problem',
    kind: 'compile',
    text: /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+):(?:(?<column>\d+):)? (?:fatal )?error: (?<message>.+)$/,
  },
]

const PROVE: readonly LocateRow[] = [
  { is: 'head', kind: 'test', says: 'failed', text: /^(?:# +)?Failed test '(?<name>.+)'$/ },
  {
    is: 'head',
    kind: 'test',
    says: 'a test failed',
    text: /^(?:# +)?Failed test at (?<file>\S+) line (?<line>\d+)\.$/,
  },
  { is: 'place', text: /^(?:# +)?(?:in|at) (?<file>\S+)(?: at)? line (?<line>\d+)\.$/ },
  { is: 'more', text: /^(?:# +)?(?<message>(?:got|expected): .+)$/ },
  { is: 'end', text: /^(?:ok|not ok) \d|^# Looks like|^Test Summary Report$/ },
]

const PESTER: readonly LocateRow[] = [
  { is: 'head', kind: 'test', next: 'message', text: /^\[-\] (?<name>[^(]+?) [\d.]+m?s(?: \(.*\))?$/ },
  { is: 'place', text: /^at .*, (?<file>(?:\/?[A-Za-z]:)?[^\s,:]{1,300}\.ps1):(?<line>\d+)$/ },
  { is: 'end', text: /^(?:\[\+\] |Tests completed in )/ },
]

/** GoogleTest, Catch2 and `assert`, as ctest shows them, and ctest's own list. */
const C_TESTS: readonly LocateRow[] = [
  { is: 'head', kind: 'test', text: /^\[ +RUN +\] (?<name>\S+)$/ },
  { is: 'drop', text: /^\[ +OK +\] / },
  { is: 'place', next: 'message', text: new RegExp(`^(?<file>${C_FILE}):(?<line>\\d+): Failure$`) },
  { is: 'more', text: /^(?<message>(?:Which is|Expected|Actual|To be equal to): .+)$/ },
  { is: 'end', text: /^\[ +FAILED +\] / },
  {
    is: 'head',
    kind: 'test',
    next: 'message',
    text: new RegExp(`^(?<file>${C_FILE}):(?<line>\\d+): FAILED:$`),
  },
  {
    is: 'problem',
    kind: 'test',
    text: new RegExp(`^\\S+: (?<file>${C_FILE}):(?<line>\\d+): .*: (?<message>Assertion .+ failed\\.)$`),
  },
  {
    is: 'problem',
    kind: 'test',
    text: /^\d+ - (?<name>\S+) \((?<message>Failed|Timeout|SEGFAULT|Subprocess aborted|ILLEGAL|NUMERICAL)\)/,
  },
]

const MARKDOWN: readonly LocateRow[] = [
  { is: 'head', kind: 'compile', text: /^(?:Error: )?MDX compilation failed for file "(?<file>[^"]+)"/ },
  { is: 'message', text: /^Cause: (?<message>.+)$/ },
  { is: 'place', text: /^"line": (?<line>\d+),$/ },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S+\.mdx?):(?<line>\d+)(?::(?<column>\d+))? (?:error )?(?<message>MD\d{3}\/.+)$/,
  },
  {
    is: 'problem',
    kind: 'compile',
    text: /^(?:\[[^\]]+\] )?(?<file>\S+\.mdx):(?<line>\d+):(?<column>\d+)(?:-\d+:\d+)?:? (?<message>\S.*)$/,
  },
]

/** Prettier, checkov, detekt, sqlfluff, semgrep, gitleaks, and tools that draw a frame around the code: Elixir, Gleam, oxlint, rebar3. */
const OTHER_CHECKS: readonly LocateRow[] = [
  { is: 'problem', kind: 'format', text: /^\[warn\] (?<message>(?<file>[\w./@-]+\.\w{1,10}))$/ },
  { is: 'head', kind: 'compile', text: /^error: (?<message>\S.*)$/ },
  { is: 'head', kind: 'lint', text: /^× (?<message>\S.*)$/ },
  { is: 'drop', text: /^warning\b/ },
  { is: 'place', text: /^(?:[└┌]─|[╭┌]─\[|,-\[) ?(?<file>[^\s:\]]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?/ },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<message>[A-Z]\w{1,60} - .{1,200}) at (?<file>[^\s:]{1,300}\.kts?):(?<line>\d+):(?<column>\d+)$/,
  },
  { is: 'file', text: /^(?:== \[|┌─ )?(?<file>[\w./-]+\.\w{1,10})(?:\] FAIL|:)?$/ },
  { is: 'file', text: /^File: +(?<file>[^\s:]+)$/ },
  { is: 'problem', kind: 'lint', text: /^L: +(?<line>\d+) \| P: +(?<column>\d+) \| (?<message>\S.*)$/ },
  { is: 'head', kind: 'compile', text: /^(?<line>\d+) │/ },
  { is: 'message', text: /^╰── (?<message>\S.*)$/ },
  { is: 'head', kind: 'lint', text: /^(?:RuleID: +|❯+❱ )(?<message>\S+)$/ },
  { is: 'place', text: /^(?:Line: +(?=\d+$))?(?<line>\d+)(?:┆|$)/ },
  { is: 'head', kind: 'lint', text: /^(?<message>Check: \w+: ".+")$/ },
  { is: 'drop', text: /^PASSED for resource: / },
  { is: 'place', text: /^File: \/?(?<file>\S+):(?<line>\d+)-\d+$/ },
]

/** esbuild, vite, webpack and tools that wrap them. */
const BUNDLERS: readonly LocateRow[] = [
  { is: 'head', kind: 'compile', text: /^[✘X] \[ERROR\] (?<message>.+)$/ },
  { is: 'place', text: new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+):$`) },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+): ERROR: (?<message>.+)$`),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(
      `^(?:(?:error during build:|\\[!\\]|RollupError:) *){1,3}${SCRIPT_FILE} \\((?<line>\\d+):(?<column>\\d+)\\): (?<message>.+)$`,
    ),
  },
  {
    is: 'head',
    kind: 'compile',
    next: 'message',
    text: new RegExp(
      `^(?!at )(?:ERROR in )?(?:\\./)?${SCRIPT_FILE}[: ](?<line>\\d+):(?<column>\\d+)(?:-\\d+(?::\\d+)?)?$`,
    ),
  },
]

/** Mocha, ExUnit, Flutter, Deno and Ginkgo. */
const OTHER_TESTS: readonly LocateRow[] = [
  {
    is: 'head',
    kind: 'test',
    next: 'message',
    text: /^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: (?:\S+\.dart: )?(?<name>.+) \[E\]$/,
  },
  {
    is: 'head',
    kind: 'test',
    text: /^(?<name>[^=]{1,200}) => (?<file>[\w./@-]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)$/,
  },
  { is: 'head', kind: 'test', text: /^\[FAILED\] (?<message>\S.*)$/ },
  { is: 'head', kind: 'test', text: /^\d+\) (?<name>[^─]+)$/ },
  { is: 'message', text: /^(?<message>(?:error: )?\w*Error(?: \[\w+\])?: .+|Assertion (?:with \S+ )?failed.*)$/ },
  { is: 'more', text: /^(?<message>(?:left|right|code|Actual): .+|<[\w.*]+>: .+|\S+ !==? .+)$/ },
  { is: 'place', order: 'at the end', text: /^(?<file>\S+\.exs):(?<line>\d+)$/ },
  { is: 'place', text: /^(?<file>test\/\S+\.exs):(?<line>\d+): \(test\)$/ },
  { is: 'place', text: /^(?<file>\S+_test\.dart) (?<line>\d+):(?<column>\d+) / },
  { is: 'place', text: /^In \[\w+\] at: (?<file>\S+\.go):(?<line>\d+) / },
  { is: 'place', text: V8_FRAME },
  { is: 'end', text: /^(?:\d+ (?:passing|failing|tests?, )|Finished in |-{10,}$)/ },
]

/** Tools without their own set; `build` and triage use these rows. */
export const OTHERS = [
  RUBY,
  PHP,
  SHELLCHECK,
  SWIFT,
  PROVE,
  PESTER,
  C_TESTS,
  MARKDOWN,
  OTHER_CHECKS,
  BUNDLERS,
  OTHER_TESTS,
] as const
