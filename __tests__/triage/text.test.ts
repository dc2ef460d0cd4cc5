import { expect, test } from 'vitest'
import type { TriageDocument, TriagedJob } from '../../src/triage/document.js'
import { MAX_COMMENT_BYTES, MAX_SUMMARY_BYTES, renderTriageMarkdown, renderTriageText } from '../../src/triage/text.js'

const job = (index: number, long: number): TriagedJob => ({
  id: index,
  name: `job ${index} ${'<|'.repeat(long)}`,
  url: `https://github.com/acme/rockets/actions/runs/900/job/${index}`,
  kind: 'external.build.test',
  class: 'deterministic',
  evidence: Array.from({ length: 10 }, (_, line) => ({ line, text: `${'*'.repeat(long)} expected` })),
  step: `Run ${'é'.repeat(long)}`,
  rule: 'build',
  annotations: [],
  tests: [],
  note: null,
})
const page = (jobs: number, long: number, most: number): string => {
  const run = { id: 9, name: 'CI', workflow: 'ci.yml', event: 'push', head_branch: 'main', head_sha: 'a', url: '' }
  const document: TriageDocument = {
    schema_version: 1,
    run,
    attempt: 1,
    decision: 'leave',
    reason: 'x',
    jobs: Array.from({ length: jobs }, (_, index) => job(index, long)),
    next: [],
  }
  const seen = document.jobs.map(({ name }) => `${name}: seen before`)
  return renderTriageMarkdown(document, seen, most)
}
const rowsOf = (text: string): number => text.split('\n').filter((line) => line.startsWith('| <a')).length

test.each([
  [3, 10, MAX_COMMENT_BYTES, 3],
  [200, 1, MAX_COMMENT_BYTES, 200],
  [200, 500, MAX_SUMMARY_BYTES, 200],
  [400, 500, MAX_SUMMARY_BYTES / 6, null],
  [400, 500, MAX_COMMENT_BYTES, null],
])(
  '%d jobs with texts of %d characters are below %d bytes; rows are cut last, and counted',
  (jobs, long, most, rows) => {
    const text = page(jobs, long, most)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most)
    const shown = rowsOf(text)
    expect(shown === jobs).toBe(rows !== null)
    expect(shown).toBeGreaterThan(0)
    expect(/And (\d+) more\./.exec(text)?.[1]).toBe(shown === jobs ? undefined : String(jobs - shown))
  },
)

test('a page that has room shows the evidence of every job', () => {
  expect(page(3, 10, MAX_COMMENT_BYTES).match(/<details>/g)).toHaveLength(3)
  expect(page(200, 10, MAX_COMMENT_BYTES)).not.toContain('<details>')
})

const small = (more: Partial<TriagedJob>): TriagedJob => ({
  ...job(1, 1),
  name: 'test',
  evidence: [],
  step: null,
  ...more,
})
const document = (jobs: readonly TriagedJob[], more: Partial<TriageDocument> = {}): TriageDocument => ({
  schema_version: 1,
  run: null,
  attempt: 1,
  decision: 'leave',
  reason: 'because',
  next: [],
  jobs,
  ...more,
})
const nameless = (more: Partial<TriagedJob>): TriagedJob => {
  const { name: _, ...others } = small(more)
  return others
}
const RUN = { id: 9, name: 'CI', workflow: 'ci.yml', event: 'push', head_branch: 'main', head_sha: 'a', url: '' }
const place = (line: number) => ({ file: 'a.ts', line, message: `no ${line}` })

