import type { Path } from '../../core/finding.js'
import { printJson } from '../../core/json.js'
import { isReservedKind } from '../../core/kinds.js'
import { addTo, once } from '../../core/maps.js'
import { findShellGap } from '../../core/shell-forms.js'
import { isGovernedType, STEP_TYPES } from '../../core/step-types.js'
import { TEST_FAILED } from '../../core/tool-kinds.js'
import { isTemplate } from '../../expressions/index.js'
import { mayDecide, usesErrorRouting } from '../error-mode.js'
import { createDominators, getGraph, listReachableSteps } from '../graph.js'
import {
  collectSites,
  END,
  type Group,
  getTimeout,
  isGroup,
  isScriptSite,
  listFinallySteps,
  listVariants,
  type PolicyDefinition,
  type Site,
  type Step,
  type Workflow,
} from '../model.js'
import { listTemplates } from '../templates.js'
import { findExitRoutes, formatCodeRanges } from './exit-routes.js'
import type { Handler, MayPass, NodeContract, PassWord, RaisedKind } from './types.js'

/** Returns everything that may fail in a file or its children while the run succeeds. */
export function listMayPass(root: Workflow, getPassing: (workflow: Workflow) => Passing): readonly MayPass[] {
  const use = findUses(root, getPassing)
  const entries = listVariants(root).flatMap((workflow) => {
    const passing = getPassing(workflow)
    const handledAt = use.handledAt.get(workflow)
    const succeeds = use.succeeding.has(workflow) && passing.canSucceed
    if (handledAt === undefined && !succeeds) return []
    return [
      ...(handledAt === undefined ? passing.withSuccess() : passing.withFailure()),
      ...(handledAt === undefined ? [] : passing.besides(handledAt)),
      ...listPassingHooks(workflow, succeeds, handledAt !== undefined),
    ]
  })
  const isPassed = (file: Workflow, site: Site): boolean =>
    use.handledAt.has(file) || (use.succeeding.has(file) && getPassing(file).isPassed(site))
  const policies = listVariants(root).flatMap((workflow) => findPassingPolicies(workflow, isPassed))
  // Deduplicate: callers with different settings may share a file.
  const toEntryKey = ({ file, line, node, word, kinds }: MayPass) => [file, line, node, word, ...kinds].join('\n')
  return [...new Map([...entries, ...policies].map((entry) => [toEntryKey(entry), entry])).values()]
}

/** Returns how the files of a run are used: after which success the run may succeed, and whose failure a caller handles. */
function findUses(root: Workflow, getPassing: (workflow: Workflow) => Passing) {
  const succeeding = new Set([root])
  /** By file, and by each file that it calls, the node of the caller. */
  const handledAt = new Map<Workflow, string>()
  if (root.children.size === 0) return { succeeding, handledAt }
  for (const workflow of succeeding) {
    const passing = getPassing(workflow)
    const passes = new Set(passing.withSuccess().map(({ node }) => node))
    for (const site of collectSites(workflow)) {
      const child = site.step.type === 'workflow' ? workflow.children.get(site.step.workflow) : undefined
      if (child === undefined) continue
      if (passing.leadsGreen(site)) succeeding.add(child)
      const isHandled = passes.has(site.label) || passes.has(site.group?.name ?? null)
      if (isHandled) for (const file of listVariants(child)) handledAt.set(file, handledAt.get(file) ?? site.label)
    }
  }
  return { succeeding, handledAt }
}

/** Returns hooks, whose failure never changes the outcome. */
function listPassingHooks(workflow: Workflow, succeeds: boolean, isHandled: boolean): readonly MayPass[] {
  const { hooks = {} } = workflow.settings
  const runs = { on_start: true, on_complete: succeeds, on_error: isHandled }
  return (['on_start', 'on_complete', 'on_error'] as const).flatMap((name) => {
    const template = hooks[name]
    if (!runs[name] || template === undefined || !isTemplate(template)) return []
    const at = workflow.at(['workflow', 'hooks', name])
    return { ...at, node: null, by: 'hook', word: `hooks.${name}`, kinds: ['internal.template_error'] } as const
  })
}

interface Handled {
  readonly handler: Handler
  readonly kinds: readonly string[]
}

