import type { ChildProcess } from 'node:child_process'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../core/ports.js'
import type { ProgramEnvironment } from '../../core/shells.js'
import { isHeld, type Patience, ProcessAttempt } from './attempt.js'
import { CANCEL_GRACE_MS, endTree, endWindowsLeftovers, endWindowsTree, type TreeEnding } from './end-tree.js'
import { CommandLocator, checkFolder, explainUnpassable } from './locate.js'
import { createRunnerMark, createScan, formatMark, isOfProcess, isOfRunner, MARK_VARIABLE } from './process-table.js'
import { NO_OUTPUT } from './retained-output.js'
import { createProgramStart, type ProgramStart } from './windows.js'

// A node waits at most 2 s for pipes that its processes hold, including the start of the process.
const PATIENCE: Patience = { timeoutGraceMs: 5000, cancelGraceMs: CANCEL_GRACE_MS, pipeWaitMs: 1800 }

const isWindows = process.platform === 'win32'
/** A process may run for a moment before its `spawn` event. */
const START_MS = 1000

/** Creates the runner that starts all programs of nodes, through `@actions/exec`; tests shorten its waiting times. */
export function createProcessRunner(patience: Partial<Patience> = {}, mark = createRunnerMark()): ProcessRunner {
  return new ExecProcessRunner({ ...PATIENCE, ...patience }, mark)
}

class ExecProcessRunner implements ProcessRunner {
  readonly #locator = new CommandLocator()
  readonly #scan = createScan()
  /** Children that have exited while other processes hold their pipes. */
  readonly #held = new Map<ChildProcess, readonly string[]>()
  /** Started programs. On Windows a process left behind is identified by the number of its parent and by the parent's running time. */
  readonly #roots: { readonly pid: number; readonly started: number; ended: number }[] = []
  #started = 0

  constructor(
    readonly patience: Patience,
    readonly mark: string,
  ) {}

  async run(request: ProcessRequest, signal: AbortSignal): Promise<ProcessResult> {
    if (signal.aborted) return { status: 'cancelled', stdout: NO_OUTPUT, stderr: NO_OUTPUT }
    const unpassable = explainUnpassable(request)
    if (unpassable !== null) return createNotStarted(unpassable)
    const folder = checkFolder(request.cwd)
    if (!folder.ok) return createNotStarted(folder.error)
    const program = this.#locator.locate(request.command, folder.value, request.env)
    if (!program.ok) return { status: 'not_started', ...program.error }
    const start = createProgramStart(program.value, request.args)
    if (!start.ok) return createNotStarted(start.error)
    return this.#attempt(request, signal, start.value, folder.value).run()
  }

  #attempt(request: ProcessRequest, signal: AbortSignal, start: ProgramStart, cwd: string): ProcessAttempt {
    this.#started += 1
    const serial = this.#started
    const mark = formatMark(request.env[MARK_VARIABLE], this.mark, serial)
    return new ProcessAttempt(request, signal, {
      start,
      cwd,
      env: { ...request.env, ...withoutShellFiles(request.env), [MARK_VARIABLE]: mark },
      ...this.patience,
      endTree: (root, graceMs, pipes) => this.#endTree(root, serial, graceMs, pipes),
      onStarted: (child) => this.#remember(child),
      onHeld: (child, pipes) => this.#leave(child, pipes),
    })
  }

  async endLeftovers(graceMs = this.patience.cancelGraceMs): Promise<readonly string[]> {
    if (this.#started === 0) return []
    const isMarked = (mark: string): boolean => isOfRunner(mark, this.mark)
    const ended = isWindows
      ? await endWindowsLeftovers(this.#roots)
      : await endTree(this.#scan, { root: null, isMarked, pipes: this.#heldPipes }, graceMs).done
    for (const child of this.#held.keys()) {
      child.stdout?.destroy()
      child.stderr?.destroy()
    }
    this.#held.clear()
    return ended
  }

  readonly #heldPipes = (): ReadonlySet<string> =>
    new Set([...this.#held].flatMap(([child, pipes]) => (isHeld(child) ? pipes : [])))

  #endTree(root: number, serial: number, graceMs: number, pipes: () => readonly string[]): TreeEnding {
    if (isWindows) return endWindowsTree(this.#roots.findLast(({ pid }) => pid === root) ?? null)
    const isMarked = (mark: string): boolean => isOfProcess(mark, this.mark, serial)
    return endTree(this.#scan, { root, isMarked, pipes: () => new Set(pipes()) }, graceMs)
  }

  #remember(child: ChildProcess): void {
    if (!isWindows || child.pid === undefined) return
    const root = { pid: child.pid, started: Date.now() - START_MS, ended: Number.POSITIVE_INFINITY }
    this.#roots.push(root)
    child.once('exit', () => {
      root.ended = Date.now()
    })
  }

  /** Keeps reading and drops the data: a process that writes to a closed pipe would be killed. */
  #leave(child: ChildProcess, pipes: readonly string[]): void {
    this.#held.set(child, pipes)
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      stream.removeAllListeners('data')
      stream.on('error', () => undefined)
      stream.resume()
      if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
    }
  }
}

/** Sets SHLVL: an outermost bash takes the socket on its stdin for a remote login and reads ~/.bashrc. */
function withoutShellFiles(env: ProgramEnvironment): ProgramEnvironment {
  return isWindows || Number(env['SHLVL'] ?? 0) > 0 ? {} : { SHLVL: '1' }
}

function createNotStarted(message: string): ProcessResult {
  return { status: 'not_started', message, cause: 'other' }
}
