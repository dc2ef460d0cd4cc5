import {
  type DiagnosedError,
  type Diagnosis,
  type DiagnosisInput,
  formatVerdict,
  isOneStep,
  listErrorPlaces,
} from '../account/diagnosis.js'
import { listNextParts } from '../account/next-steps.js'
import { formatDuration } from '../core/duration.js'
import { NO_FILE } from '../core/finding.js'
import { printJson } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import type { PendingGate } from '../core/outcome.js'
import type { ResultDocument, WorkflowGraph } from '../core/report.js'
import { renderBlockMarkdown } from '../markup/blocks.js'
import { foldSection, formatTableCell, linkTarget, toCodeBlock, toCodeSpan } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { createProblemBlock } from './blocks.js'
import { formatThrough, renderLinkedPlace, shortCommit } from './error-text.js'

/** Input of summaries and comments; `graph` and `account` are null if nothing ran. */
export interface SummaryData extends DiagnosisInput {
  readonly graph: WorkflowGraph | null
  readonly artifactUrl?: string | null
  /** Returns the URL of the documentation of an engine kind. */
  readonly docsUrlFor?: (kind: string) => string | null
  /** Distinguishes this use of the action from others in the job, besides the matrix leg. */
  readonly use?: string
  readonly seenBefore?: string | null
  /** Whether the job succeeds although the run did not, because `fail-on` does not name the outcome. */
  readonly jobPasses?: boolean
}

export interface SummaryPage extends SummaryData {
  readonly diagnosis: Diagnosis
}

export interface Amount {
  /** Characters of output and of error details. */
  readonly details: number
  readonly errors: number
  /** Number of errors whose details are shown, if fewer than `errors`. */
  readonly examples?: number
  readonly findings: number
  readonly steps: number
  readonly tried: number
  readonly warnings: number
  readonly graph: boolean
}

export type Part = (page: SummaryPage, amount: Amount) => string | null

function createErrorPart(write: (error: DiagnosedError, page: SummaryPage, amount: Amount) => string | null): Part {
  return (page, amount) => (page.diagnosis.error === null ? null : write(page.diagnosis.error, page, amount))
}

const MAX_HANDLED = 5
const MAX_KINDS = 5
const MAX_GATES = 10
const SHORT = { lines: 20, chars: 2000 }

export function formatHeading({ use = '', diagnosis: { workflow, part, verdict } }: SummaryPage): string {
  const label = [part, use].filter((each) => each !== '').join(', ')
  const name = `${formatTableCell(workflow, 100)}${label === '' ? '' : ` (${formatTableCell(label, 200)})`}`
  return `${verdict.sign} ${name} ${formatVerdict(verdict, (node) => formatTableCell(node, 100))}`
}

export function formatSentence(page: SummaryPage): string {
  const { result, diagnosis } = page
  const { termination, gates, error, isMany } = diagnosis
  const [gate] = gates
  if (termination !== null) {
    const status = termination.status === 'success' ? 'success' : 'failed'
    return `**terminate · ${status}** Terminated by ${toCodeSpan(termination.terminated_by)}: ${toCodeSpan(termination.reason, 1000)}`
  }
  if (gate !== undefined) return formatGateSentence(gate)
  if (error === null) return [formatRan(result), ...listHandledSentences(page)].join(' ')
  if (isMany && result.findings === undefined) return formatManySentence(diagnosis)
  const node = error.name === null || isOneStep(result) ? '' : ` at ${toCodeSpan(error.name)}`
  const again = error.isTransient ? ' It is transient: another run may succeed without any change.' : ''
  return `**${toCodeSpan(error.kind)}**${node}: ${toCodeSpan(error.message, 1000)}${again}`
}

export function formatJobLine({ jobPasses, result: { outcome } }: SummaryPage): string | null {
  return jobPasses === true ? `The job does not fail, because \`fail-on\` does not name \`${outcome}\`.` : null
}

function formatRan(result: ResultDocument): string {
  const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = result.execution
  if (total === 0) return 'Nothing ran.'
  if (isOneStep(result)) return `The step ran for ${formatDuration(duration)}.`
  return `${executed} of ${formatCount(total, 'node')} ran in ${formatDuration(duration)}.`
}

