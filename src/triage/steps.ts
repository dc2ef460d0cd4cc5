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

/** The section with which GitLab begins a step. */
const GITLAB_SECTION =
  /^section_start:\d+:((?:prepare|get_sources|restore|download|step_|build_script|after_script|upload|archive|cleanup)\w*)/
/** The same as its page shows it. */
const GITLAB_TITLE =
  /^(?:(Getting source from Git repository|Executing "(?:step|build)_script" stage of the job script)|(Running after_script|Uploading artifacts for failed job|Cleaning up (?:project directory and )?file based variables))(?:$|\d\d:\d\d$)/
/** Steps of GitLab that follow the script, whether it failed or not. */
const AFTER_SCRIPT = /^(?:after_script|upload|archive|cleanup)/
const AZURE_STEP = /^##\[section\]Starting: (.+)/
/** The end of a phase of Travis that passed. */
const TRAVIS_PHASE = /^travis_fold:end:(?:system_info|worker_info|git\.|cache\.1|before_|install)/
/** Travis reports how a command ended. */
const COMMAND_ENDED = /^The command "(.*)" (?:(?:failed and )?exited with (\d{1,9})\b|failed \d times)/
const JENKINS_STAGE = /^\[Pipeline\] (?:\[[^\]]*\] )?\{ \((?!Branch: )(.+)\)$/
const JENKINS_STAGE_END = /^\[Pipeline\] (?:\[[^\]]*\] )?\/\/ stage$/
const JENKINS_PARALLEL = /^\[Pipeline\] (\/\/ )?parallel$/
const JENKINS_SKIPPED = /^Stage ".*" skipped due to /
/** Printed inside of a stage if the pipeline caught the failure. */
const JENKINS_CAUGHT = /^ERROR: script returned exit code [1-9]/
const JENKINS_FAILED = /^Build step '.*' (?:marked build as failure|changed build result to FAILURE)/

/** A group of Buildkite. The first mark is its own; in its logs, scripts open groups with the other two. */
const BUILDKITE_GROUP = /^(?:~~~|---|\+\+\+) (?!FAIL|PASS|SKIP|[ab]\/|std)(?=:?\w)(.+)/
export const isBuildkite = (text: string): boolean => /^~~~ :?\w/.test(text)
const BUILDKITE_FAILED = /^\W*Error: The command exited with status [1-9]/
/** Hooks of Buildkite after the command. */
const BUILDKITE_AFTER = /\b(?:post-command|pre-exit)\b|^Uploading artifacts/
const TEAMCITY_STEP = /^(?:Step \d+\/\d+: |##teamcity\[blockOpened name=')([^']+)/
const TEAMCITY_FAILED = /^(?:\[[^\]]{1,60}\] +)?Process exited with code [1-9]/

