import { isRecord } from '../core/json.js'
import { isTemplate, parseExpression, parseTemplate } from '../expressions/index.js'
import type { Member, Step, Workflow } from './model.js'

const BARE = new Set(['when', 'source', 'allow_if'])

/** Root names that a step's templates and input list read; a node among them is what the step depends on. */
export function namesRead(step: Step | Member, { templateFiles }: Workflow): ReadonlySet<string> {
  const names = namesOfSteps.get(step) ?? namesReadBy(step, templateFiles)
  namesOfSteps.set(step, names)
  return names
}

const namesOfSteps = new WeakMap<Step | Member, ReadonlySet<string>>()

/** The same for a step with everything inside of it: the members of a parallel group stand elsewhere in the file. */
export function namesReadWithin(step: Step | Member, workflow: Workflow): ReadonlySet<string> {
  if (step.type !== 'parallel') return namesRead(step, workflow)
  const names = new Set(namesRead(step, workflow))
  for (const name of step.agents) {
    const member = workflow.steps.get(name)
    if (member !== undefined) for (const read of namesRead(member, workflow)) names.add(read)
  }
  return names
}

/** Root names that a condition reads: a template, or a bare expression. */
export function namesReadIn(condition: string): ReadonlySet<string> {
  const names = new Set<string>()
  collectText(condition, 'when', names, undefined)
  return names
}

type Files = Workflow['templateFiles']

/** Root names that the templates of some data read, and the files that they include. */
export function namesReadBy(data: unknown, files: Files): ReadonlySet<string> {
  const names = new Set<string>()
  collect(data, '', names, files)
  return names
}

/** Whether anything in a file can look at what a node left; a policy may look at everything. */
export function isReadInside(workflow: Workflow, node: string): boolean {
  const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings
  // A program is told everything.
  if (policies?.some(({ type }) => type === 'command') === true) return true
  const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles)
  return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node))
}

function collect(value: unknown, field: string, names: Set<string>, files: Files): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, field, names, files)
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) collect(item, key, names, files)
  } else if (typeof value === 'string') {
    collectText(value, field, names, files)
  }
}

function collectText(text: string, field: string, names: Set<string>, files: Files): void {
  if (field === 'input') {
    names.add(text.split(/[.?]/)[0] ?? '')
    return
  }
  if (isTemplate(text)) {
    const own = files?.get(text)
    const template = parseTemplate(text, own === undefined ? {} : { files: own })
    if (!template.ok) return
    for (const { path } of template.value.references) names.add(path[0] ?? '')
    for (const name of template.value.namesInFiles) names.add(name)
  } else if (BARE.has(field)) {
    const expression = parseExpression(text)
    for (const { path } of expression.ok ? expression.value.references : []) names.add(path[0] ?? '')
  }
}
