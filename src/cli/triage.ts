import { createReadStream, type ReadStream } from 'node:fs'
import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { createGithubApi } from '../adapters/github/api.js'
import { unpackLogs } from '../adapters/github/log-archive.js'
import { loadPatterns } from '../adapters/patterns.js'
import type { PreparedRule } from '../classify/prepared-rules.js'
import { MAX_WAIT_SECONDS } from '../core/duration.js'
import { isSafeServer } from '../core/github.js'
import { openRegularFile } from '../core/regular-file.js'
import { err, ok, type Result } from '../core/result.js'
import { createVerdictExport } from '../reporters/telemetry/settings.js'
import { findUnpacker } from '../text/code-page.js'
import { describeFileError } from '../text/error-message.js'
import { jsonWithoutCommands } from '../text/terminal-text.js'
import {
  createTriagedJob,
  DEFAULT_RERUN_LIMIT,
  HIGHEST_RERUN,
  HIGHEST_RERUN_LIMIT,
  type TriageDocument,
  type TriagedJob,
} from '../triage/document.js'
import { parseRunAddress } from '../triage/github.js'
import { findGuardInName } from '../triage/guard.js'
import { LONGEST_LIMIT_MS, readTriageRules, triageAndRecord } from '../triage/index.js'
import { LogReader, type ReadLog } from '../triage/log.js'
import { completeDocument } from '../triage/next.js'
import { notifyOfTriage } from '../triage/notify.js'
import { renderTriageText } from '../triage/text.js'
import { createLogVerdicts } from '../triage/traced.js'
import { judgeJob } from '../triage/verdict.js'
import { type CommandContext, type ParsedArguments, parseNumberUpTo } from './command.js'
import { isOwnDescriptor } from './files.js'
import { notifyAddress } from './notify.js'

const CHUNK_BYTES = 256 * 1024
const RUN_OPTIONS = [
  '--rerun',
  '--rerun-after',
  '--rerun-jobs',
  '--rerun-except',
  '--rerun-guarded',
  '--rerun-limit',
  '--rerun-stale',
  '--ledger',
]

export async function runTriage(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [first = '', ...more] = args.operands
  const isRun = /^https?:\/\//.test(first)
  const runOption = RUN_OPTIONS.find((name) => args.has(name))
  if (!isRun && runOption !== undefined) return context.badUsage(`${runOption} is for the address of a run`)
  if (isRun && more.length > 0) return context.badUsage('give one run')
  const redactor = context.redactor()
  const warn = (text: string): void => context.terminal.stderr(`conductor triage: warning: ${redactor.text(text)}\n`)
  const rules = await readTriageRules(args.all('--rules'), context.cwd, loadPatterns, warn)
  if (!rules.ok) return context.refuse(rules.error)
  const document = await (isRun ? triageOnline : triageFiles)(args, context, rules.value.rules)
  if (!document.ok) return context.refuse(redactor.text(document.error))
  const isJson = args.value('--format') === 'json'
  context.terminal.stdout(isJson ? jsonWithoutCommands(document.value) : renderTriageText(document.value))
  await notifyAddress(args, context, (settings) => notifyOfTriage(settings, document.value))
  return 0
}

async function triageFiles(
  args: ParsedArguments,
  context: CommandContext,
  rules: readonly PreparedRule[],
): Promise<Result<TriageDocument, string>> {
  const redactor = context.redactor()
  const jobs: TriagedJob[] = []
  for (const file of args.operands) {
    const log = await readLog(file, context.cwd)
    if (!log.ok) return log
    const verdict = judgeJob(rules, log.value)
    const guard = findGuardInName(verdict.step ?? '') ?? log.value.guard
    jobs.push(createTriagedJob({ file }, verdict, redactor, null, guard))
  }
  const decided = { decision: 'leave', reason: 'logs were read, nothing is run again' } as const
  const now = Date.now()
  const facts = { now, isForeign: false, safe: [] }
  const document = completeDocument({ schema_version: 1, run: null, attempt: null, ...decided, jobs }, facts)
  const exportVerdicts = createVerdictExport(context.env, () => import('../run/adapters.js'))
  const untraced = await exportVerdicts(createLogVerdicts(document, now))
  if (untraced !== null) context.terminal.stderr(`conductor triage: ${redactor.text(untraced)}\n`)
  return ok(document)
}

