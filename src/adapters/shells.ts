import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '../core/result.js'
import { scriptArgs, scriptExtension, scriptText, shellCommand } from '../core/shells.js'
import { errorMessage } from '../text/error-message.js'
import { makeFolder } from './file-store.js'
import { CommandLocator } from './process/locate.js'

/** A script as it stands in a workflow file. */
export interface ShellScript {
  readonly text: string
  readonly shell: string | null
  /** The environment it will run in; its PATH decides which interpreters there are. */
  readonly env: Readonly<Record<string, string>>
  /** Where the script's file is put; made when it is missing. */
  readonly folder: string
}

/** What to start, and the file to take away afterwards. */
export interface MaterialisedShell {
  readonly command: string
  readonly args: readonly string[]
  readonly file: string
  remove(): void
}

const locator = new CommandLocator()

/** Writes a `run:` script to a fresh file and says which command executes it. */
export function materialiseShell(script: ShellScript): Result<MaterialisedShell, string> {
  const has = (command: string): boolean => locator.locate(command, process.cwd(), script.env).ok
  const shell = shellCommand(script.shell, { windows: process.platform === 'win32', has })
  if (!shell.ok) return shell
  const file = path.join(
    script.folder,
    `${randomBytes(16).toString('hex')}${scriptExtension(shell.value, script.text)}`,
  )
  try {
    makeFolder(script.folder, 0o700)
    writeFileSync(file, scriptText(shell.value, script.text), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    return err(`cannot write the script's file: ${errorMessage(error)}`)
  }
  return ok({
    command: shell.value.command,
    args: scriptArgs(shell.value, file),
    file,
    remove: () => removeQuietly(file),
  })
}

/** A script may remove or lock its own file; neither is worth an error. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // It lies in the run's temporary folder and is removed with it.
  }
}
