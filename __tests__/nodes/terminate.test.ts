import { describe, expect, it } from 'vitest'
import { executeTerminate } from '../../src/nodes/terminate.js'
import { surroundings } from './execution.js'

const { context } = surroundings({ names: { n: 5, data: { k: [1, null] } } })
const node = { name: 'stop', type: 'terminate', status: 'failed', reason: 'n is {{ n }}' } as const

describe('terminate', () => {
  it('says why and leaves the output to the workflow', () => {
    expect(executeTerminate(node, context)).toEqual({
      status: 'terminated',
      termination: { status: 'failed', reason: 'n is 5', terminatedBy: 'stop' },
      output: null,
    })
  })

  it('says that there is no reason where it renders as nothing', () => {
    const end = executeTerminate({ ...node, reason: "{{ '' }} " }, context)
    expect(end).toMatchObject({ termination: { reason: 'stop ended the run without a reason' } })
  })

  it('renders its own output as data', () => {
    const end = executeTerminate(
      {
        ...node,
        status: 'success',
        output_template: {
          n: '{{ n }}',
          data: '{{ data | tojson }}',
          deep: { list: ['{{ n + 1 }}', 'x'] },
          version: "{{ '1.10' | tojson }}",
        },
      },
      context,
    )
    expect(end).toMatchObject({
      termination: { status: 'success' },
      output: { n: 5, data: { k: [1, null] }, deep: { list: [6, 'x'] }, version: '1.10' },
    })
  })

  it.each([
    ['reason', { reason: '{{ gone }}' }],
    ['output_template.x', { output_template: { x: '{{ gone }}' } }],
  ])('a failing %s is an error', (field, more) => {
    expect(executeTerminate({ ...node, ...more }, context)).toMatchObject({
      status: 'raised',
      error: { envelope: { kind: 'internal.template_error', details: { field } } },
    })
  })
})
