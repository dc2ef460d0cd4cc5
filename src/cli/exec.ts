import type { RunReport } from '../account/report.js'
import { removeQuietly } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { isClosedPipe } from '../adapters/standard-streams.js'
import { type OneStep, readStep } from '../config/one-step.js'
import { pickDefined } from '../config/providers.js'
import { formatDuration } from '../core/duration.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import { formatCount } from '../core/messages.js'
import { formatTestCounts } from '../core/test-counts.js'
import { createClosingBlock } from '../reporters/closing-block.js'
import { findTolerated } from '../reporters/result.js'
import { run } from '../run/index.js'
import type { OutputSink } from '../run/live-output.js'
import { createOneStepRequest } from '../run/one-step.js'
import type { RunObserver } from '../run/request.js'
import { unescapeBytes } from '../text/bytes.js'
import { toOneLine, withoutCommands } from '../text/terminal-text.js'
import { type CommandContext, EXIT_FAILED, type ParsedArguments } from './command.js'
import { createPlainRequest } from './run-request.js'

const RAISED_WITH_ZERO = 3
/** Exit code of shells for a command that does not exist. */
const NOT_FOUND = 127
/** Exit code of a program that SIGPIPE ended. */
const CLOSED_PIPE = 141
/** Warning that is not printed: the stored output is cut, but the user has seen all of it. */
const OUTPUT_IS_LARGE = 'output-truncated'
const MAX_QUARANTINED = 20

export async function runExec(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [command = '', ...rest] = args.operands
  const shell = args.value('--shell')
  const script = shell === null ? { command, args: rest } : { run: args.operands.join(' '), shell }
  if (shell !== null && args.operands.every((word) => word.trim() === ''))
    return context.badUsage('the text to run is empty')
  const step = readStep(script, (name) => readOption(args, name))
  if (!step.ok) return context.badUsage(`--${step.error}`)
  const code = await runStep(step.value, context)
  // One word with spaces is a line for a shell, not the name of a program.
  if (code === NOT_FOUND && shell === null && rest.length === 0 && /\s/.test(command))
    context.refuse(`to run a line, write conductor exec --shell bash -- ${JSON.stringify(command)}`)
  return code
}

/** Judges reports that earlier steps wrote, as a step without a command. */
export async function runReports(args: ParsedArguments, context: CommandContext): Promise<number> {
  const step = readStep({ judges: 'reports' }, (name) =>
    name === 'reports' ? args.operands.join('\n') : readOption(args, name),
  )
  return step.ok ? runStep(step.value, context) : context.badUsage(`--${step.error}`)
}

function readOption(args: ParsedArguments, name: string): string | null {
  return args.value(`--${name}`) ?? (args.has(`--${name}`) ? 'true' : null)
}

async function runStep(step: OneStep, context: CommandContext): Promise<number> {
  const interrupts = cancelOnSignals()
  const observer = new ExecObserver(context, 'judges' in step.command)
  // If output cannot be written any more, the command is ended, as it would be without us.
  const cancel = AbortSignal.any([interrupts.signal, context.terminal.lost])
  // The command may have the keys of providers, because there are no agents.
  const plain = { ...createPlainRequest(context, observer), cancel, scriptEnv: pickDefined(context.env) }
  const { request, processes } = createOneStepRequest({ ...plain, reports: { page: 'unless-success' } }, step, {
    optionName: (option) => `--${option}`,
    inheritsStdin: true,
    warn: observer.note,
  })
  const result = await run(request)
  interrupts.release()
  const { terminal } = context
  const { outcome, exit_code: exitCode } = result.result
  if (result.status === 'invalid') {
    context.printFindings(result.findings, result.sources)
    return exitCode
  }
  const isLost = outcome === 'cancelled' && terminal.lost.aborted
  if (outcome === 'success' || isLost) {
    // A success leaves no run folder.
    if (result.runDir !== null) removeQuietly(result.runDir)
    if (!isLost) return 0
    return isClosedPipe(terminal.lost.reason) ? CLOSED_PIPE : EXIT_FAILED
  }
  return outcome === 'cancelled' ? exitCode : processes.exitCode() || RAISED_WITH_ZERO
}

/** Prints the command's own output, a line for each re-run, and the closing block after a failure. */
class ExecObserver implements RunObserver, EventConsumer, OutputSink {
  /** A question without a line end is shown before the user answers. */
  readonly showsOpenLines = true
  readonly showsColours = true

  constructor(
    readonly context: CommandContext,
    /** Whether the tests of the reports are the result, so that their counts are printed. */
    readonly showsCounts: boolean,
  ) {}

  onStarted() {
    return { consumers: [this], sinks: [this] }
  }

  output(_place: string, stream: 'stdout' | 'stderr', shown: string): void {
    this.context.terminal[stream](unescapeBytes(shown))
  }

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    if (event.type === 'tests_reported') {
      if (this.showsCounts) this.context.terminal.stdout(`${formatTestCounts(event)}\n`)
      for (const { name, days_left: days, until } of event.quarantined_tests?.slice(0, MAX_QUARANTINED) ?? [])
        this.note(
          `${toOneLine(name, 200)} failed and is in quarantine until ${until} (${formatCount(days, 'day')} left)`,
        )
    } else if (event.type === 'node_retry_scheduled') {
      const wait = formatDuration(event.delay_seconds * 1000)
      this.note(`${event.kind}, run ${event.attempt} failed; run ${event.attempt + 1} in ${wait}`)
    } else if (event.type === 'warning' && event.code !== OUTPUT_IS_LARGE) this.note(toOneLine(event.message, 500))
  }

  onMasked(): void {}

  readonly note = (message: string): void => this.context.terminal.stderr(`conductor: ${withoutCommands(message)}\n`)

  onFinished(report: RunReport): void {
    const { flaky = 0, flaky_names: names = [] } = report.account?.tests.totals() ?? {}
    if (flaky > 0) this.note(`${formatCount(flaky, 'flaky test')}: ${toOneLine(names.join(', '), 500)}`)
    const tolerated = findTolerated(report.account)
    if (tolerated !== null) {
      const { kind, message } = tolerated.error.envelope
      this.note(`tolerated ${kind}: ${toOneLine(message, 500)}`)
    }
    const { outcome } = report.result
    if (outcome === 'success' || (outcome === 'cancelled' && this.context.terminal.lost.aborted)) return
    for (const { text } of createClosingBlock(report)) this.context.terminal.stderr(`${text}\n`)
  }
}
