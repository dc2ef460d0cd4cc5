import { formatNearHint } from './messages.js'
import type { PendingGate } from './outcome.js'

export interface GateAnswer {
  /** Value of an option; null if only fields are given. */
  readonly value: string | null
  /** Texts for `prompt_for` by field name. */
  readonly fields: Readonly<Record<string, string>>
}

/** Answers by gate name, from `--gate`, the action's `gates` or a scenario. */
export type GateAnswers = ReadonlyMap<string, GateAnswer>

export const NO_GATE_ANSWERS: GateAnswers = new Map()

/** The parts of a gate that its answers depend on. */
export interface GateShape {
  readonly name: string
  readonly options: readonly {
    readonly label: string
    readonly value: string | number | boolean
    readonly prompt_for?: string
  }[]
  /** Fields of a set of questions; null if they are known at run time only. */
  readonly fields?: readonly string[] | null
}

/** A human at a terminal; an answer is null if the human has left or the run was cancelled. */
export interface AskHuman {
  introduce(gate: PendingGate): Promise<void>
  choose(gate: PendingGate, signal: AbortSignal): Promise<number | null>
  fill(field: string, multiline: boolean, signal: AbortSignal): Promise<string | null>
}

export interface GateSettings {
  readonly answers: GateAnswers
  readonly skip: boolean
  readonly human: AskHuman | null
}

/** Returns the problems of answers before the run; `gates` include those of child workflows. */
export function checkGateAnswers(gates: readonly GateShape[], answers: GateAnswers): readonly string[] {
  return [...answers].flatMap(([name, answer]) => {
    const meant = gates.filter((gate) => gate.name === name)
    if (meant.length === 0) {
      const names = [...new Set(gates.map((gate) => gate.name))]
      const known = names.length === 0 ? ': this workflow has no gates' : `; gates are: ${names.join(', ')}`
      return [`there is no gate ${quote(name)}${formatNearHint(name, names, quote)}${known}`]
    }
    const value = findValueProblem(name, answer.value, meant)
    const fields = Object.keys(answer.fields).map((field) => findFieldProblem(name, field, meant))
    return [value, ...fields].filter((problem) => problem !== null)
  })
}

/** Returns a problem for each answer whose option asks for a text that is missing, for runs without a human to ask. */
export function listMissingGateTexts(gates: readonly GateShape[], answers: GateAnswers): readonly string[] {
  return [...answers].flatMap(([name, { value, fields }]) => {
    if (value === null) return []
    const chosen = gates.filter((gate) => gate.name === name).map((gate) => gate.options[optionIndex(gate, value)])
    const missing = chosen.flatMap((option) => {
      const field = option?.prompt_for
      return field === undefined || Object.hasOwn(fields, field) ? [] : [field]
    })
    // Gates of several files may share a name; an answer must be complete for one of them.
    if (missing.length < chosen.length || missing[0] === undefined) return []
    const [field] = missing
    return [`the answer ${quote(value)} to the gate ${name} needs a text: give it with --gate ${name}.${field}=TEXT`]
  })
}

export function optionIndex(gate: GateShape, value: string): number {
  return gate.options.findIndex((option) => String(option.value) === value)
}

function findValueProblem(name: string, value: string | null, gates: readonly GateShape[]): string | null {
  if (value === null || gates.some((gate) => optionIndex(gate, value) !== -1)) return null
  if (gates.every(({ fields }) => fields !== undefined))
    return `${name} asks questions: answer each with ${name}.FIELD=TEXT, not with one value`
  const options = gates.flatMap((gate) => gate.options)
  const labelled = options.find((option) => option.label === value)
  const values = options.map((option) => String(option.value))
  const hint =
    labelled === undefined ? formatNearHint(value, values, quote) : ` (did you mean ${quote(`${labelled.value}`)}?)`
  return `${quote(value)} is not an answer to the gate ${name}${hint}; answers are: ${values.map(quote).join(', ')}`
}

function findFieldProblem(name: string, field: string, gates: readonly GateShape[]): string | null {
  if (gates.some(({ fields: known }) => known === null)) return null
  const fields = gates.flatMap(({ options, fields: known }) => [
    ...options.flatMap(({ prompt_for: asked }) => asked ?? []),
    ...(known ?? []),
  ])
  if (fields.includes(field)) return null
  if (fields.length === 0) return `the gate ${name} asks for no text, but ${name}.${field} was given`
  return `the gate ${name} asks for no field ${quote(field)}${formatNearHint(field, fields, quote)}; fields are: ${fields.join(', ')}`
}

function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}...` : text)
}
