import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { appendSummary, closeScriptOutputs, setOutputs } from '../adapters/runner-files.js'
import { isJsonNumber, isJsonObject, type Json, printJson, printTextOrJson } from '../core/json.js'
import { toExitCode } from '../core/outcome.js'
import { countHandled } from '../core/report.js'
import { tryResult } from '../core/result.js'
import { isSensitiveName, type Redactor } from '../redaction/index.js'
import { claimRunsFolder } from '../run/adapters.js'
import type { StepEnding } from './ending.js'
import { type ActionHost, note } from './host.js'
import type { ActionInputs } from './inputs.js'

interface OutputSpec {
  readonly description: string
  /** Set where the composite action differs, because another step uploads: its description, or the expression of its value. */
  readonly composite?: { readonly description?: string; readonly value?: string }
  /** Command that sets the output, if that command runs no workflow. */
  readonly of?: 'triage' | 'survey' | 'verdict'
}

/** Every output, for action.yml, its variants and the docs. A key of a workflow's output never overrides one of these. */
export const OUTPUTS: Readonly<Record<string, OutputSpec>> = {
  outcome: { description: '`success`, `failed`, `invalid`, `halted`, `suspended` or `cancelled`' },
  'exit-code': { description: 'The exit code that the command would have ended with' },
  output: {
    description: "The workflow's output as JSON; each of its keys is an output as well",
    composite: { description: "The workflow's output as JSON; read its keys with `fromJSON`" },
  },
  'error-kind': { description: 'Kind of the error that ended the run' },
  'error-message': { description: 'Message of the error that ended the run' },
  'error-cause': { description: 'Under a `halt` route the kind that it was about' },
  'failed-node': { description: 'Node that raised the error' },
  attempts: { description: 'How often the failed node ran; of `run` how often the command ran' },
  'command-exit-code': { description: "`run`: the command's own exit code, also where its failure is tolerated" },
  'tests-total': { description: 'Tests in the test reports; empty without reports' },
  'tests-failed': { description: 'Failed tests, those in quarantine not counted' },
  'tests-skipped': { description: 'Skipped tests' },
  'tests-flaky': { description: 'Tests that failed and passed later, in the same attempt or in another one' },
  'tests-quarantined': { description: 'Failed tests that are in quarantine' },
  handled: { description: 'How many failures did not end the run, because they were handled' },
  'handled-kinds': { description: 'Their kinds as a JSON list' },
  'terminated-by': { description: 'Terminate node that ended the run' },
  'termination-reason': { description: 'Its reason' },
  'run-dir': { description: 'Run folder' },
  'errors-path': { description: 'Path of errors.jsonl; empty when there is no record' },
  'result-path': { description: 'Path of result.json' },
  settled: { description: 'Dead letters that `redrive` has settled' },
  remaining: { description: 'Dead letters that are still open after `redrive`' },
  'artifact-name': {
    description: 'Name of the uploaded artifact',
    composite: {
      value:
        "steps.upload.outputs.artifact-id != '' && steps.run.outputs.artifact-name || steps.upload-again.outputs.artifact-id != '' && steps.run.outputs.artifact-name-if-taken || ''",
    },
  },
  'artifact-id': {
    description: 'Id of the uploaded artifact',
    composite: { value: 'steps.upload.outputs.artifact-id || steps.upload-again.outputs.artifact-id' },
  },
  'artifact-url': {
    description: 'Address of the uploaded artifact',
    composite: { value: 'steps.upload.outputs.artifact-url || steps.upload-again.outputs.artifact-url' },
  },
  shards: {
    description: '`plan`: the shards as a JSON list, `[1,2,3]`, for `fromJSON`; `[]` when there is nothing to do',
  },
  plan: {
    description: '`plan`: name of the artifact that shards and join go on from',
    composite: {
      value:
        "steps.upload.outputs.artifact-id != '' && steps.run.outputs.plan || steps.upload-again.outputs.artifact-id != '' && steps.run.outputs.plan != '' && steps.run.outputs.artifact-name-if-taken || ''",
    },
  },
  decision: { of: 'triage', description: '`triage`: `rerun`, `leave` or `none`' },
  'triage-path': { of: 'triage', description: 'Path of triage.json' },
  'survey-path': { of: 'survey', description: 'Path of survey.json' },
  causes: { of: 'survey', description: '`survey`: number of different causes' },
  'new-causes': {
    of: 'survey',
    description: '`survey`: causes that the previous survey did not have; 0 without `compare`',
  },
  'failed-first': { of: 'survey', description: '`survey`: runs that failed at their first attempt' },
  'failed-jobs': { of: 'verdict', description: '`verdict`: the jobs that fail it, as a JSON list' },
  'skipped-jobs': { of: 'verdict', description: '`verdict`: the jobs that were skipped, as a JSON list' },
  runs: { of: 'survey', description: '`survey`: completed runs of the window' },
}

