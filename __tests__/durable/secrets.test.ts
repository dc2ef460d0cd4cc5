import { describe, expect, it } from 'vitest'
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
    expect(refusal(await world.resume())).toContain('the variable MY_TOKEN')
    world.healed = true
    expect(ended(await world.resume({ env: { MY_TOKEN: KEY } })).output).toEqual({ a: KEY })
  })

  it('what a node made itself cannot come back, and --from is the way on', async () => {
    const world = new World(
      file(says('{"out": {"said": "x", "password": "made-up-by-me"}}'), 'x: { type: string, default: y }'),
    )
    await world.run()
    expect(onDisk(world)).not.toContain('made-up-by-me')
    expect(refusal(await world.resume())).toMatch(/what a left held a secret.*--from a/)
    world.healed = true
    await world.resume({ from: 'a' })
    expect(world.started).toEqual(['a:0', 'b:0', 'a:0', 'b:0'])
  })

  it('what nobody needs again does not stand in the way', async () => {
    const nodes = `  - { name: a, type: script, command: work, args: [a, '{"fails": 1, "complaint": "password=made-up-by-me", "out": {"said": 1}}'], routes: [{ to: b }, { on_error: true, retry: { max: 1 } }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 9, "complaint": "token: made-up-as-well"}'] }
`
    const world = new World(file(nodes, 'x: { type: string, default: y }'))
    await world.run()
    world.healed = true
    expect(ended(await world.resume()).output).toEqual({ a: 1 })
    expect(onDisk(world)).not.toContain('made-up')
  })

  it('what a child declares secret is so from there on', async () => {
    const world = new World({
      'workflow.yaml': `workflow: { name: t, entry_point: s, input: { word: { type: string } } }\nagents:\n  - { name: s, type: workflow, workflow: c.yaml, input_mapping: { key: 'made-of-{{ "a" }}-part' } }\noutput: { out: '{{ s.output.said }}' }\n`,
      'c.yaml': `workflow: { name: c, entry_point: c1, input: { key: { type: string, secret: true } } }\nagents:\n  - { name: c1, type: script, command: work, args: [c1, '{"out": {"said": "{{ workflow.input.key }}"}}'] }\noutput: { said: '{{ c1.output.said }}' }\n`,
    })
    expect(ended(await world.run({ inputs: { word: 'x' } })).output).toEqual({ out: 'made-of-a-part' })
    expect(onDisk(world)).not.toContain('made-of-a-part')
  })
})
