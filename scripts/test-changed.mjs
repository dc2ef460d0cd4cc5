// Runs the tests that import a file which differs from a commit, HEAD unless one is given: npm run test:changed -- main
// Tests that start the built command import no sources: they run if their own file changed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

process.chdir(path.resolve(import.meta.dirname, '..'))
const base = process.argv[2] ?? 'HEAD'
const list = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n')
const changed = [...list('diff', '--name-only', base), ...list('ls-files', '--others', '--exclude-standard')]
const files = changed.filter((file) => /^(?:src|__tests__)\/.*\.[cm]?ts$/.test(file) && existsSync(file))

if (files.length === 0) console.log(`no file of src/ or __tests__/ differs from ${base}`)
else {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
  const words = [vitest, 'related', '--run', '--passWithNoTests', '--project', 'unit', ...files]
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1
}
