import path from 'node:path'
import { type GivenInputs, givenData, inputOfOrigin, resolveInputs, secretAt } from '../config/inputs.js'
import { displayPath, findWorkspace, realPathOf } from '../config/load/workspace.js'
import type { ForEachGroup, Member, Step, Workflow } from '../config/model.js'
import { asObject, type Json, type JsonObject } from '../core/json.js'
import { runAround } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import type { DeadLetter, WorkflowReference } from '../durability/dead-letter.js'
import { restore } from '../durability/protect.js'
import type { SecretSource } from '../redaction/index.js'
import { checkSettings } from './index.js'
import { currentWorkspace, type FileRules, foreignFile, isOwnFile, type StartedRun } from './own-file.js'
import { type Checked, checkFile, secretsOfRun, withInheritedModels, withMetadata } from './prepare.js'
import { checkProviders, referableVariables, resolverOf, secretsOfProviders } from './providers.js'
import type { RunRequest } from './request.js'

export type LettersRequest = Pick<
  RunRequest,
  'given' | 'cwd' | 'env' | 'scriptEnv' | 'adapters' | 'provider' | 'instructions' | 'metadata' | 'strictExit'
> &
  FileRules

/** The file of a letter as its callers made it, and those callers from the outside in. */
interface Place {
  readonly workflow: Workflow
  readonly callers: readonly Workflow[]
}

/** Finds a file that a letter names; options of the run hold for the file that it was started with. */
type FindWorkflow = (known: WorkflowReference, isRoot: boolean) => Promise<Result<Workflow, string>>

/** A letter with everything that its run needs. */
export interface Prepared extends Place {
  readonly letter: DeadLetter
  readonly step: Step | Member
  readonly group: ForEachGroup | null
  readonly inputs: JsonObject
  readonly context: JsonObject
  readonly item: Json
  readonly key: string
  readonly cwd: string
  /** Whether the node is not what it was when it was given up. */
  readonly changed: boolean
  readonly secrets: readonly SecretSource[]
}

/** Makes all letters ready, or lists every problem: nothing runs unless all of them can. */
export async function prepareLetters(
  letters: readonly DeadLetter[],
  folder: string,
  request: LettersRequest,
): Promise<Result<readonly Prepared[], readonly string[]>> {
  const place = letterPlace(letters, folder, request)
  const loaded = new Map<string, Promise<Result<Workflow, string>>>()
  const workflowOf: FindWorkflow = async (known, isRoot) => {
    const file = whereIs(known, isRoot, place, request)
    if (!file.ok) return file
    const key = `${file.value}\n${known.name}\n${isRoot}`
    const loading = loaded.get(key) ?? load(file.value, known, isRoot, request)
    loaded.set(key, loading)
    return loading
  }
  const places = new Map<string, Promise<Result<Place, readonly string[]>>>()
  const prepared: Prepared[] = []
  const problems = new Set<string>()
  const used = new Set<string>()
  for (const letter of letters) {
    const key = JSON.stringify([letter.callers, letter.workflow])
    const finding = places.get(key) ?? filesOfLetter(letter, workflowOf, request)
    places.set(key, finding)
    const files = await finding
    const one = files.ok ? prepare(letter, files.value, place.started?.cwd ?? request.cwd, request, used) : files
    if (one.ok) prepared.push(one.value)
    else for (const problem of [one.error].flat()) problems.add(problem)
  }
  for (const name of Object.keys(request.given)) {
    if (!used.has(name) && problems.size === 0 && letters.length > 0)
      problems.add(`no dead letter has an input ${name}`)
  }
  return problems.size > 0 ? err([...problems]) : ok(prepared)
}

/** Where the files of letters may lie. */
interface LetterPlace {
  readonly folder: string
  /** The current workspace, and those of the file that the caller names or that this machine has started the run with. */
  readonly roots: readonly string[]
  readonly started: StartedRun | null
}

function letterPlace(letters: readonly DeadLetter[], folder: string, request: LettersRequest): LetterPlace {
  const started = request.started?.(letters[0]?.run_id ?? '', folder) ?? null
  const files = [request.named?.file, started?.file].filter((file) => file !== undefined)
  return {
    folder,
    roots: [currentWorkspace(request), ...files.map((file) => findWorkspace(file, request.env))],
    started,
  }
}

function whereIs(
  { file, path: known = file }: WorkflowReference,
  isRoot: boolean,
  { folder, roots }: LetterPlace,
  { named, cwd, env, adapters }: LettersRequest,
): Result<string, string> {
  if (isRoot && named !== undefined) {
    const isSame = file === displayPath(findWorkspace(named.file, env), realPathOf(named.file))
    return named.isOnly === true && !isSame
      ? err(`the letters are of ${file}, and the input workflow is ${named.fileAsGiven}`)
      : ok(named.file)
  }
  const candidates = [known, ...roots.map((root) => path.resolve(root, file)), path.resolve(cwd, file)]
  const found = candidates.filter((each) => adapters.files.exists(each))
  const own = found.find((each) => isOwnFile(each, folder, roots))
  if (own !== undefined) return ok(own)
  return err(found.length === 0 ? `the workflow file ${file} is not there` : foreignFile(file))
}

