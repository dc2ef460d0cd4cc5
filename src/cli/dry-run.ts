import { jsonCopy, jsonText, textOrJson } from '../core/json.js'
import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { prepareRun } from '../run/index.js'
import { secretsOfRun } from '../run/prepare.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { oneLine, plainText } from '../text/terminal-text.js'
import type { CommandContext } from './command.js'
import { type Plan, type PlannedStep, type PlannedText, planOf } from './plan.js'

/** Shows what a run would do, after all checks that come before a run; nothing is executed and nothing is written. */
export async function dryRun(
  request: RunRequest,
  format: string,
  context: CommandContext,
  refuse: (invalid: RunResult) => number,
): Promise<number> {
  const prepared = await prepareRun(request)
  if (!prepared.ok) return refuse(prepared.error)
  const { workflow, inputs } = prepared.value
  const { answers, skip: skipGates } = request.gates
  const known = { inputs, answers, skipGates, github: request.adapters.github() }
  const plan = planOf(workflow, known)
  const secrets = [...secretsOfEnvironment(request.env), ...secretsOfRun(workflow, inputs)]
  const redactor = new Redactor({ secrets })
  const shown = Object.entries(redactor.json({ ...inputs }) ?? {}).map(
    ([name, value]) => `${name}=${oneLine(textOrJson(value), 200)}`,
  )
  const text =
    format === 'json'
      ? `${jsonText(redactor.json(jsonCopy({ dry_run: true, inputs, ...plan })), 2)}\n`
      : redactor.text(planText(plan, shown))
  context.terminal.stdout(text)
  context.terminal.stderr('Dry run: nothing was executed.\n')
  return 0
}

function planText(plan: Plan, inputs: readonly string[]): string {
  const lines = [
    `${oneLine(plan.workflow)} (${plan.file})`,
    ...(inputs.length === 0 ? [] : [`inputs: ${inputs.join(', ')}`]),
    '',
    ...stepsText(plan.steps, ''),
    ...(plan.finally.length === 0 ? [] : ['', 'At the end, whatever happened:', ...stepsText(plan.finally, '')]),
    ...(plan.only_on_errors.length === 0 ? [] : ['', `Only after an error: ${plan.only_on_errors.join(', ')}`]),
  ]
  return `${lines.join('\n')}\n`
}

function stepsText(steps: readonly PlannedStep[], indent: string): readonly string[] {
  return steps.flatMap((step, index) => {
    const number = `${index + 1}. `
    const inner = `${indent}${' '.repeat(number.length)}`
    const next = step.next.map(
      ({ to, when }) => `then ${to === '$end' ? 'the end' : to}${when === null ? '' : ` if ${oneLine(when, 200)}`}`,
    )
    return [
      `${indent}${number}${step.node} [${step.type}] ${step.file}:${step.line}`,
      ...step.texts.flatMap((text) => textLines(text).map((line) => `${inner}${line}`)),
      ...[...next, ...step.on_error].map((line) => `${inner}${line}`),
      ...stepsText(step.inside, inner),
    ]
  })
}

function textLines({ label, text, known }: PlannedText): readonly string[] {
  const rows = plainText(text).trimEnd().split('\n')
  const mark = known ? '' : ' (rendered when it runs)'
  if (rows.length === 1) return [`${label}${mark}: ${rows[0] ?? ''}`]
  return [`${label}${mark}:`, ...rows.map((row) => `  ${row}`)]
}
