import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { loadChecked, loadWorkflow } from '../../src/config/load/index.js'
import { findWorkspace } from '../../src/source/workspace.js'
import { folderWith } from '../support/folders.js'
import { loadFiles, loadText, places, withNode } from './load-helpers.js'

const head = 'workflow: { name: t, entry_point: a }\n'

describe('a file becomes a workflow', () => {
  it('keeps the order of the file, fills in types and takes nodes for agents', () => {
    const { workflow, findings } = loadText(
      `${head}for_each:\n  - { name: each, source: a.output, as: x, agent: { name: m, prompt: hi } }\nnodes:\n  - { name: a, prompt: hi }\n  - { name: b, type: set, value: 1 }\nparallel:\n  - { name: both, agents: [a, b] }\n`,
    )
    expect(findings).toEqual([])
    const types = [...(workflow?.steps.values() ?? [])].map((step) => `${step.name} ${step.type}`)
    expect(types).toEqual(['each for_each', 'a agent', 'b set', 'both parallel'])
    expect(workflow?.stepPaths.get('b')).toEqual(['nodes', 1])
    const each = workflow?.steps.get('each')
    expect(each?.type === 'for_each' ? each.agent.type : null).toBe('agent')
  })

  it('reads texts that spell a number or a boolean where one is asked for', () => {
    const { workflow, findings } = loadText(
      withNode('type: script', 'run: x', 'timeout: ${T:-5}', 'strict_exit: "yes"'),
    )
    expect(findings).toEqual([])
    expect(workflow?.steps.get('a')).toMatchObject({ timeout: 5, strict_exit: true })
  })

  it('takes a field that is left empty for one that is not there', () => {
    const { workflow, findings } = loadText(withNode('type: script', 'run: x', 'description:', 'env:', 'timeout:'))
    expect(findings).toEqual([])
    expect(Object.keys(workflow?.steps.get('a') ?? {})).toEqual(['name', 'type', 'run'])
  })

  it('takes optional fields in an output', () => {
    const { findings } = loadText(
      withNode('type: script', 'run: x', 'output: { a: { type: string, required: false } }'),
    )
    expect(findings).toEqual([])
  })

  it('expands anchors and merge keys, own keys first', () => {
    const { workflow, findings } = loadText(
      `${head}agents:\n  - &base { name: a, type: script, run: x, timeout: 5, env: { A: "1" } }\n  - { <<: *base, name: b, timeout: 9 }\n`,
    )
    expect(findings).toEqual([])
    expect(workflow?.steps.get('b')).toEqual({ name: 'b', timeout: 9, type: 'script', run: 'x', env: { A: '1' } })
    expect(workflow?.at(['agents', 1, 'run'])).toEqual({ file: 'main.yaml', line: 3, column: 41 })
  })
})

