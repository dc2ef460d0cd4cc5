import path from 'node:path'
import type { AgentStep, OutputSchema } from '../../config/model.js'
import { createDeadline } from '../../core/abort.js'
import { getOwnEntry, isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import { TOOL_LOOP_LIMIT } from '../../core/kinds.js'
import {
  addTokens,
  createEngineFailure,
  createRaised,
  type NodeOutcome,
  type RaisedHere,
  type Usage,
} from '../../core/outcome.js'
import { describeProblems, patternMatcher, type SchemaProblem } from '../../core/payload-schema.js'
import {
  type ProviderMessage,
  type ProviderRequest,
  REASONING_EFFORTS,
  type ReasoningEffort,
  type ToolAnswer,
  type ToolCall,
} from '../../core/provider.js'
import { err, ok, type Result, type ValueOf } from '../../core/result.js'
import { cutHead } from '../../text/excerpt.js'
import type { ExecutionContext } from '../executor.js'
import { toJsonSchema } from '../output-schema.js'
import { createValueError, renderText } from '../rendering.js'
import { createUnfitAnswerError, readAnswer } from './answer.js'
import { createOverspentError, roundUsd } from './overspent.js'
import { openToolbox, type Toolbox } from './toolbox.js'
import { askWithRetries, type ProviderReply } from './transport.js'

const DEFAULT_REPAIRS = 2
const DEFAULT_ITERATIONS = 10

type AgentOutcome = Extract<NodeOutcome, { status: 'completed' | 'raised' | 'cancelled' }>

type FirstRequest = ValueOf<typeof createFirstRequest>

/** Asks a model; what it raises in band and what broke on the way are errors like any other. */
export async function executeAgent(node: AgentStep, context: ExecutionContext): Promise<NodeOutcome> {
  const request = createFirstRequest(node, context)
  if (!request.ok) return createRaised(request.error)
  const { signal } = context
  if (signal.aborted) return { status: 'cancelled' }
  const seconds = node.timeout_seconds ?? null
  const limit = createDeadline(context.ports.clock, seconds, signal)
  const conversation = new Conversation(node, context, request.value, limit.signal)
  try {
    const outcome = await conversation.run()
    if (signal.aborted) return { status: 'cancelled' }
    const ended = limit.expired() ? createRaised(createTimeoutError(node, request.value, seconds)) : outcome
    return ended.status === 'cancelled' ? ended : { ...ended, note: conversation.note() }
  } finally {
    limit.release()
  }
}

function createTimeoutError(
  { name }: AgentStep,
  { provider, model }: FirstRequest,
  seconds: number | null,
): RaisedHere {
  const details = { timeout_seconds: seconds, provider: provider.name, model }
  return createEngineFailure('internal.timeout', `${name} had no answer after ${seconds} s`, details)
}

/** The turns of one run of an agent: calls of tools, and repairs of answers that do not fit. */
class Conversation {
  /** Null until something was asked. */
  #usage: Usage | null = null

  constructor(
    readonly node: AgentStep,
    readonly context: ExecutionContext,
    readonly request: FirstRequest,
    readonly signal: AbortSignal,
  ) {}

  note(): { readonly usage?: Usage } {
    return this.#usage === null ? {} : { usage: this.#usage }
  }

  async run(): Promise<AgentOutcome> {
    const { node, context, signal } = this
    const { prompt, ...request } = this.request
    const { agents, patterns } = context.ports
    if (agents.isSecret(`${request.system ?? ''}\n${prompt}`))
      context.warn('agent', `the prompt of ${node.name} contains a value that is redacted elsewhere; it was sent`)
    const match = await patternMatcher(node.output ?? {}, patterns)
    const opened = await openToolbox(node, context, request, signal)
    if (signal.aborted) return { status: 'cancelled' }
    if (!opened.ok) return createRaised(opened.error)
    const tools = opened.value
    const messages: ProviderMessage[] = [{ role: 'user', content: prompt }]
    const repairs = node.retry?.max_parse_recovery_attempts ?? DEFAULT_REPAIRS
    for (let requests = 1, turn = 1; ; requests++) {
      const offered = tools === null ? {} : { tools: tools.offered }
      const reply = await this.#ask({ ...request, ...offered, messages: [...messages] })
      if (reply.status !== 'answered') return reply
      const after = createOverspentError(node.name, agents.budget)
      if (tools !== null && reply.calls !== undefined) {
        if (after !== null) return createRaised(after)
        if (requests >= limitRequests(node, context)) return createRaised(createLoopError(node.name, requests))
        const answers = await answerCalls(tools, reply.calls.list, signal)
        if (!answers.ok) return createRaised(answers.error)
        if (signal.aborted) return { status: 'cancelled' }
        messages.push({ role: 'calls', said: reply.calls.said }, { role: 'answers', answers: answers.value })
        continue
      }
      const reading = readAnswer(node.name, reply.text, node.output, match)
      // A good answer is paid for: the engine keeps it, and ends the run after it.
      if (reading.status !== 'good' && after !== null) return createRaised(after)
      if (reading.status === 'raised') return createRaised(reading.error)
      if (reading.status === 'good') {
        for (const warning of reading.warnings) context.warn('agent', warning)
        return { status: 'completed', output: reading.output }
      }
      const { problems, found } = reading
      if (node.output === undefined || turn > repairs)
        return createRaised(createUnfitAnswerError(node.name, reply.text, problems, turn), found)
      const what = describeProblems(problems, 3)
      context.warn('agent-repair', `${node.name} was asked again (repair turn ${turn}): ${what}`)
      messages.push({ role: 'assistant', content: reply.text.trim() === '' ? '(no answer)' : reply.text })
      messages.push({ role: 'user', content: formatRepairRequest(problems, node.output) })
      turn++
    }
  }

  /** Asks once the budget allows it, and counts the answer before others are asked. */
  async #ask(request: ProviderRequest): Promise<ProviderReply | Exclude<AgentOutcome, { status: 'completed' }>> {
    const { node, context, signal } = this
    const { budget } = context.ports.agents
    const release = await budget.admit(signal)
    try {
      if (budget.limit !== null && budget.used >= budget.limit)
        return createRaised(createBudgetError(node.name, budget.limit, budget.used))
      const before = createOverspentError(node.name, budget)
      if (before !== null) return createRaised(before)
      this.#usage ??= { ...NO_USAGE, provider: request.provider.name, model: request.model }
      const reply = await askWithRetries(request, node, context, signal)
      if (reply.status !== 'answered') return reply
      this.#count(reply, this.#usage)
      return reply
    } finally {
      release()
    }
  }

  /** Adds the cost of an answer to that of the run. Returns the cost of the agent so far; null if it is not known. */
  #pay({ inputTokens, outputTokens }: ProviderReply['usage'], models: readonly string[], before: number | null) {
    const { context, node } = this
    const { budget } = context.ports.agents
    const ownPrices = context.workflow.settings.cost?.pricing ?? {}
    const price = models
      .map((model) => getOwnEntry(ownPrices, model) ?? getOwnEntry(budget.prices, model))
      .find((each) => each)
    const isCounted = inputTokens !== null && outputTokens !== null
    if (price === undefined || !isCounted) {
      // An enforced budget that cannot be counted would be none.
      const isSpent = budget.cost?.isEnforced === true
      budget.spend((inputTokens ?? 0) + (outputTokens ?? 0), isSpent ? Number.POSITIVE_INFINITY : 0)
      const why = price === undefined ? `cost.pricing has no price for ${models[0]}` : 'its provider counts no tokens'
      if (budget.cost !== null)
        context.warn(
          'cost-unknown',
          `the cost of ${node.name} ${isSpent ? 'is not known, and counts as all of' : 'is not in'} limits.budget_usd: ${why}`,
        )
      return null
    }
    const usd = (inputTokens * price.input_per_mtok + outputTokens * price.output_per_mtok) / 1e6
    const isCrossed = budget.cost !== null && budget.spentUsd <= budget.cost.limitUsd
    budget.spend(inputTokens + outputTokens, usd)
    if (isCrossed && budget.cost !== null && budget.spentUsd > budget.cost.limitUsd && !budget.cost.isEnforced) {
      const spent = `$${roundUsd(budget.spentUsd)} of a budget of $${budget.cost.limitUsd}`
      context.warn('budget-exceeded', `the agents of this run cost ${spent}, up to ${node.name}; budget_mode: audit`)
    }
    return before === null ? null : roundUsd(before + usd)
  }

  #count({ usage, model, cut }: ProviderReply, before: Usage): void {
    this.#usage = {
      provider: before.provider,
      model: model === '' ? before.model : model,
      input_tokens: addTokens(before.input_tokens, usage.inputTokens),
      output_tokens: addTokens(before.output_tokens, usage.outputTokens),
      cost_usd: this.#pay(usage, [this.request.model, model], before.cost_usd ?? null),
    }
    if (cut) this.context.warn('agent', `an answer to ${this.node.name} was cut at the limit of tokens`)
  }
}

