import { withoutMiddle } from '../text/excerpt.js'
import { codeBlock, folded, linkTarget, tableCell } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'
import type { TriageDocument, TriagedJob } from './document.js'

const MAX_JOBS = 200
/** What stands against another run comes first. */
const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' } as const
const ORDER = Object.keys(SIGNS)

/** For people at a terminal. */
export function triageText(document: TriageDocument): string {
  const lines = document.jobs.flatMap((job) => [
    `${nameOf(job)}: ${classOf(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
    ...(job.step === null ? [] : [`  step: ${oneLine(job.step, 200)}`]),
    ...job.evidence.map(
      ({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${withoutMiddle(oneLine(text), 300)}`,
    ),
    ...placeLines(job).map((line) => `  ${line}`),
    ...(job.note === null ? [] : [`  note: ${oneLine(job.note, 300)}`]),
  ])
  const run = document.run === null ? [] : [`decision: ${document.decision}: ${oneLine(document.reason, 300)}`]
  return `${[...lines, ...run].join('\n')}\n`
}

/** For the job summary: one row per job with what decided it, more of the evidence below. */
export function triageMarkdown(document: TriageDocument, seen: readonly string[]): string {
  const jobs = document.jobs.toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class))
  const shown = jobs.slice(0, MAX_JOBS)
  const more = document.jobs.length - shown.length
  const rows = shown.map(
    (job) =>
      `| ${jobCell(job)} | ${cell(job.step)} | ${SIGNS[job.class]} ${classOf(job)} | ${cell(job.kind)} | ${whyCell(job)} |`,
  )
  const head = ['| job | step | class | kind | why |', '| --- | --- | --- | --- | --- |']
  const table = rows.length === 0 ? [] : [...head, ...rows, '']
  // The table has the first line already.
  const details = shown
    .filter((job) => job.evidence.length + placeLines(job).length + (job.note === null ? 0 : 1) > 1)
    .flatMap((job) => [folded(tableCell(nameOf(job)), evidenceBlock(job)), ''])
  return [
    title(document),
    '',
    ...table,
    ...(more > 0 ? [`And ${more} more.`, ''] : []),
    ...seen.map((sentence) => `- ${tableCell(sentence, 300)}`),
    ...(seen.length > 0 ? [''] : []),
    ...details,
  ].join('\n')
}

function title({ decision, reason, run, attempt }: TriageDocument): string {
  const of = run === null ? '' : ` of ${tableCell(run.name)}, attempt ${attempt}`
  const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision]
  return `### Triage${of}: ${word}\n\n${tableCell(reason, 400)}`
}

function evidenceBlock(job: TriagedJob): string {
  const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${oneLine(text, 500)}`)
  return codeBlock(
    [...lines, ...placeLines(job), ...(job.note === null ? [] : [`note: ${oneLine(job.note, 300)}`])].join('\n'),
  )
}

const MAX_PLACES = 10

function placeLines({ annotations }: TriagedJob): readonly string[] {
  const shown = annotations.slice(0, MAX_PLACES).map((one) => `${one.file}:${one.line}: ${oneLine(one.message, 300)}`)
  const more = annotations.length - shown.length
  return more > 0 ? [...shown, `and ${more} more places`] : shown
}

function classOf(job: TriagedJob): string {
  return job.flaky === true ? `${job.class}, flaky` : job.class
}

/** What was found first, or why there is nothing. */
function whyCell({ evidence: [first], note }: TriagedJob): string {
  if (first === undefined) return note === null ? 'no line of its log is known' : cell(note)
  return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${tableCell(withoutMiddle(oneLine(first.text), 200), 200)}`
}

function jobCell(job: TriagedJob): string {
  const url = job.url === undefined ? null : linkTarget(job.url)
  return url === null ? tableCell(nameOf(job)) : `<a href="${url}">${tableCell(nameOf(job))}</a>`
}

function cell(text: string | null): string {
  return text === null ? '' : tableCell(text)
}

function nameOf(job: TriagedJob): string {
  return oneLine(job.name ?? job.file ?? 'job', 200)
}
