import { addTo, memoize } from '../../core/maps.js'
import { createScope, evaluateCondition } from '../../expressions/index.js'
import { findOwnPath, mayDecide } from '../error-mode.js'
import { getGraph } from '../graph.js'
import { END, isScriptSite, type ScriptNode, type ScriptSite, type Site, type Step, type Workflow } from '../model.js'
import { listTemplates, type TemplateUse } from '../templates.js'

/** Whether a condition holds after the failing exit, and whether it would after a success; null if that evaluation fails. */
type Verdict = readonly [now: boolean, instead: boolean | null]

const SAME_VERDICT: readonly Verdict[] = [true, false].map((now) => [now, now])
const ANY_VERDICT: readonly Verdict[] = [...SAME_VERDICT, [true, false], [false, true]]
const HIGHEST_CODE = 255
const HIGHEST_SIGNAL = 64

/** Returns the success routes that a failing exit of a script may take, by evaluating the conditions with every exit code. */
export function findExitRoutes(workflow: Workflow, site: ScriptSite) {
  const { routes } = site
  const mayBeDecided = mayDecide(workflow, site)
  const conditions = routes.map((_, index) => new Condition(workflow, site, index))
  // By route: how it decides, the codes with which it does, and the codes with which a file without `strict_exit` takes it.
  const byRoute = new Map<number, { word: string; readonly decided: number[]; readonly unseen: number[] }>()
  for (const code of listCodesToTry(conditions)) {
    let turning: string | null = null
    for (const [index, { on_error: onError, to, when }] of routes.entries()) {
      const condition = conditions[index]
      if (onError !== undefined || condition === undefined) continue
      const verdicts = condition.verdictsFor(code)
      if (verdicts.some(([now]) => now)) {
        const route = byRoute.get(index) ?? { word: '', decided: [], unseen: [] }
        byRoute.set(index, route)
        const turns =
          (condition.readsExitCode && code > 0) || verdicts.some(([now, instead]) => now && instead !== true)
        if (mayBeDecided && (turns || turning !== null)) {
          const unless = turns ? '' : `, unless ${turning}`
          route.word ||= `${when === undefined ? '' : `when: ${when}, `}to: ${to}${unless}`
          route.decided.push(code)
        } else route.unseen.push(code)
      }
      if (verdicts.every(([now]) => now)) break
      if (verdicts.some(([now, instead]) => !now && instead !== false)) turning ??= when ?? null
    }
  }
  return [...byRoute].map(([index, route]) => ({ index, to: routes[index]?.to, ...route }))
}

/** A way on from a node that succeeded; without a target it fails the run. */
export interface SuccessWay {
  /** The condition or the answer; empty for a route without one. */
  readonly label: string
  readonly to: string | null
}

/** Returns the ways on from a step that succeeded; a script then has the exit code 0. */
export function listSuccessWays(workflow: Workflow, site: Site): readonly SuccessWay[] {
  const edges = getGraph(workflow).edges.get(site.label) ?? []
  const options = edges.filter(({ via }) => via === 'option').map(({ label, to }) => ({ label: `answer ${label}`, to }))
  const routes = site.routes.filter(({ on_error: onError }) => onError === undefined)
  if (routes.length === 0)
    return edges.some(({ via }) => via === 'implicit-end') ? [...options, { label: '', to: END }] : options
  const ways: SuccessWay[] = [...options]
  for (const [index, { when, to = null, on_error: onError }] of site.routes.entries()) {
    if (onError !== undefined) continue
    const certain = isScriptSite(site) ? new Condition(workflow, site, index).afterSuccess : null
    if (when !== undefined && certain === false) continue
    const label = when === undefined || certain === true ? '' : when
    ways.push({ label, to })
    if (label === '') return ways
  }
  return [...ways, { label: '', to: null }]
}

