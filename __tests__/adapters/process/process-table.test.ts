import { describe, expect, it, vi } from 'vitest'
import { type EndTarget, endTree } from '../../../src/adapters/process/end-tree.js'
import {
  createScan,
  findOrphans,
  formatMark,
  isOfProcess,
  isOfRunner,
  isSameStart,
  parsePs,
  parsePsStart,
  parseWindowsProcesses,
} from '../../../src/adapters/process/process-table.js'

describe('marks', () => {
  const outer = formatMark(undefined, 'aaa', 1)
  const inner = formatMark(outer, 'bbb', 12)

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
  it('joins the two listings of ps on macOS', () => {
    const listing = `    1     0 Ss   Mon Nov 16 08:00:01 2026    
  412     1 S    Mon Nov 16 08:01:12 2026    
 8101   412 S+   Mon Nov 16 09:30:00 2026    
 8102  8101 Z+   Mon Nov 16 09:30:01 2026    
 8103     1 SN   Mon Nov 16 09:30:02 2026    
`
    const environments = `    1 /sbin/launchd
  412 /System/Library/CoreServices/Dock.app/Contents/MacOS/Dock
 8101 node server.js --title=CONDUCTOR_PROCESS_MARK PATH=/usr/bin:/bin CONDUCTOR_PROCESS_MARK=aaa.1:bbb.2 HOME=/Users/runner
 8102 (node)
 8103 sleep 60 CONDUCTOR_PROCESS_MARK=aaa.1
`
    const entries = parsePs(listing, environments).map(({ pid, parent, mark, started }) => [pid, parent, mark, started])
    expect(entries).toEqual([
      [1, 0, null, 'Mon Nov 16 08:00:01 2026'],
      [412, 1, null, 'Mon Nov 16 08:01:12 2026'],
      [8101, 412, 'aaa.1:bbb.2', 'Mon Nov 16 09:30:00 2026'],
      [8103, 1, 'aaa.1', 'Mon Nov 16 09:30:02 2026'],
    ])
  })

  it('finds orphans on Windows, but not behind a number that was given away again', () => {
    const listing = parseWindowsProcesses('10 1\r\n20 5\r\n21 20\r\n30 6 \r\n6 1\r\nProcessId\r\n')
    const root = (pid: number) => ({ pid, started: 1000, ended: 2000 })
    expect(findOrphans(listing, [root(5), root(6)])).toEqual([20])
  })

  it('tells by time what a program on Windows left, also when its number was given away again', () => {
    const listing = parseWindowsProcesses('5 1 9000\r\n20 5 1500\r\n21 5 9500\r\n22 5 300\r\n')
    expect(findOrphans(listing, [{ pid: 5, started: 1000, ended: 2000 }])).toEqual([20])
  })

  it.each([
    ['Ss   Mon Nov 16 19:28:37 2026    \n', 'Mon Nov 16 19:28:37 2026'],
    ['Z+   Mon Nov 16 19:28:37 2026    \n', 'ended'],
    ['', ''],
  ])('the start of a process in %j is %j, as ps of macOS prints it', (line, expected) => {
    expect(parsePsStart(line)).toBe(expected)
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
  it.skipIf(process.platform === 'win32')('never counts the own process in, whatever it is marked with', async () => {
    const own = { pid: process.pid, parent: 1, started: '0', mark: 'mine', holdsAny: () => true }
    const left = { ...own, pid: 2 ** 22 + 1 }
    const target: EndTarget = { root: null, isMarked: () => true, pipes: () => new Set(['pipe:[1]']) }
    const signalled: number[] = []
    const kill = vi.spyOn(process, 'kill').mockImplementation((pid) => {
      signalled.push(pid)
      return true
    })
    const scan = async () => (signalled.length === 0 ? [own, left] : [own])
    try {
      await endTree(scan, target, 0).done
    } finally {
      kill.mockRestore()
    }
    expect(new Set(signalled)).toEqual(new Set([left.pid]))
  })
})
