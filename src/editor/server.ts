import path from 'node:path'
import {
  type CodeAction,
  CodeActionKind,
  CompletionItemKind,
  type Connection,
  createConnection,
  type Diagnostic,
  DiagnosticSeverity,
  type DocumentSymbol,
  type Location,
  ProposedFeatures,
  type Range,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  SymbolKind,
  TextDocumentSyncKind,
  type TextEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { isInside, resolveRealPath } from '../config/load/workspace.js'
import { isGroup, sitesOf, type Workflow } from '../config/model.js'
import type { Finding, Position } from '../core/finding.js'
import { VERSION } from '../core/version.js'
import { loadScenarios } from '../scenario/load.js'
import { completeAt, type Proposal } from './completion.js'
import { type Caret, type Cursor, readCursor, readValue } from './cursor.js'
import {
  type Analysis,
  type CheckSurroundings,
  Documents,
  findCaller,
  findSort,
  type OpenDocument,
  toFile,
  toUri,
} from './documents.js'
import { findEnd, findQuickFix, listOffers, type TextChange } from './fixes.js'
import { describeAt } from './hover.js'
import { findNameProblem, listScenarioUses, listUses, type NameUse } from './uses.js'

/** Time without a change after which a document is checked. */
const QUIET_MS = 150
/** Names of files in a folder that may be scenario files of a workflow; others are not opened. */
const SCENARIO_NAME = /\.test\.ya?ml$/
const MOST_SCENARIO_FILES = 200
/** LSP's code for a request that is valid and cannot be fulfilled. */
const REQUEST_FAILED = -32803
const INVALID_PARAMS = -32602

const ITEM_KINDS: Readonly<Record<Proposal['kind'], CompletionItemKind>> = {
  node: CompletionItemKind.Module,
  kind: CompletionItemKind.EnumMember,
  field: CompletionItemKind.Field,
  word: CompletionItemKind.Value,
  name: CompletionItemKind.Variable,
}

/** Serves the language server protocol on two streams until the client says `exit` or its output ends. */
export function serveEditor(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  around: CheckSurroundings,
): Promise<void> {
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  )
  new EditorServer(connection, new Documents(around)).start()
  return new Promise((resolve) => {
    input.once('end', resolve)
    connection.onExit(resolve)
    connection.listen()
  })
}

