import { constants } from 'node:os'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../core/ports.js'
import type { RunAdapters } from './request.js'

export interface StepSurroundings {
  /** A shell text that runs before each re-run; null for none. */
  readonly beforeRetry: string | null
  readonly shell: string | null
  readonly tempFolder: string
  readonly inheritsStdin: boolean
  readonly warn: (message: string) => void
}

const UNREAD = 1
const TIMED_OUT = 124
const NOT_EXECUTABLE = 126
const NOT_FOUND = 127
const SIGNAL_BASE = 128

/** Runs the command of one step, run after run, and knows how the last one ended. */
export class StepProcesses implements ProcessRunner {
  #runs = 0
  #last: ProcessResult | null = null
  readonly warnings: string[] = []

  constructor(
    readonly adapters: Pick<RunAdapters, 'processes' | 'scripts' | 'removeFolder'>,
    readonly surroundings: StepSurroundings,
  ) {}

  async run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> {
    const { inheritsStdin } = this.surroundings
    if (this.#runs > 0) await this.#prepare(request, signal)
    this.#runs += 1
    // Who lends its stdin wants the output as it is, byte by byte.
    this.#last = await this.adapters.processes.run({ ...request, inheritsStdin, escapesBytes: inheritsStdin }, signal)
    return this.#last
  }

  endLeftovers(graceMs?: number): Promise<void> {
    return this.adapters.processes.endLeftovers(graceMs)
  }

  /** The exit code of the last run, as a shell would give it; null when nothing ran. */
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

  /** A preparation that fails does not stop the re-run: the command itself shows whether it helped. */
  async #prepare(request: ProcessRequest, signal: AbortSignal): Promise<void> {
    const { beforeRetry, shell, tempFolder } = this.surroundings
    const warn = (message: string): void => {
      this.warnings.push(message)
      this.surroundings.warn(message)
    }
    if (beforeRetry === null) return
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

/** What runs beside the command raises and returns nothing for it, and stdout holds only what the command itself prints. */
function besideCommand({ onOutput, env, ...request }: ProcessRequest): ProcessRequest {
  const { CONDUCTOR_ERROR_OUT: _error, CONDUCTOR_OUTPUT: _output, ...ownEnv } = env
  return { ...request, env: ownEnv, stdin: null, onOutput: (_stream, printed) => onOutput('stderr', printed) }
}
