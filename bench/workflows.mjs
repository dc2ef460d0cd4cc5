import { file } from './measure.mjs'

/** One script node. */
export function oneScript(command) {
  return file('one.yaml', workflow('one', 'only', [script('only', command, '$end')]))
}

/** A chain of script nodes. A name tells apart chains of one benchmark that differ only in their command. */
export function scriptChain(count, command, name = 'chain') {
  const nodes = Array.from({ length: count }, (_, at) =>
    script(`n${at}`, command, at === count - 1 ? '$end' : `n${at + 1}`),
  )
  return file(`${name}-${count}.yaml`, workflow('chain', 'n0', nodes, iterations(count)))
}

/** A script that prints a file, and a value that is computed from it. */
export function printed(name, text, more = [], value = 'nothing') {
  const print = `process.stdout.write(require('node:fs').readFileSync(${JSON.stringify(text)}))`
  const nodes = [
    [...script('text', [process.execPath, '-e', print], 'value'), ...more],
    ['  - name: value', '    type: set', `    value: ${JSON.stringify(value)}`],
  ]
  return file(`${name}.yaml`, workflow(name, 'text', nodes))
}

/** A loop of nodes without processes, of which `count` run. */
export function setLoop(count) {
  return file(`loop-${count}.yaml`, workflow('loop', 'tick', [loopNode(count, '$end')], iterations(count)))
}

function loopNode(count, next) {
  return [
    '  - name: tick',
    '    type: set',
    '    values:',
    `      count: "{{ (tick.output.count if tick is defined else 0) + 1 }}"`,
    '    routes:',
    '      - to: tick',
    `        when: "{{ tick.output.count < ${count} }}"`,
    `      - to: ${next}`,
  ]
}

/** The loop, followed by a script that always fails: such a run can be resumed any number of times. */
export function failingLoop(count) {
  const nodes = [loopNode(count, 'broken'), broken()]
  return file(`failing-${count}.yaml`, workflow('failing', 'tick', nodes, iterations(count)))
}

/** A group of `count` items; `fails` says where the run stops: after the group, or at its last item. */
export function forEach(count, fails = null) {
  const nodes = [
    ['  - name: list', '    type: set', `    value: "{{ range(${count}) | list }}"`, '    routes:', '      - to: each'],
    ...(fails === 'after' ? [broken()] : []),
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
    `      values: { double: "{{ item * 2${fails === 'inside' ? ` + 0 // (${count - 1} - item)` : ''} }}" }`,
    '    routes:',
    `      - to: ${fails === 'after' ? 'broken' : '$end'}`,
  ]
  return file(
    `each-${count}${fails === null ? '' : `-${fails}`}.yaml`,
    `${workflow('each', 'list', nodes)}${group.join('\n')}\n`,
  )
}

/** A realistic file with many nodes: scripts with templates and error routes, and sets between them. */
export function largeFile(count) {
  const nodes = Array.from({ length: count }, (_, at) => largeNode(at, at === count - 1 ? '$end' : `n${at + 1}`))
  return file(`large-${count}.yaml`, workflow('large', 'n0', nodes, iterations(count)))
}

/** A chain in which every tenth node may skip the next one, with retries and a shared handler: what a simulation has to try. */
export function decidingFile(count) {
  const nodes = Array.from({ length: count }, (_, at) => {
    const skipped = at % 10 === 3 && at + 2 < count
    return [
      `  - name: n${at}`,
      '    type: script',
      '    run: tool',
      '    raises: [x.busy, x.lost, net.down]',
      '    output: { ok: { type: boolean } }',
      '    routes:',
      ...(skipped ? [`      - { to: n${at + 2}, when: not output.ok }`] : []),
      `      - to: ${at === count - 1 ? '$end' : `n${at + 1}`}`,
      '      - { on_error: x.busy, retry: { max: 2 } }',
    ]
  })
  const mend = ['  - name: mend', '    type: script', '    run: tool', '    raises: [mend.failed]']
  const shared = ['  error_routes:', '    - { on_error: net.*, to: mend }']
  return file(`deciding-${count}.yaml`, workflow('deciding', 'n0', [...nodes, mend], [...iterations(count), ...shared]))
}

/** A file with many nodes, each with mistakes: misspelt names and unknown fields. */
export function badFile(count) {
  const nodes = Array.from({ length: count }, (_, at) => {
    const next = at === count - 1 ? '$end' : `n${at + 1}`
    const misspelt = (line) => line.replace(/- to: n(\d+)/, '- to: m$1').replace('description:', 'descriptoin:')
    return largeNode(at, next).map(misspelt)
  })
  return file(`bad-${count}.yaml`, workflow('bad', 'n0', nodes, iterations(count)))
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

/** A node that raises an unhandled error. */
function broken() {
  const envelope = JSON.stringify({ kind: 'external.bench.broken', message: 'as always' })
  const raise = `require('node:fs').writeFileSync(process.env.CONDUCTOR_ERROR_OUT, ${JSON.stringify(envelope)})`
  return [
    ...script('broken', [process.execPath, '-e', raise], '$end').slice(0, -2),
    '    raises: [external.bench.broken]',
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
