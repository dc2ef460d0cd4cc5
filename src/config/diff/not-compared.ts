import { printJson } from '../../core/json.js'
import { collectSites, type Step, type Workflow } from '../model.js'
import { pairFiles } from './lost-checks.js'

/** Fields whose text decides what a node does, and of which nobody can tell what it does when something fails. */
const TEXTS = [
  ...['run', 'command', 'args', 'env', 'stdin', 'working_dir', 'prompt', 'system_prompt', 'model', 'provider'],
  ...['value', 'values', 'input_mapping', 'source'],
]

/** Returns the texts of nodes that changed, which a comparison of behaviour cannot judge. */
export function listNotCompared(base: Workflow | null, head: Workflow | null) {
  if (base === null || head === null) return []
  return pairFiles(base, head).flatMap(([old, now]) => {
    const before = new Map(collectSites(old).map(({ label, step }) => [label, step]))
    return collectSites(now).flatMap(({ label, step }) => {
      const earlier = before.get(label)
      if (earlier === undefined || earlier.type !== step.type) return []
      const changed = TEXTS.filter((field) => printField(earlier, field) !== printField(step, field))
      return changed.map((field) => ({ node: label, field }))
    })
  })
}

function printField(step: Step, field: string): string {
  return printJson(new Map<string, unknown>(Object.entries(step)).get(field) ?? null)
}
