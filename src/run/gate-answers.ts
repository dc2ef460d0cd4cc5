import { type GateAnswer, type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import { asObject, isJsonNumber, isRecord, type Json, textOrJson } from '../core/json.js'
import { nodeKey } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import type { JournalRecord } from '../durability/journal.js'

/** Parses `NAME=VALUE` and `NAME.FIELD=TEXT`, as `--gate` takes them; the last answer for a gate or field wins. */
export function parseGateArguments(args: readonly string[]): Result<GateAnswers, string> {
  const answers = new Map<string, GateAnswer>()
  for (const arg of args) {
    const equals = arg.indexOf('=')
    if (equals < 1)
      return err(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`)
    add(answers, arg.slice(0, equals).trim(), arg.slice(equals + 1))
  }
  return ok(answers)
}

/** Parses a mapping with the same keys, as the action's input `gates` and scenarios have it. */
export function gateAnswersFromMapping(mapping: unknown): Result<GateAnswers, string> {
  if (mapping === null || mapping === undefined) return ok(NO_GATE_ANSWERS)
  if (!isRecord(mapping)) return err('gates must be a mapping of gate names to answers')
  const answers = new Map<string, GateAnswer>()
  for (const [key, value] of Object.entries(mapping)) {
    const texts: readonly (readonly [string, unknown])[] = isRecord(value)
      ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text])
      : [[key, value]]
    for (const [name, text] of texts) {
      if (typeof text !== 'string' && !isJsonNumber(text) && typeof text !== 'boolean')
        return err(`the answer to the gate ${JSON.stringify(name)} must be a text, a number or a boolean`)
      add(answers, name, String(text))
    }
  }
  return ok(answers)
}

function add(answers: Map<string, GateAnswer>, key: string, text: string): void {
  const dot = key.indexOf('.')
  const name = dot === -1 ? key : key.slice(0, dot)
  const known = answers.get(name) ?? { value: null, fields: {} }
  const answer =
    dot === -1 ? { ...known, value: text } : { ...known, fields: { ...known.fields, [key.slice(dot + 1)]: text } }
  answers.set(name, answer)
}

/**
 * Compares the answers given to a resume with the recorded ones. An answer that differs is `refused`, an equal one is noted. A gate that
 * waits now, in a later visit or another item, takes an answer; so does a gate whose definition changed since it was answered.
 */
export function givenAgain(
  records: readonly JournalRecord[],
  given: GateAnswers,
  isChanged: (node: string, hash: string) => boolean,
) {
  const waiting = new Map<string, string>()
  const answered = new Map<string, GateAnswer[]>()
  for (const { event } of records) {
    if (event.type === 'gate_waiting') waiting.set(nodeKey(event), event.node)
    if (event.type !== 'node_completed') continue
    waiting.delete(nodeKey(event))
    const { node, node_type: type, output, hash } = event
    if ((type !== 'human_gate' && type !== 'questions') || (hash !== undefined && isChanged(node, hash))) continue
    answered.set(node, [...(answered.get(node) ?? []), answerIn(output)])
  }
  const open = new Set(waiting.values())
  const refused: string[] = []
  const notes: string[] = []
  for (const [name, answer] of given) {
    const recorded = answered.get(name) ?? []
    if (recorded.length === 0 || open.has(name)) continue
    if (recorded.some((earlier) => isSame(earlier, answer)))
      notes.push(`${name} was answered before, and the answer is the same`)
    else refused.push(`${name} was answered with ${formatAnswers(recorded)} before, and an answer cannot be changed`)
  }
  return { refused, notes }
}

/** Reads the answer to a gate, or to questions, from the output of the node. */
function answerIn(output: Json): GateAnswer {
  const { selected, additional_input: fields, answers } = asObject(output)
  const texts = Object.entries(asObject(answers ?? fields ?? null)).map(([name, text]) => [name, textOrJson(text)])
  return { value: selected === undefined ? null : textOrJson(selected), fields: Object.fromEntries(texts) }
}

/** Reports whether the recorded answer contains everything that the new one says. */
function isSame(recorded: GateAnswer, given: GateAnswer): boolean {
  if (given.value !== null && given.value !== recorded.value) return false
  return Object.entries(given.fields).every(([name, text]) => recorded.fields[name] === text)
}

function formatAnswers(answers: readonly GateAnswer[]): string {
  const [{ value, fields } = { value: null, fields: {} }] = answers.slice(-1)
  return value === null ? JSON.stringify(fields) : JSON.stringify(value)
}
