import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findPackageFolder } from '../run/adapters.js'
import { displayPath, findWorkspace, resolveRealPath } from '../source/workspace.js'
import { toShellPath } from '../text/shell-words.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { type NewFile, writeNewFiles } from './files.js'

export async function runInit(args: ParsedArguments, context: CommandContext): Promise<number> {
  const folder = resolveRealPath(path.resolve(context.cwd, args.operands[0] ?? '.'))
  // GitHub looks for its workflows at the root of the repository only.
  const root = findWorkspace(path.join(folder, 'workflow.yaml'), {})
  const files = readStarterFiles(path.relative(root, folder).split(path.sep).join('/'))
  const displayTarget = (name: string): string => displayPath(resolveRealPath(context.cwd), path.join(root, name))
  const written = writeNewFiles(root, files, displayTarget)
  if (!written.ok) return context.refuse(written.error)
  const names = files.map((file) => displayTarget(file.path))
  context.terminal.stdout(names.map((name) => `${name}\n`).join(''))
  const [workflow = '', scenarios = ''] = names
  context.terminal.stderr(
    `Next:\n  conductor run ${toShellPath(workflow)}\n  conductor test ${toShellPath(scenarios)}\n`,
  )
  return 0
}

/** Returns a workflow, its scenarios, and the job that runs both; the folder is relative to the root of the repository. */
function readStarterFiles(folder: string): readonly NewFile[] {
  const read = (name: string): string => readFileSync(path.join(findPackageFolder(), 'starter', name), 'utf8')
  const workflow = path.posix.join(folder, 'workflow.conductor.yaml')
  const scenarios = path.posix.join(folder, 'workflow.test.yaml')
  // GitHub starts jobs at the root of the repository, so the job names the folder of the files.
  const job = read('github-workflow.yml')
    .replace('workflow.test.yaml', () => quoteYaml(scenarios))
    .replace('workflow.conductor.yaml', () => quoteYaml(workflow))
  return [
    { path: workflow, text: read('workflow.conductor.yaml') },
    { path: scenarios, text: read('workflow.test.yaml') },
    { path: '.github/workflows/conductor.yml', text: job },
  ]
}

function quoteYaml(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text)
}