test('the text at a terminal has a line for everything that is known', () => {
  const jobs = [
    small({
      class: 'transient',
      kind: 'external.npm.network',
      rule: 'npm',
      flaky: true,
      step: 'Run npm ci',
      evidence: [
        { line: 7, text: 'ECONNRESET' },
        { line: null, text: 'lost' },
      ],
      annotations: [place(3)],
      guarded: 'deploy',
      note: 'so',
    }),
    nameless({ file: 'log.txt', class: 'unknown', kind: null, rule: null }),
    nameless({
      class: 'cancelled',
      kind: null,
      rule: null,
      annotations: Array.from({ length: 12 }, (_, at) => place(at)),
    }),
  ]
  expect(renderTriageText(document(jobs, { run: RUN, decision: 'rerun' })).split('\n')).toEqual([
    'test: transient, flaky, external.npm.network (npm)',
    '  step: Run npm ci',
    '  line 7: ECONNRESET',
    '  annotation: lost',
    '  a.ts:3: no 3',
    '  guarded: deploy',
    '  note: so',
    'log.txt: unknown',
    'job: cancelled',
    ...Array.from({ length: 10 }, (_, at) => `  a.ts:${at}: no ${at}`),
    '  and 2 more places',
    'decision: rerun: because',
    '',
  ])
  expect(renderTriageText(document([])).trim()).toBe('')
})

test('the page: title, a row for each job, the worst class first, details where the row does not tell all', () => {
  const jobs = [
    small({ class: 'cancelled', kind: null, note: 'stopped' }),
    small({ class: 'transient', kind: 'external.npm.network', flaky: true, evidence: [{ line: null, text: 'lost' }] }),
    small({ class: 'unknown', kind: null }),
    small({ step: 'Run it', evidence: [{ line: 4, text: 'bad' }], annotations: [place(1)], url: 'javascript:x' }),
    small({ evidence: [{ line: 5, text: 'a' }], note: 'why' }),
    small({ annotations: [place(1)] }),
  ]
  const lines = renderTriageMarkdown(document(jobs, { run: RUN, attempt: 3 }), ['seen'], MAX_COMMENT_BYTES).split('\n')
  expect(lines[0]).toMatch(/^### Triage of <code>CI<\/code>, attempt 3: Left as it is$/)
  const cells = lines
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .replaceAll(/<\/?(?:a|code)[^>]*>/g, '')
        .split(' | ')
        .slice(1),
    )
  expect(cells).toEqual([
    ['Run it', '❌ deterministic', 'external&#46;build&#46;test', 'line 4: bad |'],
    ['', '❌ deterministic', 'external&#46;build&#46;test', 'line 5: a |'],
    ['', '❌ deterministic', 'external&#46;build&#46;test', 'no line of its log is known |'],
    ['', '⚪ unknown', '', 'no line of its log is known |'],
    ['', '🔁 transient, flaky', 'external&#46;npm&#46;network', 'annotation: lost |'],
    ['', '⏹ cancelled', '', 'stopped |'],
  ])
  const page = lines.join('\n')
  expect(page).toContain('\n- <code>seen</code>\n\n')
  expect(page.match(/<details>/g)).toHaveLength(2)
  expect(page).toMatch(/4: bad\na\.ts:1: no 1\n/)
  expect(page).toMatch(/5: a\nnote: why\n/)
  expect(page).not.toContain('javascript:')
  expect(page.match(/<a href=/g)).toHaveLength(5)
})

test.each([
  ['rerun', /^### Triage: Failed jobs run again/],
  ['none', /^### Triage: Nothing failed/],
] as const)('the title of %s', (decision, title) => {
  const text = renderTriageMarkdown(document([], { decision }), [], MAX_COMMENT_BYTES)
  expect(text).toMatch(title)
  expect(text).not.toMatch(/\| job|And |^- /m)
})

test('a page that is a byte too large becomes smaller in steps: details, sentences, cells, and rows at last', () => {
  const shown: (readonly [number, number, number])[] = []
  for (let most = MAX_SUMMARY_BYTES; shown.length < 6; ) {
    const text = page(30, 100, most)
    const amounts = [/<details>/g, /^- /gm].map((part) => text.match(part)?.length ?? 0)
    shown.push([rowsOf(text), amounts[0] ?? 0, amounts[1] ?? 0])
    most = Buffer.byteLength(text) - 1
  }
  expect(shown).toEqual([
    [30, 30, 30],
    [30, 20, 20],
    [30, 3, 5],
    [30, 0, 0],
    [30, 0, 0],
    [29, 0, 0],
  ])
})
