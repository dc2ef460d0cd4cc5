import { isKind, isKindPrefix, isReservedKind } from '../../core/kinds.js'
import { quote } from '../../core/messages.js'
import type { ErrorContract } from '../contract/index.js'
import { ANY_KIND } from '../contract/index.js'
import { coverage } from '../contract/patterns.js'
import type { Path, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { didYouMean, listed, type Report } from './report.js'

/** What `raises` declares, on nodes and on the file, compared with what can be raised. */
export function checkRaises(workflow: Workflow, sites: readonly Site[], contract: ErrorContract, report: Report): void {
  for (const { step, path } of sites)
    if ('raises' in step && step.raises !== undefined) checkList(step.raises, [...path, 'raises'], report)
  if (workflow.settings.raises !== undefined) checkList(workflow.settings.raises, ['workflow', 'raises'], report)
  checkChildRaises(sites, contract, report)
  checkEscapes(workflow, contract, report)
}

function checkList(raises: readonly string[], path: Path, report: Report): void {
  if (raises.length === 0)
    report.error('bad-raises', path, 'raises is an empty list.', 'leave it out: then any kind may be raised')
  const seen = new Set<string>()
  raises.forEach((kind, index) => {
    const at = [...path, index]
    if (!isKind(kind)) {
      const lower = kind.trim().toLowerCase().replaceAll('-', '_')
      const hint = isKind(lower)
        ? `did you mean \`${lower}\`?`
        : 'a kind is lower case with at least one dot, such as `external.git.drift`'
      report.error('bad-raises', at, `${quote(kind)} is not a kind.`, hint)
    } else if (isReservedKind(kind)) {
      report.error(
        'bad-raises',
        at,
        `${quote(kind)} is reserved for the engine.`,
        'engine-made kinds need no declaration; your own may start with `external.`',
      )
    } else if (seen.has(kind)) {
      report.error('bad-raises', at, `${quote(kind)} is listed twice.`)
    }
    seen.add(kind)
  })
}

/** `workflow.raises` announces what callers must expect: not less, and not more. */
function checkEscapes(workflow: Workflow, contract: ErrorContract, report: Report): void {
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
function checkChildRaises(sites: readonly Site[], contract: ErrorContract, report: Report): void {
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
