import type { SetName } from '../../core/tool-kinds.js'
import { C_FILE, type LocateRow, SCRIPT_FILE, V8_FRAME } from './locate-row.js'
import { PLAYWRIGHT, TERRAFORM } from './located-more.js'

/** A stack frame of the JVM. The package of the class tells files of the same name apart. */
const JVM_FRAME = /^at (?:[\w.@]+\/)?(?<class>[\w.$]+)\.[\w$<>]+\((?<file>\w+\.(?:java|kt|groovy|scala)):(?<line>\d+)\)/
const JVM_ERROR = /^(?<message>[\w.$]+(?:Error|Exception|Failure|Failed)\b.*)$/
/** Maven's prefix of errors, also as GitHub's log shows it. */
const MAVEN_ERROR = '(?:\\[ERROR\\] |Error: +)'
const MAVEN_TEST = '[\\w.$]+(?:\\([^)]*\\))?(?:\\[[^\\]]*\\])?'
const JVM_FILE = '(?<file>(?:/?[A-Za-z]:)?[^:[\\]]+\\.(?:java|kts?|scala|groovy))'
const CS_FILE = '(?<file>[^()]+\\.(?:cs|fs|vb|razor|cshtml|xaml))'

/** A source file, or a configuration file of the compiler. */
const TSC_FILE = SCRIPT_FILE.replace('astro', 'astro|json')

const PYTEST: readonly LocateRow[] = [
  { is: 'head', kind: 'test', text: /^_{3,} (?:ERROR (?:collecting|at \w+ of) )?(?<name>\S.*?) _{3,}$/ },
  { is: 'head', kind: 'test', text: /^(?:FAIL|ERROR): (?<name>\w+) \(.+\)$/ },
  { is: 'head', kind: 'test', next: 'message', text: /^Failed example:$/ },
  { is: 'more', next: 'more', text: /^(?<message>(?:Expected|Got):)$/ },
  { is: 'place', order: 'last first', text: /^E {3,}File "(?<file>[^"]+)", line (?<line>\d+)$/ },
  { is: 'reason', text: /^E {2,}(?<message>(?:Syntax|Indentation|Tab)Error: .+)$/ },
  { is: 'message', text: /^E {2,}(?<message>\S.*)$/ },
  { is: 'more', text: /^E {2,}(?<message>assert .*)$/ },
  { is: 'message', text: /^(?<message>[A-Za-z_][\w.]*(?:Error|Exception|Failed)(?:: .*)?)$/ },
  {
    is: 'problem',
    kind: 'test',
    text: /^(?<file>\S+\.py):(?<line>\d+): (?<message>(?:assert |\w+(?:Error|Exception): ).+)$/,
  },
  {
    is: 'place',
    order: 'last first',
    text: /^(?<file>\S+\.py):(?<line>\d+): *(?:in .*|\w*(?:Error|Exception|Failed|Warning|Timeout)?)$/,
  },
  { is: 'place', order: 'last first', text: /^File "(?<file>[^"]+\.py)", line (?<line>\d+)(?:, in .*)?$/ },
  { is: 'end', text: /^(?:=+ .* =+|-+ .* -+|!+ .* !+|-- Docs: .*|Ran \d+ tests? .*)$/ },
  { is: 'problem', kind: 'test', text: /^FAILED \S+?\.py::(?<name>\S+) - (?<message>.+)$/ },
]

const JEST: readonly LocateRow[] = [
  { is: 'head', kind: 'test', next: 'message', text: /^● (?<name>\S.*)$/ },
  { is: 'more', text: /^(?<message>(?:Expected|Received)(?: \w+)?: .+)$/ },
  { is: 'place', text: V8_FRAME },
  { is: 'end', text: /^(?:Test Suites|Tests|Snapshots): / },
]

