import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseRulesFile } from '../config/load/rules-file.js'
import {
  diskReader,
  displayPath,
  isInside,
  resolveRealPath,
  type SourceReader,
  shownFolder,
} from '../config/load/workspace.js'
import { allVariants, type Path, sitesOf, type Workflow } from '../config/model.js'
import { loadQuarantine } from '../config/quarantine.js'
import type { Finding } from '../core/finding.js'
import { err, ok } from '../core/result.js'
import { type Checked, checkFile } from '../run/prepare.js'
import type { ScenarioFile } from '../scenario/load.js'
import { checkScenarioFile } from '../scenario/test-files.js'
import { readValue } from './cursor.js'

export type CheckSurroundings = Omit<Parameters<typeof checkScenarioFile>[1], 'files'>

/** Sort of a document by its name and its first keys; null for other YAML, which the server ignores. */
export type DocumentSort = 'workflow' | 'scenario' | 'rules' | 'quarantine' | null

export interface OpenDocument {
  readonly uri: string
  /** Absolute real path. */
  readonly file: string
  readonly version: number
  readonly text: string
}

/** Checked content of a document. */
export interface Analysis {
  readonly document: OpenDocument
  readonly sort: DocumentSort
  readonly findings: readonly Finding[]
  /** The last version of the workflow that could be read, of this file or of the file that the scenarios name. */
  readonly workflow: Workflow | null
  readonly contract: Checked['contract']
  readonly scenarios: ScenarioFile | null
  /** Folder that files of findings are relative to. */
  readonly shownFrom: string
}

