import { describe, expect, it } from 'vitest'
import { Redactor } from '../../src/redaction/index.js'
import { ended, World } from './support/world.js'

const group = (more: string, total: number, failing: number): Record<string, string> => ({
  'workflow.yaml': `
workflow: { name: bounds, entry_point: each, limits: { max_iterations: 1000 } }
agents: []
for_each:
  - name: each
    type: for_each
    source: '{{ range(${total}) | list }}'
    as: n
    max_concurrent: 1
    ${more}
    agent: { name: one, type: script, command: work, args: ['one{{ _index }}', '{"fails": {{ 99 if n < ${failing} else 0 }}, "kind": "test.number{{ n }}"}'] }
    routes: [{ to: $end }]
`,
})

describe('groups', () => {
  it.each([
    [0, 'test.number0'],
    [1, 'test.number1'],
    [2, 'test.number2'],
  ])('fail_fast with %i tolerated failures raises the error over the bound, not the first', async (count, kind) => {
    const world = new World(group(`failure_mode: fail_fast\n    tolerate: { count: ${count} }`, 5, 5))
    expect(ended(await world.run()).result.errors[0]?.kind).toBe(kind)
    expect(world.started).toHaveLength(count + 1)
  })

  it.each([
    [29, 100, 29, 0],
    [29, 100, 30, 3],
    [58, 100, 58, 0],
    [50, 3, 1, 0],
    [50, 3, 2, 3],
    [99, 10, 9, 0],
    [99, 10, 10, 3],
  ])('tolerate of %i percent of %i members with %i failures ends with %i', async (percent, total, failing, code) => {
    const world = new World(
      group(`failure_mode: all_or_nothing\n    tolerate: { percent: ${percent} }`, total, failing),
    )
    expect(ended(await world.run()).result.exit_code).toBe(code)
  })
})

describe('a terminate that a crash came after', () => {
  const FLOW = {
    'workflow.yaml': `
workflow: { name: ends, entry_point: a }
agents:
  - { name: a, type: script, command: work, args: [a], routes: [{ to: stop }] }
  - { name: stop, type: terminate, status: failed, reason: 'because of {{ a.output.by }}' }
`,
  }
  it('is come to again, at whatever write the process died', async () => {
    const whole = new World(FLOW)
    const expected = ended(await whole.run()).result
    let resumed = 0
    for (let number = 1; number <= whole.files.writes; number += 1) {
      const world = new World(FLOW)
      world.killAtWrite(number)
      expect(await world.run()).toBeNull()
      world.files.interfere = () => true
      if (world.text('checkpoint.json') === '') continue
      resumed += 1
      const { result } = ended(await world.resume())
      expect([result.exit_code, result.termination], `write ${number}`).toEqual([1, expected.termination])
      expect(new Set(world.started)).toEqual(new Set(['a:0']))
    }
    expect(resumed).toBeGreaterThan(5)
  })
})

describe('lists of arguments', () => {
  it('a flag after a sensitive flag is shown, and the value behind it hidden', () => {
    expect(new Redactor().json(['--token', '--password', 'hunter22', '--verbose', 'shown'])).toEqual([
      '--token',
      '--password',
      '***',
      '--verbose',
      'shown',
    ])
  })
})
