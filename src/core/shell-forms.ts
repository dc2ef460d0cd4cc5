import { PLACEHOLDER, resolveShell, toProgramName } from './shells.js'

/** Failures that a `shell:` may let pass: those of commands before the last one, or those of a pipe. */
export type ShellGap = 'commands' | 'pipes'

/** Shells whose options say whether they stop at the first failure. */
const POSIX_SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh'])
/** Options that neither skip commands nor undo `-e`. */
const USUAL_FLAGS = /^-[eufvxlpETCo]+$/
const USUAL_WORDS: ReadonlySet<string> = new Set(['--noprofile', '--norc', '--posix', '--login'])
const USUAL_NAMES: ReadonlySet<string> = new Set([
  ...['errexit', 'pipefail', 'nounset', 'xtrace', 'verbose', 'noglob', 'noclobber', 'errtrace', 'functrace', 'posix'],
])

/** Programs other than POSIX shells that are known to stop at the first failure, with the arguments that they may have. */
const OTHER_FORMS: readonly (readonly [program: RegExp, args: RegExp])[] = [
  [
    /^(?:pwsh|powershell)$/,
    /^(?:-(?:NoProfile|NoLogo|NonInteractive|ExecutionPolicy \w+) )*(?:-c(?:ommand)? \. '\{0\}'|(?:-f(?:ile)? )?\{0\})$/i,
  ],
  [/^python[\d.]*$/, /^(?:-[uBEIsSOq]{1,9} )*\{0\}(?: |$)/],
  [/^node$/, /^(?:--(?:enable-source-maps|no-warnings|trace-warnings|experimental-strip-types) )*\{0\}(?: |$)/],
  [/^(?:ruby|perl|bun)$/, /^\{0\}(?: |$)/],
]

/** Returns what a `shell:` may let pass in a script; null for a form that is known to stop at the first failure. */
export function findShellGap(shell: string, script = ''): ShellGap | null {
  const made = resolveShell(shell, { windows: false, has: () => true })
  if (!made.ok) return null
  const { command, args } = made.value
  const program = toProgramName(command)
  if (POSIX_SHELLS.has(program)) return findPosixGap(args, script)
  const isKnown = OTHER_FORMS.some(([name, form]) => name.test(program) && form.test(args.join(' ')))
  return isKnown ? null : 'commands'
}

function findPosixGap(args: readonly string[], script: string): ShellGap | null {
  const shellOptions = readOptions(args)
  if (shellOptions === null) return 'commands'
  const lines = script.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))
  // Only as the first command `set` holds for the whole script.
  const [first = ''] = lines
  const scriptOptions = /^\s*set\s/.test(first)
    ? readOptions([...first.trim().split(/\s+/).slice(1), PLACEHOLDER])
    : null
  const isOn = (name: 'errexit' | 'pipefail'): boolean => shellOptions.has(name) || scriptOptions?.has(name) === true
  if (!isOn('errexit')) return 'commands'
  return isOn('pipefail') || !lines.some((line) => /(?<!\|)\|(?!\|)/.test(line)) ? null : 'pipes'
}

/** Reads the options before the script as names of `set -o`; null if one of them is not known to be harmless. */
function readOptions(args: readonly string[]): ReadonlySet<string> | null {
  const names = new Set<string>()
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? ''
    if (word === PLACEHOLDER) return names
    if (USUAL_WORDS.has(word)) continue
    if (!USUAL_FLAGS.test(word)) return null
    if (word.includes('e')) names.add('errexit')
    for (const _ of word.replaceAll(/[^o]/g, '')) {
      const name = args[++index] ?? ''
      if (!USUAL_NAMES.has(name)) return null
      names.add(name)
    }
  }
  return null
}
