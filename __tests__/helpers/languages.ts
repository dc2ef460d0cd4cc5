import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const helpers = resolve(fileURLToPath(import.meta.url), '../../../helpers')

/** How one language calls its helper: the program prints `true` or `false`, then `alive`. */
export interface Language {
  readonly name: string
  readonly command: string
  readonly args: (kind: string, message: string, details: string) => readonly string[]
  /** The PATH, when it is not the usual one. */
  readonly path?: string
}

/** What one call left behind. */
export interface Call {
  readonly stdout: string
  readonly stderr: string
  readonly status: number | null
  readonly written: string | undefined
  /** Everything that lies beside the envelope afterwards. */
  readonly leftovers: readonly string[]
}

const SHELL = `. "${join(helpers, 'conductor-error.sh').replaceAll('\\', '/')}"
kind=mine message=mine details=mine part=mine
if conductor_error "$1" "$2" "$3"; then echo true; else echo false; fi
[ "$kind$message$details$part" = minemineminemine ] && echo alive`

const shell = (command: string, path?: string): Language => ({
  name: path === undefined ? command : `${command}, bare PATH`,
  command,
  args: (kind, message, details) => ['-c', SHELL, 'script', kind, message, details],
  ...(path === undefined ? {} : { path }),
})

export const strictBash: Language = {
  ...shell('bash'),
  name: 'bash -euo pipefail',
  args: (kind, message, details) => ['-euo', 'pipefail', '-c', SHELL, 'script', kind, message, details],
}

const PYTHON = `import json, sys
sys.path.insert(0, ${JSON.stringify(helpers)})
sys.dont_write_bytecode = True
from conductor_error import raise_kind
print("true" if raise_kind(sys.argv[1], sys.argv[2], json.loads(sys.argv[3] or "null")) else "false")
print("alive")`

const NODE = `import { raiseError } from ${JSON.stringify(new URL('../../helpers/conductor-error.mjs', import.meta.url).href)}
const [kind, message, details] = process.argv.slice(1)
console.log(raiseError({ kind, message, details: details ? JSON.parse(details) : undefined }))
console.log('alive')`

export const bash = shell('bash')
export const sh = shell('sh')
export const python: Language = { name: 'python3', command: 'python3', args: (...call) => ['-c', PYTHON, ...call] }
export const node: Language = {
  name: 'node',
  command: process.execPath,
  args: (...call) => ['--input-type=module', '-e', NODE, ...call],
}

const POWERSHELL = `param($Kind, $Message, $Details)
$ErrorActionPreference = 'Stop'
Import-Module ${JSON.stringify(join(helpers, 'Conductor.Error.psm1'))}
$raised = Write-ConductorError -Kind $Kind -Message $Message -Details $Details
if ($raised) { 'true' } else { 'false' }
'alive'`

export function powershell(folder: string): Language {
  const script = join(folder, 'raise.ps1')
  writeFileSync(script, POWERSHELL)
  return { name: 'pwsh', command: 'pwsh', args: (...call) => ['-NoProfile', '-File', script, ...call] }
}

/** A shell that finds only what the helper cannot do without, and what is named besides. */
export function bareShell(folder: string, ...more: readonly string[]): Language {
  for (const tool of ['od', 'awk', 'mv', 'rm', ...more]) {
    const found = tool === 'python3' ? pythonProgram() : ask('sh', ['-c', `command -v ${tool}`])
    if (found !== '') symlinkSync(found, join(folder, tool))
  }
  const language = shell('sh', folder)
  return { ...language, name: [language.name, ...more].join(' + '), command: ask('sh', ['-c', 'command -v sh']) }
}

/** The interpreter itself: what stands on the PATH may be a script that needs more of it. */
function pythonProgram(): string {
  return ask('python3', ['-c', 'import sys; print(sys.executable)'])
}

function ask(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? ''
}

const MAIN = `using System;
using System.Collections.Generic;
public static class Program
{
    public static void Main(string[] args)
    {
        object details = args[2] == "" ? null : args[2];
        if (args[2] == "dictionary")
        {
            details = new Dictionary<string, object>
            {
                { "text", "a\\"b\\\\c\\n\\u00e9" }, { "whole", 3 }, { "half", 0.5 }, { "yes", true }, { "none", null },
                { "list", new object[] { 1, "x", new Dictionary<string, object> { { "deep", 1.5m } } } },
                { "nan", double.NaN },
            };
        }
        Console.WriteLine(ConductorError.Raise(args[0], args[1], details) ? "true" : "false");
        Console.WriteLine("alive");
    }
}
`

/** Compiles the C# helper with a small program; a warning is a failure. */
export function compileCSharp(folder: string): Language {
  const main = join(folder, 'Program.cs')
  const program = join(folder, 'raise.exe')
  writeFileSync(main, MAIN)
  const args = ['-langversion:5', '-warnaserror', `-out:${program}`, main, join(helpers, 'ConductorError.cs')]
  const compiled = spawnSync('mcs', args, { encoding: 'utf8' })
  if (compiled.status !== 0) throw new Error(`mcs failed: ${compiled.stdout}${compiled.stderr}`)
  return { name: 'C#', command: 'mono', args: (...call) => [program, ...call] }
}

/** Whether a program can be started; a plain sh need not know --version, and a stub that only advertises does not count. */
export function isPresent(command: string): boolean {
  const { error, status } = spawnSync(command, ['--version'], { stdio: 'ignore' })
  return error === undefined && (status === 0 || /(?:^|\/)sh$/.test(command))
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'conductor-helpers-'))
}

/** Runs one call in a folder of its own; null as target leaves the variable out. */
export function call(
  language: Language,
  kind: string,
  message: string,
  details: string,
  target: string | null = 'error.json',
): Call {
  const folder = temporaryFolder()
  try {
    const { CONDUCTOR_ERROR_OUT: _, ...env } = process.env
    const path = language.path === undefined ? {} : { PATH: [language.path].join(delimiter) }
    const out = target === null ? {} : { CONDUCTOR_ERROR_OUT: join(folder, target) }
    const args = language.args(kind, message, details)
    const options = { env: { ...env, ...path, ...out }, encoding: 'utf8', cwd: folder } as const
    // Without a terminal's variables Debian's bash takes a socket as stdin for a remote login and reads its start-up files.
    const result = spawnSync(language.command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    if (result.error !== undefined) throw result.error
    const files = readdirSync(folder)
    const written = files.includes('error.json') ? readFileSync(join(folder, 'error.json'), 'utf8') : undefined
    const leftovers = files.filter((file) => file !== 'error.json')
    return { stdout: result.stdout, stderr: result.stderr, status: result.status, written, leftovers }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
