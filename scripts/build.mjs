// Builds dist/, which is committed: tsc emits ES modules into build/, and ncc bundles each entry point together with the licences of its
// packages. The result must be the same on every machine. `--if-changed` skips the build if dist/ was built from the current sources.
import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { isDistCurrent, markDistCurrent } from './dist-digest.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const program = (file) => path.join(ROOT, 'node_modules', file)

function compile() {
  fs.rmSync('build', { recursive: true, force: true })
  execFileSync(process.execPath, [program('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  // tsc does not copy CommonJS.
  fs.cpSync('src/source/generated/validators.cjs', 'build/src/source/generated/validators.cjs')
}

async function bundle(name) {
  const draft = path.join('build', 'dist', name)
  // With target ES5 ncc writes each module as a function expression in brackets. V8 compiles such a function eagerly, so Node's compile cache contains it.
  const options = ['--out', draft, '--minify', '--license', 'licenses.txt', '--target', 'es5', '--no-cache', '--quiet']
  const ncc = program('@vercel/ncc/dist/ncc/cli.js')
  await promisify(execFile)(process.execPath, [ncc, 'build', `build/src/${name}.js`, ...options])
  fs.chmodSync(path.join(draft, 'index.js'), 0o755)
  const target = path.join('dist', name)
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync('dist', { recursive: true })
  fs.renameSync(draft, target)
  console.log(`${target}: ${fs.readdirSync(target).length} files`)
}

process.chdir(ROOT)
if (!process.argv.includes('--if-changed') || !isDistCurrent()) {
  compile()
  await Promise.all([bundle('cli'), bundle('action')])
  fs.rmSync('build', { recursive: true })
  markDistCurrent()
}
