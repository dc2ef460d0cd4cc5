import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { writeTextFile } from '../adapters/file-store.js'
import { findEntryAt } from '../core/entries.js'
import { err, ok, type Result } from '../core/result.js'
import { joinShellWords } from '../text/shell-words.js'
import { isCodeLanguage, writeTypedCode } from '../typed-code/index.js'
import type { CataloguedKind } from '../typed-code/model.js'
import { type CommandContext, EXIT_FAILED, type ParsedArguments } from './command.js'
import { readTextFile } from './files.js'
import { loadSoundWorkflow } from './inspect-file.js'

/** Writes code that raises the kinds of the catalogues of some files. */
export async function runTypes(args: ParsedArguments, context: CommandContext): Promise<number> {
  const language = args.value('--language')
  if (language === null || !isCodeLanguage(language))
    return context.badUsage('which language? conductor types FILE --language NAME')
  const output = args.value('--output')
  if (args.has('--check') && output === null)
    return context.badUsage('--check compares a file: give it with --output FILE')
  const kinds = new Map<string, CataloguedKind & { readonly file: string }>()
  for (const file of args.operands) {
    const workflow = await loadSoundWorkflow(file, 'text', context)
    if (typeof workflow === 'number') return workflow
    for (const [kind, { description = null, details = null }] of Object.entries(workflow.settings.kinds ?? {})) {
      const earlier = kinds.get(kind)
      if (earlier !== undefined && !isDeepStrictEqual(earlier.details, details))
        return context.refuse(
          `${kind} has other details in ${file} than in ${earlier.file}: share one catalogue with !file`,
        )
      kinds.set(kind, earlier ?? { kind, description, details, file })
    }
  }
  if (kinds.size === 0)
    return context.refuse(`there is no catalogue in ${args.operands.join(', ')}: describe kinds under workflow.kinds`)
  const code = writeTypedCode([...kinds.values()], language)
  if (!code.ok) return context.refuse(code.error)
  if (output === null) context.terminal.stdout(code.value)
  else if (args.has('--check')) return checkFile(output, code.value, args, context)
  else {
    const written = writeTextFile(path.resolve(context.cwd, output), code.value)
    if (!written.ok) return context.refuse(`--output ${output} ${written.error}`)
  }
  return 0
}

function checkFile(output: string, code: string, args: ParsedArguments, context: CommandContext): number {
  const before = readOutput(path.resolve(context.cwd, output))
  if (!before.ok) return context.refuse(`--output ${output} ${before.error}`)
  if (before.value === code) return 0
  const words = [
    'conductor',
    'types',
    ...args.operands,
    '--language',
    args.value('--language') ?? '',
    '--output',
    output,
  ]
  const command = joinShellWords(words)
  const what = before.value === null ? 'does not exist' : 'is not what the catalogue gives'
  context.terminal.stderr(`conductor types: ${output} ${what}; write it with: ${command}\n`)
  return EXIT_FAILED
}

function readOutput(file: string): Result<string | null, string> {
  if (findEntryAt(file) === 'absent') return ok(null)
  const read = readTextFile(file)
  return read.ok ? ok(read.value) : err(read.error)
}
