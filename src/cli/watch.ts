import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RunReport, Unended } from '../account/report.js'
import { RunAccount } from '../account/run-account.js'
import { EventReader } from '../account/run-reader.js'
import { createFileStore } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { GrowingFile } from '../adapters/lines.js'
import { type LiveServer, type PageReply, type ServedPage, serveLive } from '../adapters/live-server.js'
import { isOwned } from '../adapters/run-lock.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import { waitForAbort } from '../core/abort.js'
import { findEntryAt } from '../core/entries.js'
import { createGithubRecord } from '../core/github.js'
import type { JsonObject } from '../core/json.js'
import type { ResultDocument, WorkflowGraph } from '../core/report.js'
import { err, ok, type Result } from '../core/result.js'
import { renderHtml } from '../reporters/html/index.js'
import { buildResult } from '../reporters/result.js'
import type { RunObserver } from '../run/request.js'
import { readRunResult } from '../run/run-folder.js'
import { type CommandContext, EXIT_FAILED, numberUpTo, type ParsedArguments } from './command.js'
import { createFileGraph, traceGraph } from './inspect-run.js'
import { findNamedRun } from './run-index.js'
import { SharedGate } from './shared-gate.js'

export async function runWatch(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const port = numberUpTo(65_535, args.value('--port'))
  if (port === null) return context.badUsage('--port takes a number from 0 to 65535')
  const folder = runFolder(target, context)
  if (!folder.ok) return context.refuse(folder.error)
  const interrupts = cancelOnSignals()
  const server = await serveLive(new LiveRun(folder.value, context), port)
  if (!server.ok) {
    context.refuse(`cannot listen: ${server.error}`)
    return EXIT_FAILED
  }
  context.terminal.stdout(`${server.value.address}\n`)
  context.terminal.stderr('conductor watch: open this address in a browser; Ctrl-C ends the server, not the run\n')
  await waitForAbort(AbortSignal.any([interrupts.signal, context.terminal.lost]))
  server.value.close()
  interrupts.release()
  return 0
}

const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/

function runFolder(named: string, context: CommandContext): Result<string, string> {
  const found = findNamedRun(named, context)
  if (!found.ok) return found
  const folder = path.resolve(context.cwd, found.value)
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

export { SharedGate }

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
      this.#graph = await createFileGraph(this.#account.run.file, this.#account, this.context)
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
    const result = written ?? resultSoFar(account, graph, unended)
    return { ...facts, graph, result, ...(unended === null ? {} : { unended }) }
  }

  #written(): ResultDocument | null {
    const result = readRunResult(createFileStore(), this.folder)
    const { run, ending } = this.#account
    const isThis = result?.run_id === run?.run_id && result?.execution.duration_ms === ending?.duration_ms
    return isThis ? result : null
  }
}

function resultSoFar(account: RunAccount, graph: WorkflowGraph, unended: Unended | null): ResultDocument {
  const { run, startedAt, lastAt } = account
  const nothing = { runDir: null, hashes: {}, checkpointPath: null, resumable: false, inputsForCommands: {} }
  const named = { runId: run?.run_id ?? '', workflowName: run?.workflow ?? graph.name }
  const result = buildResult({ account, graph, ...nothing, ...named, workflowFile: run?.file ?? graph.file })
  if (unended === null) return result
  const until = unended.state === 'running' ? Math.max(unended.now, lastAt) : lastAt
  const duration_ms = until - (startedAt ?? until)
  return { ...result, next_commands: [], execution: { ...result.execution, duration_ms } }
}
