import path from 'node:path'
import { toReportedError } from '../account/reported-errors.js'
import { RunAccount } from '../account/run-account.js'
import type { Raised } from '../core/envelope.js'
import type { Json } from '../core/json.js'
import { isKind, isKindPrefix, matchesPattern } from '../core/kinds.js'
import { formatCount } from '../core/messages.js'
import { type RunOutcome, toCancelSignal, toExitCode } from '../core/outcome.js'
import { formatTimestamp } from '../core/ports.js'
import type { ReportedError, ResultDocument } from '../core/report.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import {
  DEAD_LETTER_FILE,
  filterPendingLetters,
  findUnmarkedReason,
  formatDeadLetterLine,
  formatDeadLetterMarkLine,
  LetterLines,
  parseDeadLetters,
  RedrivenLetter,
} from '../durability/dead-letter.js'
import { findUnsafeReason, hasRun } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { RunGovernance } from '../engine/governance.js'
import { type Governance, NOTHING_RECALLED } from '../engine/index.js'
import { runSingle, type SingleEnd, scopeAlone } from '../engine/single.js'
import { listSecretsOfEnvironment, MASK, Redactor } from '../redaction/index.js'
import { createInvalidResult } from '../reporters/result.js'
import { EventBus } from './event-bus.js'
import { OutputRouter } from './live-output.js'
import { createNodeWorld, RunBudget } from './node-ports.js'
import { type Prepared, prepareLetters, type RedriveRequest } from './prepare-letters.js'
import { recallOptions } from './prepare-resume.js'
import type { RunRequest } from './request.js'
import { createScratchFolder, readRunResult, takeFolder } from './run-folder.js'

export interface Redriven {
  readonly id: string
  readonly node: string
  readonly item: { readonly index: number; readonly key: string } | null
  readonly kind: string
  readonly status: 'settled' | 'failed' | 'pending'
  readonly changed: boolean
  readonly output: Json
  readonly error: { readonly kind: string; readonly message: string } | null
}

export type RedriveReport = ReturnType<typeof createRedriveReport>

type Done = Result<RedriveReport, readonly string[]>

