import { mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { holdLock } from '../../src/adapters/file-lock.js'
import { readOwnStart } from '../../src/adapters/process/process-table.js'
import { temporaryFolder } from '../e2e/support/command.js'

const LONG_DEAD = 2 ** 22 + 1

describe('the lock of a file', () => {
  it('keeps others out, goes with the action, and also if that fails', () => {
    const file = path.join(temporaryFolder(), 'x')
    const contend = (): void => holdLock(file, () => {}, 0)
    holdLock(file, () => expect(contend).toThrow(`x.lock is in use by process ${process.pid}`))
    expect(() =>
      holdLock(file, () => {
        throw new Error('full')
      }),
    ).toThrow('full')
    expect(readdirSync(path.dirname(file))).toEqual([])
  })

  it('is not awaited if it is no lock', () => {
    const file = path.join(temporaryFolder(), 'x')
    mkdirSync(`${file}.lock`)
    expect(() => holdLock(file, () => {})).toThrow('x.lock is not a regular file')
  })

  const write = (lock: string, owner: object): void => writeFileSync(lock, JSON.stringify(owner))

  it.each([
    ['of a process that is gone', { pid: LONG_DEAD, host: hostname(), started: '' }, 0],
    ['that is old', { pid: process.pid, host: hostname(), started: readOwnStart() }, 60_000],
    ['of another machine that is old', { pid: 1, host: 'elsewhere', started: '' }, 120_000],
  ])('is taken over from an owner %s', (_name, owner, age) => {
    const file = path.join(temporaryFolder(), 'x')
    write(`${file}.lock`, owner)
    const then = new Date(Date.now() - age)
    utimesSync(`${file}.lock`, then, then)
    expect(holdLock(file, () => readdirSync(path.dirname(file)))).toEqual(['x.lock'])
    expect(readdirSync(path.dirname(file))).toEqual([])
  })

  it('is put back if another process took over first', () => {
    const lock = `${path.join(temporaryFolder(), 'x')}.lock`
    write(lock, { pid: LONG_DEAD, host: hostname(), started: '' })
    const asked = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(`${lock}.new`, JSON.stringify({ pid: process.pid, host: hostname(), started: readOwnStart() }))
      renameSync(`${lock}.new`, lock)
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' })
    })
    expect(() => holdLock(lock.slice(0, -'.lock'.length), () => {}, 0)).toThrow(`in use by process ${process.pid}`)
    asked.mockRestore()
    expect(readdirSync(path.dirname(lock))).toEqual(['x.lock'])
  })
})
