import path from 'node:path'
import { writeTextFile } from '../adapters/file-store.js'
import { createCoverage } from '../config/contract/coverage.js'
import { listTestedFiles } from '../config/load/file-sorts.js'
import { type RunOutcome, toExitCode } from '../core/outcome.js'
import type { Redactor } from '../redaction/index.js'
import type { Annotation } from '../reporters/annotations.js'
import { createInvalidResult } from '../reporters/result.js'
import type { RunRequest } from '../run/request.js'
import {
  describeLack,
  formatHolding,
  hasPassed,
  renderTestJunit,
  renderTestText,
  type TestReport,
  testFiles,
} from '../scenario/test-files.js'
import { renderTestMarkdown } from '../scenario/test-markdown.js'
import { concludeNotRun, createMisuseEnding, createRemark, type StepEnding } from './ending.js'
import { type ActionHost, note, toDisplayedFile } from './host.js'
import { readEntries } from './input-readers.js'
import type { ActionInputs } from './inputs.js'

/** `command: test`: runs the scenario files that `workflow` names. */
export async function testScenarios(host: ActionHost, inputs: ActionInputs, request: RunRequest): Promise<StepEnding> {
  const operands = readEntries(inputs.workflow).value
  const named = listTestedFiles(operands, request.cwd)
  if (!named.ok) return createMisuseEnding(host, inputs, 'action-input', [`the input workflow: ${named.error}`])
  const { cwd, env, scriptEnv, tempBase, helpersFolder, adapters, cancel } = request
  const around = { cwd, env, scriptEnv, tempBase, helpersFolder, adapters, cancel }
  const report = await testFiles(named.value.files, around)
  const about = operands.map((operand) => toDisplayedFile(env, operand)).join(', ')
  const { findings, sources } = report
  const checked = createInvalidResult(findings, about)
  const ending = concludeNotRun(host, inputs, { result: checked, findings, sources })
  return checked.success ? judgeScenarios(host, inputs, ending, redactReport(report, ending.redactor)) : ending
}

/** Returns the ending of files without errors, of which `ending` has the warnings. */
function judgeScenarios(host: ActionHost, inputs: ActionInputs, ending: StepEnding, report: TestReport): StepEnding {
  const coverage = createCoverage(report)
  const lack = describeLack(coverage, inputs.minCoverage)
  const problems = [...(hasPassed(report) ? [] : [formatHolding(report)]), ...(lack === null ? [] : [lack])]
  const outcome: RunOutcome = host.cancel.aborted ? 'cancelled' : problems.length > 0 ? 'failed' : 'success'
  host.commands.say(renderTestText(report, coverage, false, true).trimEnd())
  if (inputs.junit !== null) writeJunit(host, inputs.junit, renderTestJunit(report, coverage))
  const lacking = lack === null ? [] : [createRemark('error', 'error coverage', lack)]
  return {
    ...ending,
    result: {
      ...ending.result,
      success: outcome === 'success',
      outcome,
      exit_code: toExitCode(outcome, null),
      error: problems.length === 0 ? null : problems.join('; '),
    },
    annotations: [...annotateScenarios(report), ...lacking, ...ending.annotations],
    page: renderTestMarkdown(report, coverage, lack),
  }
}

/** Redacts what scenarios said before it is rendered: pages and XML escape the characters by which secrets are found. */
function redactReport(report: TestReport, redactor: Redactor): TestReport {
  const files = report.files.map((file) => ({
    ...file,
    scenarios: file.scenarios.map((scenario) => ({
      ...scenario,
      name: redactor.text(scenario.name),
      failures: scenario.failures.map((failure) => ({ ...failure, message: redactor.text(failure.message) })),
    })),
  }))
  return { ...report, files }
}

/** Returns an annotation for each scenario that does not hold; all of them count, so each is a kind of its own. */
function annotateScenarios({ files }: TestReport): readonly Annotation[] {
  return files.flatMap(({ file, scenarios }) =>
    scenarios
      .filter(({ passed }) => !passed)
      .map(({ name, line, failures, path: taken }) => ({
        ...createRemark(
          'error',
          `scenario: ${name}`,
          [
            ...failures.map(({ what, message }) => `${what}: ${message}`),
            `path taken: ${taken.join(' → ') || 'none'}`,
          ].join('\n'),
          `${file}:${line}`,
        ),
        file,
        line,
      })),
  )
}

function writeJunit(host: ActionHost, file: string, text: string): void {
  const written = writeTextFile(path.resolve(process.cwd(), file), text)
  if (!written.ok) note(host, `junit ${file} ${written.error}`)
}
