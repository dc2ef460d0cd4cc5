import { isRecord } from '../core/json.js'
import { isTemplate, parseExpression, parseTemplate } from '../expressions/index.js'
import type { Member, Step, Workflow } from './model.js'

const BARE = new Set(['when', 'source', 'allow_if'])

type Files = Workflow['templateFiles']

/** Root names that a step's templates and input list read; a node among them is what the step depends on. */
export function namesRead(step: Step | Member, { templateFiles }: Workflow): ReadonlySet<string> {
  const names = namesOfSteps.get(step) ?? namesReadBy(step, templateFiles)
  namesOfSteps.set(step, names)
  return names
}

const namesOfSteps = new WeakMap<Step | Member, ReadonlySet<string>>()

/** The same for a step with everything inside of it: the members of a parallel group stand elsewhere in the file. */
export function namesReadWithin(step: Step | Member, workflow: Workflow): ReadonlySet<string> {
  const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : []
  return new Set([step, ...members].flatMap((each) => [...namesRead(each, workflow)]))
}

/** Root names that a condition reads: a template, or a bare expression. */
export function namesReadIn(condition: string): ReadonlySet<string> {
  return new Set(namesInText(condition, 'when', undefined))
}

/** Root names that the templates of some data read, and the files that they include. */
export function namesReadBy(data: unknown, files: Files): ReadonlySet<string> {
  return new Set(namesIn(data, '', files))
}

/** Whether anything in a file can look at what a node left; a policy may look at everything. */
export function isReadInside(workflow: Workflow, node: string): boolean {
  const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings
  // A program is told everything.
  if (policies?.some(({ type }) => type === 'command') === true) return true
  const names = namesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles)
  return names.has(node) || [...workflow.steps.values()].some((step) => namesReadWithin(step, workflow).has(node))
}

function namesIn(value: unknown, field: string, files: Files): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, field, files))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => namesIn(item, key, files))
  return typeof value === 'string' ? namesInText(value, field, files) : []
}

function namesInText(text: string, field: string, files: Files): readonly string[] {
  if (field === 'input') return [text.split(/[.?]/)[0] ?? '']
  const isText = isTemplate(text)
  if (!isText && !BARE.has(field)) return []
  const parsed = isText ? parseTemplate(text, { files: files?.get(text) }) : parseExpression(text)
  if (!parsed.ok) return []
  const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : []
  return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles]
}
