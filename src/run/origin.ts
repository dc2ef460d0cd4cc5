import path from 'node:path'
import type { FileStore } from '../core/ports.js'
import { attemptedOr } from '../core/result.js'
import type { Snapshot } from '../durability/snapshot.js'
import type { RunRequest } from './request.js'

/** The repository, commit and event that a run belongs to; null where they are not known. */
export type RunOrigin = Pick<Snapshot, 'repository' | 'commit' | 'event'>

/** Reads what a checkpoint records about the origin of its run. */
export function readOrigin(files: FileStore, { env, file }: Pick<RunRequest, 'env' | 'file'>): RunOrigin {
  return {
    repository: env['GITHUB_REPOSITORY'] || null,
    commit: readHeadCommit(files, path.dirname(file)) ?? (env['GITHUB_SHA'] || null),
    event: env['GITHUB_EVENT_NAME'] || null,
  }
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** Returns the commit that is checked out around a folder; null without git. Reading the files saves the start of a process. */
export function readHeadCommit(files: FileStore, folder: string): string | null {
  return attemptedOr(null, () => {
    const dotGit = findDotGit(files, folder)
    return dotGit === null ? null : readHead(files, dotGit)
  })
}

function findDotGit(files: FileStore, folder: string): string | null {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = path.join(at, '.git')
    if (files.exists(path.join(found, 'HEAD'))) return found
    // In a worktree or a submodule, `.git` is a file that names the folder.
    if (files.exists(found)) {
      const [, named] = /^gitdir: (.+)$/m.exec(files.readText(found)) ?? []
      return named === undefined ? null : path.resolve(at, named.trim())
    }
    if (at === path.dirname(at)) return null
  }
}

function readHead(files: FileStore, dotGit: string): string | null {
  const head = files.readText(path.join(dotGit, 'HEAD')).trim()
  const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? []
  if (ref === undefined) return COMMIT.test(head) ? head : null
  const common = path.join(dotGit, 'commondir')
  const folders = files.exists(common) ? [dotGit, path.resolve(dotGit, files.readText(common).trim())] : [dotGit]
  for (const folder of folders) {
    const loose = path.join(folder, ref)
    const packed = path.join(folder, 'packed-refs')
    if (files.exists(loose)) return toCommit(files.readText(loose).trim())
    if (!files.exists(packed)) continue
    const line = files
      .readText(packed)
      .split('\n')
      .find((each) => each.endsWith(` ${ref}`))
    if (line !== undefined) return toCommit(line.split(' ', 1).join(''))
  }
  return null
}

function toCommit(text: string): string | null {
  return COMMIT.test(text) ? text : null
}

/** Returns the first characters of a commit, as people quote it. */
export function cutCommit(commit: string): string {
  return commit.slice(0, 12)
}

/** Returns one line about a run that continues at another commit than its own; null if the commits are equal or not known. */
export function describeOtherCommit(saved: Pick<Snapshot, 'commit'>, commit: string | null): string | null {
  if (saved.commit === null || commit === null || saved.commit === commit) return null
  return `this run is of commit ${cutCommit(saved.commit)}, and it continues at commit ${cutCommit(commit)}`
}
