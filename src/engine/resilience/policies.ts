import type { PolicyDefinition } from '../../config/model.js'
import { POLICY_DEFAULTS } from '../../config/resilience.js'
import { asObject, asString, type Json, type JsonObject, parseJson, printJson } from '../../core/json.js'
import { createEngineFailure, type RaisedHere } from '../../core/outcome.js'
import type { ProcessRequest, ProcessResult, ProcessRunner } from '../../core/ports.js'
import { unreachable } from '../../core/result.js'
import { evaluateCondition, type Scope } from '../../expressions/index.js'
import { errorMessage } from '../../text/error-message.js'

export interface GroupCounts {
  readonly total: number
  readonly completed: number
}

/** Facts about the node or group that is about to start. */
export interface PolicyInput {
  readonly node: {
    readonly name: string
    readonly type: string
    /** Null without a timeout in the file. */
    readonly timeoutSeconds: number | null
    readonly maxConcurrent: number | null
  }
  /** Number of running attempts of each node. */
  readonly running: ReadonlyMap<string, number>
  readonly runningTotal: number
  readonly failedBefore: () => boolean
  readonly isRetry: boolean
  readonly group: (name: string) => GroupCounts | null
  /** Returns the names that an `allow_if` may read. */
  readonly scope: (policy: PolicyDefinition) => Scope
  /** Returns the context as data, for commands. */
  readonly contextJson: () => Json
}

export interface PolicyPorts extends Pick<ProcessRequest, 'cwd' | 'env'> {
  readonly processes: ProcessRunner
  readonly signal: AbortSignal
}

interface Verdict {
  readonly allowed: boolean
  readonly reason: string
  readonly metadata: JsonObject
}

export interface PolicyAnswer extends Verdict {
  readonly policy_name: string
  readonly mode: 'enforce' | 'warn'
}

/** Verdicts of policies that are commands, which take time; other policies are evaluated synchronously. */
export type CommandVerdicts = ReadonlyMap<PolicyDefinition, Verdict>

export function filterPolicies(policies: readonly PolicyDefinition[], node: string): readonly PolicyDefinition[] {
  return policies.filter(({ nodes }) => nodes === undefined || nodes.includes(node))
}

export async function askCommands(policies: readonly PolicyDefinition[], input: PolicyInput, ports: PolicyPorts) {
  const verdicts = new Map<PolicyDefinition, Verdict>()
  for (const policy of policies)
    if (policy.type === 'command')
      verdicts.set(policy, await askCommand(policy, input, ports).catch(createBrokenVerdict))
  return verdicts
}

/** Returns all answers in order. It is synchronous, so that the counts cannot change before the node starts. */
export function evaluatePolicies(list: readonly PolicyDefinition[], input: PolicyInput, commands: CommandVerdicts) {
  return list.map((policy): PolicyAnswer => {
    const { name: policy_name, mode = 'enforce' } = policy
    try {
      return { policy_name, ...judgePolicy(policy, input, commands), mode }
    } catch (cause) {
      // A policy that throws denies, so that governance fails closed.
      return { policy_name, ...createBrokenVerdict(cause), mode }
    }
  })
}

/** Returns the error of the first denial by a policy in enforce mode; null if there is none. */
export function findDenial(answers: readonly PolicyAnswer[]): RaisedHere | null {
  const denial = answers.find(({ allowed, mode }) => !allowed && mode === 'enforce')
  if (denial === undefined) return null
  const { policy_name: policy, reason, metadata } = denial
  const message = `policy ${policy} denied the start: ${reason}`
  return { ...createEngineFailure('internal.policy_denied', message, { policy, reason, metadata }), typed: true }
}

function createBrokenVerdict(cause: unknown): Verdict {
  const message = errorMessage(cause)
  return createDenial(`the policy could not be evaluated: ${message}`, message)
}

function createDenial(reason: string, error = reason): Verdict {
  return { allowed: false, reason, metadata: { error } }
}

function judgePolicy(policy: PolicyDefinition, input: PolicyInput, commands: CommandVerdicts): Verdict {
  switch (policy.type) {
    case 'max_concurrent_tasks':
      return judgeConcurrency(policy.max ?? POLICY_DEFAULTS.max_concurrent_tasks.max, input)
    case 'task_timeout':
      return judgeTimeout(policy.max_seconds ?? POLICY_DEFAULTS.task_timeout.max_seconds, input)
    case 'phase_gate':
      return judgePhaseGate(policy.group, policy.min_success_rate ?? POLICY_DEFAULTS.phase_gate.min_success_rate, input)
    case 'node_availability':
      return judgeAvailability(input)
    case 'expression':
      return judgeExpression(policy.allow_if, input.scope(policy))
    case 'command':
      return commands.get(policy) ?? createBrokenVerdict('it was not asked')
    default:
      return unreachable(policy)
  }
}

function judgeConcurrency(max: number, { runningTotal: running, node }: PolicyInput): Verdict {
  const allowed = running < max
  const reason = `${running} of at most ${max} tasks are running`
  if (!allowed || node.maxConcurrent === null || node.maxConcurrent <= max)
    return { allowed, reason, metadata: { running, max } }
  const warning = `max_concurrent ${node.maxConcurrent} of ${node.name} exceeds ${max}: members over the limit are denied`
  return { allowed, reason, metadata: { running, max, warning } }
}

