import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CLEAN, CLI, FOLDER } from './measure.mjs'

/** A language server over stdio, and what its process has used. */
class Server {
  #child = spawn(process.execPath, [CLI, 'lsp'], { cwd: FOLDER, env: CLEAN, stdio: ['pipe', 'pipe', 'inherit'] })
  #buffer = Buffer.alloc(0)
  #waiting = new Map()
  #id = 0
  version = 1

  constructor() {
    this.#child.stdout.on('data', (chunk) => this.#read(chunk))
  }

  #read(chunk) {
    this.#buffer = Buffer.concat([this.#buffer, chunk])
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      if (end === -1) return
      const length = Number(/Content-Length: (\d+)/.exec(this.#buffer.subarray(0, end).toString())?.[1])
      if (this.#buffer.length < end + 4 + length) return
      const message = JSON.parse(this.#buffer.subarray(end + 4, end + 4 + length).toString())
      this.#buffer = this.#buffer.subarray(end + 4 + length)
      const key = message.method === undefined ? message.id : `${message.params.uri} ${message.params.version}`
      this.#waiting.get(key)?.(message.result ?? message.params)
    }
  }

  send(method, params, id) {
    const text = JSON.stringify({ jsonrpc: '2.0', method, params, ...(id === undefined ? {} : { id }) })
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  wait(key) {
    return new Promise((resolve) => this.#waiting.set(key, resolve))
  }

  ask(method, params) {
    this.send(method, params, ++this.#id)
    return this.wait(this.#id)
  }

  /** Opens a document and waits for its diagnostics. */
  open(uri, text) {
    const answer = this.wait(`${uri} 1`)
    this.send('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
    return answer
  }

  type(uri, position, text) {
    const version = ++this.version
    const contentChanges = [{ range: { start: position, end: position }, text }]
    const answer = this.wait(`${uri} ${version}`)
    this.send('textDocument/didChange', { textDocument: { uri, version }, contentChanges })
    return answer
  }

  /** Returns the processor time of the server, in hundredths of a second. */
  usedMs() {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }

  end() {
    this.#child.stdin.end()
  }
}

/** Types into a file, with as many copies of it open, and returns the processor time of one key and of one completion. */
export async function typeInto(file, copies, keys) {
  const text = readFileSync(file, 'utf8')
  const server = new Server()
  const root = pathToFileURL(FOLDER).href
  await server.ask('initialize', { capabilities: {}, processId: null, workspaceFolders: [{ uri: root, name: 'w' }] })
  server.send('initialized', {})
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
