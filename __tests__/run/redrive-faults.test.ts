import { describe, expect, it } from 'vitest'
import type { FileStore } from '../../src/core/ports.js'
import { redriveSimulated, simulate } from '../engine/governance-harness.js'

const FLOW = `
workflow: { name: letters, entry_point: each }
agents: []
for_each:
  - name: each
    type: for_each
    source: "{{ ['a', 'b', 'c'] }}"
    as: it
    max_concurrent: 1
    failure_mode: continue_on_error
    tolerate: { percent: 100 }
    agent:
      name: one
      type: script
      command: fake
      args: ["{{ it }}"]
      routes: [{ on_error: true, dead_letter: true, propagate: true }]
    routes: [{ to: $end }]
`

/** A disk on which the operations with these numbers fail; `operations` has what was asked of it. */
function failing(fails: (number: number, operation: string) => boolean) {
  const operations: string[] = []
  const disk = (files: FileStore): FileStore => {
    const wrap = <Args extends readonly unknown[], Answer>(name: string, act: (...args: Args) => Answer) => {
      return (...args: Args): Answer => {
        operations.push(`${name} ${String(args[0]).split('/').at(-1)}`)
        if (fails(operations.length, name)) throw Object.assign(new Error('EIO: i/o error, injected'), { code: 'EIO' })
        return act(...args)
      }
    }
    return {
      ...files,
      makeFolder: wrap('makeFolder', files.makeFolder),
      openAppend: wrap('openAppend', (file) => {
        const open = files.openAppend(file)
        // A close that fails has closed the file all the same.
        const close = wrap('close', () => {})
        return {
          append: wrap('append', open.append),
          flush: wrap('flush', open.flush),
          close: () => {
            open.close()
            close()
          },
        }
      }),
      replace: wrap('replace', files.replace),
      readText: wrap('readText', files.readText),
      remove: wrap('remove', files.remove),
    }
  }
  return { disk, operations }
}

async function threeLetters(): Promise<string> {
  const ran = await simulate({ files: FLOW, program: () => ({ exit: 1 }) })
  expect(ran.letters).toHaveLength(3)
  return ran.folder
}

/** What redriving says: the exit code, or why nothing ran. */
async function redriven(folder: string, disk: (files: FileStore) => FileStore, calls: string[]): Promise<number> {
  const program = (name: string) => {
    calls.push(name)
    return {}
  }
  try {
    return (await redriveSimulated({ files: FLOW, folder, program, disk })).exit_code
  } catch (error) {
    expect(String(error)).toMatch(/injected|could not be marked/)
    expect(error).not.toHaveProperty('code')
    return 2
  }
}

describe('a redrive whose disk fails', () => {
  it.for([false, true])('at any operation never runs twice what succeeded; for ever: %s', async (lasting) => {
    const whole = failing(() => false)
    expect(await redriven(await threeLetters(), whole.disk, [])).toBe(0)
    expect(whole.operations.length).toBeGreaterThan(10)
    const codes = new Set<number>()
    const successes: [where: string, ran: string[]][] = []
    for (let number = 1; number <= whole.operations.length; number++) {
      const folder = await threeLetters()
      // An empty file can be made on a full disk, too.
      const spared = (operation: string): boolean => lasting && operation === 'openAppend'
      const { disk } = failing((at, operation) => (lasting ? at >= number && !spared(operation) : at === number))
      const calls: string[] = []
      const first = await redriven(folder, disk, calls)
      const ranFirst = [...calls]
      const second = await redriven(folder, (files) => files, calls)
      codes.add(first)
      const where = `${number}: ${whole.operations[number - 1]}`
      expect([0, 1, 2], where).toContain(first)
      expect(new Set(calls).size, where).toBe(calls.length)
      if (first === 0) successes.push([where, ranFirst])
      if (second === 0) successes.push([where, calls.toSorted()])
    }
    expect(successes.length).toBeGreaterThan(0)
    expect(successes).toEqual(successes.map(([where]) => [where, ['a', 'b', 'c']]))
    expect([...codes].toSorted()).toEqual(lasting ? [1, 2] : [0, 2])
  })

  it('at a mark runs nothing more, says so, and is not run again by itself', async () => {
    const folder = await threeLetters()
    const calls: string[] = []
    // The first line is only written to see whether the file can be written.
    let appended = 0
    const full = failing((_, operation) => operation === 'append' && ++appended > 1)
    expect(await redriven(folder, full.disk, calls)).toBe(1)
    expect(calls).toEqual(['a'])
    expect(await redriven(folder, (files) => files, calls)).toBe(2)
    expect(calls).toEqual(['a'])
  })
})

it('of two redrives at once one runs every letter, and the other says that the folder is in use', async () => {
  const folder = await threeLetters()
  const calls: string[] = []
  const program = (name: string) => {
    calls.push(name)
    return {}
  }
  const both = [1, 2].map(() => redriveSimulated({ files: FLOW, folder, program }))
  const [one, other] = await Promise.allSettled(both)
  expect([one?.status, other?.status]).toEqual(['fulfilled', 'rejected'])
  expect(String(other?.status === 'rejected' && other.reason)).toContain('is in use')
  expect(calls).toEqual(['a', 'b', 'c'])
})
