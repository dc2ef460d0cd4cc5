import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { parseOption } from '../config/inputs.js'
import { isJsonObject, type Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { errorCode, errorMessage } from '../text/error-message.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Reads a file that the user named; the error is what to tell them. */
export function readTextFile(file: string): Result<string, string> {
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) return err('is a folder, not a file')
    if (stats.size > MAX_BYTES) return err(`is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    return ok(readFileSync(file, 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return err('does not exist')
    return err(`cannot be read: ${errorMessage(error)}`)
  }
}

/** Writes a report where the user wants it, with the folders on the way; the error is what to tell them. */
export function writeTextFile(file: string, text: string): Result<string, string> {
  try {
    const files = createFileStore()
    files.makeFolder(path.dirname(file))
    files.replace(file, text)
    return ok(file)
  } catch (error) {
    return err(`cannot be written: ${errorMessage(error)}`)
  }
}

/** What a path leads to; a place that cannot be looked at is as good as none. */
export function entryAt(file: string): 'file' | 'folder' | 'absent' {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats === undefined ? 'absent' : stats.isDirectory() ? 'folder' : 'file'
  } catch {
    return 'absent'
  }
}

const YAML_FILE = /\.ya?ml$/
const NOT_ENTERED: ReadonlySet<string> = new Set(['.git', 'node_modules'])
const MAX_ENTRIES = 200_000

/**
 * The files that operands mean: a file is itself, a folder every file of that sort below it, a pattern what it matches;
 * `**` crosses folders. A file that has the name of a pattern is that file.
 */
export function namedFiles(operands: readonly string[], cwd: string, sort: FileSort): Result<string[], string> {
  const found = new Set<string>()
  for (const given of operands) {
    const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given
    const entry = entryAt(path.resolve(cwd, operand))
    const isPattern = entry === 'absent' && /[*?]/.test(operand)
    const files =
      entry === 'folder'
        ? filesBelow(operand, cwd).filter((file) => isOf(sort, path.resolve(cwd, file)))
        : isPattern
          ? matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
          : [operand]
    if (isPattern && files.length === 0) return err(`nothing matches ${JSON.stringify(operand)}`)
    if (files.length === 0)
      return err(`there is no ${sort.what} in ${operand}: no .yaml or .yml file below it has ${sort.has}`)
    for (const file of files) found.add(file)
  }
  return ok([...found])
}

/** What a folder stands for: files with these keys at their top. */
interface FileSort {
  readonly what: string
  readonly has: string
  /** Files of this name count also while they cannot be read. */
  readonly name: RegExp
  readonly isOne: (data: Json) => boolean
}

export const WORKFLOW_FILES: FileSort = {
  what: 'workflow file',
  has: '`workflow:` with `entry_point`',
  name: /\.conductor\.ya?ml$/,
  isOne: (data) =>
    isJsonObject(data) && isJsonObject(data['workflow']) && data['workflow']['entry_point'] !== undefined,
}

export const SCENARIO_FILES: FileSort = {
  what: 'scenario file',
  has: '`scenarios:`',
  name: /\.test\.ya?ml$/,
  isOne: (data) => isJsonObject(data) && data['scenarios'] !== undefined,
}

function isOf({ name, isOne }: FileSort, file: string): boolean {
  if (!YAML_FILE.test(file)) return false
  if (name.test(file)) return true
  const text = readTextFile(file)
  const data = text.ok ? parseOption(text.value) : text
  return data.ok && isOne(data.value)
}

function matching(pattern: string, cwd: string): readonly string[] {
  const parts = pattern.split('/')
  const open = parts.findIndex((part) => /[*?]/.test(part))
  const fixed = parts.slice(0, open).join('/')
  const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed
  const shape = shapeOf(pattern)
  return filesBelow(start, cwd).filter((file) => shape.test(file))
}

/** `**` is any number of folders, `*` and `?` stay within a name. */
function shapeOf(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[\\^$.()[\]{}|+]/g, (sign) => {
    if (sign === '**/') return '(?:[^/]+/)*'
    if (sign === '**') return '.*'
    if (sign === '*') return '[^/]*'
    return sign === '?' ? '[^/]' : `\\${sign}`
  })
  return new RegExp(`^${source}$`)
}

/** Files below a folder, in the order of their names; links are not followed. */
function filesBelow(folder: string, cwd: string): readonly string[] {
  const files: string[] = []
  const open = [folder]
  for (let at = open.pop(); at !== undefined && files.length < MAX_ENTRIES; at = open.pop()) {
    for (const entry of entriesOf(path.resolve(cwd, at))) {
      const name = at === '' || at === '.' ? entry.name : `${at.replace(/\/$/, '')}/${entry.name}`
      if (entry.isFile()) files.push(name)
      else if (entry.isDirectory() && !NOT_ENTERED.has(entry.name)) open.push(name)
    }
  }
  return files.sort()
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
