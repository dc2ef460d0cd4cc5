import { changeClasses } from '../config/diff/changes.js'
import type { OptionSpec, ParsedArguments } from './arguments.js'
import type { CommandContext } from './command.js'
import {
  AGENT_OPTIONS,
  BREAKER_STATE,
  FORMAT,
  GATE,
  INPUT,
  INPUT_AGAIN,
  INPUT_FILE,
  NO_INTERACTIVE,
  PROVIDER,
  QUIET,
  REPORT_OPTIONS,
  RULES,
  RUN_OPTIONS,
  SHARDS,
  SHELLS,
  SKIP_GATES,
  STRICT_ABILITIES,
  WORKFLOW,
} from './options.js'

export type RunCommand = (args: ParsedArguments, context: CommandContext) => Promise<number>

export interface Command {
  readonly summary: string
  readonly usage: string
  readonly options: readonly OptionSpec[]
  /** How many words it takes beside them, and what is said where there are too few or too many. */
  readonly operands: { readonly least: number; readonly most?: number; readonly ask: string }
  /** Whether its options end at the first word that is none: everything from there on is somebody else's command. */
  readonly endsAtOperand?: true
  /** Words that it takes first, where others take files; for completion. */
  readonly words?: readonly string[]
  readonly examples: readonly string[]
  readonly load: () => Promise<RunCommand>
}

/**
 * Every command, in the order in which help lists them. Parsing, `--help`, completion and the tables of docs/cli.md come from it;
 * the code of a command is loaded when it is asked for.
 */
