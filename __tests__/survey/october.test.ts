import { expect, test } from 'vitest'
import type { SurveyDocument } from '../../src/survey/index.js'
import { renderSurvey } from '../../src/survey/pages.js'
import { FAILS, failedTest, History, log, RESET, type RunSpec, sha, unknownLog } from './history.js'
import { surveyed } from './surveyed.js'

/**
 * Holds the whole document and the pages of a month with every sort of failure. After a change on purpose, run
 * `npx vitest run -u` and read the difference.
 */
const LIMIT = log('##[error]The job has exceeded the maximum execution time of 10m0s')
const at = (day: number, time = '10:00:00'): string => `2026-10-${String(day).padStart(2, '0')}T${time}Z`
const times = (count: number, make: (index: number) => RunSpec): readonly RunSpec[] =>
  Array.from({ length: count }, (_, index) => make(index))

const EARLIER: readonly RunSpec[] = [
  { attempts: [[{ name: 'old', log: failedTest('TestOld'), seconds: 50 }]] },
  { attempts: [[{ name: 'net', step: 'Run npm ci', log: RESET, seconds: 20 }]] },
  ...times(4, () => ({ attempts: [[{ name: 'lint', log: log('src/a.ts(3,5): error TS2322: no', FAILS) }]] })),
  {},
  {},
]

const OCTOBER: readonly RunSpec[] = [
  ...times(4, (index) => ({ at: at(1 + index, '00:00:00'), sha: sha(index), branch: 'main' })),
  // A test that fails and passes again on the same commit, in two legs, on three branches, for two pull requests.
  ...times(4, (index) => ({
    at: at(3 + index),
    sha: sha(index % 3),
    branch: `topic-${index % 3}`,
    event: 'pull_request',
    pulls: index === 3 ? [] : [index % 2],
    pause: 10 * (index + 1),
    attempts: [
      [
        { name: `test (${index % 2})`, log: failedTest('TestFlaky'), seconds: 90 + index },
        { name: 'build', seconds: 30 },
      ],
      [
        { name: `test (${index % 2})`, seconds: 45 },
        { name: 'build', takenOver: true as const },
      ],
    ],
  })),
  // A network that recovers at once, at the third attempt and not at all.
  ...times(3, (index) => ({
    at: at(8 + index),
    name: 'Nightly',
    workflow: '.github/workflows/nightly.yml',
    pause: 5,
    attempts: [[{ name: 'net', step: 'Run npm ci', log: RESET, seconds: 61 }], [{ name: 'net', seconds: 10 }]],
  })),
  {
    at: at(11),
    attempts: [
      [{ name: 'net', step: 'Run npm ci', log: RESET }],
      [{ name: 'net', step: 'Run npm ci', log: RESET }],
      [{ name: 'net' }],
    ],
  },
  {
    at: at(11, '12:00:00'),
    attempts: [[{ name: 'net', step: 'Run npm ci', log: RESET }], [{ name: 'net', log: failedTest('TestNet') }]],
  },
  // Compilers, lines that no rule knows, logs that are gone, a time limit, a workflow that never passed.
  { at: at(12), attempts: [[{ name: 'lint', log: log('src/a.ts(3,5): error TS2322: no', FAILS), seconds: 33 }]] },
  ...times(3, (index) => ({
    at: at(13, `0${index}:00:00`),
    attempts: [[{ name: 'fuel', log: unknownLog(`pad ${index + 10} is on its way (it's so)`), seconds: 30 }]],
  })),
  ...times(3, (index) => ({ at: at(14 + index), attempts: [[{ name: 'gone', log: [410, 404, 403][index] ?? 410 }]] })),
  ...times(3, (index) => ({
    at: at(17 + index),
    conclusion: 'cancelled',
    attempts: [[{ name: 'slow', conclusion: 'cancelled', log: LIMIT, seconds: 590 + index * 10 }]],
  })),
  ...times(3, () => ({
    at: at(20),
    name: 'Never',
    workflow: '.github/workflows/never works.yml',
    attempts: [[{ name: 'n', log: failedTest('TestNever') }]],
  })),
  // Neither passed nor failed.
  { at: at(21), conclusion: 'skipped', attempts: [[]] },
  { at: at(21), conclusion: 'startup_failure', attempts: [[]] },
  {
    at: at(22),
    conclusion: 'cancelled',
    attempts: [[{ name: 'stopped', conclusion: 'cancelled', log: '', seconds: 7 }]],
  },
  {
    at: at(23),
    conclusion: 'cancelled',
    attempts: [[{ name: 'net', log: RESET }], [{ name: 'net', conclusion: 'cancelled', log: '' }]],
  },
  {
    at: at(31, '23:59:59'),
    attempts: [
      [
        { name: 'both', log: RESET, seconds: 5 },
        { name: 'worse', log: failedTest('TestWorse'), seconds: 5 },
      ],
    ],
  },
]

async function october(): Promise<SurveyDocument> {
  const [earlier, history] = [new History().add(...EARLIER), new History().add(...OCTOBER)]
  const before = await surveyed(earlier, { api: earlier.api() })
  return (await surveyed(history, { api: history.api() }, before.document)).document
}

test('a month as a document and on every page', async () => {
  const document = await october()
  const { days, ...others } = document
  expect(others).toMatchSnapshot()
  expect(
    days.map(({ date, runs, failed_first, classes }) => JSON.stringify([date, runs, failed_first, classes])).join('\n'),
  ).toMatchSnapshot()
  expect(renderSurvey(document, 'text')).toMatchSnapshot()
  expect(renderSurvey(document, 'markdown')).toMatchSnapshot()
  const [, body] = renderSurvey(document, 'html').split('</style>')
  expect(body).toMatchSnapshot()
})

test('a survey that is not complete says so, and what is missing, on every page', async () => {
  const small = await surveyed(new History().add(...OCTOBER.slice(-2)), { branches: ['main'], workflows: ['ci.yml'] })
  const missing = {
    runs: 2,
    attempts: 1,
    logs_gone: 0,
    logs_forbidden: 1,
    logs_cut: 3,
    logs_failed: 1200,
    notes: ['so'],
  }
  const document = { ...small.document, complete: false, missing }
  for (const format of ['text', 'markdown', 'html']) {
    const page = renderSurvey(document, format)
    for (const said of [/not complete/, /2 runs could not/, /1 attempt could not/, /: 1 may not/, / 3 were not/])
      expect(page, format).toMatch(said)
    expect(page).toMatch(/1,200 could not be fetched;/)
    expect(page).toMatch(/branches main; workflows ci\.yml/)
    expect(page).not.toMatch(/are gone|no failed job/)
  }
  expect(renderSurvey(document, 'text')).toContain('\n! so\n')
})
