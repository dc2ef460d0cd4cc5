import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadWorkflow } from '../../src/config/load/index.js'
import { err, ok } from '../../src/core/result.js'
import { diskReader } from '../../src/source/workspace.js'
import { folderWith } from '../support/folders.js'
import { loadFiles, loadText, places } from './load-helpers.js'

const fine = 'workflow: { name: t, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n'

describe('files that are no workflow files', () => {
  const files: readonly (readonly [name: string, content: string | Uint8Array, expected: readonly string[]])[] = [
    ['binary', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1]), ['file-not-text 1:1']],
    ['not UTF-8', new Uint8Array([0x77, 0xe9, 0x0a]), ['file-not-text 1:1']],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x77, 0x00]), ['file-not-text 1:1']],
    ['50 MB', new Uint8Array(50 * 1024 * 1024).fill(0x61), ['file-too-large 1:1']],
    ['10,000 brackets', `workflow: ${'['.repeat(10_000)}${']'.repeat(10_000)}`, ['yaml-too-deep 1:210']],
    ['10,000 braces', `workflow: ${'{a: '.repeat(10_000)}${'}'.repeat(10_000)}`, ['yaml-too-deep 1:804']],
    ['10,000 lists in a line', `${'- '.repeat(10_000)}x`, ['yaml-too-deep 1:400']],
  ]
  it.each(files)('%s', (_, content, expected) => {
    const loaded = loadFiles({ 'main.yaml': content })
    expect(places(loaded.findings)).toEqual(expected)
    expect(loaded.workflow).toBeNull()
  })

  it('nesting by indentation', () => {
    const text = Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')
    expect(loadText(text).findings.map(({ code }) => code)).toEqual(['yaml-too-deep'])
  })

  it('2 MiB of references that are not closed, and 20,000 variables that are not set', () => {
    const open = '${VAR:-'.repeat(300_000)
    const loaded = loadText(fine.replace('value: x', `value: "${open}"`))
    expect([loaded.findings, loaded.workflow?.steps.get('a')]).toEqual([[], { name: 'a', type: 'set', value: open }])
    const unset = Array.from({ length: 20_000 }, (_, index) => `\${V${index}}`).join(' ')
    const refused = loadText(fine.replace('value: x', `value: "${unset}"`))
    expect([refused.findings.length, refused.unshown]).toEqual([200, 19_800])
  })

  it('limits the expansion of aliases', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(', ')}]`,
    )
    const loaded = loadText(`l0: &l0 [x, x]\n${levels.join('\n')}\n${fine}`)
    expect(loaded.findings.map(({ code }) => code)).toEqual(['yaml-too-many-aliases'])
  })

  it('an alias inside of its own anchor', () => {
    expect(loadText(`a: &a [*a]\n${fine}`).findings.map(({ code }) => code)).toEqual(['yaml-too-deep'])
  })

  it('handles a hundred thousand equal keys', () => {
    expect(loadText(`${fine}output:\n${'  x: 1\n'.repeat(20_000)}`).findings).toHaveLength(19_999)
  })

  it('a missing file and a folder', () => {
    const workspace = folderWith({ 'folder/x.txt': '' })
    const load = (name: string) => places(loadWorkflow(join(workspace, name), { workspace, env: {} }).findings)
    expect(load('main.yaml')).toEqual(['file-not-found 1:1'])
    expect(load('folder')).toEqual(['folder not-a-file 1:1'])
  })

  it('accepts a byte order mark and Windows line ends', () => {
    const loaded = loadFiles({ 'main.yaml': `\uFEFF${fine.replaceAll('\n', '\r\n')}` })
    expect(loaded.findings).toEqual([])
    expect(loaded.workflow?.at(['agents', 0, 'value'])).toEqual({ file: 'main.yaml', line: 2, column: 39 })
  })

  it('keys that JavaScript gives a meaning', () => {
    const loaded = loadText(`${fine}output: { __proto__: { x: 1 }, constructor: b }\n`)
    expect(loaded.findings).toEqual([])
    expect(Object.keys(loaded.workflow?.output ?? {})).toEqual(['__proto__', 'constructor'])
    const wrong = loadText(`${fine.replace('entry_point: a', 'entry_point: a, input: { constructor: 3 }')}`)
    expect(wrong.findings.map(({ code, suggestion }) => [code, typeof suggestion === 'number'])).toEqual([
      ['wrong-type', false],
    ])
  })
})

describe('the border of the workspace', () => {
  it('holds for links, as child and as inlined file', () => {
    const outside = folderWith({ 'secret.txt': 'top', 'child.yaml': fine })
    const workspace = folderWith({
      'main.yaml':
        'workflow: { name: t, entry_point: a }\nagents:\n  - { name: a, type: set, value: !file link.txt }\n  - { name: b, type: workflow, workflow: far/child.yaml }\n',
    })
    symlinkSync(join(outside, 'secret.txt'), join(workspace, 'link.txt'))
    symlinkSync(outside, join(workspace, 'far'))
    const loaded = loadWorkflow(join(workspace, 'main.yaml'), { workspace, env: {} })
    expect(places(loaded.findings)).toEqual(['outside-workspace 3:40', 'outside-workspace 4:42'])
    expect([...loaded.sources.keys()]).toEqual(['main.yaml'])
  })

  it('holds for the workflow file itself', () => {
    const workspace = folderWith({ 'inner/x.txt': '', 'main.yaml': fine })
    mkdirSync(join(workspace, 'other'))
    const loaded = loadWorkflow(join(workspace, 'main.yaml'), { workspace: join(workspace, 'inner'), env: {} })
    expect(loaded.findings.map(({ code }) => code)).toEqual(['outside-workspace'])
  })

  it('allows links inside the workspace', () => {
    const workspace = folderWith({
      'real/child.yaml': fine,
      'main.yaml':
        'workflow: { name: t, entry_point: a }\nagents: [{ name: a, type: workflow, workflow: child.yaml }]\n',
    })
    symlinkSync(join(workspace, 'real/child.yaml'), join(workspace, 'child.yaml'))
    const loaded = loadWorkflow(join(workspace, 'main.yaml'), { workspace, env: {} })
    expect(loaded.findings).toEqual([])
    expect(loaded.workflow?.children.get('child.yaml')?.displayFile).toBe('real/child.yaml')
  })
})

describe('the reader', () => {
  it('may be another source than the disk', () => {
    const file = resolve('/repo/main.yaml')
    const files: Readonly<Record<string, string>> = { [file]: fine }
    const reader = {
      realpath: (path: string) => path,
      read: (path: string) => {
        const text = files[path]
        return text === undefined ? err({ code: 'file-not-found' } as const) : ok(text)
      },
    }
    expect(loadWorkflow(file, { workspace: dirname(file), env: {}, reader }).findings).toEqual([])
  })

  it('quotes the error of the system', () => {
    const reader = {
      realpath: diskReader.realpath,
      read: () => err({ code: 'file-unreadable', message: 'EACCES' } as const),
    }
    const workspace = folderWith({})
    expect(loadWorkflow(join(workspace, 'main.yaml'), { workspace, env: {}, reader }).findings[0]?.message).toContain(
      'EACCES',
    )
  })
})
