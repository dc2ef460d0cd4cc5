import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../support/folders.js'
import { conductor, filesBelow } from './conductor.js'

const NODE = process.execPath.replaceAll('\\', '/')
const raise = (kind: string) =>
  `require('fs').writeFileSync(process.env.CONDUCTOR_ERROR_OUT, JSON.stringify({ kind: '${kind}', message: 'said so' }))`

const WORKFLOW = `
workflow: { name: demo, entry_point: probe, input: { kind: { type: string, default: external.git.drift }, key: { type: string, default: s3cr3t-t0k3n-x, secret: true } } }
agents:
  - name: probe
    type: script
    command: "${NODE}"
    args: ["-e", "${raise('external.git.drift')}", "{{ workflow.input.kind }}"]
    env: { KEY: "{{ workflow.input.key }}" }
    raises: [external.git.drift, external.api.down]
    routes:
      - { to: call, when: "{{ workflow.input.kind == 'x' }}" }
      - { to: report }
      - { on_error: external.git.drift, to: repair }
  - { name: repair, type: script, command: "${NODE}", args: ["-e", "console.log(JSON.stringify({ fixed: 1 }))"], routes: [{ to: report }] }
  - { name: call, type: workflow, workflow: child.yaml, input_mapping: { name: "{{ workflow.input.kind }}" } }
  - { name: report, type: set, value: "{{ repair.output.fixed if repair is defined else 0 }}" }
output: { fixed: "{{ report.output }}" }
`
const CHILD = `
workflow: { name: child, entry_point: inner, input: { name: { type: string } } }
agents: [{ name: inner, type: script, command: echo, args: ["{{ workflow.input.name }}"] }]
`
const folder = folderWith({ 'w.yaml': WORKFLOW, 'child.yaml': CHILD })

describe('run --dry-run', () => {
  it('shows what would run, and runs nothing', () => {
    const { code, stdout, stderr } = conductor(folder, ['run', 'w.yaml', '--dry-run', '-i', 'kind=a.b'])
    expect(code).toBe(0)
    expect(stderr).toBe('Dry run: nothing was executed.\n')
    expect(stdout).toMatch(/^demo \(w\.yaml\)\ninputs: kind=a\.b, key=\*\*\*\n/)
    expect(stdout).toMatch(
      /1\. probe \[script\] w\.yaml:4\n {3}command: .* a\.b\n {3}env KEY: \*\*\*\n {3}then report\n/,
    )
    expect(stdout).toMatch(/2\. report \[set\]/)
    expect(stdout).toMatch(/Only after an error: repair, call\n$/)
    expect(filesBelow(folder)).toEqual(['child.yaml', 'w.yaml'])
  })

  it('follows conditions that inputs decide, into children', () => {
    const { stdout } = conductor(folder, ['run', 'w.yaml', '--dry-run', '-i', 'kind=x'])
    expect(stdout).toMatch(/2\. call \[workflow\][\s\S]*1\. inner \[script\] child\.yaml:3\n\s+command: echo x\n/)
    expect(stdout).not.toMatch(/\d\. report/)
  })

  it('as JSON', () => {
    const { stdout } = conductor(folder, ['run', 'w.yaml', '--dry-run', '--format', 'json'])
    expect(JSON.parse(stdout)).toMatchObject({
      dry_run: true,
      workflow: 'demo',
      steps: [{ node: 'probe' }, { node: 'report' }],
    })
  })

  it.each([[['-i', 'nope=1']], [['--inject', 'nope=a.b']], [['--gate', 'nope=1']]])(
    'refuses what a run would refuse: %j',
    (args) => {
      expect(conductor(folder, ['run', 'w.yaml', '--dry-run', ...args])).toMatchObject({ code: 2, stdout: '' })
    },
  )
})

