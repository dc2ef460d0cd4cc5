import path from 'node:path'
import type { GivenInput, GivenInputs } from '../config/inputs.js'
import { sortText } from '../config/load/file-sorts.js'
import { didYouMean, type Finding, type Hint, type Path, suggestNearest } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { asNumber } from '../core/float.js'
import { isJsonNumber, type JsonObject } from '../core/json.js'
import { isEngineKind, isKind, isReservedKind } from '../core/kinds.js'
import { quote } from '../core/messages.js'
import { RUN_OUTCOMES, type RunOutcome } from '../core/outcome.js'
import type { Injection } from '../engine/interception.js'
import { createFinding } from '../source/findings.js'
import { LoadSession } from '../source/session.js'
import { type Data, type DataObject, isDataObject, type Locator } from '../source/values.js'
import { resolveRealPath, type SourceReader } from '../source/workspace.js'
import { parseHalfWritten } from '../source/yaml.js'

/** A scenario file, without the parts that could not be read. */
export type ScenarioFile = NonNullable<ReturnType<typeof loadScenarios>['file']>

export function loadScenarios(name: string, workspace: string, shownFrom = workspace, reader?: SourceReader) {
  const file = resolveRealPath(name)
  // Variables belong to the workflow; in a scenario, `${X}` is plain text.
  const session = new LoadSession({ workspace, shownFrom, env: {}, literal: true, ...(reader && { reader }) })
  const source = session.read(file, { file: session.toShownPath(file), line: 1, column: 1 }, name)
  const data = source === null ? null : session.load(source)
  const { sources, findings } = session
  if (source === null || data === null) return { file: null, findings, sources }
  const { locator } = data
  const problems = new Problems(locator)
  const read = readFile(new ScenarioField(data.raw, [], problems))
  const { displayFile } = source
  return {
    file: read === null ? null : { file, displayFile, ...read, locator },
    findings: [...findings, ...problems.findings],
    sources,
  }
}

const MOST_FILES = 2000
const MOST_CHARACTERS = 2 * 1024 * 1024

/** Returns the workflow or scenario files among some files, those beside a file, and those of a folder; for null, the other texts. */
export function findFilesOfSort(
  sort: 'workflow' | 'scenarios' | null,
  beside: string,
  root: string,
  known: readonly string[],
  reader: SourceReader,
): readonly string[] {
  const folders = new Set([path.dirname(beside), root])
  const files = new Set(known)
  const isWanted = sort === null ? /\.(?:ya?ml|json|md|txt)$/ : /\.ya?ml$/
  for (const folder of folders)
    for (const name of reader.names?.(folder) ?? []) {
      if (isWanted.test(name) && files.size < MOST_FILES) files.add(path.join(folder, name))
      else if (!/\.|^node_modules$/.test(name) && folders.size < MOST_FILES) folders.add(path.join(folder, name))
    }
  return [...files].filter((file) => {
    const read = reader.read(file)
    const text = read.ok ? read.value.toString() : ''
    return text.length <= MOST_CHARACTERS && sortText(file, text) === sort
  })
}

/** Returns the scenario files of a workflow file among some files, those beside it, and those of a folder. */
export function findScenarioFiles(workflow: string, root: string, known: readonly string[], reader: SourceReader) {
  const files = findFilesOfSort('scenarios', workflow, root, known, reader)
  return files.filter((file) => isScenarioFileOf(workflow, file, reader))
}

export function isScenarioFileOf(workflow: string, file: string, reader: SourceReader): boolean {
  const read = reader.read(file)
  const named = read.ok ? parseHalfWritten(read.value.toString())?.get('workflow') : null
  return typeof named === 'string' && resolveRealPath(path.resolve(path.dirname(file), named)) === workflow
}

