import path from 'node:path'
import { err, ok, type Result } from '../../core/result.js'
import { type Environment, getVariable } from '../../core/shells.js'
import { trimSigns } from '../../text/excerpt.js'

/** A program and its arguments as the system is to be given them. */
export interface ProgramStart {
  readonly program: string
  readonly args: readonly string[]
  /** Whether the arguments are a command line already, which Node must not quote again. */
  readonly verbatim: boolean
}

/** Extensions of files that CreateProcess or cmd.exe can start. */
const DEFAULT_EXTENSIONS = '.COM;.EXE;.BAT;.CMD'
const STARTABLE: ReadonlySet<string> = new Set(DEFAULT_EXTENSIONS.toLowerCase().split(';'))

/** Sets PATHEXT where it is missing: `@actions/exec` and programs that it starts find nothing without it. */
export function ensurePathExtensions(env: Record<string, string | undefined>): void {
  if (process.platform === 'win32') env['PATHEXT'] ??= DEFAULT_EXTENSIONS
}

/** Returns the names under which Windows looks for a program, in the order of PATHEXT. */
export function listWindowsSpellings(file: string, env: Environment): readonly string[] {
  const listed = (getVariable(env, 'PATHEXT', true) ?? DEFAULT_EXTENSIONS).toLowerCase().split(';')
  const extensions = listed.filter((extension) => STARTABLE.has(extension))
  const withExtension = extensions.map((extension) => `${file}${extension}`)
  return extensions.includes(path.win32.extname(file).toLowerCase()) ? [file, ...withExtension] : withExtension
}

/** Returns the folders in which Windows looks for a command without one. */
export function listWindowsFolders(command: string, searched: string, env: Environment): readonly string[] {
  const folders = searched.split(';').map((folder) => folder.replaceAll('"', ''))
  const named = folders.filter((folder) => folder !== '')
  if (!/^bash(?:\.exe)?$/i.test(command)) return named
  // The bash of WSL knows neither the drives nor the variables of Windows.
  const isWsl = (folder: string): boolean =>
    /\\(?:system32|sysnative|windowsapps)\\?$/i.test(folder.replaceAll('/', '\\'))
  return [...named.filter((folder) => !isWsl(folder)), ...listGitFolders(named, env)]
}

/** Git puts only git.exe on the PATH, its bash lies beside; else where Git is installed by default. */
function listGitFolders(searched: readonly string[], env: Environment): readonly string[] {
  const besideGit = searched
    .filter((folder) => /\\git\\(?:cmd|mingw64\\bin)\\?$/i.test(folder.replaceAll('/', '\\')))
    .map((folder) => folder.replace(/[\\/](?:cmd|mingw64[\\/]bin)[\\/]?$/i, ''))
  const installed = ['ProgramW6432', 'ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = getVariable(env, name, true)
    if (folder === undefined) return []
    return [path.win32.join(folder, name === 'LOCALAPPDATA' ? 'Programs\\Git' : 'Git')]
  })
  return [...besideGit, ...installed].map((folder) => path.win32.join(folder, 'bin'))
}

const INTERPRETERS: Readonly<Record<string, string>> = {
  '.sh': 'bash',
  '.bash': 'bash',
  '.ps1': 'pwsh',
  '.py': 'python',
  '.js': 'node',
  '.cjs': 'node',
  '.mjs': 'node',
}

/** Explains why a file that exists is no program on Windows, and how to run it. */
export function explainNotAProgram(command: string): string {
  const shell = INTERPRETERS[path.win32.extname(command).toLowerCase()] ?? 'bash'
  return `Windows cannot start ${command} by itself: give it a shell, with \`run: ${command}\` and \`shell: ${shell}\`, or as \`command: ${shell}\` with \`args\``
}

const BATCH_FILE = /\.(?:cmd|bat)$/i
/** The longest command line that cmd.exe reads. */
const MAX_LINE = 8191

/**
 * Returns how a program is started. Windows starts batch files only through cmd.exe, which reads its command line as a script. Each word is
 * quoted for it; a word that no quoting can carry is an error, so that nothing is ever expanded or executed.
 */
export function createProgramStart(
  program: string,
  args: readonly string[],
  windows = process.platform === 'win32',
): Result<ProgramStart, string> {
  if (!windows || !BATCH_FILE.test(program)) return ok({ program, args, verbatim: false })
  const name = path.win32.basename(program)
  const refuse = (why: string): Result<never, string> => err(`cannot start ${name}: cmd.exe, which runs it, ${why}`)
  if (args.some((arg) => /[\r\n]/.test(arg))) return refuse('cannot pass an argument with a line break')
  // `%=C:%` and the like are variables that no quote hides.
  if (args.some((arg) => /%=[^%]*%/.test(arg))) return refuse('cannot pass an argument with %=...%')
  const line = `"${[program, ...args].map(quoteForBatch).join(' ')}"`
  const comspec = process.env['ComSpec'] ?? 'C:\\Windows\\System32\\cmd.exe'
  const start = { program: comspec, args: ['/d', '/e:on', '/v:off', '/s', '/c', line], verbatim: true }
  const length = [`"${comspec}"`, ...start.args].join(' ').length
  if (length <= MAX_LINE) return ok(start)
  return refuse(`takes a command line of at most ${MAX_LINE} characters, and this one has ${length}`)
}

const PLAIN_WORD = /^[\w@+./:\\-]+$/

/**
 * Quotes a word for cmd.exe, for `%*` in the batch file, and for the program that the batch file starts. Quotes inside are doubled, so that
 * no reader ever believes the word has ended. The first letter behind `%` stands outside of the quotes: `%"T"OKEN%` names no variable, and
 * programs read it as `%TOKEN%`. Backslashes before that letter stand before a quote, so they are doubled.
 */
function quoteForBatch(word: string): string {
  if (PLAIN_WORD.test(word)) return word
  const last = word.slice(trimSigns(word, '\\').length)
  const doubled = word.replaceAll(/(?<!\\)(\\*)"/g, '$1$1""') + last
  return `"${doubled.replaceAll(/%(\\*)([^\s\\"&|<>^()%!=,;])/g, '%$1$1"$2"')}"`
}
