import type { SetName } from '../../core/tool-kinds.js'
import { BoundedPattern } from '../../text/bounded-lines.js'
import {
  again,
  C_FILE,
  drop,
  end,
  head,
  inFile,
  inPackage,
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
import { PLAYWRIGHT, TERRAFORM } from './located-more.js'

/** A stack frame of the JVM. The package of the class tells files of the same name apart. */
const JVM_FRAME =
  /^at (?:[\w.@]+\/\/?)?(?<class>[\w.$]+)\.[^().]{1,200}\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/
const JVM_ERROR = /^(?<message>[\w.$]+(?:Error|Exception|Failure|Failed)\b(?!:$).*)$/
const JVM_STACK: readonly LocateRow[] = [
  // An exception whose message begins in the next line.
  setKind('test', /^[\w.$]+(?:Error|Exception|Failure):$/, { next: 'message' }),
  message(JVM_ERROR),
  place(JVM_FRAME),
]
/** Maven's prefix of errors, also as GitHub's log shows it. */
const MAVEN_ERROR = '(?:\\[ERROR\\] *|Error: +)'
const MAVEN_TEST = '[\\w.$]+(?:\\[[^\\]]*\\])?(?:\\([^)]*\\))?(?:\\[[^\\]]*\\])?'
const JVM_FILE = '(?<file>(?:/?[A-Za-z]:)?[^\\s:[\\]][^:[\\]]*\\.(?:java|kts?|scala|groovy))'
const CS_FILE = '(?<file>[^()]+\\.(?:cs|fs|vb|razor|cshtml|xaml))'

/** A source file, or a configuration file of the compiler. */
const TSC_FILE = SCRIPT_FILE.replace('astro', 'astro|json')

const PYTEST: readonly LocateRow[] = [
  head('test', /^_{3,} (?:ERROR (?:collecting|at \w+ of) )?(?<name>\S.*?) _{3,}$/),
  head('test', /^(?:FAIL|ERROR): (?<name>\w+) \(.+\)$/),
  head('test', /^Failed example:$/, { next: 'message' }),
  more(/^(?<message>(?:Expected|Got):)$/, { next: 'more' }),
  again(
    /^(?:During handling of the above exception, another|The above exception was the direct cause of the following) /,
  ),
  place(/^E {3,}File "(?<file>[^"]+)", line (?<line>\d+)$/, { order: 'last first' }),
  reason(/^E {2,}(?<message>(?:Syntax|Indentation|Tab)Error: .+)$/),
  message(/^E {2,}(?<message>(?!\w+(?:Error|Exception):$)\S.*)$/),
  more(/^E {2,}(?<message>assert .*)$/),
  message(/^(?<message>[A-Za-z_][\w.]*(?:Error|Exception|Failed)(?:: .*)?)$/),
  problem('test', /^(?<file>\S+\.py):(?<line>\d+): (?<message>(?:assert |\w+(?:Error|Exception): ).+)$/),
  place(/^(?<file>\S+\.py):(?<line>\d+): *(?:in .*|\w*(?:Error|Exception|Failed|Warning|Timeout)?)$/, {
    order: 'last first',
  }),
  place(/^[Ff]ile "?(?<file>[^",]+\.py)"?, line (?<line>\d+)(?:, in .*)?$/, { order: 'last first' }),
  end(/^(?:=+ .* =+|-+ .* -+|!+ .* !+|-- Docs: .*|Ran \d+ tests? .*)$/),
  problem('test', /^FAILED \S+?\.py::(?<name>\S+) - (?<message>.+)$/),
]

const JEST: readonly LocateRow[] = [
  end(/^(?:● Console$|PASS )/),
  head('test', /^● (?<name>\S.*)$/, { next: 'message' }),
  more(/^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/),
  place(V8_FRAME),
  end(/^(?:Test Suites|Tests|Snapshots): /),
]

