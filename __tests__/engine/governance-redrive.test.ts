import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Program, redriveSimulated, resumeSimulated, script, simulate } from './governance-harness.js'

const down = { raise: { kind: 'external.api.down' } }
const GIVE_UP = 'routes: [{ to: $end }, { on_error: true, to: $end, dead_letter: true }]'

const failing =
  (...names: readonly string[]): Program =>
  (name) =>
    names.includes(name) ? down : {}

describe('policies in a redrive', () => {
  const POLICIES = {
    expression: 'type: expression, allow_if: "build.output.approved == true"',
    command: 'type: command, command: fake, args: [judge]',
  }
  it.each(Object.entries(POLICIES))('%s denies what it denied in the run', async (_, policy) => {
    const files = `workflow: { name: t, entry_point: build, policies: [{ name: q, ${policy}, nodes: [deploy] }] }
agents:
${script('build', 'routes: [{ to: deploy }]')}${script('deploy', GIVE_UP)}`
    const program: Program = (name, _call, { stdin }) => {
      if (name === 'build') return { stdout: '{"approved": false}' }
      if (name !== 'judge') return {}
      return {
        stdout: JSON.stringify({ allowed: JSON.parse(stdin ?? '').context.nodes.build?.output.approved !== false }),
      }
    }
    const { folder } = await simulate({ files, program })
    const done = await redriveSimulated({ files, program, folder })
    expect(done.letters).toMatchObject([{ status: 'failed', error: { kind: 'internal.policy_denied' } }])
    expect(done.exit_code).toBe(3)
    expect(done.calls).not.toContain('deploy')
  })

  it('a phase gate knows how its group ended', async () => {
    const files = `workflow: { name: t, entry_point: probes, policies: [{ name: q, type: phase_gate, group: probes, nodes: [deploy] }] }
agents:
${script('one')}${script('two')}${script('deploy', GIVE_UP)}parallel:
  - { name: probes, agents: [one, two], failure_mode: continue_on_error, routes: [{ to: deploy }] }
`
    const { folder, letters } = await simulate({ files, program: failing('two') })
    expect(letters).toMatchObject([{ groups: { probes: { total: 2, completed: 1 } }, context: {} }])
    const done = await redriveSimulated({ files, folder })
    expect(done).toMatchObject({ exit_code: 3, calls: [], letters: [{ error: { kind: 'internal.policy_denied' } }] })
  })

  it('runs only files that the caller calls, whatever a forged letter says', async () => {
    const files = {
      'main.yaml': `workflow: { name: parent, entry_point: sub }\nagents:\n  - { name: sub, type: workflow, workflow: child.yaml }\n`,
      'child.yaml': `workflow: { name: child, entry_point: inner }\nagents:\n${script('inner', GIVE_UP)}`,
      'ops.yaml': `workflow: { name: ops, entry_point: inner }\nagents:\n${script('inner', GIVE_UP)}`,
    }
    const { folder } = await simulate({ files, program: failing('inner') })
    const file = path.join(folder, 'run', 'dead-letter.jsonl')
    const letter = JSON.parse(readFileSync(file, 'utf8'))
    const { path: child } = letter.workflow
    const forged = {
      ...letter,
      workflow: { ...letter.workflow, file: 'ops.yaml', path: child?.replace('child', 'ops') },
    }
    writeFileSync(file, `${JSON.stringify(forged)}\n`)
    await expect(redriveSimulated({ files, folder })).rejects.toThrow('main.yaml does not call ops.yaml')
    writeFileSync(file, `${JSON.stringify(letter)}\n`)
    expect(await redriveSimulated({ files, folder })).toMatchObject({ calls: [expect.anything()] })
  })

  it('policies of the callers hold in a child', async () => {
    const files = {
      'main.yaml': `workflow:
  name: parent
  entry_point: probes
  policies:
    - { name: q, type: phase_gate, group: probes, nodes: [inner] }
    - { name: never, type: expression, allow_if: "false", nodes: [other] }
agents:
${script('one')}${script('two')}  - { name: sub, type: workflow, workflow: child.yaml }
parallel:
  - { name: probes, agents: [one, two], failure_mode: continue_on_error, routes: [{ to: sub }] }
`,
      'child.yaml': `workflow: { name: child, entry_point: inner }
agents:
${script('inner', 'routes: [{ to: other }, { on_error: true, to: other, dead_letter: true }]')}${script('other', GIVE_UP)}`,
    }
    const { folder, letters } = await simulate({ files, program: failing('two') })
    expect(letters).toMatchObject([
      { node: 'inner', callers: [{ name: 'parent', file: 'main.yaml' }], groups: { probes: { completed: 1 } } },
      { node: 'other', callers: [{ name: 'parent' }], groups: {} },
    ])
    const done = await redriveSimulated({ files, folder })
    expect(done).toMatchObject({ exit_code: 3, failed: 2, calls: [] })
  })

  it('see all they read in last_only mode, and the node still only the one before it', async () => {
    const files = `workflow:
  name: t
  entry_point: build
  context: { mode: last_only }
  policies: [{ name: q, type: expression, allow_if: "build.output.approved == false", nodes: [deploy] }]
agents:
${script('build', 'routes: [{ to: middle }]')}${script('middle', 'routes: [{ to: deploy }]')}${script('deploy', `stdin: "{{ middle.output.stdout }}"\n${GIVE_UP}`)}`
    const program = (deploys: boolean): Program => {
      return (name, _call, { stdin }) => {
        if (name === 'build') return { stdout: '{"approved": false}' }
        if (name === 'middle') return { stdout: 'between' }
        return deploys && stdin === 'between' ? {} : down
      }
    }
    const { folder, letters } = await simulate({ files, program: program(false) })
    expect(Object.keys(letters[0].context)).toEqual(['build', 'middle'])
    expect(await redriveSimulated({ files, folder, program: program(true) })).toMatchObject({ settled: 1 })
  })

  it('keep an error that the node lists in last_only mode', async () => {
    const files = `workflow: { name: t, entry_point: build, context: { mode: last_only } }
agents:
${script('build', 'raises: [x.y]\nroutes: [{ on_error: x.y, to: middle }, { to: $end }]')}${script('middle', 'routes: [{ to: deploy }]')}${script('deploy', `input: [build.error]\nstdin: "{{ build.error.message }}"\n${GIVE_UP}`)}`
    const program = (deploys: boolean): Program => {
      return (name, _call, { stdin }) => {
        if (name === 'build') return { raise: { kind: 'x.y', message: 'lost' } }
        return name === 'middle' || (deploys && stdin === 'lost') ? {} : down
      }
    }
    const { folder, letters } = await simulate({ files, program: program(false) })
    expect(Object.keys(letters[0].context)).toEqual(['build', 'middle'])
    expect(await redriveSimulated({ files, folder, program: program(true) })).toMatchObject({ settled: 1 })
  })
})

