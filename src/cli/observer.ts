import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { makeFolder } from '../adapters/file-store.js'
import { renderFindings } from '../config/finding-text.js'
import { displayPath, resolveRealPath } from '../config/load/workspace.js'
import type { Workflow } from '../config/model.js'
import { err, ok, type Result, tryAction } from '../core/result.js'
import { Progress } from '../reporters/progress.js'
import { runsFolder } from '../run/adapters.js'
import type { RunObserver } from '../run/request.js'
import { formatStamp } from '../run/run-folder.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { LAST, namedRun } from './run-index.js'

/** Shows live progress on stderr, and writes everything in plain lines to the file of `--log-file`. */
export function createObserver(args: ParsedArguments, context: CommandContext): Result<RunObserver, string> {
  const opened = openLog(args, context)
  if (!opened.ok) return opened
  const log = opened.value
  const { terminal } = context
  const quiet = args.has('--quiet')
  const isDetailed = context.debug || args.has('--verbose')
  if (log !== null && !quiet) terminal.stderr(`log file: ${log.file}\n`)
  const { stderrIsTerminal: isTerminal, color, columns } = terminal
  const plain = { isTerminal: false, color: false, columns: () => LOG_COLUMNS, quiet: false, level: 'debug' } as const
  const level = isDetailed ? 'debug' : 'info'
  const shown = [
    new Progress({ write: terminal.stderr, clock: systemClock, isTerminal, color, columns, quiet, level }),
    ...(log === null ? [] : [new Progress({ write: log.write, clock: systemClock, ...plain })]),
  ]
  let folder = ''
  return ok({
    onStarted: ({ workflow, warnings, sources, redactor, account }) => {
      folder = folderFromRoot(context.cwd, workflow)
      const text = (painted: boolean): string => `${redactor.text(renderFindings(warnings, sources, painted))}\n`
      if (warnings.length > 0 && !quiet) terminal.stderr(text(color))
      if (warnings.length > 0) log?.write(text(false))
      for (const progress of shown) progress.begin(account)
      return { consumers: shown, sinks: quiet ? shown.slice(1) : shown }
    },
    onMasked: () => {},
    note: (message) => {
      terminal.stderr(`conductor: ${message}\n`)
      log?.write(`conductor: ${message}\n`)
    },
    onFinished: (report) => {
      const last = namedRun(LAST, context)
      const isLast = last.ok && report.runDir !== null && last.value === path.resolve(context.cwd, report.runDir)
      for (const progress of shown) progress.finish({ ...report, folder, isLast })
    },
  })
}

/** Returns the current folder relative to the root that displayed paths are relative to. */
function folderFromRoot(cwd: string, { file, displayFile }: Workflow): string {
  if (displayFile === '' || !file.split(path.sep).join('/').endsWith(displayFile)) return ''
  const shown = displayPath(file.slice(0, -displayFile.length), resolveRealPath(cwd))
  return path.isAbsolute(shown) ? '' : shown
}

const LOG_COLUMNS = 120

function openLog(args: ParsedArguments, { cwd, env, terminal }: CommandContext) {
  const named = args.value('--log-file')
  if (named === null) return ok(null)
  const madeUp = path.join(runsFolder(env), 'logs', `conductor-${formatStamp(Date.now())}-${process.pid}.log`)
  const file = named === 'auto' ? madeUp : path.resolve(cwd, named)
  const problem = tryAction(() => {
    makeFolder(path.dirname(file), named === 'auto' ? 0o700 : 0o777)
    writeFileSync(file, '')
  })
  if (problem !== null) return err(`--log-file ${named}: ${problem}`)
  let isBroken = false
  const write = (text: string | Buffer): void => {
    const broken = isBroken ? null : tryAction(() => appendFileSync(file, text))
    if (broken === null) return
    isBroken = true
    terminal.stderr(`conductor: the log file cannot be written any more: ${broken}\n`)
  }
  return ok({ file, write })
}
