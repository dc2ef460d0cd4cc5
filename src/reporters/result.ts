import { causeKind } from '../account/diagnosis.js'
import type { Overcome } from '../account/errors.js'
import { NOT_ENDED, type RunAccount, type RunEnding } from '../account/run-account.js'
import type { Raised } from '../core/envelope.js'
import type { Finding } from '../core/finding.js'
import { type JsonObject, jsonText } from '../core/json.js'
import { exitCodeOf, type PendingGate } from '../core/outcome.js'
import type { ReportedError, ResultDocument, Suspended } from '../core/report.js'
import type { ShardShare } from '../core/sharding.js'
import { shellPath } from '../text/shell-words.js'
import { nextCommands } from './next-commands.js'
import { toReportedError, toStaticError, withGraph } from './reported-errors.js'
import type { ResultInput } from './result-input.js'

export function buildResult(input: ResultInput): ResultDocument {
  const { account, graph } = input
  const end = account.ending ?? NOT_ENDED
  const errors = errorsOf(input, end).map((error) => reported(error, input))
  const steps = account.steps.reports(graph, new Set(input.repaired ?? []))
  const executed = steps.filter((step) => step.status !== 'not_executed').length
  const gates = end.gate === null ? [] : account.notices.gates(end.gate)
  const { handled, handledTotal } = account.errors
  return {
    schema_version: 1,
    success: end.outcome === 'success',
    outcome: end.outcome,
    exit_code: exitCodeOf(end.outcome, end.signal),
    run_id: input.runId,
    workflow: { name: input.workflowName, file: input.workflowFile },
    output: end.output,
    error: errors[0]?.message ?? null,
    error_cause: end.error?.envelope.kind === 'halt.intentional' ? causeKind(end.error.envelope.details) : null,
    ...(input.oneStep !== undefined && toleratedBy(account) !== null ? { tolerated: true as const } : {}),
    errors,
    warnings: [...(input.warnings ?? []), ...account.notices.texts()],
    ...(handled.length === 0 ? {} : { handled }),
    ...(handledTotal > handled.length ? { handled_total: handledTotal } : {}),
    ...(account.notices.unseenFailures === 0 ? {} : { unseen_failures: account.notices.unseenFailures }),
    termination: end.termination,
    gate: end.gate,
    suspended: suspendedOf(end, gates),
    ...(end.shard === null ? {} : { shard: shareOf(end.shard) }),
    ...(gates.length > 1 ? { gates } : {}),
    checkpoint: {
      completed_nodes: account.steps.completed(graph),
      node_actions: account.steps.actions(graph),
      node_hashes: input.hashes,
      // The root's node that was running when the error was raised: a resume starts it again.
      failed_node: end.error?.frames.at(-1)?.node ?? null,
      path: input.checkpointPath,
    },
    execution: { duration_ms: end.duration_ms, nodes_executed: executed, nodes_total: steps.length, steps },
    metrics: {
      duration_ms: end.duration_ms,
      nodes_executed: executed,
      // No provider says what its answers cost.
      total_cost_usd: null,
      ...account.usage.metrics(),
    },
    policies: account.governance.policies,
    dead_letters: [...account.governance.deadLetters.values()],
    escalations: account.governance.escalations,
    next_commands: nextCommands(end, input, gates),
  }
}

function suspendedOf({ outcome, plan }: RunEnding, gates: readonly PendingGate[]): Suspended | null {
  if (outcome !== 'suspended') return null
  if (plan === null) return { waits_for: 'gate', gates: gates.map(({ node }) => node) }
  const { group, total, shards } = plan
  return { waits_for: 'shards', group, total, shards }
}

function shareOf({ visit: _, ...share }: ShardShare): Omit<ShardShare, 'visit'> {
  return share
}

export function toleratedBy({ ending, errors }: RunAccount): Overcome | null {
  if (ending?.outcome !== 'success') return null
  return [...errors.overcome.values()].find(({ by }) => by === 'recover') ?? null
}

function reported(error: Raised, input: ResultInput): ReportedError {
  const { account, graph, runDir } = input
  const { kind, details } = error.envelope
  const node = error.frames[0]?.node ?? ''
  const taken = account.errors.actionOn(node, kind) ?? account.errors.actionOn(node, causeKind(details) ?? '')
  return toReportedError(error, {
    ...input,
    action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
    positionOf: withGraph(input.positionOf, graph),
    ...(runDir === null ? {} : { traceFile: `${runDir}/events.jsonl` }),
  })
}

/** A file that was checked and not run: `invalid` when it has errors, else a success without steps. */
export function invalidResult(
  findings: readonly Finding[],
  workflowFile: string,
  options: {
    readonly contract?: JsonObject
    readonly workflowName?: string | null
    /** The file as commands name it, where `validate` says the same; it does not for answers, inputs or a run folder. */
    readonly commandFile?: string
  } = {},
): ResultDocument {
  const errors = findings.filter((finding) => finding.severity === 'error').map(toStaticError)
  const outcome = errors.length === 0 ? 'success' : 'invalid'
  return {
    schema_version: 1,
    success: outcome === 'success',
    outcome,
    exit_code: exitCodeOf(outcome, null),
    run_id: null,
    workflow: { name: options.workflowName ?? null, file: workflowFile },
    output: null,
    error: errors[0]?.message ?? null,
    error_cause: null,
    errors,
    warnings: findings
      .filter((finding) => finding.severity === 'warning')
      .map((finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`),
    termination: null,
    gate: null,
    checkpoint: null,
    execution: { duration_ms: 0, nodes_executed: 0, nodes_total: 0, steps: [] },
    metrics: { duration_ms: 0, nodes_executed: 0, total_cost_usd: null },
    policies: [],
    dead_letters: [],
    escalations: [],
    findings,
    ...(options.contract === undefined ? {} : { contract: options.contract }),
    next_commands:
      outcome === 'success' || options.commandFile === undefined
        ? []
        : [`conductor validate ${shellPath(options.commandFile)}`],
  }
}

/** The error that ended the run comes first, also when only its members went on record. */
function errorsOf({ account }: ResultInput, { error }: RunEnding): readonly Raised[] {
  const { recorded } = account.errors
  if (error === null) return recorded
  const key = jsonText([error.envelope, error.frames])
  return [error, ...recorded.filter((one) => jsonText([one.envelope, one.frames]) !== key)]
}
