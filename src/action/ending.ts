import path from 'node:path'
import type { Locate } from '../account/error-details.js'
import { toStaticError } from '../account/reported-errors.js'
import type { RunAccount } from '../account/run-account.js'
import { renderFindings } from '../config/finding-text.js'
import { createUnplacedFinding } from '../core/finding.js'
import { createGithubRecord } from '../core/github.js'
import type { Json } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { Redactor } from '../redaction/index.js'
import { redactFinding } from '../redaction/redact-records.js'
import { type Annotation, createFindingAnnotations } from '../reporters/annotations.js'
import { createInvalidResult, findTolerated } from '../reporters/result.js'
import type { SummaryInput } from '../reporters/summary.js'
import type { RunResult } from '../run/request.js'
import { readRunResult } from '../run/run-folder.js'
import { type ActionHost, type Caller, createStepRedactor, findCommit, note, toDisplayedFile } from './host.js'
import type { ActionInputs } from './inputs.js'
import { parseLeg } from './use-site.js'

export interface StepEnding {
  readonly result: ResultDocument
  /** The workflow's output, not redacted; only outputs of the step contain it. */
  readonly output: Json
  readonly runDir: string | null
  readonly errorsPath: string | null
  readonly redactor: Redactor
  readonly graph: WorkflowGraph | null
  readonly account: RunAccount | null
  readonly github: GithubRecord | null
  readonly annotations: readonly Annotation[]
  readonly page?: string
  readonly preface?: string
  readonly shard?: { readonly index: number; readonly of: number }
  readonly outputs?: ReadonlyMap<string, string>
  readonly locate?: Locate
  readonly seenBefore: string | null
}

export interface StepEnd {
  readonly host: ActionHost
  readonly inputs: ActionInputs
  readonly result: ResultDocument
  readonly github: GithubRecord | null
}

export interface Posting extends StepEnd {
  readonly ending: StepEnding
  readonly page: SummaryInput
  readonly caller: Caller
  readonly key: (caller?: Caller) => string
}

export interface Posted {
  readonly problem: string | null
  /** Cause that other posts may share, such as a missing token. */
  readonly cause?: string
  readonly shown?: readonly Annotation[]
}

export interface EndTask<End extends StepEnd, Told> {
  readonly what: string
  isWanted(end: End): boolean
  deliver(end: End): Promise<Told>
}

type NotRun = Omit<Extract<RunResult, { status: 'invalid' }>, 'status'>

export function createBareEnding(
  host: ActionHost,
  inputs: ActionInputs,
  result: ResultDocument,
  hasLeg = true,
): StepEnding {
  const github = createGithubRecord(host.env, hasLeg ? parseLeg(inputs) : null)
  return {
    result,
    output: null,
    runDir: null,
    errorsPath: null,
    redactor: createStepRedactor(host, inputs),
    graph: null,
    account: null,
    github: github === null ? null : { ...github, sha: findCommit(host) || github.sha },
    annotations: [],
    seenBefore: null,
  }
}

export function createRemark(level: Annotation['level'], title: string, message: string, kind = title): Annotation {
  return { level, file: null, line: 1, title, message, kind, secondary: false }
}

export function createUndeliveredAnnotations(undelivered: readonly string[] = []): readonly Annotation[] {
  return undelivered.map((warning) => createRemark('warning', 'not-delivered', warning))
}

export function concludeNotRun(host: ActionHost, inputs: ActionInputs, found: NotRun): StepEnding {
  const bare = createBareEnding(host, inputs, found.result, false)
  const findings = found.findings.map((finding) => {
    // The suggestion names options of the command line.
    const own = finding.code === 'input-missing' ? { suggestion: 'give it in the input `inputs`' } : {}
    return redactFinding({ ...finding, ...own }, bare.redactor)
  })
  if (findings.length > 0) host.commands.say(bare.redactor.text(renderFindings(findings, found.sources, false)))
  const errors = findings.filter(({ severity }) => severity === 'error').map(toStaticError)
  const result = { ...found.result, findings, errors, error: errors[0]?.message ?? null }
  return { ...bare, result, annotations: createFindingAnnotations(findings) }
}

export function createMisuseEnding(
  host: ActionHost,
  inputs: ActionInputs,
  code: string,
  messages: readonly string[],
): StepEnding {
  const findings = messages.map((message) => createUnplacedFinding(code, 'error', message))
  // `conductor validate` is no next command: the file is not to blame.
  const { workflow, run } = inputs
  const nameless = run.trim() === '' ? 'The workflow' : 'The step'
  const file = workflow === '' ? nameless : toDisplayedFile(host.env, workflow)
  const result = { ...createInvalidResult(findings, file), next_commands: [] }
  return concludeNotRun(host, inputs, { result, findings, sources: new Map() })
}

/** Ends the step as an earlier attempt ended, without running anything; null if that run can still be resumed. */
export function concludeEndedRun(
  host: ActionHost,
  inputs: ActionInputs,
  files: FileStore,
  folder: string,
  who: 'an earlier attempt' | 'the plan' = 'an earlier attempt',
): StepEnding | null {
  const result = readRunResult(files, folder)
  if (result === null) return null
  const isOver =
    (who === 'the plan' && result.outcome !== 'suspended') ||
    result.success ||
    result.termination !== null ||
    result.errors.some(({ kind }) => kind === 'halt.intentional')
  if (!isOver) return null
  note(host, `${who} has brought this run to its end (${result.outcome}); nothing of it is run again`)
  const errors = path.join(folder, 'errors.jsonl')
  return {
    ...createBareEnding(host, inputs, { ...result, next_commands: [] }),
    // Redacted: result.json contains no secrets.
    output: result.output,
    runDir: folder,
    errorsPath: files.exists(errors) ? errors : null,
  }
}

export function completeStepEnding(
  ending: StepEnding,
  warnings: readonly string[],
  commandCode: number | null,
): StepEnding {
  const { result, account, redactor } = ending
  const outputs = new Map([
    ['attempts', String(result.execution.steps[0]?.attempts ?? 0)],
    ['command-exit-code', commandCode === null ? '' : String(commandCode)],
  ])
  const tolerated = result.tolerated === true && account !== null ? findTolerated(account) : null
  if (tolerated !== null) {
    const { envelope, node } = tolerated.error
    outputs.set('error-kind', envelope.kind).set('error-message', envelope.message).set('failed-node', node)
  }
  const annotations = warnings.map((message) => createRemark('warning', 'before-retry', redactor.text(message)))
  return { ...ending, outputs, annotations: [...ending.annotations, ...annotations] }
}
