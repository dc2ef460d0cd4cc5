// Adds dist/ and the generated files to a commit that changes what they are made from: npm run commit-check, or as a hook
// (git config core.hooksPath .githooks). They are made from the files on disk, so nothing of the sources may be left out of the commit.
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const SOURCES = ['src', 'schema', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs']
const MADE = ['dist', 'src/source/generated', 'src/reporters/html/generated', 'schema/conductor.schema.json']

process.chdir(path.resolve(import.meta.dirname, '..'))
const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
const node = (...words) => execFileSync(process.execPath, words, { stdio: 'inherit' })
const isSource = (file) => !MADE.some((made) => file === made || file.startsWith(`${made}/`))

const left = [
  ...git('diff', '--name-only', '--', ...SOURCES),
  ...git('ls-files', '--others', '--exclude-standard', 'src'),
]
if (git('diff', '--cached', '--name-only', '--', ...SOURCES).length === 0)
  console.log('nothing that dist/ is made from')
else if (left.some(isSource)) {
  console.error(`dist/ is made from the files on disk; add or stash these first:\n${left.filter(isSource).join('\n')}`)
  process.exitCode = 1
} else {
  node('scripts/generate.mjs')
  node('scripts/build.mjs', '--if-changed')
  git('add', '--', ...MADE)
}
