import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, uptime } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createRunLock } from '../../src/adapters/run-lock.js'
import type { LockResult } from '../../src/core/run-files.js'
import { temporaryFolder } from '../support/folders.js'

const base = temporaryFolder()

let serial = 0
function folder(): string {
  serial += 1
  return mkdtempSync(path.join(base, `${serial}-`))
}

const lock = createRunLock()

function owned(at: string) {
  const result = lock.acquire(at)
  if (result.status !== 'owned') throw new Error(JSON.stringify(result))
  return result
}

/** A lock file as somebody else left it. */
function leave(at: string, owner: Record<string, unknown>, ageMs = 0): void {
  const file = path.join(at, 'owner-1.lock')
  writeFileSync(
    file,
    `${JSON.stringify({ pid: process.pid, host: 'elsewhere', since: 'then', started: '', ...owner })}\n`,
  )
  const then = new Date(Date.now() - ageMs)
  utimesSync(file, then, then)
}

/** Tells a contender to take a folder, or with null to let go of what it has, and gives its answer. */
function asked(contender: ChildProcess, at: string | null): Promise<LockResult> {
  return new Promise((resolve) => {
    contender.once('message', (answer) => resolve(answer as LockResult))
    contender.send({ folder: at })
  })
}

/** A file of the tests as JavaScript, with the sources that it imports. */
function compiled(file: string): string {
  const root = path.resolve(import.meta.dirname, '../..')
  const to = path.join(base, 'compiled')
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--module', 'esnext', '--target', 'es2022', '--moduleResolution', 'bundler', '--types', 'node']
  execFileSync(
    process.execPath,
    [tsc, file, '--ignoreConfig', '--noCheck', '--rootDir', root, '--outDir', to, ...options],
    {
      cwd: root,
    },
  )
  writeFileSync(path.join(to, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'), 'junction')
  return path.join(to, path.relative(root, file)).replace(/\.ts$/, '.js')
}

const ROUNDS = 5 * Number(process.env['CHAOS_RUNS'] ?? 20)
const gone = spawnSync(process.execPath, ['-e', '0']).pid

describe('the lock of a run folder', () => {
  it('has one owner in 500 rounds of two, and the other one learns who it is', () => {
    const at = folder()
    for (let round = 0; round < 500; round++) {
      const first = owned(at)
      const second = lock.acquire(at)
      expect(second).toMatchObject({ status: 'taken', owner: { pid: process.pid } })
      first.release()
    }
    expect(readdirSync(at).length).toBeLessThan(5)
  })

  it('tells whether the owner before let go of it', () => {
    const at = folder()
    const first = owned(at)
    expect(first.interrupted).toBe(false)
    first.release()
    expect(owned(at).interrupted).toBe(false)
    const left = folder()
    leave(left, { pid: gone, host: JSON.parse(readFileSync(path.join(at, 'owner-2.lock'), 'utf8')).host })
    expect(owned(left).interrupted).toBe(true)
  })

  it('believes an owner on another machine only while it gives signs of life', () => {
    const alive = folder()
    leave(alive, {})
    expect(lock.acquire(alive)).toMatchObject({ status: 'taken', owner: { host: 'elsewhere', since: 'then' } })
    const silent = folder()
    leave(silent, {}, 120_000)
    owned(silent).release()
  })

  it('has no owner when its process id belongs to another process by now, or when the machine began since', () => {
    const here = { host: hostname() }
    const sinceBoot = uptime() * 1000
    const other = folder()
    leave(other, { ...here, started: '1' })
    expect(owned(other).interrupted).toBe(true)
    const rebooted = folder()
    leave(rebooted, here, sinceBoot + 60_000)
    expect(owned(rebooted).interrupted).toBe(true)
    const unknown = folder()
    leave(unknown, here, Math.max(0, sinceBoot - 60_000))
    expect(lock.acquire(unknown)).toMatchObject({ status: 'taken' })
  })

  it('of a process that took a number too late is given up', () => {
    const at = folder()
    leave(at, { pid: 2 ** 22 + 1, host: hostname() })
    const asked = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      leave(at, {})
      renameSync(path.join(at, 'owner-1.lock'), path.join(at, 'owner-5.lock'))
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' })
    })
    expect(lock.acquire(at)).toMatchObject({ status: 'taken', owner: { host: 'elsewhere' } })
    asked.mockRestore()
    expect(readdirSync(at)).toEqual(['owner-5.lock'])
  })

  it('does not hold for a copy of the folder', () => {
    const at = folder()
    owned(at)
    const copy = path.join(base, 'copy')
    cpSync(at, copy, { recursive: true })
    expect(lock.acquire(at).status).toBe('taken')
    expect(owned(copy).interrupted).toBe(true)
  })

  it.each([0, -1, 1.5, 'x'])('has no owner with the process id %j', (pid) => {
    const at = folder()
    leave(at, { pid, host: hostname() }, 60_000)
    owned(at)
  })

  it('takes garbage for an owner that is just beginning, and not for long', () => {
    const at = folder()
    writeFileSync(path.join(at, 'owner-1.lock'), '{"pi')
    expect(lock.acquire(at)).toEqual({ status: 'taken', owner: null })
    const then = new Date(Date.now() - 60_000)
    utimesSync(path.join(at, 'owner-1.lock'), then, then)
    owned(at)
  })

  it('takes a time in the future for now', () => {
    const at = folder()
    leave(at, {}, -1e9)
    expect(lock.acquire(at).status).toBe('taken')
    expect(statSync(path.join(at, 'owner-1.lock')).mtimeMs).toBeLessThan(Date.now() + 60_000)
  })

  it('clears away what interrupted writes left', () => {
    const at = folder()
    for (const name of ['.result.json.0123456789ab.tmp', 'mine.tmp']) writeFileSync(path.join(at, name), '')
    owned(at)
    expect(readdirSync(at).sort()).toEqual(['mine.tmp', 'owner-1.lock'])
  })

  it(`has one owner in ${ROUNDS} rounds of four processes, and nobody else fails`, async () => {
    const program = compiled(path.join(import.meta.dirname, 'support', 'contender.ts'))
    const contenders = Array.from({ length: 4 }, () => fork(program, { execArgv: ['--no-warnings'] }))
    try {
      for (let round = 0, at = ''; round < ROUNDS; round++) {
        // Every other round is about a folder that somebody has just let go of.
        if (round % 2 === 0) at = folder()
        const answers = await Promise.all(contenders.map((contender) => asked(contender, at)))
        expect(answers.map(({ status }) => status).sort()).toEqual(['owned', 'taken', 'taken', 'taken'])
        const pid = contenders[answers.findIndex(({ status }) => status === 'owned')]?.pid
        for (const answer of answers) if (answer.status === 'taken') expect(answer.owner?.pid).toBe(pid)
        await Promise.all(contenders.map((contender) => asked(contender, null)))
      }
    } finally {
      for (const contender of contenders) contender.kill()
    }
  })

  it('says why it cannot be taken', () => {
    expect(lock.acquire(path.join(base, 'nowhere'))).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('ENOENT'),
    })
  })
})
