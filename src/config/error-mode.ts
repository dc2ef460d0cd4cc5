import { addTo, memoize } from '../core/maps.js'
import {
  collectSites,
  getInputList,
  isScriptSite,
  mapMembersToGroups,
  type ScriptNode,
  type Site,
  type Step,
  type Workflow,
} from './model.js'
import { isReadInside, listTemplates, type TemplateUse } from './templates.js'

export function isStrictFile({ settings }: Workflow): boolean {
  return settings.runtime?.strict_exit !== false
}

/** Reports whether a template can fail at this step; assumed if the author routes errors of the step. */
export function mayFailInTemplate(workflow: Workflow, { step, group }: Site): boolean {
  const { runtime, error_routes: errorRoutes } = workflow.settings
  const meant = runtime?.strict_exit === true || (errorRoutes !== undefined && errorRoutes.length > 0)
  if (meant || speaksOfErrors(step) || (group !== null && speaksOfErrors(group))) return true
  return readExitFacts(workflow).templated.has(step) || getInputList(step).length > 0
}

/** Reports whether findings of the engine at this step are kinds that routes can handle. */
export function usesErrorRouting(workflow: Workflow, step: Step): boolean {
  if (step.type === 'terminate') return false
  if (speaksOfErrors(step)) return true
  const own = 'strict_exit' in step ? step.strict_exit : undefined
  return own ?? isStrictFile(workflow)
}

/** Fields of a script's output that the conditions on its success routes read; an empty path reads the whole output. */
type ExitDecision = readonly { readonly path: readonly string[]; readonly source: string }[]

/** Returns what the routes of a step may decide on after a non-zero exit; null if they may not, as for members of groups. */
export function findExitDecision(workflow: Workflow, step: Step): ExitDecision | null {
  return readExitFacts(workflow).decisions.get(step) ?? null
}

export function readsExitCode(decision: ExitDecision, when: string): boolean {
  return decision.some(
    ({ path: [name], source }) => source === when && (name === undefined ? source.includes(FIELD) : name === FIELD),
  )
}

/** Returns the scripts that could fail unseen because the file turns `strict_exit` off; turning it off on a node is intended. */
export function listUnseenScripts(workflow: Workflow): readonly Site[] {
  return collectSites(workflow)
    .filter(isScriptSite)
    .filter(({ step, group }) => group === null && isUnseen(workflow, step))
}

export function isUnseen(workflow: Workflow, step: ScriptNode): boolean {
  if (usesErrorRouting(workflow, step) || step.strict_exit === false) return false
  return !readExitFacts(workflow).exitCodesRead.has(step.name)
}

/** Reports whether `strict_exit: false` on a step would make its non-zero exit no error. */
export function canTurnOff(workflow: Workflow, step: Step): boolean {
  return step.type === 'script' && !speaksOfErrors(step) && !mapMembersToGroups(workflow).has(step.name)
}

const ENDS_NON_ZERO = /(?:^|[;&\n])[ \t]*exit[ \t]+[1-9]\d{0,2}$/

/** Returns scripts whose non-zero exit halts the run although the file reads what they leave, as microsoft/conductor allows. */
export function listHaltingScripts(workflow: Workflow): readonly Site[] {
  const { runtime, error_routes: errorRoutes = [] } = workflow.settings
  if (runtime?.strict_exit !== undefined || errorRoutes.length > 0) return []
  return collectSites(workflow).filter(({ step, group, inFinally }) => {
    if (step.type !== 'script' || group !== null || inFinally || step.strict_exit !== undefined) return false
    if (!canTurnOff(workflow, step) || findExitDecision(workflow, step) !== null) return false
    const text = String(step.run ?? step.args?.at(-1) ?? '').trim()
    const isCodeRead = readExitFacts(workflow).exitCodesRead.has(step.name)
    return isCodeRead || (ENDS_NON_ZERO.test(text) && isReadInside(workflow, step.name))
  })
}

