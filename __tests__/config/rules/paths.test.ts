import { describe, expect, it } from 'vitest'
import { validateWorkflow } from '../../../src/config/rules/index.js'
import { findLoops } from '../../../src/config/rules/paths.js'
import { describeFindings, load } from './expectations.js'

/** A chain of so many sets, under a limit. */
function chain(length: number, limit: number | null, more = ''): string {
  const nodes = Array.from({ length }, (_, index) => {
    const next = index + 1 < length ? `n${index + 1}` : '$end'
    return `  - { name: n${index}, type: set, value: x, routes: [{ to: ${next} }${index === 0 ? more : ''}] }`
  })
  const limits = limit === null ? '' : `, limits: { max_iterations: ${limit} }`
  return `workflow: { name: w, entry_point: n0${limits} }\nagents:\n${nodes.join('\n')}\n`
}

function codesOf(text: string): readonly string[] {
  return validateWorkflow(load({ 'main.yaml': text })).findings.map(({ code, severity }) => `${severity} ${code}`)
}

describe('a path that is longer than its limit', () => {
  it.each([
    ['as long as the limit', chain(12, 12), []],
    ['one longer', chain(12, 11), ['error path-over-limit']],
    ['much longer', chain(300, 1), ['error path-over-limit']],
    ['no limit that was set', chain(300, null), []],
    ['the highest limit there is', chain(12, 100_000), []],
  ] as const)('%s', (_, text, expected) => {
    expect(codesOf(text)).toEqual(expected)
  })

  it('only the longest path without a loop counts', () => {
    const loop = chain(4, 4).replace('to: $end', "to: n0, when: 'false' }, { to: $end")
    expect(codesOf(loop)).toEqual([])
    const short = chain(4, 3).replace('routes: [{ to: n1 }', "routes: [{ to: n3, when: 'true' }, { to: n1 }")
    expect(codesOf(short)).toEqual(['error path-over-limit'])
  })

  it('reports the length of the path and what to set', () => {
    const [finding] = validateWorkflow(load({ 'main.yaml': chain(12, 11) })).findings
    expect(finding).toMatchObject({ line: 1, suggestion: 'set it to 12 or more, or leave it out' })
    expect(finding?.message).toContain('a path without a loop has 12 steps: n0, n1, ')
  })

  it('is refused beyond 100000', () => {
    expect(() => load({ 'main.yaml': chain(1, 100_001) })).toThrow('out-of-range')
  })
})

describeFindings('loops', {
  'two nodes that lead to each other': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: x, routes: [{ to: b }] } #? endless-loop
      - { name: b, type: set, value: x, routes: [{ to: a }] }
  `,
  'a node behind which a loop begins': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: set, value: x, routes: [{ to: b }] }
      - { name: b, type: script, run: make, routes: [{ to: b }, { on_error: external.a.b, retry: { max: 2 } }] } #? endless-loop
  `,
  'a way out by a condition, an error, an answer, a halt or a terminate': `
    workflow: { name: w, entry_point: a }
    agents:
      - { name: a, type: script, run: make, routes: [{ to: a, when: "exit_code == 1" }, { to: b }] }
      - { name: b, type: script, run: make, routes: [{ to: b, when: "exit_code == 1" }, { to: c }, { on_error: external.a.b, to: $end }] }
      - { name: c, type: script, run: make, routes: [{ to: d }] }
      - { name: d, type: human_gate, prompt: Again?, options: [{ label: Yes, value: "yes", route: c }, { label: No, value: "no", route: e }] }
      - { name: e, type: script, run: make, routes: [{ to: f }, { on_error: external.a.b, halt: true }] }
      - { name: f, type: script, run: make, routes: [{ to: e, when: "exit_code == 1" }, { to: stop }] }
      - { name: stop, type: terminate, status: failed, reason: done }
  `,
})

describe('loops in linear time', () => {
  const edges = (pairs: readonly (readonly [string, string])[]) => {
    const [next, before] = [new Map<string, string[]>(), new Map<string, string[]>()]
    for (const [from, to] of pairs) {
      next.set(from, [...(next.get(from) ?? []), to])
      before.set(to, [...(before.get(to) ?? []), from])
    }
    return [next, before] as const
  }

  it('are found with their members, in the order of the file', () => {
    const graph = edges(
      [...['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef', 'ff', 'fg', 'xa', 'dx']].map(([a = '', b = '']) => [a, b]),
    )
    expect(findLoops([...'abcdefg'], ...graph)).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']])
  })

  it('also in a chain so long that a walk from each node would take minutes', () => {
    const names = Array.from({ length: 200_000 }, (_, at) => `n${at}`)
    const pairs = names.map((name, at) => [name, names[at + 1] ?? 'missing'] as const)
    expect(findLoops(names, ...edges(pairs))).toEqual([])
  })
})
