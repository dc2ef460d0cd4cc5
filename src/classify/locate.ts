import type { FileLine } from '../core/finding.js'
import { addTo } from '../core/maps.js'
import { retain } from '../text/lists.js'
import type { LogLine } from './line.js'
import type { LocateRow, ProblemKind } from './sets/locate-row.js'
import { ASSERTION } from './worth.js'

/** The place of a problem, as a tool prints it. */
export interface ToolPlace extends FileLine {
  readonly line: number
  readonly column: number | null
  /** `acme.EngineTest` or `example.com/rockets/calc`: tells files of one name apart. */
  readonly within: string | null
}

/** A problem that a tool reported. */
export interface ToolProblem {
  readonly kind: ProblemKind
  /** The text that a person would quote, with the name of the test. */
  readonly message: string
  /** The name of the test that failed. */
  readonly test: string | null
  /** Possible places; the first one inside the workspace counts. */
  readonly places: readonly ToolPlace[]
  /** The line of the output that has the message. */
  readonly at: number
  /** Only for lines of tools without a set; problems that sets find are errors. */
  readonly level?: 'warning'
}

/** The matches of a row's named groups. */
type Groups = Readonly<Record<string, string | undefined>>

interface Draft {
  kind: ProblemKind
  name: string | null
  message: string | null
  more: string[]
  places: readonly ToolPlace[]
  /** Fallback if no other place is inside the workspace. */
  lastPlaces: readonly ToolPlace[]
  at: number
  isReported: boolean
}

const MAX_MORE = 4
/** Prefixes before a line of a tool: of actions, of MSBuild, of Turborepo, of pnpm, of Compose, of Melos, of Ant, of xUnit. */
const MARKED =
  /^(?:\d{1,4}>(?=\S)|Error: (?=[\w./@-]{1,200}\.\w{1,5}:\d+:\d+: )|@[\w.-]{1,60}\/[\w.-]{1,60}:[\w:-]{1,60}: |[\w.-]{1,60}\/[\w./-]{1,60} [\w:-]{1,60}: |[A-Za-z][\w.-]{0,60}[-_]\d+ +\|(?: |$)|\[(?:exec|java|javac|junit|groovyc|scalac)\] +|\[[\w.-]{1,60}\]: +|\[xUnit\.net [\d:.]+\] +)/
