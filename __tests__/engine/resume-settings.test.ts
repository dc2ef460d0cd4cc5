import { describe, expect, it } from 'vitest'
import { findChange } from '../../src/config/step-hash.js'
import { type Behaviour, resumeSimulated, simulate } from './governance-harness.js'

const script = (name: string, more: object = {}): object => ({
  name,
  type: 'script',
  command: 'tool',
  args: [name],
  ...more,
})
const file = (settings: object, agents: readonly object[], rest: object = {}): string =>
  JSON.stringify({ workflow: { name: 'w', entry_point: 'a', ...settings }, agents, ...rest })

/** `a` and `b` complete, `z` fails; then the file is edited, and everything succeeds. */
const AGENTS = [
  script('a', { routes: [{ to: 'ask' }] }),
  {
    name: 'ask',
    type: 'human_gate',
    prompt: 'Go?',
    options: [{ label: 'Go', value: 'go', route: 'b' }],
  },
  script('b', { routes: [{ to: 'z' }], working_dir: '.', strict_exit: true, resilience: {} }),
  script('z'),
]

async function edited(before: string, after: string, fails: Readonly<Record<string, Behaviour>> = { z: { exit: 1 } }) {
  const first = await simulate({ files: before, program: (name) => fails[name] })
  const resumed = await resumeSimulated({ files: after, folder: first.folder })
  return { first, ...resumed, said: resumed.result.warnings.filter((text: string) => text.includes('runs again')) }
}

describe('settings of the file that reach a node are part of it', () => {
  it.each<readonly [name: string, before: object, after: object, calls: readonly string[]]>([
    ['nothing', {}, {}, ['z']],
    ['description', {}, { description: 'x' }, ['z']],
    ['hooks', {}, { hooks: { on_start: 'x' } }, ['z']],
    ['env', { env: { A: '1' } }, { env: { A: '2' } }, ['a', 'b', 'z']],
    ['env that is added', {}, { env: { A: '1' } }, ['a', 'b', 'z']],
    ['working_dir', {}, { runtime: { working_dir: '../w' } }, ['a', 'z']],
    ['strict_exit', {}, { runtime: { strict_exit: true } }, ['a', 'z']],
    ['error_routes', {}, { error_routes: [{ on_error: 'x.y', to: 'z' }] }, ['a', 'b', 'z']],
    ['resilience', {}, { resilience: { retry: { max_retries: 1 } } }, ['a', 'b', 'z']],
    ['context', {}, { context: { mode: 'last_only' } }, ['a', 'b', 'z']],
    ['policies', {}, { policies: [{ name: 'p', type: 'expression', allow_if: 'true' }] }, ['a', 'b', 'z']],
    ['policies of one', {}, { policies: [{ name: 'p', type: 'node_availability', nodes: ['b'] }] }, ['b', 'z']],
  ])('%s', async (_, before, after, expected) => {
    const { calls, result, said } = await edited(file(before, AGENTS), file(after, AGENTS))
    expect([calls, result.outcome]).toEqual([expected, 'success'])
    expect(said.length).toBe(expected.length - 1)
    expect(said.every((text: string) => /settings of the file that reach \w changed since it ran/.test(text))).toBe(
      true,
    )
  })

  it('a gate that was answered stays answered', async () => {
    const { events } = await edited(file({}, AGENTS), file({ env: { A: '1' } }, AGENTS))
    expect(events.filter(({ type }) => type === 'gate_waiting')).toEqual([])
  })

  it('members of groups', async () => {
    const grouped = (settings: object): string =>
      file({ entry_point: 'g', ...settings }, [script('m'), script('n'), script('z')], {
        parallel: [{ name: 'g', agents: ['m', 'n'], max_concurrent: 1, routes: [{ to: 'e' }] }],
        for_each: [
          {
            name: 'e',
            type: 'for_each',
            source: '{{ [1, 2] }}',
            as: 'i',
            max_concurrent: 1,
            agent: script('i'),
            routes: [{ to: 'z' }],
          },
        ],
      })
    expect((await edited(grouped({}), grouped({}))).calls).toEqual(['z'])
    expect((await edited(grouped({}), grouped({ env: { A: '1' } }))).calls).toEqual(['m', 'n', 'i', 'i', 'z'])
  })

  it('policies that a child inherits', async () => {
    const child = file({ entry_point: 'c' }, [script('c')])
    const main = (settings: object): Readonly<Record<string, string>> => ({
      'main.yaml': file(settings, [
        { name: 'a', type: 'workflow', workflow: './child.yaml', routes: [{ to: 'z' }] },
        script('z'),
      ]),
      'child.yaml': child,
    })
    const policies = [{ name: 'p', type: 'expression', allow_if: 'false', nodes: ['c'] }]
    const first = await simulate({ files: main({}), program: (name) => (name === 'z' ? { exit: 1 } : {}) })
    const { result } = await resumeSimulated({ files: main({ policies }), folder: first.folder })
    expect(result).toMatchObject({ outcome: 'halted', errors: [{ kind: 'internal.policy_denied' }] })
  })
})

