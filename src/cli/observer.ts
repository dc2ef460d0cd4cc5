import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { renderFindings } from '../config/finding-text.js'
import { displayPath, realPathOf } from '../config/load/workspace.js'
import type { Workflow } from '../config/model.js'
import { err, ok, type Result } from '../core/result.js'
import { createProgress, type Progress } from '../reporters/progress.js'
import { runsFolder } from '../run/adapters.js'
import type { RunObserver } from '../run/request.js'
import { stampOf } from '../run/run-folder.js'
import { errorMessage } from '../text/error-message.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import type { CommandContext } from './command.js'

/** Live progress on stderr, and everything into the file of `--log-file`. */
export function observerOf(args: ParsedArguments, context: CommandContext): Result<RunObserver, string> {
  const log = logWriter(args, context)
  if (!log.ok) return log
  const quiet = args.flags.has('--quiet')
  const verbose = args.flags.has('--verbose')
  if (log.value !== null && !quiet) context.terminal.stderr(`log file: ${log.value.file}\n`)
  return ok(terminalObserver(verbose ? { ...context, debug: true } : context, quiet, log.value?.write ?? null))
}

function terminalObserver(
  context: CommandContext,
  quiet: boolean,
  log: ((text: string | Buffer) => void) | null,
): RunObserver {
  const { terminal } = context
  const shown = [
    createProgress({
      write: terminal.stderr,
      isTerminal: terminal.stderrIsTerminal,
      color: terminal.color,
      columns: terminal.columns,
      clock: systemClock,
      quiet,
      level: context.debug ? 'debug' : 'info',
    }),
    ...(log === null ? [] : [plainProgress(log)]),
  ]
  let folder = ''
  return {
    started: ({ workflow, warnings, sources, redactor, account }) => {
      folder = standingIn(context.cwd, workflow)
      const text = warnings.length === 0 ? '' : `${redactor.text(renderFindings(warnings, sources, terminal.color))}\n`
      if (text !== '' && !quiet) terminal.stderr(text)
      if (text !== '') log?.(`${redactor.text(renderFindings(warnings, sources, false))}\n`)
      for (const one of shown) one.begin(account)
      return { consumers: shown, sinks: quiet ? shown.slice(1) : shown }
    },
    masked: () => {},
    note: (message) => {
      terminal.stderr(`conductor: ${message}\n`)
      log?.(`conductor: ${message}\n`)
    },
    finished: (report) => {
      for (const one of shown) one.finish({ ...report, folder })
    },
  }
}

/** The current folder, relative to the root that the files of a workflow are named from. */
function standingIn(cwd: string, { file, displayFile }: Workflow): string {
  if (displayFile === '' || !file.endsWith(displayFile)) return ''
  const shown = displayPath(file.slice(0, -displayFile.length), realPathOf(cwd))
  return path.isAbsolute(shown) ? '' : shown
}

/** Everything, in plain lines. */
function plainProgress(write: (text: string | Buffer) => void): Progress {
  return createProgress({
    write,
    isTerminal: false,
    color: false,
    columns: LOG_COLUMNS,
    clock: systemClock,
    quiet: false,
    level: 'debug',
  })
}

const LOG_COLUMNS = 120

/** Writes to the file of `--log-file`; null when none is asked for. */
function logWriter(
  args: ParsedArguments,
  context: CommandContext,
): Result<{ readonly file: string; readonly write: (text: string | Buffer) => void } | null, string> {
  const named = oneValue(args, '--log-file')
  if (named === null) return ok(null)
  const file = named === 'auto' ? madeUp(context) : path.resolve(context.cwd, named)
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, '')
  } catch (error) {
    return err(`--log-file ${named}: ${errorMessage(error)}`)
  }
  let broken = false
  const write = (text: string | Buffer): void => {
    if (broken) return
    try {
      appendFileSync(file, text)
    } catch (error) {
      broken = true
      context.terminal.stderr(`conductor: the log file cannot be written any more: ${errorMessage(error)}\n`)
    }
  }
  return ok({ file, write })
}

function madeUp(context: CommandContext): string {
  const stamp = stampOf(Date.now())
  return path.join(runsFolder(context.env), 'logs', `conductor-${stamp}-${process.pid}.log`)
}
