import {
  type DiagnosedError,
  type Diagnosis,
  type DiagnosisInput,
  isOneStep,
  listErrorPlaces,
  verdictText,
} from '../account/diagnosis.js'
import { nextParts } from '../account/next-steps.js'
import { durationText } from '../core/duration.js'
import { NO_FILE } from '../core/finding.js'
import { jsonText } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import type { PendingGate } from '../core/outcome.js'
import type { ResultDocument, WorkflowGraph } from '../core/report.js'
import { codeBlock, codeSpan, foldSection, linkTarget, markdownTable, tableCell } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'
import { linkedPlace, shortCommit } from './error-text.js'

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

function ofError(write: (error: DiagnosedError, page: SummaryPage, amount: Amount) => string | null): Part {
  return (page, amount) => (page.diagnosis.error === null ? null : write(page.diagnosis.error, page, amount))
}

const MAX_HANDLED = 5
const MAX_KINDS = 5
const MAX_GATES = 10
const SHORT = { lines: 20, chars: 2000 }

export function heading({ use = '', diagnosis: { workflow, part, verdict } }: SummaryPage): string {
  const label = [part, use].filter((each) => each !== '').join(', ')
  const name = `${tableCell(workflow, 100)}${label === '' ? '' : ` (${tableCell(label, 200)})`}`
  return `${verdict.sign} ${name} ${verdictText(verdict, (node) => tableCell(node, 100))}`
}

export function sentence(page: SummaryPage): string {
  const { result, diagnosis } = page
  const { termination, gates, error, isMany } = diagnosis
  const [gate] = gates
  if (termination !== null) {
    const status = termination.status === 'success' ? 'success' : 'failed'
    return `**terminate · ${status}** Terminated by ${codeSpan(termination.terminated_by)}: ${codeSpan(termination.reason, 1000)}`
  }
  if (gate !== undefined) return gateSentence(gate)
  if (error === null) return [ran(result), ...handledSentences(page)].join(' ')
  if (isMany && result.findings === undefined) return manySentence(diagnosis)
  const node = error.node === null || isOneStep(result) ? '' : ` at ${codeSpan(error.node)}`
  const again = error.isTransient ? ' It is transient: another run may succeed without any change.' : ''
  return `**${codeSpan(error.kind)}**${node}: ${codeSpan(error.message, 1000)}${again}`
}

export function jobLine({ jobPasses, result: { outcome } }: SummaryPage): string | null {
  return jobPasses === true ? `The job does not fail, because \`fail-on\` does not name \`${outcome}\`.` : null
}

function ran(result: ResultDocument): string {
  const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = result.execution
  if (total === 0) return 'Nothing ran.'
  if (isOneStep(result)) return `The step ran for ${durationText(duration)}.`
  return `${executed} of ${formatCount(total, 'node')} ran in ${durationText(duration)}.`
}

function handledSentences({ result, diagnosis: { handled, handledTotal } }: SummaryPage): readonly string[] {
  const shown = handled.slice(0, MAX_HANDLED)
  const more = handledTotal - shown.length
  return [
    ...shown.map(({ node, kind, by, message }) => {
      if (by === 'quarantine') return `In quarantine: ${codeSpan(message, 300)}.`
      const what = `${codeSpan(kind)}${isOneStep(result) ? '' : ` at ${codeSpan(node)}`}`
      return result.tolerated === true || by === 'group'
        ? `${what} is tolerated.`
        : `${what} was handled by ${codeSpan(by)}.`
    }),
    ...(more > 0 ? [`${formatCount(more, 'more error')} handled or tolerated.`] : []),
  ]
}

function manySentence({ kinds, group, error }: Diagnosis): string {
  const shown = kinds
    .slice(0, MAX_KINDS)
    .map(({ kind, count }) => `**${codeSpan(kind)}**${count === 1 ? '' : ` ${count} times`}`)
  const more = kinds.length > MAX_KINDS ? ` and ${formatCount(kinds.length - MAX_KINDS, 'more kind')}` : ''
  const where = group === null ? '' : ` in the group ${codeSpan(group)}`
  const halt = error !== null && error.cause !== null ? `: ${codeSpan(error.message, 1000)}` : ''
  return `${shown.join(', ')}${more}${where}${halt}`
}

export const whereLine = ofError((error, { github }) => {
  const places = listErrorPlaces(error).map((place, index) => {
    const by = place.node === null ? '' : `${codeSpan(place.node)} at `
    return `${index === 0 ? '' : `raised by ${by}`}${linkedPlace(place, github, codeSpan)}`
  })
  if (places.length === 0) return null
  const through = error.frames.slice(1).map((frame) => `${codeSpan(frame.node)} in ${codeSpan(frame.file)}`)
  return `Where: ${places.join(', ')}${through.length === 0 ? '' : `, through ${through.join(', ')}`}`
})

export const handlingLine = ofError(({ whileHandling: [nearest, ...more] }) => {
  if (nearest === undefined) return null
  return `While handling ${codeSpan(nearest, 500)}${more.length === 0 ? '' : ` and ${formatCount(more.length, 'error')} before it`}`
})

export const problemTable = ofError(({ problems }, { github }, amount) => {
  if (problems.length === 0) return null
  const rows = problems.slice(0, amount.errors).map(({ place, level, message }) => {
    const where = place === null ? '' : linkedPlace(place, github, tableCell)
    return [where, level, tableCell(message, 300)]
  })
  const note = describeHidden(problems.length - rows.length, 'more place', 'in errors.jsonl')
  return markdownTable(['Place', 'Level', 'Message'], rows, note)
})

export function describeHidden(hidden: number, word: string, where: string): string {
  return hidden > 0 ? `${formatCount(hidden, word)} ${where}.` : ''
}

