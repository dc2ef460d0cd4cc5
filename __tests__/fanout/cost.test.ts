import path from 'node:path'
import { expect, test } from 'vitest'
import { ended, World } from '../durable/support/world.js'

const FILES = {
  'workflow.yaml': `
workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, type: script, command: work, args: [ask, '{"out": {"items": [1, 2]}}'], routes: [{ to: each, when: "{{ false }}" }, { to: last }] }
  - { name: last, type: script, command: work, args: [last] }
for_each:
  - { name: each, type: for_each, source: ask.output.items, as: item, agent: { name: one, type: script, command: work, args: [one] }, routes: [{ to: last }] }
`,
}

/** Everything that a run does to files, but for the log of events, which is written when there is time. */
async function writes(shards?: { readonly group: string; readonly count: number }): Promise<readonly string[]> {
  const world = new World(FILES)
  const seen: string[] = []
  world.files.interfere = ({ operation, file, text }) => {
    const name = path.relative(world.base, file).replace(/^conductor-.*/, 'scratch')
    if (!name.endsWith('events.jsonl')) seen.push(`${operation} ${name} ${text.split('\n').length}`)
    return true
  }
  expect(ended(await world.run(shards === undefined ? {} : { shards })).result.outcome).toBe('success')
  return seen
}

test('a run without --shards does nothing for them: a plan that is never made writes as much', async () => {
  const plain = await writes()
  expect(plain.length).toBeGreaterThan(5)
  expect(plain.filter((one) => /shard|plan/.test(one))).toEqual([])
  expect(await writes({ group: 'each', count: 2 })).toEqual(plain)
})
