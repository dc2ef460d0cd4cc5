import { type GivenInputs, parseInputMapping } from '../config/inputs.js'
import { gateAnswersFromMapping } from '../core/gate-answers.js'
import { type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import { isJsonNumber, parseOutsideJson, printJson } from '../core/json.js'
import { formatNearHint } from '../core/messages.js'
import { RUN_OUTCOMES, type RunOutcome } from '../core/outcome.js'
import { parseNotifyEvents } from '../markup/notice.js'
import { parseShards, type ShardsRequest } from '../run/request.js'
import { parsePercentage } from '../text/percentage.js'
import { type NotifyAddress, parseNotifyAddresses } from './notify-addresses.js'

/** The value of an input. With a problem nothing runs, a note is only printed; both follow the words `the input NAME`. */
interface Read<Value> {
  readonly value: Value
  readonly problem?: string
  readonly note?: string
}

export interface InputReader<Value> {
  (text: string): Read<Value>
  /** Text that action.yml shows as the default, if the reader has one. */
  readonly default?: string
}

/** Makes a reader that gives `missing` for an empty text; `missing` is also the default, unless it is nothing. */
function createReader<Value, Missing extends Value | boolean | null>(
  missing: Missing,
  read: (text: string) => Read<Value | Missing>,
): InputReader<Value | Missing> {
  const isNothing = missing === null || missing === ''
  const reader = (text: string) => (text.trim() === '' ? { value: missing } : read(text.trim()))
  return isNothing ? reader : Object.assign(reader, { default: String(missing) })
}

const MAX_ARTIFACT_NAME = 200

/** The entry of `resume-from` for the run folder that the same step left in an earlier attempt. */
export const PREVIOUS_ATTEMPT = 'previous-attempt'
export const FRESH = 'fresh'

const FAILING: readonly RunOutcome[] = RUN_OUTCOMES.filter((outcome) => outcome !== 'success')

export const readTrimmed: InputReader<string> = (text) => ({ value: text.trim() })
/** Keeps the text untrimmed: the first line of a YAML text may be indented like the others. */
export const readAsWritten: InputReader<string> = (text) => ({ value: text })
export const readOptional: InputReader<string | null> = (text) => ({ value: text.trim() || null })

export function createFlagReader<Missing extends boolean | null>(missing: Missing): InputReader<boolean | Missing> {
  return createReader<boolean, Missing>(missing, (text) => {
    const word = text.toLowerCase()
    if (word === 'true' || word === 'false') return { value: word === 'true' }
    return { value: missing, problem: `must be true or false, not ${quote(text)}` }
  })
}

/** When a comment is made: on anything but success, never, or also on a success with handled failures. */
export const readCommentMode: InputReader<boolean | 'handled'> = (text) => {
  if (text.trim().toLowerCase() === 'handled') return { value: 'handled' }
  const { value, problem } = createFlagReader(false)(text)
  return problem === undefined ? { value } : { value, problem: `must be true, false or handled, not ${quote(text)}` }
}

export function createChoiceReader<Name extends string>(names: readonly Name[], missing: Name): InputReader<Name> {
  return createReader<Name, Name>(missing, (word) => {
    const value = names.find((name) => name === word)
    if (value !== undefined) return { value }
    const problem = `is one of ${names.join(', ')}, not ${quote(word)}${formatNearHint(word, names)}`
    return { value: missing, problem }
  })
}

export const readEntries: InputReader<readonly string[]> = (text) => {
  const words = text.split(/[,\n]/).map((entry) => entry.trim())
  return { value: [...new Set(words.filter((entry) => entry !== ''))] }
}

export const readResumeEntries: InputReader<readonly string[]> = (text) => {
  const { value } = readEntries(text)
  const isMisplaced = value.slice(0, -1).includes(FRESH)
  return isMisplaced ? { value, problem: `has ${FRESH} before its last entry: nothing after it counts` } : { value }
}

export const readIdentifier: InputReader<string> = (text) => {
  const value = text.trim()
  return /^\d{0,20}$/.test(value) ? { value } : { value: '', problem: `must be a number, not ${quote(text)}` }
}

/** Names of jobs, separated by newlines or commas; a comma inside parentheses belongs to the leg of a matrix. */
export const readJobNames: InputReader<readonly string[]> = (text) => {
  const names = (text.match(/(?:\([^()\n]*\)|[^,\n])+/g) ?? []).map((name) => name.trim())
  return { value: [...new Set(names.filter((name) => name !== ''))] }
}

export function createNumberReader<Missing extends number | null>(
  highest: number,
  missing: Missing,
): InputReader<number | Missing> {
  return createReader<number, Missing>(missing, (digits) => {
    if (/^\d{1,6}$/.test(digits) && Number(digits) <= highest) return { value: Number(digits) }
    return { value: missing, problem: `must be a number from 0 to ${highest}, not ${quote(digits)}` }
  })
}

export const readPercentage: InputReader<number> = (text) => {
  const value = parsePercentage(text.trim() || '0')
  return value === null ? { value: 0, problem: `must be a percentage from 0 to 100, not ${quote(text)}` } : { value }
}

export const readOutcomes: InputReader<ReadonlySet<RunOutcome>> = (text) => {
  const names: readonly string[] = text.match(/[^\s,]+/g) ?? []
  if (names.join() === 'none') return { value: new Set() }
  // An invalid step fails the job whichever outcomes are named.
  const named = RUN_OUTCOMES.filter((outcome) => outcome === 'invalid' || names.includes(outcome))
  const value = new Set(names.length === 0 ? FAILING : named)
  const unknown = names.find((each) => !RUN_OUTCOMES.some((outcome) => outcome === each))
  if (unknown === undefined) return { value }
  const hint = `${formatNearHint(unknown, RUN_OUTCOMES)}; outcomes are ${RUN_OUTCOMES.join(', ')}; \`none\` alone fails on nothing`
  return { value: new Set(FAILING), problem: `does not know ${quote(unknown)}${hint}` }
}

export const readNotifyEvents: InputReader<ReadonlySet<string>> = (text) => {
  const events = parseNotifyEvents(text)
  return events.ok ? { value: events.value } : { value: new Set(), problem: events.error }
}

export const readNotifyAddresses: InputReader<readonly NotifyAddress[]> = (text) => {
  const addresses = parseNotifyAddresses(text)
  return addresses.ok ? { value: addresses.value } : { value: [], problem: addresses.error }
}

export const readInputMapping: InputReader<GivenInputs> = (text) => {
  const mapping = parseInputMapping(text)
  const wanted = 'a YAML or JSON mapping of names to values, a secret in it written with toJSON'
  return mapping.ok ? { value: mapping.value } : { value: {}, problem: `must be ${wanted}. ${mapping.error}` }
}

/** Keeps answers as written: `yes` is a text, not a boolean. */
export const readGateAnswers: InputReader<GateAnswers> = (text) => {
  const refuse = (problem: string): Read<GateAnswers> => ({ value: NO_GATE_ANSWERS, problem })
  const mapping = parseInputMapping(text)
  if (!mapping.ok) return refuse(`must be a mapping of gate names to answers. ${mapping.error}`)
  const texts = Object.entries(mapping.value).map(([gate, given]): [string, unknown] => {
    const isWord = isJsonNumber(given.value) || typeof given.value === 'boolean'
    return [gate, isWord ? given.written : given.value]
  })
  const answers = gateAnswersFromMapping(Object.fromEntries(texts))
  return answers.ok ? { value: answers.value } : refuse(`is wrong: ${answers.error}`)
}

/** Replaces characters that the artifact service would refuse, with a note instead of a problem. */
export const readGivenName: InputReader<string> = (text) => {
  const given = text.trim()
  const value = given.replaceAll(/["<>:|*?\r\n\\/]+/g, '-').slice(0, MAX_ARTIFACT_NAME)
  if (value === given) return { value }
  const note = `must have at most ${MAX_ARTIFACT_NAME} characters and none of " < > : | * ? \\ /; the artifact's is ${quote(value)} instead`
  return { value, note }
}

/** Outside of a matrix GitHub's default is the text `null`. JSON is normalized, so that spacing does not change the leg. */
export const readMatrixLeg: InputReader<string> = (text) => {
  const value = parseOutsideJson(text)
  return { value: value === undefined ? text.trim() : value === null ? '' : printJson(value) }
}

export const readShardPlan: InputReader<ShardsRequest | null> = (text) => {
  const value = parseShards(text.trim())
  return value !== null || text.trim() === '' ? { value } : { value, problem: `must be GROUP=N, not ${quote(text)}` }
}

export const readShardIndex: InputReader<number> = (text) => {
  if (/^[1-9]\d{0,2}$/.test(text.trim())) return { value: Number(text) }
  return text.trim() === '' ? { value: 0 } : { value: 0, problem: `must be a number from 1, not ${quote(text)}` }
}

function quote(text: string): string {
  return JSON.stringify(text.trim().slice(0, 100))
}
