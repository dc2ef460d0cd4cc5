import path from 'node:path'
import { type Group, mapMembersToGroups, type Workflow } from '../config/model.js'
import type { Envelope } from '../core/envelope.js'
import { copyJson, isRecord, type Json, type JsonObject } from '../core/json.js'
import { exceptionType } from '../core/kinds.js'
import { type Derivation, type Scope, scopeOver, type TemplateFiles } from '../expressions/index.js'
import { createDerivation } from '../nodes/derived-secrets.js'
import { withNames } from '../nodes/rendering.js'
import type { Host, RunServices } from './model.js'
import type { FlowState, StepState } from './state.js'

/** Returns the object that templates see under a step's name. */
export function createStepView(step: StepState): Readonly<Record<string, unknown>> {
  const { output, error, isGroup } = step
  const outputs = isGroup ? (isRecord(output) ? output : {}) : output === undefined ? {} : { output }
  return { ...outputs, ...(error === null ? {} : { error }) }
}

export type MemberRecord = {
  readonly index: number
  readonly key: string
  readonly status: 'completed' | 'failed' | 'cancelled' | 'not_run'
  readonly output: Json
  readonly error: Envelope | null
}

/** Returns the value that templates see under the group's name. */
export function groupView(group: Group, records: readonly MemberRecord[]): JsonObject {
  const isKeyed = group.type === 'parallel' || group.key_by !== undefined
  const done = records.filter(({ status }) => status === 'completed')
  const outputs = isKeyed
    ? Object.fromEntries(done.map(({ key, output }) => [key, output]))
    : done.map(({ output }) => output)
  const results = records.map((record) => {
    const exception = exceptionType(record.error?.kind ?? '')
    const error = record.error && {
      ...record.error,
      ...(exception === undefined ? null : { exception_type: exception }),
    }
    return { ...record, error }
  })
  return { type: group.type, outputs, errors: collectErrors(results), results, count: records.length }
}

export function collectErrors(records: readonly MemberRecord[]): JsonObject {
  return Object.fromEntries(records.flatMap(({ key, error }) => (error === null ? [] : [[key, error]])))
}

/** Returns why a step that ran lacks `output` or `error`; null for other parts and for parts that exist. */
export function findAbsentPart({ output, error }: StepState, part: string): string | null {
  if (part === 'error') return error === null ? 'it did not raise' : null
  return part === 'output' && output === undefined ? 'it has no output' : null
}

export function createWorkflowView(workflow: Workflow, input: JsonObject, runId: string): Record<string, Json> {
  const forward = (file: string): string => file.replaceAll('\\', '/')
  return {
    name: workflow.settings.name,
    description: workflow.settings.description ?? '',
    dir: forward(path.dirname(workflow.file)),
    file: forward(workflow.file),
    input,
    run_id: runId,
    metadata: copyJson(workflow.settings.metadata ?? {}),
  }
}

/** Names that are visible in a flow. Values are looked up by name, so that a large context costs nothing until it is read. */
export class FlowScope implements Scope {
  /** Facts about the end of the run, for hooks and `finally`. */
  ending: Readonly<Record<string, Json>> = {}
  readonly derived: Derivation
  readonly assumed: Scope['assumed']
  readonly #workflow: Record<string, Json>
  readonly #members: ReadonlyMap<string, unknown>

  constructor(
    readonly workflow: Workflow,
    readonly state: FlowState,
    input: JsonObject,
    readonly services: Pick<RunServices, 'settings' | 'governance' | 'ports'>,
  ) {
    this.#workflow = createWorkflowView(workflow, input, services.settings.runId)
    this.#members = mapMembersToGroups(workflow)
    this.derived = createDerivation(services.ports.secrets)
    this.assumed = services.ports.assumed
  }

  /** Explains why a node or a part of it is missing; members of a group are never visible by their name. */
  readonly absent = (name: string, part?: string): string | null => {
    const step = this.state.steps.get(name)
    if (step !== undefined) return part === undefined ? null : findAbsentPart(step, part)
    if (name === 'error') return part === undefined ? 'no error led here' : null
    return this.workflow.steps.has(name) && !this.#members.has(name) ? 'it has not run' : null
  }

  readonly files = (source: string): TemplateFiles | undefined => this.workflow.templateFiles?.get(source)

