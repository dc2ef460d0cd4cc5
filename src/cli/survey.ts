import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { readRemoteOrigin } from '../adapters/git.js'
import { createGithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { shownFolder } from '../config/load/workspace.js'
import { isRepositoryName, isSafeServer } from '../core/github.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { notifyOfSurvey } from '../run/notify.js'
import { definedOnly } from '../run/providers.js'
import { readEarlier, type SurveyRequest, survey, surveyAsked, surveyBasis } from '../run/survey.js'
import { progressWords, type SurveyProgress } from '../run/survey-read.js'
import { createVerdictExport } from '../run/verdicts.js'
import { type AnySurvey, isAnyRead } from '../survey/many.js'
import { surveyPage } from '../survey/pages.js'
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
  const isMany = args.operands.length > 1 || MANY.some((name) => args.has(name))
  const request = await createSurveyRequest(args, context, show, isMany)
  if (!request.ok) return badUsage(context, 'survey', request.error)
  const surveyed = await (isMany ? surveyAll(args, context, request.value) : surveyOne(request.value))
  show.end()
  if (!surveyed.ok) {
    const { isUsage, code, message } = surveyed.error
    if (isUsage) return badUsage(context, 'survey', message)
    refuse(context, 'survey', message)
    return code
  }
  sayIncomplete(context, request.value, surveyed.value.complete)
  const settings = readNotifyOptions(args, context)
  if (settings.ok && settings.value !== null)
    printUndelivered(context, 'survey', await notifyOfSurvey(settings.value, surveyed.value, null))
  const code = printPage(args, context, surveyPage(surveyed.value, args.value('--format') ?? 'text'))
  return isAnyRead(surveyed.value) ? code : EXIT_FAILED
}

/** Options that choose repositories. */
const MANY = ['--repositories', '--org', '--topic', '--archived']

type Surveyed = Result<AnySurvey, { readonly isUsage: boolean; readonly code: number; readonly message: string }>

async function surveyOne(request: SurveyRequest): Promise<Surveyed> {
  const surveyed = await survey(request, createFileStore())
  if (surveyed.ok) return surveyed
  const { status, message } = surveyed.error
  // A repository or workflow that does not exist is bad usage.
  const code = status === 404 ? EXIT_INVALID : EXIT_FAILED
  return err({ isUsage: false, code, message: `the runs of ${request.repository} cannot be listed: ${message}` })
}

async function surveyAll(args: ParsedArguments, context: CommandContext, request: SurveyRequest): Promise<Surveyed> {
  const file = args.file('--repositories', context.cwd)
  const list = file === null ? ok(null) : readTextFile(file)
  const misuse = (message: string): Surveyed => err({ isUsage: true, code: EXIT_INVALID, message })
  if (!list.ok) return misuse(`--repositories ${args.value('--repositories')} ${list.error}`)
  const chosen = { org: args.value('--org'), topics: args.all('--topic'), archived: args.has('--archived') }
  if (chosen.org === null && (chosen.topics.length > 0 || chosen.archived))
    return misuse('--topic and --archived choose among the repositories of --org')
  const asked = { names: args.operands, list: list.value, ...chosen }
  const surveyed = await surveyAsked(request, asked, createFileStore())
  return surveyed.ok ? surveyed : misuse(surveyed.error)
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
  const current = findCurrent(readRemoteOrigin(cwd, definedOnly(env)), env)
  const named = isMany ? '' : (args.operands[0] ?? current)
  if (named === null) return err('which repository? There is no origin on GitHub here: give OWNER/REPO')
  if (!isMany && !isRepositoryName(named)) return err(`${JSON.stringify(named)} is not OWNER/REPO`)
  const token = readToken(env)
  if (token === '') return err('set GH_TOKEN to a token that may read the runs of the repository')
  const [since, until, rules] = [args.value('--since'), args.value('--until'), args.all('--rules')]
  const basis = await surveyBasis({ since, until, rules }, cwd, loadPatterns, (text) =>
    context.terminal.stderr(`conductor survey: warning: ${environmentRedactor(context).text(text)}\n`),
  )
  if (!basis.ok) return basis
  const compared = args.file('--compare', cwd)
  const earlier =
    compared === null ? ok(new Map()) : readEarlier(createFileStore(), compared, compared, isMany ? null : named)
  if (!earlier.ok) return earlier
  const redactor = environmentRedactor(context)
  const request: SurveyRequest = {
    ...basis.value,
    api: createGithubApi({ token, baseUrl: server, longestWaitMs: 0, onRemaining: show.remaining }),
    server,
    repository: named,
    checkout: { folder: shownFolder(path.join(cwd, 'x'), env, cwd), repository: current ?? (isMany ? '' : null) },
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

/** Returns the repository of the checkout's origin, else that of the job, else null. */
function findCurrent(origin: string | null, env: CommandContext['env']): string | null {
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
