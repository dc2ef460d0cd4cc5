import { listContracts } from '../config/contract/coverage.js'
import { ANY_KIND, type ErrorContract, type NodeContract } from '../config/contract/index.js'
import { listAllRoutes, listWorkflows, type Workflow } from '../config/model.js'
import { listTemplates } from '../config/templates.js'
import { pickKindWords } from '../core/catalogue.js'
import { isTransient, matchesPattern, toKindPatterns } from '../core/kinds.js'
import { markTyped } from '../engine/interception.js'

/** Returns the kinds, prefixes and `*` that nodes of this name can raise. */
export function listKindsAt(contract: ErrorContract, node: string): readonly string[] {
  const nodes = listContracts(contract).flatMap((file) => file.nodes.filter((each) => isNamedSo(each, node)))
  return [...new Set(nodes.flatMap(({ raises }) => raises.map(({ kind }) => kind)))]
}

function isNamedSo({ node: label, group }: NodeContract, node: string): boolean {
  return label === node || (group !== null && label === `${group}.${node}`)
}

/** Returns a kind that stands for a prefix or for any kind. */
export function toSampleKind(kind: string): string {
  if (kind === ANY_KIND) return 'any.other_kind'
  return kind.endsWith('.*') ? `${kind.slice(0, -1)}any` : kind
}

/** Returns a function that says which kinds the files treat alike: equal texts mean that no route or list tells them apart. */
export function createKindClasses(root: Workflow): (kind: string) => string {
  const files = listWorkflows(root)
  const read = new Set(
    files.flatMap(listTemplates).flatMap(({ parsed }) => parsed.references.flatMap(({ path }) => path)),
  )
  if (read.has('kind')) return (kind) => kind
  const policies = files.flatMap((file) =>
    [file.settings, ...file.steps.values()].flatMap((each) =>
      'resilience' in each ? (each.resilience?.retry ?? []) : [],
    ),
  )
  const asksTransient = read.has('transient') || policies.length > 0
  const patterns = new Set([
    ...files.flatMap((file) => listAllRoutes(file).flatMap(({ route }) => toKindPatterns(route.on_error ?? false))),
    ...policies.flatMap(({ retryable = [] }) => retryable),
  ])
  return (kind) => {
    const matched = [...patterns].map((pattern) => (matchesPattern(pattern, kind) ? '1' : '0'))
    const words = pickKindWords(root.settings.kinds, kind)
    const transient = asksTransient && isTransient({ kind, details: {} }, words)
    return `${matched.join('')} ${transient} ${JSON.stringify(markTyped(kind))}`
  }
}
