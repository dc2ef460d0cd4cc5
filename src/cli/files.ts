import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { walk } from '../adapters/source-tree.js'
import { mayBeQuarantine, sortByName, sortYamlFile, type YamlSort } from '../config/load/file-sorts.js'
import { formatCount } from '../core/messages.js'
import { readRegularFile } from '../core/regular-file.js'
import { err, ok, type Result, tryOr, tryResult } from '../core/result.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { compileGlob, hasMagic } from '../text/glob.js'

const MAX_BYTES = 64 * 1024 * 1024

/** Reads a file that the user named; the error follows the name of the file in a message. */
export function readTextFile(file: string): Result<string, string> {
  try {
    const bytes = isOwnDescriptor(file) ? readFileSync(file) : readRegularFile(file, MAX_BYTES)
    return ok(bytes.toString('utf8'))
  } catch (error) {
    return err(READ_PROBLEMS[errorCode(error)] ?? `cannot be read: ${errorMessage(error)}`)
  }
}

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  ENOTREG: 'is not a regular file',
  EFBIG: `is larger than ${MAX_BYTES / 1024 / 1024} MiB`,
}

/** Reports whether a path is a descriptor of this process, as a shell passes for `<(command)`: the user gave it, so it may be a pipe. */
export function isOwnDescriptor(file: string): boolean {
  return /^\/dev\/(?:stdin|fd\/\d{1,9})$/.test(file)
}

export function writeTextFile(file: string, text: string): Result<void, string> {
  const files = createFileStore()
  const written = tryResult(() => {
    files.makeFolder(path.dirname(file))
    files.replace(file, text)
  })
  return written.ok ? written : err(`cannot be written: ${written.error}`)
}

export interface NewFile {
  readonly path: string
  readonly text: string
}

/** Writes all files below a folder or none; never overwrites a file. `shown` names a file in messages. */
export function writeNewFiles(
  folder: string,
  files: readonly NewFile[],
  shown: (name: string) => string,
): Result<void, string> {
  const resolveFile = ({ path: name }: NewFile): string => path.resolve(folder, name)
  const names = (some: readonly NewFile[]): string => some.map(({ path: name }) => shown(name)).join(', ')
  const taken = files.filter((file) => existsSync(resolveFile(file)))
  if (taken.length > 0)
    return err(`${names(taken)} ${taken.length === 1 ? 'is' : 'are'} already there; nothing was written`)
  const written = tryResult(() => {
    for (const file of files) mkdirSync(path.dirname(resolveFile(file)), { recursive: true })
    for (const file of files) writeFileSync(resolveFile(file), file.text, { flag: 'wx' })
  })
  return written.ok ? written : err(`${names(files)} cannot be written: ${written.error}`)
}

/** Returns what a path leads to; `absent` also if that cannot be found out. */
export function findEntryAt(file: string): 'file' | 'folder' | 'absent' {
  return tryOr('absent', () => (statSync(file).isDirectory() ? 'folder' : 'file'))
}

const YAML_FILE = /\.ya?ml$/
const NOT_ENTERED: ReadonlySet<string> = new Set(['.git', 'node_modules'])

interface NamedFiles {
  readonly files: readonly string[]
  readonly scenarioFiles: ReadonlySet<string>
  readonly quarantineFiles: ReadonlySet<string>
  readonly others: readonly string[]
}

/** Returns the files that operands mean: files, the YAML files of these sorts below folders, and what globs match. */
export function listNamedFiles(
  operands: readonly string[],
  cwd: string,
  sorts: readonly YamlSort[],
): Result<NamedFiles, string> {
  const [found, others] = [new Set<string>(), new Set<string>()]
  const [scenarioFiles, quarantineFiles] = [new Set<string>(), new Set<string>()]
  const addNamed = (file: string): void => {
    found.add(file)
    const resolved = path.resolve(cwd, file)
    const text = tryOr('', () => readRegularFile(resolved, MAX_BYTES).toString('utf8'))
    if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine') quarantineFiles.add(file)
  }
  for (const given of operands) {
    const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given
    const entry = findEntryAt(path.resolve(cwd, operand))
    if (entry === 'folder') {
      const before = found.size
      for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
        const sort = sortFile(path.resolve(cwd, file), sorts)
        if (sorts.includes(sort)) found.add(file)
        if (sort === 'scenarios') scenarioFiles.add(file)
        if (sort === 'quarantine' && sorts.includes(sort)) quarantineFiles.add(file)
        if (sort === 'other') others.add(file)
      }
      if (found.size === before)
        return err(
          `there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`,
        )
    } else if (entry === 'absent' && hasMagic(operand)) {
      const files = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd)
      if (files.length === 0) return err(`nothing matches ${JSON.stringify(operand)}`)
      for (const file of files) addNamed(file)
    } else addNamed(operand)
  }
  return ok({ files: [...found], scenarioFiles, quarantineFiles, others: [...others] })
}

/** Sorts that the commands read in a folder; broken files are reported and not left out. */
export const VALIDATED: readonly YamlSort[] = ['workflow', 'scenarios', 'quarantine', 'broken']
export const TESTED: readonly YamlSort[] = ['scenarios', 'broken']

function describeSearch(sorts: readonly YamlSort[], others: number): string {
  const more = sorts.includes('workflow') ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or ' : ''
  const files = others === 0 ? 'no .yaml or .yml file' : `none of ${formatCount(others, 'YAML file')}`
  return `${files} below it has ${more}\`scenarios:\` at the top`
}

function sortFile(file: string, sorts: readonly YamlSort[]): YamlSort {
  const named = sortByName(file)
  if (named === 'workflow') return 'workflow'
  const sort = tryOr('broken' as const, () => sortYamlFile(readRegularFile(file, MAX_BYTES)))
  // A workflow may have this name, too.
  if (named === 'quarantine' && sort !== 'workflow' && sort !== 'scenarios') return named
  return sort === 'other' && !sorts.includes('workflow') ? (named ?? sort) : sort
}

function expandPattern(pattern: string, cwd: string): readonly string[] {
  const parts = pattern.split('/')
  const fixed = parts.slice(0, parts.findIndex(hasMagic)).join('/')
  const start = fixed === '' && pattern.startsWith('/') ? '/' : fixed
  const matcher = compileGlob(pattern)
  return listFilesBelow(start, cwd).filter((file) => matcher.test(file))
}

/** Returns the files below a folder, sorted by name; links are not followed, and one that leads nowhere counts as a broken file. */
function listFilesBelow(folder: string, cwd: string): readonly string[] {
  const files: string[] = []
  const prefix = folder === '' || folder === '.' ? '' : folder.replace(/\/?$/, '/')
  const enters = (name: string): boolean => !NOT_ENTERED.has(name)
  const root = path.resolve(cwd, folder)
  walk(root, enters, (file, entry) => {
    const isDangling = entry.isSymbolicLink() && !existsSync(path.join(root, file))
    if (entry.isFile() || isDangling) files.push(`${prefix}${file}`)
  })
  return files.sort()
}
