import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { visit } from 'yaml'
import { listVariants } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import { once } from '../core/maps.js'
import type { Clock } from '../core/ports.js'
import { resolveRealPath } from '../source/workspace.js'
import { parseHalfWritten } from '../source/yaml.js'
import { findLargest } from '../text/lists.js'
import type { Analysis, Documents, OpenDocument } from './documents.js'
import { createRange, locate, toRange } from './ranges.js'
import { computeDelay, findWrittenLine, moveRange, PAUSE_MS, toReplacement } from './typing.js'

/** Diagnostics of a document, which move with its text. */
interface Lists {
  readonly shown: readonly lsp.Diagnostic[]
  /** Those of the last version that could be parsed. */
  readonly sound: readonly lsp.Diagnostic[]
  /** Version of the text that `shown` is about, as far as the editor was told. */
  readonly version: number | null
}

const NONE: Lists = { shown: [], sound: [], version: null }

const OLD = 'from before the syntax error'

/** Publishes what is wrong with the open documents, without disturbing who writes. */
export class Publisher {
  readonly #lists = new Map<string, Lists>()
  /** Documents that were changed since they were opened; others break nothing. */
  readonly #changed = new Set<string>()
  /** Closed documents with diagnostics. */
  #broken: readonly string[] = []
  #round = new AbortController()
  #changedAt = 0
  /** The line that is being written. */
  #written: { readonly uri: string; readonly line: number | null } = { uri: '', line: null }

  constructor(
    private readonly connection: Pick<lsp.Connection, 'sendDiagnostics' | 'console'>,
    private readonly documents: Documents,
    private readonly clock: Pick<Clock, 'now' | 'sleepUntil'>,
  ) {}

  /** Applies changes to a document, and moves its diagnostics. */
  change(source: TextDocument, changes: readonly lsp.TextDocumentContentChangeEvent[], version: number): TextDocument {
    const { uri } = source
    this.#changed.add(uri)
    let changed = source
    for (const change of changes) {
      const replacement = toReplacement(changed, change)
      const lists = this.#lists.get(uri) ?? NONE
      const move = (list: readonly lsp.Diagnostic[]) =>
        list.map((each) => ({ ...each, range: moveRange(each.range, replacement) }))
      this.#lists.set(uri, { ...lists, shown: move(lists.shown), sound: move(lists.sound) })
      this.#written = { uri, line: findWrittenLine(replacement) }
      changed = TextDocument.update(changed, [change], version)
    }
    return changed
  }

  close(uri: string): void {
    this.#lists.delete(uri)
    this.#changed.delete(uri)
    this.settle()
    void this.connection.sendDiagnostics({ uri, diagnostics: [] })
  }

  /** Forgets which line is being written, because something else happened. */
  settle(): void {
    this.#written = { uri: '', line: null }
  }

