import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { checkFile } from '../../src/config/check.js'
import { folderWith } from '../support/folders.js'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** How often the blocks of all functions of the sources run: what a check costs, on a machine of any speed. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await work()
    let steps = 0
    session.post('Profiler.takePreciseCoverage', (error: Error | null, { result }: Coverage) => {
      if (error !== null) throw error
      for (const { url, functions } of result)
        if (url.includes('/src/')) for (const { ranges } of functions) for (const { count } of ranges) steps += count
    })
    session.post('Profiler.stopPreciseCoverage')
    return steps
  } finally {
    session.disconnect()
  }
}

async function stepsToCheck(text: string): Promise<number> {
  const workspace = folderWith({ 'main.yaml': text })
  return stepsOf(() => checkFile({ file: `${workspace}/main.yaml`, env: {}, patterns: loadPatterns, workspace }))
}

interface Shape {
  readonly settings?: string
  readonly agents: readonly string[]
  readonly rest?: string
  readonly entry?: string
}

function fileOf({ settings = '', agents, rest = '', entry = 'n0' }: Shape): string {
  const head = `workflow:\n  name: x\n  entry_point: ${entry}\n  limits: { max_iterations: 100000 }\n`
  return `${head}${settings}agents:\n${agents.join('')}${rest}`
}

const list = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('')

/** Nodes that follow each other. */
function chain(count: number, body: (index: number) => string, to = (index: number): string => `n${index}`): string[] {
  return Array.from({ length: count }, (_, index) => {
    const next = index === count - 1 ? '$end' : to(index + 1)
    return `  - name: n${index}\n${body(index)}    routes:\n      - to: ${next}\n`
  })
}

const script = (): string => '    type: script\n    run: make\n'

