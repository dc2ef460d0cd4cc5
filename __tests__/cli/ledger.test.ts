import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, runFlow, temporaryFolder, writeFiles } from '../e2e/support/command.js'

const flow = (kind: string | null): string => `workflow: { name: nightly, entry_point: probe }
agents:
  - name: probe
    type: script
    command: ${JSON.stringify(process.execPath)}
    args: [-e, ${JSON.stringify(
      kind === null
        ? ''
        : `require("fs").writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({kind: "${kind}", message: "m"}))`,
    )}]
`

describe('conductor ledger', () => {
  it('adds runs and shows what comes back', async () => {
    const home = temporaryFolder()
    for (const kind of ['external.git.network', null, 'external.git.network']) {
      const { runDir } = await runFlow({ yaml: flow(kind) })
      const added = await conductor(['ledger', 'add', runDir, '--file', 'cache/ledger.jsonl'], { cwd: home })
      expect(added.code).toBe(0)
      expect(added.stdout).toContain('cache/ledger.jsonl')
    }
    expect(
      readFileSync(path.join(home, 'cache', 'ledger.jsonl'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(3)
    const shown = await conductor(['ledger', 'show', '--file', 'cache/ledger.jsonl'], { cwd: home })
    expect(shown.code).toBe(0)
    expect(shown.stdout).toMatch(/external\.git\.network at probe\n {4}seen in 2 of the last 3 runs, first on /)
    const json = await conductor(
      [
        'ledger',
        'show',
        '--file',
        'cache/ledger.jsonl',
        '--workflow',
        'nightly',
        '--kind',
        'external.git.network',
        '--format',
        'json',
      ],
      { cwd: home },
    )
    expect(JSON.parse(json.stdout)).toMatchObject({
      warning: null,
      errors: [{ node: 'probe', window_seen: 2, window_runs: 3, pattern: null, mean_attempts_to_recover: null }],
    })
    const none = await conductor(['ledger', 'show', '--file', 'cache/ledger.jsonl', '--workflow', 'other'], {
      cwd: home,
    })
    expect(none.stdout).toBe('The ledger knows no such errors.\n')
  })

  it('counts a run once, however often it is added', async () => {
    const { runDir, folder } = await runFlow({ yaml: flow('a.b') })
    for (let index = 0; index < 2; index += 1) await conductor(['ledger', 'add', runDir], { cwd: folder })
    const shown = await conductor(['ledger', 'show'], { cwd: folder })
    expect(shown.stdout).toContain('seen in 1 of the last 1 run,')
  })

  it.each([
    ['no word', [], 'add or show?'],
    ['another word', ['drop'], 'is not add or show'],
    ['no run', ['add'], 'give one run'],
    ['a run that is not there', ['add', 'nowhere'], 'does not exist'],
    ['a folder without a run', ['add', '.'], 'holds no run'],
    ['a ledger that is not there', ['show'], 'ledger.jsonl does not exist'],
    ['garbage', ['show', '--file', 'garbage'], 'cannot be read'],
    ['too much', ['show', 'x'], 'too much'],
  ])('exits 2 for %s', async (_, args, message) => {
    const folder = temporaryFolder()
    writeFiles(folder, { garbage: 'not json\n' })
    const done = await conductor(['ledger', ...args], { cwd: folder })
    expect(done.code).toBe(2)
    expect(done.stderr).toContain(message)
  })
})
