import type { Raised } from '../core/envelope.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { type JsonObject, jsonText } from '../core/json.js'
import { exitCodeOf, type PendingGate, type RunEnd, type Usage } from '../core/outcome.js'
import { deadLetterId, nodeKey } from '../core/place.js'
import type { AgentMetrics, ReportedError, ResultDocument, WorkflowGraph } from '../core/report.js'
import { type CommandInput, nextCommands, redriveCommand } from './next-commands.js'
import { causeKind, type PositionOf, toReportedError, toStaticError } from './reported-errors.js'
import { shellPath } from './shell-words.js'
import { actionOf, StepLog } from './step-log.js'

const MAX_WARNINGS = 1000
const MAX_POLICIES = 1000
const MAX_GATES = 50

/** What only the one who ran the workflow knows; everything in it is redacted already. */
export interface ResultInput {
  readonly end: RunEnd
  readonly runId: string
  readonly workflowName: string
  readonly workflowFile: string
  readonly durationMs: number
  readonly checkpointPath: string | null
  readonly resumable: boolean
  readonly runDir: string | null
  /** Inputs for `-i`, without secret values. */
  readonly inputsForCommands: Readonly<Record<string, CommandInput>>
  /** Those of them that a resume needs again. */
  readonly inputsAgain?: readonly string[]
  /** The node that a resume has to enter again, if it cannot go on behind it. */
  readonly resumeFrom?: string | null
  /** How the file is named in commands, when not as in reports. */
  readonly commandFile?: string
  /** Nodes that ran again because they changed. */
  readonly repaired?: readonly string[]
  /** Positions of nodes in other files than the root's. */
  readonly positionOf?: PositionOf
  /** A file with everything that templates could have read. */
  readonly traceFile?: string | null
  readonly isRetryable?: (raised: Raised) => boolean
  readonly totalCostUsd?: number | null
  /** Warnings that are no events: those of the validator. */
  readonly warnings?: readonly string[]
}

/** Turns the events of a run into result.json. */
export class ResultCollector implements EventConsumer {
  readonly #graph: WorkflowGraph
  readonly #hashes: Readonly<Record<string, string>>
  readonly #steps: StepLog
  readonly #actions = new Map<string, string>()
  readonly #warnings: string[] = []
  readonly #policies: JsonObject[] = []
  readonly #deadLetters = new Map<string, JsonObject>()
  readonly #escalations: JsonObject[] = []
  readonly #waiting = new Map<string, PendingGate>()
  #moreWarnings = 0
  readonly #agents = new Map<string, AgentMetrics>()

  constructor(options: { readonly graph: WorkflowGraph; readonly hashes: Readonly<Record<string, string>> }) {
    this.#graph = options.graph
    this.#hashes = options.hashes
    this.#steps = new StepLog(options.graph)
  }

