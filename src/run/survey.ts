import path from 'node:path'
import type { ApiProblem, GithubApi } from '../adapters/github/api.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { writeAllInLedger } from '../durability/ledger-file.js'
import type { TriageRule } from '../nodes/classify/evidence.js'
import { type EarlierSurvey, earlierSurvey } from '../survey/compare.js'
import type { SurveyDocument } from '../survey/document.js'
import { surveyOf } from '../survey/index.js'
import { ledgerOfSurvey } from '../survey/remember.js'
import { fileProblem } from '../text/error-message.js'
import { SurveyCache } from './survey-cache.js'
import { type ReadRequest, readSurvey } from './survey-read.js'

export interface SurveyRequest
  extends Pick<ReadRequest, 'waits' | 'sleep' | 'now' | 'note' | 'progress' | 'logs' | 'redactor' | 'window'> {
  readonly api: GithubApi
  /** The address of the API: answers of one server are not those of another. */
  readonly server: string
  readonly repository: string
  readonly branches: readonly string[]
  /** Names or paths of workflow files. */
  readonly workflows: readonly string[]
  readonly rules: readonly TriageRule[]
  /** The text of the file of rules, where there is one. */
  readonly rulesText: string | null
  readonly cacheFolder: string | null
  readonly earlier: EarlierSurvey | null
  readonly ledger: string | null
}

/** Reads a repository's runs and says what failed, why, how often and what would help; the error is why nothing could be read. */
export async function survey(request: SurveyRequest, files: FileStore): Promise<Result<SurveyDocument, ApiProblem>> {
  const { repository, window, branches, ledger, note } = request
  const place = { server: request.server, repository, rules: request.rulesText ?? '' }
  const cache = new SurveyCache(files, request.cacheFolder, place)
  const workflows = request.workflows.map((file) => path.posix.basename(file.replaceAll('\\', '/')))
  const read = await readSurvey({ ...request, workflows, cache })
  if (!read.ok) return read
  if (cache.problem !== null) note(cache.problem)
  const { document, judged } = surveyOf({ repository, window, branches, workflows, ...read.value }, request.earlier)
  if (ledger !== null) {
    const problem = writeAllInLedger(files, ledger, ledgerOfSurvey(judged))
    if (problem !== null) note(`the runs are not in the ledger: ${problem}`)
  }
  return ok(document)
}

const MAX_EARLIER_CHARS = 256 * 1024 * 1024

/** Reads a survey.json to compare with. */
export function readEarlier(files: FileStore, file: string, shown: string): Result<EarlierSurvey, string> {
  try {
    const text = files.readText(file)
    return text.length > MAX_EARLIER_CHARS ? err(`${shown} is too large`) : earlierSurvey(text, shown)
  } catch (error) {
    return err(`${shown} cannot be read: ${fileProblem(error)}`)
  }
}