function readFile(top: ScenarioField) {
  if (isDataObject(top.value) && ['agents', 'nodes'].some((key) => top.at(key).isGiven)) {
    const hint =
      'its scenarios stand in a file of their own, such as `NAME.test.yaml`, with `workflow:` and `scenarios:`'
    top.error('scenario-is-workflow', 'This is a workflow file, not a file of scenarios.', hint)
    return null
  }
  if (top.mapping(['workflow', 'scenarios']) === null) return null
  const missing = ['workflow', 'scenarios'].filter((key) => !top.at(key).isGiven)
  for (const key of missing) top.error('scenario-missing-field', `The field \`${key}\` is missing.`)
  if (missing.length > 0) return null
  const workflow = top.at('workflow').text()
  const list = top.at('scenarios').list()
  if (workflow === null || list === null) return null
  if (list.length === 0) top.at('scenarios').error('scenario-empty', 'There is no scenario in this file.')
  const scenarios = list.flatMap((item) => readScenario(item) ?? [])
  const names = new Set<string>()
  for (const { name, path } of scenarios) {
    const message = `Two scenarios are named ${quote(name)}.`
    if (names.has(name)) top.problems.add([...path, 'name'], 'scenario-duplicate-name', message)
    names.add(name)
  }
  return { workflow, scenarios }
}

const KEYS = ['name', 'description', 'inputs', 'stub', 'inject', 'gates', 'real', 'github', 'expect']

export type Scenario = NonNullable<ReturnType<typeof readScenario>>

function readScenario(field: ScenarioField) {
  if (field.mapping(KEYS) === null) return null
  const { path, problems } = field
  const name = field.at('name')
  if (!name.isGiven) field.error('scenario-missing-field', 'A scenario needs a `name`.')
  return {
    name: name.ifGiven((given) => given.text()) ?? `scenario ${Number(path.at(-1)) + 1}`,
    path,
    position: problems.locator.at(path),
    inputs: readInputs(field.at('inputs')),
    stubs: readStubs(field.at('stub')),
    inject: field.at('inject').ifGiven(readInjections) ?? [],
    gates: field.at('gates').ifGiven((given) => given.mapping()) ?? {},
    real: field.at('real').ifGiven((given) => given.texts()) ?? [],
    github: field.at('github').ifGiven((given): JsonObject | null => given.mapping()),
    expect: readExpectations(field.at('expect')),
  }
}

const INJECT_KEYS = ['node', 'kind', 'attempt', 'message', 'details']

/** Reads `inject:`: texts as `--inject` takes them, and mappings with details. */
function readInjections(field: ScenarioField): readonly (string | Injection)[] {
  if (typeof field.value === 'string') return [field.value]
  return (field.list() ?? []).flatMap((item): readonly (string | Injection)[] => {
    const text = isDataObject(item.value) ? null : item.text()
    if (!isDataObject(item.value)) return text === null ? [] : [text]
    item.mapping(INJECT_KEYS)
    const [node, kind] = [item.at('node').text(), item.at('kind').text()]
    if (node === null || kind === null) return []
    const attempt = item.at('attempt').ifGiven((given) => given.number())
    const message = item.at('message').ifGiven((given) => given.text())
    const details = item.at('details').ifGiven((given): JsonObject | null => given.mapping()) ?? {}
    return [{ node, kind, attempt, ...(message === null ? {} : { message }), details }]
  })
}

/** Reads inputs; a declared string stays as written (`1.10`), as in the action's `inputs`. */
function readInputs(field: ScenarioField): GivenInputs {
  if ((field.value ?? null) === null) return {}
  const { locator } = field.problems
  return Object.fromEntries(
    field.members().map(([name, { value = null, path }]): [string, GivenInput] => {
      return [name, { from: 'data', value, written: locator.writtenAt(path) }]
    }),
  )
}

const EXPECTED_KEYS = 'outcome exit_code path attempts not_run waited_seconds output error errors terminated_by'.split(
  ' ',
)

/** Expectations of a scenario; null, or undefined for the output, means that the value is not checked. */
export type Expectations = ReturnType<typeof readExpectations>

/** Reads `expect:`. A scenario that expects nothing could never fail, and is an error. */
function readExpectations(field: ScenarioField) {
  const message = 'This scenario has no `expect`, so it cannot fail.'
  if (!field.isGiven) field.problems.addAtKey(field.path.slice(0, -1), 'scenario-missing-field', message)
  const given = field.ifGiven(() => field.mapping(EXPECTED_KEYS))
  if (given !== null && Object.keys(given).length === 0) field.error('scenario-empty', '`expect` expects nothing.')
  const read = <T>(key: string, how: (given: ScenarioField) => T): T | null => field.at(key).ifGiven(how)
  return {
    outcome: read('outcome', readOutcome),
    exitCode: read('exit_code', (value) => value.number()),
    path: read('path', (value) => value.texts()),
    attempts: read('attempts', readAttempts) ?? new Map<string, number>(),
    notRun: read('not_run', (value) => value.texts()) ?? [],
    waitedSeconds: read('waited_seconds', (value) => value.number()),
    output: field.at('output').value,
    error: read('error', readError),
    errors: read('errors', (value) => value.list()?.flatMap((item) => readError(item) ?? []) ?? null),
    terminatedBy: read('terminated_by', (value) => value.text()),
  }
}

