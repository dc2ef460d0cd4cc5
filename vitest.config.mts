import { availableParallelism } from 'node:os'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that prove what ordinary ones cannot, and take their time for it: a browser, processes that are killed, hundreds of
 * starts in other languages, servers that are slow or silent, questions at a terminal, work that must grow with its input and no faster. `npm run test:proofs` runs them, and so does `.ci/run`.
 */
const PROOFS = [
  '__tests__/action/delivery.test.ts',
  '__tests__/action/fan-out.test.ts',
  '__tests__/action/resume-safe.test.ts',
  '__tests__/adapters/process/runner.test.ts',
  '__tests__/agents/**/*.test.ts',
  '__tests__/browser/**/*.test.ts',
  '__tests__/cli/redrive.test.ts',
  '__tests__/config/linear.test.ts',
  '__tests__/durable/kill.test.ts',
  '__tests__/durable/processes.test.ts',
  '__tests__/editor/neovim.test.ts',
  '__tests__/editor/vscode.test.ts',
  '__tests__/e2e/clock.test.ts',
  '__tests__/e2e/signals.test.ts',
  '__tests__/fanout/fanout.test.ts',
  '__tests__/fanout/kill.test.ts',
  '__tests__/gates/**/*.test.ts',
  '__tests__/install/**/*.test.ts',
  '__tests__/telemetry/export.test.ts',
  '__tests__/governance/classify.test.ts',
  '__tests__/green/**/*.test.ts',
  '__tests__/simulate/honest.test.ts',
  '__tests__/helpers/**/*.test.ts',
  '__tests__/telemetry/parser.test.ts',
]

// Tests talk to loopback only. Where a machine names extra certificates, reading them makes each start of Node three times as slow, and
// the suite starts some thousands. The workers and the commands that they start inherit this environment.
delete process.env['NODE_EXTRA_CA_CERTS']

const isCi = process.env['CI'] !== undefined
const TEMPORARY_FILES = '__tests__/support/temporary-files.ts'
// Only what hangs is given up: a test that takes seconds alone takes a minute on a machine that has other work.
const GIVE_UP_MS = 120_000
/** Attacks are given up after an hour, and later where more of them were asked for: some take a minute on a busy machine. */
const CHAOS_GIVE_UP_MS = Math.max(3_600_000, Number(process.env['CHAOS_RUNS'] ?? 0) * 60_000)

/** Stryker runs the tests of the folders that it changes; for the engine and its files also those that run whole workflows in their own process. */
const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
const WHOLE_RUNS = ['engine', 'durable', 'fanout', 'governance', 'scenario', 'nodes', 'run']
const FOLDERS = (process.env['MUTATE'] ?? 'engine').split(',')
const MUTATED = [...new Set([...FOLDERS, ...(/engine|durability/.test(FOLDERS.join()) ? WHOLE_RUNS : [])])].map(
  (folder) => `__tests__/${folder}/**/*.test.ts`,
)
const SLOW = PROOFS.filter((file) => !isMutated || !file.startsWith('__tests__/action/'))

/** Stryker asks for threads, in which a test cannot change the working directory. */
const FORKS: Plugin = {
  name: 'forks',
  configureVitest: ({ project: { config } }) => {
    config.pool = 'forks'
  },
}

/** Runs quick files first: Stryker stops at the first test that fails. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, plugins: [FORKS], test: { name, globalSetup: TEMPORARY_FILES, ...test } }
}

export default defineConfig({
  test: {
    testTimeout: GIVE_UP_MS,
    hookTimeout: GIVE_UP_MS,
    pool: 'forks',
    // Most tests wait for processes that they started. A percentage would not do: vitest limits it to the number of cores.
    // Stryker runs several processes itself.
    maxWorkers: isMutated ? 1 : 2 * availableParallelism(),
    ...(isMutated ? { sequence: { sequencer: QuickFirst } } : {}),
    // No test replaces modules, so files may share what they import: that halves the work of those that start no process.
    isolate: false,
    // In CI a failed test gets one more try, and the verdict of `.ci/run` names how many needed it: one process out of thousands that a
    // busy machine holds back must not hide what the rest says. A property that failed gets none: its next try would draw other values.
    ...(isCi ? { retry: { count: 1, condition: /^(?!Property failed)/ } } : {}),
    reporters: isCi ? ['default', { onTestCaseResult: tellSecondTry }] : ['default'],
    projects: [
      project('unit', {
        include: isMutated ? MUTATED : ['__tests__/**/*.test.ts'],
        exclude: ['__tests__/runner/**', '__tests__/windows/**', '__tests__/chaos/**', ...SLOW],
      }),
      ...(isMutated
        ? []
        : [
            project('proofs', { include: PROOFS }),
            // Attacks that are chosen at random from a seed; `CHAOS_SEED` and `CHAOS_RUNS` repeat one or make it longer.
            project('chaos', { include: ['__tests__/chaos/**/*.test.ts'], testTimeout: CHAOS_GIVE_UP_MS }),
            // The built command with a real node.exe: under Wine on Linux, directly on Windows.
            project('windows', { include: ['__tests__/windows/**/*.test.ts'] }),
            project('runner', {
              include: ['__tests__/runner/**/*.test.ts'],
              globalSetup: [TEMPORARY_FILES, '__tests__/runner/setup.ts'],
              isolate: true,
            }),
          ]),
    ],
  },
})

function tellSecondTry(test: {
  diagnostic(): { readonly flaky: boolean } | undefined
  readonly fullName: string
}): void {
  if (test.diagnostic()?.flaky === true) process.stdout.write(`passed at the second try: ${test.fullName}\n`)
}
