import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.js'
import { folderWith } from '../support/folders.js'
import { conductor } from './conductor.js'

const folder = folderWith({ 'workflow.yaml': '', 'other.txt': '' })
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0

describe.skipIf(!has('bash'))('bash', () => {
  const script = conductor(folder, ['completion', 'bash']).stdout
  const complete = (...words: string[]): readonly string[] => {
    const quoted = words.map((word) => `'${word}'`).join(' ')
    const text = `${script}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _conductor; printf '%s\\n' "\${COMPREPLY[@]}"`
    const { stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-c', text], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    return stdout.split('\n').filter((line) => line !== '')
  }

  it('knows every command', () => {
    expect(complete('conductor', '')).toEqual([...Object.keys(COMMANDS), '--help', '--version'])
  })

  it.each([
    [['val'], ['validate']],
    [['run', '--form'], ['--format']],
    [
      ['run', '--format', ''],
      ['text', 'json'],
    ],
    [['run', '--format', '=', 'j'], ['json']],
    [
      ['graph', '--format', ''],
      ['mermaid', 'dot', 'svg'],
    ],
    [['--silent', 'gra'], ['graph']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish', 'powershell'],
    ],
    [
      ['ledger', ''],
      ['add', 'show'],
    ],
    [['ledger', 'add', 'work'], ['workflow.yaml']],
    [
      ['diff', '--fail-on', 'handler-re'],
      ['handler-removed', 'handler-reordered'],
    ],
    [['validate', 'work'], ['workflow.yaml']],
    [['run', '--input-file', 'oth'], ['other.txt']],
  ])('completes %j', (words, expected) => {
    expect(complete('conductor', ...words)).toEqual(expected)
  })

  it('offers every option of every command', () => {
    for (const [name, command] of Object.entries(COMMANDS)) {
      const options = command.options.map((option) => option.name)
      expect(complete('conductor', name, '--')).toEqual(expect.arrayContaining(options))
    }
  })
})

describe.each(['zsh', 'fish'] as const)('%s', (shell) => {
  const { stdout, code } = conductor(folder, ['completion', shell])

  it('names every command and option', () => {
    expect(code).toBe(0)
    for (const [name, command] of Object.entries(COMMANDS)) {
      expect(stdout).toContain(name)
      for (const option of command.options) expect(stdout).toContain(option.name.slice(2))
    }
  })

  it.skipIf(!has(shell))('is a script that the shell can read', () => {
    const { status, stderr } = spawnSync(shell, shell === 'zsh' ? ['-n'] : ['--no-execute'], {
      input: stdout,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

it('does not depend on where it is started', () => {
  expect(conductor(path.dirname(folder), ['completion', 'bash']).stdout).toBe(
    conductor(folder, ['completion', 'bash']).stdout,
  )
})

describe('powershell', () => {
  it('names every command and every option', () => {
    const script = conductor(folder, ['completion', 'powershell']).stdout
    expect(script).toContain('Register-ArgumentCompleter -Native -CommandName conductor')
    for (const [name, { options }] of Object.entries(COMMANDS)) {
      const row = script.split('\n').find((line) => line.startsWith(`    '${name}' = @{`)) ?? ''
      for (const option of options) expect(row).toContain(`'${option.name}'`)
    }
  })
})
