import type { AgentRetry, AgentStep, OutputSchema } from '../../config/model.js'
import { deadline } from '../../core/abort.js'
import type { Envelope } from '../../core/envelope.js'
import type { Json, JsonObject } from '../../core/json.js'
import { TOOL_LOOP_LIMIT } from '../../core/kinds.js'
import { addTokens, type Usage } from '../../core/outcome.js'
import type { PatternMatcher } from '../../core/patterns.js'
import type { Clock, StreamName } from '../../core/ports.js'
import {
  type Provider,
  type ProviderMessage,
  type ProviderRequest,
  type ReasoningEffort,
  type ResolvedProvider,
  type TokenCount,
  type ToolAnswer,
  type ToolCall,
  TRANSPORT_CATEGORIES,
} from '../../core/provider.js'
import { type Result, unreachable } from '../../core/result.js'
import type { TokenBudget } from '../executor.js'
import type { SchemaProblem } from '../output-schema.js'
import { readAnswer, unfitEnvelope } from './answer.js'
import { answerSchema, repairText, systemText } from './instructions.js'
import type { Toolbox } from './toolbox.js'
import {
  type AttemptFailed,
  askWithRetries,
  exhaustedEnvelope,
  rejectedEnvelope,
  type TransportPolicy,
} from './transport.js'

/** Everything that one run of an agent node needs; templates are rendered already. */
export interface AgentInput {
  readonly node: Pick<AgentStep, 'name' | 'raises' | 'raise_instructions' | 'output' | 'retry' | 'timeout_seconds'>
  readonly prompt: string
  readonly systemPrompt: string | null
  /** Empty: the provider's default. */
  readonly model: string
  readonly resolved: ResolvedProvider
  readonly temperature?: number
  readonly maxTokens?: number
  readonly effort?: ReasoningEffort
  readonly workingDir?: string
  /** Opened before the first question, within the node's time; without it there are no tools. */
  readonly openTools?: (signal: AbortSignal) => Promise<Result<Toolbox | null, Envelope>>
  /** Requests to the model while it calls tools. */
  readonly maxIterations?: number
  readonly provider: Provider
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly match: PatternMatcher
  /** Whether redaction would change a text; such a prompt sends a secret away and is worth a warning. */
  readonly isSecret?: (text: string) => boolean
  readonly onEvent?: (event: AgentEvent) => void
  /** What the run may still use; without it nothing is counted. */
  readonly budget?: TokenBudget
  readonly onOutput?: (stream: StreamName, printed: string) => void
}

/** What happens on the way to an answer, for logs. */
export type AgentEvent =
  | AttemptFailed
  | { readonly type: 'repair_asked'; readonly turn: number; readonly problems: readonly SchemaProblem[] }

interface Accounted {
  /** Null when nothing was asked. */
  readonly usage: Usage | null
  readonly warnings: readonly string[]
}

type Ending =
  | { readonly status: 'completed'; readonly output: JsonObject }
  | {
      readonly status: 'raised'
      readonly envelope: Envelope
      readonly origin: 'author' | 'engine'
      readonly partial: Json | undefined
    }
  | { readonly status: 'cancelled' }

export type AgentResult = Accounted & Ending

const DEFAULT_ATTEMPTS = 3
const DEFAULT_DELAY_SECONDS = 2
const DEFAULT_REPAIRS = 2
const DEFAULT_ITERATIONS = 10

/** Asks an agent until there is an output, an error, or no time left; it never throws for a failing agent. */
export async function askAgent(input: AgentInput): Promise<AgentResult> {
  const ledger = new Ledger(input)
  if (input.isSecret?.(`${input.systemPrompt ?? ''}\n${input.prompt}`) === true) {
    ledger.warnings.push(`the prompt of ${input.node.name} contains a value that is redacted elsewhere; it was sent`)
  }
  const ending = await withinTime(input, (signal) => converse(input, ledger, signal))
  return { ...ending, usage: ledger.usage(), warnings: ledger.warnings }
}

