import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import { err, ok, type Result } from '../../core/result.js'
import { errorCode } from '../../text/error-message.js'

export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Why a file was not read; each has a finding of its own. */
export type ReadFailure =
  | { readonly code: 'file-not-found' }
  | { readonly code: 'not-a-file' }
  | { readonly code: 'file-too-large' }
  | { readonly code: 'file-unreadable' | 'file-not-text'; readonly message: string }

/** Where files come from: the disk, or a commit of git when two versions are compared. */
export interface SourceReader {
  readonly read: (path: string) => Result<Uint8Array | string, ReadFailure>
  /** The path with symbolic links resolved; the path itself where nothing is there. */
  readonly realpath: (path: string) => string
  /** Names in a folder, where they can be known; for suggestions. */
  readonly names?: (folder: string) => readonly string[]
}

export interface LoadOptions {
  /** Absolute real path; nothing outside of it is read. */
  readonly workspace: string
  /** What shown paths are relative to; the workspace by default. */
  readonly shownFrom?: string
  readonly env: Environment
  /** Whether a lost ability that would have changed an answer is an error. */
  readonly strictAbilities?: boolean
  /** Where files are read from; the disk by default. */
  readonly reader?: SourceReader
  /** Leaves `${VAR}` as it is. */
  readonly literal?: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Resolves the links of the part of a path that exists, so that a missing file is still judged by where it would be. */
export function realPathOf(path: string): string {
  const absolute = resolve(path)
  try {
    return realpathSync.native(absolute)
  } catch {
    const parent = dirname(absolute)
    return parent === absolute ? absolute : join(realPathOf(parent), relative(parent, absolute))
  }
}

function readFromDisk(path: string): Result<Uint8Array, ReadFailure> {
  try {
    const stat = statSync(path)
    if (!stat.isFile()) return err({ code: 'not-a-file' })
    if (stat.size > MAX_FILE_BYTES) return err({ code: 'file-too-large' })
    return ok(readFileSync(path))
  } catch (error) {
    const code = errorCode(error) || 'it cannot be opened'
    if (code === 'ENOENT' || code === 'ENOTDIR') return err({ code: 'file-not-found' })
    return err({ code: 'file-unreadable', message: code })
  }
}

function namesOnDisk(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

export const diskReader: SourceReader = { read: readFromDisk, realpath: realPathOf, names: namesOnDisk }

/** Whether a real path lies in a real folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

/** What findings, frames and annotations show: relative to a folder, mostly the workspace, with forward slashes. */
export function displayPath(folder: string, path: string): string {
  return (isInside(folder, path) ? relative(folder, path) : path).split(sep).join('/')
}

/**
 * The folder that files may be read from: GitHub's, else the git root, else where the workflow lies. A file that
 * somebody names outside of GitHub's workspace has its own.
 */
export function findWorkspace(file: string, env: Environment): string {
  return repositoryOf(file, env) ?? dirname(realPathOf(file))
}

/** What the paths of files that somebody named are relative to: their repository, or outside of one the current folder. */
export function shownFolder(file: string, env: Environment, cwd: string): string {
  return repositoryOf(file, env) ?? realPathOf(cwd)
}

/** The root of the repository that a file lies in: the workspace, unless it was checked out into a folder of it. */
export function repositoryWithin(workspace: string, file: string): string {
  const root = realPathOf(workspace)
  const real = realPathOf(file)
  return (isInside(root, real) ? gitRootOf(real, root) : null) ?? root
}

function repositoryOf(file: string, env: Environment): string | null {
  const real = realPathOf(file)
  const given = env['GITHUB_WORKSPACE'] ?? ''
  const root = given === '' ? null : realPathOf(given)
  return root !== null && isInside(root, real) ? root : gitRootOf(real, parse(real).root)
}

/** The nearest root of a repository around a file, up to a folder that is looked at last. */
function gitRootOf(file: string, last: string): string | null {
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === last || at === dirname(at)) return null
  }
}

/** Text of a file: UTF-8 with or without a byte order mark; anything with a NUL in it is not text. */
export function decode(content: Uint8Array | string): Result<string, ReadFailure> {
  if (content.length > MAX_FILE_BYTES) return err({ code: 'file-too-large' })
  const notText = (message: string): Result<string, ReadFailure> => err({ code: 'file-not-text', message })
  if (content[0] === 0xff && content[1] === 0xfe) return notText('it is UTF-16; save it as UTF-8')
  if (typeof content !== 'string' && !isUtf8(content)) return notText('it is not UTF-8')
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8')
  return text.includes('\0') ? notText('it is a binary file') : ok(text.replace(/^\ufeff/, ''))
}
