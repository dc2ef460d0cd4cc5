import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The command as users start it. */
export const CLI = path.resolve(import.meta.dirname, '..', 'dist', 'cli', 'index.js')
/** The action as a runner starts it. */
export const ACTION = path.resolve(import.meta.dirname, '..', 'dist', 'action', 'index.js')
const PROBE = path.join(import.meta.dirname, 'probe.cjs')

/** A folder for the files of one benchmark, gone when the process ends. */
export const FOLDER = mkdtempSync(path.join(tmpdir(), 'conductor-bench-'))
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

/** Writes a file of the benchmark and says where it is. */
export function file(name, text) {
  const target = path.join(FOLDER, name)
  writeFileSync(target, text)
  return target
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** What others set for their own Node more than doubles the start of every Node, and so flatters each ratio. */
const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...CLEAN } = process.env

/** So much of the end of stderr is told of a program that fails. */
const END_BYTES = 2000

/** Runs a program to its end; `stderr` goes to a file or a pipe that is read, as in CI. */
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
    // Only as much as an error needs, and as bytes: making a text of all that is read would take longer than what is measured.
    child.stderr?.on('data', (chunk) => {
      last = chunk.length < END_BYTES ? Buffer.concat([last, chunk]).subarray(-END_BYTES) : chunk.subarray(-END_BYTES)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const ms = Number(process.hrtime.bigint() - begun) / 1e6
      if (sink !== null) closeSync(sink)
      if (code !== expected) return reject(new Error(`${[command, ...words].join(' ')} exited with ${code}\n${last}`))
      const treeMs = usedBefore === null ? ms : usedByChildrenMs() - usedBefore
      resolve({ ms, treeMs, ...(probe ? JSON.parse(readFileSync(usage, 'utf8')) : {}) })
    })
  })
}

/** Processor time of everything that was started from here and has ended, in hundredths of a second; null where the system does not tell. */
function usedByChildrenMs() {
  if (process.platform !== 'linux') return null
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

/** Starts the command with its own options. */
export const conductor = (args, options) => time(process.execPath, [CLI, ...args], options)
/** Starts the action with what a runner gives it. */
export const action = (env, options) => time(process.execPath, [ACTION], { ...options, env })
/** Starts Node with nothing of ours. */
export const node = (args, options) => time(process.execPath, args, options)

/**
 * Takes turns, so that what else the machine does hits all alike, and hands back the median of each; the first round
 * warms caches and does not count.
 */
export async function interleaved(rounds, subjects) {
  const taken = new Map(Object.keys(subjects).map((name) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
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