/** Usage of an agent that has not been answered. */
const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: 0 } as const

/** Requests that an agent may make while it calls tools. */
function limitRequests(node: AgentStep, { workflow }: ExecutionContext): number {
  return node.max_agent_iterations ?? workflow.settings.runtime?.max_agent_iterations ?? DEFAULT_ITERATIONS
}

/** Runs calls one after the other, in the order of the model. */
async function answerCalls(tools: Toolbox, calls: readonly ToolCall[], signal: AbortSignal) {
  const answers: ToolAnswer[] = []
  for (const call of calls) {
    const answer = await tools.call(call, signal)
    if (!answer.ok) return answer
    if (answer.value === 'cancelled') break
    answers.push(answer.value)
  }
  return ok(answers)
}

function createLoopError(node: string, requests: number): RaisedHere {
  const message = `${node} called tools in each of ${requests} requests and gave no answer; raise max_agent_iterations to let it go on`
  return createEngineFailure('internal.limit_exceeded', message, { limit: TOOL_LOOP_LIMIT, value: requests, node })
}

function createBudgetError(node: string, limit: number, used: number): RaisedHere {
  const message = `${node} was not asked: the run used ${used} tokens of its limit of ${limit}; raise workflow.limits.max_tokens to go on`
  return createEngineFailure('internal.limit_exceeded', message, {
    limit: 'max_tokens',
    value: limit,
    used,
    next: node,
  })
}

