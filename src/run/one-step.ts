import path from 'node:path'
import { loadChecked } from '../config/load/index.js'
import type { ScriptNode, Workflow } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { isJsonObject, type Json } from '../core/json.js'
import type { Patterns } from '../core/patterns.js'
import { err, ok } from '../core/result.js'
import type { Checked } from './prepare.js'
import type { RunRequest } from './request.js'
import type { OneStep, StepCommand } from './step-options.js'
import { StepProcesses } from './step-processes.js'

/** How the command line and the action differ in what they run. */
interface StepHost {
  /** How an option is called where it was given: `--retry` or `the input retry`. */
  readonly optionName: (option: string) => string
  readonly inheritsStdin: boolean
  readonly warn: (message: string) => void
}

/** A request to run one command, made of the request for a run with the same surroundings. */
export function oneStepRequest(
  request: RunRequest,
  step: OneStep,
  { optionName, inheritsStdin, warn }: StepHost,
): { readonly request: RunRequest; readonly processes: StepProcesses } {
  const { adapters, cwd, tempBase } = request
  const tempFolder = path.join(tempBase, `conductor-step-${process.pid}`)
  const given = step.options['before-retry']
  const beforeRetry = typeof given === 'string' ? given : null
  const shell = 'run' in step.command ? step.command.shell : null
  const processes = new StepProcesses(adapters, { beforeRetry, shell, tempFolder, inheritsStdin, warn })
  const oneStep = {
    name: step.name,
    check: () => checkOneStep(step, optionName, cwd, adapters.patterns),
    again: step.again,
    warnings: () => processes.warnings,
  }
  return {
    request: { ...request, file: '', fileAsGiven: '', oneStep, adapters: { ...adapters, processes } },
    processes,
  }
}

interface Row {
  readonly option: string | null
  readonly text: string
}

/** The file that the step would be, one option a line, so that a finding's line tells which option it is about. */
function rowsOf({ name, command, options }: OneStep): readonly Row[] {
  const { retry, tolerate } = options
  const row = (start: string, value: Json | undefined, option: string | null = null): Row[] =>
    value === undefined ? [] : [{ option, text: `${start}: ${JSON.stringify(value)}` }]
  const plain = (text: string): Row => ({ option: null, text })
  return [
    plain('workflow:'),
    ...row('  name', name, 'name'),
    ...row('  entry_point', name, 'name'),
    plain('agents:'),
    ...row('  - name', name, 'name'),
    plain('    type: script'),
    plain('    strict_exit: true'),
    ...row('run' in command ? '    run' : '    command', ':'),
    ...row('    shell', 'run' in command ? (command.shell ?? undefined) : undefined, 'shell'),
    ...row('    timeout', options.timeout, 'timeout'),
    ...row('    raises', options.raises, 'raises'),
    ...row('    classify', options.classify, 'classify'),
    plain('    routes:'),
    plain('      - to: $end'),
    ...(retry === undefined ? [] : retryRows(retry, options.classify !== undefined)),
    ...row('      - on_error', tolerate, 'tolerate'),
    ...(tolerate === undefined ? [] : [plain('        recover: { output: {} }')]),
  ]

  /** The kinds that `on:` names are run again, else what is transient where failures are classified, else everything. */
  function retryRows(given: Json, isClassified: boolean): readonly Row[] {
    const { on, ...mapping } = isJsonObject(given) ? given : { max: given }
    const condition = on === undefined && isClassified ? 'error.transient' : undefined
    return [
      ...row('      - on_error', on ?? true, 'retry'),
      ...row('        when', condition),
      ...row('        retry', mapping, 'retry'),
    ]
  }
}

/** Checks the options as a workflow file is checked, and puts the command in its place, word by word: nothing in it is a template. */
export async function checkOneStep(
  step: OneStep,
  optionName: (option: string) => string,
  cwd: string,
  patterns: () => Promise<Patterns>,
): Promise<Checked> {
  const rows = rowsOf(step)
  const file = path.join(cwd, 'step.yaml')
  const text = rows.map((each) => each.text).join('\n')
  const reader = {
    read: (name: string) => (name === file ? ok(text) : err({ code: 'file-not-found' } as const)),
    realpath: (name: string) => name,
  }
  const loaded = await loadChecked(file, { workspace: cwd, env: {}, reader, literal: true }, patterns)
  const rules = loaded.workflow === null ? [] : validateWorkflow(loaded.workflow).findings
  const workflow = loaded.workflow === null ? null : withCommand(loaded.workflow, step.command)
  const findings = [...loaded.findings, ...rules].flatMap((finding): readonly Finding[] => {
    const option = rows[finding.line - 1]?.option ?? null
    if (finding.severity !== 'error' || (option === 'tolerate' && isForeignKind(finding))) return []
    const message = option === null ? finding.message : `${optionName(option)}: ${finding.message}`
    return [{ ...finding, file: NO_FILE, line: 1, column: 1, message }]
  })
  return {
    loaded: { ...loaded, workflow, sources: new Map() },
    findings,
    contract: null,
    workspace: cwd,
    runnable: findings.length === 0 ? workflow : null,
  }
}

/** A kind of another tool: one list of what is tolerated may serve many steps. A kind that is nearly one of these is a mistake. */
function isForeignKind({ code, suggestion }: Finding): boolean {
  return code === 'undeclared-kind' && !/did you mean/i.test(suggestion ?? '')
}

/** The workflow with the command itself; there is no file that a line could be shown of. */
function withCommand(workflow: Workflow, command: StepCommand): Workflow {
  const steps = new Map(
    [...workflow.steps].map(([name, node]) => [name, node.type === 'script' ? literalScript(node, command) : node]),
  )
  const at = { file: NO_FILE, line: 1, column: 1 }
  return { ...workflow, literal: true, steps, displayFile: NO_FILE, at: () => at, within: () => at }
}

function literalScript(node: ScriptNode, command: StepCommand): ScriptNode {
  const { command: _command, run: _run, ...rest } = node
  return 'run' in command
    ? { ...rest, run: command.run }
    : { ...rest, command: command.command, args: [...command.args] }
}
