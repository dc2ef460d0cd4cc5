import { expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const mask = (index: number): string => `secret-${(index * 7919).toString(36)}-${index}`
const EVENT = {
  type: 'node_completed',
  node: 'build',
  output: { stdout: 'a line about secret-ly many things\n'.repeat(10) },
}

// A way that looks for each mask in each event, or starts anew with each mask, would take many minutes here.
it('40,000 masks are found and do not make events slow', { timeout: 120_000 }, () => {
  const redactor = new Redactor()
  for (let index = 0; index < 40_000; index += 1) redactor.add({ value: mask(index), origin: 'mask' })
  expect(redactor.text(`x ${mask(3)} ${mask(39_999)} ${Buffer.from(mask(17)).toString('base64')} y`)).toBe(
    'x *** *** *** y',
  )
  for (let index = 0; index < 2_000; index += 1) {
    const event = { ...EVENT, node: `build ${index}` }
    if (redactor.json(event) !== event) expect.unreachable(`event ${index} was changed`)
  }
})

it('masks that come one by one between events stay cheap', { timeout: 120_000 }, () => {
  const redactor = new Redactor()
  for (let index = 0; index < 20_000; index += 1) redactor.add({ value: mask(index), origin: 'mask' })
  redactor.json(EVENT)
  for (let index = 20_000; index < 20_100; index += 1) {
    redactor.add({ value: mask(index), origin: 'mask' })
    expect(redactor.text(`now ${mask(index)}`)).toBe('now ***')
    redactor.secretsIn('anything')
  }
})