class EditorServer {
  readonly #texts = new Map<string, TextDocument>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly connection: Connection,
    private readonly documents: Documents,
  ) {}

  start(): void {
    const { connection, documents } = this
    connection.onInitialize(({ workspaceFolders, rootUri }) => {
      const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri == null ? [] : [rootUri])
      documents.folders = uris.flatMap((uri) => toFile(uri) ?? [])
      return {
        serverInfo: { name: 'conductor', version: VERSION },
        capabilities: {
          textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
          completionProvider: { triggerCharacters: ['.'] },
          hoverProvider: true,
          definitionProvider: true,
          referencesProvider: true,
          renameProvider: { prepareProvider: true },
          documentSymbolProvider: true,
          codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor] },
          workspace: { workspaceFolders: { supported: true } },
        },
      }
    })
    connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) =>
      this.#set(TextDocument.create(uri, languageId, version, text)),
    )
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      const text = this.#texts.get(uri)
      if (text !== undefined) this.#set(TextDocument.update(text, [...contentChanges], version))
    })
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      this.#texts.delete(uri)
      documents.close(uri)
      void connection.sendDiagnostics({ uri, diagnostics: [] })
      this.#schedule()
    })
    connection.onDidChangeWatchedFiles(() => {
      documents.forget()
      this.#schedule()
    })
    connection.onCompletion((params) => this.#complete(params.textDocument.uri, params.position))
    connection.onHover(async ({ textDocument: { uri }, position }) => {
      const at = await this.#look(uri, position)
      if (at === null) return null
      const { analysis, lines, cursor } = at
      const value = describeAt(analysis, lines, position.line, cursor)
      const range = createRange(position.line, cursor.start, cursor.end)
      return value === null ? null : { contents: { kind: 'markdown', value }, range }
    })
    connection.onDefinition(({ textDocument: { uri }, position }) => this.#define(uri, position))
    connection.onReferences(async ({ textDocument: { uri }, position, context }) => {
      const { uses } = await this.#findUses(uri, position)
      return uses
        .filter(({ isDefinition }) => context.includeDeclaration || !isDefinition)
        .map(({ location }) => location)
    })
    connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
      const { uses, name } = await this.#findUses(uri, position)
      const own = uses.find(({ location }) => location.uri === uri && holds(location.range, position))
      return own === undefined || name === null ? null : { range: own.location.range, placeholder: name }
    })
    connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => this.#rename(uri, position, newName))
    connection.onDocumentSymbol(async ({ textDocument: { uri } }) => this.#outline(uri))
    connection.onCodeAction(({ textDocument: { uri }, range: { start }, context }) =>
      this.#offer(uri, start, context.diagnostics),
    )
  }

  #set(text: TextDocument): void {
    this.#texts.set(text.uri, text)
    this.documents.set(text.uri, text.version, text.getText())
    this.#schedule()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#publish(), QUIET_MS)
  }

  /** Checks every open document; an answer about an older version is dropped. */
  async #publish(): Promise<void> {
    for (const document of this.documents.all()) {
      const analysis = await this.documents.analyze(document)
      if (this.documents.get(document.uri) !== document) return
      const diagnostics = this.#diagnose(analysis)
      await this.connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics })
    }
  }

  #diagnose(analysis: Analysis): Diagnostic[] {
    const { document, findings, workflow, shownFrom } = analysis
    return findings.flatMap((finding): Diagnostic[] => {
      const file = resolveRealPath(path.resolve(shownFrom, finding.file))
      if (finding.file === '' || file === document.file)
        return [this.#toDiagnostic(finding, this.#locate(document, finding).range)]
      // The document of an open file has its findings itself.
      if (this.documents.findByFile(file) !== undefined) return []
      const caller = workflow === null ? null : findCaller(workflow, file)
      const at = caller === null || workflow === null ? null : workflow.at(caller)
      const range = at === null ? this.#findMention(document, finding.file) : this.#locate(document, at).range
      const location = { uri: toUri(file), range: createRange(finding.line - 1, finding.column - 1, finding.column) }
      return [{ ...this.#toDiagnostic(finding, range), relatedInformation: [{ location, message: finding.message }] }]
    })
  }

  #toDiagnostic({ code, severity, message, suggestion }: Finding, range: Range): Diagnostic {
    return {
      range,
      code,
      source: 'conductor',
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      message: suggestion === null ? message : `${message} (${suggestion})`,
    }
  }

  /** Returns where a document mentions the name of a file, such as that of a `!file`; its first line otherwise. */
  #findMention({ text }: OpenDocument, file: string): Range {
    const lines = splitLines(text)
    const name = path.posix.basename(file)
    const line = Math.max(
      0,
      lines.findIndex((each) => each.includes(name)),
    )
    const column = Math.max(0, (lines[line] ?? '').indexOf(name))
    return createRange(line, column, column + name.length)
  }

  #locate({ text, uri }: Pick<OpenDocument, 'text' | 'uri'>, { line, column }: Position, length?: number): Location {
    const row = splitLines(text)[line - 1] ?? ''
    const start = Math.min(column - 1, row.length)
    const quoted = length !== undefined && /["']/.test(row[start] ?? '') ? 1 : 0
    const end = length === undefined ? findEnd(row, start) : start + quoted + length
    return { uri, range: createRange(line - 1, start + quoted, Math.min(end, row.length)) }
  }

  async #look(
    uri: string,
    caret: Caret,
  ): Promise<{ analysis: Analysis; lines: readonly string[]; cursor: Cursor } | null> {
    const document = this.documents.get(uri)
    if (document === undefined) return null
    const lines = splitLines(document.text)
    const cursor = readCursor(lines, caret)
    return cursor === null ? null : { analysis: await this.documents.analyze(document), lines, cursor }
  }

  async #complete(uri: string, position: Caret) {
    const at = await this.#look(uri, position)
    if (at === null || at.analysis.sort === null) return []
    const { analysis, lines, cursor } = at
    const start =
      cursor.expression === null ? cursor.start : position.character - (cursor.typed.split('.').at(-1) ?? '').length
    const range = createRange(
      position.line,
      start,
      Math.max(position.character, cursor.expression === null ? cursor.end : 0),
    )
    const hasColon = /^\s*:/.test((lines[position.line] ?? '').slice(cursor.end))
    return completeAt(analysis, lines, position.line, cursor).map((proposal, index) => {
      const { label, kind, rank, detail, documentation, insert = label } = proposal
      return {
        label,
        kind: ITEM_KINDS[kind],
        sortText: `${rank}${String(index).padStart(4, '0')}`,
        filterText: label,
        textEdit: { range, newText: hasColon ? label : insert },
        ...(detail === undefined ? {} : { detail }),
        ...(documentation === undefined ? {} : { documentation }),
      }
    })
  }

  async #define(uri: string, position: Caret): Promise<Location[]> {
    const at = await this.#look(uri, position)
    if (at === null) return []
    const { analysis, lines, cursor } = at
    const line = lines[position.line] ?? ''
    const tagged = line.indexOf('!file ')
    const value =
      tagged !== -1 ? tagged + '!file '.length : cursor.path.at(-1) === 'workflow' ? line.indexOf(':') + 1 : -1
    const written = value === -1 ? '' : readValue(line.slice(value))
    if (written !== '' && !cursor.isKey) {
      const file = resolveRealPath(path.resolve(path.dirname(analysis.document.file), written))
      return this.documents.reader.read(file).ok ? [{ uri: toUri(file), range: createRange(0, 0, 0) }] : []
    }
    const { uses } = await this.#findUses(uri, position)
    return uses.filter(({ isDefinition }) => isDefinition).map(({ location }) => location)
  }

  /** Returns all uses of the node that a caret names, in its workflow file and in the scenario files of that. */
  async #findUses(uri: string, position: Caret) {
    const none = { uses: [], name: null, workflow: null }
    const document = this.documents.get(uri)
    const analysis = document === undefined ? null : await this.documents.analyze(document)
    const workflow = analysis?.workflow ?? null
    if (analysis === null || workflow === null) return none
    const uses = [
      ...listUses(workflow).map((use) => this.#place(use, analysis.shownFrom)),
      ...this.#listScenarioUses(workflow, analysis.shownFrom),
    ]
    const own = uses.find(({ location }) => location.uri === uri && holds(location.range, position))
    if (own === undefined) return none
    return { uses: uses.filter(({ name }) => name === own.name), name: own.name, workflow }
  }

  #place(use: NameUse, shownFrom: string) {
    const file = resolveRealPath(path.resolve(shownFrom, use.file))
    const open = this.documents.findByFile(file)
    const read = open === undefined ? this.documents.reader.read(file) : null
    const text = open?.text ?? (read?.ok === true ? read.value.toString() : '')
    return { ...use, location: this.#locate({ uri: open?.uri ?? toUri(file), text }, use, use.name.length) }
  }

  /** Returns the uses in the scenario files beside a workflow file, and in those that are open. */
  #listScenarioUses(workflow: Workflow, shownFrom: string) {
    const folder = path.dirname(workflow.file)
    const names = this.documents.reader.names?.(folder) ?? []
    const beside = names.filter((name) => SCENARIO_NAME.test(name)).slice(0, MOST_SCENARIO_FILES)
    const open = this.documents.all().filter(({ file, text }) => findSort(file, text) === 'scenario')
    const files = new Set([...beside.map((name) => path.join(folder, name)), ...open.map(({ file }) => file)])
    return [...files].flatMap((file) => {
      const workspace = this.documents.folders.find((each) => isInside(each, file)) ?? path.dirname(file)
      const { file: scenarios } = loadScenarios(file, workspace, shownFrom, this.documents.reader)
      if (scenarios === null || resolveRealPath(path.resolve(path.dirname(file), scenarios.workflow)) !== workflow.file)
        return []
      return listScenarioUses(scenarios).map((use) => this.#place(use, shownFrom))
    })
  }

  async #rename(uri: string, position: Caret, newName: string) {
    const { uses, name, workflow } = await this.#findUses(uri, position)
    if (name === null || workflow === null) throw new ResponseError(REQUEST_FAILED, 'there is no node to rename here')
    const problem = newName === name ? null : findNameProblem(workflow, newName)
    if (problem !== null) throw new ResponseError(INVALID_PARAMS, problem)
    const changes: Record<string, TextEdit[]> = {}
    for (const { location } of uses) {
      const edits = changes[location.uri] ?? []
      changes[location.uri] = [...edits, { range: location.range, newText: newName }]
    }
    return { changes }
  }

  async #outline(uri: string): Promise<DocumentSymbol[]> {
    const document = this.documents.get(uri)
    const analysis = document === undefined ? null : await this.documents.analyze(document)
    if (analysis === null || document === undefined) return []
    const { workflow, scenarios, sort } = analysis
    const symbol = (name: string, detail: string, kind: SymbolKind, at: Position): DocumentSymbol => {
      const { range } = this.#locate(document, at)
      return { name, detail, kind, range, selectionRange: range }
    }
    if (sort === 'scenario')
      return (scenarios?.scenarios ?? []).map(({ name, position }) =>
        symbol(name, 'scenario', SymbolKind.Event, position),
      )
    if (sort !== 'workflow' || workflow === null) return []
    const sites = sitesOf(workflow)
    const create = ({ step, path: at }: (typeof sites)[number]): DocumentSymbol =>
      symbol(
        step.name,
        step.type,
        isGroup(step) ? SymbolKind.Namespace : SymbolKind.Function,
        workflow.at([...at, 'name']),
      )
    return sites
      .filter(({ group }) => group === null)
      .map((site) => {
        const { step } = site
        const members = sites.filter(({ group }) => group === step).map(create)
        return members.length === 0 ? create(site) : { ...create(site), children: members }
      })
  }

  async #offer(uri: string, caret: Caret, chosen: readonly Diagnostic[]): Promise<CodeAction[]> {
    const document = this.documents.get(uri)
    if (document === undefined) return []
    const analysis = await this.documents.analyze(document)
    const lines = splitLines(document.text)
    const own = analysis.findings.filter(
      ({ file, line }) =>
        line - 1 === caret.line && resolveRealPath(path.resolve(analysis.shownFrom, file)) === document.file,
    )
    const fixes = [
      ...own.flatMap((finding) => findQuickFix(finding, lines) ?? []),
      ...(analysis.sort === 'workflow' ? listOffers(analysis, lines, caret, own) : []),
    ]
    return fixes.map(({ title, finding, change }) => ({
      title,
      kind: finding === null ? CodeActionKind.Refactor : CodeActionKind.QuickFix,
      edit: { changes: { [uri]: [toEdit(change)] } },
      ...(finding === null ? {} : { diagnostics: chosen.filter(({ code }) => code === finding.code) }),
    }))
  }
}

function toEdit({ start, end, text }: TextChange): TextEdit {
  return { range: { start, end }, newText: text }
}

function createRange(line: number, start: number, end: number): Range {
  return { start: { line, character: start }, end: { line, character: Math.max(start, end) } }
}

function holds({ start, end }: Range, { line, character }: Caret): boolean {
  return start.line === line && start.character <= character && character <= end.character
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/)
}
