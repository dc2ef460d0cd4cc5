import type { Data } from '../config/load/yaml-data.js'
import type { Path } from '../config/model.js'
import { isJsonNumber } from '../core/json.js'
import { isEngineKind, isKind, isReservedKind } from '../core/kinds.js'
import { quote } from '../core/messages.js'
import type { StubEntry, StubError } from './model.js'
import type { ShapeReader } from './shape.js'

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
