import { describe, expect, it } from 'vitest'
import { createClosingBlock } from '../../src/reporters/closing-block.js'
import { ended, frame, GITHUB, GRAPH, halted, raised, reportOf } from './sample.js'

type Report = ReturnType<typeof reportOf>
const textOf = (report: Report, more: object = {}): string =>
  createClosingBlock({ ...report, ...more })
    .map(({ text }) => `${text}\n`)
    .join('')

it('says that a run whose journal could not be written cannot be resumed', () => {
  const report = reportOf([], halted(raised('external.git.drift', 'behind', {})))
  const error = 'ENOSPC: no space left on device; this run cannot be resumed'
  const warning = `the checkpoint could not be written: ${error}`
  const nothing = { completed_nodes: [], node_actions: {}, node_hashes: {}, failed_node: null, path: null }
  const result = { ...report.result, warnings: [warning], checkpoint: { ...nothing, error } }
  const text = textOf({ ...report, result })
  expect(text).toContain(`not saved  ${warning}\n`)
  expect(text).not.toContain('warning ')
})

it.each([
  ['success', ended('success')],
  ['halted', halted(raised('external.git.drift', 'behind', {}))],
] as const)('lists five warnings and counts the others: %s', (_, events) => {
  const report = reportOf([], events)
  const warnings = Array.from({ length: 7 }, (_, at) => `warning number ${at}`)
  const text = textOf({ ...report, result: { ...report.result, warnings } })
  const rows = text.split('\n').filter((line) => line.includes('warning number') || line.includes('more warnings'))
  expect(rows.map((line) => line.trim())).toEqual([
    ...[0, 1, 2, 3, 4].map((at) => expect.stringMatching(new RegExp(`warning number ${at}$`))),
    '2 more warnings in result.json',
  ])
})

describe('the closing block', () => {
  const long = raised(
    'external.git.drift',
    'word '.repeat(2000),
    {
      file: 'src/cart.ts',
      line: 12,
      log: 'x'.repeat(9000),
      list: Array.from({ length: 500 }, (_, at) => `entry ${at}`),
    },
    { stderr_tail: Array.from({ length: 300 }, (_, at) => `line ${at} ${'y'.repeat(300)}`).join('\n') },
  )
  const inputs = {
    inputsForCommands: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`input${at}`, 'v'.repeat(90)])),
  }

  it.each([
    ['external.git.drift', 0, 'exit code  0 (the command succeeded and reported this error)'],
    ['internal.output_schema', 0, 'exit code  0 (the command itself succeeded)'],
    ['external.git.drift', 7, 'exit code  7\n'],
  ])('says what an exit code means beside an error: %s, %i', (kind, exitCode, said) => {
    expect(textOf(reportOf([], halted(raised(kind, 'behind', {}, { exit_code: exitCode }))))).toContain(said)
  })

  it.each([
    ['on the machine that ran it', {}],
    ['in CI', { github: GITHUB, artifactName: 'left-1' }],
    ['in CI without an artifact', { github: GITHUB }],
  ])('has all that is needed in 4 KiB, however much there is to say: %s', (_, more) => {
    const text = textOf(
      reportOf(
        [],
        halted(
          long,
          Array.from({ length: 50 }, () => long),
        ),
        GRAPH,
        inputs,
      ),
      more,
    )
    expect(Buffer.byteLength(text)).toBeLessThan(4096)
    for (const said of ['halted', 'external.git.drift', 'src/cart.ts:12', 'exit code  1', 'line 299'])
      expect(text).toContain(said)
  })

  it('names the run folder on the machine that ran it, and no path of it anywhere else', () => {
    const report = reportOf([], halted(raised('a.b', 'm')))
    expect(textOf(report)).toContain('conductor resume /tmp/runs/r1')
    const away = textOf(report, { github: GITHUB, artifactName: 'left-1', folder: 'services/api' })
    expect(away).not.toContain('/tmp/runs')
    expect(away).toContain(
      [
        'What next, in a clone of acme/app at 0123456789ab:',
        '  conductor() { npx --yes github:conductor-action/conductor-action "$@"; }',
        '  cd services/api',
        '  gh run download 42 --name left-1 --repo acme/app --dir conductor-run',
        '  conductor explain conductor-run',
        '  conductor resume conductor-run',
      ].join('\n'),
    )
    const enterprise = { ...GITHUB, run_url: 'https://git.acme.test/acme/app/actions/runs/42' }
    expect(textOf(report, { github: enterprise, artifactName: 'left-1' })).toContain('--repo git.acme.test/acme/app ')
  })

  it('says that nothing was uploaded, and shows how to reproduce', () => {
    const text = textOf(reportOf([], halted(raised('a.b', 'm'))), { github: GITHUB })
    expect(text).toContain('was not uploaded')
    expect(text).toContain('  conductor run flows/drift.yaml')
    expect(text).not.toContain('resume')
    expect(text).not.toContain('/tmp/runs')
  })

  it('says that an error is transient', () => {
    expect(textOf(reportOf([], halted(raised('external.npm.network', 'no way'))))).toContain(
      'external.npm.network (transient: another run may succeed)',
    )
  })

  it('leads with the members of a group, not with the group', () => {
    const member = (at: number) => raised('test.failed', `item ${at} is wrong`, {}, { frames: [frame('check')] })
    const errors = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`item-${at}`, { kind: 'test.failed', message: 'wrong', details: {} }]),
    )
    const group = raised('internal.group_failed', '200 of 200', { errors }, { frames: [frame('each')] })
    const text = textOf(reportOf([], halted(group, [member(0), member(1)])))
    expect(text).not.toContain('internal.group_failed')
    expect(text).toMatch(/ {2}kind {7}test\.failed\n/)
    expect(text).toContain('test.failed 200 times at item-0, item-1, item-2, item-3 and 196 more: wrong')
  })

  it('of a termination has a way to reproduce and no path in CI', () => {
    const termination = { status: 'failed', reason: 'not on a Friday', terminatedBy: 'stop' } as const
    const text = textOf(reportOf([], ended('failed', { termination })), { github: GITHUB, artifactName: 'left-1' })
    expect(text).toMatch(/^■ Terminated \(failed\): not on a Friday\n/)
    expect(text).toContain('conductor explain conductor-run')
    expect(text).not.toContain('/tmp/runs')
  })
})