const VITEST: readonly LocateRow[] = [
  head('test', /^FAIL {1,2}(?:\|\S+\| )?\S+\.[cm]?[jt]sx?(?: \[ .* \]| > (?<name>.+))$/, { next: 'message' }),
  place(V8_FRAME),
  end(/^(?:⎯{3,}|Test Files|Tests) /),
  end(/^⎯{3,}\[/),
]

const NODE: readonly LocateRow[] = [
  end(/^(?:ℹ |▶ |# (?:Subtest|tests|pass)|test at |✖ failing tests:$)/),
  head('test', /^✖ (?<name>.+?) \([\d.]+ms\)$/, { next: 'message' }),
  head('test', /^not ok \d+ (?:- )?(?<name>\S.*)$/),
  // bats
  head('test', /^✗ (?<name>\S.*)$/),
  place(/^(?:# +)?\(?in test file (?<file>[^\s,]+), line (?<line>\d+)\)$/, { next: 'message' }),
  drop(/^failureType: 'subtestsFailed'$/),
  message(/^error: ['"](?<message>.+)['"]$/),
  head('test', /^error: \|-$/, { next: 'message' }),
  more(/^(?<message>\S+ !==? .+)$/),
  more(/^(?<message>[+-] {2,}\S.*)$/),
  place(/^(?:at )?(?:async )?[\w.<>[\] ]*\(file:\/\/(?<file>(?:\/?[A-Za-z]:)?[^:()]+):(?<line>\d+):(?<column>\d+)\)/),
  place(V8_FRAME),
  place(/^location: '(?<file>(?:\/?[A-Za-z]:)?[^:']+):(?<line>\d+):(?<column>\d+)'$/, { order: 'at the end' }),
]

const GO: readonly LocateRow[] = [
  head('test', /^(?:--- FAIL: |=== (?:RUN|CONT|NAME) +|=== FAIL: \S+ )(?<name>\S+)/),
  head('test', /^WARNING: (?<message>DATA RACE)$/),
  pass(/^--- (?:PASS|SKIP): (?<name>\S+)/),
  end(/^(?:={10,}$|=== PAUSE)/),
  inPackage(/^FAIL\t(?<package>\S+)(?:\t[\d.]+s| \[build failed\])/),
  problem('compile', /^(?:vet: )?(?<file>\S+\.go):(?<line>\d+):(?<column>\d+): (?<message>[^@]+)$/),
  problem('compile', /^(?<file>\S*go\.(?:mod|sum|work)):(?<line>\d+)(?::(?<column>\d+))?: (?<message>\S.*)$/),
  problem('test', /^(?<file>\S+_test\.go):(?<line>\d+): (?<message>\S.*)$/, { mayBeLog: true }),
  place(/^.{0,60}Error Trace:\s{1,9}(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+)$/, { order: 'last first' }),
  place(/^(?<file>(?:[A-Za-z]:)?[^\s:]{1,300}\.go):(?<line>\d+):?(?: \+0x\w+)?$/),
  message(/^(?<message>panic: .+)$/),
  message(/^Error:\s+(?<message>\S.*)$/),
  more(/^(?<message>(?:expected|actual) *: .+)$/),
  // gocheck
  head('test', /^FAIL: (?<file>\S+_test\.go):(?<line>\d+): (?<name>\S+)$/),
  message(/^(?<message>c\.(?:Assert|Check)\(.+\))$/),
  more(/^\.{3} (?<message>(?:obtained|expected) .+)$/),
]

const GO_LINT = '(?<file>(?:[A-Za-z]:)?[^\\s:]+\\.go):(?<line>\\d+):(?<column>\\d+): '
/** golangci-lint, staticcheck, gosec, and golint with its usual sentences. */
const GO_LINTERS: readonly LocateRow[] = [
  problem(
    'lint',
    new RegExp(
      `^${GO_LINT}(?<message>(?!(?:could not import \\S{1,200} \\(-: )?\\S{1,200}@v\\d).+ \\((?:[a-z]+|(?:SA|S|ST|QF|U)\\d{4}|Rule:G\\d+[^()]{0,200})\\))$`,
    ),
  ),
  problem('lint', /^\[(?<file>(?:[A-Za-z]:)?[^\s:]+\.go):(?<line>\d+)\] - (?<message>G\d{3}\b.+)$/),
  problem(
    'lint',
    new RegExp(
      `^${GO_LINT}(?<message>(?:exported \\w+ |comment on exported |package comment |receiver name |error var |error strings |context\\.Context should |a blank import |if block ends |(?:don.t|should|\\w+ \\w+ should) (?:use|be|have|omit|replace|not)\\b).*)$`,
    ),
  ),
]

const CARGO: readonly LocateRow[] = [
  end(/^(?:warning(?:\[\w+\])?: |error: (?:could not compile|aborting due|test failed)|failures:$|test result: )/),
  // `--message-format short`
  problem('compile', /^(?<file>[^\s:]+\.rs):(?<line>\d+):(?<column>\d+): (?<message>error(?:\[E\d+\])?: .+)$/),
  // A build script that panics, and the `cc` crate.
  head('compile', /^error: failed to run custom build command for /),
  place(/^thread '[^']*' panicked at '(?<message>.+)', (?<file>[^\s:']{1,300}):(?<line>\d{1,7})(?::\d{1,7})?$/),
  // Before Rust 1.73 the place is behind the values.
  head('test', /^(?:test \S+ \.\.\. )?thread '(?:main|(?<name>[^']+))' panicked at '(?<message>[^']+)$/),
  place(/^right: .+', (?<file>[^\s:']{1,300}):(?<line>\d{1,7})(?::\d{1,7})?$/),
  message(/^error occurred(?: in cc-rs)?: (?<message>.+)$/),
  head('link', /^error: (?<message>linking with .* failed.*)$/),
  head('compile', /^(?<message>error(?:\[E\d+\])?: .+)$/),
  setKind('lint', /clippy::|implied by `-D /),
  head('test', /^-{4} (?<name>\S+) stdout -{4}$/),
  head('test', /^-{3} STDERR: +\S+ (?<name>\S+) -{3}$|^(?:FAIL|SIGABRT) \[ *[\d.]+s\] +\S+ (?<test>\S+)$/),
  place(/panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/, { next: 'message' }),
  // nextest prints the panic without a headline.
  head(
    'test',
    /^thread '(?!main'|<)(?<name>[^']+)' (?:\(\d+\) )?panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/,
    { next: 'message' },
  ),
  more(/^(?<message>(?:left|right): .+)$/),
  place(/^(?:-->|:::) (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+)/),
  place(/^at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+)/, { order: 'at the end' }),
  problem('format', /^Diff in (?<file>\S+\.rs)(?::| at line )(?<line>\d+):?$/, {
    says: 'rustfmt would write it in another way',
  }),
]

const TSC: readonly LocateRow[] = [
  problem('compile', new RegExp(`^${TSC_FILE}\\((?<line>\\d+),(?<column>\\d+)\\): error (?<message>TS\\d+: .+)$`)),
  problem('compile', new RegExp(`^${TSC_FILE}:(?<line>\\d+):(?<column>\\d+) - error (?<message>TS\\d+: .+)$`)),
  problem('compile', /^error (?<message>TS\d+: .+)$/),
]

const ESLINT: readonly LocateRow[] = [
  inFile(/^(?<file>(?:\/?[A-Za-z]:)?[\\/.\w@][^:*?"<>|]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|md|ya?ml|html|css))$/),
  problem(
    'lint',
    new BoundedPattern(
      /^(?<line>\d+):(?<column>\d+) +(?:error|[✖×]) +(?<message>\S.*?)(?: {2,100}(?<rule>[@\w/-]+))?$/,
    ),
  ),
  problem('lint', /^(?<file>\S.*): line (?<line>\d+), col (?<column>\d+), Error - (?<message>.+)$/),
  problem('lint', new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+): (?<message>.+ \\[Error/.+\\])$`)),
  end(/^✖ \d+ problems? /),
]

