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

/** What the choice of a shell depends on. */
export interface ShellPlatform {
  readonly windows: boolean
  /** Whether a command is on the PATH. */
  readonly has: (command: string) => boolean
}

/** What `shell:` may say by name; `powershell` is the one that comes with Windows. */
const SHELL_NAMES = ['bash', 'sh', 'pwsh', 'powershell', 'python', 'node', 'cmd'] as const

type ShellName = (typeof SHELL_NAMES)[number]
type ScriptForm = Pick<ShellCommand, 'extension' | 'prelude' | 'epilogue' | 'pathQuoting'>

const PLACEHOLDER = '{0}'

/** Turns `shell:` into a command as GitHub's runner does; without one it is bash, or pwsh on a Windows without bash. */
export function shellCommand(shell: string | null, platform: ShellPlatform): Result<ShellCommand, string> {
  const wanted = shell === null || shell.trim() === '' ? defaultShell(platform) : shell.trim()
  if (isShellName(wanted)) return ok({ ...namedCommand(wanted, platform), ...formOf(wanted) })
  if (!wanted.includes(PLACEHOLDER)) {
    return err(
      `unknown shell '${wanted}': use ${SHELL_NAMES.join(', ')}, or a command line that contains ${PLACEHOLDER}`,
    )
  }
  const words = splitWords(wanted)
  if (!words.ok) return words
  const [command, ...args] = words.value
  if (command === undefined || command.includes(PLACEHOLDER)) {
    return err(`the shell '${wanted}' must start with a command`)
  }
  return ok({ command, args, ...formOf(programName(command)) })
}

/** What is wrong with a `shell:` on any system; null when nothing is. */
export function shellProblem(shell: string): string | null {
  const made = shellCommand(shell, { windows: false, has: () => true })
  return made.ok ? null : made.error
}

/** The text as it goes into the file. */
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

/** The arguments with the file's path in place. */
export function scriptArgs(shell: ShellCommand, file: string): readonly string[] {
  const written = shell.pathQuoting === 'single_quotes_doubled' ? file.replaceAll("'", "''") : file
  return shell.args.map((arg) => arg.replaceAll(PLACEHOLDER, () => written))
}

function defaultShell(platform: ShellPlatform): ShellName {
  return platform.windows && !platform.has('bash') ? 'pwsh' : 'bash'
}

function isShellName(name: string): name is ShellName {
  return SHELL_NAMES.some((each) => each === name)
}

function namedCommand(shell: ShellName, platform: ShellPlatform): Pick<ShellCommand, 'command' | 'args'> {
  switch (shell) {
    case 'bash':
      return { command: 'bash', args: ['--noprofile', '--norc', '-eo', 'pipefail', PLACEHOLDER] }
    case 'sh':
      return { command: 'sh', args: ['-e', PLACEHOLDER] }
    case 'pwsh':
    case 'powershell':
      return { command: shell, args: ['-command', `. '${PLACEHOLDER}'`] }
    case 'python': {
      const command = !platform.has('python') && platform.has('python3') ? 'python3' : 'python'
      return { command, args: [PLACEHOLDER] }
    }
    case 'node':
      return { command: 'node', args: [PLACEHOLDER] }
    case 'cmd':
      return { command: 'cmd', args: ['/D', '/E:ON', '/V:OFF', '/S', '/C', 'CALL', PLACEHOLDER] }
  }
}

function formOf(program: string): ScriptForm {
  switch (program) {
    case 'pwsh':
    case 'powershell':
      return {
        extension: '.ps1',
        prelude: "$ErrorActionPreference = 'stop'\n",
        epilogue: '\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }\n',
        pathQuoting: 'single_quotes_doubled',
      }
    case 'cmd':
      return { extension: '.cmd', prelude: '@echo off\n', epilogue: '', pathQuoting: 'none' }
    case 'python':
    case 'python3':
      return { extension: '.py', prelude: '', epilogue: '', pathQuoting: 'none' }
    case 'node':
      return { extension: '.cjs', prelude: '', epilogue: '', pathQuoting: 'none' }
    default:
      return { extension: '.sh', prelude: '', epilogue: '', pathQuoting: 'none' }
  }
}

function programName(command: string): string {
  const file = command.slice(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1)
  return file.toLowerCase().replace(/\.exe$/, '')
}

/** Words at spaces; quotes of either kind keep spaces together and are taken away. */
function splitWords(line: string): Result<readonly string[], string> {
  const words: string[] = []
  let word: string | null = null
  let quote: string | null = null
  for (const character of line) {
    if (quote !== null) {
      if (character === quote) quote = null
      else word = `${word ?? ''}${character}`
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word)
      word = null
    } else {
      word = `${word ?? ''}${character}`
    }
  }
  if (quote !== null) return err(`the shell '${line}' has a quote that is not closed`)
  return ok(word === null ? words : [...words, word])
}
