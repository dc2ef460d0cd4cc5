import { withoutMiddle } from '../text/excerpt.js'
import { foldSection, formatTableCell, linkTarget, renderMarkdownTable, toCodeBlock } from '../text/markdown.js'
import { toOneLine, toPlainText, withoutCommands } from '../text/terminal-text.js'
import { mergeLegs, type TriageDocument, type TriagedJob } from './document.js'

/** Signs of the classes; those that forbid another run come first. */
const SIGNS = { deterministic: '❌', unknown: '⚪', transient: '🔁', cancelled: '⏹' } as const
const ORDER = Object.keys(SIGNS)

/** Renders a document for a terminal. */
export function renderTriageText(document: TriageDocument): string {
  const lines = mergeLegs(document.jobs).flatMap((job) => [
    `${formatJobName(job)}: ${formatClass(job)}${job.kind === null ? '' : `, ${job.kind}`}${job.rule === null ? '' : ` (${job.rule})`}`,
    ...(job.step === null ? [] : [`  step: ${toOneLine(job.step, 200)}`]),
    ...job.evidence.map(
      ({ line, text }) => `  ${line === null ? 'annotation' : `line ${line}`}: ${withoutMiddle(toOneLine(text), 300)}`,
    ),
    ...listPlaceLines(job).map((line) => `  ${line}`),
    ...(job.guarded === undefined ? [] : [`  guarded: ${toOneLine(job.guarded, 100)}`]),
    ...(job.note === null ? [] : [`  note: ${toOneLine(job.note, 300)}`]),
    ...(job.next ?? []).flatMap(({ text, paste }) => [`  next: ${text}`, ...listPasteLines(paste)]),
  ])
  const run = document.run === null ? [] : [`decision: ${document.decision}: ${toOneLine(document.reason, 300)}`]
  return withoutCommands(`${[...lines, ...run].join('\n')}\n`)
}

function listPasteLines(paste: string | null): readonly string[] {
  const lines = paste === null ? [] : toPlainText(paste.trimEnd()).split('\n')
  return lines.map((line) => `    ${line}`)
}

/** How much of a page is shown; each amount shows less than the one before it, and rows are cut last. */
interface Amount {
  /** Jobs whose evidence is shown below the table. */
  readonly details: number
  /** Characters of a cell. */
  readonly cell: number
  readonly seen: number
  /** Lines about what to do next. */
  readonly next: number
}
const LEAST: Amount = { details: 0, cell: 30, seen: 0, next: 0 }
const AMOUNTS: readonly Amount[] = [
  { details: Number.POSITIVE_INFINITY, cell: 200, seen: Number.POSITIVE_INFINITY, next: 60 },
  { details: 20, cell: 200, seen: 20, next: 30 },
  { details: 3, cell: 120, seen: 5, next: 9 },
  { details: 0, cell: 60, seen: 0, next: 3 },
  LEAST,
]
/** GitHub takes pages of up to 1 MiB, and other steps write to theirs too. */
export const MAX_SUMMARY_BYTES = 900 * 1024
/** GitHub takes comments of up to 65,536 characters. */
export const MAX_COMMENT_BYTES = 60_000

/** Renders the job summary or the comment within a size: a row for each job, and more of the evidence below. */
export function renderTriageMarkdown(document: TriageDocument, seen: readonly string[], most: number): string {
  const jobs = mergeLegs(document.jobs).toSorted((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class))
  const fits = (page: string): boolean => Buffer.byteLength(page) <= most
  for (const amount of AMOUNTS) {
    const page = renderTriagePage(document, jobs, seen, amount, jobs.length)
    if (fits(page)) return page
  }
  let [shown, tooMany] = [0, jobs.length]
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2)
    if (fits(renderTriagePage(document, jobs, seen, LEAST, middle))) shown = middle
    else tooMany = middle
  }
  return renderTriagePage(document, jobs, seen, LEAST, shown)
}

