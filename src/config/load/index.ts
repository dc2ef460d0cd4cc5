import { basename, dirname, extname, resolve } from 'node:path'
import type { Finding, Position } from '../../core/finding.js'
import { didYouMean, nearest, quote } from '../../core/messages.js'
import type { Patterns } from '../../core/patterns.js'
import { allVariants, type Workflow } from '../model.js'
import { digestOf } from '../step-hash.js'
import { buildWorkflow, type ChildReference, extractParts, stepFinder } from './build.js'
import { checkPatterns, type PatternUse } from './findings.js'
import { type FileData, Session } from './session.js'
import { diskReader, isInside, type SourceReader } from './workspace.js'

export {
  diskReader,
  displayPath,
  findWorkspace,
  type ReadFailure,
  type SourceReader,
  shownFolder,
} from './workspace.js'

export interface LoadOptions {
  /** Absolute real path; nothing outside of it is read. */
  readonly workspace: string
  /** What shown paths are relative to; the workspace by default. */
  readonly shownFrom?: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a lost ability that would have changed an answer is an error. */
  readonly strictAbilities?: boolean
  /** Where files are read from; the disk by default. */
  readonly reader?: SourceReader
  /** Leaves `${VAR}` as it is. */
  readonly literal?: boolean
}

export interface Loaded {
  /**
   * The file as far as it could be understood, so that further checks can report their problems together with these;
   * it may be run only when no finding is an error. Null when too little is left to go on.
   */
  readonly workflow: Workflow | null
  /** By file and position; errors and warnings of the file and of everything that it names. */
  readonly findings: readonly Finding[]
  /** How many errors more there are, beyond what is in `findings`. */
  readonly unshown: number
  /** Text of every file that was read, by the name that findings show. */
  readonly sources: ReadonlyMap<string, string>
  /** Regular expressions that are yet to be checked, see `checkPatterns`. */
  readonly patterns: readonly PatternUse[]
  /** The node or group that stands at a place; null where none does. */
  readonly stepAt: (at: Position) => string | null
}

/** Files that name each other deeper than this are a mistake; how deep a run may go is the engine's matter. */
const MAX_CHAIN = 50

/** Loads a workflow file with everything it names; nothing is thrown, every problem is a finding. */
export function loadWorkflow(file: string, options: LoadOptions): Loaded {
  const reader = options.reader ?? diskReader
  const { workspace, env, shownFrom = workspace, strictAbilities = false, literal = false } = options
  const session = new Session({ workspace, shownFrom, env, reader, strictAbilities, literal })
  const real = reader.realpath(resolve(file))
  const at = { file: session.shown(real), line: 1, column: 1 }
  const loader = new Loader(session)
  const workflow = isInside(workspace, real) ? loader.load(real, at, file, []) : null
  if (!isInside(workspace, real))
    session.report(
      at,
      'outside-workspace',
      `${quote(file)} lies outside of the workspace ${quote(workspace)}.`,
      'move it into the workspace',
    )
  const { sources, unshown } = session
  const { patterns, finders } = loader
  const stepAt = (place: Position): string | null => {
    for (const find of finders) {
      const name = find(place)
      if (name !== null) return name
    }
    return null
  }
  return { workflow, findings: inOrder(session.findings, at.file), unshown, sources, patterns, stepAt }
}

/** Loads a file and checks its patterns too; their engine is fetched only for a file that has some. */
export async function loadChecked(
  file: string,
  options: LoadOptions,
  patterns: () => Promise<Patterns>,
): Promise<Loaded> {
  const loaded = loadWorkflow(file, options)
  if (loaded.patterns.length === 0) return loaded
  const findings = [...loaded.findings, ...checkPatterns(loaded.patterns, await patterns())]
  return { ...loaded, findings: inOrder(findings, loaded.findings[0]?.file ?? loaded.workflow?.displayFile ?? '') }
}

/** A `workflow` node that leads back to a file which is still being loaded. */
interface LoopingCall {
  readonly target: string
  readonly children: Map<string, Workflow>
  readonly reference: string
}

/** A file and all that it calls, each once, in the order of their paths: from every start of a circle another. */
function withCalled(root: Workflow): readonly Workflow[] {
  const [, ...others] = allVariants(root)
  return [root, ...others.sort((a, b) => (a.file < b.file ? -1 : 1))]
}

class Loader {
  readonly patterns: PatternUse[] = []
  readonly finders: ReturnType<typeof stepFinder>[] = []
  readonly #session: Session
  readonly #loaded = new Map<string, Workflow | null>()
  readonly #raw = new Map<Workflow, FileData['raw']>()
  readonly #digests = new Map<Workflow, string>()
  /** Calls that lead back to a file which is still being read; they are joined once it is. */
  readonly #loops: LoopingCall[] = []

  constructor(session: Session) {
    this.#session = session
  }