const RUFF: readonly LocateRow[] = [
  problem('lint', /^(?<file>\S+\.pyi?):(?<line>\d+):(?<column>\d+): (?<message>[A-Z]{1,4}\d{2,4} .+)$/),
  head('lint', /^(?<message>(?:[A-Z]{1,4}\d{2,4}|invalid-syntax:?) .+)$/),
  head('format', /^unformatted: (?<message>.+)$/),
  place(/^--> (?<file>\S+\.(?:pyi?|ipynb)):(?<line>\d+):(?<column>\d+)$/),
  end(/^(?:\d+ \||help: |Found \d+ errors?)/),
  problem(
    'format',
    /^error: cannot format (?<file>\S+\.pyi?): (?:Cannot parse(?: for target version [\w. ]{1,40})?: )?(?<line>\d+):(?<column>\d+): (?<message>.+)$/,
  ),
  problem('format', /^error: (?<message>cannot format (?<file>\S+\.pyi?): .+)$/),
  problem('format', /^(?<message>[Ww]ould reformat:? (?<file>\S+\.pyi?))$/),
  problem('format', /^ERROR: (?<file>\S+\.pyi?) (?<message>Imports are incorrectly sorted\b.*)$/),
]

const MYPY: readonly LocateRow[] = [
  problem('types', /^(?<file>\S+\.pyi?):(?<line>\d+)(?::(?<column>\d+))?(?::\d+:\d+)?: error: (?<message>.+)$/),
  problem('types', /^(?<file>\S.*\.pyi?):(?<line>\d+):(?<column>\d+) - error: (?<message>.+)$/),
]

