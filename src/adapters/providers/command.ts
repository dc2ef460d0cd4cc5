import { asObject, parseJson } from '../../core/json.js'
import type { ProcessResult, ProcessRunner } from '../../core/ports.js'
import {
  type CommandProvider,
  MAX_ANSWER_BYTES,
  type ProviderAnswer,
  type ProviderMessage,
  type ProviderRequest,
} from '../../core/provider.js'
import { overlayEnvironment } from '../../core/shells.js'
import { cutHead, cutTail } from '../../text/excerpt.js'

export interface CommandSurroundings {
  readonly processes: ProcessRunner
  /** Environment of the run, including keys of providers: an agent program needs its own key. */
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
}

const TAIL_CHARS = 2000
const NO_TOKENS = { inputTokens: null, outputTokens: null }

export async function askCommand(
  program: CommandProvider,
  request: ProviderRequest,
  signal: AbortSignal,
  { processes, env, cwd }: CommandSurroundings,
): Promise<ProviderAnswer> {
  // Programs know no roles, so instructions, prompt and turns become one text.
  const texts = [...(request.system === null ? [] : [request.system]), ...request.messages.map(formatTurn)]
  const result = await processes.run(
    {
      command: program.command,
      args: program.args,
      cwd: request.workingDir ?? cwd,
      env: {
        ...overlayEnvironment(env, program.env),
        ...(request.model === '' ? {} : { CONDUCTOR_MODEL: request.model }),
      },
      stdin: texts.join('\n\n'),
      timeoutSeconds: null,
      maxRetainedBytes: MAX_ANSWER_BYTES,
      onOutput: request.onOutput ?? (() => undefined),
    },
    signal,
  )
  return toProviderAnswer(program.command, result)
}

/** Programs are offered no tools, so no turn calls one. */
function formatTurn(message: ProviderMessage): string {
  if (message.role === 'user') return message.content
  return message.role === 'assistant' ? `Your last answer was:\n${message.content}` : ''
}

function toProviderAnswer(command: string, result: ProcessResult): ProviderAnswer {
  if (result.status === 'cancelled') return { status: 'cancelled' }
  if (result.status === 'not_started') return createRejection(`${command} cannot be started: ${result.message}`, '')
  if (result.status === 'unread')
    return createFailure('provider_error', `what ${command} printed could not be read: ${result.message}`, '')
  const { stdout, stderr } = result
  if (result.status === 'timed_out') return createFailure('timeout', `${command} was ended at its timeout`, stderr.text)
  // An answer that raises an error counts whatever the exit code is.
  const isRaise = asObject(parseJson(stdout.text.trim()))['conductor_error'] === true
  if (result.exitCode !== 0 && !isRaise) {
    const how = result.signal === null ? `exited with ${result.exitCode}` : `was ended by ${result.signal}`
    // Some programs print errors in place of the answer.
    const said = stderr.text.trim() === '' ? stdout.text : stderr.text
    const lastLine = said.trimEnd().split('\n').at(-1)?.trim() ?? ''
    const why = lastLine === '' ? '' : `: ${cutHead(lastLine, 500)}`
    return createFailure('provider_error', `${command} ${how}${why}`, said)
  }
  if (stdout.truncated) return createRejection(`${command} printed more than 16 MiB`, stdout.text)
  return { status: 'answered', text: stdout.text, usage: NO_TOKENS, model: '', cut: false }
}

function createFailure(category: 'timeout' | 'provider_error', message: string, output: string): ProviderAnswer {
  const body = cutTail(output, TAIL_CHARS)
  return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body, headers: {} }
}

function createRejection(message: string, output: string): ProviderAnswer {
  return { status: 'rejected', statusCode: null, message, body: cutHead(output, TAIL_CHARS), headers: {} }
}
