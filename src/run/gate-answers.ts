import { type GateAnswer, type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import { asObject, isJsonNumber, isRecord, type Json, printTextOrJson } from '../core/json.js'
import { toNodeKey } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import type { JournalRecord } from '../durability/journal.js'

export function parseGateArguments(args: readonly string[]): Result<GateAnswers, string> {
  const answers = new Map<string, GateAnswer>()
  for (const arg of args) {
    const equals = arg.indexOf('=')
    if (equals < 1)
      return err(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`)
    const [key, text] = [arg.slice(0, equals).trim(), arg.slice(equals + 1)]
    const earlier = findAnswer(answers, key)
    if (earlier !== null && earlier !== text)
      return err(`--gate ${key} has two answers, ${JSON.stringify(earlier)} and ${JSON.stringify(text)}; give one`)
    add(answers, key, text)
  }
  return ok(answers)
}

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

function findAnswer(answers: GateAnswers, key: string): string | null {
  const [name = '', ...field] = key.split('.')
  const answer = answers.get(name)
  return (field.length === 0 ? answer?.value : answer?.fields[field.join('.')]) ?? null
}

function add(answers: Map<string, GateAnswer>, key: string, text: string): void {
  const [name = '', ...field] = key.split('.')
  const { value, fields } = answers.get(name) ?? { value: null, fields: {} }
  answers.set(
    name,
    field.length === 0 ? { value: text, fields } : { value, fields: { ...fields, [field.join('.')]: text } },
  )
}

/** Refuses answers that differ from recorded ones. A gate that waits again, or whose definition changed, takes a new answer. */
export function findRepeatedAnswers(
  records: readonly JournalRecord[],
  given: GateAnswers,
  isChanged: (node: string, hash: string) => boolean,
) {
  const waiting = new Map<string, string>()
  const answered = new Map<string, GateAnswer[]>()
  for (const { event } of records) {
    if (event.type === 'gate_waiting') waiting.set(toNodeKey(event), event.node)
    if (event.type !== 'node_completed') continue
    waiting.delete(toNodeKey(event))
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
    // The recorded answer may say more than the new one.
    const isSame = ({ value, fields }: GateAnswer): boolean =>
      (answer.value ?? value) === value &&
      Object.entries(answer.fields).every(([field, text]) => fields[field] === text)
    const last = recorded.at(-1)
    if (recorded.some(isSame)) notes.push(`${name} was answered before, and the answer is the same`)
    else
      refused.push(
        `${name} was answered with ${JSON.stringify(last?.value ?? last?.fields)} before, and an answer cannot be changed`,
      )
  }
  return { refused, notes }
}

function answerIn(output: Json): GateAnswer {
  const { selected, additional_input: fields, answers } = asObject(output)
  const texts = Object.entries(asObject(answers ?? fields ?? null)).map(([name, text]) => [name, printTextOrJson(text)])
  return { value: selected === undefined ? null : printTextOrJson(selected), fields: Object.fromEntries(texts) }
}
