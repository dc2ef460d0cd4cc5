import path from 'node:path'
import { writeTextFile } from '../adapters/file-store.js'
import { parseGateArguments } from '../core/gate-answers.js'
import { type Json, parseJsonOrText } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { addInjectedDetails, parseInjections } from '../engine/interception.js'
import { openSimulation, simulateMatrix, simulateQuestion } from '../simulate/index.js'
import {
  type Answer,
  type Assumptions,
  NO_ASSUMPTIONS,
  type Refusal,
  type SimulatedFailure,
  type Simulation,
} from '../simulate/model.js'
import { renderAnswerAs, renderMatrixMarkdown, renderMatrixPage } from '../simulate/page.js'
import { createSavedScenario, toScenarioFile } from '../simulate/save.js'
import { renderAnswer, renderMatrixText } from '../simulate/text.js'
import { type CommandContext, EXIT_INVALID, type ParsedArguments, parsePairs } from './command.js'
import { printDocument } from './inspect-file.js'
import { createCommandSurroundings } from './run-request.js'

export async function runSimulate(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = '', ...questions] = args.operands
  const assumptions = readAssumptions(args)
  if (!assumptions.ok) return context.badUsage(assumptions.error)
  const failures = readFailures(questions, args.all('--inject-details'))
  if (!failures.ok) return context.badUsage(failures.error)
  const isFiltered = ['--node', '--kind', '--untested'].some((option) => args.has(option))
  if (failures.value.length > 0 && isFiltered)
    return context.badUsage('--node, --kind and --untested choose rows of the matrix, and NODE=KIND is one question')
  if (args.has('--save') && failures.value.length === 0)
    return context.badUsage('--save needs a question: conductor simulate FILE NODE=KIND --save NAME')
  if (args.has('--to') && !args.has('--save')) return context.badUsage('--to names the file of --save')
  const around = { ...createCommandSurroundings(context), cancel: new AbortController().signal }
  const opened = await openSimulation(file, around)
  if (!opened.ok) return printRefusal(opened.error, context)
  return failures.value.length > 0
    ? answerQuestion(opened.value, failures.value, assumptions.value, args, context)
    : printMatrix(opened.value, assumptions.value, args, context)
}

async function answerQuestion(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
  args: ParsedArguments,
  context: CommandContext,
): Promise<number> {
  const answer = await simulateQuestion(simulation, failures, assumptions)
  if (!answer.ok) return printRefusal(answer.error, context)
  const name = args.value('--save')
  if (name !== null) return saveScenario(simulation, answer.value, assumptions, name, args, context)
  const { workflow } = simulation
  const document = { schema_version: 1, file: workflow.displayFile, workflow: workflow.settings.name, ...answer.value }
  const format = args.value('--format') ?? 'text'
  if (format === 'json') printDocument(document, context)
  else {
    const text =
      format === 'markdown' || format === 'html' ? renderAnswerAs(answer.value, format) : renderAnswer(answer.value)
    context.terminal.stdout(context.redactor().text(text))
  }
  return 0
}

async function saveScenario(
  simulation: Simulation,
  answer: Answer,
  assumptions: Assumptions,
  name: string,
  args: ParsedArguments,
  context: CommandContext,
): Promise<number> {
  const file = args.file('--to', context.cwd) ?? toScenarioFile(simulation.workflow.file)
  const saved = await createSavedScenario(simulation, answer, assumptions, name, file)
  if (!saved.ok) return context.refuse(`--save: ${saved.error}`)
  const written = writeTextFile(file, saved.value)
  if (!written.ok) return context.refuse(`--save: ${file} ${written.error}`)
  context.terminal.stdout(context.redactor().text(`${name}: saved in ${path.relative(context.cwd, file)}\n`))
  return 0
}

async function printMatrix(
  simulation: Simulation,
  assumptions: Assumptions,
  args: ParsedArguments,
  context: CommandContext,
) {
  const filters = { nodes: args.all('--node'), kinds: args.all('--kind'), untested: args.has('--untested') }
  const matrix = await simulateMatrix(simulation, assumptions, filters)
  if (!matrix.ok) return printRefusal(matrix.error, context)
  const format = args.value('--format') ?? 'text'
  if (format === 'json') printDocument(matrix.value, context)
  else {
    const saveAs = filters.untested ? (args.operands[0] ?? null) : null
    const render = { markdown: renderMatrixMarkdown, html: renderMatrixPage }[format]
    const text = render === undefined ? renderMatrixText(matrix.value, saveAs) : render(matrix.value)
    context.terminal.stdout(context.redactor().text(text))
  }
  return 0
}

function printRefusal({ findings, sources, remedies }: Refusal, context: CommandContext): number {
  context.printFindings(findings, sources)
  for (const { message, suggestion } of remedies)
    context.refuse(suggestion === null ? message : `${message}; ${suggestion}`)
  return EXIT_INVALID
}

function readAssumptions(args: ParsedArguments): Result<Assumptions, string> {
  const inputs = parsePairs(args.all('--input'), '-i', 'NAME=VALUE')
  if (!inputs.ok) return inputs
  const outputs = parsePairs(args.all('--output'), '--output', 'NODE.FIELD=VALUE')
  if (!outputs.ok) return outputs
  const gates = parseGateArguments(args.all('--gate'))
  if (!gates.ok) return gates
  const count = args.value('--item-count')
  const itemCount = count === null ? NO_ASSUMPTIONS.itemCount : Number(count)
  if (!/^\d{1,4}$/.test(count ?? '2') || itemCount > 1000)
    return err(`--item-count ${JSON.stringify(count)} is not a number from 0 to 1000`)
  const values = outputs.value.map(([name, text]): [string, Json] => [name, parseJsonOrText(text)])
  return ok({ inputs: Object.fromEntries(inputs.value), outputs: new Map(values), gates: gates.value, itemCount })
}

/** Reads `NODE=KIND[@ATTEMPT][:MESSAGE]`, with the details that `NODE.FIELD=VALUE` gives. */
function readFailures(
  texts: readonly string[],
  details: readonly string[],
): Result<readonly SimulatedFailure[], string> {
  const parsed = parseInjections(texts)
  if (!parsed.ok) return parsed
  const injections = addInjectedDetails(parsed.value, details)
  if (!injections.ok) return err(`--inject-details: ${injections.error}`)
  return ok(injections.value.map((injection) => ({ details: {}, ...injection })))
}
