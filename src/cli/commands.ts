import type { Command } from './command.js'
import { runCommand } from './run.js'
import type { CommandName } from './summaries.js'

/** How to get each command; all but `run` are loaded when they are asked for, because a run must start fast. */
export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  run: async () => runCommand,
  exec: async () => (await import('./exec.js')).execCommand,
  resume: async () => (await import('./resume.js')).resumeCommand,
  runs: async () => (await import('./runs.js')).runsCommand,
  watch: async () => (await import('./watch.js')).watchCommand,
  validate: async () => (await import('./validate.js')).validateCommand,
  graph: async () => (await import('./graph.js')).graphCommand,
  contract: async () => (await import('./contract.js')).contractCommand,
  diff: async () => (await import('./diff.js')).diffCommand,
  test: async () => (await import('./test.js')).testCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  report: async () => (await import('./report.js')).reportCommand,
  redrive: async () => (await import('./redrive.js')).redriveCommand,
  ledger: async () => (await import('./ledger.js')).ledgerCommand,
  triage: async () => (await import('./triage.js')).triageCommand,
  mcp: async () => (await import('./mcp.js')).mcpCommand,
  init: async () => (await import('./init.js')).initCommand,
  completion: async () => (await import('./completion.js')).completionCommand,
}

/** Every command, for those that tell about the others. */
export function allCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()))
}
