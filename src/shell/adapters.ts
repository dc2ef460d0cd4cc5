import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { createErrorFiles } from '../adapters/error-files.js'
import { readEventPayload } from '../adapters/event-payload.js'
import { createFileStore } from '../adapters/file-store.js'
import { loadPatterns } from '../adapters/patterns.js'
import { createProcessRunner } from '../adapters/process/index.js'
import { resolveProvider } from '../adapters/providers/resolve.js'
import { createRunLock } from '../adapters/run-lock.js'
import { materialiseShell } from '../adapters/shells.js'
import { githubContext } from '../core/github.js'
import type { Durability, ProcessRunner } from '../core/ports.js'
import type { Provider } from '../core/provider.js'
import { err, ok } from '../core/result.js'
import { wantsTelemetry } from '../reporters/telemetry/settings.js'
import type { RunAdapters } from '../run/request.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The real world, for the command and the action alike. */
export function realAdapters(env: Environment, durability: Durability = 'machine'): RunAdapters {
  const processes = createProcessRunner()
  return {
    clock: systemClock,
    files: createFileStore(durability),
    processes,
    errorFiles: createErrorFiles,
    scripts: (folder) => ({
      prepare: (text, shell, scriptEnv) => materialiseShell({ text, shell, env: scriptEnv, folder }),
    }),
    removeFolder: (folder) => {
      try {
        removeFolder(folder)
      } catch {
        // A folder of the system's temporary files that somebody else still uses is not worth an error.
      }
    },
    patterns: loadPatterns,
    provider: oneProvider(processes),
    tools: async () => (await import('../adapters/tools/index.js')).createToolServers(),
    resolveProvider: (workflow, node, override) => {
      const resolved = resolveProvider({
        runtime: workflow.settings.runtime?.provider,
        node: node.provider,
        override,
        env,
      })
      return resolved.ok ? ok(resolved.value) : err(resolved.error.message)
    },
    github: githubContext(env, readEventPayload),
    lock: createRunLock(),
    ...(wantsTelemetry(env)
      ? { tracer: async (run) => (await import('./telemetry.js')).createTelemetry(env, run) }
      : {}),
  }
}

/** Most runs leave nothing but empty folders; what Node needs to remove a full one is loaded only then. */
function removeFolder(folder: string): void {
  try {
    for (const name of readdirSync(folder)) rmdirSync(path.join(folder, name))
    rmdirSync(folder)
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One for a whole run: it remembers what a server has shown not to know. */
function oneProvider(processes: ProcessRunner): RunAdapters['provider'] {
  let made: Promise<Provider> | null = null
  return (surroundings) => {
    made ??= import('../adapters/providers/index.js').then(({ createProvider }) =>
      createProvider({ processes, ...surroundings }),
    )
    return made
  }
}

export function definedOnly(env: Environment): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value !== undefined) defined[name] = value
  return defined
}

/** Where runs leave their folders by default. */
export function temporaryBase(env: Environment): string {
  const base = env['RUNNER_TEMP']
  return base === undefined || base === '' ? tmpdir() : base
}

/** `helpers/` beside the bundle, for CONDUCTOR_HELPERS. */
export function helpersFolder(): string {
  return path.resolve(import.meta.dirname, '../../helpers')
}
