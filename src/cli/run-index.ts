import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFileStore, makePrivateFolder } from '../adapters/file-store.js'
import { findEntryAt } from '../core/entries.js'
import { parseJson } from '../core/json.js'
import { isPrivateFolder } from '../core/regular-file.js'
import { err, ok, type Result, tryAction, tryOr } from '../core/result.js'
import { createObjectShape, isString, type Shaped } from '../core/shape.js'
import type { Environment } from '../core/shells.js'
import { findUnsafeReason, readCheckpoint } from '../durability/saved-run.js'
import { temporaryBase } from '../run/adapters.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import type { RunObserver } from '../run/request.js'
import { resolveRealPath } from '../source/workspace.js'
import type { ParsedArguments, Surroundings } from './command.js'
import { readTextFile } from './files.js'

const FIELDS = {
  run_id: isString,
  workflow: isString,
  file: isString,
  cwd: isString,
  folder: (value: unknown): value is string => isString(value) && path.isAbsolute(value),
  started: (value: unknown): value is string => isString(value) && !Number.isNaN(Date.parse(value)),
}
const isEntry = createObjectShape(FIELDS)

/** Note about a run that begins, so that it can be found wherever its folder is. */
export type RunEntry = Shaped<typeof FIELDS>

const MAX_ENTRIES = 1000

/** Returns the folder with one small file per run, beside the default folder for run folders; only this user may write there. */
function getIndexFolder(env: Environment): string {
  return path.join(temporaryBase(env), `conductor-runs-${process.getuid?.() ?? 'user'}`)
}

/** Notes each run when it begins, so that `runs`, `last`, `resume` and `redrive` know its folder. */
export function noteRunsOf(observer: RunObserver, { cwd, env }: Surroundings): RunObserver {
  return {
    ...observer,
    onStarted: (start) => {
      const { runId: run_id, runDir, workflow } = start
      const folder = path.resolve(cwd, runDir ?? '')
      if (runDir !== null && createStartedLookup(env)(run_id, folder) === null) {
        const places = { file: resolveRealPath(workflow.file), cwd: resolveRealPath(cwd), folder }
        noteRun({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env)
      }
      return observer.onStarted(start)
    },
  }
}

/** If the index cannot be written, the run is not listed. */
function noteRun(entry: RunEntry, env: Environment): void {
  tryAction(() => {
    const folder = getIndexFolder(env)
    makePrivateFolder(folder)
    const name = `${entry.started.replaceAll(/[-:.]/g, '')}-${entry.run_id}.json`
    writeFileSync(path.join(folder, name), `${JSON.stringify({ schema_version: 1, ...entry })}\n`, { mode: 0o600 })
    for (const old of listFolderNames(folder).slice(MAX_ENTRIES)) rmSync(path.join(folder, old), { force: true })
  })
}

/** Returns the noted runs, or those with an id, the newest first; skips files that cannot be read. */
export function listNotedRuns(env: Environment, runId?: string): readonly RunEntry[] {
  const folder = getIndexFolder(env)
  if (!isPrivateFolder(folder)) return []
  const names = listFolderNames(folder).filter((name) => runId === undefined || name.endsWith(`-${runId}.json`))
  return names.flatMap((name) => readEntry(path.join(folder, name)) ?? [])
}

export function createStartedLookup(env: Environment): NonNullable<ResumeRequest['started']> {
  return (runId, folder) => {
    const real = resolveRealPath(folder)
    const noted = listNotedRuns(env, runId)
    return noted.find((entry) => entry.run_id === runId && resolveRealPath(entry.folder) === real) ?? null
  }
}

export function forgetRuns(folders: ReadonlySet<string>, env: Environment): void {
  const index = getIndexFolder(env)
  if (!isPrivateFolder(index)) return
  for (const name of listFolderNames(index)) {
    const file = path.join(index, name)
    const entry = readEntry(file)
    if (entry === null || folders.has(entry.folder)) rmSync(file, { force: true })
  }
}

/** Returns the files of the index, the newest first: names begin with the time. */
function listFolderNames(folder: string): readonly string[] {
  const names = tryOr([], () => readdirSync(folder)).filter((name) => name.endsWith('.json'))
  return names.sort().reverse()
}

function readEntry(file: string): RunEntry | null {
  const text = readTextFile(file)
  const value = text.ok ? parseJson(text.value) : null
  return isEntry(value) ? value : null
}

export const LAST = 'last'

/** Returns the run folder that an operand names: itself, or for `last` the newest run that was started in this folder. */
export function findNamedRun(target: string, { cwd, env }: Surroundings): Result<string, string> {
  if (target !== LAST) {
    const resolved = path.resolve(cwd, target)
    // The operand may be a single file, such as errors.jsonl.
    const unsafe = findEntryAt(resolved) === 'folder' ? findUnsafeReason(createFileStore(), resolved) : null
    return unsafe === null ? ok(target) : err(unsafe)
  }
  const here = resolveRealPath(cwd)
  const last = listNotedRuns(env).find((entry) => entry.cwd === here && findEntryAt(entry.folder) === 'folder')
  return last === undefined ? err('no run was started in this folder; `conductor runs` lists all') : ok(last.folder)
}

/** Returns the run folder for `resume`: that of the operand, or for a workflow file its newest run that can be resumed. */
export function findResumableRun(target: string, context: Surroundings): Result<string, string> {
  if (!/\.ya?ml$/i.test(target) || findEntryAt(path.resolve(context.cwd, target)) !== 'file')
    return findNamedRun(target, context)
  const file = resolveRealPath(path.resolve(context.cwd, target))
  const newest = listNotedRuns(context.env).find((entry) => {
    const saved = entry.file === file ? readCheckpoint(createFileStore(), entry.folder) : null
    return saved?.ok === true && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable)
  })
  return newest === undefined
    ? err(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
    : ok(newest.folder)
}

/** Returns what decides which workflow file a run folder is continued with: `--workflow`, and the index. */
export function readFileRules(
  args: ParsedArguments,
  { cwd, env }: Surroundings,
): Pick<ResumeRequest, 'named' | 'started'> {
  const file = args.value('--workflow')
  const named = file === null ? {} : { named: { file: path.resolve(cwd, file), fileAsGiven: file } }
  return { ...named, started: createStartedLookup(env) }
}
