import { type Diagnosis, type DiagnosisInput, formatPlace } from '../account/diagnosis.js'
import type { Reaction } from '../account/logs.js'
import { listNextParts } from '../account/next-steps.js'
import type { StepStatus } from '../account/steps.js'
import { formatDuration } from '../core/duration.js'
import { NO_FILE } from '../core/finding.js'
import { asString, getOwnEntry, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import { type AgentMetrics, END_NODE, isUndelivered, RECORDED, type WorkflowGraph, withNobody } from '../core/report.js'
import {
  type Block,
  type BlockLine,
  createCode,
  createName,
  type Inline,
  joinParts,
  listFact,
} from '../markup/blocks.js'
import { linkTarget } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { type ErrorReader, shortCommit } from './error-blocks.js'
import { renderMermaid } from './graph.js'

/** Input of every page about a run; `graph` and `account` are null if nothing ran. */
export interface PageInput extends DiagnosisInput, ErrorReader {
  readonly graph: WorkflowGraph | null
  readonly artifactUrl?: string | null
  /** Distinguishes this use of the action from others in the job, besides the matrix leg. */
  readonly use?: string
  readonly seenBefore?: string | null
  /** Whether the job succeeds although the run did not, because `fail-on` does not name the outcome. */
  readonly jobPasses?: boolean
}

export interface RunPage extends PageInput {
  readonly diagnosis: Diagnosis
}

/** Returns what there is to say about one subject; nothing if it does not apply. */
export type BlockMaker = (page: RunPage) => readonly Block[]

const MAX_KINDS = 5

function createText(...line: readonly Inline[]): readonly Block[] {
  return [{ type: 'text', line }]
}

/** Names the node of an error; one step has no other. */
function createAt({ hasNodes }: Diagnosis, node: string | null): readonly Inline[] {
  return node === null || !hasNodes ? [] : [' at ', createName(node, 300)]
}

/** Returns the sentence at the top of a page: why the run ended as it did. */
export const listReason: BlockMaker = ({ result, diagnosis }) => {
  const { termination, gates, error, isMany } = diagnosis
  if (gates.length > 0) return []
  if (termination !== null)
    return createText(...describeCause(diagnosis), ': ', { text: termination.reason, max: 4000, look: 'lines' })
  if (error === null) return createText(formatRan(diagnosis, result.execution))
  if (isMany && error.cause === null) return createText(...describeCause(diagnosis))
  const message = { text: error.message, max: 4000 }
  return createText(...describeCause(diagnosis), ': ', message, error.isTransient ? TRANSIENT : '')
}

const TRANSIENT = ' It is transient: another run may succeed without any change.'

/** Names what ended the run: the node that ended it on purpose, the gate that waits, or the errors by kind. */
export function describeCause(diagnosis: Diagnosis): readonly Inline[] {
  const { termination, error, isMany, kinds, group } = diagnosis
  const [gate] = diagnosis.gates
  if (termination !== null) {
    const { status, terminated_by: by } = termination
    return [
      { text: `terminate · ${status === 'success' ? status : 'failed'}`, look: 'kind' },
      ' on purpose by ',
      createName(by),
    ]
  }
  if (gate !== undefined) return [createName(gate.node), ' waits for an answer']
  if (error === null) return []
  if (!isMany) return [{ text: error.kind, look: 'kind' }, ...createAt(diagnosis, error.name)]
  const shown = kinds.slice(0, MAX_KINDS).flatMap(({ kind, count }, at): readonly Inline[] => {
    return [at === 0 ? '' : ', ', { text: kind, look: 'kind' }, count === 1 ? '' : ` ${count} times`]
  })
  const hidden = kinds.length - MAX_KINDS
  const more = hidden > 0 ? ` and ${formatCount(hidden, 'more kind')}` : ''
  return [...shown, more, ...(group === null ? [] : [' in the group ', createName(group)])]
}

function formatRan({ hasNodes }: Diagnosis, execution: DiagnosisInput['result']['execution']): string {
  const { nodes_executed: executed, nodes_total: total, duration_ms: duration } = execution
  if (total === 0) return 'Nothing ran.'
  return `${hasNodes ? `${executed} of ${formatCount(total, 'node')}` : 'The step'} ran in ${formatDuration(duration)}.`
}

export const listJobRemark: BlockMaker = ({ jobPasses, result: { outcome } }) =>
  jobPasses === true ? createText(`The job does not fail, because \`fail-on\` does not name \`${outcome}\`.`) : []

/** Returns the errors that did not end the run, by what became of them. */
export const listHandled: BlockMaker = ({ result, diagnosis }) => {
  const { handled, handledTotal } = diagnosis
  const lines = { handled: [] as BlockLine[], tolerated: [] as BlockLine[], quarantine: [] as BlockLine[] }
  for (const { node, kind, by, through = [], item, message } of handled) {
    const at = [createCode(kind), ...createAt(diagnosis, item === undefined ? node : `${node} [${item}]`)]
    if (by === 'quarantine') lines.quarantine.push({ text: message, max: 300 })
    else if (result.tolerated === true) lines.tolerated.push([...at, ': ', { text: message, max: 300 }])
    else if (by === 'group') lines.tolerated.push(at)
    else lines.handled.push([...at, ', by ', createName(by), ...describeThrough(through)])
  }
  const hidden = handledTotal - handled.length
  return Object.entries(lines).flatMap(([label, all]) =>
    listFact(label, all, { noun: 'error', total: all.length + (label === 'handled' ? hidden : 0) }),
  )
}

/** Names the handlers of an error that failed before the one that completed. */
function describeThrough(names: readonly string[]): readonly Inline[] {
  const parts = names.map((name) => createName(name))
  return names.length === 0 ? [] : [' after ', ...joinParts(parts, 5), ' failed']
}

export const listGates: BlockMaker = ({ diagnosis: { gates } }) =>
  gates.slice(0, 10).flatMap(({ node, prompt, options }) => [
    ...listFact('gate', [createName(node)]),
    ...listFact('asks', [{ text: prompt, max: 4000 }]),
    // The prompt of a `questions` node holds the questions already.
    ...listFact(
      'option',
      options
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => [createCode(value), ' (', { text: label, max: 200 }, ')']),
      { noun: 'option', weight: 2 },
    ),
  ])

