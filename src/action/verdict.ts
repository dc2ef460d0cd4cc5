import { loadPatterns } from '../adapters/patterns.js'
import { toExitCode } from '../core/outcome.js'
import type { Redactor } from '../redaction/index.js'
import { readTriageRules } from '../triage/index.js'
import { readAttemptJobs } from '../verdict/jobs.js'
import { judgeJobs, parseVerdictRequest } from '../verdict/judge.js'
import { formatJobsVerdict, renderVerdictMarkdown, renderVerdictText } from '../verdict/text.js'
import { type ActionHost, createStepRedactor, note, parseRepository, readOwnJob } from './host.js'
import type { ActionInputs } from './inputs.js'
import { failCommand, passJob, passOutputs, writeSummary } from './outputs.js'

/** Time limit for reading the jobs of the attempt. */
const LIST_MS = 60_000

/** `command: verdict`: one check over all jobs. Everything that is not known to be good fails it. */
export async function judgeWorkflow(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const redactor = createStepRedactor(host, inputs)
  const request = parseVerdictRequest(inputs, '')
  if (!request.ok) return failCommand(host, inputs, request.error, 'invalid')
  const ids = request.value.needs.map(({ id }) => id)
  const read = await readJobs(host, inputs, ids, redactor)
  const notes = read.notes.map((text) => redactor.text(text))
  const verdict = judgeJobs({ ...request.value, listed: read.jobs })
  host.commands.say(redactor.text(renderVerdictText(verdict, notes)).trimEnd())
  for (const text of notes) note(host, text)
  for (const warning of verdict.warnings)
    host.commands.annotate({ level: 'warning', title: 'verdict', message: redactor.text(warning), file: null })
  const isGood = verdict.outcome === 'success'
  const message = redactor.text(formatJobsVerdict(verdict))
  if (!isGood) host.commands.annotate({ level: 'error', title: verdict.error_kind ?? 'verdict', message, file: null })
  const isWritten = passOutputs(host, {
    outcome: verdict.outcome,
    'exit-code': String(toExitCode(verdict.outcome, null)),
    'error-kind': verdict.error_kind ?? '',
    'error-message': isGood ? '' : message,
    'failed-jobs': JSON.stringify(verdict.failed_jobs),
    'skipped-jobs': JSON.stringify(verdict.skipped_jobs),
    'job-fails': String(!isGood),
  })
  await writeSummary(host, inputs, redactor.text(renderVerdictMarkdown(verdict, notes)))
  if (!isGood) return inputs.composite ? 0 : 1
  return passJob(host, inputs, isWritten)
}

/** Reads the jobs of the attempt; null, with a note, if they cannot be read: then the verdict rests on `needs`. */
async function readJobs(host: ActionHost, inputs: ActionInputs, ids: readonly string[], redactor: Redactor) {
  const rest = (why: string) => ({
    jobs: null,
    notes: [`the verdict rests on needs alone, so a job that needs does not list is not seen: ${why}`],
  })
  const { GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '1' } = host.env
  const repository = parseRepository(host.env)
  if (inputs.githubToken === '') return rest('there is no github-token')
  if (!repository.ok || runId === '') return rest('this is not a job of GitHub Actions')
  const rules = inputs.triage
    ? await readTriageRules(inputs.rules, process.cwd(), loadPatterns, (text) => note(host, redactor.text(text)))
    : null
  if (rules?.ok === false) return rest(rules.error)
  const ownJob = await readOwnJob(host, inputs)
  const read = await readAttemptJobs({
    api: host.api(inputs.githubToken, { signal: AbortSignal.timeout(LIST_MS) }),
    repository: `${repository.value.owner}/${repository.value.repo}`,
    runId,
    attempt,
    own: { id: inputs.checkRunId, name: ownJob?.name ?? '' },
    ids,
    rules: rules === null ? null : rules.value.rules,
    redactor,
  })
  return read.ok ? read.value : rest(`${read.error} (this needs actions: read)`)
}
