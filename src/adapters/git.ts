import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import path from 'node:path'
import { err, ok, type Result, type ValueOf } from '../core/result.js'
import type { ReadFailure, SourceReader } from '../source/workspace.js'
import { CommandLocator } from './process/locate.js'

const MAX_BYTES = 64 * 1024 * 1024

export type GitTree = ValueOf<typeof openGitTree>

export function openGitTree(ref: string, cwd: string, env: Readonly<Record<string, string>>) {
  if (ref.startsWith('-')) return err(`${JSON.stringify(ref)} is not a ref`)
  const git = createGit(cwd, env)
  if (git === null) return err('git is needed to read a ref, and it was not found')
  const top = git(['rev-parse', '--show-toplevel'])
  if (top.status !== 0) return err(`${cwd} is not inside a git repository`)
  const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{tree}`])
  if (commit.status !== 0) return err(`there is no ref ${JSON.stringify(ref)} in this repository`)
  const tree = commit.stdout.toString('utf8').trim()
  // Symbolic links are resolved in the answer of git.
  const root = path.resolve(top.stdout.toString('utf8').replace(/\r?\n$/, ''))
  const read = (file: string): Result<Uint8Array, ReadFailure> => {
    const name = path.relative(root, file).split(path.sep).join('/')
    if (name.includes('\n')) return err({ code: 'file-not-found' })
    return parseBlob(git(['cat-file', '--batch', '--follow-symlinks'], `${tree}:${name}\n`))
  }
  const reader: SourceReader = { read, realpath: (file) => path.resolve(file) }
  /** Resolves the path of `REF:path`: from the root, or from the current folder if it starts with a dot. */
  const locate = (name: string): string => path.resolve(/^\.\.?[\\/]/.test(name) ? cwd : root, name)
  return ok({ root, reader, locate })
}

/** Reads the answer of `git cat-file --batch`: `<id> blob <size>`, a line break and the content, or one line with the reason. */
function parseBlob({ status, stdout, stderr, error }: SpawnSyncReturns<Buffer>): Result<Uint8Array, ReadFailure> {
  const problem = error?.message ?? (status === 0 ? null : stderr.toString('utf8').trim().split('\n', 1).join(''))
  if (problem !== null) return err({ code: 'file-unreadable', message: problem })
  const lineEnd = stdout.indexOf(0x0a)
  const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(0, lineEnd).toString('utf8')) ?? []
  if (type === undefined) return err({ code: 'file-not-found' })
  if (type !== 'blob') return err({ code: 'not-a-file' })
  return ok(stdout.subarray(lineEnd + 1, lineEnd + 1 + Number(size)))
}

export function readRemoteOrigin(cwd: string, env: Readonly<Record<string, string>>): string | null {
  const asked = createGit(cwd, env)?.(['config', '--get', 'remote.origin.url'])
  return asked?.status === 0 ? asked.stdout.toString('utf8').trim() : null
}

export function listGitFiles(folder: string): readonly string[] | null {
  // A repository's own configuration must not start a program.
  const listing = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const present = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const asked = createGit(folder, Object.fromEntries(present))?.(listing)
  if (asked?.status !== 0) return null
  return [...new Set(asked.stdout.toString('utf8').split('\0'))].filter((file) => file !== '')
}

function createGit(cwd: string, env: Readonly<Record<string, string>>) {
  const program = new CommandLocator().locate('git', cwd, env)
  if (!program.ok) return null
  return (args: readonly string[], input = '') =>
    spawnSync(program.value, args, { cwd, env, input, maxBuffer: MAX_BYTES, windowsHide: true })
}
