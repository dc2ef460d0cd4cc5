import { expect, test } from 'vitest'
import type { TriageDocument, TriagedJob } from '../../src/triage/document.js'
import { MAX_COMMENT_BYTES, MAX_SUMMARY_BYTES, triageMarkdown } from '../../src/triage/text.js'

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
  }
  const seen = document.jobs.map(({ name }) => `${name}: seen before`)
  return triageMarkdown(document, seen, most)
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
    if (rows === null) expect(shown).toBeLessThan(jobs)
    else expect(shown).toBe(rows)
    expect(shown).toBeGreaterThan(0)
    expect(/And (\d+) more\./.exec(text)?.[1]).toBe(shown === jobs ? undefined : String(jobs - shown))
  },
)

test('a page that has room shows the evidence of every job', () => {
  expect(page(3, 10, MAX_COMMENT_BYTES).match(/<details>/g)).toHaveLength(3)
  expect(page(200, 10, MAX_COMMENT_BYTES)).not.toContain('<details>')
})
