import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { walk } from '../adapters/source-tree.js'
import { parseOption } from '../config/inputs.js'
import { isJsonObject, type Json } from '../core/json.js'
import { attempted, attemptedOr, err, ok, type Result } from '../core/result.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { globPattern, hasMagic } from '../text/glob.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Reads a file that the user named; the error follows the name of the file in a message. */
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

/** Writes a file and makes its folder; the error follows the name of the file in a message. */
export function writeTextFile(file: string, text: string): Result<void, string> {
  const files = createFileStore()
  const written = attempted(() => {
    files.makeFolder(path.dirname(file))
    files.replace(file, text)
  })
  return written.ok ? written : err(`cannot be written: ${written.error}`)
}

export interface NewFile {
  /** Relative to a folder. */
  readonly path: string
  readonly text: string
}

/** Writes all files below a folder or none; never overwrites a file. `shown` names a file in messages. */
export function writeNewFiles(
  folder: string,
  files: readonly NewFile[],
  shown: (name: string) => string,
): Result<void, string> {
  const fileOf = ({ path: name }: NewFile): string => path.resolve(folder, name)
  const names = (some: readonly NewFile[]): string => some.map(({ path: name }) => shown(name)).join(', ')
  const taken = files.filter((file) => existsSync(fileOf(file)))
  if (taken.length > 0)
    return err(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`)
  const written = attempted(() => {
    for (const file of files) mkdirSync(path.dirname(fileOf(file)), { recursive: true })
    for (const file of files) writeFileSync(fileOf(file), file.text, { flag: 'wx' })
  })
  return written.ok ? written : err(`${names(files)} cannot be written: ${written.error}`)
}

/** Returns what a path leads to; `absent` also if that cannot be found out. */
export function entryAt(file: string): 'file' | 'folder' | 'absent' {
  return attemptedOr('absent', () => (statSync(file).isDirectory() ? 'folder' : 'file'))
}

const YAML_FILE = /\.ya?ml$/
const NOT_ENTERED: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/**
 * Returns the files that operands mean: a file itself, every file of that sort below a folder, or the files that a glob matches. A file
 * whose name looks like a glob is that file.
 */
export function namedFiles(operands: readonly string[], cwd: string, sort: FileSort): Result<string[], string> {
  const found = new Set<string>()
  for (const given of operands) {
    const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given
    const entry = entryAt(path.resolve(cwd, operand))
    const isPattern = entry === 'absent' && hasMagic(operand)
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

/** The files that a folder stands for: those with certain keys at the top. */
type FileSort = typeof WORKFLOW_FILES

export const WORKFLOW_FILES = {
  what: 'workflow file',
  has: '`workflow:` with `entry_point`',
  /** Names of files that count even if they cannot be read. */
  name: /\.conductor\.ya?ml$/,
  isOne: (data: Json): boolean =>
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
  const fixed = parts.slice(0, parts.findIndex(hasMagic)).join('/')
  const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed
  const matcher = globPattern(pattern)
  return filesBelow(start, cwd).filter((file) => matcher.test(file))
}

/** Returns the files below a folder, sorted by name; links are not followed. */
function filesBelow(folder: string, cwd: string): readonly string[] {
  const files: string[] = []
  const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/')
  const enters = (name: string): boolean => !NOT_ENTERED.has(name)
  walk(path.resolve(cwd, folder), enters, (file, entry) => {
    if (entry.isFile()) files.push(`${prefix}${file}`)
  })
  return files.sort()
}