describe('a failure that was handled and that the file does not allow any more runs again', () => {
  const decides = script('a', { routes: [{ to: 'z', when: 'exit_code != 0' }, { to: 'z' }] })
  const SAYS = /the failure of a was handled by the file as it was, and .* changed since then; it runs again/

  it.each<readonly [name: string, before: string, after: string]>([
    [
      'strict_exit of the file',
      file({}, [decides, script('z')]),
      file({ runtime: { strict_exit: true } }, [decides, script('z')]),
    ],
    [
      'error_routes of the file',
      file({ error_routes: [{ on_error: 'internal.script_error', to: 'z' }] }, [
        script('a', { routes: [{ to: 'z' }] }),
        script('z'),
      ]),
      file({}, [script('a', { routes: [{ to: 'z' }] }), script('z')]),
    ],
    [
      'a route of its own',
      file({}, [script('a', { routes: [{ to: 'z' }, { on_error: 'internal.script_error', to: 'z' }] }), script('z')]),
      file({}, [script('a', { routes: [{ to: 'z' }] }), script('z')]),
    ],
  ])('%s', async (_, before, after) => {
    const first = await simulate({ files: before, program: () => ({ exit: 1 }) })
    expect(first.calls).toEqual(['a', 'z'])
    const failing = await resumeSimulated({ files: after, folder: first.folder, program: () => ({ exit: 1 }) })
    expect([failing.result.outcome, failing.calls]).toEqual(['halted', ['a']])
    expect(failing.result.warnings).toContainEqual(expect.stringMatching(SAYS))
  })

  it('a member that its group tolerated', async () => {
    const grouped = (tolerate: object): string =>
      file({ entry_point: 'g' }, [script('m'), script('n'), script('z')], {
        parallel: [{ name: 'g', agents: ['m', 'n'], max_concurrent: 1, tolerate, routes: [{ to: 'z' }] }],
      })
    const fails = { m: { exit: 1 }, z: { exit: 1 } }
    const { first, calls, result } = await edited(grouped({ count: 1 }), grouped({ count: 0 }), fails)
    expect(first.result.outcome).toBe('halted')
    expect([calls, result.outcome, result.handled]).toEqual([['m', 'z'], 'success', undefined])
  })
})

describe('findChange', () => {
  it.each([
    ['a', 'a', null],
    ['a+1', 'a+1', null],
    ['a+1', 'a+2', 'settings'],
    ['a+1', 'b+1', 'step'],
    // A record of a version that did not know settings.
    ['a', 'a+1', null],
    ['a', 'b+1', 'step'],
    [undefined, 'a+1', null],
  ] as const)('%s and %s: %s', (recorded, now, expected) => {
    expect(findChange(recorded, now)).toBe(expected)
  })
})
