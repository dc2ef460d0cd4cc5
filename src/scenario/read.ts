import type { Locator } from '../config/load/positions.js'
import { type Data, type DataObject, isDataObject } from '../config/load/yaml-data.js'
import type { Path } from '../config/model.js'
import type { Finding, Position } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { isJsonNumber } from '../core/json.js'
import { isEngineKind, isKind, isReservedKind } from '../core/kinds.js'
import { didYouMean, nearest, quote } from '../core/messages.js'
import { RUN_OUTCOMES, type RunOutcome } from '../core/outcome.js'
import type { Expectations, ExpectedError, StubEntry, StubError } from './model.js'

/** Everything that can be wrong with a file of scenarios; docs/testing.md explains each. */
type ScenarioCode =
  | 'scenario-unknown-field'
  | 'scenario-missing-field'
  | 'scenario-wrong-type'
  | 'scenario-wrong-value'
  | 'scenario-empty'
  | 'scenario-duplicate-name'
  | 'scenario-unknown-node'
  | 'scenario-unknown-gate'
  | 'scenario-bad-stub'
  | 'scenario-bad-inject'
  | 'scenario-bad-kind'
  | 'scenario-bad-input'
  | 'scenario-stubbed-and-real'

/** Reads data of a known shape and reports what deviates, with its place. */
export class ShapeReader {
  readonly findings: Finding[] = []

  constructor(readonly locator: Pick<Locator, 'at' | 'keyAt'>) {}

  error(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.#add(this.locator.at(path), code, message, suggestion)
  }

  /** For what is wrong with a key and not with its value. */
  keyError(path: Path, code: ScenarioCode, message: string, suggestion: string | null = null): void {
    this.#add(this.locator.keyAt(path), code, message, suggestion)
  }

  #add({ file, line, column }: Position, code: ScenarioCode, message: string, suggestion: string | null): void {
    this.findings.push({ file, line, column, code, severity: 'error', message, suggestion })
  }

  /** A mapping; with `known`, other keys are reported. */
  mapping(value: Data | undefined, path: Path, known?: readonly string[]): DataObject | null {
    if (!isDataObject(value)) return this.#wrong(path, 'a mapping', value)
    for (const key of known === undefined ? [] : Object.keys(value)) {
      if (known?.includes(key) === true) continue
      const hint = didYouMean(nearest(key, known ?? [])) ?? `known here: ${known?.join(', ')}`
      this.keyError([...path, key], 'scenario-unknown-field', `There is no field ${quote(key)} here.`, hint)
    }
    return value
  }

  list(value: Data | undefined, path: Path): readonly Data[] | null {
    return Array.isArray(value) ? value : this.#wrong(path, 'a list', value)
  }

  text(value: Data | undefined, path: Path): string | null {
    if (typeof value !== 'string') return this.#wrong(path, 'a text', value)
    if (value.trim() !== '') return value
    this.error(path, 'scenario-empty', `${name(path)} is empty.`)
    return null
  }

  number(value: Data | undefined, path: Path): number | null {
    return asNumber(value) ?? this.#wrong(path, 'a number', value)
  }

  /** A list of texts; one text stands for a list of one. */
  texts(value: Data | undefined, path: Path): readonly string[] {
    if (typeof value === 'string') return [value]
    const items = this.list(value, path) ?? []
    return items.flatMap((item, index) => this.text(item, [...path, index]) ?? [])
  }

  #wrong(path: Path, wanted: string, found: Data | undefined): null {
    const what = found === undefined || found === null ? 'nothing' : quote(found)
    this.error(path, 'scenario-wrong-type', `${name(path)} must be ${wanted}, not ${what}.`)
    return null
  }
}

function name(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'A file of scenarios'
  return typeof last === 'number' ? `Entry ${last + 1} of ${quote(String(path.at(-2) ?? 'the list'))}` : quote(last)
}

const KEYS = [
  'outcome',
  'exit_code',
  'path',
  'attempts',
  'not_run',
  'waited_seconds',
  'output',
  'error',
  'errors',
  'terminated_by',
] as const

const NOTHING: Expectations = {
  outcome: null,
  exitCode: null,
  path: null,
  attempts: new Map(),
  notRun: [],
  waitedSeconds: null,
  output: undefined,
  error: null,
  errors: null,
  terminatedBy: null,
}

/** Reads `expect:`; a scenario that expects nothing could never fail, so it is refused. */
export function readExpectations(value: Data | undefined, path: Path, shape: ShapeReader): Expectations {
  if (value === undefined) {
    shape.keyError(path.slice(0, -1), 'scenario-missing-field', 'This scenario has no `expect`, so it cannot fail.')
    return NOTHING
  }
  const given = shape.mapping(value, path, KEYS)
  if (given === null) return NOTHING
  if (Object.keys(given).length === 0) shape.error(path, 'scenario-empty', '`expect` expects nothing.')
  const at = (key: string): Path => [...path, key]
  const has = (key: string): boolean => Object.hasOwn(given, key)
  return {
    outcome: has('outcome') ? readOutcome(given['outcome'], at('outcome'), shape) : null,
    exitCode: has('exit_code') ? shape.number(given['exit_code'], at('exit_code')) : null,
    path: has('path') ? shape.texts(given['path'], at('path')) : null,
    attempts: has('attempts') ? readAttempts(given['attempts'], at('attempts'), shape) : NOTHING.attempts,
    notRun: has('not_run') ? shape.texts(given['not_run'], at('not_run')) : [],
    waitedSeconds: has('waited_seconds') ? shape.number(given['waited_seconds'], at('waited_seconds')) : null,
    output: has('output') ? given['output'] : undefined,
    error: has('error') ? readError(given['error'], at('error'), shape) : null,
    errors: has('errors') ? readErrors(given['errors'], at('errors'), shape) : null,
    terminatedBy: has('terminated_by') ? shape.text(given['terminated_by'], at('terminated_by')) : null,
  }
}

