import { BoundedPattern } from '../text/bounded-lines.js'
import { numberLines, type PreparedFailure } from './failure.js'
import { isAside, readLine } from './line.js'
import { locateProblems, type ToolPlace, type ToolProblem, toBaseName } from './locate.js'
import { findSourceFile, type Workspace } from './places.js'
import type { ProblemKind } from './sets/locate-row.js'
import { EXCEPTIONS } from './sets/located-more.js'

const FILE = '(?<file>(?:[A-Za-z]:[\\\\/]|file://)?[^\\s:()[\\]"\'<>|*?,;=]{1,260})'
/** A path with spaces; it counts only at the beginning of a line. */
const FILE_WITH_SPACES = '(?<file>(?:[A-Za-z]:[\\\\/])?[^:()[\\]"\'<>|*?]{1,260}\\.\\w{1,10})'
const LINE = '(?<line>\\d{1,7})'
const COLUMN = '(?<column>\\d{1,7})'

/** Forms of a line with a place and a message, whichever tool printed it. */
const compileForms = (file: string): readonly RegExp[] =>
  [
    `^[["']?${file}["']?:\\[?${LINE}(?:[:,] ?${COLUMN})?(?:-\\d{1,7}(?::\\d{1,7})?)?\\]?(?: ?[:,]| -)? *(?<message>.*)`,
    `^${file} ?[[(]${LINE}(?:[,:] ?${COLUMN})?[-,:\\d]{0,20}[)\\]] ?:? *(?<message>.*)`,
    `^["']?${file}["']?[:,]? \\(?line:? ${LINE}(?:[,:]? ?col(?:umn)?:? ?${COLUMN})?[):,]{0,2} ?(?:- )?(?<message>.*)`,
    `^${file}(?:\\t+| {2,})${LINE}(?:\\t+| {2,})(?<message>[A-Za-z].*)$`,
    `^file=${file} message=(?<message>.*) line=${LINE}(?: column=${COLUMN})?$`,
    `^-- (?:\\[\\w+\\] )?(?<message>[\\w ]{1,100}): ${file}:${LINE}:${COLUMN} -+$`,
    `^${file}(?:: | - )(?<message>.*) (?:on|at) line ${LINE}(?:,? col(?:umn)? ${COLUMN})?\\.?$`,
  ].map((form) => new RegExp(form, 'i'))
const ANY_PLACES = compileForms(FILE)
const PLACES_WITH_SPACES = compileForms(FILE_WITH_SPACES)

/** Prefixes of tools and build servers: `3>`, `[error] `, `❌ `, `error: `, `module: `, `web-1 | `, a time of Go's logger. */
const PREFIX =
  /^(?:\d{1,4}> ?|\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d+)? |\[[^\]]{1,60}\]:? +|(?:[-*+>]|--+>|[^\x20-\x7e\s]{1,4})\s+|(?:fatal |syntax )?(?:error|warning|warn|fatal|failed|failure)\b(?:\[[\w-]{1,40}\])?:? ?(?:in |at )?|[\w@./+-]{1,60}: +|[\w@./+-]{1,60} \| +|(?:in|File):? +|\[)/i