const OUTPUTS_OF_RUNS = Object.keys(OUTPUTS).filter((name) => OUTPUTS[name]?.of === undefined)

const TEST_OUTPUTS = ['total', 'failed', 'skipped', 'flaky', 'quarantined'] as const

type OutputFacts = Pick<StepEnding, 'result' | 'output' | 'runDir' | 'errorsPath'>

export function createStepOutputs({ result, output, runDir, errorsPath }: OutputFacts): ReadonlyMap<string, string> {
  const [error] = result.errors
  const isTermination = result.termination !== null
  return new Map<string, string>([
    // Each key of the workflow's output that is a name and not in OUTPUTS; expressions ignore case.
    ...Object.entries(isJsonObject(output) ? output : {})
      .filter(([name]) => /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !Object.hasOwn(OUTPUTS, name.toLowerCase()))
      .map(([name, value]): [string, string] => [name, value === null ? '' : printTextOrJson(value)]),
    ...OUTPUTS_OF_RUNS.map((name): [string, string] => [name, '']),
    ['outcome', result.outcome],
    ['exit-code', String(result.exit_code)],
    ['output', output === null ? '' : printJson(output)],
    // Codes of findings are not kinds.
    ['error-kind', result.outcome === 'invalid' ? 'invalid' : (error?.kind ?? '')],
    ['error-message', isTermination ? '' : (result.error ?? '')],
    ['error-cause', result.outcome === 'invalid' ? (error?.kind ?? '') : (result.error_cause ?? '')],
    ['failed-node', error?.node_id ?? ''],
    ['attempts', error === undefined || error.attempts === 0 ? '' : String(error.attempts)],
    ...TEST_OUTPUTS.map((name): [string, string] => [`tests-${name}`, String(result.tests?.[name] ?? '')]),
    ['handled', String(countHandled(result))],
    ['handled-kinds', printJson([...new Set((result.handled ?? []).map(({ kind }) => kind))])],
    ['terminated-by', result.termination?.terminated_by ?? ''],
    ['termination-reason', result.termination?.reason ?? ''],
    ['run-dir', runDir ?? ''],
    ['errors-path', errorsPath ?? ''],
    ['result-path', runDir === null ? '' : path.join(runDir, 'result.json')],
  ])
}

/** Outputs that the steps of the composite action pass to one another. */
const INNER_NAMES =
  'retention-days job-fails job-passes closing closing-without-artifact fetch-name fetch-run-id fetch-path fetch-entry fetch-problem artifact-name-if-taken'

/** Sets all outputs of a step at its end; lines that scripts left in the same file must not change them. */
export function setStepOutputs(host: ActionHost, outputs: ReadonlyMap<string, string>): boolean {
  const names = [...Object.keys(OUTPUTS), ...INNER_NAMES.split(' '), ...outputs.keys()]
  const ownNames = new Set(names.map((name) => name.toLowerCase()))
  for (const message of closeScriptOutputs(ownNames)) note(host, message)
  return passOutputs(host, Object.fromEntries(outputs))
}

export function passOutputs(host: ActionHost, outputs: Readonly<Record<string, string>>): boolean {
  const entries = Object.entries(outputs)
  const tooLarge = entries.filter(([, value]) => isTooLarge(value)).map(([name]) => name)
  const problem = setOutputs(new Map(entries.map(([name, value]) => [name, isTooLarge(value) ? '' : value])))
  const empty = `${tooLarge.join(', ')} ${tooLarge.length === 1 ? 'is' : 'are'} empty`
  if (problem !== null) note(host, `outputs were not set: ${problem}`)
  else if (tooLarge.length > 0)
    note(host, `an output has at most 1 MiB on GitHub, so ${empty}; result.json has all of it`)
  return problem === null
}

