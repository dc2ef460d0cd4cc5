import { describe, expect, it } from 'vitest'
import { shellAssignment, toShellPath } from '../../src/text/shell-words.js'
import { ended, refusal, World } from './support/world.js'

const KEY = 'k3y-of-the-kingdom-42'

function file(nodes: string, input = 'key: { type: string, secret: true }'): Record<string, string> {
  return {
    'workflow.yaml': `workflow: { name: t, entry_point: a, input: { ${input} } }\nagents:\n${nodes}output: { a: '{{ a.output.said }}' }\n`,
  }
}

const says = (told: string): string =>
  `  - { name: a, type: script, command: work, args: [a, '${told}'], routes: [{ to: b }] }\n  - { name: b, type: script, command: work, args: [b, '{"fails": 9}'] }\n`

const onDisk = (world: World): string => [...world.files.content.values()].join('\n')

describe('secrets of a run that goes on', () => {
  it('an input is given again, and stands where it stood', async () => {
    const world = new World(file(says('{"out": {"said": "it is {{ workflow.input.key }}!"}}')))
    await world.run({ inputs: { key: KEY } })
    expect(onDisk(world)).not.toContain(KEY)
    expect(refusal(await world.resume())).toMatch(/must be given again: key give them with -i key=VALUE/)
    world.healed = true
    expect(ended(await world.resume({ inputs: { key: KEY } })).output).toEqual({ a: `it is ${KEY}!` })
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0'])
    expect(onDisk(world)).not.toContain(KEY)
  })

  it('an input that came from a variable is read from there', async () => {
    const world = new World(file(says('{"out": {"said": "{{ workflow.input.key }}"}}')))
    await world.run({ inputs: { key: KEY }, env: { MY_TOKEN: KEY } })
    expect(onDisk(world)).not.toContain(KEY)
    world.healed = true
    expect(ended(await world.resume({ env: { MY_TOKEN: KEY } })).output).toEqual({ a: KEY })
  })

  it.for(['ab', '12', 'true', '-'])('an input is never kept, however short: %s', async (value) => {
    const world = new World(file(says('{}'), 'key: { type: string, secret: true }'))
    await world.run({ inputs: { key: value } })
    expect(JSON.parse(world.text('checkpoint.json')).inputs).toEqual({
      key: { '$conductor.secret': [{ from: 'input:key' }] },
    })
  })

  it.for(['required: false', 'default: abcdefgh'])(
    'an input that nobody gave need not be given again: %s',
    async (spec) => {
      const world = new World(
        file(says('{"out": {"said": "{{ workflow.input.key }}"}}'), `key: { type: string, secret: true, ${spec} }`),
      )
      const first = ended(await world.run())
      expect(first.result.next_commands[0]).toBe(`conductor resume ${toShellPath(world.folder)}`)
      expect(onDisk(world)).not.toContain('abcdefgh')
      world.healed = true
      expect(ended(await world.resume()).output).toEqual({ a: spec.startsWith('d') ? 'abcdefgh' : '' })
    },
  )

  it('every text and number inside of a secret object is secret, and comes back', async () => {
    const world = new World(
      file(
        says('{"out": {"said": "{{ workflow.input.conf.deep.x }} and {{ workflow.input.list[1] }}"}}'),
        'conf: { type: object, secret: true }, list: { type: array, secret: true }',
      ),
    )
    const inputs = { conf: `{"deep": {"x": "${KEY}", "on": true}}`, list: '["a", 86420975]' }
    const first = ended(await world.run({ inputs }))
    for (const secret of [KEY, '86420975']) expect(onDisk(world)).not.toContain(secret)
    expect(world.lines('events.jsonl')[0].input).toEqual({ conf: '***', list: '***' })
    const words = ['conf', 'list'].map((name) => ` -i ${shellAssignment(name, name)}`).join('')
    expect(first.result.next_commands[0]).toBe(`conductor resume ${toShellPath(world.folder)}${words}`)
    world.healed = true
    expect(ended(await world.resume({ inputs })).output).toEqual({ a: `${KEY} and 86420975` })
  })

  it('a whole object is one secret', async () => {
    const world = new World(file(says('{}'), 'conf: { type: object, secret: true }'))
    await world.run({ inputs: { conf: `{"plain": "${KEY}"}` } })
    expect(world.text('checkpoint.json')).not.toContain(KEY)
    expect(refusal(await world.resume())).toMatch(/-i conf=VALUE/)
  })

  it('a variable that is not there is named', async () => {
    const world = new World(file(says(`{"out": {"said": "${KEY}"}}`), 'x: { type: string, default: y }'))
    await world.run({ env: { MY_TOKEN: KEY } })
    expect(onDisk(world)).not.toContain(KEY)
    expect(refusal(await world.resume())).toMatch(/the variable MY_TOKEN resume without them: --from a$/)
    world.healed = true
    expect(ended(await world.resume({ env: { MY_TOKEN: KEY } })).output).toEqual({ a: KEY })
  })

  it('a secret that a node made cannot come back, and --from is the way on', async () => {
    const world = new World(
      file(says('{"out": {"said": "x", "password": "made-up-by-me"}}'), 'x: { type: string, default: y }'),
    )
    const first = ended(await world.run())
    expect(onDisk(world)).not.toContain('made-up-by-me')
    expect(first.result.next_commands[0]).toBe(`conductor resume ${toShellPath(world.folder)} --from a`)
    expect(refusal(await world.resume())).toMatch(/the output of a held a secret.*--from a/)
    world.healed = true
    await world.resume({ from: 'a' })
    expect(world.started).toEqual(['a:0', 'b:0', 'a:0', 'b:0'])
  })

  it('a secret that nothing reads does not prevent a resume', async () => {
    const nodes = `  - { name: a, type: script, command: work, args: [a, '{"stdout": "password: made-up-by-me"}'], routes: [{ to: b }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 9}'] }
`
    const world = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: a }\nagents:\n${nodes}output: { b: '{{ b.output.by }}' }\n`,
    })
    const first = ended(await world.run())
    expect(onDisk(world)).not.toContain('made-up-by-me')
    expect(first.result.next_commands[0]).toBe(`conductor resume ${toShellPath(world.folder)}`)
    world.healed = true
    expect(ended(await world.resume()).output).toEqual({ b: 'b' })
    expect(world.started).toEqual(['a:0', 'b:0', 'b:0'])
  })

  it('a secret that nothing needs again does not prevent a resume', async () => {
    const nodes = `  - { name: a, type: script, command: work, args: [a, '{"fails": 1, "complaint": "password=made-up-by-me", "out": {"said": 1}}'], routes: [{ to: b }, { on_error: true, retry: { max: 1 } }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 9, "complaint": "password: made-up-as-well"}'] }
`
    const world = new World(file(nodes, 'x: { type: string, default: y }'))
    await world.run()
    world.healed = true
    expect(ended(await world.resume()).output).toEqual({ a: 1 })
    expect(onDisk(world)).not.toContain('made-up')
  })

  it('a value that a child declares secret stays secret', async () => {
    const world = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: s, input: { word: { type: string } } }\nagents:\n  - { name: s, type: workflow, workflow: c.yaml, input_mapping: { key: 'made-of-{{ "a" }}-part' } }\noutput: { out: '{{ s.output.said }}' }\n`,
      'c.yaml': `workflow: { name: c, entry_point: c1, input: { key: { type: string, secret: true } } }\nagents:\n  - { name: c1, type: script, command: work, args: [c1, '{"out": {"said": "{{ workflow.input.key }}"}}'] }\noutput: { said: '{{ c1.output.said }}' }\n`,
    })
    expect(ended(await world.run({ inputs: { word: 'x' } })).output).toEqual({ out: 'made-of-a-part' })
    expect(onDisk(world)).not.toContain('made-of-a-part')
  })
})

