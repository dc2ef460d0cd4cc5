import { isJsonObject, type JsonObject, jsonText, parseJson } from '../../core/json.js'
import type { ProcessResult } from '../../core/ports.js'
import { POLICY_DEFAULTS, type Policy, type PolicyInput, type PolicyPorts, type Verdict } from './model.js'

type CommandPolicy = Extract<Policy, { type: 'command' }>

const MAX_ANSWER_BYTES = 1024 * 1024
const MAX_REASON_CHARS = 1000

/** Asks a program of the user's: the context on its stdin, the verdict on its stdout. Anything else denies. */
export async function askCommand(policy: CommandPolicy, input: PolicyInput, ports: PolicyPorts): Promise<Verdict> {
  const result = await ports.processes.run(
    {
      command: policy.command,
      args: (policy.args ?? []).map(String),
      cwd: ports.cwd,
      env: ports.env,
      stdin: `${jsonText(questionOf(policy, input))}\n`,
      timeoutSeconds: policy.timeout ?? POLICY_DEFAULTS.command.timeout,
      maxKeptBytes: MAX_ANSWER_BYTES,
      onOutput: () => {},
    },
    ports.signal,
  )
  return verdictOf(policy, result)
}

function questionOf(policy: CommandPolicy, input: PolicyInput): JsonObject {
  const { name, type, timeoutSeconds, maxConcurrent } = input.node
  return {
    policy: policy.name,
    node: { name, type, timeout_seconds: timeoutSeconds, max_concurrent: maxConcurrent },
    running: Object.fromEntries(input.running),
    running_total: input.runningTotal,
    retry: input.isRetry,
    context: input.contextJson(),
  }
}

function verdictOf(policy: CommandPolicy, result: ProcessResult): Verdict {
  switch (result.status) {
    case 'not_started':
      return denied(`${policy.command} could not be started: ${result.message}`)
    case 'timed_out':
      return denied(`${policy.command} gave no answer within ${policy.timeout ?? POLICY_DEFAULTS.command.timeout} s`)
    case 'unread':
      return denied(`what ${policy.command} printed could not be read: ${result.message}`)
    case 'cancelled':
      return denied(`${policy.command} was cancelled`)
    case 'exited':
      if (result.exitCode !== 0) return denied(`${policy.command} exited with code ${result.exitCode}`)
      return result.stdout.truncated
        ? denied(`${policy.command} answered with too much`)
        : read(policy, result.stdout.text)
  }
}

function read(policy: CommandPolicy, text: string): Verdict {
  if (text.trim() === '') return denied(`${policy.command} gave no answer`)
  const answer = parseJson(text)
  if (!isJsonObject(answer) || typeof answer['allowed'] !== 'boolean') {
    return denied(`${policy.command} answered with something else than {allowed, reason, metadata}`)
  }
  const allowed = answer['allowed']
  const said = answer['reason']
  const reason =
    typeof said === 'string' && said.trim() !== ''
      ? said.trim()
      : `${policy.command} ${allowed ? 'allowed' : 'denied'} it`
  const metadata = answer['metadata']
  return { allowed, reason: reason.slice(0, MAX_REASON_CHARS), metadata: isJsonObject(metadata) ? metadata : {} }
}

function denied(reason: string): Verdict {
  return { allowed: false, reason, metadata: { error: reason } }
}
