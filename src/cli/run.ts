import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { waitForAbort } from '../core/abort.js'
import { getBuiltBranch } from '../core/github.js'
import { printJson } from '../core/json.js'
import { run } from '../run/index.js'
import type { RunResult } from '../run/request.js'
import { toShellPath } from '../text/shell-words.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { readTextFile } from './files.js'
import { noteRunsOf } from './run-index.js'
import { createCommandRequest } from './run-request.js'

export async function runRun(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const parsed = createCommandRequest(args, context, file)
  if (!parsed.ok) return context.badUsage(parsed.error)
  if (isScenarioFile(path.resolve(context.cwd, file)))
    return context.refuse(`${file} is a scenario file: use conductor test ${toShellPath(file)}`)
  const interrupts = cancelOnSignals()
  const request = { ...parsed.value, cancel: interrupts.signal }
  const format = args.value('--format') ?? 'text'
  if (args.has('--dry-run')) {
    const { dryRun } = await import('./dry-run.js')
    const reject = (invalid: RunResult): number => printResult(invalid, format, context)
    return dryRun(request, format, context, reject).finally(interrupts.release)
  }
  const { observer, gates } = request
  const watch = args.has('--watch') ? await import('./watch.js') : null
  const gate = watch === null || gates.human === null ? null : new watch.SharedGate(gates.human, observer.note)
  const page = watch?.openOwnPage(context, gate) ?? null
  const followed = noteRunsOf(page?.following(observer) ?? observer, context)
  const asked = gate === null ? gates : { ...gates, human: gate }
  const result = await run({ ...request, gates: asked, runDir: args.value('--run-dir'), observer: followed })
  if (page !== null && context.terminal.stderrIsTerminal && !interrupts.signal.aborted) {
    context.terminal.stderr('conductor: the page stays until Ctrl-C\n')
    await waitForAbort(interrupts.signal)
  }
  await page?.finish(interrupts.signal.aborted)
  await noteInLedger(args, context, result)
  interrupts.release()
  return printResult(result, format, context)
}

function isScenarioFile(file: string): boolean {
  const text = /\.ya?ml$/.test(file) ? readTextFile(file) : null
  return text?.ok === true && /^scenarios:/m.test(text.value) && !/^(?:agents|nodes):/m.test(text.value)
}

/** Adds a run that has ended to the ledger of `--ledger`; a problem with the ledger is only reported. */
export async function noteInLedger(args: ParsedArguments, context: CommandContext, result: RunResult): Promise<void> {
  const file = args.file('--ledger', context.cwd)
  if (file === null || result.status !== 'ended' || result.runDir === null) return
  const built = { commit: context.env['GITHUB_SHA'], branch: getBuiltBranch(context.env) }
  const { recordFolderInLedger } = await import('../durability/ledger.js')
  const { problem } = recordFolderInLedger(createFileStore(), file, result.runDir, result.result, built)
  if (problem !== null) context.complain(`conductor: ${problem}`)
}

export function printResult(result: RunResult, format: string, context: CommandContext): number {
  const { terminal } = context
  if (format === 'json') terminal.stdout(`${printJson(result.result, 2)}\n`)
  else if (result.status === 'invalid') context.printFindings(result.findings, result.sources)
  else if (result.hasOutput && result.output !== null) terminal.stdout(`${printJson(result.output, 2)}\n`)
  return result.result.exit_code
}
