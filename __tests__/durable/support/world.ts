import path from 'node:path'
import { expect } from 'vitest'
import { loadPatterns } from '../../../src/adapters/patterns.js'
import { createTextInputs } from '../../../src/config/inputs.js'
import type { GateAnswers } from '../../../src/core/gates.js'
import { type Json, parseJson } from '../../../src/core/json.js'
import type { ErrorFileContent, ErrorFiles, ProcessRequest, ProcessResult } from '../../../src/core/ports.js'
import type { LockResult } from '../../../src/core/run-files.js'
import { run } from '../../../src/run/index.js'
import type { ResumeRequest } from '../../../src/run/prepare-resume.js'
import { type RedriveReport, redrive } from '../../../src/run/redrive.js'
import type { RunRequest, RunResult } from '../../../src/run/request.js'
import { resumeRun, runShard, type ShardRequest } from '../../../src/run/resume.js'
import { VirtualClock } from '../../../src/scenario/run.js'
import { temporaryFolder, writeFiles } from '../../support/folders.js'
import { MemoryFiles } from './memory-files.js'
import { expectResult } from './result-schema.js'

/** What a `work` node is told to do: raise while it was re-run fewer times than `fails`, else print `out`. */
interface Work {
  readonly out?: Json
  readonly fails?: number
  readonly kind?: string
  readonly stderr?: string
  /** What it prints only while it fails. */
  readonly complaint?: string
  readonly stdout?: string
  /** With what it ends although it raises nothing. */
  readonly exit?: number
}

export interface SessionOptions {
  readonly env?: Readonly<Record<string, string>>
  /** What scripts get, where that is not all of `env`. */
  readonly scriptEnv?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly from?: string
  readonly gates?: ReadonlyMap<string, string>
  readonly cancel?: AbortSignal
  readonly resetBreakers?: boolean
  /** Another run folder than the world's own. */
  readonly folder?: string
  readonly shards?: NonNullable<RunRequest['shards']>
  readonly join?: NonNullable<ResumeRequest['join']>
  /** Sees what scripts print as it would be shown. */
  readonly watch?: (text: string) => void
}

/** A place where runs happen: files in memory, programs that are functions, and a clock that jumps. */
export class World {
  readonly files = new MemoryFiles()
  readonly base = temporaryFolder()
  readonly folder = path.join(this.base, 'run')
  /** Every program that was started, as `name:retry attempt`. */
  readonly started: string[] = []
  readonly notes: string[] = []
  clock = new VirtualClock(1_700_000_000_000)
  /** Whether programs do well now, whatever they are told. */
  healed = false
  onStart: (label: string, request: ProcessRequest) => void | Promise<void> = () => {}
  #process = { alive: true }
  /** Folders that a process has, or had when it died. */
  readonly #owned = new Set<string>()
  readonly #unreleased = new Set<string>()
  #die: () => void = () => {}

  constructor(workflowFiles: Readonly<Record<string, string>>) {
    this.write(workflowFiles)
  }

  write(workflowFiles: Readonly<Record<string, string>>): void {
    writeFiles(this.base, workflowFiles)
  }

  /** The process is gone: nothing that it would do from now on happens. */
  kill(): void {
    this.#process.alive = false
    this.#owned.clear()
    this.#die()
  }

  /** The process dies at this write, and nothing of it is written. */
  killAtWrite(number: number): void {
    this.files.interfere = (_write, at) => {
      if (this.dead) return false
      if (at < number) return true
      this.kill()
      return false
    }
  }

  get dead(): boolean {
    return !this.#process.alive
  }

