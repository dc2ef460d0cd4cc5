import {
  createDataInputs,
  createTextInputs,
  type GivenInputs,
  getDefaultInput,
  resolveInputs,
} from '../config/inputs.js'
import { collectSites, type InputSpec, listWorkflows, type Step, type Workflow } from '../config/model.js'
import { findKindEntry } from '../core/catalogue.js'
import type { NodeAt } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { GITHUB_FIELDS } from '../core/github.js'
import { asObject, getOwnEntry, type Json, type JsonObject, withValueAt } from '../core/json.js'
import { memoize } from '../core/maps.js'
import type { NodeOutcome } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import { createSample } from '../core/samples.js'
import { VALUE_TYPES } from '../source/value-types.js'
import type { AssumedData } from './assumed.js'
import type { Assumptions, SimulatedFailure } from './model.js'
import { type FieldsRead, findFieldsRead } from './reads.js'

/** Details that the engine itself acts on; a sample of them counts as given. */
const ENGINE_DETAILS = new Set(['retry_after_seconds', 'transient', 'retryable', 'injected'])

/** The assumed world of one way: inputs, outputs, details of errors. */
export class AssumedWorld {
  readonly #reads: FieldsRead

  constructor(
    readonly root: Workflow,
    readonly assumptions: Assumptions,
    readonly failures: readonly SimulatedFailure[],
    readonly data: AssumedData,
  ) {
    this.#reads = findFieldsRead(root)
  }

  /** Returns the inputs of the root: those given, defaults, and marks for all others. */
  createInputs(): Result<JsonObject, readonly Finding[]> {
    const { root, assumptions } = this
    const givenInputs = readGivenInputs(assumptions.inputs)
    const declared = root.settings.input
    const open = [...(declared === undefined ? (this.#reads.inputs.get(root) ?? []) : Object.keys(declared))].filter(
      (name) => givenInputs[name] === undefined && (declared?.[name]?.default ?? null) === null,
    )
    const places = open.map((name) => [
      name,
      getDefaultInput(declared?.[name] ?? OPTIONAL) ?? VALUE_TYPES[declared?.[name]?.type ?? 'string'].zero,
    ])
    const resolved = resolveInputs(root, { ...givenInputs, ...createDataInputs(Object.fromEntries(places)) })
    if (!resolved.ok) return resolved
    const marks = open.map((name) => [name, this.#assumeInput(name, declared?.[name]?.type)])
    return ok({ ...resolved.value, ...Object.fromEntries(marks) })
  }

  #assumeInput(name: string, type: InputSpec['type'] | undefined): string {
    const path = `workflow.input.${name}`
    if (type === 'array' || this.#reads.lists.has(path)) return this.data.assumeList(path)
    return this.data.assume(path, type === 'boolean' || type === 'number' || type === 'integer' ? { type } : undefined)
  }

  createGithub(): JsonObject {
    return Object.fromEntries(GITHUB_FIELDS.map((name) => [name, this.data.assume(`github.${name}`)]))
  }

  /** Returns the output of a node that succeeds: its schema's sample, the fields that the file reads, and what was given. */
  assumeOutput({ node, visit, attempt }: NodeAt, step: Step): { readonly output: Json; readonly isAssumed: boolean } {
    const run = visit === 1 && attempt === 1 ? '' : ` (visit ${visit}${attempt === 1 ? '' : `, attempt ${attempt}`})`
    const sampled: Record<string, Json> = {}
    const { schema, sample } = createOutputSample(step)
    const names = new Set([...listStreams(step), ...Object.keys(schema), ...(this.#reads.outputs.get(step) ?? [])])
    for (const name of names) {
      const path = `${node}.output.${name}`
      if (name === 'exit_code' && step.type === 'script') sampled[name] = 0
      else if (this.#reads.lists.has(path)) sampled[name] = this.data.assumeList(`${path}${run}`, schema[name]?.items)
      else sampled[name] = this.data.assume(`${path}${run}`, schema[name], sample[name])
    }
    const given = [...this.assumptions.outputs].map(([path, value]) => ({ path: path.split('.'), value }))
    const ofNode = given.filter(({ path }) => path[0] === node)
    const output = ofNode.reduce<JsonObject>((all, { path, value }) => withValueAt(all, path.slice(1), value), sampled)
    return { output, isAssumed: ofNode.length === 0 }
  }

  /** Returns what a script that failed has printed, which nobody knows. */
  #assumePartial(at: NodeAt, step: Step): Json {
    const { output } = this.assumeOutput(at, step)
    return { ...asObject(output), exit_code: this.data.assume(`${at.node}.output.exit_code`) }
  }

  /** Replaces what nobody gave of a simulated error by marks: its message, and the details that the file reads. */
  assumeError(at: NodeAt, step: Step, raised: NodeOutcome): NodeOutcome {
    if (raised.status !== 'raised') return raised
    const { envelope } = raised.error
    const failure = this.failures.find(({ kind, node }) => kind === envelope.kind && node.includes(at.node))
    const givenDetails = failure?.details ?? {}
    const schema = findKindEntry(mapToFiles(this.root).get(step)?.settings.kinds, envelope.kind)?.details ?? {}
    const samples = { ...createSample(schema, { optional: true }).value, ...envelope.details }
    const names = new Set([...this.#reads.details, ...Object.keys(samples)])
    const details = [...names].map((name): [string, Json] => {
      const sample = getOwnEntry(samples, name)
      const isFact = sample !== undefined && (ENGINE_DETAILS.has(name) || !this.#reads.details.has(name))
      return [name, isFact ? sample : this.data.assume(`details.${name}`, schema[name], sample)]
    })
    const isPlain = !this.#reads.readsMessage
    const message = isPlain
      ? envelope.message
      : (failure?.message ?? this.data.assume('error.message', undefined, envelope.message))
    const assumed = { ...envelope, message, details: { ...Object.fromEntries(details), ...givenDetails } }
    const partial = step.type === 'script' && !NEVER_RAN.has(envelope.kind) ? this.#assumePartial(at, step) : undefined
    return { ...raised, error: { ...raised.error, envelope: assumed }, partial }
  }
}

/** Returns the file of every step: its catalogue says what the details of an error are. */
const mapToFiles = memoize(
  (root: Workflow) =>
    new Map(listWorkflows(root).flatMap((file) => collectSites(file).map(({ step }) => [step, file] as const))),
)

const createOutputSample = memoize((step: Step) => {
  const schema = ('output' in step ? step.output : undefined) ?? {}
  return { schema, sample: createSample(schema, { optional: true }).value }
})

/** Kinds of a node that was refused or could not start, and has printed nothing. */
export const NEVER_RAN: ReadonlySet<string> = new Set([
  'internal.policy_denied',
  'internal.circuit_open',
  'internal.template_error',
])

const OPTIONAL = { type: 'string', required: false } as const

function readGivenInputs(inputs: JsonObject): GivenInputs {
  const texts = Object.entries(inputs).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const data = Object.entries(inputs).filter(([, value]) => typeof value !== 'string')
  return { ...createTextInputs(Object.fromEntries(texts)), ...createDataInputs(Object.fromEntries(data)) }
}

export function listStreams(step: Step): readonly string[] {
  if (step.type === 'script') return ['stdout', 'stderr', 'exit_code']
  return step.type === 'agent' && step.output === undefined ? ['result'] : []
}
