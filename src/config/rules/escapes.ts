import { isKind, isKindPrefix, isReservedKind } from '../../core/kinds.js'
import { quote } from '../../core/messages.js'
import type { ErrorContract } from '../contract/index.js'
import { ANY_KIND } from '../contract/index.js'
import { coverage } from '../contract/patterns.js'
import type { Workflow } from '../model.js'
import type { Site } from '../sites.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** `workflow.raises` announces what callers must expect: not less, and not more. */
export function checkEscapes(workflow: Workflow, contract: ErrorContract, report: Report): void {
  const announced = workflow.settings.raises
  if (announced === undefined || announced.length === 0) return
  const escaping = contract.escapes.map(({ kind }) => kind)
  for (const { kind, nodes } of contract.escapes) {
    if (!isKind(kind) && !isKindPrefix(kind)) continue
    // Engine-made kinds need no announcement, and "any kind" names nothing that could be announced.
    if (isReservedKind(kind) || kind === ANY_KIND || announced.some((other) => coverage(kind, other) === 'full'))
      continue
    report.warning(
      'escape-not-announced',
      ['workflow', 'raises'],
      `${quote(kind)} can escape this file (from ${listed(nodes)}) and is not announced.`,
      `add \`${kind}\` to \`workflow.raises\`, or handle it`,
    )
  }
  for (const [index, kind] of announced.entries()) {
    if (escaping.some((other) => other === ANY_KIND || coverage(other, kind) === 'full')) continue
    report.warning(
      'announced-never-escapes',
      ['workflow', 'raises', index],
      `${quote(kind)} is announced, but nothing in this file lets it escape.`,
      didYouMean(kind, escaping),
    )
  }
}

/** A workflow node can raise only what escapes its child. */
export function checkChildRaises(sites: readonly Site[], contract: ErrorContract, report: Report): void {
  const nodes = new Map(contract.nodes.map((node) => [node.node, node]))
  for (const site of sites) {
    if (site.step.type !== 'workflow') continue
    const raised = nodes.get(site.label)?.raises.map(({ kind }) => kind) ?? []
    for (const [index, kind] of (site.step.raises ?? []).entries()) {
      if (raised.includes(kind) || isReservedKind(kind)) continue
      report.warning(
        'raises-never-raised',
        [...site.path, 'raises', index],
        `${quote(kind)} is declared, but ${quote(site.step.workflow)} lets no such kind escape.`,
      )
    }
  }
}
