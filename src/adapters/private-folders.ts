import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { isPrivateFolder } from '../core/regular-file.js'
import { makeFolder } from './file-store.js'

/** Makes a folder for this user alone, under a name that nobody can guess. Throws Node's errors. */
export function makeTemporaryFolder(base: string, prefix: string): string {
  makeFolder(base)
  return mkdtempSync(path.join(base, prefix))
}

/** Makes a folder with a known name, and throws unless it is this user's alone: in a shared temporary folder another user may have made it first. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, 0o700)
  if (!isPrivateFolder(folder)) throw new Error(`${folder} is not this user's alone`)
}