export const listWarnings: BlockMaker = ({ result: { warnings } }) =>
  listFact(
    warnings.length === 1 ? 'warning' : 'warnings',
    warnings.map((text) => ({ text, max: 500 })),
    { noun: 'warning', where: 'in result.json' },
  )

export const listSeenBefore: BlockMaker = ({ seenBefore }) =>
  seenBefore ? listFact('ledger', [toOneLine(seenBefore, 300)]) : []

function createKindAt({ kind, node, item }: JsonObject): readonly Inline[] {
  const where = `${asString(node)}${typeof item === 'string' ? ` [${item}]` : ''}`
  return [createCode(asString(kind)), ' at ', createName(where, 300)]
}

function createField(record: Json, name: string): Inline {
  return { text: asString(isJsonObject(record) ? record[name] : undefined), max: 300 }
}

/** Returns where escalations of this run went: `external.x at deploy: issue #12, notify (the title)`. */
export const listEscalations: BlockMaker = ({ result: { escalations } }) => {
  const lines = escalations
    .filter(({ earlier }) => earlier !== true)
    .map((escalation) => {
      const delivery = withNobody(asString(escalation['delivery'], RECORDED))
      const told: Inline = isUndelivered(escalation) ? { text: delivery, max: 500 } : delivery
      return [...createKindAt(escalation), ': ', told, ' (', createField(escalation, 'title'), ')']
    })
  return listFact('escalated', lines, { noun: 'escalation' })
}

/** Returns dead letters, denials of policies and changes of breakers. */
export const listGovernance: BlockMaker = ({ result, account }) => {
  const letters = result.dead_letters.map((letter) => [
    ...createKindAt(letter),
    ' (',
    createField(letter, 'reason'),
    '); `conductor redrive` runs it again',
  ])
  const denials = result.policies
    .filter((answer) => isJsonObject(answer) && answer['allowed'] === false)
    .map((answer) => [
      createField(answer, 'node'),
      ' by ',
      createField(answer, 'policy_name'),
      ': ',
      createField(answer, 'reason'),
    ])
  const circuits = (account?.governance.circuits ?? []).map(({ key, from, to }) => [
    createCode(key),
    `: ${from} → ${to}`,
  ])
  return [
    ...listFact('given up', letters, { noun: 'dead letter' }),
    ...listFact('denied', denials, { noun: 'denial' }),
    ...listFact('circuit breaker', circuits, { noun: 'change' }),
  ]
}

