import type { ChildProcess } from 'node:child_process'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../core/ports.js'
import { Attempt, isHeld } from './attempt.js'
import { type Ending, endTree, endWindowsLeftovers, endWindowsTree } from './end-tree.js'
import { CommandLocator, checkFolder, findUnpassable } from './locate.js'
import { createScan, isOfProcess, isOfRunner, MARK_VARIABLE, markValue, newRunnerMark } from './process-table.js'
import { NOTHING } from './retained-output.js'

/** Graces in milliseconds, for tests that cannot wait for the real ones. */
export interface ProcessRunnerOptions {
  /** From TERM to KILL after a timeout. */
  readonly timeoutGraceMs?: number
  /** From TERM to KILL after a cancellation, and at the end of the run. */
  readonly cancelGraceMs?: number
  /** How long a node waits for pipes that others hold after its process has exited. */
  readonly pipeWaitMs?: number
}

const isWindows = process.platform === 'win32'

/** The one way to start programs: everything goes through `@actions/exec`. */
export function createProcessRunner(options: ProcessRunnerOptions = {}): ProcessRunner {
  return new ExecProcessRunner(options)
}

class ExecProcessRunner implements ProcessRunner {
  readonly #timeoutGraceMs: number
  readonly #cancelGraceMs: number
  readonly #pipeWaitMs: number
  readonly #mark = newRunnerMark()
  readonly #locator = new CommandLocator()
  readonly #scan = createScan()
  /** Children that have exited while others hold their pipes. */
  readonly #held = new Map<ChildProcess, readonly string[]>()
  readonly #heldRoots = new Set<number>()
  #started = 0

  constructor(options: ProcessRunnerOptions) {
    this.#timeoutGraceMs = options.timeoutGraceMs ?? 5000
    this.#cancelGraceMs = options.cancelGraceMs ?? 2000
    // The contract allows 2 s, the start of the process included in what a user sees.
    this.#pipeWaitMs = options.pipeWaitMs ?? 1800
  }

  async run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> {
    if (signal.aborted) return { status: 'cancelled', stdout: NOTHING, stderr: NOTHING }
    const unpassable = findUnpassable(request)
    if (unpassable !== null) return notStarted(unpassable)
    const folder = checkFolder(request.cwd)
    if (!folder.ok) return notStarted(folder.error)
    const program = this.#locator.locate(request.command, folder.value, request.env)
    if (!program.ok) return { status: 'not_started', ...program.error }
    return this.#attempt(request, signal, program.value, folder.value).run()
  }

  #attempt(request: ProcessRequest, signal: AbortSignal, program: string, cwd: string): Attempt {
    this.#started += 1
    const serial = this.#started
    const mark = markValue(request.env[MARK_VARIABLE], this.#mark, serial)
    return new Attempt(request, signal, {
      program,
      cwd,
      env: { ...request.env, [MARK_VARIABLE]: mark },
      timeoutGraceMs: this.#timeoutGraceMs,
      cancelGraceMs: this.#cancelGraceMs,
      pipeWaitMs: this.#pipeWaitMs,
      endTree: (root, graceMs, pipes) => this.#endTree(root, serial, graceMs, pipes),
      onHeld: (child, pipes) => this.#leave(child, pipes),
    })
  }

  async endLeftovers(graceMs = this.#cancelGraceMs): Promise<void> {
    if (this.#started === 0) return
    if (isWindows) await endWindowsLeftovers(this.#heldRoots)
    else {
      const target = { root: null, isMarked: (mark: string) => isOfRunner(mark, this.#mark), pipes: this.#heldPipes }
      await endTree(this.#scan, target, graceMs).done
    }
    for (const child of this.#held.keys()) {
      child.stdout?.destroy()
      child.stderr?.destroy()
    }
    this.#held.clear()
  }

  readonly #heldPipes = (): ReadonlySet<string> =>
    new Set([...this.#held].flatMap(([child, pipes]) => (isHeld(child) ? pipes : [])))

  #endTree(root: number, serial: number, graceMs: number, pipes: () => readonly string[]): Ending {
    if (isWindows) return endWindowsTree(root)
    const isMarked = (mark: string): boolean => isOfProcess(mark, this.#mark, serial)
    return endTree(this.#scan, { root, isMarked, pipes: () => new Set(pipes()) }, graceMs)
  }

  /** Reads on without keeping anything: who writes to a closed pipe would die of it. */
  #leave(child: ChildProcess, pipes: readonly string[]): void {
    this.#held.set(child, pipes)
    if (child.pid !== undefined) this.#heldRoots.add(child.pid)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      stream.removeAllListeners('data')
      stream.on('error', () => undefined)
      stream.resume()
      if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
    }
  }
}

function notStarted(message: string): ProcessResult {
  return { status: 'not_started', message, notFound: false }
}