describe("a child's letter", () => {
  it('keeps the keys of its callers from scripts, and out of what is shown', async () => {
    const files = {
      'main.yaml': `workflow:
  name: parent
  entry_point: sub
  runtime: { provider: { name: openai, base_url: "http://127.0.0.1:9", api_key: "\${ODD}" } }
agents:
  - { name: sub, type: workflow, workflow: child.yaml, routes: [{ to: $end, when: "true" }, { to: ask }] }
  - { name: ask, prompt: x }
`,
      'child.yaml': `workflow: { name: child, entry_point: inner }\nagents:\n${script('inner', GIVE_UP)}`,
    }
    const env = { ODD: 'oddkey-4242' }
    const { folder, letters } = await simulate({ files, env, program: failing('inner') })
    expect(letters).toMatchObject([{ node: 'inner', callers: [{ name: 'parent', file: 'main.yaml' }] }])
    const seen: (string | undefined)[] = []
    const program: Program = (_name, _call, request) => {
      seen.push(request.env['ODD'])
      return { stdout: JSON.stringify({ said: env.ODD }) }
    }
    const done = await redriveSimulated({ files, folder, env, program })
    expect(seen).toEqual([undefined])
    expect(done.letters).toMatchObject([{ status: 'settled', output: { said: '***' } }])
  })

  it('asks the provider and the model that its callers hand down', async () => {
    const answer = `process.stdin.resume(); require('node:fs').existsSync('up') ? process.stdout.write(process.env.CONDUCTOR_MODEL) : process.exit(1)`
    const provider = `{ name: command, command: ${JSON.stringify(process.execPath)}, args: [-e, ${JSON.stringify(answer)}] }`
    const calls = (name: string, file: string, runtime: string) =>
      `workflow: { name: ${name}, entry_point: sub, runtime: ${runtime} }\nagents: [{ name: sub, type: workflow, workflow: ${file} }]\n`
    const files = {
      'main.yaml': calls('root', 'middle.yaml', `{ provider: ${provider}, default_model: m1 }`),
      'middle.yaml': calls('middle', 'child.yaml', '{ default_model: m2 }'),
      'child.yaml': `workflow: { name: child, entry_point: ask }
agents: [{ name: ask, prompt: x, retry: { max_attempts: 1 }, ${GIVE_UP} }]
`,
    }
    const { folder, letters } = await simulate({ files })
    expect(letters).toMatchObject([{ node: 'ask', callers: [{ name: 'root' }, { name: 'middle' }] }])
    const done = await redriveSimulated({ files: { ...files, up: '' }, folder })
    expect(done.letters).toMatchObject([{ status: 'settled', output: { result: 'm2' } }])
  })
})

