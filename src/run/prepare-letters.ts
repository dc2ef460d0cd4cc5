import path from 'node:path'
import { checkFile, withInherited, withMetadata } from '../config/check.js'
import { createDataInputs, findSecretAt, listSecretValues, resolveInputs, toInputName } from '../config/inputs.js'
import type { ForEachGroup, Workflow } from '../config/model.js'
import { checkProviders, createResolver, createVariableReader, listSecretsOfProviders } from '../config/providers.js'
import { asObject, getOwnEntry } from '../core/json.js'
import { runAround } from '../core/place.js'
import { err, ok, type Result, type ValueOf } from '../core/result.js'
import type { DeadLetter, WorkflowReference } from '../durability/dead-letter.js'
import { restore } from '../durability/protect.js'
import type { SecretSource } from '../redaction/index.js'
import { displayPath, findWorkspace, resolveRealPath } from '../source/workspace.js'
import {
  describeUnknownFolder,
  type FileRules,
  findCurrentWorkspace,
  findOwnFile,
  type StartedRun,
} from './prepare-resume.js'
import type { RunRequest } from './request.js'

export interface RedriveRequest
  extends Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir' | 'injections' | 'breakerState' | 'reports'>,
    FileRules {
  readonly target: string
  readonly only: string | null
  readonly dryRun: boolean
}

interface LetterFiles {
  readonly workflow: Workflow
  readonly callers: readonly Workflow[]
}

export type Prepared = ValueOf<Preparation['prepare']>

export async function prepareLetters(letters: readonly DeadLetter[], folder: string, request: RedriveRequest) {
  const preparation = new Preparation(request, folder, letters[0]?.run_id ?? '')
  const prepared: Prepared[] = []
  const problems = new Set<string>()
  for (const letter of letters) {
    const files = await preparation.loadFiles(letter)
    const ready = files.ok ? preparation.prepare(letter, files.value) : files
    if (ready.ok) prepared.push(ready.value)
    else for (const problem of ready.error) problems.add(problem)
  }
  if (problems.size > 0) return err([...problems])
  const unused = Object.keys(request.given).filter((name) => letters.length > 0 && !preparation.used.has(name))
  return unused.length > 0 ? err(unused.map((name) => `no dead letter has an input ${name}`)) : ok(prepared)
}

class Preparation {
  readonly used = new Set<string>()
  readonly #started: StartedRun | null
  /** Folders whose files may run: the current workspace, and those of the named file and of the file that the run was started with. */
  readonly #roots: readonly string[]
  readonly #filesOf = new Map<string, Result<LetterFiles, readonly string[]>>()

  constructor(
    readonly request: RedriveRequest,
    readonly folder: string,
    runId: string,
  ) {
    this.#started = request.started?.(runId, folder) ?? null
    const files = [request.named?.file, this.#started?.file].filter((file) => file !== undefined)
    this.#roots = [findCurrentWorkspace(request), ...files.map((file) => findWorkspace(file, request.env))]
  }

  async loadFiles({ callers, workflow }: DeadLetter): Promise<Result<LetterFiles, readonly string[]>> {
    const references = [...callers, workflow]
    const key = JSON.stringify(references)
    const files = this.#filesOf.get(key) ?? (await this.#load(references))
    this.#filesOf.set(key, files)
    return files
  }

  /** Loads the files from the outside in. Options of the run apply to the first file only, which the run was started with. */
  async #load(references: readonly WorkflowReference[]): Promise<Result<LetterFiles, readonly string[]>> {
    const callers: Workflow[] = []
    const problems: string[] = []
    for (const [depth, known] of references.entries()) {
      const file = this.#find(known, depth === 0, callers[depth - 1])
      const loaded = file.ok ? await loadLetterFile(file.value, known, depth === 0, this.request) : file
      if (loaded.ok) callers.push(loaded.value)
      else problems.push(loaded.error)
    }
    const innermost = callers.pop()
    if (innermost === undefined || problems.length > 0) return err(problems)
    const workflow = withInherited(innermost, callers)
    const [finding] = checkProviders(workflow, createResolver(this.request))
    return finding === undefined ? ok({ workflow, callers }) : err([finding.message])
  }

