/** What each command does, in the order in which help lists them. */
export const SUMMARIES = {
  run: 'Run a workflow file',
  exec: 'Run one command: classify its failures, and retry those that may go away',
  resume: 'Resume a run where it stopped',
  runs: 'List the runs of this machine, the newest first',
  watch: 'Show a run in a browser while it goes on',
  validate: 'Check workflow files: every problem at once, with its place',
  graph: 'Draw a workflow file as a graph',
  contract: 'Show which errors each node can raise, who handles them, and which escape',
  diff: 'Show what a change does to error behaviour',
  test: 'Run scenarios: stubbed nodes, injected errors, a virtual clock',
  explain: 'Tell what happened in a run, why, what was tried, and what to do next',
  report: 'Write the reports of a run again',
  redrive: 'Run again what a run gave up: its dead letters',
  ledger: 'Keep and show which errors come back over many runs',
  triage: 'Say why jobs failed, by their logs: transient, deterministic or unknown',
  mcp: 'Serve run, resume, validate, explain, graph and contract to an agent (MCP over stdio)',
  init: 'Write a first workflow, its scenarios and a GitHub workflow',
  completion: 'Print a completion script for a shell',
}

export type CommandName = keyof typeof SUMMARIES

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(SUMMARIES, name)
}
