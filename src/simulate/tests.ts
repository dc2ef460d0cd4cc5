import path from 'node:path'
import { collectSites, listWorkflows } from '../config/model.js'
import { checkScenarioFile } from '../scenario/check-file.js'
import { findScenarioFiles } from '../scenario/load.js'
import { runScenario } from '../scenario/run.js'
import { diskReader } from '../source/workspace.js'
import type { Simulation, TestReference } from './model.js'

/** A scenario that raises a kind at a node. */
export interface RaisingTest extends TestReference {
  readonly node: string
  readonly kind: string
}

/** Returns what the scenarios beside a file raise. Those with `real` nodes are not run, and count for what they inject and stub. */
export async function findTests(simulation: Simulation): Promise<readonly RaisingTest[]> {
  const { workflow } = simulation
  const files = findScenarioFiles(workflow.file, path.dirname(workflow.file), [], diskReader)
  const labels = listWorkflows(workflow).flatMap((file) => collectSites(file).map((site) => ({ ...site, file })))
  const found: RaisingTest[] = []
  for (const name of files) {
    const { sound } = await checkScenarioFile(name, simulation, new Map())
    for (const ready of sound?.ready ?? []) {
      const { scenario } = ready
      const about = { file: sound?.file.displayFile ?? name, line: scenario.position.line, name: scenario.name }
      const stubbed = [...scenario.stubs].flatMap(([node, entries]) =>
        entries.flatMap(({ error }) => (error === null ? [] : [{ node, kind: error.kind }])),
      )
      const raised =
        scenario.real.length > 0 || sound === null
          ? [...ready.injections, ...stubbed]
          : (await runScenario(ready, { ...simulation, ...sound })).raised
      for (const { node, kind } of raised)
        for (const { step, label } of labels)
          if (step.name === node || label === node) found.push({ ...about, node: label, kind })
    }
  }
  return [...new Map(found.map((test) => [JSON.stringify(test), test])).values()]
}
