import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import { EventReader } from '../../src/account/run-reader.js'
import { NO_FILE } from '../../src/core/finding.js'
import {
  addToLedger,
  foldLedger,
  formatLedger,
  formatLedgerSentence,
  type Ledger,
  type LedgerEntry,
  type LedgerSighting,
  MAX_LEDGER_RUNS,
  printLedgerJson,
  showLedger,
  toLedgerEntry,
} from '../../src/core/ledger.js'
import { createRunInfo } from '../../src/durability/ledger.js'

const workflow = { name: 'drift-check', file: 'ci/drift.yaml' }
const network: LedgerSighting = {
  node: 'probe',
  kind: 'external.git.network',
  count: 1,
  recovered: 0,
  recovery_attempts: 0,
}

function day(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
}

function entry(index: number, sightings: readonly LedgerSighting[], of = workflow): LedgerEntry {
  return toLedgerEntry({ run_id: `r${index}`, timestamp: day(index), workflow: of, outcome: 'success', sightings })
}

function write(entries: readonly LedgerEntry[]): string {
  let text = ''
  for (const one of entries) {
    const change = addToLedger(text, one)
    text = change.type === 'append' ? text + change.text : change.text
  }
  return text
}

/** Runs day by day; an x is a run with the error. */
function history(pattern: string, sighting = network): Ledger {
  return foldLedger(write([...pattern].map((mark, index) => entry(index, mark === 'x' ? [sighting] : []))))
}

describe('the ledger file', () => {
  it('comes back as it was written, with a resumed run once and at its later place', () => {
    const text = write([entry(1, [network]), entry(2, []), entry(1, [])])
    expect(text.split('\n')).toHaveLength(4)
    expect(foldLedger(text)).toEqual({ runs: [entry(2, []), entry(1, [])], warning: null })
  })

  it('goes on after a torn line', () => {
    const torn = JSON.stringify(entry(1, [])).slice(0, 40)
    const change = addToLedger(torn, entry(2, []))
    expect(change.type).toBe('append')
    expect(foldLedger(torn + change.text)).toEqual({
      runs: [entry(2, [])],
      warning: expect.stringContaining('1 lines'),
    })
  })

  it.each([
    ['text'],
    ['{}'],
    ['{"schema_version":2}'],
    [JSON.stringify({ ...entry(1, []), timestamp: 'yesterday' })],
    [JSON.stringify({ ...entry(1, []), workflow: 'x' })],
    [JSON.stringify({ ...entry(1, []), sightings: [{ ...network, kind: 'Bad' }] })],
    [JSON.stringify({ ...entry(1, []), sightings: [{ ...network, count: -1 }] })],
  ])('leaves %s out', (line) => {
    const { runs, warning } = foldLedger(`${line}\n${JSON.stringify(entry(3, []))}\n`)
    expect(runs).toEqual([entry(3, [])])
    expect(warning).not.toBeNull()
  })

  it('is rewritten with the last thousand runs when it has grown', () => {
    const line = (index: number) => `${JSON.stringify(entry(index, []))}\n`
    const full = Array.from({ length: 2 * MAX_LEDGER_RUNS }, (_, index) => line(index))
    const change = addToLedger(`${full.join('')} \n`, entry(2 * MAX_LEDGER_RUNS, []))
    const { runs, warning } = foldLedger(change.text)
    expect([change.type, change.text.split('\n').length - 1, warning]).toEqual(['replace', MAX_LEDGER_RUNS, null])
    expect(runs[0]?.run_id).toBe(`r${MAX_LEDGER_RUNS + 1}`)
    expect(runs.at(-1)?.run_id).toBe(`r${2 * MAX_LEDGER_RUNS}`)
    const almost = ` \n${full.slice(1).join('')}\n`
    expect(addToLedger(almost, entry(0, []))).toEqual({ type: 'append', text: line(0) })
    expect(foldLedger(almost).runs).toHaveLength(MAX_LEDGER_RUNS)
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (lines) => {
        formatLedger(showLedger(foldLedger(lines.join('\n'))))
      }),
    )
  })
})

