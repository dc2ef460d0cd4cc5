// Compiles the sources and bundles each entry point; dist/ is committed, so the result must be the same everywhere.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const run = (command, args) => execFileSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' })

const lock = path.join(root, 'node_modules', '.build-lock')
const STALE_MS = 120_000

/** One build at a time: tests of the same checkout read dist/ while another build may begin. */
async function locked() {
  for (;;) {
    try {
      mkdirSync(lock)
      process.on('exit', () => rmSync(lock, { recursive: true, force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) > STALE_MS)
        rmSync(lock, { recursive: true, force: true })
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

await locked()
rmSync(path.join(root, 'build'), { recursive: true, force: true })
run(path.join(root, 'node_modules/typescript/bin/tsc'), ['-p', 'tsconfig.build.json'])
mkdirSync(path.join(root, 'build/config'), { recursive: true })
cpSync(path.join(root, 'src/config/generated'), path.join(root, 'build/config/generated'), {
  recursive: true,
  filter: (file) => !file.endsWith('.ts'),
})

/**
 * Puts a copy of a package where the bundle finds it first, which says what the package does not: that its files do nothing
 * by being loaded. So what nobody calls is left out; of @actions/core that is the HTTP client, half a megabyte at each start.
 */
function withoutSideEffects(name) {
  const copy = path.join(root, 'build/node_modules', name)
  cpSync(path.join(root, 'node_modules', name), copy, { recursive: true })
  const file = path.join(copy, 'package.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), sideEffects: false }))
}

withoutSideEffects('@actions/core')

const entries = [
  ['cli.js', 'cli', 'main.js'],
  ['action.js', 'action', 'index.js'],
]

/** A process for each bundle: they take as long as everything else together, and share nothing. */
function bundled(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'scripts', 'bundle.mjs'), ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`the bundle of ${args[0]} failed`))))
  })
}

await Promise.all(entries.map(bundled))
