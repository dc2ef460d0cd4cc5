import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSurroundings } from '../../src/cli/run-request.js'
import { openSimulation, simulateQuestion } from '../../src/simulate/index.js'
import { type Assumptions, NO_ASSUMPTIONS, type SimulatedFailure, type Simulation } from '../../src/simulate/model.js'

/** Writes files into a new folder, and opens the first one. */
export async function openFiles(files: Readonly<Record<string, string>>): Promise<Simulation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulate-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const around = { ...createSurroundings({ cwd: folder, env: {} }), cancel: new AbortController().signal }
  const opened = await openSimulation(Object.keys(files)[0] ?? '', around)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error.findings, null, 1))
  return opened.value
}

export function toFailure(text: string): SimulatedFailure {
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