async function load(
  file: string,
  known: WorkflowReference,
  isRoot: boolean,
  request: LettersRequest,
): Promise<Result<Workflow, string>> {
  const checked = await checkFile({
    file,
    env: request.env,
    patterns: request.adapters.patterns,
    ...checkSettings(isRoot ? request : { strictExit: request.strictExit }),
  })
  const workflow = checked.runnable
  if (workflow === null) return err(`${known.file} cannot be run: ${firstError(checked)}`)
  if (workflow.settings.name !== known.name)
    return err(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`)
  return ok(isRoot ? withMetadata(workflow, request.metadata) : workflow)
}

async function filesOfLetter(
  letter: DeadLetter,
  workflowOf: FindWorkflow,
  request: LettersRequest,
): Promise<Result<Place, readonly string[]>> {
  const callers: Workflow[] = []
  const problems: string[] = []
  for (const [depth, known] of letter.callers.entries()) {
    const caller = await workflowOf(known, depth === 0)
    if (caller.ok) callers.push(caller.value)
    else problems.push(caller.error)
  }
  const own = await workflowOf(letter.workflow, letter.callers.length === 0)
  if (!own.ok) return err([...problems, own.error])
  if (problems.length > 0) return err(problems)
  const workflow = withInheritedModels(own.value, callers)
  const [finding] = checkProviders(workflow, resolverOf(request))
  return finding === undefined ? ok({ workflow, callers }) : err([finding.message])
}

function firstError(checked: Checked): string {
  const [first] = checked.findings.filter(({ severity }) => severity === 'error')
  return first === undefined ? 'it is not valid' : `${first.file}:${first.line}:${first.column} ${first.message}`
}

function prepare(
  letter: DeadLetter,
  { workflow, callers }: Place,
  cwd: string,
  request: LettersRequest,
  used: Set<string>,
): Result<Prepared, string> {
  const group = letter.item === null ? null : groupOf(workflow, letter)
  const step = group === null ? workflow.steps.get(letter.node) : group.agent
  if (step === undefined || (letter.item !== null && group === null))
    return err(`${letter.workflow.file} has no node ${letter.node} any more`)
  const restored = restoreLetter(letter, referableVariables(request, [...callers, workflow]), request, used)
  if (!restored.ok) return restored
  const { secrets, context, item, key } = restored.value
  const declared = workflow.settings.input ?? {}
  const own = (name: string): boolean => Object.hasOwn(declared, name)
  const given: GivenInputs = Object.fromEntries(Object.entries(request.given).filter(([name]) => own(name)))
  for (const name of Object.keys(given)) used.add(name)
  const recorded = Object.fromEntries(Object.entries(restored.value.inputs).filter(([name]) => own(name)))
  const inputs = resolveInputs(workflow, { ...givenData(recorded), ...given })
  if (!inputs.ok) return err(inputs.error.map(({ message }) => message).join(' '))
  const hash = workflow.hashes.get(step.name) ?? workflow.hashes.get(group?.name ?? '') ?? ''
  return ok({
    letter,
    workflow,
    callers,
    step,
    group,
    inputs: inputs.value,
    context,
    item,
    key,
    cwd,
    changed: letter.hash !== '' && letter.hash !== hash,
    secrets: [
      ...secrets,
      ...secretsOfRun(workflow, inputs.value),
      ...secretsOfProviders([...callers, workflow], request.env, resolverOf(request)),
    ],
  })
}

/** The group that the letter's item belongs to: by its scope, or by the name of its node. */
function groupOf(workflow: Workflow, letter: DeadLetter): ForEachGroup | null {
  const named = runAround(letter.scope)?.node
  for (const step of workflow.steps.values()) {
    if (step.type !== 'for_each' || step.agent.name !== letter.node) continue
    if (named === undefined || named === step.name) return step
  }
  return null
}

interface Restored {
  readonly inputs: JsonObject
  readonly context: JsonObject
  readonly item: Json
  readonly key: string
  readonly secrets: readonly SecretSource[]
}

/** Puts secrets back where references stand for them; they come from inputs that are given again, or from variables. */
function restoreLetter(
  letter: DeadLetter,
  variable: (name: string) => string | undefined,
  request: LettersRequest,
  used: Set<string>,
): Result<Restored, string> {
  const secrets: SecretSource[] = []
  const lookup = (origin: string): string | undefined => {
    const value = origin.startsWith('env:') ? variable(origin.slice(4)) : givenText(request.given, origin, used)
    if (value !== undefined) secrets.push({ value, origin })
    return value
  }
  const trouble = { missing: new Set<string>(), lost: false }
  const inputs = restore(letter.inputs, lookup, trouble)
  const context = restore(letter.context, lookup, trouble)
  const item = restore(letter.item?.value ?? null, lookup, trouble)
  const key = String(restore(letter.item?.key ?? '', lookup, trouble))
  if (trouble.missing.size > 0) return err(`secrets are not kept; give them again: ${namesOf(trouble.missing)}`)
  if (trouble.lost)
    return err(
      `${letter.node} read a secret that a node had produced, which is not kept; run it again with \`conductor resume RUN_DIR --from NODE\``,
    )
  return ok({ inputs: asObject(inputs), context: asObject(context), item, key, secrets })
}

function givenText(given: GivenInputs, origin: string, used: Set<string>): string | undefined {
  const name = inputOfOrigin(origin) ?? ''
  const one = Object.hasOwn(given, name) ? given[name] : undefined
  if (one === undefined) return undefined
  used.add(name)
  return secretAt(origin, one.from === 'text' ? one.text : (one.written ?? one.value))
}

function namesOf(missing: ReadonlySet<string>): string {
  const names = [...missing].map((origin) =>
    origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${inputOfOrigin(origin)}=VALUE`,
  )
  return [...new Set(names)].join(', ')
}
