import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, runInside, temporaryFolder, writeFiles } from './support/command.js'

const flow = (script: string) => `workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
${script.replaceAll(/^/gm, '    ')}
`

describe('the end of a run', () => {
  it('names the report and the folder, also on success', async () => {
    const { stderr, runDir } = await runInside({ yaml: flow('run: "true"') })
    expect(stderr).toContain(`  report     ${path.join(runDir, 'report.html')}\n`)
  })

  it('does not repeat stdout, and uses `last` in commands', async () => {
    const { stderr, runDir, result } = await runInside({ yaml: flow('run: echo only-once; exit 3') })
    expect(stderr.match(/\| only-once/g)).toHaveLength(1)
    expect(stderr).not.toMatch(/ {2}stdout/)
    expect(stderr).toContain('conductor resume last\n')
    expect(stderr).toContain('conductor explain last\n')
    expect(stderr).toContain(`  run folder ${runDir}\n`)
    expect(result.next_commands[0]).toBe(`conductor resume ${runDir}`)
  })
})

describe('messages', () => {
  it('name a file outside of a repository from the current folder, in every command', async () => {
    const cwd = temporaryFolder()
    writeFiles(cwd, { 'ci/x.yaml': flow('run: exit 1\nroutes: [{ to: $end }, { on_error: true, to: $end }]') })
    for (const args of [['validate'], ['contract'], ['run', '--run-dir', 'run']]) {
      const { stdout, stderr } = await conductor([...args, 'ci/x.yaml'], { cwd })
      expect(`${stdout}${stderr}`).toMatch(/\bci\/x\.yaml:6\b/)
      expect(`${stdout}${stderr}`).not.toMatch(/(?<!ci\/)x\.yaml:6\b/)
    }
  })

  it.each([
    [
      'CRLF in a script',
      { 'x.sh': '#!/usr/bin/env bash\r\necho hi\r\n' },
      'run: chmod +x x.sh; ./x.sh',
      /Windows line ends \(CRLF\)/,
    ],
    ['a script that is missing', {}, 'run: ./gone.sh', /there is no \.\/gone\.sh in \/.*, where the script starts/],
  ])('%s', async (_, files, script, said) => {
    const { result } = await runInside({ yaml: flow(script), files })
    expect(result.error).toMatch(said)
  })

  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'ci'))
  writeFiles(folder, {
    'x.test.yaml': 'workflow: w.yaml\nscenarios: []\n',
    'ci/deploy.yaml': flow('run: "true"'),
    'back.yaml': flow('command: scripts\\x.sh'),
    'field.yaml': `${flow('run: "true"\noutput: { url: { type: string } }\nroutes: [{ to: b }]')}  - { name: b, type: set, value: "{{ a.output.stdot }} {{ a.output.extra_field }}" }\n`,
    'kinds.yaml': flow(
      'run: "true"\nraises: []\nclassify: [npm]\nroutes: [{ to: $end }, { on_error: external.x.y, halt: true }]',
    ),
  })
  it.each([
    [['run', 'x.test.yaml'], 2, /is a scenario file: use conductor test x\.test\.yaml/],
    [['run', 'ci/deplyo.yaml'], 2, /There is no file .*deplyo\.yaml.*did you mean .*deploy\.yaml/is],
    [['validate', path.join(folder, 'back.yaml')], 0, /warning command-backslashes.*scripts\/x\.sh/s],
    [
      ['validate', path.join(folder, 'field.yaml')],
      0,
      /warning unknown-attribute: The output schema of `a` has no `stdot`/,
    ],
    [['exec', '--max-attempts', '3', '--', 'true'], 2, /unknown option --max-attempts \(did you mean --retry\?\)/],
    [['exec', 'exit 3'], 127, /conductor exec --shell bash -- "exit 3"/],
  ])('%j', async (args, code, said) => {
    const done = await conductor(args, { cwd: folder, env: { TMPDIR: folder }, inside: true })
    expect(done.code).toBe(code)
    expect(done.stderr + done.stdout).toMatch(said)
    expect(done.stderr).not.toMatch(/has no .extra_field/)
  })
})

describe('what a run was given and did not use', () => {
  const yaml = `workflow: { name: w, entry_point: a }
agents:
  - { name: a, type: script, run: "true", routes: [{ to: g }] }
  - name: g
    type: human_gate
    prompt: Go on?
    options: [{ label: Yes, value: "yes", route: $end }, { label: No, value: "no", route: b }]
  - { name: b, type: script, run: "true" }
`
  const run = (...args: readonly string[]) => runInside({ yaml, args })

  it.each([
    [['--gate', 'g=no', '--gate', 'g=yes'], 2, '--gate g has two answers, "no" and "yes"; give one'],
    [['--gate', 'g=yes', '--gate', 'g=yes'], 0, 'succeeded'],
    [['--gate', 'g=yes', '--inject', 'a=x.y@2'], 0, '--inject a=x.y@2 never fired: a ran once'],
    [['--gate', 'g=yes', '--inject', 'b=x.y'], 0, '--inject b=x.y never fired: b did not run'],
    [['--gate', 'g=yes', '--inject', 'g=x.y'], 2, 'g is a node of the type human_gate, which can never raise x.y'],
  ])('%j: exit %i', async (args, code, words) => {
    const ran = await run(...args)
    expect([ran.code, ran.stderr]).toEqual([code, expect.stringContaining(words)])
    expect(ran.result?.warnings ?? []).toHaveLength(words.includes('never fired') ? 1 : 0)
    expect(ran.events.length > 0).toBe(code === 0)
  })
})
