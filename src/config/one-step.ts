import path from 'node:path'
import { parseDuration } from '../core/duration.js'
import { type Finding, NO_FILE, type Path } from '../core/finding.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { Patterns } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { createFileData, type FileData } from '../source/session.js'
import { Source } from '../source/values.js'
import { trimSigns } from '../text/excerpt.js'
import { splitGlobs } from '../text/glob.js'
import { appendAll } from '../text/lists.js'
import { joinShellWords } from '../text/shell-words.js'
import type { Checked } from './check.js'
import { parseOption } from './inputs.js'
import { loadData } from './load/index.js'
import { isReservedName, type Step, type Workflow } from './model.js'
import { validateWorkflow } from './rules/index.js'

export type StepCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly run: string; readonly shell: string | null }
  | { readonly judges: 'reports' }

/** Parsers of the options; their meaning is checked later, as fields of a script node. */
const OPTIONS = [
  ['classify', (text: string) => parseList(text, (name) => ({ use: name }))],
  ['retry', parseRetry],
  ['timeout', parseTimeout],
  ['idle-timeout', parseTimeout],
  ['tolerate', parseTolerate],
  ['before-retry', (text: string) => ok(text)],
  ['raises', (text: string) => parseList(text, (name) => name)],
  ['reports', (text: string) => ok([...splitGlobs(text)])],
  [
    'reports-required',
    (text: string) => (/^\s*(true|false)\s*$/.test(text) ? ok(text.trim() === 'true') : err('true or false')),
  ],
  ['quarantine', (text: string) => ok(text.trim())],
  ['test-exit-codes', parseNumbers],
  ['retry-tests', (text: string) => ok(text.trim())],
  ['name', (text: string) => ok(text.trim())],
] as const

type OptionName = (typeof OPTIONS)[number][0]

export interface OneStep {
  readonly name: string
  readonly command: StepCommand
  readonly options: Readonly<Partial<Record<OptionName, Json>>>
  readonly again: string
}

/** Parses the options; an empty one counts as not given, and the error begins with the name of its option. */
export function readStep(command: StepCommand, textOf: (option: OptionName) => string | null): Result<OneStep, string> {
  const options: Partial<Record<OptionName, Json>> = {}
  const words: string[] = []
  for (const [name, read] of OPTIONS) {
    const text = textOf(name) ?? ''
    if (text.trim() === '') continue
    const value = read(text)
    if (!value.ok) return err(`${name}: ${value.error}`)
    // On the command line the globs of `conductor reports` are operands, and a boolean is a flag.
    if ('judges' in command && name === 'reports') appendAll(words, splitGlobs(text))
    else if (typeof value.value !== 'boolean' || name === 'tolerate') words.push(`--${name}`, text.trimEnd())
    else if (value.value) words.push(`--${name}`)
    if (value.value !== undefined) options[name] = value.value
  }
  const again = joinShellWords(['conductor', ...listWordsAgain(command, words)])
  return ok({ name: stepName(options.name, command), command, options, again })
}

function listWordsAgain(command: StepCommand, words: readonly string[]): readonly string[] {
  if ('judges' in command) return ['reports', ...words]
  if ('run' in command) return ['exec', ...words, '--shell', command.shell ?? 'bash', '--', command.run.trim()]
  return ['exec', ...words, '--', command.command, ...command.args]
}

function stepName(given: Json | undefined, command: StepCommand): string {
  if (typeof given === 'string') return given
  if ('judges' in command) return command.judges
  const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command]
  const safe = path.basename(word).replaceAll(/[^A-Za-z0-9_-]+/g, '-')
  const name = trimSigns(safe.replace(/^-+/, ''), '-')
  return name === '' || isReservedName(name) ? 'step' : name
}

const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/

function parseList(text: string, named: (name: string) => Json): Result<Json, string> {
  const written = text.trim()
  const isNames = NAMES.test(written) && !written.startsWith('-')
  const parsed = isNames ? ok(written.split(/[\s,]+/).filter((name) => name !== '')) : parseOption(text)
  if (!parsed.ok) return parsed
  const items: readonly Json[] = Array.isArray(parsed.value) ? parsed.value : [parsed.value]
  return ok(items.map((item) => (typeof item === 'string' ? named(item) : item)))
}

/** `true` tolerates every kind; `false`, which an expression of GitHub may produce, tolerates none. */
function parseTolerate(text: string): Result<Json | undefined, string> {
  if (text.trim() === 'true') return ok(true)
  return text.trim() === 'false' ? ok(undefined) : parseList(text, (name) => name)
}

function parseRetry(text: string): Result<Json | undefined, string> {
  const written = text.trim()
  if (/^\d+$/.test(written)) return ok(written === '0' ? undefined : Number(written))
  const parsed = parseOption(text)
  if (!parsed.ok || isJsonObject(parsed.value)) return parsed
  return err(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`)
}

function parseNumbers(text: string): Result<Json, string> {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  const other = parts.find((part) => !/^\d{1,9}$/.test(part))
  return other === undefined ? ok(parts.map(Number)) : err(`numbers such as 8, 100, not ${JSON.stringify(other)}`)
}

function parseTimeout(text: string): Result<number, string> {
  const written = text.trim()
  const seconds = /^\d+(?:\.\d+)?$/.test(written) ? ok(Number(written)) : parseDuration(written)
  if (!seconds.ok) return err(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`)
  return seconds.value > 0 ? seconds : err('it must be more than 0')
}

