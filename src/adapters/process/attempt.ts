import { AsyncLocalStorage } from 'node:async_hooks'
import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { setMaxListeners } from 'node:events'
import { constants } from 'node:os'
import type { Writable } from 'node:stream'
import { exec } from '@actions/exec'
import type { ProcessRequest, ProcessResult, ProcessStreams, StreamName } from '../../core/ports.js'
import type { ProgramEnvironment } from '../../core/shells.js'
import { errorCode, errorMessage } from '../../text/error-message.js'
import { stopWaiting, waitForReaders } from '../standard-streams.js'
import type { TreeEnding } from './end-tree.js'
import { describeStartFailure } from './locate.js'
import { listPipes } from './process-table.js'
import { RetainedOutput } from './retained-output.js'
import type { ProgramStart } from './windows.js'

interface Capture {
  /** The process runs; called before any of its other events. */
  readonly onSpawned: (child: ChildProcess) => void
  readonly onFailed: (error: unknown) => void
}

/** Only the first child that a call starts is captured, not programs that end it. */
const captures = new AsyncLocalStorage<{ next: Capture | null }>()
/** Children that have neither started nor failed to start. */
const starting = new Map<ChildProcess, Capture>()
let subscribed = false

/** Captures the child that a call starts, because `@actions/exec` does not expose it. */
function captureChild<T>(capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) subscribe('child_process', adopt)
  subscribed = true
  return captures.run({ next: capture }, start)
}

function adopt(message: unknown): void {
  const call = captures.getStore()
  const capture = call?.next ?? null
  if (call === undefined || capture === null) return
  const child = typeof message === 'object' && message !== null && 'process' in message ? message.process : null
  if (!(child instanceof ChildProcess)) return
  call.next = null
  if (starting.size === 0) process.on('unhandledRejection', failStart)
  starting.set(child, capture)
  child.once('spawn', () => {
    settle(child)
    capture.onSpawned(child)
  })
  child.once('error', (error) => {
    settle(child)
    capture.onFailed(error)
  })
}

function settle(child: ChildProcess): void {
  if (starting.delete(child) && starting.size === 0) process.off('unhandledRejection', failStart)
}

/**
 * Some starts throw instead of emitting 'error' (argument list too long, for one). `@actions/exec` starts the child in the async executor of
 * a promise, so the error becomes a rejection that no caller can catch, and the promise stays open. Such a rejection is reported after the
 * events of its tick: the oldest child that has no pid by then is the one that failed.
 */
function failStart(reason: unknown): void {
  const [failed] = [...starting].filter(([child]) => child.pid === undefined)
  if (failed === undefined || errorCode(reason) === '') throw reason
  const [child, capture] = failed
  settle(child)
  capture.onFailed(reason)
}

/** Waiting times in milliseconds. */
export interface Patience {
  /** From TERM to KILL after a timeout. */
  readonly timeoutGraceMs: number
  /** From TERM to KILL after a cancellation, and at the end of the run. */
  readonly cancelGraceMs: number
  /** Wait for pipes that other processes hold after the program has exited. */
  readonly pipeWaitMs: number
}

interface AttemptSetting extends Patience {
  readonly start: ProgramStart
  readonly cwd: string
  /** Complete environment, with the mark of this process. */
  readonly env: ProgramEnvironment
  readonly endTree: (root: number, graceMs: number, pipes: () => readonly string[]) => TreeEnding
  readonly onStarted: (child: ChildProcess) => void
  /** Takes over a child that has exited while other processes hold its pipes. */
  readonly onHeld: (child: ChildProcess, pipes: readonly string[]) => void
}

const LONGEST_TIMER_MS = 2 ** 31 - 1
/** Time for the last bytes to arrive after all writers have ended. */
const DRAIN_MS = 500

