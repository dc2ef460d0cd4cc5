import path from 'node:path'
import { parseArtifact } from '../adapters/artifact.js'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { loadPatterns } from '../adapters/patterns.js'
import { createGithubRecord, describeRefusal, withQuery } from '../core/github.js'
import { asObject, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { GithubApi } from '../core/ports.js'
import { err, type Result } from '../core/result.js'
import { createVerdictExport } from '../reporters/telemetry/settings.js'
import type { EarlierSurveys } from '../survey/compare.js'
import { type AnySurvey, listNewCauses, listSurveys } from '../survey/many.js'
import { notifyOfSurvey } from '../survey/notify.js'
import { renderSurvey, renderSurveyIssue } from '../survey/pages.js'
import { formatProgressWords } from '../survey/reader.js'
import { formatSurveyTitle } from '../survey/sections.js'
import { prepareSurvey, readEarlier, type SurveyRequest, survey, surveyAsked } from '../survey/survey.js'
import { parseRun } from '../triage/github.js'
import { isByUntrustedAuthor, listEntries } from './comment.js'
import { notifyAddresses } from './conclude.js'
import { type ActionHost, createStepRedactor, findArtifactLack, note, parseRepository } from './host.js'
import type { ActionInputs } from './inputs.js'
import { failCommand, leaveFiles, passJob, passOutputs, writeSummary } from './outputs.js'
import { createFetchContext, downloadArtifact } from './run-artifacts.js'
import { readRunAttempt } from './use-site.js'

const ARTIFACT = 'conductor-survey'
const SAY_EVERY_MS = 10_000
const UPLOAD_MS = 120_000

export async function surveyRepository(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const redactor = createStepRedactor(host, inputs)
  const refuse = (message: string): 0 | 1 => failCommand(host, inputs, redactor.text(message))
  const place = parseRepository(host.env)
  if (!place.ok) return refuse(place.error)
  if (inputs.githubToken === '') return refuse('there is no github-token')
  const cwd = process.cwd()
  const basis = await prepareSurvey(
    { since: inputs.since, until: null, rules: inputs.rules, prefix: '' },
    cwd,
    loadPatterns,
    (text) => note(host, redactor.text(text)),
  )
  if (!basis.ok) return refuse(basis.error)
  const repository = `${place.value.owner}/${place.value.repo}`
  const api = host.api(inputs.githubToken, { longestWaitMs: 0 })
  const isMany = inputs.repositories !== '' || inputs.org !== null
  const earlier = inputs.compare === 'previous' ? await readPreviousSurvey(host, inputs, api, repository, isMany) : null
  const resolvePath = (file: string | null): string | null => (file === null ? null : path.resolve(cwd, file))
  let lastSaid = performance.now()
  const request: SurveyRequest = {
    ...basis.value,
    api,
    server: host.env['GITHUB_API_URL'] || 'https://api.github.com',
    repository,
    checkout: { folder: cwd, repository },
    branches: [],
    workflows: [],
    redactor,
    logs: inputs.logs,
    cacheFolder: resolvePath(inputs.cache),
    earlier: earlier ?? new Map(),
    exportVerdicts: createVerdictExport(host.env, () => import('../run/adapters.js')),
    ledger: resolvePath(inputs.ledger),
    waits: false,
    sleep: (milliseconds) => nap(milliseconds, host.cancel),
    note: (text) => note(host, redactor.text(text)),
    progress: (progress) => {
      if (performance.now() - lastSaid < SAY_EVERY_MS) return
      lastSaid = performance.now()
      host.commands.say(formatProgressWords(progress).join(', '))
    },
  }
  const surveyed = isMany ? await surveyAll(request, inputs, cwd) : await survey(request, createFileStore())
  if (!surveyed.ok) {
    const { error } = surveyed
    return refuse(typeof error === 'string' ? error : `the runs of ${repository} cannot be listed: ${error.message}`)
  }
  const isWritten = await reportSurvey(host, inputs, surveyed.value)
  if (inputs.escalate) {
    const issueApi = host.api(inputs.issueToken || inputs.githubToken)
    const problem = await updateIssue(issueApi, repository, surveyed.value, inputs.issueDetails)
    if (problem !== null) note(host, redactor.text(problem))
  }
  const runUrl = createGithubRecord(host.env)?.run_url || null
  await notifyAddresses(host, inputs, redactor, (settings) => notifyOfSurvey(settings, surveyed.value, runUrl))
  return passJob(host, inputs, isWritten)
}

async function surveyAll(
  request: SurveyRequest,
  inputs: ActionInputs,
  cwd: string,
): Promise<Result<AnySurvey, string>> {
  const { repositories, org } = inputs
  // A single entry may be a file with the names.
  const file = path.resolve(cwd, repositories)
  const files = createFileStore()
  const list = repositories !== '' && files.hasContent(file) ? files.readText(file) : repositories
  const asked = { names: [], list, org, topics: [], archived: false }
  const surveyed = await surveyAsked(request, asked, files)
  if (!surveyed.ok || listSurveys(surveyed.value).length > 0) return surveyed
  const problems = surveyed.value.repositories.map(({ repository, problem }) => `${repository}: ${problem ?? ''}`)
  return err(`no repository could be read: ${problems.slice(0, 3).join('; ')}`)
}

async function reportSurvey(host: ActionHost, inputs: ActionInputs, document: AnySurvey): Promise<boolean> {
  host.commands.say(renderSurvey(document, 'text').trimEnd())
  const run = `${host.env['GITHUB_RUN_ID'] ?? '0'}-${readRunAttempt(host.env)}`
  const pages = { 'survey.json': renderSurvey(document, 'json'), 'survey.html': renderSurvey(document, 'html') }
  const folder = leaveFiles(host, `survey-${run}`, pages)
  const isWritten = passOutputs(host, {
    outcome: 'success',
    'exit-code': '0',
    'survey-path': folder === null ? '' : path.join(folder, 'survey.json'),
    causes: String(document.causes.length),
    'new-causes': String(listNewCauses(document).length),
    'failed-first': String(document.totals.failed_first),
    runs: String(document.totals.runs),
    'job-fails': 'false',
  })
  await writeSummary(host, inputs, renderSurvey(document, 'markdown'))
  if (folder !== null && inputs.artifact !== 'never') await uploadFolder(host, inputs, folder)
  return isWritten
}

async function uploadFolder(host: ActionHost, inputs: ActionInputs, folder: string): Promise<void> {
  const name = inputs.artifactName || ARTIFACT
  const retentionDays = inputs.retentionDays || null
  if (inputs.composite) {
    passOutputs(host, { 'artifact-name': name, 'run-dir': folder, 'retention-days': String(retentionDays ?? '') })
    return
  }
  const lacking = findArtifactLack(host)
  const sent =
    lacking === null ? await host.artifacts.upload({ name, folder, retentionDays, timeoutMs: UPLOAD_MS }) : err(lacking)
  if (sent.ok) passOutputs(host, { 'artifact-name': name, 'artifact-id': String(sent.value.id) })
  else note(host, `the survey was not uploaded: ${sent.error}; it is ${folder}`)
}

const PER_PAGE = 100
const MOST_CANDIDATES = 20

/** Reads the survey of the newest earlier run of this workflow; null, with a note, if there is none. */
async function readPreviousSurvey(
  host: ActionHost,
  inputs: ActionInputs,
  api: GithubApi,
  repository: string,
  isMany: boolean,
): Promise<EarlierSurveys | null> {
  const without = (why: string): null => {
    note(host, `nothing to compare with: ${why}`)
    return null
  }
  const [owner = '', repo = ''] = repository.split('/')
  const name = inputs.artifactName || ARTIFACT
  const listed = await api.request(
    'GET',
    withQuery(`/repos/${repository}/actions/artifacts`, { name, per_page: PER_PAGE }),
  )
  if (!listed.ok) return without(`artifacts cannot be listed: ${listed.error.message}`)
  const workflow = /^[^/]+\/[^/]+\/([^@]+)@/.exec(host.env['GITHUB_WORKFLOW_REF'] ?? '')?.[1]
  for (const { artifact, runId } of listNewestArtifacts(listed.value).slice(0, MOST_CANDIDATES)) {
    if (String(runId) === host.env['GITHUB_RUN_ID']) continue
    const asked = await api.request('GET', `/repos/${repository}/actions/runs/${runId}`)
    const run = asked.ok ? parseRun(asked.value) : null
    // A run of another workflow or of a fork may upload anything under this name.
    if (run === null || run.workflow !== workflow || run.headRepository !== repository) continue
    const context = createFetchContext(host, inputs)
    const located = { artifact, place: { token: inputs.githubToken, owner, repo, runId } }
    const fetched = await downloadArtifact(context, located)
    if (!fetched.ok) return without(fetched.error)
    const file = path.join(fetched.value, 'survey.json')
    const earlier = readEarlier(context.files, file, 'the survey of an earlier run', isMany ? null : repository)
    return earlier.ok ? earlier.value : without(earlier.error)
  }
  return without(`no earlier run of this workflow has an artifact ${name}`)
}

function listNewestArtifacts(value: Json) {
  const all: readonly Json[] = isJsonObject(value) && Array.isArray(value['artifacts']) ? value['artifacts'] : []
  return all
    .flatMap((each) => {
      const { workflow_run: run, expired } = asObject(each)
      const { id: runId } = asObject(run)
      if (typeof runId !== 'number' || expired === true) return []
      return parseArtifact(each).map((artifact) => ({ runId, artifact }))
    })
    .sort((one, other) => other.artifact.id - one.artifact.id)
}

const MARKERS = { one: '<!-- conductor-survey -->', many: '<!-- conductor-survey-many -->' }
const MAX_ISSUE_PAGES = 10

/** Makes or updates the issue of the survey; returns why it could not. */
async function updateIssue(
  api: GithubApi,
  repository: string,
  document: AnySurvey,
  showsPrivate: boolean,
): Promise<string | null> {
  const base = `/repos/${repository}/issues`
  const title = formatSurveyTitle(document)
  const marker = MARKERS['repository' in document ? 'one' : 'many']
  const body = `${marker}\n${renderSurveyIssue(document, showsPrivate)}`
  const findOwn = (issue: JsonObject): number | null => {
    const { number, body: text, pull_request: pull } = issue
    if (typeof number !== 'number' || typeof text !== 'string' || pull !== undefined) return null
    return text.startsWith(marker) && !isByUntrustedAuthor(issue) ? number : null
  }
  const open = (query: Readonly<Record<string, string>>) =>
    listEntries(api, base, { ...query, state: 'open' }, findOwn, { maxPages: MAX_ISSUE_PAGES, isFirstEnough: true })
  const labelled = await open({ labels: ARTIFACT })
  const issues = labelled.ok && labelled.value.length === 0 ? await open({}) : labelled
  if (!issues.ok) return `the issue was not updated: ${describeRefusal(issues.error, 'issues: write')}`
  const [number] = issues.value
  const done =
    number === undefined
      ? await api.request('POST', base, { title, body, labels: [ARTIFACT] })
      : await api.request('PATCH', `${base}/${number}`, { body })
  return done.ok ? null : `the issue was not updated: ${describeRefusal(done.error, 'issues: write')}`
}
