// Compiles the sources and bundles each entry point; dist/ is committed, so the result must be the same everywhere.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const ncc = require('@vercel/ncc')
const root = path.resolve(import.meta.dirname, '..')
const run = (command, args) => execFileSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' })

rmSync(path.join(root, 'build'), { recursive: true, force: true })
run(path.join(root, 'node_modules/typescript/bin/tsc'), ['-p', 'tsconfig.build.json'])
mkdirSync(path.join(root, 'build/config'), { recursive: true })
cpSync(path.join(root, 'src/config/generated'), path.join(root, 'build/config/generated'), { recursive: true, filter: (file) => !file.endsWith('.ts') })

/** Writes one bundle with its chunks and licences. */
async function bundle(entry, target, minify) {
  const folder = path.join(root, 'dist', target)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { code, assets } = await ncc(path.join(root, 'build', entry), { cache: false, minify, license: 'licenses.txt', sourceMap: false, target: 'es2022', quiet: true })
  writeFileSync(path.join(folder, 'index.js'), code)
  for (const [name, { source }] of Object.entries(assets)) {
    if (name.endsWith('.d.ts') || name.endsWith('package.json')) continue
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), source)
  }
  return readdirSync(folder)
}

const entries = [['cli.js', 'cli']]
for (const [entry, target] of entries) console.log(`dist/${target}: ${(await bundle(entry, target, true)).join(', ')}`)
