import path from 'node:path'
import type { SourceTree } from '../core/ports.js'
import { findLargest } from '../text/lists.js'
import { type ToolPlace, type ToolProblem, toBaseName } from './locate.js'

/** The folder of a command, and the files that its output may name. */
export interface Workspace {
  readonly sources: SourceTree
  readonly cwd: string
}

/** A problem at a line of a file of the workspace, as an entry of `details.annotations`. */
export interface PlacedProblem {
  readonly [key: string]: string | number
  readonly file: string
  readonly line: number
  readonly level: 'error' | 'warning'
  readonly message: string
}

/** Third-party code; its stack frames are not the cause. */
export const OF_OTHERS =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python[\d.]+|Python\d+\/Lib|\.pub-cache|\.cargo|cargo\/registry|\.rustup|_actions)\//

/** Returns the problems in the workspace, each at its first place inside it. */
export function placeProblems(problems: readonly ToolProblem[], workspace: Workspace): readonly PlacedProblem[] {
  // Stacks of many failures name the same files.
  const fileByKey = new Map<string, string | null>()
  const findOnce = (place: ToolPlace): string | null => {
    const key = `${place.file}\0${place.within ?? ''}`
    const known = fileByKey.get(key)
    const file = known === undefined ? findSourceFile(place, workspace) : known
    fileByKey.set(key, file)
    return file
  }
  return problems.flatMap(({ places, message, level }): readonly PlacedProblem[] => {
    for (const place of places) {
      const file = findOnce(place)
      if (file === null) continue
      const column = place.column === null ? {} : { column: place.column }
      return [{ file, line: Math.max(1, place.line), ...column, level: level ?? 'error', message }]
    }
    return []
  })
}

/** Returns the path relative to the workspace; null for a file outside of it, and for an ambiguous name. */
export function findSourceFile(place: ToolPlace, { sources, cwd }: Workspace): string | null {
  const name = normalizePath(place.file)
  if (OF_OTHERS.test(name)) return null
  if (name.startsWith('/') || DRIVE.test(name)) return findInside(sources, name) ?? findBySuffix(sources, name)
  const isBare = !name.includes('/')
  if (!isBare || place.within === null) {
    const local = path.resolve(cwd, name)
    if (sources.isFile(local)) return findInside(sources, local)
  }
  const tail = name.replace(/^(?:\.\.?\/)+/, '')
  const fitting = sources.named(toBaseName(name)).filter((file) => file === tail || file.endsWith(`/${tail}`))
  const chosen = place.within === null || !isBare ? fitting : filterByPackage(fitting, place.within, sources)
  if (chosen.includes(tail)) return tail
  return chosen.length === 1 ? (chosen[0] ?? null) : null
}

const DRIVE = /^[A-Za-z]:\//
/** Folders of a machine that hold installed programs; a workspace is never checked out there. */
const OF_MACHINE =
  /^\/(?:usr\/(?:lib|lib64|local|include|share)|lib|lib64|etc|proc|opt\/hostedtoolcache|nix)\/|^\/?[A-Za-z]:\/(?:Program Files|Windows)/i

/** Maximum number of folders that are compared. */
const MAX_SUFFIX = 100

/**
 * Finds the file that an absolute path of another machine or container names: the file with the longest common suffix. A suffix
 * that is a whole path of the workspace wins. A bare file name counts only in the root of the workspace.
 */
function findBySuffix(sources: SourceTree, name: string): string | null {
  // A file of this machine outside of the workspace is no file of the workspace.
  if (OF_MACHINE.test(name) || sources.isFile(name)) return null
  const all = name.split('/').filter((part) => part !== '' && part !== '.' && !part.endsWith(':'))
  const parts = all.slice(-MAX_SUFFIX)
  if (all.includes('..')) return null
  const files = sources.named(toBaseName(name))
  const suffixes = parts.map((_, at) => parts.slice(at).join('/'))
  const whole = suffixes.find((suffix) => files.includes(suffix))
  if (whole !== undefined || files.length === 0) return whole ?? null
  const longest = suffixes.slice(0, -1).map((suffix) => files.filter((file) => file.endsWith(`/${suffix}`)))
  const [first, ...others] = longest.find((fitting) => fitting.length > 0) ?? []
  return others.length === 0 ? (first ?? null) : null
}

/** Returns a path with `/` for all spellings of tools: `C:\\x`, `/C:/x`, `file:///C:/x`. */
function normalizePath(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/^file:\/\//, '')
    .replace(/^\/(?=[A-Za-z]:\/)/, '')
}

/** Names in URLs have `%20` for a space. */
function withoutEscapes(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the path below the workspace. Follows links; on file systems without case, uses the spelling of the file. */
function findInside(sources: SourceTree, file: string): string | null {
  const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`
  const ignoresCase = DRIVE.test(root) || process.platform === 'darwin'
  // A link that leads out of the workspace is no place in it.
  const spelling = sources.realPath(file) ?? sources.realPath(withoutEscapes(file)) ?? path.normalize(file)
  const name = spelling.replaceAll('\\', '/')
  const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root)
  return isInside ? name.slice(root.length) : null
}

/** Returns the files of a package, whose name gives the folder; in Go relative to the folder of go.mod. */
function filterByPackage(files: readonly string[], within: string, sources: SourceTree): readonly string[] {
  if (!within.includes('/')) {
    const folders = within.split('.').slice(0, -1).join('/')
    return folders === '' ? files : files.filter((file) => `/${path.posix.dirname(file)}`.endsWith(`/${folders}`))
  }
  const ways = files.map((file) => ({ file, way: findModulePath(path.posix.dirname(file), sources) }))
  const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`))
  const longest = findLargest(fitting.map(({ way }) => way.length))
  return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file)
}

/** Returns the folder of a package, relative to the folder of its go.mod. */
function findModulePath(folder: string, sources: SourceTree): string {
  for (let module = folder; module !== '.'; module = path.posix.dirname(module)) {
    if (sources.isFile(path.join(sources.root, module, 'go.mod'))) return path.posix.relative(module, folder)
  }
  return folder === '.' ? '' : folder
}
