import path from 'node:path'
import type { AgentStep, WorkflowSettings } from '../../config/model.js'
import { mayUseTools } from '../../config/tools.js'
import { engineFailure, type NodeOutcome, type RaisedHere, raised } from '../../core/outcome.js'
import { REASONING_EFFORTS, type ReasoningEffort, type ResolvedProvider } from '../../core/provider.js'
import { err, ok, type Result } from '../../core/result.js'
import { headOf } from '../../text/excerpt.js'
import type { ExecutionContext } from '../executor.js'
import { describeProblems, hasPattern } from '../output-schema.js'
import { renderText } from '../rendering.js'
import { type AgentEvent, type AgentInput, type AgentResult, askAgent } from './ask-agent.js'
import { openToolbox } from './toolbox.js'

interface Texts {
  readonly prompt: string
  readonly systemPrompt: string | null
  readonly model: string
  readonly workingDir: string
  readonly effort?: ReasoningEffort
}

/** Asks a model; what it raises in band and what broke on the way are errors like any other. */
export async function executeAgent(node: AgentStep, context: ExecutionContext): Promise<NodeOutcome> {
  const texts = renderTexts(node, context)
  if (!texts.ok) return raised(texts.error)
  const { agents, clock, patterns } = context.ports
  const resolved = agents.resolve(context.workflow, node)
  if (!resolved.ok) return raised(notConfigured(node, resolved.error))
  const match = node.output !== undefined && hasPattern(node.output) ? (await patterns()).matches : () => true
  const result = await askAgent({
    node,
    ...texts.value,
    resolved: resolved.value,
    ...samplingOf(node, context.workflow.settings.runtime),
    ...toolsOf(node, context, resolved.value, texts.value.workingDir),
    provider: agents.provider,
    clock,
    signal: context.signal,
    match,
    isSecret: agents.isSecret,
    budget: agents.budget,
    onEvent: (event) => tell(node, context, event),
    onOutput: context.output,
  })
  for (const warning of result.warnings) context.warn('agent', warning)
  return outcomeOf(result)
}

function renderTexts(node: AgentStep, context: ExecutionContext): Result<Texts, RaisedHere> {
  const prompt = renderText(node.prompt ?? '', context.scope, 'prompt')
  if (!prompt.ok) return prompt
  const system =
    node.system_prompt === undefined ? ok(null) : renderText(node.system_prompt, context.scope, 'system_prompt')
  if (!system.ok) return system
  const model = renderText(node.model ?? context.workflow.settings.runtime?.default_model ?? '', context.scope, 'model')
  if (!model.ok) return model
  const { runtime } = context.workflow.settings
  const folder = renderText(node.working_dir ?? runtime?.working_dir ?? '.', context.scope, 'working_dir')
  if (!folder.ok) return folder
  const effort = effortOf(node, context)
  if (!effort.ok) return effort
  return ok({
    prompt: prompt.value,
    systemPrompt: withInstructions(context.workflow.settings.instructions, system.value),
    model: model.value,
    workingDir: path.resolve(context.settings.cwd, folder.value),
    ...(effort.value === null ? {} : { effort: effort.value }),
  })
}

/** Programs have tools of their own, and cannot call ours. */
function toolsOf(
  node: AgentStep,
  context: ExecutionContext,
  provider: ResolvedProvider,
  workingDir: string,
): Pick<AgentInput, 'openTools' | 'maxIterations'> {
  const { workflow, ports, settings } = context
  if (provider.kind === 'command' || !mayUseTools(workflow, node)) return {}
  const most = node.max_agent_iterations ?? workflow.settings.runtime?.max_agent_iterations
  return {
    ...(most === undefined ? {} : { maxIterations: most }),
    openTools: (signal) =>
      openToolbox({
        workflow,
        agent: node,
        servers: ports.agents.tools,
        env: settings.env,
        workingDir,
        signal,
        warn: (message) => context.warn('unknown-tool', message),
      }),
  }
}

/** The instructions of the workflow for all agents, then those of this one. */
function withInstructions(instructions: WorkflowSettings['instructions'], system: string | null): string | null {
  const listed = typeof instructions === 'string' ? [instructions] : (instructions ?? [])
  const parts = [...listed, system ?? ''].map((part) => part.trim()).filter((part) => part !== '')
  return listed.length === 0 ? system : parts.join('\n\n') || null
}

/** The node's own settings before those of the file. */
function samplingOf(
  node: AgentStep,
  runtime: WorkflowSettings['runtime'],
): { readonly temperature?: number; readonly maxTokens?: number } {
  const temperature = node.temperature ?? runtime?.temperature
  const maxTokens = node.max_tokens ?? runtime?.max_tokens
  return { ...(temperature === undefined ? {} : { temperature }), ...(maxTokens === undefined ? {} : { maxTokens }) }
}

function effortOf(node: AgentStep, context: ExecutionContext): Result<ReasoningEffort | null, RaisedHere> {
  const wanted = node.reasoning?.effort ?? context.workflow.settings.runtime?.default_reasoning_effort
  if (wanted === undefined) return ok(null)
  const rendered = renderText(wanted, context.scope, 'reasoning.effort')
  if (!rendered.ok) return rendered
  const found = REASONING_EFFORTS.find((effort) => effort === rendered.value.trim().toLowerCase())
  if (found !== undefined) return ok(found)
  const message = `the reasoning.effort of ${node.name} must be one of ${REASONING_EFFORTS.join(', ')}, not ${JSON.stringify(headOf(rendered.value, 100))}`
  return err(engineFailure('internal.template_error', message, { template: wanted }))
}

/** Attempts and repair turns that did not end the node are reported: they cost time and tokens. */
function tell(node: AgentStep, context: ExecutionContext, event: AgentEvent): void {
  if (event.type === 'repair_asked') {
    const what = describeProblems(event.problems, 3)
    context.warn('agent-repair', `${node.name} was asked again (repair turn ${event.turn}): ${what}`)
  } else if (event.retryInSeconds !== null) {
    const wait = `attempt ${event.attempt + 1} in ${event.retryInSeconds} s`
    context.warn('agent-retry', `${node.name}: ${event.category}, ${event.message}; ${wait}`)
  }
}

function notConfigured(node: AgentStep, message: string): RaisedHere {
  return engineFailure('provider.rejected', `${node.name}: ${message}`, {})
}

function outcomeOf(result: AgentResult): NodeOutcome {
  const note = result.usage === null ? {} : { usage: result.usage }
  switch (result.status) {
    case 'completed':
      return { status: 'completed', output: result.output, note }
    case 'raised': {
      const { envelope, origin, partial } = result
      // An answer that claims to be an error is typed, even where it is malformed.
      const inBand = origin === 'author' || envelope.details['source'] === 'conductor_error'
      const error = { envelope, origin, ...(inBand ? { typed: true } : {}) }
      return { status: 'raised', error, partial, note }
    }
    case 'cancelled':
      return { status: 'cancelled' }
  }
}
