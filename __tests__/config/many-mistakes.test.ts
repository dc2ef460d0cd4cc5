import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { type Checked, checkFile } from '../../src/config/check.js'
import { Report, suggestName } from '../../src/config/rules/facts.js'
import { findNearest } from '../../src/core/messages.js'
import { folderWith } from '../support/folders.js'

async function checked(text: string): Promise<Checked> {
  const workspace = folderWith({ 'main.yaml': text })
  return checkFile({ file: `${workspace}/main.yaml`, env: {}, patterns: loadPatterns, workspace })
}

const NODES = 300

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
    const result = await checked(
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
    const { findings, runnable } = await checked(text)
    expect(findings.some(({ code }) => code === 'unknown-field')).toBe(true)
    expect(findings.at(-1)).toMatchObject({ code: 'more-findings', severity: 'warning' })
    expect(runnable).toBeNull()
  })

  it('searches for near names only for findings that are shown', async () => {
    const { runnable } = await checked(
      'workflow: { name: demo, entry_point: a }\nagents:\n  - { name: a, type: set, value: 1 }\n',
    )
    if (runnable === null) throw new Error('the file is sound')
    const report = new Report(runnable)
    const searched: string[] = []
    for (let line = 1; line <= 5_000; line++) {
      const known = {
        *[Symbol.iterator]() {
          searched.push(`${line}`)
          yield 'collect'
        },
      }
      const place = { file: 'main.yaml', line, column: 1 }
      report.add('unknown-target', place, 'x', suggestName('colect', known), line % 2 === 0 ? 'error' : 'warning')
    }
    expect(report.findings).toHaveLength(5_000)
    // The first hundred findings, and the first hundred errors wherever they stand.
    expect(searched).toHaveLength(150)
  })

  it('limits the number of names it searches', () => {
    const others = Array.from({ length: 2_000 }, (_, index) => `name_${index}`)
    expect(findNearest('collect', ['colect', ...others])).toBe('colect')
    expect(findNearest('collect', [...others, 'colect'])).toBeNull()
  })

  it('is done with 30,000 unknown fields', { timeout: 60_000 }, async () => {
    expect((await checked(fields(30_000))).findings).toHaveLength(101)
  })
})

describe('a finding behind an invalid entry of a list has its own line', () => {
  const NODE = '- { name: a, type: script, run: x }'
  it.each([
    ['unreachable-node', ['agents:', '  - 5', `  ${NODE}`, '  - { name: b, type: script, run: x }']],
    ['unknown-target', ['agents:', '  - name: a', '    prompt: x', '    routes:', '      - 5', '      - to: no']],
    ['unknown-target', ['agents:', '  - name: a', '    type: unknown', '    routes:', '      - 5', '      - to: no']],
    [
      'template-syntax',
      [
        'agents:',
        '  - name: a',
        '    type: script',
        '    run: x',
        '    classify:',
        '      - 5',
        '      - { exit_code: 3, kind: external.x, message: "{{ x" }',
      ],
    ],
    [
      'unknown-target',
      [
        'agents:',
        '  - name: a',
        '    type: human_gate',
        '    prompt: x',
        '    options:',
        '      - 5',
        '      - { label: x, value: x, route: no }',
      ],
    ],
    [
      'unknown-member',
      [
        'agents:',
        `  ${NODE}`,
        'parallel:',
        '  - name: p',
        '    agents:',
        '      - 5',
        '      - { x: 5 }',
        '      - a',
        '      - no',
      ],
    ],
    [
      'unknown-target',
      [
        'agents:',
        `  ${NODE}`,
        'parallel:',
        '  - name: p',
        '    agents: a',
        '    routes:',
        '      - 5',
        '      - to: no',
      ],
    ],
  ])('%s %j', async (code, lines) => {
    const { findings } = await checked(['workflow: { name: demo, entry_point: a }', ...lines].join('\n'))
    const found = findings.filter((finding) => finding.code === code).at(-1)
    expect(found?.line).toBe(lines.length + 1)
  })
})
