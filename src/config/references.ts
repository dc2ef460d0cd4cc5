import { cached } from '../core/cached.js'
import { isRecord } from '../core/json.js'
import { isTemplate, parseExpression, parseTemplate } from '../expressions/index.js'
import type { Member, Step, Workflow } from './model.js'

const BARE = new Set(['when', 'source', 'allow_if'])

/** Root names that a step's templates and input list read; a node among them is what the step depends on. */
export const namesRead: (step: Step | Member) => ReadonlySet<string> = cached(namesReadBy)

/** The same for a step with everything inside of it: the members of a parallel group stand elsewhere in the file. */
export function namesReadWithin(step: Step | Member, workflow: Workflow): ReadonlySet<string> {
  if (step.type !== 'parallel') return namesRead(step)
  const names = new Set(namesRead(step))
  for (const name of step.agents) {
    const member = workflow.steps.get(name)
    if (member !== undefined) for (const read of namesRead(member)) names.add(read)
  }
  return names
}

/** Root names that a condition reads: a template, or a bare expression. */
export function namesReadIn(condition: string): ReadonlySet<string> {
  const names = new Set<string>()
  collectText(condition, 'when', names)
  return names
}

/** Root names that the templates of some data read. */
export function namesReadBy(data: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  collect(data, '', names)
  return names
}

/** Whether anything in a file can look at what a node left; a policy may look at everything. */
export function isReadInside(workflow: Workflow, node: string): boolean {
  const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings
  // A program is told everything.
  if (policies?.some(({ type }) => type === 'command') === true) return true
  const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies])
  return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node))
}

function collect(value: unknown, field: string, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, field, names)
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) collect(item, key, names)
  } else if (typeof value === 'string') {
    collectText(value, field, names)
  }
}

function collectText(text: string, field: string, names: Set<string>): void {
  if (field === 'input') {
    names.add(text.split(/[.?]/)[0] ?? '')
    return
  }
  const rendered = isTemplate(text)
  if (!rendered && !BARE.has(field)) return
  const parsed = rendered ? parseTemplate(text) : parseExpression(text)
  if (!parsed.ok) return
  for (const { path } of parsed.value.references) names.add(path[0] ?? '')
}
