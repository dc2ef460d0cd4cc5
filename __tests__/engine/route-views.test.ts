import { describe, expect, it } from 'vitest'
import { bareRun, only, type Stubbed, script } from './bare-run.js'

const file = (more: string, ...nodes: readonly string[]): string => `workflow: { name: w, entry_point: a }
agents:
${script('a', more)}
  - { name: yes, type: set, value: x }
  - { name: no, type: set, value: x }
${nodes.join('')}`
const output = (value: object): Stubbed => ({ output: value as { [name: string]: never } })
const failing = (kind: string, partial?: object, details = {}): Stubbed => ({
  status: 'raised',
  error: { envelope: { kind, message: `${kind} happened`, details }, origin: 'author' },
  partial: partial as { [name: string]: never } | undefined,
})

describe('a condition of a success route', () => {
  it.each<[string, boolean]>([
    ['n == 1', true],
    ['output.n == 1', true],
    ['a.output.n == 1', true],
    ['output_n == 1', true],
    ['output_deep_er == 2', true],
    ['a_output == output', true],
    ['deep_er == 2', true],
    ["workflow.name == 'w'", true],
    ['workflow_name == "w"', true],
    ['context.iteration == 1 and context.history == ["a"]', true],
    ['conductor.retry_attempt == 0', true],
    ['{{ output.n == 1 }}', true],
    ['{{ a.output.n == 2 }}', false],
    ['a.error is defined', false],
    ['error is defined', false],
  ])('%s: %s', async (when, holds) => {
    const files = file(`routes: [{ to: yes, when: '${when.replaceAll("'", "''")}' }, { to: no }]`)
    const ran = await bareRun({ files, ends: { a: [output({ n: 1, deep_er: 2 })] } })
    expect(ran.end.error).toBeNull()
    expect(only(ran, 'route_taken')[0]?.to).toBe(holds ? 'yes' : 'no')
  })
})

describe('a condition of an error route', () => {
  it.each<[string, boolean]>([
    ['kind == "x.y"', true],
    ['message == "x.y happened"', true],
    ['error.node == "a"', true],
    ['attempts == 1 and error.attempts == 1', true],
    ['details.code == 7', true],
    ['retries_exhausted', false],
    ['n == 1', true],
    ['output.n == 1', true],
    ['a.output.n == 1', true],
    ['a.error.kind == "x.y"', true],
    ['conductor.retry_attempt == 0', true],
    ['a.error.gone is defined', false],
  ])('%s: %s', async (when, holds) => {
    const files = file(`routes: [{ to: $end }, { on_error: x.y, when: '${when}', to: yes }, { on_error: x.y, to: no }]`)
    const ran = await bareRun({ files, ends: { a: [failing('x.y', { n: 1 }, { code: 7 })] } })
    expect(only(ran, 'route_taken')[0]?.to).toBe(holds ? 'yes' : 'no')
  })

  it('has no output where the node left none, and says so', async () => {
    const files = file(`routes: [{ to: $end }, { on_error: x.y, to: $end, output: { o: "{{ a.output }}" } }]`)
    const ran = await bareRun({ files, ends: { a: [failing('x.y')] } })
    expect(ran.end.error?.envelope).toMatchObject({
      kind: 'internal.template_error',
      message: expect.stringContaining('it has no output'),
      details: { cause: { kind: 'x.y' } },
    })
    const bare = await bareRun({
      files: file(
        `routes: [{ to: $end }, { on_error: x.y, when: "output is defined", to: yes }, { on_error: x.y, to: no }]`,
      ),
      ends: { a: [failing('x.y')] },
    })
    expect(only(bare, 'route_taken')[0]?.to).toBe('no')
  })
})