/** Words that people use for outcomes. */
const OUTCOME_WORDS: ReadonlyMap<string, RunOutcome> = new Map([
  ...['succeeded', 'succeeds', 'succeed', 'passed', 'pass', 'ok', 'green', 'completed'].map(
    (word) => [word, 'success'] as const,
  ),
  ...['failure', 'error', 'fails', 'red', 'terminated'].map((word) => [word, 'failed'] as const),
  ...['canceled', 'cancel'].map((word) => [word, 'cancelled'] as const),
  ...['waiting', 'paused'].map((word) => [word, 'suspended'] as const),
])

function readOutcome(field: ScenarioField): RunOutcome | null {
  const text = field.text()
  const outcomes = RUN_OUTCOMES.filter((outcome) => outcome !== 'invalid')
  const outcome = outcomes.find((name) => name === text) ?? null
  if (text === null || outcome !== null) return outcome
  const meant = OUTCOME_WORDS.get(text.toLowerCase()) ?? null
  const hint = didYouMean(text, meant) ?? suggestNearest(text, outcomes) ?? `outcomes are ${outcomes.join(', ')}`
  field.error('scenario-wrong-value', `${quote(text)} is not an outcome of a run.`, hint)
  return null
}

function readAttempts(field: ScenarioField): ReadonlyMap<string, number> {
  const counts = field.members().map(([node, count]) => [node, count.number()] as const)
  return new Map(counts.flatMap(([node, count]) => (count === null ? [] : [[node, count]])))
}

export type ExpectedError = NonNullable<ReturnType<typeof readError>>

/** Reads an expected error; a string is short for its kind. */
function readError(field: ScenarioField) {
  if (typeof field.value === 'string') return { kind: field.value, message: null, node: null, details: null }
  if (field.mapping(['kind', 'message', 'node', 'details']) === null) return null
  const text = (key: string): string | null => field.at(key).ifGiven((given) => given.text())
  const details = field.at('details').ifGiven((given): JsonObject | null => given.mapping())
  return { kind: text('kind'), message: text('message'), node: text('node'), details }
}

function readStubs(field: ScenarioField): ReadonlyMap<string, readonly StubEntry[]> {
  const stubs = new Map<string, readonly StubEntry[]>()
  for (const [node, given] of field.isGiven ? field.members() : []) {
    const items = Array.isArray(given.value) ? (given.list() ?? []) : [given]
    if (items.length === 0) given.error('scenario-empty', `The stub of ${quote(node)} has no entry.`)
    const entries = items.flatMap((item) => readEntry(item) ?? [])
    stubs.set(node, entries)
  }
  return stubs
}

export type StubEntry = NonNullable<ReturnType<typeof readEntry>>

function readEntry(field: ScenarioField) {
  if (field.mapping(['output', 'error', 'answer']) === null) return null
  const [output, error, answer] = [field.at('output'), field.at('error'), field.at('answer')]
  if (!output.isGiven && !error.isGiven && !answer.isGiven) {
    field.error('scenario-bad-stub', 'A stub needs `output`, `error` or `answer`.')
    return null
  }
  if (answer.isGiven && (output.isGiven || error.isGiven))
    field.error('scenario-bad-stub', '`answer` cannot be combined with `output` or `error`, which follow from it.')
  return {
    path: field.path,
    /** The output, or the partial output beside an error; undefined if the entry has none. */
    output: output.value,
    error: error.ifGiven(readStubError),
    answer: answer.ifGiven(readAnswer),
  }
}

/** Reads an answer: the text of an agent, or a gate's option, which may be a number or a boolean. */
function readAnswer(field: ScenarioField): string | null {
  const { value } = field
  if (typeof value === 'string' || isJsonNumber(value) || typeof value === 'boolean') return String(value)
  return field.text()
}

export type StubError = NonNullable<ReturnType<typeof readStubError>>

