import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { Script } from 'node:vm'
import { checksumText, crc32ByTable } from '../text/crc32-table.js'

/** Commands that are started often have code of their own, since each uses other parts; the others share one. */
const OFTEN = new Set(['run', 'exec', 'resume', 'validate', 'test'])
const OLD_MS = 30 * 24 * 60 * 60 * 1000
const MAX_BYTES = 32 * 1024 * 1024
/** Kept code ends with the number of seconds after which a start completes it. */
const WAIT_BYTES = 4
const FIRST_WAIT = 2
const LONGEST_WAIT = 24 * 60 * 60
/** V8 drops the code of functions that were not called for long: after much work the code of the start may be gone. */
const LITTLE_WORK_MICROSECONDS = 5_000_000

type Wrapped = (exports: object, require: (id: string) => unknown, module: object, file: string, folder: string) => void

interface Unit {
  readonly name: string
  readonly script: Script
  /** What an earlier start kept of it, unless that was of no use. */
  readonly kept: Kept | null
}

/** Not the code itself, which would stay in memory. */
interface Kept {
  readonly length: number
  readonly wait: number
  readonly isDue: boolean
}

/** A bundle of functions: `main.js` and the parts that it loads. */
interface Bundle {
  readonly folder: string
  /** Of all its files: what was kept for other code is never found. */
  readonly digest: string
  /** Where code is kept; null: nowhere. */
  readonly cache: string | null
  /** What is started; each kind has kept code of its own. */
  readonly kind: string
}

/** The kind of a start of the command. */
export function kindOfCommand(args: readonly string[]): string {
  const command = args.find((arg) => !arg.startsWith('-')) ?? ''
  return OFTEN.has(command) ? command : 'other'
}

/**
 * Runs a bundle as Node would run modules, but keeps the code that V8 made of it in the user's cache folder: compiling is most of
 * what a start costs. A kept file that is in any way doubtful is not used.
 */
export function runCached(builtin: (id: string) => unknown, { folder, digest, cache, kind }: Bundle): void {
  const made = `${process.version}-${process.arch}${flagsKey(process.execArgv, process.env['NODE_OPTIONS'] ?? '')}`
  const prefix = `${digest}-${made}-${kind}-`
  const units = new Map<string, Unit>()
  const loaded = new Map<string, { exports: object }>()
  const load = (name: string): unknown => {
    const known = loaded.get(name)
    if (known !== undefined) return known.exports
    const filename = join(folder, name)
    const found = cache === null ? null : readKept(join(cache, prefix + name))
    const cached = found === null ? {} : { cachedData: found.code }
    const script = new Script(readFileSync(filename, 'latin1'), { filename, ...cached })
    units.set(name, { name, script, kept: script.cachedDataRejected === true ? null : (found?.kept ?? null) })
    // V8 takes an object without a prototype for a table at once; adding hundreds of names to another takes a millisecond.
    const module: { exports: object } = { exports: Object.create(null) }
    loaded.set(name, module)
    const run: Wrapped = script.runInThisContext()
    run(module.exports, requireHere, module, filename, folder)
    return module.exports
  }
  const requireHere = (id: string): unknown => (isPart(id) ? load(id.slice(2)) : builtin(id))
  if (cache !== null) process.on('exit', () => keep(cache, prefix, [...units.values()]))
  load('main.js')
}

/** Options of Node that name files or ports, and change nothing about the code that V8 makes. */
const NO_FLAGS = ['-r', '--require', '--import', '--loader', '--experimental-loader', '--title', '--env-file']

/** Code is good only under the flags of V8 that it was made with: each set of them has its own. */
export function flagsKey(argv: readonly string[], options: string): string {
  const words = options === '' ? argv : [...argv, ...options.split(/\s+/)]
  const flags = words.filter(isFlagOfV8)
  return flags.length === 0 ? '' : `-${checksumText(crc32ByTable(flags.join(' '), 0))}`
}

/** No patterns: the making of one takes longer than the rest of the launcher. */
function isFlagOfV8(word: string): boolean {
  if (!word.startsWith('-') || word.startsWith('--inspect') || word.startsWith('--cpu-prof')) return false
  return !NO_FLAGS.includes(word.split('=', 1)[0] ?? '')
}

