import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFileStore, makeFolder } from '../adapters/file-store.js'
import { realPathOf } from '../config/load/workspace.js'
import { isJsonObject, type JsonObject, parseJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { readCheckpoint, whyUnsafe } from '../durability/saved-run.js'
import { temporaryBase } from '../run/adapters.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import { type CommandContext, oneValue, type ParsedArguments } from './command.js'
import { entryAt, readTextFile } from './files.js'

type Environment = Readonly<Record<string, string | undefined>>

/** What is noted about a run when it begins, so that it can be found again wherever its folder is. */
export interface RunEntry {
  readonly run_id: string
  readonly workflow: string
  readonly file: string
  readonly cwd: string
  readonly folder: string
  readonly started: string
}

const MAX_ENTRIES = 1000

/** One small file for each run, beside the folder of run folders; of one user, because others may not touch it. */
function indexFolder(env: Environment): string {
  return path.join(temporaryBase(env), `conductor-runs-${process.getuid?.() ?? 'user'}`)
}

/** Notes a run that begins; an index that cannot be written does no harm. */
export function noteRun(entry: RunEntry, env: Environment): void {
  try {
    const folder = indexFolder(env)
    makeFolder(folder, 0o700)
    if (!isOurs(folder)) return
    const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`
    writeFileSync(path.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 })
    for (const old of entryNames(folder).slice(MAX_ENTRIES)) rmSync(path.join(folder, old), { force: true })
  } catch {
    // The run goes on; it is only not listed.
  }
}

/** Runs that are noted, the newest first; what cannot be read is skipped. */
export function notedRuns(env: Environment): readonly RunEntry[] {
  const folder = indexFolder(env)
  if (!isOurs(folder)) return []
  return entryNames(folder).flatMap((name) => readEntry(path.join(folder, name)) ?? [])
}

/** How a run was started on this machine; null where its folder is not the one that was noted. */
export function startedRun(env: Environment): NonNullable<ResumeRequest['started']> {
  return (runId, folder) => {
    const real = realPathOf(folder)
    return notedRuns(env).find((entry) => entry.run_id === runId && realPathOf(entry.folder) === real) ?? null
  }
}

export function forgetRuns(folders: ReadonlySet<string>, env: Environment): void {
  const index = indexFolder(env)
  if (!isOurs(index)) return
  for (const name of entryNames(index)) {
    const file = path.join(index, name)
    const entry = readEntry(file)
    if (entry === null || folders.has(entry.folder)) rmSync(file, { force: true })
  }
}

/** In a folder for everybody's temporary files somebody else may have been first. */
function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && (process.getuid === undefined || stats.uid === process.getuid())
}

/** The newest first: names begin with the time. */
function entryNames(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    return names.sort().reverse()
  } catch {
    return []
  }
}

function readEntry(file: string): RunEntry | null {
  const text = readTextFile(file)
  const value = text.ok ? parseJson(text.value) : null
  return isJsonObject(value) && isEntry(value) ? value : null
}

function isEntry(value: JsonObject): value is JsonObject & RunEntry {
  const { run_id, workflow, file, cwd, folder, started } = value
  if (![run_id, workflow, file, cwd, folder, started].every((text) => typeof text === 'string')) return false
  return !Number.isNaN(Date.parse(String(started))) && path.isAbsolute(String(folder))
}

/** The word for the newest run that was started here. */
export const LAST = 'last'

type Surroundings = Pick<CommandContext, 'cwd' | 'env'>

/** The run folder that an operand names: itself, or with `last` the newest run that was started in this folder. */
export function namedRun(target: string, { cwd, env }: Surroundings): Result<string, string> {
  if (target !== LAST) {
    const resolved = path.resolve(cwd, target)
    // A single file, such as errors.jsonl, is no folder to look into.
    const unsafe = entryAt(resolved) === 'folder' ? whyUnsafe(createFileStore(), resolved) : null
    return unsafe === null ? ok(target) : err(unsafe)
  }
  const here = realPathOf(cwd)
  const found = notedRuns(env).find((entry) => entry.cwd === here && entryAt(entry.folder) === 'folder')
  return found === undefined ? err('no run was started in this folder; `conductor runs` lists all') : ok(found.folder)
}

/** What `resume` takes: a run folder, or for a workflow file its newest run that can be resumed. */
export function resumableRun(target: string, context: Surroundings): Result<string, string> {
  if (!/\.ya?ml$/i.test(target) || entryAt(path.resolve(context.cwd, target)) !== 'file')
    return namedRun(target, context)
  const file = realPathOf(path.resolve(context.cwd, target))
  const found = notedRuns(context.env).find((entry) => entry.file === file && isResumable(entry))
  return found === undefined
    ? err(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
    : ok(found.folder)
}

function isResumable({ folder }: RunEntry): boolean {
  const saved = readCheckpoint(createFileStore(), folder)
  return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable)
}

/** What decides which file runs where a command goes on with a run folder: `--workflow`, and the index. */
export function fileRules(args: ParsedArguments, { cwd, env }: Surroundings): Pick<ResumeRequest, 'named' | 'started'> {
  const given = oneValue(args, '--workflow')
  const named = given === null ? {} : { named: { file: path.resolve(cwd, given), fileAsGiven: given } }
  return { ...named, started: startedRun(env) }
}
