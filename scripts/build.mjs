// Bundles each entry point of the sources into dist/, which is committed: the result must be the same everywhere.
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Script } from 'node:vm'
import { rolldown } from 'rolldown'
import { licences } from './licences.mjs'
import { ACTION_ROOMS, doorsTo, entriesOf, ROOMS } from './rooms.mjs'

const root = path.resolve(import.meta.dirname, '..')
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

/**
 * The packages of the runner get a few functions from files of ours, which are loaded at once and ask no other threads: what
 * `@actions/exec` needs of `@actions/io`, and what `@actions/core` needs of parts of Node that a start does without.
 */
const IN_PLACE_OF = [
  { id: /^@actions\/io(?:\/lib\/io-util)?$/, importer: /[\\/]@actions[\\/]exec[\\/]/, file: 'process/actions-io.ts' },
  { id: /^crypto$/, importer: /[\\/]@actions[\\/]core[\\/]lib[\\/]file-command\.js$/, file: 'actions-crypto.ts' },
  { id: /^fs$/, importer: /[\\/]@actions[\\/]core[\\/]lib[\\/]summary\.js$/, file: 'actions-fs.ts' },
]
const ownFiles = {
  name: 'own-files',
  resolveId(id, importer = '') {
    const found = IN_PLACE_OF.find((own) => own.id.test(id) && own.importer.test(importer))
    return found === undefined ? null : path.join(root, 'src', 'adapters', found.file)
  },
}

/** A few lines that the page about each run needs: a file of their own would cost more than they do. */
const MARKDOWN = path.join(root, 'src', 'text', 'markdown.ts')

/** The chunks of one entry point, and the files they were made of. */
async function bundle(entry, name, rooms) {
  const file = path.join(root, 'src', entry)
  const build = await rolldown({
    cwd: root,
    input: { [name]: file, ...entriesOf(rooms) },
    platform: 'node',
    plugins: [ownFiles, doorsTo(rooms)],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    // Files of @actions/core do nothing by being loaded, which the package does not say. So its HTTP client, half a megabyte at
    // each start that nobody calls, is left out.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@actions[\\/]core[\\/]/, sideEffects: false }] },
  })
  const { output } = await build.generate({
    format: 'cjs',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // One chunk for all that is needed at the start, since each further file costs a read and a look into the cache; the rest is
    // loaded when it is wanted.
    codeSplitting: {
      groups: [{ name: 'start', test: (id) => id === file || id === MARKDOWN, includeDependenciesRecursively: true }],
    },
  })
  await build.close()
  return output.filter((part) => part.type === 'chunk')
}

/** V8 keeps and reads a source of one-byte characters in half of the time; the launchers read the chunks as such. */
function ascii(source) {
  const short = source.replaceAll(
    /[^\u0000-\u007f]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  // A letter of another alphabet outside of a text would be no code once it is spelled out.
  new Script(`(function(){${short.replace(/^#!.*/, '')}\n})`)
  return short
}

/** File by file, so that who reads the old bundle meanwhile never finds half of one. */
function replaceFolder(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) {
    const draft = path.join(folder, `.${name}.draft`)
    writeFileSync(draft, content)
    if (content.startsWith('#!')) chmodSync(draft, 0o755)
    renameSync(draft, path.join(folder, name))
  }
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name), { recursive: true })
}

async function filesOf(entry, name, rooms = {}) {
  const chunks = await bundle(entry, name, rooms)
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, ascii(code)]))
  return { files, licences: licences(chunks.flatMap(({ moduleIds }) => moduleIds)) }
}

/** A module of Node stands for itself, and is its own default: the bundler would copy each of its names at every start. */
function withPlainBuiltins(files) {
  const copied = /\b([\w$]+)=require\("([a-z_:/]+)"\);\1=[\w$.]+\(\1(?:,1)?\)/g
  for (const [file, code] of files)
    files.set(
      file,
      code.replace(
        copied,
        (_, name, id) => `${name}=require("${id}");${name}=Object.create(${name},{default:{value:${name}}})`,
      ),
    )
}

/** What the bundler adds for all chunks is a small file, which would be read at each start; `main.js` has it inside instead. */
function withRuntimeInside(files) {
  const name = 'rolldown-runtime.js'
  const runtime = files.get(name)
  if (runtime === undefined) return
  files.delete(name)
  const made = `(exports.runtime=((exports)=>{${runtime};return exports})({}))`
  for (const [file, code] of files)
    files.set(
      file,
      code.replace(`require("./${name}")`, () => (file === 'main.js' ? made : 'require("./main.js").runtime')),
    )
}

/**
 * Each bundle has a small file before it, so that it starts at once: that runs the bundle with the code that an earlier start kept.
 * The chunks are functions, as that file calls them: nothing is put around them at each start.
 */
async function build(entry, launcher, rooms) {
  const { files, licences } = await filesOf(entry, 'main', rooms)
  withRuntimeInside(files)
  withPlainBuiltins(files)
  for (const [name, code] of files)
    files.set(name, `(function(exports,require,module,__filename,__dirname){${code}\n})`)
  const digest = createHash('sha256')
  for (const name of [...files.keys()].sort()) digest.update(files.get(name))
  const first = await filesOf(launcher, 'index')
  for (const [name, code] of first.files)
    files.set(name, code.replace('DIGEST_OF_MAIN', digest.digest('hex').slice(0, 20)))
  return files.set('licenses.txt', licences)
}

await locked()
for (const [target, entry, launcher, rooms] of [
  ['cli', 'cli.ts', 'launcher.ts', ROOMS],
  ['action', 'action.ts', 'action-launcher.ts', ACTION_ROOMS],
]) {
  const files = await build(entry, launcher, rooms)
  replaceFolder(path.join(root, 'dist', target), files)
  console.log(`dist/${target}: ${[...files.keys()].sort().join(', ')}`)
}