describe('a recovery', () => {
  it('must fit the schema of the node', async () => {
    const schema = 'output: { n: { type: number } }, '
    const recovering = (value: string) =>
      file(`${schema}routes: [{ to: yes }, { on_error: x.y, recover: { output: { n: ${value} } } }]`)
    const good = await bareRun({ files: recovering('5'), ends: { a: ['x.y'] } })
    expect(good.end.outcome).toBe('success')
    expect(only(good, 'route_taken').slice(0, 2)).toMatchObject([
      { action: 'recover', route: 'routes[1]', kind: 'x.y', output: { n: 5 }, to: null },
      { action: 'to', to: 'yes', route: 'routes[0]', kind: null },
    ])
    const bad = await bareRun({ files: recovering('many'), ends: { a: ['x.y'] } })
    expect(bad.end.error?.envelope).toMatchObject({
      kind: 'internal.schema_violation',
      details: { cause: { kind: 'x.y', message: 'x.y happened' } },
    })
    const broken = await bareRun({ files: recovering('"{{ gone.output }}"'), ends: { a: ['x.y'] } })
    expect(broken.end.error?.envelope).toMatchObject({
      kind: 'internal.template_error',
      details: { cause: { kind: 'x.y' } },
    })
  })

  it('of a group keeps its errors', async () => {
    const files = `workflow: { name: w, entry_point: g }
agents:
${script('m')}
  - { name: yes, type: set, value: "{{ g.outputs.mended }} {{ g.errors.m.kind }}" }
  - { name: no, type: set, value: x }
parallel: [{ name: g, agents: [m], routes: [{ to: yes, when: "{{ g.outputs.mended and g.count == 1 }}" }, { to: no }, { on_error: x.y, recover: { output: { mended: true } } }] }]
output: { yes: "{{ yes.output }}" }
`
    const ran = await bareRun({ files, ends: { m: ['x.y'] } })
    expect(ran.end.output).toEqual({ yes: 'True x.y' })
  })
})

describe('a halt', () => {
  const halting = (halt: string) => file(`routes: [{ to: $end }, { on_error: x.y, halt: ${halt} }]`)
  const error = async (halt: string) => {
    const details = { file: 'f.ts', line: 3, secret: 'no' }
    const ran = await bareRun({ files: halting(halt), ends: { a: [failing('x.y', undefined, details)] } })
    expect(only(ran, 'route_taken')).toMatchObject([{ action: 'halt', to: null, route: 'routes[1]', kind: 'x.y' }])
    return ran.end.error
  }

  it('has the place of its cause, its message or that of its cause', async () => {
    expect(await error('true')).toMatchObject({
      typed: true,
      envelope: {
        kind: 'halt.intentional',
        message: 'x.y happened',
        details: { cause: { kind: 'x.y', message: 'x.y happened', details: { secret: 'no' } } },
      },
      frames: [{ node: 'a' }],
    })
    const own = await error('{ message: "stop: {{ error.kind }}" }')
    expect(own?.envelope.message).toBe('stop: x.y')
    expect(own?.envelope.details).toEqual({ file: 'f.ts', line: 3, cause: expect.anything() })
    expect((await error('{ message: " " }'))?.envelope.message).toBe('x.y happened')
    expect((await error('{ message: "{{ gone.x }}" }'))?.envelope.message).toMatch(
      /^x\.y happened \(the halt message failed: /,
    )
  })

  it('after a success has no cause', async () => {
    const ran = await bareRun({ files: file('routes: [{ halt: true }]'), ends: { a: [output({ n: 1 })] } })
    expect(ran.end.error).toMatchObject({
      typed: true,
      envelope: { kind: 'halt.intentional', message: 'a halted the run', details: { cause: null } },
    })
    expect(only(ran, 'route_taken')).toMatchObject([{ action: 'halt', kind: null }])
  })
})

describe('other effects of a route', () => {
  it('a dead letter and an escalation, before the decision', async () => {
    const more =
      'routes: [{ to: $end }, { on_error: x.y, to: yes, dead_letter: true, escalate: { title: "help with {{ error.kind }}", labels: [l], assignees: [me] } }]'
    const ran = await bareRun({ files: file(more), ends: { a: ['x.y'] } })
    expect(ran.letters).toMatchObject([
      { at: { node: 'a', attempt: 1 }, reason: 'routes[1] says so', error: { envelope: { kind: 'x.y' } } },
    ])
    expect(only(ran, 'escalated')).toEqual([
      {
        ...{ type: 'escalated', scope: '', node: 'a', kind: 'x.y', message: 'x.y happened' },
        ...{ title: 'help with x.y', labels: ['l'], assignees: ['me'] },
      },
    ])
    const types = ran.events.map(({ type }) => type)
    expect(types.indexOf('escalated')).toBeLessThan(types.indexOf('route_taken'))
  })

  it('an escalation has a title of its own if none is given or it cannot be made', async () => {
    const title = async (escalate: string) => {
      const ran = await bareRun({
        files: file(`routes: [{ to: $end }, { on_error: x.y, to: yes, escalate: ${escalate} }]`),
        ends: { a: ['x.y'] },
      })
      return [only(ran, 'escalated')[0]?.title, only(ran, 'warning').map(({ code }) => code), ran.letters.length]
    }
    expect(await title('true')).toEqual(['w: x.y', [], 0])
    expect(await title('{ labels: [l] }')).toEqual(['w: x.y', [], 0])
    expect(await title('{ title: "{{ gone.x }}" }')).toEqual(['w: x.y', ['escalation-title'], 0])
  })
})
