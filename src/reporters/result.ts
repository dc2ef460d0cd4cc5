import { findCauseKind } from '../account/diagnosis.js'
import { nameWorkflow } from '../account/next-steps.js'
import type { Overcome } from '../account/pending-errors.js'
import type { CommandInput, ResultInput } from '../account/report.js'
import { toReportedError, toStaticError, withGraph } from '../account/reported-errors.js'
import { NOT_ENDED, type RunAccount, type RunEnding } from '../account/run-account.js'
import type { Raised } from '../core/envelope.js'
import { type Finding, formatPlacedMessage, pickShownFields } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import { type PendingGate, toExitCode } from '../core/outcome.js'
import type { HandledError, ReportedError, ResultDocument, Suspended } from '../core/report.js'
import type { ShardShare } from '../core/sharding.js'
import { type CommandWord, joinShellWords, toPathWord } from '../text/shell-words.js'

export function buildResult(input: ResultInput): ResultDocument {
  const { account, graph } = input
  const end = account.ending ?? NOT_ENDED
  const errors = listRunErrors(input, end).map((error) => toReported(error, input))
  const steps = account.steps.reports(graph, new Set(input.repaired ?? []))
  const executed = steps.filter((step) => step.status !== 'not_executed').length
  const gates = end.gate === null ? [] : account.notices.gates(end.gate)
  const { handled, handledTotal } = account.errors
  const tests = account.tests.totals()
  const tolerated = input.oneStep === undefined ? null : findTolerated(account)
  return {
    schema_version: 1,
    success: end.outcome === 'success',
    outcome: end.outcome,
    exit_code: toExitCode(end.outcome, end.signal),
    run_id: input.runId,
    workflow: { name: input.workflowName, file: input.workflowFile },
    output: end.output,
    error: errors[0]?.message ?? (end.outcome === 'success' ? null : (end.termination?.reason ?? null)),
    error_cause: findHaltCause(end.error),
    ...(tolerated === null ? {} : { tolerated: true as const }),
    errors,
    warnings: [...(input.warnings ?? []), ...account.notices.texts()],
    ...(handled.length === 0 ? {} : { handled: handled.map((each) => withDetails(each, tolerated)) }),
    ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}),
    ...(tests === null ? {} : { tests }),
    ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
    termination: end.termination,
    gate: end.gate,
    suspended: toSuspended(end, gates),
    ...(end.shard === null ? {} : { shard: toReportedShare(end.shard) }),
    ...(gates.length > 1 ? { gates } : {}),
    checkpoint: {
      completed_nodes: account.steps.listCompleted(graph),
      node_actions: account.steps.actions(graph),
      node_hashes: input.hashes,
      // The outermost frame is the node of the root, which a resume runs again.
      failed_node: end.error?.frames.at(-1)?.node ?? null,
      path: input.checkpointPath,
      ...(input.checkpointError === undefined ? {} : { error: input.checkpointError }),
    },
    execution: { duration_ms: end.duration_ms, nodes_executed: executed, nodes_total: steps.length, steps },
    metrics: {
      duration_ms: end.duration_ms,
      nodes_executed: executed,
      total_cost_usd: account.usage.cost(),
      ...account.usage.metrics(),
    },
    policies: account.governance.policies,
    dead_letters: [...account.governance.deadLetters.values()],
    escalations: account.governance.escalations,
    next_commands: listNextCommands(end, input, gates),
  }
}

/** Returns the kind that a halt is about: that of its route, otherwise that which the halting node was handling. */
function findHaltCause(error: Raised | null): string | null {
  if (error?.envelope.kind !== 'halt.intentional') return null
  return findCauseKind(error.envelope.details) ?? error.while_handling?.[0]?.kind ?? null
}

function toSuspended({ outcome, plan }: RunEnding, gates: readonly PendingGate[]): Suspended | null {
  if (outcome !== 'suspended') return null
  if (plan === null) return { waits_for: 'gate', gates: gates.map(({ node }) => node) }
  const { group, total, shards } = plan
  return { waits_for: 'shards', group, total, shards }
}

function toReportedShare({ visit: _, ...share }: ShardShare): Omit<ShardShare, 'visit'> {
  return share
}

/** Adds the details of the error that a single step tolerated, such as its places. */
function withDetails(handled: HandledError, tolerated: Overcome | null): HandledError {
  const { kind, details } = tolerated?.error.envelope ?? {}
  return details === undefined || handled.by !== 'recover' || handled.kind !== kind ? handled : { ...handled, details }
}

export function findTolerated({ ending, errors }: RunAccount): Overcome | null {
  if (ending?.outcome !== 'success') return null
  return [...errors.overcome.values()].find(({ by }) => by === 'recover') ?? null
}

function toReported(error: Raised, input: ResultInput): ReportedError {
  const { account, graph, runDir } = input
  const { kind, details } = error.envelope
  const node = error.frames[0]?.node ?? ''
  const taken = account.reactions.findLast(node, kind) ?? account.reactions.findLast(node, findCauseKind(details) ?? '')
  const isInside = (other: Raised): boolean => other.frames.length > error.frames.length && other.attempts > 1
  return toReportedError(error, {
    ...input,
    isSpent: kind === 'internal.group_failed' && account.errors.recorded.some(isInside),
    action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
    positionOf: withGraph(input.positionOf, graph),
    ...(runDir === null ? {} : { traceFile: `${runDir}/events.jsonl` }),
  })
}

