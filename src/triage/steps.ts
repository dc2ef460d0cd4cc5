import type { LogLine } from '../classify/line.js'

/** The runner's line before the post steps of a job. */
export const CLEANUP = 'Post job cleanup.'

/** The runner's last line of a job. */
export const END_OF_JOB = 'Cleaning up orphan processes'

/** Words of lines that begin or end a step. One pattern with all of them would take twice the time. */
const STEP_WORDS = [
  // GitHub's runner, Azure Pipelines, GitLab, Travis, and pipelines of Jenkins.
  /##\[|Post job cleanup\.|Process completed|section_start:\d|travis_fold:end:|The command "|\[Pipeline\] /,
  // The page of a job of GitLab, and Jenkins.
  /Getting source|Executing "|Running after_script|Uploading artifacts|Cleaning up|Stage "|Post stage|Build step '|ERROR: script returned/,
  // Buildkite and TeamCity.
  /^(?:\S{0,30}\u0007)?(?:~~~|---|\+\+\+) |Error: The command exited with status|##teamcity\[block|^\[\d\d:\d\d:\d\d\].{0,20}(?:Step \d|Process exited)/,
]

/** Reports whether a line may begin or end a step. */
export function mayBeStep(raw: string): boolean {
  // Cloud Build and AWS CodeBuild: a search for fixed texts takes less time than a pattern.
  if (raw.startsWith('[Container] ') || raw.startsWith('ERROR: build step ') || raw.startsWith('Starting Step #'))
    return true
  return STEP_WORDS.some((words) => words.test(raw))
}

/** What a line says about the steps of a job. */
export type StepSign =
  /** A step begins; `null` if it has no name. */
  | { readonly kind: 'begin'; readonly step: string | null }
  /** The step failed; post steps follow if it is the last one. */
  | { readonly kind: 'failed'; readonly isLast: boolean }
  /** A stage of Jenkins begins or ends; stages nest. */
  | { readonly kind: 'stage'; readonly step: string }
  | { readonly kind: 'stage end' }
  /** A command ended; the next one begins. */
  | { readonly kind: 'ended'; readonly command: string; readonly exitCode: number }
  /** The step was skipped because an earlier one failed. */
  | { readonly kind: 'skipped' }
  /** Branches run at the same time, so their lines are mixed; or the branches ended. */
  | { readonly kind: 'parallel'; readonly isOpen: boolean }
  /** The end of a pipeline of Jenkins; what ended it follows. */
  | { readonly kind: 'end' }

type SignRow = readonly [pattern: RegExp, toSign: (groups: readonly string[]) => StepSign]

const begin = (step: string | null): StepSign => ({ kind: 'begin', step })

