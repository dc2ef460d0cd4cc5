import type { Data } from '../config/load/yaml-data.js'
import type { Path } from '../config/model.js'
import { didYouMean, nearest, quote } from '../core/messages.js'
import { RUN_OUTCOMES, type RunOutcome } from '../core/outcome.js'
import type { Expectations, ExpectedError } from './model.js'
import type { ShapeReader } from './shape.js'

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
