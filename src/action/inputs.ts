import { type OneStep, readStep } from '../config/one-step.js'
import type { Environment } from '../core/shells.js'
import type { SecretSource } from '../redaction/index.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import { getCommandFacts, type InputSpec } from './input-specs.js'
import { INPUTS } from './input-table.js'

/** Set by the composite action only. */
const COMPOSITE_PHASE = 'CONDUCTOR_ACTION_PHASE'

type InputName = keyof typeof INPUTS
const SPECS: readonly (readonly [string, InputSpec<unknown>])[] = Object.entries(INPUTS)

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name

type InputValues = {
  readonly [Name in InputName as CamelCase<Name>]: ReturnType<(typeof INPUTS)[Name]['read']>['value']
}

export interface ActionInputs extends InputValues {
  /** Whether the composite action runs this, which uploads artifacts and fails the job in other steps. */
  readonly composite: boolean
  readonly step: OneStep | null
  readonly secrets: readonly SecretSource[]
}

/** With a problem nothing runs, and the input has the value of one that was not given; a note is only printed. */
export function readInputs(env: Environment, inputOf: (name: string) => string) {
  const written = inputTexts(env, inputOf)
  const read = SPECS.map(([name, spec]) => ({ name, ...spec.read(written.get(name) ?? '') }))
  // Each field has the type that its reader in the table returns.
  const values = Object.fromEntries(read.map(({ name, value }) => [toCamelCase(name), value])) as unknown as InputValues
  const composite = env[COMPOSITE_PHASE] !== undefined
  const { run, shell, githubToken: token, issueToken } = values
  const judges = values.command === 'reports' ? ({ judges: 'reports' } as const) : null
  const command = run.trim() === '' ? judges : { run, shell }
  const step = command === null ? null : readStep(command, (name) => written.get(name) ?? null)
  const inputs: ActionInputs = {
    ...values,
    logLevel: env['RUNNER_DEBUG'] === '1' ? 'debug' : values.logLevel,
    step: step?.ok === true ? step.value : null,
    composite,
    secrets: [
      ...(token === '' ? [] : [{ value: token, origin: 'input:github-token' }]),
      ...(issueToken === '' ? [] : [{ value: issueToken, origin: 'input:issue-token' }]),
      ...values.notify.map(({ url }) => ({ value: url, origin: 'input:notify' })),
    ],
  }
  return {
    inputs,
    problems: [
      // Without a known command nothing is known of what goes with it.
      ...(read.some(({ name, problem }) => name === 'command' && problem !== undefined)
        ? []
        : findCombinationProblems(inputs, written)),
      ...(step?.ok === false ? [`the input ${step.error}`] : []),
      ...read.flatMap(({ name, problem }) => (problem === undefined ? [] : [`the input ${name} ${problem}`])),
    ],
    notes: read.flatMap(({ name, note }) => (note === undefined ? [] : [`the input ${name} ${note}`])),
  }
}

/** A composite action sees its inputs in expressions only, and passes each one in a variable. */
function inputTexts(env: Environment, inputOf: (name: string) => string): ReadonlyMap<string, string> {
  const isComposite = env[COMPOSITE_PHASE] !== undefined
  return new Map(SPECS.map(([name]) => [name, isComposite ? (env[toCompositeVariable(name)] ?? '') : inputOf(name)]))
}

/** The runner masks a secret as plain text and as JSON only, so the variable has the value as the user wrote it. */
export function toCompositeVariable(name: string): string {
  return `CONDUCTOR_ACTION_INPUT_${name.toUpperCase().replaceAll('-', '_')}`
}

function toCamelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function findCombinationProblems(
  { command, composite, run, workflow, artifact, resumeFrom }: ActionInputs,
  written: ReadonlyMap<string, string>,
): readonly string[] {
  const isStep = run.trim() !== ''
  const { needsNoFile, isFanOut, looksForArtifacts, isNotContinued } = getCommandFacts(command)
  const problems: string[] = []
  if (isStep && workflow !== '') problems.push('the inputs workflow and run exclude each other: give one of them')
  if (isStep && command !== 'run') problems.push(`command: ${command} does not go with the input run`)
  if (!isStep && workflow === '' && needsNoFile !== true)
    problems.push('the input workflow is required: the path of a workflow file; or give one command in the input run')
  const isResumable = isFanOut !== true && isNotContinued !== true
  if (artifact === 'never' && resumeFrom.includes(PREVIOUS_ATTEMPT) && isResumable)
    problems.push(
      'artifact: never does not go with resume-from: previous-attempt: the next attempt goes on from the artifact',
    )
  for (const [name, spec] of SPECS) {
    const text = (written.get(name) ?? '').trim()
    const isGiven = text !== '' && text.toLowerCase() !== spec.default
    const { goesWith } = spec
    if (text === '' && spec.neededBy?.includes(command) === true)
      problems.push(`command: ${command} needs the input ${name}`)
    if (!isGiven || goesWith === undefined) continue
    const isOfStep = goesWith === 'run' || (goesWith === 'run or reports' && command !== 'reports')
    if (isOfStep && !isStep) problems.push(`the input ${name} is for one command: it needs the input run`)
    if (goesWith === 'workflow' && (isStep || command === 'reports'))
      problems.push(
        `the input ${name} is for a workflow file: it does not go with ${isStep ? 'the input run' : 'command: reports'}`,
      )
    if (Array.isArray(goesWith) && !goesWith.includes(command))
      problems.push(`the input ${name} goes with command: ${goesWith.join(' or ')}, not with ${command}`)
  }
  if (composite && looksForArtifacts === true)
    problems.push(
      `command: ${command} does not work in the composite action, which cannot look for artifacts: use the action itself, or \`conductor resume\` on folders that you download`,
    )
  return problems
}
