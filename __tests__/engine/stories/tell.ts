import type { Behaviour, Document, Program, Simulated } from '../governance-harness.js'

/** What the words of a script's second argument mean: one for each call, the last one for all calls after it. */
const WORDS: Readonly<Record<string, (rest: string) => Behaviour>> = {
  ok: () => ({}),
  out: (rest) => ({ stdout: rest }),
  fail: (kind) => ({ raise: { kind } }),
  exit: (code) => ({ exit: Number(code) }),
  slow: (milliseconds) => ({ takes: Number(milliseconds) }),
  late: (milliseconds) => ({ takes: Number(milliseconds), raise: { kind: 'x.late' } }),
  timeout: () => ({ timeout: true }),
}

export const play: Program = (_name, call, request) => {
  const words = (request.args[1] ?? 'ok').split(' ')
  const [word = 'ok', ...rest] = (words[Math.min(call, words.length) - 1] ?? 'ok').split(':')
  return WORDS[word]?.(rest.join(':')) ?? {}
}

/** Everything that goes well: for the second half of a story. */
export const playWell: Program = (_name, _call, request) => {
  const [word, ...rest] = (request.args[1] ?? 'ok').split(':')
  return word === 'out' ? { stdout: rest.join(':') } : {}
}

/** Facts that are new in each run, or that only a journal needs. */
const LEFT_OUT = new Set(['timestamp', 'seq', 'run_id', 'id', 'hash', 'input_digest', 'duration_ms', 'errors_path'])

/** What of the result a story tells: how it ended and what became of each step. */
const RESULT = ['outcome', 'exit_code', 'output', 'error', 'handled', 'termination']
const ERROR = ['kind', 'message', 'node_id', 'attempts', 'details']
const STEP = ['node_id', 'status', 'attempts', 'cached']
const LETTER = ['node', 'scope', 'attempts', 'item']

/** A run in lines: each event with all its facts, then the result. Members of its groups run one after the other. */
export function told(ran: Simulated): string {
  const { errors, execution } = ran.result
  const lines = [
    ...ran.events.filter(({ type }) => type !== 'checkpoint_saved').map(lineOf),
    `result ${text(pick(ran.result, RESULT))}`,
    ...errors.map((error: Document) => `error ${text(pick(error, ERROR))}`),
    ...execution.steps.map((step: Document) => `step ${text(pick(step, STEP))}`),
    ...ran.letters.map((letter) => `letter ${text(pick(letter, LETTER))}`),
    `calls ${ran.calls.join(' ')}`,
  ]
  // On Windows the folder has backslashes, which JSON doubles.
  const folder = JSON.stringify(ran.folder).slice(1, -1)
  return `${lines.join('\n').replaceAll(folder, '<folder>').replaceAll('<folder>\\\\', '<folder>/')}\n`
}

function pick(from: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
}

function lineOf({ type, scope, node, visit, attempt, ...rest }: Document): string {
  const place =
    node === null || node === undefined ? '' : ` ${scope}${node}${visit === undefined ? '' : `#${visit}.${attempt}`}`
  const facts = Object.entries(rest).filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
  return `${type}${place}${facts.map(([name, value]) => ` ${name}=${text(value)}`).join('')}`
}

function text(value: unknown): string {
  return JSON.stringify(value, (name, inner) => (LEFT_OUT.has(name) ? undefined : inner))
}