describe('positions', () => {
  const text = `${head}agents:
  - name: a
    type: script
    run: |
      echo one
        echo {{ two }}
    env:
      A: "say \\"hi\\" {{ x }}"
      B: 'it''s {{ x }}'
      C: >-
        folded
        {{ x }}
      D: plain {{ x }}
`
  const { workflow } = loadText(text)
  const cases: readonly (readonly [
    path: readonly (string | number)[],
    line: number,
    column: number,
    expected: string,
  ])[] = [
    [['agents', 0, 'run'], 2, 8, '7:14'],
    [['agents', 0, 'env', 'A'], 1, 10, '9:22'],
    [['agents', 0, 'env', 'B'], 1, 6, '10:17'],
    [['agents', 0, 'env', 'C'], 1, 8, '13:9'],
    [['agents', 0, 'env', 'D'], 1, 7, '14:16'],
  ]
  it.each(cases)('inside of %j', (path, line, column, expected) => {
    const at = workflow?.within(path, line, column)
    const lines = text.split('\n')
    expect(lines[(at?.line ?? 0) - 1]?.slice((at?.column ?? 0) - 1)).toMatch(/^\{\{/)
    expect(`${at?.line}:${at?.column}`).toBe(expected)
  })

  it('of a value that is not there is that of its nearest ancestor', () => {
    expect(workflow?.at(['agents', 0, 'env', 'Z', 'y'])).toEqual({ file: 'main.yaml', line: 9, column: 7 })
    expect(workflow?.at(['nothing'])).toEqual({ file: 'main.yaml', line: 1, column: 1 })
  })

  it('of a text with variables is where the text begins', () => {
    const loaded = loadText(withNode('type: set', 'value: ${X:-long} {{ y }}'))
    expect(loaded.workflow?.within(['agents', 0, 'value'], 1, 6)).toEqual({ file: 'main.yaml', line: 5, column: 12 })
  })
})

describe('!file', () => {
  it('inlines text and data, relative to the file that names it', () => {
    const { workflow, findings } = loadFiles({
      'main.yaml': `${head}agents: [!file nodes/a.yaml]\noutput: !file out.json\n`,
      'nodes/a.yaml': 'name: a\ntype: script\nrun: !file run.sh\nroutes: [{ to: nowhere, iff: x }]\n',
      'nodes/run.sh': 'echo "${HOME}"\r\necho {{ x }}\n',
      'out.json': '{ "x": "${X:-1}" }',
    })
    expect(workflow?.steps.get('a')).toMatchObject({ run: 'echo "${HOME}"\necho {{ x }}\n' })
    expect(workflow?.output).toEqual({ x: '1' })
    expect(places(findings)).toEqual(['nodes/a.yaml unknown-field 4:25'])
    expect(workflow?.within(['agents', 0, 'run'], 2, 6)).toEqual({ file: 'nodes/run.sh', line: 2, column: 6 })
    expect(workflow?.at(['agents', 0, 'routes', 0, 'to'])).toEqual({ file: 'nodes/a.yaml', line: 4, column: 16 })
  })

  it('refuses circles, and names them', () => {
    const { findings } = loadFiles({
      'main.yaml': `${head}agents: !file a.yaml\n`,
      'a.yaml': '- !file b.yaml\n',
      'b.yaml': 'name: !file a.yaml\n',
    })
    expect(places(findings)).toEqual(['b.yaml include-cycle 1:13'])
    expect(findings[0]?.message).toContain('a.yaml -> b.yaml -> a.yaml')
  })

  it('may inline one file twice', () => {
    const { findings } = loadFiles({
      'main.yaml': withNode('type: set', 'values: { a: !file x.yaml, b: !file x.yaml }'),
      'x.yaml': 'k: 1\n',
    })
    expect(findings).toEqual([])
  })

  it('reports a missing one once, where it is named', () => {
    const { findings } = loadText(
      `${head}agents:\n  - !file nodes/no.yaml\n  - { name: a, type: set, value: !file no.txt }\n`,
    )
    expect(places(findings)).toEqual(['file-not-found 3:11', 'file-not-found 4:40'])
  })
})

describe('variables', () => {
  const cases: readonly (readonly [text: string, expected: string])[] = [
    ['${A}', 'one'],
    ['x${A}y${B:-two}', 'xoneytwo'],
    ['${A:-no}', 'one'],
    ['${EMPTY}|${EMPTY:-no}', '|'],
    ['${B:-https://x/?a=b&c=1}', 'https://x/?a=b&c=1'],
    ['${B:-}', ''],
    ['${B:-${A}}', 'one'],
    ['${B:-${C:-deep}}', 'deep'],
    ['$A $(date) ${A:+alt} ${#A} $((A+1)) ${{ A }} $$', '$A $(date) ${A:+alt} ${#A} $((A+1)) ${{ A }} $$'],
    ['${B:-[1, 2]}', '[1, 2]'],
    ['${NESTED}', 'see one'],
    ['${STRANGER}', 'title ${API_TOKEN} ${NOPE}'],
    ['${B:-unclosed', '${B:-unclosed'],
  ]
  const env = { A: 'one', EMPTY: '', NESTED: 'see ${A}', STRANGER: 'title ${API_TOKEN} ${NOPE}', API_TOKEN: 'hush' }
  it.each(cases)('%s', (text, expected) => {
    const { workflow, findings } = loadText(withNode('type: set', `value: ${JSON.stringify(text)}`), env)
    expect(findings).toEqual([])
    expect(workflow?.steps.get('a')).toMatchObject({ value: expected })
  })

  it('keep where they were used', () => {
    const { workflow } = loadText(withNode('type: script', 'command: x', 'args: [a, "${A}"]'), env)
    expect(workflow?.substitutions).toEqual([{ variable: 'A', value: 'one', path: ['agents', 0, 'args', 1] }])
  })

  it('stay in run, also of a member', () => {
    const { workflow, findings } = loadText(
      `${head}agents: [{ name: a, type: script, run: 'echo \${X}' }]\nfor_each: [{ name: g, source: a.output, as: x, agent: { name: m, type: script, run: 'echo \${X}' } }]\n`,
    )
    expect(findings).toEqual([])
    expect(workflow?.substitutions).toEqual([])
  })

  it('that are missing are named where they stand, and nothing is said twice', () => {
    const { findings } = loadText(
      withNode('type: script', 'run: x', 'timeout: ${T}', 'stdin: "two ${A} ${MISSING}"'),
      env,
    )
    expect(places(findings)).toEqual(['missing-variable 6:14', 'missing-variable 7:22'])
    expect(findings[1]?.message).toContain('MISSING')
  })

  it('that are missing for the key of a provider are a warning, and the reference stays', () => {
    const { workflow, findings } = loadText(
      'workflow: { name: k, entry_point: a, runtime: { provider: { name: openai, api_key: "${MISSING}" } } }\nagents: [{ name: a, prompt: x }]\n',
    )
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([['missing-variable', 'warning']])
    expect(workflow?.settings.runtime?.provider).toEqual({ name: 'openai', api_key: '${MISSING}' })
  })

  it('that name each other are refused', () => {
    expect(places(loadText(withNode('type: set', 'value: ${X}'), { X: '${Y}', Y: '${X}' }).findings)).toEqual([
      'variable-cycle 5:12',
    ])
  })
})

describe('children', () => {
  const call = (path: string): string => `${head}agents: [{ name: a, type: workflow, workflow: ${path} }]\n`
  const leaf = 'workflow: { name: leaf, entry_point: s }\nagents: [{ name: s, type: set, value: x }]\n'

  it('are loaded once, relative to the file that names them', () => {
    const { workflow, findings } = loadFiles({
      'main.yaml': `${head}agents:\n  - { name: a, type: workflow, workflow: sub/one.yaml }\n  - { name: b, type: workflow, workflow: ./leaf.yaml }\n`,
      'sub/one.yaml': call('../leaf.yaml'),
      'leaf.yaml': leaf,
    })
    expect(findings).toEqual([])
    expect(workflow?.children.get('sub/one.yaml')?.children.get('../leaf.yaml')).toBe(
      workflow?.children.get('./leaf.yaml'),
    )
  })

  it('have their own findings, in their own files', () => {
    const { findings } = loadFiles({ 'main.yaml': call('child.yaml'), 'child.yaml': `${leaf}wrong: 1\n` })
    expect(places(findings)).toEqual(['child.yaml unknown-field 3:1'])
  })

  it('may call each other in a circle, which is a warning', () => {
    const { findings, workflow } = loadFiles({ 'main.yaml': call('b.yaml'), 'b.yaml': call('main.yaml') })
    expect(places(findings)).toEqual(['b.yaml child-cycle 2:47'])
    expect(findings[0]).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('main.yaml -> b.yaml -> main.yaml'),
    })
    const b = workflow?.children.get('b.yaml')
    expect(b?.children.get('main.yaml')).toBe(workflow)
    expect([...(workflow?.hashes ?? []), ...(b?.hashes ?? [])]).toHaveLength(2)
  })

  it('may call themselves, which changes their hashes when they change', () => {
    const own = call('main.yaml')
    const first = loadFiles({ 'main.yaml': own })
    expect(first.findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('calls itself') }])
    expect(first.workflow?.children.get('main.yaml')).toBe(first.workflow)
    const hashOf = (text: string): unknown => [...(loadFiles({ 'main.yaml': text }).workflow?.hashes.values() ?? [])]
    expect(hashOf(own)).toEqual(hashOf(own))
    expect(hashOf(own)).not.toEqual(hashOf(`${own}output: { r: 1 }\n`))
  })

  it('are found in for_each', () => {
    const { workflow } = loadFiles({
      'main.yaml': `${head}agents: [{ name: a, type: set, value: x }]\nfor_each: [{ name: g, source: a.output, as: x, agent: { name: m, type: workflow, workflow: leaf.yaml } }]\n`,
      'leaf.yaml': leaf,
    })
    expect(workflow?.children.get('leaf.yaml')?.settings.name).toBe('leaf')
  })
})