/** Renders the last output of the command; long output is folded. */
export const printedBlock = ofError(({ printed, exitCode }, _, amount) => {
  const text = printed.text.trimEnd()
  if (text === '') return null
  const code = exitCode === null ? '' : `, exit code ${exitCode}`
  const block = codeBlock(text, 'text', Math.min(amount.details, 20_000))
  const title = `The end of ${printed.stream}${code}`
  const isShort = text.length <= SHORT.chars && text.split('\n').length <= SHORT.lines
  return isShort ? `${title}:\n\n${block}` : foldSection(title, block)
})

export const adviceLine = ofError(({ kind, hint }, { docsUrlFor }) => {
  const target = linkTarget(docsUrlFor?.(kind) ?? '')
  const link = target === null ? '' : ` [About this kind](${target})`
  if (hint === null) return link === '' ? null : link.trim()
  return `Hint: ${codeSpan(hint, 600)}${link}`
})

export function seenBeforeLine({ seenBefore: seen = null }: SummaryPage): string | null {
  return seen === null || seen === '' ? null : `Ledger: ${oneLine(seen, 300)}.`
}

export function gateOptions({ diagnosis: { gates } }: SummaryPage): string | null {
  const [first, ...others] = gates.slice(0, MAX_GATES)
  if (first === undefined) return null
  // The sentence at the top has the prompt of the first gate already.
  return [optionList(first), ...others.flatMap((gate) => [gateSentence(gate), optionList(gate)])].join('\n\n')
}

function gateSentence({ node, prompt }: PendingGate): string {
  return `Gate ${codeSpan(node)} asks: ${codeSpan(prompt, 1000)}`
}

function optionList({ options }: PendingGate): string {
  return options
    .slice(0, 20)
    .map((option) => `- ${codeSpan(option.value)} ${codeSpan(option.label)}`)
    .join('\n')
}

/** Renders the details of the first error of each kind, unless the page shows all of them above. */
export function detailSections({ result, diagnosis }: SummaryPage, amount: Amount): string | null {
  if (result.findings !== undefined) return null
  const shown = diagnosis.examples.slice(0, amount.examples ?? amount.errors)
  const sections = shown.flatMap(({ kind, message, cause, details }) => {
    if (Object.keys(details).length === 0 && cause === null && message.length <= 200) return []
    const title = `<code>${kind.replace(/[^a-z0-9_.]/g, '_')}</code>: message and details`
    const data = jsonText({ message, ...(cause === null ? {} : { cause }), ...details }, 2)
    return [foldSection(title, codeBlock(data, 'json', amount.details))]
  })
  return sections.join('\n\n')
}

export function warningList({ result: { warnings, findings } }: SummaryPage, amount: Amount): string | null {
  // Findings include the warnings, with positions.
  if (warnings.length === 0 || findings !== undefined || amount.warnings === 0) return null
  const rows = warnings.map((warning) => codeSpan(warning, 500))
  return foldSection(`Warnings (${warnings.length})`, renderBullets(rows, amount.warnings))
}

export function renderBullets(rows: readonly string[], max: number): string {
  const hidden = rows.length - max
  return [...rows.slice(0, max), ...(hidden > 0 ? [`and ${hidden} more`] : [])].map((row) => `- ${row}`).join('\n')
}

export function findingsList({ result: { findings = [] } }: SummaryPage, amount: Amount): string | null {
  if (findings.length === 0) return null
  const rows = findings.map((finding) => {
    const hint = finding.suggestion === null ? '' : ` ${codeSpan(finding.suggestion)}`
    const spot = finding.file === NO_FILE ? '' : `${codeSpan(`${finding.file}:${finding.line}:${finding.column}`)} `
    return `${finding.severity}: ${spot}${codeSpan(finding.code)} ${codeSpan(finding.message, 500)}${hint}`
  })
  return renderBullets(rows, amount.findings)
}

export function whatNow(page: SummaryPage): string | null {
  const { result, diagnosis } = page
  const { next } = diagnosis
  const parts = nextParts({ ...next, resume: [...next.resume, ...next.resumeInputs] }, result)
  const lines = parts.flatMap(({ what, commands }) => [`# ${what}`, ...commands])
  if (lines.length === 0) return null
  const lost = next.isLost && !result.success ? ['The run folder was not uploaded: run it again to reproduce.'] : []
  return ['**What next**', ...lost, codeBlock(lines.join('\n'), 'sh', 8000)].join('\n\n')
}

/** Renders the first two commands: download and explain the run, or run it again. */
export function twoCommands({ diagnosis: { next, verdict } }: SummaryPage): string | null {
  const commands = [...next.fetch, ...next.explain, ...next.again].slice(0, 2)
  if (commands.length === 0 || verdict.tone === 'good') return null
  return codeBlock(commands.join('\n'), 'sh', 4000)
}

/** Links the artifact of the run folder; only its name if the upload is still to come. */
export function artifactLine({ artifactUrl = null, artifactName }: SummaryPage): string | null {
  const url = artifactUrl === null ? null : linkTarget(artifactUrl)
  const name = artifactName ? ` ${codeSpan(artifactName)}` : ''
  if (url === null) return name === '' ? null : `Run folder as an artifact:${name}`
  return `[Run folder as an artifact](${url})${name}`
}

export function runLine({ github }: SummaryPage): string | null {
  if (github === null) return null
  const url = linkTarget(github.run_url)
  const run = url === null ? [] : [`[Run](${url})`]
  const commit = shortCommit(github)
  return [...run, ...(commit === null ? [] : [`commit ${codeSpan(commit)}`])].join(' · ')
}
