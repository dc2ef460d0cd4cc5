import { EventEmitter as NodeEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the stub has seen. */
export interface Seen {
  readonly commands: string[]
  readonly errors: string[]
  readonly diagnostics: Map<string, readonly { readonly message: string }[]>
  readonly changes: NodeEmitter
}

interface Workspace {
  readonly folder: string
  readonly documents: readonly string[]
  readonly settings?: Readonly<Record<string, unknown>>
}

type Stub = Readonly<Record<string, unknown>>

/**
 * Creates a stand-in for the module `vscode` with what the extension and its language client touch on the way to the first diagnostics.
 * Everything else is a function, class and object at once that does nothing.
 */
export function createVscode({ folder, documents, settings = {} }: Workspace): { vscode: unknown; seen: Seen } {
  const seen: Seen = { commands: [], errors: [], diagnostics: new Map(), changes: new NodeEmitter() }
  const nothing: unknown = new Proxy(class {}, {
    get: (target, key) => (key === 'prototype' ? target.prototype : key === 'then' ? undefined : nothing),
    apply: () => nothing,
    construct: (_target, _given, made) => Object.create(made.prototype ?? {}),
  })
  const withRest = (own: Stub): unknown =>
    new Proxy(own, {
      get: (target, key) =>
        typeof key === 'string' && key in target ? target[key] : key === 'then' ? undefined : nothing,
    })
  const subscribe = () => new Disposable(() => {})
  const toUri = (file: string) => ({
    scheme: 'file',
    fsPath: file,
    path: file,
    toString: () => pathToFileURL(file).href,
  })
  const opened = documents.map((name) => ({
    uri: toUri(path.join(folder, name)),
    fileName: path.join(folder, name),
    languageId: 'yaml',
    version: 1,
    getText: () => readFileSync(path.join(folder, name), 'utf8'),
  }))
  const vscode = withRest({
    version: '1.95.0',
    EventEmitter,
    Disposable,
    CancellationTokenSource,
    Diagnostic,
    Uri: withRest({ parse: (text: string) => ({ toString: () => text }), file: toUri }),
    workspace: withRest({
      textDocuments: opened,
      isTrusted: true,
      workspaceFolders: [{ uri: toUri(folder), name: 'w', index: 0 }],
      getConfiguration: () => ({
        get: (name: string, fallback: unknown) => settings[name] ?? fallback,
        inspect: () => undefined,
      }),
      onDidOpenTextDocument: subscribe,
      onDidSaveTextDocument: subscribe,
      createFileSystemWatcher: () => ({
        onDidCreate: subscribe,
        onDidChange: subscribe,
        onDidDelete: subscribe,
        dispose: () => {},
      }),
    }),
    commands: withRest({
      registerCommand: (name: string) => {
        seen.commands.push(name)
        return subscribe()
      },
    }),
    languages: withRest({
      match: () => 10,
      createDiagnosticCollection: () => ({
        set: (uri: unknown, found: readonly { readonly message: string }[]) => {
          seen.diagnostics.set(String(uri), found)
          seen.changes.emit('change')
        },
        delete: () => {},
        dispose: () => {},
      }),
    }),
    window: withRest({
      visibleTextEditors: [],
      tabGroups: withRest({ all: [] }),
      showErrorMessage: async (text: string) => void seen.errors.push(text),
      showWarningMessage: async (text: string) => void seen.errors.push(text),
    }),
    env: withRest({ appName: 'stub', language: 'en' }),
  })
  return { vscode, seen }
}

class Disposable {
  constructor(readonly dispose: () => void) {}

  static from(...all: readonly Disposable[]): Disposable {
    return new Disposable(() => {
      for (const each of all) each.dispose()
    })
  }
}

class EventEmitter<T> {
  readonly #listeners = new Set<(event: T) => void>()
  readonly event = (listener: (event: T) => void): Disposable => {
    this.#listeners.add(listener)
    return new Disposable(() => this.#listeners.delete(listener))
  }
  fire(event: T): void {
    for (const listener of this.#listeners) listener(event)
  }
  dispose(): void {
    this.#listeners.clear()
  }
}

class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: () => new Disposable(() => {}) }
  cancel(): void {}
  dispose(): void {}
}

class Diagnostic {
  constructor(
    readonly range: unknown,
    readonly message: string,
  ) {}
}
