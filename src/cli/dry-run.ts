import { getGraph } from '../config/graph.js'
import { createDataInputs, listSecretValues, resolveInputs } from '../config/inputs.js'
import { END, listFinallySteps, type Step, type Workflow } from '../config/model.js'
import { getConditionForm, parseText, type TemplateForm } from '../config/templates.js'
import { copyJson, isJson, isRecord, type Json, type JsonObject, printJson, printTextOrJson } from '../core/json.js'
import { STEP_TYPES } from '../core/step-types.js'
import { createWorkflowView } from '../engine/scopes.js'
import { conditionHolds } from '../engine/view.js'
import { createScope, type Scope } from '../expressions/index.js'
import { renderText } from '../nodes/rendering.js'
import { listSecretsOfEnvironment, Redactor } from '../redaction/index.js'
import { prepareRun } from '../run/index.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { appendAll } from '../text/lists.js'
import { toOneLine, toPlainText } from '../text/terminal-text.js'
import type { CommandContext } from './command.js'

/** Prints what a run would do, after all checks that precede a run; executes and writes nothing. */
export async function dryRun(
  request: RunRequest,
  format: string,
  context: CommandContext,
  refuse: (invalid: RunResult) => number,
): Promise<number> {
  const prepared = await prepareRun(request)
  if (!prepared.ok) return refuse(prepared.error)
  const { workflow, inputs } = prepared.value
  const plan = createPlan(workflow, { inputs, github: request.adapters.github() })
  const secrets = [...listSecretsOfEnvironment(request.env), ...listSecretValues(workflow, inputs)]
  const redactor = new Redactor({ secrets })
  const shown = Object.entries(redactor.json({ ...inputs }) ?? {}).map(
    ([name, value]) => `${name}=${toOneLine(printTextOrJson(value), 200)}`,
  )
  const text =
    format === 'json'
      ? `${printJson(redactor.json(copyJson({ dry_run: true, inputs, ...plan })), 2)}\n`
      : redactor.text(formatPlan(plan, shown))
  context.terminal.stdout(text)
  context.terminal.stderr('Dry run: nothing was executed.\n')
  return 0
}

function formatPlan(plan: Plan, inputs: readonly string[]): string {
  const lines = [
    `${toOneLine(plan.workflow)} (${plan.file})`,
    ...(inputs.length === 0 ? [] : [`inputs: ${inputs.join(', ')}`]),
    '',
    ...formatSteps(plan.steps, ''),
    ...(plan.finally.length === 0 ? [] : ['', 'At the end, whatever happened:', ...formatSteps(plan.finally, '')]),
    ...(plan.only_on_errors.length === 0 ? [] : ['', `Only after an error: ${plan.only_on_errors.join(', ')}`]),
  ]
  return `${lines.join('\n')}\n`
}

function formatSteps(steps: readonly PlannedStep[], indent: string): readonly string[] {
  return steps.flatMap((step, index) => {
    const number = `${index + 1}. `
    const inner = `${indent}${' '.repeat(number.length)}`
    const next = step.next.map(
      ({ to, when }) => `then ${to === '$end' ? 'the end' : to}${when === null ? '' : ` if ${toOneLine(when, 200)}`}`,
    )
    return [
      `${indent}${number}${step.node} [${step.type}] ${step.file}:${step.line}`,
      ...step.texts.flatMap((text) => listTextLines(text).map((line) => `${inner}${line}`)),
      ...next.map((line) => `${inner}${line}`),
      ...formatSteps(step.inside, inner),
    ]
  })
}

function listTextLines({ label, text, known }: PlannedText): readonly string[] {
  const rows = toPlainText(text).trimEnd().split('\n')
  const mark = known ? '' : ' (rendered when it runs)'
  if (rows.length === 1) return [`${label}${mark}: ${rows[0] ?? ''}`]
  return [`${label}${mark}:`, ...rows.map((row) => `  ${row}`)]
}

/** A text of the file: rendered if inputs alone determine it (`known`), else as written. */
interface PlannedText {
  readonly label: string
  readonly text: string
  readonly known: boolean
}

interface PlannedStep {
  readonly node: string
  readonly type: string
  readonly file: string
  readonly line: number
  readonly texts: readonly PlannedText[]
  /** Targets of success routes and of answers to a gate, with their conditions. */
  readonly next: readonly { readonly to: string; readonly when: string | null }[]
  /** Members of a group, or the steps of a child workflow. */
  readonly inside: readonly PlannedStep[]
}

type Plan = ReturnType<typeof createPlan>

interface Known {
  /** Null if the inputs of a child depend on outputs of nodes. */
  readonly inputs: JsonObject | null
  readonly github: JsonObject | null
}

function createPlan(workflow: Workflow, known: Known, callers: readonly Workflow[] = []) {
  const planner = new Planner(workflow, known, callers)
  const steps = planner.walk(workflow.settings.entry_point)
  const last = listFinallySteps(workflow).flatMap((name) => planner.planNamed(name))
  const members = [...workflow.steps.values()].flatMap((step) => (step.type === 'parallel' ? step.agents : []))
  const met = new Set([...steps, ...last].map(({ node }) => node).concat(members))
  /** Steps that only an error leads to. */
  const only_on_errors = [...workflow.steps.keys()].filter((name) => !met.has(name))
  return { workflow: workflow.settings.name, file: workflow.displayFile, steps, finally: last, only_on_errors }
}

