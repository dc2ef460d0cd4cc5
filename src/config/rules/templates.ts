import { cached } from '../../core/cached.js'
import { isRecord } from '../../core/json.js'
import { STEP_TYPES } from '../../core/step-types.js'
import {
  isTemplate,
  parseExpression,
  parseTemplate,
  type Reference,
  type TemplateFailure,
  type TemplateFiles,
} from '../../expressions/index.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
import { type Site, siteRoutes, sitesOf } from '../sites.js'

/** How a text is read: as a template, as a template without comments (`run:`), or as a bare expression. */
export type TemplateForm = 'template' | 'run' | 'expression'

/** What a text reads, or why it cannot be read. */
interface ParsedText {
  readonly references: readonly Reference[]
  readonly failure: TemplateFailure | null
}

/** `when` and `allow_if` are templates when they look like one, else bare expressions. */
export function conditionForm(source: string): TemplateForm {
  return isTemplate(source) ? 'template' : 'expression'
}

export function parseText(source: string, form: TemplateForm, files?: TemplateFiles): ParsedText {
  const result =
    form === 'expression' ? parseExpression(source) : parseTemplate(source, { comments: form !== 'run', files })
  return result.ok ? { references: result.value.references, failure: null } : { references: [], failure: result.error }
}

/** Where a template stands decides which names it may read. */
export type Scope =
  | 'node'
  | 'success-route'
  | 'error-route'
  | 'hook'
  | 'complete-hook'
  | 'error-hook'
  | 'output'
  | 'policy'
  | 'captures'
  | 'item'

/** A template and where it stands. */
export interface TemplateUse {
  readonly source: string
  readonly path: Path
  readonly form: TemplateForm
  readonly scope: Scope
  /** The step that the template belongs to; null for templates of the file. */
  readonly site: Site | null
  /** What it reads; other files that it includes are not looked into here. */
  readonly parsed: ParsedText
}

export function templateUse(
  source: string,
  path: Path,
  form: TemplateForm,
  scope: Scope,
  site: Site | null,
): TemplateUse {
  return { source, path, form, scope, site, parsed: parseText(source, form) }
}

/** Every text inside a value that can be a template, with its place. */
export function eachText(value: unknown, path: Path, visit: (source: string, path: Path) => void): void {
  if (typeof value === 'string') {
    if (value.includes('{')) visit(value, path)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachText(item, [...path, index], visit)
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) eachText(item, [...path, key], visit)
  }
}

/** Every template of a file, in the order of its sites. */
export const templatesOf: (workflow: Workflow) => readonly TemplateUse[] = cached((workflow) => [
  ...fileTemplates(workflow),
  ...sitesOf(workflow).flatMap((site) => [
    ...stepTemplates(site),
    ...routeTemplates(siteRoutes(site), [...site.path, 'routes'], site),
  ]),
])

function templatesIn(value: unknown, at: Path, form: TemplateForm, scope: Scope, site: Site | null): TemplateUse[] {
  const uses: TemplateUse[] = []
  eachText(value, at, (source, path) => uses.push(templateUse(source, path, form, scope, site)))
  return uses
}

function fileTemplates({ settings, output }: Workflow): readonly TemplateUse[] {
  const { hooks, env, policies = [], error_routes: errorRoutes = [] } = settings
  const of = (value: unknown, path: Path, scope: Scope): TemplateUse[] =>
    templatesIn(value, path, 'template', scope, null)
  return [
    ...of(env, ['workflow', 'env'], 'node'),
    ...of(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook'),
    ...of(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook'),
    ...of(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook'),
    ...of(output, ['output'], 'output'),
    ...policies.flatMap((policy, index) => {
      if (policy.type !== 'expression') return []
      const path = ['workflow', 'policies', index, 'allow_if']
      return [templateUse(policy.allow_if, path, conditionForm(policy.allow_if), 'policy', null)]
    }),
    ...routeTemplates(errorRoutes, ['workflow', 'error_routes'], null),
  ]
}

const ROUTE_FIELDS = [['output'], ['recover', 'output'], ['halt', 'message'], ['escalate', 'title']]

function routeTemplates(routes: readonly RouteDefinition[], base: Path, site: Site | null): readonly TemplateUse[] {
  return routes.flatMap((route, index) => {
    const path = [...base, index]
    const { when } = route
    const scope: Scope = route.on_error === undefined ? 'success-route' : 'error-route'
    const condition = when === undefined ? [] : [templateUse(when, [...path, 'when'], conditionForm(when), scope, site)]
    const fields = ROUTE_FIELDS.flatMap((field) => {
      // `error` is known to every halt message; on a success route it is null.
      const as = field[0] === 'halt' ? 'error-route' : scope
      return valuesAt(route, field, path).flatMap(([value, at]) => templatesIn(value, at, 'template', as, site))
    })
    return [...condition, ...fields]
  })
}

function stepTemplates(site: Site): readonly TemplateUse[] {
  return STEP_TYPES[site.step.type].templates.flatMap(({ path, form, scope }) =>
    valuesAt(site.step, path, site.path).flatMap(([value, at]) => templatesIn(value, at, form, scope, site)),
  )
}

/** What stands at a path below a value, with its place in the file; `*` is every entry of a list. */
function valuesAt(value: unknown, path: readonly string[], at: Path): readonly (readonly [unknown, Path])[] {
  const [name, ...rest] = path
  if (name === undefined) return [[value, at]]
  if (name !== '*') return isRecord(value) ? valuesAt(value[name], rest, [...at, name]) : []
  return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...at, index])) : []
}
