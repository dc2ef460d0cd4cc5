import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ReportFile, ReportFiles } from '../core/ports.js'
import { globPattern, hasMagic } from '../text/glob.js'

const MAX_ENTRIES = 100_000
const CHUNK_BYTES = 64 * 1024
/** Folders of others: reports in them are not of this run. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git'])

export const reportFiles: ReportFiles = {
  find: (globs, cwd, root) => {
    const found = new Map<string, ReportFile>()
    for (const file of globs.flatMap((glob) => [...matches(glob, cwd)])) {
      const real = realFile(file, root)
      if (real !== null) found.set(real.path, real)
    }
    return [...found.values()]
  },
  *chunks(file) {
    const buffer = Buffer.alloc(CHUNK_BYTES)
    const descriptor = openSync(file, 'r')
    try {
      for (let read = readSync(descriptor, buffer); read > 0; read = readSync(descriptor, buffer))
        yield buffer.subarray(0, read)
    } finally {
      closeSync(descriptor)
    }
  },
}

/** Returns a regular file below the root with its links resolved; null for anything else. */
function realFile(file: string, root: string): ReportFile | null {
  try {
    const real = realpathSync.native(file)
    const stats = statSync(real, { bigint: true })
    const fromRoot = path.relative(root, real)
    if (!stats.isFile() || fromRoot.startsWith('..') || path.isAbsolute(fromRoot)) return null
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':')
    return { path: real, name: fromRoot.replaceAll('\\', '/'), bytes: Number(stats.size), stamp }
  } catch {
    return null
  }
}

/** Lists what a glob names, relative to a folder. Folders that only a link leads to are not entered. */
function* matches(glob: string, cwd: string): Generator<string> {
  const parts = path.resolve(cwd, glob).replaceAll('\\', '/').split('/')
  const fixed = parts.findIndex(hasMagic)
  if (fixed < 0) {
    yield parts.join('/')
    return
  }
  const base = parts.slice(0, fixed).join('/') || '/'
  const rest = parts.slice(fixed).join('/')
  const pattern = globPattern(rest)
  const deepest = rest.includes('**') ? Number.POSITIVE_INFINITY : parts.length - fixed
  const folders = ['']
  let entries = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(base, folder))) {
      entries += 1
      if (entries > MAX_ENTRIES) return
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && name.split('/').length < deepest) folders.push(name)
      if (!entry.isDirectory() && pattern.test(name)) yield path.join(base, name)
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
