import { jsonText } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import { type ReportedError, type ResultDocument, waitingGates } from '../core/report.js'
import { codeBlock, codeSpan, folded, linkTarget } from '../text/markdown.js'
import { oneLine } from '../text/terminal-text.js'
import { shellCommand } from './shell-words.js'
import { governanceList } from './summary-governance.js'
import {
  agentsTable,
  artifactLine,
  commands,
  findingsList,
  gateSentence,
  graphBlock,
  heading,
  innerSections,
  sentence,
  stepTable,
  type Told,
  triedList,
  whereLine,
} from './summary-parts.js'
import { counted } from './text-format.js'

/** What a job summary needs besides the story. */
export interface SummaryInput extends Told {
  /** The most that may be written: GitHub's limit less what the file holds already. */
  readonly budgetBytes?: number
}

const LIMIT = 1024 * 1024
const COMMENT_CHARS = 60_000

/** How much of everything is shown; each step shows less until the page fits. */
interface Amount {
  readonly details: number
  readonly errors: number
  readonly steps: number
  readonly tried: number
  readonly warnings: number
  readonly graph: boolean
  readonly inner: boolean
}

const AMOUNTS: readonly Amount[] = [
  { details: 60_000, errors: 20, steps: 500, tried: 30, warnings: 50, graph: true, inner: true },
  { details: 10_000, errors: 10, steps: 200, tried: 20, warnings: 20, graph: true, inner: true },
  { details: 2000, errors: 5, steps: 50, tried: 10, warnings: 5, graph: true, inner: false },
  { details: 1000, errors: 2, steps: 20, tried: 5, warnings: 2, graph: false, inner: false },
  { details: 300, errors: 1, steps: 0, tried: 0, warnings: 0, graph: false, inner: false },
]

/** The page that a reviewer understands in ten seconds; always below its budget, however much there is to say. */
export function summaryMarkdown(input: SummaryInput): string {
  const budget = Math.min(input.budgetBytes ?? LIMIT, LIMIT) - 1
  for (const amount of AMOUNTS) {
    const page = summaryPage(input, amount)
    if (Buffer.byteLength(page) <= budget) return page
  }
  const short = `## ${heading(input)}\n`
  return Buffer.byteLength(short) <= budget ? short : ''
}

function summaryPage(told: Told, amount: Amount): string {
  const { result, account } = told
  const [error] = result.errors
  const tried = account === null || amount.tried === 0 ? null : triedList(account, amount.tried)
  const steps = amount.steps === 0 ? null : stepTable(result, amount.steps)
  return joined([
    `## ${heading(told)}`,
    sentence(told),
    error === undefined ? null : whereLine(error, told.github),
    error === undefined ? null : adviceLine(error, told),
    seenBefore(told),
    gateOptions(result),
    findingsList(result, amount.errors * 5),
    governanceList(told, Math.min(amount.tried, 20)),
    tried === null ? null : `**What was tried**\n\n${tried}`,
    amount.graph ? graphBlock(told) : null,
    steps,
    agentsTable(result, amount.steps),
    ...detailSections(result, amount),
    ...(account !== null && amount.inner ? innerSections(account) : []),
    warnings(result, amount.warnings),
    ...wayOn(told),
    artifactLine(told),
  ])
}

/** One comment on a pull request, found again by its marker; closed when there is nothing to see. */
export function commentMarkdown(input: Told & { readonly key: string }): string {
  const marker = commentMarker(input.key)
  const { result } = input
  const [error] = result.errors
  for (const amount of AMOUNTS) {
    const body = joined([
      sentence(input),
      error === undefined ? null : whereLine(error, input.github),
      error === undefined ? null : adviceLine(error, input),
      gateOptions(result),
      findingsList(result, amount.errors),
      ...detailSections(result, { ...amount, details: Math.min(amount.details, 4000), errors: 3 }),
      ...foldedSteps(result, Math.min(amount.steps, 50)),
      ...wayOn(input),
      artifactLine(input),
      runLine(input),
    ])
    const page = result.success
      ? `${marker}\n${folded(heading(input), body)}\n`
      : `${marker}\n### ${heading(input)}\n\n${body}`
    if (page.length <= COMMENT_CHARS) return page
  }
  return `${marker}\n### ${heading(input)}\n`
}

/** The line by which a later run finds its comment. */
export function commentMarker(key: string): string {
  return `<!-- conductor-action:${key.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/--+/g, '-')} -->`
}

const MAX_GATES = 10

/** What the ledger knows about the error. */
function seenBefore({ seenBefore: seen = null }: Told): string | null {
  return seen === null || seen === '' ? null : `Ledger: ${oneLine(seen, 300)}.`
}