/** Chunks of the bundle; everything else is Node's business. */
function isPart(id: string): boolean {
  return id.startsWith('./')
}

/** Where this user's caches live; null when there is no such place, or it is not wanted. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>, platform: string): string | null {
  if (env['CONDUCTOR_NO_CODE_CACHE'] || env['NODE_DISABLE_COMPILE_CACHE'] || env['NODE_V8_COVERAGE']) return null
  const home = env['HOME']
  const base =
    platform === 'win32'
      ? env['LOCALAPPDATA']
      : (env['XDG_CACHE_HOME'] ?? (home && join(home, platform === 'darwin' ? 'Library/Caches' : '.cache')))
  return base && isAbsolute(base) ? join(base, 'conductor-action', 'code') : null
}

/** What an earlier start kept; only a plain file that no other user can have written is trusted. */
function readKept(file: string): { readonly code: Buffer; readonly kept: Kept } | null {
  let open: number | null = null
  try {
    open = openSync(file, 'r')
    const stats = fstatSync(open)
    if (!stats.isFile() || stats.size <= WAIT_BYTES || stats.size > MAX_BYTES || !isOnlyOurs(stats)) return null
    const content = readFileSync(open)
    const length = content.length - WAIT_BYTES
    const wait = content.readUInt32LE(length)
    const kept = { length, wait, isDue: Date.now() - stats.mtimeMs >= wait * 1000 }
    return { code: content.subarray(0, length), kept }
  } catch {
    return null
  } finally {
    if (open !== null) closeSync(open)
  }
}

/** Windows keeps one folder of caches for each user and lets no other user write there. */
export function isOnlyOurs(stats: { readonly uid: number; readonly mode: number }): boolean {
  return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0)
}

/**
 * Keeps what had to be compiled; a cache that cannot be written is not used. The first start of a kind may have used little, and
 * others use more: now and then what has been compiled since is added, ever more seldom.
 */
function keep(cache: string, prefix: string, units: readonly Unit[]): void {
  const due = units.filter(({ kept }) => kept === null || kept.isDue)
  if (due.length === 0) return
  const isWhole = process.cpuUsage().user < LITTLE_WORK_MICROSECONDS
  const written = due.filter(({ kept }) => kept === null || isWhole)
  if (written.length === 0) return
  try {
    mkdirSync(cache, { recursive: true, mode: 0o700 })
    if (!isOnlyOurs(statSync(cache))) return
    for (const { name, script, kept } of written) {
      const target = join(cache, prefix + name)
      const code = script.createCachedData()
      if (kept === null) write(target, code, FIRST_WAIT)
      else if (isMore(code.length, kept.length)) write(target, code, kept.wait)
      else waitLonger(target, kept)
    }
    if (written.some(({ kept }) => kept === null)) forgetOld(cache)
  } catch {
    // The next start compiles again.
  }
}

/** The same functions do not always take the same number of bytes. */
function isMore(now: number, before: number): boolean {
  return now > before * 1.01
}

function write(target: string, code: Buffer, wait: number): void {
  const draft = `${target}.${process.pid}.tmp`
  writeFileSync(draft, Buffer.concat([code, waitBytes(wait)]), { flag: 'wx', mode: 0o600 })
  renameSync(draft, target)
}

/** There was nothing to add: the next look comes later. */
function waitLonger(target: string, { length, wait }: Kept): void {
  const open = openSync(target, 'r+')
  try {
    // Another start may have replaced it meanwhile.
    if (fstatSync(open).size !== length + WAIT_BYTES) return
    writeSync(open, waitBytes(Math.min(wait * 4, LONGEST_WAIT)), 0, WAIT_BYTES, length)
  } finally {
    closeSync(open)
  }
}

function waitBytes(seconds: number): Buffer {
  const bytes = Buffer.alloc(WAIT_BYTES)
  bytes.writeUInt32LE(seconds)
  return bytes
}

function forgetOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (Date.now() - statSync(file).mtimeMs > OLD_MS) rmSync(file, { force: true })
  }
}