const VITEST: readonly LocateRow[] = [
  {
    is: 'head',
    kind: 'test',
    next: 'message',
    text: /^FAIL {1,2}(?:\|\S+\| )?\S+\.[cm]?[jt]sx?(?: \[ .* \]| > (?<name>.+))$/,
  },
  { is: 'place', text: V8_FRAME },
  { is: 'end', text: /^(?:⎯{3,}|Test Files|Tests) / },
  { is: 'end', text: /^⎯{3,}\[/ },
]

const NODE: readonly LocateRow[] = [
  { is: 'end', text: /^(?:ℹ |▶ |# (?:Subtest|tests|pass)|test at |✖ failing tests:$)/ },
  { is: 'head', kind: 'test', next: 'message', text: /^✖ (?<name>.+?) \([\d.]+ms\)$/ },
  { is: 'head', kind: 'test', text: /^not ok \d+ - (?<name>.+)$/ },
  { is: 'drop', text: /^failureType: 'subtestsFailed'$/ },
  { is: 'message', text: /^error: ['"](?<message>.+)['"]$/ },
  { is: 'head', kind: 'test', next: 'message', text: /^error: \|-$/ },
  { is: 'more', text: /^(?<message>\S+ !==? .+)$/ },
  { is: 'more', text: /^(?<message>[+-] {2,}\S.*)$/ },
  {
    is: 'place',
    text: /^(?:at )?(?:async )?[\w.<>[\] ]*\(file:\/\/(?<file>(?:\/?[A-Za-z]:)?[^:()]+):(?<line>\d+):(?<column>\d+)\)/,
  },
  { is: 'place', text: V8_FRAME },
  {
    is: 'place',
    order: 'at the end',
    text: /^location: '(?<file>(?:\/?[A-Za-z]:)?[^:']+):(?<line>\d+):(?<column>\d+)'$/,
  },
]

const GO: readonly LocateRow[] = [
  { is: 'head', kind: 'test', text: /^--- FAIL: (?<name>\S+)/ },
  { is: 'head', kind: 'test', text: /^WARNING: (?<message>DATA RACE)$/ },
  { is: 'end', text: /^(?:={10,}$|--- PASS|=== RUN|=== PAUSE|=== CONT)/ },
  { is: 'package', text: /^FAIL\t(?<package>\S+)(?:\t[\d.]+s| \[build failed\])/ },
  {
    is: 'problem',
    kind: 'compile',
    text: /^(?:vet: )?(?<file>\S+\.go):(?<line>\d+):(?<column>\d+): (?<message>[^@]+)$/,
  },
  {
    is: 'problem',
    kind: 'compile',
    text: /^(?<file>\S*go\.(?:mod|sum|work)):(?<line>\d+)(?::(?<column>\d+))?: (?<message>\S.*)$/,
  },
  { is: 'problem', kind: 'test', text: /^(?<file>\S+_test\.go):(?<line>\d+): (?<message>\S.*)$/ },
  { is: 'place', text: /^(?<file>\S+\.go):(?<line>\d+):?(?: \+0x\w+)?$/ },
  { is: 'message', text: /^(?<message>panic: .+)$/ },
  { is: 'message', text: /^Error: +\t? *(?<message>\S.*)$/ },
  { is: 'more', text: /^(?<message>(?:expected|actual) *: .+)$/ },
  // gocheck
  { is: 'head', kind: 'test', text: /^FAIL: (?<file>\S+_test\.go):(?<line>\d+): (?<name>\S+)$/ },
  { is: 'message', text: /^(?<message>c\.(?:Assert|Check)\(.+\))$/ },
  { is: 'more', text: /^\.{3} (?<message>(?:obtained|expected) .+)$/ },
]

const GOLANGCI = {
  is: 'problem',
  kind: 'lint',
  text: /^(?<file>\S+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+ \([a-z]+\))$/,
} as const

const CARGO: readonly LocateRow[] = [
  {
    is: 'end',
    text: /^(?:warning(?:\[\w+\])?: |error: (?:could not compile|aborting due|test failed)|failures:$|test result: )/,
  },
  { is: 'head', kind: 'link', text: /^error: (?<message>linking with .* failed.*)$/ },
  { is: 'head', kind: 'compile', text: /^(?<message>error(?:\[E\d+\])?: .+)$/ },
  { is: 'kind', kind: 'lint', text: /clippy::|implied by `-D / },
  { is: 'head', kind: 'test', text: /^-{4} (?<name>\S+) stdout -{4}$/ },
  {
    is: 'head',
    kind: 'test',
    text: /^-{3} STDERR: +\S+ (?<name>\S+) -{3}$|^(?:FAIL|SIGABRT) \[ *[\d.]+s\] +\S+ (?<test>\S+)$/,
  },
  { is: 'place', next: 'message', text: /panicked at (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+):$/ },
  { is: 'more', text: /^(?<message>(?:left|right): .+)$/ },
  { is: 'place', text: /^(?:-->|:::|at) (?<file>\S+\.rs):(?<line>\d+):(?<column>\d+)/ },
  {
    is: 'problem',
    kind: 'format',
    says: 'rustfmt would write it in another way',
    text: /^Diff in (?<file>\S+\.rs)(?::| at line )(?<line>\d+):?$/,
  },
]

const TSC: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^${TSC_FILE}\\((?<line>\\d+),(?<column>\\d+)\\): error (?<message>TS\\d+: .+)$`),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^${TSC_FILE}:(?<line>\\d+):(?<column>\\d+) - error (?<message>TS\\d+: .+)$`),
  },
  { is: 'problem', kind: 'compile', text: /^error (?<message>TS\d+: .+)$/ },
]

const ESLINT: readonly LocateRow[] = [
  {
    is: 'file',
    text: /^(?<file>(?:\/?[A-Za-z]:)?[\\/.\w@][^:*?"<>|]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|md|ya?ml|html|css))$/,
  },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<line>\d+):(?<column>\d+) +(?:error|[✖×]) +(?<message>\S.*?)(?: {2,}(?<rule>[@\w/-]+))?$/,
  },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S.*): line (?<line>\d+), col (?<column>\d+), Error - (?<message>.+)$/,
  },
  {
    is: 'problem',
    kind: 'lint',
    text: new RegExp(`^${SCRIPT_FILE}:(?<line>\\d+):(?<column>\\d+): (?<message>.+ \\[Error/.+\\])$`),
  },
  { is: 'end', text: /^✖ \d+ problems? / },
]

const RUFF: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S+\.pyi?):(?<line>\d+):(?<column>\d+): (?<message>[A-Z]{1,4}\d{2,4} .+)$/,
  },
  { is: 'head', kind: 'lint', text: /^(?<message>(?:[A-Z]{1,4}\d{2,4}|invalid-syntax:?) .+)$/ },
  { is: 'head', kind: 'format', text: /^unformatted: (?<message>.+)$/ },
  { is: 'place', text: /^--> (?<file>\S+\.(?:pyi?|ipynb)):(?<line>\d+):(?<column>\d+)$/ },
  { is: 'end', text: /^(?:\d+ \||help: |Found \d+ errors?)/ },
  {
    is: 'problem',
    kind: 'format',
    text: /^error: cannot format (?<file>\S+\.pyi?): (?:Cannot parse: )?(?<line>\d+):(?<column>\d+): (?<message>.+)$/,
  },
  { is: 'problem', kind: 'format', text: /^(?<message>[Ww]ould reformat:? (?<file>\S+\.pyi?))$/ },
]

const MYPY: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'types',
    text: /^(?<file>\S+\.pyi?):(?<line>\d+)(?::(?<column>\d+))?(?::\d+:\d+)?: error: (?<message>.+)$/,
  },
  { is: 'problem', kind: 'types', text: /^(?<file>\S.*\.pyi?):(?<line>\d+):(?<column>\d+) - error: (?<message>.+)$/ },
]

const GCC: readonly LocateRow[] = [
  // gfortran prints the place first, then the line.
  { is: 'head', kind: 'compile', text: /^(?<file>\S+\.[fF]\w{0,3}):(?<line>\d+)[.:](?<column>\d+)(?:-\d+)?:$/ },
  { is: 'message', text: /^(?:Fatal )?Error: (?<message>.+)$/ },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(
      `^(?<file>${C_FILE}):(?<line>\\d+):(?:(?<column>\\d+):)? (?:(?:fatal )?error: |(?=sorry, ))(?<message>.+)$`,
    ),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(
      `^(?:\\d+>)?(?<file>${C_FILE})\\((?<line>\\d+)(?:,(?<column>\\d+))?\\) ?: (?:fatal )?error (?<message>C\\d+: [^[]+)`,
    ),
  },
  { is: 'problem', kind: 'compile', text: /^(?:cc1\w*|clang|gcc|g\+\+): (?:fatal )?error: (?<message>.+)$/ },
  {
    is: 'problem',
    kind: 'link',
    text: new RegExp(
      `(?<file>${C_FILE}):(?<line>\\d+): (?<message>(?:undefined reference to|multiple definition of) .+)$`,
    ),
  },
  { is: 'problem', kind: 'link', text: /(?<message>(?:undefined reference to|multiple definition of) .+)$/ },
  {
    is: 'problem',
    kind: 'link',
    text: /^\S*ld(?:\.\w+)?: (?<message>(?:cannot find|library not found|region |\S+ section ).*)$/,
  },
  { is: 'problem', kind: 'link', text: /^(?<message>"\S+", referenced from:)$/ },
]

const JAVAC: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^(?:${MAVEN_ERROR})?${JVM_FILE}:\\[(?<line>\\d+),(?<column>\\d+)\\] (?:error: )?(?<message>.+)$`),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^(?::\\w+)*${JVM_FILE}:(?<line>\\d+): error: (?<message>.+)$`),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^e: (?:file://)?${JVM_FILE}:(?<line>\\d+):(?<column>\\d+):? (?<message>.+)$`),
  },
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(`^e: ${JVM_FILE}: \\((?<line>\\d+), (?<column>\\d+)\\): (?<message>.+)$`),
  },
]

