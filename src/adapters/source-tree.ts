import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { addTo } from '../core/maps.js'
import type { ReportFile, ReportFiles, SourceTree } from '../core/ports.js'
import { tryOr } from '../core/result.js'
import { compileGlob, hasMagic } from '../text/glob.js'
import { readChunks } from './file-store.js'
import { listGitFiles } from './git.js'

const MAX_ENTRIES = 200_000
/** Folders with installed or generated files, in which no problem of the workspace is. */
const NOT_OF_WORKSPACE: ReadonlySet<string> = new Set(['node_modules', 'target', '__pycache__', 'site-packages'])
/** Folders whose reports do not belong to this run. */
const NOT_OF_RUN: ReadonlySet<string> = new Set(['node_modules', '.git'])

export function createSourceTree(root: string): SourceTree {
  let byName: ReadonlyMap<string, readonly string[]> | null = null
  const isFile = (file: string): boolean => tryOr(false, () => statSync(file).isFile())
  return {
    root,
    isFile,
    realPath: (file) => tryOr(null, () => realpathSync.native(file)),
    named: (name) => {
      byName ??= indexFilesByName(root)
      // git also lists files that the command has removed.
      return (byName.get(name) ?? []).filter((file) => isFile(path.join(root, file)))
    },
  }
}

function indexFilesByName(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const tracked = listGitFiles(root)
  if (tracked !== null) {
    for (const file of tracked) addTo(found, path.posix.basename(file), file)
    return found
  }
  const enters = (name: string): boolean => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name)
  const isComplete = walk(root, enters, (file, entry) => {
    if (entry.isFile()) addTo(found, entry.name, file)
  })
  return isComplete ? found : new Map()
}

export const reportFiles: ReportFiles = {
  find: (globs, cwd, root) => {
    const found = new Map<string, ReportFile>()
    for (const file of globs.flatMap((glob) => matches(glob, cwd))) {
      const real = findRealFile(file, root)
      if (real !== null) found.set(real.path, real)
    }
    return [...found.values()]
  },
  chunks: readChunks,
}

function findRealFile(file: string, root: string): ReportFile | null {
  return tryOr(null, () => {
    const real = realpathSync.native(file)
    const stats = statSync(real, { bigint: true })
    const fromRoot = path.relative(root, real)
    if (!stats.isFile() || fromRoot.startsWith('..') || path.isAbsolute(fromRoot)) return null
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':')
    return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp }
  })
}

function matches(glob: string, cwd: string): readonly string[] {
  const parts = path.resolve(cwd, glob).replaceAll('\\', '/').split('/')
  const fixed = parts.findIndex(hasMagic)
  if (fixed < 0) return [parts.join('/')]
  const base = parts.slice(0, fixed).join('/') || '/'
  const rest = parts.slice(fixed).join('/')
  const pattern = compileGlob(rest)
  const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed
  const found: string[] = []
  const enters = (name: string, file: string): boolean => !NOT_OF_RUN.has(name) && file.split('/').length < deepest
  walk(base, enters, (file, entry) => {
    if (!entry.isDirectory() && pattern.test(file)) found.push(path.join(base, file))
  })
  return found
}

/** Visits all entries below a folder, without following links. Returns false if there are too many. */
export function walk(
  root: string,
  enters: (name: string, file: string) => boolean,
  visit: (file: string, entry: Dirent) => void,
): boolean {
  const folders = ['']
  let seen = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = tryOr([], () => readdirSync(path.join(root, folder), { withFileTypes: true }))
    for (const entry of entries) {
      seen += 1
      if (seen > MAX_ENTRIES) return false
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && enters(entry.name, file)) folders.push(file)
      visit(file, entry)
    }
  }
  return true
}