/** Formats exit codes as ranges; `signals` are all codes of scripts that a signal ended. */
export function formatCodeRanges(codes: readonly number[]): string {
  const sorted = [...new Set(codes)].sort((a, b) => a - b)
  const signals = sorted.filter((code) => code < 0)
  const shown = signals.length === HIGHEST_SIGNAL ? sorted.filter((code) => code > 0) : sorted
  const ranges: [number, number][] = []
  for (const code of shown) {
    const last = ranges.at(-1)
    if (last !== undefined && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}..${to}`))
  return [...texts, ...(shown.length < sorted.length ? ['signals'] : [])].join(', ')
}

export function parseCodeRanges(text: string): ReadonlySet<number> {
  const codes = text.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range === 'signals' ? [-HIGHEST_SIGNAL, -1] : range.split('..').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
  return new Set(codes)
}

function listCodesToTry(conditions: readonly Condition[]): readonly number[] {
  if (!conditions.some(({ readsOutput }) => readsOutput)) return [1]
  const all = Array.from({ length: HIGHEST_CODE + HIGHEST_SIGNAL + 1 }, (_, at) => at - HIGHEST_SIGNAL)
  const named = conditions.flatMap(({ source }) => source?.match(/\d{3,10}/g) ?? []).map(Number)
  const more = named.flatMap((code) => [code, code + 1]).filter((code) => code > HIGHEST_CODE)
  return [...all, ...more].filter((code) => code !== 0)
}

const conditionUses = memoize((workflow: Workflow): ReadonlyMap<Step, readonly TemplateUse[]> => {
  const uses = new Map<Step, TemplateUse[]>()
  for (const use of listTemplates(workflow))
    if (use.site !== null && use.scope === 'success-route' && use.path.at(-1) === 'when')
      addTo(uses, use.site.step, use)
  return uses
})

/** Results of the conditions of a file: many nodes have the same one, and each is evaluated with every exit code. */
const conditionResults = memoize((_workflow: Workflow) => new Map<string, Map<string, boolean | null>>())

/** Names that a bare condition reads from the run, and not from what the script printed. */
const NAMES_OF_RUN = new Set(['workflow', 'github', 'conductor', 'error', 'context', 'policy'])

class Condition {
  readonly readsExitCode: boolean
  readonly #fields: readonly (readonly string[])[]
  readonly #readsOthers: boolean
  readonly #step: ScriptNode
  readonly #held: Map<string, boolean | null>

  readonly source: string | undefined

  constructor(workflow: Workflow, site: ScriptSite, index: number) {
    const { step } = site
    const source = site.routes[index]?.when
    const use = conditionUses(workflow)
      .get(step)
      ?.find(({ path }) => path[site.path.length + 1] === index)
    const isOther = (root: string): boolean =>
      root !== step.name && (NAMES_OF_RUN.has(root) || workflow.steps.has(root) || hasFlatName(root, step, workflow))
    const references = use?.parsed.references.map(({ path }) => path) ?? []
    const ownPaths = references.flatMap((path) => {
      const ownPath = use === undefined || isOther(path[0] ?? '') ? null : findOwnPath(path, use, step.name)
      return ownPath === null ? [] : [ownPath]
    })
    const isExitCode = (path: readonly string[]): boolean =>
      path.length === 0 ? source?.includes('exit_code') === true : path[0] === 'exit_code'
    this.readsExitCode = ownPaths.some(isExitCode)
    this.#fields = ownPaths.filter((path) => path.length === 0 || !isExitCode(path))
    this.#readsOthers = ownPaths.length < references.length
    this.#step = step
    this.source = source
    const results = conditionResults(workflow)
    const key = source?.includes(step.name) === true ? `${step.name} ${source}` : (source ?? '')
    this.#held = results.get(key) ?? new Map()
    results.set(key, this.#held)
  }

  get readsOutput(): boolean {
    return this.readsExitCode || this.#fields.length > 0
  }

  /** Whether the condition holds for the exit code 0; null if that depends on more. */
  get afterSuccess(): boolean | null {
    return this.#fields.length > 0 || this.#readsOthers ? null : this.#holds(0, [], null)
  }

  verdictsFor(code: number): readonly Verdict[] {
    if (this.source === undefined) return [[true, true]]
    if (this.#fields.length === 0 && !this.#readsOthers) return this.#verdict(code, [], null)
    if (this.readsExitCode) return ANY_VERDICT
    // The output of a script that a signal ended stays as printed, and so does a field that is not a boolean.
    const turning = code < 0 ? [] : this.#fields.filter((path) => this.#mayTurn(path))
    const [field = []] = turning
    if (turning.length === 0) return SAME_VERDICT
    if (turning.some((path) => path.join('.') !== field.join('.')) || !this.#isPlain()) return ANY_VERDICT
    return [...SAME_VERDICT, ...this.#verdict(code, field, false)]
  }

  /** Evaluates the condition with this exit code and field, and again as if the script had succeeded. */
  #verdict(code: number, field: readonly string[], value: boolean | null): readonly Verdict[] {
    const now = this.#holds(code, field, value)
    return now === null ? [] : [[now, this.#holds(0, field, value === null ? null : true)]]
  }

  #holds(code: number, field: readonly string[], value: boolean | null): boolean | null {
    const { name } = this.#step
    const key = `${code} ${value} ${field.join('.')}`
    const cached = this.#held.get(key)
    if (cached !== undefined) return cached
    const fields = { exit_code: code, ...(field.length === 0 ? null : nest(field, value)) }
    const flat = Object.fromEntries(Object.entries(fields).map(([name, part]) => [`output_${name}`, part]))
    const names = { output: fields, [name]: { output: fields }, [`${name}_output`]: fields }
    const held = evaluateCondition(this.source ?? '', createScope(names), () =>
      createScope({ ...names, ...flat, ...fields }),
    )
    const result = held.ok ? held.value : null
    this.#held.set(key, result)
    return result
  }

  #mayTurn([name = '', ...deeper]: readonly string[]): boolean {
    if (name === 'stdout' || name === 'stderr') return false
    const type = this.#step.output?.[name]?.type
    return type === undefined || type === 'object' || (type === 'boolean' && deeper.length === 0)
  }

  /** Reports whether the condition compares and combines values only, so that a field counts by its own value. */
  #isPlain(): boolean {
    if (this.#readsOthers || this.#fields.some((path) => path.length === 0)) return false
    const text = (this.source ?? '')
      .replaceAll(/"[^"]*"|'[^']*'/g, '0')
      .replaceAll(/\|\s*d(?:efault)?\s*\([^()]*\)/g, '')
      .replace(/^\s*\{\{|\}\}\s*$/g, '')
    return !/[|[\]{}%]|\w\s*\(/.test(text.replaceAll(/\b(?:not|and|or|in|is|if|else)\s*\(/g, '('))
  }
}

/** Reports whether a name is a flattened path of another step: `probe_output`, `probe_output_score`. */
function hasFlatName(root: string, step: Step, { steps }: Workflow): boolean {
  const at = root.indexOf('_output')
  const name = root.slice(0, Math.max(at, 0))
  return name !== step.name && steps.has(name)
}

function nest([name = '', ...deeper]: readonly string[], value: boolean | null): Readonly<Record<string, unknown>> {
  return { [name]: deeper.length === 0 ? value : nest(deeper, value) }
}