function openLog(file: string): ReadStream {
  const options = { highWaterMark: CHUNK_BYTES }
  return createReadStream(file, isOwnDescriptor(file) ? options : { ...options, fd: openRegularFile(file) })
}

async function readLog(file: string, cwd: string): Promise<Result<ReadLog, string>> {
  const name = file === '-' ? 'stdin' : file
  const reader = new LogReader()
  let isFirst = true
  try {
    const stream = file === '-' ? process.stdin : openLog(path.resolve(cwd, file))
    for await (const chunk of stream) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      const unpacker = isFirst ? findUnpacker(bytes) : null
      if (unpacker !== null) return err(`${name} is packed: unpack it with ${unpacker}, and give what comes of it`)
      isFirst = false
      reader.push(bytes)
    }
  } catch (error) {
    return err(`${name} cannot be read: ${describeFileError(error)}`)
  }
  return ok(reader.end())
}

async function triageOnline(
  args: ParsedArguments,
  context: CommandContext,
  rules: readonly PreparedRule[],
): Promise<Result<TriageDocument, string>> {
  const { env } = context
  const redactor = context.redactor()
  const address = parseRunAddress(args.operands[0] ?? '', listServers(env))
  if (!address.ok) return address
  const rerun = parseNumberUpTo(HIGHEST_RERUN, args.value('--rerun'))
  const after = parseNumberUpTo(MAX_WAIT_SECONDS, args.value('--rerun-after'))
  if (rerun === null) return err(`--rerun is a number from 0 to ${HIGHEST_RERUN}`)
  if (after === null) return err(`--rerun-after is a number of seconds up to ${MAX_WAIT_SECONDS}`)
  const limit = parseNumberUpTo(HIGHEST_RERUN_LIMIT, args.value('--rerun-limit') ?? String(DEFAULT_RERUN_LIMIT))
  if (limit === null) return err(`--rerun-limit is a number from 0 to ${HIGHEST_RERUN_LIMIT}`)
  const token = readToken(env)
  if (token === '') return err('set GH_TOKEN to a token that may read the run')
  const { server, owner, repo, id } = address.value
  const request = {
    api: createGithubApi({ token, baseUrl: findApiUrl(server, env), longestWaitMs: LONGEST_LIMIT_MS }),
    owner,
    repo,
    runId: id,
    known: null,
    rules,
    redactor,
    limits: {
      highest: rerun,
      jobs: args.all('--rerun-jobs'),
      except: args.all('--rerun-except'),
      guarded: args.all('--rerun-guarded'),
    },
    rerunLimit: limit,
    rerunAfterSeconds: after,
    rerunStale: args.has('--rerun-stale'),
    sleep: (milliseconds: number) => nap(milliseconds, new AbortController().signal),
    unpackLogs,
    random: Math.random,
    exportVerdicts: createVerdictExport(env, () => import('../run/adapters.js')),
    note: (text: string) => context.terminal.stderr(`conductor triage: ${redactor.text(text)}\n`),
  }
  const triaged = await triageAndRecord(request, args.file('--ledger', context.cwd), createFileStore())
  return triaged.ok ? ok(triaged.value.document) : triaged
}

export const GITHUB = 'https://github.com'

export function readToken(env: CommandContext['env']): string {
  return env['GH_TOKEN'] || env['GITHUB_TOKEN'] || ''
}

function listServers(env: CommandContext['env']): readonly string[] {
  const { GH_HOST: host, GITHUB_SERVER_URL: server } = env
  // Only a server on this machine may be asked over plain http.
  const named = host ? [`https://${host}`, ...(isSafeServer(`http://${host}`) ? [`http://${host}`] : [])] : []
  return [...new Set([GITHUB, ...named, ...(server ? [server] : [])])]
}

/** GITHUB_API_URL belongs to GITHUB_SERVER_URL, or to github.com. */
export function findApiUrl(server: string, env: CommandContext['env']): string {
  const { GITHUB_API_URL: api, GITHUB_SERVER_URL: own = GITHUB } = env
  if (api && (server === GITHUB || server === own)) return api
  return server === GITHUB ? 'https://api.github.com' : `${server}/api/v3`
}
