import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RunReport, Unended } from '../account/report.js'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { createFileStore } from '../adapters/file-store.js'
import { GrowingFile } from '../adapters/lines.js'
import { type LiveServer, type PageReply, type ServedPage, serveLive } from '../adapters/live-server.js'
import { isOwned } from '../adapters/run-lock.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import { findEntryAt } from '../core/entries.js'
import type { AskHuman } from '../core/gates.js'
import { createGithubRecord } from '../core/github.js'
import type { JsonObject } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import type { ResultDocument, WorkflowGraph } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { renderHtml } from '../reporters/html/index.js'
import { buildResult } from '../reporters/result.js'
import type { RunObserver } from '../run/request.js'
import { readRunResult } from '../run/run-folder.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { loadFileGraph, traceGraph } from './inspect-run.js'
import { findNamedRun } from './run-index.js'
import { servePage } from './serve-page.js'

export async function runWatch(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const folder = findRunFolder(target, context)
  if (!folder.ok) return context.refuse(folder.error)
  const page = new LiveRun(folder.value, context)
  return servePage(args, context, { createPage: () => page, hint: 'Ctrl-C ends the server, not the run' })
}

const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/

function findRunFolder(named: string, context: CommandContext): Result<string, string> {
  const run = findNamedRun(named, context)
  if (!run.ok) return run
  const folder = path.resolve(context.cwd, run.value)
  const entry = findEntryAt(folder)
  if (entry === 'absent') return err(`${named} does not exist`)
  if (entry !== 'folder') return err(`${named} is not a run folder`)
  const names = readdirSync(folder)
  return names.length === 0 || names.some((name) => RUN_FILES.test(name))
    ? ok(folder)
    : err(`${named} holds no run: there is no events.jsonl in it`)
}

const PATIENCE_MS = 2000
const PATIENCE_AFTER_SIGNAL_MS = 600

/** Opens the live page of a run that this process starts; with a gate, the page answers it. */
export function openOwnPage(context: CommandContext, gate: SharedGate | null) {
  let server: Promise<Result<LiveServer | null, string>> = Promise.resolve(ok(null))
  return {
    following: (observer: RunObserver): RunObserver => ({
      ...observer,
      onStarted: (start) => {
        const { runDir, workflow } = start
        if (runDir === null) observer.note('--watch: there is no run folder to follow')
        else {
          const followed = new LiveRun(path.resolve(context.cwd, runDir), context, createWorkflowGraph(workflow), gate)
          const receive = async (action: string, body: JsonObject): Promise<PageReply> =>
            action === 'gate' && gate !== null ? gate.receive(body) : { status: 404, text: 'Nothing takes this.' }
          server = serveLive({ render: followed.render, ...(gate && { receive }) }, 0)
          void server.then((made) =>
            // The address has the token of the page, so only the terminal shows it, and not the log file.
            made.ok
              ? context.terminal.stderr(`conductor: live page: ${made.value?.address ?? ''}\n`)
              : observer.note(`--watch: ${made.error}`),
          )
        }
        return observer.onStarted(start)
      },
    }),
    finish: async (isCancelled: boolean): Promise<void> => {
      const made = await server
      if (made.ok) await made.value?.finish(isCancelled ? PATIENCE_AFTER_SIGNAL_MS : PATIENCE_MS)
    },
  }
}

/** Interval in which bars and durations grow while nothing happens. */
const GROWS_MS = 2000

export class LiveRun {
  readonly #events: GrowingFile
  #account = new RunAccount()
  #reader = new EventReader(this.#account)
  /** The graph of the file; undefined before it is looked for, null if the file is not the one that runs. */
  #graph: WorkflowGraph | null | undefined
  #lines = 0

  /** Without `graph`, uses the graph of the file that the events name. */
  constructor(
    readonly folder: string,
    readonly context: CommandContext,
    graph?: WorkflowGraph,
    readonly gate: SharedGate | null = null,
  ) {
    this.#graph = graph
    this.#events = new GrowingFile(path.join(folder, 'events.jsonl'))
  }