const MOST_BYTES = 2 * 1024 * 1024
const TOP_KEY = /^(["']?)([\w-]+)\1\s*:/gm

export function findSort(file: string, text: string): DocumentSort {
  const name = path.basename(file)
  if (/^conductor-triage\.ya?ml$/.test(name)) return 'rules'
  if (/^quarantine\.ya?ml$/.test(name)) return 'quarantine'
  if (!/\.ya?ml$/i.test(name)) return null
  const keys = new Set([...text.slice(0, MOST_BYTES).matchAll(TOP_KEY)].map(([, , key]) => key))
  if (keys.has('scenarios') || /\.test\.ya?ml$/.test(name)) return 'scenario'
  // `on:` and `jobs:` make a workflow of GitHub.
  if (keys.has('jobs') || keys.has('on')) return null
  const isWorkflow =
    /\.conductor\.ya?ml$/.test(name) || ['workflow', 'agents', 'nodes', 'entry_point'].some((key) => keys.has(key))
  return isWorkflow ? 'workflow' : null
}

/** The documents of the editor over the files of its folders. Nothing outside of the folders is read, and nothing is written. */
export class Documents {
  readonly #open = new Map<string, OpenDocument>()
  readonly #analyses = new Map<string, Promise<Analysis>>()
  /** The last workflow of each file that could be read. */
  readonly #known = new Map<string, Pick<Analysis, 'workflow' | 'contract'>>()
  folders: readonly string[] = []

  constructor(private readonly around: CheckSurroundings) {}

  /** Reads open documents first, then the disk. */
  readonly reader: SourceReader = {
    realpath: diskReader.realpath,
    read: (file) => {
      const document = this.findByFile(file)
      if (document !== undefined) return ok(document.text)
      return this.isReadable(file) ? diskReader.read(file) : err({ code: 'file-not-found' })
    },
    names: (folder) => (this.isReadable(folder) ? (diskReader.names?.(folder) ?? []) : []),
  }

  isReadable(file: string): boolean {
    return this.folders.some((folder) => isInside(folder, file))
  }

  set(uri: string, version: number, text: string): void {
    const file = toFile(uri)
    if (file === null) return
    this.#open.set(uri, { uri, file, version, text })
    this.forget()
  }

  close(uri: string): void {
    this.#open.delete(uri)
    this.forget()
  }

  /** Drops what was computed: a document or a file on the disk has changed, and others may include it. */
  forget(): void {
    this.#analyses.clear()
  }

  get(uri: string): OpenDocument | undefined {
    return this.#open.get(uri)
  }

  all(): readonly OpenDocument[] {
    return [...this.#open.values()]
  }

  findByFile(file: string): OpenDocument | undefined {
    return this.all().find((document) => document.file === file)
  }

  /** Checks a document once for each version of the documents. */
  analyze(document: OpenDocument): Promise<Analysis> {
    const known = this.#analyses.get(document.uri)
    if (known !== undefined) return known
    const analysis = this.#check(document)
    this.#analyses.set(document.uri, analysis)
    return analysis
  }

  async #check(document: OpenDocument): Promise<Analysis> {
    const { file, text } = document
    const shownFrom = shownFolder(file, this.around.env, this.around.cwd)
    const isTooLarge = Buffer.byteLength(text) > MOST_BYTES
    const sort = isTooLarge ? findSort(file, text.slice(0, 10_000)) : findSort(file, text)
    const nothing = { document, sort, findings: [], workflow: null, contract: null, scenarios: null, shownFrom }
    if (sort === null) return nothing
    if (isTooLarge) {
      const message = `The file is larger than ${MOST_BYTES / 1024 / 1024} MiB, so it is not checked here.`
      const at = { file: displayPath(shownFrom, file), line: 1, column: 1 }
      return {
        ...nothing,
        findings: [{ ...at, code: 'file-too-large', severity: 'warning', message, suggestion: null }],
      }
    }
    switch (sort) {
      case 'workflow':
        return { ...nothing, ...(await this.#checkWorkflow(file, shownFrom)) }
      case 'scenario':
        return { ...nothing, ...(await this.#checkScenarios(document, shownFrom)) }
      case 'quarantine':
        return {
          ...nothing,
          findings: loadQuarantine(text, displayPath(shownFrom, file), Date.now()).findings,
        }
      case 'rules':
        return { ...nothing, findings: await this.#checkRules(document, shownFrom) }
    }
  }

  async #checkWorkflow(file: string, shownFrom: string) {
    const { env, adapters } = this.around
    const workspace = this.folders.find((folder) => isInside(folder, file)) ?? path.dirname(file)
    const { patterns } = adapters
    const { findings, loaded, contract } = await checkFile({
      file,
      env,
      patterns,
      workspace,
      shownFrom,
      files: this.reader,
    })
    const read = { workflow: loaded.workflow, contract }
    if (loaded.workflow !== null) this.#known.set(file, read)
    return { findings, ...(this.#known.get(file) ?? read) }
  }

  /** The workflow of a scenario file that cannot be parsed is the one that its text names. */
  async #checkScenarios({ file, text }: OpenDocument, shownFrom: string) {
    const checked = await checkScenarioFile(file, { ...this.around, files: this.reader }, new Map())
    const line = text.split('\n').find((each) => each.startsWith('workflow:')) ?? ''
    const named = readValue(line.slice('workflow:'.length))
    const target = named === '' ? null : resolveRealPath(path.resolve(path.dirname(file), named))
    const read = target === null ? { workflow: null, contract: null } : await this.#checkWorkflow(target, shownFrom)
    return { ...read, findings: checked.findings, scenarios: checked.file }
  }

  async #checkRules({ file, text }: OpenDocument, shownFrom: string): Promise<readonly Finding[]> {
    const read = await parseRulesFile(text, path.basename(file), this.around.adapters.patterns)
    if (read.ok) return []
    const [, line = '1', message = read.error] = /, line (\d+): (.*)$/s.exec(read.error) ?? []
    const at = { file: displayPath(shownFrom, file), line: Number(line), column: 1 }
    return [{ ...at, code: 'bad-rules', severity: 'error', message, suggestion: null }]
  }
}

/** Returns the real path of a document; null for one that is no file. */
export function toFile(uri: string): string | null {
  try {
    return resolveRealPath(fileURLToPath(uri))
  } catch {
    return null
  }
}

export function toUri(file: string): string {
  return pathToFileURL(file).href
}

/** Returns the path of the `workflow:` that calls a file, directly or through others; null if none does. */
export function findCaller(workflow: Workflow, file: string): Path | null {
  for (const { step, path: at } of sitesOf(workflow)) {
    if (step.type !== 'workflow') continue
    const child = workflow.children.get(step.workflow)
    const isDirect = resolveRealPath(path.resolve(path.dirname(workflow.file), step.workflow)) === file
    if (isDirect || (child !== undefined && allVariants(child).some((called) => called.file === file)))
      return [...at, 'workflow']
  }
  return null
}
