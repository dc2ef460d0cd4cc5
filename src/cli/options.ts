import { REQUESTED_REPORTS, reportFile } from '../reporters/report-files.js'
import type { OptionSpec } from './command.js'

/** Options that more than one command has. */

export const FORMAT: OptionSpec = {
  name: '--format',
  aliases: ['--output-format'],
  value: 'FORMAT',
  choices: ['text', 'json'],
  help: 'text or json',
}
export const QUIET: OptionSpec = {
  name: '--quiet',
  short: '-q',
  aliases: ['-s', '--silent'],
  help: 'only the result, no progress',
}
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const

export const HELP: OptionSpec = { name: '--help', short: '-h', help: 'this text' }
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  { name: '--debug', help: 'stack traces for bugs, and more detail' },
  HELP,
]

export const INPUT: OptionSpec = {
  name: '--input',
  short: '-i',
  value: 'NAME=VALUE',
  repeats: true,
  help: 'a value for an input of the workflow, read as its declared type',
}
/** For commands that continue a run, whose inputs were given before. */
export const INPUT_AGAIN: OptionSpec = { ...INPUT, help: 'a secret input again, or a new value' }
export const WORKFLOW: OptionSpec = {
  name: '--workflow',
  value: 'FILE',
  help: 'the workflow file, if it is not in this workspace',
}
export const INPUT_FILE: OptionSpec = {
  name: '--input-file',
  value: 'FILE',
  help: 'a YAML or JSON mapping of inputs; -i wins',
}

export const GATE: OptionSpec = {
  name: '--gate',
  value: 'NAME=VALUE',
  repeats: true,
  help: 'answer a human gate; NAME.FIELD=TEXT fills what it asks for',
}
export const SKIP_GATES: OptionSpec = { name: '--skip-gates', help: 'take the first option of every gate' }
export const NO_INTERACTIVE: OptionSpec = { name: '--no-interactive', help: 'never ask at the terminal' }

export const PROVIDER: OptionSpec = {
  name: '--provider',
  short: '-p',
  value: 'NAME',
  help: 'the provider that answers agents, instead of the one in the file',
}
export const BREAKER_STATE: OptionSpec = {
  name: '--breaker-state',
  value: 'FILE',
  help: 'where the state of repository-wide circuit breakers is stored',
}
/** `--junit`, `--sarif`. */
export const REPORT_OPTIONS: readonly OptionSpec[] = REQUESTED_REPORTS.map((name) => ({
  name: `--${name}`,
  value: 'FILE',
  help: `write ${reportFile(name).what}`,
}))
export const STRICT_ABILITIES: OptionSpec = {
  name: '--strict-abilities',
  help: 'refuse a file that needs abilities this runner lacks: skills, plugins, validator, sandbox, tools',
}
export const SHARDS: OptionSpec = {
  name: '--shards',
  value: 'GROUP=N',
  help: 'stop where this for_each would start, and plan its items over N shards',
}
export const RULES: OptionSpec = {
  name: '--rules',
  value: 'FILE',
  help: 'classify rules that come first; .github/conductor-triage.yml when it exists',
}

/** Options for agents, which the checkpoint stores for later sessions. */
export const AGENT_OPTIONS: readonly OptionSpec[] = [
  { name: '--instructions', value: 'FILE', repeats: true, help: 'tell every agent what this file says' },
  {
    name: '--workspace-instructions',
    help: 'tell every agent AGENTS.md, CLAUDE.md and .github/copilot-instructions.md of the workspace',
  },
  {
    name: '--metadata',
    short: '-m',
    value: 'KEY=VALUE',
    repeats: true,
    help: 'metadata of the run, over those of the file',
  },
]

/** Options of commands that run a workflow, as microsoft/conductor has them. */
export const RUN_OPTIONS: readonly OptionSpec[] = [
  ...AGENT_OPTIONS,
  STRICT_ABILITIES,
  {
    name: '--log-file',
    short: '-l',
    value: 'FILE',
    suggestions: ['auto'],
    help: 'write everything that happens, redacted, to a file; auto makes up a name and prints it',
  },
  {
    name: '--durability',
    value: 'LEVEL',
    choices: ['process', 'machine'],
    help: 'what a checkpoint survives: process, the end of its process; machine (default), also a loss of power',
  },
  { name: '--verbose', short: '-v', help: 'show more of what happens' },
]
