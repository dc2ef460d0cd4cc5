import { describe, expect, test } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { type Advice, createAdvice } from '../../src/survey/advice.js'
import {
  classifyRun,
  compareNewestFirst,
  countClasses,
  groupCauses,
  listUnknownLines,
} from '../../src/survey/causes.js'
import { parseListedRun } from '../../src/survey/facts.js'
import type { Sighting } from '../../src/survey/sightings.js'
import { suggestKind } from '../../src/triage/paste.js'
import { documentOf } from './surveyed.js'

const NOTHING = await documentOf()
const RUN = parseListedRun(
  {
    id: 1,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    event: 'push',
    status: 'completed',
    conclusion: 'failure',
    head_sha: 'a'.repeat(40),
    run_attempt: 1,
    html_url: 'https://github.com/acme/rockets/actions/runs/1',
    created_at: '2026-10-05T10:00:00Z',
    updated_at: '2026-10-05T11:00:00Z',
  },
  new Redactor({ secrets: [] }),
)
if (RUN === null) throw new Error('no run')
const AT = RUN.created
const JOB = {
  ...{ id: 1, attempt: 1, name: 'test', url: '', conclusion: 'failure', failedStep: null, failedAt: [] },
  ...{ started: AT, ended: AT + 60 },
}

interface Change extends Partial<Omit<Sighting, 'at'>> {
  readonly run?: Partial<typeof RUN>
  readonly job?: Partial<typeof JOB>
}

function seen({ run, job, ...more }: Change = {}): Sighting {
  const at = { run: { ...RUN, ...run } as NonNullable<typeof RUN>, attempt: 1, job: { ...JOB, ...job }, finding: null }
  return {
    ...{
      at,
      cause: 'c',
      signature: 's',
      isRead: true,
      kind: 'external.net',
      class: 'transient',
      counted: 'transient',
      title: 'reset',
      line: 1,
    },
    ...{ place: { workflow: 'ci.yml', job: 'test', step: 'Run npm ci' }, tests: [], rule: 'npm', recovered: false },
    ...more,
  }
}
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const advised = (
  about: Advice['about'],
  document: Partial<typeof NOTHING> = {},
  sightings: readonly Sighting[] = [],
): Advice | undefined => createAdvice({ ...NOTHING, ...document }, sightings).find((one) => one.about === about)

describe('advice about a test', () => {
  const named = (name: string, failed: number, passed: number) => ({
    ...{ name, failed, commits: failed, passed_same_commit: passed, passed_on: [], last: '' },
    ...{ file: null, owners: [], minutes: 1 },
  })
  test.each<[string, ReturnType<typeof named>[], string | null]>([
    ['that failed three times and passed', [named('A', 3, 1)], 'A'],
    ['whose name cannot end the code', [named('say `"x\\y"`', 3, 1)], `say '"x\\y"'`],
    ['that failed twice', [named('A', 2, 2)], null],
    ['that never passed', [named('A', 9, 0)], null],
    ['is about the first of them', [named('A', 2, 2), named('B', 9, 0), named('C', 3, 1), named('D', 4, 1)], 'C'],
  ])('%s', (_, tests, name) => {
    const advice = advised('test', { tests })
    expect(advice?.text.includes(`the test \`${name}\``) ?? null).toBe(name === null ? null : true)
  })

  test('offers a quarantine entry that the quarantine accepts, and no rule that makes a name transient', async () => {
    const paste = advised('test', { tests: [named('pkg > TestA', 3, 3), named('TestB', 4, 1)] })?.paste ?? ''
    expect(paste).not.toContain('transient')
    const { tests } = (await import('yaml')).parse(paste)
    expect(tests.map(({ name }: { name: string }) => name)).toEqual(['pkg > TestA', 'TestB'])
    expect(tests[0]).toMatchObject({ until: '2026-11-30', reason: expect.stringContaining('passed on 3') })
  })
})

