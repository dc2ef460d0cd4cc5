import { createCommandSurroundings } from '../../src/cli/run-request.js'
import { openSimulation, simulateQuestion } from '../../src/simulate/index.js'
import { type Assumptions, NO_ASSUMPTIONS, type SimulatedFailure, type Simulation } from '../../src/simulate/model.js'
import { folderWith } from '../support/folders.js'

/** Opens the first of some files, in a new folder. */
export function openFiles(files: Readonly<Record<string, string>>): Promise<Simulation> {
  return openIn(folderWith(files), Object.keys(files)[0] ?? '')
}

export async function openIn(folder: string, file: string): Promise<Simulation> {
  const around = { ...createCommandSurroundings({ cwd: folder, env: {} }), cancel: new AbortController().signal }
  const opened = await openSimulation(file, around)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error.findings, null, 1))
  return opened.value
}

function toFailure(text: string): SimulatedFailure {
  const [, node = '', kind = '', attempt] = /^(.+?)=([^@]+)(?:@(\d+))?$/.exec(text) ?? []
  return { node, kind, attempt: attempt === undefined ? null : Number(attempt), details: {} }
}

export async function ask(simulation: Simulation, failures: readonly string[], assumptions: Partial<Assumptions> = {}) {
  const answer = await simulateQuestion(simulation, failures.map(toFailure), { ...NO_ASSUMPTIONS, ...assumptions })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error.remedies))
  return answer.value
}

export async function askRefused(
  simulation: Simulation,
  failures: readonly string[],
  assumptions: Partial<Assumptions>,
) {
  const answer = await simulateQuestion(simulation, failures.map(toFailure), { ...NO_ASSUMPTIONS, ...assumptions })
  if (answer.ok) throw new Error('the question was answered')
  return answer.error.remedies
}