describe('secrets in the files of a run', () => {
  it('commands name variables for inputs that are secret, whoever says so', async () => {
    const input =
      'api_token: { type: string }, plain: { type: string }, my-word: { type: string, secret: true }, on: { type: string }'
    const world = new World(file(says('{}'), input))
    const inputs = { api_token: 'canary-one-1', plain: 'canary-two-2', 'my-word': 'canary-three-3', on: 'main' }
    const { result } = ended(await world.run({ inputs, env: { MY_SECRET: 'canary-two-2' } }))
    const [token, word, plain] = [
      `-i ${shellAssignment('api_token', 'api_token')}`,
      `-i ${shellAssignment('my-word', 'my_word')}`,
      `-i ${shellAssignment('plain', 'MY_SECRET')}`,
    ]
    expect(result.next_commands).toEqual([
      `conductor resume ${toShellPath(world.folder)} ${token} ${word}`,
      `conductor explain ${toShellPath(world.folder)}`,
      `conductor run workflow.yaml ${token} ${plain} ${word} -i on=main`,
    ])
    expect(`${onDisk(world)}${JSON.stringify(result)}`).not.toContain('canary')
  })

  it('a message about a damaged file holds no value of the environment', async () => {
    const world = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: "\${MY_SECRET}" }\nagents: [{ name: a, type: set, value: 1 }]\n`,
    })
    const result = await world.run({ env: { MY_SECRET: 'canary-three-3' } })
    expect(refusal(result)).toContain('***')
    expect(JSON.stringify(result)).not.toContain('canary')
  })

  it('the options of gates are redacted too; a kind is a word that routes and programs read', async () => {
    const env = { MY_SECRET: 'canary_kind_1' }
    const raising = new World(
      file(says('{"fails": 9, "kind": "external.canary_kind_1"}'), 'x: { type: string, default: y }'),
    )
    const { result } = ended(await raising.run({ env }))
    expect(result.errors[0]?.kind).toBe('external.canary_kind_1')
    const asking = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: g }\nagents:\n  - { name: g, type: human_gate, prompt: Go?, options: [{ label: canary_kind_1, value: canary_kind_1, route: $end }] }\n`,
    })
    const { result: asked } = ended(await asking.run({ env }))
    expect(asked.gate?.options[0]).toMatchObject({ label: '***', value: '***' })
    expect(onDisk(asking)).not.toContain('canary_kind_1')
  })

  it('variables that a file gives its scripts count as those of the environment do', async () => {
    const node = `  - name: a\n    type: script\n    command: work\n    args: [a, '{"fails": 9, "complaint": "canary-workflow-5 canary-node-6"}']\n    env: { DB_PASSWORD: "{{ 'canary' }}-node-6" }\n    strict_exit: true\n`
    const world = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: a, env: { WF_PASSWORD: canary-workflow-5 } }\nagents:\n${node}`,
    })
    const shown: string[] = []
    await world.run({ watch: (text) => void shown.push(text) })
    expect(shown.join('')).toContain('*** ***')
    for (const secret of ['canary-workflow-5', 'canary-node-6'])
      expect(onDisk(world) + shown.join('')).not.toContain(secret)
  })
})
