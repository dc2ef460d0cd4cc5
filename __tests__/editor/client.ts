import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import {
  CancellationToken,
  createProtocolConnection,
  type Diagnostic,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { TextDocument, type TextEdit } from 'vscode-languageserver-textdocument'
import { loadPatterns } from '../../src/adapters/patterns.js'
import type { CheckSurroundings } from '../../src/editor/documents.js'
import type { OpenStudio } from '../../src/editor/lenses.js'
import { serveEditor } from '../../src/editor/server.js'
import { resolveRealPath } from '../../src/source/workspace.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'

/** A clock that stands still until it is moved. */
class ManualClock {
  #time = Date.parse('2026-11-01')
  #sleeping: { readonly deadline: number; readonly wake: () => void }[] = []

  now(): number {
    return this.#time
  }

  async sleepUntil(deadline: number, signal: AbortSignal): Promise<void> {
    if (deadline <= this.#time || signal.aborted) return
    await new Promise<void>((wake) => {
      this.#sleeping.push({ deadline, wake })
      signal.addEventListener('abort', () => wake(), { once: true })
    })
  }

  advance(ms: number): void {
    this.#time += ms
    for (const { deadline, wake } of this.#sleeping) if (deadline <= this.#time) wake()
    this.#sleeping = this.#sleeping.filter(({ deadline }) => deadline > this.#time)
  }
}

/** An editor with one folder, which speaks to the server over two streams. */
export class Editor {
  readonly clock = new ManualClock()
  readonly folder: string
  readonly around: CheckSurroundings
  readonly #toServer = new PassThrough()
  readonly #fromServer = new PassThrough()
  readonly #connection
  readonly #published = new Map<string, PublishDiagnosticsParams>()
  readonly #waiting: (() => void)[] = []
  /** All lists of diagnostics, in their order. */
  readonly publications: PublishDiagnosticsParams[] = []
  readonly ended: ReturnType<typeof serveEditor>
  #version = 0
  readonly #open = new Set<string>()

  /** Addresses that the server asked to show. */
  readonly shown: unknown[] = []

  constructor(files: Readonly<Record<string, string>> = {}, openStudio?: OpenStudio) {
    this.folder = resolveRealPath(temporaryFolder())
    writeFiles(this.folder, files)
    mkdirSync(path.join(this.folder, '.git'))
    this.around = {
      cwd: this.folder,
      env: {},
      adapters: {
        clock: this.clock,
        patterns: loadPatterns,
        resolveProvider: () => ({ ok: false as const, error: { message: 'no provider', isMissing: true } }),
      },
    }
    this.ended = serveEditor(this.#toServer, this.#fromServer, this.around, openStudio)
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#fromServer),
      new StreamMessageWriter(this.#toServer),
    )
    this.#connection.onNotification('textDocument/publishDiagnostics', (given: PublishDiagnosticsParams) => {
      this.#published.set(given.uri, given)
      this.publications.push(given)
      for (const wake of this.#waiting.splice(0)) wake()
    })
    this.#connection.onRequest('window/showDocument', (given: unknown) => {
      this.shown.push(given)
      return { success: true }
    })
    this.#connection.listen()
  }

  uri(name: string): string {
    return pathToFileURL(path.join(this.folder, name)).href
  }

  ask<T>(method: string, params: unknown, token = CancellationToken.None): Promise<T> {
    return this.#connection.sendRequest(method, params, token) as Promise<T>
  }

  async initialize(more: Readonly<Record<string, unknown>> = {}): Promise<this> {
    await this.ask('initialize', {
      processId: null,
      capabilities: {},
      rootUri: null,
      workspaceFolders: [{ uri: pathToFileURL(this.folder).href, name: 'w' }],
      ...more,
    })
    await this.#connection.sendNotification('initialized', {})
    return this
  }

  /** Opens a document, or replaces its text, and returns its diagnostics after a rest. */
  async write(name: string, text: string): Promise<readonly Diagnostic[]> {
    await this.change(name, [{ text }])
    await this.pass(500)
    return this.diagnostics(name)
  }

  /** Sends changes of a document, which is opened if it is not. */
  async change(name: string, contentChanges: { readonly text: string; readonly range?: Range }[]): Promise<void> {
    const uri = this.uri(name)
    const version = ++this.#version
    const [{ text = '' } = {}] = contentChanges
    if (this.#open.has(uri))
      await this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges })
    else await this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version, text } })
    this.#open.add(uri)
  }

  /** Lets time pass, after the server has read what was sent. */
  async pass(ms: number): Promise<void> {
    await this.#settle()
    this.clock.advance(ms)
    await this.#settle()
  }

  /** Waits until the server has read all messages, and has answered about the documents as they are. */
  async #settle(): Promise<void> {
    for (const uri of this.#open) await this.ask('textDocument/documentSymbol', { textDocument: { uri } })
  }

  async diagnostics(name: string, version = this.#version): Promise<readonly Diagnostic[]> {
    for (;;) {
      const published = this.#published.get(this.uri(name))
      if (published !== undefined && (published.version ?? version) >= version) return published.diagnostics
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.#connection.sendNotification(method, params)
  }

  save(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text)
  }

  raw(text: string): void {
    this.#toServer.write(text)
  }

  end(): void {
    this.#toServer.end()
  }
}

/** Takes `|` out of a text, and returns where it was. */
export function caretIn(text: string) {
  const [before = '', after = ''] = text.split('|>')
  const lines = before.split('\n')
  return { text: before + after, position: { line: lines.length - 1, character: (lines.at(-1) ?? '').length } }
}

/** Puts the caret behind the nth occurrence of a text. */
export function behind(text: string, word: string, nth = 1) {
  let index = -1
  for (let count = 0; count < nth; count++) index = text.indexOf(word, index + 1)
  return caretIn(`${text.slice(0, index + word.length)}|>${text.slice(index + word.length)}`).position
}

/** Returns the parameters of a request about a position. */
export function at(editor: Editor, position: { line: number; character: number }, name = 'w.conductor.yaml') {
  return { textDocument: { uri: editor.uri(name) }, position }
}

/** Applies the edits of one document. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create('file:///edited', 'yaml', 0, text), [...edits])
}
