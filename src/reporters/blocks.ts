import { type DiagnosedError, type Diagnosis, formatPlace } from '../account/diagnosis.js'
import type { NamedPlace } from '../account/error-details.js'
import { formatDuration } from '../core/duration.js'
import type { FileLine } from '../core/finding.js'
import { formatCount } from '../core/messages.js'
import type { GithubRecord } from '../core/report.js'
import type { FailedTest, TestCounts } from '../core/test-counts.js'
import type { Block, Inline, TableBlock } from '../markup/blocks.js'
import { linkTarget } from '../text/markdown.js'
import { sourceLink } from './error-text.js'

const MAX_ITEMS = 8
const MAX_SUITE_ROWS = 100

const quoteText = (text: string, max: number): Inline => ({ text, max })

function createPlaceCell(place: FileLine | NamedPlace | null, github: GithubRecord | null): Inline {
  if (place === null) return ''
  const isOutside = 'isOutside' in place && place.isOutside
  return { text: formatPlace(place), max: 120, isCode: true, href: isOutside ? null : sourceLink(place, github) }
}

export function describeHidden(hidden: number, word: string, where: string): string {
  return hidden > 0 ? `${formatCount(hidden, word)} ${where}.` : ''
}

/** Returns the table of a run with many errors: a row for each kind. */
export function createKindBlock({ kinds }: Diagnosis, github: GithubRecord | null, max: number): Block {
  const rows = kinds.slice(0, max).map(({ kind, count, items, message, place }) => {
    const names = items
      .slice(0, MAX_ITEMS)
      .flatMap((text, at) => [at === 0 ? '' : ', ', { text, max: 60, isCode: true }])
    const more = items.length > MAX_ITEMS ? ` and ${items.length - MAX_ITEMS} more` : ''
    const spot = place === null ? [] : [' (', createPlaceCell(place, github), ')']
    return [{ text: kind, max: 200, isCode: true }, `${count}`, [...names, more], [quoteText(message, 300), ...spot]]
  })
  const note = describeHidden(kinds.length - rows.length, 'more kind', 'in errors.jsonl')
  return { table: 'kinds', columns: ['Kind', 'Count:', 'Items', 'Message'], rows, note }
}

export function createProblemBlock({ problems }: DiagnosedError, github: GithubRecord | null, max: number): Block {
  const rows = problems
    .slice(0, max)
    .map(({ place, level, message }) => [createPlaceCell(place, github), level, quoteText(message, 300)])
  const note = describeHidden(problems.length - rows.length, 'more place', 'in errors.jsonl')
  return { table: 'problems', columns: ['Place', 'Level', 'Message'], rows, note }
}

/** Returns the tests of a node: failed ones, those in quarantine, and with `isLong` flaky ones, suites and the slowest. */
export function listTestBlocks(
  tests: TestCounts,
  github: GithubRecord | null,
  max: number,
  isLong: boolean,
): readonly Block[] {
  const { failed, failures, quarantined = 0, quarantined_tests: excused = [] } = tests
  const start = ({ name, file, line, message }: FailedTest): readonly Inline[] => [
    quoteText(name, 200),
    file === null ? '' : createPlaceCell({ file, line }, github),
    quoteText(message, 300),
  ]
  const rows = failures
    .slice(0, max)
    .map((test) => [...start(test), test.seconds === null ? '' : formatDuration(test.seconds * 1000)])
  const inQuarantine = excused
    .slice(0, max)
    .map((test) => [
      ...start(test),
      quoteText(test.owner ?? '', 60),
      createIssueCell(test.issue ?? ''),
      quoteText(test.reason, 200),
      { text: `${test.days_left}`, max: 10, tooltip: `until ${test.until}` },
    ])
  const blocks: readonly TableBlock[] = [
    {
      table: 'problems',
      columns: ['Failed test', 'Place', 'Message', 'Duration:'],
      rows,
      note: failed > rows.length ? `${formatCount(failed - rows.length, 'more failed test')}.` : '',
    },
    {
      table: 'problems',
      columns: ['In quarantine', 'Place', 'Message', 'Owner', 'Issue', 'Reason', 'Days left:'],
      rows: inQuarantine,
      note: describeHidden(quarantined - inQuarantine.length, 'more test', 'in quarantine'),
    },
  ]
  return [...blocks.filter((block) => block.rows.length > 0), ...(isLong ? listLongTestBlocks(tests) : [])]
}

function createIssueCell(issue: string): Inline {
  if (!/^https:\/\/[\w./#-]{1,300}$/.test(issue)) return quoteText(issue, 100)
  const last = issue.split('/').at(-1) ?? ''
  const text = /\/issues\/\d+$/.test(issue) ? `#${last}` : last
  return { text, max: 120, href: linkTarget(issue) }
}

function listLongTestBlocks({ flaky = 0, flaky_names: names = [], suites = [], slowest }: TestCounts) {
  const more = flaky > names.length ? [`${flaky - names.length} more`] : []
  const bySuite = suites.map(({ name, passed, failed, skipped, seconds, quarantined = 0 }) => [
    [`${failed > 0 ? '❌' : quarantined > 0 ? '🟡' : '✅'} `, quoteText(name, 200)],
    `${passed}`,
    `${failed}${quarantined > 0 ? ` (and ${quarantined} in quarantine)` : ''}`,
    `${skipped}`,
    formatDuration(seconds * 1000),
  ])
  const slow = slowest.map((test) => [quoteText(test.name, 200), formatDuration(test.seconds * 1000)])
  const columns = ['Suite', 'Passed:', 'Failed:', 'Skipped:', 'Duration:']
  const shown = suites.length === MAX_SUITE_ROWS ? `the first ${MAX_SUITE_ROWS}` : suites.length
  const list = { list: [...names.map((name) => quoteText(name, 200)), ...more] }
  const blocks: Block[] = []
  if (flaky > 0) blocks.push({ fold: `Flaky tests (${flaky})`, blocks: [list] })
  // One suite says no more than the counts above it.
  if (suites.length > 1)
    blocks.push({ fold: `Suites (${shown})`, blocks: [{ table: 'problems', columns, rows: bySuite }] })
  if (slow.length > 0)
    blocks.push({ fold: 'Slowest tests', blocks: [{ table: 'problems', columns: ['Test', 'Duration:'], rows: slow }] })
  return blocks
}
