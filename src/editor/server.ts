import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { isNode, visit } from 'yaml'
import { findKindNameProblem } from '../config/kind-uses.js'
import type { FileSort } from '../config/load/file-sorts.js'
import { collectSites, isGroup, listVariants, listWorkflows } from '../config/model.js'
import { findNameProblem, listUses } from '../config/name-uses.js'
import type { Finding, Path, Position } from '../core/finding.js'
import { err, ok, type Result } from '../core/result.js'
import { VERSION } from '../core/version.js'
import { resolveRealPath } from '../source/workspace.js'
import { parseHalfWritten } from '../source/yaml.js'
import { errorMessage } from '../text/error-message.js'
import { completeAt } from './completion.js'
import { type Analysis, type CheckSurroundings, Documents, type OpenDocument, toFile } from './documents.js'
import { findQuickFix, listOffers } from './fixes.js'
import { describeAt } from './hover.js'
import { findKindUses } from './kind-places.js'
import {
  createNodeLenses,
  type OpenStudio,
  parseSimulateArguments,
  readLensSetting,
  SIMULATE_COMMAND,
} from './lenses.js'
import { describeCaret, findWord, getLine } from './place.js'
import { containsPosition, createRange, locate, toRange } from './ranges.js'

const QUIET_MS = 100

