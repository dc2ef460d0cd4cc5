import type { RunAccount } from '../account/run-account.js'
import { partLabel } from '../core/github.js'
import { counted } from '../core/messages.js'
import type { PendingGate } from '../core/outcome.js'
import type { GithubRecord, ReportedError, ResultDocument, WorkflowGraph } from '../core/report.js'
import { codeBlock, codeSpan, folded, linkTarget, tableCell } from '../text/markdown.js'
import { mermaid } from './graph.js'
import { leadingErrors, reportedFamilies } from './leading-errors.js'
import type { NamedPlace } from './named-place.js'
import type { Reader } from './next-steps.js'
import { stderrOf } from './reported-errors.js'
import { sourceLink } from './source-link.js'
import { durationText, exitCodeText, unseenText } from './text-format.js'

/** What summaries and comments are made of; `graph` and `account` are null when nothing ran. */
export interface SummaryData extends Reader {
  readonly result: ResultDocument
  readonly graph: WorkflowGraph | null
  readonly account: RunAccount | null
  readonly artifactUrl?: string | null
  /** The place that an error names, as the repository knows it. */
  readonly placeOf?: (error: ReportedError) => NamedPlace | null
  /** A page about a kind that the engine makes. */
  readonly docsUrlFor?: (kind: string) => string | null
  /** How often the error was seen in earlier runs, where a ledger is kept. */
  readonly seenBefore?: string | null
}

const MAX_HANDLED = 5

const WORDS = {
  success: ['✅', 'succeeded'],
  failed: ['❌', 'failed'],
  invalid: ['❌', 'is not valid'],
  halted: ['🛑', 'halted'],
  suspended: ['⏸️', 'waits for an answer'],
  cancelled: ['⏹️', 'was cancelled'],
} as const

/** Outcome first: what a reviewer reads in the first second. */
export function heading(data: SummaryData): string {
  const { result } = data
  const leg = partLabel(data.github?.matrix ?? null, result.shard)
  const named = result.workflow.name ?? result.workflow.file
  const name = `${tableCell(named, 100)}${leg === '' ? '' : ` (${tableCell(leg, 100)})`}`
  const unseen = result.success ? unseenText(result.unseen_failures) : null
  if (unseen !== null) return `⚠️ ${name} ${unseen}`
  if (result.termination !== null) {
    const good = result.termination.status === 'success'
    return `${good ? '✅' : '🏁'} ${name} terminated (${good ? 'success' : 'failed'})`
  }
  const [sign, word] = wordsFor(result)
  return `${sign} ${name} ${word}`
}

export function gateSentence({ node, prompt }: PendingGate): string {
  return `Gate ${codeSpan(node)} asks: ${codeSpan(prompt, 1000)}`
}

/** A file that was only looked at has not succeeded, and inputs of the step say nothing against it. */
function wordsFor(result: ResultDocument): readonly [string, string] {
  const { outcome, findings, errors } = result
  if (findings !== undefined && outcome === 'success') return ['✅', 'is valid']
  if (outcome === 'invalid' && errors.every(({ file }) => file === null)) return ['❌', 'was not run']
  if (result.suspended?.waits_for === 'shards') return ['⏸️', 'waits for its shards']
  return WORDS[outcome]
}

/** Why it ended so, in one sentence. */
export function sentence(data: SummaryData): string {
  const { result } = data
  const { termination, gate } = result
  if (termination !== null)
    return `Terminated by ${codeSpan(termination.terminated_by)}: ${codeSpan(termination.reason, 1000)}`
  if (gate !== null) return gateSentence(gate)
  const [error, ...others] = leadingErrors(result.errors)
  if (error === undefined) return [ran(result), ...handledSentences(result)].join(' ')
  if (others.length > 0 && result.findings === undefined) return manySentence(result)
  const node = error.node_id === null ? '' : ` at ${codeSpan(error.node_id)}`
  const again = error.transient === true ? ' It is transient: another run may succeed without any change.' : ''
  return `**${codeSpan(error.kind)}**${node}: ${codeSpan(error.message, 1000)}${again}`
}

const MAX_KINDS = 5

