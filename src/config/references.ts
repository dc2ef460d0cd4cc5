import { isTemplate, parseExpression, parseTemplate } from '../expressions/index.js'
import type { Step, Workflow } from './model.js'
import { walkTexts } from './rules/templates.js'

const BARE = new Set(['when', 'source', 'allow_if'])

type Files = Workflow['templateFiles']

/** Returns the root names that a step's templates and input list read, among them the nodes it depends on. */
export function listNamesRead(step: Step, { templateFiles }: Workflow): ReadonlySet<string> {
  const names = namesOfSteps.get(step) ?? listNamesReadBy(step, templateFiles)
  namesOfSteps.set(step, names)
  return names
}

const namesOfSteps = new WeakMap<Step, ReadonlySet<string>>()

export function findNamesReadWithin(step: Step, workflow: Workflow): ReadonlySet<string> {
  const members = step.type === 'parallel' ? step.agents.flatMap((name) => workflow.steps.get(name) ?? []) : []
  return new Set([step, ...members].flatMap((each) => [...listNamesRead(each, workflow)]))
}

export function findNamesReadIn(condition: string): ReadonlySet<string> {
  return new Set(listNamesInText(condition, 'when', undefined))
}

/** Returns the root names that templates in data and their included files read. */
export function listNamesReadBy(data: unknown, files: Files): ReadonlySet<string> {
  const names = new Set<string>()
  walkTexts(data, [], (text, path) => {
    const field = path.findLast((part) => typeof part === 'string')
    for (const name of listNamesInText(text, field, files)) names.add(name)
  })
  return names
}

export function isReadInside(workflow: Workflow, node: string): boolean {
  const { policies, hooks, error_routes: errorRoutes, env } = workflow.settings
  // A command policy receives the whole context.
  if (policies?.some(({ type }) => type === 'command') === true) return true
  const names = listNamesReadBy([workflow.output, hooks, errorRoutes, env, policies], workflow.templateFiles)
  return names.has(node) || [...workflow.steps.values()].some((step) => findNamesReadWithin(step, workflow).has(node))
}

function listNamesInText(text: string, field: string | undefined, files: Files): readonly string[] {
  if (field === 'input') return [text.split(/[.?]/)[0] ?? '']
  const isText = isTemplate(text)
  if (!isText && !BARE.has(field ?? '')) return []
  const parsed = isText ? parseTemplate(text, { files: files?.get(text) }) : parseExpression(text)
  if (!parsed.ok) return []
  const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : []
  return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles]
}
