import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { displayPath, findWorkspace } from '../config/load/index.js'
import { realPathOf } from '../config/load/workspace.js'
import { err, ok, type Result } from '../core/result.js'
import { shellPath } from '../reporters/shell-words.js'
import { errorMessage } from '../text/error-message.js'
import type { ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext, EXIT_INVALID } from './command.js'
import { type StarterFile, starterFiles } from './init-files.js'

export async function runInit(args: ParsedArguments, context: CommandContext): Promise<number> {
  if (args.operands.length > 1) return badUsage(context, 'init', 'one folder at a time: conductor init [DIR]')
  const folder = realPathOf(path.resolve(context.cwd, args.operands[0] ?? '.'))
  // GitHub looks for its workflows at the root of the repository only.
  const root = findWorkspace(path.join(folder, 'workflow.yaml'), {})
  const files = starterFiles(path.relative(root, folder).split(path.sep).join('/'))
  const shown = (name: string): string => displayPath(realPathOf(context.cwd), path.join(root, name))
  const written = writeAll(root, files, shown)
  if (!written.ok) {
    context.terminal.stderr(`conductor init: ${written.error}; nothing was written\n`)
    return EXIT_INVALID
  }
  const names = files.map((file) => shown(file.path))
  context.terminal.stdout(names.map((name) => `${name}\n`).join(''))
  const [workflow = '', scenarios = ''] = names
  context.terminal.stderr(`Next:\n  conductor run ${shellPath(workflow)}\n  conductor test ${shellPath(scenarios)}\n`)
  return 0
}

/** All files or none: what is already there is never touched. */
function writeAll(root: string, files: readonly StarterFile[], shown: (name: string) => string): Result<null, string> {
  const taken = files.filter(({ path: name }) => exists(path.join(root, name))).map(({ path: name }) => shown(name))
  if (taken.length > 0) return err(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`)
  try {
    for (const { path: name } of files) mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    for (const { path: name, text } of files) writeFileSync(path.join(root, name), text, { flag: 'wx' })
  } catch (error) {
    return err(`${root} cannot be written: ${errorMessage(error)}`)
  }
  return ok(null)
}

function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A file stands where a folder should be: writing will say so.
    return false
  }
}
