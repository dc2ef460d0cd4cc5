import {
  C_FILE,
  drop,
  end,
  head,
  inFile,
  type LocateRow,
  message,
  more,
  pass,
  place,
  problem,
  reason,
  SCRIPT_FILE,
  setKind,
  V8_FRAME,
} from './locate-row.js'

/** Playwright's test runner. The line with the name has the place of the test, a stack frame that of the assertion. */
export const PLAYWRIGHT: readonly LocateRow[] = [
  head(
    'test',
    /^\d+\) (?:\[[^\]]+\] › )?(?<file>\S+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+) › (?<name>[^─]+)(?: ─+)?$/,
    { next: 'message' },
  ),
  more(/^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/),
  place(V8_FRAME),
  end(/^\d+ (?:failed|flaky|passed)\b/),
]

export const TERRAFORM: readonly LocateRow[] = [
  head('compile', /^Error: (?<message>\S.*)$/),
  place(/^on (?<file>\S+\.(?:tf|tfvars|hcl|tf\.json)) line (?<line>\d+)(?:, in .*)?:$/),
  more(/^(?<message>(?:An?|The|This|No|There|Did) [\w"].*[.?])$/),
]

const RUBY: readonly LocateRow[] = [
  pass(/^(?:\d+\) )?Skipped:$/),
  end(/^(?:Failure|Error):$/),
  head('test', /^(?<name>\w[\w:-]*#\w.*?) {1,2}\[(?<file>(?:\/?[A-Za-z]:)?[^\]:]+):(?<line>\d+)\]:?$/, {
    next: 'message',
  }),
  head('test', /^\d+\) (?<name>[^─]+)$/),
  // test-unit
  head('test', /^(?<name>test\w*\([\w:]+\))$/),
  place(/^(?<file>[^\s:]+\.rb):(?<line>\d+):in [`']/),
  message(/^(?<message><.*> expected but was)$/),
  message(/^Failure\/Error: (?<message>.+)$/),
  more(/^(?<message>(?:expected|got|Expected|Actual): .+)$/),
  more(/^(?<message>[A-Z]\w*(?:::\w+)*:)$/, { next: 'more' }),
  place(/^# (?<file>(?:\/?[A-Za-z]:)?[^\s:]+\.rb):(?<line>\d+):in /),
  end(/^(?:Finished in |rspec \S)/),
  problem('lint', /^(?<file>\S+\.rb):(?<line>\d+):(?<column>\d+): [CWEF]: (?:\[Correctable\] )?(?<message>.+)$/),
]

/** The table of phpstan; `file` without a name ends it. */
const PHPSTAN: readonly LocateRow[] = [
  inFile(/^Line +(?<file>\S.*\.\w{1,10})(?: \(in context .*\))?$/),
  problem('lint', /^:?(?<line>\d+) {2,}(?<message>[^\s\d].*)$/),
  inFile(/^\[(?:ERROR|OK|WARNING)\] /),
]

/** Exceptions that nobody caught: Python, Node, Java, .NET, Ruby, PHP, and panics of Rust and Go. The innermost frame comes first. */
export const EXCEPTIONS: readonly LocateRow[] = [
  head('crash', /^Traceback \(most recent call last\):$/),
  place(/^File "(?<file>[^"<]+)", line (?<line>\d+)(?:, in .*)?$/, { order: 'last first' }),
  message(/^(?<message>(?:[a-z_]\w*\.)*[A-Z]\w*(?:: .+)?)$/),
  head('crash', /^Exception in thread "[^"]*" (?<message>\S.*)$/),
  head('crash', /^Caused by: (?<message>\S.*)$/),
  head('crash', /^Unhandled exception[.:] (?<message>\S.*)$/i),
  head('crash', /^(?<file>[^\s:]+\.rb):(?<line>\d+):in [`'][^']{0,200}': (?<message>.+ \([A-Z][\w:]*\))$/),
  head('crash', /^(?:PHP )?Fatal error: +(?<message>Uncaught .+) in (?<file>[^\s:]{1,300}\.php):(?<line>\d+)$/),
  head('crash', /^thread '[^']*' (?:\(\d+\) )?panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/, {
    next: 'message',
  }),
  head('crash', /^(?<message>panic: .+)$/),
  head('crash', /^(?:Uncaught |\[Error: )?(?<message>[\w.$]*(?:Error|Exception)\b(?: \[\w+\])?(?:: .+)?)$/),
  place(V8_FRAME),
  place(/^at (?:[\w.@]+\/\/?)?(?<class>[\w.$]+)\.[^().]{1,200}\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/),
  place(/^at .+ in (?<file>.+):line (?<line>\d{1,7})$/),
  place(/^from (?<file>[^\s:]+\.rb):(?<line>\d+):in /, { order: 'at the end' }),
  place(/^(?:#\d+ )?(?<file>[^\s(]+\.php)\((?<line>\d+)\): /, { order: 'at the end' }),
  place(/^(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+)(?: \+0x\w+)?$/),
]

const PHP: readonly LocateRow[] = [
  head('test', /^\d+\) (?<name>[\w\\]+::\w.*)$/, { next: 'message' }),
  place(/^(?<file>\S+\.php):(?<line>\d+)$/),
  problem('format', /^\d+\) (?<message>(?<file>\S+\.php) \([\w, ]+\))$/),
  end(/^(?:FAILURES!|ERRORS!|Tests: \d)/),
  problem(
    'compile',
    /^(?:PHP )?(?:Parse|Fatal) error: {1,2}(?! ?Uncaught )(?<message>.+) in (?<file>(?:\/?[A-Za-z]:)?[^\s:]{1,300}\.php)(?: on line |:)(?<line>\d+)$/,
  ),
]

const SHELLCHECK: readonly LocateRow[] = [
  head('lint', /^In (?<file>\S+) line (?<line>\d+):$/),
  message(/^[\^-]+ (?<message>SC\d{4}(?: \(\w+\))?: .+)$/),
  end(/^For more information:$/),
  problem('lint', /^(?<file>\S+):(?<line>\d+):(?<column>\d+): (?:error|warning|note): (?<message>.+ \[SC\d{4}\])$/),
]

const SWIFT: readonly LocateRow[] = [
  problem(
    'test',
    /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+): error: -?\[?(?<name>[\w.]+[. ]\w+)\]? : (?<message>.+)$/,
  ),
  problem(
    'compile',
    /^(?<file>(?:\/?[A-Za-z]:)?[^:]+\.swift):(?<line>\d+):(?:(?<column>\d+):)? (?:fatal )?error: (?<message>.+)$/,
  ),
]