describe('a redrive that gives up again', () => {
  const PUT_ASIDE = 'routes: [{ on_error: true, recover: { output: { v: 0 } }, dead_letter: true }]'

  it('stays open when its route recovers and puts it aside', async () => {
    const files = `workflow: { name: t, entry_point: call }\nagents:\n${script('call', PUT_ASIDE.replace('[', '[{ to: $end }, '))}`
    const { folder } = await simulate({ files, program: failing('call') })
    expect(await redriveSimulated({ files, folder, program: failing('call') })).toMatchObject({
      exit_code: 3,
      remaining: 1,
      letters: [{ status: 'failed', error: { kind: 'external.api.down' } }],
    })
    expect(await redriveSimulated({ files, folder })).toMatchObject({ exit_code: 0, settled: 1, remaining: 0 })
  })

  it('stays open as an item of a group, unless a further attempt completes it', async () => {
    const agent = `{ name: one, type: script, command: fake, args: ["i{{ n }}"], ${PUT_ASIDE} }`
    const files = `workflow: { name: t, entry_point: each }
for_each:
  - { name: each, type: for_each, source: "{{ [0, 1] }}", as: n, agent: ${agent} }
`
    const { folder } = await simulate({ files, program: failing('i0', 'i1') })
    const done = await redriveSimulated({ files, folder, program: failing('i1') })
    expect(done).toMatchObject({ exit_code: 3, settled: 1, failed: 1, remaining: 1 })
    const retried = files.replace('recover: { output: { v: 0 } }', 'retry: { backoff: none }')
    const program: Program = (_, call) => (call < 3 ? down : {})
    expect(await redriveSimulated({ files: retried, folder, program })).toMatchObject({ settled: 1, remaining: 0 })
  })

  it('is a letter of its own inside of a child, with its place in the run', async () => {
    const files = {
      'main.yaml': `workflow:
  name: parent
  entry_point: sub
  policies: [{ name: q, type: expression, allow_if: "true", nodes: [item] }]
agents:
  - { name: sub, type: workflow, workflow: child.yaml, ${GIVE_UP} }
`,
      'child.yaml': `workflow: { name: child, entry_point: each }
agents:
${script('last')}for_each:
  - name: each
    type: for_each
    source: "{{ [0, 1] }}"
    as: n
    agent: { name: item, type: script, command: fake, args: ["i{{ n }}"], ${PUT_ASIDE} }
    routes: [{ to: last }]
`,
    }
    const { folder, letters } = await simulate({ files, program: failing('i1', 'last') })
    expect(letters.map(({ node }) => node)).toEqual(['item', 'sub'])
    const known = letters[0]
    expect(await redriveSimulated({ files, folder, program: failing('last') })).toMatchObject({ settled: 1, failed: 1 })
    expect(await redriveSimulated({ files, folder, program: failing('i1') })).toMatchObject({
      letters: [{ node: 'sub', status: 'settled' }],
      remaining: 1,
    })
    expect(await redriveSimulated({ files, folder })).toMatchObject({
      letters: [{ id: known.id, node: 'item', item: { index: 1 }, status: 'settled' }],
      calls: ['i1'],
      remaining: 0,
    })
  })

  it('leaves no letter for an item inside of it that a retry completes', async () => {
    const retried = 'routes: [{ on_error: true, retry: { backoff: none }, dead_letter: true }]'
    const files = {
      'main.yaml': `workflow: { name: parent, entry_point: sub }
agents:
  - { name: sub, type: workflow, workflow: child.yaml, ${GIVE_UP} }
`,
      'child.yaml': `workflow: { name: child, entry_point: each }
agents:
${script('last')}for_each:
  - name: each
    type: for_each
    source: "{{ [0, 1] }}"
    as: n
    agent: { name: item, type: script, command: fake, args: ["i{{ n }}"], ${retried} }
    routes: [{ to: last }]
`,
    }
    const { folder, letters } = await simulate({ files, program: failing('last') })
    expect(letters.map(({ node }) => node)).toEqual(['sub'])
    const program: Program = (name, call) => (name === 'i1' && call === 1 ? down : {})
    expect(await redriveSimulated({ files, folder, program })).toMatchObject({ settled: 1, remaining: 0 })
  })
})

