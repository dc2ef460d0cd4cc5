import { expect, test } from 'vitest'
import { diffContracts } from '../../../src/config/diff/index.js'
import { load } from '../rules/expectations.js'

const HALT = '{ on_error: "internal.*", halt: true }'
/** A file whose node `a` has these routes after its success and its errors; `red` ends the run red. */
const file = (routes: string, more = '', nodes = '') => `
  workflow: { name: w, entry_point: a${more} }
  agents:
    - { name: a, type: script, run: "true", raises: [external.a.b, external.a.c], routes: [${routes}, ${HALT}] }
    - { name: b, type: set, value: x }
    - { name: red, type: terminate, status: failed, reason: no }
    ${nodes}`

function hides(base: string | null, head: string): readonly string[] {
  const workflow = (text: string) => load({ 'main.yaml': text })
  return diffContracts(base === null ? null : workflow(base), workflow(head))
    .changes.filter((change) => change.class === 'hides')
    .map(({ message }) => message.replace(/may now fail while the run succeeds.*/s, 'passes'))
}

const NEXT = '{ to: $end }'
const on = (what: string, kind = 'external.a.b'): string => `{ on_error: ${kind}, ${what} }`
const script = (more: string): string =>
  file(NEXT, '', `- { name: s, type: script, run: "true"${more} }`).replace('entry_point: a', 'entry_point: s')
const group = (tolerate: string): string => `
  workflow: { name: w, entry_point: g }
  agents: [{ name: a, type: set, value: 1 }]
  for_each: [{ name: g, type: for_each, source: "{{ [1] }}", as: i, ${tolerate}agent: { name: m, type: script, run: "true" } }]`

