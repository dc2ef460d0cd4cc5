// Runs the tests next to what differs from a commit, HEAD unless one is given, in under a minute: npm run test:changed -- main
// Tests are near if they have the name of a changed file, or if few imports lie between. `--all` runs every test that imports one, however far away.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Maximum number of test files: about half a minute on two cores. */
const MOST_FILES = Number(process.env['TEST_CHANGED_MOST'] ?? 30)
/** Maximum number of test files that start the built command or action, which take several seconds each. */
const MOST_STARTING = 8
/** With this many test files, those that only further imports lead to are left out. */
const ENOUGH_FILES = 3
/** Tests that import this file start the built command or action. */
const BUNDLES = '__tests__/support/bundles.ts'

const listSources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.[cm]?ts$/.test(name))

/** Returns, for each file, the files that import it. */
function readImporters() {
  const importers = new Map()
  for (const file of ['src', '__tests__'].flatMap(listSources))
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )\s*'(\.[^']*)'/gm)) {
      const imported = path.posix.join(path.posix.dirname(file), target).replace(/js$/, 'ts')
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  return importers
}

/** Returns the tests that import these files, a list for each number of imports that lies between. */
function findTests(files, importers) {
  const reached = new Set(files)
  const levels = []
  for (let level = files; level.length > 0; ) {
    levels.push(level.filter((file) => file.endsWith('.test.ts')))
    const next = level.flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file))
    for (const file of next) reached.add(file)
    level = [...new Set(next)]
  }
  return levels
}

function chooseNear(levels, starting) {
  const near = []
  for (const level of levels) if (near.length < ENOUGH_FILES) near.push(...level)
  const leftOut = near.filter((file) => starting.has(file)).slice(MOST_STARTING)
  return near.filter((file) => !leftOut.includes(file)).slice(0, MOST_FILES)
}

process.chdir(path.resolve(import.meta.dirname, '..'))
const words = process.argv.slice(2)
const base = words.find((word) => !word.startsWith('--')) ?? 'HEAD'
const list = (...command) => execFileSync('git', command, { encoding: 'utf8' }).split('\n')
const changed = [...list('diff', '--name-only', base), ...list('ls-files', '--others', '--exclude-standard')]
const files = changed.filter((file) => /^(?:src|__tests__)\/.*\.[cm]?ts$/.test(file) && existsSync(file))
const importers = readImporters()
const names = new Set(files.map((file) => path.basename(file, '.ts')))
const named = listSources('__tests__').filter((file) => names.has(path.basename(file, '.test.ts')))
const levels = findTests([...new Set([...files, ...named])], importers)
const tests = levels.flat()
const starting = new Set(findTests([BUNDLES], importers).flat())
const chosen = words.includes('--all') ? tests : chooseNear(levels, starting)

if (chosen.length === 0) console.log(`no test imports what differs from ${base}`)
else {
  const more = tests.length - chosen.length
  console.log(`${chosen.length} test files${more === 0 ? '' : `; ${more} further away: npm run test:changed -- --all`}`)
  const node = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
  const build = chosen.some((file) => starting.has(file)) ? node('scripts/build.mjs', '--if-changed') : 0
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
  process.exitCode = build || node(vitest, 'run', '--passWithNoTests', '--project', 'unit', ...chosen)
}
