import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { walk } from '../core/entries.js'
import { addTo } from '../core/maps.js'
import type { ReportFile, ReportFiles, ReportMatches, SourceTree } from '../core/ports.js'
import { tryOr } from '../core/result.js'
import { compileGlob, hasMagic } from '../text/glob.js'
import { readChunks } from './file-store.js'
import { listGitFiles } from './git.js'

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
  const filesByName = new Map<string, string[]>()
  const tracked = listGitFiles(root)
  if (tracked !== null) {
    for (const file of tracked) addTo(filesByName, path.posix.basename(file), file)
    return filesByName
  }
  const enters = (name: string): boolean => !name.startsWith('.') && !NOT_OF_WORKSPACE.has(name)
  const isComplete = walk(root, enters, (file, entry) => {
    if (entry.isFile()) addTo(filesByName, entry.name, file)
  })
  return isComplete ? filesByName : new Map()
}

export const reportFiles: ReportFiles = {
  find: (glob, cwd, root) => {
    const judged = listMatches(glob, cwd).map((file) => judgeFile(file, root))
    return {
      files: judged.flatMap((each) => (each !== null && 'stamp' in each ? [each] : [])),
      refused: judged.flatMap((each) => (each !== null && 'reason' in each ? [each] : [])),
    }
  },
  chunks: readChunks,
}

/** Returns a file that may be read, or the reason why it may not; null if nothing is there. */
function judgeFile(file: string, root: string): ReportMatches['refused'][number] | ReportFile | null {
  if (tryOr(null, () => lstatSync(file)) === null) return null
  const name = path.relative(root, file).replaceAll('\\', '/')
  const real = tryOr(null, () => realpathSync.native(file))
  const stats = tryOr(null, () => statSync(real ?? file, { bigint: true }))
  if (real === null || stats === null) return { name, reason: 'it is a link that leads nowhere' }
  const fromRoot = path.relative(root, real)
  if (fromRoot.startsWith('..') || path.isAbsolute(fromRoot))
    return { name, reason: 'it lies outside of the workspace' }
  if (!stats.isFile()) return { name, reason: `it is ${describeType(stats)}` }
  const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':')
  return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp }
}

function describeType(stats: Pick<Stats, 'isDirectory' | 'isFIFO'>): string {
  return stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : 'not a regular file'
}

function listMatches(glob: string, cwd: string): readonly string[] {
  const parts = path.resolve(cwd, glob).replaceAll('\\', '/').split('/')
  const fixed = parts.findIndex(hasMagic)
  if (fixed < 0) return [parts.join('/')]
  const base = parts.slice(0, fixed).join('/') || '/'
  const rest = parts.slice(fixed).join('/')
  const pattern = compileGlob(rest)
  const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed
  // A glob that ends with `**` crosses folders, and does not mean them.
  const meansFolders = !rest.endsWith('**')
  const files: string[] = []
  const enters = (name: string, file: string): boolean => !NOT_OF_RUN.has(name) && file.split('/').length < deepest
  walk(base, enters, (file, entry) => {
    if ((meansFolders || !entry.isDirectory()) && pattern.test(file)) files.push(path.join(base, file))
  })
  return files
}
