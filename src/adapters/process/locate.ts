import { spawnSync } from 'node:child_process'
import { accessSync, constants, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { ProcessRequest, StartFailure } from '../../core/ports.js'
import { err, ok, type Result, tryResult } from '../../core/result.js'
import { type Environment, getVariable } from '../../core/shells.js'
import { errorCode, errorMessage } from '../../text/error-message.js'
import { explainNotAProgram, listWindowsFolders, listWindowsSpellings } from './windows.js'

const isWindows = process.platform === 'win32'
const FALLBACK_PATH = isWindows ? '' : '/usr/local/bin:/usr/bin:/bin'

export interface NotRunnable {
  readonly message: string
  readonly cause: StartFailure
}

/** Finds programs as a shell does, and remembers them: `@actions/exec` would search for each start. */
export class CommandLocator {
  readonly #found = new Map<string, string>()

  locate(command: string, cwd: string, env: Environment): Result<string, NotRunnable> {
    if (command.trim() === '') return err({ message: 'the command is empty', cause: 'not_found' })
    const searched = hasFolder(command) ? null : (getVariable(env, 'PATH') ?? FALLBACK_PATH)
    const key = [command, searched ?? '', cwd].join('\0')
    const remembered = this.#found.get(key)
    // The file may have been removed since.
    if (remembered !== undefined && judgeCandidate(remembered) === 'runnable') return ok(remembered)
    const found = searchProgram(command, searched, cwd, env)
    if (found.ok) this.#found.set(key, found.value)
    return found
  }
}

/** Returns what a program of the system prints, or nothing. Windows would look for its name in the current folder first. */
export function runSystemProgram(command: string, args: readonly string[]): string {
  const program = new CommandLocator().locate(command, process.cwd(), { PATH: process.env['PATH'] ?? FALLBACK_PATH })
  if (!program.ok) return ''
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return spawnSync(program.value, args, { encoding: 'utf8', env, windowsHide: true }).stdout ?? ''
}

/** Checks a working folder before the start, because the error of a failed start does not name the folder. */
export function checkFolder(folder: string): Result<string, string> {
  const absolute = path.resolve(folder)
  const stats = readStat(absolute)
  if (stats === 'absent') return err(`working directory does not exist: ${folder}`)
  if (stats === 'denied') return err(`working directory cannot be entered: ${folder}`)
  if (!stats.isDirectory()) return err(`working directory is not a folder: ${folder}`)
  if (!isWindows && !isAccessible(absolute)) return err(`working directory cannot be entered: ${folder}`)
  return ok(absolute)
}

/** Looks in the folders of a PATH, or at a command that names its folder. */
function searchProgram(
  command: string,
  searched: string | null,
  cwd: string,
  env: Environment,
): Result<string, NotRunnable> {
  const folders = searched === null ? [cwd] : listFolders(command, searched, env)
  let refused: string | null = null
  const files = folders.map((folder) => path.resolve(cwd, folder, command))
  for (const candidate of isWindows ? files.flatMap((file) => listWindowsSpellings(file, env)) : files) {
    const state = judgeCandidate(candidate)
    if (state === 'runnable') return ok(candidate)
    if (state === 'not_executable') refused ??= candidate
  }
  if (refused === null) {
    if (isWindows && searched === null && judgeCandidate(path.resolve(cwd, command)) === 'runnable')
      return err({ message: explainNotAProgram(command), cause: 'other' })
    const looked = searched === null && !path.isAbsolute(command) ? ` (looked for in ${cwd})` : ''
    return err({ message: `command not found: ${command}${looked}`, cause: 'not_found' })
  }
  const stats = readStat(refused)
  const isFolder = typeof stats === 'object' && stats.isDirectory()
  const how = isFolder ? ' is a folder' : ` (run \`chmod +x ${command}\`)`
  const message = `not executable: ${searched === null ? `${command}${how}` : refused}`
  return err({ message, cause: 'not_executable' })
}

function listFolders(command: string, searched: string, env: Environment): readonly string[] {
  return isWindows
    ? listWindowsFolders(command, searched, env)
    : searched.split(path.delimiter).filter((folder) => folder !== '')
}

function judgeCandidate(file: string): 'runnable' | 'not_executable' | 'absent' {
  const stats = readStat(file)
  if (stats === 'absent') return 'absent'
  if (stats === 'denied' || !stats.isFile()) return 'not_executable'
  return isWindows || isAccessible(file) ? 'runnable' : 'not_executable'
}

function readStat(file: string): Stats | 'absent' | 'denied' {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? 'absent'
  } catch (error) {
    return ['EACCES', 'EPERM'].includes(errorCode(error)) ? 'denied' : 'absent'
  }
}

function isAccessible(file: string): boolean {
  return tryResult(() => accessSync(file, constants.X_OK)).ok
}

function hasFolder(command: string): boolean {
  return command.includes('/') || (isWindows && (command.includes('\\') || /^[A-Za-z]:/.test(command)))
}

/** Returns why the operating system would refuse a start with an exception instead of an error event; null if it would not. */
export function explainUnpassable({ command, args, env }: ProcessRequest): string | null {
  if (command.includes('\0')) return 'the command holds a NUL character'
  if (args.some((arg) => arg.includes('\0'))) return `an argument of ${command} holds a NUL character`
  const named = Object.entries(env).find(([name, value]) => name.includes('\0') || value.includes('\0'))
  return named === undefined ? null : `the environment variable ${named[0].replaceAll('\0', '')} holds a NUL character`
}

export function describeStartFailure(command: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return `cannot start ${command}: the interpreter that its first line names does not exist; Windows line ends (CRLF) also look like this`
    case 'E2BIG':
    case 'ENAMETOOLONG':
      return `cannot start ${command}: its arguments and environment are larger than the system allows`
    default:
      return `cannot start ${command}: ${errorMessage(error)}`
  }
}
