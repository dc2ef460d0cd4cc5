import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Path of the built command. */
export const CLI = path.resolve(import.meta.dirname, '..', 'dist', 'cli', 'index.js')
/** Path of the built action. */
export const ACTION = path.resolve(import.meta.dirname, '..', 'dist', 'action', 'index.js')
const PROBE = path.join(import.meta.dirname, 'probe.cjs')

/** Returns a temporary folder for one benchmark; it is removed when the process ends. */
export const FOLDER = mkdtempSync(path.join(tmpdir(), 'conductor-bench-'))
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

/** Writes a file of the benchmark and returns its path. */
export function file(name, text) {
  const target = path.join(FOLDER, name)
  writeFileSync(target, text)
  return target
}

/** Whether to measure small inputs a few times (`--quick`). */
const IS_QUICK = process.argv.includes('--quick')

/** Returns the size of an input: the first number, or the second where `--quick` was asked for. */
export const sized = (whole, quick) => (IS_QUICK ? quick : whole)

function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The environment without variables for Node: they can more than double the start of every process, which would flatter each ratio. */
const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...rest } = process.env
export const CLEAN = rest

/** Maximum number of bytes of stderr in the error about a failed program. */
const END_BYTES = 2000

/** Runs a program until it ends; `code` is the exit code that it must have, null any. As in CI, `stderr` is a file or a pipe that is read. */
function time(command, args, { stderr = 'pipe', probe = false, env: own = {}, cwd, code: expected = 0 } = {}) {
  const usage = path.join(FOLDER, 'usage.json')
  const words = probe ? ['--require', PROBE, ...args] : args
  const log = path.join(FOLDER, 'stderr.log')
  const sink = stderr === 'file' ? openSync(log, 'w') : null
  return new Promise((resolve, reject) => {
    const begun = process.hrtime.bigint()
    const usedBefore = usedByChildrenMs()
    const env = { ...CLEAN, CONDUCTOR_BENCH_USAGE: usage, TMPDIR: FOLDER, ...own }
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', sink ?? 'pipe'], env, cwd })
    let last = Buffer.alloc(0)
    child.stdout.resume()
    // Keep only the bytes that an error message needs: decoding all of it would take longer than the measured work.
    child.stderr?.on('data', (chunk) => {
      last = chunk.length < END_BYTES ? Buffer.concat([last, chunk]).subarray(-END_BYTES) : chunk.subarray(-END_BYTES)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const ms = Number(process.hrtime.bigint() - begun) / 1e6
      if (sink !== null) closeSync(sink)
      if (expected !== null && code !== expected)
        return reject(new Error(`${[command, ...words].join(' ')} exited with ${code}\n${last}`))
      const treeMs = usedBefore === null ? ms : usedByChildrenMs() - usedBefore
      resolve({ ms, treeMs, ...(probe ? JSON.parse(readFileSync(usage, 'utf8')) : {}) })
    })
  })
}

/** Returns the processor time of all ended child processes, in hundredths of a second; null where the system does not report it. */
function usedByChildrenMs() {
  if (process.platform !== 'linux') return null
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Starts the command with these arguments. */
export const conductor = (args, options) => time(process.execPath, [CLI, ...args], options)
/** Starts the action with the environment of a runner. */
export const action = (env, options) => time(process.execPath, [ACTION], { ...options, env })
/** Starts Node with a program that does not use this project. */
export const node = (args, options) => time(process.execPath, args, options)

/**
 * Runs all candidates in turn, so that other load on the machine affects them alike, and returns the median of each. The first
 * round warms caches and is not counted.
 */
export async function interleaved(wanted, subjects) {
  const rounds = IS_QUICK ? Math.ceil(wanted / 5) : wanted
  const taken = new Map(Object.keys(subjects).map((name) => [name, []]))
  for (let round = rounds > 1 ? -1 : 0; round < rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      const result = await subject()
      if (round >= 0) taken.get(name).push(result)
    }
  }
  return Object.fromEntries([...taken].map(([name, results]) => [name, medians(results)]))
}

function medians(results) {
  return Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]))
}

export const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** Judges a number against its largest allowed value. */
export const most = (what, value, budget, unit, detail) => ({
  what,
  value,
  budget: `at most ${budget} ${unit}`,
  unit,
  met: value <= budget,
  detail,
})

/** Judges a number against its smallest allowed value. */
export const least = (what, value, budget, unit, detail) => ({
  what,
  value,
  budget: `at least ${budget} ${unit}`,
  unit,
  met: value >= budget,
  detail,
})

/** Judges the ratio to a reference. */
export const ratio = (what, ours, reference, budget) =>
  most(what, ours / reference, budget, 'x', `${ms(ours)} / ${ms(reference)}`)