/** Runs work under a signal that aborts with the outer one or at the node's timeout. */
async function withinTime(input: AgentInput, work: (signal: AbortSignal) => Promise<Ending>): Promise<Ending> {
  const { clock, signal: outer, node } = input
  if (outer.aborted) return { status: 'cancelled' }
  const timeoutSeconds = node.timeout_seconds ?? null
  const limit = deadline(clock, timeoutSeconds, outer)
  try {
    const ending = await work(limit.signal)
    if (outer.aborted) return { status: 'cancelled' }
    return limit.expired() ? engineRaise(timeoutEnvelope(input, timeoutSeconds)) : ending
  } finally {
    limit.release()
  }
}

/** The policy that a node's `retry:` stands for. */
function transportPolicy(retry: AgentRetry | undefined): TransportPolicy {
  return {
    maxAttempts: retry?.max_attempts ?? DEFAULT_ATTEMPTS,
    backoff: retry?.backoff ?? 'exponential',
    delaySeconds: retry?.delay_seconds ?? DEFAULT_DELAY_SECONDS,
    retryOn: retry?.retry_on ?? TRANSPORT_CATEGORIES,
  }
}

async function converse(input: AgentInput, ledger: Ledger, signal: AbortSignal): Promise<Ending> {
  const { node, provider, clock } = input
  const output = node.output ?? null
  const repairs = output === null ? 0 : (node.retry?.max_parse_recovery_attempts ?? DEFAULT_REPAIRS)
  const messages: ProviderMessage[] = [{ role: 'user', content: input.prompt }]
  const opened = (await input.openTools?.(signal)) ?? null
  if (signal.aborted) return { status: 'cancelled' }
  if (opened !== null && !opened.ok) return engineRaise(opened.error)
  const tools = opened?.value ?? null
  let requests = 0
  for (let turn = 1; ; ) {
    if (isSpent(input.budget)) return engineRaise(limitEnvelope(node.name, input.budget))
    ledger.asked = true
    const request = requestFor(input, output, messages, tools)
    requests++
    const said = await askWithRetries(request, transportPolicy(node.retry), { provider, clock, signal }, (failed) =>
      input.onEvent?.(failed),
    )
    if (said.status === 'cancelled') return said
    if (said.status === 'exhausted') return engineRaise(exhaustedEnvelope(request, said))
    if (said.status === 'rejected') return engineRaise(rejectedEnvelope(request, said))
    ledger.count(said)
    if (tools !== null && said.calls !== undefined) {
      if (requests >= (input.maxIterations ?? DEFAULT_ITERATIONS)) return engineRaise(loopEnvelope(input, requests))
      const answered = await answerCalls(tools, said.calls.list, signal)
      if ('kind' in answered) return engineRaise(answered)
      if (signal.aborted) return { status: 'cancelled' }
      messages.push({ role: 'calls', said: said.calls.said }, { role: 'answers', answers: answered.answers })
      continue
    }
    const reading = readAnswer(node.name, said.text, output, input.match)
    switch (reading.status) {
      case 'good':
        ledger.warnings.push(...reading.warnings)
        return { status: 'completed', output: reading.output }
      case 'raised':
        return { status: 'raised', envelope: reading.envelope, origin: 'author', partial: undefined }
      case 'broken_raise':
        return engineRaise(reading.envelope)
      case 'unfit':
        if (output === null || turn > repairs) {
          return engineRaise(unfitEnvelope(node.name, said.text, reading.problems, turn), reading.found)
        }
        input.onEvent?.({ type: 'repair_asked', turn, problems: reading.problems })
        messages.push({ role: 'assistant', content: said.text.trim() === '' ? '(no answer)' : said.text })
        messages.push({ role: 'user', content: repairText(reading.problems, output) })
        turn++
        break
      default:
        return unreachable(reading)
    }
  }
}

/** One after the other, in the order of the model; an envelope when a server is gone. */
async function answerCalls(
  tools: Toolbox,
  calls: readonly ToolCall[],
  signal: AbortSignal,
): Promise<{ readonly answers: readonly ToolAnswer[] } | Envelope> {
  const answers: ToolAnswer[] = []
  for (const call of calls) {
    const answer = await tools.call(call, signal)
    if (!answer.ok) return answer.error
    if (answer.value === 'cancelled') break
    answers.push(answer.value)
  }
  return { answers }
}