/** Which kinds ended the run; where they come from follows in a table. */
function manySentence({ errors }: ResultDocument): string {
  const families = reportedFamilies(errors)
  const kinds = families
    .slice(0, MAX_KINDS)
    .map(({ kind, count }) => `**${codeSpan(kind)}**${count === 1 ? '' : ` ${count} times`}`)
  const more = families.length - kinds.length
  const group = errors.find(({ kind }) => kind === 'internal.group_failed')
  const where = group === undefined || group.node_id === null ? '' : ` in the group ${codeSpan(group.node_id)}`
  return `${kinds.join(', ')}${more > 0 ? ` and ${counted(more, 'more kind')}` : ''}${where}`
}

const SHORT_STDERR = { lines: 20, chars: 2000 }

/** The end of stderr: open when it is short. */
export function stderrBlock(error: ReportedError, max: number): string | null {
  const text = stderrOf(error).replace(/\s+$/, '')
  if (text === '' || max === 0) return null
  const exitCode = exitCodeText(error)
  const code = exitCode === null ? '' : `, exit code ${exitCode}`
  const block = codeBlock(text, 'text', max)
  const isShort = text.length <= SHORT_STDERR.chars && text.split('\n').length <= SHORT_STDERR.lines
  return isShort ? `The end of stderr${code}:\n\n${block}` : folded(`The end of stderr${code}`, block)
}

/** A run that ended well after an error says which one, and who took it. */
function handledSentences({ handled = [], tolerated }: ResultDocument): readonly string[] {
  const shown = handled.slice(0, MAX_HANDLED)
  const more = handled.length - shown.length
  return [
    ...shown.map(({ node, kind, by }) =>
      tolerated === true
        ? `${codeSpan(kind)} at ${codeSpan(node)} is tolerated.`
        : `${codeSpan(kind)} at ${codeSpan(node)} was handled by ${codeSpan(by)}.`,
    ),
    ...(more > 0 ? [`${counted(more, 'more error')} handled.`] : []),
  ]
}

function ran(result: ResultDocument): string {
  const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = result.execution
  if (total === 0) return 'Nothing ran.'
  return `${executed} of ${counted(total, 'node')} ran in ${durationText(duration)}.`
}

/** What the error names first, the node's line second; links where the commit is known. */
export function whereLine(error: ReportedError, data: SummaryData): string | null {
  const named = data.placeOf?.(error) ?? null
  const node = error.file === null ? null : { file: error.file, line: error.line }
  const link = (place: NamedPlace): string => linkedPlace(place, data.github, codeSpan)
  const raising = node === null ? [] : [link(node)]
  const by = error.node_id === null || named === null ? '' : `${codeSpan(error.node_id)} at `
  const places = named === null ? raising : [link(named), ...raising.map((place) => `raised by ${by}${place}`)]
  if (places.length === 0) return null
  const through = error.frames.slice(1).map((frame) => `${codeSpan(frame.node)} in ${codeSpan(frame.file)}`)
  const tail = through.length === 0 ? '' : `, through ${through.join(', ')}`
  return `Where: ${places.join(', ')}${tail}`
}

export function linkedPlace(place: NamedPlace, github: GithubRecord | null, show: (text: string) => string): string {
  const text = show(`${place.file}${place.line === null ? '' : `:${place.line}`}`)
  const link = sourceLink(place, github)
  return link === null ? text : `[${text}](${link})`
}

/** The graph in the colours of what happened. */
export function graphBlock(data: SummaryData): string | null {
  const { graph, account } = data
  if (graph === null || account === null || graph.nodes.length === 0) return null
  const { walk } = account
  const drawn = mermaid(graph, walk.states(graph), {
    pathTaken: walk.path.filter((node, index) => node !== walk.path[index - 1]),
    routeTaken: (from, to) => walk.routes.get(from)?.get(to) ?? null,
  })
  return codeBlock(drawn, 'mermaid', 60_000)
}

/** Commands to paste, as a block. */
export function commands(title: string, lines: readonly string[]): string | null {
  return lines.length === 0 ? null : `**${title}**\n\n${codeBlock(lines.join('\n'), 'sh', 8000)}`
}

/** Where the files of the run can be fetched: a link, or the name where the upload is yet to come. */
export function artifactLine(data: SummaryData): string | null {
  const url = data.artifactUrl === undefined || data.artifactUrl === null ? null : linkTarget(data.artifactUrl)
  const name = data.artifactName ? ` ${codeSpan(data.artifactName)}` : ''
  if (url === null) return name === '' ? null : `Run folder as an artifact:${name}`
  return `[Run folder as an artifact](${url})${name}`
}
