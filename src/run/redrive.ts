import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import type { Raised } from '../core/envelope.js'
import type { Json } from '../core/json.js'
import { isKind, isKindPrefix } from '../core/kinds.js'
import { cancelSignalOf, exitCodeOf } from '../core/outcome.js'
import { err, ok, type Result } from '../core/result.js'
import {
  DEAD_LETTER_FILE,
  type DeadLetter,
  deadLetterLine,
  deadLetterMarkLine,
  LetterLines,
  parseDeadLetters,
  pendingLetters,
  whyUnmarked,
} from '../durability/dead-letter.js'
import { RedrivenLetter } from '../durability/dead-letters.js'
import { type Refusal, whyUnsafe } from '../durability/saved-run.js'
import { CHECKPOINT_FILE, parseSnapshot } from '../durability/snapshot.js'
import { RunGovernance } from '../engine/governance.js'
import { type Governance, NOTHING_RECALLED } from '../engine/index.js'
import { runSingle, type SingleEnd, scopeAlone } from '../engine/single.js'
import { MASK, Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { fileProblem } from '../text/error-message.js'
import { EventBus } from './event-bus.js'
import { nodeWorld, RunTokenBudget } from './node-ports.js'
import { OutputRouter } from './output-router.js'
import type { FileRules } from './own-file.js'
import { type Prepared, prepareLetters } from './prepare-letters.js'
import { recalledOptions } from './prepare-resume.js'
import type { RunObserver, RunRequest } from './request.js'
import { scratchFolder } from './run-folder.js'

/** What a redrive needs to know. */
export interface RedriveRequest
  extends Pick<FileRules, 'named' | 'started' | 'workspace'>,
    Pick<
      RunRequest,
      | 'given'
      | 'cwd'
      | 'env'
      | 'scriptEnv'
      | 'tempBase'
      | 'gates'
      | 'provider'
      | 'instructions'
      | 'metadata'
      | 'strictExit'
      | 'helpersFolder'
      | 'secrets'
      | 'cancel'
      | 'random'
      | 'adapters'
    > {
  /** A run folder or its dead-letter.jsonl. */
  readonly target: string
  /** A kind or a prefix; null for all. */
  readonly only: string | null
  readonly dryRun: boolean
  readonly observer: Pick<RunObserver, 'started' | 'masked' | 'note'>
}

/** What became of one letter. */
export interface Redriven {
  readonly id: string
  readonly node: string
  readonly item: { readonly index: number; readonly key: string } | null
  /** The error it was given up for. */
  readonly kind: string
  readonly status: 'settled' | 'failed' | 'pending'
  readonly changed: boolean
  readonly output: Json
  readonly error: { readonly kind: string; readonly message: string } | null
}

/** Everything in it may be shown: secrets are masked. */
export interface RedriveReport {
  readonly schema_version: 1
  readonly file: string
  readonly dry_run: boolean
  readonly exit_code: number
  readonly settled: number
  readonly failed: number
  /** Letters of the file that are still open, also those that were not asked for. */
  readonly remaining: number
  readonly letters: readonly Redriven[]
}

/** Runs what was given up once more; the errors say why nothing ran. */
export async function redrive(request: RedriveRequest): Promise<Result<RedriveReport, readonly string[]>> {
  const { only } = request
  if (only !== null && !isKind(only) && !isKindPrefix(only))
    return err([`--only ${JSON.stringify(only)} is neither a kind nor a prefix such as external.api.*`])
  const file = locate(request)
  if (!file.ok) return err([file.error])
  if (file.value === null)
    return ok(report(request, path.resolve(request.cwd, request.target, DEAD_LETTER_FILE), [], 0, 0))
  const unsafe = whyUnsafe(request.adapters.files, path.dirname(file.value))
  if (unsafe !== null) return err([unsafe])
  if (request.dryRun) return work(request, file.value)
  const locked = request.adapters.lock.acquire(path.dirname(file.value))
  if (locked.status === 'taken') {
    const by = locked.owner === null ? '' : ` by process ${locked.owner.pid} on ${locked.owner.host}`
    return err([`${request.target} is in use${by}; wait for it, or end it`])
  }
  if (locked.status === 'failed') return err([`${request.target} cannot be taken: ${locked.message}`])
  return work(request, file.value).finally(locked.release)
}

/** The file of letters; null when the run left none. */
function locate({ target, cwd, adapters: { files } }: RedriveRequest): Result<string | null, string> {
  const given = path.resolve(cwd, target)
  const inside = path.join(given, DEAD_LETTER_FILE)
  if (files.exists(inside)) return ok(inside)
  if (!files.exists(given)) return err(`${target} does not exist`)
  const isRun = ['events.jsonl', 'result.json', 'checkpoint.json'].some((name) => files.exists(path.join(given, name)))
  return ok(isRun ? null : given)
}

async function work(request: RedriveRequest, file: string): Promise<Result<RedriveReport, readonly string[]>> {
  const unmarked = whyUnmarked(request.adapters.files, file)
  if (unmarked !== null) return err([unmarked])
  const read = readLetters(request, file)
  if (!read.ok) return err([`${request.target} is not a file of dead letters: ${read.error}`])
  const wanted = pendingLetters(read.value.letters, request.only)
  const options = withOptionsOfRun(request, path.dirname(file))
  if (!options.ok) return err([`${options.error.message}; ${options.error.suggestion}`])
  return runWanted(options.value, file, read.value, wanted)
}

async function runWanted(
  request: RedriveRequest,
  file: string,
  read: LetterFile,
  wanted: readonly DeadLetter[],
): Promise<Result<RedriveReport, readonly string[]>> {
  const { files } = request.adapters
  const open = new Set(pendingLetters(read.letters, null).map(({ id }) => id))
  const prepared = await prepareLetters(wanted, path.dirname(file), request)
  if (!prepared.ok) return prepared
  for (const one of prepared.value) {
    if (one.changed) request.observer.note(`${one.step.name} changed since it was given up; it runs as it is now`)
  }
  if (request.dryRun) return ok(report(request, file, prepared.value.map(untouched), open.size, 0))
  if (prepared.value.length === 0) return ok(report(request, file, [], open.size, 0))
  const marks = new LetterLines(files, file, read.text)
  const closed = marks.add('')
  if (closed !== null) return err([`${request.target} cannot be written: ${closed}`])
  const done = await runAll(request, prepared.value, marks, open)
  const code = request.cancel.aborted ? cancelCode(request) : done.isMarked ? 0 : exitCodeOf('failed', null)
  return ok(report(request, file, done.letters, open.size, code))
}

/** The request with the options of the run; what is given now replaces them. */
function withOptionsOfRun(request: RedriveRequest, folder: string): Result<RedriveRequest, Refusal> {
  const read = snapshotIn(request, path.join(folder, CHECKPOINT_FILE))
  if (!read.ok) return read
  const snapshot = read.value
  if (snapshot?.ok !== true) return ok(request)
  const options = recalledOptions(snapshot.value.options, request)
  if (!options.ok) return options
  const strictExit = request.strictExit ?? snapshot.value.strictExit
  return ok({ ...request, ...options.value, strictExit, provider: request.provider ?? snapshot.value.provider })
}

/** Null where there is none. */
function snapshotIn(
  { adapters: { files } }: RedriveRequest,
  file: string,
): Result<ReturnType<typeof parseSnapshot> | null, Refusal> {
  try {
    return ok(files.exists(file) ? parseSnapshot(files.readText(file)) : null)
  } catch (error) {
    const message = `${CHECKPOINT_FILE}, which has the options of the run, cannot be read: ${fileProblem(error)}`
    return err({ message, suggestion: 'try it again' })
  }
}

interface LetterFile {
  readonly text: string
  readonly letters: readonly DeadLetter[]
}

function cancelCode({ cancel }: RedriveRequest): number {
  return exitCodeOf('cancelled', cancelSignalOf(cancel))
}

function readLetters({ adapters: { files } }: RedriveRequest, file: string): Result<LetterFile, string> {
  try {
    const text = files.readText(file)
    const letters = parseDeadLetters(text)
    return letters.ok ? ok({ text, letters: letters.value }) : letters
  } catch (error) {
    return err(fileProblem(error))
  }
}

function report(
  request: RedriveRequest,
  file: string,
  letters: readonly Redriven[],
  remaining: number,
  code: number,
): RedriveReport {
  const count = (status: Redriven['status']): number => letters.filter((one) => one.status === status).length
  const failed = count('failed')
  return {
    schema_version: 1,
    file,
    dry_run: request.dryRun,
    exit_code: code === 0 && failed > 0 ? exitCodeOf('halted', null) : code,
    settled: count('settled'),
    failed,
    remaining,
    letters,
  }
}

/** What became of the letters, and whether the file says all of it. */
interface RedrivenLetters {
  readonly letters: readonly Redriven[]
  readonly isMarked: boolean
}

/** One after the other; what is done is on the disk before the next one starts, and the open ones are kept up to date. */
async function runAll(
  request: RedriveRequest,
  all: readonly Prepared[],
  marks: LetterLines,
  open: Set<string>,
): Promise<RedrivenLetters> {
  const { adapters, observer } = request
  const redactor = new Redactor({
    secrets: [...secretsOfEnvironment(request.env), ...request.secrets, ...all.flatMap(({ secrets }) => secrets)],
  })
  const temp = scratchFolder(request, `conductor-redrive-${process.pid}`, null)
  const known = new Map<string, Governance>()
  const done: Redriven[] = []
  let problem: string | null = null
  for (const one of all) {
    if (request.cancel.aborted || problem !== null) {
      done.push(untouched(one))
      continue
    }
    const { end, again } = await runLetter(request, one, redactor, temp, known)
    const redriven = outcomeOf(one, end, again.own, redactor)
    done.push(redriven)
    if (redriven.status === 'pending') continue
    const settled = redriven.status === 'settled'
    // A letter that stays open runs again with everything inside of it.
    const inside = settled ? again.inside : []
    if (settled) open.delete(one.letter.id)
    for (const { id } of inside) open.add(id)
    const timestamp = nowOf(request)
    const outcome = redriven.error?.kind ?? 'success'
    const mark = deadLetterMarkLine({ id: one.letter.id, settled, timestamp, outcome })
    const lines = `${inside.map(deadLetterLine).join('')}${mark}`
    problem = settled ? marks.mark(lines) : marks.add(lines)
    // What was in the way may be over: then the next one can run.
    if (problem !== null) problem = marks.add('')
  }
  await adapters.processes.endLeftovers()
  adapters.removeFolder(temp)
  if (problem !== null)
    observer.note(`what ran could not be marked in ${request.target}, so nothing more was run: ${problem}`)
  return { letters: done, isMarked: problem === null }
}

function untouched({ letter, changed }: Prepared): Redriven {
  const { id, node, item, envelope } = letter
  const place = item === null ? null : { index: item.index, key: typeof item.key === 'string' ? item.key : MASK }
  return { id, node, item: place, kind: envelope.kind, status: 'pending', changed, output: null, error: null }
}

/** A step that recovered, but wrote a dead letter again, has not succeeded. */
function outcomeOf(one: Prepared, end: SingleEnd, givenUp: Raised | null, redactor: Redactor): Redriven {
  const base = untouched(one)
  const failed = ({ envelope: { kind, message } }: Raised): Redriven => {
    return { ...base, status: 'failed', error: { kind, message: redactor.text(message) } }
  }
  switch (end.status) {
    case 'succeeded':
      return givenUp === null ? { ...base, status: 'settled', output: redactor.json(end.output) } : failed(givenUp)
    case 'failed':
      return failed(end.error)
    case 'waiting':
      return {
        ...base,
        status: 'failed',
        error: { kind: 'suspended', message: `it waits at the gate ${end.gate}` },
      }
    case 'stopped':
      return base
  }
}

/** Runs what one letter holds, with what it saw when it was given up. */
async function runLetter(
  request: RedriveRequest,
  one: Prepared,
  redactor: Redactor,
  temp: string,
  known: Map<string, Governance>,
): Promise<{ readonly end: SingleEnd; readonly again: RedrivenLetter }> {
  const { letter, workflow } = one
  const { adapters, observer } = request
  const account = new RunAccount()
  const watching = observer.started({
    workflow,
    redactor,
    runId: letter.run_id,
    runDir: null,
    account,
    warnings: [],
    sources: new Map(),
  })
  const router = new OutputRouter(redactor, watching.sinks, observer.masked)
  const bus = new EventBus(letter.run_id, adapters.clock, redactor, null, [router, account, ...watching.consumers])
  // Letters of one place share their breakers.
  const place = JSON.stringify([workflow.file, letter.callers, letter.groups])
  const governance = known.get(place) ?? governanceOf(request, one, bus)
  known.set(place, governance)
  const budget = new RunTokenBudget((one.callers[0] ?? workflow).settings.limits?.max_tokens ?? null)
  const { ports, settings } = nodeWorld({
    runId: letter.run_id,
    request,
    workflows: [...one.callers, workflow],
    cwd: one.cwd,
    temp,
    redactor,
    budget,
  })
  const item = itemOf(one)
  const again = new RedrivenLetter(letter, scopeAlone(item), { redactor, cwd: one.cwd, timestamp: nowOf(request) })
  const end = await runSingle({
    workflow,
    callers: one.callers,
    inputs: one.inputs,
    step: one.step,
    item,
    context: one.context,
    cancel: request.cancel,
    services: {
      ports,
      settings,
      recall: NOTHING_RECALLED,
      governance,
      intercept: () => null,
      emit: (event, replayedAt) => {
        bus.emit(event, replayedAt === null ? null : { at: replayedAt })
        if (event.type === 'node_completed') again.completed(event)
      },
      beforeEffect: () => {},
      output: router.write,
      random: request.random ?? Math.random,
      deadLetter: (given) => again.giveUp(given),
    },
  })
  await ports.agents.tools.close()
  return { end, again }
}

/** The item of a group that the letter is about; null where it is about a node. */
function itemOf({ letter, group, key, item }: Prepared) {
  return group === null || letter.item === null ? null : { group, index: letter.item.index, key, value: item }
}

/** The time for marks in the file. */
function nowOf({ adapters }: RedriveRequest): string {
  return new Date(adapters.clock.now()).toISOString()
}

/** Policies and breakers hold for a redrive as well; it begins with closed breakers. */
function governanceOf(request: RedriveRequest, { letter, workflow, callers }: Prepared, bus: EventBus): Governance {
  return new RunGovernance({
    root: workflow,
    emit: bus.emit,
    breakers: new Map(),
    answers: [],
    random: request.random ?? Math.random,
    inherited: {
      policies: callers.flatMap((caller) => caller.settings.policies ?? []),
      groups: new Map(Object.entries(letter.groups)),
    },
  })
}
