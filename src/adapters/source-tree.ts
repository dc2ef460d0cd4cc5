import { readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { addTo } from '../core/lists.js'
import type { SourceTree } from '../core/ports.js'

const MAX_ENTRIES = 100_000
/** What tools install or make: no problem of the workspace is in them. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'target', '__pycache__', 'site-packages'])

/** The files below a folder; they are looked through when a name is first asked for. */
export function createSourceTree(root: string): SourceTree {
  let byName: ReadonlyMap<string, readonly string[]> | null = null
  return {
    root,
    isFile: (file) => {
      try {
        return statSync(file).isFile()
      } catch {
        return false
      }
    },
    realPath: (file) => {
      try {
        return realpathSync.native(file)
      } catch {
        return null
      }
    },
    named: (name) => {
      byName ??= filesByName(root)
      return byName.get(name) ?? []
    },
  }
}

function filesByName(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const folders = ['']
  let entries = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(root, folder))) {
      entries += 1
      if (entries > MAX_ENTRIES) return new Map()
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name)) folders.push(file)
      if (entry.isFile()) addTo(found, entry.name, file)
    }
  }
  return found
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
