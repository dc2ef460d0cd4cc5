import { basename, dirname, extname, isAbsolute, resolve } from 'node:path'
import { didYouMean, type Finding, type Position } from '../../core/finding.js'
import { findNearest, quote } from '../../core/messages.js'
import type { Patterns } from '../../core/ports.js'
import { checkPatterns, type PatternUse, sortFindings } from '../../source/findings.js'
import { createFreeSession, type FileData, LoadSession } from '../../source/session.js'
import { isInside, type LoadOptions } from '../../source/workspace.js'
import { listVariants, type Workflow } from '../model.js'
import { computeDigest } from '../step-hash.js'
import { buildWorkflow, createStepFinder } from './build.js'

export interface Loaded {
  /** The valid part of the file, for later checks; may be run only if no finding is an error. */
  readonly workflow: Workflow | null
  readonly findings: readonly Finding[]
  /** Number of errors that are not in `findings`. */
  readonly unshown: number
  readonly sources: ReadonlyMap<string, string>
  readonly patterns: readonly PatternUse[]
  readonly stepAt: (at: Position) => string | null
}

const MAX_CHAIN = 50

/** Loads a workflow file and all files it names; every problem is a finding, nothing is thrown. */
export function loadWorkflow(file: string, options: LoadOptions): Loaded {
  const session = new LoadSession(options)
  const real = session.reader.realpath(resolve(file))
  const at = { file: session.toShownPath(real), line: 1, column: 1 }
  const loader = new Loader(session)
  const isOutside = !isInside(options.workspace, real)
  if (isOutside) {
    const message = `${quote(file)} lies outside of the workspace ${quote(options.workspace)}.`
    session.report(at, 'outside-workspace', message, 'move it into the workspace')
  }
  // Messages would truncate a long absolute path before the file name.
  const workflow = isOutside ? null : loader.load(real, at, isAbsolute(file) ? at.file : file, [])
  loader.link()
  const { sources, unshown, patterns } = session
  const stepAt = (place: Position) => loader.finders.reduce<string | null>((name, find) => name ?? find(place), null)
  return { workflow, findings: sortFindings(session.findings, at.file), unshown, sources, patterns, stepAt }
}

/** Loads a file and checks its patterns; loads the regex engine only if there are some. */
export async function loadChecked(file: string, options: LoadOptions, patterns: () => Promise<Patterns>) {
  return withCheckedPatterns(loadWorkflow(file, options), patterns)
}

/** Checks data that no file holds, and builds its workflow. */
export async function loadData(data: FileData, patterns: () => Promise<Patterns>): Promise<Loaded> {
  const session = createFreeSession(true)
  const { workflow } = buildWorkflow(data, session, new Map(), () => '')
  const { findings, unshown, patterns: uses, sources } = session
  return withCheckedPatterns({ workflow, findings, unshown, sources, patterns: uses, stepAt: () => null }, patterns)
}

async function withCheckedPatterns(loaded: Loaded, patterns: () => Promise<Patterns>): Promise<Loaded> {
  if (loaded.patterns.length === 0) return loaded
  const findings = [...loaded.findings, ...checkPatterns(loaded.patterns, await patterns())]
  return { ...loaded, findings: sortFindings(findings, loaded.findings[0]?.file ?? loaded.workflow?.displayFile ?? '') }
}

class Loader {
  readonly finders: ReturnType<typeof createStepFinder>[] = []
  /** Workflows by file; null for a file that is invalid or still loading. */
  readonly #loaded = new Map<string, Workflow | null>()
  readonly #digests = new Map<Workflow, string>()
  /** Calls between files, linked after all are loaded, because calls may form a cycle. */
  readonly #calls: { readonly target: string; readonly reference: string; readonly from: Map<string, Workflow> }[] = []

  constructor(private readonly session: LoadSession) {}

  load(file: string, at: Position, name: string, chain: readonly string[]): Workflow | null {
    this.#loaded.set(file, null)
    const source = this.session.read(file, at, name)
    const data = source === null ? null : this.session.load(source)
    if (data === null) return null
    this.finders.push(createStepFinder(data))
    const children = new Map<string, Workflow>()
    const digest = (called: Workflow): string => {
      const [, ...others] = listVariants(called)
      const files = [called, ...others.sort((a, b) => (a.file < b.file ? -1 : 1))]
      const digests = files.map((each) => this.#digests.get(each) ?? '')
      return computeDigest([], digests)
    }
    const { workflow, calls } = buildWorkflow(data, this.session, children, digest)
    for (const { reference, path } of calls) {
      const target = this.#child(reference, data.locator.at(path), [...chain, file])
      if (target !== null) this.#calls.push({ target, reference, from: children })
    }
    if (workflow !== null) this.#digests.set(workflow, computeDigest([data.raw], []))
    this.#loaded.set(file, workflow)
    return workflow
  }

  link(): void {
    for (const { target, reference, from } of this.#calls) {
      const child = this.#loaded.get(target) ?? null
      if (child !== null) from.set(reference, child)
    }
  }

  #child(reference: string, at: Position, chain: readonly string[]): string | null {
    if (reference.includes('{{')) {
      const message = '`workflow` is a path, not a template: which file runs must be known before anything runs.'
      this.session.report(at, 'child-is-template', message)
      return null
    }
    const from = chain.at(-1) ?? ''
    const target = this.session.reader.realpath(resolve(dirname(from), reference))
    if (!this.session.isInWorkspace(target, quote(reference), at)) return null
    if (chain.includes(target)) this.#warnOfCircle(reference, at, [...chain.slice(chain.indexOf(target)), target])
    else if (this.#loaded.has(target)) return target
    else if (chain.length >= MAX_CHAIN)
      this.session.report(at, 'child-too-deep', `The files name each other more than ${MAX_CHAIN} deep.`)
    else {
      const content = this.session.reader.read(target)
      if (content.ok || content.error.code !== 'file-not-found') this.load(target, at, reference, chain)
      else this.#reportMissing(reference, at, from, target)
    }
    return target
  }

  #warnOfCircle(reference: string, at: Position, circle: readonly string[]): void {
    const names = circle.map((file) => this.session.toShownPath(file)).join(' -> ')
    const what =
      circle.length === 2 ? `${quote(reference)} calls itself` : `The files call each other in a circle (${names})`
    const message = `${what}: the depth of calls ends it, with subworkflow.depth_exceeded.`
    const hint =
      'make sure that some path does not call again; `max_depth` on the node sets the depth, 10 unless it is given'
    this.session.report(at, 'child-cycle', message, hint)
  }

  #reportMissing(reference: string, at: Position, from: string, target: string): void {
    // `name[@registry][#ref]` or a bare name, as microsoft/conductor decides.
    if (/[@#]|:\/\//.test(reference) || (!/[\\/]/.test(reference) && extname(reference) === '')) {
      const message = `${quote(reference)} is not a file. References to a registry work in microsoft/conductor only: this runner does not fetch them.`
      this.session.report(at, 'registry-reference', message, 'check the workflow out and give its path')
      return
    }
    const message = `There is no file ${quote(reference)}; the path is relative to ${quote(this.session.toShownPath(from))}.`
    const names = this.session.reader.names?.(dirname(target)) ?? []
    const files = names.filter((name) => /\.ya?ml$/.test(name))
    const near = findNearest(basename(target), files)
    const folder = reference.slice(0, reference.length - basename(target).length)
    this.session.report(
      at,
      'child-not-found',
      message,
      didYouMean(reference, near === null ? null : `${folder}${near}`),
    )
  }
}
