import type { StaticGraph } from '../graph.js'
import type { Workflow } from '../model.js'
import { END } from '../model.js'
import type { Report } from './report.js'
import { listed } from './report.js'

/** A path that leads through no step twice and is longer than the limit: a run on that path cannot reach its end. */
export function checkLimit(workflow: Workflow, graph: StaticGraph, report: Report): void {
  const limit = workflow.settings.limits?.max_iterations
  if (limit === undefined || !workflow.steps.has(graph.entry)) return
  const path = longestPath(workflow, graph)
  if (path.length <= limit) return
  report.error(
    'path-over-limit',
    ['workflow', 'limits', 'max_iterations'],
    `max_iterations is ${limit}, but a path without a loop has ${path.length} steps: ${listed(path)}.`,
    `set it to ${path.length} or more, or leave it out`,
  )
}

/**
 * The longest way along success routes and answers that follows no edge back. Steps that lead into each other could be
 * passed in many ways: an edge that closes a circle is left out, so that nothing is claimed that no run could do.
 */
function longestPath(workflow: Workflow, graph: StaticGraph): readonly string[] {
  const best = new Map<string, { readonly length: number; readonly next: string | null }>()
  const open = new Set<string>()
  const stack: { readonly name: string; readonly targets: readonly string[]; left: number }[] = []
  const enter = (name: string): void => {
    open.add(name)
    const targets = targetsOf(workflow, graph, name)
    stack.push({ name, targets, left: targets.length })
  }
  enter(graph.entry)
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.targets[--top.left]
    if (target !== undefined) {
      if (!open.has(target) && !best.has(target)) enter(target)
      continue
    }
    stack.pop()
    open.delete(top.name)
    let length = 0
    let next: string | null = null
    for (const name of top.targets) {
      const behind = best.get(name)
      if (behind !== undefined && behind.length > length) [length, next] = [behind.length, name]
    }
    best.set(top.name, { length: length + weightOf(workflow, top.name), next })
  }
  const path: string[] = []
  for (let name: string | null = graph.entry; name !== null; name = best.get(name)?.next ?? null)
    if (weightOf(workflow, name) > 0) path.push(name)
  return path
}

function targetsOf(workflow: Workflow, graph: StaticGraph, name: string): string[] {
  const targets: string[] = []
  for (const { via, to } of graph.edges.get(name) ?? [])
    if ((via === 'success' || via === 'option') && to !== END && workflow.steps.has(to)) targets.push(to)
  return targets
}

/** A limit never masks a terminate. */
function weightOf(workflow: Workflow, name: string): number {
  return workflow.steps.get(name)?.type === 'terminate' ? 0 : 1
}