/** Options that set the field of the same name, with `_` for `-`. */
const FIELD_OPTIONS = [
  ...(['timeout', 'idle-timeout', 'raises', 'classify', 'reports', 'reports-required'] as const),
  ...(['quarantine', 'retry-tests', 'test-exit-codes'] as const),
]

/** Returns the workflow of the step as data, in which the position of each value is the option that gave it. */
function createStepData({ name, command, options }: OneStep): FileData {
  const { retry, tolerate, classify } = options
  const fields = FIELD_OPTIONS.flatMap((option) => {
    const value = options[option]
    return value === undefined ? [] : [[option.replaceAll('-', '_'), value] as const]
  })
  const routes: readonly (readonly [option: string, route: JsonObject])[] = [
    ['', { to: '$end' }],
    ...(retry === undefined ? [] : [['retry', createRetryRoute(retry, classify !== undefined)] as const]),
    ...(tolerate === undefined ? [] : [['tolerate', { on_error: tolerate, recover: { output: {} } }] as const]),
  ]
  const node = {
    name,
    type: 'script',
    strict_exit: true,
    ...('run' in command
      ? { run: ':', ...(command.shell === null ? {} : { shell: command.shell }) }
      : { command: ':' }),
    ...Object.fromEntries(fields),
    routes: routes.map(([, route]) => route),
  }
  const findOption = ([list, , field, row]: Path): string => {
    if (list === 'workflow') return 'name'
    if (field === 'routes') return routes[Number(row)]?.[0] ?? ''
    const option = String(field ?? '').replaceAll('_', '-')
    return option === 'shell' || option === 'name' || FIELD_OPTIONS.some((each) => each === option) ? option : ''
  }
  const data = { workflow: { name, entry_point: name }, agents: [node] }
  return createFileData(data, (at) => new Source(findOption(at), findOption(at), ''), nameStepValue)
}

/** Retries the kinds that `on:` names; without it transient errors if failures are classified, else every error. */
function createRetryRoute(given: Json, isClassified: boolean): JsonObject {
  const { on, ...retry } = isJsonObject(given) ? given : { max: given }
  const when = on === undefined && isClassified ? { when: 'error.transient' } : {}
  return { on_error: on ?? true, ...when, retry }
}

/** Names a value for somebody who wrote options, no nodes and routes. */
function nameStepValue(at: Path): string {
  const [, , field, , ...inRoute] = at
  const fields = field === 'routes' ? inRoute.slice(inRoute[0] === 'retry' && inRoute.length > 1 ? 1 : 0) : at.slice(2)
  if (field === 'classify' && at.at(-1) === 'use') return 'a set'
  const words = fields.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
  return `\`${words.join('')}\``
}

/** Checks the options as a workflow file is checked, then inserts the command literally: nothing in it is a template. */
export async function checkOneStep(
  step: OneStep,
  optionName: (option: string) => string,
  cwd: string,
  patterns: () => Promise<Patterns>,
): Promise<Checked> {
  const loaded = await loadData(createStepData(step), patterns)
  const rules = loaded.workflow === null ? [] : validateWorkflow(loaded.workflow).findings
  const workflow = loaded.workflow === null ? null : withCommand(loaded.workflow, step.command, cwd)
  const findings = [...loaded.findings, ...rules].flatMap((finding): readonly Finding[] => {
    const { file: option, code, severity, message, fix } = finding
    // One list of tolerated kinds may serve many steps; a near miss is a mistake.
    const isForeignKind = option === 'tolerate' && code === 'undeclared-kind' && fix === undefined
    if (severity !== 'error' || isForeignKind) return []
    const named = option === '' ? message : `${optionName(option)}: ${message}`
    return [{ ...finding, file: NO_FILE, line: 1, column: 1, message: named }]
  })
  const runnable = findings.length === 0 ? workflow : null
  return { loaded: { ...loaded, workflow }, findings, contract: null, workspace: cwd, runnable }
}

function withCommand(workflow: Workflow, command: StepCommand, folder: string): Workflow {
  const withLiteral = (step: Step): Step => {
    if (step.type !== 'script') return step
    const { command: _command, run: _run, ...rest } = step
    if ('run' in command) return { ...rest, run: command.run }
    return 'judges' in command
      ? { ...rest, command: '' }
      : { ...rest, command: command.command, args: [...command.args] }
  }
  const steps = new Map([...workflow.steps].map(([name, step]) => [name, withLiteral(step)]))
  const at = { file: NO_FILE, line: 1, column: 1 }
  const file = path.join(folder, 'step.yaml')
  return { ...workflow, file, literal: true, steps, displayFile: NO_FILE, at: () => at, within: () => at }
}
