import { isJsonObject, parseJson } from '../../core/json.js'
import type { ProcessResult, ProcessRunner } from '../../core/ports.js'
import {
  type CommandProvider,
  MAX_ANSWER_BYTES,
  type ProviderAnswer,
  type ProviderMessage,
  type ProviderRequest,
} from '../../core/provider.js'
import { unreachable } from '../../core/result.js'
import { overlaid } from '../../core/shells.js'
import { cutHead, cutTail } from '../../text/excerpt.js'

export interface CommandSurroundings {
  readonly processes: ProcessRunner
  /** Environment of the run, including keys of providers: an agent program needs its own key. */
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
}

const TAIL_CHARS = 2000
const NO_TOKENS = { inputTokens: null, outputTokens: null }

/** Runs a program with the prompt on stdin; its output is the answer. */
export async function askCommand(
  program: CommandProvider,
  request: ProviderRequest,
  signal: AbortSignal,
  { processes, env, cwd }: CommandSurroundings,
): Promise<ProviderAnswer> {
  // Programs know no roles, so instructions, prompt and turns become one text.
  const texts = [...(request.system === null ? [] : [request.system]), ...request.messages.map(turnText)]
  const result = await processes.run(
    {
      command: program.command,
      args: program.args,
      cwd: request.workingDir ?? cwd,
      env: { ...overlaid(env, program.env), ...(request.model === '' ? {} : { CONDUCTOR_MODEL: request.model }) },
      stdin: texts.join('\n\n'),
      timeoutSeconds: null,
      maxRetainedBytes: MAX_ANSWER_BYTES,
      onOutput: request.onOutput ?? (() => undefined),
    },
    signal,
  )
  return toProviderAnswer(program.command, result)
}

/** Renders a turn. Programs are offered no tools, so no turn calls one. */
function turnText(message: ProviderMessage): string {
  switch (message.role) {
    case 'user':
      return message.content
    case 'assistant':
      return `Your last answer was:\n${message.content}`
    case 'calls':
      return ''
    case 'answers':
      return message.answers.map(({ text }) => text).join('\n')
  }
}

function toProviderAnswer(command: string, result: ProcessResult): ProviderAnswer {
  switch (result.status) {
    case 'cancelled':
      return { status: 'cancelled' }
    case 'not_started':
      return createRejection(`${command} cannot be started: ${result.message}`, '')
    case 'unread':
      return createFailure('provider_error', `what ${command} printed could not be read: ${result.message}`, '')
    case 'timed_out':
      return createFailure('timeout', `${command} was ended at its timeout`, result.stderr.text)
    case 'exited':
      if (result.exitCode !== 0 && !isRaise(result.stdout.text)) {
        return createFailure('provider_error', exitMessage(command, result), saidBy(result))
      }
      if (result.stdout.truncated) return createRejection(`${command} printed more than 16 MiB`, result.stdout.text)
      return { status: 'answered', text: result.stdout.text, usage: NO_TOKENS, model: '', cut: false }
    default:
      return unreachable(result)
  }
}

type Exited = Extract<ProcessResult, { status: 'exited' }>

/** Reports whether an answer raises an error; that counts whatever the exit code is. */
function isRaise(answer: string): boolean {
  const whole = parseJson(answer.trim())
  return isJsonObject(whole) && whole['conductor_error'] === true
}

/** Quotes stdout if stderr is empty: such programs often print errors in place of the answer. */
function saidBy({ stdout, stderr }: Exited): string {
  return stderr.text.trim() === '' ? stdout.text : stderr.text
}

function exitMessage(command: string, result: Exited): string {
  const how = result.signal === null ? `exited with ${result.exitCode}` : `was ended by ${result.signal}`
  const lastLine = saidBy(result).trimEnd().split('\n').at(-1)?.trim() ?? ''
  return lastLine === '' ? `${command} ${how}` : `${command} ${how}: ${cutHead(lastLine, 500)}`
}

function createFailure(category: 'timeout' | 'provider_error', message: string, output: string): ProviderAnswer {
  const body = cutTail(output, TAIL_CHARS)
  return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body, headers: {} }
}

function createRejection(message: string, output: string): ProviderAnswer {
  return { status: 'rejected', statusCode: null, message, body: cutHead(output, TAIL_CHARS), headers: {} }
}
