import path from 'node:path'
import type { Locate } from '../account/error-details.js'
import type { RunAccount } from '../account/run-account.js'
import { readResult } from '../account/run-reader.js'
import { renderFindings } from '../config/finding-text.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { githubRecord } from '../core/github.js'
import type { Json } from '../core/json.js'
import { textIfReadable } from '../core/ports.js'
import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { redactFinding } from '../redaction/redact-records.js'
import { type Annotation, findingAnnotations } from '../reporters/annotations.js'
import { toStaticError } from '../reporters/reported-errors.js'
import { invalidResult, toleratedBy } from '../reporters/result.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { commitOf, displayedFile } from './event-facts.js'
import { type ActionHost, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { legOf } from './naming.js'

export interface Ending {
  readonly result: ResultDocument
  /** The output as it is; only outputs of the step carry it. */
  readonly output: Json
  readonly runDir: string | null
  readonly errorsPath: string | null
  readonly redactor: Redactor
  readonly graph: WorkflowGraph | null
  readonly account: RunAccount | null
  readonly github: GithubRecord | null
  readonly annotations: readonly Annotation[]
  /** The job summary, where it is not that of a run. */
  readonly page?: string
  /** What the summary says before it tells about the run. */
  readonly preface?: string
  /** Which part of a run on many machines this was. */
  readonly shard?: { readonly index: number; readonly of: number }
  readonly outputs?: ReadonlyMap<string, string>
  readonly locate?: Locate
  readonly seenBefore: string | null
}

type NotRun = Omit<Extract<RunResult, { status: 'invalid' }>, 'status'>

/** An ending that has nothing of what only a run leaves. */
export function bareEnding(host: ActionHost, inputs: ActionInputs, result: ResultDocument, hasLeg = true): Ending {
  const { env } = host
  const github = githubRecord(env, hasLeg ? legOf(inputs) : null)
  return {
    result,
    output: null,
    runDir: null,
    errorsPath: null,
    redactor: new Redactor({ secrets: [...secretsOfEnvironment(env), ...inputs.secrets] }),
    graph: null,
    account: null,
    github: github === null ? null : { ...github, sha: commitOf(host) || github.sha },
    annotations: [],
    seenBefore: null,
  }
}

export function remark(level: Annotation['level'], title: string, message: string, kind = title): Annotation {
  return { level, file: null, line: 1, title, message, kind, secondary: false }
}

/** A step in which nothing ran: its findings, for people and at their places. */
export function notRun(host: ActionHost, inputs: ActionInputs, found: NotRun): Ending {
  const bare = bareEnding(host, inputs, found.result, false)
  const findings = found.findings.map((finding) => redactFinding(inWordsOfTheAction(finding), bare.redactor))
  if (findings.length > 0) host.commands.say(bare.redactor.text(renderFindings(findings, found.sources, false)))
  const errors = findings.filter(({ severity }) => severity === 'error').map(toStaticError)
  const result = { ...found.result, findings, errors, error: errors[0]?.message ?? null }
  return { ...bare, result, annotations: findingAnnotations(findings) }
}

/** A workflow file that was not even looked at, because of the inputs of the step. */
export function misused(host: ActionHost, inputs: ActionInputs, code: string, messages: readonly string[]): Ending {
  const at = { file: NO_FILE, line: 1, column: 1 }
  const findings = messages.map((message): Finding => ({ ...at, code, severity: 'error', message, suggestion: null }))
  // What `validate` says about the file would not help.
  const { workflow, run } = inputs
  const nameless = run.trim() === '' ? 'The workflow' : 'The step'
  const file = workflow === '' ? nameless : displayedFile(host.env, workflow)
  const result = { ...invalidResult(findings, file), next_commands: [] }
  return notRun(host, inputs, { result, findings, sources: new Map() })
}

/** Options of the command line do not help here. */
function inWordsOfTheAction(finding: Finding): Finding {
  return finding.code === 'input-missing' ? { ...finding, suggestion: 'give it in the input `inputs`' } : finding
}

/**
 * A run that an earlier attempt of this step has brought to its end: nothing of it is run again, and the step ends as it
 * did. Null when it can still be resumed, and something else is in the way.
 */
export function endedBefore(
  host: ActionHost,
  inputs: ActionInputs,
  { adapters: { files } }: RunRequest,
  folder: string,
  who: 'an earlier attempt' | 'the plan' = 'an earlier attempt',
): Ending | null {
  const result = readResult(textIfReadable(files, path.join(folder, 'result.json')) ?? '')
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
    ...bareEnding(host, inputs, { ...result, next_commands: [] }),
    // Secrets in it are masked: the file holds none.
    output: result.output,
    runDir: folder,
    errorsPath: files.exists(errors) ? errors : null,
  }
}

/** The end of one command: how often it ran, which error is tolerated, and what went wrong around it. */
export function stepEnding(ending: Ending, warnings: readonly string[]): Ending {
  const { result, account, redactor } = ending
  const outputs = new Map([['attempts', String(result.execution.steps[0]?.attempts ?? 0)]])
  const tolerated = result.tolerated === true && account !== null ? toleratedBy(account) : null
  if (tolerated !== null) {
    const { envelope, node } = tolerated.error
    outputs.set('error-kind', envelope.kind).set('error-message', envelope.message).set('failed-node', node)
  }
  const annotations = warnings.map((message) => remark('warning', 'before-retry', redactor.text(message)))
  return { ...ending, outputs, annotations: [...ending.annotations, ...annotations] }
}
