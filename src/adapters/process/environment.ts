import type { Environment } from './locate.js'
import { MARK_VARIABLE } from './process-mark.js'

/** An environment as the system takes it, without the mark. Made here and once: Node would go through all of it for each start. */
export function environmentEntries(env: Environment, platform: string = process.platform): readonly string[] {
  const entries: string[] = []
  for (const name of platform === 'win32' ? distinctNames(env) : Object.keys(env)) {
    if (name !== MARK_VARIABLE) entries.push(`${name}=${env[name]}`)
  }
  return entries
}

/** Windows does not tell the cases of a name apart: as in Node, the first in the order of the alphabet counts. */
function distinctNames(env: Environment): readonly string[] {
  const seen = new Set<string>()
  return Object.keys(env)
    .sort()
    .filter((name) => seen.size < seen.add(name.toUpperCase()).size)
}
