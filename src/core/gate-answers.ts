import { type GateAnswer, type GateAnswers, NO_GATE_ANSWERS } from './gates.js'
import { isJsonNumber, isRecord } from './json.js'
import { err, ok, type Result } from './result.js'

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
