import path from 'node:path'
import { text } from 'node:stream/consumers'
import { toExitCode } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import { judgeJobs, parseVerdictRequest } from '../verdict/judge.js'
import { renderVerdictText } from '../verdict/text.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { readTextFile } from './files.js'
import { printDocument } from './inspect-file.js'

/** Judges the jobs of a `needs` context, without GitHub. */
export async function runVerdict(args: ParsedArguments, context: CommandContext): Promise<number> {
  const named = args.value('--needs')
  if (named === null) return context.badUsage('which jobs? conductor verdict --needs FILE|-')
  const needs = await readNeeds(named, context)
  if (!needs.ok) return context.refuse(`--needs ${named} ${needs.error}`)
  const [allowSkipped, allowFailed] = [args.value('--allow-skipped') ?? '', args.value('--allow-failed') ?? '']
  const request = parseVerdictRequest({ needs: needs.value, allowSkipped, allowFailed }, '--')
  if (!request.ok) return context.refuse(request.error)
  const verdict = judgeJobs({ ...request.value, listed: null })
  if (args.value('--format') === 'json') printDocument(verdict, context)
  else context.terminal.stdout(context.redactor().text(renderVerdictText(verdict, [])))
  return toExitCode(verdict.outcome, null)
}

async function readNeeds(name: string, { cwd }: CommandContext): Promise<Result<string, string>> {
  if (name !== '-') return readTextFile(path.resolve(cwd, name))
  return text(process.stdin).then(ok, () => err('cannot be read'))
}