describe('hashes', () => {
  const hash = (files: Readonly<Record<string, string>>, env = {}): string | undefined =>
    loadFiles(files, env).workflow?.hashes.get('a')
  const leaf = (value: string): string =>
    `workflow: { name: leaf, entry_point: s }\nagents: [{ name: s, type: set, value: ${value} }]\n`
  const call = withNode('type: workflow', 'workflow: leaf.yaml')

  it('are the same for the same text, whatever its layout and environment', () => {
    const one = hash({ 'main.yaml': withNode('type: set', 'value: ${X:-1}') }, { X: 'a' })
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(hash({ 'main.yaml': `${head}agents: [{ value: '\${X:-1}', type: set, name: a }]` }, { X: 'b' })).toBe(one)
  })

  it('change with the text, an inlined file or a child, however deep', () => {
    const set = (value: string) => hash({ 'main.yaml': withNode('type: set', `value: ${value}`) })
    expect(set('1')).not.toBe(set('2'))
    const inlined = (text: string) => hash({ 'main.yaml': withNode('type: set', 'value: !file x.txt'), 'x.txt': text })
    expect(inlined('1')).not.toBe(inlined('2'))
    const child = (value: string) => hash({ 'main.yaml': call, 'leaf.yaml': leaf(value) })
    expect(child('1')).not.toBe(child('2'))
    const grandchild = (value: string) =>
      hash({ 'main.yaml': call, 'leaf.yaml': call.replace('leaf', 'deep'), 'deep.yaml': leaf(value) })
    expect(grandchild('1')).not.toBe(grandchild('2'))
    expect(grandchild('1')).toBe(grandchild('1'))
  })
})

