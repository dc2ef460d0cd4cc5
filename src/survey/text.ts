import { fitColumns, oneLine } from '../text/terminal-text.js'
import type { SurveyDocument } from './document.js'
import { CLASSES } from './sightings.js'
import {
  CHANGES,
  causeClass,
  causeCounts,
  causePlace,
  changeWords,
  compareWords,
  count,
  joinedDays,
  minutes,
  missingWords,
  rerunWords,
  testWords,
  titleOf,
  totalRows,
  triageWords,
  windowWords,
} from './words.js'

const SHOWN_CAUSES = 10
const SHOWN_TESTS = 10
const SHOWN_CHANGES = 5
const COLUMNS = 100
const BARS = '▁▂▃▄▅▆▇█'

/** A screen for people at a terminal. */
export function surveyText(document: SurveyDocument): string {
  const parts = [
    [
      short(`${titleOf(document)}, ${windowWords(document)}`),
      ...missingWords(document).map((line) => `! ${short(line)}`),
    ],
    totalRows(document).map(([name, value]) => `${`${name}:`.padEnd(29)}${value}`),
    days(document),
    classes(document),
    causes(document),
    tests(document),
    [rerunWords(document), ...triageWords(document)],
    changes(document),
    advice(document),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function short(text: string): string {
  return oneLine(text, 400)
}

function days({ days: all }: SurveyDocument): readonly string[] {
  const bars = joinedDays(all, 80).map((some) => some.reduce((sum, day) => sum + day.failed_first, 0))
  const most = Math.max(...bars)
  if (most === 0) return []
  const each = Math.ceil(all.length / 80)
  const bar = bars.map((value) => (value === 0 ? ' ' : (BARS[Math.ceil((value / most) * 8) - 1] ?? ''))).join('')
  const unit = each === 1 ? 'day' : `${each} days`
  return [`Runs that failed at the first attempt, per ${unit} (at most ${count(most)}):`, `▕${bar}▏`]
}

function classes({ classes: all }: SurveyDocument): readonly string[] {
  const some = CLASSES.filter((name) => all[name].sightings > 0)
  if (some.length === 0) return ['Nothing failed.']
  const rows = some.map((name) => {
    const { sightings, minutes: spent } = all[name]
    return `  ${name.padEnd(14)}${count(sightings).padStart(7)}${minutes(spent).padStart(12)}`
  })
  return [`Failed jobs by class${'jobs'.padStart(3)}${'minutes'.padStart(12)}`, ...rows]
}

function causes({ causes: all }: SurveyDocument): readonly string[] {
  const own = all.filter((cause) => cause.class !== 'cancelled')
  if (own.length === 0) return []
  const rows = own
    .slice(0, SHOWN_CAUSES)
    .flatMap((cause, at) => [
      fitColumns(
        `${String(at + 1).padStart(2)}. ${minutes(cause.minutes)}, ${count(cause.sightings)} failed jobs: ${cause.kind ?? 'no known kind'}, ${causeClass(cause)}`,
        COLUMNS,
      ),
      fitColumns(`    ${short(causePlace(cause))}`, COLUMNS),
      fitColumns(`    ${short(cause.title)}`, COLUMNS),
      ...cause.examples.slice(0, 1).map(({ url }) => `    ${short(url)} (${causeCounts(cause)})`),
    ])
  const more = own.length - SHOWN_CAUSES
  return ['The dearest causes', ...rows, ...(more > 0 ? [`    and ${count(more)} more in the JSON`] : [])]
}

function tests({ tests: all }: SurveyDocument): readonly string[] {
  if (all.length === 0) return []
  const rows = all.slice(0, SHOWN_TESTS).map((test) => `  ${fitColumns(short(test.name), 70)}: ${testWords(test)}`)
  const more = all.length - SHOWN_TESTS
  return ['Tests', ...rows, ...(more > 0 ? [`  and ${count(more)} more`] : [])]
}

function changes(document: SurveyDocument): readonly string[] {
  const { compare } = document
  if (compare === undefined) return []
  const rows = CHANGES.flatMap((side) =>
    compare[side]
      .slice(0, SHOWN_CHANGES)
      .flatMap((change) => [
        fitColumns(`  ${side}: ${short(change.job)}: ${short(change.title)}`, COLUMNS),
        `    ${changeWords(change)}`,
      ]),
  )
  return [compareWords(document), ...rows]
}

function advice({ advice: all }: SurveyDocument): readonly string[] {
  if (all.length === 0) return []
  const rows = all.flatMap(({ text, paste }, at) => [
    `${at + 1}. ${text}`,
    ...paste
      .trimEnd()
      .split('\n')
      .map((line) => `     ${pasted(line)}`),
    '',
  ])
  return ['Advice', ...rows.slice(0, -1)]
}

/** A line of what is to be pasted: its indentation counts. */
function pasted(line: string): string {
  return `${/^ */.exec(line)?.[0] ?? ''}${oneLine(line, 400)}`
}
