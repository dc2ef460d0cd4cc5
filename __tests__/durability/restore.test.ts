import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { createSecretReference, restore } from '../../src/durability/protect.js'
import { findSecretTroubles, recallValue, restoreEntries } from '../../src/durability/saved-run.js'
import { loadText } from '../config/load-helpers.js'

const lookup = (origin: string): string | undefined => (origin === 'env:TOKEN' ? 'value' : undefined)

function restored(value: Json): { readonly value: Json; readonly missing: readonly string[]; readonly lost: boolean } {
  const trouble = { missing: new Set<string>(), lost: false }
  return { value: restore(value, lookup, trouble), missing: [...trouble.missing], lost: trouble.lost }
}

describe('putting secrets back into what a journal holds', () => {
  it('hands out what has none as it is, so that a long run is not kept twice', () => {
    const record = { t: 1, e: { output: { list: [1, { a: null }] } } }
    expect(restored(record).value).toBe(record)
  })

  it('copies only what leads to a secret', () => {
    const plain = { a: [1] }
    const record = { plain, list: ['x', { secret: createSecretReference('env:TOKEN') }] }
    const { value, missing } = restored(record)
    expect(value).toEqual({ plain, list: ['x', { secret: 'value' }] })
    expect(record.list[1]).toEqual({ secret: createSecretReference('env:TOKEN') })
    expect(missing).toEqual([])
  })

  it('tells which origins have no value', () => {
    expect(restored([createSecretReference('input:gone')])).toEqual({
      value: [''],
      missing: ['input:gone'],
      lost: false,
    })
  })
})

describe('the entries of a journal', () => {
  const { workflow } = loadText(`workflow: { name: w, entry_point: a }
agents: [{ name: a, type: set, value: x, routes: [{ to: b }] }, { name: b, type: set, value: '{{ a.output }}' }]
`)
  const done = (node: string | null, output: Json) => ({
    at: 1,
    event: { type: 'node_completed', scope: '', node, visit: 1, attempt: 1, output },
  })
  const LOST = { '$conductor.lost': true }
  const troubles = (...entries: readonly ReturnType<typeof done>[]) => {
    if (workflow === null) throw new Error('the file is not valid')
    return findSecretTroubles(
      restoreEntries(entries, () => undefined),
      workflow,
    )
  }

  it('get their secrets back, and are marked where one has no value', () => {
    const asked: (string | null)[] = []
    const restoredEntries = restoreEntries(
      [
        done('a', 'plain'),
        done('b', createSecretReference('env:TOKEN')),
        done(null, createSecretReference('env:TOKEN')),
        done('c', LOST),
      ],
      (origin, node) => {
        asked.push(node)
        return lookup(origin)
      },
    )
    expect(restoredEntries.map(({ event, flaws }) => [event.type, flaws])).toEqual([
      ['node_completed', undefined],
      ['node_completed', undefined],
      ['node_completed', undefined],
      ['node_completed', { missing: [], lost: true }],
    ])
    expect(restoredEntries[1]?.event).toMatchObject({ output: 'value' })
    expect(asked).toEqual(['b', null])
  })

  it('whose secrets are missing say which inputs and variables to give', () => {
    expect(troubles(done('a', 'plain'))).toBeNull()
    expect(
      troubles(
        done('a', [
          createSecretReference('input:word'),
          createSecretReference('env:TOKEN'),
          createSecretReference('input:word'),
        ]),
      ),
    ).toEqual({
      message: 'secrets are not stored in a checkpoint and must be provided again: the input word, the variable TOKEN',
      suggestion: 'give them with -i word=VALUE, or resume without them: --from a',
    })
    expect(troubles(done('a', createSecretReference('env:TOKEN')))?.suggestion).toBe('resume without them: --from a')
  })

  it('whose secrets are lost name the node to begin with', () => {
    expect(troubles(done('a', LOST), done('b', LOST))).toEqual({
      message: 'the output of a, b held a secret, and secrets are not stored in a checkpoint',
      suggestion: 'resume with --from a',
    })
  })

  it('a stored input comes back from its variable, or must be given again', () => {
    const variable = (name: string) => (name === 'TOKEN' ? 'value' : undefined)
    expect(recallValue(createSecretReference('env:TOKEN'), variable)).toEqual({ value: 'value' })
    expect(recallValue(createSecretReference('env:OTHER'), variable)).toBeNull()
    expect(recallValue(createSecretReference('input:TOKEN'), variable)).toBeNull()
    expect(recallValue(LOST, variable)).toBeNull()
    expect(recallValue({ a: 1 }, variable)).toEqual({ value: { a: 1 } })
  })
})
