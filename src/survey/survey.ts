import path from 'node:path'
import { isRepositoryName, withQuery } from '../core/github.js'
import { isJsonObject, type Json } from '../core/json.js'
import { type LedgerEntry, type LedgerSighting, toLedgerEntry, writeAllInLedger } from '../core/ledger.js'
import { type ApiProblem, type FileStore, type GithubApi, type Patterns, readTextIfReadable } from '../core/ports.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import type { ExportVerdicts, TracedVerdict } from '../core/traced-verdict.js'
import { isLedOut, MAX_FILE_BYTES } from '../source/workspace.js'
import { isNamedBy } from '../test-reports/quarantine.js'
import { DEFAULT_QUARANTINE, loadQuarantine } from '../test-reports/quarantine-file.js'
import { UNKNOWN_KIND } from '../triage/history.js'
import { readTriageRules } from '../triage/index.js'
import { describeTracedRun, findWorst, toResult } from '../triage/traced.js'
import { SurveyCache } from './cache.js'
import { type EarlierSurveys, parseEarlier } from './compare.js'
import type { JudgedRun } from './document.js'
import { createSurvey, type SurveyDocument } from './index.js'
import { createManyDocument, type SurveyedRepository } from './many.js'
import { CODEOWNERS, createOwnerFinder, type OwnerFinder } from './owners.js'
import { type ReadRequest, SurveyReader } from './reader.js'
import { DEFAULT_SINCE, formatInstant, parseWindow } from './window.js'

export interface SurveyRequest extends Omit<ReadRequest, 'cache' | 'isOneOfMany'> {
  readonly server: string
  readonly rulesText: string
  readonly cacheFolder: string | null
  /** The checkout, whose CODEOWNERS and quarantine name the owners of tests; its name is null if nothing tells it. */
  readonly checkout: { readonly folder: string; readonly repository: string | null }
  readonly exportVerdicts: ExportVerdicts
  readonly earlier: EarlierSurveys
  readonly ledger: string | null
}

export async function survey(request: SurveyRequest, files: FileStore): Promise<Result<SurveyDocument, ApiProblem>> {
  const surveyed = await surveyRepository(request, files, false)
  return surveyed.ok ? ok(surveyed.value.document) : surveyed
}

/** `isLimited` tells whether GitHub's limit cut the survey off. */
async function surveyRepository(
  request: SurveyRequest,
  files: FileStore,
  isOneOfMany: boolean,
): Promise<Result<{ readonly document: SurveyDocument; readonly isLimited: boolean }, ApiProblem>> {
  const { repository, window, branches, ledger, note } = request
  const cache = openCache(request, files)
  const workflows = request.workflows.map((file) => path.posix.basename(file.replaceAll('\\', '/')))
  const read = await new SurveyReader({ ...request, workflows, cache, isOneOfMany }).read()
  if (!read.ok) return read
  if (read.value.complete) cache.readAt.write('read', request.now())
  if (cache.problem !== null) note(cache.problem)
  const earlier = request.earlier.get(repository.toLowerCase()) ?? null
  const findOwners = readOwners(request, files)
  const facts = { repository, window, branches, workflows, findOwners, ...read.value }
  const { document, judged } = createSurvey(facts, earlier)
  if (isOneOfMany && document.complete)
    cache.surveys.write('last', {
      asked: describeAsked(request),
      at: formatInstant(Math.floor(request.now() / 1000)),
      document,
    })
  const untraced = await request.exportVerdicts(judged.map(createSurveyVerdict))
  if (untraced !== null) note(untraced)
  if (ledger !== null) {
    const entries = judged
      .filter(({ ends, attempts }) => ends.at(-1) === 'failed' || attempts.length > 1)
      .toSorted((one, other) => one.run.created - other.run.created || one.run.id - other.run.id)
      .map(createLedgerEntry)
    const problem = writeAllInLedger(files, ledger, entries)
    if (problem !== null) note(`the runs are not in the ledger: ${problem}`)
  }
  return ok({ document, isLimited: read.value.isLimited })
}

function openCache(
  { server, repository, rulesText: rules, cacheFolder }: SurveyRequest,
  files: FileStore,
): SurveyCache {
  return new SurveyCache(files, cacheFolder, { server, repository, rules })
}

/** What a survey was asked for; a remembered one stands in only for the same. */
function describeAsked({ window, branches, workflows, logs }: SurveyRequest): string {
  return JSON.stringify([window, branches, workflows, logs])
}