  consume(event: StampedEvent): void {
    this.#steps.consume(event)
    switch (event.type) {
      case 'route_taken':
        if (event.kind !== null) this.#actions.set(`${event.node}\n${event.kind}`, actionOf(event))
        return
      case 'gate_waiting': {
        const { node, prompt, options } = event
        this.#waiting.set(nodeKey(event), { node, prompt, options })
        return
      }
      case 'node_completed':
        if (this.#deadLetters.size > 0) this.#deadLetters.delete(deadLetterId(event.run_id, event))
        if (event.usage !== undefined) this.#count(event.node, event.usage, event.duration_ms)
        return
      case 'node_failed':
        this.#waiting.delete(nodeKey(event))
        if (event.usage !== undefined) this.#count(event.node, event.usage, event.duration_ms)
        return
      case 'warning':
        this.#warn(event.message)
        return
      case 'errors_jsonl_write_failed':
        this.#warn(`errors.jsonl could not be written: ${event.error}`)
        return
      case 'checkpoint_save_failed':
        this.#warn(`the checkpoint could not be written: ${event.error}`)
        return
      case 'policy_evaluated':
        this.#policy(event)
        return
      case 'dead_lettered':
        this.#deadLetters.set(event.id, { id: event.id, ...at(event), kind: event.kind, reason: event.reason })
        return
      case 'escalated':
        this.#escalations.push({
          ...at(event),
          kind: event.kind,
          message: event.message,
          title: event.title,
          labels: event.labels,
          assignees: event.assignees,
          ...(event.replayed === true ? { earlier: true } : {}),
        })
        return
      default:
    }
  }

  build(input: ResultInput): ResultDocument {
    const { end } = input
    const raised = errorsOf(end)
    const errors = raised.map((error) => this.#error(error, input))
    const steps = this.#steps.reports(new Set(input.repaired ?? []))
    const executed = steps.filter((step) => step.status !== 'not_executed').length
    const resumable = mayResume(input)
    const gates = end.gate === null ? [] : this.#gates(end.gate)
    return {
      schema_version: 1,
      success: end.outcome === 'success',
      outcome: end.outcome,
      exit_code: exitCodeOf(end.outcome, end.signal),
      run_id: input.runId,
      workflow: { name: input.workflowName, file: input.workflowFile },
      output: end.output,
      error: errors[0]?.message ?? null,
      errors,
      warnings: this.#allWarnings(input.warnings ?? []),
      termination: terminationOf(end),
      gate: end.gate,
      ...(gates.length > 1 ? { gates } : {}),
      checkpoint: {
        completed_nodes: this.#steps.completed(),
        node_actions: this.#steps.actions(),
        node_hashes: this.#hashes,
        failed_node: failedNode(end.error),
        path: input.checkpointPath,
      },
      execution: {
        duration_ms: input.durationMs,
        nodes_executed: executed,
        nodes_total: steps.length,
        steps,
      },
      metrics: {
        duration_ms: input.durationMs,
        nodes_executed: executed,
        total_cost_usd: input.totalCostUsd ?? null,
        ...this.#tokenMetrics(),
      },
      policies: this.#policies,
      dead_letters: [...this.#deadLetters.values()],
      escalations: this.#escalations,
      next_commands: this.#nextCommands(input, resumable, gates),
    }
  }

  #nextCommands(
    { end, runDir, ...input }: ResultInput,
    resumable: boolean,
    gates: readonly PendingGate[],
  ): readonly string[] {
    const deadLetters = this.#deadLetters.size > 0
    if (end.outcome === 'success') return deadLetters && runDir !== null ? [redriveCommand(runDir)] : []
    return nextCommands({
      workflowFile: input.commandFile ?? input.workflowFile,
      inputs: input.inputsForCommands,
      runDir,
      resumable,
      inputsAgain: input.inputsAgain ?? [],
      resumeFrom: input.resumeFrom ?? null,
      gates,
      deadLetters,
    })
  }

  /** Items of a group may ask the same: what differs in nothing is one question. */
  #gates(first: PendingGate): readonly PendingGate[] {
    const distinct = new Map<string, PendingGate>()
    for (const gate of [first, ...this.#waiting.values()]) {
      const key = JSON.stringify([gate.node, gate.prompt, gate.options])
      if (!distinct.has(key)) distinct.set(key, gate)
      if (distinct.size >= MAX_GATES) break
    }
    return [...distinct.values()]
  }

  #error(raised: Raised, input: ResultInput): ReportedError {
    const { kind, details } = raised.envelope
    const node = raised.frames[0]?.node ?? ''
    const taken = this.#actions.get(`${node}\n${kind}`) ?? this.#actions.get(`${node}\n${causeKind(details) ?? ''}`)
    return toReportedError(raised, {
      action: kind === 'halt.intentional' ? 'halt' : (taken ?? 'error'),
      positionOf: (file, name, field) => input.positionOf?.(file, name, field) ?? this.#position(file, name),
      traceFile: input.traceFile ?? (input.runDir === null ? null : `${input.runDir}/events.jsonl`),
      ...(input.isRetryable === undefined ? {} : { isRetryable: input.isRetryable }),
    })
  }

  #position(file: string, name: string): { readonly line: number } | null {
    if (file !== this.#graph.file) return null
    const node = this.#graph.nodes.find((candidate) => candidate.name === name)
    return node === undefined ? null : { line: node.position.line }
  }

  #warn(message: string): void {
    if (this.#warnings.length < MAX_WARNINGS) this.#warnings.push(message)
    else this.#moreWarnings += 1
  }

  #policy(event: Extract<StampedEvent, { type: 'policy_evaluated' }>): void {
    if (this.#policies.length >= MAX_POLICIES && event.allowed) return
    this.#policies.push({
      ...at(event),
      policy_name: event.policy_name,
      allowed: event.allowed,
      reason: event.reason,
      metadata: event.metadata,
      mode: event.mode,
    })
  }

  #count(node: string, usage: Usage, durationMs: number): void {
    const before = this.#agents.get(node)
    this.#agents.set(node, {
      provider: usage.provider,
      model: usage.model,
      runs: (before?.runs ?? 0) + 1,
      duration_ms: (before?.duration_ms ?? 0) + durationMs,
      input_tokens: sum(before?.input_tokens ?? null, usage.input_tokens),
      output_tokens: sum(before?.output_tokens ?? null, usage.output_tokens),
    })
  }

  /** Totals where any provider counted, and what each agent used. */
  #tokenMetrics(): Pick<ResultDocument['metrics'], 'input_tokens' | 'output_tokens' | 'agents'> {
    if (this.#agents.size === 0) return {}
    let input: number | null = null
    let output: number | null = null
    for (const agent of this.#agents.values()) {
      input = sum(input, agent.input_tokens)
      output = sum(output, agent.output_tokens)
    }
    const agents = Object.fromEntries(this.#agents)
    return input === null && output === null
      ? { agents }
      : { input_tokens: input ?? 0, output_tokens: output ?? 0, agents }
  }

  #allWarnings(others: readonly string[]): readonly string[] {
    const more = this.#moreWarnings === 0 ? [] : [`and ${this.#moreWarnings} more warnings`]
    return [...others, ...this.#warnings, ...more]
  }
}

function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : a + b
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

function at(event: { readonly scope: string; readonly node: string }): {
  readonly node: string
  readonly scope: string
} {
  return { node: event.node, scope: event.scope }
}

/** The error that ended the run comes first, also when only its members went on record. */
function errorsOf(end: RunEnd): readonly Raised[] {
  const { error } = end
  if (error === null) return end.records
  const key = jsonText([error.envelope, error.frames])
  const others = end.records.filter((record) => jsonText([record.envelope, record.frames]) !== key)
  return [error, ...others]
}

/** The root's node in whose run the error arose: the one that a resume starts again. */
function failedNode(error: Raised | null): string | null {
  return error?.frames.at(-1)?.node ?? null
}

function terminationOf(end: RunEnd): ResultDocument['termination'] {
  if (end.termination === null) return null
  const { status, reason, terminatedBy } = end.termination
  return { status, reason, terminated_by: terminatedBy }
}

function mayResume(input: ResultInput): boolean {
  const { end } = input
  if (end.termination !== null || end.outcome === 'success') return false
  return input.resumable && end.error?.envelope.kind !== 'halt.intentional'
}
