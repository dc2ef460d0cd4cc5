import { expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'

const mask = (index: number): string => `secret-${(index * 7919).toString(36)}-${index}`
const EVENT = {
  type: 'node_completed',
  node: 'build',
  output: { stdout: 'a line about secret-ly many things\n'.repeat(10) },
}

/** Processor time, so that a busy machine does not count. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it('100,000 masks are found and do not make events slow', () => {
  const few = new Redactor()
  const many = new Redactor()
  for (let index = 0; index < 100_000; index += 1) {
    if (index < 100) few.add({ value: mask(index), origin: 'mask' })
    many.add({ value: mask(index), origin: 'mask' })
  }
  expect(many.text(`x ${mask(3)} ${mask(99_999)} ${Buffer.from(mask(17)).toString('base64')} y`)).toBe(
    'x *** *** *** y',
  )
  expect(few.json(EVENT)).toBe(EVENT)
  const events = (redactor: Redactor) => (): void => {
    for (let index = 0; index < 500; index += 1) redactor.json({ ...EVENT, node: `build ${index}` })
  }
  const fewCost = cost(events(few))
  expect(cost(events(many))).toBeLessThan(10 * fewCost + 100)
}, 120_000)

it('masks that come one by one between events stay cheap', () => {
  const redactor = new Redactor()
  for (let index = 0; index < 20_000; index += 1) redactor.add({ value: mask(index), origin: 'mask' })
  redactor.json(EVENT)
  const spent = cost(() => {
    for (let index = 20_000; index < 20_200; index += 1) {
      redactor.add({ value: mask(index), origin: 'mask' })
      expect(redactor.text(`now ${mask(index)}`)).toBe('now ***')
      redactor.secretsIn('anything')
    }
  })
  expect(spent).toBeLessThan(3000)
}, 120_000)