describe('advice about a step to retry', () => {
  const retried = (change: Change, count = 3) =>
    advised(
      'retry',
      {},
      times(count, () => seen(change)),
    )
  const step = (name: string | null): Change => ({ place: { workflow: 'ci.yml', job: 'test', step: name } })
  test.each<[string, Change, boolean]>([
    ['transient', {}, true],
    ['deterministic', { class: 'deterministic' }, false],
    ['without a step', step(null), false],
    ['of the runner', { rule: 'runner' }, false],
    ['of no set', { rule: null }, false],
  ])('is for what is %s', (_, change, isGiven) => expect(retried(change) !== undefined).toBe(isGiven))

  test.each([
    ['Run npm ci', 'run: "npm ci"'],
    ['Run actions/checkout@v4', 'run: COMMAND # replace COMMAND by the command of the step'],
    ['Run ./tools/x@y z', 'run: COMMAND # replace COMMAND by the command of the step'],
    ['Install', 'run: COMMAND # replace COMMAND by the command of the step'],
    [`Run $${'{{ inputs.x }}'}`, 'run: "$ {{ inputs.x }}"'],
    ['Do Run npm ci', 'run: COMMAND # replace COMMAND by the command of the step'],
  ])('of the step %j has %j', (name, pasted) => expect(retried(step(name))?.paste).toContain(`    ${pasted}\n`))

  test('counts what passed later, and needs three failures of one kind in one place', () => {
    const some = [seen(), seen({ recovered: true }), seen({ recovered: true }), seen({ kind: 'x' }), seen(step('b'))]
    expect(advised('retry', {}, some)?.numbers).toEqual({ sightings: 3, recovered: 2, minutes: 3 })
    expect(retried({}, 2)).toBeUndefined()
  })
})

describe('advice about a time limit', () => {
  const slow = (seconds: number, job = 'slow') =>
    seen({ job: { conclusion: 'timed_out', ended: AT + seconds }, place: { workflow: 'ci.yml', job, step: null } })
  test('rounds the minutes up, and proposes twice as many', () => {
    const advice = advised('limit', {}, [slow(600), slow(600), slow(661)])
    expect(advice?.numbers).toEqual({ sightings: 3, minutes: 31.02, minutes_each: 11 })
    expect(advice?.paste).toContain('timeout-minutes: 22 # it ended after about 11')
    expect(advised('limit', {}, [slow(1), slow(1), slow(1, 'other')])).toBeUndefined()
    expect(
      advised(
        'limit',
        {},
        times(3, () => seen()),
      ),
    ).toBeUndefined()
  })
})

describe('advice about a workflow that never passed', () => {
  const workflow = (name: string, failed: number, lost: number, never = true) => ({
    ...{ workflow: name, name, runs: 9, passed_first: 0, passed: 0, failed, never_passed: never },
    ...{ median_minutes: null, minutes_lost: lost },
  })
  test.each<[string, ReturnType<typeof workflow>[], string | null]>([
    ['the dearest', [workflow('a.yml', 9, 1), workflow('b.yml', 3, 5)], 'b.yml'],
    ['of equally dear ones that with more failures', [workflow('a.yml', 3, 5), workflow('b.yml', 4, 5)], 'b.yml'],
    ['three failures are needed', [workflow('a.yml', 2, 5)], null],
    ['one that passed is none', [workflow('a.yml', 9, 5, false)], null],
    ['a name that is no word is quoted', [workflow('.github/workflows/a b.yml', 3, 5)], '"a b.yml"'],
  ])('%s', (_, workflows, file) => {
    const paste = advised('never_passed', { workflows })?.paste ?? null
    expect(paste).toBe(file === null ? null : `gh workflow disable ${file} --repo acme/rockets\n`)
  })
})

test.each([
  [2, false],
  [3, true],
])('advice about logs: %s that are gone', (gone, isGiven) => {
  const missing = { ...NOTHING.missing, logs_gone: gone }
  expect(advised('retention', { missing }) !== undefined).toBe(isGiven)
})