/** Returns the request without what changes from turn to turn; settings of the node override those of the file. */
function createFirstRequest(node: AgentStep, context: ExecutionContext) {
  const { scope, workflow, ports } = context
  const { runtime = {}, instructions } = workflow.settings
  const prompt = renderText(node.prompt ?? '', scope, 'prompt')
  if (!prompt.ok) return prompt
  const system = renderText(node.system_prompt ?? '', scope, 'system_prompt')
  if (!system.ok) return system
  const model = renderText(node.model ?? runtime.default_model ?? '', scope, 'model')
  if (!model.ok) return model
  const folder = renderText(node.working_dir ?? runtime.working_dir ?? '.', scope, 'working_dir')
  if (!folder.ok) return folder
  const effort = readEffort(node, context)
  if (!effort.ok) return effort
  const resolved = ports.agents.resolve(workflow, node)
  if (!resolved.ok) return err(createEngineFailure('provider.rejected', `${node.name}: ${resolved.error.message}`, {}))
  const provider = resolved.value
  if (provider.kind !== 'command' && provider.missingKey !== undefined) {
    const details = { provider: provider.name, suggestion: 'Set the key that the message names, and resume the run.' }
    return err(createEngineFailure('provider.rejected', `${node.name}: ${provider.missingKey}`, details))
  }
  const raises = node.raise_instructions === false ? [] : (node.raises ?? [])
  // Programs choose for themselves, so theirs may stay empty.
  const otherwise = provider.kind === 'command' ? '' : provider.defaultModel
  return ok({
    provider,
    prompt: prompt.value,
    model: model.value.trim() === '' ? otherwise : model.value,
    system: formatSystem([instructions ?? [], system.value].flat(), node.output, raises),
    schema: node.output === undefined ? null : createAnswerSchema(node.output, raises),
    temperature: node.temperature ?? runtime.temperature,
    maxTokens: node.max_tokens ?? runtime.max_tokens,
    effort: effort.value,
    workingDir: path.resolve(context.settings.cwd, folder.value),
    onOutput: context.output,
  })
}

