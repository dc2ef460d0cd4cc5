import path from 'node:path'
import type { FileStore } from '../core/ports.js'
import { tryOr } from '../core/result.js'
import type { Snapshot } from '../durability/snapshot.js'
import type { RunRequest } from './request.js'

export function readOrigin(files: FileStore, { env, file }: Pick<RunRequest, 'env' | 'file'>) {
  return {
    repository: env['GITHUB_REPOSITORY'] || null,
    commit: readHeadCommit(files, path.dirname(file)) ?? (env['GITHUB_SHA'] || null),
    event: env['GITHUB_EVENT_NAME'] || null,
  }
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** Returns the commit that is checked out around a folder; null without git. Reading the files saves the start of a process. */
export function readHeadCommit(files: FileStore, folder: string): string | null {
  const commit = tryOr('', () => readHead(files, findDotGit(files, path.resolve(folder))))
  return COMMIT.test(commit) ? commit : null
}

/** Returns the git folder around a folder; throws if there is none, as reading it would. */
function findDotGit(files: FileStore, folder: string): string {
  const dotGit = path.resolve(folder, '.git')
  if (files.exists(path.join(dotGit, 'HEAD'))) return dotGit
  const parent = path.dirname(folder)
  if (!files.exists(dotGit) && parent !== folder) return findDotGit(files, parent)
  // In a worktree or a submodule, `.git` is a file that names the folder.
  const named = files.readText(dotGit).replace(/^gitdir: /, '')
  return path.resolve(folder, named.trim())
}

function readHead(files: FileStore, dotGit: string): string {
  const read = (...names: readonly string[]): string => {
    const file = path.join(...names)
    return files.exists(file) ? files.readText(file).trim() : ''
  }
  const head = read(dotGit, 'HEAD')
  const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? []
  if (ref === undefined) return head
  const folders = [dotGit, path.resolve(dotGit, read(dotGit, 'commondir'))]
  const packed = folders.flatMap((folder) => read(folder, 'packed-refs').split('\n'))
  const line = packed.find((each) => each.endsWith(` ${ref}`)) ?? ''
  return folders.map((folder) => read(folder, ref)).find(Boolean) ?? line.slice(0, -ref.length - 1)
}

export function cutCommit(commit: string): string {
  return commit.slice(0, 12)
}

/** Returns one line about a run that continues at another commit than its own; null if the commits are equal or not known. */
export function describeOtherCommit(saved: Pick<Snapshot, 'commit'>, commit: string | null): string | null {
  if (saved.commit === null || commit === null || saved.commit === commit) return null
  return `this run is of commit ${cutCommit(saved.commit)}, and it continues at commit ${cutCommit(commit)}`
}