class Planner {
  readonly #scope: Scope

  constructor(
    readonly workflow: Workflow,
    readonly known: Known,
    readonly callers: readonly Workflow[],
  ) {
    const view = createWorkflowView(workflow, known.inputs ?? {}, '')
    const github = known.github === null ? {} : { github: known.github }
    this.#scope = createScope({ conductor: { retry_attempt: 0 }, workflow: view, ...github })
  }

  /** Follows success routes depth first, each step once. */
  walk(entry: string): readonly PlannedStep[] {
    const steps: PlannedStep[] = []
    const seen = new Set<string>()
    const open = [entry]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      const planned = this.planNamed(name)
      appendAll(steps, planned)
      appendAll(open, planned.flatMap(({ next }) => next.map(({ to }) => to).filter((to) => to !== END)).reverse())
    }
    return steps
  }

  planNamed(name: string): readonly PlannedStep[] {
    const step = this.workflow.steps.get(name)
    return step === undefined ? [] : [this.#step(step, this.workflow.stepPaths.get(name) ?? [])]
  }

  #step(step: Step, path: readonly (string | number)[]): PlannedStep {
    const { file, line } = this.workflow.at(path)
    const { name: node, type } = step
    return {
      node,
      type,
      file,
      line,
      texts: this.#texts(step),
      next: this.#next(node),
      inside: this.#inside(step, path),
    }
  }

  #inside(step: Step, path: readonly (string | number)[]): readonly PlannedStep[] {
    // Routes of a member do not leave its group.
    const asMember = (member: PlannedStep): PlannedStep => ({ ...member, next: [] })
    if (step.type === 'parallel') return step.agents.flatMap((name) => this.planNamed(name)).map(asMember)
    if (step.type === 'for_each') return [asMember(this.#step(step.agent, [...path, 'agent']))]
    if (step.type !== 'workflow') return []
    const child = this.workflow.children.get(step.workflow)
    const callers = [...this.callers, this.workflow]
    // A file that calls itself is shown once.
    if (child === undefined || callers.some(({ file }) => file === child.file)) return []
    return createPlan(child, { ...this.known, inputs: this.#childInputs(step, child) }, callers).steps
  }

  #childInputs(step: Extract<Step, { type: 'workflow' }>, child: Workflow): JsonObject | null {
    if (this.known.inputs === null) return null
    const declared = child.settings.input ?? {}
    const values: Record<string, Json> = {}
    const mapping = step.input_mapping
    for (const name of Object.keys(declared)) {
      const source: unknown = mapping === undefined ? this.known.inputs[name] : mapping[name]
      if (source === undefined) continue
      const text = typeof source === 'string' && mapping !== undefined ? this.#text(name, source) : null
      const value = text === null ? source : text.text
      if (text?.known === false || !isJson(value)) return null
      values[name] = value
    }
    const inputs = resolveInputs(child, createDataInputs(values))
    return inputs.ok ? inputs.value : null
  }

  #texts(step: Step): readonly PlannedText[] {
    const fields = new Map<string, unknown>(Object.entries(step))
    return STEP_TYPES[step.type].templates.flatMap(({ path: [field = '', ...inner], form }) => {
      const value = fields.get(field)
      if (value === undefined || inner.length > 0 || field === 'args' || form === 'condition') return []
      if (isRecord(value))
        return Object.entries(value).map(([name, entry]) => this.#text(`${field} ${name}`, formatValue(entry), form))
      const args = field === 'command' ? fields.get('args') : []
      const words = [value, ...(Array.isArray(args) ? args : [])].map((word) =>
        this.#text(field, formatValue(word), form),
      )
      return [{ label: field, text: words.map(({ text }) => text).join(' '), known: words.every(({ known }) => known) }]
    })
  }

  #text(label: string, source: string, form: TemplateForm = 'template'): PlannedText {
    if (!this.#determined(source, form)) return { label, text: source, known: false }
    const rendered = renderText(source, this.#scope, label, form !== 'run')
    return rendered.ok ? { label, text: rendered.value, known: true } : { label, text: source, known: false }
  }

  #determined(source: string, form: TemplateForm): boolean {
    const { references, failure } = parseText(source, form)
    if (failure !== null) return false
    return references.every(({ path: [root, field] }) => {
      if (root === 'github') return this.known.github !== null
      if (root !== 'workflow') return false
      return field === 'input' ? this.known.inputs !== null : field !== 'run_id' && field !== undefined
    })
  }

  /** Returns where a node may lead without an error, as far as inputs do not decide it. */
  #next(node: string): PlannedStep['next'] {
    const next: PlannedStep['next'][number][] = []
    for (const { to, via, label } of getGraph(this.workflow).edges.get(node) ?? []) {
      if (via === 'option') next.push({ to, when: `answer: ${label}` })
      if (via !== 'success' && via !== 'implicit-end') continue
      const holds = label === '' || this.#holds(label)
      if (holds !== false) next.push({ to, when: holds === true ? null : label })
      if (holds === true) break
    }
    return next
  }

  #holds(when: string): boolean | null {
    if (!this.#determined(when, getConditionForm(when))) return null
    const held = conditionHolds(when, { names: this.#scope, output: undefined, error: null })
    return held.ok ? held.value : null
  }
}

function formatValue(value: unknown): string {
  return isJson(value) ? printTextOrJson(value) : ''
}
