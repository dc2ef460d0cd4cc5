import { codeBlock, codeSpan, folded, linkTarget, markdownTable, tableCell } from '../text/markdown.js'
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
  minutes,
  missingWords,
  rerunWords,
  testWords,
  titleOf,
  totalRows,
  triageWords,
  windowWords,
} from './words.js'

const SHOWN = 10
/** GitHub refuses an issue with 65,536 characters. */
const MOST_CHARS = 58_000

/** For a job summary or an issue; whatever comes from others is in code. */
export function surveyMarkdown(document: SurveyDocument): string {
  const parts = [
    `## ${titleOf(document)}\n\n${codeSpan(windowWords(document), 600)}`,
    missingWords(document)
      .map((line) => `- ⚠️ ${codeSpan(line, 400)}`)
      .join('\n'),
    markdownTable(
      totalRows(document).map(([name]) => name),
      [totalRows(document).map(([, value]) => value)],
    ),
    classes(document),
    changes(document),
    advice(document),
    causes(document),
    tests(document),
    [`### Re-runs\n`, rerunWords(document), ...triageWords(document)].join('\n'),
  ].filter((part) => part !== '')
  const shown: string[] = []
  let chars = 0
  for (const part of parts) {
    chars += part.length + 2
    if (chars <= MOST_CHARS) shown.push(part)
  }
  const left = parts.length - shown.length
  return `${[...shown, ...(left > 0 ? ['More is in survey.json.'] : [])].join('\n\n')}\n`
}

function classes({ classes: all }: SurveyDocument): string {
  const some = CLASSES.filter((name) => all[name].sightings > 0)
  if (some.length === 0) return 'Nothing failed.'
  const rows = some.map((name) => [name, count(all[name].sightings), minutes(all[name].minutes)])
  return markdownTable(['class', 'failed jobs:', 'minutes:'], rows)
}

function causes({ causes: all }: SurveyDocument): string {
  const own = all.filter((cause) => cause.class !== 'cancelled')
  if (own.length === 0) return ''
  const rows = own.slice(0, SHOWN).map((cause) => {
    const links = cause.examples.flatMap(({ url }, at) => {
      const target = linkTarget(url)
      return target === null ? [] : [`<a href="${target}">${at + 1}</a>`]
    })
    return [
      minutes(cause.minutes),
      count(cause.sightings),
      `${tableCell(cause.kind ?? 'no known kind')} ${causeClass(cause)}<br>${tableCell(causePlace(cause), 200)}<br>${tableCell(cause.title, 200)}`,
      `${causeCounts(cause)}<br>${links.join(' ')}`,
    ]
  })
  const more = own.length - SHOWN
  const note = more > 0 ? `And ${count(more)} more in survey.json.` : ''
  return `### The dearest causes\n\n${markdownTable(['minutes:', 'failed jobs:', 'cause', 'seen'], rows, note)}`
}

function tests({ tests: all }: SurveyDocument): string {
  if (all.length === 0) return ''
  const rows = all.slice(0, SHOWN).map((test) => [tableCell(test.name, 200), testWords(test), test.last.slice(0, 10)])
  const more = all.length - SHOWN
  const note = more > 0 ? `And ${count(more)} more in survey.json.` : ''
  return `### Tests\n\n${markdownTable(['test', '', 'last'], rows, note)}`
}

function changes(document: SurveyDocument): string {
  const { compare } = document
  if (compare === undefined) return ''
  const rows = CHANGES.flatMap((side) =>
    compare[side]
      .slice(0, SHOWN)
      .map((change) => [side, `${tableCell(change.job)}<br>${tableCell(change.title, 200)}`, changeWords(change)]),
  )
  const table = rows.length === 0 ? '' : `\n\n${markdownTable(['', 'cause', 'before → now'], rows)}`
  return `### What changed\n\n${compareWords(document)}${table}`
}

function advice({ advice: all }: SurveyDocument): string {
  if (all.length === 0) return ''
  const items = all.map(
    ({ text, paste }) => `${codeFree(text)}\n\n${folded('Text to paste', codeBlock(paste, 'yaml', 3000))}`,
  )
  return `### Advice\n\n${items.join('\n\n')}`
}

/** Names inside of a sentence of ours are quoted as JSON: each becomes code. */
function codeFree(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, (name) => codeSpan(name.slice(1, -1), 300))
}