export class Passing {
  readonly #workflow: Workflow
  readonly #nodes: ReadonlyMap<string, NodeContract>
  readonly #members = new Map<Group, Site[]>()
  /** By the list of kinds, which nodes that raise the same share. */
  readonly #handlers = new Map<readonly RaisedKind[], readonly Handled[]>()
  /** `$end` and nodes from which a run can succeed. */
  readonly green: ReadonlySet<string>
  readonly withSuccess = once(() =>
    this.#entries(
      (name) => this.green.has(name),
      (handler, site) => this.#endsGreen(handler, site),
    ),
  )
  /** Entries for a file that may fail, because its caller handles that: every handled error counts. */
  readonly withFailure = once(() =>
    this.#entries(
      () => true,
      ({ action, target }) => action === 'recover' || target !== null,
    ),
  )

  constructor(workflow: Workflow, nodes: readonly NodeContract[]) {
    this.#workflow = workflow
    this.#nodes = new Map(nodes.map((node) => [node.node, node]))
    for (const site of collectSites(workflow)) if (site.group !== null) addTo(this.#members, site.group, site)
    const before = new Map<string, string[]>()
    for (const name of workflow.steps.keys()) for (const to of this.#after(name)) addTo(before, to, name)
    const green = new Set(listGreenEnds(workflow))
    for (const name of green) for (const from of before.get(name) ?? []) green.add(from)
    this.green = green
  }

  get canSucceed(): boolean {
    return this.green.has(this.#workflow.settings.entry_point)
  }

  /** Returns entries for `finally` steps that fail beside an error that a caller handles at `node`. */
  besides(node: string): readonly MayPass[] {
    const last = new Set(listFinallySteps(this.#workflow))
    return collectSites(this.#workflow)
      .filter(({ label }) => last.has(label))
      .flatMap((site) => {
        const kinds = this.#escaping(site, 'no routes')
        const word = `finally, beside an error that ${node} handles`
        return kinds.length === 0 ? [] : [this.#entry(site.path, site, 'finally', word, kinds)]
      })
  }

  /** Reports whether the run can succeed after the success of a step, or of the group of a member. */
  leadsGreen({ step, group }: Site, isGreen = (name: string): boolean => this.green.has(name)): boolean {
    const name = group?.name ?? step.name
    const isLast = listFinallySteps(this.#workflow).includes(name)
    return (isLast && isGreen(this.#workflow.settings.entry_point)) || this.#succeeding(name).some(isGreen)
  }

  isPassed({ step, group }: Site): boolean {
    const name = group?.name ?? step.name
    const last = listFinallySteps(this.#workflow)
    return this.green.has(name) || (last.includes(name) && this.canSucceed)
  }

  #entries(isGreen: (name: string) => boolean, passes: (handler: Handler, site: Site) => boolean): readonly MayPass[] {
    const reachable = listReachableSteps(getGraph(this.#workflow))
    return collectSites(this.#workflow)
      .filter(({ label, group }) => reachable.has(label) || reachable.has(group?.name ?? ''))
      .flatMap((site) => [
        ...this.#exits(site, isGreen),
        ...this.#handled(site, passes),
        ...(this.leadsGreen(site, isGreen) ? [...this.#tolerated(site), ...this.#unchecked(site)] : []),
      ])
  }

  #entry(path: Path, { label }: Site, by: PassWord, word: string, kinds: readonly string[]): MayPass {
    return { ...this.#workflow.at(path), node: label, by, word, kinds }
  }

  /** Returns entries for a non-zero exit of a script; in a group it is always an error. */
  #exits(site: Site, isGreen: (name: string) => boolean): readonly MayPass[] {
    const { step, path, group } = site
    if (!isScriptSite(site) || group !== null) return []
    const isLenient = !usesErrorRouting(this.#workflow, step)
    if (!isLenient && !mayDecide(this.#workflow, site)) return []
    const kinds = ['internal.script_error']
    const routes = findExitRoutes(this.#workflow, site).filter(({ to }) => to !== undefined && isGreen(to))
    const deciding = routes.filter(({ decided }) => decided.length > 0)
    const entries: MayPass[] = []
    const isUnseen = routes.some(({ unseen }) => unseen.length > 0) || site.routes.length === 0 || site.inFinally
    if (isLenient && isUnseen && this.leadsGreen(site, isGreen)) {
      const place = 'strict_exit' in step && step.strict_exit !== undefined ? path : ['workflow', 'runtime']
      entries.push(this.#entry([...place, 'strict_exit'], site, 'strict_exit', 'strict_exit: false', kinds))
    }
    const [first] = deciding
    if (first !== undefined) {
      const word = deciding.map((route) => route.word).join('; ')
      const codes = formatCodeRanges(deciding.flatMap(({ decided }) => decided))
      entries.push({ ...this.#entry([...path, 'routes', first.index], site, 'when', word, kinds), exit_codes: codes })
    }
    return entries
  }

  /** Returns entries for failures that nothing looks for: a shell that ignores exit codes, reports that may be missing. */
  #unchecked(site: Site): readonly MayPass[] {
    const { path } = site
    if (!isScriptSite(site)) return []
    const { shell, run, reports, reports_required: isRequired, quarantine } = site.step
    const entries: MayPass[] = []
    const gap = shell === undefined ? null : findShellGap(shell, run)
    if (gap !== null) {
      const word = `shell: ${shell}${gap === 'pipes' ? ', without pipefail' : ''}`
      entries.push(this.#entry([...path, 'shell'], site, 'shell', word, ['internal.script_error']))
    }
    const unasked = 'reports without reports_required'
    if (reports !== undefined && isRequired !== true)
      entries.push(this.#entry([...path, 'reports'], site, 'reports', unasked, [TEST_FAILED]))
    if (reports !== undefined && quarantine !== undefined) {
      const entry = this.#entry([...path, 'quarantine'], site, 'quarantine', `quarantine: ${quarantine}`, [TEST_FAILED])
      entries.push({ ...entry, quarantine })
    }
    return entries
  }

  #handled(site: Site, passes: (handler: Handler, site: Site) => boolean): readonly MayPass[] {
    return this.#handlersOf(site.label)
      .filter(({ handler }) => passes(handler, site))
      .map(({ handler, kinds }) => {
        const { file, line, column, action, when } = handler
        const by = action === 'recover' || action === 'retry' ? action : 'route'
        const condition = when === null ? null : { when }
        return { file, line, column, node: site.label, by, word: routeWord(handler), kinds, ...condition }
      })
  }

  #handlersOf(name: string): readonly Handled[] {
    const raises = this.#nodes.get(name)?.raises ?? []
    const known = this.#handlers.get(raises)
    if (known !== undefined) return known
    const byRoute = new Map<string, { readonly handler: Handler; readonly kinds: string[] }>()
    for (const { kind, handledBy } of raises)
      for (const handler of handledBy) {
        const key = `${handler.scope} ${handler.index}`
        const entry = byRoute.get(key) ?? { handler, kinds: [] }
        byRoute.set(key, entry)
        entry.kinds.push(kind)
      }
    const handlers = [...byRoute.values()]
    this.#handlers.set(raises, handlers)
    return handlers
  }

  #endsGreen({ action, target }: Handler, site: Site): boolean {
    switch (action) {
      case 'recover':
        return this.leadsGreen(site)
      case 'to':
        return target !== null && this.green.has(target)
      case 'retry':
        // After re-entering at an earlier node, the run may bypass the failed node.
        return target !== null && this.#endsWithout(target, site.step.name)
      default:
        return false
    }
  }

  #endsWithout(target: string, node: string): boolean {
    const open = new Set([target])
    const ends = new Set(listGreenEnds(this.#workflow))
    for (const name of open) {
      if (name === node) continue
      if (ends.has(name)) return true
      for (const to of this.#after(name)) open.add(to)
    }
    return false
  }

  #tolerated(site: Site): readonly MayPass[] {
    const { step, path } = site
    if (!isGroup(step)) return []
    const { tolerate, failure_mode: mode } = step
    const kinds = [...new Set((this.#members.get(step) ?? []).flatMap((member) => this.#escaping(member)))]
    if (tolerate !== undefined) {
      const { count, percent } = tolerate
      const unit = count === undefined ? 'percent' : 'count'
      const most = count ?? percent ?? 0
      if (most === 0 || kinds.length === 0) return []
      const entry = this.#entry([...path, 'tolerate'], site, 'tolerate', `tolerate: { ${unit}: ${most} }`, kinds)
      return [{ ...entry, tolerates: { unit, most } }]
    }
    // A group fails if its only member fails.
    if (kinds.length === 0 || mode !== 'continue_on_error' || (step.type === 'parallel' && step.agents.length < 2))
      return []
    const entry = this.#entry([...path, 'failure_mode'], site, 'continue_on_error', `failure_mode: ${mode}`, kinds)
    return [{ ...entry, tolerates: { unit: 'all', most: 0 } }]
  }

  /** Returns kinds that escape a member; without error routing these include the engine's findings. */
  #escaping({ label, step }: Site, routes: 'own routes' | 'no routes' = 'own routes'): readonly string[] {
    const node = this.#nodes.get(label)
    // Routes of `finally` steps are not followed.
    const kinds = (node?.raises ?? [])
      .filter(
        ({ escapes, handledBy }) =>
          routes === 'no routes' || escapes || handledBy.some((handler) => this.#canFail(handler, step)),
      )
      .map(({ kind }) => kind)
    return node?.typed === true ? kinds : [...kinds, ...STEP_TYPES[step.type].kinds.filter(isReservedKind)]
  }

  /** Reports whether a template of an error route may fail; then no later route handles the error. */
  #canFail({ scope, index, when }: Handler, step: Step): boolean {
    const routes = scope === 'workflow' ? this.#workflow.settings.error_routes : 'routes' in step ? step.routes : []
    return when !== null || isTemplate(printJson(routes?.[index] ?? null))
  }

  #after(name: string): readonly string[] {
    return [...this.#succeeding(name), ...this.#handlersOf(name).flatMap(({ handler }) => handler.target ?? [])]
  }

  #succeeding(name: string): readonly string[] {
    const edges = getGraph(this.#workflow).edges.get(name) ?? []
    return edges.filter(({ via }) => via !== 'error' && via !== 'retry').map(({ to }) => to)
  }
}

function listGreenEnds({ steps }: Workflow): readonly string[] {
  const ends = [...steps.values()].filter((step) => step.type === 'terminate' && step.status === 'success')
  return [END, ...ends.map(({ name }) => name)]
}

function routeWord({ scope, patterns, when, action, target }: Handler): string {
  const condition = when === null ? '' : `, when: ${when}`
  const does = action === 'recover' ? 'recover' : action === 'to' ? `to: ${target}` : `retry from ${target}`
  const list = scope === 'workflow' ? 'error_routes, ' : ''
  return `${list}on_error: ${patterns.join(', ')}${condition}, ${does}`
}

/** Returns policies that may fail to stop a node: they only warn, or the data they judge may be missing. */
function findPassingPolicies(workflow: Workflow, isPassed: (file: Workflow, site: Site) => boolean) {
  const { policies = [] } = workflow.settings
  return policies.flatMap((policy, index) => {
    const at = ['workflow', 'policies', index]
    const isWarning = policy.mode === 'warn'
    const why = isWarning ? 'mode: warn' : findMissingContext(policy, index, workflow)
    if (why === null) return []
    const position = workflow.at(isWarning ? [...at, 'mode'] : at)
    const word = `policy ${policy.name}, ${why}`
    const entry = { ...position, by: 'policy', word, ...(!isWarning && { setting: `policy ${policy.name}` }) } as const
    const passed = listVariants(workflow).flatMap((file) =>
      listGoverned(policy, file).filter((site) => isPassed(file, site)),
    )
    const nodes = policy.nodes?.filter((name) => passed.some(({ step }) => step.name === name)) ?? [null]
    return passed.length === 0 ? [] : nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }))
  })
}

function findMissingContext(policy: PolicyDefinition, index: number, workflow: Workflow): string | null {
  switch (policy.type) {
    case 'task_timeout': {
      const sites = listVariants(workflow).flatMap((file) => listGoverned(policy, file))
      const without = sites.find(({ step }) => getTimeout(step) === null)
      return without === undefined ? null : `missing context: ${without.label} has no timeout`
    }
    case 'phase_gate':
      return findNotRun([policy.group], policy, workflow)
    case 'expression': {
      const use = listTemplates(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index)
      const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? []
      const steps = read.filter((name) => workflow.steps.has(name))
      return findNotRun(steps, policy, workflow)
    }
    default:
      return null
  }
}

/** Returns the steps that a policy applies to; `finally` is exempt. */
function listGoverned({ nodes }: PolicyDefinition, workflow: Workflow): readonly Site[] {
  return collectSites(workflow).filter(
    ({ step, inFinally }) =>
      isGovernedType(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)),
  )
}

/** Returns a reason if a step may not have run when a policy reads it; children see no steps of their caller. */
function findNotRun(names: readonly string[], policy: PolicyDefinition, workflow: Workflow): string | null {
  const [first] = names
  if (first === undefined) return null
  const children = listVariants(workflow).filter((file) => file !== workflow)
  const isInherited = children.some((file) => listGoverned(policy, file).length > 0)
  const { mode = 'accumulate' } = workflow.settings.context ?? {}
  const graph = getGraph(workflow)
  const next = (name: string): readonly string[] => graph.successors(name).map(({ to }) => to)
  const findDominators = createDominators(graph.entry, next)
  const missing = names.find(
    (name) =>
      isInherited ||
      mode !== 'accumulate' ||
      listGoverned(policy, workflow).some(({ step, group }) => {
        const before = findDominators(group?.name ?? step.name)
        return before !== null && (!before.has(name) || name === (group?.name ?? step.name))
      }),
  )
  return missing === undefined ? null : `missing context: ${missing} may not have run`
}