describe('dead letters and a resume', () => {
  const RETRY = '{ max_retries: 0, retryable: [external.api.down] }'
  const EACH = `workflow: { name: t, entry_point: each }
for_each:
  - name: each
    type: for_each
    source: "{{ [0, 1, 2] }}"
    as: n
    failure_mode: all_or_nothing
    agent: { name: one, type: script, command: fake, args: ["i{{ n }}"], resilience: { retry: ${RETRY} } }
`

  it('an item that is given up again is the same letter, and one that completes is settled', async () => {
    const { folder } = await simulate({ files: EACH, program: failing('i0', 'i2') })
    const resumed = await resumeSimulated({ files: EACH, folder, program: failing('i2') })
    expect(resumed.calls.toSorted()).toEqual(['i0', 'i2'])
    expect(resumed.result.dead_letters).toMatchObject([{ node: 'one', scope: 'each#1.1[2]/' }])
    const done = await redriveSimulated({ files: EACH, folder })
    expect(done).toMatchObject({ settled: 1, remaining: 0, calls: ['i2'] })
  })

  it('nothing is left to run again after a resume that succeeded', async () => {
    const files = `workflow: { name: t, entry_point: call, resilience: { retry: ${RETRY} } }\nagents:\n${script('call')}`
    const { folder } = await simulate({ files, program: failing('call') })
    const resumed = await resumeSimulated({ files, folder })
    expect(resumed.result).toMatchObject({ outcome: 'success', dead_letters: [] })
    expect(await redriveSimulated({ files, folder })).toMatchObject({ letters: [], remaining: 0, calls: [] })
  })

  it('a letter that a redrive settled and a resume gives up again is open again', async () => {
    const { folder } = await simulate({ files: EACH, program: failing('i1') })
    expect(await redriveSimulated({ files: EACH, folder })).toMatchObject({ settled: 1 })
    await resumeSimulated({ files: EACH, folder, program: failing('i1') })
    expect(await redriveSimulated({ files: EACH, folder })).toMatchObject({ settled: 1, calls: ['i1'] })
  })

  it('a node that a retry brings to its end was not given up', async () => {
    const routes = 'routes: [{ to: $end }, { on_error: true, retry: { backoff: none }, dead_letter: true }]'
    const files = `workflow: { name: t, entry_point: call }\nagents:\n${script('call', routes)}`
    const { folder, result } = await simulate({ files, program: (_, call) => (call < 3 ? down : {}) })
    expect(result).toMatchObject({ outcome: 'success', dead_letters: [] })
    expect(await redriveSimulated({ files, folder })).toMatchObject({ letters: [], calls: [] })
  })
})

describe('secrets in a dead letter', () => {
  it('the key of an item is kept as a reference, and comes back', async () => {
    const secret = 'k3y-of-the-kingdom-42'
    const files = `workflow: { name: t, entry_point: each, input: { token: { type: string, secret: true } } }
agents: []
for_each:
  - name: each
    source: "{{ [workflow.input.token] }}"
    as: one
    key_by: "{{ one }}"
    agent: { name: send, type: script, command: fake, args: [send, "{{ _key }}"], routes: [{ on_error: true, recover: { output: {} }, dead_letter: true }] }
`
    const inputs = { token: secret }
    const { folder, letters } = await simulate({ files, inputs, program: failing('send') })
    const reference = { '$conductor.secret': [{ from: 'input:token' }] }
    expect(letters).toMatchObject([{ item: { index: 0, key: reference, value: reference } }])
    expect(JSON.stringify(letters)).not.toContain(secret)
    const seen: unknown[] = []
    const program: Program = (_name, _call, { args }) => {
      seen.push(args[1])
      return {}
    }
    const done = await redriveSimulated({ files, inputs, folder, program })
    expect(done.letters).toMatchObject([{ status: 'settled', item: { index: 0, key: '***' } }])
    expect(seen).toEqual([secret])
  })

  it('a member of an object comes back with the object', async () => {
    const secret = 'k3y-of-the-kingdom-42'
    const files = `workflow: { name: t, entry_point: send, input: { login: { type: object, secret: true } } }
agents:
  - { name: send, type: script, command: fake, args: [send, "{{ workflow.input.login.deep[0].key }}"], ${GIVE_UP} }
`
    const inputs = { login: JSON.stringify({ user: 'me', deep: [{ key: secret }] }) }
    const { folder, letters } = await simulate({ files, inputs, program: failing('send') })
    expect(JSON.stringify(letters)).not.toContain(secret)
    const seen: unknown[] = []
    const program: Program = (_name, _call, { args }) => {
      seen.push(args[1])
      return {}
    }
    await expect(redriveSimulated({ files, folder, program })).rejects.toThrow('give them again: -i login=VALUE')
    const done = await redriveSimulated({ files, inputs, folder, program })
    expect(done.letters).toMatchObject([{ status: 'settled' }])
    expect(seen).toEqual([secret])
  })
})
