import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ScriptPreparer } from '../core/ports.js'
import { err, ok, tryAction } from '../core/result.js'
import { resolveShell, scriptCommand, scriptExtension, scriptText } from '../core/shells.js'
import { makeFolder } from './file-store.js'
import { removeQuietly } from './patience.js'
import { CommandLocator } from './process/locate.js'

const locator = new CommandLocator()

/** Writes `run:` scripts to new files of a folder, and returns the command that executes each of them. */
export function createScripts(folder: string): ScriptPreparer {
  return {
    prepare: (text, wanted, env) => {
      const has = (command: string): boolean => locator.locate(command, process.cwd(), env).ok
      const shell = resolveShell(wanted, { windows: process.platform === 'win32', has })
      if (!shell.ok) return shell
      const file = path.join(folder, `${randomBytes(16).toString('hex')}${scriptExtension(shell.value, text)}`)
      const problem = tryAction(() => {
        makeFolder(folder, 0o700)
        writeFileSync(file, scriptText(shell.value, text), { flag: 'wx', mode: 0o600 })
      })
      if (problem !== null) return err(`cannot write the script's file: ${problem}`)
      return ok({ ...scriptCommand(shell.value, file), file, remove: () => removeQuietly(file) })
    },
  }
}