test('advice to let triage run again names the workflows whose re-runs passed', () => {
  const triage = { ...NOTHING.triage, rerun_right: 3, rerun_wrong: 1 }
  const run = (name: string, attempt: number) => seen({ recovered: true, run: { name, attempt } })
  const some = [run('b', 2), run('a', 2), run('b', 3), run('once', 1), seen({ run: { name: 'failed', attempt: 2 } })]
  expect(advised('triage', { triage }, some)?.paste).toContain('workflows: ["a", "b"]\n')
  expect(advised('triage', { triage }, some)?.text).toContain('3 of its 4 re-runs whose end is known passed')
  const names = times(11, (at) => run(`w${String(at).padStart(2, '0')}`, 2))
  expect(advised('triage', { triage }, names)?.paste).toMatch(/"w08", "w09"\]\n/)
  expect(advised('triage', { triage: { ...triage, rerun_right: 2 } }, some)).toBeUndefined()
})

describe('causes', () => {
  test('the newest is the one that ended last, then the higher id; one without an end ended with its run', () => {
    const ids = (...list: readonly Sighting[]) => [...list].sort(compareNewestFirst).map(({ at }) => at.job.id)
    const job = (id: number, ended: number) => seen({ job: { id, ended } })
    expect(ids(job(1, 50), job(2, 70), job(3, 60))).toEqual([2, 3, 1])
    expect(ids(job(1, 50), job(3, 50), job(2, 50))).toEqual([3, 2, 1])
    const endless = seen({ job: { id: 9, ended: null } as never })
    expect(ids(job(1, RUN.ended + 1), endless, job(2, RUN.ended - 1))).toEqual([1, 9, 2])
  })

  test('equally dear ones: more failures first, then by id', () => {
    const short = { started: AT, ended: AT + 30 }
    const some = [
      seen({ cause: 'b' }),
      seen({ cause: 'a' }),
      seen({ cause: 'z', job: short }),
      seen({ cause: 'z', job: short }),
    ]
    expect(groupCauses(some).map(({ id }) => id)).toEqual(['z', 'a', 'b'])
    expect(groupCauses([...some].reverse()).map(({ id }) => id)).toEqual(['z', 'a', 'b'])
  })

  test('has three examples, with the address of the job or of its run', () => {
    const [cause] = groupCauses(times(4, (at) => seen({ job: { id: at, url: at === 3 ? 'https://j' : '' } })))
    expect(cause?.examples.map(({ url }) => url)).toEqual(['https://j', RUN.url, RUN.url])
    expect(cause).toMatchObject({ sightings: 4, legs: 1, runs: 1, flaky: false, recovered: 0 })
  })

  test('a run counts for the job that most needs a person; without a known one it is unknown', () => {
    const of = (...names: readonly Sighting['counted'][]) => classifyRun(names.map((counted) => seen({ counted })))
    expect([of(), of('cancelled', 'transient'), of('transient', 'flaky'), of('flaky', 'unknown')]).toEqual([
      ...['unknown', 'transient', 'flaky', 'unknown'],
    ])
    expect(of('unknown', 'deterministic')).toBe('deterministic')
    expect(countClasses([seen({ counted: 'flaky' })]).flaky).toEqual({ sightings: 1, minutes: 1 })
  })
})

test('lines that no rule knows: three failures of one line, however its numbers differ', () => {
  const odd = (title: string, more: Change = {}) => seen({ class: 'unknown', title, ...more })
  const lines = (...list: readonly Sighting[]) => listUnknownLines(list).map(({ line, causes }) => [line, causes])
  expect(lines(odd('pad 10 is odd'), odd('pad 11 is odd', { cause: 'd' }), odd('pad 12 is odd'))).toEqual([
    ['pad 10 is odd', 2],
  ])
  expect(lines(odd('x'), odd('x'))).toEqual([])
  expect(lines(odd('x'), odd('x'), odd('x', { line: null }))).toEqual([])
  expect(lines(odd('x'), odd('x'), odd('x', { class: 'deterministic' }))).toEqual([])
  const many = times(51, (at) => times(3, () => odd(`line ${String.fromCharCode(65 + at)}q`))).flat()
  expect(listUnknownLines(many)).toHaveLength(50)
})

test.each([
  ['Could not reach the pad 7', 'external.own.could_not_reach'],
  ['A b Fuel', 'external.own.fuel'],
  ['§ 7', 'external.own.unknown'],
])('the kind for %j is %s', (line, kind) => expect(suggestKind(line)).toBe(kind))
