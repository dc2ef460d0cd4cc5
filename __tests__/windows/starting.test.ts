import { describe, expect, test } from 'vitest'
import { modelServer } from '../agents/support/model-server.js'
import { hasMachine, hostFile, isWindows, Workspace } from './machine.js'

const server = modelServer()
const SHOW = 'require("node:fs").writeFileSync("seen.json", JSON.stringify(process.argv.slice(2)))'

function workflow(node: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ workflow: { name: 'w', entry_point: 'a' }, agents: [{ name: 'a', type: 'script', ...node }] })
}

/** Runs one script node, and returns the file that it left. */
async function seen(
  node: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  name?: string,
) {
  const place = new Workspace({ 'w.yaml': workflow(node), 'show.js': SHOW, ...files }, name)
  const ran = await place.conductor(['run', 'w.yaml'])
  return { ...ran, seen: place.exists('seen.json') ? JSON.parse(place.read('seen.json')) : null }
}

const BATCH = { 'tool.cmd': '@echo off\r\nnode show.js %*\r\n' }

describe.skipIf(!hasMachine)('programs on Windows', () => {
  test.each([
    ['words', ['two words', '', 'a\\', 'a b\\', "it's; a, b"]],
    ['signs of cmd.exe', ['a&b', 'a|b', '<x>', '(x)', 'a^b', '!PATH!', 'x=y']],
    ['quotes', ['a"b', '"', 'a"&echo INJECTED&"', 'a\\"b']],
    ['other letters', ['grün €']],
  ])('a batch file gets %s unchanged', async (_name, args) => {
    const ran = await seen({ command: './tool.cmd', args }, BATCH)
    expect(ran.seen).toEqual(args)
    expect(ran.stderr).not.toContain('INJECTED"')
  })

  test('arguments of a batch file expand no variables and execute nothing', async () => {
    const args = ['%TOKEN%', 'title=%Q%&echo ran>injected.txt&rem ', '%TOKEN:s=x%']
    const place = new Workspace({ 'w.yaml': workflow({ command: './tool.cmd', args }), 'show.js': SHOW, ...BATCH })
    await place.conductor(['run', 'w.yaml'], { env: { TOKEN: 'secret-value', Q: '"' } })
    expect(place.exists('injected.txt')).toBe(false)
    expect(place.read('seen.json')).not.toMatch(/secret-value|xecret/)
    // Wine expands what `%*` stands for once more, and finds no such variables; Windows does not.
    const seenArgs = isWindows ? args : ['', 'title=&echo ran>injected.txt&rem ', 's=x']
    expect(JSON.parse(place.read('seen.json'))).toEqual(seenArgs)
  })

  test.each([
    ['a line break', ['a\nb'], 'line break'],
    ['more than cmd.exe reads', ['x'.repeat(9000)], '8191 characters'],
  ])('%s is an error before anything starts', async (_name, args, reason) => {
    const ran = await seen({ command: './tool.cmd', args }, BATCH)
    expect(ran).toMatchObject({ code: 3, seen: null, stderr: expect.stringContaining(reason) })
  })

  // Wine has no such limit.
  test.runIf(isWindows)('a command line that is too long for Windows is explained', async () => {
    const ran = await seen({ command: 'node', args: ['show.js', 'x'.repeat(40_000)] })
    expect(ran).toMatchObject({ code: 3, seen: null, stderr: expect.stringContaining('larger than the system allows') })
  })

  test('a batch file in a folder with special characters and spaces', async () => {
    const ran = await seen({ command: './tool.cmd', args: ['a b'] }, BATCH, 'R&D (x) 100% -')
    expect(ran.seen).toEqual(['a b'])
  })

  test.each([
    ['./x.sh', 'shell: bash'],
    ['./x.js', 'shell: node'],
  ])('%s without a shell: the message suggests a shell', async (command, advice) => {
    const ran = await seen({ command }, { 'x.sh': 'echo hi', 'x.js': '' })
    expect(ran).toMatchObject({ code: 3, stderr: expect.stringContaining(advice) })
  })

  test('programs are found without PATHEXT', async () => {
    const place = new Workspace({ 'w.yaml': workflow({ command: 'node', args: ['show.js', 'x'] }), 'show.js': SHOW })
    const script = `delete process.env.PATHEXT; const { spawnSync } = require('node:child_process'); process.exitCode = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status`
    const ran = await place.node(['-e', script, hostFile('dist/cli/index.js'), 'run', 'w.yaml'])
    expect([ran.code, place.read('seen.json')]).toEqual([0, '["x"]'])
  })

  test('names of variables ignore case: PATH finds the command, null removes a variable', async () => {
    const place = new Workspace({
      'w.yaml': workflow({
        command: 'only',
        env: { path: '{{ env.TOOLS }};{{ env.PATH }}', MyVar: 'two', gone: null },
      }).replace('"name":"w"', '"name":"w","env":{"MYVAR":"one","GONE":"here"}'),
      'tools/only.cmd': '@echo off\r\n"%NODE_EXE%" show.js %MYVAR% "%GONE%"\r\n',
      'show.js': SHOW,
    })
    const node = 'C:\\Program Files\\nodejs\\node.exe'
    const path = [place.path('tools'), 'C:\\windows\\system32'].join(';')
    place.write(
      'w.yaml',
      place
        .read('w.yaml')
        .replace(/"path":"[^"]*"/, () =>
          JSON.stringify({ path, NODE_EXE: isWindows ? process.execPath : node }).slice(1, -1),
        ),
    )
    const ran = await place.conductor(['run', 'w.yaml'], { env: { GONE: 'inherited' } })
    expect([ran.code, JSON.parse(place.read('seen.json'))]).toEqual([0, ['two', '']])
  })

  test('a tool server in a folder with spaces gets its arguments unchanged', async () => {
    const place = new Workspace(
      {
        'server dir/server.js': `
          const lines = require('node:readline').createInterface({ input: process.stdin })
          require('node:fs').writeFileSync('words.json', JSON.stringify(process.argv.slice(2)))
          const answer = (id, result) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n')
          lines.on('line', (line) => {
            const { id, method, params } = JSON.parse(line)
            if (method === 'initialize') answer(id, { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } })
            if (method === 'tools/list') answer(id, { tools: [{ name: 'hello', inputSchema: { type: 'object' } }] })
          })`,
        'server dir/server.cmd': '@echo off\r\nnode "%~dp0server.js" %*\r\n',
      },
      'tools & servers ',
    )
    const args = ['two words', 'a&b', 'x|y']
    const servers = { s: { command: './server dir/server.cmd', args, tools: ['*'] } }
    const runtime = { provider: 'openai', mcp_servers: servers }
    const agents = [{ name: 'a', model: 'm', prompt: 'hi', tools: ['s__hello'] }]
    place.write('w.yaml', JSON.stringify({ workflow: { name: 'w', entry_point: 'a', runtime }, agents }))
    server.says('done')
    const ran = await place.conductor(['run', 'w.yaml'], { env: server.env })
    expect([ran.stderr, place.exists('words.json') && JSON.parse(place.read('words.json'))]).toEqual([
      expect.stringContaining('succeeded'),
      args,
    ])
  })
})
