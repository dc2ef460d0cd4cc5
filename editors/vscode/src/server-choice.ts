import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A program that serves `lsp`: a file for Node, or a command with its first arguments. */
export type Server =
  | { readonly module: string }
  | { readonly command: string; readonly args: readonly string[]; readonly shell: boolean }

export interface Surroundings {
  /** Value of `conductor.command`, as it stands in the settings. */
  readonly setting: unknown
  /** A workspace that is not trusted runs nothing of its own. */
  readonly isTrusted: boolean
  readonly folders: readonly string[]
  /** The server in this extension, and the version of both. */
  readonly bundled: string
  readonly version: string
  readonly platform: NodeJS.Platform
}

/** Chooses the command of the settings, a newer one that a folder has installed, or the one in this extension. */
export function chooseServer(around: Surroundings): { readonly server: Server; readonly problem: string | null } {
  const { setting, isTrusted, folders, bundled, version, platform } = around
  const words = isTrusted ? readCommand(setting) : []
  const problem =
    words === null ? 'conductor.command must be a list of texts: the command and its first arguments' : null
  const [command, ...args] = words ?? []
  if (command !== undefined) return { server: toProcess(command, args, platform), problem }
  const installed = isTrusted ? folders.flatMap((folder) => findInstalled(folder) ?? []) : []
  const newest = installed.reduce((best, each) => (compareVersions(each.version, best.version) > 0 ? each : best), {
    module: bundled,
    version,
  })
  return { server: { module: newest.module }, problem }
}

/** Returns the words of a command; none for an empty list or an absent setting, null for another value. */
function readCommand(setting: unknown): readonly string[] | null {
  if (setting === undefined || setting === null) return []
  const isText = (word: unknown): word is string => typeof word === 'string' && word.trim() !== ''
  return Array.isArray(setting) && setting.every(isText) ? setting : null
}

/** On Windows, programs of npm are `.cmd` files, which only a shell starts; there each word is quoted. */
function toProcess(command: string, args: readonly string[], platform: NodeJS.Platform): Server {
  const shell = platform === 'win32' && !/\.(?:exe|com)$/i.test(command)
  const quote = (word: string): string => (/^[\w.:\\/=-]+$/.test(word) ? word : `"${word.replaceAll('"', '')}"`)
  return shell ? { command: quote(command), args: args.map(quote), shell } : { command, args, shell }
}

/** Finds the package that a folder has installed. */
function findInstalled(folder: string): { readonly module: string; readonly version: string } | null {
  const home = path.join(folder, 'node_modules', 'conductor-action')
  const module = path.join(home, 'dist', 'cli', 'index.js')
  try {
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
    return typeof version === 'string' && existsSync(module) ? { module, version } : null
  } catch {
    return null
  }
}

/** Compares `1.10.0` with `1.9.2` by numbers; a version with a suffix, such as `-beta`, comes before the one without. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => {
    const [numbers = '', suffix] = version.split('-', 2)
    return [...numbers.split('.').map(Number), suffix === undefined ? 1 : 0]
  })
  for (const [index, number] of (left ?? []).entries()) {
    const difference = number - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
