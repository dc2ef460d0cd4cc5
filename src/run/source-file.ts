import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * The file that an envelope names, as the repository knows it: relative to the node's folder if it is there, else to the
 * workspace; null when it lies outside.
 */
export function sourceFile(file: string, nodeFolder: string, workspace: string): string | null {
  const root = real(workspace)
  const candidates = path.isAbsolute(file) ? [file] : [path.resolve(nodeFolder, file), path.resolve(root, file)]
  const found = candidates.find((candidate) => existsSync(candidate)) ?? candidates.at(-1) ?? file
  const inside = path.relative(root, real(found))
  if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside)) return null
  return inside.split(path.sep).join('/')
}

function real(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}
