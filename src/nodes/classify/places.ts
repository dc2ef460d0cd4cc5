import path from 'node:path'
import type { SourceTree } from '../../core/ports.js'
import { baseName, type Place, type Problem } from './locate.js'

/** Where a command ran, and the files that it may have complained about. */
export interface Workspace {
  readonly sources: SourceTree
  readonly cwd: string
}

/** A problem at a line of a file of the workspace, as an entry of `details.annotations`. */
export interface PlacedProblem {
  readonly [key: string]: string | number
  readonly file: string
  readonly line: number
  readonly level: 'error'
  readonly message: string
}

/** Code of others: a frame in it is on the way to the cause. */
export const OF_OTHERS = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.cargo|\.rustup)\//

/** The problems that are in the workspace, each at the first of its places that is. */
export function placed(problems: readonly Problem[], workspace: Workspace): readonly PlacedProblem[] {
  return problems.flatMap(({ places, message }) => {
    for (const place of places) {
      const file = fileOf(place, workspace)
      if (file === null) continue
      const column = place.column === null ? {} : { column: place.column }
      return [{ file, line: Math.max(1, place.line), ...column, level: 'error', message }]
    }
    return []
  })
}

/** Relative to the workspace; null for a file that is outside of it, or that could be one of several. */
function fileOf(place: Place, { sources, cwd }: Workspace): string | null {
  const name = pathOf(place.file)
  if (OF_OTHERS.test(name)) return null
  if (name.startsWith('/') || DRIVE.test(name)) return insideOf(sources, name)
  const isBare = !name.includes('/')
  if (!isBare || place.within === null) {
    const local = path.resolve(cwd, name)
    if (sources.isFile(local)) return insideOf(sources, local)
  }
  const tail = name.replace(/^(?:\.\.?\/)+/, '')
  const fitting = sources.named(baseName(name)).filter((file) => file === tail || file.endsWith(`/${tail}`))
  const chosen = place.within === null || !isBare ? fitting : ofPackage(fitting, place.within, sources)
  return chosen.length === 1 ? (chosen[0] ?? null) : null
}

const DRIVE = /^[A-Za-z]:\//

/** A path with `/`, however a tool writes it: `C:\\x`, `/C:/x`, `file:///C:/x`. */
function pathOf(file: string): string {
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

/** The path below the workspace. Links are followed, and where names have no case the file's own spelling is taken. */
function insideOf(sources: SourceTree, file: string): string | null {
  const root = `${sources.root.replaceAll('\\', '/').replace(/\/$/, '')}/`
  const ignoresCase = DRIVE.test(root) || process.platform === 'darwin'
  for (const spelling of [sources.realPath(file) ?? sources.realPath(withoutEscapes(file)), path.normalize(file)]) {
    const name = spelling?.replaceAll('\\', '/') ?? ''
    const isInside = ignoresCase ? name.toLowerCase().startsWith(root.toLowerCase()) : name.startsWith(root)
    if (isInside) return name.slice(root.length)
  }
  return null
}

/** Returns the files that belong to a package: its name gives their folders, in Go from the folder of go.mod on. */
function ofPackage(files: readonly string[], within: string, sources: SourceTree): readonly string[] {
  if (!within.includes('/')) {
    const folders = within.split('.').slice(0, -1).join('/')
    return folders === '' ? files : files.filter((file) => `/${path.posix.dirname(file)}`.endsWith(`/${folders}`))
  }
  const ways = files.map((file) => ({ file, way: wayInModule(path.posix.dirname(file), sources) }))
  const fitting = ways.filter(({ way }) => way === '' || within.endsWith(`/${way}`))
  const longest = Math.max(...fitting.map(({ way }) => way.length))
  return fitting.filter(({ way }) => way.length === longest).map(({ file }) => file)
}

/** The folder of a package, from the folder of its go.mod on. */
function wayInModule(folder: string, sources: SourceTree): string {
  for (let module = folder; module !== '.'; module = path.posix.dirname(module)) {
    if (sources.isFile(path.join(sources.root, module, 'go.mod'))) return path.posix.relative(module, folder)
  }
  return folder === '.' ? '' : folder
}
