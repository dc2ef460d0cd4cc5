import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { chooseServer, compareVersions, type Surroundings } from '../../editors/vscode/src/server-choice.js'
import { buildExtension } from '../../scripts/vscode.mjs'
import { folderWith, temporaryFolder } from '../support/folders.js'
import { createVscode } from './vscode-stub.js'

const ROOT = path.resolve(import.meta.dirname, '../..')
const readManifest = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))

describe('which server starts', () => {
  const install = (version: string) => ({
    'node_modules/conductor-action/package.json': JSON.stringify({ version }),
    'node_modules/conductor-action/dist/cli/index.js': '',
  })
  const own = (folder: string) => path.join(folder, 'node_modules/conductor-action/dist/cli/index.js')
  const choose = (files: Readonly<Record<string, string>>, more: Partial<Surroundings> = {}) => {
    const folder = folderWith(files)
    const around = { setting: [], isTrusted: true, folders: [folder], bundled: '/x/server.js', version: '1.9.0' }
    return { folder, ...chooseServer({ ...around, platform: 'linux', ...more }) }
  }

  test.each([
    ['nothing installed', {}, {}, false],
    ['an older one', install('1.8.9'), {}, false],
    ['the same', install('1.9.0'), {}, false],
    ['a newer one', install('1.10.0'), {}, true],
    ['a newer one in a workspace that is not trusted', install('1.10.0'), { isTrusted: false }, false],
    [
      'a package without its command',
      { 'node_modules/conductor-action/package.json': '{"version":"2.0.0"}' },
      {},
      false,
    ],
    [
      'a package.json that is not JSON',
      { ...install('2.0.0'), 'node_modules/conductor-action/package.json': '{' },
      {},
      false,
    ],
  ])('%s', (_, files, more, isOwn) => {
    const { folder, server, problem } = choose(files, more)
    expect([server, problem]).toEqual([{ module: isOwn ? own(folder) : '/x/server.js' }, null])
  })

  test.each([
    ['a command', ['conductor'], 'linux', { command: 'conductor', args: [], shell: false }],
    ['npm on Windows has a .cmd', ['conductor'], 'win32', { command: 'conductor', args: [], shell: true }],
    [
      'spaces on Windows',
      ['C:\\my tools\\conductor.cmd', 'a b'],
      'win32',
      { command: '"C:\\my tools\\conductor.cmd"', args: ['"a b"'], shell: true },
    ],
    ['a program of Windows', ['node.exe', 'c.js'], 'win32', { command: 'node.exe', args: ['c.js'], shell: false }],
  ] as const)('setting: %s', (_, setting, platform, server) => {
    expect(choose(install('9.0.0'), { setting, platform })).toMatchObject({ server, problem: null })
  })

  test.each([['conductor'], [[1]], [['']], [{}]])(
    'a setting of another shape is said, and the server still starts: %j',
    (setting) => {
      const { server, problem } = choose({}, { setting })
      expect([server, problem]).toEqual([{ module: '/x/server.js' }, expect.stringContaining('conductor.command')])
    },
  )

  test('versions are compared by numbers, and one with a suffix comes before', () => {
    const order = ['1.2.0-beta', '1.2.0', '1.2.1', '1.10.0', '2.0.0']
    expect([...order].reverse().sort(compareVersions)).toEqual(order)
  })
})

describe('the package', () => {
  const target = path.join(temporaryFolder(), 'vscode')
  beforeAll(() => buildExtension(target))

  test('its version is that of the action, and its types are those of the oldest editor', () => {
    const manifest = readManifest('editors/vscode/package.json')
    expect(manifest.version).toBe(readManifest('package.json').version)
    expect(manifest.engines.vscode).toBe(`^${readManifest('node_modules/@types/vscode/package.json').version}`)
    for (const file of [...manifest.files, manifest.main, manifest.icon, 'README.md', 'LICENSE'])
      expect(existsSync(path.join(target, file)), file).toBe(true)
    expect(readFileSync(path.join(target, 'licenses.txt'), 'utf8')).toMatch(/^vscode-languageclient\nMIT\n/m)
  })

  test('starts its own server for a file of ours, which marks what is wrong', async () => {
    const folder = folderWith({
      'w.yaml': 'workflow: { name: w, entry_point: chek }\nagents: [{ name: check, type: script, run: "true" }]\n',
    })
    const { vscode, seen } = createVscode({ folder, documents: ['w.yaml'] })
    const extension = load(target, vscode)
    extension.activate(createContext(target))
    while (seen.diagnostics.size === 0 && seen.errors.length === 0)
      await Promise.race([once(seen.changes, 'change'), tick()])
    await extension.deactivate()
    expect(seen.errors).toEqual([])
    expect(seen.commands).toEqual(['conductor.run', 'conductor.simulate'])
    const [found] = seen.diagnostics.get(pathToFileURL(path.join(folder, 'w.yaml')).href) ?? []
    expect(found?.message).toContain('chek')
  })

  test('starts nothing for other YAML', () => {
    const folder = folderWith({ '.gitlab-ci.yml': 'workflow: { rules: [] }\nstages: [a]\n' })
    const { vscode, seen } = createVscode({ folder, documents: ['.gitlab-ci.yml'] })
    const extension = load(target, vscode)
    extension.activate(createContext(target))
    expect(extension.deactivate()).toBeUndefined()
    expect(seen.commands).toEqual(['conductor.run'])
  })
})

interface Extension {
  activate(context: unknown): void
  deactivate(): Promise<void> | undefined
}

/** Loads the bundle as the editor does: as CommonJS, where `vscode` is the editor's own module. */
function load(folder: string, vscode: unknown): Extension {
  const file = path.join(folder, 'extension.js')
  const require = createRequire(file)
  const module: { exports: unknown } = { exports: {} }
  const wrapped = runInThisContext(`(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  })
  wrapped(module, module.exports, (name: string) => (name === 'vscode' ? vscode : require(name)))
  return module.exports as Extension
}

function createContext(folder: string) {
  const { version } = readManifest('editors/vscode/package.json')
  return {
    subscriptions: [],
    asAbsolutePath: (name: string) => path.join(folder, name),
    extension: { packageJSON: { version } },
  }
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))
