import { constants } from 'node:os'
import path from 'node:path'
import type { Checked } from '../config/check.js'
import { parseOption } from '../config/inputs.js'
import { loadChecked } from '../config/load/index.js'
import { isReservedName, type Step, type Workflow } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import { parseDuration } from '../core/duration.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { Patterns, ProcessRequest, ProcessResult, ProcessRunner } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { trimSigns } from '../text/excerpt.js'
import { splitGlobs } from '../text/glob.js'
import { appendAll } from '../text/lists.js'
import { joinShellWords } from '../text/shell-words.js'
import type { RunRequest } from './request.js'
import { createScratchFolder } from './run-folder.js'

interface StepHost {
  readonly optionName: (option: string) => string
  readonly inheritsStdin: boolean
  readonly warn: (message: string) => void
}

export function createOneStepRequest(request: RunRequest, step: OneStep, host: StepHost) {
  const { adapters, cwd } = request
  const processes = new StepProcesses(request, step, host)
  const oneStep = {
    name: step.name,
    check: () => checkOneStep(step, host.optionName, cwd, adapters.patterns),
    again: step.again,
    warnings: () => processes.warnings,
  }
  // A step that only judges reports has nothing before it: every report counts.
  const reports =
    adapters.reports && 'judges' in step.command
      ? { reports: { ...adapters.reports, includesEarlier: true as const } }
      : {}
  const stepAdapters = { ...adapters, ...reports, processes }
  return { request: { ...request, file: '', fileAsGiven: '', oneStep, adapters: stepAdapters }, processes }
}

interface Row {
  readonly option: string | null
  readonly text: string
}

/** Returns the step as a workflow file with one option per line, so that the line of a finding identifies its option. */
function createOptionRows({ name, command, options }: OneStep): readonly Row[] {
  const { retry, tolerate } = options
  const row = (start: string, value: Json | undefined, option: string | null = null): Row[] =>
    value === undefined ? [] : [{ option, text: `${start}: ${JSON.stringify(value)}` }]
  const plain = (text: string): Row => ({ option: null, text })
  return [
    plain('workflow:'),
    ...row('  name', name, 'name'),
    ...row('  entry_point', name, 'name'),
    plain('agents:'),
    ...row('  - name', name, 'name'),
    plain('    type: script'),
    plain('    strict_exit: true'),
    ...row('run' in command ? '    run' : '    command', ':'),
    ...row('    shell', 'run' in command ? (command.shell ?? undefined) : undefined, 'shell'),
    ...row('    timeout', options.timeout, 'timeout'),
    ...row('    idle_timeout', options['idle-timeout'], 'idle-timeout'),
    ...row('    raises', options.raises, 'raises'),
    ...row('    classify', options.classify, 'classify'),
    ...row('    reports', options.reports, 'reports'),
    ...row('    reports_required', options['reports-required'], 'reports-required'),
    ...row('    quarantine', options.quarantine, 'quarantine'),
    ...row('    retry_tests', options['retry-tests'], 'retry-tests'),
    ...row('    test_exit_codes', options['test-exit-codes'], 'test-exit-codes'),
    plain('    routes:'),
    plain('      - to: $end'),
    ...(retry === undefined ? [] : retryRows(retry, options.classify !== undefined)),
    ...row('      - on_error', tolerate, 'tolerate'),
    ...(tolerate === undefined ? [] : [plain('        recover: { output: {} }')]),
  ]

  /** Retries the kinds that `on:` names; without it transient errors if failures are classified, else every error. */
  function retryRows(given: Json, isClassified: boolean): readonly Row[] {
    const { on, ...mapping } = isJsonObject(given) ? given : { max: given }
    const condition = on === undefined && isClassified ? 'error.transient' : undefined
    return [
      ...row('      - on_error', on ?? true, 'retry'),
      ...row('        when', condition),
      ...row('        retry', mapping, 'retry'),
    ]
  }
}

/** Checks the options as a workflow file is checked, then inserts the command literally: nothing in it is a template. */
export async function checkOneStep(
  step: OneStep,
  optionName: (option: string) => string,
  cwd: string,
  patterns: () => Promise<Patterns>,
): Promise<Checked> {
  const rows = createOptionRows(step)
  const file = path.join(cwd, 'step.yaml')
  const text = rows.map((each) => each.text).join('\n')
  const reader = {
    read: (name: string) => (name === file ? ok(text) : err({ code: 'file-not-found' } as const)),
    realpath: (name: string) => name,
  }
  const loaded = await loadChecked(file, { workspace: cwd, env: {}, reader, literal: true }, patterns)
  const rules = loaded.workflow === null ? [] : validateWorkflow(loaded.workflow).findings
  const workflow = loaded.workflow === null ? null : withCommand(loaded.workflow, step.command)
  const findings = [...loaded.findings, ...rules].flatMap((finding): readonly Finding[] => {
    const option = rows[finding.line - 1]?.option ?? null
    // One list of tolerated kinds may serve many steps; a near miss is a mistake.
    const isForeignKind = finding.code === 'undeclared-kind' && finding.fix === undefined
    if (finding.severity !== 'error' || (option === 'tolerate' && isForeignKind)) return []
    const own = withoutWorkflowWords(finding.message)
    const message = option === null ? own : `${optionName(option)}: ${own}`
    return [{ ...finding, file: NO_FILE, line: 1, column: 1, message }]
  })
  return {
    loaded: { ...loaded, workflow, sources: new Map() },
    findings,
    contract: null,
    workspace: cwd,
    runnable: findings.length === 0 ? workflow : null,
  }
}

