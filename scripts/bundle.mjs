// Bundles one entry point into dist/: node scripts/bundle.mjs ENTRY TARGET MAIN
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import { licences } from './licences.mjs'

const require = createRequire(import.meta.url)
const ncc = require('@vercel/ncc')
const root = path.resolve(import.meta.dirname, '..')

/** Writes one bundle with its chunks and licences. */
async function bundle(entry, target, main) {
  const folder = path.join(root, 'build', 'dist', target)
  mkdirSync(folder, { recursive: true })
  const { code, assets, stats } = await ncc(path.join(root, 'build', entry), {
    cache: false,
    minify: true,
    sourceMap: false,
    target: 'es2022',
    quiet: true,
  })
  writeFileSync(path.join(folder, main), ascii(code))
  writeFileSync(path.join(folder, 'licenses.txt'), licences(stats))
  for (const [name, { source }] of Object.entries(assets)) {
    if (name.endsWith('.d.ts') || name.endsWith('package.json')) continue
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), name.endsWith('.js') ? asciiIfSound(ownRequire(source)) : source)
  }
  if (main !== 'index.js') await writeLauncher(folder)
  return replaceFolder(folder, path.join(root, 'dist', target))
}

/**
 * The bundler writes `import.meta.url` as a call of `require`, and does so in a module of @azure/storage-common that declares
 * a `require` of its own from it: the call must be that of the chunk.
 */
function ownRequire(source) {
  return source
    .toString()
    .replaceAll(
      /\b\w+_require\("url"\)\.pathToFileURL\(\w+_filename\)\.href/g,
      'require("url").pathToFileURL(__filename).href',
    )
}

/** Small, so that it starts at once: it runs the bundle with the code that an earlier start kept. */
async function writeLauncher(folder) {
  const { code } = await ncc(path.join(root, 'build', 'launcher.js'), {
    cache: false,
    minify: true,
    sourceMap: false,
    target: 'es2022',
    quiet: true,
  })
  const digest = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.js')) digest.update(readFileSync(path.join(folder, name)))
  writeFileSync(path.join(folder, 'index.js'), ascii(code).replace('DIGEST_OF_MAIN', digest.digest('hex').slice(0, 20)))
  chmodSync(path.join(folder, 'index.js'), 0o755)
}

/** V8 keeps and reads a source of one-byte characters in half of the time. */
function ascii(source) {
  return source
    .toString()
    .replaceAll(/[^\u0000-\u007f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Code of others may have a space of another alphabet between two words, which is none once it is spelled out. */
function asciiIfSound(source) {
  const short = ascii(source)
  try {
    new Script(short)
    return short
  } catch {
    return source
  }
}

/** File by file, so that who reads the old bundle meanwhile never finds half of one. */
function replaceFolder(from, to) {
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from)
  for (const name of names) renameSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(to))
    if (!names.includes(name)) rmSync(path.join(to, name), { recursive: true, force: true })
  return names
}

const [entry, target, main] = process.argv.slice(2)
console.log(`dist/${target}: ${(await bundle(entry, target, main)).join(', ')}`)