/** Lines of CI systems other than GitHub Actions; the first pattern that matches decides. */
const SIGNS: readonly SignRow[] = [
  // Buildkite
  [/^\W*Error: The command exited with status [1-9]/, () => ({ kind: 'failed', isLast: true })],
  // TeamCity
  [/^(?:Step \d+\/\d+: |##teamcity\[blockOpened name=')([^']+)/, ([, name = '']) => begin(name.trim())],
  [/^(?:\[[^\]]{1,60}\] +)?Process exited with code [1-9]/, () => ({ kind: 'failed', isLast: false })],
  // GitLab: the sections of a log, then their titles as the page of a job shows them. Some follow the script, whether it failed or not.
  [/^section_start:\d+:(?:after_script|upload|archive|cleanup)/, () => begin(CLEANUP)],
  [
    /^section_start:\d+:((?:prepare|get_sources|restore|download|step_|build_script)\w*)/,
    ([, name = '']) => begin(name),
  ],
  [
    /^(?:Running after_script|Uploading artifacts for failed job|Cleaning up (?:project directory and )?file based variables)(?:$|\d\d:\d\d$)/,
    () => begin(CLEANUP),
  ],
  [
    /^(Getting source from Git repository|Executing "(?:step|build)_script" stage of the job script)(?:$|\d\d:\d\d$)/,
    ([, title = '']) => begin(title),
  ],
  // Azure Pipelines
  [/^##\[section\]Starting: (.+)/, ([, task = '']) => begin(task)],
  // Travis: the end of a phase that passed, and the end of a command.
  [/^travis_fold:end:(?:system_info|worker_info|git\.|cache\.1|before_|install)/, () => begin(null)],
  [
    /^The command "(.*)" (?:(?:failed and )?exited with (\d{1,9})\b|failed \d times)/,
    ([, command = '', code = '1']) => ({ kind: 'ended', command, exitCode: Number(code) }),
  ],
  // Cloud Build and AWS CodeBuild, where a phase may fail by itself and not because of a command.
  [/^Starting (Step #\d+(?: - ".*")?)$/, ([, step = '']) => begin(step)],
  [/^(?:Entering phase|Running command) (.+)$/, ([, step = '']) => begin(step)],
  [
    /^Command did not exit successfully (.*) exit status (\d{1,9})$/,
    ([, command = '', code]) => ({ kind: 'ended', command, exitCode: Number(code) }),
  ],
  [/^Phase context status code: (?!COMMAND_EXECUTION_ERROR)\w+ Message: \S/, () => ({ kind: 'failed', isLast: false })],
  [/^ERROR: build step \d+ ".*" failed: /, () => ({ kind: 'failed', isLast: true })],
  // Jenkins; it prints the exit code inside of a stage if the pipeline caught the failure.
  [
    /^\[Pipeline\] (?:\[[^\]]*\] )?\{ \((?!Branch: )(.+)\)$/,
    ([, stage = '']) => ({ kind: 'stage', step: stage === 'Declarative: Post Actions' ? CLEANUP : stage }),
  ],
  [/^\[Pipeline\] (?:\[[^\]]*\] )?\/\/ stage$/, () => ({ kind: 'stage end' })],
  [/^\[Pipeline\] (\/\/ )?parallel$/, ([, end]) => ({ kind: 'parallel', isOpen: end === undefined })],
  [/^Post stage$/, () => begin(CLEANUP)],
  [/^Stage ".*" skipped due to /, () => ({ kind: 'skipped' })],
  [/^\[Pipeline\] End of Pipeline$/, () => ({ kind: 'end' })],
  [/^ERROR: script returned exit code [1-9]/, () => ({ kind: 'failed', isLast: false })],
  [
    /^Build step '.*' (?:marked build as failure|changed build result to FAILURE)/,
    () => ({ kind: 'failed', isLast: true }),
  ],
]

/** A group of Buildkite. The first mark is its own; in its logs, scripts open groups with the other two. */
const BUILDKITE_GROUP = /^(?:~~~|---|\+\+\+) (?!FAIL|PASS|SKIP|[ab]\/|std)(?=:?\w)(.+)/
export const isBuildkite = (text: string): boolean => /^~~~ :?\w/.test(text)
/** Hooks of Buildkite after the command. */
const BUILDKITE_AFTER = /\b(?:post-command|pre-exit)\b|^Uploading artifacts/

/** Returns what a line says about steps, in the words of CI systems other than GitHub Actions. */
export function readStepSign({ text }: LogLine, isOfBuildkite: boolean): StepSign | null {
  const [, group] = isOfBuildkite ? (BUILDKITE_GROUP.exec(text) ?? []) : []
  if (group !== undefined) return begin(BUILDKITE_AFTER.test(group) ? CLEANUP : group)
  for (const [pattern, toSign] of SIGNS) {
    const match = pattern.exec(text)
    if (match !== null) return toSign(match)
  }
  return null
}

/** Words of lines that may name the folder of the checkout. */
export const CHECKOUT_WORDS = / Git repository in |in workspace |Running on /
const CHECKOUT = /(?: Git repository in|^Building .*\bin workspace|^Running on .* in) ((?:\/|[A-Za-z]:[\\/])\S*)$/

/** Returns the folder of the checkout if a line of git or of Jenkins names it. */
export function readCheckout(text: string): string | null {
  const [, folder] = CHECKOUT.exec(text) ?? []
  return folder === undefined ? null : folder.replaceAll('\\', '/').replace(/(?:\/\.git)?\/?$/, '')
}
