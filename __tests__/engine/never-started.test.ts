import { describe, expect, it } from 'vitest'
import { hasNeverStarted } from '../../src/core/kinds.js'
import { ofType, type Program, resumeSimulated, script, simulate } from './governance-harness.js'

const retrying = (onError: string, more = ''): string => `workflow: { name: w, entry_point: a${more} }
agents:
${script('a', `routes: [{ to: $end }, { on_error: ${onError}, retry: { max: 2, backoff: none } }]`)}
`
const exits =
  (code: number): Program =>
  () => ({ exit: code })

describe('a command that was not there, or not executable', () => {
  it.each([
    ['true', 127, 1],
    ['true', 126, 1],
    ['"internal.*"', 127, 1],
    ['internal.script_error', 127, 3],
    ['[x.y, internal.script_error]', 127, 3],
    ['true', 1, 3],
  ])('is run again only by a route that names it: on_error %s, exit %d', async (onError, code, calls) => {
    const ran = await simulate({ files: retrying(onError), program: exits(code) })
    expect([ran.calls.length, ran.result.outcome]).toEqual([calls, 'halted'])
  })

  it('is not one whose output could not be read', () => {
    const details = { exit_code: null, signal: null }
    expect(hasNeverStarted({ kind: 'internal.script_error', details })).toBe(true)
    expect(hasNeverStarted({ kind: 'internal.script_error', details: { ...details, unread: true } })).toBe(false)
  })

  it('is not run again by a policy for everything', async () => {
    const policy = (list: string) =>
      `, resilience: { retry: { max_retries: 2, initial_delay: 0, retryable: [${list}] } }`
    const ran = async (list: string) =>
      (await simulate({ files: retrying('x.y', policy(list)), program: exits(127) })).calls.length
    expect([await ran('"*"'), await ran('internal.script_error')]).toEqual([1, 3])
  })
})

describe('node_availability', () => {
  const files = (first: string): string => `workflow:
  name: w
  entry_point: a
  policies: [{ name: free, type: node_availability, nodes: [a] }]
agents:
${script('a', `routes: [{ to: b }, ${first}]`)}
${script('b', 'routes: [{ to: a, when: "{{ context.iteration < 3 }}" }, { to: $end }]')}
`
  const once: Program = (name, call) => (name === 'a' && call === 1 ? { raise: { kind: 'x.y' } } : {})

  it('denies a node whose latest visit failed, and not one that was recovered or is retried', async () => {
    const failed = await simulate({ files: files('{ on_error: x.y, to: b }'), program: once })
    expect(failed.result.errors).toMatchObject([{ kind: 'internal.policy_denied', node_id: 'a' }])
    expect(ofType(failed, 'node_started').map(({ node }) => node)).toEqual(['a', 'b'])
    const recovered = await simulate({ files: files('{ on_error: x.y, recover: { output: {} } }'), program: once })
    expect(recovered.result.success).toBe(true)
    const retried = await simulate({
      files: files('{ on_error: x.y, retry: { max: 1, backoff: none } }'),
      program: once,
    })
    expect(retried.result.success).toBe(true)
  })

  it('denies an item that failed, and not one that was recovered', async () => {
    const items = (routes: string): string => `workflow:
  name: w
  entry_point: each
  policies: [{ name: free, type: node_availability, nodes: [one] }]
agents:
${script('again', 'routes: [{ to: each, when: "{{ context.iteration < 3 }}" }, { to: $end }]')}
for_each:
  - name: each
    source: "{{ [1, 2] }}"
    as: n
    failure_mode: continue_on_error
    max_concurrent: 1
    agent: { name: one, type: script, command: fake, args: ["i{{ n }}"], routes: [${routes}] }
    routes: [{ to: again }]
`
    const program: Program = (name, call) => (name === 'i2' && call === 1 ? { raise: { kind: 'x.y' } } : {})
    const failed = await simulate({ files: items('{ on_error: x.y, propagate: true }'), program })
    expect(failed.calls.filter((name) => name === 'i2')).toHaveLength(1)
    expect(failed.result.handled).toMatchObject([{ kind: 'x.y' }, { kind: 'internal.policy_denied' }])
    const recovered = await simulate({ files: items('{ on_error: x.y, recover: { output: {} } }'), program })
    expect(recovered.calls.filter((name) => name === 'i2')).toHaveLength(2)
    expect(recovered.result.handled).toMatchObject([{ kind: 'x.y', by: 'recover' }])
  })

  it('lets a resume run the node that failed', async () => {
    const simulation = { files: files('{ on_error: z.z, to: b }'), program: once }
    const first = await simulate(simulation)
    expect(first.result.outcome).toBe('halted')
    const again = await resumeSimulated({ ...simulation, program: () => ({}), folder: first.folder })
    expect(again.result.success).toBe(true)
  })
})