  /** Null when the session was killed. */
  async run(options: SessionOptions = {}): Promise<RunResult | null> {
    return this.#session(
      run({
        ...this.#request(options),
        file: path.join(this.base, 'workflow.yaml'),
        fileAsGiven: 'workflow.yaml',
        runDir: options.folder ?? this.folder,
      }),
    )
  }

  async resume(options: SessionOptions = {}): Promise<RunResult | null> {
    return this.#session(
      resumeRun({
        ...this.#request(options),
        folder: options.folder ?? this.folder,
        from: options.from ?? null,
        resetBreakers: options.resetBreakers ?? false,
        ...(options.join === undefined ? {} : { join: options.join }),
      }),
    )
  }

  /** Runs what was given up again. */
  async redrive(options: SessionOptions = {}): Promise<RedriveReport> {
    const done = await redrive({ ...this.#request(options), target: this.folder, only: null, dryRun: false })
    if (!done.ok) throw new Error(done.error.join('\n'))
    return done.value
  }

  /** One shard of the plan in the world's own folder. */
  async shard(shard: ShardRequest['shard'], out: string, options: SessionOptions = {}): Promise<RunResult | null> {
    const request = { ...this.#request(options), folder: this.folder, from: null, resetBreakers: false }
    return this.#session(runShard({ ...request, shard, out }))
  }

  async #session(work: Promise<RunResult>): Promise<RunResult | null> {
    const died = new Promise<null>((resolve) => {
      this.#die = () => resolve(null)
    })
    const result = await Promise.race([work, died])
    work.catch(() => {})
    if (result !== null) expectResult(result.result)
    return result
  }

  #request(options: SessionOptions): Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'> {
    const session = { alive: true }
    this.#process = session
    const clock = new VirtualClock(this.clock.now())
    this.clock = clock
    const alive = (): boolean => session.alive
    const files = this.files.seenBy(alive)
    const never = new Promise<never>(() => {})
    const errors = new Map<string, string>()
    const env = { PATH: '/usr/bin', ...options.env }
    return {
      given: createTextInputs(options.inputs ?? {}),
      cwd: this.base,
      env,
      scriptEnv: options.scriptEnv ?? env,
      tempBase: this.base,
      strictExit: null,
      injections: [],
      gates: { answers: answersOf(options.gates), skip: false, human: null },
      provider: null,
      helpersFolder: null,
      secrets: [],
      cancel: options.cancel ?? new AbortController().signal,
      breakerState: null,
      random: () => 0.5,
      ...(options.shards === undefined ? {} : { shards: options.shards }),
      reports: {},
      observer: {
        onStarted: () => ({
          consumers: [],
          sinks: [{ output: (_node, _stream, shown) => options.watch?.(String(shown)) }],
        }),
        onMasked: () => {},
        note: (message) => void this.notes.push(message),
        onFinished: () => {},
      },
      adapters: {
        clock: {
          now: () => clock.now(),
          monotonic: () => clock.monotonic(),
          sleepUntil: (deadline, signal) => (alive() ? clock.sleepUntil(deadline, signal) : never),
        },
        files,
        processes: {
          run: (request, signal) => (alive() ? this.#work(request, signal, errors, alive, never) : never),
          endLeftovers: async () => [],
        },
        errorFiles: () => memoryErrorFiles(errors),
        scripts: () => ({
          prepare: (text) => ({ ok: true, value: { command: 'work', args: [text], file: 'script', remove: () => {} } }),
        }),
        runsFolder: () => ({ folder: path.join(this.folder, '..', 'runs'), warning: null }),
        temporaryFolder: (base, prefix) => path.join(base, `${prefix}x`),
        removeFolder: () => {},
        patterns: loadPatterns,
        provider: () => Promise.reject(new Error('there are no agents here')),
        tools: () => Promise.reject(new Error('there are no agents here')),
        resolveProvider: () => ({ ok: false, error: { message: 'there are no agents here', isMissing: true } }),
        github: () => null,
        lock: { acquire: (folder) => this.#acquire(session, folder) },
      },
    }
  }

  #acquire(session: { readonly alive: boolean }, folder: string): LockResult {
    if (!session.alive) return { status: 'failed', message: 'a process that is gone takes nothing' }
    if (this.#owned.has(folder)) return { status: 'taken', owner: { pid: 1, host: 'here', since: 'now' } }
    const interrupted = this.#unreleased.has(folder)
    this.#owned.add(folder)
    this.#unreleased.add(folder)
    return {
      status: 'owned',
      interrupted,
      release: () => {
        if (!session.alive) return
        this.#owned.delete(folder)
        this.#unreleased.delete(folder)
      },
    }
  }

  async #work(
    request: ProcessRequest,
    signal: AbortSignal,
    errors: Map<string, string>,
    alive: () => boolean,
    never: Promise<never>,
  ): Promise<ProcessResult> {
    const [name = '', told = '{}'] = request.args
    const attempt = Number(request.env['CONDUCTOR_RETRY_ATTEMPT'] ?? 0)
    this.started.push(`${name}:${attempt}`)
    const release = this.clock.hold()
    await this.onStart(`${name}:${attempt}`, request)
    const work: Work = this.healed ? {} : JSON.parse(told)
    await new Promise((resolve) => setImmediate(resolve))
    release()
    if (!alive()) return never
    const stdout = work.stdout ?? `${JSON.stringify(work.out ?? { by: name, attempt })}\n`
    const fails = attempt < (work.fails ?? 0)
    const stderr = (fails ? work.complaint : undefined) ?? work.stderr ?? ''
    const streams = { stdout: kept(stdout), stderr: kept(stderr) }
    if (signal.aborted) return { status: 'cancelled', ...streams }
    request.onOutput('stdout', stdout)
    if (stderr !== '') request.onOutput('stderr', stderr)
    if (!fails) return { status: 'exited', exitCode: work.exit ?? 0, signal: null, ...streams }
    const envelope = { kind: work.kind ?? 'test.failed', message: `${name} failed`, details: { attempt } }
    errors.set(request.env['CONDUCTOR_ERROR_OUT'] ?? '', JSON.stringify(envelope))
    return { status: 'exited', exitCode: 1, signal: null, ...streams }
  }

  /** Programs that were started since a number of starts. */
  startedSince(count: number): readonly string[] {
    return this.started.slice(count)
  }

  text(name: string, folder = this.folder): string {
    return this.files.content.get(path.join(folder, name)) ?? ''
  }

  // biome-ignore lint/suspicious/noExplicitAny: events are looked into freely by tests
  lines(name: string, folder = this.folder): any[] {
    return this.text(name, folder)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        expect(parseJson(line), `${name}: ${line}`).toBeDefined()
        return JSON.parse(line)
      })
  }
}

