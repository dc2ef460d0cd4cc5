import path from 'node:path'
import type { ScriptNode } from '../config/model.js'
import { toSeconds } from '../core/duration.js'
import { MAX_ENVELOPE_BYTES, parseEnvelopeFile } from '../core/envelope.js'
import { createRaised, type NodeOutcome, type RaisedHere } from '../core/outcome.js'
import type { ErrorFile } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { getVariable, overlayEnvironment, setVariable } from '../core/shells.js'
import type { Scope } from '../expressions/index.js'
import { listSecretsOfEnvironment } from '../redaction/index.js'
import { describeSeveralCommands } from '../test-reports/quarantine-file.js'
import { decodeText } from '../text/bytes.js'
import { cutHead, type SecretSpans } from '../text/excerpt.js'
import { findSimpleCommand } from '../text/simple-command.js'
import type { ExecutionContext } from './executor.js'
import { MAX_OUTPUT_FILE_BYTES, parseOutputFile } from './output-file.js'
import { hasPrintedRaise } from './raise-marker.js'
import { createValueError, evaluateOnly, formatLiteral, renderText } from './rendering.js'
import { type CommandLine, createStartError, toScriptOutcome } from './script-outcome.js'

/** Runs a program, reads what it raised, and makes an outcome of both. */
export async function executeScript(node: ScriptNode, context: ExecutionContext): Promise<NodeOutcome> {
  const created = await context.ports.errorFiles.create()
  if (!created.ok) return createRaised(createStartError(node.name, created.error, node.command ?? node.run ?? ''))
  const errorFile = created.value
  const prepared = renderScript(node, context, errorFile)
  if (!prepared.ok) {
    await Promise.all([errorFile.readEnvelope(0), errorFile.readOutput(0)])
    return createRaised(prepared.error)
  }
  const { command, script, stdin, cwd, env, limits } = prepared.value
  const invoked = script === null ? command : { run: prepared.value.text, shell: node.shell ?? null }
  const { spans: secrets } = context.ports.secrets
  const reports = await openTestReports(node, limits.reports, context, cwd)
  const testArguments = await writeTestArguments(node, context, cwd)
  if (testArguments?.ok === false)
    return createRaised(createStartError(node.name, testArguments.error, node.command ?? node.run ?? ''))
  if (reports?.quarantine?.isActive === true && findSimpleCommand(invoked) === null)
    context.warn('quarantine-one-command', describeSeveralCommands(node.name))
  const { clock } = context.ports
  const started = clock.monotonic()
  const isLog = context.workflow.literal === true
  let isRaisePrinted = false
  const lookIntoCut = (part: Uint8Array): void => {
    isRaisePrinted ||= hasPrintedRaise(decodeText(part, false))
  }
  const result = await context.ports.processes.run(
    {
      command: command.command,
      args: command.args,
      cwd,
      env: testArguments === null ? env : overlayEnvironment(env, { CONDUCTOR_TEST_ARGS: testArguments.value.path }),
      stdin,
      timeoutSeconds: limits.timeout,
      idleSeconds: limits.idleTimeout,
      maxRetainedBytes: context.maxOutputBytes,
      secrets,
      onOutput: context.output,
      ...(isLog ? {} : { onCut: lookIntoCut }),
    },
    context.signal,
  )
  script?.remove()
  testArguments?.value.remove()
  const envelope = parseEnvelopeFile(await errorFile.readEnvelope(MAX_ENVELOPE_BYTES))
  const written = parseOutputFile(await errorFile.readOutput(MAX_OUTPUT_FILE_BYTES))
  const runFile = script?.file ?? null
  const line: CommandLine = { started: invoked, text: cutCommand(prepared.value.text, secrets), runFile, cwd }
  const remainingMs = (limits.timeout ?? Number.POSITIVE_INFINITY) * 1000 - (clock.monotonic() - started)
  const left = { envelope, written, ...limits, reports, remainingMs, isRaisePrinted }
  return toScriptOutcome(node, context, result, left, line)
}

/** Remembers the reports that exist before the script runs; null for a node that names none. */
async function openTestReports(node: ScriptNode, reports: readonly string[], { ports }: ExecutionContext, cwd: string) {
  const { quarantine: file } = node
  if (node.reports === undefined || ports.reports === undefined || ports.sources === undefined) return null
  const { TestReports } = await import('../test-reports/index.js')
  const { QuarantineMatcher } = await import('../test-reports/quarantine.js')
  const quarantine = ports.quarantine?.(file) ?? null
  const matcher = quarantine === null ? null : new QuarantineMatcher(quarantine)
  const workspace = { sources: ports.sources(cwd), cwd }
  return new TestReports(reports, ports.reports, workspace, matcher, node.retry_tests !== undefined)
}

/** Writes the file with the arguments for the tests that have not passed yet; null for a node that does not ask for it. */
async function writeTestArguments(node: ScriptNode, { ports, failedBefore }: ExecutionContext, cwd: string) {
  if (node.retry_tests === undefined || ports.sources === undefined) return null
  const { createRetryArguments } = await import('../test-reports/retry-arguments.js')
  const words = createRetryArguments(node.retry_tests, failedBefore, { sources: ports.sources(cwd), cwd })
  return ports.errorFiles.writeArguments(words.map((word) => `${word}\n`).join(''))
}

const MAX_COMMAND = 2000

