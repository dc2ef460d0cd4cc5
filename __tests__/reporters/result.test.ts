import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/core/finding.js'
import type { ResultDocument } from '../../src/core/report.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { quoteForShell } from '../../src/text/shell-words.js'
import {
  began,
  completed,
  ended,
  failed,
  frame,
  GRAPH,
  graphNode,
  halted,
  raised,
  reportOf,
  routed,
  stamped,
  started,
} from './sample.js'

const schema = JSON.parse(readFileSync(new URL('../../schema/result.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema)

function checked(result: ResultDocument): ResultDocument {
  const valid = validate(JSON.parse(JSON.stringify(result)))
  expect(validate.errors ?? []).toEqual([])
  expect(valid).toBe(true)
  return result
}

const DRIFT = raised('external.git.drift', 'three behind', { behind: 3 })
const HALT = stamped([
  began(),
  started('probe'),
  failed('probe', 'external.git.drift'),
  routed('probe', 'unhandled', null, 'external.git.drift'),
])

describe('ResultCollector', () => {
  it('reports a success with every step in graph order', () => {
    const events = stamped([
      began(),
      started('probe'),
      completed('probe'),
      routed('probe', 'to', 'report'),
      completed('report', { type: 'set' }, 0),
      routed('report', 'end', '$end'),
    ])
    const result = checked(reportOf(events, ended('success', { output: { result: 'done' } })).result)
    expect(result).toMatchSnapshot()
  })

  it('reports a halt with its position, action and commands', () => {
    const result = checked(
      reportOf(HALT, halted(DRIFT), GRAPH, { inputsForCommands: { branch: 'main', n: '1' } }).result,
    )
    expect(result).toMatchSnapshot()
  })

  it('counts a handled error as completed and a retried node by its last run', () => {
    const events = stamped([
      started('probe'),
      failed('probe', 'external.git.drift'),
      routed('probe', 'to', 'repair', 'external.git.drift'),
      started('repair'),
      failed('repair', 'external.api.busy'),
      routed('repair', 'retry', null, 'external.api.busy'),
      started('repair', { attempt: 2 }),
      completed('repair', { attempt: 2 }, 7),
      routed('repair', 'end', '$end'),
    ])
    const result = checked(reportOf(events, ended('success')).result)
    expect(result.checkpoint?.completed_nodes).toEqual(['probe', 'repair'])
    expect(result.checkpoint?.node_actions).toEqual({ probe: 'to', repair: 'default' })
    expect(result.execution.steps.map((step) => [step.node_id, step.status, step.attempts, step.duration_ms])).toEqual([
      ['probe', 'failed', 1, 100],
      ['repair', 'completed', 2, 7],
      ['report', 'not_executed', 0, null],
    ])
  })

  it('counts a recovered node as completed, with the action that did it', () => {
    const events = stamped([
      started('probe'),
      failed('probe', 'a.b'),
      routed('probe', 'recover', null, 'a.b'),
      routed('probe', 'to', 'report'),
    ])
    const result = checked(reportOf(events, ended('success')).result)
    expect(result.execution.steps[0]?.status).toBe('completed')
    expect(result.checkpoint).toMatchObject({ completed_nodes: ['probe'], node_actions: { probe: 'recover' } })
  })

  const actions: readonly (readonly [Parameters<typeof routed>[1], string])[] = [
    ['propagate', 'propagate'],
    ['recover', 'recover'],
    ['halt', 'halt'],
    ['unhandled', 'error'],
    ['collected', 'error'],
    ['end', 'to'],
  ]
  it.each(actions)('says what was done after an error: %s is %s', (action, word) => {
    const events = stamped([started('probe'), failed('probe', 'a.b'), routed('probe', action, null, 'a.b')])
    const result = checked(reportOf(events, halted(raised('a.b', 'x'))).result)
    expect(result.checkpoint?.node_actions).toEqual({ probe: word })
    expect(result.errors[0]?.action).toBe(word)
  })

  it('lifts what API clients know out of the details', () => {
    const details = { status_code: 404, raw_response: { a: 1 }, response_headers: {}, mcp_error: null, other: 1 }
    const [error] = checked(reportOf(HALT, halted(raised('a.b', 'x', details))).result).errors
    expect(error).toMatchObject({ status_code: 404, raw_response: { a: 1 }, response_headers: {}, mcp_error: null })
    expect(error).not.toHaveProperty('other')
    expect(error).not.toHaveProperty('response_time')
  })

  it.each([
    ['{"a": 1}', { a: 1 }],
    ['[1]', [1]],
    ['<html>', '<html>'],
    ['7', '7'],
  ])('gives the raw response %s as data if it is JSON', (text, expected) => {
    const [error] = checked(reportOf(HALT, halted(raised('a.b', 'x', { raw_response: text }))).result).errors
    expect(error?.raw_response).toEqual(expected)
  })

  it('shows at most 20 available fields with the total', () => {
    const fields = Array.from({ length: 30 }, (_, index) => `f${index}`)
    const error = raised('internal.template_error', 'x', { available_fields: fields })
    const [reported] = checked(reportOf(HALT, halted(error)).result).errors
    expect(reported?.available_fields).toHaveLength(20)
    expect(reported).toMatchObject({
      available_fields_total: 30,
      available_fields_truncated: true,
      trace_file_hint: '/tmp/runs/r1/events.jsonl',
    })
  })

  it('puts the error of the group before those of its members', () => {
    const members = [raised('a.one', '1', {}, { frames: [frame('m1'), frame('both')] }), raised('a.two', '2')]
    const group = raised('internal.group_failed', 'both failed', {}, { frames: [frame('both')] })
    const result = checked(reportOf(HALT, halted(group, members)).result)
    expect(result.errors.map((error) => error.kind)).toEqual(['internal.group_failed', 'a.one', 'a.two'])
    expect(result.error).toBe('both failed')
    expect(result.checkpoint?.failed_node).toBe('both')
  })

  it('counts members of a parallel group and not the items of a for_each', () => {
    const graph = {
      ...GRAPH,
      nodes: [
        graphNode('both', 'parallel', 5, { members: ['a', 'b'] }),
        graphNode('a'),
        graphNode('b'),
        graphNode('each', 'for_each', 9, { members: ['item'] }),
        graphNode('item'),
      ],
    }
    const events = stamped([
      started('both', { type: 'parallel' }),
      started('a', { scope: 'both#1.1/' }),
      completed('a', { scope: 'both#1.1/' }),
      started('b', { scope: 'both#1.1/' }),
      completed('b', { scope: 'both#1.1/' }),
      completed('item', { scope: 'each#1.1[0]/' }),
      completed('a', { scope: 'other#1.1/' }, 999),
    ])
    const result = checked(reportOf(events, ended('cancelled', { signal: 'SIGINT' }), graph).result)
    expect(result.exit_code).toBe(130)
    expect(result.execution.steps.map((step) => [step.node_id, step.status, step.duration_ms])).toEqual([
      ['both', 'failed', 600],
      ['a', 'completed', 100],
      ['b', 'completed', 100],
      ['each', 'not_executed', null],
    ])
  })

  it('marks replayed steps as cached and changed ones as repaired', () => {
    const events = stamped([completed('probe'), completed('repair')]).map((event, index) =>
      index === 0 ? { ...event, replayed: true as const } : event,
    )
    const result = checked(reportOf(events, ended('success'), GRAPH, { repaired: ['repair'] }).result)
    expect(result.execution.steps.map((step) => [step.cached, step.repaired])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('collects warnings, policies, dead letters, escalations and tokens', () => {
    const events = stamped([
      { type: 'warning', scope: '', node: 'probe', code: 'x', message: 'careful' },
      {
        type: 'policy_evaluated',
        scope: '',
        node: 'probe',
        policy_name: 'p',
        allowed: false,
        reason: 'no',
        metadata: {},
        mode: 'enforce',
      },
      { type: 'dead_lettered', scope: '', node: 'probe', visit: 1, attempt: 1, id: 'd1', kind: 'a.b', reason: 'spent' },
      {
        type: 'escalated',
        scope: '',
        node: 'probe',
        kind: 'a.b',
        message: 'm',
        title: 't',
        labels: ['l'],
        assignees: [],
      },
      {
        type: 'node_completed',
        scope: 'x#1.1/',
        node: 'think',
        visit: 1,
        attempt: 1,
        node_type: 'agent',
        output: {},
        duration_ms: 1,
        usage: { provider: 'openai', model: 'm', input_tokens: 10, output_tokens: null },
      },
    ])
    const result = checked(reportOf(events, ended('success')).result)
    expect(result.warnings).toEqual(['careful'])
    expect(result.policies).toHaveLength(1)
    expect(result.dead_letters[0]).toMatchObject({ id: 'd1', kind: 'a.b' })
    expect(result.escalations[0]).toMatchObject({ title: 't', labels: ['l'] })
    expect(result.metrics).toMatchObject({ input_tokens: 10, output_tokens: 0 })
  })
})

describe('next commands', () => {
  const terminated = ended('failed', { termination: { status: 'failed', reason: 'no', terminatedBy: 'stop' } })
  it.each([
    ['terminate', terminated],
    ['success', ended('success')],
    ['a halt route', halted(raised('halt.intentional', 'x', { cause: null }))],
  ])('never hint at a resume after %s', (_, end) => {
    const result = checked(reportOf([], end, GRAPH, { resumable: true }).result)
    expect(result.next_commands.join('\n')).not.toContain('resume')
    expect(result.errors.length === 0).toBe(end.error === null)
  })

  it('answer a gate', () => {
    const gate = {
      node: 'approve',
      prompt: 'Go?',
      options: [
        { label: 'Yes', value: 'yes', prompt_for: 'why' },
        { label: 'No way', value: 'no way', prompt_for: null },
      ],
    }
    const result = checked(reportOf([], ended('suspended', { gate }), GRAPH, { runDir: '/tmp/my runs' }).result)
    const folder = quoteForShell('/tmp/my runs')
    expect(result.next_commands).toEqual([
      `conductor resume ${folder} --gate approve=yes --gate approve.why=TEXT`,
      `conductor resume ${folder} --gate ${quoteForShell('approve=no way')}`,
      `conductor explain ${folder}`,
      `conductor run ${GRAPH.file}`,
    ])
  })

  it('name no folder that does not exist', () => {
    const result = checked(reportOf([], halted(DRIFT), GRAPH, { runDir: null, checkpointPath: null }).result)
    expect(result.next_commands).toEqual([`conductor run ${GRAPH.file}`])
  })
})

describe('createInvalidResult', () => {
  const finding = (severity: 'error' | 'warning'): Finding => ({
    file: 'w.yaml',
    line: 3,
    column: 5,
    code: 'route.unknown_target',
    severity,
    message: 'no node x',
    suggestion: 'did you mean y?',
  })

  it('has the structure of a run for an invalid file', () => {
    const result = checked(
      createInvalidResult([finding('error'), finding('warning')], '-w.yaml', { commandFile: '-w.yaml' }),
    )
    expect(result).toMatchObject({ outcome: 'invalid', exit_code: 2, success: false, error: 'no node x' })
    expect(result.errors).toMatchObject([{ category: 'static_validation', line: 3, column: 5, fixable: true }])
    expect(result.warnings).toEqual(['w.yaml:3:5 no node x'])
    expect(result.next_commands).toEqual(['conductor validate ./-w.yaml'])
  })

  it('is a success for a valid file, with the contract', () => {
    const result = checked(createInvalidResult([finding('warning')], 'w.yaml', { contract: { nodes: {} } }))
    expect(result).toMatchObject({ outcome: 'success', exit_code: 0, contract: { nodes: {} }, errors: [] })
  })
})
