import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { Attempts } from '../../src/durability/recall.js'

type Warning = Extract<RunEvent, { type: 'warning' }>

const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const inner = { scope: 'a#1.1/', node: 'b', visit: 1, attempt: 1 }
const warning = (message: string, place: Partial<Warning> = at): Warning => ({
  type: 'warning',
  scope: '',
  node: null,
  code: 'c',
  message,
  ...place,
})

class Known {
  readonly #attempts = new Attempts()

  learn(event: Warning): void {
    this.#attempts.learn({ event, at: 0 }, 0)
  }

  ended(place: typeof at): void {
    const event = { type: 'node_completed', ...place, node_type: 'set', output: null, duration_ms: 0 } as const
    this.#attempts.learn({ event, at: 0 }, 0)
  }

  about(place: typeof at): readonly string[] {
    return this.#attempts.findEnded(place)?.notes.map((note) => ('message' in note ? note.message : note.type)) ?? []
  }

  inside(place: typeof at): readonly string[] {
    return this.#attempts.notesInside(place).map((note) => ('message' in note ? note.message : note.type))
  }
}

describe('warnings of attempts', () => {
  it('are known once their attempt has ended, in order', () => {
    const warnings = new Known()
    warnings.learn(warning('one'))
    warnings.learn(warning('two'))
    expect(warnings.about(at)).toEqual([])
    warnings.ended(at)
    expect(warnings.about(at)).toEqual(['one', 'two'])
  })

  it('an attempt that ran again has only the warnings since its previous end', () => {
    const warnings = new Known()
    warnings.learn(warning('before'))
    warnings.ended(at)
    warnings.learn(warning('after'))
    warnings.ended(at)
    expect(warnings.about(at)).toEqual(['after'])
    warnings.ended(at)
    expect(warnings.about(at)).toEqual([])
  })

  it('a warning about a node inside of an attempt is found by its place', () => {
    const warnings = new Known()
    warnings.learn(warning('inside', inner))
    warnings.learn(warning('beside', { ...at, node: 'c' }))
    warnings.ended(inner)
    warnings.ended({ ...at, node: 'c' })
    expect(warnings.inside(at)).toEqual(['inside'])
  })

  it.each([[{ node: null }], [{ visit: undefined }], [{ attempt: undefined }]])(
    'a warning that names no attempt (%j) belongs to none',
    (lacks) => {
      const warnings = new Known()
      const { node, visit, attempt } = { ...at, ...lacks }
      warnings.learn(warning('lost', { node, ...(visit && { visit }), ...(attempt && { attempt }) }))
      warnings.ended(at)
      expect(warnings.about(at)).toEqual([])
    },
  )
})

describe('secrets of attempts', () => {
  const failed = {
    type: 'node_failed',
    ...at,
    node_type: 'set',
    duration_ms: 0,
    envelope: { kind: 'x.y', message: 'm', details: {} },
    origin: 'author',
    typed: true,
    frames: [],
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
  } as const
  const recovered = {
    type: 'route_taken',
    ...at,
    action: 'recover',
    to: null,
    route: 'routes[0]',
    kind: 'x.y',
  } as const

  it('the flaws of an end and of its decision are added up', () => {
    const attempts = new Attempts()
    attempts.learn({ event: failed, at: 0, flaws: { missing: ['env:A'], lost: false } }, 0)
    attempts.learn({ event: recovered, at: 1, flaws: { missing: ['env:B'], lost: true } }, 1)
    expect(attempts.findEnded(at)?.flaws).toEqual({ missing: ['env:A', 'env:B'], lost: true })
  })

  it('a decision without flaws adds none', () => {
    const attempts = new Attempts()
    attempts.learn({ event: failed, at: 0, flaws: { missing: ['env:A'], lost: false } }, 0)
    attempts.learn({ event: recovered, at: 1 }, 1)
    expect(attempts.findEnded(at)?.flaws).toEqual({ missing: ['env:A'], lost: false })
  })

  it('a new end replaces the flaws of the previous one', () => {
    const attempts = new Attempts()
    attempts.learn({ event: failed, at: 0, flaws: { missing: ['env:A'], lost: true } }, 0)
    attempts.learn({ event: failed, at: 1 }, 1)
    expect(attempts.findEnded(at)?.flaws).toEqual({ missing: [], lost: false })
  })
})