/** The user of one step wrote options, no nodes and routes. */
function withoutWorkflowWords(message: string): string {
  return message
    .replace(/^Node `[^`]*`: | of node `[^`]*`/, '')
    .replace(/`routes\[\d+\]\.retry\.(\w+)`/, '`$1`')
    .replace(/`routes\[\d+\]\.(\w+)`/, '`$1`')
    .replace(/`classify\[(\d+)\]\.use`/, 'a set')
}

function withCommand(workflow: Workflow, command: StepCommand): Workflow {
  const withLiteral = (step: Step): Step => {
    if (step.type !== 'script') return step
    const { command: _command, run: _run, ...rest } = step
    if ('run' in command) return { ...rest, run: command.run }
    return 'judges' in command
      ? { ...rest, command: '' }
      : { ...rest, command: command.command, args: [...command.args] }
  }
  const steps = new Map([...workflow.steps].map(([name, step]) => [name, withLiteral(step)]))
  const at = { file: NO_FILE, line: 1, column: 1 }
  return { ...workflow, literal: true, steps, displayFile: NO_FILE, at: () => at, within: () => at }
}

const SIGNAL_BASE = 128
/** Exit codes of a shell for commands that did not end by themselves. */
const SHELL_CODES = { unread: 1, timed_out: 124, cancelled: SIGNAL_BASE + constants.signals.SIGTERM } as const
const NOT_EXECUTABLE = 126
const NOT_FOUND = 127

const EMPTY_STREAM = { text: '', truncated: false, totalBytes: 0 }
const NOTHING_RAN = { status: 'exited', exitCode: 0, signal: null, stdout: EMPTY_STREAM, stderr: EMPTY_STREAM } as const

class StepProcesses implements ProcessRunner {
  #last: ProcessResult | null = null
  readonly warnings: string[] = []

  constructor(
    readonly request: RunRequest,
    readonly step: OneStep,
    readonly host: StepHost,
  ) {}

  async run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> {
    const { inheritsStdin } = this.host
    if (this.#last !== null) await this.#beforeRetry(request, signal)
    // A command that inherits stdin, as under `exec`, prints its output byte by byte.
    const own = { ...request, inheritsStdin, escapesBytes: inheritsStdin }
    this.#last = 'judges' in this.step.command ? NOTHING_RAN : await this.request.adapters.processes.run(own, signal)
    return this.#last
  }

  endLeftovers(graceMs?: number): Promise<readonly string[]> {
    return this.request.adapters.processes.endLeftovers(graceMs)
  }

  exitCode(): number | null {
    const last = this.#last
    if (last === null) return null
    if (last.status === 'exited') return last.exitCode < 0 ? SIGNAL_BASE - last.exitCode : last.exitCode
    if (last.status === 'not_started') return last.notFound === true ? NOT_FOUND : NOT_EXECUTABLE
    return SHELL_CODES[last.status]
  }

  /** Runs `before-retry`. Its failure is a warning: the re-run shows whether it helped. */
  async #beforeRetry(request: ProcessRequest, signal: AbortSignal): Promise<void> {
    const { step } = this
    const { adapters } = this.request
    const beforeRetry = step.options['before-retry']
    if (typeof beforeRetry !== 'string') return
    const shell = 'run' in step.command ? step.command.shell : null
    const warn = (message: string): void => {
      this.warnings.push(message)
      this.host.warn(message)
    }
    const folder = createScratchFolder(this.request, 'conductor-step-', null)
    const script = adapters.scripts(folder).prepare(beforeRetry, shell, request.env)
    if (!script.ok) return warn(`before-retry could not be started: ${script.error}`)
    const { command, args } = script.value
    // It cannot raise or set outputs for the command, and prints to stderr.
    const { onOutput, env: full, ...plain } = request
    const { CONDUCTOR_ERROR_OUT: _error, CONDUCTOR_OUTPUT: _output, ...env } = full
    const print: ProcessRequest['onOutput'] = (_stream, printed) => onOutput('stderr', printed)
    const beside = { ...plain, command, args, env, stdin: null, onOutput: print }
    const result = await adapters.processes.run(beside, signal)
    adapters.removeFolder(folder)
    if (result.status === 'not_started') warn(`before-retry could not be started: ${result.message}`)
    else if (result.status === 'timed_out') warn('before-retry was ended at the timeout')
    else if (result.status === 'exited' && result.exitCode !== 0)
      warn(`before-retry ${result.signal === null ? `ended with ${result.exitCode}` : `was ended by ${result.signal}`}`)
  }
}

