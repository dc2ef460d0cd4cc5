import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY } from '../support/built.js'
import { builtCommand } from '../support/bundles.js'
import { folderWith } from '../support/folders.js'

const isThere = spawnSync('nvim', ['--version']).status === 0
const isRequired = process.env['CONDUCTOR_REQUIRE_NEOVIM'] === '1'

/** Opens a file in a real editor, asks its server, and prints what the editor has got. */
const SCRIPT = `
local command, line, character = vim.env.TEST_COMMAND, tonumber(vim.env.TEST_LINE), tonumber(vim.env.TEST_CHARACTER)
local id = vim.lsp.start_client({ name = 'conductor', cmd = { vim.env.TEST_NODE, command, 'lsp', '--stdio' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
local found = vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
local position = { line = line, character = character }
local params = { textDocument = vim.lsp.util.make_text_document_params(), position = position }
local function ask(method)
  local answers = vim.lsp.buf_request_sync(0, method, params, 60000) or {}
  return answers[id] and answers[id].result
end
local labels = {}
for _, item in ipairs(ask('textDocument/completion') or {}) do table.insert(labels, item.label) end
local codes = {}
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do table.insert(codes, diagnostic.code or diagnostic.user_data.lsp.code) end
vim.fn.writefile({ vim.fn.json_encode({ found = found, codes = codes, labels = labels }) }, 'answer.json')
vim.cmd('qall!')
`

function edit(text: string, line: number, character: number): { codes: string[]; labels: string[] } {
  const folder = folderWith({ 'w.conductor.yaml': text, 'ask.lua': SCRIPT })
  mkdirSync(path.join(folder, '.git'))
  const env = {
    ...process.env,
    HOME: folder,
    TEST_NODE: process.execPath,
    TEST_COMMAND: builtCommand(),
    TEST_LINE: String(line),
    TEST_CHARACTER: String(character),
  }
  execFileSync('nvim', ['--headless', '-u', 'NONE', '-c', 'luafile ask.lua', 'w.conductor.yaml'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  return JSON.parse(readFileSync(path.join(folder, 'answer.json'), 'utf8')) as { codes: string[]; labels: string[] }
}

describe.skipIf(!isThere && !isRequired)('Neovim', () => {
  test('shows the findings of a file, and completes the names of its nodes', () => {
    const example = readFileSync(path.join(REPOSITORY, 'examples', 'error-routing.yaml'), 'utf8')
    const [line = '', ...rest] = example
      .split('\n')
      .flatMap((each, index) => (/^\s+- to: \w/.test(each) ? [`${index}`] : []))
    expect(rest.length).toBeGreaterThan(0)
    const lines = example.split('\n')
    const at = Number(line)
    const target = /^(\s+- to: )/.exec(lines[at] ?? '')?.[1] ?? ''
    lines[at] = `${target}nowhere_at_all`
    const { codes, labels } = edit(lines.join('\n'), at, target.length)
    expect(codes).toContain('unknown-target')
    expect(labels).toContain('$end')
    expect(labels.length).toBeGreaterThan(2)
  })
})