/** Returns how the run reacted to errors. */
export function listReactions(reactions: readonly Reaction[]): readonly Block[] {
  if (reactions.length === 0) return []
  const entries = reactions.map((reaction) => [
    ...(reaction.kind === 'internal.group_failed'
      ? ['the group ', createName(reaction.node), ' failed']
      : [createName(reaction.node), ' raised ', createCode(reaction.kind)]),
    ': ',
    ...describeReaction(reaction),
  ])
  return [
    { type: 'heading', line: 'What was tried' },
    { type: 'list', entries, isTail: true, noun: 'reaction', weight: 2 },
  ]
}

const REACTIONS: Readonly<Record<string, string>> = {
  recover: 'recovered',
  propagate: 'handed to the caller',
  halt: 'halted by a route',
}

function describeReaction({ action, to, count, waitedSeconds }: Reaction): readonly Inline[] {
  if (action === 'retry') {
    const waited = formatDuration(waitedSeconds * 1000)
    return [count === 1 ? `retried after ${waited}` : `retried ${count} times, after ${waited} in all`]
  }
  const isRouted = action === 'to' || action === 'end'
  const times = count === 1 ? '' : ` (${count} times)`
  if (isRouted) return ['went to ', createName(to ?? END_NODE), times]
  return [getOwnEntry(REACTIONS, action) ?? 'no route handled it', times]
}

export const listFindings: BlockMaker = ({ result: { findings = [] } }) => {
  if (findings.length === 0) return []
  const entries = findings.map(({ severity, file, line, column, code, message, suggestion }) => [
    `${severity}: `,
    ...(file === NO_FILE ? [] : [createCode(`${formatPlace({ file, line })}:${column}`), ' ']),
    createCode(code),
    ' ',
    { text: message, max: 500 },
    ...(suggestion === null ? [] : [' ', createCode(suggestion)]),
  ])
  return [{ type: 'list', entries, noun: 'finding', weight: 5 }]
}

/** Returns what to do next, with commands that work where the reader is. */
export const listNext: BlockMaker = ({ result, github, diagnosis: { next } }) => {
  const parts = listNextParts(next, result)
  if (parts.every(({ label }) => label === '')) return []
  const commit = github && shortCommit(github)
  const clone = github && [
    ', in a clone of ',
    createCode(github.repository),
    ...(commit === null ? [] : [' at ', createCode(commit)]),
    ':',
  ]
  const lost = 'The run folder was not uploaded and is lost with its machine: run it again to reproduce.'
  return [
    { type: 'heading', line: ['What next', ...(clone ?? [])] },
    ...(next.isLost && !result.success ? [{ type: 'text', line: lost, isQuiet: true } as const] : []),
    { type: 'commands', parts },
  ]
}

/** Returns the first two commands: download and explain the run, or run it again. */
export const listFirstCommands: BlockMaker = ({ diagnosis: { next, verdict } }) => {
  const commands = [...next.fetch, ...next.explain, ...next.again].slice(0, 2)
  if (commands.length === 0 || verdict.tone === 'good') return []
  return [{ type: 'commands', parts: [{ label: '', what: '', commands }] }]
}

/** Links the artifact of the run folder; only its name if the upload is still to come. */
export const listArtifact: BlockMaker = ({ artifactUrl = null, artifactName }) => {
  const href = artifactUrl === null ? null : linkTarget(artifactUrl)
  if (href === null && !artifactName) return []
  const words = 'Run folder as an artifact'
  const name = artifactName ? [href === null ? ': ' : ' ', createCode(artifactName)] : []
  return createText(href === null ? words : { words, href }, ...name)
}

