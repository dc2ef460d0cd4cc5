import { describe, expect, it } from 'vitest'
import { type EndTarget, endTree } from '../../../src/adapters/process/end-tree.js'
import { createScan, isOfProcess, isOfRunner, markValue, parsePs } from '../../../src/adapters/process/process-table.js'
import { isSameStart, startFromPs } from '../../../src/adapters/process/start-time.js'
import { orphansOf, parseWindowsProcesses } from '../../../src/adapters/process/windows-processes.js'

describe('marks', () => {
  const outer = markValue(undefined, 'aaa', 1)
  const inner = markValue(outer, 'bbb', 12)

  it.each([
    [outer, 'aaa', 1, true],
    [outer, 'aaa', 11, false],
    [inner, 'bbb', 12, true],
    [inner, 'bbb', 1, false],
    [inner, 'aaa', 1, true],
  ])('%s belongs to process %s.%i: %s', (value, runner, serial, expected) => {
    expect(isOfProcess(value, runner, serial)).toBe(expected)
  })

  it('of an inner run belong to the outer one too, not the other way round', () => {
    expect([isOfRunner(inner, 'aaa'), isOfRunner(inner, 'bbb'), isOfRunner(outer, 'bbb')]).toEqual([true, true, false])
  })
})

describe('listings of other systems', () => {
  it('joins what ps tells', () => {
    const listing = `
        1     0 Ss   Mon Jan  1 00:00:00 2024
       42     1 S+   Tue Jan  2 10:00:00 2024
       43    42 Z    Tue Jan  2 10:00:01 2024
    `
    const environments = `
       42 sleep 60 PATH=/bin CONDUCTOR_PROCESS_MARK=aaa.1 HOME=/
       1 /sbin/launchd
    `
    const entries = parsePs(listing, environments).map((entry) => [entry.pid, entry.parent, entry.mark])
    expect(entries).toEqual([
      [1, 0, null],
      [42, 1, 'aaa.1'],
    ])
  })

  it('finds orphans on Windows, but not behind a number that was given away again', () => {
    const listing = parseWindowsProcesses('10 1\r\n20 5\r\n21 20\r\n30 6 \r\n6 1\r\nProcessId\r\n')
    const root = (pid: number) => ({ pid, started: 1000, ended: 2000 })
    expect(orphansOf(listing, [root(5), root(6)])).toEqual([20])
  })

  it('tells by time what a program on Windows left, also when its number was given away again', () => {
    const listing = parseWindowsProcesses('5 1 9000\r\n20 5 1500\r\n21 5 9500\r\n22 5 300\r\n')
    expect(orphansOf(listing, [{ pid: 5, started: 1000, ended: 2000 }])).toEqual([20])
  })

  it.each([
    ['Ss   Mon Nov 16 19:28:37 2026    \n', 'Mon Nov 16 19:28:37 2026'],
    ['Z+   Mon Nov 16 19:28:37 2026    \n', 'ended'],
    ['', ''],
  ])('the start of a process in %j is %j, as ps of macOS prints it', (line, expected) => {
    expect(startFromPs(line)).toBe(expected)
  })

  it.each([
    ['1763321317000', '1763321317420', true],
    ['1763321317000', '1763321417000', false],
    ['12345', '12345', true],
    ['12345', '12346', false],
    ['Mon Nov 16 19:28:37 2026', 'Mon Nov 16 19:28:38 2026', false],
  ])('starts %s and %s are of one process: %s', (written, found, expected) => {
    expect(isSameStart(written, found)).toBe(expected)
  })
})

describe('a scan', () => {
  it.skipIf(process.platform === 'win32')('knows this process and its parent', async () => {
    const own = (await createScan()()).find((entry) => entry.pid === process.pid)
    expect(own?.parent).toBe(process.ppid)
  })

  it('is shared by all that ask at the same moment', async () => {
    const scan = createScan()
    expect(scan()).toBe(scan())
    await scan()
  })
})

describe('ending a tree', () => {
  it('never counts the own process in, whatever it is marked with', async () => {
    const own = { pid: process.pid, parent: 1, started: '0', mark: 'mine', holdsAny: () => true }
    const target: EndTarget = { root: null, isMarked: () => true, pipes: () => new Set(['pipe:[1]']) }
    await endTree(async () => [own], target, 0).done
    expect(process.exitCode).toBeUndefined()
  })
})
