import path from 'node:path'
import type { ReadyScenario } from '../scenario/check.js'
import { checkScenarioFile } from '../scenario/check-file.js'
import { findScenarioFiles } from '../scenario/load.js'
import { findMismatches } from '../scenario/mismatches.js'
import { type RaisedAt, runScenario, type ScenarioSurroundings } from '../scenario/run.js'
import { listGivenFailures, listTestedFailures } from '../scenario/test-files.js'
import { diskReader } from '../source/workspace.js'
import type { Simulation, TestReference } from './model.js'

/** A scenario that raises a kind at a node of a file. */
export interface RaisingTest extends TestReference {
  readonly raised: RaisedAt
}

/** Returns what the scenarios beside a file test, by the rule of `conductor test`; scenarios with `real` nodes are not run, and count as if they held. */
export async function findTests(simulation: Simulation): Promise<readonly RaisingTest[]> {
  const { workflow } = simulation
  const files = findScenarioFiles(workflow.file, path.dirname(workflow.file), [], diskReader)
  const found: RaisingTest[] = []
  for (const name of files) {
    const { sound } = await checkScenarioFile(name, simulation, new Map())
    for (const ready of sound?.ready ?? []) {
      const { scenario } = ready
      const about = { file: sound?.file.displayFile ?? name, line: scenario.position.line, name: scenario.name }
      for (const raised of await listTested(ready, { ...simulation, ...sound })) found.push({ ...about, raised })
    }
  }
  return [...new Map(found.map((test) => [JSON.stringify(test), test])).values()]
}

async function listTested(ready: ReadyScenario, around: ScenarioSurroundings): Promise<readonly RaisedAt[]> {
  const { workflow } = around
  if (ready.scenario.real.length > 0) return listGivenFailures(ready, workflow)
  const run = await runScenario(ready, around)
  const mismatches = findMismatches(run, ready.scenario.expect, new Set(workflow.steps.keys()))
  return mismatches.length === 0 ? listTestedFailures(ready, workflow, run) : []
}
