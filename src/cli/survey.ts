import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { originOf } from '../adapters/git.js'
import { type ApiProblem, createGithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { isSafeServer } from '../core/github.js'
import { err, ok, type Result } from '../core/result.js'
import { definedOnly } from '../run/providers.js'
import { readEarlier, type SurveyRequest, survey } from '../run/survey.js'
import type { Progress } from '../run/survey-read.js'
import { readTriageRules, triageRulesText } from '../run/triage.js'
import type { SurveyDocument } from '../survey/document.js'
import { surveyPage } from '../survey/pages.js'
import { DEFAULT_LOGS, DEFAULT_SINCE, MOST_LOGS, windowOf } from '../survey/window.js'
import { fileProblem } from '../text/error-message.js'
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

export async function runSurvey(args: ParsedArguments, context: CommandContext): Promise<number> {
  const prepared = await requestOf(args, context)
  if (!prepared.ok) return badUsage(context, 'survey', prepared.error)
  const { request, show } = prepared.value
  const surveyed = await survey(request, createFileStore())
  show.end()
  if (!surveyed.ok) return refused(context, request.repository, surveyed.error)
  const document = surveyed.value
  const advice = request.waits ? '' : '; --wait waits for limits'
  const rest = request.cacheFolder === null ? ', and --cache DIR lets the next survey go on from here' : ''
  if (!document.complete) complain(context, `conductor survey: the survey is not complete${advice}${rest}`)
  return print(document, args, context)
}

function print(document: SurveyDocument, args: ParsedArguments, context: CommandContext): number {
  const page = surveyPage(document, args.value('--format') ?? 'text')
  const output = args.value('--output')
  if (output === null) {
    context.terminal.stdout(page)
    return 0
  }
  try {
    createFileStore().replace(path.resolve(context.cwd, output), page)
    return 0
  } catch (error) {
    refuse(context, 'survey', `${output} cannot be written: ${fileProblem(error)}`)
    return EXIT_FAILED
  }
}

/** Reports why no run could be listed. A repository or workflow that does not exist is bad usage. */
function refused(context: CommandContext, repository: string, { status, message }: ApiProblem): number {
  refuse(context, 'survey', `the runs of ${repository} cannot be listed: ${message}`)
  return status === 404 ? EXIT_INVALID : EXIT_FAILED
}

interface Prepared {
  readonly request: SurveyRequest
  readonly show: ProgressLine
}

async function requestOf(args: ParsedArguments, context: CommandContext): Promise<Result<Prepared, string>> {
  const { env, cwd } = context
  const now = Date.now()
  const window = windowOf(args.value('--since') ?? DEFAULT_SINCE, args.value('--until'), now)
  if (!window.ok) return window
  const logs = numberUpTo(MOST_LOGS, args.value('--logs') ?? String(DEFAULT_LOGS))
  if (logs === null) return err(`--logs is a number from 0 to ${MOST_LOGS}`)
  const server = serverOf(env)
  if (!server.ok) return server
  const origin = args.operands.length > 0 ? null : originOf(cwd, definedOnly(env))
  const repository = repositoryIn(args.operands[0] ?? null, origin, env)
  if (!repository.ok) return repository
  const token = env['GH_TOKEN'] || env['GITHUB_TOKEN'] || ''
  if (token === '') return err('set GH_TOKEN to a token that may read the runs of the repository')
  const named = args.value('--rules')
  const [rules, rulesText] = [await readTriageRules(named, cwd, loadPatterns), triageRulesText(named, cwd)]
  if (!rules.ok) return rules
  const files = createFileStore()
  const fileOf = (name: string): string | null => {
    const given = args.value(name)
    return given === null ? null : path.resolve(cwd, given)
  }
  const compared = fileOf('--compare')
  const earlier =
    compared === null ? ok(null) : readEarlier(files, compared, args.value('--compare') ?? '', repository.value)
  if (!earlier.ok) return earlier
  const redactor = environmentRedactor(context)
  const show = new ProgressLine(context)
  const request: SurveyRequest = {
    api: createGithubApi({
      token,
      baseUrl: server.value,
      longestWaitMs: 0,
      onRemaining: (left) => show.remaining(left),
    }),
    server: server.value,
    repository: repository.value,
    window: window.value,
    branches: args.all('--branch'),
    workflows: args.all('--workflow'),
    rules: rules.value,
    rulesText: rulesText.ok ? rulesText.value : null,
    redactor,
    logs,
    cacheFolder: fileOf('--cache'),
    earlier: earlier.value,
    ledger: fileOf('--ledger'),
    waits: args.has('--wait'),
    sleep: (milliseconds) => nap(milliseconds, new AbortController().signal),
    now: Date.now,
    note: (text) => show.note(redactor.text(text)),
    progress: (progress) => show.show(progress),
  }
  return ok({ request, show })
}

const NAME = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/

/** Chooses the named repository, else that of the checkout's origin, else that of the job. */
function repositoryIn(
  named: string | null,
  origin: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Result<string, string> {
  if (named !== null) return isName(named) ? ok(named) : err(`${JSON.stringify(named)} is not OWNER/REPO`)
  const [, host = '', found = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? []
  const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]
  if (isName(found) && (host === 'github.com' || host === server)) return ok(found)
  const ofJob = env['GITHUB_REPOSITORY'] ?? ''
  if (isName(ofJob)) return ok(ofJob)
  return err('which repository? There is no origin on GitHub here: give OWNER/REPO')
}

function isName(text: string): boolean {
  return NAME.test(text) && !text.split('/').some((part) => part === '.' || part === '..')
}

/** The address of the API. */
function serverOf(env: CommandContext['env']): Result<string, string> {
  const server = (env['GITHUB_SERVER_URL'] || GITHUB).replace(/\/+$/, '')
  const ofServer = server === GITHUB ? 'https://api.github.com' : `${server}/api/v3`
  const baseUrl = (env['GITHUB_API_URL'] || ofServer).replace(/\/+$/, '')
  return isSafeServer(baseUrl) ? ok(baseUrl) : err(`${JSON.stringify(baseUrl)} is not an https address of GitHub's API`)
}

const GITHUB = 'https://github.com'
const EVERY_MS = 10_000
const REDRAW_MS = 100

/** Shows progress on stderr: at a terminal one line that changes, elsewhere a line every ten seconds. */
class ProgressLine {
  readonly #begin = performance.now()
  #last: number
  #left: number | null = null
  #firstJob: number | null = null

  constructor(readonly context: CommandContext) {
    this.#last = context.terminal.stderrIsTerminal ? Number.NEGATIVE_INFINITY : this.#begin
  }

  remaining(left: number): void {
    this.#left = left
  }

  show(progress: Progress): void {
    const now = performance.now()
    if (progress.jobs > 0) this.#firstJob ??= now
    const { terminal } = this.context
    if (now - this.#last < (terminal.stderrIsTerminal ? REDRAW_MS : EVERY_MS)) return
    this.#last = now
    const line = `conductor survey: ${this.#words(progress, now)}`
    terminal.stderr(terminal.stderrIsTerminal ? `\r\u001b[2K${fitColumns(line, terminal.columns() - 1)}` : `${line}\n`)
  }

  #words({ runs, looked, remarkable, jobs, failedJobs }: Progress, now: number): string {
    const spent = (now - (this.#firstJob ?? now)) / 1000
    const left = jobs === 0 ? null : Math.ceil((spent / jobs) * (failedJobs - jobs))
    return [
      `${runs} runs listed`,
      ...(looked > 0 ? [`jobs of ${looked} of ${remarkable} read`] : []),
      ...(jobs > 0 ? [`${jobs} of ${failedJobs} failed jobs looked at`] : []),
      ...(this.#left === null ? [] : [`${this.#left} requests left`]),
      ...(left === null ? [] : [`about ${left} s left`]),
    ].join(', ')
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
