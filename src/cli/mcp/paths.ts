import { realpathSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '../../core/result.js'

/** Where a client may point: the workspace, and for runs also the folder in which runs leave their files. */
export interface Bounds {
  readonly cwd: string
  readonly workspace: string
  readonly runs: string
}

/** A path that lies inside the workspace, symbolic links resolved; it is used as the client wrote it. */
export function insideWorkspace(given: string, bounds: Bounds): Result<string, string> {
  return within(given, [bounds.workspace], bounds)
}

/** A run folder: one of those that runs make by default, or one inside the workspace. */
export function runFolder(given: string, bounds: Bounds): Result<string, string> {
  return within(given, [bounds.workspace, bounds.runs], bounds)
}

function within(given: string, roots: readonly string[], { cwd, workspace }: Bounds): Result<string, string> {
  const real = realPath(path.resolve(cwd, given))
  if (roots.some((root) => isInside(realPath(root), real))) return ok(given)
  return err(`${JSON.stringify(given.slice(0, 300))} is outside of the workspace ${workspace}`)
}

function isInside(root: string, target: string): boolean {
  const relative = path.relative(root, target)
  return relative === '' || (!relative.startsWith(`..${path.sep}`) && relative !== '..' && !path.isAbsolute(relative))
}

/** What exists is resolved; the rest is appended, because a run folder may be yet to be made. */
function realPath(target: string): string {
  try {
    return realpathSync(target)
  } catch {
    const parent = path.dirname(target)
    return parent === target ? target : path.join(realPath(parent), path.basename(target))
  }
}