test.each<[string, string | null, string, readonly string[]]>([
  ['a new file with a handler', null, file(`${NEXT}, ${on('to: b')}`), ['a: external.a.b passes']],
  [
    'one entry for two kinds',
    file(NEXT),
    file(`${NEXT}, { on_error: "external.*", to: b }`),
    ['a: external.a.b, external.a.c passes'],
  ],
  [
    'a kind that is new beside one that passed',
    file(`${NEXT}, ${on('to: b')}`),
    file(`${NEXT}, { on_error: "external.*", to: b }`),
    ['a: external.a.c passes'],
  ],
  ['fewer kinds', file(`${NEXT}, { on_error: "external.*", to: b }`), file(`${NEXT}, ${on('to: b')}`), []],
  [
    'a condition that is gone',
    file(`${NEXT}, ${on('when: error.attempts > 1, to: b')}`),
    file(`${NEXT}, ${on('to: b')}`),
    ['a: external.a.b passes'],
  ],
  [
    'another condition',
    file(`${NEXT}, ${on('when: error.attempts > 1, to: b')}`),
    file(`${NEXT}, ${on('when: error.attempts > 2, to: b')}`),
    ['a: external.a.b passes'],
  ],
  [
    'a recovery after a condition that failed the run',
    file(`${NEXT}, ${on('when: error.attempts > 1, to: red')}, ${on('recover: { output: {} }')}`),
    file(`${NEXT}, ${on('recover: { output: {} }')}`),
    ['a: external.a.b that failed the run when error.attempts > 1 may now end in success.'],
  ],
  [
    'a retry under a condition that is gone',
    file(`${NEXT}, ${on('when: error.attempts > 1, retry: { max: 2 }')}, ${on('to: b')}`),
    file(`${NEXT}, ${on('to: b')}`),
    [],
  ],
  [
    'exit codes that pass, and then all of them',
    script(', routes: [{ when: "s.output.exit_code == 1", to: $end }, { to: red }], strict_exit: false'),
    script(', strict_exit: false'),
    ['s: internal.script_error passes'],
  ],
  [
    'a way to a red end that is gone',
    file('{ when: "a.output.x", to: red }, { to: $end }'),
    file(NEXT),
    ['a: what failed the run by to: red, when: a.output.x may now end in success.'],
  ],
  [
    'a way to a red end that comes behind a green one',
    file('{ when: "a.output.x", to: red }, { when: "a.output.y", to: $end }, { to: red }'),
    file('{ when: "a.output.y", to: $end }, { when: "a.output.x", to: red }, { to: red }'),
    ['a: what failed the run by to: red, when: a.output.x may now end in success.'],
  ],
  [
    'a way to a red end that is green now',
    file('{ when: "a.output.x", to: red }, { to: $end }'),
    file('{ when: "a.output.x", to: $end }, { to: red }'),
    ['a: what failed the run by to: red, when: a.output.x may now end in success.'],
  ],
  [
    'one of two ways to a red end',
    file('{ when: "a.output.x", to: red }, { when: "a.output.y", to: red }, { to: $end }'),
    file('{ when: "a.output.x", to: red }, { to: $end }'),
    ['a: what failed the run by to: red, when: a.output.y may now end in success.'],
  ],
  ['only red ends are left', file('{ when: "a.output.x", to: red }, { to: $end }'), file('{ to: red }'), []],
  [
    'a success without a route that has one now',
    file('{ when: "a.output.x", to: $end }'),
    file(NEXT),
    ['a: what failed the run by no route may now end in success.'],
  ],
  [
    'a condition that failed the run, and now every error does',
    file(`${NEXT}, ${on('when: error.attempts > 1, to: red')}, ${on('to: b')}`),
    file(`${NEXT}, ${on('to: red')}`),
    [],
  ],
  [
    'a condition behind one that passes',
    file(`${NEXT}, ${on('when: error.attempts > 1, to: b')}, ${on('when: error.attempts > 2, to: red')}`),
    file(`${NEXT}, ${on('when: error.attempts > 1, to: b')}`),
    [],
  ],
  [
    'a red end of a node that was never reached',
    file(NEXT, '', '- { name: c, type: script, run: "true", routes: [{ to: red }] }'),
    file(NEXT, '', '- { name: c, type: script, run: "true", routes: [{ to: $end }] }'),
    [],
  ],
  [
    'a count instead of a percentage',
    group('tolerate: { percent: 50 }, '),
    group('tolerate: { count: 1 }, '),
    [expect.stringMatching(/^g: /)],
  ],
  ['a smaller count', group('tolerate: { count: 2 }, '), group('tolerate: { count: 1 }, '), []],
  ['the same count', group('tolerate: { count: 1 }, '), group('tolerate: { count: 1 }, '), []],
  [
    'all instead of a count',
    group('tolerate: { count: 1 }, '),
    group('failure_mode: continue_on_error, '),
    [expect.stringMatching(/^g: /)],
  ],
  ['all as before', group('failure_mode: continue_on_error, '), group('failure_mode: continue_on_error, '), []],
  [
    'a route on an exit code',
    script(''),
    script(', routes: [{ when: "s.output.exit_code == 3", to: $end }, { to: $end }]'),
    ['s: internal.script_error (exit code 3) passes'],
  ],
  ['a timeout that is gone', script(', timeout: 5'), script(''), ['s: internal.timeout passes']],
  [
    'another quarantine',
    script(', reports: r.xml, reports_required: true, quarantine: a.yaml'),
    script(', reports: r.xml, reports_required: true, quarantine: b.yaml'),
    ['s: external.build.test passes'],
  ],
  [
    'a second hook',
    file(NEXT, ', hooks: { on_start: "{{ workflow.name }}" }'),
    file(NEXT, ', hooks: { on_start: "{{ workflow.name }}", on_complete: "{{ workflow.name }}" }'),
    ['internal.template_error passes'],
  ],
  ['a new condition', file(`${NEXT}, ${on('to: b')}`), file(`${NEXT}, ${on('when: error.attempts > 1, to: b')}`), []],
  [
    'a kind of the engine that is new beside any kind',
    script(', routes: [{ to: $end }, { on_error: true, to: b }]'),
    script(', routes: [{ to: $end }, { on_error: true, to: b }], timeout: 5'),
    ['s: internal.timeout passes'],
  ],
  [
    'another display of a policy',
    file(NEXT, ', policies: [{ name: p, type: expression, mode: warn, allow_if: "true" }]'),
    file(NEXT, ', policies: [{ name: p, type: expression, mode: warn, allow_if: "false" }]'),
    [],
  ],
])('%s', (_, base, head, expected) => expect(hides(base, head)).toEqual(expected))

test('a change is about one kind, or about several together', () => {
  const kinds = (pattern: string) =>
    diffContracts(load({ 'main.yaml': file(NEXT) }), load({ 'main.yaml': file(`${NEXT}, ${on('to: b', pattern)}`) }))
      .changes.filter((change) => change.class === 'hides')
      .map(({ kind }) => kind)
  expect(kinds('external.a.b')).toEqual(['external.a.b'])
  expect(kinds('"external.*"')).toEqual([null])
})

test('a file under another name hides nothing that passed before', () => {
  const text = file(`${NEXT}, ${on('to: b')}`)
  const { changes } = diffContracts(load({ 'main.yaml': text }), load({ 'other.yaml': text }, 'other.yaml'))
  expect(changes).toEqual([])
})