  load(file: string, at: Position, name: string, chain: readonly string[]): Workflow | null {
    const known = this.#loaded.get(file)
    if (known !== undefined) return known
    const source = this.#session.read(file, at, name)
    const data = source === null ? null : this.#session.load(source)
    const workflow = data === null ? null : this.#build(data, [...chain, file])
    this.#loaded.set(file, workflow)
    if (workflow !== null)
      for (const loop of this.#loops) if (loop.target === file) loop.children.set(loop.reference, workflow)
    return workflow
  }

  #build(file: FileData, chain: readonly string[]): Workflow | null {
    this.finders.push(stepFinder(file))
    const parts = extractParts(file, this.#session)
    if (parts === null) return null
    this.patterns.push(...parts.patterns)
    const children = new Map<string, Workflow>()
    for (const child of parts.children) {
      const loaded = this.#child(child, file, chain, children)
      if (loaded !== null) children.set(child.reference, loaded)
    }
    if (parts.settings === null) return null
    const workflow = buildWorkflow(file, parts, parts.settings, children, (child) => this.#digest(child))
    this.#raw.set(workflow, file.raw)
    return workflow
  }

  /** What a file and everything that it calls stand for; files that call each other in a circle are taken together. */
  #digest(workflow: Workflow): string {
    const known = this.#digests.get(workflow)
    if (known !== undefined) return known
    const digest =
      this.#loops.length === 0
        ? digestOf(
            [this.#raw.get(workflow)],
            [...workflow.children.values()].map((child) => this.#digest(child)),
          )
        : digestOf(
            withCalled(workflow).map((file) => this.#raw.get(file)),
            [],
          )
    this.#digests.set(workflow, digest)
    return digest
  }

  #child(
    { reference, path }: ChildReference,
    file: FileData,
    chain: readonly string[],
    children: Map<string, Workflow>,
  ): Workflow | null {
    const { reader } = this.#session.options
    const at = file.locator.at(path)
    if (reference.includes('{{')) {
      this.#session.report(
        at,
        'child-is-template',
        '`workflow` is a path, not a template: which file runs must be known before anything runs.',
      )
      return null
    }
    const target = reader.realpath(resolve(dirname(file.source.file), reference))
    if (!this.#session.isInWorkspace(target, quote(reference), at)) return null
    if (chain.includes(target)) {
      const names = [...chain.slice(chain.indexOf(target)), target].map((entry) => this.#session.shown(entry))
      this.#session.warn(
        at,
        'child-cycle',
        names.length === 2
          ? `${quote(reference)} calls itself: the depth of calls ends it, with subworkflow.depth_exceeded.`
          : `The files call each other in a circle (${names.join(' -> ')}): the depth of calls ends it, with subworkflow.depth_exceeded.`,
        'make sure that some path does not call again; `max_depth` on the node sets the depth, 10 unless it is given',
      )
      this.#loops.push({ target, children, reference })
      return null
    }
    if (chain.length >= MAX_CHAIN) {
      this.#session.report(at, 'child-too-deep', `The files name each other more than ${MAX_CHAIN} deep.`)
      return null
    }
    return this.#loaded.get(target) ?? this.#loadChild(target, at, reference, chain)
  }

  #loadChild(target: string, at: Position, reference: string, chain: readonly string[]): Workflow | null {
    if (this.#loaded.has(target)) return null
    const content = this.#session.options.reader.read(target)
    if (content.ok || content.error.code !== 'file-not-found') return this.load(target, at, reference, chain)
    if (looksLikeRegistry(reference)) {
      const hint = 'check the workflow out and give its path'
      this.#session.report(
        at,
        'registry-reference',
        `${quote(reference)} is not a file. References to a registry work in microsoft/conductor only: this runner does not fetch them.`,
        hint,
      )
    } else {
      this.#session.report(
        at,
        'child-not-found',
        `There is no file ${quote(reference)}; the path is relative to ${quote(this.#session.shown(chain.at(-1) ?? ''))}.`,
        this.#nearestFile(target, reference),
      )
    }
    return null
  }

  #nearestFile(target: string, reference: string): string | null {
    const names = this.#session.options.reader.names?.(dirname(target)) ?? []
    const near = nearest(
      basename(target),
      names.filter((name) => /\.ya?ml$/.test(name)),
    )
    return didYouMean(near === null ? null : `${reference.slice(0, reference.length - basename(target).length)}${near}`)
  }
}

/** Upstream's rule: `name[@registry][#ref]`, or a bare name that looks like no path. */
function looksLikeRegistry(reference: string): boolean {
  if (reference.includes('@') || reference.includes('#') || reference.includes('://')) return true
  return !/[\\/]/.test(reference) && extname(reference) === ''
}

/** The root file first, then by place, so that people read from top to bottom; the same thing is said once. */
function inOrder(findings: readonly Finding[], root: string): readonly Finding[] {
  const ranks = new Map([[root, 0]])
  for (const { file } of findings) if (!ranks.has(file)) ranks.set(file, ranks.size)
  const rank = (entry: Finding): number => ranks.get(entry.file) ?? 0
  const sorted = [...findings].sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column)
  const seen = new Set<string>()
  return sorted.filter((entry) => {
    const key = `${entry.file}:${entry.line}:${entry.column}:${entry.code}:${entry.message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
