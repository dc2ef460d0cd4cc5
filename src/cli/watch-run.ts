import path from 'node:path'
import { type LiveServer, serveLive } from '../adapters/live-server.js'
import { ok, type Result } from '../core/result.js'
import type { RunObserver } from '../run/observer.js'
import { workflowGraph } from '../run/workflow-graph.js'
import type { CommandContext } from './command.js'
import { LiveRun } from './live-run.js'

/** The live page of a run of this process. */
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
