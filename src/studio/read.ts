import { ANY_KIND } from '../config/contract/index.js'
import { collectSites, gateShapes, listWorkflows, type Workflow } from '../config/model.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import { findKindEntry } from '../core/catalogue.js'
import { printTextOrJson } from '../core/json.js'
import type { FieldSchema } from '../core/payload-schema.js'
import type { Matrix, Simulation } from '../simulate/model.js'
import { findFieldsRead } from '../simulate/reads.js'
import type { StudioFile } from './view.js'

/** Collects what the page shows of a valid file. */
export function createStudioFile({ workflow, contract }: Simulation, matrix: Matrix): StudioFile {
  const kinds = new Map<string, string[]>()
  const payloads = new Map<string, Readonly<Record<string, FieldSchema>>>()
  for (const { node, raises } of contract.nodes) {
    const named = raises.map(({ kind }) => kind).filter((kind) => kind !== ANY_KIND && !kind.endsWith('.*'))
    kinds.set(node, [...(kinds.get(node) ?? []), ...named])
    for (const kind of named) payloads.set(kind, findKindEntry(workflow.settings.kinds, kind)?.details ?? {})
  }
  const sites = listWorkflows(workflow).flatMap(collectSites)
  return {
    name: workflow.settings.name,
    graph: createWorkflowGraph(workflow),
    matrix,
    kinds,
    payloads,
    inputs: Object.entries(workflow.settings.input ?? {}).map(([name, { type, default: fallback }]) => ({
      name,
      type: type ?? 'string',
      fallback: fallback === undefined ? '' : printTextOrJson(fallback),
    })),
    gates: sites
      .flatMap(({ step }) => gateShapes(step))
      .map(({ name, options }) => ({
        name,
        options: options.map(({ value }) => String(value)),
      })),
    hasItems: sites.some(({ step }) => step.type === 'for_each'),
    readFields: listReadFields(workflow),
  }
}

function listReadFields(workflow: Workflow): readonly string[] {
  const { outputs } = findFieldsRead(workflow)
  return [...outputs].flatMap(([step, fields]) => [...fields].map((field) => `${step.name}.${field}`))
}
