import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { RunEnd } from '../../src/core/outcome.js'
import type { WorkflowGraph } from '../../src/core/report.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import {
  formatCommentMarker,
  renderCommentMarkdown,
  renderSummaryMarkdown,
  type SummaryInput,
} from '../../src/reporters/summary.js'
import {
  completed,
  ended,
  failed,
  frame,
  GITHUB,
  GRAPH,
  graphNode,
  halted,
  raised,
  reportOf,
  retried,
  routed,
  stamped,
  started,
} from './sample.js'

const KIND = 'external.git.drift'

function told(
  events: readonly RunEvent[],
  end: RunEnd,
  more: Partial<SummaryInput> = {},
  graph: WorkflowGraph = GRAPH,
): SummaryInput {
  const { result, account, runDir } = reportOf(stamped(events), end, graph, { inputsForCommands: { branch: 'main' } })
  return { result, graph, account, runDir, github: GITHUB, ...more }
}

const HALT: readonly RunEvent[] = [
  started('probe'),
  failed('probe', KIND),
  routed('probe', 'retry', null, KIND),
  retried('probe', KIND, { route: 'routes[1]' }),
  started('probe', { attempt: 2 }),
  failed('probe', KIND, 'x', { attempt: 2 }),
  routed('probe', 'to', 'repair', KIND, { attempt: 2 }),
  started('repair'),
  failed('repair', 'external.api.down'),
  routed('repair', 'unhandled', null, 'external.api.down'),
]
const DOWN = raised('external.api.down', 'no answer', { status: 503 }, { frames: [frame('repair')] })

/** What is left when everything that shows as code, and encoded addresses, are taken away. */
function outsideCode(markdown: string): string {
  const lines: string[] = []
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const ticks = /^(`{3,})/.exec(line)?.[1]
    if (fence === null && ticks !== undefined) fence = ticks
    else if (fence !== null) {
      if (line === fence) fence = null
    } else lines.push(line.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, 'SPAN').replace(/<code>[^<>]*<\/code>/g, 'CODE'))
  }
  expect(fence).toBeNull()
  return lines.join('\n').replace(/\]\(https:[\w./#%-]+\)/g, ']')
}

it('the words of the catalogue stand below the error', () => {
  const about = { description: 'It moved', suggestion: 'rebase', docs: 'https://example.org/d', owner: '@acme/x' }
  const input = told([], halted(raised('a.b', 'three behind', {}, { about })))
  const docs = '**Docs**: [`https://example.org/d`](https://example.org/d)'
  const words = ['**Meaning**: `It moved`', '**Hint**: `rebase`', docs, '**Owner**: `@acme/x`'].join('\n\n')
  expect(renderSummaryMarkdown(input)).toContain(words)
  expect(renderCommentMarkdown({ ...input, key: 'k' })).toContain(words)
})

it('an error has its places, unless they are those of its own failed tests', () => {
  const annotations = [{ file: 'src/a.ts', line: 4, message: 'no such name' }]
  const broken = raised('a.b', 'broken', { annotations }, { frames: [frame('repair')] })
  const failure = { name: 'adds', file: 'src/a.ts', line: 4, message: 'got 3', seconds: null }
  const reportTests = (node: string): RunEvent => {
    const counts = { total: 1, failed: 1, skipped: 0, seconds: 1, failures: [failure], slowest: [] }
    return { type: 'tests_reported', scope: '', node, visit: 1, attempt: 1, ...counts }
  }
  expect(renderSummaryMarkdown(told([reportTests('probe')], halted(broken)))).toContain('no such name')
  expect(renderSummaryMarkdown(told([reportTests('repair')], halted(broken)))).not.toContain('no such name')
})

it('every file on the way of an error is a link, whatever its name is', () => {
  const child = frame('inner', { file: 'flows/\ud800.yaml' })
  const error = raised(
    'a.b',
    'x',
    { file: 'src/\ud800.ts' },
    { frames: [child, frame('deploy', { type: 'workflow' })] },
  )
  const page = renderSummaryMarkdown(told([], halted(error)))
  const root = `https://github.com/acme/app/blob/${GITHUB.sha}`
  expect(page).toContain(`(${root}/src/%EF%BF%BD.ts)`)
  expect(page).toContain(`**Through**: \`deploy\` (workflow) in [\`flows/drift.yaml\`](${root}/flows/drift.yaml)`)
})

