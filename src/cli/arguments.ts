import { nearHint } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'

export interface OptionSpec {
  readonly name: string
  readonly short?: string
  /** Other spellings, accepted and not advertised. */
  readonly aliases?: readonly string[]
  /** What stands for the value in help; a flag has none. */
  readonly value?: string
  readonly repeats?: boolean
  readonly choices?: readonly string[]
  /** Words that completion offers where there are others too. */
  readonly suggestions?: readonly string[]
  readonly help: string
}

export interface ParsedArguments {
  readonly operands: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
}

/** Reads a command's arguments by its table of options, with `endsAtOperand` only as far as the first operand; the error is one clear line. */
export function parseArguments(
  args: readonly string[],
  options: readonly OptionSpec[],
  endsAtOperand = false,
): Result<ParsedArguments, string> {
  const operands: string[] = []
  const flags = new Set<string>()
  const values = new Map<string, string[]>()
  const byName = optionNames(options)
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--') {
      operands.push(...args.slice(index + 1))
      break
    }
    if (!arg.startsWith('-') || arg === '-') {
      if (endsAtOperand) {
        operands.push(...args.slice(index))
        break
      }
      operands.push(arg)
      continue
    }
    const { name, attached } = splitOption(arg)
    const option = byName.get(name)
    if (option === undefined) {
      // `-classify` is one dash too few, not the short option `-c`.
      const given = attached !== null && !arg.startsWith('--') ? arg.replace(/=.*/s, '') : name
      const hint = byName.has(`-${given}`) ? ` (did you mean -${given}?)` : nearHint(given, byName.keys())
      return err(`unknown option ${given}${hint}`)
    }
    if (option.value === undefined) {
      if (attached !== null) return err(`${name} takes no value`)
      flags.add(option.name)
      continue
    }
    const value = attached ?? args[++index]
    if (value === undefined || (value === '--' && attached === null))
      return err(`${name} needs a value: ${name} ${option.value}`)
    if (option.choices !== undefined && !option.choices.includes(value))
      return err(`${name} is one of ${option.choices.join(', ')}, not ${JSON.stringify(value)}`)
    const known = values.get(option.name) ?? []
    if (known.length > 0 && option.repeats !== true) return err(`${name} is given twice`)
    values.set(option.name, [...known, value])
  }
  return ok({ operands, flags, values })
}

function optionNames(options: readonly OptionSpec[]): ReadonlyMap<string, OptionSpec> {
  const spellings = ({ name, short = name, aliases = [] }: OptionSpec): readonly string[] => [name, short, ...aliases]
  return new Map(options.flatMap((option) => spellings(option).map((name) => [name, option])))
}

/** `--input.NAME=VALUE` is upstream's spelling of `-i NAME=VALUE`. */
function splitOption(arg: string): { readonly name: string; readonly attached: string | null } {
  if (arg.startsWith('--input.')) return { name: '--input', attached: arg.slice('--input.'.length) }
  const equals = arg.indexOf('=')
  if (arg.startsWith('--') && equals > 0) return { name: arg.slice(0, equals), attached: arg.slice(equals + 1) }
  if (!arg.startsWith('--') && arg.length > 2)
    return { name: arg.slice(0, 2), attached: arg[2] === '=' ? arg.slice(3) : arg.slice(2) }
  return { name: arg, attached: null }
}

export function oneValue(args: ParsedArguments, name: string): string | null {
  return args.values.get(name)?.[0] ?? null
}

/** A whole number, 0 where none is given; null for anything else. */
export function numberUpTo(highest: number, text: string | null): number | null {
  const number = /^\d{1,6}$/.test(text ?? '0') ? Number(text ?? 0) : Number.POSITIVE_INFINITY
  return number <= highest ? number : null
}