  lookup(name: string): unknown {
    const step = this.state.steps.get(name)
    if (step !== undefined) return createStepView(step)
    switch (name) {
      case 'workflow':
        return { ...this.#workflow, ...this.ending }
      case 'context':
        return { iteration: this.state.ended, history: this.state.history }
      case 'github':
        return this.services.settings.github() ?? undefined
      case 'policy':
        return this.services.governance.policyView()
      case 'conductor':
        return { retry_attempt: 0 }
      default:
        return undefined
    }
  }

  *names(): Iterable<string> {
    yield* this.state.steps.keys()
    yield 'workflow'
    yield 'context'
    if (this.services.settings.github() !== null) yield 'github'
  }
}

/** Returns the names of a host, with the error that led to the step if there is one. */
export function withEntryError({ names, state }: Host, { name }: { readonly name: string }): Scope {
  const error = state.entryError(name)
  return error === undefined ? names : withNames(names, { error })
}

const RUN_WIDE = new Set(['workflow', 'context', 'github', 'policy'])

/** Returns the steps whose error the entries of an `input:` name. */
export function listErrorEntries(entries: readonly string[]): readonly string[] {
  return entries.map(parseEntry).flatMap(({ root, path: [part] }) => (part === 'error' ? [root] : []))
}

/** Scope of the mode `last_only`: a node sees the names of the run, the node that ended last, and the errors that its `input:` names. */
export function keepLastOnly(base: Scope, state: FlowState, entries: readonly string[]): Scope {
  const errors = new Set(listErrorEntries(entries))
  const visible = (name: string): boolean => !state.steps.has(name) || name === state.last
  return scopeOver(base, {
    lookup: (name) => {
      if (visible(name)) return base.lookup(name)
      const error = state.steps.get(name)?.error ?? null
      return errors.has(name) ? (error === null ? {} : { error }) : undefined
    },
    *names() {
      for (const name of base.names()) if (visible(name) || errors.has(name)) yield name
    },
  })
}

interface Listed {
  readonly root: string
  readonly path: readonly string[]
  readonly optional: boolean
}

function parseEntry(entry: string): Listed {
  const optional = entry.endsWith('?')
  const [root = '', ...rest] = (optional ? entry.slice(0, -1) : entry).trim().split('.')
  return { root, path: rest, optional }
}

const ALL_INPUTS: Listed = { root: 'workflow', path: ['input'], optional: false }

/** Scope of the mode `explicit`: only the entries of `input:`, and for some types all workflow inputs; `missing` is a required entry that does not exist. */
export function createExplicitScope(base: Scope, state: FlowState, entries: readonly string[], seesInputs: boolean) {
  const views = new Map<string, Record<string, unknown>>()
  const input: Record<string, unknown> = {}
  if (seesInputs) exposeInput(base, input, ALL_INPUTS)
  let missing: string | null = null
  for (const entry of entries) {
    const listed = parseEntry(entry)
    const isThere =
      listed.root === 'workflow'
        ? exposeInput(base, input, listed)
        : state.steps.has(listed.root)
          ? exposeStep(base, views, listed)
          : base.lookup(listed.root) !== undefined
    if (!isThere && !listed.optional) missing ??= entry
  }
  const visible = (name: string): boolean => RUN_WIDE.has(name) || views.has(name) || !state.steps.has(name)
  const scope = scopeOver(base, {
    lookup: (name) => {
      const view = views.get(name)
      if (view !== undefined) return view
      if (!visible(name)) return undefined
      const value = base.lookup(name)
      return name === 'workflow' && isRecord(value) ? { ...value, input } : value
    },
    *names() {
      yield* views.keys()
      for (const name of base.names()) if (!views.has(name) && visible(name)) yield name
    },
  })
  return { scope, missing }
}

function exposeInput(base: Scope, input: Record<string, unknown>, listed: Listed): boolean {
  const workflow = base.lookup('workflow')
  const all = isRecord(workflow) ? workflow['input'] : undefined
  if (!isRecord(all) || listed.path[0] !== 'input') return true
  const [, name] = listed.path
  if (name === undefined) Object.assign(input, all)
  else if (Object.hasOwn(all, name)) input[name] = all[name]
  else if (listed.optional) input[name] = null
  else return false
  return true
}

/** Adds the listed part of a step; the step itself becomes visible even if it lacks that part. */
function exposeStep(base: Scope, views: Map<string, Record<string, unknown>>, listed: Listed): boolean {
  const step = base.lookup(listed.root)
  if (!isRecord(step)) return false
  const [part = 'output', field] = listed.path
  const view = views.get(listed.root) ?? {}
  views.set(listed.root, view)
  if (part === 'error') return copyPath(step, view, ['error'])
  if (Object.hasOwn(step, 'outputs')) {
    if (listed.path.length > 0) return copyPath(step, view, listed.path)
    for (const name of Object.keys(step)) if (name !== 'error') view[name] = step[name]
    return true
  }
  // `node.field` is upstream's shorthand for `node.output.field`.
  const name = part === 'output' ? field : part
  if (name === undefined) return copyPath(step, view, ['output'])
  const output = step['output']
  if (output === undefined) return false
  const isThere = isRecord(output) && Object.hasOwn(output, name)
  const fields = isRecord(view['output']) ? view['output'] : {}
  // Below an output that is null, an optional field is none, as upstream has it.
  const isNone = output === null && listed.optional
  view['output'] = isThere || isNone ? { ...fields, [name]: isThere ? output[name] : null } : fields
  return isThere || isNone
}

/** Copies the value at a path from one object to another, beside earlier copies; returns false if there is no value. */
function copyPath(
  from: Readonly<Record<string, unknown>>,
  to: Record<string, unknown>,
  path: readonly string[],
): boolean {
  const [name = '', ...rest] = path
  if (!Object.hasOwn(from, name)) return false
  const inner = from[name]
  if (rest.length === 0 || !isRecord(inner)) {
    to[name] = inner
    return rest.length === 0 || (Array.isArray(inner) && Object.hasOwn(inner, rest[0] ?? ''))
  }
  const part = { ...(isRecord(to[name]) ? to[name] : {}) }
  to[name] = part
  return copyPath(inner, part, rest)
}