const shapes: Readonly<Record<string, (count: number) => Shape>> = {
  'sound nodes': (count) => ({ agents: chain(count, script) }),
  'routes to names that are nearly right': (count) => ({ agents: chain(count, script, (index) => `m${index}`) }),
  'references to names that are nearly right': (count) => ({
    agents: chain(count, (index) => `    type: set\n    value: "{{ m${index}.output.x }}"\n`),
  }),
  'inputs that are not declared': (count) => ({
    settings: '  input:\n    known: { type: string }\n',
    agents: chain(count, (index) => `    type: set\n    value: "{{ workflow.input.x${index} }}"\n`),
  }),
  'nodes with an unknown field': (count) => ({ agents: chain(count, () => `${script()}    rnu: x\n`) }),
  'unknown fields of one node': (count) => ({
    agents: [`  - name: n0\n${script()}${list(count, (index) => `    field_${index}: x\n`)}`],
  }),
  'error routes of one node': (count) => ({
    agents: chain(1, script).map(
      (node) => node + list(count, (index) => `      - on_error: external.a.k${index}\n        halt: true\n`),
    ),
  }),
  'error routes for declared kinds': (count) => ({
    agents: chain(1, () => `${script()}    raises:\n${list(count, (index) => `      - external.a.k${index}\n`)}`).map(
      (node) => node + list(count, (index) => `      - on_error: external.a.k${index}\n        halt: true\n`),
    ),
  }),
  'kinds that nobody declares': (count) => ({
    agents: chain(1, () => `${script()}    raises:\n${list(count, (index) => `      - external.a.k${index}\n`)}`).map(
      (node) => node + list(count, (index) => `      - on_error: external.b.k${index}\n        halt: true\n`),
    ),
  }),
  'kinds of one route': (count) => ({
    agents: chain(1, script).map(
      (node) =>
        `${node}      - on_error:\n${list(count, (index) => `          - external.a.k${index}\n`)}        halt: true\n`,
    ),
  }),
  'shared error routes': (count) => ({
    settings: `  error_routes:\n${list(count, (index) => `    - on_error: external.a.k${index}\n      halt: true\n`)}`,
    agents: chain(1, script),
  }),
  'retries from the node before': (count) => ({
    agents: chain(count, script).map(
      (node, index) =>
        `${node}      - on_error: external.a.b\n        retry: { max: 1, from: n${Math.max(0, index - 1)} }\n`,
    ),
  }),
  'members of a parallel group': (count) => ({
    agents: Array.from({ length: count }, (_, index) => `  - name: n${index}\n${script()}`),
    rest: `parallel:\n  - name: group\n    agents: [${list(count, (index) => `${index === 0 ? '' : ', '}n${index}`)}]\n`,
  }),
  'shared error routes and as many nodes': (count) => ({
    settings: `  error_routes:\n${list(count, (index) => `    - on_error: external.a.k${index}\n      halt: true\n`)}`,
    agents: chain(count, script),
  }),
  'shared error routes and as many nodes that raise their kinds': (count) => ({
    settings: `  error_routes:\n${list(count, (index) => `    - on_error: external.a.k${index}\n      halt: true\n`)}`,
    agents: chain(count, (index) => `${script()}    raises: [external.a.k${index}]\n`),
  }),
  'routes for all errors that lead to one node': (count) => ({
    agents: [
      ...chain(count, script).map((node) => `${node}      - on_error: "*"\n        to: caught\n`),
      '  - name: caught\n    type: set\n    value: caught\n    routes:\n      - to: $end\n',
    ],
  }),
  'routes for all errors of nodes that read the one before': (count) => ({
    agents: [
      ...chain(
        count,
        (index) => `    type: script\n    run: echo {{ n${Math.max(0, index - 1)}.output.stdout }}\n`,
      ).map((node) => `${node}      - on_error: "*"\n        to: caught\n`),
      `  - name: caught\n${script()}    routes:\n      - to: $end\n`,
    ],
  }),
  'routes for all errors of nodes that read all members of a group': (count) => ({
    agents: [
      ...Array.from({ length: count }, (_, index) => `  - name: n${index}\n${script()}`),
      `  - name: after\n    type: set\n    values:\n${list(count, (index) => `      v${index}: "{{ n${index}.output.stdout }}{{ group.outputs.n${index}.stdout }}"\n`)}    routes:\n      - to: $end\n      - on_error: "*"\n        to: caught\n`,
      `  - name: caught\n${script()}    routes:\n      - to: $end\n`,
    ],
    rest: `parallel:\n  - name: group\n    agents: [${list(count, (index) => `${index === 0 ? '' : ', '}n${index}`)}]\n    routes:\n      - to: after\n`,
    entry: 'group',
  }),
  'retries from the first node': (count) => ({
    agents: chain(count, script).map(
      (node) => `${node}      - on_error: external.a.b\n        retry: { max: 1, from: n0 }\n`,
    ),
  }),
  'members of a parallel group with error routes': (count) => ({
    agents: [
      ...Array.from(
        { length: count },
        (_, index) =>
          `  - name: n${index}\n${script()}    raises: [external.a.k${index}]\n    routes:\n      - on_error: external.a.k${index}\n        recover: { output: { x: 1 } }\n`,
      ),
      `  - name: after\n    type: set\n    values:\n${list(count, (index) => `      v${index}: "{{ group.outputs.n${index} }}"\n`)}    routes:\n      - to: $end\n`,
    ],
    rest: `parallel:\n  - name: group\n    agents: [${list(count, (index) => `${index === 0 ? '' : ', '}n${index}`)}]\n    routes:\n      - to: after\n      - on_error: external.a.*\n        halt: true\n`,
    entry: 'group',
  }),
  'members of a parallel group that raise kinds, with routes of the group': (count) => ({
    agents: Array.from(
      { length: count },
      (_, index) => `  - name: n${index}\n${script()}    raises: [external.a.k${index}]\n`,
    ),
    rest: `parallel:\n  - name: group\n    agents: [${list(count, (index) => `${index === 0 ? '' : ', '}n${index}`)}]\n    routes:\n${list(count, (index) => `      - on_error: external.a.k${index}\n        halt: true\n`)}`,
    entry: 'group',
  }),
  'unknown members of a parallel group': (count) => ({
    agents: [`  - name: n0\n${script()}`],
    rest: `parallel:\n  - name: group\n    agents: [n0${list(count, (index) => `, m${index}`)}]\n`,
  }),
  'for_each groups': (count) => ({
    agents: ['  - name: n0\n    type: set\n    value: "{{ [1] }}"\n    routes:\n      - to: e0\n'],
    rest: `for_each:\n${list(
      count,
      (index) =>
        `  - name: e${index}\n    type: for_each\n    source: n0.output\n    as: item\n    agent: { name: one, type: set, value: "{{ item }}" }\n    routes:\n      - to: ${index === count - 1 ? '$end' : `e${index + 1}`}\n`,
    )}`,
  }),
  'lines of a script': (count) => ({
    agents: [
      `  - name: n0\n    type: script\n    run: |\n${list(count, (index) => `      echo {{ workflow.input.a${index} }}\n`)}`,
    ],
  }),
  'outputs of all nodes': (count) => ({
    agents: chain(count, script),
    rest: `output:\n${list(count, (index) => `  o${index}: "{{ n${index}.output.stdout }}"\n`)}`,
  }),
}

const [FEW, MANY] = [40, 200]

describe('the cost of checking a file grows with the file, and no faster', () => {
  // Code that V8 has optimised is not counted.
  beforeAll(() => setFlagsFromString('--no-opt'))
  afterAll(() => setFlagsFromString('--opt'))

  it.each(Object.entries(shapes))('%s', { timeout: 60_000 }, async (_, shape) => {
    // What is loaded or made at the first check is not counted.
    await stepsToCheck(fileOf(shape(2)))
    const few = await stepsToCheck(fileOf(shape(FEW)))
    const many = await stepsToCheck(fileOf(shape(MANY)))
    expect(few).toBeGreaterThan(FEW)
    // In order to sort, five times as many findings are compared seven times as often; every one with every other would be 25.
    expect(many / few).toBeLessThan(10)
  })
})
