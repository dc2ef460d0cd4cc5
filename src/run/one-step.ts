import { constants } from 'node:os'
import { checkOneStep, type OneStep } from '../config/one-step.js'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../core/ports.js'
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
    const asCommand = { ...request, inheritsStdin, escapesBytes: inheritsStdin }
    this.#last =
      'judges' in this.step.command ? NOTHING_RAN : await this.request.adapters.processes.run(asCommand, signal)
    return this.#last
  }

  endLeftovers(graceMs?: number): Promise<readonly string[]> {
    return this.request.adapters.processes.endLeftovers(graceMs)
  }

  exitCode(): number | null {
    const last = this.#last
    if (last === null) return null
    if (last.status === 'exited') return last.exitCode < 0 ? SIGNAL_BASE - last.exitCode : last.exitCode
    if (last.status === 'not_started') return last.cause === 'not_found' ? NOT_FOUND : NOT_EXECUTABLE
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
