import path from 'node:path'
import { checkFile } from '../config/check.js'
import { err, ok, type Result } from '../core/result.js'
import type { TestSurroundings } from '../scenario/run.js'
import { findShownFolder, findWorkspace } from '../source/workspace.js'
import { checkQuestion } from './check.js'
import { Explorer } from './explore.js'
import type { Answer, Assumptions, Refusal, SimulatedFailure, SimulatedTree, Simulation } from './model.js'

export { simulateMatrix } from './matrix.js'

/** Loads and validates a file; an invalid one is refused with its findings. */
export async function openSimulation(
  file: string,
  around: TestSurroundings,
  tree?: SimulatedTree,
): Promise<Result<Simulation, Refusal>> {
  const { env, adapters } = around
  const target = path.resolve(around.cwd, file)
  const folders = { workspace: findWorkspace(target, env), shownFrom: findShownFolder(target, env, around.cwd) }
  const checked = await checkFile({ file: target, env, patterns: adapters.patterns, ...folders, ...tree })
  const { runnable: workflow, contract, findings, workspace } = checked
  const { sources } = checked.loaded
  if (workflow === null || contract === null) return err({ findings, sources, remedies: [] })
  return ok({ ...around, workflow, sources, workspace, contract, findings })
}

/** Answers what would happen if these failures happened. */
export async function simulateQuestion(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
): Promise<Result<Answer, Refusal>> {
  const remedies = checkQuestion(simulation, failures, assumptions)
  if (remedies.length > 0) return err({ findings: [], sources: new Map(), remedies })
  return ok((await new Explorer(simulation, assumptions).explore(failures)).answer)
}
