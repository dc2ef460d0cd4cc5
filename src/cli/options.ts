import { NOTIFY_FORMATS } from '../markup/notice.js'
import { REQUESTED_REPORTS, reportFile } from '../reporters/report-files.js'
import { defineOption, type OptionSpec } from './command.js'

export const FORMAT = defineFormatOption('text', 'json')
export const QUIET = defineOption('-q, --quiet', 'only the result, no progress', { aliases: ['-s', '--silent'] })
export const LIST_OTHERS = defineOption('-v, --verbose', 'name the other YAML files of a folder')
export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const

export const HELP = defineOption('-h, --help', 'this text')
export const COMMON_OPTIONS: readonly OptionSpec[] = [
  defineOption('--debug', 'stack traces for bugs, and more detail'),
  HELP,
]

export const INPUT = defineOption(
  '-i, --input NAME=VALUE',
  'a value for an input of the workflow, read as its declared type; @env:VARIABLE and @file:PATH keep it out of the list of processes',
  {
    repeats: true,
  },
)
/** For commands that continue a run, whose inputs were given before. */
export const INPUT_AGAIN: OptionSpec = { ...INPUT, help: 'a secret input again, or a new value' }
export const WORKFLOW = defineOption('--workflow FILE', 'the workflow file, if the folder is not of this machine')
export const INPUT_FILE = defineOption('--input-file FILE', 'a YAML or JSON mapping of inputs; -i wins')

export const GATE_OPTIONS: readonly OptionSpec[] = [
  defineOption('--gate NAME=VALUE', 'answer a human gate; NAME.FIELD=TEXT fills what it asks for', { repeats: true }),
  defineOption('--skip-gates', 'take the first option of every gate'),
  defineOption('--no-interactive', 'never ask at the terminal'),
]
export const DRY_RUN = defineOption('--dry-run', 'show what would run, and run nothing')
export const TOLERATE = defineOption('--tolerate KINDS', 'kinds and prefixes that do not fail the step, or true')

export const PROVIDER = defineOption(
  '-p, --provider NAME',
  'the provider that answers agents, instead of the one in the file',
)
export const BREAKER_STATE = defineOption(
  '--breaker-state FILE',
  'where the state of repository-wide circuit breakers is stored',
)
export const REPORTS_REQUIRED = defineOption(
  '--reports-required',
  'a missing, broken or incomplete report fails the step',
)
export const QUARANTINE = defineOption(
  '--quarantine FILE',
  'tests that may fail for a while; .github/quarantine.yml if it exists',
)
/** Options of one step, which are fields of a script node. */
export const STEP_OPTIONS: readonly OptionSpec[] = [
  defineOption(
    '--retry N',
    're-runs (2: at most three attempts), or a mapping such as {max: 3, on: [external.npm.network]}',
  ),
  defineOption('--timeout TIME', 'per attempt: seconds, or 90s, 10m, 1h'),
  defineOption('--idle-timeout TIME', 'the longest time without any output'),
  TOLERATE,
  defineOption('--before-retry COMMAND', 'runs before each re-run'),
  defineOption('--raises KINDS', 'kinds that the command may raise by itself'),
  defineOption(
    '--reports GLOBS',
    'test reports that the command writes: JUnit XML, TRX, TAP and others; failed tests fail the step',
  ),
  REPORTS_REQUIRED,
  QUARANTINE,
  defineOption(
    '--retry-tests RUNNER',
    're-runs get the failed tests as arguments: pytest, jest, vitest, playwright, go, cargo, maven, gradle, dotnet, rspec',
  ),
  defineOption('--test-exit-codes CODES', 'exit codes, beside 1, that mean failed tests, such as 8'),
]
/** `--junit`, `--sarif`. */
export const REPORT_OPTIONS = REQUESTED_REPORTS.map((name) =>
  defineOption(`--${name} FILE`, `write ${reportFile(name).what}`),
)
export const STRICT_ABILITIES = defineOption(
  '--strict-abilities',
  'refuse a file that needs abilities this runner lacks: skills, plugins, validator, sandbox, tools',
)
export const SHARDS = defineOption(
  '--shards GROUP=N',
  'stop where this for_each would start, and plan its items over N shards',
)
export const RULES = defineOption(
  '--rules FILE',
  'classify rules that come before the ready-made ones; .github/conductor-triage.yml, when it exists, comes first',
  { repeats: true },
)

/** Options for agents, which the checkpoint stores for later sessions. */
export const AGENT_OPTIONS: readonly OptionSpec[] = [
  defineOption('--instructions FILE', 'tell every agent what this file says', { repeats: true }),
  defineOption(
    '--workspace-instructions',
    'tell every agent AGENTS.md, CLAUDE.md and .github/copilot-instructions.md of the workspace',
  ),
  defineOption('-m, --metadata KEY=VALUE', 'metadata of the run, over those of the file', { repeats: true }),
]

/** Options of commands that run a workflow, as microsoft/conductor has them. */
export const RUN_OPTIONS: readonly OptionSpec[] = [
  ...AGENT_OPTIONS,
  STRICT_ABILITIES,
  defineOption(
    '-l, --log-file FILE',
    'write everything that happens, redacted, to a file; auto makes up a name and prints it',
    {
      suggestions: ['auto'],
    },
  ),
  defineOption(
    '--durability LEVEL',
    'what a checkpoint survives: process, the end of its process; machine (default), also a loss of power',
    { choices: ['process', 'machine'] },
  ),
  defineOption('-v, --verbose', 'show more of what happens'),
]

/** Options of `triage RUN_URL`: which jobs it may run again. */
export const RERUN_OPTIONS: readonly OptionSpec[] = [
  defineOption(
    '--rerun N',
    'RUN_URL: the highest attempt that may be asked for (2: one re-run); 0, the default, only reports',
  ),
  defineOption('--rerun-after SECONDS', 'RUN_URL: wait before asking'),
  defineOption('--rerun-stale', 'RUN_URL: also when the branch has moved on'),
  defineOption(
    '--rerun-jobs NAME',
    'RUN_URL: the only jobs that may be run again, none without it; * stands for any text',
    {
      repeats: true,
    },
  ),
  defineOption('--rerun-except NAME', 'RUN_URL: jobs that are never run again; * stands for any text', {
    repeats: true,
  }),
  defineOption(
    '--rerun-guarded NAME',
    'RUN_URL: jobs of --rerun-jobs that are repeated although they deploy or publish; * stands for any text',
    { repeats: true },
  ),
  defineOption('--rerun-limit N', 'RUN_URL: the most re-runs of the repository within an hour; 10 by default'),
]

export const NOTIFY_OPTIONS: readonly OptionSpec[] = [
  defineOption('--notify URL', 'tell this address (https) how it ended; CONDUCTOR_NOTIFY_URL without it'),
  defineOption('--notify-format FORMAT', 'json, slack or teams; by default what the host expects, else json', {
    choices: NOTIFY_FORMATS,
  }),
  defineOption(
    '--notify-on EVENTS',
    'outcomes, escalated and recovered; halted, failed, suspended, escalated, recovered by default',
  ),
]
export const LEDGER = defineOption(
  '--ledger FILE',
  'add the run to this ledger, which also tells --notify that a run recovered',
)

export function defineFormatOption(...choices: readonly string[]): OptionSpec {
  const help = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
  return defineOption('--format FORMAT', help, { aliases: ['--output-format'], choices })
}