describe('the view', () => {
  it.each([
    ['x', null, 'seen in 1 of the last 1 run, first on 2026-01-01'],
    ['.xxx', null, 'seen in 3 of the last 4 runs, first on 2026-01-02'],
    ['xxx...', 'steady', 'seen in 3 of the last 6 runs, first on 2026-01-01'],
    ['.x..x', 'flaky', 'seen in 2 of the last 5 runs, first on 2026-01-02'],
    [`.x${'.'.repeat(8)}${'x.'.repeat(7)}......`, 'flaky', 'seen in 7 of the last 20 runs, first on 2026-01-02'],
    [`x${'.'.repeat(30)}`, 'steady', 'seen in 0 of the last 20 runs, first on 2026-01-01'],
  ])('%s is %s: %s', (pattern, expected, sentence) => {
    const [row] = showLedger(history(pattern))
    expect(row).toMatchObject({ pattern: expected, sentence, kind: network.kind, node: 'probe', workflow })
    expect(formatLedgerSentence(history(pattern), workflow, 'probe', network.kind)).toBe(sentence)
  })

  it('calls flaky what another attempt overcame, and says how many it takes', () => {
    const [row] = showLedger(history('xxxxx', { ...network, count: 3, recovered: 2, recovery_attempts: 5 }))
    expect(row).toMatchObject({ pattern: 'flaky', mean_attempts_to_recover: 2.5, rate: 1 })
    expect(showLedger(history('xx'))[0]?.mean_attempts_to_recover).toBeNull()
  })

  it('keeps workflows apart and puts the most frequent first', () => {
    const other = { name: 'other', file: 'ci/other.yaml' }
    const rare: LedgerSighting = { ...network, kind: 'external.git.auth' }
    const text = write([entry(1, [network, rare]), entry(2, [network]), entry(3, [rare], other)])
    const rows = showLedger(foldLedger(text))
    expect(rows.map((row) => [row.workflow.name, row.kind, row.rate])).toEqual([
      ['drift-check', 'external.git.network', 1],
      ['drift-check', 'external.git.auth', 0.5],
      ['other', 'external.git.auth', 1],
    ])
    expect(showLedger(foldLedger(text), { workflow: 'ci/other.yaml' })).toHaveLength(1)
    expect(showLedger(foldLedger(text), { kind: 'external.git.network', node: 'probe' })).toHaveLength(1)
    expect(showLedger(foldLedger(text), { kind: 'external.git.*' })).toHaveLength(3)
    expect(formatLedgerSentence(foldLedger(text), other, 'probe', 'external.git.network')).toBeNull()
  })

  it('prints for people and for programs', () => {
    const rows = showLedger(
      history('x.x..', { ...network, node: 'pro\u001b[31mbe', recovered: 1, recovery_attempts: 2 }),
    )
    expect(formatLedger(rows)).toBe(
      [
        'drift-check (ci/drift.yaml)',
        '  external.git.network at probe: flaky',
        '    seen in 2 of the last 5 runs, first on 2026-01-01, last on 2026-01-03 (40 %)',
        '    recovers after 2 attempts on average',
        '',
      ].join('\n'),
    )
    expect(formatLedger([])).toContain('no errors')
    expect(printLedgerJson(rows, null)).toMatchObject({
      schema_version: 1,
      window: 20,
      errors: [{ pattern: 'flaky', rate: 0.4 }],
    })
  })
})

