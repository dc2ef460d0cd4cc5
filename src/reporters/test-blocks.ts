import type { DiagnosedError, Diagnosis } from '../account/diagnosis.js'
import { formatDuration } from '../core/duration.js'
import { formatTestedName } from '../core/event-fields.js'
import { type FailedTest, formatTestCounts, type TestCounts } from '../core/test-counts.js'
import { type Block, createName, type Inline, listFact, type TableBlock } from '../markup/blocks.js'
import { linkTarget } from '../text/markdown.js'
import { createErrorBlocks, createPlace, type ErrorReader } from './error-blocks.js'

const MAX_SUITE_ROWS = 100
/** Failed tests are shown in full where other lists are shortened. */
const WEIGHT = 5

const quoteText = (text: string, max: number): Inline => ({ text, max })

/** Returns the counts of each node that wrote test reports; one step has no other node to be told apart from. */
export function listTestCounts({ tests, hasNodes }: Diagnosis): readonly Block[] {
  const lines = tests.map((counts) => [
    ...(hasNodes ? [createName(formatTestedName(counts)), ': '] : []),
    formatTestCounts(counts),
  ])
  return listFact('tests', lines, { noun: 'node' })
}

export function listQuarantined({ tests }: Diagnosis): readonly Block[] {
  const lines = tests
    .flatMap(({ quarantined_tests: excused = [] }) => excused)
    .map(({ name, message, until, owner }) => [
      quoteText(`${name}: ${message}`, 300),
      ` (until ${until}`,
      ...(owner === null ? [] : [', ', quoteText(owner, 60)]),
      ')',
    ])
  return listFact('quarantine', lines, { noun: 'test' })
}

/** Returns the tables of a node's tests: failed ones, those in quarantine, and with `isLong` flaky ones, suites and the slowest. */
export function listTestTables(tests: TestCounts, reader: ErrorReader, isLong: boolean): readonly Block[] {
  const { failed, failures, quarantined = 0, quarantined_tests: excused = [] } = tests
  const listCells = ({ name, file, line, message }: FailedTest): readonly Inline[] => [
    quoteText(name, 200),
    file === null ? '' : createPlace({ file, line }, reader),
    quoteText(message, 300),
  ]
  const rows = failures.map((test) => [
    ...listCells(test),
    test.seconds === null ? '' : formatDuration(test.seconds * 1000),
  ])
  const inQuarantine = excused.map((test) => [
    ...listCells(test),
    quoteText(test.owner ?? '', 60),
    createIssueLink(test.issue ?? ''),
    quoteText(test.reason, 200),
    { text: `${test.days_left}`, max: 10, tooltip: `until ${test.until}` },
  ])
  const columns = ['In quarantine', 'Place', 'Message', 'Owner', 'Issue', 'Reason', 'Days left:']
  const blocks: readonly TableBlock[] = [
    {
      ...createTestTable(['Failed test', 'Place', 'Message', 'Duration:'], rows),
      total: failed,
      noun: 'failed test',
    },
    { ...createTestTable(columns, inQuarantine), total: quarantined, noun: 'test', where: 'in quarantine' },
  ]
  return [...blocks.filter((block) => block.rows.length > 0), ...(isLong ? listLongTables(tests) : [])]
}

/** Returns the table of an error's problems, unless the table of its failed tests has the same places. */
export function listProblems(
  error: DiagnosedError,
  page: ErrorReader & { readonly diagnosis: Diagnosis },
): readonly Block[] {
  const hasTests = page.diagnosis.tests.some(({ node, failures }) => node === error.node && failures.length > 0)
  return hasTests ? [] : createErrorBlocks(error, page).problems
}

function createTestTable(columns: readonly string[], rows: TableBlock['rows']): TableBlock {
  return { type: 'table', label: 'problems', columns, rows, weight: WEIGHT }
}

function createIssueLink(issue: string): Inline {
  if (!/^https:\/\/[\w./#-]{1,300}$/.test(issue)) return quoteText(issue, 100)
  const last = issue.split('/').at(-1) ?? ''
  const text = /\/issues\/\d+$/.test(issue) ? `#${last}` : last
  return { text, max: 120, href: linkTarget(issue) }
}

function listLongTables({ flaky = 0, flaky_names: names = [], suites = [], slowest }: TestCounts): readonly Block[] {
  const flakyNames = names.map((name) => quoteText(name, 200))
  const bySuite = suites.map(({ name, passed, failed, skipped, seconds, quarantined = 0 }) => [
    [`${failed > 0 ? '❌' : quarantined > 0 ? '🟡' : '✅'} `, quoteText(name, 200)],
    `${passed}`,
    `${failed}${quarantined > 0 ? ` (and ${quarantined} in quarantine)` : ''}`,
    `${skipped}`,
    formatDuration(seconds * 1000),
  ])
  const slow = slowest.map((test) => [quoteText(test.name, 200), formatDuration(test.seconds * 1000)])
  const columns = ['Suite', 'Passed:', 'Failed:', 'Skipped:', 'Duration:']
  const count = suites.length === MAX_SUITE_ROWS ? `the first ${MAX_SUITE_ROWS}` : suites.length
  const createFold = (title: string, block: Block): Block => ({ type: 'fold', title, blocks: [block] })
  return [
    ...(flaky > 0
      ? [
          createFold(`Flaky tests (${flaky})`, {
            type: 'list',
            entries: flakyNames,
            total: flaky,
            noun: 'test',
            weight: WEIGHT,
          }),
        ]
      : []),
    // One suite says no more than the counts above it.
    ...(suites.length > 1 ? [createFold(`Suites (${count})`, createTestTable(columns, bySuite))] : []),
    ...(slow.length > 0 ? [createFold('Slowest tests', createTestTable(['Test', 'Duration:'], slow))] : []),
  ]
}