/** Returns the complete survey of the same window that an earlier hour made, for a repository that a limit cut off. */
function recallSurvey(request: SurveyRequest, files: FileStore): SurveyDocument | null {
  const last = openCache(request, files).surveys.read('last')
  if (last === null || last.asked !== describeAsked(request)) return null
  const note = `as read at ${last.at}: GitHub's limit was reached before its turn`
  const { missing } = last.document
  return { ...last.document, missing: { ...missing, notes: [...missing.notes, note] } }
}

function readOwners({ repository, checkout, redactor, now }: SurveyRequest, files: FileStore): OwnerFinder {
  const { folder, repository: current } = checkout
  if (current !== null && current.toLowerCase() !== repository.toLowerCase()) return () => []
  const read = (name: string): string | null => {
    const file = path.join(folder, name)
    return isLedOut(folder, file) ? null : readTextIfReadable(files, file, MAX_FILE_BYTES)
  }
  const codeowners = CODEOWNERS.map(read).find((text) => text !== null) ?? ''
  const { quarantine } = loadQuarantine(read(DEFAULT_QUARANTINE) ?? '', DEFAULT_QUARANTINE, now())
  return createOwnerFinder(redactor.text(codeowners), (test) =>
    quarantine.entries.flatMap((entry) => (isNamedBy(entry, test) ? (entry.owner ?? []) : [])),
  )
}

type ManyRequest = Omit<SurveyRequest, 'repository'>

const NOT_REACHED: ApiProblem = {
  status: null,
  message: "GitHub's limit was reached before its turn",
  isRateLimit: true,
}

/** Surveys repositories, the least recently read first, so that an hour's limit reaches all of them in turn. */
export async function surveyAsked(request: ManyRequest, repositories: AskedRepositories, files: FileStore) {
  const names = await listRepositories(request, repositories, files)
  if (!names.ok) return names
  const order = names.value
    .map((repository) => ({
      repository,
      readAt: openCache({ ...request, repository }, files).readAt.read('read') ?? 0,
    }))
    .sort((one, other) => one.readAt - other.readAt)
  const surveyed: SurveyedRepository[] = []
  let isLimited = false
  for (const { repository } of order) {
    const asked = { ...request, repository }
    const done: Awaited<ReturnType<typeof surveyRepository>> = isLimited
      ? err(NOT_REACHED)
      : await surveyRepository(asked, files, true)
    const isCut: boolean = done.ok ? done.value.isLimited : done.error.isRateLimit === true
    isLimited ||= isCut
    const recalled = isCut ? recallSurvey(asked, files) : null
    const problem = done.ok ? null : request.redactor.text(done.error.message)
    surveyed.push({ repository, survey: recalled ?? (done.ok ? done.value.document : null), problem })
  }
  return ok(createManyDocument(surveyed, request.window))
}

export interface AskedRepositories {
  readonly names: readonly string[]
  /** Text of a file with a name on each line; `#` begins a comment. */
  readonly list: string | null
  readonly org: string | null
  /** Topics that a repository of the organisation must all have. */
  readonly topics: readonly string[]
  readonly archived: boolean
}

const MOST_REPOSITORY_PAGES = 100

