import { jsonText } from '../../core/json.js'
import { isReservedKind } from '../../core/kinds.js'
import { addTo } from '../../core/lists.js'
import { isGovernedType, STEP_TYPES } from '../../core/step-types.js'
import { isTemplate } from '../../expressions/index.js'
import { exitDecision, usesErrorRouting } from '../error-mode.js'
import { dominatorsOf, reachableSteps, staticGraph } from '../graph.js'
import {
  allVariants,
  END,
  type Group,
  isGroup,
  type Path,
  type PolicyDefinition,
  type ScriptNode,
  type Site,
  type Step,
  sitesOf,
  timeoutOf,
  type Workflow,
} from '../model.js'
import { templatesOf } from '../rules/templates.js'
import type { Handler, MayPass, NodeContract, PassWord, RaisedKind } from './types.js'

/**
 * Returns everything that may fail in a file or its children while the run succeeds. Without an entry, a successful run
 * contains no failure.
 */
export function mayPass(root: Workflow, passingIn: (workflow: Workflow) => Passing): readonly MayPass[] {
  const variants = allVariants(root)
  const called = new Set(variants.flatMap(({ children }) => [...children.values()]))
  const handled = called.size === 0 ? called : filesWithHandledFailure(variants, passingIn)
  const entries = variants.flatMap((workflow) => [
    ...(handled.has(workflow) ? passingIn(workflow).withFailure : passingIn(workflow).withSuccess),
    ...hooksThatPass(workflow, called.has(workflow)),
    ...policiesThatPass(workflow),
  ])
  if (called.size === 0) return entries
  // Deduplicate: callers with different settings may share a file.
  const keyOf = ({ file, line, node, word, kinds }: MayPass) => [file, line, node, word, ...kinds].join('\n')
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()]
}

/** Returns the children whose failure a caller handles or tolerates, and all files that these call. */
function filesWithHandledFailure(variants: readonly Workflow[], passingIn: (workflow: Workflow) => Passing) {
  const handled = new Set<Workflow>()
  for (const workflow of variants) {
    const passes = new Set(passingIn(workflow).withSuccess.map(({ node }) => node))
    for (const { step, label, group } of sitesOf(workflow)) {
      const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined
      if (child !== undefined && (passes.has(label) || passes.has(group?.name ?? null))) handled.add(child)
    }
  }
  return new Set([...handled].flatMap(allVariants))
}

/** Returns hooks, whose failure never changes the outcome. `on_error` counts only in children, whose failure a caller may handle. */
function hooksThatPass(workflow: Workflow, isCalled: boolean): readonly MayPass[] {
  const { hooks = {} } = workflow.settings
  const names = (['on_start', 'on_complete', 'on_error'] as const).filter((name) => name !== 'on_error' || isCalled)
  return names.flatMap((name) => {
    const template = hooks[name]
    if (template === undefined || !isTemplate(template)) return []
    const at = workflow.at(['workflow', 'hooks', name])
    return { ...at, node: null, by: 'hook', word: `hooks.${name}`, kinds: ['internal.template_error'] } as const
  })
}

/** An error route with the kinds of a node that it may handle. */
interface Handled {
  readonly handler: Handler
  readonly kinds: readonly string[]
}

/** Finds the nodes of one file whose failure may pass. */
export class Passing {
  readonly #workflow: Workflow
  readonly #nodes: ReadonlyMap<string, NodeContract>
  readonly #members = new Map<Group, Site[]>()
  /** By the list of kinds, which nodes that raise the same share. */
  readonly #handlers = new Map<readonly RaisedKind[], readonly Handled[]>()
  /** `$end` and nodes from which a run can succeed. */
  readonly #green: ReadonlySet<string>
  #withSuccess: readonly MayPass[] | null = null
  #withFailure: readonly MayPass[] | null = null