function readEffort(node: AgentStep, context: ExecutionContext): Result<ReasoningEffort | undefined, RaisedHere> {
  const wanted = node.reasoning?.effort ?? context.workflow.settings.runtime?.default_reasoning_effort
  if (wanted === undefined) return ok(undefined)
  const field = 'reasoning.effort'
  const rendered = renderText(wanted, context.scope, field)
  if (!rendered.ok) return rendered
  const found = REASONING_EFFORTS.find((effort) => effort === rendered.value.trim().toLowerCase())
  if (found !== undefined) return ok(found)
  const message = `the reasoning.effort of ${node.name} must be one of ${REASONING_EFFORTS.join(', ')}, not ${JSON.stringify(cutHead(rendered.value, 100))}`
  return err(createValueError(field, wanted, message))
}

const ENVELOPE_FIELDS: JsonObject = {
  conductor_error: { type: 'boolean', description: 'true: this answer reports a failure.' },
  kind: { type: 'string', description: 'Which failure it is.' },
  message: { type: 'string', description: 'What happened, in one sentence.' },
  details: { type: 'object', description: 'Facts about the failure.' },
}

/** The system text: the author's own parts, then the form of the answer, then how to report a failure of one of the kinds. */
function formatSystem(
  own: readonly string[],
  output: OutputSchema | undefined,
  raises: readonly string[],
): string | null {
  const parts = [
    ...own.map((part) => part.trim()).filter((part) => part !== ''),
    ...(output === undefined ? [] : [formatOutputInstructions(output)]),
    ...(raises.length === 0 ? [] : [formatRaiseInstructions(raises)]),
  ]
  return parts.length === 0 ? null : parts.join('\n\n')
}

/**
 * The JSON Schema for servers that enforce one. An agent that may raise must be able to answer with an envelope too, so its
 * schema requires nothing and knows the fields of both.
 */
function createAnswerSchema(output: OutputSchema, raises: readonly string[]): JsonObject {
  const schema = toJsonSchema(output)
  if (raises.length === 0) return schema
  const own = schema['properties']
  const properties: Record<string, Json> = isJsonObject(own) ? { ...own } : {}
  for (const [name, field] of Object.entries(ENVELOPE_FIELDS)) {
    const taken = Object.hasOwn(properties, name) ? properties[name] : undefined
    properties[name] = taken === undefined ? field : { anyOf: [taken, field] }
  }
  return { type: 'object', properties, additionalProperties: false }
}

function formatRepairRequest(problems: readonly SchemaProblem[], output: OutputSchema): string {
  return [
    `Your last answer cannot be used: ${describeProblems(problems, 10)}.`,
    `Answer again. ${formatOutputInstructions(output)}`,
  ].join('\n')
}

function formatOutputInstructions(output: OutputSchema): string {
  return [
    'Answer with one JSON object and nothing else: no prose before or after it. It must satisfy this JSON Schema:',
    JSON.stringify(toJsonSchema(output)),
  ].join('\n')
}

function formatRaiseInstructions(raises: readonly string[]): string {
  return [
    'When the task fails for one of the reasons listed here, report that instead of making an answer up.',
    'The whole answer is then one JSON object of this form:',
    '{"conductor_error": true, "kind": "<one of the kinds>", "message": "<what happened, one sentence>", "details": {}}',
    'Kinds that you may report:',
    ...raises.map((kind) => `- ${kind}`),
    'Put facts that help to handle the failure into details. Use no other kind.',
  ].join('\n')
}