function adviceLine(error: ReportedError, told: Told): string | null {
  const url = told.docsUrlFor?.(error.kind) ?? null
  const target = url === null ? null : linkTarget(url)
  const link = target === null ? '' : ` [About this kind](${target})`
  if (error.suggestion === null) return link === '' ? null : link.trim()
  return `Hint: ${codeSpan(error.suggestion, 600)}${link}`
}

function gateOptions(result: ResultDocument): string | null {
  const [first, ...others] = waitingGates(result).slice(0, MAX_GATES)
  if (first === undefined) return null
  // The sentence at the top has told what the first one asks.
  return joined([optionList(first), ...others.flatMap((gate) => [gateSentence(gate), optionList(gate)])]).trimEnd()
}

function optionList({ options }: PendingGate): string {
  return options
    .slice(0, 20)
    .map((option) => `- ${codeSpan(option.value)} ${codeSpan(option.label)}`)
    .join('\n')
}

function detailSections(result: ResultDocument, amount: Amount): readonly string[] {
  if (result.findings !== undefined) return []
  const shown = result.errors.slice(0, amount.errors)
  const sections = shown.flatMap((error, index) => {
    const details = jsonText({ message: error.message, ...error.details }, 2)
    const title = `<code>${error.kind.replace(/[^a-z0-9_.]/g, '_')}</code>: message and details`
    if (index > 0 || Object.keys(error.details).length > 0 || error.message.length > 200)
      return [folded(title, codeBlock(details, 'json', amount.details))]
    return []
  })
  const hidden = result.errors.length - shown.length
  return hidden > 0 ? [...sections, `${counted(hidden, 'more error')} in errors.jsonl.`] : sections
}

function foldedSteps(result: ResultDocument, max: number): readonly string[] {
  const table = max === 0 ? null : stepTable(result, max)
  return table === null ? [] : [folded('Steps', table)]
}

function warnings(result: ResultDocument, max: number): string | null {
  // Findings have them already, with their places.
  if (result.warnings.length === 0 || result.findings !== undefined || max === 0) return null
  const rows = result.warnings.slice(0, max).map((warning) => `- ${codeSpan(warning, 500)}`)
  const hidden = result.warnings.length - rows.length
  const all = [...rows, ...(hidden > 0 ? [`- and ${hidden} more`] : [])].join('\n')
  return folded(`Warnings (${result.warnings.length})`, all)
}

/** How to reproduce and, only where that is possible, how to resume. */
function wayOn(told: Told): readonly (string | null)[] {
  const { result } = told
  const starting = (word: string): readonly string[] =>
    result.next_commands.filter((command) => command.startsWith(`conductor ${word} `))
  return [
    commands('Run it locally', [...starting('run'), ...starting('exec'), ...starting('validate')]),
    commands(result.gate === null ? 'Resume' : 'Answer and resume', resumeLines(told, starting('resume'))),
  ]
}

/** The run folder of a job is gone with its machine: it is fetched from the artifact where there is one. */
function resumeLines(told: Told, resumes: readonly string[]): readonly string[] {
  const { github, artifactName } = told
  const [first] = resumes
  if (first === undefined || github === null) return resumes
  if (!artifactName) {
    const [folder] = first.slice('conductor resume '.length).split(' --gate ')
    return [...resumes, `# or in a later step of the job: resume-from: ${folder}${gatesInput(told.result)}`]
  }
  const fetched = ['gh', 'run', 'download', github.run_id, '-R', github.repository, '-n', artifactName, '-D', 'run']
  const answers = resumes.map((command) => {
    const options = command.search(/ (?:--from|-i|--gate) /)
    return `conductor resume run${options === -1 ? '' : command.slice(options)}`
  })
  return [
    shellCommand(fetched),
    ...answers,
    `# or in the workflow: resume-from: ${github.run_id}/${oneLine(artifactName)}${gatesInput(told.result)}`,
  ]
}

/** The answers as the action takes them, each gate with its first option. */
function gatesInput(result: ResultDocument): string {
  const answers = waitingGates(result).flatMap(({ node, options: [option] }) =>
    option === undefined ? [] : [[node, option.value] as const],
  )
  if (answers.length === 0) return ''
  return `, gates: '${JSON.stringify(Object.fromEntries(answers)).replaceAll("'", "''")}'`
}

function runLine(told: Told): string | null {
  const url = told.github === null ? null : linkTarget(told.github.run_url)
  return url === null ? null : `[Run](${url})`
}

function joined(parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}
