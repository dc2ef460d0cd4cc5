import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { displayPath, findWorkspace } from '../config/load/index.js'
import { realPathOf } from '../config/load/workspace.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import { shellPath } from '../text/shell-words.js'
import { type CommandContext, EXIT_INVALID, type ParsedArguments } from './command.js'

export async function runInit(args: ParsedArguments, context: CommandContext): Promise<number> {
  const folder = realPathOf(path.resolve(context.cwd, args.operands[0] ?? '.'))
  // GitHub looks for its workflows at the root of the repository only.
  const root = findWorkspace(path.join(folder, 'workflow.yaml'), {})
  const files = starterFiles(path.relative(root, folder).split(path.sep).join('/'))
  const shown = (name: string): string => displayPath(realPathOf(context.cwd), path.join(root, name))
  const written = writeAll(root, files, shown)
  if (!written.ok) {
    context.terminal.stderr(`conductor init: ${written.error}; nothing was written\n`)
    return EXIT_INVALID
  }
  const names = files.map((file) => shown(file.path))
  context.terminal.stdout(names.map((name) => `${name}\n`).join(''))
  const [workflow = '', scenarios = ''] = names
  context.terminal.stderr(`Next:\n  conductor run ${shellPath(workflow)}\n  conductor test ${shellPath(scenarios)}\n`)
  return 0
}

/** Writes all files or none; never overwrites a file. */
function writeAll(root: string, files: readonly StarterFile[], shown: (name: string) => string): Result<null, string> {
  const taken = files.filter(({ path: name }) => exists(path.join(root, name))).map(({ path: name }) => shown(name))
  if (taken.length > 0) return err(`${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} already there`)
  try {
    for (const { path: name } of files) mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    for (const { path: name, text } of files) writeFileSync(path.join(root, name), text, { flag: 'wx' })
  } catch (error) {
    return err(`${root} cannot be written: ${errorMessage(error)}`)
  }
  return ok(null)
}

function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A file is where a folder should be: writing reports that.
    return false
  }
}

export interface StarterFile {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

const WORKFLOW = `# A workflow that tells its failures apart. Try:
#   conductor run workflow.conductor.yaml
#   conductor run workflow.conductor.yaml -i failure=drift
#   conductor run workflow.conductor.yaml -i failure=broken
workflow:
  name: starter
  description: Checks the branch, repairs what can be repaired, and stops with a reason where it cannot
  entry_point: check
  input:
    failure:
      type: string
      default: none
      description: What the check pretends to meet (none, drift, slow_down, broken)
  limits: { max_iterations: 20 }
  raises: [project.check.broken, external.api.rate_limited] # what may leave this file unhandled

agents:
  - name: check
    type: script
    # Data reaches a script through env, never by pasting it into the command.
    env:
      FAILURE: "{{ workflow.input.failure }}"
      REPAIRED: "{{ 'yes' if repair is defined else 'no' }}"
    shell: bash # everywhere: on Windows the one of Git
    # A script raises a typed error by writing {kind, message, details} to the file in CONDUCTOR_ERROR_OUT.
    run: |
      raise() { printf '{"kind": "%s", "message": "%s"}' "$1" "$2" > "$CONDUCTOR_ERROR_OUT"; exit 1; }
      case "$FAILURE" in
        drift) [ "$REPAIRED" = yes ] || raise external.git.drift "the branch is behind main" ;;
        slow_down) [ "$CONDUCTOR_RETRY_ATTEMPT" != 0 ] || raise external.api.rate_limited "too many requests" ;;
        broken) raise project.check.broken "the check found a real problem" ;;
      esac
      echo '{"summary": "all good"}'
    raises: [external.git.drift, external.api.rate_limited, project.check.broken]
    output:
      summary: { type: string }
    routes:
      - to: report
      - on_error: external.api.rate_limited # comes and goes: try again
        retry: { max: 3, backoff: exponential, initial_seconds: 1 }
      - on_error: external.git.drift # known and repairable
        to: repair
      # project.check.broken has no route: it halts the run, with a typed record of what happened

  - name: repair
    type: script
    run: echo "bringing the branch up to date"
    strict_exit: true
    routes:
      - to: check

  - name: report
    type: set
    values:
      summary: "{{ check.output.summary }}"
      repaired: "{{ repair is defined }}"

output:
  summary: "{{ report.output.summary }}"
  repaired: "{{ report.output.repaired }}"
`

const SCENARIOS = `# What must hold when things fail. Run with: conductor test workflow.test.yaml
workflow: workflow.conductor.yaml
scenarios:
  - name: nothing fails
    stub:
      check: { output: { summary: all good } }
    expect:
      outcome: success
      path: [check, report]
      not_run: [repair]
      output: { summary: all good, repaired: false }

  - name: drift is repaired, then the check runs again
    stub:
      check:
        - error: { kind: external.git.drift, message: behind }
        - output: { summary: all good }
      repair: { output: {} }
    expect:
      outcome: success
      path: [check, repair, check, report]
      output: { repaired: true }

  - name: a rate limit is waited for
    inject: ["check=external.api.rate_limited@1"]
    stub:
      check: { output: { summary: all good } }
    expect:
      outcome: success
      attempts: { check: 2 }
      waited_seconds: 1

  - name: a real problem stops the run
    stub:
      check: { error: { kind: project.check.broken, message: the check found a real problem } }
    expect:
      outcome: halted
      error: { kind: project.check.broken, node: check }
      not_run: [repair, report]
`

/** GitHub starts jobs at the root of the repository, so this file names the folder of the others. */
const githubWorkflow = (folder: string): string => `name: conductor
on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  conductor:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - name: Scenarios
        run: npx --yes github:conductor-action/conductor-action test ${shellPath(`${folder}workflow.test.yaml`)}
      # The ledger remembers which errors come back. It is saved in a step of its own: runs that fail are the ones that matter.
      - uses: actions/cache/restore@v5
        with:
          path: .conductor
          key: conductor-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: conductor-
      - name: Workflow
        id: workflow
        uses: conductor-action/conductor-action@v1
        with:
          workflow: ${yamlText(`${folder}workflow.conductor.yaml`)}
          ledger: .conductor/ledger.jsonl
      - uses: actions/cache/save@v5
        if: \${{ !cancelled() }}
        with:
          path: .conductor
          key: conductor-\${{ github.run_id }}-\${{ github.run_attempt }}
      - name: What came out
        if: always()
        env:
          OUTCOME: \${{ steps.workflow.outputs.outcome }}
          KIND: \${{ steps.workflow.outputs.error-kind }}
        run: echo "outcome: $OUTCOME \${KIND}"
`

function yamlText(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text)
}

/** Returns a workflow, its scenarios, and the job that runs both; the folder is relative to the root of the repository. */
export function starterFiles(folder: string): readonly StarterFile[] {
  const prefix = folder === '' ? '' : `${folder}/`
  return [
    { path: `${prefix}workflow.conductor.yaml`, text: WORKFLOW },
    { path: `${prefix}workflow.test.yaml`, text: SCENARIOS },
    { path: '.github/workflows/conductor.yml', text: githubWorkflow(prefix) },
  ]
}
