import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { walk } from '../adapters/source-tree.js'
import { Source } from '../config/load/values.js'
import { decode } from '../config/load/workspace.js'
import { readYaml } from '../config/load/yaml.js'
import type { Finding } from '../core/finding.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { formatCount, nearest } from '../core/messages.js'
import { attemptedOr, err, ok, type Result, tryResult } from '../core/result.js'
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
  const written = tryResult(() => {
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
export function entryAt(file: string): 'file' | 'folder' | 'absent' {
  return attemptedOr('absent', () => (statSync(file).isDirectory() ? 'folder' : 'file'))
}

const YAML_FILE = /\.ya?ml$/
const NOT_ENTERED: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/** Files that a command reads, and the YAML files of the same folders that belong to other programs. */
interface NamedFiles {
  readonly files: readonly string[]
  /** Files in folders that hold scenarios. */
  readonly scenarioFiles: ReadonlySet<string>
  readonly quarantineFiles: ReadonlySet<string>
  readonly others: readonly string[]
}

/**
 * Returns the files that operands mean: a file itself, the YAML files below a folder that are of a sort, look like it or cannot be
 * parsed, or the files that a glob matches. A file whose name looks like a glob is that file.
 */
export function namedFiles(
  operands: readonly string[],
  cwd: string,
  sorts: readonly YamlSort[],
): Result<NamedFiles, string> {
  const [found, scenarioFiles, others] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const isQuarantine = (file: string): boolean => sortFile(path.resolve(cwd, file), sorts) === 'quarantine'
  for (const given of operands) {
    const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given
    const entry = entryAt(path.resolve(cwd, operand))
    if (entry === 'folder') {
      const before = found.size
      for (const file of filesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
        const sort = sortFile(path.resolve(cwd, file), sorts)
        if (sorts.includes(sort)) found.add(file)
        if (sort === 'scenarios') scenarioFiles.add(file)
        if (sort === 'other') others.add(file)
      }
      const isNew = found.size > before
      if (!isNew)
        return err(`there is no ${NAMES[sorts[0] ?? 'other']} in ${operand}: ${lookedFor(sorts, others.size)}`)
    } else if (entry === 'absent' && hasMagic(operand)) {
      const files = matching(operand.replace(/^(?:\.\/)+/, ''), cwd)
      if (files.length === 0) return err(`nothing matches ${JSON.stringify(operand)}`)
      for (const file of files) found.add(file)
    } else found.add(operand)
  }
  const quarantineFiles = new Set([...found].filter(isQuarantine))
  return ok({ files: [...found], scenarioFiles, quarantineFiles, others: [...others] })
}

/** Sorts that the commands read in a folder; broken files are reported and not left out. */
export const VALIDATED: readonly YamlSort[] = ['workflow', 'scenarios', 'quarantine', 'broken']
export const TESTED: readonly YamlSort[] = ['scenarios', 'broken']

const NAMES: Readonly<Record<YamlSort, string>> = {
  workflow: 'workflow file',
  scenarios: 'scenario file',
  quarantine: 'quarantine file',
  broken: 'broken file',
  other: 'file',
}

function lookedFor(sorts: readonly YamlSort[], others: number): string {
  const keys = sorts.includes('workflow')
    ? '`workflow:`, `agents:`, `nodes:`, `entry_point:` or `scenarios:`'
    : '`scenarios:`'
  const where =
    others === 0 ? 'no .yaml or .yml file below it has' : `none of ${formatCount(others, 'YAML file')} below it has`
  return `${where} ${keys} at the top`
}

function sortFile(file: string, sorts: readonly YamlSort[]): YamlSort {
  if (/\.conductor\.ya?ml$/.test(file)) return 'workflow'
  const sort = attemptedOr('broken' as const, () => sortYamlFile(readFileSync(file)))
  // A workflow may have this name, too.
  if (/^quarantine\.ya?ml$/.test(path.basename(file)) && sort !== 'workflow' && sort !== 'scenarios')
    return 'quarantine'
  return sort === 'other' && !sorts.includes('workflow') && /\.test\.ya?ml$/.test(file) ? 'scenarios' : sort
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

/** Sort of a YAML file in a folder: `broken` cannot be parsed, `other` belongs to another program. */
export type YamlSort = 'workflow' | 'scenarios' | 'quarantine' | 'broken' | 'other'

/** Problems of files that are valid YAML for other programs. */
const NOT_BROKEN: ReadonlySet<string> = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key'])
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point']
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios']
/** Keys of files of GitHub, CircleCI and Kubernetes, in which `workflows` and `nodes` mean something else. */
const FOREIGN_KEYS = ['jobs', 'orbs', 'apiVersion']

/** Judges a YAML file by its keys at the top; a key that resembles one of ours counts, because it may be a typo. */
export function sortYamlFile(content: Uint8Array): YamlSort {
  const text = decode(content)
  if (!text.ok) return text.error.code === 'file-too-large' ? 'other' : 'broken'
  const problems: Finding[] = []
  const root = readYaml(new Source('', '', text.value), () => null, problems)
  if (problems.some(({ code }) => !NOT_BROKEN.has(code))) return 'broken'
  const data = root?.data ?? null
  if (data === null && problems.length === 0) return 'broken'
  return isJsonObject(data) ? sortByKeys(data) : 'other'
}

function sortByKeys(data: JsonObject): YamlSort {
  const keys = Object.keys(data)
  if (keys.some((key) => FOREIGN_KEYS.includes(key))) return 'other'
  const meant = new Map(keys.map((key) => [findMeantKey(key), key]))
  if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string') return 'scenarios'
  if (WORKFLOW_KEYS.some((key) => meant.has(key))) return 'workflow'
  return isQuarantine(data) ? 'quarantine' : 'other'
}

/** Other programs have a list `tests` too; its entries have no last day. */
function isQuarantine({ tests, ...others }: JsonObject): boolean {
  const hasDay = (test: Json): boolean =>
    isJsonObject(test) && test['name'] !== undefined && test['until'] !== undefined
  return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay)
}

/** Returns the key that a key is or resembles; a short one must begin alike, so that `notes` is not `nodes`. */
function findMeantKey(key: string): string | null {
  const found = nearest(key, ALL_KEYS, key.length < 6 ? 1 : 2)
  return found !== null && key.slice(0, 3).toLowerCase() !== found.slice(0, 3) && key.length < 6 ? null : found
}
