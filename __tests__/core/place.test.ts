import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { NodeAt } from '../../src/core/events.js'
import {
  countLevels,
  formatReadablePlace,
  isInsideAttempt,
  isRetried,
  itemsOfRoot,
  letterVisit,
  moveScope,
  placeInFile,
  rootRun,
  runAround,
  runKey,
  scopeInside,
  toDeadLetterId,
  toNodeKey,
  visitKey,
  walkRunsAround,
} from '../../src/core/place.js'

const lint: NodeAt = { scope: 'deploy#1.2/each#2.1[3]/', node: 'lint', visit: 4, attempt: 5 }

describe('a place as text', () => {
  it.each([
    ['a node', toNodeKey(lint), 'deploy#1.2/each#2.1[3]/lint'],
    ['a visit', visitKey(lint), 'deploy#1.2/each#2.1[3]/lint#4'],
    ['a run', runKey(lint), 'deploy#1.2/each#2.1[3]/lint#4.5'],
    ['the scope of a child', scopeInside(lint), 'deploy#1.2/each#2.1[3]/lint#4.5/'],
    ['the scope of an item', scopeInside(lint, 0), 'deploy#1.2/each#2.1[3]/lint#4.5[0]/'],
    ['for people', formatReadablePlace(toNodeKey(lint)), 'deploy/each[3]/lint'],
    ['in the file', placeInFile(lint), 'deploy/each/lint'],
    ['a letter', toDeadLetterId('r1', lint), 'r1/deploy#1/each#2[3]/lint#4'],
  ])('%s', (_, text, expected) => expect(text).toBe(expected))

  it('lists the attempts that contain it, innermost first', () => {
    expect([...walkRunsAround(lint.scope)]).toEqual([
      { scope: 'deploy#1.2/', node: 'each', visit: 2, attempt: 1, item: 3 },
      { scope: '', node: 'deploy', visit: 1, attempt: 2, item: null },
    ])
    expect(rootRun(lint.scope)?.node).toBe('deploy')
    expect(countLevels(lint.scope)).toBe(2)
  })

  it.each(['', '/', 'deploy', 'deploy#1.1', 'deploy#1/', '#1.1/', 'each#1.1[x]/', 'each#1.1[]/'])(
    'nothing is around %j',
    (scope) => {
      expect(runAround(scope)).toBeNull()
      expect(rootRun(scope)).toBeNull()
      expect([...walkRunsAround(scope)]).toEqual([])
    },
  )

  it.each([
    ['each#2.1[3]/', 3, 3],
    ['each#2.4[30]/one#1.1[5]/', 30, null],
    ['each#2.1[0]/child#1.1/', 0, 0],
    ['each#2.10[3]/', 3, null],
    ['each#1.1[3]/', null, null],
    ['reach#2.1[3]/', null, null],
    ['each#2.1/one#1.1[3]/', null, null],
    ['each#2.1[3', null, null],
    ['each#2.1[]/', null, null],
    ['each#2.1[x]/', null, null],
    ['each#2.1[-1]/', null, null],
    ['', null, null],
  ])('%j is in item %j of the second visit, and %j of its first attempt', (scope, ofVisit, ofAttempt) => {
    expect(itemsOfRoot({ group: 'each', visit: 2 })(scope)).toBe(ofVisit)
    expect(itemsOfRoot({ group: 'each', visit: 2, attempt: 1 })(scope)).toBe(ofAttempt)
  })

  it.each([
    ['deploy#1.1/', true],
    ['deploy#1.1[0]/', true],
    ['deploy#1.1/each#1.1[2]/', true],
    ['deploy#1.1/lint#1.1', true],
    ['deploy#1.10/', false],
    ['deploy#1.1', false],
    ['deploy#1.2/', false],
    ['redeploy#1.1/', false],
    ['', false],
  ])('whether %j is inside deploy#1.1: %s', (place, inside) => {
    expect(isInsideAttempt(place, { scope: '', node: 'deploy', visit: 1, attempt: 1 })).toBe(inside)
  })

  it.each([
    ['a#1.1/', 1, false],
    ['a#1.1/', 2, true],
    ['a#1.2/', 1, true],
    ['a#1.11/', 1, true],
    ['a#12.1[7]/', 1, false],
    ['a#1.2/b#1.1[3]/', 1, true],
  ])('a run in %s, attempt %d, is tried again: %s', (scope, attempt, again) => {
    expect(isRetried({ scope, node: 'x', visit: 1, attempt })).toBe(again)
  })

  it('moves a scope to another visit', () => {
    const from = { scope: 'each#1.1[2]/', node: 'sub', visit: 1 }
    const to = { scope: 'x#3.1/each#2.4[2]/', node: 'sub', visit: 12 }
    expect(moveScope('each#1.1[2]/sub#1.3/y#1.1[0]/', from, to)).toBe('x#3.1/each#2.4[2]/sub#12.3/y#1.1[0]/')
  })

  it.each([
    ['r1/deploy#1/lint#12', 12],
    ['garbage', 1],
  ])('the letter %s is about visit %d', (id, visit) => expect(letterVisit(id)).toBe(visit))
})

const name = fc.stringMatching(/^[\p{L}\p{N}_]([\p{L}\p{N}_ -]{0,8}[\p{L}\p{N}_-])?$/u)
const count = fc.integer({ min: 1, max: 1000 })
const segment = fc.record({ node: name, visit: count, attempt: count, item: fc.option(fc.nat(1000)) })
type Segment = typeof segment extends fc.Arbitrary<infer T> ? T : never

const scopeOf = (segments: readonly Segment[]): string =>
  segments.reduce((scope, { item, ...run }) => scopeInside({ scope, ...run }, item), '')

describe('places and their text', () => {
  test('a printed place is parsed to the same place', () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const scope = scopeOf(segments)
        const parsed = [...walkRunsAround(scope)].reverse()
        expect(parsed.map(({ scope: _, ...rest }) => rest)).toEqual(segments)
        expect(parsed.map((run) => scopeInside(run, run.item)).at(-1) ?? '').toBe(scope)
        expect(rootRun(scope)).toEqual(parsed[0] ?? null)
        expect(countLevels(scope)).toBe(segments.length)
      }),
    )
  })

  test('a scope lies inside exactly the runs around it', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), segment, (segments, { item: _, ...other }) => {
        const scope = scopeOf(segments)
        const around = [...walkRunsAround(scope)]
        for (const run of around) expect(isInsideAttempt(scope, run)).toBe(true)
        const stranger = { scope: '', ...other }
        expect(isInsideAttempt(scope, stranger)).toBe(around.some((run) => runKey(run) === runKey(stranger)))
      }),
    )
  })

  test('a letter is the same in every attempt of what is around it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(segment, count), { maxLength: 5 }), name, count, (pairs, node, visit) => {
        const first = scopeOf(pairs.map(([one]) => one))
        const again = scopeOf(pairs.map(([one, attempt]) => ({ ...one, attempt })))
        const id = toDeadLetterId('r', { scope: first, node, visit })
        expect(toDeadLetterId('r', { scope: again, node, visit })).toBe(id)
        expect(letterVisit(id)).toBe(visit)
      }),
    )
  })
})