const PROVE: readonly LocateRow[] = [
  head('test', /^(?:# +)?Failed test '(?<name>.+)'$/, { says: 'failed' }),
  head('test', /^(?:# +)?Failed test at (?<file>\S+) line (?<line>\d+)\.$/, { says: 'a test failed' }),
  place(/^(?:# +)?(?:in|at) (?<file>\S+)(?: at)? line (?<line>\d+)\.$/),
  more(/^(?:# +)?(?<message>(?:got|expected): .+)$/),
  end(/^(?:ok|not ok) \d|^# Looks like|^Test Summary Report$/),
]

const PESTER: readonly LocateRow[] = [
  head('test', /^\[-\] (?<name>[^(]+?) [\d.]+m?s(?: \(.*\))?$/, { next: 'message' }),
  place(/^at .*, (?<file>(?:\/?[A-Za-z]:)?[^\s,:]{1,300}\.ps1):(?<line>\d+)$/),
  end(/^(?:\[\+\] |Tests completed in )/),
]

/** GoogleTest, Catch2 and `assert`, as ctest shows them, and ctest's own list. */
const C_TESTS: readonly LocateRow[] = [
  head('test', /^\[ +RUN +\] (?<name>\S+)$/),
  drop(/^\[ +OK +\] /),
  place(new RegExp(`^(?<file>${C_FILE}):(?<line>\\d+): Failure$`), { next: 'message' }),
  more(/^(?<message>(?:Which is|Expected|Actual|To be equal to): .+)$/),
  end(/^\[ +FAILED +\] /),
  head('test', new RegExp(`^(?<file>${C_FILE}):(?<line>\\d+): FAILED:$`), { next: 'message' }),
  problem('test', new RegExp(`^\\S+: (?<file>${C_FILE}):(?<line>\\d+): .*: (?<message>Assertion .+ failed\\.)$`)),
  problem('test', /^\d+ - (?<name>\S+) \((?<message>Failed|Timeout|SEGFAULT|Subprocess aborted|ILLEGAL|NUMERICAL)\)/),
]

/** The console launcher of JUnit, which Ant and others run. */
const JUNIT: readonly LocateRow[] = [
  head('test', /^JUnit \w+:(?<name>\S.*)$/),
  message(/^=> (?<message>\S.*)$/),
  place(/^(?<class>[\w.$]+)\.[\w$<>]+\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)$/),
  end(/^Test run finished after /),
]

const MARKDOWN: readonly LocateRow[] = [
  head('compile', /^(?:\[\w+\]:? )?(?:Error: )?MDX compilation failed for file "(?<file>[^"]+)"/),
  message(/^Cause: (?<message>.+)$/),
  place(/^"line": (?<line>\d+),$/),
  problem('lint', /^(?<file>\S+\.mdx?):(?<line>\d+)(?::(?<column>\d+))? (?:error )?(?<message>MD\d{3}\/.+)$/),
  problem('compile', /^(?:\[[^\]]+\] )?(?<file>\S+\.mdx):(?<line>\d+):(?<column>\d+)(?:-\d+:\d+)?:? (?<message>\S.*)$/),
]

/** Prettier, checkov, detekt, sqlfluff, semgrep, gitleaks, and tools that draw a frame around the code: Elixir, Gleam, oxlint, rebar3. */
const OTHER_CHECKS: readonly LocateRow[] = [
  problem('format', /^\[warn\] (?<message>(?<file>[\w./@-]+\.\w{1,10}))$/),
  head('compile', /^error: (?<message>\S.*)$/),
  head('lint', /^× (?<message>\S.*)$/),
  problem(
    'lint',
    /^error file=(?<file>\S+) message=(?<message>.+?)(?: line=(?<line>\d+))?(?: column=(?<column>\d+))?$/,
  ),
  head('compile', /^\[[A-Z]{2,20}_[A-Z_]{2,20}\] (?:Error: )?(?<message>\S.*)$/),
  problem('lint', /^error (?:-|•) (?<file>\S+\.dart):(?<line>\d+):(?<column>\d+) (?:-|•) (?<message>.+)$/),
  problem(
    'lint',
    /^error (?:-|•) (?<message>[^•]{1,4000}) (?:-|•) (?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+)\b/,
  ),
  drop(/^warning\b/),
  place(/^(?:[└┌]─|[╭┌]─\[|,-\[) ?(?<file>[^\s:\]]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?/),
  problem('lint', /^(?<message>[A-Z]\w{1,60} - .{1,200}) at (?<file>[^\s:]{1,300}\.kts?):(?<line>\d+):(?<column>\d+)$/),
  inFile(/^(?:== \[|┌─ )?(?<file>[\w./-]+\.\w{1,10})(?:\] FAIL|:)?$/),
  inFile(/^File: +(?<file>[^\s:]+)$/),
  problem('lint', /^L: +(?<line>\d+) \| P: +(?<column>\d+) \| (?<message>\S.*)$/),
  head('compile', /^(?<line>\d+) │/),
  message(/^╰── (?<message>\S.*)$/),
  head('lint', /^(?:RuleID: +|❯+❱ )(?<message>\S+)$/),
  place(/^Line: +(?<line>\d+)$/),
  place(/^(?<line>\d+)┆/),
  head('lint', /^(?<message>Check: \w+: ".+")$/),
  drop(/^PASSED for resource: /),
  place(/^File: \/?(?<file>\S+):(?<line>\d+)-\d+$/),
]

/** esbuild, vite, webpack and tools that wrap them. */
const BUNDLERS: readonly LocateRow[] = [
  head('compile', /^[✘X] \[ERROR\] (?<message>.+)$/),
  place(new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+):$`)),
  problem('compile', new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+): ERROR: (?<message>.+)$`)),
  problem(
    'compile',
    new RegExp(
      `^(?:(?:error during build:|\\[!\\]|RollupError:) *){1,3}${SCRIPT_FILE} \\((?<line>\\d+):(?<column>\\d+)\\): (?<message>.+)$`,
    ),
  ),
  head(
    'compile',
    new RegExp(
      `^(?!at |[❯›] |test at )(?:ERROR in )?(?:\\./)?${SCRIPT_FILE}[: ](?<line>\\d+):(?<column>\\d+)(?:-\\d+(?::\\d+)?)?$`,
    ),
    { next: 'message' },
  ),
]

/** Mocha, ExUnit, Flutter, Deno and Ginkgo. */
const OTHER_TESTS: readonly LocateRow[] = [
  head('test', /^\d\d:\d\d \+\d+(?: ~\d+)? -\d+: (?:\S+\.dart: )?(?<name>.+) \[E\]$/, { next: 'message' }),
  // Flutter's and Dart's `--reporter github`
  head('test', /^::group::❌ (?:\S+\.dart: )?(?<name>.+?)(?: \(failed\))?$/, { next: 'message' }),
  end(/^::endgroup::$/),
  head('test', /^(?<name>[^=]{1,200}) => (?<file>[\w./@-]+\.[cm]?[jt]sx?):(?<line>\d+):(?<column>\d+)$/),
  head('test', /^\[FAILED\] (?<message>\S.*)$/),
  head('test', /^\d+\) (?<name>[^─]+)$/),
  message(
    /^(?<message>(?:error: )?\w*Error(?: \[\w+\])?: .+|Assertion (?:with \S+ )?failed.*|(?:uncaught exception|predicate failed)\b.*)$/,
  ),
  more(/^(?<message>(?:left|right|code|Actual): .+|<[\w.*]+>: .+|\S+ !==? .+)$/),
  place(/^(?<file>\S+\.exs):(?<line>\d+)$/, { order: 'at the end' }),
  place(/^(?<file>test\/\S+\.exs):(?<line>\d+): \(test\)$/),
  place(/^(?<file>\S+_test\.dart) (?<line>\d+):(?<column>\d+) /),
  place(/^In \[\w+\] at: (?<file>\S+\.go):(?<line>\d+) /),
  place(V8_FRAME),
  end(/^(?:\d+ (?:passing|failing|tests?, )|Finished in |-{10,}$)/),
]

const CLOJURE: readonly LocateRow[] = [
  head('test', /^(?:FAIL|ERROR) in \((?<name>[^()]+)\) \((?<file>[\w./-]+\.clj[cs]?):(?<line>\d+)\)$/),
  // The exception of an error says more than what was expected.
  reason(/^actual: (?<message>[\w.$]+(?:Exception|Error|ExceptionInfo): .+)$/),
  message(/^(?<message>expected: \S.*)$/),
  more(/^(?<message>actual: \S.*)$/),
  end(/^(?:lein test |Ran \d+ tests )/),
]

/** OCaml prints the place above the error. */
const OCAML: readonly LocateRow[] = [
  head('compile', /^(?:# )?File "(?<file>[^"]+\.ml\w?)", lines? (?<line>\d+)(?:-\d+)?(?:, characters \d+-\d+)?:$/),
  drop(/^(?:# )?Warning\b/),
  message(/^(?:# )?Error(?: \([^()]{1,100}\))?: (?<message>\S.*)$/),
]

/** Hspec prints the place above the name. */
const HSPEC: readonly LocateRow[] = [
  head('test', /^(?<file>\S+\.hs):(?<line>\d+):(?<column>\d+):$/),
  setKind('test', /^\d+\) (?<name>\S.*)$/, { next: 'message' }),
  more(/^(?<message>(?:expected|but got): .+)$/),
  end(/^(?:To rerun use: |Finished in )/),
]

/** MUnit, ScalaTest, Scala's partest and Vim, which print a failed test in one line; testthat of R. */
const IN_ONE_LINE: readonly LocateRow[] = [
  problem(
    'test',
    /^==> X (?<name>\S+) .{0,100}?(?<message>[\w.]+(?:Exception|Error)): (?<file>\S+\.scala):(?<line>\d+)(?: |$)/,
  ),
  head('test', /^\[info\] - (?<name>.+) \*{3} FAILED \*{3}$/),
  place(/^\[info\] {2,}(?<message>\S(?:[^(]|\((?!\w+\.scala:))*) \((?<file>\w+\.scala):(?<line>\d+)\)$/),
  end(/^\[info\] (?:- |\w)/),
  problem('test', /^\d+\. (?:Failure|Error) \(at (?<file>\S+\.[Rr])#(?<line>\d+)\): (?<message>.+)$/),
  problem('test', /^(?:── )?\d+\. (?:Failure|Error): (?<message>[^@]+) \(@(?<file>\S+\.[Rr])#(?<line>\d+)\)/),
  problem('test', /^!! +\d+ - (?<name>\S+) +(?<message>\[.+\])$/),
  problem('test', /\.\.(?<name>Test_\w+) line \d+: (?<message>.+)$/),
  head('test', /^── (?:Failure|Error) \('?(?<file>\S+\.[Rr]):(?<line>\d+)(?::(?<column>\d+))?'?\): (?<name>.+?) ─*$/, {
    next: 'message',
  }),
]

/** Tools without their own set; `build` and triage use these rows. */
export const OTHERS = [
  RUBY,
  PHP,
  PHPSTAN,
  SHELLCHECK,
  SWIFT,
  PROVE,
  PESTER,
  C_TESTS,
  JUNIT,
  MARKDOWN,
  OTHER_CHECKS,
  BUNDLERS,
  OTHER_TESTS,
  CLOJURE,
  OCAML,
  HSPEC,
  IN_ONE_LINE,
] as const
