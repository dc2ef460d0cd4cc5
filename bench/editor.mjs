import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'
import { CLEAN, CLI, FOLDER } from './measure.mjs'

/** A language server over stdio, and what its process has used. */
class Server {
  #child = spawn(process.execPath, [CLI, 'lsp'], { cwd: FOLDER, env: CLEAN, stdio: ['pipe', 'pipe', 'inherit'] })
  #connection = createMessageConnection(
    new StreamMessageReader(this.#child.stdout),
    new StreamMessageWriter(this.#child.stdin),
  )
  /** Waits for diagnostics, by document and version. */
  #waiting = new Map()
  version = 1

  constructor() {
    this.#connection.onNotification('textDocument/publishDiagnostics', ({ uri, version }) =>
      this.#waiting.get(`${uri} ${version}`)?.(),
    )
    this.#connection.listen()
  }

  ask(method, params) {
    return this.#connection.sendRequest(method, params)
  }

  /** Sends a notification about a document and waits for the diagnostics of its version. */
  async #tell(method, { uri, version, ...document }, more = {}) {
    const published = new Promise((resolve) => this.#waiting.set(`${uri} ${version}`, resolve))
    await this.#connection.sendNotification(method, { textDocument: { uri, version, ...document }, ...more })
    await published
  }

  open(uri, text) {
    return this.#tell('textDocument/didOpen', { uri, languageId: 'yaml', version: 1, text })
  }

  type(uri, position, text) {
    const contentChanges = [{ range: { start: position, end: position }, text }]
    return this.#tell('textDocument/didChange', { uri, version: ++this.version }, { contentChanges })
  }

  /** Returns the processor time of the server, in hundredths of a second. */
  usedMs() {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }

  end() {
    this.#connection.dispose()
    this.#child.stdin.end()
  }
}

/** Types into a file, with as many copies of it open, and returns the processor time of one key and of one completion. */
export async function typeInto(file, copies, keys) {
  const text = readFileSync(file, 'utf8')
  const server = new Server()
  const root = pathToFileURL(FOLDER).href
  await server.ask('initialize', { capabilities: {}, processId: null, workspaceFolders: [{ uri: root, name: 'w' }] })
  const uris = Array.from({ length: copies }, (_, at) => pathToFileURL(path.join(FOLDER, `copy-${at}.yaml`)).href)
  for (const uri of uris) await server.open(uri, text)
  const findEnd = (pattern) => {
    const line = text.split('\n').findIndex((row) => pattern.test(row))
    return { line, character: text.split('\n')[line].length }
  }
  const [described, position] = [findEnd(/ description: /), findEnd(/ - to: /)]
  const [uri = ''] = uris
  const typeKeys = async () => {
    for (let key = 0; key < keys; key++) await server.type(uri, described, 'x')
  }
  await typeKeys()
  const begun = server.usedMs()
  await typeKeys()
  const typed = server.usedMs()
  // Without a key in between, so that nothing else is measured.
  for (let asked = 0; asked < keys; asked++)
    await server.ask('textDocument/completion', { textDocument: { uri }, position })
  const completed = server.usedMs()
  server.end()
  return { keyMs: (typed - begun) / keys, completionMs: (completed - typed) / keys }
}
