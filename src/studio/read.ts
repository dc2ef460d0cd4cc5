import { listContracts } from '../config/contract/coverage.js'
import { ANY_KIND } from '../config/contract/index.js'
import { collectSites, listGateShapes, listWorkflows, type Workflow } from '../config/model.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import { findKindEntry } from '../core/catalogue.js'
import { printTextOrJson } from '../core/json.js'
import type { FieldSchema } from '../core/payload-schema.js'
import { splitErrorEnds, withErrorEnds, withFinally } from '../reporters/graph.js'
import type { Simulation } from '../simulate/model.js'
import { findFieldsRead } from '../simulate/reads.js'
import type { StudioPicture } from './trace.js'
import type { StudioFile } from './view.js'

/** Collects what the page shows of a valid file. */
export function createStudioFile({ workflow, contract }: Simulation): StudioFile {
  const kinds = new Map<string, string[]>()
  const labels = new Map<string, string>()
  const payloads = new Map<string, Readonly<Record<string, FieldSchema>>>()
  for (const { node, raises } of listContracts(contract).flatMap(({ nodes }) => nodes)) {
    const named = raises.map(({ kind }) => kind).filter((kind) => kind !== ANY_KIND && !kind.endsWith('.*'))
    labels.set(node.slice(node.lastIndexOf('.') + 1), node)
    kinds.set(node, [...new Set([...(kinds.get(node) ?? []), ...named])])
    for (const kind of named) payloads.set(kind, findKindEntry(workflow.settings.kinds, kind)?.details ?? {})
  }
  const sites = listWorkflows(workflow).flatMap(collectSites)
  return {
    name: workflow.settings.name,
    pictures: listPictures(workflow, '', []),
    kinds,
    labels,
    payloads,
    inputs: Object.entries(workflow.settings.input ?? {}).map(([name, { type, default: fallback }]) => ({
      name,
      type: type ?? 'string',
      fallback: fallback === undefined ? '' : printTextOrJson(fallback),
    })),
    gates: sites
      .flatMap(({ step }) => listGateShapes(step))
      .map(({ name, options }) => ({
        name,
        options: options.map(({ value }) => String(value)),
      })),
    hasItems: sites.some(({ step }) => step.type === 'for_each'),
    readFields: listReadFields(workflow),
  }
}

const MAX_PICTURES = 20

/** Lists the graphs of a workflow and of its children, each with its place; a file that calls itself is drawn once. */
function listPictures(workflow: Workflow, scope: string, around: readonly Workflow[]): readonly StudioPicture[] {
  const graph = withFinally(splitErrorEnds(withErrorEnds(createWorkflowGraph(workflow))))
  const inside = collectSites(workflow).flatMap(({ step, group }): readonly StudioPicture[] => {
    const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined
    if (child === undefined || [...around, workflow].includes(child)) return []
    const place = `${scope}${group === null ? '' : `${group.name}/`}${step.name}/`
    return listPictures(child, place, [...around, workflow])
  })
  return [{ scope, graph }, ...inside].slice(0, MAX_PICTURES)
}

function listReadFields(workflow: Workflow): readonly string[] {
  const { outputs } = findFieldsRead(workflow)
  return [...outputs].flatMap(([step, fields]) => [...fields].map((field) => `${step.name}.${field}`))
}
