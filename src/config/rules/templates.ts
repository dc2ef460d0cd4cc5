import { isRecord } from '../../core/json.js'
import { STEP_TYPES } from '../../core/step-types.js'
import type { Path, RouteDefinition, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes, sitesOf } from '../sites.js'
import type { ParsedText, TemplateForm } from './parsed.js'
import { conditionForm, parsed } from './parsed.js'

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
export class TemplateUse {
  #parsed: ParsedText | null = null

  constructor(
    readonly source: string,
    readonly path: Path,
    readonly form: TemplateForm,
    readonly scope: Scope,
    /** The step that the template belongs to; null for templates of the file. */
    readonly site: Site | null,
  ) {}

  /** What it reads; a template that came from a file may use others, which are not looked into here. */
  get parsed(): ParsedText {
    this.#parsed ??= parsed(this.source, this.form)
    return this.#parsed
  }
}

type VisitText = (source: string, path: Path) => void

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

const known = new WeakMap<Workflow, readonly TemplateUse[]>()

/** Every template of a file, in the order of its sites; found once. */
export function templatesOf(workflow: Workflow): readonly TemplateUse[] {
  let uses = known.get(workflow)
  if (uses === undefined) {
    uses = listTemplates(workflow)
    known.set(workflow, uses)
  }
  return uses
}

function listTemplates(workflow: Workflow): readonly TemplateUse[] {
  const uses: TemplateUse[] = []
  fileTemplates(workflow, uses)
  for (const site of sitesOf(workflow)) {
    stepTemplates(site, uses)
    const routes = siteRoutes(site)
    if (routes.some(mayHoldTemplates)) routeTemplates(routes, [...site.path, 'routes'], site, uses)
  }
  return uses
}

function fileTemplates(workflow: Workflow, uses: TemplateUse[]): void {
  const { hooks, env, policies, error_routes: errorRoutes } = workflow.settings
  const add = (value: unknown, at: Path, scope: Scope): void =>
    eachText(value, at, (source, path) => uses.push(new TemplateUse(source, path, 'template', scope, null)))
  add(env, ['workflow', 'env'], 'node')
  add(hooks?.on_start, ['workflow', 'hooks', 'on_start'], 'hook')
  add(hooks?.on_complete, ['workflow', 'hooks', 'on_complete'], 'complete-hook')
  add(hooks?.on_error, ['workflow', 'hooks', 'on_error'], 'error-hook')
  add(workflow.output, ['output'], 'output')
  for (const [index, policy] of (policies ?? []).entries()) {
    if (policy.type !== 'expression') continue
    const path = ['workflow', 'policies', index, 'allow_if']
    uses.push(new TemplateUse(policy.allow_if, path, conditionForm(policy.allow_if), 'policy', null))
  }
  routeTemplates(errorRoutes ?? [], ['workflow', 'error_routes'], null, uses)
}

function mayHoldTemplates({ when, output, recover, halt, escalate }: RouteDefinition): boolean {
  return (
    when !== undefined ||
    output !== undefined ||
    recover !== undefined ||
    typeof halt === 'object' ||
    typeof escalate === 'object'
  )
}

function routeTemplates(routes: readonly RouteDefinition[], base: Path, site: Site | null, uses: TemplateUse[]): void {
  routes.forEach((route, index) => {
    if (!mayHoldTemplates(route)) return
    const path = [...base, index]
    const { when } = route
    const scope: Scope = route.on_error === undefined ? 'success-route' : 'error-route'
    if (when !== undefined) uses.push(new TemplateUse(when, [...path, 'when'], conditionForm(when), scope, site))
    const add = (value: unknown, field: Path, as: Scope): void =>
      eachText(value, [...path, ...field], (source, at) => uses.push(new TemplateUse(source, at, 'template', as, site)))
    if (route.output !== undefined) add(route.output, ['output'], scope)
    if (route.recover !== undefined) add(route.recover.output, ['recover', 'output'], scope)
    // `error` is known to every halt message; on a success route it is null.
    if (isRecord(route.halt)) add(route.halt.message, ['halt', 'message'], 'error-route')
    if (isRecord(route.escalate)) add(route.escalate.title, ['escalate', 'title'], scope)
  })
}

function stepTemplates(site: Site, uses: TemplateUse[]): void {
  const step: unknown = site.step
  if (!isRecord(step)) return
  for (const { path, form, scope } of STEP_TYPES[site.step.type].templates) {
    const [field] = path
    if (field === undefined || !mayHoldText(step[field])) continue
    eachValueAt(step[field], path, 1, [...site.path, field], (value, at) =>
      eachText(value, at, (source, where) => uses.push(new TemplateUse(source, where, form, scope, site))),
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