export const COMMANDS = {
  run: {
    summary: 'Run a workflow file',
    usage: 'run FILE [-i NAME=VALUE]... [OPTIONS]',
    operands: { least: 1, ask: 'which file? conductor run FILE' },
    options: [
      INPUT,
      INPUT_FILE,
      { name: '--run-dir', value: 'DIR', help: 'where the run leaves its files; not a folder that holds a run' },
      FORMAT,
      {
        name: '--inject',
        value: 'NODE=KIND[@ATTEMPT][:MESSAGE]',
        repeats: true,
        help: 'raise this error instead of running the node, at every run or at one',
      },
      GATE,
      SKIP_GATES,
      NO_INTERACTIVE,
      PROVIDER,
      ...RUN_OPTIONS,
      {
        name: '--strict-exit',
        value: 'BOOLEAN',
        choices: ['true', 'false'],
        help: 'whether a command that fails is an error, whatever the file says',
      },
      BREAKER_STATE,
      ...REPORT_OPTIONS,
      SHARDS,
      { name: '--watch', help: 'serve the report in a browser while the run goes on' },
      { name: '--dry-run', help: 'show what would run, and run nothing' },
      QUIET,
    ],
    examples: [
      'conductor run workflow.yaml',
      'conductor run workflow.yaml -i branch=main --format json',
      'conductor run workflow.yaml --inject deploy=external.api.rate_limited@1',
    ],
    load: async () => (await import('./run.js')).runRun,
  },
  exec: {
    summary: 'Run one command: classify its failures, and retry those that may go away',
    usage: 'exec [OPTIONS] [--] COMMAND [ARGS]...',
    operands: { least: 1, ask: 'which command? conductor exec [OPTIONS] -- COMMAND' },
    endsAtOperand: true,
    options: [
      { name: '--classify', value: 'SETS', help: 'sets and rules that tell failures apart: npm, git, or a YAML list' },
      { name: '--retry', value: 'N', help: 're-runs, or a mapping such as {max: 3, on: [external.npm.network]}' },
      { name: '--timeout', value: 'TIME', help: 'per attempt: seconds, or 90s, 10m, 1h' },
      { name: '--tolerate', value: 'KINDS', help: 'kinds and prefixes that do not fail the step, or true' },
      { name: '--before-retry', value: 'COMMAND', help: 'runs before each re-run' },
      { name: '--raises', value: 'KINDS', help: 'kinds that the command may raise by itself' },
      { name: '--shell', value: 'SHELL', help: 'take the rest as a text for this shell' },
      { name: '--name', value: 'NAME', help: 'what the step is called; the name of the program by default' },
    ],
    examples: [
      'conductor exec --classify npm --retry 3 -- npm ci',
      'conductor exec --timeout 10m --retry "{max: 2, on: [internal.timeout]}" -- make test',
      'conductor exec --classify git --tolerate external.git.nothing_to_commit -- git commit -am update',
    ],
    load: async () => (await import('./exec.js')).runExec,
  },
  resume: {
    summary: 'Resume a run where it stopped',
    usage: 'resume RUN_DIR|FILE|last [--from NODE | --shard I/N --run-dir OUT | --join [DIR]...] [OPTIONS]',
    operands: { least: 1, ask: 'which run? conductor resume RUN_DIR' },
    options: [
      { name: '--from', value: 'NODE', help: 'run this node and everything that ran after it again' },
      WORKFLOW,
      SHARDS,
      { name: '--shard', value: 'I/N', help: 'run the items of one shard of a plan, into the folder of --run-dir' },
      { name: '--run-dir', value: 'DIR', help: 'with --shard: where the shard leaves its files' },
      { name: '--join', help: 'continue with what the shards did; their folders follow' },
      { name: '--require-all', help: 'with --join: an item that no shard has finished is an error' },
      INPUT_AGAIN,
      INPUT_FILE,
      GATE,
      SKIP_GATES,
      NO_INTERACTIVE,
      { name: '--reset-breakers', help: 'forget the state of circuit breakers' },
      BREAKER_STATE,
      PROVIDER,
      ...RUN_OPTIONS,
      ...REPORT_OPTIONS,
      FORMAT,
      QUIET,
    ],
    examples: [
      'conductor resume /tmp/conductor-1000/deploy-20260102T030405Z-1a2b3c4d5e6f',
      'conductor resume last',
      'conductor resume workflow.yaml',
      'conductor resume RUN_DIR --gate approve=yes',
      'conductor resume RUN_DIR --from build',
      'conductor resume PLAN_DIR --shard 2/8 --run-dir shard-2',
      'conductor resume PLAN_DIR --join shard-1 shard-2',
    ],
    load: async () => (await import('./resume.js')).runResume,
  },
  runs: {
    summary: 'List the runs of this machine, the newest first',
    usage: 'runs [--prune AGE] [--format text|json]',
    operands: { least: 0, most: 0, ask: 'runs takes no file or folder' },
    options: [{ name: '--prune', value: 'AGE', help: 'remove runs that are older, such as 30d, 12h or 90m' }, FORMAT],
    examples: ['conductor runs', 'conductor runs --prune 30d', 'conductor explain last'],
    load: async () => (await import('./runs.js')).runRuns,
  },
  watch: {
    summary: 'Show a run in a browser while it goes on',
    usage: 'watch RUN_DIR|last [--port NUMBER]',
    operands: { least: 1, most: 1, ask: 'give one run folder: conductor watch RUN_DIR' },
    options: [{ name: '--port', value: 'NUMBER', help: 'the port to listen at; without it any that is free' }],
    examples: [
      'conductor watch last',
      'conductor watch /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3 --port 8080',
    ],
    load: async () => (await import('./watch.js')).runWatch,
  },
  validate: {
    summary: 'Check workflow files: every problem at once, with its place',
    usage: 'validate FILE|DIR|GLOB... [--format text|json]',
    operands: { least: 1, ask: 'which file? conductor validate FILE...' },
    options: [FORMAT, STRICT_ABILITIES, QUIET],
    examples: [
      'conductor validate workflow.yaml',
      'conductor validate .',
      "conductor validate 'flows/**/*.yaml'",
      "conductor validate workflow.yaml --format json | jq '.findings, .contract.escapes'",
    ],
    load: async () => (await import('./inspect-file.js')).runValidate,
  },
  graph: {
    summary: 'Draw a workflow file as a graph',
    usage: 'graph FILE [--format mermaid|dot]',
    operands: { least: 1, most: 1, ask: 'give one file: conductor graph FILE' },
    options: [{ ...FORMAT, choices: ['mermaid', 'dot'], help: 'mermaid (the default) or dot' }],
    examples: [
      'conductor graph workflow.yaml',
      'conductor graph workflow.yaml --format dot | dot -Tsvg -o workflow.svg',
    ],
    load: async () => (await import('./inspect-file.js')).runGraph,
  },
  contract: {
    summary: 'Show which errors each node can raise, who handles them, and which escape',
    usage: 'contract FILE [--format text|json]',
    operands: { least: 1, most: 1, ask: 'give one file: conductor contract FILE' },
    options: [FORMAT],
    examples: [
      'conductor contract workflow.yaml',
      "conductor contract workflow.yaml --format json | jq '.escapes[].kind'",
    ],
    load: async () => (await import('./inspect-file.js')).runContract,
  },
  diff: {
    summary: 'Show what a change does to error behaviour',
    usage: 'diff BASE HEAD [--format text|json|markdown] [--fail-on CLASS,...]',
    operands: { least: 2, most: 2, ask: 'give two versions: conductor diff BASE HEAD, each a file or REF:path' },
    options: [
      { ...FORMAT, choices: ['text', 'json', 'markdown'], help: 'text, json or markdown' },
      {
        name: '--fail-on',
        value: 'CLASS,...',
        repeats: true,
        suggestions: changeClasses,
        help: `exit 1 on such a change: ${changeClasses.join(', ')}`,
      },
    ],
    examples: [
      'conductor diff old.yaml new.yaml',
      'conductor diff main:workflow.yaml workflow.yaml --fail-on escaping-kind-added,handler-removed',
      'conductor diff origin/main:ci/deploy.yaml HEAD:ci/deploy.yaml --format markdown',
    ],
    load: async () => (await import('./diff.js')).runDiff,
  },
  test: {
    summary: 'Run scenarios: stubbed nodes, injected errors, a virtual clock',
    usage: 'test FILE|DIR... [--format text|json] [--junit FILE] | test --from-run RUN_DIR [FILE]',
    operands: { least: 0, ask: '' },
    options: [
      FORMAT,
      { name: '--junit', value: 'FILE', help: 'write a JUnit report' },
      { name: '--from-run', value: 'RUN_DIR', help: 'turn a run into a scenario, on stdout or in a new FILE' },
    ],
    examples: [
      'conductor test workflow.test.yaml',
      'conductor test . --junit scenarios.xml',
      'conductor test --from-run /tmp/conductor-1000/deploy-20250101T000000Z-a1b2c3 > deploy.test.yaml',
    ],
    load: async () => (await import('./test.js')).runTest,
  },
  explain: {
    summary: 'Tell what happened in a run, why, what was tried, and what to do next',
    usage: 'explain RUN_DIR|last|errors.jsonl',
    operands: { least: 1, most: 1, ask: 'give one run: conductor explain RUN_DIR|errors.jsonl' },
    options: [],
    examples: [
      'conductor explain /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3',
      'conductor explain errors.jsonl',
    ],
    load: async () => (await import('./inspect-run.js')).runExplain,
  },
  report: {
    summary: 'Write the reports of a run again',
    usage: `report RUN_DIR|last ${REPORT_OPTIONS.map(({ name }) => `[${name} FILE]`).join(' ')}`,
    operands: { least: 1, most: 1, ask: 'give one run folder: conductor report RUN_DIR' },
    options: [...REPORT_OPTIONS],
    examples: ['conductor report /tmp/conductor-1000/drift-check-20250101T000000Z-a1b2c3'],
    load: async () => (await import('./inspect-run.js')).runReport,
  },
  redrive: {
    summary: 'Run again what a run gave up: its dead letters',
    usage: 'redrive RUN_DIR|last|dead-letter.jsonl [--only KIND] [--dry-run] [OPTIONS]',
    operands: { least: 1, most: 1, ask: 'which run? conductor redrive RUN_DIR' },
    options: [
      { name: '--only', value: 'KIND', help: 'only letters of this kind, or of a prefix such as external.api.*' },
      { name: '--dry-run', help: 'show what would run, and run nothing' },
      WORKFLOW,
      INPUT_AGAIN,
      INPUT_FILE,
      GATE,
      SKIP_GATES,
      NO_INTERACTIVE,
      PROVIDER,
      ...AGENT_OPTIONS,
      FORMAT,
      QUIET,
    ],
    examples: [
      'conductor redrive /tmp/conductor-1000/publish-20260102T030405Z-1a2b3c4d5e6f',
      "conductor redrive RUN_DIR --only 'external.api.*' --dry-run",
      'conductor redrive dead-letter.jsonl -i token="$TOKEN"',
    ],
    load: async () => (await import('./redrive.js')).runRedrive,
  },
  ledger: {
    summary: 'Keep and show which errors come back over many runs',
    usage: 'ledger add RUN_DIR|last [--file FILE] | ledger show [--file FILE] [--workflow NAME] [--kind KIND]',
    operands: { least: 1, ask: 'add or show?' },
    options: [
      { name: '--file', value: 'FILE', help: 'the ledger; ledger.jsonl without it' },
      { name: '--workflow', value: 'NAME', help: 'show: only this workflow, by its name or file' },
      { name: '--node', value: 'NODE', help: 'show: only errors of this node' },
      { name: '--kind', value: 'KIND', help: 'show: only errors of this kind, or of a prefix such as external.git.*' },
      FORMAT,
    ],
    words: ['add', 'show'],
    examples: [
      'conductor ledger add "$RUN_DIR" --file ledger.jsonl',
      'conductor ledger show --file ledger.jsonl --workflow drift-check',
      'conductor ledger show --kind external.git.network --format json',
    ],
    load: async () => (await import('./ledger.js')).runLedger,
  },
  triage: {
    summary: 'Say why jobs failed, by their logs: transient, deterministic or unknown',
    usage: 'triage LOG... | triage RUN_URL [--rerun N] [--ledger FILE]',
    operands: { least: 1, ask: 'give logs, - for stdin, or the address of a run' },
    options: [
      RULES,
      {
        name: '--rerun',
        value: 'N',
        help: 'RUN_URL: the highest attempt that may be asked for; 0, the default, only reports',
      },
      { name: '--rerun-after', value: 'SECONDS', help: 'RUN_URL: wait before asking' },
      { name: '--rerun-stale', help: 'RUN_URL: also when the branch has moved on' },
      { name: '--ledger', value: 'FILE', help: 'RUN_URL: the ledger to look for flaky jobs in, and to add the run to' },
      FORMAT,
    ],
    examples: [
      'conductor triage build.log',
      'conductor triage - --format json < build.log',
      'conductor triage build.log --rules .github/conductor-triage.yml',
      'conductor triage https://github.com/acme/rockets/actions/runs/123 --rerun 2',
    ],
    load: async () => (await import('./triage.js')).runTriage,
  },
  mcp: {
    summary: 'Serve run, resume, validate, explain, graph and contract to an agent (MCP over stdio)',
    usage: 'mcp [--workspace DIR]',
    operands: { least: 0, most: 0, ask: 'mcp takes no file or folder' },
    options: [{ name: '--workspace', value: 'DIR', help: 'start there instead of in the current folder' }],
    examples: ['conductor mcp', 'conductor mcp --workspace /src/project'],
    load: async () => (await import('./mcp/server.js')).runMcp,
  },
  init: {
    summary: 'Write a first workflow, its scenarios and a GitHub workflow',
    usage: 'init [DIR]',
    operands: { least: 0, most: 1, ask: 'one folder at a time: conductor init [DIR]' },
    options: [],
    examples: ['conductor init', 'conductor init ci'],
    load: async () => (await import('./init.js')).runInit,
  },
  completion: {
    summary: 'Print a completion script for a shell',
    usage: `completion ${SHELLS.join('|')}`,
    operands: { least: 1, most: 1, ask: `which shell? shells are ${SHELLS.join(', ')}` },
    options: [],
    words: SHELLS,
    examples: [
      'eval "$(conductor completion bash)"',
      'conductor completion zsh > ~/.zfunc/_conductor',
      'conductor completion fish > ~/.config/fish/completions/conductor.fish',
    ],
    load: async () => (await import('./completion.js')).runCompletion,
  },
} satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof COMMANDS

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}
