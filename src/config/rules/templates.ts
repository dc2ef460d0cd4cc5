import { isRecord } from '../../core/json.js'
import { STEP_TYPES } from '../../core/step-types.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
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
  /** The step that the template belongs to; null for templates of the file. */
  readonly site: Site | null
}

type VisitText = (source: string, path: Path) => void
type VisitUse = (use: TemplateUse) => void

/** Every text inside a value that can be a template, with its place. */
export function eachText(value: unknown, path: Path, visit: VisitText): void {
  if (typeof value === 'string') {
    if (value.includes('{')) visit(value, path)
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (mayHoldText(item)) eachText(item, [...path, index], visit)
    })
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) if (mayHoldText(value[key])) eachText(value[key], [...path, key], visit)
  }
}

/** A path is made only for what can be a template: most texts are none. */
function mayHoldText(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('{') : typeof value === 'object'
}

/** Every template of a file; most texts are not templates, so they are visited and not collected. */
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
  for (const { path, form, scope } of STEP_TYPES[site.step.type].templates) {
    eachValueAt(site.step, path, 0, site.path, (value, at) =>
      eachText(value, at, (source, where) => visit({ source, path: where, form, scope, site })),
    )
  }
}

/** What stands at a path below a value, from one of its parts on; `*` is every entry of a list. */
function eachValueAt(
  value: unknown,
  path: readonly string[],
  part: number,
  at: Path,
  visit: (value: unknown, at: Path) => void,
): void {
  const name = path[part]
  if (name === undefined) visit(value, at)
  else if (name !== '*') {
    if (isRecord(value) && value[name] !== undefined) eachValueAt(value[name], path, part + 1, [...at, name], visit)
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachValueAt(item, path, part + 1, [...at, index], visit)
    })
  }
}
