import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductor, filesBelow } from './conductor.js'

const WORKFLOW = `
workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
    run: exit 9
    raises: [x.y]
    routes: [{ to: $end }, { on_error: x.y, retry: { max: 2, initial_seconds: 300, max_seconds: 600 } }, { on_error: x.y, to: $end }]
`
const GOOD = `
workflow: ../w.yaml
scenarios:
  - name: five minutes take no time
    stub: { a: [{ error: { kind: x.y } }, { output: {} }] }
    expect: { outcome: success, waited_seconds: 300 }
`
const BAD = `
workflow: ../w.yaml
scenarios:
  - name: does <not> hold
    stub: { a: { output: {} } }
    expect: { outcome: halted, attempts: { a: 2 } }
`
const INVALID = GOOD.replace('stub: { a:', 'stub: { aa:')
const folder = folderWith({
  'w.yaml': WORKFLOW,
  'good/a.test.yaml': GOOD,
  'good/node_modules/x.test.yaml': INVALID,
  'bad/b.test.yml': BAD,
  'invalid/c.test.yaml': INVALID,
  '.git/HEAD': '',
})

describe('test', () => {
  it('names files by where they lie, also outside a repository', () => {
    const plain = folderWith({
      'a/w.yaml': WORKFLOW,
      'a/t.test.yaml': GOOD.replace('../', ''),
      'b/w.yaml': WORKFLOW,
      'b/t.test.yaml': GOOD.replace('../', ''),
    })
    const { stdout } = conductor(plain, ['test', '.', '--format', 'json'])
    const { files } = JSON.parse(stdout)
    expect(files.map(({ file, workflow }: Record<string, string>) => [file, workflow])).toEqual([
      ['a/t.test.yaml', 'a/w.yaml'],
      ['b/t.test.yaml', 'b/w.yaml'],
    ])
  })

  it('all hold: exit 0, and what no scenario took', () => {
    const { code, stdout, stderr } = conductor(folder, ['test', 'good'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(
      `good/a.test.yaml
  ✓ five minutes take no time

1 scenario, all hold
1 of 2 error routes taken; no scenario took:
  w.yaml:8 a routes[2] on x.y
error coverage: 1 of 1 failure tested
`,
    )
    expect(filesBelow(folder)).not.toContain('runner-temp')
  })

  it('a route whose condition fails was not taken, in a group either', () => {
    const member = (name: string) => `  - name: ${name}
    type: script
    command: nobody
    raises: [x.y]
    routes: [{ on_error: x.y, when: "{{ error.details.none.deep }}", recover: { output: {} } }]`
    const crashing = folderWith({
      'w.yaml': `workflow: { name: w, entry_point: both }
agents:
${member('m')}
${member('n').replace('routes: [', 'routes: [{ to: $end }, ')}
parallel: [{ name: both, agents: [m], failure_mode: continue_on_error, routes: [{ to: n }, { on_error: true, to: n }] }]
`,
      't.test.yaml': `workflow: w.yaml
scenarios:
  - name: both fail
    stub: { m: { error: { kind: x.y, message: no } }, n: { error: { kind: x.y, message: no } } }
    expect: { outcome: halted, error: { kind: internal.template_error } }
`,
    })
    const { stdout } = conductor(crashing, ['test', 't.test.yaml'])
    expect(stdout).toContain('1 scenario, all hold\n1 of 3 error routes taken')
  })

  it('some do not: exit 1, with what was expected and what was', () => {
    const { code, stdout } = conductor(folder, ['test', 'good/a.test.yaml', 'bad'])
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /✗ does <not> hold\n {6}outcome: expected halted, was success\n {6}attempts\.a: expected 2, was 1\n/,
    )
    expect(stdout).toMatch(/2 scenarios, 1 does not hold\n/)
  })

  it('invalid: exit 2, and nothing ran', () => {
    const { code, stdout, stderr } = conductor(folder, ['test', 'good', 'invalid'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/invalid\/c\.test\.yaml:5:13: error scenario-unknown-node: .*`aa`[\s\S]*Did you mean `a`/)
  })

  it('as JSON and as JUnit', () => {
    const { code, stdout, stderr } = conductor(folder, [
      'test',
      'good',
      'bad',
      '--format',
      'json',
      '--junit',
      'out/j.xml',
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      success: false,
      exit_code: 1,
      files: [
        {
          file: 'good/a.test.yaml',
          workflow: 'w.yaml',
          scenarios: [{ passed: true, waited_seconds: 300, path: ['a'] }],
        },
        { scenarios: [{ passed: false, failures: [{ what: 'outcome', expected: 'halted', actual: 'success' }, {}] }] },
      ],
      coverage: { error_routes: 2, taken: 1, not_taken: [{ file: 'w.yaml', line: 8, label: 'a routes[2] on x.y' }] },
      findings: [],
    })
    const junit = readFileSync(path.join(folder, 'out/j.xml'), 'utf8')
    expect(junit).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="conductor test" tests="2" failures="1"/,
    )
    expect(junit).toContain('name="does &lt;not&gt; hold"')
  })
})

describe('test --from-run', () => {
  it('makes folders on the way, and names the workflow from wherever it is called', () => {
    const elsewhere = folderWith({
      'flows/w.yaml': 'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n',
      'other/empty': '',
    })
    conductor(elsewhere, ['run', 'flows/w.yaml', '--run-dir', 'run'])
    const made = conductor(path.join(elsewhere, 'other'), ['test', '--from-run', '../run', 'deep/x.test.yaml'])
    expect(made).toMatchObject({ code: 0, stdout: 'deep/x.test.yaml\n' })
    const text = readFileSync(path.join(elsewhere, 'other/deep/x.test.yaml'), 'utf8')
    expect(text).toContain('workflow: ../../flows/w.yaml\n')
    expect(conductor(elsewhere, ['test', 'other/deep/x.test.yaml']).code).toBe(0)
  })
})
