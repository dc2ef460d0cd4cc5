import {
  type Finding,
  type FindingAdvice,
  type Hint,
  MAX_FINDINGS,
  type Path,
  type Position,
  type Severity,
  suggestNearest,
  toAdvice,
} from '../../core/finding.js'
import { type FindingCode, getSeverity } from '../../core/finding-codes.js'
import { sortFindings } from '../../source/findings.js'
import { createContract } from '../contract/index.js'
import { getGraph, listReachableSteps, type StaticGraph } from '../graph.js'
import { collectSites, isScriptSite, type Workflow } from '../model.js'
import type { KnownNames, TemplateUse } from '../templates.js'

export type FileFacts = ReturnType<typeof collectFacts>

/** `given` are inputs that the file certainly gets; with `isRun` they are complete, because the inputs of the run are known. */
export function collectFacts(workflow: Workflow, given: ReadonlySet<string>, isRun: boolean) {
  const sites = collectSites(workflow)
  const graph = getGraph(workflow)
  const contract = createContract(workflow)
  const members = sites.flatMap(({ step, group }) =>
    group?.type === 'parallel' ? [[step.name, group.name] as const] : [],
  )
  return {
    workflow,
    sites,
    scripts: sites.filter(isScriptSite),
    graph,
    reachable: listReachableSteps(graph),
    contract,
    nodes: new Map(contract.nodes.map((node) => [node.node, node])),
    members: new Map(members),
    handlers: findHandlerTargets(graph),
    /** Inputs of a file without an `input` block; null for a file that declares inputs. */
    given: workflow.settings.input === undefined ? new Set(given) : null,
    isRun,
  }
}

/** Returns the targets of error routes; `sometimes` if other routes lead there too. */
function findHandlerTargets(graph: StaticGraph): ReadonlyMap<string, 'always' | 'sometimes'> {
  const byError = new Set<string>()
  const otherwise = new Set([graph.entry, ...graph.finallySteps])
  for (const name of graph.edges.keys())
    for (const { to, via } of graph.successors(name))
      (via === 'error' || via === 'shared-error' ? byError : otherwise).add(to)
  return new Map([...byError].map((name) => [name, otherwise.has(name) ? 'sometimes' : 'always']))
}

export const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type']

/** Fields of the error that a bare condition of an error route reads by name. */
export const ERROR_FIELDS = ['kind', 'message', 'details', 'attempts']

const NAMES_OF_SCOPES: Partial<Record<KnownNames, readonly string[]>> = {
  'own-output': ['output'],
  'success-route': ['output'],
  'error-route': ['output', 'error'],
  'error-hook': ['error'],
  'complete-hook': ['result'],
}

/** Returns the local names of a template: those of its route or hook and of the surrounding loop. */
export function listLocalNames({ scope, form, site }: Pick<TemplateUse, 'scope' | 'form' | 'site'>): readonly string[] {
  const isErrorCondition = scope === 'error-route' && form === 'expression'
  const ofScope = [...(NAMES_OF_SCOPES[scope] ?? []), ...(isErrorCondition ? ERROR_FIELDS : [])]
  return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope
}

type Place = Path | Position
type Names = Iterable<string>
/** A hint; a function is called only for findings that are shown. */
export type Suggestion = Hint | (() => Hint)
type Draft = Omit<Finding, keyof FindingAdvice> & { readonly hint: Suggestion }

export class Report {
  readonly #drafts: Draft[] = []

  constructor(private readonly workflow: Workflow) {}

  /** Findings by position, those of the file itself before those of inlined files. */
  get findings(): readonly Finding[] {
    let errors = 0
    return sortFindings(this.#drafts, this.workflow.displayFile).map(({ hint, ...draft }, index) => {
      const shown = index < MAX_FINDINGS || (draft.severity === 'error' && errors < MAX_FINDINGS)
      if (draft.severity === 'error') errors++
      return { ...draft, ...toAdvice(typeof hint !== 'function' ? hint : shown ? hint() : null) }
    })
  }

  add(
    code: FindingCode,
    place: Place,
    message: string,
    hint: Suggestion = null,
    severity: Severity = getSeverity(code),
  ): void {
    const { file, line, column } = 'file' in place ? place : this.workflow.at(place)
    this.#drafts.push({ file, line, column, code, severity, message, hint })
  }
}

/** Suggests the nearest known name, else another hint, by default the list of known names. */
export function suggestName(name: string, known: Names | (() => Names), otherwise?: string | null): Suggestion {
  return () => {
    const names = [...(typeof known === 'function' ? known() : known)]
    const other =
      otherwise === undefined && names.length > 0 ? `known: ${joinNamesLimited(names, 12)}` : (otherwise ?? null)
    return suggestNearest(name, names) ?? other
  }
}

export function joinNamesLimited(names: readonly string[], limit = 8): string {
  const more = names.length > limit ? `, and ${names.length - limit} more` : ''
  return `${names.slice(0, limit).join(', ')}${more}`
}
