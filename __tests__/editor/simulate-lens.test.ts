import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { CodeLens } from 'vscode-languageserver-protocol'
import {
  createProtocolConnection,
  type ShowDocumentParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { builtCommand } from '../support/bundles.js'
import { folderWith } from '../support/folders.js'
import { Editor } from './client.js'

const WORKFLOW = `workflow: { name: w, entry_point: check, input: { regions: { type: array } } }
agents:
  - { name: check, type: script, run: ./check.sh, routes: [{ to: deploy }] }
  - { name: done, type: terminate, status: success, reason: done }
for_each:
  - name: deploy
    source: workflow.input.regions
    as: region
    agent: { name: push, type: script, run: ./push.sh }
    routes: [{ to: done }]
`
const FILES = { 'w.conductor.yaml': WORKFLOW }
const SHOWS = { capabilities: { window: { showDocument: { support: true } } } }

async function open(more: Readonly<Record<string, unknown>> = SHOWS) {
  const editor = new Editor(FILES, async (file) => ({
    ok: true,
    value: `http://127.0.0.1:1/t/${path.basename(file)}/`,
  }))
  await editor.initialize(more)
  await editor.write('w.conductor.yaml', WORKFLOW)
  const lenses = () =>
    editor.ask<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: editor.uri('w.conductor.yaml') } })
  return { editor, lenses }
}

test('a lens on each node that can fail opens the studio at its question', async () => {
  const { editor, lenses } = await open()
  const found = (await lenses()).filter(({ command }) => command?.title === 'Simulate')
  expect(found.map(({ range, command }) => [range.start.line, command?.arguments?.[1]])).toEqual([
    [2, { node: 'check' }],
    [5, { node: 'deploy' }],
    [8, { node: 'deploy.push' }],
  ])
  await editor.ask('workspace/executeCommand', found[2]?.command)
  expect(editor.shown).toEqual([{ uri: 'http://127.0.0.1:1/t/w.conductor.yaml/?node=deploy.push', external: true }])
})

test.each([
  ['another command', { command: 'conductor.other', arguments: ['w.conductor.yaml'] }],
  ['a file outside of the folders', { command: 'conductor.simulate', arguments: ['/etc/hostname'] }],
  ['no file', { command: 'conductor.simulate', arguments: [] }],
])('%s is refused', async (_, params) => {
  const { editor } = await open()
  await expect(editor.ask('workspace/executeCommand', params)).rejects.toMatchObject({ code: -32602 })
})

test('conductor.lenses turns lenses off and on', async () => {
  const { editor, lenses } = await open({ ...SHOWS, initializationOptions: { lenses: false } })
  expect(await lenses()).toEqual([])
  await editor.notify('workspace/didChangeConfiguration', { settings: { conductor: { lenses: true } } })
  expect((await lenses()).length).toBeGreaterThan(0)
})

test('the command starts a studio, which ends with it', async () => {
  const folder = folderWith(FILES)
  const server = spawn(process.execPath, [builtCommand(), 'lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const shown = new Promise<string>((resolve) => {
    connection.onRequest('window/showDocument', ({ uri }: ShowDocumentParams) => {
      resolve(uri)
      return { success: true }
    })
  })
  connection.listen()
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'w' }]
  await connection.sendRequest('initialize', { processId: null, rootUri: null, workspaceFolders, ...SHOWS })
  const given = [path.join(folder, 'w.conductor.yaml'), { node: 'check' }]
  await connection.sendRequest('workspace/executeCommand', { command: 'conductor.simulate', arguments: given })
  const address = await shown
  expect(await (await fetch(address)).text()).toMatch(/What if <code[^>]*>check<.code> fails/)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await expect
    .poll(
      () =>
        fetch(address).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 20_000 },
    )
    .toBe('gone')
})
