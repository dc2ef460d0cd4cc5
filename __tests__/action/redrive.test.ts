import { describe, expect, test } from 'vitest'
import { redriveEnding } from '../../src/action/main.js'
import { selectArtifact } from '../../src/action/upload.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { createRealAdapters } from '../../src/run/adapters.js'
import type { Redriven, RedriveReport } from '../../src/run/redrive.js'
import { folderWith } from '../support/folders.js'
import { fakeHost, inputsOf, SECOND_ATTEMPT } from './fake-host.js'

const RUN = { ...createInvalidResult([], 'w.yaml'), run_id: 'r-1', workflow: { name: 'publish', file: 'w.yaml' } }
const SETTLED: Redriven = {
  ...{ id: 'l-1', node: 'send', item: null, kind: 'app.bad', status: 'settled' },
  ...{ changed: false, output: null, error: null },
}
const FAILED: Redriven = { ...SETTLED, id: 'l-2', status: 'failed', error: { kind: 'app.worse', message: 'no | way' } }
const PENDING: Redriven = { ...SETTLED, id: 'l-3', node: 'later', status: 'pending' }

/** Ends a step whose redrive ran these letters. */
function ended(letters: readonly Redriven[], more: Partial<RedriveReport> = {}, files = { 'result.json': RUN }) {
  const host = fakeHost(SECOND_ATTEMPT)
  const inputs = inputsOf({ command: 'redrive', 'resume-from': 'x' })
  const folder = folderWith(
    Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)])),
  )
  const count = (status: string) => letters.filter((letter) => letter.status === status).length
  const report: RedriveReport = {
    ...{ schema_version: 1, file: 'dead-letter.jsonl', dry_run: false, exit_code: count('failed') > 0 ? 3 : 0 },
    ...{ settled: count('settled'), failed: count('failed'), remaining: letters.length - count('settled'), letters },
    ...more,
  }
  const request = { adapters: createRealAdapters({}, 'process'), fileAsGiven: 'w.yaml' }
  const ending = redriveEnding(host, inputs, request, folder, report)
  return { host, inputs, folder, ending, artifact: () => selectArtifact(host, inputs, ending) }
}

describe('a redrive', () => {
  test('of which all letters settled succeeds, says so, and uploads its folder for the next attempt', async () => {
    const { host, folder, ending, artifact } = ended([SETTLED])
    expect(ending.result).toMatchObject({
      success: true,
      outcome: 'success',
      error: null,
      errors: [],
      dead_letters: [],
    })
    expect(ending.result).toMatchObject({ run_id: 'r-1', workflow: { name: 'publish' } })
    expect(ending.result.findings).toBeUndefined()
    expect([...(ending.outputs ?? [])]).toEqual([
      ['settled', '1'],
      ['remaining', '0'],
    ])
    expect([ending.runDir, ending.annotations]).toEqual([folder, []])
    expect(host.commands.said).toEqual(['1 dead letter settled, 0 failed again, 0 still open'])
    expect(await artifact()).not.toBeNull()
  })

  test('reports the letters that failed again, and keeps those that are open', async () => {
    const { ending, artifact } = ended([SETTLED, FAILED, PENDING, { ...FAILED, status: 'pending' }])
    expect(ending.result).toMatchObject({ success: false, outcome: 'halted', exit_code: 3, error: 'no | way' })
    expect(ending.result.errors).toMatchObject([{ kind: 'app.worse', message: 'no | way', node_id: 'send' }])
    expect(ending.annotations).toMatchObject([
      { level: 'error', title: 'app.worse · send', message: 'no | way', kind: 'app.worse' },
    ])
    expect(ending.result.dead_letters).toEqual([
      { id: 'l-2', node: 'send', kind: 'app.bad' },
      { id: 'l-3', node: 'later', kind: 'app.bad' },
      { id: 'l-2', node: 'send', kind: 'app.bad' },
    ])
    expect(await artifact()).not.toBeNull()
  })

  test('whose letter settled but left another one uploads the run folder', async () => {
    const { ending, artifact } = ended([SETTLED], { remaining: 2 })
    expect(ending.result).toMatchObject({ success: true, dead_letters: [{ remaining: 2 }] })
    expect(await artifact()).not.toBeNull()
  })

  test.each([
    [0, 'success'],
    [1, 'failed'],
    [3, 'halted'],
    [130, 'cancelled'],
  ])('with exit code %d is a %s', (code, outcome) => {
    expect(ended([SETTLED], { exit_code: code }).ending.result).toMatchObject({ outcome, success: code === 0 })
  })

  test('of a run that left no result is named by its file', () => {
    const { ending } = ended([], {}, JSON.parse('{}'))
    expect(ending.result).toMatchObject({ run_id: null, workflow: { file: 'w.yaml' } })
    expect(ending.page).toBe(
      '## ✅ <code>w&#46;yaml</code>: dead letters\n\n0 dead letters settled, 0 failed again, 0 still open.\n',
    )
  })

  test('shows a row per letter: its item by key or by number, and why it failed', () => {
    const keyed = { ...SETTLED, item: { index: 4, key: 'eu' } }
    const numbered = { ...FAILED, item: { index: 7, key: '' } }
    const page = ended([keyed, numbered, PENDING]).ending.page ?? ''
    expect(page).toMatch(/^## 🛑 <code>publish<\/code>: dead letters\n\n1 dead letter settled, 1 failed again, 2 still/)
    const rows = page.split('\n').filter((line) => line.startsWith('| <code>'))
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^\| <code>send &#91;eu&#93;<\/code> \| <code>app&#46;bad<\/code> \| settled \| +\|$/)
    expect(rows[1]).toMatch(/^\| <code>send &#91;7&#93;<\/code> .*\| failed \| <code>app&#46;worse&#58; no &#124; way/)
    expect(rows[2]).toMatch(/^\| <code>later<\/code> .*\| pending \| +\|$/)
    expect(page).not.toContain('more letter')
  })

  test('of hundreds of letters shows 200 and counts the others', () => {
    const page = ended(Array.from({ length: 203 }, () => PENDING)).ending.page ?? ''
    expect(page.match(/^\| <code>later/gm)).toHaveLength(200)
    expect(page).toContain('3 more letters in dead-letter.jsonl.')
  })
})
