import path from 'node:path'
import { findWorkspace, isInside, realPathOf } from '../config/load/workspace.js'
import { err, ok, type Result } from '../core/result.js'
import type { RunRequest } from './request.js'

/** How a run was started on this machine, as its own index says. */
export interface StartedRun {
  readonly file: string
  readonly cwd: string
}

/**
 * A run folder is data: it may come from another machine, and what it says may be forged. So it does not decide what runs, nor where. A
 * workflow file of the current workspace may run, one that the caller names, and one that the index of this machine has for this run.
 */
export interface FileRules extends Pick<RunRequest, 'cwd' | 'env' | 'workspace'> {
  /** The file that the caller names; in the action no other one may run. */
  readonly named?: Pick<RunRequest, 'file' | 'fileAsGiven'> & { readonly isOnly?: boolean }
  readonly started?: (runId: string, folder: string) => StartedRun | null
}

/** The folder whose files may run: GitHub's workspace, else the git root, else the current folder. */
export function currentWorkspace({ cwd, env, workspace }: FileRules): string {
  return realPathOf(workspace ?? findWorkspace(path.join(cwd, 'workflow.yaml'), env))
}

/** Whether a file lies in one of these folders and not in the run folder; links are followed first. */
export function isOwnFile(file: string, folder: string, roots: readonly string[]): boolean {
  const real = realPathOf(file)
  return roots.some((root) => isInside(realPathOf(root), real)) && !isInside(realPathOf(folder), real)
}

/** The first of these files that is there and our own; null where none is there, and an error where only others are. */
export function ownFile(
  candidates: readonly string[],
  { adapters: { files } }: Pick<RunRequest, 'adapters'>,
  folder: string,
  roots: readonly string[],
  shown: string,
): Result<string | null, string> {
  const found = candidates.filter((each) => files.exists(each))
  const own = found.find((each) => isOwnFile(each, folder, roots))
  if (own !== undefined || found.length === 0) return ok(own ?? null)
  return err(
    `${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`,
  )
}