export const listRunLink: BlockMaker = ({ github }) => {
  if (github === null) return []
  const href = linkTarget(github.run_url)
  const commit = shortCommit(github)
  const run = href === null ? [] : [{ words: 'Run', href }, ' · ']
  return commit === null ? createText(...run.slice(0, 1)) : createText(...run, 'commit ', createCode(commit))
}

const STATUS: Readonly<Record<StepStatus, string>> = {
  completed: '✅ completed',
  recovered: '✅ completed after an error',
  tolerated: '🟡 completed, some failed',
  failed: '❌ failed',
  handled: '🟡 error handled',
  waiting: '⏸️ waiting',
  open: '❌ cut short',
  skipped: '⚪ not executed',
  'terminated-success': '🟢 terminate · success',
  'terminated-failed': '🔴 terminate · failed',
}

const MAX_UNEXECUTED = 50

/** Returns a row for each step of a workflow file; of a large file, for each that ran. */
export const listSteps: BlockMaker = ({ result, graph, account, diagnosis: { hasNodes } }) => {
  const { steps } = result.execution
  if (steps.length === 0 || !hasNodes) return []
  const states: ReadonlyMap<string, StepStatus> =
    graph === null || account === null ? new Map() : account.steps.states(graph)
  const order = [...states.keys()]
  const rows = steps
    .filter(({ status }) => steps.length <= MAX_UNEXECUTED || status !== 'not_executed')
    .toSorted((a, b) => order.indexOf(a.node_id) - order.indexOf(b.node_id))
    .map((step) => {
      const notes = [...(step.cached ? ['cached'] : []), ...(step.repaired ? ['changed'] : [])].join(', ')
      const group = account?.notices.tolerated.get(step.node_id)
      const state = states.get(step.node_id) ?? 'skipped'
      const isReached = step.status !== 'not_executed' || state === 'waiting'
      const word =
        group === undefined
          ? STATUS[isReached ? state : 'skipped']
          : `🟡 completed, ${group.failed} of ${group.total} failed`
      return [
        createCode(step.node_id, 120),
        createCode(step.type),
        `${word}${notes === '' ? '' : ` (${notes})`}`,
        step.attempts === 0 ? '' : String(step.attempts),
        step.duration_ms === null ? '' : formatDuration(step.duration_ms),
      ]
    })
  const columns = ['Node', 'Type', 'Status', 'Attempts:', 'Duration:']
  const hidden = { total: steps.length, noun: 'node', where: 'not shown' }
  return [{ type: 'table', label: 'steps', columns, rows, ...hidden, isTail: true, weight: 25 }]
}

/** Returns the token usage of agents, the highest first. */
export const listAgents: BlockMaker = ({ result }) => {
  const { agents = {}, input_tokens: input, output_tokens: output } = result.metrics
  const rows = Object.entries(agents)
    .toSorted(([, a], [, b]) => countTokens(b) - countTokens(a))
    .map(([name, agent]) => [
      createCode(name, 120),
      createCode(agent.model === '' ? agent.provider : agent.model, 100),
      `${agent.runs}`,
      `${agent.input_tokens ?? '?'}`,
      `${agent.output_tokens ?? '?'}`,
      formatDuration(agent.duration_ms),
    ])
  if (rows.length === 0) return []
  const columns = ['Agent', 'Model', 'Runs:', 'Input:', 'Output:', 'Duration:']
  return [
    ...(input === undefined ? [] : createText(`Agents used ${input} input and ${output ?? 0} output tokens.`)),
    { type: 'table', label: 'agents', columns, rows, noun: 'agent', where: 'not shown', weight: 25 },
  ]
}

function countTokens({ input_tokens: input, output_tokens: output }: AgentMetrics): number {
  return (input ?? 0) + (output ?? 0)
}

export const listGraph: BlockMaker = ({ graph, account, diagnosis: { hasNodes } }) => {
  if (graph === null || account === null || graph.nodes.length === 0 || !hasNodes) return []
  const path = account.walk.path.filter((node, index) => node !== account.walk.path[index - 1])
  const text = renderMermaid(graph, account.steps.states(graph), path)
  return [{ type: 'code', label: 'graph', title: 'Graph', text, language: 'mermaid' }]
}