function cutCommand(text: string, secrets: SecretSpans): string {
  return cutHead(text.trim(), MAX_COMMAND, secrets)
}

/** Renders the fields of a script; `text` is the rendered `run`, or the command with its arguments. */
function renderScript(node: ScriptNode, context: ExecutionContext, errorFile: ErrorFile) {
  const env = buildEnvironment(node, context, errorFile)
  const renderField = (source: string, field: string, comments = true): Result<string, RaisedHere> =>
    context.workflow.literal === true ? ok(source) : renderText(source, context.scope, field, comments)
  if (!env.ok) return env
  const folder = renderText(
    node.working_dir ?? context.workflow.settings.runtime?.working_dir ?? '.',
    context.scope,
    'working_dir',
  )
  if (!folder.ok) return folder
  const stdin = node.stdin === undefined ? ok(null) : renderText(node.stdin, context.scope, 'stdin')
  if (!stdin.ok) return stdin
  const cwd = path.resolve(context.settings.cwd, folder.value)
  const limits = renderLimits(node, context)
  if (!limits.ok) return limits
  const settings = { stdin: stdin.value, cwd, env: env.value, limits: limits.value }
  if (node.run !== undefined) {
    const text = renderField(node.run, 'run', false)
    if (!text.ok) return text
    const script = context.ports.scripts.prepare(text.value, node.shell ?? null, env.value)
    if (!script.ok)
      return err(createStartError(node.name, script.error, cutCommand(text.value, context.ports.secrets.spans)))
    const command = script.value
    return ok({ text: text.value, command, script: script.value, ...settings })
  }
  const command = renderField(node.command ?? '', 'command')
  if (!command.ok) return command
  const args: string[] = []
  for (const [index, arg] of (node.args ?? []).entries()) {
    const text = typeof arg === 'string' ? renderField(arg, `args[${index}]`) : ok(formatLiteral(arg))
    if (!text.ok) return text
    args.push(text.value)
  }
  const text = [command.value, ...args].join(' ')
  return ok({ text, command: { command: command.value, args }, script: null, ...settings })
}

/** Renders the fields that may change from attempt to attempt. */
function renderLimits(node: ScriptNode, { workflow, scope }: ExecutionContext) {
  const isLiteral = workflow.literal === true
  const reports: string[] = []
  for (const [index, glob] of [node.reports ?? []].flat().entries()) {
    const text = isLiteral
      ? ok(glob)
      : renderText(glob, scope, Array.isArray(node.reports) ? `reports[${index}]` : 'reports')
    if (!text.ok) return text
    if (text.value.trim() === '') return err(createValueError('reports', glob, 'reports: it is empty'))
    reports.push(text.value)
  }
  const seconds: (number | null)[] = []
  for (const field of ['timeout', 'idle_timeout'] as const) {
    const written = node[field] ?? null
    const text = typeof written === 'string' ? renderText(written, scope, field) : ok(null)
    if (!text.ok) return text
    const value = typeof written === 'string' ? (toSeconds(text.value ?? '') ?? 0) : written
    if (value !== null && value <= 0) {
      const message = `${field}: ${JSON.stringify(text.value)} is not a duration over 0`
      return err(createValueError(field, String(written), message))
    }
    seconds.push(value)
  }
  const [timeout = null, idleTimeout = null] = seconds
  return ok({ timeout, idleTimeout, reports })
}

/** Builds the environment of a script: inherited, then the workflow's, then the node's, then what the engine promises. */
function buildEnvironment(node: ScriptNode, context: ExecutionContext, files: ErrorFile) {
  const env: Record<string, string> = { ...context.settings.env }
  for (const layer of [context.workflow.settings.env, node.env]) {
    for (const [name, value] of Object.entries(layer ?? {})) {
      if (value === null) {
        setVariable(env, name, null)
        continue
      }
      const text = typeof value === 'string' ? formatVariable(value, context.scope, name) : ok(formatLiteral(value))
      if (!text.ok) return text
      setVariable(env, name, text.value)
      for (const secret of listSecretsOfEnvironment({ [name]: text.value })) context.ports.secrets.mark(secret.value)
    }
  }
  const { runId, helpersFolder } = context.settings
  const promised = {
    ...(getVariable(env, 'PYTHONUTF8') === undefined ? { PYTHONUTF8: '1' } : {}),
    CONDUCTOR_RETRY_ATTEMPT: context.retryAttempt,
    ...(context.traceParent === null ? {} : { TRACEPARENT: context.traceParent }),
    CONDUCTOR_RUN_ID: runId,
    ...(helpersFolder === null ? {} : { CONDUCTOR_HELPERS: helpersFolder }),
    CONDUCTOR_ERROR_OUT: files.path,
    CONDUCTOR_OUTPUT: files.outputPath,
  }
  // Last, so that no layer can lead them elsewhere.
  return ok(overlayEnvironment(env, promised))
}

/** Renders a variable; a boolean is written as programs write it, `true`, not Python's `True`. */
function formatVariable(source: string, scope: Scope, name: string): Result<string, RaisedHere> {
  const text = renderText(source, scope, `env.${name}`)
  if (!text.ok || !/^\s*(?:True|False)\s*$/.test(text.value)) return text
  const value = evaluateOnly(source, scope)
  return typeof value === 'boolean' ? ok(String(value)) : text
}