  /** Finds a file of a letter. A letter may be forged, so below the first level its caller must call that file. */
  #find(
    { file, path: known = file }: WorkflowReference,
    isRoot: boolean,
    caller: Workflow | undefined,
  ): Result<string, string> {
    const { named, cwd, env } = this.request
    if (isRoot && named !== undefined) {
      const isSame = file === displayPath(findWorkspace(named.file, env), resolveRealPath(named.file))
      return named.isOnly === true && !isSame
        ? err(`the letters are of ${file}, and the input workflow is ${named.fileAsGiven}`)
        : ok(named.file)
    }
    if (isRoot && this.request.started !== undefined) {
      if (this.#started === null) return err(describeUnknownFolder(this.folder, file))
      const { file: started } = this.#started
      const real = resolveRealPath(started)
      if (![known, path.resolve(cwd, file)].some((each) => resolveRealPath(each) === real))
        return err(
          `the letters are of ${file}, and the run was started with ${started}; --workflow FILE names the file`,
        )
    }
    const candidates = [known, ...this.#roots.map((root) => path.resolve(root, file)), path.resolve(cwd, file)]
    const ownFile = findOwnFile(candidates, this.request, this.folder, this.#roots, file)
    if (!ownFile.ok) return ownFile
    const called = [...(caller?.children.values() ?? [])].map((child) => resolveRealPath(child.file))
    if (ownFile.value !== null && caller !== undefined && !called.includes(resolveRealPath(ownFile.value)))
      return err(`${caller.displayFile} does not call ${file}: its letter is not run`)
    return ownFile.value === null ? err(`the workflow file ${file} is not there`) : ok(ownFile.value)
  }

  prepare(letter: DeadLetter, { workflow, callers }: LetterFiles) {
    const { request } = this
    const group = letter.item === null ? null : findGroup(workflow, letter)
    const step = group === null ? workflow.steps.get(letter.node) : group.agent
    if (step === undefined || (letter.item !== null && group === null))
      return err([`${letter.workflow.file} has no node ${letter.node} any more`])
    const variables = createVariableReader(request, [...callers, workflow])
    const restored = this.#restore(letter, (name) => variables(name, step.name))
    if (!restored.ok) return err([restored.error])
    const { secrets, context, item, key } = restored.value
    const declared = workflow.settings.input ?? {}
    const pickDeclared = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(declared, name)))
    const given = pickDeclared(request.given)
    for (const name of Object.keys(given)) this.used.add(name)
    const inputs = resolveInputs(workflow, { ...createDataInputs(pickDeclared(restored.value.inputs)), ...given })
    if (!inputs.ok) return err([inputs.error.map(({ message }) => message).join(' ')])
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
      cwd: this.#started?.cwd ?? request.cwd,
      changed: letter.hash !== '' && letter.hash !== hash,
      secrets: [
        ...secrets,
        ...listSecretValues(workflow, inputs.value),
        ...listSecretsOfProviders([...callers, workflow], request.env, createResolver(request)),
      ],
    })
  }

  #restore(letter: DeadLetter, variable: (name: string) => string | undefined) {
    const secrets: SecretSource[] = []
    const lookup = (origin: string): string | undefined => {
      const value = origin.startsWith('env:') ? variable(origin.slice(4)) : this.#givenText(origin)
      if (value !== undefined) secrets.push({ value, origin })
      return value
    }
    const trouble = { missing: new Set<string>(), lost: false }
    const restored = {
      inputs: asObject(restore(letter.inputs, lookup, trouble)),
      context: asObject(restore(letter.context, lookup, trouble)),
      item: restore(letter.item?.value ?? null, lookup, trouble),
      key: String(restore(letter.item?.key ?? '', lookup, trouble)),
    }
    const missing = [...trouble.missing].map((origin) =>
      origin.startsWith('env:') ? `the variable ${origin.slice(4)}` : `-i ${toInputName(origin)}=VALUE`,
    )
    if (missing.length > 0) return err(`secrets are not stored; give them again: ${[...new Set(missing)].join(', ')}`)
    if (trouble.lost)
      return err(
        `${letter.node} read a secret that a node had produced, which is not stored; run it again with \`conductor resume RUN_DIR --from NODE\``,
      )
    return ok({ ...restored, secrets })
  }

  #givenText(origin: string): string | undefined {
    const name = toInputName(origin) ?? ''
    const input = getOwnEntry(this.request.given, name)
    if (input === undefined) return undefined
    this.used.add(name)
    return findSecretAt(origin, input.from === 'text' ? input.text : (input.written ?? input.value))
  }
}

async function loadLetterFile(file: string, known: WorkflowReference, isRoot: boolean, request: RedriveRequest) {
  const { env, cwd, strictExit, strictAbilities, instructions, adapters } = request
  const options = isRoot ? { strictAbilities, instructions } : {}
  const checked = await checkFile({ file, env, cwd, strictExit, patterns: adapters.patterns, ...options })
  const { runnable: workflow, findings } = checked
  if (workflow === null) {
    const first = findings.find(({ severity }) => severity === 'error')
    return err(`${known.file} cannot be run: ${first?.file}:${first?.line}:${first?.column} ${first?.message}`)
  }
  if (workflow.settings.name !== known.name)
    return err(`${known.file} is ${workflow.settings.name} now, and the letters are of ${known.name}`)
  return ok(isRoot ? withMetadata(workflow, request.metadata) : workflow)
}

function findGroup(workflow: Workflow, letter: DeadLetter): ForEachGroup | null {
  const named = runAround(letter.scope)?.node
  const groups = [...workflow.steps.values()].filter((step) => step.type === 'for_each')
  return groups.find(({ name, agent }) => agent.name === letter.node && (named ?? name) === name) ?? null
}
