import { ownEntry } from './json.js'
import { err, ok, type Result } from './result.js'

/** How a script text becomes a process: `{0}` in the arguments stands for the file that holds it. */
export interface ShellCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly extension: string
  /** Text before and after the script's own. */
  readonly prelude: string
  readonly epilogue: string
  /** How the file's path is written into the arguments. */
  readonly pathQuoting: 'none' | 'single_quotes_doubled'
}

export interface ShellPlatform {
  readonly windows: boolean
  /** Whether a command is on the PATH. */
  readonly has: (command: string) => boolean
}

const PLACEHOLDER = '{0}'

type ScriptForm = Pick<ShellCommand, 'extension' | 'prelude' | 'epilogue' | 'pathQuoting'>

const PLAIN: ScriptForm = { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' }
const POWERSHELL = {
  args: ['-command', `. '${PLACEHOLDER}'`],
  extension: '.ps1',
  prelude: "$ErrorActionPreference = 'stop'\n",
  epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
  pathQuoting: 'single_quotes_doubled',
} as const

/** Windows' own PowerShell reads a file without a byte order mark in the system's code page, and its policy may forbid scripts. */
const POWERSHELL_5 = {
  ...POWERSHELL,
  args: ['-ExecutionPolicy', 'Bypass', ...POWERSHELL.args],
  prelude: `\uFEFF${POWERSHELL.prelude}`,
} as const

/** What `shell:` may say by name; `powershell` is the one that comes with Windows. */
const SHELLS: Readonly<Record<string, Omit<ShellCommand, 'command'>>> = {
  bash: { ...PLAIN, args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] },
  sh: { ...PLAIN, args: ['-e', PLACEHOLDER] },
  pwsh: POWERSHELL,
  powershell: POWERSHELL_5,
  python: { ...PLAIN, args: [PLACEHOLDER], extension: '.py' },
  node: { ...PLAIN, args: [PLACEHOLDER], extension: '.cjs' },
  cmd: {
    ...PLAIN,
    // The file is the program: it starts as every batch file does.
    args: [],
    extension: '.cmd',
    // cmd reads a file line by line in the code page of the moment.
    prelude: '@echo off\n"%SystemRoot%\\System32\\chcp.com" 65001 >nul\n',
  },
}

/** Shells that run a script without `shell:`; only Windows may lack the first. */
const DEFAULT_SHELLS = ['bash', 'pwsh', 'powershell'] as const

/** Turns `shell:` into a command as GitHub's runner does; without one it is bash, or a PowerShell on a Windows without bash. */
export function shellCommand(shell: string | null, platform: ShellPlatform): Result<ShellCommand, string> {
  const fallback = (platform.windows ? DEFAULT_SHELLS.find(platform.has) : undefined) ?? 'bash'
  const wanted = shell === null || shell.trim() === '' ? fallback : shell.trim()
  const named = ownEntry(SHELLS, wanted)
  if (named !== undefined) {
    const isPython3 = wanted === 'python' && !platform.has('python') && platform.has('python3')
    const program = isPython3 ? 'python3' : wanted
    if (!platform.has(program)) return err(missingShell(program, platform))
    return ok({ ...named, command: wanted === 'cmd' ? PLACEHOLDER : program })
  }
  if (!wanted.includes(PLACEHOLDER)) {
    return err(
      `unknown shell '${wanted}': use ${Object.keys(SHELLS).join(', ')}, or a command line that contains ${PLACEHOLDER}`,
    )
  }
  const words = splitWords(wanted)
  if (!words.ok) return words
  const [command, ...args] = words.value
  if (command === undefined || command.includes(PLACEHOLDER)) {
    return err(`the shell '${wanted}' must start with a command`)
  }
  const form: ScriptForm = ownEntry(SHELLS, programName(command)) ?? PLAIN
  return ok({ ...form, command, args })
}

function missingShell(shell: string, { has }: ShellPlatform): string {
  const there = Object.keys(SHELLS).filter(has)
  return `the shell ${shell} was not found; ${there.length === 0 ? 'no other is there, either' : `there are ${there.join(', ')}`}`
}

/** Reports whether a shell line runs bash or sh without `-e`: then only the exit code of the last command counts. */
export function ignoresFailures(shell: string): boolean {
  const made = shellCommand(shell, { windows: false, has: () => true })
  if (!made.ok || !POSIX_SHELLS.has(programName(made.value.command))) return false
  return !made.value.args.some((arg) => /^-[a-zA-Z]*e/.test(arg) || arg === 'errexit')
}

const POSIX_SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'dash', 'ksh', 'zsh'])

/** What is wrong with a `shell:` on any system; null when nothing is. */
export function shellProblem(shell: string): string | null {
  const made = shellCommand(shell, { windows: false, has: () => true })
  return made.ok ? null : made.error
}

export function scriptText(shell: ShellCommand, text: string): string {
  const whole = `${shell.prelude}${text}${shell.epilogue}`
  // cmd misreads labels and jumps in files with bare newlines.
  return shell.extension === '.cmd' ? whole.replaceAll(/\r?\n/g, '\r\n') : whole
}

/** The file's extension; Node tells the two kinds of modules apart by it. */
export function scriptExtension(shell: ShellCommand, text: string): string {
  const isModule = /^[ \t]*(?:import[ \t]*[\w{*'"]|export[ \t]+[\w{*])/m.test(text)
  return shell.extension === '.cjs' && isModule ? '.mjs' : shell.extension
}

/** Returns the program that runs a file, and its arguments. */
export function scriptCommand(
  shell: ShellCommand,
  file: string,
): { readonly command: string; readonly args: readonly string[] } {
  const written = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file
  const args = shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => written))
  return { command: shell.command === PLACEHOLDER ? file : shell.command, args }
}

/** The name of a program as the table has it. */
function programName(command: string): string {
  const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1)
  return file
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/^python3$/, 'python')
}

/** Words at spaces; quotes of either kind keep spaces together and are taken away. */
function splitWords(line: string): Result<readonly string[], string> {
  const word = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g
  if (line.replaceAll(word, '').trim() !== '') return err(`the shell '${line}' has a quote that is not closed`)
  const words = line.match(word) ?? []
  return ok(words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')))
}
