import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { displayPath, findWorkspace } from '../config/load/index.js'
import { realPathOf } from '../config/load/workspace.js'
import { attempted, err, type Result } from '../core/result.js'
import { packageFolder } from '../run/adapters.js'
import { shellPath } from '../text/shell-words.js'
import { type CommandContext, type ParsedArguments, refuse } from './command.js'

export async function runInit(args: ParsedArguments, context: CommandContext): Promise<number> {
  const folder = realPathOf(path.resolve(context.cwd, args.operands[0] ?? '.'))
  // GitHub looks for its workflows at the root of the repository only.
  const root = findWorkspace(path.join(folder, 'workflow.yaml'), {})
  const starter = attempted(() => starterFiles(path.relative(root, folder).split(path.sep).join('/')))
  const shown = (name: string): string => displayPath(realPathOf(context.cwd), path.join(root, name))
  const files = starter.ok ? starter.value : []
  const written = starter.ok ? writeAll(root, files, shown) : starter
  if (!written.ok) return refuse(context, 'init', `${written.error}; nothing was written`)
  const names = files.map((file) => shown(file.path))
  context.terminal.stdout(names.map((name) => `${name}\n`).join(''))
  const [workflow = '', scenarios = ''] = names
  context.terminal.stderr(`Next:\n  conductor run ${shellPath(workflow)}\n  conductor test ${shellPath(scenarios)}\n`)
  return 0
}

/** Writes all files or none; never overwrites a file. */
function writeAll(root: string, files: readonly StarterFile[], shown: (name: string) => string): Result<void, string> {
  const taken = files.filter(({ path: name }) => exists(path.join(root, name))).map(({ path: name }) => shown(name))
  if (taken.length > 0) return err(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`)
  const written = attempted(() => {
    for (const { path: name } of files) mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    for (const { path: name, text } of files) writeFileSync(path.join(root, name), text, { flag: 'wx' })
  })
  return written.ok ? written : err(`${root} cannot be written: ${written.error}`)
}

function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A file is where a folder should be: writing reports that.
    return false
  }
}

interface StarterFile {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/** Returns a workflow, its scenarios, and the job that runs both; the folder is relative to the root of the repository. */
function starterFiles(folder: string): readonly StarterFile[] {
  const read = (name: string): string => readFileSync(path.join(packageFolder(), 'starter', name), 'utf8')
  const workflow = path.posix.join(folder, 'workflow.conductor.yaml')
  const scenarios = path.posix.join(folder, 'workflow.test.yaml')
  // GitHub starts jobs at the root of the repository, so the job names the folder of the files.
  const job = read('github-workflow.yml')
    .replace('workflow.test.yaml', () => shellPath(scenarios))
    .replace('workflow.conductor.yaml', () => yamlText(workflow))
  return [
    { path: workflow, text: read('workflow.conductor.yaml') },
    { path: scenarios, text: read('workflow.test.yaml') },
    { path: '.github/workflows/conductor.yml', text: job },
  ]
}

function yamlText(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text)
}
