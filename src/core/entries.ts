import { type Dirent, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { tryOr } from './result.js'

const MAX_ENTRIES = 200_000

/** Returns what a path leads to; `absent` also if that cannot be found out. */
export function findEntryAt(file: string): 'file' | 'folder' | 'absent' {
  return tryOr('absent', () => (statSync(file).isDirectory() ? 'folder' : 'file'))
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