function readStubError(given: ScenarioField) {
  const isShort = typeof given.value === 'string'
  const field = isShort ? new ScenarioField({ kind: given.value ?? null }, given.path, given.problems) : given
  if (field.mapping(['kind', 'message', 'details', 'typed', 'conductor_error']) === null) return null
  const kind = field.at('kind').text()
  if (kind === null) return null
  const problem = findKindProblem(kind)
  if (problem !== null) field.at('kind').error('scenario-bad-kind', problem)
  const message = field.at('message')
  return {
    kind,
    message: message.isGiven ? (message.text() ?? '') : `stubbed ${kind}`,
    details: field.at('details').ifGiven((details) => (details.value === null ? {} : details.mapping())) ?? {},
    /** Whether the error is always typed, like that of a broken envelope file; otherwise the engine decides. */
    typed: field.at('typed').value === true,
  }
}

/** Returns the problem with the kind of a stub, which may be an author's kind or a kind of the engine. */
function findKindProblem(kind: string): string | null {
  if (!isKind(kind)) return `${quote(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`
  if (isReservedKind(kind) && !isEngineKind(kind))
    return `${quote(kind)} is reserved, and the engine makes no such kind.`
  return null
}

/** Maximum number of unknown keys of a mapping that are reported; more of them are the same mistake. */
const MAX_UNKNOWN = 100

export class Problems {
  readonly findings: Finding[] = []

  constructor(readonly locator: Locator) {}

  add(path: Path, code: FindingCode, message: string, hint: Hint = null): void {
    this.findings.push(createFinding(this.locator.at(path), code, message, hint))
  }

  addAtKey(path: Path, code: FindingCode, message: string, hint: Hint = null): void {
    this.findings.push(createFinding(this.locator.keyAt(path), code, message, hint))
  }
}

/** A value of the file with its path. Readers report a value of the wrong type and return null. */
class ScenarioField {
  constructor(
    readonly value: Data | undefined,
    readonly path: Path,
    readonly problems: Problems,
  ) {}

  at(key: string): ScenarioField {
    const value = isDataObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined
    return new ScenarioField(value, [...this.path, key], this.problems)
  }

  get isGiven(): boolean {
    return this.value !== undefined
  }

  ifGiven<T>(read: (field: ScenarioField) => T): T | null {
    return this.isGiven ? read(this) : null
  }

  error(code: FindingCode, message: string, hint: Hint = null): void {
    this.problems.add(this.path, code, message, hint)
  }

  mapping(known?: readonly string[]): DataObject | null {
    if (!isDataObject(this.value)) return this.#wrong('a mapping')
    if (known === undefined) return this.value
    const unknown = Object.keys(this.value).filter((key) => !known.includes(key))
    for (const key of unknown.slice(0, MAX_UNKNOWN)) {
      const hint = suggestNearest(key, known) ?? `known here: ${known.join(', ')}`
      const message = `There is no field ${quote(key)} here.`
      this.problems.addAtKey([...this.path, key], 'scenario-unknown-field', message, hint)
    }
    return this.value
  }

  members(): readonly (readonly [string, ScenarioField])[] {
    return Object.keys(this.mapping() ?? {}).map((name) => [name, this.at(name)])
  }

  list(): readonly ScenarioField[] | null {
    if (!Array.isArray(this.value)) return this.#wrong('a list')
    return this.value.map((item, index) => new ScenarioField(item, [...this.path, index], this.problems))
  }

  text(): string | null {
    if (typeof this.value !== 'string') return this.#wrong('a text')
    if (this.value.trim() !== '') return this.value
    this.error('scenario-empty', `${this.#name()} is empty.`)
    return null
  }

  number(): number | null {
    return asNumber(this.value) ?? this.#wrong('a number')
  }

  texts(): readonly string[] {
    if (typeof this.value === 'string') return [this.value]
    return (this.list() ?? []).flatMap((item) => item.text() ?? [])
  }

  #wrong(wanted: string): null {
    const what = this.value === undefined || this.value === null ? 'nothing' : quote(this.value)
    this.error('scenario-wrong-type', `${this.#name()} must be ${wanted}, not ${what}.`)
    return null
  }

  #name(): string {
    const last = this.path.at(-1)
    if (last === undefined) return 'A file of scenarios'
    const list = quote(String(this.path.at(-2) ?? 'the list'))
    return typeof last === 'number' ? `Entry ${last + 1} of ${list}` : quote(last)
  }
}