function listHandledSentences({ result, diagnosis: { handled, handledTotal } }: SummaryPage): readonly string[] {
  const shown = handled.slice(0, MAX_HANDLED)
  const more = handledTotal - shown.length
  return [
    ...shown.map(({ node, kind, by, through = [], message }) => {
      if (by === 'quarantine') return `In quarantine: ${toCodeSpan(message, 300)}.`
      const what = `${toCodeSpan(kind)}${isOneStep(result) ? '' : ` at ${toCodeSpan(node)}`}`
      return result.tolerated === true || by === 'group'
        ? `${what} is tolerated.`
        : `${what} was handled by ${toCodeSpan(by)}${formatThrough(through.map((name) => toCodeSpan(name)))}.`
    }),
    ...(more > 0 ? [`${formatCount(more, 'more error')} handled or tolerated.`] : []),
  ]
}

function formatManySentence({ kinds, group, error }: Diagnosis): string {
  const shown = kinds
    .slice(0, MAX_KINDS)
    .map(({ kind, count }) => `**${toCodeSpan(kind)}**${count === 1 ? '' : ` ${count} times`}`)
  const more = kinds.length > MAX_KINDS ? ` and ${formatCount(kinds.length - MAX_KINDS, 'more kind')}` : ''
  const where = group === null ? '' : ` in the group ${toCodeSpan(group)}`
  const halt = error !== null && error.cause !== null ? `: ${toCodeSpan(error.message, 1000)}` : ''
  return `${shown.join(', ')}${more}${where}${halt}`
}

export const whereLine = createErrorPart((error, { github }) => {
  const places = listErrorPlaces(error).map((place, index) => {
    const by = place.node === null ? '' : `${toCodeSpan(place.node)} at `
    return `${index === 0 ? '' : `raised by ${by}`}${renderLinkedPlace(place, github, toCodeSpan)}`
  })
  if (places.length === 0) return null
  const through = error.frames.slice(1).map((frame) => `${toCodeSpan(frame.node)} in ${toCodeSpan(frame.file)}`)
  return `Where: ${places.join(', ')}${through.length === 0 ? '' : `, through ${through.join(', ')}`}`
})

export const handlingLine = createErrorPart(({ whileHandling: [nearest, ...more] }) => {
  if (nearest === undefined) return null
  return `While handling ${toCodeSpan(nearest, 500)}${more.length === 0 ? '' : ` and ${formatCount(more.length, 'error')} before it`}`
})

export const unmetLine = createErrorPart(({ unmet: [nearest] }) =>
  nearest === undefined ? null : toCodeSpan(nearest, 700),
)

export const problemTable = createErrorPart((error, { github }, amount) =>
  error.problems.length === 0 ? null : renderBlockMarkdown(createProblemBlock(error, github, amount.errors)),
)

/** Renders the last output of the command; long output is folded. */
export const printedBlock = createErrorPart(({ printed, ending }, _, amount) => {
  const text = printed.text.trimEnd()
  if (text === '') return null
  const code = ending === null ? '' : `, ${ending.join(' ')}`
  const block = toCodeBlock(text, 'text', Math.min(amount.details, 20_000))
  const title = `The end of ${printed.stream}${code}`
  const isShort = text.length <= SHORT.chars && text.split('\n').length <= SHORT.lines
  return isShort ? `${title}:\n\n${block}` : foldSection(title, block)
})

export const adviceLine = createErrorPart(({ kind, hint, description, docs, owner }, { docsUrlFor }) => {
  const target = linkTarget(docs ?? docsUrlFor?.(kind) ?? '')
  const parts = [
    ...(description === null ? [] : [`${toCodeSpan(description, 600)}.`]),
    ...(hint === null ? [] : [`Hint: ${toCodeSpan(hint, 600)}`]),
    ...(target === null ? (docs === null ? [] : [`See ${toCodeSpan(docs)}`]) : [`[About this kind](${target})`]),
    ...(owner === null ? [] : [`Owner: ${toCodeSpan(owner)}`]),
  ]
  return parts.length === 0 ? null : parts.join(' ')
})

export function formatSeenBefore({ seenBefore: seen = null }: SummaryPage): string | null {
  return seen === null || seen === '' ? null : `Ledger: ${toOneLine(seen, 300)}.`
}

export function gateOptions({ diagnosis: { gates } }: SummaryPage): string | null {
  const [first, ...others] = gates.slice(0, MAX_GATES)
  if (first === undefined) return null
  // The sentence at the top has the prompt of the first gate already.
  return [
    renderOptionList(first),
    ...others.flatMap((gate) => [formatGateSentence(gate), renderOptionList(gate)]),
  ].join('\n\n')
}

