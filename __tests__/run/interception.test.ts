import { describe, expect, it } from 'vitest'
import { checkInjections, createInjector, type Injection } from '../../src/engine/interception.js'
import { load } from '../config/rules/expectations.js'

const workflow = load({
  'main.yaml': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: s }] }
      - { name: s, type: set, value: 1, routes: [{ to: each }] }
    for_each:
      - { name: each, type: for_each, source: "{{ [1] }}", as: x, agent: { name: one, type: script, run: "true" } }
  `,
})
const injection = (node: string, kind: string, attempt: number | null = null): Injection => ({
  node,
  kind,
  attempt,
  message: 'm',
})
/** The kinds that so many runs of a node in one place raise. */
const kindsOf = (injections: readonly Injection[], scope: string, node: string, runs = 1): (string | null)[] => {
  const intercept = createInjector(injections)
  return Array.from({ length: runs }, (_, index) => {
    const outcome = intercept({ scope, node, visit: 1, attempt: index + 1 })
    return outcome?.status === 'raised' ? outcome.error.envelope.kind : null
  })
}

describe('injected errors', () => {
  it('reach the member of a for_each by the name that the contract gives it', () => {
    const all = [injection('each.one', 'a.b')]
    expect(checkInjections(workflow, all)).toEqual([])
    expect(kindsOf(all, 'each#1.1[0]/', 'one')).toEqual(['a.b'])
    expect(kindsOf(all, 'other#1.1[0]/', 'one')).toEqual([null])
  })

  it.each([
    ['a', 'a.b', null],
    ['a', 'internal.timeout', null],
    ['a', 'internal.unexpected', null],
    ['a', 'provider.exhausted', 'a is a node of the type script, which can never raise provider.exhausted'],
    ['a', 'retry.exhausted', 'a is a node of the type script, which can never raise retry.exhausted'],
    ['s', 'a.b', 's is a node of the type set, which can never raise a.b'],
    ['s', 'internal.template_error', null],
    ['each', 'a.b', null],
    ['each', 'internal.timeout', null],
  ])('are of a kind that the type of the node can raise: %s=%s', (node, kind, problem) => {
    const found = checkInjections(workflow, [injection(node, kind)]).map(({ message }) => message)
    expect(found).toEqual(problem === null ? [] : [`--inject: ${problem}`])
  })

  it('of one run win over those of every run, in whatever order they are given', () => {
    const all = [injection('a', 'a.every'), injection('a', 'a.second', 2)]
    expect(kindsOf(all, '', 'a', 3)).toEqual(['a.every', 'a.second', 'a.every'])
  })
})
