import { allRoutes, getInputList, isReservedName, type Path, sitesOf, type Workflow } from '../config/model.js'
import { templatesOf } from '../config/rules/templates.js'
import type { Position } from '../core/finding.js'
import type { ScenarioFile } from '../scenario/load.js'

/** A place where a file names a node. */
export interface NameUse extends Position {
  readonly name: string
  readonly isDefinition: boolean
}

/** Returns every place of a workflow file that names a node or a group, its definitions included. */
export function listUses(workflow: Workflow): readonly NameUse[] {
  const uses: NameUse[] = []
  const names = new Set(sitesOf(workflow).map(({ step }) => step.name))
  const add = (name: unknown, at: Path, isDefinition = false): void => {
    if (typeof name === 'string' && names.has(name)) uses.push({ name, isDefinition, ...workflow.at(at) })
  }
  const { entry_point: entry, finally: last, policies = [] } = workflow.settings
  add(entry, ['workflow', 'entry_point'])
  if (Array.isArray(last)) for (const [index, name] of last.entries()) add(name, ['workflow', 'finally', index])
  else add(last, ['workflow', 'finally'])
  for (const [index, policy] of policies.entries()) {
    for (const [at, name] of (policy.nodes ?? []).entries()) add(name, ['workflow', 'policies', index, 'nodes', at])
    if ('group' in policy) add(policy.group, ['workflow', 'policies', index, 'group'])
  }
  for (const { route, path: at } of allRoutes(workflow)) {
    add(route.to, [...at, 'to'])
    add(route.retry?.from, [...at, 'retry', 'from'])
  }
  for (const { step, path: at } of sitesOf(workflow)) {
    add(step.name, [...at, 'name'], true)
    if (step.type === 'parallel') for (const [index, name] of step.agents.entries()) add(name, [...at, 'agents', index])
    if (step.type === 'human_gate')
      for (const [index, { route }] of step.options.entries()) add(route, [...at, 'options', index, 'route'])
    if (step.type === 'for_each') add(step.source.split('.')[0], [...at, 'source'])
    for (const [index, entry] of getInputList(step).entries()) add(entry.split(/[.?]/)[0], [...at, 'input', index])
  }
  for (const { path: at, parsed } of templatesOf(workflow))
    for (const { path: read, line, column } of parsed.references) {
      // A bare condition may write `probe_output.safe` for `probe.output.safe`.
      const root = read[0] ?? ''
      const name = names.has(root) ? root : root.replace(/_(?:output|error).*$/, '')
      if (names.has(name)) uses.push({ name, isDefinition: false, ...workflow.within(at, line, column) })
    }
  return unique(uses)
}

/** Returns every place of a scenario file that names a node. */
export function listScenarioUses({ scenarios, locator }: ScenarioFile): readonly NameUse[] {
  const uses: NameUse[] = []
  const add = (name: string, at: Position): void => void uses.push({ name, isDefinition: false, ...at })
  for (const { path: at, stubs, real, inject, gates, expect } of scenarios) {
    const lists: readonly (readonly [readonly string[], Path])[] = [
      [real, [...at, 'real']],
      [expect.path ?? [], [...at, 'expect', 'path']],
      [expect.notRun, [...at, 'expect', 'not_run']],
    ]
    for (const [names, list] of lists)
      for (const [index, name] of names.entries()) add(name, locator.at([...list, index]))
    for (const [index, text] of inject.entries()) add(text.split('=')[0] ?? '', locator.at([...at, 'inject', index]))
    for (const name of stubs.keys()) add(name, locator.keyAt([...at, 'stub', name]))
    for (const name of Object.keys(gates)) add(name.split('.')[0] ?? '', locator.keyAt([...at, 'gates', name]))
    for (const name of expect.attempts.keys()) add(name, locator.keyAt([...at, 'expect', 'attempts', name]))
    if (expect.error?.node != null) add(expect.error.node, locator.at([...at, 'expect', 'error', 'node']))
  }
  return unique(uses)
}

function unique(uses: readonly NameUse[]): readonly NameUse[] {
  return [...new Map(uses.map((use) => [`${use.file}:${use.line}:${use.column}`, use])).values()]
}

const NODE_NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ -]*[\p{L}\p{N}_-])?$/u

/** Returns why a node cannot get a name; null if it can. */
export function findNameProblem(workflow: Workflow, name: string): string | null {
  if (name.length > 200 || !NODE_NAME.test(name)) return `${JSON.stringify(name)} cannot be the name of a node`
  if (isReservedName(name)) return `${name} has another meaning in templates`
  return sitesOf(workflow).some(({ step }) => step.name === name) ? `there is a node ${name} already` : null
}
