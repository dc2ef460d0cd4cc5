import path from 'node:path'
import { checkFile } from '../config/check.js'
import { err, ok } from '../core/result.js'
import { findWorkspace, toShownFolder } from '../source/workspace.js'
import { checkQuestion } from './check.js'
import { Explorer } from './explore.js'
import type { OpenSimulation, SimulateQuestion } from './model.js'

export { simulateMatrix } from './matrix.js'

/** Loads and validates a file; an invalid one is refused with its findings. */
export const openSimulation: OpenSimulation = async (file, around, tree) => {
  const target = path.resolve(around.cwd, file)
  const workspace = findWorkspace(target, around.env)
  const shownFrom = toShownFolder(target, around.env, around.cwd)
  const checked = await checkFile({
    file: target,
    env: around.env,
    patterns: around.adapters.patterns,
    workspace,
    shownFrom,
    ...tree,
  })
  const { runnable: workflow, contract, findings } = checked
  const { sources } = checked.loaded
  if (workflow === null || contract === null) return err({ findings, sources, remedies: [] })
  return ok({ ...around, workflow, sources, workspace: checked.workspace, contract, findings })
}

/** Answers what would happen if these failures happened. */
export const simulateQuestion: SimulateQuestion = async (simulation, failures, assumptions) => {
  const remedies = checkQuestion(simulation, failures, assumptions)
  if (remedies.length > 0) return err({ findings: [], sources: new Map(), remedies })
  return ok((await new Explorer(simulation, assumptions).explore(failures)).answer)
}