  readonly render = async (isFinal: boolean): Promise<ServedPage> => {
    this.#events.read(
      (text) => {
        this.#lines += 1
        this.#reader.line(text)
      },
      () => {
        this.#account = new RunAccount()
        this.#reader = new EventReader(this.#account)
      },
    )
    if (this.#graph === undefined && this.#account.run !== null)
      this.#graph = await loadFileGraph(this.#account.run.file, this.#account, this.context)
    // Without a lock file it is unknown whether the process that writes the events still runs.
    const state = isOwned(this.folder) === false ? 'lost' : 'running'
    const unended = this.#account.ending === null ? ({ state, now: Date.now() } as const) : null
    const grown = unended?.state === 'running' ? Math.floor(unended.now / GROWS_MS) : 0
    const waiting = this.gate?.waiting ?? null
    const gate = waiting === null ? null : this.#account.notices.findGate(waiting)
    const revision = [this.#lines, unended?.state ?? 'ended', grown, waiting ?? '', isFinal ? 'final' : 'live'].join(
      '-',
    )
    return { revision, text: () => renderHtml({ report: this.#report(unended), live: { revision, isFinal, gate } }) }
  }

  #report(unended: Unended | null): RunReport {
    const account = this.#account
    const facts = { account, runDir: this.folder, github: createGithubRecord(this.context.env) }
    const written = unended === null ? this.#written() : null
    const graph = this.#graph ?? traceGraph(account, written)
    const result = written ?? createResultSoFar(account, graph, unended)
    return { ...facts, graph, result, ...(unended === null ? {} : { unended }) }
  }

  #written(): ResultDocument | null {
    const result = readRunResult(createFileStore(), this.folder)
    const { run, ending } = this.#account
    const isThis = result?.run_id === run?.run_id && result?.execution.duration_ms === ending?.duration_ms
    return isThis ? result : null
  }
}

function createResultSoFar(account: RunAccount, graph: WorkflowGraph, unended: Unended | null): ResultDocument {
  const { run, startedAt, lastAt } = account
  const nothing = { runDir: null, hashes: {}, checkpointPath: null, resumable: false, inputsForCommands: {} }
  const named = { runId: run?.run_id ?? '', workflowName: run?.workflow ?? graph.name }
  const result = buildResult({ account, graph, ...nothing, ...named, workflowFile: run?.file ?? graph.file })
  if (unended === null) return result
  const until = unended.state === 'running' ? Math.max(unended.now, lastAt) : lastAt
  const duration_ms = until - (startedAt ?? until)
  return { ...result, next_commands: [], execution: { ...result.execution, duration_ms } }
}

interface OpenQuestion {
  readonly gate: PendingGate
  readonly answer: (option: number) => void
}

const MAX_TEXT = 16 * 1024

/** Asks at the terminal and on the live page at the same time; the first answer counts. */
export class SharedGate implements AskHuman {
  #open: OpenQuestion | null = null
  /** Text that the page gave with its answer, for the option's `prompt_for`. */
  #text: string | null = null

  constructor(
    readonly terminal: AskHuman,
    readonly say: (text: string) => void,
  ) {}

  /** Name of the gate that waits now. */
  get waiting(): string | null {
    return this.#open?.gate.node ?? null
  }

  introduce(gate: PendingGate): Promise<void> {
    return this.terminal.introduce(gate)
  }

  async choose(gate: PendingGate, signal: AbortSignal): Promise<number | null> {
    const answered = new AbortController()
    this.#text = null
    const fromPage = new Promise<number>((resolve) => {
      this.#open = { gate, answer: resolve }
    })
    const fromTerminal = this.terminal.choose(gate, AbortSignal.any([signal, answered.signal]))
    const option = await Promise.race([fromPage, fromTerminal])
    this.#open = null
    answered.abort()
    // The question at the terminal ends its line before anything else is printed.
    if (option !== (await fromTerminal)) this.say(`answered on the page: ${gate.options[option ?? -1]?.label ?? ''}`)
    return option
  }

  async fill(field: string, multiline: boolean, signal: AbortSignal): Promise<string | null> {
    const text = this.#text
    this.#text = null
    return text ?? this.terminal.fill(field, multiline, signal)
  }

  /** Takes the answer of the page: the gate, the index of its option, and a text if the option asks for one. */
  receive({ gate, option, text }: JsonObject): PageReply {
    const open = this.#open
    if (open === null || open.gate.node !== gate) return { status: 409, text: 'This gate was answered already.' }
    const chosen = typeof option === 'number' ? open.gate.options[option] : undefined
    if (chosen === undefined) return { status: 400, text: 'This is not one of the options.' }
    if (chosen.prompt_for !== null) {
      if (typeof text !== 'string' || text.length > MAX_TEXT)
        return { status: 400, text: `This option needs a text: ${chosen.prompt_for}.` }
      this.#text = text
    }
    this.#open = null
    open.answer(Number(option))
    return { status: 200, text: `Answered: ${chosen.label}` }
  }
}
