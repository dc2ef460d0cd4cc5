import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { type Checked, checkFile } from '../../src/run/prepare.js'
import { workspaceWith } from './load-helpers.js'

async function checked(text: string): Promise<{ readonly result: Checked; readonly cpu: number }> {
  const workspace = workspaceWith({ 'main.yaml': text })
  const before = process.cpuUsage()
  const result = await checkFile({ file: `${workspace}/main.yaml`, env: {}, patterns: loadPatterns, workspace })
  const { user } = process.cpuUsage(before)
  return { result, cpu: user }
}

/** Other work of the machine only adds. */
async function leastOf(text: string): Promise<number> {
  const costs = [await checked(text), await checked(text), await checked(text)]
  return Math.min(...costs.map(({ cpu }) => cpu))
}

const NODES = 2_000

/** A chain of nodes, each of which reads the one before it by the name that is given. */
function chain(reads: (index: number) => string, leadsTo: (index: number) => string): string {
  const nodes = Array.from({ length: NODES }, (_, index) =>
    [
      `  - name: collect_${index}`,
      '    type: set',
      `    value: "{{ ${reads(Math.max(0, index - 1))}.output }}"`,
      `    routes: [{ to: ${index === NODES - 1 ? '$end' : leadsTo(index + 1)} }]`,
    ].join('\n'),
  )
  return `workflow: { name: demo, entry_point: collect_0, limits: { max_iterations: 100000 } }\nagents:\n${nodes.join('\n')}\n`
}

function fields(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `    field_${index}: x`)
  return ['workflow: { name: demo, entry_point: a }', 'agents:', '  - name: a', '    type: set', ...lines, ''].join(
    '\n',
  )
}

describe('a file with very many mistakes', () => {
  it('gives the first hundred in full, then a count', async () => {
    const { result } = await checked(
      chain(
        (index) => `colect_${index}`,
        (index) => `colect_${index}`,
      ),
    )
    expect(result.findings).toHaveLength(101)
    expect(result.findings[0]?.suggestion).toBe('did you mean `collect_0`?')
    expect(result.findings.slice(0, 100).every(({ suggestion }) => suggestion !== null)).toBe(true)
    expect(result.findings[100]).toMatchObject({ code: 'more-findings', severity: 'error' })
    expect(result.findings[100]?.message).toMatch(/^\d+ more findings are not shown, \d+ of them errors\.$/)
    expect(result.runnable).toBeNull()
  })

  it('keeps the error among a hundred warnings', async () => {
    const unreachable = Array.from({ length: 150 }, (_, index) => `  - { name: n${index}, type: set, value: x }`)
    const text = `workflow: { name: demo, entry_point: n0 }\nagents:\n${unreachable.join('\n')}\n  - { name: z, typ: set }\n`
    const { findings, runnable } = (await checked(text)).result
    expect(findings.some(({ code }) => code === 'unknown-field')).toBe(true)
    expect(findings.at(-1)).toMatchObject({ code: 'more-findings', severity: 'warning' })
    expect(runnable).toBeNull()
  })

  it('2,000 nearly right names cost about what right ones cost', async () => {
    const good = chain(
      (index) => `collect_${index}`,
      (index) => `collect_${index}`,
    )
    const bad = chain(
      (index) => `colect_${index}`,
      (index) => `colect_${index}`,
    )
    await checked(good)
    const right = await leastOf(good)
    expect(await leastOf(bad)).toBeLessThan(4 * right)
  })

  it('unknown fields cost in proportion to their number', async () => {
    await checked(fields(2_000))
    const [some, many] = [await checked(fields(3_000)), await checked(fields(30_000))]
    expect(many.result.findings).toHaveLength(101)
    expect(many.cpu).toBeLessThan(30 * some.cpu)
  })
})
