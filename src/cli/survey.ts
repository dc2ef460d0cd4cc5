import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { readRemoteOrigin } from '../adapters/git.js'
import { createGithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { pickDefined } from '../config/providers.js'
import { isRepositoryName, isSafeServer } from '../core/github.js'
import { err, ok, tryAction } from '../core/result.js'
import { createVerdictExport } from '../reporters/telemetry/settings.js'
import { findShownFolder } from '../source/workspace.js'
import { listSurveys } from '../survey/many.js'
import { notifyOfSurvey } from '../survey/notify.js'
import { renderSurvey } from '../survey/pages.js'
import { formatProgressWords, type SurveyProgress } from '../survey/reader.js'
import { prepareSurvey, readEarlier, type SurveyRequest, survey, surveyAsked } from '../survey/survey.js'
import { DEFAULT_LOGS, MOST_LOGS } from '../survey/window.js'
import { fitColumns } from '../text/terminal-text.js'
import { type CommandContext, EXIT_FAILED, EXIT_INVALID, type ParsedArguments, parseNumberUpTo } from './command.js'
import { readTextFile } from './files.js'
import { notifyAddress } from './notify.js'
import { findApiUrl, GITHUB, readToken } from './triage.js'

export async function runSurvey(args: ParsedArguments, context: CommandContext): Promise<number> {
  const show = new ProgressLine(context)
  const isMany = args.operands.length > 1 || MANY.some((name) => args.has(name))
  const request = await createSurveyRequest(args, context, show, isMany)
  if (!request.ok) return context.badUsage(request.error)
  const { waits, cacheFolder, repository } = request.value
  const files = createFileStore()
  const surveyed = isMany ? await surveyAll(args, context, request.value) : await survey(request.value, files)
  show.end()
  if (!surveyed.ok) {
    if (typeof surveyed.error === 'string') return context.badUsage(surveyed.error)
    const { status, message } = surveyed.error
    context.refuse(`the runs of ${repository} cannot be listed: ${message}`)
    // A repository or workflow that does not exist is bad usage.
    return status === 404 ? EXIT_INVALID : EXIT_FAILED
  }
  const advice = waits ? '' : '; --wait waits for limits'
  const rest = cacheFolder === null ? ', and --cache DIR lets the next survey go on from here' : ''
  if (!surveyed.value.complete) context.refuse(`the survey is not complete${advice}${rest}`)
  await notifyAddress(args, context, (settings) => notifyOfSurvey(settings, surveyed.value, null))
  const page = renderSurvey(surveyed.value, args.value('--format') ?? 'text')
  const output = args.file('--output', context.cwd)
  if (output === null) context.terminal.stdout(page)
  const problem = output === null ? null : tryAction(() => files.replace(output, page))
  if (problem !== null) context.refuse(`${args.value('--output')} cannot be written: ${problem}`)
  return problem === null && listSurveys(surveyed.value).length > 0 ? 0 : EXIT_FAILED
}

const MANY = ['--repositories', '--org', '--topic', '--archived']

async function surveyAll(args: ParsedArguments, context: CommandContext, request: SurveyRequest) {
  const file = args.file('--repositories', context.cwd)
  const list = file === null ? ok(null) : readTextFile(file)
  if (!list.ok) return err(`--repositories ${args.value('--repositories')} ${list.error}`)
  const chosen = { org: args.value('--org'), topics: args.all('--topic'), archived: args.has('--archived') }
  if (chosen.org === null && (chosen.topics.length > 0 || chosen.archived))
    return err('--topic and --archived choose among the repositories of --org')
  return surveyAsked(request, { names: args.operands, list: list.value, ...chosen }, createFileStore())
}

async function createSurveyRequest(
  args: ParsedArguments,
  context: CommandContext,
  show: ProgressLine,
  isMany: boolean,
) {
  const { env, cwd } = context
  const logs = parseNumberUpTo(MOST_LOGS, args.value('--logs') ?? String(DEFAULT_LOGS))
  if (logs === null) return err(`--logs is a number from 0 to ${MOST_LOGS}`)
  const server = findApiUrl(env['GITHUB_SERVER_URL'] || GITHUB, env)
  if (!isSafeServer(server)) return err(`${JSON.stringify(server)} is not an https address of GitHub's API`)
  const current = findCurrentRepository(readRemoteOrigin(cwd, pickDefined(env)), env)
  const repository = isMany ? '' : (args.operands[0] ?? current)
  if (repository === null) return err('which repository? There is no origin on GitHub here: give OWNER/REPO')
  if (!isMany && !isRepositoryName(repository)) return err(`${JSON.stringify(repository)} is not OWNER/REPO`)
  const token = readToken(env)
  if (token === '') return err('set GH_TOKEN to a token that may read the runs of the repository')
  const [since, until, rules] = [args.value('--since'), args.value('--until'), args.all('--rules')]
  const basis = await prepareSurvey({ since, until, rules, prefix: '--' }, cwd, loadPatterns, (text) =>
    context.terminal.stderr(`conductor survey: warning: ${context.redactor().text(text)}\n`),
  )
  if (!basis.ok) return basis
  const compared = args.file('--compare', cwd)
  const earlier =
    compared === null ? ok(new Map()) : readEarlier(createFileStore(), compared, compared, isMany ? null : repository)
  if (!earlier.ok) return earlier
  const redactor = context.redactor()
  const request: SurveyRequest = {
    ...basis.value,
    api: createGithubApi({ token, baseUrl: server, longestWaitMs: 0, onRemaining: show.remaining }),
    server,
    repository,
    checkout: { folder: findShownFolder(path.join(cwd, 'x'), env, cwd), repository: current ?? (isMany ? '' : null) },
    branches: args.all('--branch'),
    workflows: args.all('--workflow'),
    redactor,
    logs,
    cacheFolder: args.file('--cache', cwd),
    earlier: earlier.value,
    exportVerdicts: createVerdictExport(env, () => import('../run/adapters.js')),
    ledger: args.file('--ledger', cwd),
    waits: args.has('--wait'),
    sleep: (milliseconds) => nap(milliseconds, new AbortController().signal),
    note: (text) => show.note(redactor.text(text)),
    progress: show.show,
  }
  return ok(request)
}

function findCurrentRepository(origin: string | null, env: CommandContext['env']): string | null {
  const [, host = '', found = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? []
  const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]
  if (isRepositoryName(found) && (host === 'github.com' || host === server)) return found
  const ofJob = env['GITHUB_REPOSITORY'] ?? ''
  return isRepositoryName(ofJob) ? ofJob : null
}

const EVERY_MS = 10_000
const REDRAW_MS = 100

/** Shows progress on stderr: at a terminal one line that changes, elsewhere a line every ten seconds. */
class ProgressLine {
  #last: number
  #left: number | null = null
  #firstJob: number | null = null

  constructor(readonly context: CommandContext) {
    this.#last = context.terminal.stderrIsTerminal ? Number.NEGATIVE_INFINITY : performance.now()
  }

  readonly remaining = (left: number): void => {
    this.#left = left
  }

  readonly show = (progress: SurveyProgress): void => {
    const now = performance.now()
    if (progress.jobs > 0) this.#firstJob ??= now
    const { terminal } = this.context
    if (now - this.#last < (terminal.stderrIsTerminal ? REDRAW_MS : EVERY_MS)) return
    this.#last = now
    const { jobs, failedJobs } = progress
    const secondsEach = (now - (this.#firstJob ?? now)) / 1000 / jobs
    const words = [
      ...formatProgressWords(progress),
      ...(this.#left === null ? [] : [`${this.#left} requests left`]),
      ...(jobs === 0 ? [] : [`about ${Math.ceil(secondsEach * (failedJobs - jobs))} s left`]),
    ]
    const line = `conductor survey: ${words.join(', ')}`
    terminal.stderr(terminal.stderrIsTerminal ? `\r\u001b[2K${fitColumns(line, terminal.columns() - 1)}` : `${line}\n`)
  }

  note(text: string): void {
    this.end()
    this.context.refuse(text)
  }

  end(): void {
    if (this.context.terminal.stderrIsTerminal) this.context.terminal.stderr('\r\u001b[2K')
  }
}
