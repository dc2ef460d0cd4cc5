import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { Redactor } from '../../src/redaction/index.js'
import { redactEvent } from '../../src/redaction/redact-records.js'

/** A mask that is also the name of a node, a kind's word and an output. */
const redactor = new Redactor({ secrets: [{ value: 'deploy', origin: 'mask' }] })
const at = { scope: '', node: 'deploy', visit: 1, attempt: 1 }
const failed = (origin: 'author' | 'engine', details: object): RunEvent =>
  ({
    ...at,
    type: 'node_failed',
    node_type: 'script',
    envelope: { kind: 'deploy.failed', message: 'deploy broke', details },
    origin,
    typed: true,
    frames: [{ workflow: 'deploy', file: 'deploy.yaml', node: 'deploy', type: 'script', attempt: 1 }],
    attempts: 1,
    exit_code: null,
    stderr_tail: 'deploy',
    duration_ms: 1,
  }) as RunEvent

describe('a mask that is a word of the engine', () => {
  it.each([
    ['engine', { node: 'deploy', group: 'deploy', other: 'deploy' }, { node: 'deploy', group: 'deploy', other: '***' }],
    ['author', { node: 'deploy', group: 'deploy', other: 'deploy' }, { node: '***', group: '***', other: '***' }],
    [
      'engine',
      { errors: { a: { kind: 'deploy.x', message: 'deploy' } } },
      { errors: { a: { kind: 'deploy.x', message: '***' } } },
    ],
  ] as const)('stays in details that the %s made only where they name nodes and kinds', (origin, details, expected) => {
    expect(redactEvent(failed(origin, details), redactor)).toMatchObject({
      node: 'deploy',
      envelope: { kind: 'deploy.failed', message: '*** broke', details: expected },
      frames: [{ node: 'deploy' }],
      stderr_tail: '***',
    })
  })

  it.each([
    ['for_each', { index: 0, key: '***', status: 'completed', output: '***', error: null }],
    ['parallel', { index: 0, key: 'deploy', status: 'completed', output: '***', error: null }],
    ['set', { index: 0, key: '***', status: 'completed', output: '***', error: null }],
  ])('stays in the view of a %s where it names a member', (node_type, result) => {
    const output = {
      type: node_type,
      count: 1,
      outputs: { deploy: 'deploy' },
      errors: {},
      results: [{ index: 0, key: 'deploy', status: 'completed', output: 'deploy', error: null }],
    }
    const event = { ...at, type: 'node_completed', node_type, output, duration_ms: 1 } as unknown as RunEvent
    expect(redactEvent(event, redactor)).toMatchObject({ node: 'deploy', output: { count: 1, results: [result] } })
  })

  it('goes from the key of an item that starts, and from the output that a route gives', () => {
    const item = { group: 'deploy', index: 0, key: 'deploy' }
    const started = { ...at, type: 'node_started', node_type: 'set', item } as RunEvent
    expect(redactEvent(started, redactor)).toMatchObject({ node: 'deploy', item: { group: 'deploy', key: '***' } })
    const taken = { ...at, type: 'route_taken', action: 'end', to: null, route: '', kind: null, output: 'deploy' }
    expect(redactEvent(taken as RunEvent, redactor)).toMatchObject({ action: 'end', output: '***' })
    const { output: _, ...plain } = taken
    expect(redactEvent(plain as RunEvent, redactor)).toBe(plain)
  })

  it('a gate is the same where it begins to wait and where the run ends', () => {
    const gate = {
      node: 'deploy',
      prompt: 'deploy?',
      options: [{ label: 'deploy', value: 'deploy', prompt_for: 'deploy' }],
    }
    const waiting = redactEvent({ type: 'gate_waiting', scope: '', ...gate }, redactor)
    const ended = redactEvent({ type: 'workflow_failed', gate } as unknown as RunEvent, redactor)
    const clean = { node: 'deploy', prompt: '***?', options: [{ label: '***', value: '***', prompt_for: 'deploy' }] }
    expect(waiting).toEqual({ type: 'gate_waiting', scope: '', ...clean })
    expect(ended).toEqual({ type: 'workflow_failed', gate: clean })
  })

  it('leaves an event without secrets as it is', () => {
    const event = { ...at, type: 'node_started', node_type: 'set' } as RunEvent
    expect(redactEvent(event, redactor)).toBe(event)
    expect(redactEvent(event, new Redactor())).toBe(event)
  })
})
