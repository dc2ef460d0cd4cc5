import type { Json } from '../../src/core/json.js'

/** What one documented command of an example does. */
export interface ExampleCase {
  /** Everything behind `node dist/cli/index.js`, as the README of the example has it. */
  readonly command: string
  readonly exitCode: number
  /** stdout as data; absent: nothing is printed there. */
  readonly output?: Json
  /** Texts that stderr must have. */
  readonly says?: readonly string[]
}

function run(example: string, options: string, expected: Omit<ExampleCase, 'command'>): ExampleCase {
  return { command: `run examples/${example}/workflow.yaml${options === '' ? '' : ` ${options}`}`, ...expected }
}

/** An example that is one file. */
function single(example: string, options: string, expected: Omit<ExampleCase, 'command'>): ExampleCase {
  return { command: `run examples/${example}.yaml${options === '' ? '' : ` ${options}`}`, ...expected }
}

/** Every command that a README under examples/ shows. */
export const EXAMPLE_CASES: readonly ExampleCase[] = [
  run('quickstart', '', { exitCode: 0, output: { status: 'published', repaired: false } }),
  run('quickstart', '-i failure=network', {
    exitCode: 0,
    output: { status: 'published', repaired: false },
    says: ['retry 1', 'attempt 2'],
  }),
  run('quickstart', '-i failure=drift', {
    exitCode: 0,
    output: { status: 'published', repaired: true },
    says: ['check → repair on external.git.drift'],
  }),
  run('quickstart', '-i failure=unknown', {
    exitCode: 3,
    says: [
      'node       check',
      'kind       external.git.unknown',
      'examples/quickstart/workflow.yaml:16',
      'run folder ',
    ],
  }),
  run('drift-repair', '', { exitCode: 0, output: { repaired: true, level: true }, says: ['✓ cleanup'] }),
  run('drift-repair', '-i history=level', { exitCode: 0, output: { repaired: false, level: true } }),
  run('drift-repair', '-i history=diverged', {
    exitCode: 3,
    says: ['halt.intentional', 'commits that are not on the remote: 1; merge by hand', '✓ cleanup'],
  }),
  run('self-healing-loop', '', { exitCode: 0, output: { checked: 2, fixed: 2 } }),
  run('self-healing-loop', '-i sample=tidy', { exitCode: 0, output: { checked: 1, fixed: 0 } }),
  run('self-healing-loop', '-i sample=broken', { exitCode: 3, says: ['quality.json.broken', '✓ cleanup'] }),
  run('rate-limit-retry', '', { exitCode: 0, output: { release: 'v1.2.3', fresh: true }, says: ['fetch (attempt 3)'] }),
  run('rate-limit-retry', '-i refusals=9', {
    exitCode: 0,
    output: { release: 'v1.0.0', fresh: false },
    says: ['fetch (attempt 4)', 'retries are spent'],
  }),
  run('classify-legacy-tool', '', { exitCode: 0, output: { synced: 42, postponed: false } }),
  run('classify-legacy-tool', '-i trouble=quota', {
    exitCode: 0,
    output: { synced: 0, postponed: true },
    says: ['only 0 of 1000 entries left'],
  }),
  run('classify-legacy-tool', '-i trouble=locked', {
    exitCode: 3,
    says: ['external.ledger.locked', 'owner: nightly-job', 'classified_by: rule'],
  }),
  run('classify-legacy-tool', '-i trouble=crash', { exitCode: 3, says: ['internal.script_error'] }),
  run('located-failure', '', {
    exitCode: 3,
    says: ['external.build.test', 'two stages double the thrust: AssertionError', 'src/wrong.test.mjs'],
  }),
  run('located-failure', '-i tests=right', { exitCode: 0, output: { passed: true } }),
  run('lint-annotations', '', {
    exitCode: 3,
    says: ['quality.lint.findings', '4 findings, the first in src/report.py:1'],
  }),
  run('lint-annotations', '-i report=eslint', { exitCode: 3, says: ['2 findings, the first in src/totals.js:2'] }),
  run('lint-annotations', '-i report=clean', { exitCode: 0, output: { findings: 0 } }),
  run('lint-annotations', '-i gate=false', { exitCode: 0, output: { findings: 4 } }),
  run('parallel-checks', '', { exitCode: 0, output: { passed: ['lint', 'tests', 'types'], failed: [] } }),
  run('parallel-checks', `-i 'broken=["lint", "tests"]'`, {
    exitCode: 1,
    output: { passed: ['types'], failed: ['lint', 'tests'] },
    says: ['Terminated (failed): Failed: lint, tests'],
  }),
  run('fan-out-tolerance', '', {
    exitCode: 0,
    output: { reached: ['alpha', 'beta', 'delta', 'epsilon'], missed: ['down-gamma'] },
  }),
  run('fan-out-tolerance', `-i 'hosts=["alpha", "down-beta", "down-gamma"]'`, {
    exitCode: 3,
    says: ['2 of 3 hosts do not answer', 'internal.group_failed'],
  }),
  run('nightly-resilience', '', { exitCode: 0, output: { uploaded: 4, given_up: 0 } }),
  run('nightly-resilience', '-i outage=true', {
    exitCode: 0,
    output: { uploaded: 0, given_up: 4 },
    says: ['internal.circuit_open'],
  }),
  run('three-level-propagation', '', { exitCode: 0, output: { region: 'north' } }),
  run('three-level-propagation', '-i region=south', { exitCode: 0, output: { region: 'east' } }),
  run('three-level-propagation', '-i region=west', {
    exitCode: 3,
    says: ['node       put', 'external.cloud.outage', 'through    upload (workflow)', '           deploy (workflow)'],
  }),
  run('finally-cleanup', '', { exitCode: 0, output: { migrated: 3 }, says: ['closed db-7'] }),
  run('finally-cleanup', '-i trouble=raise', { exitCode: 3, says: ['closed db-7', 'external.database.conflict'] }),
  run('finally-cleanup', '-i trouble=exit', {
    exitCode: 3,
    says: ['closed db-7', 'internal.script_error', 'out of disk'],
  }),
  single('error-routing', '', { exitCode: 0, output: { status: 'published', reason: '' } }),
  single('error-routing', '-i simulated_failure=drift', {
    exitCode: 0,
    output: {
      status: 'published after a repair',
      reason: 'Explain to a reviewer: external.git.drift at check: main has moved (3 commits)',
    },
    says: ['check → explain on external.git.drift', 'external.git.drift (main has moved) repaired, 3 commits'],
  }),
  single('error-routing', '-i simulated_failure=rate_limited', {
    exitCode: 0,
    output: {
      status: 'postponed',
      reason: 'too many requests (external.api.rate_limited, limit 60) in 2 attempts',
    },
    says: ['check (attempt 2)', 'check → postpone on external.api.rate_limited'],
  }),
  single('error-routing', '-i simulated_failure=legacy', {
    exitCode: 0,
    output: { status: 'skipped', reason: 'nothing has changed' },
    says: ['check → skip on internal.script_error'],
  }),
  single('error-routing', '-i simulated_failure=other', {
    exitCode: 3,
    says: ['internal.script_error', 'nobody knows the failure other'],
  }),
  single('error-routing-helpers', '', { exitCode: 0, output: { published: true, repaired_commits: 0 } }),
  single('error-routing-helpers', '-i simulated_failure=drift', {
    exitCode: 0,
    output: { published: true, repaired_commits: 3 },
  }),
  single('error-routing-helpers', '-i simulated_failure=rate_limited', {
    exitCode: 0,
    output: { published: true, repaired_commits: 0 },
    says: ['check (attempt 3)'],
  }),
  single('terminate', '', { exitCode: 0, output: { released: true } }),
  single('terminate', '-i state=done', {
    exitCode: 0,
    output: { released: false },
    says: ['Terminated (success): This version is released already'],
  }),
  single('terminate', '-i state=frozen', {
    exitCode: 1,
    output: { released: false, retry_on: 'Monday' },
    says: ['Terminated (failed): Releases are frozen'],
  }),
  run('ask-agent', '', {
    exitCode: 0,
    output: { cause: 'broken', summary: "error TS2322: Type 'string' is not assignable to type 'number'." },
  }),
  run('ask-agent', `-i 'log=read ECONNRESET'`, {
    exitCode: 0,
    output: { cause: 'flaky', summary: 'The network did not answer.' },
  }),
  run('ask-agent', '-i log=', { exitCode: 0, output: { cause: 'unknown', summary: 'The log is empty.' } }),
  run('approval-gate', '--gate approve=yes --gate approve.reason="fixes the login"', {
    exitCode: 0,
    output: { deployed: true, version: 'v1.2.3', why: 'fixes the login' },
  }),
  run('approval-gate', '--gate approve=no', { exitCode: 0, output: { deployed: false } }),
  run('approval-gate', '--skip-gates', { exitCode: 0, output: { deployed: false } }),
  run('approval-gate', '--no-interactive', { exitCode: 4, says: ['is suspended', 'Deploy v1.2.3 (risk: low)?'] }),
]