describe('renderSummaryMarkdown', () => {
  it('tells a halt', () => {
    const input = told(HALT, halted(DOWN), {
      artifactUrl: 'https://github.com/acme/app/actions/runs/42/artifacts/7',
      artifactName: 'conductor-drift',
      docsUrlFor: () => 'https://example.test/docs/errors.md',
    })
    expect(renderSummaryMarkdown(input)).toMatchSnapshot()
  })

  it('calls the folder of a failed run lost, not that of a success', () => {
    const lost = 'The run folder was not uploaded and is lost'
    expect(renderSummaryMarkdown(told(HALT, halted(DOWN)))).toContain(lost)
    const good = told([], ended('success'))
    const result = { ...good.result, next_commands: ['conductor run flows/drift.yaml'] }
    const page = renderSummaryMarkdown({ ...good, result })
    expect(page).toContain('**What next')
    expect(page).not.toContain(lost)
  })

  it('names an artifact that is yet to be uploaded, and resumes from it', () => {
    const page = renderSummaryMarkdown(told(HALT, halted(DOWN), { artifactName: 'conductor-drift', artifactUrl: null }))
    expect(page).toContain('Run folder as an artifact: `conductor-drift`')
    expect(page).toContain('gh run download 42 --name conductor-drift --repo acme/app --dir conductor-run')
    expect(page).toContain('conductor resume conductor-run')
    expect(page).not.toContain('/tmp/runs')
  })

  it('tells a file that was only looked at, its warnings once', () => {
    const at = { file: 'w.yaml', line: 2, column: 3, code: 'unreachable', suggestion: null }
    const result = createInvalidResult([{ ...at, severity: 'warning', message: 'nobody comes here' }], 'w.yaml')
    const page = renderSummaryMarkdown({ result, graph: null, account: null, runDir: null, github: null })
    expect(page).toMatch(/^## ✅ <code>w&#46;yaml<\/code> is valid\n/)
    expect(page.match(/nobody comes here/g)).toHaveLength(1)
  })

  it('tells a termination in a shape of its own', () => {
    const termination = { status: 'failed', reason: 'not on a Friday', terminatedBy: 'stop' } as const
    const page = renderSummaryMarkdown(told([started('probe'), completed('probe')], ended('failed', { termination })))
    expect(page).toMatch(
      /^## 🔴 <code>drift&#45;check<\/code> terminated \(failed\)\n\n\*\*`terminate · failed`\*\* on purpose by `stop`: `not on a Friday`/,
    )
    expect(page).not.toContain('resume')
    expect(page).not.toContain('❌')
  })

  it('counts the failed members of a group, and folds warnings', () => {
    const group = { scope: '', node: 'each', visit: 1, attempt: 1, group_type: 'for_each' } as const
    const page = renderSummaryMarkdown(
      told(
        [
          { type: 'group_completed', ...group, total: 3, succeeded: 2, failed: 1, status: 'completed', duration_ms: 5 },
          { type: 'warning', scope: '', node: null, code: 'w', message: 'careful' },
        ],
        ended('success'),
      ),
    )
    expect(page).toMatchSnapshot()
  })

  it('shows how to answer a gate', () => {
    const gate = { node: 'approve', prompt: 'Go?', options: [{ label: 'Yes', value: 'yes', prompt_for: null }] }
    const page = renderSummaryMarkdown(told([], ended('suspended', { gate })))
    expect(page).toContain('**Gate**: `approve`\n\n**Asks**: `Go?`')
    expect(page).toContain(`resume-from: \${{ steps.ID.outputs.run-dir }}, gates: '{"approve":"yes"}'`)
    expect(page).not.toContain('/tmp/runs')
    const here = renderSummaryMarkdown(told([], ended('suspended', { gate }), { github: null }))
    expect(here).toContain('conductor resume /tmp/runs/r1 --gate approve=yes')
  })

  it('shows every gate that waits', () => {
    const gate = { node: 'approve', prompt: 'Go?', options: [{ label: 'Yes', value: 'yes', prompt_for: null }] }
    const waiting = told([], ended('suspended', { gate }))
    const result = { ...waiting.result, gates: [gate, { ...gate, node: 'other', prompt: 'Really?' }] }
    const page = renderSummaryMarkdown({ ...waiting, result, artifactName: 'left' })
    expect(page).toContain('**Gate**: `approve`\n\n**Asks**: `Go?`')
    expect(page).toContain('**Gate**: `other`\n\n**Asks**: `Really?`\n\n**Option**: `yes` (`Yes`)')
    expect(page).toContain(`/left, gates: '{"approve":"yes","other":"yes"}'`)
  })

  it('lists what is wrong with a file that did not run', () => {
    const findings = [
      { file: 'w.yaml', line: 3, column: 5, code: 'x.y', severity: 'error', message: 'no `z`', suggestion: 'try a' },
    ] as const
    const input = {
      result: createInvalidResult(findings, 'w.yaml', { commandFile: 'w.yaml' }),
      graph: null,
      account: null,
      runDir: null,
      github: null,
    }
    expect(renderSummaryMarkdown(input)).toMatchSnapshot()
  })

  const members = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [
      `item-${at}`,
      {
        kind: at < 20 ? 'test.slow' : 'test.failed',
        message: `wrong ${at}`,
        details: { file: 'src/cart.ts', line: 12 },
      },
    ]),
  )
  const GROUP = raised('internal.group_failed', '200 of 200', { errors: members }, { frames: [frame('each')] })
  const MEMBERS = Array.from({ length: 200 }, (_, at) => raised('test.failed', `wrong ${at}`, {}))

  it('leads with the kinds of the members, two hundred of them in one table', () => {
    const page = renderSummaryMarkdown(told([], halted(GROUP, MEMBERS)))
    const [, second] = page.split('\n\n')
    expect(second).toBe('**`test.failed`** 180 times, **`test.slow`** 20 times in the group `each`')
    expect(page).not.toContain('group_failed')
    const rows = page.split('\n').filter((line) => line.includes('test&#46;'))
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/\| 180 \| .*item&#45;20.* and 172 more \| .*wrong 20.*blob\/0123.*cart\.ts#L12/)
  })

  it('tells what failed, why and what now before the graph, and folds a large one', () => {
    const nodes = Array.from({ length: 13 }, (_, at) => graphNode(`n${at}`, 'script', at + 1))
    const graph: WorkflowGraph = { ...GRAPH, entry: 'n0', nodes, edges: [] }
    const stderr = raised('a.b', 'no', { file: 'src/cart.ts', line: 12 }, { stderr_tail: 'one\ntwo\n' })
    const page = renderSummaryMarkdown(told([], halted(stderr), {}, graph))
    const order = [
      '**`a.b`**',
      '- [`src/cart.ts:12`](https',
      'The end of stderr, exit code 1:',
      '**What next, in a clone of ',
    ]
    const places = [...order, '<summary>Graph</summary>', '<summary>Steps (13)</summary>'].map((text) =>
      page.indexOf(text),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    const small = renderSummaryMarkdown(told([], halted(stderr)))
    expect(small).not.toContain('<summary>Graph')
    expect(small.indexOf('**What next')).toBeLessThan(small.indexOf('```mermaid'))
  })

  it('folds a long end of stderr', () => {
    const long = raised('a.b', 'no', {}, { stderr_tail: 'line\n'.repeat(100) })
    expect(renderSummaryMarkdown(told([], halted(long)))).toContain('<summary>The end of stderr, exit code 1</summary>')
  })

  it('table and graph agree: a gate that waits is waiting', () => {
    const gate = { node: 'probe', prompt: 'Go?', options: [{ label: 'Yes', value: 'yes', prompt_for: null }] }
    const waits: RunEvent = { type: 'gate_waiting', scope: '', ...gate }
    const page = renderSummaryMarkdown(
      told([started('probe', { type: 'human_gate' }), waits], ended('suspended', { gate })),
    )
    expect(page).toMatch(/<code>probe<\/code> .* ⏸️ waiting/)
    expect(page).toContain('class n1 waiting')
  })

  it('runs it again in the folder of the step', () => {
    const page = renderSummaryMarkdown(told(HALT, halted(DOWN), { folder: 'services/api' }))
    expect(page).toContain('cd services/api\n')
  })

  const nasty = [
    '@octocat INJECT',
    '``` \n# INJECT',
    '````\n\n<script>INJECT</script>',
    '</code></details><img src=x onerror=INJECT>',
    'a | INJECT | b\n| --- |',
    '[INJECT](javascript:alert(1))',
    '`x` **INJECT** `',
    ']]> --> INJECT',
    '::error::INJECT\n##[error]INJECT',
    '\u202eINJECT\u001b[31m',
    '$INJECT$ <!-- INJECT',
    '```mermaid\nINJECT',
  ]
  it.each(nasty)('keeps text from outside in code: %j', (text) => {
    const graph: WorkflowGraph = {
      ...GRAPH,
      name: text,
      nodes: [graphNode(text, text, 3)],
      entry: text,
      edges: [{ from: text, to: '$end', label: text, kind: 'error' }],
    }
    const error = raised(
      'a.b',
      text,
      { [text]: text, suggestion: text },
      { frames: [frame(text), frame(text, { file: text })] },
    )
    const events: RunEvent[] = [
      started(text),
      failed(text, 'a.b', text),
      routed(text, 'to', text, 'a.b'),
      { type: 'warning', scope: '', node: text, code: 'w', message: text },
    ]
    const input = told(events, halted(error, [error, raised('a.c', text)]), { artifactName: text }, graph)
    const result = { ...input.result, workflow: { name: text, file: text } }
    const gate = { node: text, prompt: text, options: [{ label: text, value: text, prompt_for: text }] }
    const waiting = { ...told([], ended('suspended', { gate })).result, workflow: { name: text, file: text } }
    for (const page of [
      renderSummaryMarkdown({ ...input, result }),
      renderCommentMarkdown({ ...input, result, key: text }).replace(/^<!--.*-->\n/, ''),
      renderSummaryMarkdown({ ...input, result: waiting }),
      renderCommentMarkdown({ ...input, result: { ...result, success: true }, key: 'k' }),
    ])
      expect(outsideCode(page)).not.toMatch(/INJECT|octocat/)
  })

  it.each([1024 * 1024, 200_000, 20_000, 2000, 100, 10])('stays below %i bytes', (budgetBytes) => {
    const big = 'ä`|<'.repeat(50_000)
    const nodes = Array.from({ length: 2000 }, (_, index) => graphNode(`node_${index}`))
    const errors = Array.from({ length: 30 }, (_, index) => raised(`a.k${index}`, big, { big, [big]: index }))
    const graph = { ...GRAPH, nodes, edges: [] }
    const events = nodes.flatMap((node) => [started(node.name), completed(node.name)])
    const page = renderSummaryMarkdown(told(events, halted(DOWN, errors), { budgetBytes }, graph))
    expect(Buffer.byteLength(page)).toBeLessThan(budgetBytes)
    expect(page === '').toBe(budgetBytes === 10)
    expect(page.includes('no answer')).toBe(budgetBytes >= 2000)
  })
})

