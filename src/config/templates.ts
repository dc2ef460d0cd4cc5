import type { Path } from '../core/finding.js'
import { isRecord } from '../core/json.js'
import { memoize } from '../core/maps.js'
import { STEP_TYPES } from '../core/step-types.js'
import {
  isTemplate,
  parseExpression,
  parseTemplate,
  type Reference,
  type TemplateFailure,
  type TemplateFiles,
} from '../expressions/index.js'
import { collectSites, listRoutes, type RouteUse, type Site, type Step, type Workflow } from './model.js'

/** Syntax of a text: a template, a template without comments (`run:`), or a bare expression. */
export type TemplateForm = 'template' | 'run' | 'expression'

interface ParsedText {
  readonly references: readonly Reference[]
  readonly failure: TemplateFailure | null
}

/** Returns the syntax of `when` and `allow_if`: a template if it has tags, else a bare expression. */
export function getConditionForm(source: string): TemplateForm {
  return isTemplate(source) ? 'template' : 'expression'
}

export function parseText(source: string, form: TemplateForm, files?: TemplateFiles): ParsedText {
  const result =
    form === 'expression' ? parseExpression(source) : parseTemplate(source, { comments: form !== 'run', files })
  return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error }
}

/** Location of a template, which decides the names in scope. */
export type KnownNames =
  | 'node'
  | 'own-output'
  | 'success-route'
  | 'error-route'
  | 'hook'
  | 'complete-hook'
  | 'error-hook'
  | 'output'
  | 'policy'
  | 'captures'
  | 'item'

export interface TemplateUse {
  readonly source: string
  readonly path: Path
  readonly form: TemplateForm
  readonly scope: KnownNames
  readonly site: Site | null
  readonly isCondition?: true
  /** References without those of included files. */
  readonly parsed: ParsedText
}

export function parseTemplateUse(use: Omit<TemplateUse, 'parsed'>): TemplateUse {
  return { ...use, parsed: parseText(use.source, use.form) }
}

export function walkTexts(value: unknown, path: Path, visit: (text: string, path: Path) => void): void {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) walkTexts(item, [...path, index], visit)
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) walkTexts(item, [...path, key], visit)
}

export const listTemplates: (workflow: Workflow) => readonly TemplateUse[] = memoize((workflow) => [
  ...listFileTemplates(workflow),
  ...collectSites(workflow).flatMap((site) => [
    ...STEP_TYPES[site.step.type].templates.flatMap(({ path, form, scope }) =>
      listValuesAt(site.step, path, site.path).flatMap(([value, at]) => findTemplatesIn(value, at, form, scope, site)),
    ),
    ...listRouteTemplates(listRoutes(workflow, site)),
  ]),
])

function findTemplatesIn(
  value: unknown,
  at: Path,
  form: TemplateForm | 'condition',
  scope: KnownNames,
  site: Site | null,
) {
  const uses: TemplateUse[] = []
  walkTexts(value, at, (source, path) => {
    if (form === 'condition') uses.push(parseConditionUse(source, path, scope, site))
    else if (source.includes('{')) uses.push(parseTemplateUse({ source, path, form, scope, site }))
  })
  return uses
}

function listFileTemplates(workflow: Workflow): readonly TemplateUse[] {
  const { hooks, env, policies = [] } = workflow.settings
  const templatesAt = (value: unknown, path: Path, scope: KnownNames): TemplateUse[] =>
    findTemplatesIn(value, path, 'template', scope, null)
  return [
    ...templatesAt(env, ['workflow', 'env'], 'node'),
    ...templatesAt(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
    ...templatesAt(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
    ...templatesAt(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
    ...templatesAt(workflow.output, ['output'], 'output'),
    ...policies.flatMap((policy, index) => {
      if (policy.type !== 'expression') return []
      return parseConditionUse(policy.allow_if, ['workflow', 'policies', index, 'allow_if'], 'policy', null)
    }),
    ...listRouteTemplates(listRoutes(workflow, null)),
  ]
}

function parseConditionUse(source: string, path: Path, scope: KnownNames, site: Site | null): TemplateUse {
  return parseTemplateUse({ source, path, form: getConditionForm(source), scope, site, isCondition: true })
}

const ROUTE_FIELDS = [['output'], ['retry', 'max'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']]

function listRouteTemplates(routes: readonly RouteUse[]): readonly TemplateUse[] {
  return routes.flatMap(({ route, path, site }) => {
    const { when } = route
    const scope: KnownNames = route.on_error === undefined ? 'success-route' : 'error-route'
    const condition = when === undefined ? [] : [parseConditionUse(when, [...path, 'when'], scope, site)]
    const fields = ROUTE_FIELDS.flatMap((field) => {
      // Every halt message may read `error`; on a success route it is null.
      const as = field[0] === 'halt' ? 'error-route' : scope
      return listValuesAt(route, field, path).flatMap(([value, at]) => findTemplatesIn(value, at, 'template', as, site))
    })
    return [...condition, ...fields]
  })
}

/** Returns the values at a path, with their paths in the file; `*` matches every entry of a list. */
function listValuesAt(value: unknown, path: readonly string[], at: Path): readonly (readonly [unknown, Path])[] {
  const [name, ...rest] = path
  if (name === undefined) return [[value, at]]
  if (name !== '*') return isRecord(value) ? listValuesAt(value[name], rest, [...at, name]) : []
  return Array.isArray(value) ? value.flatMap((item, index) => listValuesAt(item, rest, [...at, index])) : []
}

const BARE = new Set(['when', 'source', 'allow_if'])

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
export function listNamesReadBy(data: unknown, files: Workflow['templateFiles']): ReadonlySet<string> {
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

function listNamesInText(text: string, field: string | undefined, files: Workflow['templateFiles']): readonly string[] {
  if (field === 'input') return [text.split(/[.?]/)[0] ?? '']
  const isText = isTemplate(text)
  if (!isText && !BARE.has(field ?? '')) return []
  const parsed = isText ? parseTemplate(text, { files: files?.get(text) }) : parseExpression(text)
  if (!parsed.ok) return []
  const inFiles = 'namesInFiles' in parsed.value ? parsed.value.namesInFiles : []
  return [...parsed.value.references.map(({ path }) => path[0] ?? ''), ...inFiles]
}
