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
  readonly scope: Scope
  /** The step whose template it is; null for those of the file. */
  readonly site: Site | null
}

type VisitText = (source: string, path: Path) => void
type VisitUse = (use: TemplateUse) => void

/** Every text inside a value that can be a template, with its place. */
export function eachText(value: unknown, path: Path, visit: VisitText): void {
  if (typeof value === 'string') {
    if (value.includes('{')) visit(value, path)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachText(item, [...path, index], visit)
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) eachText(value[key], [...path, key], visit)
  }
}

/** Every template of a file; most texts are none, so they are visited and not collected. */
export function eachTemplate(workflow: Workflow, sites: readonly Site[], visit: VisitUse): void {
  fileTemplates(workflow, visit)
  for (const site of sites) {
    stepTemplates(site, visit)
    routeTemplates(siteRoutes(site), [...site.path, 'routes'], site, visit)
  }
}

function fileTemplates(workflow: Workflow, visit: VisitUse): void {
  const { hooks, env, policies, error_routes: errorRoutes } = workflow.settings
  const add = (value: unknown, at: Path, scope: Scope): void =>
    eachText(value, at, (source, path) => visit({ source, path, form: 'template', scope, site: null }))
  add(env, ['workflow', 'env'], 'node')
  add(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook')
  add(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook')
  add(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook')
  add(workflow.output, ['output'], 'output')
  for (const [index, policy] of (policies ?? []).entries()) {
    if (policy.type !== 'expression') continue
    const path = ['workflow', 'policies', index, 'allow_if']
    visit({ source: policy.allow_if, path, form: conditionForm(policy.allow_if), scope: 'policy', site: null })
  }
  routeTemplates(errorRoutes ?? [], ['workflow', 'error_routes'], null, visit)
}

function routeTemplates(routes: readonly RouteDefinition[], base: Path, site: Site | null, visit: VisitUse): void {
  for (const [index, route] of routes.entries()) {
    const scope: Scope = route.on_error === undefined ? 'success-route' : 'error-route'
    const add = (value: unknown, field: Path, as: Scope = scope): void => {
      if (value === undefined) return
      eachText(value, [...base, index, ...field], (source, path) =>
        visit({ source, path, form: 'template', scope: as, site }),
      )
    }
    if (route.when !== undefined) {
      visit({ source: route.when, path: [...base, index, 'when'], form: conditionForm(route.when), scope, site })
    }
    add(route.output, ['output'])
    add(route.recover?.output, ['recover', 'output'])
    // `error` is known to every halt message; on a success route it is null.
    if (isRecord(route.halt)) add(route.halt.message, ['halt', 'message'], 'error-route')
    if (isRecord(route.escalate)) add(route.escalate.title, ['escalate', 'title'])
  }
}

function stepTemplates(site: Site, visit: VisitUse): void {
  for (const { value, field, form = 'template', scope = 'node' } of fieldsOf(site.step)) {
    if (value === undefined) continue
    eachText(value, [...site.path, ...field], (source, path) => visit({ source, path, form, scope, site }))
  }
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