describe('agents in a summary', () => {
  it('have a row each, with what they used', () => {
    const usage = { provider: 'openai', model: 'gpt|x', input_tokens: 12, output_tokens: 5 }
    const program = { provider: 'command', model: '', input_tokens: null, output_tokens: null }
    const answered = (node: string, used: typeof usage | typeof program): RunEvent => ({
      type: 'node_completed',
      scope: '',
      node,
      visit: 1,
      attempt: 1,
      node_type: 'agent',
      output: {},
      duration_ms: 100,
      usage: used,
    })
    const events = [started('probe'), answered('probe', usage), started('report'), answered('report', program)]
    const page = renderSummaryMarkdown(told(events, ended('success')))
    expect(page).toContain('Agents used 12 input and 5 output tokens.')
    expect(page).toContain('| <code>probe</code> | <code>gpt&#124;x</code> | 1 | 12 | 5 | 100 ms |')
    expect(page).toContain('| <code>report</code> | <code>command</code> | 1 | ? | ? | 100 ms |')
  })
})

describe('renderCommentMarkdown', () => {
  it('tells a halt shortly', () => {
    expect(renderCommentMarkdown({ ...told(HALT, halted(DOWN)), key: 'drift check' })).toMatchSnapshot()
  })

  it('is closed when green', () => {
    const page = renderCommentMarkdown({ ...told([started('probe'), completed('probe')], ended('success')), key: 'k' })
    expect(page).toMatch(/^<!-- conductor-action:k -->\n<details><summary>✅/)
  })

  it('fits into a comment', () => {
    const big = 'x'.repeat(500_000)
    const page = renderCommentMarkdown({ ...told(HALT, halted(raised('a.b', big, { big }))), key: 'k' })
    expect(page.length).toBeLessThan(65_536)
  })

  it('has a marker that cannot be closed from inside', () => {
    expect(formatCommentMarker('a --> b')).toBe('<!-- conductor-action:a_-__b -->')
  })
})
