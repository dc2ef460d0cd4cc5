import type { GateAnswer, GateAnswers } from '../core/gates.js'
import { asObject, type Json, textOrJson } from '../core/json.js'
import { nodeKey } from '../core/place.js'
import type { JournalRecord } from '../durability/journal.js'

/** Names of gates that are asked again because their definition changed since they were answered. */
export type ChangedGates = (node: string, hash: string) => boolean

/** What answers that a resume was given mean for gates that an earlier session answered. */
export interface GivenAgain {
  /** Answers that differ from the recorded ones: the resume is refused. */
  readonly refused: readonly string[]
  /** Answers that repeat the recorded ones. */
  readonly notes: readonly string[]
}

/** Compares the answers given to a resume with those on record. A gate that waits now, in a later visit or another item, takes an answer. */
export function givenAgain(records: readonly JournalRecord[], given: GateAnswers, isChanged: ChangedGates): GivenAgain {
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
    const before = answered.get(name) ?? []
    if (before.length === 0 || open.has(name)) continue
    if (before.some((one) => isSame(one, answer))) notes.push(`${name} was answered before, and the answer is the same`)
    else refused.push(`${name} was answered with ${textOf(before)} before, and an answer cannot be changed`)
  }
  return { refused, notes }
}

/** Reads the answer of a gate, or those to questions, from the output of the node. */
function answerIn(output: Json): GateAnswer {
  const { selected, additional_input: fields, answers } = asObject(output)
  const texts = Object.entries(asObject(answers ?? fields ?? null)).map(([name, text]) => [name, textOrJson(text)])
  return { value: selected === undefined ? null : textOrJson(selected), fields: Object.fromEntries(texts) }
}

/** Reports whether everything that is said now was said before. */
function isSame(before: GateAnswer, now: GateAnswer): boolean {
  if (now.value !== null && now.value !== before.value) return false
  return Object.entries(now.fields).every(([name, text]) => before.fields[name] === text)
}

function textOf(answers: readonly GateAnswer[]): string {
  const [{ value, fields } = { value: null, fields: {} }] = answers.slice(-1)
  return value === null ? JSON.stringify(fields) : JSON.stringify(value)
}