const MAX_PREFIXES = 4
/** Prefixes of lines that are no problems: passed tests, logs, frames of a stack. */
const NO_PROBLEM = /^(?:[✓✔√✅]|w: |\[?(?:info|debug|trace|notice|ok|pass(?:ed)?|success)\b|(?:at|from) )/iu
const NOTE = /^\W{0,2}(?:note|info|hint|help|debug|trace|remark|see|defined|required)\b(?! (?:by|argument))/i
const WARNING = /^(?:\[?(?:warn(?:ing)?)\b|\w*Warning: |⚠)|\bWarning$/i
/** Frames of a stack, addresses and code. */
const NO_MESSAGE = /^(?:in (?:[`'<][^'>]{0,200}['>](?:$|: )|\S+$)|[\w\\:$>.-]+\(.*\)$|\+0x|[|=]|at (?!.*:$))/
/** A message that only opens the next line: `test.py:18 in private class \`Meta\`:`. */
const OPENS_MESSAGE = /^(?:at|in) .*:$/
/** Extensions are not needed for `Makefile`, but for names that are usual words. */
const NAMES_FILE = /[./\\]|^[A-Z]\w+$/

const IN_FILE = /^(?:File:? |==> )?(?<file>[\w@~./\\: +-]{1,260}\.\w{1,10}):?$/
const ENTRY = new BoundedPattern(
  `^${LINE}:${COLUMN}(?::|-\\d+:\\d+)?\\s{1,80}(?<level>error|warning|warn|info|[✖×⚠EW](?=\\s))?:?\\s{0,80}(?<message>\\S.*)$`,
)
/** A place below its message: `--> src/a.zz:3:5`. */
const ARROW = new RegExp(`^--+> ${FILE}:${LINE}(?::${COLUMN})?$`)
const HEADLINE = /^(?:error|warning)(?:\[[\w-]{1,40}\])?: \S/
const COMMAND = /^::(?<level>error|warning) (?<properties>[^:]{1,1000}(?::(?!:)[^:]{0,1000}){0,20})::(?<message>.*)$/

/** Returns the problems that workflow commands in an output place in files of the workspace. */
export function findCommandProblems(read: PreparedFailure, workspace: Workspace): readonly ToolProblem[] {
  return readStreams(read, workspace, true)
}

/** Returns the problems that lines of any tool place in files of the workspace, also where no set knows the tool. */
export function findAnyProblems(read: PreparedFailure, workspace: Workspace): readonly ToolProblem[] {
  const problems = readStreams(read, workspace, false)
  if (problems.length > 0) return problems
  return [read.stderr, read.stdout].flatMap((text) => findException(text, workspace)).slice(0, 1)
}

function readStreams(read: PreparedFailure, workspace: Workspace, readsCommandsOnly: boolean): readonly ToolProblem[] {
  return [read.stderr, read.stdout].flatMap((text, stream) => {
    const reader = new AnyReader(workspace, readsCommandsOnly)
    for (const [at, raw] of text.split('\n').entries()) reader.add(raw, at)
    return numberLines(read, stream, reader.problems)
  })
}

/** Adds problems of any tool to those of the sets. What failed tests print is no list of problems. */
export function addAnyProblems(
  problems: readonly ToolProblem[],
  anyProblems: readonly ToolProblem[],
): readonly ToolProblem[] {
  if (problems.some(({ kind, places }) => kind === 'test' && places.length > 0)) return problems
  const toLineKey = ({ file, line }: ToolPlace): string => `${toBaseName(file)}:${line}`
  const placed = new Set(problems.flatMap(({ places }) => places.map(toLineKey)))
  const isNew = ({ places, kind }: ToolProblem): boolean =>
    (kind !== 'crash' || problems.length === 0) && !places.some((place) => placed.has(toLineKey(place)))
  const all = [...problems, ...anyProblems.filter(isNew)].toSorted((a, b) => a.at - b.at)
  const errors = all.filter(({ level }) => level === undefined)
  const warnings = all.filter(({ level }) => level === 'warning')
  if (errors.length === 0) return warnings
  // A linter lists its warnings among its errors; those of a compiler are no part of the failure.
  const isLint = errors.every(({ kind }) => kind === 'lint' || kind === 'format')
  return isLint ? [...errors, ...warnings] : errors
}

/** Returns the last exception with a frame in the workspace, at its innermost frame there. */
function findException(stream: string, workspace: Workspace): readonly ToolProblem[] {
  const lines = stream.split('\n').map(readLine)
  const isOwn = (place: ToolPlace): boolean =>
    !OF_DEPENDENCIES.test(place.file) && findSourceFile(place, workspace) !== null
  const exceptions = locateProblems([EXCEPTIONS], lines)
  const inWorkspace = exceptions.map((problem) => ({ ...problem, places: problem.places.filter(isOwn) }))
  return inWorkspace.filter(({ places }) => places.length > 0).slice(-1)
}

const OF_DEPENDENCIES = /(?:^|[\\/])(?:vendor|third_party|gems|\.?venv|\.nuget|\.m2|\.gradle|pkg[\\/]mod)[\\/]/

const MAX_PROBLEMS = 1000

class AnyReader {
  readonly problems: ToolProblem[] = []
  readonly #existsByFile = new Map<string, boolean>()
  readonly #told = new Set<string>()
  /** The file above entries such as `3:5  error  text`. */
  #file: string | null = null
  /** Indentation of the last problem, until an empty line: what is deeper belongs to it. */
  #indent: number | null = null
  #awaitsMessage = false
  /** The last line that calls itself an error or a warning, until its place is found. */
  #headline: string | null = null

  constructor(
    readonly workspace: Workspace,
    readonly readsCommandsOnly: boolean,
  ) {}

  add(raw: string, at: number): void {
    const { text, mark } = readLine(raw, at)
    if (text === '') {
      this.#indent = null
      return
    }
    const last = this.problems.at(-1)
    if (this.#awaitsMessage && last !== undefined) this.problems.splice(-1, 1, { ...last, message: text, at })
    this.#awaitsMessage = false
    if (this.problems.length >= MAX_PROBLEMS || mark === 'group' || isAside(text)) return
    const problem =
      this.#readCommand(text) ?? (this.readsCommandsOnly ? null : this.#readOutput(text, mark === 'warning'))
    if (problem === null) {
      this.#watchFile(text)
      if (HEADLINE.test(text)) this.#headline = text
      return
    }
    const indent = raw.length - raw.trimStart().length
    if (this.#indent !== null && indent > this.#indent) return
    this.#indent = indent
    const key = JSON.stringify([problem.places, problem.message])
    if (!this.#told.has(key)) this.problems.push({ ...problem, at })
    this.#told.add(key)
  }

  #readOutput(text: string, isWarned: boolean): Omit<ToolProblem, 'at'> | null {
    return this.#readArrow(text) ?? this.#readEntry(text) ?? this.#readLine(text, isWarned)
  }

  /** Reads a line with a place behind prefixes. A line in which no file of the workspace is named has none. */
  #readLine(text: string, isWarned: boolean): Omit<ToolProblem, 'at'> | null {
    let rest = text
    let isWarning = isWarned
    for (let count = 0; count <= MAX_PREFIXES; count += 1) {
      if (NO_PROBLEM.test(rest)) return null
      const forms = count === 0 ? [...ANY_PLACES, ...PLACES_WITH_SPACES] : ANY_PLACES
      const problem = this.#readForms(forms, rest, isWarning)
      if (problem !== null) return problem
      const prefix = PREFIX.exec(rest)?.[0]
      if (prefix === undefined) return null
      if (/warn/i.test(prefix)) isWarning = true
      rest = rest.slice(prefix.length).trimStart()
    }
    return null
  }

  #readForms(forms: readonly RegExp[], text: string, isWarning: boolean): Omit<ToolProblem, 'at'> | null {
    for (const form of forms) {
      const { file, line, column, message = '' } = form.exec(text)?.groups ?? {}
      if (file === undefined || line === undefined) continue
      const isOpening = OPENS_MESSAGE.test(message)
      const isMessage = /\p{L}{2}/u.test(message) && (isOpening || !NO_MESSAGE.test(message)) && !NOTE.test(message)
      const place = toPlace(file, line, column)
      if (!isMessage || !this.#exists(place)) continue
      this.#awaitsMessage = isOpening
      return toProblem(place, message, isWarning)
    }
    return null
  }

  #readArrow(text: string): Omit<ToolProblem, 'at'> | null {
    const { file, line, column } = this.#headline === null ? {} : (ARROW.exec(text)?.groups ?? {})
    if (this.#headline === null || file === undefined || line === undefined) return null
    const [place, message] = [toPlace(file, line, column), this.#headline]
    this.#headline = null
    return this.#exists(place) ? toProblem(place, message, false) : null
  }

  /** Reads `3:5  error  text` below the name of a file. */
  #readEntry(text: string): Omit<ToolProblem, 'at'> | null {
    const { line, column, level = '', message } = this.#file === null ? {} : (ENTRY.exec(text)?.groups ?? {})
    if (this.#file === null || line === undefined || message === undefined) return null
    return toProblem(toPlace(this.#file, line, column), message.replace(/\s{2,}/g, ' '), /^(?:w|⚠|info)/i.test(level))
  }

  #watchFile(text: string): void {
    const file = IN_FILE.exec(text)?.groups?.['file']
    this.#file = file !== undefined && this.#exists(toPlace(file, '1', undefined)) ? file : null
  }

  /** Reads a workflow command that a tool prints for GitHub. */
  #readCommand(text: string): Omit<ToolProblem, 'at'> | null {
    const { level, properties = '', message = '' } = COMMAND.exec(text)?.groups ?? {}
    if (level === undefined) return null
    const valueByName = new Map(
      properties.split(',').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name.trim(), unescapeCommand(value.join('='))]
      }),
    )
    const file = valueByName.get('file')
    if (file === undefined) return null
    const place = toPlace(file, valueByName.get('line') ?? '1', valueByName.get('col'))
    const shown = unescapeCommand(message).trim() || valueByName.get('title') || ''
    return shown !== '' && this.#exists(place) ? toProblem(place, shown, level === 'warning') : null
  }

  #exists(place: ToolPlace): boolean {
    const exists =
      this.#existsByFile.get(place.file) ??
      (NAMES_FILE.test(place.file) && findSourceFile(place, this.workspace) !== null)
    this.#existsByFile.set(place.file, exists)
    return exists
  }
}

function toPlace(file: string, line: string, column: string | undefined): ToolPlace {
  const isNumber = column !== undefined && /^[1-9]\d*$/.test(column)
  return { file, line: Number(line) || 1, column: isNumber ? Number(column) : null, within: null }
}

function toProblem(place: ToolPlace, message: string, isWarned: boolean): Omit<ToolProblem, 'at'> {
  const isWarning = isWarned || WARNING.test(message)
  const kind: ProblemKind =
    /^(?:(?:fatal |syntax )?error(?:\[\w+\])?:|[Ss]yntax ?[Ee]rror\b)|^[\w ]+ Error$/.test(message) && !isWarning
      ? 'compile'
      : 'lint'
  const problem = { kind, message: message.replace(/\s+/g, ' ').trim(), test: null, places: [place] }
  return isWarning ? { ...problem, level: 'warning' } : problem
}

/** Undoes the escapes of workflow commands. */
function unescapeCommand(text: string): string {
  const signs: Readonly<Record<string, string>> = { '%0D': '', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' }
  return text.replace(/%(?:0D|0A|3A|2C|25)/gi, (sign) => signs[sign.toUpperCase()] ?? sign)
}