describe('patterns', () => {
  it('are checked by the engine that will run them', async () => {
    const workspace = folderWith({
      'main.yaml': withNode(
        'type: script',
        'run: x',
        'output: { a: { type: string, pattern: "([a-z" } }',
        'classify: [{ stderr: "(?=x)", kind: a.b }]',
      ),
    })
    const loaded = await loadChecked(join(workspace, 'main.yaml'), { workspace, env: {} }, loadPatterns)
    expect(places(loaded.findings)).toEqual(['bad-pattern 6:43', 'bad-pattern 7:26'])
  })

  it('cost nothing where there are none', async () => {
    const workspace = folderWith({ 'main.yaml': withNode('type: set', 'value: x') })
    const fail = () => Promise.reject(new Error('not needed'))
    expect((await loadChecked(join(workspace, 'main.yaml'), { workspace, env: {} }, fail)).findings).toEqual([])
  })
})

describe('the workspace', () => {
  it("is GitHub's, else the git root, else the folder of the file", () => {
    const folder = folderWith({ 'deep/er/main.yaml': '' })
    const file = join(folder, 'deep/er/main.yaml')
    expect(findWorkspace(file, { GITHUB_WORKSPACE: join(folder, 'deep') })).toBe(join(folder, 'deep'))
    mkdirSync(join(folder, 'deep/.git'))
    expect(findWorkspace(file, {})).toBe(join(folder, 'deep'))
    expect(findWorkspace(file, { GITHUB_WORKSPACE: join(folder, 'elsewhere') })).toBe(join(folder, 'deep'))
    expect(loadWorkflow(file, { workspace: findWorkspace(file, {}), env: {} }).findings[0]?.file).toBe('er/main.yaml')
  })
})

describe('fields', () => {
  it('leaves keys that begin with x- to the author', () => {
    const { workflow, findings } = loadText(
      'x-common: &env { A: b }\nworkflow: { name: t, entry_point: a }\nagents: [{ name: a, type: script, run: make, env: *env }]\n',
    )
    expect(findings).toEqual([])
    expect(workflow?.steps.get('a')).toMatchObject({ env: { A: 'b' } })
  })

  it.each([
    ['90', 90],
    ['90s', 90],
    ['10m', 600],
    ['"1.5 h"', 5400],
  ])('a timeout of %s is seconds in the model', (written, seconds) => {
    const { workflow, findings } = loadText(withNode('type: script', 'run: make', `timeout: ${written}`))
    expect(findings).toEqual([])
    expect(workflow?.steps.get('a')).toMatchObject({ timeout: seconds })
  })

  it('an unknown field of an MCP server is refused', () => {
    const { findings } = loadText(
      'workflow:\n  name: t\n  entry_point: a\n  runtime: { mcp_servers: { s: { command: x, cmd: y } } }\nagents: [{ name: a, type: set, value: x }]\n',
    )
    expect(places(findings)).toEqual(['unknown-field 4:46'])
  })

  it('knows which node stands at a place', () => {
    const { stepAt } = loadFiles({
      'main.yaml':
        'workflow: { name: t, entry_point: a }\nagents:\n  - name: a\n    type: set\n    value: x\n  - !file b.yaml\nfor_each:\n  - { name: g, source: "{{ [] }}", as: i, agent: { name: m, type: set, value: x } }\noutput: { x: y }\n',
      'b.yaml': 'name: b\ntype: set\nvalue: y\n',
    })
    const at = (line: number, column: number, file = 'main.yaml') => stepAt({ file, line, column })
    expect([at(1, 13), at(2, 1), at(3, 5), at(5, 12), at(7, 1), at(8, 60), at(9, 3), at(2, 7, 'b.yaml')]).toEqual([
      null,
      null,
      'a',
      'a',
      null,
      'g',
      null,
      'b',
    ])
  })
})