const GCC: readonly LocateRow[] = [
  // gfortran prints the place first, then the line.
  head('compile', /^(?<file>\S+\.[fF]\w{0,3}):(?<line>\d+)[.:](?<column>\d+)(?:-\d+)?:$/),
  message(/^(?:Fatal )?Error: (?<message>.+)$/),
  problem(
    'compile',
    new RegExp(
      `^(?<file>${C_FILE}):(?<line>\\d+):(?:(?<column>\\d+):)? (?:(?:fatal )?error: |(?=sorry, ))(?<message>.+)$`,
    ),
  ),
  problem(
    'compile',
    new RegExp(
      `^(?<file>${C_FILE})\\((?<line>\\d+)(?:,(?<column>\\d+))?\\) ?: (?:fatal )?error (?<message>C\\d+: [^[]+)`,
    ),
  ),
  problem('link', /^ld\.lld: error: (?<message>.+)$/),
  problem('compile', /^(?:cc1\w*|clang|gcc|g\+\+): (?:fatal )?error: (?!linker command)(?<message>.+)$/),
  problem(
    'link',
    new RegExp(
      `(?:^|: )(?<file>${C_FILE}):(?<line>\\d+): (?<message>(?:undefined reference to|multiple definition of) .+)$`,
    ),
  ),
  problem('link', /(?<message>(?:undefined reference to|multiple definition of) .+)$/),
  problem('link', /^\S*ld(?:\.\w+)?: (?<message>(?:cannot find|library not found|region |\S+ section ).*)$/),
  problem('link', /^(?<message>"\S+", referenced from:)$/),
]

const JAVAC: readonly LocateRow[] = [
  problem(
    'compile',
    new RegExp(`^(?:${MAVEN_ERROR})?${JVM_FILE}:\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<message>.+)$`),
  ),
  problem(
    'compile',
    new BoundedPattern(`^(?::\\w+)*${JVM_FILE}:(?<line>\\d+)(?::(?<column>\\d+))?: error: (?<message>.+)$`),
  ),
  problem('compile', new RegExp(`^e: (?:file://)?${JVM_FILE}:(?<line>\\d+):(?<column>\\d+):? (?<message>.+)$`)),
  problem('compile', new RegExp(`^e: ${JVM_FILE}: \\((?<line>\\d+), (?<column>\\d+)\\): (?<message>.+)$`)),
]

