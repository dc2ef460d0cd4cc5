import path from 'node:path'
import { parseOption } from '../config/inputs.js'
import { isReservedName } from '../config/model.js'
import { parseDuration } from '../core/duration.js'
import { isJsonObject, type Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { trimSigns } from '../text/excerpt.js'
import { globList } from '../text/glob.js'
import { joinShellWords } from '../text/shell-words.js'

export type StepCommand =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly run: string; readonly shell: string | null }
  /** Runs nothing: the reports that earlier steps wrote are judged. */
  | { readonly judges: 'reports' }

/** Parsers of the options; their meaning is checked later, as fields of a script node. */
const OPTIONS = [
  ['classify', (text: string) => parseList(text, (name) => ({ use: name }))],
  ['retry', parseRetry],
  ['timeout', parseTimeout],
  ['tolerate', parseTolerate],
  ['before-retry', (text: string) => ok(text)],
  ['raises', (text: string) => parseList(text, (name) => name)],
  ['reports', (text: string) => ok([...globList(text)])],
  ['reports-required', parseRequired],
  ['quarantine', (text: string) => ok(text.trim())],
  ['name', (text: string) => ok(text.trim())],
] as const

type OptionName = (typeof OPTIONS)[number][0]

/** One command with the options of a script node, parsed but not yet checked. */
export interface OneStep {
  readonly name: string
  readonly command: StepCommand
  readonly options: Readonly<Partial<Record<OptionName, Json>>>
  /** Command line that runs the same command with the same options. */
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
    if ('judges' in command && name === 'reports') words.push(...globList(text))
    else if (typeof value.value !== 'boolean' || name === 'tolerate') words.push(`--${name}`, text.trimEnd())
    else if (value.value) words.push(`--${name}`)
    if (value.value !== undefined) options[name] = value.value
  }
  const again = joinShellWords(['conductor', ...wordsAgain(command, words)])
  return ok({ name: stepName(options.name, command), command, options, again })
}

/** Returns the arguments that run the same step again. */
function wordsAgain(command: StepCommand, words: readonly string[]): readonly string[] {
  if ('judges' in command) return ['reports', ...words]
  if ('run' in command) return ['exec', ...words, '--shell', command.shell ?? 'bash', '--', command.run.trim()]
  return ['exec', ...words, '--', command.command, ...command.args]
}

/** Returns the name of the step: the given one, else that of the program, else `step`. */
function stepName(given: Json | undefined, command: StepCommand): string {
  if (typeof given === 'string') return given
  if ('judges' in command) return command.judges
  const [word = ''] = 'run' in command ? command.run.trim().split(/\s+/) : [command.command]
  const safe = path.basename(word).replaceAll(/[^A-Za-z0-9_-]+/g, '-')
  const name = trimSigns(safe.replace(/^-+/, ''), '-')
  return name === '' || isReservedName(name) ? 'step' : name
}

const NAMES = /^[\w.*-]+(?:[\s,]+[\w.*-]+)*,?$/

/** Parses names separated by commas or spaces, or a YAML list. */
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

function parseRequired(text: string): Result<Json, string> {
  const written = text.trim()
  return written === 'true' || written === 'false' ? ok(written === 'true') : err('true or false')
}

function parseRetry(text: string): Result<Json | undefined, string> {
  const written = text.trim()
  if (/^\d+$/.test(written)) return ok(written === '0' ? undefined : Number(written))
  const parsed = parseOption(text)
  if (!parsed.ok || isJsonObject(parsed.value)) return parsed
  return err(`a number of re-runs, or a mapping such as {max: 3, initial_seconds: 2}, not ${JSON.stringify(written)}`)
}

function parseTimeout(text: string): Result<number, string> {
  const written = text.trim()
  const seconds = /^\d+(?:\.\d+)?$/.test(written) ? ok(Number(written)) : parseDuration(written)
  if (!seconds.ok) return err(`seconds, or a time such as 90s, 10m or 1h, not ${JSON.stringify(written)}`)
  return seconds.value > 0 ? seconds : err('it must be more than 0')
}