export async function listRepositories(
  { api, cacheFolder, server }: Pick<SurveyRequest, 'api' | 'cacheFolder' | 'server'>,
  asked: AskedRepositories,
  files: FileStore,
): Promise<Result<readonly string[], string>> {
  const lines = (asked.list ?? '').split(/[\n,]/).map((line) => line.replace(/#.*/, '').trim())
  const named = [...asked.names, ...lines.filter((line) => line !== '')]
  const wrong = named.find((name) => !isRepositoryName(name))
  if (wrong !== undefined) return err(`${JSON.stringify(wrong)} is not OWNER/REPO`)
  const cache = new SurveyCache(files, cacheFolder, { server, repository: asked.org ?? '', rules: '' })
  const ofOrg = asked.org === null ? ok([]) : await listOrganization(api, asked.org, asked, cache)
  if (!ofOrg.ok) return ofOrg
  const byName = new Map([...named, ...ofOrg.value].map((name) => [name.toLowerCase(), name]))
  return byName.size === 0 ? err('there is no repository to survey') : ok([...byName.values()])
}

async function listOrganization(
  api: GithubApi,
  org: string,
  { topics, archived }: AskedRepositories,
  cache: SurveyCache,
): Promise<Result<readonly string[], string>> {
  const names: string[] = []
  for (let page = 1; page <= MOST_REPOSITORY_PAGES; page += 1) {
    const address = withQuery(`/orgs/${encodeURIComponent(org)}/repos`, { per_page: 100, page })
    const memory = cache.remember(address, address, trimRepositories)
    const answer = await api.request('GET', address, undefined, { memory })
    if (!answer.ok)
      return err(
        `the repositories of ${org} cannot be listed: ${answer.error.message}${answer.error.status === 403 ? ' (this needs a token that may list them: `metadata: read` of the organisation)' : ''}`,
      )
    const items: readonly Json[] = Array.isArray(answer.value) ? answer.value : []
    for (const item of items.filter(isJsonObject)) {
      const { full_name: name, archived: isArchived, disabled, topics: ofRepository } = item
      const has = (topic: string): boolean => Array.isArray(ofRepository) && ofRepository.includes(topic)
      const isLeftOut = disabled === true || (isArchived === true && !archived) || !topics.every(has)
      if (typeof name === 'string' && isRepositoryName(name) && !isLeftOut) names.push(name)
    }
    if (items.length < 100) break
  }
  return ok(names)
}

function trimRepositories(page: Json): Json {
  const items = Array.isArray(page) ? page.filter(isJsonObject) : []
  return items.map(({ full_name: name = null, archived = null, disabled = null, topics = null }) => {
    return { full_name: name, archived, disabled, topics }
  })
}

/** Reads the window and the rules of a survey. */
export async function prepareSurvey(
  asked: {
    readonly since: string | null
    readonly until: string | null
    readonly rules: readonly string[]
    /** Text before the names of options: `--` on the command line. */
    readonly prefix: string
  },
  folder: string,
  loadPatterns: () => Promise<Patterns>,
  warn: (message: string) => void,
) {
  const window = parseWindow(asked.since || DEFAULT_SINCE, asked.until, Date.now(), asked.prefix)
  if (!window.ok) return window
  const rules = await readTriageRules(asked.rules, folder, loadPatterns, warn)
  if (!rules.ok) return rules
  return ok({ window: window.value, rules: rules.value.rules, rulesText: rules.value.text, now: Date.now })
}

export function readEarlier(
  files: FileStore,
  file: string,
  shown: string,
  repository: string | null,
): Result<EarlierSurveys, string> {
  const text = tryResult(() => files.readText(file))
  return text.ok ? parseEarlier(text.value, shown, repository) : err(`${shown} cannot be read: ${text.error}`)
}

/** Describes a run that a survey judged; the kind is that of its last attempt in which something failed. */
function createSurveyVerdict({ run, ends, sightings, attempts }: JudgedRun): TracedVerdict {
  const failed = sightings.map((some) => some.filter((one) => one.class !== 'cancelled'))
  const worst = findWorst(failed.findLast((some) => some.length > 0) ?? [])
  const end = ends.at(-1)
  const started = attempts.flatMap(({ jobs }) => jobs.flatMap((job) => job.started ?? []))
  return {
    id: `github-${run.id}-${run.attempt}`,
    name: run.name,
    startMs: started.reduce((first, at) => Math.min(first, at), run.created) * 1000,
    endMs: run.ended * 1000,
    result: end === 'passed' ? 'success' : end === 'failed' ? 'failure' : toResult(run.conclusion),
    kind: worst === undefined ? null : (worst.kind ?? UNKNOWN_KIND),
    message: worst?.title ?? '',
    facts: { ...describeTracedRun(run), 'conductor.attempt': run.attempt, 'conductor.class': worst?.counted ?? null },
  }
}

function createLedgerEntry({ run, ends, sightings, attempts }: JudgedRun): LedgerEntry {
  const seen = new Map<string, LedgerSighting>()
  for (const one of sightings.flat().filter(({ class: ofClass }) => ofClass !== 'cancelled')) {
    const [node, kind] = [one.at.job.name, one.kind ?? UNKNOWN_KIND]
    const key = JSON.stringify([node, kind])
    const sighting = seen.get(key) ?? { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    const passed = attempts.findIndex(
      ({ jobs }, at) => at >= one.at.attempt && jobs.some((job) => job.name === node && job.conclusion === 'success'),
    )
    const recovery = passed === -1 ? {} : { recovered: 1, recovery_attempts: passed + 1 }
    seen.set(key, { ...sighting, count: sighting.count + 1, ...recovery })
  }
  return toLedgerEntry({
    run_id: `github-${run.id}`,
    timestamp: formatInstant(run.created),
    workflow: { name: run.name, file: run.workflow },
    outcome: ends.at(-1) === 'passed' ? 'success' : 'failed',
    commit: run.head_sha,
    event: run.event,
    passed: attempts.flatMap(({ jobs }) => jobs.filter((job) => job.conclusion === 'success').map(({ name }) => name)),
    sightings: [...seen.values()],
  })
}
