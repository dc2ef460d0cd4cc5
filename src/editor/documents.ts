import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { readRulesFile } from '../classify/rules-file.js'
import { type Checked, checkFile } from '../config/check.js'
import { type FileSort, sortText } from '../config/load/file-sorts.js'
import type { Workflow } from '../config/model.js'
import { walkTexts } from '../config/templates.js'
import { createUnplacedFinding, type Finding, type Path, type Position } from '../core/finding.js'
import type { Clock } from '../core/ports.js'
import { err, ok } from '../core/result.js'
import { checkScenarioFile } from '../scenario/check.js'
import { findFilesOfSort, isScenarioFileOf, loadScenarios, type ScenarioFile } from '../scenario/load.js'
import { type FileData, LoadSession } from '../source/session.js'
import { type Data, getValueAt, isDataObject } from '../source/values.js'
import { diskReader, displayPath, findShownFolder, isInside, resolveRealPath } from '../source/workspace.js'
import { loadQuarantine } from '../test-reports/quarantine-file.js'

export type CheckSurroundings = Omit<Parameters<typeof checkScenarioFile>[1], 'files' | 'workspace'> & {
  readonly adapters: { readonly clock: Pick<Clock, 'now' | 'sleepUntil'> }
}

export interface OpenDocument {
  readonly source: TextDocument
  readonly file: string
  /** Null for other YAML, about which the server says nothing. */
  readonly sort: FileSort | null
  readonly isTooLarge: boolean
}

/** A document of ours that is not too large to be checked, or a part of one. */
export interface KnownDocument extends OpenDocument {
  readonly sort: FileSort
  /** The file that includes a part with `!file`, and where; null for a whole file. */
  readonly home: { readonly file: string; readonly prefix: Path; readonly data: FileData } | null
}

export interface Analysis {
  /** Findings with the real paths of their files. */
  readonly findings: readonly Finding[]
  /** The last version of the workflow that could be read, of this file or of the file that the scenarios name. */
  readonly workflow: Workflow | null
  readonly contract: Checked['contract']
  readonly scenarios: ScenarioFile | null
  /** Whether the text itself is no YAML, so that only its syntax was checked. */
  readonly isBroken: boolean
}

const NOTHING: Analysis = { findings: [], workflow: null, contract: null, scenarios: null, isBroken: false }
const MOST_BYTES = 2 * 1024 * 1024
const SYNTAX = /^(?:yaml-syntax|yaml-too-deep|unquoted-template)$/
/** Maximum length of a text that is checked anew for a completion; for a longer text its last version serves. */
const QUICK_CHARACTERS = 60_000

/** The documents of the editor over the files of its folders. Nothing outside of the folders is read, and nothing is written. */
export class Documents {
  readonly open = new Map<string, OpenDocument>()
  /** Analyses of the texts as they are now, by file, with the files and folders that each has read. */
  readonly #analyses = new Map<string, { readonly reads: ReadonlySet<string>; readonly analysis: Promise<Analysis> }>()
  /** What could be read last of each file. */
  readonly #known = new Map<string, Analysis>()
  /** Files that include a part, by the part; none for a file that is no part. */
  readonly #homes = new Map<string, readonly string[]>()
  /** Files of a sort, by sort and folder. */
  readonly #filesOfSort = new Map<string, readonly string[]>()
  readonly #links = new Map<string, ReadonlySet<string>>()
  folders: readonly string[] = []

  constructor(private readonly around: CheckSurroundings) {}

  readonly reader = this.#createReader(null, new Set())

  set(source: TextDocument): void {
    const file = toFile(source.uri)
    const isTooLarge = Buffer.byteLength(source.getText()) > MOST_BYTES
    const sort = sortText(file ?? '', source.getText())
    if (file !== null) this.open.set(source.uri, { source, file, sort, isTooLarge })
  }