function formatGateSentence({ node, prompt }: PendingGate): string {
  return `Gate ${toCodeSpan(node)} asks: ${toCodeSpan(prompt, 1000)}`
}

function renderOptionList({ options }: PendingGate): string {
  return options
    .slice(0, 20)
    .map((option) => `- ${toCodeSpan(option.value)} ${toCodeSpan(option.label)}`)
    .join('\n')
}

/** Renders the details of the first error of each kind, unless the page shows all of them above. */
export function detailSections({ result, diagnosis }: SummaryPage, amount: Amount): string | null {
  if (result.findings !== undefined) return null
  const shown = diagnosis.examples.slice(0, amount.examples ?? amount.errors)
  const sections = shown.flatMap(({ kind, message, cause, details }) => {
    if (Object.keys(details).length === 0 && cause === null && message.length <= 200) return []
    const title = `<code>${kind.replace(/[^a-z0-9_.]/g, '_')}</code>: message and details`
    const data = printJson({ message, ...(cause === null ? {} : { cause }), ...details }, 2)
    return [foldSection(title, toCodeBlock(data, 'json', amount.details))]
  })
  return sections.join('\n\n')
}

export function renderWarningList({ result: { warnings, findings } }: SummaryPage, amount: Amount): string | null {
  // Findings include the warnings, with positions.
  if (warnings.length === 0 || findings !== undefined || amount.warnings === 0) return null
  const rows = warnings.map((warning) => toCodeSpan(warning, 500))
  return foldSection(`Warnings (${warnings.length})`, renderBullets(rows, amount.warnings))
}

export function renderBullets(rows: readonly string[], max: number): string {
  const hidden = rows.length - max
  return [...rows.slice(0, max), ...(hidden > 0 ? [`and ${hidden} more`] : [])].map((row) => `- ${row}`).join('\n')
}

export function renderFindingsList({ result: { findings = [] } }: SummaryPage, amount: Amount): string | null {
  if (findings.length === 0) return null
  const rows = findings.map((finding) => {
    const hint = finding.suggestion === null ? '' : ` ${toCodeSpan(finding.suggestion)}`
    const spot = finding.file === NO_FILE ? '' : `${toCodeSpan(`${finding.file}:${finding.line}:${finding.column}`)} `
    return `${finding.severity}: ${spot}${toCodeSpan(finding.code)} ${toCodeSpan(finding.message, 500)}${hint}`
  })
  return renderBullets(rows, amount.findings)
}

export function renderWhatNow(page: SummaryPage): string | null {
  const { result, diagnosis } = page
  const { next } = diagnosis
  const parts = listNextParts({ ...next, resume: [...next.resume, ...next.resumeInputs] }, result)
  const lines = parts.flatMap(({ what, commands }) => [`# ${what}`, ...commands])
  if (lines.length === 0) return null
  const lost = next.isLost && !result.success ? ['The run folder was not uploaded: run it again to reproduce.'] : []
  return ['**What next**', ...lost, toCodeBlock(lines.join('\n'), 'sh', 8000)].join('\n\n')
}

/** Renders the first two commands: download and explain the run, or run it again. */
export function pickTwoCommands({ diagnosis: { next, verdict } }: SummaryPage): string | null {
  const commands = [...next.fetch, ...next.explain, ...next.again].slice(0, 2)
  if (commands.length === 0 || verdict.tone === 'good') return null
  return toCodeBlock(commands.join('\n'), 'sh', 4000)
}

/** Links the artifact of the run folder; only its name if the upload is still to come. */
export function formatArtifactLine({ artifactUrl = null, artifactName }: SummaryPage): string | null {
  const url = artifactUrl === null ? null : linkTarget(artifactUrl)
  const name = artifactName ? ` ${toCodeSpan(artifactName)}` : ''
  if (url === null) return name === '' ? null : `Run folder as an artifact:${name}`
  return `[Run folder as an artifact](${url})${name}`
}

export function runLine({ github }: SummaryPage): string | null {
  if (github === null) return null
  const url = linkTarget(github.run_url)
  const run = url === null ? [] : [`[Run](${url})`]
  const commit = shortCommit(github)
  return [...run, ...(commit === null ? [] : [`commit ${toCodeSpan(commit)}`])].join(' · ')
}