const MAVEN: readonly LocateRow[] = [
  ...JAVAC,
  { is: 'end', text: /^\[INFO\]|^(?:\[ERROR\]|Error: ) *Tests run: / },
  {
    is: 'head',
    kind: 'test',
    text: new RegExp(`^(?:${MAVEN_ERROR})?(?<name>${MAVEN_TEST}) +(?:-- )?Time elapsed: .* <<< (?:FAILURE|ERROR)!$`),
  },
  {
    is: 'problem',
    kind: 'test',
    text: new RegExp(
      `^${MAVEN_ERROR} *(?<class>[A-Z][\\w$]*)(?:>\\w+)?\\.(?<name>\\w+):(?<line>\\d+) (?:» )?(?<message>.+)$`,
    ),
  },
  { is: 'message', text: JVM_ERROR },
  { is: 'place', text: JVM_FRAME },
]

const GRADLE: readonly LocateRow[] = [
  ...JAVAC,
  { is: 'head', kind: 'test', text: /^(?<name>(?<class>[\w.$]+) > .+) FAILED$/ },
  {
    is: 'place',
    text: /^(?<message>[\w.$]+(?:Error|Exception|Failure)) at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/,
  },
  { is: 'place', text: /^at (?<file>\w+\.(?:java|kt|groovy)):(?<line>\d+)$/ },
  { is: 'message', text: JVM_ERROR },
  { is: 'place', text: JVM_FRAME },
  {
    is: 'problem',
    kind: 'lint',
    text: /^(?<file>\S+\.(?:java|kts?|xml|gradle|toml|properties)):(?<line>\d+): Error: (?<message>.+ \[\w+\])/,
  },
  { is: 'head', kind: 'compile', text: /^(?:Build|Settings) file '(?<file>[^']+)' line: (?<line>\d+)$/ },
  { is: 'message', text: /^\^ (?<message>\S.*)$/ },
  { is: 'end', text: /^(?:> Task |FAILURE: |\d+ tests completed)/ },
]

const DOTNET: readonly LocateRow[] = [
  {
    is: 'problem',
    kind: 'compile',
    text: new RegExp(
      `^${CS_FILE}\\((?<line>\\d+),(?<column>\\d+)[\\d,]*\\): error (?<message>\\w+\\d+: .+?)(?: \\[[^\\]]+\\])?$`,
    ),
  },
  { is: 'head', kind: 'test', text: /^Failed (?<name>\S.*) \[[<\d].*\]$/ },
  { is: 'kind', kind: 'test', next: 'message', text: /^Error Message:$/ },
  { is: 'more', text: /^(?<message>(?:Expected|Actual|But was): .+)$/ },
  { is: 'place', text: /^at .+ in (?<file>.+):line (?<line>\d{1,7})$/ },
]

/** Rows that locate problems, by tool: one row for each form of line, tried in order. */
export const LOCATED: Readonly<Partial<Record<SetName, readonly LocateRow[]>>> = {
  pytest: PYTEST,
  jest: JEST,
  vitest: VITEST,
  node: NODE,
  go: [GOLANGCI, ...GO],
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
