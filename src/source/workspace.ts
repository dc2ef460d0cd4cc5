import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import { readRegularFile } from '../core/regular-file.js'
import { err, ok, type Result, tryOr } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import { errorCode } from '../text/error-message.js'

export const MAX_FILE_BYTES = 10 * 1024 * 1024

export type ReadFailure =
  | { readonly code: 'file-not-found' | 'not-a-file' | 'file-too-large' }
  | { readonly code: 'file-unreadable' | 'file-not-text'; readonly message: string }

/** A source of files: the disk, or a git commit for `diff`. */
export interface SourceReader {
  readonly read: (path: string) => Result<Uint8Array | string, ReadFailure>
  /** Resolves symbolic links; returns the path itself if it does not exist. */
  readonly realpath: (path: string) => string
  readonly names?: (folder: string) => readonly string[]
}

export interface LoadOptions {
  /** Absolute real path; nothing outside of it is read. */
  readonly workspace: string
  /** Folder that display paths are relative to; by default the workspace. */
  readonly shownFrom?: string
  readonly env: Environment
  /** Report fields that would change an agent's answers in microsoft/conductor as errors. */
  readonly strictAbilities?: boolean
  readonly reader?: SourceReader
  readonly literal?: boolean
}

/** No system opens a longer path; the search for its existing part would be quadratic. */
const MAX_PATH_CHARS = 4096

/** Resolves symbolic links in the existing part of a path, also for a missing file. */
export function resolveRealPath(path: string): string {
  const absolute = resolve(path)
  if (absolute.length > MAX_PATH_CHARS) return absolute
  for (let existing = absolute; ; existing = dirname(existing)) {
    try {
      return join(realpathSync.native(existing), relative(existing, absolute))
    } catch {
      if (existing === dirname(existing)) return absolute
    }
  }
}

const READ_FAILURES: Readonly<Record<string, ReadFailure>> = {
  ENOENT: { code: 'file-not-found' },
  ENOTDIR: { code: 'file-not-found' },
  EISDIR: { code: 'not-a-file' },
  ENOTREG: { code: 'not-a-file' },
  EFBIG: { code: 'file-too-large' },
}

export const diskReader: SourceReader = {
  read(path) {
    try {
      return ok(readRegularFile(path, MAX_FILE_BYTES))
    } catch (error) {
      const code = errorCode(error) || 'it cannot be opened'
      return err(READ_FAILURES[code] ?? { code: 'file-unreadable', message: code })
    }
  },
  realpath: resolveRealPath,
  names: (folder) => tryOr([], () => readdirSync(folder)),
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}

/** Reports whether a link leads a path that begins in a folder out of that folder. */
export function isLedOut(folder: string, path: string, realpath = resolveRealPath): boolean {
  return isInside(folder, path) && !isInside(realpath(folder), realpath(path))
}

/** Returns a path relative to a folder with forward slashes, for findings, frames and annotations. */
export function displayPath(folder: string, path: string): string {
  return (isInside(folder, path) ? relative(folder, path) : path).split(sep).join('/')
}

/** Returns the folder that files may be read from: GITHUB_WORKSPACE, else the git root, else the folder of the workflow. */
export function findWorkspace(file: string, env: Environment): string {
  return findRepository(file, env) ?? dirname(resolveRealPath(file))
}

/** Returns the folder for display paths: the repository of the file, else the current folder. */
export function findShownFolder(file: string, env: Environment, cwd: string): string {
  return findRepository(file, env) ?? resolveRealPath(cwd)
}

export function findRepositoryWithin(workspace: string, file: string): string {
  const root = resolveRealPath(workspace)
  const real = resolveRealPath(file)
  return (isInside(root, real) ? findGitRoot(real, root) : null) ?? root
}

export function findRepository(file: string, env: Environment): string | null {
  const real = resolveRealPath(file)
  const given = env['GITHUB_WORKSPACE'] ?? ''
  const root = given === '' ? null : resolveRealPath(given)
  return root !== null && isInside(root, real) ? root : findGitRoot(real, parse(real).root)
}

function findGitRoot(file: string, last: string): string | null {
  if (file.length > MAX_PATH_CHARS) return null
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === last || at === dirname(at)) return null
  }
}

/** Decodes UTF-8 with or without a byte order mark; refuses text with a NUL. */
export function decode(content: Uint8Array | string): Result<string, ReadFailure> {
  if (content.length > MAX_FILE_BYTES) return err({ code: 'file-too-large' })
  const notText = (message: string): Result<string, ReadFailure> => err({ code: 'file-not-text', message })
  if (content[0] === 0xff && content[1] === 0xfe) return notText('it is UTF-16; save it as UTF-8')
  if (typeof content !== 'string' && !isUtf8(content)) return notText('it is not UTF-8')
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('utf8')
  return text.includes('\0') ? notText('it is a binary file') : ok(text.replace(/^\ufeff/, ''))
}
