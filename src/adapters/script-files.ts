import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, readSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ErrorFileContent, ErrorFiles, ScriptPreparer } from '../core/ports.js'
import { openRegularFile } from '../core/regular-file.js'
import { err, ok, tryAction, tryResult } from '../core/result.js'
import { composeScriptText, resolveShell, scriptCommand, scriptExtension } from '../core/shells.js'
import { makePrivateFolder, removeQuietly, tryPatiently } from './file-store.js'
import { CommandLocator } from './process/locate.js'

const locator = new CommandLocator()

export function createScripts(folder: string): ScriptPreparer {
  return {
    prepare: (text, wanted, env) => {
      const has = (command: string): boolean => locator.locate(command, process.cwd(), env).ok
      const shell = resolveShell(wanted, { windows: process.platform === 'win32', has })
      if (!shell.ok) return shell
      const file = path.join(folder, `${randomBytes(16).toString('hex')}${scriptExtension(shell.value, text)}`)
      const problem = tryAction(() => {
        makePrivateFolder(folder)
        writeFileSync(file, composeScriptText(shell.value, text), { flag: 'wx', mode: 0o600 })
      })
      if (problem !== null) return err(`cannot write the script's file: ${problem}`)
      return ok({ ...scriptCommand(shell.value, file), file, remove: () => removeQuietly(file) })
    },
  }
}

/** Number of bytes read from a file that is too large, to show what it contains. */
const HEAD_BYTES = 64 * 1024

export function createErrorFiles(folder: string): ErrorFiles {
  return {
    create: async () => {
      const problem = tryAction(() => makePrivateFolder(folder))
      if (problem !== null) return err(`there is no folder for temporary files: ${problem}`)
      const id = randomUUID()
      const file = `${folder}${path.sep}error-${id}.json`
      const outputPath = `${folder}${path.sep}output-${id}.txt`
      return ok({
        path: file,
        readEnvelope: async (maxBytes: number) => readAndRemove(file, maxBytes),
        outputPath,
        readOutput: async (maxBytes: number) => readAndRemove(outputPath, maxBytes),
      })
    },
    writeArguments: (text) => {
      const file = path.join(folder, `arguments-${randomUUID()}.txt`)
      const problem = tryAction(() => {
        makePrivateFolder(folder)
        writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
      })
      if (problem !== null) return err(`cannot write the file of CONDUCTOR_TEST_ARGS: ${problem}`)
      return ok({ path: file, remove: () => removeQuietly(file) })
    },
  }
}

function readAndRemove(file: string, maxBytes: number): ErrorFileContent {
  const read = tryResult(() => readContent(file, maxBytes))
  const content: ErrorFileContent = read.ok ? read.value : { status: 'unreadable', message: read.error }
  if (content.status !== 'absent') removeQuietly(file)
  return content
}

function readContent(file: string, maxBytes: number): ErrorFileContent {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return { status: 'absent' }
  // A link or a device could lead anywhere, and opening a pipe would block.
  if (!stats.isFile()) return { status: 'unreadable', message: 'it is not a regular file' }
  const descriptor = tryPatiently(() => openRegularFile(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)))
  try {
    const opened = fstatSync(descriptor)
    // Bytes that a background process appends from now on are not read.
    const isTooLarge = opened.size > maxBytes
    const buffer = Buffer.alloc(isTooLarge ? Math.min(maxBytes, HEAD_BYTES) : opened.size)
    const bytes = buffer.subarray(0, readSync(descriptor, buffer))
    return isTooLarge ? { status: 'too_large', size: opened.size, head: bytes } : { status: 'bytes', bytes }
  } finally {
    closeSync(descriptor)
  }
}
