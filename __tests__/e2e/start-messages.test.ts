import { chmodSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'vitest'
import { conductor, temporaryFolder, writeFiles } from './support/command.js'

const file = (line: string): string =>
  `workflow: { name: demo, entry_point: a }\nagents:\n  - { name: a, type: script, strict_exit: true, ${line} }\n`

/** What an author wrote, and what the message of the failure must say. */
const cases: readonly (readonly [name: string, line: string, told: RegExp])[] = [
  [
    'run: a script without its bit',
    'run: ./plain.sh',
    /\.\/plain\.sh is not executable: run `chmod \+x \.\/plain\.sh`/,
  ],
  ['command: a script without its bit', 'command: ./plain.sh', /not executable: \.\/plain\.sh \(run `chmod \+x/],
  [
    'run: a script with CRLF',
    'run: ./windows.sh',
    /first line of \.\/windows\.sh does not exist; Windows line ends \(CRLF\)/,
  ],
  [
    'command: a script with CRLF',
    'command: ./windows.sh',
    /cannot start \.\/windows\.sh: .*Windows line ends \(CRLF\)/,
  ],
  ['run: a script in another folder', 'run: ./deep.sh', /there is no \.\/deep\.sh in .*, where the script starts/],
  ['command: a script in another folder', 'command: ./deep.sh', /command not found: \.\/deep\.sh \(looked for in /],
  ['command: an absolute path', 'command: /nowhere/deep.sh', /command not found: \/nowhere\/deep\.sh$/],
  ['run: an absolute path', 'run: /nowhere/deep.sh', /there is no \/nowhere\/deep\.sh(?! in the folder)/],
  ['run: a program that is not there', 'run: no-such-tool', /no program is called no-such-tool/],
  [
    'classify: a rule that takes every exit code',
    'run: ./deep.sh, classify: [{ exit_code: "1-255", kind: external.tool.crashed }]',
    /exited with code 127: there is no \.\/deep\.sh in the folder where the script starts.*: run: line 1:/,
  ],
  [
    'classify: a rule that takes the line of the shell',
    'run: ./deep.sh, classify: [{ stderr: "No such file", kind: external.tool.gone }]',
    /^run: line 1: \.\/deep\.sh: No such file or directory$/,
  ],
  [
    'command: a module that is not there',
    'command: node, args: [gone.mjs]',
    /Error: Cannot find module '.*gone\.mjs'$/,
  ],
]

describe.skipIf(process.platform === 'win32')('a script that cannot be started', () => {
  it.concurrent.for(cases)('%s', async ([, line, told], { expect }) => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'main.yaml': file(line),
      'plain.sh': '#!/bin/sh\necho hi\n',
      'windows.sh': '#!/bin/bash\r\necho hi\r\n',
      'scripts/deep.sh': '#!/bin/sh\necho hi\n',
    })
    chmodSync(path.join(folder, 'windows.sh'), 0o755)
    const ran = await conductor(['run', 'main.yaml', '--format', 'json'], { cwd: folder, inside: true })
    const { error } = JSON.parse(ran.stdout)
    expect(ran.code, ran.stderr).toBe(3)
    expect(error).toMatch(told)
    expect(error).not.toMatch(/[0-9a-f]{32}/)
  })
})

describe('messages of a run', () => {
  it.for([
    ['text', 'echo hello'],
    ['an empty object', "echo '{}'"],
    ['two objects', `echo '{"version":1}{"version":2}'`],
  ])('a missing field says that stdout was not one JSON object with fields: %s', async ([, run], { expect }) => {
    const folder = temporaryFolder()
    const text = `workflow: { name: demo, entry_point: a }\nagents:\n  - { name: a, type: script, run: ${JSON.stringify(run)}, routes: [{ to: b }] }\n  - { name: b, type: set, value: "{{ a.output.version }}" }\n`
    writeFiles(folder, { 'main.yaml': text })
    const ran = await conductor(['run', 'main.yaml'], { cwd: folder })
    expect(ran.stderr).toContain("'a.output' has no field 'version'; its stdout was not one JSON object with fields")
  })

  it('a refused resume names no line', async ({ expect }) => {
    const ran = await conductor(['resume', 'nowhere'], { cwd: temporaryFolder() })
    expect(ran.code).toBe(2)
    expect(ran.stderr.split('\n')[0]).toBe('error resume: there is no run folder nowhere')
  })
})