function loopEnvelope({ node }: AgentInput, requests: number): Envelope {
  return {
    kind: 'internal.limit_exceeded',
    message: `${node.name} called tools in each of ${requests} requests and gave no answer; raise max_agent_iterations to let it go on`,
    details: { limit: TOOL_LOOP_LIMIT, value: requests, node: node.name },
  }
}

function requestFor(
  input: AgentInput,
  output: OutputSchema | null,
  messages: readonly ProviderMessage[],
  tools: Toolbox | null,
): ProviderRequest {
  const raises = input.node.raise_instructions === false ? [] : (input.node.raises ?? [])
  return {
    provider: input.resolved,
    model: modelOf(input),
    system: systemText({ systemPrompt: input.systemPrompt, output, raises }),
    messages: [...messages],
    schema: output === null ? null : answerSchema(output, raises),
    ...(tools === null ? {} : { tools: tools.offered }),
    ...(input.temperature === undefined ? {} : { temperature: input.temperature }),
    ...(input.maxTokens === undefined ? {} : { maxTokens: input.maxTokens }),
    ...(input.effort === undefined ? {} : { effort: input.effort }),
    ...(input.workingDir === undefined ? {} : { workingDir: input.workingDir }),
    ...(input.onOutput === undefined ? {} : { onOutput: input.onOutput }),
  }
}

/** Programs choose for themselves, so theirs may stay empty. */
function modelOf({ model, resolved }: AgentInput): string {
  if (model.trim() !== '') return model
  return resolved.kind === 'command' ? '' : resolved.defaultModel
}

function engineRaise(envelope: Envelope, partial?: Json): Extract<Ending, { status: 'raised' }> {
  return { status: 'raised', envelope, origin: 'engine', partial }
}

function timeoutEnvelope(input: AgentInput, timeoutSeconds: number | null): Envelope {
  const { node, resolved } = input
  return {
    kind: 'internal.timeout',
    message: `${node.name} had no answer after ${timeoutSeconds} s`,
    details: { timeout_seconds: timeoutSeconds, provider: resolved.name, model: modelOf(input) },
  }
}

function isSpent(budget: TokenBudget | undefined): budget is TokenBudget & { readonly limit: number } {
  return budget !== undefined && budget.limit !== null && budget.used >= budget.limit
}

function limitEnvelope(node: string, { limit, used }: { readonly limit: number; readonly used: number }): Envelope {
  return {
    kind: 'internal.limit_exceeded',
    message: `${node} was not asked: the run used ${used} tokens of its limit of ${limit}; raise workflow.limits.max_tokens to go on`,
    details: { limit: 'max_tokens', value: limit, used, next: node },
  }
}

/** Adds up what the turns of one run cost. */
class Ledger {
  readonly warnings: string[] = []
  asked = false
  #tokens: TokenCount = { inputTokens: null, outputTokens: null }
  #model: string

  constructor(readonly input: AgentInput) {
    this.#model = modelOf(input)
  }

  count(answer: { readonly usage: TokenCount; readonly model: string; readonly cut: boolean }): void {
    this.#tokens = {
      inputTokens: addTokens(this.#tokens.inputTokens, answer.usage.inputTokens),
      outputTokens: addTokens(this.#tokens.outputTokens, answer.usage.outputTokens),
    }
    this.input.budget?.spend((answer.usage.inputTokens ?? 0) + (answer.usage.outputTokens ?? 0))
    if (answer.model !== '') this.#model = answer.model
    if (answer.cut) this.warnings.push(`an answer to ${this.input.node.name} was cut at the limit of tokens`)
  }

  usage(): Usage | null {
    if (!this.asked) return null
    const { inputTokens, outputTokens } = this.#tokens
    const { name } = this.input.resolved
    return { provider: name, model: this.#model, input_tokens: inputTokens, output_tokens: outputTokens }
  }
}