function renderTriagePage(
  document: TriageDocument,
  jobs: readonly TriagedJob[],
  seen: readonly string[],
  amount: Amount,
  rows: number,
): string {
  const cell = (text: string | null): string => (text === null ? '' : formatTableCell(text, amount.cell))
  const shown = jobs
    .slice(0, rows)
    .map((job) => [
      formatJobCell(job, amount.cell),
      cell(job.step),
      `${SIGNS[job.class]} ${formatClass(job)}`,
      cell(job.kind),
      formatWhy(job, amount.cell),
    ])
  const more = rows < jobs.length ? `And ${jobs.length - rows} more.` : ''
  // The table has the first line already.
  const details = jobs
    .filter((job) => job.evidence.length + listPlaceLines(job).length + (job.note === null ? 0 : 1) > 1)
    .slice(0, amount.details)
    .flatMap((job) => [foldSection(formatTableCell(formatJobName(job)), createEvidenceBlock(job)), ''])
  const sentences = seen.slice(0, amount.seen).map((sentence) => `- ${formatTableCell(sentence, 300)}`)
  return [
    formatTitle(document),
    '',
    ...(jobs.length === 0 ? [] : [renderMarkdownTable(['job', 'step', 'class', 'kind', 'why'], shown, more), '']),
    ...sentences,
    ...(sentences.length > 0 ? [''] : []),
    ...listNextLines(document, amount.next),
    ...details,
  ].join('\n')
}

/** Says what to do next about each cause, with the texts to paste folded. */
function listNextLines({ next }: TriageDocument, most: number): readonly string[] {
  const shown = next
    .slice(0, most)
    .flatMap(({ text, paste }) => [
      `- ${formatTableCell(text, 400)}`,
      ...(paste === null ? [] : ['', foldSection('Text to paste', toCodeBlock(toPlainText(paste), 'yaml', 3000)), '']),
    ])
  return shown.length === 0 ? [] : ['**What next**', '', ...shown, '']
}

function formatTitle({ decision, reason, run, attempt }: TriageDocument): string {
  const of = run === null ? '' : ` of ${formatTableCell(run.name)}, attempt ${attempt}`
  const word = { rerun: 'Failed jobs run again', leave: 'Left as it is', none: 'Nothing failed' }[decision]
  return `### Triage${of}: ${word}\n\n${formatTableCell(reason, 400)}`
}

function createEvidenceBlock(job: TriagedJob): string {
  const lines = job.evidence.map(({ line, text }) => `${line === null ? 'annotation' : line}: ${toOneLine(text, 500)}`)
  return toCodeBlock(
    [...lines, ...listPlaceLines(job), ...(job.note === null ? [] : [`note: ${toOneLine(job.note, 300)}`])].join('\n'),
  )
}

const MAX_PLACES = 10

function listPlaceLines({ annotations }: TriagedJob): readonly string[] {
  const shown = annotations
    .slice(0, MAX_PLACES)
    .map(({ file, line, message }) => `${file}:${line}: ${toOneLine(message, 300)}`)
  const more = annotations.length - shown.length
  return more > 0 ? [...shown, `and ${more} more places`] : shown
}

function formatClass(job: TriagedJob): string {
  return job.flaky === true ? `${job.class}, flaky` : job.class
}

/** Returns the first line of the evidence, or why there is none. */
function formatWhy({ evidence: [first], note }: TriagedJob, most: number): string {
  if (first === undefined) return note === null ? 'no line of its log is known' : formatTableCell(note, most)
  return `${first.line === null ? 'annotation' : `line ${first.line}`}: ${formatTableCell(withoutMiddle(toOneLine(first.text), most), most)}`
}

function formatJobCell(job: TriagedJob, most: number): string {
  const url = job.url === undefined ? null : linkTarget(job.url)
  const name = formatTableCell(formatJobName(job), most)
  return url === null ? name : `<a href="${url}">${name}</a>`
}

function formatJobName(job: TriagedJob): string {
  return toOneLine(job.name ?? job.file ?? 'job', 200)
}
