import { renderFindings } from '../config/finding-text.js'
import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { githubRecord } from '../core/github.js'
import type { ResultDocument } from '../core/report.js'
import { Redactor, type SecretSource, secretsOfEnvironment } from '../redaction/index.js'
import { findingAnnotations } from '../reporters/annotations.js'
import { toStaticError } from '../reporters/reported-errors.js'
import { invalidResult } from '../reporters/result.js'
import type { Ending } from './ending.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { workspaceOf } from './watcher.js'

/** What was found instead of a run. */
export interface NotRun {
  readonly result: ResultDocument
  readonly findings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

/** A step in which nothing ran: its findings, for people and at their places. */
export function notRun(host: ActionHost, secrets: readonly SecretSource[], found: NotRun): Ending {
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...secrets] })
  const findings = found.findings.map((finding): Finding => {
    const { message, suggestion, ...rest } = inWordsOfTheAction(finding)
    return {
      ...rest,
      message: redactor.text(message),
      suggestion: suggestion === null ? null : redactor.text(suggestion),
    }
  })
  if (findings.length > 0) host.commands.say(redactor.text(renderFindings(findings, found.sources, false)))
  const errors = findings.filter(({ severity }) => severity === 'error').map(toStaticError)
  return {
    result: { ...found.result, findings, errors, error: errors[0]?.message ?? null },
    output: null,
    runDir: null,
    errorsPath: null,
    redactor,
    graph: null,
    account: null,
    github: githubRecord(host.env),
    annotations: findingAnnotations(findings),
    seenBefore: null,
  }
}

/** A workflow file that was not even looked at, because of the inputs of the step. */
export function misused(host: ActionHost, code: string, messages: readonly string[], inputs: ActionInputs): NotRun {
  const at = { file: NO_FILE, line: 1, column: 1 }
  const findings = messages.map((message): Finding => ({ ...at, code, severity: 'error', message, suggestion: null }))
  // What `validate` says about the file would not help.
  const { workflow, written } = inputs
  const nameless = (written.get('run') ?? '').trim() === '' ? 'The workflow' : 'The step'
  const file = workflow === '' ? nameless : displayedFile(host, workflow)
  const result = { ...invalidResult(findings, file), next_commands: [] }
  return { result, findings, sources: new Map() }
}

/** The file as annotations and comments name it: relative to the repository, wherever the step has changed to. */
export function displayedFile(host: ActionHost, workflow: string): string {
  return displayPath(repositoryWithin(workspaceOf(host.env), workflow), realPathOf(workflow))
}

/** Options of the command line do not help here. */
function inWordsOfTheAction(finding: Finding): Finding {
  return finding.code === 'input-missing' ? { ...finding, suggestion: 'give it in the input `inputs`' } : finding
}
