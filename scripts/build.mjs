// Makes dist/, which is committed: tsc emits ES modules into build/, then ncc bundles each entry point with the licences of what it
// contains. The result must be the same everywhere. With `--if-changed` nothing is done where dist/ is what these sources gave.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '..')
const INPUTS = ['src', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/build.mjs']
const STAMP = path.join(ROOT, 'node_modules', '.cache', 'dist-digest')
const program = (file) => path.join(ROOT, 'node_modules', file)

/** Over the sources and over dist/: a dist/ that somebody else put there is made again. */
function digest() {
  const hash = createHash('sha256')
  for (const name of [...INPUTS, 'dist'].flatMap(filesBelow).sort())
    hash.update(`${name}\0`).update(readFileSync(path.join(ROOT, name)))
  return hash.digest('hex')
}

function filesBelow(name) {
  const file = path.join(ROOT, name)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isFile() ? [name] : readdirSync(file).flatMap((child) => filesBelow(path.join(name, child)))
}

function isCurrent() {
  try {
    return readFileSync(STAMP, 'utf8') === digest()
  } catch {
    return false
  }
}

function compile() {
  rmSync('build', { recursive: true, force: true })
  execFileSync(process.execPath, [program('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  // tsc does not copy CommonJS; ncc writes ES modules where it is given a package of them.
  cpSync('src/config/generated', 'build/config/generated', { recursive: true, filter: (file) => !file.endsWith('.ts') })
  writeFileSync('build/package.json', '{ "type": "module" }\n')
}

async function bundle(name) {
  const draft = path.join('build', 'dist', name)
  const options = ['--out', draft, '--minify', '--license', 'licenses.txt', '--no-cache', '--quiet']
  const ncc = program('@vercel/ncc/dist/ncc/cli.js')
  await promisify(execFile)(process.execPath, [ncc, 'build', `build/${name}.js`, ...options])
  chmodSync(path.join(draft, 'index.js'), 0o755)
  const target = path.join('dist', name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync('dist', { recursive: true })
  renameSync(draft, target)
  console.log(`${target}: ${readdirSync(target).length} files`)
}

process.chdir(ROOT)
if (!process.argv.includes('--if-changed') || !isCurrent()) {
  compile()
  await Promise.all([bundle('cli'), bundle('action')])
  rmSync('build', { recursive: true })
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, digest())
}
