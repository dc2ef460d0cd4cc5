import { describe, expect, it } from 'vitest'
import type { Injection } from '../../src/core/injection.js'
import { checkInjections, injecting } from '../../src/run/interception.js'
import { load } from '../config/rules/expectations.js'

const workflow = load({
  'main.yaml': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: "true", routes: [{ to: each }] }
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
const kindAt = (injections: readonly Injection[], scope: string, node: string, attempt: number): string | null => {
  const step = workflow.steps.get('a')
  if (step === undefined) throw new Error('no step')
  const outcome = injecting(injections)({ scope, node, visit: 1, attempt }, step)
  return outcome?.status === 'raised' ? outcome.error.envelope.kind : null
}

describe('injected errors', () => {
  it('reach the member of a for_each by the name that the contract gives it', () => {
    const all = [injection('each.one', 'a.b')]
    expect(checkInjections(workflow, all)).toEqual([])
    expect(kindAt(all, 'each#1.1[0]/', 'one', 1)).toBe('a.b')
    expect(kindAt(all, 'other#1.1[0]/', 'one', 1)).toBeNull()
  })

  it('of one attempt win over those of every attempt, in whatever order they are given', () => {
    const all = [injection('a', 'a.every'), injection('a', 'a.second', 2)]
    expect([1, 2, 3].map((attempt) => kindAt(all, '', 'a', attempt))).toEqual(['a.every', 'a.second', 'a.every'])
  })

  it('given twice for the same are refused', () => {
    expect(checkInjections(workflow, [injection('a', 'a.b'), injection('a', 'a.c')])).toEqual([
      '--inject: a is given twice for every attempt',
    ])
    expect(checkInjections(workflow, [injection('a', 'a.b', 1), injection('a', 'a.c', 2)])).toEqual([])
  })
})
