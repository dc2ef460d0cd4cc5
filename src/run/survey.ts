import path from 'node:path'
import type { ApiProblem } from '../adapters/github/api.js'
import type { FileStore, Patterns } from '../core/ports.js'
import { attempted, err, ok, type Result } from '../core/result.js'
import { type LedgerEntry, ledgerEntry, type Sighting } from '../durability/ledger.js'
import { writeAllInLedger } from '../durability/ledger-file.js'
import { type EarlierSurvey, earlierSurvey } from '../survey/compare.js'
import type { JudgedRun } from '../survey/hindsight.js'
import type { SurveyDocument } from '../survey/index.js'
import { surveyOf } from '../survey/index.js'
import { DEFAULT_SINCE, instant, windowOf } from '../survey/window.js'
import { UNKNOWN_KIND } from '../triage/remember.js'
import { SurveyCache } from './survey-cache.js'
import { type ReadRequest, SurveyReader } from './survey-read.js'
import { readTriageRules, triageRulesText } from './triage.js'

/** A survey to make; `workflows` are names or paths of workflow files. */
export interface SurveyRequest extends Omit<ReadRequest, 'cache'> {
  /** The address of the API; the cache separates servers by it. */
  readonly server: string
  /** The text of the rules file, if there is one. */
  readonly rulesText: string | null
  readonly cacheFolder: string | null
  readonly earlier: EarlierSurvey | null
  readonly ledger: string | null
}

/** Surveys a repository and adds its runs to the ledger; an error means that nothing could be read. */
export async function survey(request: SurveyRequest, files: FileStore): Promise<Result<SurveyDocument, ApiProblem>> {
  const { repository, window, branches, ledger, note } = request
  const place = { server: request.server, repository, rules: request.rulesText ?? '' }
  const cache = new SurveyCache(files, request.cacheFolder, place)
  const workflows = request.workflows.map((file) => path.posix.basename(file.replaceAll('\\', '/')))
  const read = await new SurveyReader({ ...request, workflows, cache }).read()
  if (!read.ok) return read
  if (cache.problem !== null) note(cache.problem)
  const { document, judged } = surveyOf({ repository, window, branches, workflows, ...read.value }, request.earlier)
  if (ledger !== null) {
    const problem = writeAllInLedger(files, ledger, ledgerOfSurvey(judged))
    if (problem !== null) note(`the runs are not in the ledger: ${problem}`)
  }
  return ok(document)
}

/** Reads what a survey looks at: the window, and the rules by which failures are classified. */
export async function surveyBasis(
  asked: { readonly since: string | null; readonly until: string | null; readonly rules: string | null },
  folder: string,
  loadPatterns: () => Promise<Patterns>,
) {
  const window = windowOf(asked.since || DEFAULT_SINCE, asked.until, Date.now())
  if (!window.ok) return window
  const rules = await readTriageRules(asked.rules, folder, loadPatterns)
  if (!rules.ok) return rules
  const text = triageRulesText(asked.rules, folder)
  return ok({ window: window.value, rules: rules.value, rulesText: text.ok ? text.value : null, now: Date.now })
}

/** Reads a survey.json to compare with. */
export function readEarlier(
  files: FileStore,
  file: string,
  shown: string,
  repository: string,
): Result<EarlierSurvey, string> {
  const text = attempted(() => files.readText(file))
  return text.ok ? earlierSurvey(text.value, shown, repository) : err(`${shown} cannot be read: ${text.error}`)
}

/** Ledger entries for runs that failed or were run again, the oldest first. */
function ledgerOfSurvey(judged: readonly JudgedRun[]): readonly LedgerEntry[] {
  return judged
    .filter(({ ends, attempts }) => ends.at(-1) === 'failed' || attempts.length > 1)
    .toSorted((one, other) => one.run.created - other.run.created || one.run.id - other.run.id)
    .map(entryOf)
}

function entryOf({ run, ends, sightings, attempts }: JudgedRun): LedgerEntry {
  const seen = new Map<string, Sighting>()
  for (const one of sightings.flat().filter(({ class: ofClass }) => ofClass !== 'cancelled')) {
    const [node, kind] = [one.at.job.name, one.kind ?? UNKNOWN_KIND]
    const key = JSON.stringify([node, kind])
    const known = seen.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    const passed = attempts.findIndex(
      ({ jobs }, at) => at >= one.at.attempt && jobs.some((job) => job.name === node && job.conclusion === 'success'),
    )
    const recovery = passed === -1 ? {} : { recovered: 1, recovery_attempts: passed + 1 }
    seen.set(key, { ...known, count: known.count + 1, ...recovery })
  }
  return ledgerEntry({
    run_id: `github-${run.id}`,
    timestamp: instant(run.created),
    workflow: { name: run.name, file: run.workflow },
    outcome: ends.at(-1) === 'passed' ? 'success' : 'failed',
    commit: run.head_sha,
    event: run.event,
    passed: attempts.flatMap(({ jobs }) => jobs.filter((job) => job.conclusion === 'success').map(({ name }) => name)),
    sightings: [...seen.values()],
  })
}