  constructor(workflow: Workflow, nodes: readonly NodeContract[]) {
    this.#workflow = workflow
    this.#nodes = new Map(nodes.map((node) => [node.node, node]))
    for (const site of sitesOf(workflow)) if (site.group !== null) addTo(this.#members, site.group, site)
    const before = new Map<string, string[]>()
    for (const name of workflow.steps.keys()) for (const to of this.#after(name)) addTo(before, to, name)
    const green = new Set(goodEnds(workflow))
    for (const name of green) for (const from of before.get(name) ?? []) green.add(from)
    this.#green = green
  }

  /** Entries for a file that succeeds. */
  get withSuccess(): readonly MayPass[] {
    this.#withSuccess ??= this.#entries((handler, site) => this.#endsGreen(handler, site))
    return this.#withSuccess
  }

  /** Entries for a file that may fail, because its caller handles that: every handled error counts. */
  get withFailure(): readonly MayPass[] {
    this.#withFailure ??= this.#entries(({ action, target }) => action === 'recover' || target !== null)
    return this.#withFailure
  }

  #entries(passes: (handler: Handler, site: Site) => boolean): readonly MayPass[] {
    const reachable = reachableSteps(staticGraph(this.#workflow))
    return sitesOf(this.#workflow)
      .filter(({ label, group }) => reachable.has(label) || reachable.has(group?.name ?? ''))
      .flatMap((site) => [...this.#exits(site), ...this.#handled(site, passes), ...this.#tolerated(site)])
  }

  #entry(path: Path, { label }: Site, by: PassWord, word: string, kinds: readonly string[]): MayPass {
    return { ...this.#workflow.at(path), node: label, by, word, kinds }
  }

  /** Returns entries for a non-zero exit of a script; in a group it is always an error. */
  #exits(site: Site): readonly MayPass[] {
    const { step, path, group } = site
    if (step.type !== 'script' || group !== null) return []
    const kinds = ['internal.script_error']
    const entries: MayPass[] = []
    if (!usesErrorRouting(this.#workflow, step)) {
      const place = step.strict_exit === undefined ? ['workflow', 'runtime'] : path
      entries.push(this.#entry([...place, 'strict_exit'], site, 'strict_exit', 'strict_exit: false', kinds))
    }
    const deciding = decidingRoute(this.#workflow, step)
    if (deciding !== null) {
      const { index, when } = deciding
      entries.push(this.#entry([...path, 'routes', index, 'when'], site, 'when', `when: ${when}`, kinds))
    }
    return entries
  }

  /** Returns entries for error routes that handle an error which may pass. */
  #handled(site: Site, passes: (handler: Handler, site: Site) => boolean): readonly MayPass[] {
    return this.#handlersOf(site.label)
      .filter(({ handler }) => passes(handler, site))
      .map(({ handler, kinds }) => {
        const { file, line, column, action } = handler
        const by = action === 'recover' ? 'recover' : 'route'
        return { file, line, column, node: site.label, by, word: routeWord(handler), kinds }
      })
  }

  #handlersOf(name: string): readonly Handled[] {
    const raises = this.#nodes.get(name)?.raises ?? []
    const known = this.#handlers.get(raises)
    if (known !== undefined) return known
    const found = new Map<string, { readonly handler: Handler; readonly kinds: string[] }>()
    for (const { kind, handledBy } of raises)
      for (const handler of handledBy) {
        const key = `${handler.scope} ${handler.index}`
        const entry = found.get(key) ?? { handler, kinds: [] }
        found.set(key, entry)
        entry.kinds.push(kind)
      }
    const handlers = [...found.values()]
    this.#handlers.set(raises, handlers)
    return handlers
  }

  #endsGreen({ action, target }: Handler, { step, group }: Site): boolean {
    switch (action) {
      case 'recover':
        return group !== null || this.#succeeding(step.name).some((name) => this.#green.has(name))
      case 'to':
        return target !== null && this.#green.has(target)
      case 'retry':
        // After re-entering at an earlier node, the run may bypass the failed node.
        return target !== null && this.#endsWithout(target, step.name)
      default:
        return false
    }
  }

  #endsWithout(target: string, node: string): boolean {
    const open = new Set([target])
    const ends = new Set(goodEnds(this.#workflow))
    for (const name of open) {
      if (name === node) continue
      if (ends.has(name)) return true
      for (const to of this.#after(name)) open.add(to)
    }
    return false
  }

  /** Returns entries for failed items that do not fail their group. */
  #tolerated(site: Site): readonly MayPass[] {
    const { step, path } = site
    if (!isGroup(step)) return []
    const { tolerate, failure_mode: mode } = step
    const kinds = [...new Set((this.#members.get(step) ?? []).flatMap((member) => this.#escaping(member)))]
    if (tolerate !== undefined) {
      const [field = '', most = 0] = Object.entries(tolerate)[0] ?? []
      if (most === 0) return []
      return [this.#entry([...path, 'tolerate'], site, 'tolerate', `tolerate: { ${field}: ${most} }`, kinds)]
    }
    // A group fails if its only member fails.
    if (mode !== 'continue_on_error' || (step.type === 'parallel' && step.agents.length < 2)) return []
    return [this.#entry([...path, 'failure_mode'], site, 'continue_on_error', `failure_mode: ${mode}`, kinds)]
  }

  /** Returns kinds that escape a member; without error routing these include the engine's findings. */
  #escaping({ label, step }: Site): readonly string[] {
    const node = this.#nodes.get(label)
    const kinds = (node?.raises ?? [])
      .filter(({ escapes, handledBy }) => escapes || handledBy.some((handler) => this.#canFail(handler, step)))
      .map(({ kind }) => kind)
    return node?.typed === true ? kinds : [...kinds, ...STEP_TYPES[step.type].kinds.filter(isReservedKind)]
  }

  /** Reports whether a template of an error route may fail; then no later route handles the error. */
  #canFail({ scope, index, when }: Handler, step: Step): boolean {
    const routes = scope === 'workflow' ? this.#workflow.settings.error_routes : 'routes' in step ? step.routes : []
    return when !== null || isTemplate(jsonText(routes?.[index] ?? null))
  }

  /** Returns the next nodes after a success or a handled error. */
  #after(name: string): readonly string[] {
    return [...this.#succeeding(name), ...this.#handlersOf(name).flatMap(({ handler }) => handler.target ?? [])]
  }

  #succeeding(name: string): readonly string[] {
    const edges = staticGraph(this.#workflow).edges.get(name) ?? []
    return edges.filter(({ via }) => via !== 'error' && via !== 'retry').map(({ to }) => to)
  }
}

/** Returns the first success route that tests the exit code of a script, or a boolean that the script may print. */
function decidingRoute(workflow: Workflow, step: ScriptNode): { readonly index: number; readonly when: string } | null {
  const decision = exitDecision(workflow, step)
  if (decision === null) return null
  const isBoolean = ([name = '']: readonly string[]): boolean =>
    name !== 'stdout' && name !== 'stderr' && (step.output?.[name]?.type ?? 'boolean') === 'boolean'
  const fields = decision.fields.filter(({ path }) => path[0] === 'exit_code' || isBoolean(path))
  const sources = new Set(fields.map(({ source }) => source))
  const index = step.routes?.findIndex(
    ({ on_error: onError, when }) => onError === undefined && sources.has(when ?? ''),
  )
  const when = step.routes?.[index ?? -1]?.when
  return index === undefined || when === undefined ? null : { index, when }
}

function goodEnds({ steps }: Workflow): readonly string[] {
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
function policiesThatPass(workflow: Workflow): readonly MayPass[] {
  const { policies = [] } = workflow.settings
  return policies.flatMap((policy, index) => {
    const at = ['workflow', 'policies', index]
    const why = policy.mode === 'warn' ? 'mode: warn' : missingContext(policy, index, workflow)
    if (why === null) return []
    const position = policy.mode === 'warn' ? workflow.at([...at, 'mode']) : workflow.at(at)
    const entry = { ...position, by: 'policy', word: `policy ${policy.name}, ${why}` } as const
    const nodes: readonly (string | null)[] = policy.nodes ?? [null]
    return nodes.map((node) => ({ ...entry, node, kinds: ['internal.policy_denied'] }))
  })
}

/** Returns why the data that a policy judges may be missing, or null. */
function missingContext(policy: PolicyDefinition, index: number, workflow: Workflow): string | null {
  switch (policy.type) {
    case 'task_timeout': {
      const sites = allVariants(workflow).flatMap((file) => governed(policy, file))
      const without = sites.find(({ step }) => timeoutOf(step) === null)
      return without === undefined ? null : `missing context: ${without.label} has no timeout`
    }
    case 'phase_gate':
      return unlessRun([policy.group], policy, workflow)
    case 'expression': {
      const use = templatesOf(workflow).find(({ path }) => path[1] === 'policies' && path[2] === index)
      const read = use?.parsed.references.flatMap(({ guarded, path }) => (guarded ? [] : (path[0] ?? []))) ?? []
      const steps = read.filter((name) => workflow.steps.has(name))
      return unlessRun(steps, policy, workflow)
    }
    default:
      return null
  }
}

/** Returns the steps that a policy applies to; `finally` is exempt. */
function governed({ nodes }: PolicyDefinition, workflow: Workflow): readonly Site[] {
  return sitesOf(workflow).filter(
    ({ step, inFinally }) =>
      isGovernedType(step.type) && !inFinally && (nodes === undefined || nodes.includes(step.name)),
  )
}

/** Returns a reason if a step may not have run when a policy reads it; children see no steps of their caller. */
function unlessRun(names: readonly string[], policy: PolicyDefinition, workflow: Workflow): string | null {
  const [first] = names
  if (first === undefined) return null
  const children = allVariants(workflow).filter((file) => file !== workflow)
  const isInherited = children.some((file) => governed(policy, file).length > 0)
  const { mode = 'accumulate' } = workflow.settings.context ?? {}
  const graph = staticGraph(workflow)
  const next = (name: string): readonly string[] => graph.successors(name).map(({ to }) => to)
  const missing = names.find(
    (name) =>
      isInherited ||
      mode !== 'accumulate' ||
      governed(policy, workflow).some(({ step, group }) => {
        const before = dominatorsOf(group?.name ?? step.name, graph.entry, next)
        return before !== null && (!before.has(name) || name === (group?.name ?? step.name))
      }),
  )
  return missing === undefined ? null : `missing context: ${missing} may not have run`
}