  /** Checks what was forgotten after a pause; an answer about an older version is dropped. */
  async schedule(): Promise<void> {
    this.#round.abort()
    this.#round = new AbortController()
    this.#changedAt = this.clock.now()
    const { signal } = this.#round
    await this.clock.sleepUntil(this.#changedAt + PAUSE_MS, signal)
    const lists = signal.aborted ? null : await this.#collect(signal)
    if (lists === null) return
    const delays = [...lists].map(([{ source }, fresh]) => {
      const line = this.#written.uri === source.uri ? this.#written.line : null
      return computeDelay(this.#lists.get(source.uri)?.shown ?? [], fresh, line)
    })
    await this.clock.sleepUntil(this.#changedAt + findLargest([PAUSE_MS, ...delays]), signal)
    if (signal.aborted) return
    for (const [{ source }, diagnostics] of lists) this.#publish(source, diagnostics)
    await this.#publishCallers([...lists.keys()], signal)
  }

  /** Publishes what open files break in closed ones that call them, until it is repaired. */
  async #publishCallers(documents: readonly OpenDocument[], signal: AbortSignal): Promise<void> {
    const changed = documents.filter(({ sort, source }) => sort === 'workflow' && this.#changed.has(source.uri))
    const files = changed.map(({ file }) => file)
    const callers = new Set(files.flatMap((file) => this.documents.listCallers(file)))
    const broken = new Map<string, lsp.Diagnostic[]>()
    for (const file of callers) {
      if (this.documents.findByFile(file) !== undefined) continue
      const findings = await this.documents.findBroken(file)
      if (signal.aborted) return
      const { uri } = this.documents.readText(file)
      if (findings.length > 0)
        broken.set(
          uri,
          findings.map((finding) => this.#toDiagnostic(finding, null)),
        )
    }
    for (const uri of this.#broken)
      if (!broken.has(uri) && !this.documents.open.has(uri))
        void this.connection.sendDiagnostics({ uri, diagnostics: [] })
    for (const [uri, diagnostics] of broken) void this.connection.sendDiagnostics({ uri, diagnostics })
    this.#broken = [...broken.keys()]
  }

  #publish({ uri, version }: TextDocument, shown: readonly lsp.Diagnostic[]): void {
    const lists = this.#lists.get(uri) ?? NONE
    this.#lists.set(uri, { ...lists, shown, version })
    if (lists.version === version && JSON.stringify(lists.shown) === JSON.stringify(shown)) return
    void this.connection.sendDiagnostics({ uri, version, diagnostics: [...shown] })
  }

  /** Returns the diagnostics of every open document; null if another round began meanwhile. */
  async #collect(signal: AbortSignal): Promise<ReadonlyMap<OpenDocument, readonly lsp.Diagnostic[]> | null> {
    const all = [...this.documents.open.values()]
    const found = new Map(all.map((document) => [document, new Map<string, lsp.Diagnostic>()]))
    const broken = new Set<OpenDocument>()
    for (const document of all) {
      const { home = null } = this.documents.find(document.source.uri) ?? {}
      const analysis = await this.documents.analyze(home === null ? document : { ...document, sort: 'workflow', home })
      if (signal.aborted) return null
      const parse = once(() => parseHalfWritten(document.source.getText()))
      if (analysis.isBroken && home === null) broken.add(document)
      for (const finding of analysis.findings) {
        const open = this.documents.findByFile(finding.file)
        // A part has its own findings only, those that the check of its caller finds in it.
        if (home !== null && open !== document) continue
        // A document that is checked itself has its findings already; a part that is open gets those of its callers.
        if (open !== undefined && open !== document && open.sort !== null) continue
        const mention = open === undefined ? findMention(document, analysis, finding.file, parse()) : null
        const diagnostic = this.#toDiagnostic(finding, mention)
        found.get(open ?? document)?.set(JSON.stringify(diagnostic), diagnostic)
      }
    }
    return new Map(
      [...found].map(([document, list]) => [document, this.#keep(document, [...list.values()], broken.has(document))]),
    )
  }

  /** A text that cannot be parsed keeps the diagnostics of its last version that could. */
  #keep({ source: { uri } }: OpenDocument, fresh: readonly lsp.Diagnostic[], isBroken: boolean) {
    const lists = this.#lists.get(uri) ?? NONE
    if (isBroken) return [...fresh, ...lists.sound.map((each) => ({ ...each, message: `${each.message} (${OLD})` }))]
    this.#lists.set(uri, { ...lists, sound: fresh })
    return fresh
  }

  /** A finding of a file that is not open stands where the document mentions the file. */
  #toDiagnostic(finding: Finding, mention: lsp.Range | null): lsp.Diagnostic {
    const { code, severity, message, suggestion } = finding
    const source = this.documents.readText(finding.file)
    const related = [...(mention === null ? [] : [finding]), ...(finding.related ?? [])].map((place) => {
      const document = this.documents.readText(place.file)
      return { location: { uri: document.uri, range: locate(document, place) }, message: place.message }
    })
    return {
      range: mention ?? locate(source, finding),
      code,
      codeDescription: { href: createCodeAddress(code) },
      source: 'conductor',
      severity: severity === 'error' ? lsp.DiagnosticSeverity.Error : lsp.DiagnosticSeverity.Warning,
      message: suggestion === null ? message : `${message} (${suggestion})`,
      ...(related.length > 0 && { relatedInformation: related }),
    }
  }
}

const DOCS = 'https://github.com/conductor-action/conductor-action/blob/v1/docs'

/** Returns the address of the row of the docs that explains a code. */
function createCodeAddress(code: string): string {
  const page = code.startsWith('scenario-') ? 'testing.md' : 'validation.md'
  return `${DOCS}/${page}#:~:text=${code.replaceAll('-', '%2D')}`
}

/** Returns the place of a document that names the file of a finding, or a file that leads to it; the first line otherwise. */
function findMention(
  { source, file: from }: OpenDocument,
  { workflow }: Analysis,
  file: string,
  parsed: ReturnType<typeof parseHalfWritten>,
): lsp.Range {
  let range = createRange(0, 0, 1)
  visit(parsed, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string' || node.value.length > 1000) return
      const child = workflow?.children.get(node.value)
      const isNamed = resolveRealPath(path.resolve(path.dirname(from), node.value)) === file
      if (!isNamed && (child === undefined || !listVariants(child).some((called) => called.file === file))) return
      range = toRange(source, node)
      return visit.BREAK
    },
  })
  return range
}
