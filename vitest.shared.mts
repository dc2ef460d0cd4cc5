import type { InlineConfig } from 'vitest/node'

/**
 * Tests that prove what ordinary ones cannot, and take their time for it: a browser, processes that are killed, hundreds of
 * starts in other languages, servers that are slow or silent, questions at a terminal. `npm run test:proofs` runs them, and so does `.ci/run`.
 */
export const PROOFS = [
  '__tests__/action/delivery.test.ts',
  '__tests__/action/fan-out.test.ts',
  '__tests__/adapters/process/runner.test.ts',
  '__tests__/agents/**/*.test.ts',
  '__tests__/browser/**/*.test.ts',
  '__tests__/cli/redrive.test.ts',
  '__tests__/durable/kill.test.ts',
  '__tests__/durable/processes.test.ts',
  '__tests__/e2e/clock.test.ts',
  '__tests__/e2e/signals.test.ts',
  '__tests__/fanout/fanout.test.ts',
  '__tests__/fanout/kill.test.ts',
  '__tests__/gates/**/*.test.ts',
  '__tests__/install/**/*.test.ts',
  '__tests__/telemetry/export.test.ts',
  '__tests__/governance/classify.test.ts',
  '__tests__/helpers/**/*.test.ts',
  '__tests__/telemetry/parser.test.ts',
]

// Tests talk to loopback only. Where a machine names extra certificates, reading them makes each start of Node three times as slow, and
// the suite starts some thousands. The workers and the commands that they start inherit this environment.
delete process.env['NODE_EXTRA_CA_CERTS']

/**
 * In CI a failed test gets one more try, and the verdict of `.ci/run` names how many needed it: one process out of thousands that a busy
 * machine holds back must not hide what the rest says. A property that failed gets none, because its next try would draw other values.
 */
export const SECOND_TRY: InlineConfig =
  process.env['CI'] === undefined
    ? {}
    : {
        retry: { count: 1, condition: /^(?!Property failed)/ },
        reporters: [
          'default',
          {
            onTestCaseResult(test) {
              if (test.diagnostic()?.flaky === true)
                process.stdout.write(`passed at the second try: ${test.fullName}\n`)
            },
          },
        ],
      }

/** What all tests of the sources and the built command have in common. */
export const COMMON = {
  // Only what hangs is given up: a test that takes seconds alone takes a minute on a machine that has other work.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  ...SECOND_TRY,
  pool: 'forks',
  // Most tests wait for processes they started, which are work for another core.
  maxWorkers: '150%',
  // No test replaces modules, so files may share what they import: that halves the work of those that start no process.
  isolate: false,
  globalSetup: '__tests__/support/temporary-files.ts',
} as const