function answersOf(gates: SessionOptions['gates']): GateAnswers {
  return new Map([...(gates ?? [])].map(([name, value]) => [name, { value, fields: {} }]))
}

function kept(text: string) {
  return { text, truncated: false, totalBytes: Buffer.byteLength(text) }
}

function memoryErrorFiles(errors: Map<string, string>): ErrorFiles {
  let serial = 0
  return {
    writeArguments: () => ({ ok: false, error: 'no arguments' }) as const,
    create: async () => {
      serial += 1
      const name = `error-${serial}`
      const readEnvelope = async (): Promise<ErrorFileContent> => {
        const text = errors.get(name)
        errors.delete(name)
        return text === undefined ? { status: 'absent' } : { status: 'bytes', bytes: Buffer.from(text) }
      }
      const readOutput = async (): Promise<ErrorFileContent> => ({ status: 'absent' })
      return { ok: true, value: { path: name, readEnvelope, outputPath: `output-${serial}`, readOutput } }
    },
  }
}

/** The label of every run that the journal has an end of, and that a resume must not repeat. */
export function settledRuns(journal: string): ReadonlySet<string> {
  const settled = new Set<string>()
  const failed = new Set<string>()
  for (const line of journal.split('\n').slice(0, -1)) {
    const { e } = JSON.parse(line).d
    const label = `${e.node}${e.item === undefined ? (/\[(\d+)\]\/$/.exec(e.scope ?? '')?.[1] ?? '') : e.item.index}:${e.attempt - 1}`
    if (e.type === 'node_completed') settled.add(label)
    if (e.type === 'node_failed') failed.add(label)
    if (e.type === 'node_retry_scheduled' && failed.has(label)) settled.add(label)
    if (e.type === 'route_taken' && failed.has(label) && ['to', 'end', 'recover'].includes(e.action)) settled.add(label)
  }
  return settled
}

/** The output of a session that must have come to an end. */
export function ended(result: RunResult | null): Extract<RunResult, { status: 'ended' }> {
  if (result?.status !== 'ended')
    throw new Error(`no end: ${JSON.stringify(result?.status === 'invalid' ? result.findings : result)}`)
  return result
}

/** Why a session was refused. */
export function refusal(result: RunResult | null): string {
  if (result?.status !== 'invalid') throw new Error(`not refused: ${JSON.stringify(result?.result.outcome)}`)
  expect(result.result.exit_code).toBe(2)
  return result.findings.map(({ message, suggestion }) => `${message} ${suggestion ?? ''}`).join('\n')
}