function speaksOfErrors(step: Step): boolean {
  if (step.type === 'terminate') return false
  if ('strict_exit' in step && step.strict_exit === true) return true
  if ('raises' in step && (step.raises ?? []).length > 0) return true
  if ('classify' in step && (step.classify ?? []).length > 0) return true
  if ('fail_when' in step && (step.fail_when ?? []).length > 0) return true
  if ('resilience' in step && step.resilience !== undefined) return true
  return step.routes?.some((route) => route.on_error !== undefined) === true
}

const FIELD = 'exit_code'

/** Facts about a file, cached, because every attempt asks and the answer needs the whole file. */
const readExitFacts = memoize((workflow: Workflow) => {
  const templates = listTemplates(workflow)
  const sites = collectSites(workflow)
  const listed = sites.flatMap(({ step }) => getInputList(step)).map((entry) => entry.replace(/\?$/, '').split('.'))
  const read = [
    ...templates
      .filter(({ source }) => source.includes(FIELD))
      .flatMap((use) => use.parsed.references.map(({ path }) => findNodeAsked(path, use, workflow))),
    ...listed.map(([name = '', ...rest]) => (rest.at(-1) === FIELD ? name : null)),
  ]
  return {
    decisions: findExitDecisions(workflow, templates),
    exitCodesRead: new Set(read.filter((name) => name !== null)),
    templated: new Set(templates.flatMap(({ site }) => (site === null ? [] : [site.step]))),
  }
})

function findExitDecisions(workflow: Workflow, templates: readonly TemplateUse[]): ReadonlyMap<Step, ExitDecision> {
  const decisions = new Map<Step, { path: readonly string[]; source: string }[]>()
  for (const use of templates) {
    const { site, source } = use
    if (site === null || use.isCondition !== true || !isOnSuccess(use) || !mayDecide(workflow, site)) continue
    for (const reference of use.parsed.references) {
      const path = findOwnPath(reference.path, use, site.step.name)
      if (path !== null) addTo(decisions, site.step, { path, source })
    }
  }
  return decisions
}

/** Reports whether the routes of a script may decide on its exit code; those of members and of `finally` are not followed. */
export function mayDecide({ settings }: Workflow, { step, group, inFinally }: Site): boolean {
  if (step.type !== 'script' || group !== null || inFinally || speaksOfErrors(step)) return false
  return settings.runtime?.strict_exit !== true || step.strict_exit === false
}

/** Resolves a path in a condition of a step to a path in the step's own output; null for other paths. */
export function findOwnPath([root = '', ...rest]: readonly string[], { form }: TemplateUse, name: string) {
  if (root === name) return rest.length === 0 || rest[0] === 'output' ? rest.slice(1) : null
  if (root === 'output' || root === `${name}_output`) return rest
  if (form === 'expression' && root.startsWith('output_')) return [root.slice('output_'.length), ...rest]
  return form === 'expression' ? [root, ...rest] : null
}

/** Returns the node whose exit code a path may read; a path that ends at the output may continue at run time. */
function findNodeAsked(path: readonly string[], use: TemplateUse, workflow: Workflow): string | null {
  const [root = '', second, third] = path
  const leads = (field: string | undefined): boolean => field === undefined || field === FIELD
  if (workflow.steps.has(root)) return second === undefined || (second === 'output' && leads(third)) ? root : null
  // Flattened names of a bare condition: `probe_output.exit_code`, `probe_output_exit_code`.
  for (const [suffix, field] of [
    [`_output_${FIELD}`, FIELD],
    ['_output', second],
  ] as const) {
    const name = root.endsWith(suffix) ? root.slice(0, -suffix.length) : ''
    if (workflow.steps.has(name)) return leads(field) ? name : null
  }
  const ownName = use.site === null || !isOnSuccess(use) ? null : use.site.step.name
  if (root === FIELD || root === `output_${FIELD}`) return ownName
  return root === 'output' && leads(second) ? ownName : null
}

/** Reports whether a template is on a success route, where `output` is the step's own. */
function isOnSuccess({ site, path }: TemplateUse): boolean {
  const at = path.indexOf('routes')
  const index = path[at + 1]
  if (site === null || at === -1 || typeof index !== 'number') return false
  return site.routes[index]?.on_error === undefined
}