export type StepCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly run: string; readonly shell: string | null }
  | { readonly judges: 'reports' }

/** Parsers of the options; their meaning is checked later, as fields of a script node. */
const OPTIONS = [
  ['classify', (text: string) => parseList(text, (name) => ({ use: name }))],
  ['retry', parseRetry],
  ['timeout', parseTimeout],
  ['idle-timeout', parseTimeout],
  ['tolerate', parseTolerate],
  ['before-retry', (text: string) => ok(text)],
  ['raises', (text: string) => parseList(text, (name) => name)],
  ['reports', (text: string) => ok([...splitGlobs(text)])],
  [
    'reports-required',
    (text: string) => (/^\s*(true|false)\s*$/.test(text) ? ok(text.trim() === 'true') : err('true or false')),
  ],
  ['quarantine', (text: string) => ok(text.trim())],
  ['test-exit-codes', parseNumbers],
  ['retry-tests', (text: string) => ok(text.trim())],
  ['name', (text: string) => ok(text.trim())],
] as const

type OptionName = (typeof OPTIONS)[number][0]

export interface OneStep {
  readonly name: string
  readonly command: StepCommand
  readonly options: Readonly<Partial<Record<OptionName, Json>>>
  readonly again: string
}

/** Parses the options; an empty one counts as not given, and the error begins with the name of its option. */
export function readStep(command: StepCommand, textOf: (option: OptionName) => string | null): Result<OneStep, string> {
  const options: Partial<Record<OptionName, Json>> = {}
  const words: string[] = []
  for (const [name, read] of OPTIONS) {
    const text = textOf(name) ?? ''
    if (text.trim() === '') continue
    const value = read(text)
    if (!value.ok) return err(`${name}: ${value.error}`)
    // On the command line the globs of `conductor reports` are operands, and a boolean is a flag.
    if ('judges' in command && name === 'reports') appendAll(words, splitGlobs(text))
    else if (typeof value.value !== 'boolean' || name === 'tolerate') words.push(`--${name}`, text.trimEnd())
    else if (value.value) words.push(`--${name}`)
    if (value.value !== undefined) options[name] = value.value
  }
  const again = joinShellWords(['conductor', ...listWordsAgain(command, words)])
  return ok({ name: stepName(options.name, command), command, options, again })
}

function listWordsAgain(command: StepCommand, words: readonly string[]): readonly string[] {
  if ('judges' in command) return ['reports', ...words]
  if ('run' in command) return ['exec', ...words, '--shell', command.shell ?? 'bash', '--', command.run.trim()]
  return ['exec', ...words, '--', command.command, ...command.args]
}

function stepName(given: Json | undefined, command: StepCommand): string {
  if (typeof given === 'string') return given
  if ('judges' in command) return command.judges
  const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command]
  const safe = path.basename(word).replaceAll(/[^A-Za-z0-9_-]+/g, '-')
  const name = trimSigns(safe.replace(/^-+/, ''), '-')
  return name === '' || isReservedName(name) ? 'step' : name
}

const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/

function parseList(text: string, named: (name: string) => Json): Result<Json, string> {
  const written = text.trim()
  const isNames = NAMES.test(written) && !written.startsWith('-')
  const parsed = isNames ? ok(written.split(/[\s,]+/).filter((name) => name !== '')) : parseOption(text)
  if (!parsed.ok) return parsed
  const items: readonly Json[] = Array.isArray(parsed.value) ? parsed.value : [parsed.value]
  return ok(items.map((item) => (typeof item === 'string' ? named(item) : item)))
}

/** `true` tolerates every kind; `false`, which an expression of GitHub may produce, tolerates none. */
function parseTolerate(text: string): Result<Json | undefined, string> {
  if (text.trim() === 'true') return ok(true)
  return text.trim() === 'false' ? ok(undefined) : parseList(text, (name) => name)
}

function parseRetry(text: string): Result<Json | undefined, string> {
  const written = text.trim()
  if (/^\d+$/.test(written)) return ok(written === '0' ? undefined : Number(written))
  const parsed = parseOption(text)
  if (!parsed.ok || isJsonObject(parsed.value)) return parsed
  return err(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`)
}

function parseNumbers(text: string): Result<Json, string> {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  const other = parts.find((part) => !/^\d{1,9}$/.test(part))
  return other === undefined ? ok(parts.map(Number)) : err(`numbers such as 8, 100, not ${JSON.stringify(other)}`)
}

function parseTimeout(text: string): Result<number, string> {
  const written = text.trim()
  const seconds = /^\d+(?:\.\d+)?$/.test(written) ? ok(Number(written)) : parseDuration(written)
  if (!seconds.ok) return err(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`)
  return seconds.value > 0 ? seconds : err('it must be more than 0')
}
