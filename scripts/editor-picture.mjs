// Draws assets/editor.svg from the screen of a real editor: Neovim opens the quickstart with a mistake in it, attaches `conductor lsp`, and
// shows the finding and a hover. `--check` only reports whether the committed picture is current, if Neovim has the same version.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawTerminal } from './draw-terminal.mjs'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'assets/editor.svg')

/** Waits for the finding and the hover, and writes the cells of the screen and the places of floating windows. */
const SCRIPT = `
vim.o.columns, vim.o.lines, vim.o.number, vim.o.laststatus = 124, 30, true, 0
vim.o.showcmd, vim.o.ruler, vim.o.shortmess = false, false, vim.o.shortmess .. 'F'
local id = vim.lsp.start_client({ name = 'conductor', cmd = { vim.env.PICTURE_NODE, vim.env.PICTURE_COMMAND, 'lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
vim.fn.search('entry_point: \\\\zscheck')
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 60000)
local lines = vim.lsp.util.convert_input_to_markdown_lines(answers[id].result.contents)
vim.lsp.util.open_floating_preview(lines, 'markdown', { close_events = {}, focus = false })
vim.cmd('redraw!')
local rows, boxes = {}, {}
for row = 1, vim.o.lines - 1 do
  local cells = {}
  for column = 1, vim.o.columns do table.insert(cells, vim.fn.screenstring(row, column)) end
  table.insert(rows, table.concat(cells))
end
for _, window in ipairs(vim.api.nvim_list_wins()) do
  local place = vim.api.nvim_win_get_position(window)
  local size = { width = vim.api.nvim_win_get_width(window), height = vim.api.nvim_win_get_height(window) }
  if vim.api.nvim_win_get_config(window).relative ~= '' then
    table.insert(boxes, { row = place[1], column = place[2], width = size.width, height = size.height, lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false) })
  end
end
vim.fn.writefile({ vim.fn.json_encode({ rows = rows, boxes = boxes }) }, 'screen.json')
vim.cmd('qall!')
`

function readScreen() {
  const folder = mkdtempSync(path.join(tmpdir(), 'conductor-picture-'))
  const example = readFileSync(path.join(root, 'examples/quickstart/workflow.yaml'), 'utf8')
  const text = example.replace(/^#.*\n/, '').replace('on_error: external.git.drift', 'on_error: external.git.drfit')
  mkdirSync(path.join(folder, '.git'))
  writeFileSync(path.join(folder, 'release.conductor.yaml'), text)
  writeFileSync(path.join(folder, 'picture.lua'), SCRIPT)
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    PICTURE_NODE: process.execPath,
    PICTURE_COMMAND: path.join(root, 'dist/cli/index.js'),
  }
  const args = ['--headless', '-u', 'NONE', '-c', 'luafile picture.lua', 'release.conductor.yaml']
  execFileSync('nvim', args, { cwd: folder, env, stdio: 'ignore', timeout: 180_000 })
  const screen = JSON.parse(readFileSync(path.join(folder, 'screen.json'), 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return screen
}

/** Returns the parts of each row. Without a screen, Neovim leaves floating windows out of the cells, so they are laid over them here. */
function compose({ rows, boxes }) {
  return rows.map((row, at) => {
    const box = boxes.find(({ row: top, height }) => at >= top && at < top + height)
    if (box === undefined) return paint(row.trimEnd())
    // The editor conceals the marks of Markdown.
    const line = (box.lines[at - box.row] ?? '')
      .replaceAll(/\*\*|`/g, '')
      .padEnd(box.width)
      .slice(0, box.width)
    return [...paint(row.slice(0, box.column)), ['prompt', line], ...paint(row.slice(box.column + box.width).trimEnd())]
  })
}

/** Splits a row of the screen: the number of the line, the text, a finding behind it. */
function paint(row) {
  const [, number = '', text = '', finding = ''] = /^([E ]* *\d+(?: |$)|)(.*?)(■.*|)$/.exec(row) ?? []
  const comment = text.search(/# /)
  const code = comment === -1 ? text : text.slice(0, comment)
  return [
    ['dim', number],
    ['plain', code],
    ['dim', text.slice(code.length)],
    ['bad', finding],
  ]
}

const version = /^NVIM (\S+)/.exec(spawnSync('nvim', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? null
const isCheck = process.argv.includes('--check')
if (isCheck && (version === null || !readFileSync(target, 'utf8').includes(`Neovim ${version}:`)))
  console.log('Neovim is not there, or has another version than the one in the picture')
else {
  const screen = readScreen()
  const title = `Neovim ${version}: a kind that the node does not declare is marked, and a hover says what the node can raise`
  const picture = drawTerminal(compose(screen), title, screen.boxes)
  if (!isCheck) writeFileSync(target, picture)
  else if (readFileSync(target, 'utf8') !== picture) {
    console.error('assets/editor.svg is not what Neovim shows: run node scripts/editor-picture.mjs')
    process.exitCode = 1
  }
}