describe('a run folder', () => {
  const place = folderWith({ 'w.yaml': WORKFLOW, 'child.yaml': CHILD })
  const drift = conductor(place, ['run', 'w.yaml', '-q', '--run-dir', 'drift'])
  const down = conductor(place, [
    'run',
    'w.yaml',
    '-q',
    '--run-dir',
    'down',
    '--inject',
    'probe=external.api.down:no answer',
  ])

  it('ended as it should', () => {
    expect(drift).toMatchObject({ code: 0, stdout: '{\n  "fixed": 1\n}\n' })
    expect(down.code).toBe(3)
  })

  it.each(['down', 'down/errors.jsonl', 'down/result.json', 'down/events.jsonl'])('explain %s', (target) => {
    const { code, stdout, stderr } = conductor(place, ['explain', target])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/external\.api\.down/)
    expect(stdout).toMatch(/no answer/)
  })

  it('is explained although its last line is torn', () => {
    const whole = readFileSync(path.join(place, 'down/events.jsonl'), 'utf8')
    writeFileSync(path.join(place, 'events.jsonl'), whole.slice(0, -20))
    expect(conductor(place, ['explain', 'events.jsonl']).stdout).toMatch(/1 line could not be read and was skipped/)
  })

  it('is reported again, also without the workflow file', () => {
    const page = path.join(place, 'down/report.html')
    const before = readFileSync(page, 'utf8')
    rmSync(page)
    expect(conductor(place, ['report', 'down'])).toEqual({ code: 0, stdout: `${page}\n`, stderr: '' })
    expect(readFileSync(page, 'utf8')).toBe(before)
    const elsewhere = folderWith({})
    expect(
      conductor(elsewhere, ['report', path.join(place, 'down'), '--junit', 'j.xml', '--sarif', 'e.sarif']).code,
    ).toBe(0)
    expect(filesBelow(elsewhere)).toEqual(['e.sarif', 'j.xml'])
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i)
  })

  it('is reported in the files that can be written, and the others are named', () => {
    const elsewhere = folderWith({ taken: '' })
    const reports = ['--junit', 'taken/j.xml', '--sarif', 'e.sarif']
    const { code, stdout, stderr } = conductor(elsewhere, ['report', path.join(place, 'down'), ...reports])
    expect(code).toBe(1)
    expect(stdout.trim().split('\n')).toEqual([path.join(place, 'down/report.html'), path.join(elsewhere, 'e.sarif')])
    expect(stderr).toMatch(/^conductor report: .*j\.xml cannot be written: /)
    expect(filesBelow(elsewhere)).toEqual(['e.sarif', 'taken'])
  })

  it('is not reported before it has come to its end', () => {
    const killed = path.join(place, 'killed')
    cpSync(path.join(place, 'down'), killed, { recursive: true })
    rmSync(path.join(killed, 'result.json'))
    expect(conductor(place, ['report', 'killed'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('see conductor explain killed'),
    })
  })

  it('is not looked for where there is none, and nothing is left there', () => {
    const empty = folderWith({ 'a.yaml': '' })
    const refusals = [
      ['.', 'there is no checkpoint.json'],
      ['a.yaml', 'no run of a.yaml can be resumed'],
    ] as const
    for (const [target, message] of refusals)
      expect(conductor(empty, ['resume', target])).toMatchObject({ code: 2, stderr: expect.stringContaining(message) })
    expect(filesBelow(empty)).toEqual(['a.yaml'])
  })

  it.skipIf(process.platform !== 'linux')('needs no temporary folder that can be written', () => {
    const ran = conductor(place, ['run', 'w.yaml', '--run-dir', 'elsewhere'], { RUNNER_TEMP: '/proc/nope' })
    expect(ran).toMatchObject({ code: 0, stdout: '{\n  "fixed": 1\n}\n' })
    expect(ran.stderr).toContain('/proc/nope cannot be used for temporary files')
  })

  it.each(['drift', 'down'])('becomes a scenario that holds: %s', (run) => {
    const file = `${run}.test.yaml`
    expect(conductor(place, ['test', '--from-run', run, file])).toEqual({ code: 0, stdout: `${file}\n`, stderr: '' })
    const { code, stdout } = conductor(place, ['test', file])
    expect(stdout).toMatch(/1 scenario, all hold/)
    expect(code).toBe(0)
    expect(conductor(place, ['test', '--from-run', run, file])).toMatchObject({ code: 2, stdout: '' })
    expect(conductor(place, ['test', '--from-run', run]).stdout).toBe(readFileSync(path.join(place, file), 'utf8'))
  })

  it('a folder that a scenario is made for may be another', () => {
    const { stdout } = conductor(place, ['test', '--from-run', 'drift', 'deep.test.yaml'])
    expect(stdout).toBe('deep.test.yaml\n')
    expect(readFileSync(path.join(place, 'deep.test.yaml'), 'utf8')).toMatch(/\nworkflow: w\.yaml\n/)
  })
})
