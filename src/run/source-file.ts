import { existsSync } from 'node:fs'
import path from 'node:path'
import { displayPath } from '../config/load/index.js'
import { isInside, realPathOf } from '../config/load/workspace.js'
import { NO_FILE } from '../core/finding.js'

const MAX_PATH = 4096

/**
 * The file that an envelope names, as the repository knows it: relative to the node's folder if it is there, else to the
 * workspace; null when it lies outside.
 */
export function sourceFile(name: string, nodeFolder: string, workspace: string): string | null {
  if (name === NO_FILE || name.length > MAX_PATH || name.includes('\0')) return null
  const root = realPathOf(workspace)
  const local = path.resolve(nodeFolder, name)
  const file = realPathOf(existsSync(local) ? local : path.resolve(root, name))
  return isInside(root, file) && file !== root ? displayPath(root, file) : null
}
