import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { createFileStore, makeFolder, makeTemporaryFolder, removeQuietly } from '../adapters/file-store.js'
import { readEventPayload } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { endSurvivors } from '../adapters/process/end-tree.js'
import { createProcessRunner } from '../adapters/process/index.js'
import { createRunnerMark } from '../adapters/process/process-table.js'
import { resolveProvider } from '../adapters/providers/resolve.js'
import { createRunLock } from '../adapters/run-lock.js'
import { createErrorFiles, createScripts } from '../adapters/script-files.js'
import { createSourceTree, reportFiles } from '../adapters/source-tree.js'
import { createGithubContext, isGithubActions } from '../core/github.js'
import type { Durability, ProcessRunner } from '../core/ports.js'
import type { Provider } from '../core/provider.js'
import { isPrivateFolder } from '../core/regular-file.js'
import type { Environment } from '../core/shells.js'
import type { TracedVerdict } from '../core/traced-verdict.js'
import type { PostTraces, Tracer } from '../reporters/telemetry/export.js'
import { readTelemetrySettings, type TelemetrySettings, wantsTelemetry } from '../reporters/telemetry/settings.js'
import { later } from './live-output.js'
import type { RunAdapters, TracedSession } from './request.js'

/** Builds the adapters for both shells. Only the shells import this file, and it is the only file of `run` that imports adapters. */
export function createRealAdapters(env: Environment, durability: Durability = 'machine'): RunAdapters {
  const mark = createRunnerMark()
  const processes = createProcessRunner({}, mark)
  return {
    clock: systemClock,
    files: createFileStore(durability),
    runsFolder: () => claimRunsFolder(env),
    processes,
    errorFiles: createErrorFiles,
    scripts: createScripts,
    temporaryFolder: makeTemporaryFolder,
    removeFolder: removeQuietly,
    patterns: loadPatterns,
    sources: createSourceTree,
    reports: reportFiles,
    provider: createSharedProvider(processes),
    tools: async () => (await import('../adapters/tools/index.js')).createToolServers(),
    resolveProvider: (workflow, node, override) =>
      resolveProvider({ runtime: workflow.settings.runtime?.provider, node: node.provider, override, env }),
    github: createGithubContext(env, readEventPayload),
    lock: createRunLock(mark),
    endSurvivors,
    ...(wantsTelemetry(env) ? { tracer: (run) => createRunTracer(env, run) } : {}),
  }
}

/** Returns what a run needs of the machine around it, for both shells. */
export function createSurroundings(cwd: string, env: Environment, durability?: Durability) {
  return {
    cwd,
    env,
    tempBase: temporaryBase(env),
    helpersFolder: findHelpersFolder(),
    adapters: createRealAdapters(env, durability),
  }
}

/** Creates the provider once per run, because it remembers what a server does not support. */
function createSharedProvider(processes: ProcessRunner): RunAdapters['provider'] {
  let made: Promise<Provider> | null = null
  return (surroundings) => {
    made ??= import('../adapters/providers/index.js').then(({ createProvider }) =>
      createProvider({ processes, ...surroundings }),
    )
    return made
  }
}

const COLLECTOR_LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 }

async function createRunTracer(env: Environment, run: TracedSession): Promise<Tracer | null> {
  const settings = readTelemetrySettings(env)
  if (settings === null) return null
  const { createTracer } = await import('../reporters/telemetry/export.js')
  return createTracer({ ...run, facts: createTraceFacts(env) }, settings, createPoster(settings), later)
}

export async function sendVerdicts(env: Environment, verdicts: readonly TracedVerdict[]): Promise<string | null> {
  const settings = readTelemetrySettings(env)
  if (settings === null || verdicts.length === 0) return null
  const { createExporter, createVerdictSpan } = await import('../reporters/telemetry/export.js')
  const exporter = createExporter(settings, createPoster(settings), later)
  for (const verdict of verdicts) exporter.add(createVerdictSpan(verdict, settings.parent))
  return exporter.finish()
}

function createPoster(settings: TelemetrySettings): PostTraces {
  return async (body, signal) => {
    const { postJson } = await import('../adapters/providers/http.js')
    if (!URL.canParse(settings.url)) return { problem: "the collector's endpoint is not a URL", isRetryable: false }
    const headers = { ...settings.headers, 'content-type': 'application/json' }
    const answer = await postJson({ url: settings.url, headers, body }, signal, COLLECTOR_LIMITS)
    if (answer.status !== 'replied')
      return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message, isRetryable: true }
    const { statusCode } = answer
    if (statusCode >= 200 && statusCode < 300) return null
    // A busy or broken collector may accept the same spans later.
    const isRetryable = [429, 502, 503, 504].includes(statusCode)
    return { problem: `the collector answered with ${statusCode}`, isRetryable }
  }
}

function createTraceFacts(env: Environment): Record<string, string> {
  if (!isGithubActions(env)) return {}
  const read = (name: string): string => env[`GITHUB_${name}`] ?? ''
  const repository = `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${read('REPOSITORY')}`
  return {
    'cicd.pipeline.run.url.full': `${repository}/actions/runs/${read('RUN_ID')}`,
    'vcs.repository.url.full': repository,
    'vcs.ref.head.name': read('REF_NAME'),
    'vcs.ref.head.revision': read('SHA'),
  }
}

export function temporaryBase(env: Environment): string {
  return env['RUNNER_TEMP'] || tmpdir()
}

export function findRunsFolder(env: Environment): string {
  return path.join(temporaryBase(env), env['RUNNER_TEMP'] ? 'conductor' : `conductor-${process.getuid?.() ?? 'user'}`)
}

/** Makes the default folder for run folders. In a shared temporary folder another user may own it: then makes another one. */
export function claimRunsFolder(env: Environment): { readonly folder: string; readonly warning: string | null } {
  const folder = findRunsFolder(env)
  makeFolder(folder, 0o700)
  if (isTrustedRunsFolder(env)) return { folder, warning: null }
  const other = makeTemporaryFolder(path.dirname(folder), `${path.basename(folder)}-`)
  return { folder: other, warning: `${folder} is not this user's alone, so the run is left in ${other}` }
}

/** Reports whether nobody else can have put anything into the default folder for run folders. The runner's own temporary folder is not shared. */
export function isTrustedRunsFolder(env: Environment): boolean {
  const base = env['RUNNER_TEMP'] || null
  return (base !== null && !isShared(base)) || isPrivateFolder(findRunsFolder(env))
}

function isShared(folder: string): boolean {
  return process.platform !== 'win32' && ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o022) !== 0
}

export function findPackageFolder(): string {
  return path.resolve(__dirname, '../..')
}

function findHelpersFolder(): string {
  return path.join(findPackageFolder(), 'helpers')
}
