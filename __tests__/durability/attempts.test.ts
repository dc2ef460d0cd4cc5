import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { Attempts } from '../../src/durability/attempts.js'

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
    return this.#attempts.ended(place)?.warnings.map(({ message }) => message) ?? []
  }

  inside(place: typeof at): readonly string[] {
    return this.#attempts.warningsInside(place).map(({ message }) => message)
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
    expect(attempts.ended(at)?.flaws).toEqual({ missing: ['env:A', 'env:B'], lost: true })
  })

  it('a new end replaces the flaws of the previous one', () => {
    const attempts = new Attempts()
    attempts.learn({ event: failed, at: 0, flaws: { missing: ['env:A'], lost: true } }, 0)
    attempts.learn({ event: failed, at: 1 }, 1)
    expect(attempts.ended(at)?.flaws).toEqual({ missing: [], lost: false })
  })
})