function judgeTimeout(max: number, { node }: PolicyInput): Verdict {
  const seconds = node.timeoutSeconds
  if (seconds === null) return createSkippedVerdict(`${node.name} has no timeout`)
  const allowed = seconds > 0 && seconds < max
  const reason = allowed
    ? `the timeout of ${seconds} s is below ${max} s`
    : `the timeout of ${seconds} s is not over 0 and below ${max} s`
  return { allowed, reason, metadata: { timeout_seconds: seconds, max_seconds: max } }
}

function judgePhaseGate(name: string, minRate: number, { group }: PolicyInput): Verdict {
  const result = group(name)
  if (result === null) return createSkippedVerdict(`${name} has not run`)
  const { total, completed } = result
  if (total === 0) return { allowed: true, reason: `${name} had no items`, metadata: { group: name, total, completed } }
  const rate = completed / total
  const allowed = completed > 0 && rate >= minRate
  const needed = allowed
    ? ''
    : `, a rate of ${Number(rate.toFixed(4))}; at least one, and a rate of ${minRate}, are needed`
  const metadata = { group: name, total, completed, success_rate: rate, min_success_rate: minRate }
  return { allowed, reason: `${completed} of ${total} in ${name} completed${needed}`, metadata }
}

function judgeAvailability({ node: { name }, running, failedBefore, isRetry }: PolicyInput): Verdict {
  const now = running.get(name) ?? 0
  const failed = failedBefore()
  const reason = isRetry
    ? `this is a retry of ${name}`
    : now > 0
      ? `${name} is already running`
      : `${name} ${failed ? 'failed before' : 'is available'}`
  const metadata = { running: now, failed_before: failed, retry: isRetry }
  return { allowed: isRetry || (now === 0 && !failed), reason, metadata }
}

/** Allows a start because the policy lacks the context that it judges. */
function createSkippedVerdict(reason: string): Verdict {
  return { allowed: true, reason, metadata: { skipped: true } }
}

/** Evaluates `allow_if`: a template by its text, a bare expression by its value. */
function judgeExpression(allowIf: string, scope: Scope): Verdict {
  const held = evaluateCondition(allowIf, scope)
  if (held.ok) {
    const reason = `allow_if ${held.value ? 'holds' : 'does not hold'}: ${allowIf}`
    return { allowed: held.value, reason, metadata: {} }
  }
  const { reason, message } = held.error
  // Only a missing node or value counts as missing context. A missing field of an existing value denies: a typo must not open a gate.
  if (reason === 'absent') return createSkippedVerdict(message)
  return createDenial(`allow_if could not be evaluated: ${message}`, message)
}

type CommandPolicy = Extract<PolicyDefinition, { type: 'command' }>

const MAX_ANSWER_BYTES = 1024 * 1024
const MAX_REASON_CHARS = 1000

/** Runs a user's command with the context on its stdin and the verdict on its stdout; anything else denies. */
async function askCommand(policy: CommandPolicy, input: PolicyInput, ports: PolicyPorts): Promise<Verdict> {
  const { name, type, timeoutSeconds, maxConcurrent } = input.node
  const question = {
    policy: policy.name,
    node: { name, type, timeout_seconds: timeoutSeconds, max_concurrent: maxConcurrent },
    running: Object.fromEntries(input.running),
    running_total: input.runningTotal,
    retry: input.isRetry,
    context: input.contextJson(),
  }
  const { processes, signal, cwd, env } = ports
  const request = {
    command: policy.command,
    args: (policy.args ?? []).map(String),
    cwd,
    env,
    stdin: `${printJson(question)}\n`,
    timeoutSeconds: policy.timeout ?? POLICY_DEFAULTS.command.timeout,
    maxRetainedBytes: MAX_ANSWER_BYTES,
    onOutput: () => {},
  }
  return judgeResult(policy, await processes.run(request, signal))
}

function judgeResult({ command, timeout }: CommandPolicy, result: ProcessResult): Verdict {
  switch (result.status) {
    case 'not_started':
      return createDenial(`${command} could not be started: ${result.message}`)
    case 'timed_out':
      return createDenial(`${command} gave no answer within ${timeout ?? POLICY_DEFAULTS.command.timeout} s`)
    case 'unread':
      return createDenial(`the output of ${command} could not be read: ${result.message}`)
    case 'cancelled':
      return createDenial(`${command} was cancelled`)
    case 'exited':
      if (result.exitCode !== 0) return createDenial(`${command} exited with code ${result.exitCode}`)
      return result.stdout.truncated
        ? createDenial(`${command} answered with too much`)
        : readAnswer(command, result.stdout.text)
  }
}

function readAnswer(command: string, text: string): Verdict {
  const { allowed, reason, metadata } = asObject(parseJson(text))
  if (typeof allowed !== 'boolean')
    return createDenial(`${command} answered with something else than {allowed, reason, metadata}`)
  const said = asString(reason).trim() || `${command} ${allowed ? 'allowed' : 'denied'} it`
  return { allowed, reason: said.slice(0, MAX_REASON_CHARS), metadata: asObject(metadata) }
}