/** Returns the result of a validation: `invalid` if there are errors, otherwise a success without steps. */
export function createInvalidResult(
  findings: readonly Finding[],
  workflowFile: string,
  {
    contract,
    workflowName = null,
    commandFile,
  }: {
    readonly contract?: JsonObject
    readonly workflowName?: string | null
    /** The file in commands; absent if `validate` would not report the same findings, as for answers, inputs or a run folder. */
    readonly commandFile?: string
  } = {},
): ResultDocument {
  const errors = findings.filter((finding) => finding.severity === 'error').map(toStaticError)
  const outcome = errors.length === 0 ? 'success' : 'invalid'
  return {
    schema_version: 1,
    success: outcome === 'success',
    outcome,
    exit_code: toExitCode(outcome, null),
    run_id: null,
    workflow: { name: workflowName, file: workflowFile },
    output: null,
    error: errors[0]?.message ?? null,
    error_cause: null,
    errors,
    warnings: findings.filter(({ severity }) => severity === 'warning').map(formatPlacedMessage),
    termination: null,
    gate: null,
    suspended: null,
    checkpoint: null,
    execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
    metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
    policies: [],
    dead_letters: [],
    escalations: [],
    findings: findings.map(pickShownFields),
    ...(contract === undefined ? {} : { contract }),
    next_commands:
      errors.length === 0 || commandFile === undefined
        ? []
        : [joinShellWords(['conductor', 'validate', toPathWord(commandFile)])],
  }
}

/** Returns the error that ended the run, then the other recorded ones. */
function listRunErrors({ account }: ResultInput, { error }: RunEnding): readonly Raised[] {
  const { recorded } = account.errors
  return error === null ? recorded : [error, ...recorded.filter((other) => other.ends_run !== true)]
}

const MAX_OPTIONS = 10

/** Returns the commands to paste next, the most useful first; `gates` are the waiting gates. */
function listNextCommands(end: RunEnding, input: ResultInput, gates: readonly PendingGate[]): readonly string[] {
  const { account, oneStep, resumeFrom = null, inputsForCommands } = input
  const runDir = input.commandDir === undefined ? input.runDir : input.commandDir
  const file = toPathWord(input.commandFile ?? input.workflowFile)
  const asMoved = (command: string) => (runDir === input.runDir ? command : nameWorkflow(command, file))
  const inFolder = (verb: string): readonly string[] =>
    runDir === null ? [] : [asMoved(joinShellWords(['conductor', verb, toPathWord(runDir)]))]
  const redrive = account.governance.deadLetters.size > 0 ? inFolder('redrive') : []
  // Shards cannot start from a node whose secret output is lost.
  if (end.plan !== null && runDir !== null && resumeFrom === null)
    return listPlanCommands(runDir, end.plan.shards, input)
  if (end.outcome === 'success') return redrive
  if (oneStep !== undefined) return [...inFolder('explain'), oneStep.again]
  const isHalted = end.error?.envelope.kind === 'halt.intentional' && end.shard === null
  const mayResume = input.resumable && end.termination === null && !isHalted
  return [
    ...(runDir !== null && mayResume ? listResumeCommands(runDir, input, gates).map(joinShellWords).map(asMoved) : []),
    ...redrive,
    ...inFolder('explain'),
    joinShellWords(['conductor', 'run', file, ...listInputWords(Object.entries(inputsForCommands))]),
  ]
}

function listPlanCommands(runDir: string, shards: number, input: ResultInput): readonly string[] {
  const together = `${runDir}-shards`
  const resume = (...words: readonly string[]): string =>
    joinShellWords(['conductor', 'resume', toPathWord(runDir), ...words, ...listWordsAgain(input)])
  return [
    ...Array.from({ length: shards }, (_, index) =>
      resume('--shard', `${index + 1}/${shards}`, '--run-dir', toPathWord(`${together}/${index + 1}`)),
    ),
    resume('--join', toPathWord(together)),
  ]
}

function listInputWords(inputs: readonly (readonly [string, CommandInput])[]): readonly CommandWord[] {
  return inputs.flatMap(([name, input]) => ['-i', typeof input === 'string' ? `${name}=${input}` : { name, ...input }])
}

function listWordsAgain({ inputsForCommands, inputsAgain = [] }: ResultInput): readonly CommandWord[] {
  return listInputWords(Object.entries(inputsForCommands).filter(([name]) => inputsAgain.includes(name)))
}

/** Returns a command for each answer; if several gates wait, the first command answers all of them. */
function listResumeCommands(runDir: string, input: ResultInput, waiting: readonly PendingGate[]) {
  const { resumeFrom = null } = input
  const from = resumeFrom === null ? [] : ['--from', resumeFrom]
  const resume = ['conductor', 'resume', toPathWord(runDir), ...from, ...listWordsAgain(input)]
  const gates = [...new Map(waiting.map((gate) => [gate.node, gate])).values()]
  const single = gates.flatMap(listAnswers)
  if (single.length === 0) return [resume]
  const all = gates.flatMap((gate) => listAnswers(gate)[0] ?? [])
  const choices = gates.length > 1 ? [all, ...single] : single
  return choices.slice(0, MAX_OPTIONS).map((choice) => [...resume, ...choice])
}

/** Returns an answer for each option; the fields of a `questions` node are answered together. */
function listAnswers({ node, options }: PendingGate): readonly (readonly string[])[] {
  const fields = options.flatMap(({ value, prompt_for: field }) => (value === '' && field !== null ? [field] : []))
  const fill = (field: string): readonly string[] => ['--gate', `${node}.${field}=TEXT`]
  if (fields.length > 0 && fields.length === options.length) return [fields.flatMap(fill)]
  return options.map(({ value, prompt_for: field }) => {
    return ['--gate', `${node}=${value}`, ...(field === null ? [] : fill(field))]
  })
}
