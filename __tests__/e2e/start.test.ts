import { readdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOMS } from '../../scripts/rooms.mjs'
import { conductor, temporaryFolder, writeFiles } from './support/command.js'
import { workflow } from './support/table.js'

/** A machine where nothing was started before: kept code tells which files of the bundle a start has read. */
function machine(): {
  readonly run: (file: string, options?: string) => Promise<number | null>
  readonly kept: () => ReadonlyMap<string, string>
  /** The file of the kept code that every start reads, and its length. */
  readonly main: () => { readonly ino: number; readonly size: number }
  /** Kept code was written so many hours ago. */
  readonly age: (hours: number) => void
} {
  const [cwd, cache] = [temporaryFolder(), temporaryFolder()]
  writeFiles(cwd, {
    'plain.yaml': workflow('- { name: a, type: script, command: node, args: ["--version"] }'),
    'wrong.yaml': 'workflow: 1',
    'template.yaml': workflow('- { name: a, type: set, value: "{{ 1 + 1 }}" }'),
  })
  const folder = path.join(cache, 'conductor-action', 'code')
  const env = { XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache, NODE_V8_COVERAGE: undefined }
  return {
    run: async (file, options = '') =>
      (await conductor(['run', file], { cwd, env: { ...env, NODE_OPTIONS: options } })).code,
    kept: () =>
      new Map(
        readdirSync(folder)
          .map((name) => [name, statSync(path.join(folder, name))] as const)
          .map(([name, { ino, mtimeMs }]) => [name, `${ino} ${mtimeMs}`]),
      ),
    main: () => statSync(path.join(folder, readdirSync(folder).find((name) => name.endsWith('-run-main.js')) ?? '')),
    age: (hours) => {
      const then = Date.now() / 1000 - hours * 3600
      for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), then, then)
    },
  }
}

/** The rooms of the bundle that were entered. */
const roomsIn = (kept: ReadonlyMap<string, string>): readonly string[] =>
  Object.keys(ROOMS).filter((room) => [...kept.keys()].some((name) => name.endsWith(`-run-${room}.js`)))

describe.runIf(process.platform === 'linux')('a start', () => {
  it('reads no room of the bundle that it does not enter', async () => {
    const { run, kept } = machine()
    expect(await run('plain.yaml')).toBe(0)
    expect([...kept().keys()].some((name) => name.endsWith('-run-main.js'))).toBe(true)
    expect(roomsIn(kept())).toEqual([])
    expect(await run('template.yaml')).toBe(0)
    expect(roomsIn(kept())).toEqual(['templates'])
  })

  it('keeps code for each set of flags of V8, and writes it once', async () => {
    const { run, kept, age } = machine()
    await run('plain.yaml')
    const plain = kept()
    await run('plain.yaml', '--max-old-space-size=900')
    age(-1)
    const both = kept()
    expect(both.size).toBe(2 * plain.size)
    await run('plain.yaml', '--max-old-space-size=900')
    await run('plain.yaml')
    expect(kept()).toEqual(both)
  })

  it('adds to kept code what it had to compile, and looks less often where there was nothing to add', async () => {
    const { run, main, age } = machine()
    expect(await run('wrong.yaml')).toBe(2)
    const first = main()
    age(1)
    expect(await run('plain.yaml')).toBe(0)
    const second = main()
    expect(second.size).toBeGreaterThan(first.size)
    // The same run may compile a little more once, when the machine is busy, but not again and again.
    const looks = [second]
    while (looks.length < 5 && looks.at(-1)?.ino !== looks.at(-2)?.ino) {
      age(1)
      expect(await run('plain.yaml')).toBe(0)
      looks.push(main())
    }
    expect(looks.at(-1)).toMatchObject({ ino: looks.at(-2)?.ino, size: looks.at(-2)?.size })
  })
})
