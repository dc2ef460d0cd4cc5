import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { reference, restore } from '../../src/durability/protect.js'

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
    const record = { plain, list: ['x', { secret: reference('env:TOKEN') }] }
    const { value, missing } = restored(record)
    expect(value).toEqual({ plain, list: ['x', { secret: 'value' }] })
    expect(record.list[1]).toEqual({ secret: reference('env:TOKEN') })
    expect(missing).toEqual([])
  })

  it('tells which origins have no value', () => {
    expect(restored([reference('input:gone')])).toEqual({ value: [''], missing: ['input:gone'], lost: false })
  })
})