function readOutcome(value: Data | undefined, path: Path, shape: ShapeReader): RunOutcome | null {
  const text = shape.text(value, path)
  if (text === null) return null
  const outcome = RUN_OUTCOMES.find((known) => known === text)
  if (outcome !== undefined && outcome !== 'invalid') return outcome
  const known = RUN_OUTCOMES.filter((one) => one !== 'invalid')
  const hint = didYouMean(nearest(text, known)) ?? `outcomes are ${known.join(', ')}`
  shape.error(path, 'scenario-wrong-value', `${quote(text)} is not an outcome of a run.`, hint)
  return null
}

function readAttempts(value: Data | undefined, path: Path, shape: ShapeReader): ReadonlyMap<string, number> {
  const attempts = new Map<string, number>()
  for (const [node, count] of Object.entries(shape.mapping(value, path) ?? {})) {
    const number = shape.number(count, [...path, node])
    if (number !== null) attempts.set(node, number)
  }
  return attempts
}

/** A text is short for the kind. */
function readError(value: Data | undefined, path: Path, shape: ShapeReader): ExpectedError | null {
  if (typeof value === 'string') return { kind: value, message: null, node: null, details: null }
  const given = shape.mapping(value, path, ['kind', 'message', 'node', 'details'])
  if (given === null) return null
  const text = (key: string): string | null =>
    given[key] === undefined ? null : shape.text(given[key], [...path, key])
  const details = given['details'] === undefined ? null : shape.mapping(given['details'], [...path, 'details'])
  return { kind: text('kind'), message: text('message'), node: text('node'), details }
}

function readErrors(value: Data | undefined, path: Path, shape: ShapeReader): readonly ExpectedError[] | null {
  const items = shape.list(value, path)
  return items === null ? null : items.flatMap((item, index) => readError(item, [...path, index], shape) ?? [])
}

/** Reads `stub:`, one entry or a list of them for each node. */
export function readStubs(
  value: Data | undefined,
  path: Path,
  shape: ShapeReader,
): ReadonlyMap<string, readonly StubEntry[]> {
  const stubs = new Map<string, readonly StubEntry[]>()
  if (value === undefined) return stubs
  for (const [node, given] of Object.entries(shape.mapping(value, path) ?? {})) {
    const at = [...path, node]
    const items = Array.isArray(given) ? given : [given]
    if (items.length === 0) shape.error(at, 'scenario-empty', `The stub of ${quote(node)} has no entry.`)
    const place = (index: number): Path => (Array.isArray(given) ? [...at, index] : at)
    stubs.set(
      node,
      items.flatMap((item, index) => readEntry(item, place(index), shape) ?? []),
    )
  }
  return stubs
}

function readEntry(value: Data, path: Path, shape: ShapeReader): StubEntry | null {
  const given = shape.mapping(value, path, ['output', 'error', 'answer'])
  if (given === null) return null
  const [output, error, answer] = [given['output'], given['error'], given['answer']]
  if (output === undefined && error === undefined && answer === undefined) {
    shape.error(path, 'scenario-bad-stub', 'A stub says what the run does: `output`, `error`, or `answer`.')
    return null
  }
  if (answer !== undefined && (output !== undefined || error !== undefined))
    shape.error(path, 'scenario-bad-stub', '`answer` stands for the whole run: `output` and `error` follow from it.')
  return {
    path,
    output,
    error: error === undefined ? null : readStubError(error, [...path, 'error'], shape),
    answer: answer === undefined ? null : readAnswer(answer, [...path, 'answer'], shape),
  }
}

/** An agent answers with text; an option of a gate may be a number or a boolean. */
function readAnswer(value: Data, path: Path, shape: ShapeReader): string | null {
  if (typeof value === 'string') return value
  if (isJsonNumber(value) || typeof value === 'boolean') return String(value)
  return shape.text(value, path)
}

function readStubError(value: Data, path: Path, shape: ShapeReader): StubError | null {
  const given = typeof value === 'string' ? { kind: value } : value
  const fields = shape.mapping(given, path, ['kind', 'message', 'details', 'typed', 'conductor_error'])
  const kind = fields === null ? null : shape.text(fields['kind'], [...path, 'kind'])
  if (fields === null || kind === null) return null
  const problem = kindProblem(kind)
  if (problem !== null) shape.error([...path, 'kind'], 'scenario-bad-kind', problem)
  const message =
    fields['message'] === undefined ? `stubbed ${kind}` : shape.text(fields['message'], [...path, 'message'])
  const details = fields['details'] ?? {}
  return {
    kind,
    message: message ?? '',
    details: shape.mapping(details, [...path, 'details']) ?? {},
    typed: fields['typed'] === true,
  }
}

/** Stubs may raise what scripts may, and what the engine makes. */
function kindProblem(kind: string): string | null {
  if (!isKind(kind)) return `${quote(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift.`
  if (isReservedKind(kind) && !isEngineKind(kind))
    return `${quote(kind)} is reserved, and the engine makes no such kind.`
  return null
}
