import * as vscode from 'vscode'
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node'
import { sortText } from '../../../src/config/load/file-sorts.js'
import { chooseServer, type Server } from './server-choice.js'

let client: LanguageClient | null = null

/** Starts the server when the first file of ours is open: for other YAML nothing runs. */
export function activate(context: vscode.ExtensionContext): void {
  const look = (document: vscode.TextDocument): void => {
    const isOurs = document.languageId === 'yaml' && sortText(document.fileName, document.getText()) !== null
    if (client !== null || document.uri.scheme !== 'file' || !isOurs) return
    waiting.dispose()
    start(context)
  }
  const waiting = vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidSaveTextDocument(look),
  )
  context.subscriptions.push(waiting, vscode.commands.registerCommand('conductor.run', runScenarios(context)))
  vscode.workspace.textDocuments.forEach(look)
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}

function start(context: vscode.ExtensionContext): void {
  const settings = vscode.workspace.getConfiguration('conductor')
  client = new LanguageClient('conductor', 'conductor', toServerOptions(choose(context)), {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    initializationOptions: { lenses: settings.get('lenses') !== false },
    synchronize: {
      configurationSection: 'conductor',
      fileEvents: vscode.workspace.createFileSystemWatcher('**/*.{yaml,yml,json,md,txt}'),
    },
  })
  client.start().catch((error: unknown) => {
    void vscode.window.showErrorMessage(`conductor does not start: ${String(error)}`)
  })
}

function choose(context: vscode.ExtensionContext): Server {
  const { server, problem } = chooseServer({
    setting: vscode.workspace.getConfiguration('conductor').get('command'),
    isTrusted: vscode.workspace.isTrusted,
    folders: (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath),
    bundled: context.asAbsolutePath('server.js'),
    version: context.extension.packageJSON.version,
    platform: process.platform,
  })
  if (problem !== null) void vscode.window.showWarningMessage(problem)
  return server
}

function toServerOptions(server: Server): ServerOptions {
  if ('module' in server) return { module: server.module, args: ['lsp'], transport: TransportKind.stdio }
  return { command: server.command, args: [...server.args, 'lsp'], options: { shell: server.shell } }
}

/** Returns the command of the lens "Run": it tests the scenario file in a terminal. */
function runScenarios(context: vscode.ExtensionContext): (file: string) => void {
  return (file) => {
    const server = choose(context)
    const program = 'module' in server ? [process.execPath, server.module] : [server.command, ...server.args]
    const [shellPath = '', ...shellArgs] = [...program, 'test', file]
    const env = { ELECTRON_RUN_AS_NODE: '1' }
    vscode.window.createTerminal({ name: 'conductor test', shellPath, shellArgs, env }).show()
  }
}
