import { existsSync } from 'node:fs'
import path from 'node:path'
import { findEntryAt, walk } from '../../core/entries.js'
import { formatCount } from '../../core/messages.js'
import { readRegularFile } from '../../core/regular-file.js'
import { err, ok, type Result, tryOr } from '../../core/result.js'
import { compileGlob, hasMagic } from '../../text/glob.js'
import { mayBeQuarantine, sortByName, sortYamlFile, type YamlSort } from './file-sorts.js'

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
