import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '../core/result.js'
import { shellPath } from '../reporters/shell-words.js'
import type { ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG, EXIT_INVALID } from './command.js'
import { STARTER_FILES } from './init-files.js'

export const initCommand: Command = {
  name: 'init',
  summary: 'Write a first workflow, its scenarios and a GitHub workflow',
  usage: 'init [DIR]',
  options: [DEBUG],
  examples: ['conductor init', 'conductor init ci'],
  run: runInit,
}

async function runInit(args: ParsedArguments, context: CommandContext): Promise<number> {
  if (args.operands.length > 1) return badUsage(context, initCommand, 'one folder at a time: conductor init [DIR]')
  const folder = args.operands[0] ?? '.'
  const root = path.resolve(context.cwd, folder)
  const written = writeAll(root)
  if (!written.ok) {
    context.terminal.stderr(`conductor init: ${written.error}; nothing was written\n`)
    return EXIT_INVALID
  }
  const shown = (name: string): string => (folder === '.' ? name : path.join(folder, name))
  for (const name of written.value) context.terminal.stdout(`${shown(name)}\n`)
  context.terminal.stderr(
    `Next:\n  conductor run ${shellPath(shown('workflow.yaml'))}\n  conductor test ${shellPath(shown('workflow.test.yaml'))}\n`,
  )
  return 0
}

/** All files or none: what is already there is never touched. */
function writeAll(root: string): Result<readonly string[], string> {
  const taken = STARTER_FILES.filter(({ path: name }) => exists(path.join(root, name))).map(({ path: name }) => name)
  if (taken.length > 0) return err(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`)
  try {
    for (const { path: name } of STARTER_FILES) mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    for (const { path: name, text } of STARTER_FILES) writeFileSync(path.join(root, name), text, { flag: 'wx' })
  } catch (error) {
    return err(`${root} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  return ok(STARTER_FILES.map(({ path: name }) => name))
}

function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A file stands where a folder should be: writing will say so.
    return false
  }
}
