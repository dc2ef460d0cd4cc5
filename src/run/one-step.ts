import path from 'node:path'
import { loadChecked } from '../config/load/index.js'
import type { ScriptNode, Workflow } from '../config/model.js'
import { isReservedName } from '../config/model.js'
import { validateWorkflow } from '../config/rules/index.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import type { Json } from '../core/json.js'
import type { Patterns } from '../core/patterns.js'
import { err, ok } from '../core/result.js'
import type { Checked } from './prepare.js'
import type { RunRequest } from './request.js'
import { StepProcesses } from './step-processes.js'

/** What runs: a program with its arguments, or a text for a shell. */
export type StepCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly run: string; readonly shell: string | null }

/** One command with all that a script node has; options are data that somebody wrote, not yet checked. */
export interface OneStep {
  readonly name: string
  readonly command: StepCommand
  readonly classify: Json | undefined
  readonly retry: Json | undefined
  readonly timeoutSeconds: number | undefined
  readonly tolerate: Json | undefined
  readonly raises: Json | undefined
}

/** How the options are called where they were given: `--retry` or `retry`. */
type OptionNames = (option: OptionName) => string
type OptionName = 'name' | 'shell' | 'timeout' | 'raises' | 'classify' | 'retry' | 'tolerate'

/** One command as the command line or the action was given it. */
export interface StepRequest {
  readonly step: OneStep
  readonly shell: string | null
  /** A shell text that runs before each re-run; null for none. */
  readonly beforeRetry: string | null
  /** The command that does the same again. */
  readonly again: string
  readonly optionNames: OptionNames
  readonly inheritsStdin: boolean
  readonly warn: (message: string) => void
}

/** A request to run one command, made of the request for a run with the same surroundings. */
export function oneStepRequest(
  request: RunRequest,
  { step, shell, beforeRetry, again, optionNames, inheritsStdin, warn }: StepRequest,
): { readonly request: RunRequest; readonly processes: StepProcesses } {
  const { adapters, cwd, tempBase } = request
  const tempFolder = path.join(tempBase, `conductor-step-${process.pid}`)
  const processes = new StepProcesses(adapters, { beforeRetry, shell, tempFolder, inheritsStdin, warn })
  const oneStep = {
    name: step.name,
    check: () => checkOneStep(step, optionNames, cwd, adapters.patterns),
    again,
    warnings: () => processes.warnings,
  }
  return {
    request: { ...request, file: '', fileAsGiven: '', oneStep, adapters: { ...adapters, processes } },
    processes,
  }
}

/** The name where the command gives none. */
const PLAIN_NAME = 'step'

/** A name for the step: what was given, else the program's, where that can be a name. */
export function stepName(given: string | null, command: StepCommand): string {
  if (given !== null) return given
  const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command]
  const name = path
    .basename(word)
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return name === '' || isReservedName(name) ? PLAIN_NAME : name
}

interface Row {
  readonly option: OptionName | null
  readonly text: string
}

/** The file that the step would be, one option a line, so that a finding's line tells which option it is about. */
function rowsOf(step: OneStep): readonly Row[] {
  const row = (indent: number, key: string, value: Json | undefined, option: OptionName | null = null): Row[] =>
    value === undefined ? [] : [{ option, text: `${' '.repeat(indent)}${key}: ${JSON.stringify(value)}` }]
  const plain = (text: string): Row => ({ option: null, text })
  const { command } = step
  return [
    plain('workflow:'),
    ...row(2, 'name', step.name, 'name'),
    ...row(2, 'entry_point', step.name, 'name'),
    plain('agents:'),
    ...row(2, '- name', step.name, 'name'),
    plain('    type: script'),
    plain('    strict_exit: true'),
    ...('run' in command ? row(4, 'run', ':') : row(4, 'command', ':')),
    ...('run' in command ? row(4, 'shell', command.shell ?? undefined, 'shell') : []),
    ...row(4, 'timeout', step.timeoutSeconds, 'timeout'),
    ...row(4, 'raises', step.raises, 'raises'),
    ...row(4, 'classify', step.classify, 'classify'),
    plain('    routes:'),
    plain('      - to: $end'),
    ...row(6, '- on_error', retryPatterns(step), 'retry'),
    ...(step.retry === undefined
      ? []
      : [...row(8, 'when', retryCondition(step)), ...row(8, 'retry', retryOf(step), 'retry')]),
    ...row(6, '- on_error', step.tolerate, 'tolerate'),
    ...(step.tolerate === undefined ? [] : [plain('        recover: { output: {} }')]),
  ]
}

function isMapping(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The kinds that are run again: those that `on:` names, else everything that the condition lets through. */
function retryPatterns({ retry }: OneStep): Json | undefined {
  if (retry === undefined) return undefined
  return isMapping(retry) && retry['on'] !== undefined ? retry['on'] : true
}

/** Where failures are classified, only transient ones are run again. */
function retryCondition({ retry, classify }: OneStep): string | undefined {
  if (classify === undefined || (isMapping(retry) && retry['on'] !== undefined)) return undefined
  return 'error.transient'
}

function retryOf({ retry }: OneStep): Json | undefined {
  if (!isMapping(retry)) return retry === undefined ? undefined : { max: retry }
  return Object.fromEntries(Object.entries(retry).filter(([key]) => key !== 'on'))
}

/** Checks the options as a workflow file is checked, and puts the command in its place, word by word: nothing in it is a template. */
export async function checkOneStep(
  step: OneStep,
  names: OptionNames,
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
  const validated = loaded.workflow === null ? null : validateWorkflow(loaded.workflow)
  const workflow = loaded.workflow === null ? null : withoutPlaces(withCommand(loaded.workflow, step))
  const isOf = ({ line }: Finding, option: OptionName): boolean => rows[line - 1]?.option === option
  const findings = [...loaded.findings, ...(validated?.findings ?? [])]
    .filter(({ severity }) => severity === 'error')
    .filter((finding) => !(isOf(finding, 'tolerate') && isForeignKind(finding)))
    .map((finding): Finding => {
      const option = rows[finding.line - 1]?.option ?? null
      const message = option === null ? finding.message : `${names(option)}: ${finding.message}`
      return { ...finding, file: NO_FILE, line: 1, column: 1, message }
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

function withCommand(workflow: Workflow, step: OneStep): Workflow {
  const steps = new Map(
    [...workflow.steps].map(([name, node]) => [
      name,
      node.type === 'script' ? literalScript(node, step.command) : node,
    ]),
  )
  return { ...workflow, literal: true, steps, at: workflow.at.bind(workflow), within: workflow.within.bind(workflow) }
}

/** There is no file that a line could be shown of. */
function withoutPlaces(workflow: Workflow): Workflow {
  const at = { file: NO_FILE, line: 1, column: 1 }
  return { ...workflow, displayFile: NO_FILE, at: () => at, within: () => at }
}

function literalScript(node: ScriptNode, command: StepCommand): ScriptNode {
  const { command: _command, run: _run, ...rest } = node
  if ('run' in command) return { ...rest, run: command.run }
  return { ...rest, command: command.command, args: [...command.args] }
}
