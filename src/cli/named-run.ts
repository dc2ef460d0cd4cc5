import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { err, ok, type Result } from '../core/result.js'
import { readCheckpoint } from '../durability/saved-run.js'
import type { CommandContext } from './command.js'
import { entryAt } from './files.js'
import { notedRuns, type RunEntry, realPath } from './run-index.js'

/** The word for the newest run that was started here. */
export const LAST = 'last'

type Surroundings = Pick<CommandContext, 'cwd' | 'env'>

/** The run folder that an operand names: itself, or with `last` the newest run that was started in this folder. */
export function namedRun(target: string, { cwd, env }: Surroundings): Result<string, string> {
  if (target !== LAST) return ok(target)
  const here = realPath(cwd)
  const found = notedRuns(env).find((entry) => entry.cwd === here && isThere(entry))
  return found === undefined ? err('no run was started in this folder; `conductor runs` lists all') : ok(found.folder)
}

/** What `resume` takes: a run folder, or for a workflow file its newest run that can be resumed. */
export function resumableRun(target: string, context: Surroundings): Result<string, string> {
  if (!/\.ya?ml$/i.test(target) || entryAt(path.resolve(context.cwd, target)) !== 'file')
    return namedRun(target, context)
  const file = realPath(path.resolve(context.cwd, target))
  const found = notedRuns(context.env).find((entry) => entry.file === file && isThere(entry) && isResumable(entry))
  return found === undefined
    ? err(`no run of ${target} can be resumed; \`conductor runs\` lists all`)
    : ok(found.folder)
}

function isThere({ folder }: RunEntry): boolean {
  return entryAt(folder) === 'folder'
}

function isResumable({ folder }: RunEntry): boolean {
  const saved = readCheckpoint(createFileStore(), folder)
  return saved.ok && (saved.value.snapshot.status !== 'ended' || saved.value.snapshot.resumable)
}