const MAVEN: readonly LocateRow[] = [
  ...JAVAC,
  end(/^\[INFO\]|^(?:\[ERROR\]|Error: ) *Tests run: /),
  head(
    'test',
    new RegExp(`^(?:${MAVEN_ERROR})?(?<name>${MAVEN_TEST}) +(?:-- )?Time elapsed: .* <<< (?:FAILURE|ERROR)!$`),
    { next: 'message' },
  ),
  problem(
    'test',
    new RegExp(`^${MAVEN_ERROR}(?<class>[A-Z][\\w$]*)(?:>\\w+)?\\.(?<name>\\w+):(?<line>\\d+) (?:» )?(?<message>.+)$`),
  ),
  ...JVM_STACK,
]

const GRADLE: readonly LocateRow[] = [
  ...JAVAC,
  problem(
    'compile',
    /^(?:ERROR: ?)?(?<file>(?:[A-Za-z]:)?[^\s:]+\.xml):(?<line>\d+):(?:\d+(?:-\d+(?::\d+)?)?:)? (?:AAPT: )?error: (?<message>.+)$/,
  ),
  // Ant
  problem('test', /^(?<file>\S+\.xml):(?<line>\d+): (?<message>Test (?<name>\S+) failed)$/),
  head('test', /^(?<name>(?<class>[\w.$]+) > .+) FAILED$/, { next: 'message' }),
  head('test', /^(?<name>(?<class>[a-z][\w.$]*\.[A-Z][\w$]*)\.\w+) FAILED$/),
  place(/^(?<message>[\w.$]+) at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/),
  place(/^at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/),
  ...JVM_STACK,
  problem(
    'lint',
    /^(?<file>\S+\.(?:java|kts?|xml|gradle|toml|properties)):(?<line>\d+): Error: (?<message>.+ \[\w+\])/,
  ),
  head('compile', /^(?:Build|Settings) file '(?<file>[^']+)' line: (?<line>\d+)$/),
  message(/^(?:\^|>(?! Task )) (?<message>\S.*)$/),
  end(/^(?:> Task |FAILURE: |\d+ tests completed)/),
]

const DOTNET: readonly LocateRow[] = [
  problem(
    'compile',
    new BoundedPattern(
      `^${CS_FILE}\\((?<line>\\d+),(?<column>\\d{1,7})[\\d,]*\\): error (?<message>\\w{1,40}\\d: .+?)(?: \\[[^\\]]+\\])?$`,
    ),
  ),
  head('test', /^Failed (?<name>\S.*) \[[<\d].*\]$/),
  // Microsoft.Testing.Platform
  head('test', /^(?:failed|FAILED) (?<name>\S.*) \([\d.]+m?s[\s\d.ms]*\)$/, { next: 'message' }),
  head('test', /^(?<name>[\w.+]+\.\w+) \[FAIL\]$/, { next: 'message' }),
  place(new RegExp(`^${CS_FILE}\\((?<line>\\d+),\\d+\\): at `)),
  setKind('test', /^Error Message:$/, { next: 'message' }),
  more(/^(?<message>(?:Expected|Actual|But was): .+)$/),
  place(/^at .+ in (?<file>.+):(?:line )?(?<line>\d{1,7})$/),
]

/** Rows that locate problems, by tool: one row for each form of line, tried in order. */
export const LOCATED: Readonly<Partial<Record<SetName, readonly LocateRow[]>>> = {
  pytest: PYTEST,
  jest: JEST,
  vitest: VITEST,
  node: NODE,
  go: [...GO_LINTERS, ...GO],
  cargo: CARGO,
  tsc: TSC,
  eslint: ESLINT,
  ruff: RUFF,
  mypy: MYPY,
  gcc: GCC,
  maven: MAVEN,
  gradle: GRADLE,
  dotnet: DOTNET,
  playwright: PLAYWRIGHT,
  terraform: TERRAFORM,
}
