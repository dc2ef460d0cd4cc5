import { describe, expect, it } from 'vitest'
import {
  composeScriptText,
  resolveShell,
  type ShellPlatform,
  scriptCommand,
  scriptExtension,
} from '../../src/core/shells.js'

const linux: ShellPlatform = { windows: false, has: () => true }
const having = (...commands: string[]): ShellPlatform => ({
  windows: false,
  has: (name: string) => commands.includes(name),
})
const windows = (...commands: string[]): ShellPlatform => ({ ...having(...commands), windows: true })

function lineOf(shell: string | null, platform = linux, file = 'FILE'): string {
  const made = resolveShell(shell, platform)
  if (!made.ok) return made.error
  const { command, args } = scriptCommand(made.value, file)
  return [command, ...args].join(' ')
}

describe('shells', () => {
  it.each([
    [null, linux, 'bash --noprofile --norc -eo pipefail FILE'],
    [' ', linux, 'bash --noprofile --norc -eo pipefail FILE'],
    [null, having('pwsh', 'sh'), 'the shell bash was not found; available: sh, pwsh'],
    [null, having(), 'the shell bash was not found; no other shell was found'],
    [null, windows('bash'), 'bash --noprofile --norc -eo pipefail FILE'],
    [null, windows('pwsh', 'powershell'), "pwsh -command . 'FILE'"],
    [null, windows('powershell', 'cmd'), "powershell -ExecutionPolicy Bypass -command . 'FILE'"],
    [null, windows('cmd'), 'the shell bash was not found; available: cmd'],
    ['bash', linux, 'bash --noprofile --norc -eo pipefail FILE'],
    ['sh', linux, 'sh -e FILE'],
    ['pwsh', linux, "pwsh -command . 'FILE'"],
    ['powershell', windows('powershell'), "powershell -ExecutionPolicy Bypass -command . 'FILE'"],
    ['python', linux, 'python FILE'],
    ['python', having('python3'), 'python3 FILE'],
    ['python', having('sh'), 'the shell python was not found; available: sh'],
    ['node', linux, 'node FILE'],
    ['cmd', windows('cmd'), 'FILE'],
    ['perl -w {0}', linux, 'perl -w FILE'],
    ['tool --file={0} --again {0}', linux, 'tool --file=FILE --again FILE'],
  ])('%j becomes a command', (shell, platform, expected) => {
    expect(lineOf(shell, platform)).toBe(expected)
  })

  it.each([
    ['fish', "unknown shell 'fish': use bash, sh"],
    ['bash -x', "unknown shell 'bash -x'"],
    ['{0}', 'must start with a command'],
    ['tool "open {0}', 'quote that is not closed'],
  ])('%j is refused', (shell, message) => {
    expect(lineOf(shell)).toContain(message)
  })

  it('keeps quoted words of a custom line together', () => {
    const made = resolveShell(`"/opt/my tool" -a 'b c' "" x"y z" {0}`, linux)
    expect(made).toMatchObject({ ok: true, value: { command: '/opt/my tool', args: ['-a', 'b c', '', 'xy z', '{0}'] } })
  })

  it('passes a path with special characters unchanged', () => {
    expect(lineOf('sh', linux, "$& it's")).toBe("sh -e $& it's")
    expect(lineOf('pwsh', linux, "/it's/x.ps1")).toBe("pwsh -command . '/it''s/x.ps1'")
  })

  it.each([
    ['bash', 'echo', '.sh'],
    ['pwsh -NoLogo {0}', 'x', '.ps1'],
    ['/usr/bin/python3 -u {0}', 'x', '.py'],
    ['C:\\tools\\Node.EXE {0}', 'x', '.cjs'],
    ['node', "const a = require('fs')", '.cjs'],
    ['node', "import fs from 'node:fs'", '.mjs'],
    ['node', "import 'node:fs'", '.mjs'],
    ['node', "const x = await import('node:fs')", '.cjs'],
    ['cmd', 'x', '.cmd'],
    ['perl {0}', 'x', '.sh'],
  ])('%j with %j lies in a %s file', (shell, text, expected) => {
    const made = resolveShell(shell, linux)
    expect(made.ok && scriptExtension(made.value, text)).toBe(expected)
  })

  it.each([
    ['bash', 'a\nb', 'a\nb'],
    [
      'cmd',
      'a\nb\r\nc',
      '@echo off\r\n"%SystemRoot%\\System32\\chcp.com" 65001 >nul || "%ComSpec%" /d /c exit 0\r\na\r\nb\r\nc',
    ],
  ])('%s gets its text', (shell, text, expected) => {
    const made = resolveShell(shell, linux)
    expect(made.ok && composeScriptText(made.value, text)).toBe(expected)
  })

  it("marks the encoding for Windows' own PowerShell", () => {
    const made = resolveShell('powershell', linux)
    expect(made.ok && composeScriptText(made.value, 'ü').startsWith('\uFEFF$ErrorActionPreference')).toBe(true)
  })

  it('makes PowerShell stop at errors and return the exit code', () => {
    const made = resolveShell('pwsh', linux)
    const text = made.ok ? composeScriptText(made.value, 'tool') : ''
    expect(text.startsWith("$ErrorActionPreference = 'stop'\ntool\n")).toBe(true)
    expect(text).toContain('exit $LASTEXITCODE')
  })
})
