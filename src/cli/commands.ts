import type { Command } from './command.js'
import { runCommand } from './run.js'

/** A command as help lists it, and how to get the rest of it. */
export interface CommandEntry {
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** Every command; all but `run` are loaded when they are asked for, because a run must start fast. */
export const COMMANDS: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  ['run', { summary: runCommand.summary, load: async () => runCommand }],
  [
    'exec',
    {
      summary: 'Run one command: classify its failures, and retry those that may go away',
      load: async () => (await import('./exec.js')).execCommand,
    },
  ],
  [
    'resume',
    { summary: 'Resume a run where it stopped', load: async () => (await import('./resume.js')).resumeCommand },
  ],
  [
    'runs',
    {
      summary: 'List the runs of this machine, the newest first',
      load: async () => (await import('./runs.js')).runsCommand,
    },
  ],
  [
    'watch',
    {
      summary: 'Show a run in a browser while it goes on',
      load: async () => (await import('./watch.js')).watchCommand,
    },
  ],
  [
    'validate',
    {
      summary: 'Check workflow files: every problem at once, with its place',
      load: async () => (await import('./validate.js')).validateCommand,
    },
  ],
  [
    'graph',
    { summary: 'Draw a workflow file as a graph', load: async () => (await import('./graph.js')).graphCommand },
  ],
  [
    'contract',
    {
      summary: 'Show which errors each node can raise, who handles them, and which escape',
      load: async () => (await import('./contract.js')).contractCommand,
    },
  ],
  [
    'diff',
    {
      summary: 'Show what a change does to error behaviour',
      load: async () => (await import('./diff.js')).diffCommand,
    },
  ],
  [
    'test',
    {
      summary: 'Run scenarios: stubbed nodes, injected errors, a virtual clock',
      load: async () => (await import('./test.js')).testCommand,
    },
  ],
  [
    'explain',
    {
      summary: 'Tell what happened in a run, why, what was tried, and what to do next',
      load: async () => (await import('./explain.js')).explainCommand,
    },
  ],
  [
    'report',
    { summary: 'Write the reports of a run again', load: async () => (await import('./report.js')).reportCommand },
  ],
  [
    'redrive',
    {
      summary: 'Run again what a run gave up: its dead letters',
      load: async () => (await import('./redrive.js')).redriveCommand,
    },
  ],
  [
    'ledger',
    {
      summary: 'Keep and show which errors come back over many runs',
      load: async () => (await import('./ledger.js')).ledgerCommand,
    },
  ],
  [
    'triage',
    {
      summary: 'Say why jobs failed, by their logs: transient, deterministic or unknown',
      load: async () => (await import('./triage.js')).triageCommand,
    },
  ],
  [
    'mcp',
    {
      summary: 'Serve run, resume, validate, explain, graph and contract to an agent (MCP over stdio)',
      load: async () => (await import('./mcp.js')).mcpCommand,
    },
  ],
  [
    'init',
    {
      summary: 'Write a first workflow, its scenarios and a GitHub workflow',
      load: async () => (await import('./init.js')).initCommand,
    },
  ],
  [
    'completion',
    {
      summary: 'Print a completion script for a shell',
      load: async () => (await import('./completion.js')).completionCommand,
    },
  ],
])
