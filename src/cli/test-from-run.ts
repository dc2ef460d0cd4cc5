import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { findWorkspace } from '../config/load/index.js'
import { err, ok, type Result } from '../core/result.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { scenarioFromRun } from '../scenario/from-run.js'
import { errorMessage } from '../text/error-message.js'
import { type CommandContext, complain } from './command.js'
import { entryAt, readTextFile } from './files.js'
import { type RunFolder, readRun } from './run-folder.js'

/** Turns a run into a scenario: on stdout with the workflow's path relative to here, in a new file relative to that. */
export function scenarioOfRun(target: string, file: string | null, context: CommandContext): number {
  const made = readRun(target, context, { account: new RunAccount({ whole: true }) })
  const text = made.ok ? scenarioText(made.value, target, file, context) : made
  const written = !text.ok || file === null ? text : writeNew(file, text.value, context)
  if (!written.ok) return complain(context, `conductor test: ${written.error}`)
  context.terminal.stdout(written.value)
  return 0
}

function scenarioText(
  run: RunFolder,
  target: string,
  file: string | null,
  context: CommandContext,
): Result<string, string> {
  const recorded = run.account.run?.file ?? run.result?.workflow.file ?? ''
  const folder = file === null ? context.cwd : path.dirname(path.resolve(context.cwd, file))
  const text = scenarioFromRun(run, workflowPath(recorded, startedFrom(run), folder, context))
  return text.ok ? text : err(`${target} cannot become a scenario: ${text.error}`)
}

/** The file that the run was started with, from its checkpoint; null without a checkpoint. */
function startedFrom({ folder }: RunFolder): string | null {
  const text = folder === null ? null : readTextFile(path.join(folder, CHECKPOINT_FILE))
  const snapshot = text?.ok === true ? parseSnapshot(text.value) : null
  return snapshot?.ok === true ? path.resolve(snapshot.value.cwd, snapshot.value.fileAsGiven) : null
}

/** Files are recorded relative to their workspace; where that is not known, here is as good as anywhere. */
function workflowPath(recorded: string, started: string | null, folder: string, context: CommandContext): string {
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  const candidates = [
    ...(started === null ? [] : [started]),
    ...[workspace, context.cwd].map((root) => path.resolve(root, recorded)),
  ]
  const found = candidates.find((candidate) => entryAt(candidate) === 'file') ?? path.resolve(context.cwd, recorded)
  return path.relative(folder, found).split(path.sep).join('/')
}

/** What is there already is never touched. */
function writeNew(file: string, text: string, context: CommandContext): Result<string, string> {
  try {
    const target = path.resolve(context.cwd, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    return ok(`${file}\n`)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (exists) return err(`${file} is already there; nothing was written`)
    return err(`${file} cannot be written: ${errorMessage(error)}`)
  }
}
