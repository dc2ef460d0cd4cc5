import type { Durability } from '../core/ports.js'

/** A machine of GitHub's own is thrown away after the job, and its folders with it: flushing them would keep nothing. */
export function durabilityOn(env: Readonly<Record<string, string | undefined>>): Durability {
  return env['RUNNER_ENVIRONMENT'] === 'github-hosted' ? 'process' : 'machine'
}