describe('limits and orders', () => {
  const big = { run_id: 'r', timestamp: day(1), workflow, outcome: 'success', sightings: [] }

  it('long lists are cut', () => {
    expect(toLedgerEntry({ ...big, sightings: Array(501).fill(network) }).sightings).toHaveLength(500)
    expect(toLedgerEntry(big)).toEqual({ schema_version: 1, ...big })
  })

  it('the newer comes first among equals, and each kind has its own node', () => {
    const other = { ...network, node: 'other' }
    const rows = showLedger(foldLedger(write([entry(1, [network, network]), entry(2, [other])])))
    expect(rows.map(({ node, rate }) => [node, rate])).toEqual([
      ['other', 0.5],
      ['probe', 0.5],
    ])
    expect(rows[1]).toMatchObject({ first_seen: day(1), last_seen: day(1), window_seen: 1 })
    const same = showLedger(foldLedger(write([entry(1, [network, other])])))
    expect(same.map(({ node }) => node)).toEqual(['probe', 'other'])
    const later = showLedger(foldLedger(write([entry(2, [other]), entry(1, [network])])))
    expect(later.map(({ node }) => node)).toEqual(['other', 'probe'])
    const unsorted = showLedger(foldLedger(write([entry(3, [network]), entry(1, [network])])))
    expect(unsorted[0]).toMatchObject({ first_seen: day(1), last_seen: day(3) })
    expect(printLedgerJson(same, null)).toMatchObject({
      errors: [
        { node: 'probe', workflow },
        { node: 'other', workflow },
      ],
    })
    expect(showLedger(foldLedger(write([entry(1, [network, other])])), { node: 'other' })).toHaveLength(1)
  })

  it('the text names each workflow once, and one without a file by its name', () => {
    const bare = { name: 'step', file: NO_FILE }
    const rows = showLedger(
      foldLedger(write([entry(1, [network, { ...network, node: 'b' }]), entry(2, [network], bare)])),
    )
    const titles = formatLedger(rows)
      .split('\n')
      .filter((line) => !line.startsWith('  '))
    expect(titles).toEqual(['drift-check (ci/drift.yaml)', '', 'step', ''])
    expect(formatLedger(rows)).not.toContain('recovers')
    expect(formatLedger([], { node: 'x' })).toContain('no such errors')
    expect(printLedgerJson([], 'w')).toEqual({ schema_version: 1, window: 20, warning: 'w', errors: [] })
  })

  it('a workflow is known by its name and its file', () => {
    const ledger = history('x')
    for (const other of [
      { ...workflow, name: 'x' },
      { ...workflow, file: 'x' },
    ])
      expect(formatLedgerSentence(ledger, other, 'probe', network.kind)).toBeNull()
    expect(showLedger(ledger, { workflow: 'x' })).toEqual([])
    expect(showLedger(ledger, { workflow: workflow.name })).toHaveLength(1)
  })
})

describe('a run from its events', () => {
  const at = (node: string, attempt = 1, scope = '', visit = 1) => ({ scope, node, visit, attempt })
  const frame = { workflow: 'w', file: 'f', node: 'n', type: 'script', attempt: 1 }
  const fails = (kind: string, place: object, frames = 1) => ({
    type: 'node_failed',
    timestamp: day(3),
    node_type: 'script',
    duration_ms: 1,
    ...place,
    envelope: { kind, message: 'm', details: {} },
    frames: Array.from({ length: frames }, () => frame),
    origin: 'author',
    typed: true,
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
  })
  const start = {
    type: 'workflow_started',
    scope: '',
    run_id: 'r9',
    timestamp: day(3),
    workflow: workflow.name,
    file: workflow.file,
  }

  const completes = (place: object) => ({ ...fails('a.b', place), type: 'node_completed' })
  const infoOf = (events: readonly unknown[]) => {
    const account = new RunAccount()
    const reader = new EventReader(account)
    for (const event of events) reader.line(JSON.stringify(event))
    return createRunInfo(account)
  }

  it('counts where errors were raised and what overcame them', () => {
    const info = infoOf([
      start,
      fails('external.git.network', at('probe')),
      fails('external.git.network', at('probe', 2)),
      completes(at('probe', 3)),
      fails('external.api.down', at('call', 1, 'each#1.1[0]/')),
      fails('external.api.down', at('call', 1, 'each#1.1[1]/')),
      completes(at('call', 2, 'each#1.1[1]/')),
      fails('external.api.down', at('deploy', 1, 'child#1.2/')),
      fails('external.api.down', at('child', 2), 2),
      fails('external.a.b', at('soft')),
      { ...fails('external.a.b', at('tried')), envelope: { kind: 'a.b', message: 'm', details: { injected: true } } },
      { ...start, timestamp: day(8) },
      { ...start, type: 'workflow_failed', timestamp: day(8), outcome: 'halted', message: 'm', duration_ms: 1 },
      'noise',
    ])
    expect(info).toEqual({
      run_id: 'r9',
      timestamp: day(3),
      workflow,
      outcome: 'halted',
      sightings: [
        { node: 'probe', kind: 'external.git.network', count: 2, recovered: 1, recovery_attempts: 3 },
        { node: 'each/call', kind: 'external.api.down', count: 2, recovered: 1, recovery_attempts: 2 },
        { node: 'child/deploy', kind: 'external.api.down', count: 1, recovered: 0, recovery_attempts: 0 },
        { node: 'soft', kind: 'external.a.b', count: 1, recovered: 0, recovery_attempts: 0 },
      ],
    })
  })

  it('is nothing without a start', () => {
    expect(infoOf([fails('external.a.b', at('x'))])).toBeNull()
    expect(infoOf([start])?.outcome).toBe('unknown')
  })
})