/** Lets the job pass. The last step of the composite action fails without this word, which is set after all other outputs. */
export function passJob(host: ActionHost, { composite }: ActionInputs, isWritten: boolean): 0 | 1 {
  return !composite || (isWritten && passOutputs(host, { 'job-passes': 'true' })) ? 0 : 1
}

export function failCommand(
  host: ActionHost,
  { command, composite }: ActionInputs,
  message: string,
  outcome: 'failed' | 'invalid' = 'failed',
): 0 | 1 {
  host.commands.annotate({ level: 'error', title: command, message, file: null })
  const code = String(toExitCode(outcome, null))
  passOutputs(host, { outcome, 'exit-code': code, 'error-message': message, 'job-fails': 'true' })
  return composite ? 0 : 1
}

/** Writes the files of a command that runs no workflow. Returns their folder; null, with a note, if they cannot be written. */
export function leaveFiles(host: ActionHost, name: string, texts: Readonly<Record<string, string>>): string | null {
  const files = createFileStore()
  const written = tryResult(() => {
    const folder = path.join(claimRunsFolder(host.env).folder, name)
    files.makeFolder(folder)
    for (const [file, text] of Object.entries(texts)) files.replace(path.join(folder, file), text)
    return folder
  })
  if (written.ok) return written.value
  note(host, `${Object.keys(texts).join(', ')} cannot be written: ${written.error}`)
  return null
}

export async function writeSummary(host: ActionHost, { summary }: ActionInputs, page: string): Promise<void> {
  const problem = summary ? await appendSummary(page) : null
  if (problem !== null) note(host, `the job summary was not written: ${problem}`)
}

const MAX_OUTPUT_BYTES = 1024 * 1024

/** Reports whether an output exceeds GitHub's limit, which counts UTF-16. Such an output is empty: half of a JSON text is useless. */
export function isTooLarge(value: string): boolean {
  return value.length * 2 > MAX_OUTPUT_BYTES
}

const SHORTEST = 4
const DEEPEST = 500
const STATE_WORDS = new Set(
  (
    'true false null none undefined unknown default enabled disabled required optional present missing absent empty unset ' +
    'valid invalid expired revoked rotated active inactive pending granted denied allowed refused failed passed succeeded ' +
    'success failure error okay automatic manual anonymous public private internal external local remote basic bearer ' +
    'digest oauth oauth2 oidc saml ldap kerberos password token cookie session header query main master production ' +
    'staging development testing linux windows macos latest stable'
  ).split(' '),
)

/** Returns the values that the runner must mask before data becomes an output. GitHub drops every job output that contains a mask, so words that only describe a state, and texts that occur in `others`, are not masked. */
export function listMasks(value: Json, redactor: Redactor, others: readonly string[] = []): readonly string[] {
  if (!redactor.changes(value)) return []
  const masks = new Set<string>()
  collect(value, false, redactor, masks, 0)
  return [...masks].filter((mask) => isMaskable(mask, others))
}

export function isMaskable(mask: string, others: readonly string[]): boolean {
  return !others.some((text) => text.includes(mask.trim()))
}

function collect(value: Json, isSensitive: boolean, redactor: Redactor, masks: Set<string>, depth: number): void {
  if (depth > DEEPEST || value === null || typeof value === 'boolean') return
  if (typeof value === 'string' || isJsonNumber(value)) {
    const text = String(value)
    // In `auth: disabled` the name is sensitive and the value is not.
    for (const part of isSensitive ? [text] : secretParts(text, redactor))
      if (part.trim().length >= SHORTEST && !STATE_WORDS.has(part.trim().toLowerCase())) masks.add(part)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    for (const part of secretParts(key, redactor)) masks.add(part)
    collect(item, isSensitive || isSensitiveName(key), redactor, masks, depth + 1)
  }
}

function secretParts(text: string, redactor: Redactor): readonly string[] {
  return redactor.secretSpans(text).map(({ start, end }) => text.slice(start, end))
}
