import { BoundedPattern } from '../text/bounded-lines.js'
import { toOneLine, toPlainText } from '../text/terminal-text.js'

/** The action, as workflows name it. */
const ACTION = 'conductor-action/conductor-action@v1'

/**
 * Parts of a line that differ between two occurrences of one failure, in the order in which they are removed. Codes of
 * tools, such as TS2322, stay.
 */
const VARIABLE = new BoundedPattern(
  [
    // The query of an address.
    '(?<=\\bhttps?:\\/\\/[^\\s?#"\'<>]{1,300})[?#][^\\s"\'<>)\\]]*',
    '\\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\b',
    // Dates and times.
    '\\b\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?\\b',
    '\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?(?: ?[AP]M)?\\b',
    // Temporary folders of Linux, macOS, Windows and of runners.
    '(?:(?:\\/private)?\\/(?:tmp|var\\/tmp|var\\/folders)|\\/(?:home|Users)\\/runner\\/work\\/_temp|\\/__w\\/_temp)\\/[^\\s"\'`:;,)\\]]+',
    '[A-Za-z]:[\\\\/](?:[^\\s"\'`:;,)\\]]+[\\\\/])?(?:Temp|tmp|_temp)[\\\\/][^\\s"\'`:;,)\\]]+',
    // Durations.
    '(?<![\\w.])\\d+(?:[.,]\\d+)? ?(?:ns|[µu]s|ms|msecs?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\\b(?: ?\\d+(?:\\.\\d+)?(?:ms|s|m)\\b)*',
    '\\b0x[0-9a-fA-F]+\\b',
    '\\b(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,}\\b|\\b(?=[0-9A-F]*\\d)(?=[0-9A-F]*[A-F])[0-9A-F]{6,}\\b',
    '(?<!\\b[A-Z]{1,6}-?)(?<!\\b[A-Z]{1,6}-?\\d+)\\d{2,}',
  ].join('|'),
  'g',
)
const MARK = '#'
/** The mark that redaction leaves in place of a secret. */
const REDACTED = /\*{3,}/g

/** Replaces the variable parts of a line by a mark. */
export function withoutVariables(line: string): string {
  return line.slice(0, 1000).replaceAll(VARIABLE, MARK).replaceAll(/\s+/g, ' ').trim()
}

/** Makes a pattern that matches the line with any variable parts. */
export function suggestPattern(line: string): string {
  const parts = line.trim().slice(0, 150).replaceAll(VARIABLE, '\0').replaceAll(REDACTED, '\0').split('\0')
  return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')
}

/** Writes a rule for `--rules`; a person decides whether the failure is transient. */
export function suggestRule(line: string, kind: string): string {
  return `- stderr: '${suggestPattern(line).replaceAll("'", "''")}'\n  kind: ${kind}\n  # transient: true # if another run can mend it\n`
}

/** Makes a kind of the first words of a line. */
export function suggestKind(line: string): string {
  const words = line.toLowerCase().match(/[a-z]{2,20}/g) ?? []
  return `external.own.${words.slice(0, 3).join('_') || 'unknown'}`
}

/** Classification sets that `classify` cannot name, or whose failures a retry inside the step cannot mend. */
const NOT_OF_A_TOOL: ReadonlySet<string | null> = new Set(['runner', 'build', 'rule', null])

export function isOfTool(set: string | null): boolean {
  return !NOT_OF_A_TOOL.has(set)
}

/** Reports whether a failure of the network or of a service is mended on the same machine. */
export function mendsInStep(kind: string | null): boolean {
  return /^external\.runner\.(?:network|unavailable|rate_limited)$/.test(kind ?? '')
}

/** Returns the command of a step without a name, which GitHub calls `Run COMMAND`; null for a step that uses an action. */
export function findStepCommand(step: string): string | null {
  return /^Run (?![\w.-]+\/[\w./-]+@)(.+)$/.exec(step)?.[1] ?? null
}

/** Writes the step that repeats a command where it fails with a transient kind; empty for a command that is not known. */
export function createRetryStep(step: string | null, command: string, set: string): string {
  const name = step === null ? '' : `name: ${quoteForYaml(step)}\n  `
  const lines = toPlainText(command)
    .split('\n')
    .map((line) => line.replaceAll('${{', '$ {{'))
  // Without the number, the indentation of the first line would be that of the block.
  const indentation = /^\s/.test(lines.find((line) => line.trim() !== '') ?? '') ? '2' : ''
  const block = `|${indentation}\n${lines.map((line) => (line.trim() === '' ? '' : `      ${line}`)).join('\n')}`
  const run =
    command === ''
      ? 'COMMAND # replace COMMAND by the command of the step'
      : lines.length > 1
        ? block
        : JSON.stringify(lines[0])
  return `- ${name}uses: ${ACTION}\n  with:\n    run: ${run}\n    classify: ${set}\n    retry: 2\n`
}

/** Writes a workflow that runs failed jobs again: those that are named, and only where the failure is transient. */
export function createTriageWorkflow(workflows: readonly string[], jobs: readonly string[]): string {
  const names =
    workflows.length === 0 ? '["CI"] # the names of the workflows' : `[${workflows.map(quoteForYaml).join(', ')}]`
  const listed = jobs.map((name) => `            ${toListedName(name)}\n`).join('')
  const only = jobs.length === 0 ? ' "test*" # the names of the jobs that may run twice' : ` |\n${listed.trimEnd()}`
  return `# .github/workflows/triage.yml
name: Triage
on:
  workflow_run:
    workflows: ${names}
    types: [completed]
permissions: {}
jobs:
  triage:
    if: \${{ vars.CONDUCTOR_TRIAGE != 'off' && github.event.workflow_run.conclusion == 'failure' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      actions: write
      checks: read
      contents: read
      deployments: read
      pull-requests: write
    steps:
      - uses: ${ACTION}
        with:
          command: triage
          rerun: 2
          rerun-jobs:${only}
          comment: true
`
}

/** Writes the input that lets jobs run again. */
export function createRerunJobs(names: readonly string[]): string {
  return `rerun-jobs: |\n${names.map((name) => `  ${toListedName(name)}\n`).join('')}`
}

function toListedName(name: string): string {
  return toOneLine(name, 200).trim().replaceAll('${{', '$ {{')
}

/** Writes entries of a quarantine for flaky tests; `until` is a day. */
export function createQuarantine(tests: readonly string[], until: string): string {
  const entries = tests.map(
    (name) =>
      `  - name: ${quoteForYaml(name.replaceAll('*', '?'))}\n    until: ${until}\n    reason: It failed and passed on the same commit.\n`,
  )
  return `# .github/quarantine.yml\ntests:\n${entries.join('')}`
}

/** Quotes a name for YAML and disarms `${{`, which a workflow would evaluate. */
export function quoteForYaml(text: string): string {
  return JSON.stringify(toOneLine(text, 200).replaceAll('${{', '$ {{'))
}
