import { file } from './measure.mjs'

/** One script node. */
export function oneScript(command) {
  return file('one.yaml', workflow('one', 'only', [script('only', command, '$end')]))
}

/** Script nodes one after the other. */
export function scriptChain(count, command) {
  const nodes = Array.from({ length: count }, (_, at) =>
    script(`n${at}`, command, at === count - 1 ? '$end' : `n${at + 1}`),
  )
  return file(`chain-${count}.yaml`, workflow('chain', 'n0', nodes, iterations(count)))
}

/** A loop of process-free nodes: `count` of them are run. */
export function setLoop(count) {
  const nodes = [
    [
      '  - name: tick',
      '    type: set',
      '    values:',
      `      count: "{{ (tick.output.count if tick is defined else 0) + 1 }}"`,
      '    routes:',
      '      - to: tick',
      `        when: "{{ tick.output.count < ${count} }}"`,
      '      - to: $end',
    ],
  ]
  return file(`loop-${count}.yaml`, workflow('loop', 'tick', nodes, iterations(count)))
}

/** A group over as many items. */
export function forEach(count) {
  const nodes = [
    ['  - name: list', '    type: set', `    value: "{{ range(${count}) | list }}"`, '    routes:', '      - to: each'],
  ]
  const group = [
    'for_each:',
    '  - name: each',
    '    type: for_each',
    '    source: list.output',
    '    as: item',
    '    max_concurrent: 10',
    '    agent:',
    '      name: one',
    '      type: set',
    '      values: { double: "{{ item * 2 }}" }',
    '    routes:',
    '      - to: $end',
  ]
  return file(`each-${count}.yaml`, `${workflow('each', 'list', nodes)}${group.join('\n')}\n`)
}

/** A file as people write them, of many nodes: scripts with templates, error routes, a set between them. */
export function largeFile(count) {
  const nodes = Array.from({ length: count }, (_, at) => largeNode(at, at === count - 1 ? '$end' : `n${at + 1}`))
  return file(`large-${count}.yaml`, workflow('large', 'n0', nodes, iterations(count)))
}

function largeNode(at, next) {
  const before = at === 0 ? 'none' : `{{ n${at - 1}.output.${(at - 1) % 4 === 3 ? 'value' : 'stdout'} }}`
  if (at % 4 === 3)
    return [
      `  - name: n${at}`,
      '    type: set',
      '    values:',
      `      value: "${before}"`,
      '    routes:',
      `      - to: ${next}`,
    ]
  return [
    `  - name: n${at}`,
    `    description: Step ${at}`,
    '    type: script',
    '    command: make',
    `    args: ["step-${at}", "${before}"]`,
    `    raises: [external.build.broken, external.build.slow]`,
    '    routes:',
    '      - on_error: external.build.slow',
    '        retry: { max: 2, backoff: exponential, initial_seconds: 1 }',
    '      - on_error: external.build.broken',
    '        halt: true',
    `      - to: ${next}`,
    `        when: "{{ n${at}.output.exit_code == 0 }}"`,
    '      - to: $end',
  ]
}

const iterations = (count) => [`  limits: { max_iterations: ${count + 10} }`]

function workflow(name, entry, nodes, settings = []) {
  return `${['workflow:', `  name: ${name}`, `  entry_point: ${entry}`, ...settings, 'agents:', ...nodes.flat()].join('\n')}\n`
}

function script(name, [command, ...args], next) {
  return [
    `  - name: ${name}`,
    '    type: script',
    `    command: ${JSON.stringify(command)}`,
    `    args: ${JSON.stringify(args)}`,
    '    routes:',
    `      - to: ${next}`,
  ]
}
