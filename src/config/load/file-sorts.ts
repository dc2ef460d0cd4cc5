import { existsSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq } from 'yaml'
import { findEntryAt, walk } from '../../core/entries.js'
import type { Finding } from '../../core/finding.js'
import { isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import { findNearest, formatCount } from '../../core/messages.js'
import { readRegularFile } from '../../core/regular-file.js'
import { err, ok, type Result, tryOr } from '../../core/result.js'
import { Source } from '../../source/values.js'
import { decode } from '../../source/workspace.js'
import { parseHalfWritten, readYaml } from '../../source/yaml.js'
import { compileGlob, hasMagic } from '../../text/glob.js'

/** Sort of a YAML file in a folder: `broken` cannot be parsed, `other` belongs to another program. */
export type YamlSort = 'workflow' | 'scenarios' | 'quarantine' | 'broken' | 'other'

export type FileSort = 'workflow' | 'scenarios' | 'rules' | 'quarantine'

/** Problems of files that are valid YAML for other programs. */
const NOT_BROKEN: ReadonlySet<string> = new Set(['yaml-multiple-documents', 'yaml-unknown-tag', 'yaml-bad-key'])
const WORKFLOW_KEYS = ['workflow', 'agents', 'nodes', 'entry_point']
const ALL_KEYS = [...WORKFLOW_KEYS, 'scenarios']
/** Fields of `workflow` in files of GitLab, which has a `name` there too. */
const GITLAB_FIELDS = ['rules', 'auto_cancel']
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

const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?=\s|$)[ \t]*([^\s#&!{[|>]?)/gm

/** Judges a text by its keys at the top, which need not be valid YAML, and by the name of its file; null for files of other programs. */
export function sortText(file: string, text: string): FileSort | null {
  const name = path.basename(file)
  if (/^conductor-triage\.ya?ml$/.test(name)) return 'rules'
  if (!/\.ya?ml$/i.test(name)) return null
  const keys = [...text.matchAll(TOP_KEY)].map(([, , key = '', value]) => [key, value || null] as const)
  if (keys.length === 1 && keys[0]?.[0] === 'tests' && mayBeQuarantine(name, text)) return 'quarantine'
  const isMeant = keys.some(([key]) => findMeantKey(key) !== null)
  const sort = sortByKeys({ ...Object.fromEntries(keys), ...(isMeant ? readShape(text) : {}) })
  if (sort === 'workflow' || sort === 'scenarios') return sort
  const named = sortByName(name)
  // Other programs have files of this name; an empty one may become ours.
  return named === 'scenarios' && keys.length > 0 ? null : named
}

/** Returns the mappings and lists at the top of a text that may be half-written, with the keys of the mappings only. */
function readShape(text: string): JsonObject {
  const top = parseHalfWritten(text)?.contents
  const shape: Record<string, Json> = {}
  for (const { key, value } of isMap(top) ? top.items : []) {
    const inner = isMap(value) ? value.items.map((item) => [String(item.key), null] as const) : null
    if (inner !== null) shape[String(key)] = Object.fromEntries(inner)
    else if (isSeq(value)) shape[String(key)] = []
  }
  return shape
}

/** Reports whether a file has the name of a quarantine, or the field with the last day of an entry. */
function mayBeQuarantine(file: string, text: string): boolean {
  return sortByName(file) === 'quarantine' || /(?:^|[\s{,"'])until["']?:/m.test(text)
}

function sortByName(file: string): 'workflow' | 'scenarios' | 'quarantine' | null {
  if (/^quarantine\.ya?ml$/.test(path.basename(file))) return 'quarantine'
  return /\.conductor\.ya?ml$/.test(file) ? 'workflow' : /\.test\.ya?ml$/.test(file) ? 'scenarios' : null
}

function sortByKeys(data: JsonObject): YamlSort {
  const keys = Object.keys(data)
  if (keys.some((key) => FOREIGN_KEYS.includes(key))) return 'other'
  const meant = new Map(keys.map((key) => [findMeantKey(key), key]))
  if (isForeign(data, meant)) return 'other'
  if (meant.has('scenarios') || typeof data[meant.get('workflow') ?? ''] === 'string') return 'scenarios'
  if (WORKFLOW_KEYS.some((key) => meant.has(key))) return 'workflow'
  return isQuarantine(data) ? 'quarantine' : 'other'
}

/** Reports whether keys that resemble ours have the shape of another program: GitLab, Buildkite, Bitrise, Codemagic or Artillery. */
function isForeign(data: JsonObject, meant: ReadonlyMap<string | null, string>): boolean {
  const isList = (key: string): boolean => Array.isArray(data[meant.get(key) ?? ''])
  if (isList('agents') || isList('nodes')) return false
  const { workflow, workflows, agents } = data
  if (isJsonObject(workflow)) return GITLAB_FIELDS.some((field) => Object.hasOwn(workflow, field))
  if (meant.has('scenarios') && typeof workflow !== 'string') return meant.has(null)
  return workflows !== undefined || (isJsonObject(agents) && !meant.has('workflow'))
}

/** Other programs have a list `tests` too; its entries have no last day. */
function isQuarantine({ tests, ...others }: JsonObject): boolean {
  const hasDay = (test: Json) => isJsonObject(test) && test['name'] !== undefined && test['until'] !== undefined
  return Object.keys(others).length === 0 && Array.isArray(tests) && tests.some(hasDay)
}

/** Returns the key that a key is or resembles. A short one with another letter must begin alike, so that `notes` is not `nodes`. */
function findMeantKey(key: string): string | null {
  const isShort = key.length < 6
  const meant = findNearest(key, ALL_KEYS, key.length < 8 ? 1 : 2)
  if (meant === null || !isShort) return meant
  const letters = [...key.toLowerCase()]
  const hasOnlyItsLetters = letters.every((letter) => meant.includes(letter))
  return hasOnlyItsLetters || letters.slice(0, 3).join('') === meant.slice(0, 3) ? meant : null
}

const MAX_BYTES = 64 * 1024 * 1024
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
  const [files, others] = [new Set<string>(), new Set<string>()]
  const [scenarioFiles, quarantineFiles] = [new Set<string>(), new Set<string>()]
  const addNamed = (file: string): void => {
    files.add(file)
    const resolved = path.resolve(cwd, file)
    const text = tryOr('', () => readRegularFile(resolved, MAX_BYTES).toString('utf8'))
    if (mayBeQuarantine(file, text) && sortFile(resolved, sorts) === 'quarantine') quarantineFiles.add(file)
  }
  for (const given of operands) {
    const operand = process.platform === 'win32' ? given.replaceAll('\\', '/') : given
    const entry = findEntryAt(path.resolve(cwd, operand))
    if (entry === 'folder') {
      const before = files.size
      for (const file of listFilesBelow(operand, cwd).filter((name) => YAML_FILE.test(name))) {
        const sort = sortFile(path.resolve(cwd, file), sorts)
        if (sorts.includes(sort)) files.add(file)
        if (sort === 'scenarios') scenarioFiles.add(file)
        if (sort === 'quarantine' && sorts.includes(sort)) quarantineFiles.add(file)
        if (sort === 'other') others.add(file)
      }
      if (files.size === before)
        return err(
          `there is no ${sorts === TESTED ? 'scenario' : 'workflow'} file in ${operand}: ${describeSearch(sorts, others.size)}`,
        )
    } else if (entry === 'absent' && hasMagic(operand)) {
      const matches = expandPattern(operand.replace(/^(?:\.\/)+/, ''), cwd)
      if (matches.length === 0) return err(`nothing matches ${JSON.stringify(operand)}`)
      for (const file of matches) addNamed(file)
    } else addNamed(operand)
  }
  return ok({ files: [...files], scenarioFiles, quarantineFiles, others: [...others] })
}

/** Sorts that the commands read in a folder; broken files are reported and not left out. */
export const VALIDATED: readonly YamlSort[] = ['workflow', 'scenarios', 'quarantine', 'broken']
export const TESTED: readonly YamlSort[] = ['scenarios', 'broken']

/** Returns the scenario files that operands mean; unlike for `validate` every one must be there. */
export function listTestedFiles(operands: readonly string[], cwd: string): Result<NamedFiles, string> {
  const gone = operands.find((name) => !hasMagic(name) && findEntryAt(path.resolve(cwd, name)) === 'absent')
  return gone === undefined ? listNamedFiles(operands, cwd, TESTED) : err(`there is no file or folder ${gone}`)
}

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
