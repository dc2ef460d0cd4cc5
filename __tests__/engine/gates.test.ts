import { describe, expect, it } from 'vitest'
import { simulate } from './governor-harness.js'

describe('a gate whose prompt cannot be rendered', () => {
  const file = (settings: string, routes = '') => `workflow: { name: t, entry_point: z${settings} }
agents:
  - { name: z, type: set, values: { a: "1" }, routes: [{ to: g }] }
  - { name: g, type: human_gate, prompt: "{{ z.output.nope }}", options: [{ label: A, value: a, route: $end }]${routes} }
  - { name: h, type: set, value: "{{ g.error.kind if g is defined and g.error is defined }}" }
output: { h: "{{ h.output if h is defined else 'not there' }}" }
`

  it.each([
    ['an error route of its own', file('', ', routes: [{ on_error: internal.template_error, to: h }]')],
    ['the error routes of the file', file(', error_routes: [{ on_error: true, to: h }]')],
  ])('is taken by %s', async (_, files) => {
    const ran = await simulate({ files })
    expect(ran.result).toMatchObject({ success: true, output: { h: 'internal.template_error' } })
  })

  it('halts under strict_exit, and fails the run without it', async () => {
    const strict = await simulate({ files: file(', runtime: { strict_exit: true }') })
    expect(strict.result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.template_error' }] })
    const plain = await simulate({ files: file('') })
    expect(plain.result).toMatchObject({ outcome: 'failed', errors: [{ kind: 'internal.template_error' }] })
  })

  it('goes on by its success routes with the output that it recovers with', async () => {
    const recover = '{ on_error: true, recover: { output: { selected: a, additional_input: {} } } }'
    const ran = await simulate({ files: file('', `, routes: [{ to: h }, ${recover}]`) })
    expect(ran.result).toMatchObject({ success: true, warnings: [] })
    expect(ran.result.checkpoint.completed_nodes).toEqual(['z', 'g', 'h'])
    const nowhere = await simulate({ files: file('', `, routes: [${recover}]`) })
    expect(nowhere.status).toBe('invalid')
  })
})