const MAX_PROBLEMS = 1000
/** Code that a tool quotes between a place and its message. */
const QUOTED_CODE =
  /^(?:[>→] ?)?\d{1,6}(?:$| [|│{}()[\]/]| (?:const|let|var|await|async|return|import|export|function|if|for)\b| [\w.$]{1,60}\()/

/** Reads the lines of a tool by its rows; a problem is a draft until it is complete. */
class ProblemParser {
  readonly problems: ToolProblem[] = []
  /** Messages that may be logs of a test, by their line. */
  readonly #logs = new Map<number, string>()
  #open: Draft | null = null
  #file: string | null = null
  #class: string | null = null
  #awaits: LocateRow['next'] | null = null
  #firstOfPackage = 0
  #firstOfTest = 0
  #isPassed = false

  constructor(readonly rows: readonly LocateRow[]) {}

  add(line: string, at: number): void {
    for (const row of this.rows) {
      const match = row.text.exec(line)
      if (match === null || !this.#take(row, match.groups ?? {}, at)) continue
      if (row.next === 'more' || (row.next === 'message' && this.#open?.message === null)) this.#awaits = row.next
      return
    }
    if (this.#awaits === null || line === '' || QUOTED_CODE.test(line) || this.#open === null) return
    if (this.#awaits === 'more') this.#open.more.push(line)
    else {
      this.#open.message = line
      this.#open.at = at
    }
    this.#awaits = null
  }

  /** Reports whether the row applies to this line in the current state. */
  #take(row: LocateRow, groups: Groups, at: number): boolean {
    const open = this.#open
    if (this.#isPassed && groups['file'] !== undefined) return true
    if (row.is === 'head' || row.is === 'end' || row.is === 'package') this.#beginTest()
    switch (row.is) {
      case 'file':
        this.#file = groups['file'] ?? null
        return true
      case 'end':
        this.end()
        return true
      case 'drop':
        this.#open = null
        return true
      case 'pass':
        this.#open = null
        if (groups['name'] === undefined) this.problems.splice(this.#firstOfTest)
        else retain(this.problems, ({ test }) => test !== groups['name'])
        this.#isPassed = true
        return true
      case 'head': {
        // The name and the message may be in separate lines.
        if (open !== null && ['name', 'message', 'file'].every((group) => groups[group] === undefined)) return true
        this.end()
        this.#class = groups['class'] ?? this.#class
        this.#file = groups['file'] ?? this.#file
        const lastPlaces = groups['line'] === undefined ? [] : readPlaces(groups, this.#file, null)
        this.#open = { ...createDraft(row, groups, at), lastPlaces }
        return true
      }
      case 'problem': {
        const places = readPlaces(groups, this.#file, null)
        this.#report({ ...createDraft(row, groups, at), name: groups['name'] ?? open?.name ?? null, places })
        if (row.mayBeLog === true) this.#logs.set(at, groups['message'] ?? '')
        else if (open !== null) open.isReported = true
        return true
      }
      case 'package':
        this.end()
        this.#setPackage(groups['package'] ?? '')
        return true
      default:
        return open !== null && this.#addTo(open, row, groups, at)
    }
  }

  #beginTest(): void {
    this.#isPassed = false
    this.#firstOfTest = this.problems.length
  }

  #addTo(open: Draft, row: LocateRow, groups: Groups, at: number): boolean {
    const message = groups['message'] ?? null
    if (row.is === 'kind') {
      if (row.kind !== undefined) open.kind = row.kind
      open.name = groups['name'] ?? open.name
      return true
    }
    if (row.is === 'again') {
      Object.assign(open, { message: null, more: [] })
      return true
    }
    if (row.is === 'more') {
      if (message !== null && open.message !== null && open.more.length < MAX_MORE) open.more.push(message)
      return open.message !== null
    }
    // A test that reported a problem may end with another one, such as a panic.
    if (row.is === 'message' && open.isReported)
      Object.assign(open, { isReported: false, message: null, more: [], places: [] })
    if (message !== null && (open.message === null || row.is === 'reason')) {
      open.message = message
      open.at = at
      this.#awaits = null
    } else if (row.is === 'message') return false
    if (row.is !== 'place') return true
    const places = readPlaces(groups, this.#file, this.#class)
    if (row.order === 'at the end') open.lastPlaces = [...open.lastPlaces, ...places]
    else open.places = row.order === 'last first' ? [...places, ...open.places] : [...open.places, ...places]
    return true
  }

  /** Assigns a package to the problems before its line. */
  #setPackage(within: string): void {
    for (const problem of this.problems.splice(this.#firstOfPackage))
      this.problems.push({ ...problem, places: problem.places.map((place) => ({ ...place, within })) })
    this.#firstOfPackage = this.problems.length
  }

  end(): void {
    const open = this.#open
    this.#open = null
    this.#awaits = null
    if (open !== null && !open.isReported) this.#report(open)
  }

  /** Returns the problems without the logs of failed tests. */
  finish(): readonly ToolProblem[] {
    this.end()
    const byTest = new Map<string, ToolProblem[]>()
    for (const problem of this.problems) if (problem.test !== null) addTo(byTest, problem.test, problem)
    const failures = new Set([...byTest.values()].flatMap((ofTest) => this.#withoutLogs(ofTest)))
    return this.problems.filter((problem) => problem.test === null || failures.has(problem))
  }

  /** Returns the problems of a test that name its failure. */
  #withoutLogs(ofTest: readonly ToolProblem[]): readonly ToolProblem[] {
    const saysWith = (words: RegExp) => (problem: ToolProblem) => {
      const log = this.#logs.get(problem.at)
      return log === undefined || (words.test(log) && !GOES_ON.test(log))
    }
    const sure = [ASSERTION, SAYS_FAILURE].map((words) => ofTest.filter(saysWith(words)))
    return sure.find((some) => some.length > 0) ?? ofTest.slice(-1)
  }

  #report({ kind, name, message, more, places, lastPlaces, at }: Draft): void {
    const all = [...places, ...lastPlaces]
    // Skip problems without a message; the rules of the sets report errors without a place.
    if (message === null || (all.length === 0 && kind !== 'test' && kind !== 'link')) return
    if (this.problems.length >= MAX_PROBLEMS) return
    const values = more.filter((line) => line !== message)
    const text = [message, ...values].join('; ').replace(/:; /g, ': ').replace(/\s+/g, ' ').trim()
    const test = kind === 'test' ? name : null
    this.problems.push({ kind, message: name === null ? text : `${name}: ${text}`, test, places: all, at })
  }
}

/** Words with which a test names its failure, and words of a log that announces another try. */
const SAYS_FAILURE =
  /\b(?:fail|error|err\b|unexpected|mismatch|wrong|invalid|missing|unable|cannot|can't|could(?: not|n't)|did(?: not|n't)|not (?:found|equal)|no such|differ|bad|panic|timed? ?out|deadline|exceeded|want)/i
const GOES_ON = /\bretry|\btry(?:ing)? again\b|\battempt \d/i

function createDraft(row: LocateRow, groups: Groups, at: number): Draft {
  const { name = null, message = row.says ?? null, rule } = groups
  return {
    kind: row.kind ?? 'compile',
    name,
    message: rule === undefined ? message : `${message} (${rule})`,
    more: [],
    places: [],
    lastPlaces: [],
    at,
    isReported: false,
  }
}

function readPlaces(groups: Groups, file: string | null, within: string | null): readonly ToolPlace[] {
  const inClass = groups['class']
  const name = groups['file'] ?? file ?? (inClass === undefined ? null : `${inClass.replace(/\$.*/, '')}.java`)
  if (name === null) return []
  const line = Number(groups['line'] ?? 1)
  const column = groups['column'] === undefined ? null : Number(groups['column'])
  return [{ file: name, line, column, within: inClass ?? within }]
}

/** Returns the problems with a place, because the others are summaries; all of them if none has one. */
export function preferPlaced(problems: readonly ToolProblem[]): readonly ToolProblem[] {
  const placed = problems.filter(({ places }) => places.length > 0)
  return placed.length > 0 ? placed : problems
}

const PLAYWRIGHT_TEST = /^\d+\) (?:\[[^\]]+\] › )?\S+:\d+:\d+ › /
const RUSTC_ERROR = /^error\[E\d{4}\]: /

/** Returns the lines that tools print. A test that failed outranks what the server under test printed. */
export function listOutput(lines: readonly LogLine[]): readonly LogLine[] {
  const isServer = lines.some(({ text }) => PLAYWRIGHT_TEST.test(text)) ? /^\[WebServer\] / : null
  return lines.filter(({ mark, text }) => mark !== 'command' && mark !== 'warning' && isServer?.test(text) !== true)
}

/** Returns all problems in an output by the rows of each tool, in the order of the lines, each once, also those without a place. */
export function locateProblems(
  tables: readonly (readonly LocateRow[])[],
  lines: readonly LogLine[],
): readonly ToolProblem[] {
  const texts = lines.map(({ text }) => text.trim().replace(MARKED, '').trimStart())
  const located = tables.flatMap((rows) => {
    const parser = new ProblemParser(rows)
    for (const [at, text] of texts.entries()) parser.add(text, at)
    return parser.finish()
  })
  const seen = new Map<string, ToolProblem[]>()
  const toPlaceKey = ({ file, line, column }: ToolPlace): string => `${toBaseName(file)}:${line}:${column ?? ''}`
  // Some tools report a problem twice, in full and in a summary.
  const distinct = located
    .toSorted((a, b) => a.at - b.at)
    .filter((problem) => {
      const keys = problem.places.length === 0 ? [problem.message] : problem.places.map(toPlaceKey)
      const isNew = !(seen.get(keys[0] ?? '') ?? []).some((known) => isRepeated(known, problem))
      if (isNew) for (const key of keys) addTo(seen, key, problem)
      return isNew
    })
  // rustc reports lints also where the code does not compile.
  const errors = distinct[0]?.kind === 'lint' ? distinct.filter(({ message }) => RUSTC_ERROR.test(message)) : []
  return [...errors, ...distinct.filter((problem) => !errors.includes(problem))]
}

function toWords(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Reports whether two problems of one place say the same; a summary may be shorter, and may name a test without its class. */
function isRepeated(known: ToolProblem, problem: ToolProblem): boolean {
  if (known.at === problem.at) return true
  const isPart = (a: string | null, b: string | null): boolean =>
    a !== null && b !== null && ` ${toWords(a)}`.endsWith(` ${toWords(b)}`)
  const { message, test } = problem
  const isSaid = toWords(known.message).includes(toWords(message)) || toWords(message).includes(toWords(known.message))
  return isSaid || isPart(known.test, test) || isPart(test, known.test)
}

export function toBaseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
}
