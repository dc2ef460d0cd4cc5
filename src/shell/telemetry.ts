import { postJson } from '../adapters/providers/http.js'
import { inGithubActions } from '../core/github.js'
import { Telemetry, type TracedRun } from '../reporters/telemetry/index.js'
import { telemetrySettings } from '../reporters/telemetry/settings.js'

type Environment = Readonly<Record<string, string | undefined>>

const LIMITS = { firstByteMs: 3_000, idleMs: 3_000, maxBytes: 64 * 1024 }

/** Traces of a run, sent where the environment says; null when it says nothing that can be used. */
export function createTelemetry(env: Environment, run: Omit<TracedRun, 'facts'>): Telemetry | null {
  const settings = telemetrySettings(env)
  if (settings === null) return null
  return new Telemetry(
    { ...run, facts: facts(env) },
    settings,
    async (body, signal) => {
      const answer = await postJson(
        { url: settings.url, headers: { ...settings.headers, ...JSON_TYPE }, body },
        signal,
        LIMITS,
      )
      if (answer.status === 'replied') return { statusCode: answer.statusCode }
      return { problem: answer.status === 'cancelled' ? 'no answer in time' : answer.message }
    },
    {
      later: (ms, act) => {
        const timer = setTimeout(act, ms).unref()
        return () => clearTimeout(timer)
      },
    },
  )
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** What GitHub knows about the run, in the names of the conventions for CI and version control. */
function facts(env: Environment): Record<string, string> {
  if (!inGithubActions(env)) return {}
  const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const repository = `${server}/${env['GITHUB_REPOSITORY'] ?? ''}`
  return {
    'cicd.pipeline.run.url.full': `${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    'vcs.repository.url.full': repository,
    'vcs.ref.head.name': env['GITHUB_REF_NAME'] ?? '',
    'vcs.ref.head.revision': env['GITHUB_SHA'] ?? '',
  }
}
