import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { type LiveServer, serveLive } from '../adapters/live-server.js'
import { aborted } from '../core/abort.js'
import { err, ok, type Result } from '../core/result.js'
import type { RunObserver } from '../run/request.js'
import { workflowGraph } from '../run/workflow-graph.js'
import { numberUpTo, oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext, EXIT_FAILED, refuse } from './command.js'
import { entryAt } from './files.js'
import { LiveRun } from './live-run.js'
import { namedRun } from './run-index.js'

export async function runWatch(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const port = numberUpTo(65_535, oneValue(args, '--port'))
  if (port === null) return badUsage(context, 'watch', '--port takes a number from 0 to 65535')
  const folder = runFolder(target, context)
  if (!folder.ok) return refuse(context, 'watch', folder.error)
  const interrupts = cancelOnSignals()
  const server = await serveLive(new LiveRun(folder.value, context).page, port)
  if (!server.ok) {
    refuse(context, 'watch', `cannot listen: ${server.error}`)
    return EXIT_FAILED
  }
  context.terminal.stdout(`${server.value.address}\n`)
  context.terminal.stderr('conductor watch: open this address in a browser; Ctrl-C ends the server, not the run\n')
  await aborted(interrupts.signal)
  server.value.close()
  interrupts.release()
  return 0
}

const RUN_FILES = /^(?:events\.jsonl|checkpoint\.json|result\.json|owner-\d+\.lock)$/

/** A folder that a run has just made is empty: its page begins with nothing. */
function runFolder(named: string, context: CommandContext): Result<string, string> {
  const found = namedRun(named, context)
  if (!found.ok) return found
  const folder = path.resolve(context.cwd, found.value)
  const entry = entryAt(folder)
  if (entry === 'absent') return err(`${named} does not exist`)
  if (entry !== 'folder') return err(`${named} is not a run folder`)
  const names = readdirSync(folder)
  return names.length === 0 || names.some((name) => RUN_FILES.test(name))
    ? ok(folder)
    : err(`${named} holds no run: there is no events.jsonl in it`)
}

export interface OwnPage {
  following(observer: RunObserver): RunObserver
  /** Lets open pages fetch the end of the run before this process is gone; not for long after a signal. */
  finish(isCancelled: boolean): Promise<void>
}

const PATIENCE_MS = 2000
const PATIENCE_AFTER_SIGNAL_MS = 600

export function ownPage(context: CommandContext): OwnPage {
  let server: Promise<Result<LiveServer | null, string>> = Promise.resolve(ok(null))
  return {
    following: (observer) => ({
      ...observer,
      started: (start) => {
        const { runDir, workflow } = start
        if (runDir === null) observer.note('--watch: there is no run folder to follow')
        else {
          server = serveLive(new LiveRun(path.resolve(context.cwd, runDir), context, workflowGraph(workflow)).page, 0)
          void server.then((made) =>
            observer.note(made.ok ? `live page: ${made.value?.address ?? ''}` : `--watch: ${made.error}`),
          )
        }
        return observer.started(start)
      },
    }),
    finish: async (isCancelled) => {
      const made = await server
      if (made.ok) await made.value?.finish(isCancelled ? PATIENCE_AFTER_SIGNAL_MS : PATIENCE_MS)
    },
  }
}
