import { getOwnEntry } from './json.js'
import { err, ok, type Result } from './result.js'

/** Variables of this process; undefined is one that is not set. */
export type Environment = Readonly<Record<string, string | undefined>>
/** All variables of a program that is started. */
export type ProgramEnvironment = Readonly<Record<string, string>>

const isWindows = process.platform === 'win32'

/** Returns a variable; on Windows names are case-insensitive. */
export function getVariable(env: Environment, name: string, windows = isWindows): string | undefined {
  if (!windows || env[name] !== undefined) return env[name]
  const wanted = name.toUpperCase()
  const key = Object.keys(env).find((each) => each.toUpperCase() === wanted)
  return key === undefined ? undefined : env[key]
}

/** Sets a variable, or removes it with null; on Windows replaces a variable whose name differs in case only. */
export function setVariable(
  env: Record<string, string>,
  name: string,
  value: string | null,
  windows = isWindows,
): void {
  if (windows) {
    const wanted = name.toUpperCase()
    for (const key of Object.keys(env)) if (key.toUpperCase() === wanted) delete env[key]
  }
  if (value === null) delete env[name]
  else env[name] = value
}

/** Variables that override those of an environment; null removes a variable. */
export type OwnVariables = Readonly<Record<string, string | number | boolean | null>>

export function overlayEnvironment(env: ProgramEnvironment, own: OwnVariables): ProgramEnvironment {
  const result: Record<string, string> = { ...env }
  for (const [name, value] of Object.entries(own)) setVariable(result, name, value === null ? null : String(value))
  return result
}

/** How to run a script; `{0}` in the arguments is the script's file. */
export interface ShellCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly extension: string
  readonly prelude: string
  readonly epilogue: string
  readonly pathQuoting: 'none' | 'single_quotes_doubled'
}

export interface ShellPlatform {
  readonly windows: boolean
  readonly has: (command: string) => boolean
}

export const PLACEHOLDER = '{0}'

type ScriptForm = Pick<ShellCommand, 'extension' | 'prelude' | 'epilogue' | 'pathQuoting'>

const PLAIN: ScriptForm = { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' }
const POWERSHELL = {
  args: ['-command', `. '${PLACEHOLDER}'`],
  extension: '.ps1',
  prelude: "$ErrorActionPreference = 'stop'\n",
  epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
  pathQuoting: 'single_quotes_doubled',
} as const

/** Windows PowerShell needs a byte order mark for UTF-8, and its policy may forbid scripts. */
const POWERSHELL_5 = {
  ...POWERSHELL,
  args: ['-ExecutionPolicy', 'Bypass', ...POWERSHELL.args],
  prelude: `\uFEFF${POWERSHELL.prelude}`,
} as const

/** Named shells; `powershell` is the one that comes with Windows. */
const SHELLS: Readonly<Record<string, Omit<ShellCommand, 'command'>>> = {
  bash: { ...PLAIN, args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] },
  sh: { ...PLAIN, args: ['-e', PLACEHOLDER] },
  pwsh: POWERSHELL,
  powershell: POWERSHELL_5,
  python: { ...PLAIN, args: [PLACEHOLDER], extension: '.py' },
  node: { ...PLAIN, args: [PLACEHOLDER], extension: '.cjs' },
  cmd: {
    ...PLAIN,
    // The batch file itself is the program.
    args: [],
    extension: '.cmd',
    // cmd reads each line in the current code page. If that cannot be changed, its exit code must not become that of the script.
    prelude: '@echo off\n"%SystemRoot%\\System32\\chcp.com" 65001 >nul || "%ComSpec%" /d /c exit 0\n',
  },
}

export const SHELL_NAMES: readonly string[] = Object.keys(SHELLS)

/** Default shells in order of preference; only Windows may lack bash. */
const DEFAULT_SHELLS = ['bash', 'pwsh', 'powershell'] as const

/** Resolves `shell:` as GitHub's runner does; the default is bash, or PowerShell on a Windows without bash. */
export function resolveShell(shell: string | null, platform: ShellPlatform): Result<ShellCommand, string> {
  const fallback = (platform.windows ? DEFAULT_SHELLS.find(platform.has) : undefined) ?? 'bash'
  const name = shell === null || shell.trim() === '' ? fallback : shell.trim()
  const named = getOwnEntry(SHELLS, name)
  if (named !== undefined) {
    const isPython3 = name === 'python' && !platform.has('python') && platform.has('python3')
    const program = isPython3 ? 'python3' : name
    if (!platform.has(program)) {
      const available = Object.keys(SHELLS).filter(platform.has)
      const others = available.length === 0 ? 'no other shell was found' : `available: ${available.join(', ')}`
      return err(`the shell ${program} was not found; ${others}`)
    }
    return ok({ ...named, command: name === 'cmd' ? PLACEHOLDER : program })
  }
  if (!name.includes(PLACEHOLDER)) {
    return err(
      `unknown shell '${name}': use ${Object.keys(SHELLS).join(', ')}, or a command line that contains ${PLACEHOLDER}`,
    )
  }
  const words = splitWords(name)
  if (!words.ok) return words
  const [command, ...args] = words.value
  if (command === undefined || command.includes(PLACEHOLDER)) {
    return err(`the shell '${name}' must start with a command`)
  }
  const form: ScriptForm = getOwnEntry(SHELLS, toProgramName(command)) ?? PLAIN
  return ok({ ...form, command, args })
}

export function findShellProblem(shell: string): string | null {
  const made = resolveShell(shell, { windows: false, has: () => true })
  return made.ok ? null : made.error
}

export function composeScriptText(shell: ShellCommand, text: string): string {
  const whole = `${shell.prelude}${text}${shell.epilogue}`
  // cmd misreads labels in files with bare newlines.
  return shell.extension === '.cmd' ? whole.replaceAll(/\r?\n/g, '\r\n') : whole
}

/** Returns the file's extension, by which Node tells modules from CommonJS. */
export function scriptExtension(shell: ShellCommand, text: string): string {
  const isModule = /^[ \t]*(?:import[ \t]*[\w{*'"]|export[ \t]+[\w{*])/m.test(text)
  return shell.extension === '.cjs' && isModule ? '.mjs' : shell.extension
}

export function scriptCommand(shell: ShellCommand, file: string) {
  const quoted = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file
  const args = shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => quoted))
  return { command: shell.command === PLACEHOLDER ? file : shell.command, args }
}

export function toProgramName(command: string): string {
  const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1)
  return file
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/^python3$/, 'python')
}

/** Splits at spaces outside of quotes, and removes the quotes. */
function splitWords(line: string): Result<readonly string[], string> {
  const word = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g
  if (line.replaceAll(word, '').trim() !== '') return err(`the shell '${line}' has a quote that is not closed`)
  const words = line.match(word) ?? []
  return ok(words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')))
}
