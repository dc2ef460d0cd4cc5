import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  type Diagnostic,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { TextDocument, type TextEdit } from 'vscode-languageserver-textdocument'
import { loadPatterns } from '../../src/adapters/patterns.js'
import type { OpenStudio } from '../../src/editor/lenses.js'
import { serveEditor } from '../../src/editor/server.js'
import { temporaryFolder, writeFiles } from '../support/folders.js'

/** An editor with one folder, which speaks to the server over two streams. */
export class Editor {
  readonly folder: string
  readonly #toServer = new PassThrough()
  readonly #fromServer = new PassThrough()
  readonly #connection
  readonly #published = new Map<string, PublishDiagnosticsParams>()
  readonly #waiting: (() => void)[] = []
  readonly ended: ReturnType<typeof serveEditor>
  #version = 0

  /** Addresses that the server asked to show. */
  readonly shown: unknown[] = []

  constructor(files: Readonly<Record<string, string>> = {}, openStudio?: OpenStudio) {
    this.folder = temporaryFolder()
    writeFiles(this.folder, files)
    mkdirSync(path.join(this.folder, '.git'))
    const around = {
      cwd: this.folder,
      env: {},
      adapters: {
        patterns: loadPatterns,
        resolveProvider: () => ({ ok: false as const, error: { message: 'no provider', isMissing: true } }),
      },
    }
    this.ended = serveEditor(this.#toServer, this.#fromServer, around as never, openStudio)
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#fromServer),
      new StreamMessageWriter(this.#toServer),
    )
    this.#connection.onNotification('textDocument/publishDiagnostics', (given: PublishDiagnosticsParams) => {
      this.#published.set(given.uri, given)
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

  ask<T>(method: string, params: unknown): Promise<T> {
    return this.#connection.sendRequest(method, params) as Promise<T>
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

  /** Opens a document, or replaces its text, and returns its diagnostics. */
  async write(name: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = this.uri(name)
    const version = ++this.#version
    const isOpen = this.#published.has(uri)
    if (isOpen)
      await this.#connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      })
    else
      await this.#connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version, text },
      })
    return this.diagnostics(name, version)
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