describe('facts about an attempt', () => {
  const completed = (place: typeof at) =>
    ({ type: 'node_completed', ...place, node_type: 'set', output: null, duration_ms: 0 }) as const
  const failure = (place: typeof at) =>
    ({
      ...{ type: 'node_failed' as const, ...place, node_type: 'set', duration_ms: 0, origin: 'author' as const },
      ...{ envelope: { kind: 'x.y', message: 'm', details: {} }, typed: true, frames: [], attempts: 1 },
      ...{ exit_code: null, stderr_tail: '' },
    }) as const
  const route = (
    place: typeof at,
    action: 'to' | 'collected' | 'recover',
    to: string | null,
    kind: string | null = 'x.y',
  ) => ({ type: 'route_taken', ...place, action, to, route: 'routes[0]', kind }) as const
  function learned(...events: readonly RunEvent[]): Attempts {
    const attempts = new Attempts()
    for (const [order, event] of events.entries()) attempts.learn({ event, at: order * 10 }, order)
    return attempts
  }
  const handled = (attempts: Attempts, outer = at) => attempts.handledInside(outer).map(({ end }) => end.node)

  it('its timer, its answers and the inputs of its child', () => {
    const attempts = new Attempts()
    attempts.learn({ event: { type: 'timer_set', ...at, deadline: 9, started: 4 }, at: 0 }, 0)
    attempts.learn({ event: { type: 'questions_answered', ...at, answers: { a: 'b' } }, at: 0 }, 1)
    attempts.learn(
      { event: { type: 'subworkflow_started', ...at, workflow: 'w', file: 'f', input: {}, input_digest: 'd' }, at: 0 },
      2,
    )
    expect(attempts.progress(at)).toEqual({
      timer: { deadline: 9, started: 4 },
      answers: { a: 'b' },
      inputDigest: 'd',
      notes: [],
    })
    expect(attempts.progress({ ...at, attempt: 2 })).toEqual({
      timer: null,
      answers: {},
      inputDigest: null,
      notes: [],
    })
  })

  it.each([
    { missing: ['env:A'], lost: false },
    { missing: [], lost: true },
  ])('answers with a secret (%j) are asked for again', (flaws) => {
    const attempts = new Attempts()
    attempts.learn({ event: { type: 'questions_answered', ...at, answers: { a: 'b' } }, at: 0, flaws }, 0)
    expect(attempts.progress(at).answers).toEqual({})
  })

  it('its end, the decision about it, and the decision after a recovery', () => {
    const [end, recover, next] = [failure(at), route(at, 'recover', null), route(at, 'to', 'b', null)]
    expect(learned(end).findEnded(at)).toMatchObject({ end, endedAt: 0, order: 0, decision: null, after: null })
    expect(learned(end, next).findEnded(at)).toMatchObject({ decision: next, after: null })
    expect(learned(end, recover, next).findEnded(at)).toMatchObject({ decision: recover, after: next })
    expect(learned(end, route(at, 'to', 'c'), next).findEnded(at)).toMatchObject({ decision: next, after: null })
    expect(learned(completed(at), end).findEnded(at)).toMatchObject({ end, endedAt: 10, order: 1, decision: null })
    expect(learned(next).findEnded(at)).toBeUndefined()
    expect([...learned(end, completed(inner)).allEnded()]).toHaveLength(2)
  })

  it('failures inside of it, in the order of their ends, until they are overcome', () => {
    const other = { ...inner, node: 'c' }
    expect(handled(learned(failure(other), failure(inner)))).toEqual(['c', 'b'])
    expect(handled(learned(failure(inner), failure(other), completed(inner)))).toEqual(['c'])
    expect(handled(learned(failure(inner), failure(other), failure(inner)))).toEqual(['c', 'b'])
    expect(handled(learned(completed(inner)))).toEqual([])
    expect(handled(learned(failure(inner)), { ...at, attempt: 2 })).toEqual([])
    expect(handled(learned(failure(at)))).toEqual([])
  })

  it('the handler that an error led to, once', () => {
    const handler = { ...inner, node: 'h' }
    const again = { ...handler, visit: 2 }
    expect(handled(learned(failure(inner), route(inner, 'to', 'h'), completed(handler)))).toEqual(['b', 'h'])
    expect(handled(learned(completed(inner), route(inner, 'to', 'h', null), completed(handler)))).toEqual([])
    expect(handled(learned(failure(inner), route(inner, 'to', 'h'), completed(handler), completed(again)))).toEqual([
      'b',
      'h',
    ])
  })

  it('the handler that an error led to, also if its first attempt failed', () => {
    const [handler, again] = [
      { ...inner, node: 'h' },
      { ...inner, node: 'h', attempt: 2 },
    ]
    const events = [failure(inner), route(inner, 'to', 'h'), failure(handler), completed(again)]
    const ends = learned(...events).handledInside(at)
    expect(ends.map(({ end }) => `${end.node} ${end.attempt} ${end.type}`)).toEqual([
      'b 1 node_failed',
      'h 1 node_failed',
      'h 2 node_completed',
    ])
  })

  it('an exit code that a route inside of it decided about', () => {
    expect(handled(learned({ ...completed(inner), handled_by: 'when' }))).toEqual(['b'])
  })

  it('the group that judges an error of its member', () => {
    const group = { scope: 'a#1.1/', node: 'g', visit: 1, attempt: 1 }
    const member = { scope: 'a#1.1/g#1.1/', node: 'm', visit: 1, attempt: 1 }
    expect(handled(learned(failure(member), route(member, 'collected', null), completed(group)))).toEqual(['m', 'g'])
    expect(handled(learned(failure(member), route(member, 'recover', null), completed(group)))).toEqual(['m'])
  })

  it('is forgotten with everything inside of it, and nothing beside it', () => {
    const item = { ...inner, scope: 'a#1.1[3]/' }
    const beside = { ...inner, scope: 'a#1.11/' }
    const attempts = learned(
      { type: 'timer_set', ...inner, deadline: 9, started: 4 },
      failure(inner),
      completed(item),
      completed(beside),
      completed(at),
    )
    attempts.forgetInside(at)
    expect([inner, item, beside, at].map((place) => attempts.findEnded(place) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(attempts.progress(inner).timer).toBeNull()
    expect(handled(attempts)).toEqual([])
  })
})
