import { constants } from 'node:os'
import path from 'node:path'
import { loadChecked } from '../config/load/index.js'
import type { ScriptNode, Workflow } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { Patterns, ProcessRequest, ProcessResult, ProcessRunner } from '../core/ports.js'
import { err, ok } from '../core/result.js'
import type { Checked } from './prepare.js'
import type { RunAdapters, RunRequest } from './request.js'
import type { OneStep, StepCommand } from './step-options.js'

interface StepHost {
  /** Returns the name of an option in messages: `--retry` or `the input retry`. */
  readonly optionName: (option: string) => string
  readonly inheritsStdin: boolean
  readonly warn: (message: string) => void
}

/** Turns the request for a run into one for a single command. */
export function oneStepRequest(request: RunRequest, step: OneStep, host: StepHost) {
  const { adapters, cwd, tempBase } = request
  const processes = new StepProcesses(adapters, step, host, path.join(tempBase, `conductor-step-${process.pid}`))
  const oneStep = {
    name: step.name,
    check: () => checkOneStep(step, host.optionName, cwd, adapters.patterns),
    again: step.again,
    warnings: () => processes.warnings,
  }
  const reports = earlierReports(step, adapters.reports)
  const stepRequest = {
    ...request,
    file: '',
    fileAsGiven: '',
    oneStep,
    adapters: { ...adapters, ...reports, processes },
  }
  return { request: stepRequest, processes }
}

/** A step that only judges reports has nothing before it: every report counts. */
function earlierReports({ command }: OneStep, reports: RunAdapters['reports']): Pick<RunAdapters, 'reports'> {
  if (reports === undefined) return {}
  return { reports: 'judges' in command ? { ...reports, includesEarlier: true } : reports }
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
    ...row('    raises', options.raises, 'raises'),
    ...row('    classify', options.classify, 'classify'),
    ...row('    reports', options.reports, 'reports'),
    ...row('    reports_required', options['reports-required'], 'reports-required'),
    ...row('    quarantine', options.quarantine, 'quarantine'),
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
    if (finding.severity !== 'error' || (option === 'tolerate' && isForeignKind(finding))) return []
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

/** Reports whether a tolerated kind belongs to another tool, because one list may serve many steps. A near miss is a mistake. */
function isForeignKind({ code, suggestion }: Finding): boolean {
  return code === 'undeclared-kind' && !/did you mean/i.test(suggestion ?? '')
}

/** Returns the workflow with the command; its positions point to no file. */
function withCommand(workflow: Workflow, command: StepCommand): Workflow {
  const steps = new Map(
    [...workflow.steps].map(([name, node]) => [name, node.type === 'script' ? literalScript(node, command) : node]),
  )
  const at = { file: NO_FILE, line: 1, column: 1 }
  return { ...workflow, literal: true, steps, displayFile: NO_FILE, at: () => at, within: () => at }
}

function literalScript(node: ScriptNode, command: StepCommand): ScriptNode {
  const { command: _command, run: _run, ...rest } = node
  if ('judges' in command) return { ...rest, command: '' }
  return 'run' in command
    ? { ...rest, run: command.run }
    : { ...rest, command: command.command, args: [...command.args] }
}

const UNREAD = 1
const TIMED_OUT = 124
const NOT_EXECUTABLE = 126
const NOT_FOUND = 127
const SIGNAL_BASE = 128

const EMPTY_STREAM = { text: '', truncated: false, totalBytes: 0 }
const NOTHING_RAN: ProcessResult = {
  status: 'exited',
  exitCode: 0,
  signal: null,
  stdout: EMPTY_STREAM,
  stderr: EMPTY_STREAM,
}

/** Runs the command of one step, with `before-retry` before each re-run, and keeps the last result. */
export class StepProcesses implements ProcessRunner {
  #runs = 0
  #last: ProcessResult | null = null
  readonly warnings: string[] = []

  constructor(
    readonly adapters: Pick<RunAdapters, 'processes' | 'scripts' | 'removeFolder'>,
    readonly step: OneStep,
    readonly host: StepHost,
    readonly tempFolder: string,
  ) {}

  async run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> {
    const { inheritsStdin } = this.host
    if (this.#runs > 0) await this.#beforeRetry(request, signal)
    this.#runs += 1
    if ('judges' in this.step.command) {
      this.#last = NOTHING_RAN
      return this.#last
    }
    // A command that inherits stdin, as under `exec`, prints its output byte by byte.
    this.#last = await this.adapters.processes.run({ ...request, inheritsStdin, escapesBytes: inheritsStdin }, signal)
    return this.#last
  }

  endLeftovers(graceMs?: number): Promise<readonly string[]> {
    return this.adapters.processes.endLeftovers(graceMs)
  }

  /** Returns the exit code of the last run as a shell would; null if nothing ran. */
  exitCode(): number | null {
    switch (this.#last?.status) {
      case 'exited':
        return this.#last.exitCode < 0 ? SIGNAL_BASE - this.#last.exitCode : this.#last.exitCode
      case 'timed_out':
        return TIMED_OUT
      case 'unread':
        return UNREAD
      case 'not_started':
        return this.#last.notFound === true ? NOT_FOUND : NOT_EXECUTABLE
      case 'cancelled':
        return SIGNAL_BASE + constants.signals.SIGTERM
      case undefined:
        return null
    }
  }

  /** Runs `before-retry`. Its failure is a warning: the re-run shows whether it helped. */
  async #beforeRetry(request: ProcessRequest, signal: AbortSignal): Promise<void> {
    const { step, tempFolder } = this
    const beforeRetry = step.options['before-retry']
    if (typeof beforeRetry !== 'string') return
    const shell = 'run' in step.command ? step.command.shell : null
    const warn = (message: string): void => {
      this.warnings.push(message)
      this.host.warn(message)
    }
    const script = this.adapters.scripts(tempFolder).prepare(beforeRetry, shell, request.env)
    if (!script.ok) return warn(`before-retry could not be started: ${script.error}`)
    const { command, args } = script.value
    const result = await this.adapters.processes.run({ ...besideCommand(request), command, args }, signal)
    this.adapters.removeFolder(tempFolder)
    if (result.status === 'not_started') warn(`before-retry could not be started: ${result.message}`)
    else if (result.status === 'timed_out') warn('before-retry was ended at the timeout')
    else if (result.status === 'exited' && result.exitCode !== 0)
      warn(`before-retry ${result.signal === null ? `ended with ${result.exitCode}` : `was ended by ${result.signal}`}`)
  }
}

/** Returns the request for `before-retry`: it cannot raise or set outputs for the command, and prints to stderr. */
function besideCommand({ onOutput, env, ...request }: ProcessRequest): ProcessRequest {
  const { CONDUCTOR_ERROR_OUT: _error, CONDUCTOR_OUTPUT: _output, ...ownEnv } = env
  return { ...request, env: ownEnv, stdin: null, onOutput: (_stream, printed) => onOutput('stderr', printed) }
}
