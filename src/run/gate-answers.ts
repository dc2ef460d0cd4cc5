import { type GateAnswer, type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import { isJsonNumber, isRecord } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'

/** Reads `NAME=VALUE` and `NAME.FIELD=TEXT`, as `--gate` takes them; of two for the same place the last holds. */
export function parseGateArguments(args: readonly string[]): Result<GateAnswers, string> {
  const answers = new Map<string, GateAnswer>()
  for (const arg of args) {
    const equals = arg.indexOf('=')
    if (equals < 1) {
      return err(`--gate ${JSON.stringify(arg.slice(0, 100))} is not of the form NAME=VALUE or NAME.FIELD=TEXT`)
    }
    add(answers, arg.slice(0, equals).trim(), arg.slice(equals + 1))
  }
  return ok(answers)
}

/** Reads a mapping of the same keys, as the action's `gates` and scenarios have it. */
export function gateAnswersFromMapping(mapping: unknown): Result<GateAnswers, string> {
  if (mapping === null || mapping === undefined) return ok(NO_GATE_ANSWERS)
  if (!isRecord(mapping)) return err('gates must be a mapping of gate names to answers')
  const answers = new Map<string, GateAnswer>()
  for (const [key, value] of Object.entries(mapping)) {
    const texts = isRecord(value)
      ? Object.entries(value).map(([field, text]) => [`${key}.${field}`, text] as const)
      : [[key, value] as const]
    for (const [place, text] of texts) {
      if (typeof text !== 'string' && !isJsonNumber(text) && typeof text !== 'boolean') {
        return err(`the answer to the gate ${JSON.stringify(place)} must be a text, a number or a boolean`)
      }
      add(answers, place, String(text))
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
