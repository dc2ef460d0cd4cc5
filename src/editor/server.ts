import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { collectSites } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import { err, ok, type Result } from '../core/result.js'
import { VERSION } from '../core/version.js'
import { resolveRealPath } from '../source/workspace.js'
import { errorMessage } from '../text/error-message.js'
import { createCompletionItems, dropRefused } from './completion-items.js'
import { Publisher } from './diagnostics.js'
import { type CheckSurroundings, Documents, type KnownDocument, toFile } from './documents.js'
import { createDocumentLinks, createMoveEdits } from './file-links.js'
import { createNodeOffers, findQuickFix, listOffers, pickOffers } from './fixes.js'
import { describeAt } from './hover.js'
import {
  createScenarioLenses,
  createWorkflowLenses,
  listNodeNotes,
  type OpenStudio,
  parseSimulateArguments,
  readLensSetting,
  SIMULATE_COMMAND,
} from './lenses.js'
import { createOutline, findRealFile } from './outline.js'
import { describeCaret, getLine } from './place.js'
import { containsPosition, createRange, locate } from './ranges.js'
import { UseFinder } from './uses.js'

const MOST_SYMBOLS = 1000

const CAPABILITIES: lsp.ServerCapabilities = {
  textDocumentSync: { openClose: true, change: lsp.TextDocumentSyncKind.Incremental },
  completionProvider: { triggerCharacters: ['.', ':', ' ', '|', '='] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  codeActionProvider: { codeActionKinds: [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.Refactor] },
  codeLensProvider: {},
  inlayHintProvider: true,
  documentLinkProvider: {},
  workspaceSymbolProvider: true,
  workspace: {
    workspaceFolders: { supported: true, changeNotifications: true },
    fileOperations: { willRename: { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] } },
  },
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
  new EditorServer(connection, new Documents(around), around.adapters.clock, openStudio).start()
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
  #state: 'new' | 'ready' | 'ended' = 'new'
  #hasLenses = true
  /** Whether the editor shows lenses; others get inlay hints. */
  #showsLenses = false
  readonly #uses
  readonly #publisher

  constructor(
    private readonly connection: lsp.Connection,
    private readonly documents: Documents,
    clock: CheckSurroundings['adapters']['clock'],
    private readonly openStudio: OpenStudio,
  ) {
    this.#uses = new UseFinder(documents)
    this.#publisher = new Publisher(connection, documents, clock)
  }

  start(): void {
    this.#listenToFiles()
    this.#answerRequests()
    const { connection, documents } = this
    connection.onInitialize(({ workspaceFolders, rootUri, capabilities, initializationOptions }) => {
      this.#state = 'ready'
      this.#hasLenses = readLensSetting(initializationOptions)
      documents.folders = toFolders(workspaceFolders ?? (rootUri == null ? [] : [{ uri: rootUri }]))
      this.#showsLenses = capabilities.textDocument?.codeLens !== undefined
      const canAsk = capabilities.workspace?.configuration === true
      const canRegister = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
      const watchers = [{ globPattern: '**/*.{yaml,yml,json,md,txt}' }]
      connection.onInitialized(() => {
        if (canAsk) void this.#askLensSetting()
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
      if (settings == null) void this.#askLensSetting()
      else this.#hasLenses = readLensSetting(settings)
    })
    connection.onShutdown(() => {
      this.#state = 'ended'
    })
  }

  /** Asks the editor for the setting; an editor that cannot answer keeps what it sent. */
  async #askLensSetting(): Promise<void> {
    const settings = await this.connection.workspace.getConfiguration('conductor').catch(() => undefined)
    if (settings != null) this.#hasLenses = readLensSetting(settings)
  }

  #listenToFiles(): void {
    const { connection, documents } = this
    connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
      documents.set(TextDocument.create(uri, languageId, version, text))
      this.#recheck(null)
    })
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      const document = documents.open.get(uri)
      if (document === undefined) return
      documents.set(this.#publisher.change(document.source, contentChanges, version))
      this.#recheck(document.file)
    })
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      documents.open.delete(uri)
      this.#publisher.close(uri)
      this.#recheck(null)
    })
    connection.onDidChangeWatchedFiles(() => this.#recheck(null))
    connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event: { added, removed } }) => {
      const gone = toFolders(removed)
      documents.folders = [...documents.folders.filter((folder) => !gone.includes(folder)), ...toFolders(added)]
      this.#recheck(null)
    })
  }

  /** Checks what depends on a file after a change of its text, or everything. */
  #recheck(file: string | null): void {
    this.documents.forget(file)
    if (file === null) this.#publisher.settle()
    const report = (error: unknown): void => this.connection.console.error(errorMessage(error))
    void this.#publisher.schedule().catch(report)
  }

  #answerRequests(): void {
    const { connection } = this
    const uses = this.#uses
    const answer =
      <P, R>(handler: (params: P) => R) =>
      async (params: P, token: lsp.CancellationToken): Promise<Awaited<R>> => {
        if (this.#state !== 'ready') {
          const code = this.#state === 'new' ? lsp.ErrorCodes.ServerNotInitialized : lsp.ErrorCodes.InvalidRequest
          throw new lsp.ResponseError(code, 'the server is not initialized, or it is shut down')
        }
        await readMore()
        refuseCancelled(token)
        const result = await handler(params)
        refuseCancelled(token)
        return result
      }
    connection.onCompletion(answer((params) => this.#complete(params)))
    connection.onHover(answer((params) => this.#describe(params)))
    connection.onDefinition(answer((params) => this.#define(params)))
    connection.onReferences(answer((params) => uses.list(params, params.context.includeDeclaration ? 'all' : 'use')))
    connection.onPrepareRename(answer((params) => uses.findRange(params)))
    connection.onRenameRequest(answer((params) => uses.rename(params, params.newName)))
    connection.onDocumentSymbol(answer((params) => this.#outline(params)))
    connection.onCodeAction(answer((params) => this.#offer(params, params.range, params.context)))
    connection.onCodeLens(answer((params) => this.#listLenses(params)))
    connection.languages.inlayHint.on(answer((params) => this.#listHints(params)))
    connection.onDocumentLinks(answer((params) => this.#listLinks(params)))
    connection.onWorkspaceSymbol(answer((params) => this.#listSymbols(params)))
    connection.workspace.onWillRenameFiles(answer((params) => this.#followMoves(params)))
    connection.onExecuteCommand(answer((params) => this.#execute(params)))
  }

  async #look(params: lsp.TextDocumentPositionParams) {
    const document = this.documents.find(params.textDocument.uri)
    const place = document === null ? null : describeCaret(document, params.position)
    if (document === null || place === null) return null
    return { ...document, place, analysis: await this.documents.analyzeAround(document, params.position.line) }
  }

  async #complete(params: lsp.TextDocumentPositionParams): Promise<lsp.CompletionItem[]> {
    const caret = await this.#look(params)
    if (caret === null) return []
    const listFiles = (sort: 'workflow' | 'part') => this.documents.listFilesBeside(caret.file, sort)
    const items = createCompletionItems(caret.analysis, caret.place, caret.source, params.position, listFiles)
    const check = async (text: string) => (await this.documents.checkText(caret, text)).findings
    // A part is no file that can be checked alone.
    return caret.home !== null ? items : dropRefused(items, caret.source, caret.place, params.position.line, check)
  }

  async #describe(params: lsp.TextDocumentPositionParams) {
    const caret = await this.#look(params)
    const value = caret === null ? null : describeAt(caret.analysis, caret.place)
    if (caret === null || value === null) return null
    const range = createRange(params.position.line, caret.place.start, caret.place.end)
    return { contents: { kind: 'markdown' as const, value }, range }
  }

  async #define(params: lsp.TextDocumentPositionParams) {
    const caret = await this.#look(params)
    if (caret !== null && (caret.place.naming === 'file' || caret.place.scalar.tag === '!file')) {
      const file = resolveRealPath(path.resolve(path.dirname(caret.file), String(caret.place.scalar.value)))
      const { uri } = this.documents.readText(file)
      return this.documents.reader.read(file).ok ? [{ uri, range: createRange(0, 0, 0) }] : []
    }
    return this.#uses.list(params, 'definition')
  }

  async #outline({ textDocument: { uri } }: lsp.DocumentSymbolParams): Promise<lsp.DocumentSymbol[]> {
    const document = this.documents.find(uri)
    return document === null ? [] : createOutline(await this.documents.analyze(document), document)
  }

  async #listLenses({ textDocument: { uri } }: lsp.CodeLensParams): Promise<lsp.CodeLens[]> {
    const document = this.#hasLenses ? this.documents.find(uri) : null
    if (document === null || document.home !== null) return []
    const analysis = await this.documents.analyze(document)
    if (document.sort === 'scenarios') return createScenarioLenses(document.source, analysis)
    if (document.sort !== 'workflow') return []
    return createWorkflowLenses(document.source, document.file, analysis, this.documents.listScenarios(document.file))
  }

  /** Returns what lenses say, for editors without them. */
  async #listHints({ textDocument: { uri }, range }: lsp.InlayHintParams): Promise<lsp.InlayHint[]> {
    const document = this.#hasLenses && !this.#showsLenses ? this.documents.find(uri) : null
    if (document?.sort !== 'workflow' || document.home !== null) return []
    const analysis = await this.documents.analyze(document)
    const notes = listNodeNotes(document.source, analysis, this.documents.listScenarios(document.file))
    return notes
      .filter((note) => containsPosition(range, note.range.end))
      .map((note) => ({ position: note.range.end, label: note.text, paddingLeft: true }))
  }

  #listLinks({ textDocument: { uri } }: lsp.DocumentLinkParams): lsp.DocumentLink[] {
    const document = this.documents.find(uri)
    const isThere = (file: string): boolean => this.documents.reader.read(file).ok
    return document === null ? [] : createDocumentLinks(document.source, document.file, isThere)
  }

  /** Returns the nodes of all workflow files whose names contain a text. */
  async #listSymbols({ query }: lsp.WorkspaceSymbolParams): Promise<lsp.SymbolInformation[]> {
    const symbols: lsp.SymbolInformation[] = []
    for (const file of this.documents.listWorkflowFiles()) {
      const workflow = await this.documents.readWorkflow(file)
      for (const { step, path: at } of workflow === null ? [] : collectSites(workflow)) {
        if (workflow === null || !step.name.toLowerCase().includes(query.toLowerCase())) continue
        const position = workflow.at([...at, 'name'])
        const source = this.documents.readText(findRealFile(workflow, position))
        const location = { uri: source.uri, range: locate(source, position) }
        symbols.push({
          name: step.name,
          kind: lsp.SymbolKind.Function,
          location,
          containerName: workflow.settings.name,
        })
      }
    }
    return symbols.slice(0, MOST_SYMBOLS)
  }

  /** Returns the changes of paths that a move of files needs. */
  #followMoves({ files }: lsp.RenameFilesParams): lsp.WorkspaceEdit {
    const moved = new Map(
      files.flatMap(({ oldUri, newUri }) => {
        const [from, to] = [toFile(oldUri), toFile(newUri)]
        return from === null || to === null ? [] : [[from, to] as const]
      }),
    )
    const changes: Record<string, lsp.TextEdit[]> = {}
    for (const file of new Set([...moved.keys()].flatMap((each) => this.documents.listNaming(each)))) {
      const source = this.documents.readText(file)
      const edits = createMoveEdits(source, file, moved)
      if (edits.length > 0) changes[source.uri] = edits
    }
    return { changes }
  }

  /** Opens the studio at the question of a lens. The studio reads the saved file, and runs nothing. */
  async #execute({ command, arguments: words }: lsp.ExecuteCommandParams): Promise<null> {
    const asked = command === SIMULATE_COMMAND ? parseSimulateArguments(words) : null
    if (asked === null || !this.documents.reader.read(asked.file).ok)
      throw new lsp.ResponseError(lsp.ErrorCodes.InvalidParams, `nothing to do for ${command} with these arguments`)
    const opened = await this.openStudio(asked.file)
    if (!opened.ok) throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, opened.error)
    await this.connection.window.showDocument({ uri: opened.value + asked.search, external: true })
    return null
  }

  /** Returns offers that make the file no worse: those of a place, and nodes that findings miss. */
  async #pickOffers(document: KnownDocument, position: lsp.Position, findingsHere: readonly Finding[]) {
    if (document.home !== null || document.sort !== 'workflow') return []
    const { source } = document
    const caret = await this.#look({ textDocument: { uri: source.uri }, position })
    const { findings } = await this.documents.analyze(document)
    const check = (text: string) => this.documents.checkText(document, text)
    const offers = caret === null ? [] : listOffers(caret.analysis, caret.place, source)
    const created = findingsHere.map((finding) => createNodeOffers(finding, source))
    return pickOffers(source.getText(), [...created, ...offers], findings, check)
  }

  async #offer(
    params: lsp.DocumentSymbolParams,
    { start, end }: lsp.Range,
    context: { diagnostics: lsp.Diagnostic[]; only?: string[] },
  ) {
    const document = this.documents.find(params.textDocument.uri)
    if (document === null) return []
    const { source, file } = document
    const { findings } = await this.documents.analyze(document)
    const findingsHere = findings.filter(
      (each) => each.file === file && start.line < each.line && each.line <= end.line + 1,
    )
    const indent = /^[\s-]*/.exec(getLine(source, start.line))?.[0].length ?? 0
    const position = { line: start.line, character: Math.max(start.character, indent) }
    const offers = await this.#pickOffers(document, position, findingsHere)
    const fixes = findingsHere.flatMap((finding) => findQuickFix(finding, source) ?? [])
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

/** Lets messages that were sent already be read: a request may be cancelled by one of them. */
async function readMore(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function refuseCancelled(token: lsp.CancellationToken): void {
  if (token.isCancellationRequested)
    throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestCancelled, 'the request was cancelled')
}