const CAPABILITIES: lsp.ServerCapabilities = {
  textDocumentSync: { openClose: true, change: lsp.TextDocumentSyncKind.Incremental },
  completionProvider: { triggerCharacters: ['.'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  codeActionProvider: { codeActionKinds: [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.Refactor] },
  codeLensProvider: {},
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
}

/** Serves the protocol until `exit` or the end of the input; the error is a header behind which no message can be found. */
export function serveEditor(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  around: CheckSurroundings,
  openStudio: OpenStudio = async () => err('there is no studio here'),
): Promise<Result<void, string>> {
  const reader = new lsp.StreamMessageReader(input)
  const connection = lsp.createConnection(reader, new lsp.StreamMessageWriter(output))
  new EditorServer(connection, new Documents(around), openStudio).start()
  return new Promise((resolve) => {
    const end = (): void => resolve(ok(undefined))
    input.once('end', end)
    connection.onExit(end)
    reader.onError((error) => {
      // A message that is not JSON has its length, so the next one is found.
      if (!(error instanceof SyntaxError)) resolve(err(errorMessage(error)))
    })
    connection.listen()
  })
}

class EditorServer {
  #timer: NodeJS.Timeout | undefined
  #state: 'new' | 'ready' | 'ended' = 'new'
  #hasLenses = true

  constructor(
    private readonly connection: lsp.Connection,
    private readonly documents: Documents,
    private readonly openStudio: OpenStudio,
  ) {}

  start(): void {
    const { connection, documents } = this
    connection.onInitialize(({ workspaceFolders, rootUri, capabilities, initializationOptions }) => {
      this.#state = 'ready'
      this.#hasLenses = readLensSetting(initializationOptions)
      documents.folders = toFolders(workspaceFolders ?? (rootUri == null ? [] : [{ uri: rootUri }]))
      const canRegister = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
      const watchers = [{ globPattern: '**/*.{yaml,yml,json,md,txt}' }]
      connection.onInitialized(() => {
        if (canRegister) void connection.client.register(lsp.DidChangeWatchedFilesNotification.type, { watchers })
      })
      const canShow = capabilities.window?.showDocument?.support === true
      const executeCommandProvider = { commands: canShow ? [SIMULATE_COMMAND] : [] }
      return {
        serverInfo: { name: 'conductor', version: VERSION },
        capabilities: { ...CAPABILITIES, executeCommandProvider },
      }
    })
    connection.onDidChangeConfiguration(({ settings }) => {
      this.#hasLenses = readLensSetting(settings)
    })
    connection.onShutdown(() => {
      this.#state = 'ended'
    })
    connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
      documents.set(TextDocument.create(uri, languageId, version, text))
      this.#schedule()
    })
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      const source = documents.open.get(uri)?.source
      if (source !== undefined) documents.set(TextDocument.update(source, [...contentChanges], version))
      this.#schedule()
    })
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      documents.open.delete(uri)
      void connection.sendDiagnostics({ uri, diagnostics: [] })
      this.#schedule()
    })
    connection.onDidChangeWatchedFiles(() => this.#schedule())
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event: { added, removed } }) => {
      const gone = toFolders(removed)
      documents.folders = [...documents.folders.filter((folder) => !gone.includes(folder)), ...toFolders(added)]
      this.#schedule()
    })
    const answer =
      <P, R>(handler: (params: P) => R) =>
      (params: P): R => {
        if (this.#state === 'ready') return handler(params)
        const code = this.#state === 'new' ? lsp.ErrorCodes.ServerNotInitialized : lsp.ErrorCodes.InvalidRequest
        throw new lsp.ResponseError(code, 'the server is not initialized, or it is shut down')
      }
    connection.onCompletion(answer((params) => this.#complete(params)))
    connection.onHover(answer((params) => this.#describe(params)))
    connection.onDefinition(answer((params) => this.#define(params)))
    connection.onReferences(
      answer((params) => this.#listReferences(params, params.context.includeDeclaration ? 'all' : 'use')),
    )
    connection.onPrepareRename(
      answer(async (params) => ((await this.#findKind(params)) ?? (await this.#findUses(params))).own?.range ?? null),
    )
    connection.onRenameRequest(answer((params) => this.#rename(params, params.newName)))
    connection.onDocumentSymbol(answer((params) => this.#outline(params)))
    connection.onCodeAction(answer((params) => this.#offer(params, params.range, params.context)))
    connection.onCodeLens(answer((params) => this.#listLenses(params)))
    connection.onExecuteCommand(answer((params) => this.#execute(params)))
  }

  #schedule(): void {
    this.documents.analyses.clear()
    clearTimeout(this.#timer)
    const report = (error: unknown): void => this.connection.console.error(errorMessage(error))
    this.#timer = setTimeout(() => void this.#publish().catch(report), QUIET_MS)
  }

  /** Checks every open document; an answer about an older version is dropped. */
  async #publish(): Promise<void> {
    const all = [...this.documents.open.values()]
    const lists = new Map(all.map((document) => [document, new Map<string, lsp.Diagnostic>()]))
    for (const document of all) {
      const analysis = await this.documents.analyze(document)
      if (all.some((each) => this.documents.open.get(each.source.uri) !== each)) return
      for (const finding of analysis.findings) {
        const open = this.documents.findByFile(finding.file)
        // A document that is checked itself has its findings already; a part that is open gets those of its callers.
        if (open !== undefined && open !== document && open.sort !== null) continue
        const mention = open === undefined ? this.#findMention(document, analysis, finding) : null
        const diagnostic = this.#toDiagnostic(finding, mention)
        lists.get(open ?? document)?.set(JSON.stringify(diagnostic), diagnostic)
      }
    }
    for (const [{ source }, found] of lists) {
      const { uri, version } = source
      await this.connection.sendDiagnostics({ uri, version, diagnostics: [...found.values()] })
    }
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
      source: 'conductor',
      severity: severity === 'error' ? lsp.DiagnosticSeverity.Error : lsp.DiagnosticSeverity.Warning,
      message: suggestion === null ? message : `${message} (${suggestion})`,
      ...(related.length > 0 && { relatedInformation: related }),
    }
  }

  /** Returns the place of a document that names the file of a finding, or a file that leads to it; the first line otherwise. */
  #findMention({ source, file: from }: OpenDocument, { workflow }: Analysis, { file }: Finding): lsp.Range {
    let range = createRange(0, 0, 1)
    visit(parseHalfWritten(source.getText()), {
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

  #find({ textDocument: { uri } }: lsp.DocumentSymbolParams) {
    const document = this.documents.open.get(uri)
    if (document === undefined || document.sort === null || document.isTooLarge) return null
    return { ...document, document, sort: document.sort }
  }

  async #look(params: lsp.TextDocumentPositionParams) {
    const found = this.#find(params)
    const place = found === null ? null : describeCaret(found.source, found.sort, params.position)
    if (found === null || place === null) return null
    return { ...found, place, analysis: await this.documents.analyzeWithout(found.document, params.position.line) }
  }

  async #complete(params: lsp.TextDocumentPositionParams) {
    const at = await this.#look(params)
    if (at === null) return []
    const { start, end, expression, isKey, before } = at.place
    const { line, character } = params.position
    const text = getLine(at.source, line)
    // In an expression the part behind the last dot is replaced.
    const typed = text.slice(start, character).split('.').at(-1) ?? ''
    const range =
      expression === null ? createRange(line, start, end) : createRange(line, character - typed.length, character)
    const colon = /^\s*:/.test(text.slice(end)) ? '' : ': '
    return completeAt(at.analysis, at.place).map(({ rank, insert, ...item }, index) => {
      const isField = isKey || item.kind === lsp.CompletionItemKind.Field
      const word = /^["']/.test(before) ? item.label : (insert ?? item.label)
      const sortText = `${rank}${String(index).padStart(4, '0')}`
      return { ...item, sortText, textEdit: { range, newText: isField ? `${word}${colon}` : word } }
    })
  }

  async #describe(params: lsp.TextDocumentPositionParams) {
    const at = await this.#look(params)
    const value = at === null ? null : describeAt(at.analysis, at.place)
    if (at === null || value === null) return null
    const range = createRange(params.position.line, at.place.start, at.place.end)
    return { contents: { kind: 'markdown' as const, value }, range }
  }

  async #define(params: lsp.TextDocumentPositionParams) {
    const at = await this.#look(params)
    if (at !== null && (at.place.naming === 'file' || at.place.scalar.tag === '!file')) {
      const file = resolveRealPath(path.resolve(path.dirname(at.file), String(at.place.scalar.value)))
      const { uri } = this.documents.readText(file)
      return this.documents.reader.read(file).ok ? [{ uri, range: createRange(0, 0, 0) }] : []
    }
    return this.#listReferences(params, 'definition')
  }

  #listUses(file: string, sort: FileSort) {
    const data = this.documents.parse(file)
    return (data === null ? [] : listUses(data, sort)).map((use) => {
      const source = this.documents.readText(path.resolve(path.parse(file).root, use.file))
      return { ...use, uri: source.uri, range: locate(source, use, use.name.length) }
    })
  }

  /** Returns all uses of the node that a caret names, in the workflow file that defines it and in the scenario files of that. */
  async #findUses(params: lsp.TextDocumentPositionParams) {
    const found = this.#find(params)
    const none = { all: [], own: undefined, names: [] }
    if (found === null) return none
    const { source, document, file, sort } = found
    const { line, character } = params.position
    const [start] = findWord(getLine(source, line), character)
    const own = this.#listUses(file, sort).findLast(({ uri, range }) => {
      const isInWord = range.start.character >= start && range.start.character <= character
      return uri === source.uri && range.start.line === line && (isInWord || containsPosition(range, params.position))
    })
    if (own === undefined) return none
    const { workflow } = await this.documents.analyze(document)
    const files = sort === 'workflow' || workflow === null ? [file] : listWorkflows(workflow).map((each) => each.file)
    for (const home of files) {
      const uses = this.#listUses(home, 'workflow')
      const names = uses.filter(({ isDefinition }) => isDefinition).map(({ name }) => name)
      if (!names.includes(own.name)) continue
      const scenarios = this.documents.listScenarioFiles(home).flatMap((each) => this.#listUses(each, 'scenarios'))
      return { own, names, all: [...uses, ...scenarios].filter(({ name }) => name === own.name) }
    }
    return none
  }

  async #findKind({ textDocument: { uri }, position }: lsp.TextDocumentPositionParams) {
    const document = this.documents.open.get(uri)
    return document === undefined ? null : findKindUses(this.documents, document, position)
  }

  async #listReferences(params: lsp.TextDocumentPositionParams, wanted: 'all' | 'use' | 'definition') {
    const kind = await this.#findKind(params)
    const { all } = kind ?? (await this.#findUses(params))
    const isDefinition = (use: (typeof all)[number]): boolean =>
      'isDefinition' in use ? use.isDefinition : kind?.definitions.includes(use) === true
    const uses = all.filter((use) => wanted === 'all' || isDefinition(use) === (wanted === 'definition'))
    return uses.filter(({ name }) => name !== '').map(({ uri, range }) => ({ uri, range }))
  }

  async #rename(params: lsp.TextDocumentPositionParams, newName: string) {
    const kind = await this.#findKind(params)
    const { all, problem } = kind === null ? await this.#renameNode(params, newName) : renameKind(kind, newName)
    const different = all.find(({ uri, range, name }) => this.#readRange(uri, range) !== name)
    const written =
      different === undefined
        ? null
        : `${different.name} is written in another way, or by an alias, in line ${different.line}`
    if (newName !== all[0]?.name && (problem ?? written) !== null)
      throw new lsp.ResponseError(lsp.ErrorCodes.InvalidParams, problem ?? written ?? '')
    const changes: Record<string, lsp.TextEdit[]> = {}
    for (const { uri, range } of all) changes[uri] = [...(changes[uri] ?? []), { range, newText: newName }]
    return { changes }
  }

  async #renameNode(params: lsp.TextDocumentPositionParams, newName: string) {
    const { all, own, names } = await this.#findUses(params)
    if (own === undefined)
      throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, 'there is no node, kind or field to rename here')
    return { all, problem: newName === own.name ? null : findNameProblem(newName, all, names) }
  }

  #readRange(uri: string, range: lsp.Range): string {
    const file = toFile(uri)
    return file === null ? '' : this.documents.readText(file).getText(range)
  }

  async #outline(params: lsp.DocumentSymbolParams): Promise<lsp.DocumentSymbol[]> {
    const found = this.#find(params)
    if (found === null) return []
    const { source, sort, document } = found
    const { workflow, scenarios } = await this.documents.analyze(document)
    const parsed = parseHalfWritten(source.getText())
    const create = (name: string, detail: string, kind: lsp.SymbolKind, at: Path, position: Position) => {
      const selectionRange = locate(source, position)
      const node = parsed?.getIn(at, true)
      const range = isNode(node) ? toRange(source, node) : selectionRange
      // A file that cannot be parsed keeps its last outline, whose places may be gone.
      const isAround = containsPosition(range, selectionRange.start) && containsPosition(range, selectionRange.end)
      return { name, detail, kind, range: isAround ? range : selectionRange, selectionRange }
    }
    if (sort === 'scenarios')
      return (scenarios?.scenarios ?? []).map(({ name, path: at, position }) =>
        create(name, 'scenario', lsp.SymbolKind.Event, at, position),
      )
    if (workflow === null) return []
    const symbols = collectSites(workflow).map(({ step, path: at, group }) => {
      const kind = isGroup(step) ? lsp.SymbolKind.Namespace : lsp.SymbolKind.Function
      return { step, group, symbol: create(step.name, step.type, kind, at, workflow.at([...at, 'name'])) }
    })
    return symbols
      .filter(({ group }) => group === null)
      .map(({ step, symbol }) => {
        const children = symbols.filter(({ group }) => group === step).map((member) => member.symbol)
        return { ...symbol, ...(children.length > 0 && { children }) }
      })
  }

  async #listLenses(params: lsp.CodeLensParams): Promise<lsp.CodeLens[]> {
    const found = this.#hasLenses ? this.#find(params) : null
    if (found?.sort !== 'workflow') return []
    return createNodeLenses(found.source, found.file, await this.documents.analyze(found.document))
  }

  /** Opens the studio at the question of a lens. The studio reads the saved file, and runs nothing. */
  async #execute({ command, arguments: given }: lsp.ExecuteCommandParams): Promise<null> {
    const asked = command === SIMULATE_COMMAND ? parseSimulateArguments(given) : null
    if (asked === null || !this.documents.reader.read(asked.file).ok)
      throw new lsp.ResponseError(lsp.ErrorCodes.InvalidParams, `nothing to do for ${command} with these arguments`)
    const opened = await this.openStudio(asked.file)
    if (!opened.ok) throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, opened.error)
    await this.connection.window.showDocument({ uri: opened.value + asked.search, external: true })
    return null
  }

  async #offer(
    params: lsp.DocumentSymbolParams,
    { start, end }: lsp.Range,
    context: { diagnostics: lsp.Diagnostic[]; only?: string[] },
  ) {
    const found = this.#find(params)
    if (found === null) return []
    const { source, file, sort } = found
    const { findings } = await this.documents.analyze(found.document)
    const own = findings.filter((each) => each.file === file && start.line < each.line && each.line <= end.line + 1)
    const indent = /^[\s-]*/.exec(getLine(source, start.line))?.[0].length ?? 0
    const position = { line: start.line, character: Math.max(start.character, indent) }
    const at = sort === 'workflow' ? await this.#look({ ...params, position }) : null
    const offers = at === null ? [] : listOffers(at.analysis, at.place, source)
    const fixes = own.flatMap((finding) => findQuickFix(finding, source) ?? [])
    const actions = [...fixes, ...offers].map(({ title, finding, text, ...offsets }) => {
      const range = { start: source.positionAt(offsets.start), end: source.positionAt(offsets.end) }
      const edit = { changes: { [source.uri]: [{ range, newText: text }] } }
      if (finding === null) return { title, edit, kind: lsp.CodeActionKind.Refactor }
      const isMended = (each: lsp.Diagnostic) =>
        each.code === finding.code && each.range.start.line === finding.line - 1
      return { title, edit, kind: lsp.CodeActionKind.QuickFix, diagnostics: context.diagnostics.filter(isMended) }
    })
    return actions.filter(({ kind }) => context.only?.some((only) => kind.startsWith(only)) ?? true)
  }
}

function toFolders(folders: readonly { readonly uri: string }[]): readonly string[] {
  return folders.flatMap(({ uri }) => toFile(uri) ?? [])
}

function renameKind({ own, all, uses }: NonNullable<Awaited<ReturnType<typeof findKindUses>>>, newName: string) {
  const problem = newName === own.name ? null : findKindNameProblem(own, newName, uses)
  return { all: all.filter(({ name }) => name !== ''), problem }
}
