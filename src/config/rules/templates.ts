import { isRecord } from '../../core/json.js'
import { unreachable } from '../../core/result.js'
import type { Member, Path, RouteDefinition, Step, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import type { TemplateForm } from './parsed.js'
import { conditionForm } from './parsed.js'

/** Where a template stands decides which names it may read. */
export type Scope =
  | 'node'
  | 'success-route'
  | 'error-route'
  | 'hook'
  | 'error-hook'
  | 'output'
  | 'policy'
  | 'captures'
  | 'item'

export interface TemplateUse {
  readonly source: string
  readonly path: Path
  readonly form: TemplateForm
  readonly scope: Scope
  /** The step whose template it is; null for those of the file. */
  readonly site: Site | null
}

export interface Text {
  readonly source: string
  readonly path: Path
}

/** Every text inside a value, with its place. */
export function stringsIn(value: unknown, path: Path): readonly Text[] {
  if (typeof value === 'string') return [{ source: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
  return []
}

/** Every template of a file. */
export function templatesOf(workflow: Workflow, sites: readonly Site[]): readonly TemplateUse[] {
  return [
    ...fileTemplates(workflow),
    ...sites.flatMap((site) => [
      ...stepTemplates(site),
      ...routeTemplates(siteRoutes(site), [...site.path, 'routes'], site),
    ]),
  ]
}

function fileTemplates(workflow: Workflow): readonly TemplateUse[] {
  const { hooks, env, policies, error_routes: errorRoutes } = workflow.settings
  const uses: TemplateUse[] = []
  const add = (texts: readonly Text[], scope: Scope): void => {
    for (const text of texts) uses.push({ ...text, form: 'template', scope, site: null })
  }
  add(stringsIn(env, ['workflow', 'env']), 'node')
  add(stringsIn(hooks?.on_start, ['workflow', 'hooks', 'on_start']), 'hook')
  add(stringsIn(hooks?.on_complete, ['workflow', 'hooks', 'on_complete']), 'hook')
  add(stringsIn(hooks?.on_error, ['workflow', 'hooks', 'on_error']), 'error-hook')
  add(stringsIn(workflow.output, ['output']), 'output')
  for (const [index, policy] of (policies ?? []).entries()) {
    if (policy.type !== 'expression') continue
    const path = ['workflow', 'policies', index, 'allow_if']
    uses.push({ source: policy.allow_if, path, form: conditionForm(policy.allow_if), scope: 'policy', site: null })
  }
  return [...uses, ...routeTemplates(errorRoutes ?? [], ['workflow', 'error_routes'], null)]
}

function routeTemplates(routes: readonly RouteDefinition[], path: Path, site: Site | null): readonly TemplateUse[] {
  const uses: TemplateUse[] = []
  for (const [index, route] of routes.entries()) {
    const at = [...path, index]
    const scope: Scope = route.on_error === undefined ? 'success-route' : 'error-route'
    const add = (value: unknown, field: Path, as: Scope = scope): void => {
      for (const text of stringsIn(value, [...at, ...field])) uses.push({ ...text, form: 'template', scope: as, site })
    }
    if (route.when !== undefined)
      uses.push({ source: route.when, path: [...at, 'when'], form: conditionForm(route.when), scope, site })
    add(route.output, ['output'])
    add(route.recover?.output, ['recover', 'output'])
    // `error` is known to every halt message; on a success route it is null.
    if (isRecord(route.halt)) add(route.halt.message, ['halt', 'message'], 'error-route')
    if (isRecord(route.escalate)) add(route.escalate.title, ['escalate', 'title'])
  }
  return uses
}

function stepTemplates(site: Site): readonly TemplateUse[] {
  const uses: TemplateUse[] = []
  for (const { value, field, form, scope } of fieldsOf(site.step)) {
    for (const text of stringsIn(value, [...site.path, ...field]))
      uses.push({ ...text, form: form ?? 'template', scope: scope ?? 'node', site })
  }
  return uses
}

interface Field {
  readonly value: unknown
  readonly field: Path
  readonly form?: TemplateForm
  readonly scope?: Scope
}

/** The templated fields of each type; everything else is taken as it is written. */
function fieldsOf(step: Step | Member): readonly Field[] {
  const named = <T extends Step | Member>(owner: T, ...names: readonly (keyof T & string)[]): readonly Field[] =>
    names.map((name) => ({ value: owner[name], field: [name] }))
  switch (step.type) {
    case 'script':
      return [
        ...named(step, 'command', 'args', 'env', 'working_dir', 'stdin'),
        { value: step.run, field: ['run'], form: 'run' },
        ...(step.classify ?? []).map(
          (rule, index): Field => ({ value: rule.message, field: ['classify', index, 'message'], scope: 'captures' }),
        ),
      ]
    case 'set':
      return named(step, 'value', 'values')
    case 'wait':
      return named(step, 'duration', 'reason')
    case 'terminate':
      return named(step, 'reason', 'output_template')
    case 'workflow':
      return named(step, 'input_mapping')
    case 'agent':
      return named(step, 'prompt', 'system_prompt', 'model', 'working_dir')
    case 'human_gate':
      return named(step, 'prompt')
    case 'parallel':
      return []
    case 'for_each':
      return [...named(step, 'source'), { value: step.key_by, field: ['key_by'], scope: 'item' }]
    default:
      return unreachable(step)
  }
}