/** Runs one program. Adds timeouts, cancellation and retained output to `@actions/exec`. */
export class ProcessAttempt {
  readonly #stdout: RetainedOutput
  readonly #stderr: RetainedOutput
  readonly #released: Promise<void>
  #release: () => void = () => undefined
  #child: ChildProcess | null = null
  #startError: unknown = null
  #readError: unknown = null
  #pipes: readonly string[] = []
  #exited = false
  #settled = false
  #ending: { readonly status: 'timed_out' | 'cancelled'; readonly tree: TreeEnding } | null = null
  #timer: NodeJS.Timeout | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #isIdle = false
  #isPaused = false

  constructor(
    readonly request: ProcessRequest,
    readonly signal: AbortSignal,
    readonly setting: AttemptSetting,
  ) {
    const { maxRetainedBytes, onOutput, onCut, secrets, escapesBytes } = request
    const retainStream = (stream: StreamName): RetainedOutput => {
      const show = (printed: string): void => {
        onOutput(stream, printed)
        this.#waitForReaders()
      }
      return new RetainedOutput(maxRetainedBytes, show, secrets, escapesBytes, stream === 'stdout' ? onCut : undefined)
    }
    this.#stdout = retainStream('stdout')
    this.#stderr = retainStream('stderr')
    this.#released = new Promise((resolve) => {
      this.#release = resolve
    })
  }

  async run(): Promise<ProcessResult> {
    const { start, cwd, env, pipeWaitMs } = this.setting
    const { stdin, inheritsStdin } = this.request
    const options = {
      cwd,
      env,
      // An empty buffer ends the input at once. Without a buffer `#onSpawned` connects the input of this process.
      ...(inheritsStdin === true ? {} : { input: Buffer.from(stdin ?? '') }),
      windowsVerbatimArguments: start.verbatim,
      silent: true,
      ignoreReturnCode: true,
      delay: pipeWaitMs,
      listeners: {
        stdout: (chunk: Buffer) => this.#take(chunk, this.#stdout),
        stderr: (chunk: Buffer) => this.#take(chunk, this.#stderr),
      },
    }
    const onFailed = (error: unknown): void => {
      this.#startError ??= error
      this.#release()
    }
    const capture = { onSpawned: (child: ChildProcess): void => this.#onSpawned(child), onFailed }
    void captureChild(capture, () => exec(quoteProgram(start.program), [...start.args], options)).then(
      () => this.#release(),
      onFailed,
    )
    await this.#released
    return this.#settle()
  }

  #take(chunk: Buffer, output: RetainedOutput): void {
    this.#idleTimer?.refresh()
    if (!this.#settled) output.add(chunk)
    // The line splitter of `@actions/exec` is quadratic in output without newlines, so give it nothing to split.
    chunk.toString = () => ''
  }

  /** Pauses a program that prints faster than the log is read. The rest of an ended program is small and is read at once. */
  #waitForReaders(): void {
    if (this.#child === null || this.#exited || !waitForReaders(this.#goOn)) return
    this.#isPaused = true
    this.#child.stdout?.pause()
    this.#child.stderr?.pause()
  }

  readonly #goOn = (): void => {
    stopWaiting(this.#goOn)
    this.#isPaused = false
    this.#idleTimer?.refresh()
    this.#child?.stdout?.resume()
    this.#child?.stderr?.resume()
  }

  #onSpawned(child: ChildProcess): void {
    // A program that does not read its input has not failed.
    child.stdin?.on('error', () => undefined)
    if (this.request.inheritsStdin === true && child.stdin !== null) giveStdin(child.stdin, child)
    this.#child = child
    this.setting.onStarted(child)
    this.#pipes = child.pid === undefined ? [] : listPipes(child.pid)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('error', (error) => {
        this.#readError ??= error
      })
    }
    child.once('exit', () => {
      this.#exited = true
      this.#goOn()
      if (this.#ending !== null) return
      clearTimeout(this.#timer)
      clearTimeout(this.#idleTimer)
    })
    const { timeoutSeconds, idleSeconds = null } = this.request
    if (idleSeconds !== null)
      this.#idleTimer = setTimeout(() => this.#endIdle(), Math.min(idleSeconds * 1000, LONGEST_TIMER_MS))
    if (timeoutSeconds !== null) {
      const ms = Math.min(timeoutSeconds * 1000, LONGEST_TIMER_MS)
      this.#timer = setTimeout(() => this.#end('timed_out', this.setting.timeoutGraceMs), ms)
    }
    // Many members of a group share one signal; Node would warn about a leak.
    setMaxListeners(0, this.signal)
    this.signal.addEventListener('abort', this.#onAbort, { once: true })
    if (this.signal.aborted) this.#onAbort()
  }

  readonly #onAbort = (): void => {
    if (this.#ending !== null) this.#ending.tree.hurry(this.setting.cancelGraceMs)
    // The program has ended: stop waiting for the processes that hold its pipes.
    else if (this.#exited) this.#release()
    else this.#end('cancelled', this.setting.cancelGraceMs)
  }

  /** Ends a program that prints nothing, unless its output waits to be read. */
  #endIdle(): void {
    if (this.#isPaused) this.#idleTimer?.refresh()
    else {
      this.#isIdle = this.#ending === null
      this.#end('timed_out', this.setting.timeoutGraceMs)
    }
  }

  #end(status: 'timed_out' | 'cancelled', graceMs: number): void {
    const pid = this.#child?.pid
    if (pid === undefined || this.#ending !== null || this.#settled) return
    clearTimeout(this.#timer)
    clearTimeout(this.#idleTimer)
    const tree = this.setting.endTree(pid, graceMs, () => (isHeld(this.#child) ? this.#pipes : []))
    this.#ending = { status, tree }
    void tree.done.then(() => {
      this.#timer = setTimeout(this.#release, DRAIN_MS)
    })
  }

  async #settle(): Promise<ProcessResult> {
    // The program may have ended before its descendants.
    if (this.#ending !== null) await this.#ending.tree.done
    // On a busy machine the wait for pipes may be over before their content was read.
    if (isHeld(this.#child)) await new Promise((resolve) => setImmediate(resolve))
    this.#settled = true
    clearTimeout(this.#timer)
    clearTimeout(this.#idleTimer)
    this.signal.removeEventListener('abort', this.#onAbort)
    const child = this.#child
    if (child === null) {
      const message = describeStartFailure(this.request.command, this.#startError)
      return { status: 'not_started', message, cause: 'other' }
    }
    if (isHeld(this.#child)) this.setting.onHeld(child, this.#pipes)
    const streams: ProcessStreams = { stdout: this.#stdout.finish(), stderr: this.#stderr.finish() }
    if (this.#ending?.status === 'timed_out') return { status: 'timed_out', isIdle: this.#isIdle, ...streams }
    if (this.#ending !== null) return { status: this.#ending.status, ...streams }
    if (this.#readError !== null) return { status: 'unread', message: errorMessage(this.#readError), ...streams }
    return { status: 'exited', ...readExit(child), ...streams }
  }
}

/** Reports whether the other end of a child's pipe is still open. */
export function isHeld(child: ChildProcess | null): boolean {
  return child?.stdout?.closed === false || child?.stderr?.closed === false
}

function readExit(child: ChildProcess): { exitCode: number; signal: string | null } {
  const { exitCode, signalCode } = child
  if (signalCode !== null) return { exitCode: -(constants.signals[signalCode] ?? 0), signal: signalCode }
  return { exitCode: exitCode ?? 0, signal: null }
}

/** Connects the standard input of this process to a child while it runs. */
function giveStdin(stdin: Writable, child: ChildProcess): void {
  if (process.stdin.readableEnded) {
    stdin.end()
    return
  }
  process.stdin.once('error', () => stdin.end())
  process.stdin.pipe(stdin)
  child.once('exit', () => {
    process.stdin.unpipe(stdin)
    process.stdin.pause()
  })
}

/** Quotes a program for `@actions/exec`, which splits its first argument at spaces outside of double quotes. */
function quoteProgram(program: string): string {
  return `"${program.replaceAll('"', '\\"')}"`
}