const CLOUD_BUILD_STEP = /^Starting (Step #\d+(?: - ".*")?)$/
const CLOUD_BUILD_FAILED = /^ERROR: build step \d+ ".*" failed: /
const CODEBUILD_STEP = /^(?:Entering phase|Running command) (.+)$/
const CODEBUILD_ENDED = /^Command did not exit successfully (.*) exit status (\d{1,9})$/
/** A phase that failed by itself, and not because of a command. */
const CODEBUILD_FAILED = /^Phase context status code: (?!COMMAND_EXECUTION_ERROR)\w+ Message: \S/

/** Returns what a line of Cloud Build or AWS CodeBuild says about steps. */
function cloudSign(text: string): StepSign | null {
  const [, step] = CLOUD_BUILD_STEP.exec(text) ?? CODEBUILD_STEP.exec(text) ?? []
  if (step !== undefined) return { kind: 'begin', step }
  const [, command, code] = CODEBUILD_ENDED.exec(text) ?? []
  if (command !== undefined) return { kind: 'ended', command, exitCode: Number(code) }
  if (CODEBUILD_FAILED.test(text)) return { kind: 'failed', isLast: false }
  return CLOUD_BUILD_FAILED.test(text) ? { kind: 'failed', isLast: true } : null
}

/** Returns what a line says about steps, in the words of CI systems other than GitHub Actions. */
export function stepSign({ text }: LogLine, isOfBuildkite = false): StepSign | null {
  const [, group] = isOfBuildkite ? (BUILDKITE_GROUP.exec(text) ?? []) : []
  if (group !== undefined) return { kind: 'begin', step: BUILDKITE_AFTER.test(group) ? CLEANUP : group }
  if (BUILDKITE_FAILED.test(text)) return { kind: 'failed', isLast: true }
  const [, stepName] = TEAMCITY_STEP.exec(text) ?? []
  if (stepName !== undefined) return { kind: 'begin', step: stepName.trim() }
  if (TEAMCITY_FAILED.test(text)) return { kind: 'failed', isLast: false }
  const [, section] = GITLAB_SECTION.exec(text) ?? []
  if (section !== undefined) return { kind: 'begin', step: AFTER_SCRIPT.test(section) ? CLEANUP : section }
  const [isTitle, title] = GITLAB_TITLE.exec(text) ?? []
  if (isTitle !== undefined) return { kind: 'begin', step: title ?? CLEANUP }
  const [, task] = AZURE_STEP.exec(text) ?? []
  if (task !== undefined) return { kind: 'begin', step: task }
  if (TRAVIS_PHASE.test(text)) return { kind: 'begin', step: null }
  const [, command, code] = COMMAND_ENDED.exec(text) ?? []
  if (command !== undefined) return { kind: 'ended', command, exitCode: Number(code ?? 1) }
  return cloudSign(text) ?? jenkinsSign(text)
}

function jenkinsSign(text: string): StepSign | null {
  const [, stage] = JENKINS_STAGE.exec(text) ?? []
  if (stage !== undefined) return { kind: 'stage', step: stage === 'Declarative: Post Actions' ? CLEANUP : stage }
  if (JENKINS_STAGE_END.test(text)) return { kind: 'stage end' }
  const [isParallel, end] = JENKINS_PARALLEL.exec(text) ?? []
  if (isParallel !== undefined) return { kind: 'parallel', isOpen: end === undefined }
  if (text === 'Post stage') return { kind: 'begin', step: CLEANUP }
  if (JENKINS_SKIPPED.test(text)) return { kind: 'skipped' }
  if (text === '[Pipeline] End of Pipeline') return { kind: 'end' }
  if (JENKINS_CAUGHT.test(text)) return { kind: 'failed', isLast: false }
  return JENKINS_FAILED.test(text) ? { kind: 'failed', isLast: true } : null
}

/** Words of lines that may name the folder of the checkout. */
export const CHECKOUT_WORDS = / Git repository in |in workspace |Running on /
const CHECKOUT = /(?: Git repository in|^Building .*\bin workspace|^Running on .* in) ((?:\/|[A-Za-z]:[\\/])\S*)$/

/** Returns the folder of the checkout if a line of git or of Jenkins names it. */
export function readCheckout(text: string): string | null {
  const [, folder] = CHECKOUT.exec(text) ?? []
  return folder === undefined ? null : folder.replaceAll('\\', '/').replace(/(?:\/\.git)?\/?$/, '')
}

/** A line of a log as it stands there. */
export interface RawLine {
  readonly number: number
  raw: string
}

/** Words of lines that begin or end a build, or that open its failure. */
const BUILD_WORDS = /went wrong:|\* Try:|BUILD (?:SUCCESS|FAIL)|Scanning for projects\.\.\./
/** Lines that are kept behind such a line, however much follows. */
const PINNED_AFTER = 40
const GOAL_FAILED = 'Failed to execute goal '
/** Headings of single failures, and the number of lines that are kept below. */
const HEADING = /\bFAIL(?:ED)?: |(?:^|\s)[✗✘❌] |\(failed\)/
const KEPT_BELOW_HEADING = 5
const MAX_PINNED = 400

/** Follows the builds of one step: of several, the last one decides, and what its failure says is kept. */
export class BuildReader {
  pinned: RawLine[] = []
  /** First line of the last build, if the step had one before it. */
  #from = 0
  #lastEnd = 0
  #hasSucceeded = false
  #pinTo = 0

  add(line: RawLine, speaksOfTrouble: boolean): void {
    if (BUILD_WORDS.test(line.raw) || (speaksOfTrouble && line.raw.includes(GOAL_FAILED))) this.#follow(line)
    if (speaksOfTrouble && HEADING.test(line.raw)) this.#pinTo = Math.max(this.#pinTo, line.number + KEPT_BELOW_HEADING)
    if (line.number > this.#pinTo) return
    this.pinned.push(line)
    if (this.pinned.length > MAX_PINNED)
      this.pinned = [...this.pinned.slice(0, MAX_PINNED / 4), ...this.pinned.slice(-MAX_PINNED / 2)]
  }

  #follow({ number, raw }: RawLine): void {
    if (raw.includes('* Try:')) this.#pinTo = 0
    // Maven may print a stack between the end of the build and its reason.
    else if (raw.includes(GOAL_FAILED)) this.#pinTo = Math.max(this.#pinTo, number)
    else if (raw.includes('went wrong:')) this.#pinTo = number + PINNED_AFTER
    else if (raw.includes('Scanning for projects')) {
      if (this.#lastEnd > 0) this.#from = number
      this.#hasSucceeded = false
    } else {
      // Gradle says nothing when a build begins.
      if (this.#lastEnd > this.#from && / in \d/.test(raw)) this.#from = this.#lastEnd + 1
      this.#lastEnd = number
      this.#hasSucceeded = raw.includes('BUILD SUCCESS')
      if (!this.#hasSucceeded) this.#pinTo = Math.max(this.#pinTo, number + PINNED_AFTER)
    }
  }

  /** Returns the first line that counts. If the last build succeeded, something else failed. */
  get firstLine(): number {
    return this.#hasSucceeded ? 0 : this.#from
  }
}
