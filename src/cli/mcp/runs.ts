import path from 'node:path'
import { givenData } from '../../config/inputs.js'
import type { StampedEvent } from '../../core/events.js'
import { parseInjection } from '../../core/injection.js'
import { jsonCopy } from '../../core/json.js'
import { err, ok, type Result } from '../../core/result.js'
import { lineFor } from '../../reporters/progress-lines.js'
import { gateAnswersFromMapping } from '../../run/gate-answers.js'
import { run } from '../../run/index.js'
import type { RunObserver } from '../../run/observer.js'
import type { RunRequest, RunResult } from '../../run/request.js'
import { resumeRun } from '../../run/resume.js'
import type { CommandContext } from '../command.js'
import { surroundings } from '../run.js'
import { type Bounds, insideWorkspace, runFolder } from './paths.js'
import { documentReply, type Reply } from './reply.js'
import type { ToolArguments } from './tools.js'

/** What a call that starts a run works with. */
export interface RunCall {
  readonly args: ToolArguments
  readonly context: CommandContext
  readonly bounds: Bounds
  readonly cancel: AbortSignal
  /** Tells the client what happens meanwhile. */
  readonly tell: (message: string) => void
}

type Shared = Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir' | 'workspace'>

/** Runs a file inside the workspace; the error is a wrong argument. */
export async function runTool(call: RunCall): Promise<Result<Reply, string>> {
  const { args, bounds } = call
  const file = insideWorkspace(args.text('file') ?? '', bounds)
  if (!file.ok) return file
  const given = args.text('run_dir')
  const runDir = given === null ? ok(null) : insideWorkspace(given, bounds)
  if (!runDir.ok) return runDir
  const shared = sharedRequest(call)
  if (!shared.ok) return shared
  const { cwd, workspace } = bounds
  const request = { ...shared.value, file: path.resolve(cwd, file.value), fileAsGiven: file.value, workspace }
  return ok(replyOf(await run({ ...request, runDir: runDir.value })))
}

/** Resumes a run. */
export async function resumeTool(call: RunCall): Promise<Result<Reply, string>> {
  const { args, bounds } = call
  const folder = runFolder(args.text('run_dir') ?? '', bounds)
  if (!folder.ok) return folder
  const shared = sharedRequest(call)
  if (!shared.ok) return shared
  const result = await resumeRun({
    ...shared.value,
    workspace: bounds.workspace,
    folder: folder.value,
    from: args.text('from'),
    resetBreakers: args.flag('reset_breakers'),
  })
  return ok(replyOf(result))
}

function sharedRequest({ args, context, bounds, cancel, tell }: RunCall): Result<Shared, string> {
  const answers = gateAnswersFromMapping(args.mapping('gates'))
  if (!answers.ok) return answers
  const injections = []
  for (const text of args.texts('inject')) {
    const injection = parseInjection(text)
    if (!injection.ok) return err(`inject: ${injection.error}`)
    injections.push(injection.value)
  }
  return ok({
    given: givenData(args.mapping('inputs')),
    ...surroundings(context),
    cwd: bounds.cwd,
    strictExit: null,
    injections,
    gates: { answers: answers.value, skip: args.flag('skip_gates'), human: null },
    provider: args.text('provider'),
    cancel,
    breakerState: null,
    reports: {},
    observer: quietObserver(context, tell),
  })
}

/** Nothing is printed: stdout is the protocol's. */
function quietObserver(context: CommandContext, tell: (message: string) => void): RunObserver {
  const consume = (event: StampedEvent): void => {
    if (event.replayed === true) return
    const line = lineFor(event)
    if (line !== null && line.level !== 'debug') tell(`${line.mark} ${line.text}`)
  }
  return {
    started: () => ({ consumers: [{ consume }], sinks: [] }),
    masked: () => {},
    note: (message) => context.terminal.stderr(`conductor mcp: ${message}\n`),
    finished: () => {},
  }
}

/** A run that ended, however it did, is an answer; one that could not begin is an error of the call. */
function replyOf(result: RunResult): Reply {
  const folder = result.status === 'ended' ? result.runDir : null
  return documentReply(
    jsonCopy(result.result),
    folder === null ? [] : [`Run folder: ${folder}`],
    result.status === 'invalid',
  )
}
