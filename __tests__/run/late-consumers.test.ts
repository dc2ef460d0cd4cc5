import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { RunEvent, StampedEvent } from '../../src/core/events.js'
import { LateConsumers } from '../../src/run/late-consumers.js'

const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const started: RunEvent = { ...at, type: 'node_started', node_type: 'script' }
const completed: RunEvent = { ...at, type: 'node_completed', node_type: 'script', output: {}, duration_ms: 1 }
const routed: RunEvent = { ...at, type: 'route_taken', action: 'to', to: 'b', route: 'routes[0]', kind: null }
const saved: RunEvent = { type: 'checkpoint_saved', scope: '', node: null, path: 'checkpoint.json' }
const set: RunEvent = { ...at, type: 'node_started', node_type: 'set' }

function late(startsWait = true) {
  const told: string[] = []
  const tell = (who: string) => ({ consume: ({ type }: StampedEvent) => void told.push(`${who} ${type}`) })
  const consumers = new LateConsumers([tell('account'), tell('progress')], startsWait)
  const consume = (...events: readonly RunEvent[]): void => {
    for (const event of events) consumers.consume({ timestamp: '', run_id: 'r', seq: 1, ...event })
  }
  return { consumers, consume, told }
}

describe('events on the way from one program to the next', () => {
  const both = (type: string): readonly string[] => [`account ${type}`, `progress ${type}`]

  it('are told when another event comes, before it and in their order', () => {
    const { consume, told } = late()
    consume(completed, routed, started)
    expect(told).toEqual([])
    consume(saved)
    expect(told).toEqual(['node_completed', 'route_taken', 'node_started', 'checkpoint_saved'].flatMap(both))
  })

  it('are told when output is shown', () => {
    const { consumers, consume, told } = late()
    consume(started)
    consumers.settle()
    expect(told).toEqual(both('node_started'))
  })

  it('are told by themselves', async () => {
    const { consume, told } = late()
    consume(started)
    while (told.length === 0) await turn()
    expect(told).toEqual(both('node_started'))
  })

  it('do not pile up', () => {
    const { consume, told } = late()
    consume(...Array.from({ length: 100 }, () => started))
    expect(told.length).toBeGreaterThan(130)
  })

  it.each([
    ['a node without a process', true, [set, routed]],
    ['a run that leaves no files', false, [completed, routed, started]],
  ])('wait only for programs: %s', (_, startsWait, events) => {
    const { consume, told } = late(startsWait)
    consume(...events)
    expect(told).toEqual(events.flatMap(({ type }) => both(type)))
  })
})
