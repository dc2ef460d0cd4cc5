import { describe, expect, it } from 'vitest'
import {
  findExitDecision,
  listHaltingScripts,
  listUnseenScripts,
  usesErrorRouting,
} from '../../src/config/error-mode.js'
import type { Step } from '../../src/config/model.js'
import { load } from './rules/expectations.js'

const file = (settings: string, own = '') => `
  workflow: { name: w, entry_point: a${settings} }
  agents:
    - { name: a, type: script, run: make, routes: [{ to: looked }]${own} }
    - { name: looked, type: script, run: make, routes: [{ to: push, when: exit_code == 0 }, { to: $end }] }
    - { name: push, type: script, run: git push, routes: [{ to: $end }] }
`

/** Of each script: whether its exit is an error, whether its other failures are, whether nobody would see it. */
function modes(text: string): Readonly<Record<string, string>> {
  const workflow = load({ 'main.yaml': text })
  const isTyped = (step: Step): boolean => usesErrorRouting(workflow, step)
  const unseen = new Set(listUnseenScripts(workflow).map(({ step }) => step.name))
  return Object.fromEntries(
    [...workflow.steps].map(([name, step]) => [
      name,
      [
        ...(isTyped(step) && findExitDecision(workflow, step) === null ? ['exit'] : []),
        ...(isTyped(step) ? ['other'] : []),
        ...(unseen.has(name) ? ['unseen'] : []),
      ].join(' '),
    ]),
  )
}

describe('which failures are errors', () => {
  const OFF = ', runtime: { strict_exit: false }'
  it.each([
    ['without a word', file(''), { a: 'exit other', looked: 'other', push: 'exit other' }],
    [
      'asked for',
      file(', runtime: { strict_exit: true }'),
      { a: 'exit other', looked: 'exit other', push: 'exit other' },
    ],
    [
      'a node under finally, whose routes are not followed',
      file(', finally: looked').replace('to: looked', 'to: push'),
      { a: 'exit other', looked: 'exit other', push: 'exit other' },
    ],
    ['off for the file', file(OFF), { a: 'unseen', looked: '', push: 'unseen' }],
    ['off for a node', file('', ', strict_exit: false'), { a: '', looked: 'other', push: 'exit other' }],
    ['off for the file and a node', file(OFF, ', strict_exit: false'), { a: '', looked: '', push: 'unseen' }],
    ['on for a node', file(OFF, ', strict_exit: true'), { a: 'exit other', looked: '', push: 'unseen' }],
    ['a node that raises', file(OFF, ', raises: [x.y]'), { a: 'exit other', looked: '', push: 'unseen' }],
  ])('%s', (_, text, expected) => expect(modes(text)).toEqual(expected))
})

it('routes decide on an exit that a node takes out of strict_exit', () => {
  const text = file(', runtime: { strict_exit: true }').replace('name: looked,', 'name: looked, strict_exit: false,')
  const workflow = load({ 'main.yaml': text })
  const decides = (name: string) =>
    [...workflow.steps.values()].some((step) => step.name === name && findExitDecision(workflow, step) !== null)
  expect([decides('looked'), decides('a')]).toEqual([true, false])
})

it.each([
  ['without a word', '', 'exit 3', ['a']],
  ['a script that ends well', '', 'make', []],
  ['strict_exit is written', ', runtime: { strict_exit: true }', 'exit 3', []],
  ['errors are routed', ', error_routes: [{ on_error: true, halt: true }]', 'exit 3', []],
])('scripts whose exit halts the run, and whose output is read: %s', (_, settings, run, expected) => {
  const workflow = load({
    'main.yaml': `
      workflow: { name: w, entry_point: a${settings} }
      agents:
        - { name: a, type: script, run: ${run}, routes: [{ to: b }] }
        - { name: b, type: set, value: "{{ a.output.stdout }}" }`,
  })
  expect(listHaltingScripts(workflow).map(({ label }) => label)).toEqual(expected)
})
