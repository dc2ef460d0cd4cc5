import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { readRemoteOrigin } from '../adapters/git.js'
import { createGithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { isRepositoryName, isSafeServer } from '../core/github.js'
import { err, ok, tryResult } from '../core/result.js'
import { notifyOfSurvey } from '../run/notify.js'
import { definedOnly } from '../run/providers.js'
import { listRepositories, readEarlier, type SurveyRequest, survey, surveyBasis, surveyMany } from '../run/survey.js'
import { progressWords, type SurveyProgress } from '../run/survey-read.js'
import { manyPage, surveyPage } from '../survey/pages.js'
import { DEFAULT_LOGS, MOST_LOGS } from '../survey/window.js'
import { fitColumns } from '../text/terminal-text.js'
import {
  badUsage,
  type CommandContext,
  complain,
  EXIT_FAILED,
  EXIT_INVALID,
  environmentRedactor,
  numberUpTo,
  type ParsedArguments,
  refuse,
} from './command.js'
import { readTextFile } from './files.js'
import { printUndelivered, readNotifyOptions } from './notify.js'
import { findApiUrl, GITHUB, readToken } from './triage.js'

export async function runSurvey(args: ParsedArguments, context: CommandContext): Promise<number> {
  const show = new ProgressLine(context)
  const isMany = args.operands.length > 1 || MANY.some((name) => args.has(name) || args.value(name) !== null)
  const request = await createSurveyRequest(args, context, show, isMany)
  if (!request.ok) return badUsage(context, 'survey', request.error)
  return isMany ? runMany(args, context, request.value, show) : runOne(args, context, request.value, show)
}

/** Options that name repositories. */
const MANY = ['--repositories', '--org']

async function runOne(args: ParsedArguments, context: CommandContext, request: SurveyRequest, show: ProgressLine) {
  const { repository } = request
  const surveyed = await survey(request, createFileStore())
  show.end()
  if (!surveyed.ok) {
    const { status, message } = surveyed.error
    refuse(context, 'survey', `the runs of ${repository} cannot be listed: ${message}`)
    // A repository or workflow that does not exist is bad usage.
    return status === 404 ? EXIT_INVALID : EXIT_FAILED
  }
  sayIncomplete(context, request, surveyed.value.complete)
  const settings = readNotifyOptions(args, context)
  if (settings.ok && settings.value !== null)
    printUndelivered(context, 'survey', await notifyOfSurvey(settings.value, surveyed.value, null))
  return printPage(args, context, surveyPage(surveyed.value, args.value('--format') ?? 'text'))
}

async function runMany(args: ParsedArguments, context: CommandContext, request: SurveyRequest, show: ProgressLine) {
  if (args.value('--compare') !== null) return badUsage(context, 'survey', '--compare is for one repository')
  const file = args.file('--repositories', context.cwd)
  const list = file === null ? ok(null) : readTextFile(file)
  if (!list.ok) return badUsage(context, 'survey', `--repositories ${args.value('--repositories')} ${list.error}`)
  const asked = { org: args.value('--org'), topics: args.all('--topic'), archived: args.has('--archived') }
  const files = createFileStore()
  const named = { names: args.operands, list: list.value, ...asked }
  const names = await listRepositories(request.api, named, { ...request, files })
  if (!names.ok) return badUsage(context, 'survey', names.error)
  const document = await surveyMany(request, names.value, files)
  show.end()
  sayIncomplete(context, request, document.complete)
  const code = printPage(args, context, manyPage(document, args.value('--format') ?? 'text'))
  return document.repositories.some(({ survey: read }) => read !== null) ? code : EXIT_FAILED
}

function sayIncomplete(context: CommandContext, { waits, cacheFolder }: SurveyRequest, complete: boolean): void {
  const advice = waits ? '' : '; --wait waits for limits'
  const rest = cacheFolder === null ? ', and --cache DIR lets the next survey go on from here' : ''
  if (!complete) complain(context, `conductor survey: the survey is not complete${advice}${rest}`)
}

function printPage(args: ParsedArguments, context: CommandContext, page: string): number {
  const output = args.file('--output', context.cwd)
  if (output === null) {
    context.terminal.stdout(page)
    return 0
  }
  const written = tryResult(() => createFileStore().replace(output, page))
  if (!written.ok) refuse(context, 'survey', `${args.value('--output')} cannot be written: ${written.error}`)
  return written.ok ? 0 : EXIT_FAILED
}

async function createSurveyRequest(
  args: ParsedArguments,
  context: CommandContext,
  show: ProgressLine,
  isMany: boolean,
) {
  const { env, cwd } = context
  const logs = numberUpTo(MOST_LOGS, args.value('--logs') ?? String(DEFAULT_LOGS))
  if (logs === null) return err(`--logs is a number from 0 to ${MOST_LOGS}`)
  const server = findApiUrl(env['GITHUB_SERVER_URL'] || GITHUB, env)
  if (!isSafeServer(server)) return err(`${JSON.stringify(server)} is not an https address of GitHub's API`)
  const origin = args.operands.length > 0 ? null : readRemoteOrigin(cwd, definedOnly(env))
  const repository = isMany ? ok('') : repositoryIn(args.operands[0] ?? null, origin, env)
  if (!repository.ok) return repository
  const token = readToken(env)
  if (token === '') return err('set GH_TOKEN to a token that may read the runs of the repository')
  const [since, until, rules] = [args.value('--since'), args.value('--until'), args.all('--rules')]
  const basis = await surveyBasis({ since, until, rules }, cwd, loadPatterns)
  if (!basis.ok) return basis
  const compared = args.file('--compare', cwd)
  const earlier = compared === null ? ok(null) : readEarlier(createFileStore(), compared, compared, repository.value)
  if (!earlier.ok) return earlier
  const redactor = environmentRedactor(context)
  const request: SurveyRequest = {
    ...basis.value,
    api: createGithubApi({ token, baseUrl: server, longestWaitMs: 0, onRemaining: show.remaining }),
    server,
    repository: repository.value,
    branches: args.all('--branch'),
    workflows: args.all('--workflow'),
    redactor,
    logs,
    cacheFolder: args.file('--cache', cwd),
    earlier: earlier.value,
    ledger: args.file('--ledger', cwd),
    waits: args.has('--wait'),
    sleep: (milliseconds) => nap(milliseconds, new AbortController().signal),
    note: (text) => show.note(redactor.text(text)),
    progress: show.show,
  }
  return ok(request)
}

/** Chooses the named repository, else that of the checkout's origin, else that of the job. */
function repositoryIn(named: string | null, origin: string | null, env: CommandContext['env']) {
  if (named !== null) return isRepositoryName(named) ? ok(named) : err(`${JSON.stringify(named)} is not OWNER/REPO`)
  const [, host = '', found = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? []
  const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]
  if (isRepositoryName(found) && (host === 'github.com' || host === server)) return ok(found)
  const ofJob = env['GITHUB_REPOSITORY'] ?? ''
  if (isRepositoryName(ofJob)) return ok(ofJob)
  return err('which repository? There is no origin on GitHub here: give OWNER/REPO')
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
      ...progressWords(progress),
      ...(this.#left === null ? [] : [`${this.#left} requests left`]),
      ...(jobs === 0 ? [] : [`about ${Math.ceil(secondsEach * (failedJobs - jobs))} s left`]),
    ]
    const line = `conductor survey: ${words.join(', ')}`
    terminal.stderr(terminal.stderrIsTerminal ? `\r\u001b[2K${fitColumns(line, terminal.columns() - 1)}` : `${line}\n`)
  }

  note(text: string): void {
    this.end()
    complain(this.context, `conductor survey: ${text}`)
  }

  /** Removes the line that changes. */
  end(): void {
    if (this.context.terminal.stderrIsTerminal) this.context.terminal.stderr('\r\u001b[2K')
  }
}