export async function redrive(request: RedriveRequest): Promise<Done> {
  const { only, target, adapters } = request
  if (only !== null && !isKind(only) && !isKindPrefix(only))
    return err([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`])
  const file = findLetterFile(request)
  if (!file.ok) return err([file.error])
  const folder = path.dirname(file.value)
  const unsafe = findUnsafeReason(adapters.files, folder)
  if (unsafe !== null) return err([unsafe])
  if (request.dryRun) return redriveFile(request, file.value)
  const locked = takeFolder(adapters.lock, folder, target)
  return locked.ok ? redriveFile(request, file.value).finally(locked.value.release) : err([locked.error])
}

function findLetterFile({ target, cwd, adapters: { files } }: RedriveRequest): Result<string, string> {
  const named = path.resolve(cwd, target)
  const inside = path.join(named, DEAD_LETTER_FILE)
  if (files.exists(inside)) return ok(inside)
  if (!files.exists(named)) return err(`${target} does not exist`)
  return hasRun(files, named) ? err(`${target} has no dead letters: there is no ${DEAD_LETTER_FILE}`) : ok(named)
}

async function redriveFile(asked: RedriveRequest, file: string): Promise<Done> {
  const { target, adapters, observer, dryRun, only, cancel } = asked
  const unmarked = findUnmarkedReason(adapters.files, file)
  if (unmarked !== null) return err([unmarked])
  const text = tryResult(() => adapters.files.readText(file))
  const letters = text.ok ? parseDeadLetters(text.value) : text
  if (!letters.ok) return err([`${target} is not a file of dead letters: ${letters.error}`])
  const chosen = letters.value.filter(({ envelope }) => only === null || matchesPattern(only, envelope.kind))
  if (chosen.length === 0) {
    const others = formatCount(letters.value.length, 'dead letter')
    return err([`${target} has no dead letter${only === null ? '' : ` for --only ${only}; it has ${others}`}`])
  }
  const request = withOptionsOfRun(asked, path.dirname(file))
  if (!request.ok) return err([request.error])
  const prepared = await prepareLetters(filterPendingLetters(letters.value, only), path.dirname(file), request.value)
  if (!prepared.ok) return prepared
  for (const { changed, step } of prepared.value)
    if (changed) observer.note(`${step.name} changed since it was given up; it runs as it is now`)
  const open = new Set(filterPendingLetters(letters.value, null).map(({ id }) => id))
  if (dryRun || prepared.value.length === 0)
    return ok(createRedriveReport(asked, file, prepared.value.map(createUntouched), open.size))
  const marks = new LetterLines(adapters.files, file, text.ok ? text.value : '')
  const unwritable = marks.add('')
  if (unwritable !== null) return err([`${target} cannot be written: ${unwritable}`])
  const done = await runAll(request.value, prepared.value, marks, open)
  const unmarkedCode = done.isMarked ? 0 : toExitCode('failed', null)
  const code = cancel.aborted ? toExitCode('cancelled', toCancelSignal(cancel)) : unmarkedCode
  return ok(createRedriveReport(asked, file, done.letters, open.size, code))
}

function withOptionsOfRun(request: RedriveRequest, folder: string): Result<RedriveRequest, string> {
  const { files } = request.adapters
  const file = path.join(folder, CHECKPOINT_FILE)
  const text = tryResult(() => (files.exists(file) ? files.readText(file) : ''))
  if (!text.ok)
    return err(`${CHECKPOINT_FILE}, which has the options of the run, cannot be read: ${text.error}; try it again`)
  const snapshot = parseSnapshot(text.value)
  if (!snapshot.ok) return ok(request)
  const { options, strict_exit: strictExit, provider } = snapshot.value
  const recalled = recallOptions(options, request)
  if (!recalled.ok) return err(`${recalled.error.message}; ${recalled.error.suggestion}`)
  return ok({
    ...request,
    ...recalled.value,
    strictExit: request.strictExit ?? strictExit,
    provider: request.provider ?? provider,
  })
}

function createRedriveReport(
  asked: RedriveRequest,
  file: string,
  letters: readonly Redriven[],
  remaining: number,
  code = 0,
) {
  const count = (status: Redriven['status']): number => letters.filter((letter) => letter.status === status).length
  const failed = count('failed')
  return {
    schema_version: 1,
    file,
    dry_run: asked.dryRun,
    exit_code: code === 0 && failed > 0 ? toExitCode('halted', null) : code,
    settled: count('settled'),
    failed,
    /** Number of letters in the file that are still open, also those that `--only` excludes. */
    remaining,
    letters,
  }
}

/** Runs letters one after the other. Each outcome is on the disk before the next letter starts; `open` is kept up to date. */
async function runAll(request: RedriveRequest, all: readonly Prepared[], marks: LetterLines, open: Set<string>) {
  const { adapters, observer } = request
  const secrets = all.flatMap((prepared) => prepared.secrets)
  const redactor = new Redactor({ secrets: [...listSecretsOfEnvironment(request.env), ...request.secrets, ...secrets] })
  const temp = createScratchFolder(request, 'conductor-redrive-', null)
  const runLetter = createLetterRunner(request, redactor, temp)
  const letters: Redriven[] = []
  let problem: string | null = null
  for (const prepared of all) {
    if (request.cancel.aborted || problem !== null) {
      letters.push(createUntouched(prepared))
      continue
    }
    const { id } = prepared.letter
    const { end, again } = await runLetter(prepared)
    const redriven = judgeLetter(prepared, end, again.own, redactor)
    letters.push(redriven)
    if (redriven.status === 'pending') continue
    const settled = redriven.status === 'settled'
    // A letter that stays open runs again with everything inside of it, so letters from inside are not added.
    const inside = settled ? again.inside : []
    if (settled) open.delete(id)
    for (const letter of inside) open.add(letter.id)
    const outcome = redriven.error?.kind ?? 'success'
    const mark = formatDeadLetterMarkLine({ id, settled, timestamp: formatTimestamp(adapters.clock), outcome })
    const lines = `${inside.map(formatDeadLetterLine).join('')}${mark}`
    problem = settled ? marks.mark(lines) : marks.add(lines)
    // The disk may have recovered: then the next letter can run.
    if (problem !== null) problem = marks.add('')
  }
  await adapters.processes.endLeftovers()
  adapters.removeFolder(temp)
  if (problem !== null)
    observer.note(`what ran could not be marked in ${request.target}, so nothing more was run: ${problem}`)
  return { letters, isMarked: problem === null }
}

function createUntouched({ letter, changed }: Prepared): Redriven {
  const { id, node, item, envelope } = letter
  const place = item === null ? null : { index: item.index, key: typeof item.key === 'string' ? item.key : MASK }
  return { id, node, item: place, kind: envelope.kind, status: 'pending', changed, output: null, error: null }
}

/** A step that recovered but wrote a dead letter again has failed. */
function judgeLetter(prepared: Prepared, end: SingleEnd | null, givenUp: Raised | null, redactor: Redactor): Redriven {
  const base = createUntouched(prepared)
  const fail = (kind: string, message: string): Redriven => ({ ...base, status: 'failed', error: { kind, message } })
  if (end === null) return base
  if (end.status === 'suspended') return fail('suspended', `it waits at the gate ${end.gate.node}`)
  const error = end.status === 'raised' ? end.error : givenUp
  if (error !== null) return fail(error.envelope.kind, redactor.text(error.envelope.message))
  return { ...base, status: 'settled', output: end.status === 'done' ? redactor.json(end.output) : null }
}

/** Returns a function that runs one letter with the context that it saw when it was given up. */
function createLetterRunner(request: RedriveRequest, redactor: Redactor, temp: string) {
  const { adapters, observer, cancel, random = Math.random } = request
  const governances = new Map<string, Governance>()
  return async (prepared: Prepared): Promise<{ readonly end: SingleEnd | null; readonly again: RedrivenLetter }> => {
    const { letter, workflow, callers, group, cwd, key, item: value } = prepared
    const runId = letter.run_id
    const account = new RunAccount()
    const nothing = { runDir: null, warnings: [], sources: new Map() }
    const watching = observer.onStarted({ workflow, redactor, runId, account, ...nothing })
    const router = new OutputRouter(redactor, watching.sinks, observer.onMasked)
    const bus = new EventBus(runId, adapters.clock, redactor, null, [router, account, ...watching.consumers])
    // Letters of one place share their breakers, which are closed at first.
    const place = JSON.stringify([workflow.file, letter.callers, letter.groups])
    const policies = callers.flatMap((caller) => caller.settings.policies ?? [])
    const inherited = { policies, groups: new Map(Object.entries(letter.groups)) }
    const governance =
      governances.get(place) ??
      new RunGovernance({ root: workflow, emit: bus.emit, breakers: new Map(), answers: [], random, inherited })
    governances.set(place, governance)
    const budget = new RunBudget((callers[0] ?? workflow).settings)
    const workflows = [...callers, workflow]
    const { ports, settings } = createNodeWorld({ runId, request, workflows, cwd, temp, redactor, budget })
    const item = group === null || letter.item === null ? null : { group, index: letter.item.index, key, value }
    const again = new RedrivenLetter(letter, scopeAlone(item), {
      redactor,
      cwd,
      timestamp: formatTimestamp(adapters.clock),
    })
    const end = await runSingle({
      ...prepared,
      item,
      failing: letter.failing ?? {},
      cancel,
      services: {
        ports,
        settings,
        recall: NOTHING_RECALLED,
        governance,
        intercept: () => null,
        emit: (event, replayedAt) => {
          bus.emit(event, replayedAt === null ? null : { at: replayedAt })
          if (event.type === 'node_completed') again.dropLetter(event)
        },
        beforeEffect: () => {},
        output: router.write,
        random,
        deadLetter: (given) => again.giveUp(given),
      },
    })
    await ports.agents.tools.close()
    return { end, again }
  }
}

/** Outcomes by the exit code of a redrive; any other code means that a signal ended it. */
const OUTCOMES: Readonly<Record<number, RunOutcome>> = { 0: 'success', 1: 'failed', 3: 'halted' }

export function toRedriveResult(
  { adapters, fileAsGiven }: Pick<RunRequest, 'adapters' | 'fileAsGiven'>,
  folder: string,
  report: RedriveReport,
): ResultDocument {
  const run = readRunResult(adapters.files, folder)
  const outcome = OUTCOMES[report.exit_code] ?? 'cancelled'
  const errors = report.letters.flatMap(toReportedFailure)
  const { findings: _, ...nothing } = createInvalidResult([], fileAsGiven)
  const open = report.letters.filter(({ status }) => status !== 'settled')
  // Letters that did not run are only counted.
  const others = report.remaining - open.length
  return {
    ...nothing,
    success: outcome === 'success',
    outcome,
    exit_code: report.exit_code,
    run_id: run?.run_id ?? null,
    workflow: run?.workflow ?? nothing.workflow,
    error: errors[0]?.message ?? null,
    errors,
    dead_letters: [
      ...open.map(({ id, node, kind }) => ({ id, node, kind })),
      ...(others > 0 ? [{ remaining: others }] : []),
    ],
  }
}

function toReportedFailure({ node, error, status }: Redriven): readonly ReportedError[] {
  if (error === null || status !== 'failed') return []
  const origin = { origin: 'author', typed: true, frames: [], attempts: 1, exit_code: null, stderr_tail: '' } as const
  const raised = { envelope: { ...error, details: {} }, ...origin }
  return [{ ...toReportedError(raised), node_id: node }]
}
