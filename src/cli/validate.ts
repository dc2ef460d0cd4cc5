import { countedOrNone } from '../config/finding-text.js'
import type { Checked } from '../run/prepare.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { checkDocument, checkNamed, findingsText, printDocument } from './check.js'
import { badUsage, type CommandContext, EXIT_INVALID } from './command.js'
import { namedFiles } from './named-files.js'

interface Validated {
  readonly file: string
  readonly checked: Checked
}

export async function runValidate(args: ParsedArguments, context: CommandContext): Promise<number> {
  if (args.operands.length === 0) return badUsage(context, 'validate', 'which file? conductor validate FILE...')
  const files = namedFiles(args.operands, context.cwd)
  if (!files.ok) return badUsage(context, 'validate', files.error)
  const all: Validated[] = []
  for (const file of files.value)
    all.push({ file, checked: await checkNamed(file, context, args.flags.has('--strict-abilities')) })
  if (oneValue(args, '--format') === 'json') printDocuments(all, context)
  else for (const one of all) tell(one, args.flags.has('--quiet'), context)
  return all.some(({ checked }) => checked.runnable === null) ? EXIT_INVALID : 0
}

/** One file is one document; several are a list of them, in the order in which they were named. */
function printDocuments(all: readonly Validated[], context: CommandContext): void {
  const documents = all.map(({ file, checked }) => checkDocument(checked, file))
  printDocument(documents.length === 1 ? documents[0] : documents, context)
}

function tell({ file, checked }: Validated, quiet: boolean, context: CommandContext): void {
  context.terminal.stderr(findingsText(checked, context))
  if (!quiet) context.terminal.stdout(`${file}: ${verdict(checked)}\n`)
}

function verdict({ findings, runnable }: Checked): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const counts = [countedOrNone(errors, 'error'), countedOrNone(warnings, 'warning')]
    .filter((text) => text !== '')
    .join(', ')
  return `${runnable === null ? 'invalid' : 'valid'}${counts === '' ? '' : ` (${counts})`}`
}