  /** Drops the analyses that depend on a file, or all of them. */
  forget(file: string | null): void {
    if (file === null) for (const cache of [this.#homes, this.#filesOfSort, this.#links, this.#analyses]) cache.clear()
    else {
      this.#links.delete(file)
      for (const [name, { reads }] of this.#analyses) if (name === file || reads.has(file)) this.#analyses.delete(name)
    }
  }

  find(uri: string): KnownDocument | null {
    const document = this.open.get(uri)
    if (document === undefined || document.isTooLarge) return null
    const { sort } = document
    if (sort !== null) return { ...document, sort, home: null }
    const home = this.#findHome(document.file)
    return home === null ? null : { ...document, sort: 'workflow', home }
  }

  /** Returns the workflow file that includes a file with `!file`, and where. */
  #findHome(file: string): KnownDocument['home'] {
    if (!/\.ya?ml$/i.test(file)) return null
    for (const home of this.#homes.get(file) ?? this.#findFiles('workflow', file)) {
      const data = this.readText(home).getText().includes('!file') ? this.parse(home) : null
      const prefix = data === null ? null : findInclusion(data, path.relative(path.parse(file).root, file))
      if (data === null || prefix === null) continue
      this.#homes.set(file, [home])
      return { file: home, prefix, data }
    }
    this.#homes.set(file, [])
    return null
  }

  findByFile(file: string): OpenDocument | undefined {
    return [...this.open.values()].find((document) => document.file === file)
  }

  readText(file: string): TextDocument {
    const read = this.reader.read(file)
    const text = read.ok ? read.value.toString() : ''
    return this.findByFile(file)?.source ?? TextDocument.create(pathToFileURL(file).href, 'yaml', 0, text)
  }

  /** Returns a reader of files in which a document, such as a half-written one, takes the place of its file. */
  #createReader(document: OpenDocument | null, reads: Set<string>) {
    const isReadable = (file: string): boolean =>
      [...this.open.values()].some((each) => isInside(this.#findFolder(each.file), file)) ||
      this.folders.some((folder) => isInside(folder, file))
    return {
      realpath: diskReader.realpath,
      read: (file: string) => {
        reads.add(file)
        const open = document?.file === file ? document : this.findByFile(file)
        if (open !== undefined) return ok(open.source.getText())
        return isReadable(file) ? diskReader.read(file) : err({ code: 'file-not-found' as const })
      },
      names: (folder: string) => {
        reads.add(folder)
        return isReadable(folder) ? (diskReader.names?.(folder) ?? []) : []
      },
    }
  }

  /** A file outside of all folders of the editor has its own folder. */
  #findFolder(file: string): string {
    return this.folders.find((folder) => isInside(folder, file)) ?? path.dirname(file)
  }

  /** Parses a file as it is now; null if it is not YAML. Positions name files relative to the root of the file system. */
  parse(file: string): FileData | null {
    const [shownFrom, reader] = [path.parse(file).root, this.reader]
    const session = new LoadSession({ workspace: this.#findFolder(file), shownFrom, env: {}, literal: true, reader })
    const source = session.read(file, { file, line: 1, column: 1 }, file)
    return source === null ? null : session.load(source)
  }

  /** Returns the files of a sort in the workspace folder of a file, and those that are open. */
  #findFiles(sort: 'workflow' | 'scenarios' | null, beside: string): readonly string[] {
    const key = `${sort} ${path.dirname(beside)}`
    const open = [...this.open.values()].map((document) => document.file)
    const files =
      this.#filesOfSort.get(key) ?? findFilesOfSort(sort, beside, this.#findFolder(beside), open, this.reader)
    this.#filesOfSort.set(key, files)
    return files
  }

  /** Returns all workflow files of the workspace folders, and those that are open. */
  listWorkflowFiles(): readonly string[] {
    const homes = [
      ...this.folders.map((folder) => path.join(folder, 'any.yaml')),
      ...[...this.open.values()].map(({ file }) => file),
    ]
    return [...new Set(homes.flatMap((file) => this.#findFiles('workflow', file)))]
  }

  /** Returns the files that may name a file: workflow and scenario files of its workspace folder. */
  listNaming(file: string): readonly string[] {
    return [...this.#findFiles('workflow', file), ...this.#findFiles('scenarios', file)]
  }

  /** Returns the scenarios of a workflow file, as far as they can be read. */
  listScenarios(workflow: string): readonly ScenarioFile[] {
    const shownFrom = findShownFolder(workflow, this.around.env, this.around.cwd)
    const folder = this.#findFolder(workflow)
    return this.listScenarioFiles(workflow).flatMap(
      (file) => loadScenarios(file, folder, shownFrom, this.reader).file ?? [],
    )
  }

  /** Returns what an open file breaks in a closed one that calls it: errors that the saved files do not have. */
  async findBroken(file: string): Promise<readonly Finding[]> {
    const document = this.#readClosed(file)
    const { findings } = await this.analyze(document)
    const errors = findings.filter((each) => each.severity === 'error' && each.file === file)
    if (errors.length === 0) return []
    const { env, adapters } = this.around
    const shownFrom = findShownFolder(file, env, this.around.cwd)
    const workspace = this.#findFolder(file)
    const saved = await checkFile({ file, env, patterns: adapters.patterns, workspace, shownFrom, files: diskReader })
    const known = new Set(saved.findings.map(({ code, message }) => `${code} ${message}`))
    return errors.filter(({ code, message }) => !known.has(`${code} ${message}`))
  }

  /** Returns the paths of files that a file can name, relative to its folder: workflow files, or parts for `!file`. */
  listFilesBeside(file: string, sort: 'workflow' | 'part'): readonly string[] {
    const [folder, root] = [path.dirname(file), this.#findFolder(file)]
    const near = path.dirname(folder)
    const shown = this.#findFiles(sort === 'workflow' ? sort : null, file)
      .filter((each) => each !== file && (root === folder || isInside(near, each)))
      .map((each) => path.relative(folder, each).replaceAll('\\', '/'))
    return shown.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
  }

  /** Returns the scenario files of a workflow file: those in the same workspace folder, and those that are open. */
  listScenarioFiles(workflow: string): readonly string[] {
    return this.#findFiles('scenarios', workflow).filter((file) => isScenarioFileOf(workflow, file, this.reader))
  }

  /** Returns the workflow files that share kinds with a file: those that call each other, or have one catalogue. */
  listSharing(file: string): readonly string[] {
    const files = this.#findFiles('workflow', file)
    const links = new Map(files.map((each) => [each, this.#listLinks(each)]))
    const sharing = new Set([file])
    for (const reached of sharing) {
      for (const to of links.get(reached) ?? []) sharing.add(to)
      for (const [from, linked] of links) if (linked.has(reached)) sharing.add(from)
    }
    return [...sharing].filter((each) => links.has(each))
  }

  /** Returns a workflow file and those that call it, directly or not. */
  listCallers(file: string): readonly string[] {
    const files = this.#findFiles('workflow', file)
    const links = files.map((each) => [each, this.#listLinks(each)] as const)
    const callers = new Set([file])
    for (const called of callers) for (const [from, linked] of links) if (linked.has(called)) callers.add(from)
    return [...callers]
  }

  /** Returns the files that a workflow file calls, and those of its catalogue. */
  #listLinks(file: string): ReadonlySet<string> {
    const known = this.#links.get(file)
    if (known !== undefined) return known
    const links = new Set<string>()
    this.#links.set(file, links)
    const { raw = null, locator } = this.parse(file) ?? {}
    const kinds = getValueAt(raw, ['workflow', 'kinds'])
    for (const kind of isDataObject(kinds) ? Object.keys(kinds) : []) {
      const at = locator?.keyAt(['workflow', 'kinds', kind]).file ?? ''
      links.add(path.resolve(path.parse(file).root, at))
    }
    walkTexts(raw, [], (text, at) => {
      if (at.at(-1) === 'workflow') links.add(resolveRealPath(path.resolve(path.dirname(file), text)))
    })
    return links
  }

  /** Returns the workflow of a file as it is now, open or not; null if it cannot be read. */
  async readWorkflow(file: string): Promise<Workflow | null> {
    return (await this.analyze(this.#readClosed(file))).workflow
  }

  /** Returns a workflow file as a document, open or not. */
  #readClosed(file: string): OpenDocument {
    const closed = { source: this.readText(file), file, sort: 'workflow' as const, isTooLarge: false }
    return this.findByFile(file) ?? closed
  }

  /** Checks a document; a part is checked through the file that includes it. */
  analyze(part: OpenDocument | KnownDocument): Promise<Analysis> {
    const home = 'home' in part && part.home !== null ? part.home.file : null
    const document = home === null ? part : this.#readClosed(home)
    const known = this.#analyses.get(document.file)
    if (known !== undefined) return known.analysis
    const reads = new Set<string>()
    const analysis = this.#analyze(document, reads)
    this.#analyses.set(document.file, { reads, analysis })
    return analysis
  }

  /** Returns the analysis for a caret: of a long text that of an older version, which is there at once. */
  async analyzeAround(document: KnownDocument, line: number): Promise<Analysis> {
    if (document.home !== null) return this.analyze(document)
    const { source, sort, file } = document
    const last = source.getText().length > QUICK_CHARACTERS ? this.#known.get(file) : undefined
    const analysis = last ?? (await this.analyze(document))
    if (analysis.workflow !== null || (sort !== 'workflow' && sort !== 'scenarios')) return analysis
    // The line that is being written may be all that is wrong with a file that could never be read.
    const [start, end] = [line, line + 1].map((each) => source.offsetAt({ line: each, character: 0 }))
    const text = `${source.getText().slice(0, start)}\n${source.getText().slice(end)}`
    const without = { ...document, source: TextDocument.create(source.uri, 'yaml', source.version, text) }
    return this.#analyze(without, new Set())
  }

  async #analyze(document: OpenDocument, reads: Set<string>): Promise<Analysis> {
    const { file } = document
    const shownFrom = findShownFolder(file, this.around.env, this.around.cwd)
    const read = { ...NOTHING, ...(await this.#check(document, displayPath(shownFrom, file), shownFrom, reads)) }
    if (read.workflow !== null) this.#known.set(file, read)
    const toReal = (shown: string): string => (shown === '' ? file : resolveRealPath(path.resolve(shownFrom, shown)))
    const toRealPlace = <T extends Position>(place: T): T => ({ ...place, file: toReal(place.file) })
    const findings = read.findings.map(toRealPlace).map((finding) => {
      return finding.related === undefined ? finding : { ...finding, related: finding.related.map(toRealPlace) }
    })
    const isUnread = read.workflow === null && read.scenarios === null
    const isBroken = isUnread && findings.some((each) => each.file === file && SYNTAX.test(each.code))
    return { ...(document.sort === null ? NOTHING : (this.#known.get(file) ?? read)), findings, isBroken }
  }

  /** Checks another text of a document, without keeping anything of it. */
  async checkText(document: KnownDocument, text: string): Promise<Pick<Analysis, 'findings' | 'contract'>> {
    const { source, file } = document
    const other = { ...document, source: TextDocument.create(source.uri, 'yaml', source.version, text) }
    const shownFrom = findShownFolder(file, this.around.env, this.around.cwd)
    return { ...NOTHING, ...(await this.#check(other, displayPath(shownFrom, file), shownFrom, new Set())) }
  }

  async #check(
    document: OpenDocument,
    name: string,
    shownFrom: string,
    reads: Set<string>,
  ): Promise<Partial<Analysis>> {
    const { file, source, sort } = document
    const { env, adapters } = this.around
    const { patterns } = adapters
    const text = source.getText()
    const workspace = this.#findFolder(file)
    const files = this.#createReader(document, reads)
    if (sort !== null && document.isTooLarge) {
      const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MiB, so it is not checked here.`
      return { findings: [createUnplacedFinding('file-too-large', 'warning', message)] }
    }
    switch (sort) {
      case 'workflow': {
        const { findings, loaded, contract } = await checkFile({ file, env, patterns, workspace, shownFrom, files })
        return { findings, contract, workflow: loaded.workflow }
      }
      case 'scenarios': {
        const checked = await checkScenarioFile(file, { ...this.around, workspace, files }, new Map())
        return { ...checked, scenarios: checked.file }
      }
      case 'quarantine':
        return { findings: loadQuarantine(text, name, this.around.adapters.clock.now()).findings }
      case 'rules':
        return readRulesFile(text, name, patterns)
      case null:
        return {}
    }
  }
}

/** Returns where a file includes another one with `!file`; null if it does not. */
function findInclusion({ raw, locator }: FileData, part: string): Path | null {
  const shown = part.split(path.sep).join('/')
  const visit = (value: Data, at: Path): Path | null => {
    if (locator.at(at).file === shown) return at
    const inner = Array.isArray(value) ? value.entries() : isDataObject(value) ? Object.entries(value) : []
    for (const [key, item] of inner) {
      const found = typeof item === 'object' && item !== null ? visit(item as Data, [...at, key]) : null
      if (found !== null) return found
    }
    return null
  }
  return visit(raw, [])
}

export function toFile(uri: string): string | null {
  try {
    return resolveRealPath(fileURLToPath(uri))
  } catch {
    return null
  }
}
