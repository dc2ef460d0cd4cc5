import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../support/folders.js'

const helpers = resolve(fileURLToPath(import.meta.url), '../../../helpers')

/** What is raised: kind, message, details as JSON. */
export type Raise = readonly [kind: string, message: string, details: string]

/**
 * How one language calls its helper, once for each three words: the program prints `true` or `false`, then `alive`. Where
 * FOLDERS is set, each call has a target of its own below it, and `--` ends what it printed on both streams.
 */
export interface Language {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Details are JSON text, which only the engine checks. */
  readonly takesText?: boolean
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
kind=mine message=mine details=mine part=mine calls=0
while [ "$#" -gt 0 ]; do
  calls=$((calls + 1))
  if [ -n "\${FOLDERS-}" ]; then CONDUCTOR_ERROR_OUT="$FOLDERS/$calls/error.json"; export CONDUCTOR_ERROR_OUT; fi
  if [ -n "\${FAIL-}" ]; then conductor_fail "$1" "$2" "$3"; fi
  if conductor_error "$1" "$2" "$3"; then echo true; else echo false; fi
  [ "$kind$message$details$part" = minemineminemine ] && echo alive
  if [ -n "\${FOLDERS-}" ]; then echo --; echo -- >&2; fi
  shift 3
done`

const shell = (command: string, path?: string): Language => ({
  name: path === undefined ? command : `${command}, bare PATH`,
  command,
  args: ['-c', SHELL, 'script'],
  takesText: true,
  ...(path === undefined ? {} : { path }),
})

export const strictBash: Language = {
  ...shell('bash'),
  name: 'bash -euo pipefail',
  args: ['-euo', 'pipefail', '-c', SHELL, 'script'],
}

const PYTHON = `import json, os, sys
sys.path.insert(0, ${JSON.stringify(helpers)})
sys.dont_write_bytecode = True
from conductor_error import fail_kind, raise_kind
words = sys.argv[1:]
for at in range(0, len(words), 3):
    kind, message, details = words[at:at + 3]
    if "FOLDERS" in os.environ:
        os.environ["CONDUCTOR_ERROR_OUT"] = os.path.join(os.environ["FOLDERS"], str(at // 3 + 1), "error.json")
    if "FAIL" in os.environ:
        fail_kind(kind, message, json.loads(details or "null"))
    print("true" if raise_kind(kind, message, json.loads(details or "null")) else "false")
    print("alive")
    if "FOLDERS" in os.environ:
        print("--")
        print("--", file=sys.stderr)`

const NODE = `import { failWith, raiseError } from ${JSON.stringify(new URL('../../helpers/conductor-error.mjs', import.meta.url).href)}
const { env } = process
const words = process.argv.slice(1)
for (let at = 0; at < words.length; at += 3) {
  const [kind, message, details] = words.slice(at)
  if (env.FOLDERS) env.CONDUCTOR_ERROR_OUT = env.FOLDERS + '/' + (at / 3 + 1) + '/error.json'
  if (env.FAIL) failWith({ kind, message, details: details ? JSON.parse(details) : undefined })
  console.log(raiseError({ kind, message, details: details ? JSON.parse(details) : undefined }))
  console.log('alive')
  if (env.FOLDERS) console.log('--'), console.error('--')
}`

export const bash = shell('bash')
export const sh = shell('sh')
export const python: Language = { name: 'python3', command: 'python3', args: ['-c', PYTHON] }
export const node: Language = {
  name: 'node',
  command: process.execPath,
  args: ['--input-type=module', '-e', NODE],
}

// Takes the words from the process itself: `-File` would take one that starts with a dash for a parameter. Prints the message
// of an error record, not the record: PowerShell breaks that into lines as wide as the console.
const POWERSHELL = `$ErrorActionPreference = 'Stop'
Import-Module ${JSON.stringify(join(helpers, 'Conductor.Error.psm1'))}
$all = [Environment]::GetCommandLineArgs()
$words = @($all | Select-Object -Skip ([Array]::IndexOf($all, '-File') + 2))
$table = @{ text = "a\`"b\\c\`n$([char]0xe9)"; whole = 3; half = 0.5; yes = $true; none = $null; list = @(1, 'x', @{ deep = 1.5 }) }
for ($at = 0; $at -lt $words.Count; $at += 3) {
    if ($env:FOLDERS) { $env:CONDUCTOR_ERROR_OUT = "$env:FOLDERS/$($at / 3 + 1)/error.json" }
    $details = switch ($words[$at + 2]) { '' { $null } 'hashtable' { $table } default { $_ } }
    if ($env:FAIL) { Stop-ConductorError -Kind $words[$at] -Message $words[$at + 1] -Details $details }
    $results = @(Write-ConductorError -Kind $words[$at] -Message $words[$at + 1] -Details $details 2>&1)
    foreach ($result in $results) {
        if ($result -is [System.Management.Automation.ErrorRecord]) { [Console]::Error.WriteLine($result.Exception.Message) }
        else { [Console]::Out.WriteLine($(if ($result -eq $true) { 'true' } else { 'false' })) }
    }
    [Console]::Out.WriteLine('alive')
    if ($env:FOLDERS) { [Console]::Out.WriteLine('--'); [Console]::Error.WriteLine('--') }
}`

export function powershell(folder: string): Language {
  const script = join(folder, 'raise.ps1')
  writeFileSync(script, POWERSHELL)
  return { name: 'pwsh', command: 'pwsh', args: ['-NoProfile', '-File', script], takesText: true }
}

/** A shell that finds only what the helper cannot do without. */
export function bareShell(folder: string): Language {
  for (const tool of ['od', 'awk', 'mv', 'rm']) {
    const found = ask('sh', ['-c', `command -v ${tool}`])
    if (found !== '') symlinkSync(found, join(folder, tool))
  }
  return { ...shell('sh', folder), command: ask('sh', ['-c', 'command -v sh']) }
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
        string folders = Environment.GetEnvironmentVariable("FOLDERS");
        for (int at = 0; at < args.Length; at += 3)
        {
            if (folders != null)
                Environment.SetEnvironmentVariable("CONDUCTOR_ERROR_OUT", folders + "/" + (at / 3 + 1) + "/error.json");
            Raise(args[at], args[at + 1], args[at + 2]);
            if (folders != null) { Console.WriteLine("--"); Console.Error.WriteLine("--"); }
        }
    }

    static void Raise(string kind, string message, string text)
    {
        object details = text == "" ? null : text;
        if (text == "dictionary")
        {
            details = new Dictionary<string, object>
            {
                { "text", "a\\"b\\\\c\\n\\u00e9" }, { "whole", 3 }, { "half", 0.5 }, { "yes", true }, { "none", null },
                { "list", new object[] { 1, "x", new Dictionary<string, object> { { "deep", 1.5m } } } },
                { "nan", double.NaN },
            };
        }
        if (text == "object")
            details = new { behind = 3, nested = new { name = "x", list = new[] { 1, 2 } }, none = (string)null, id = Guid.Empty };
        if (Environment.GetEnvironmentVariable("FAIL") != null) ConductorError.Fail(kind, message, details);
        Console.WriteLine(ConductorError.Raise(kind, message, details) ? "true" : "false");
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
  return { name: 'C#', command: 'mono', args: [program], takesText: true }
}

/** Whether a program can be started; a plain sh need not know --version, and a stub that only advertises does not count. */
export function isPresent(command: string): boolean {
  const { error, status } = spawnSync(command, ['--version'], { stdio: 'ignore' })
  return error === undefined && (status === 0 || /(?:^|\/)sh$/.test(command))
}

/** Runs one call in a folder of its own; null as target leaves the variable out. */
export function call(
  language: Language,
  raise: Raise,
  target: string | null = 'error.json',
  env: Readonly<Record<string, string>> = {},
): Call {
  const folder = temporaryFolder()
  const out = target === null ? {} : { CONDUCTOR_ERROR_OUT: join(folder, target) }
  return { ...start(language, raise, { ...out, ...env }, folder), ...leftIn(folder) }
}

/** Runs many calls in one process, each with a folder of its own. */
export function calls(language: Language, raises: readonly Raise[]): readonly Call[] {
  const folder = temporaryFolder()
  const folders = raises.map((_, index) => join(folder, String(index + 1)))
  for (const each of folders) mkdirSync(each)
  const { stdout, stderr, status } = start(language, raises.flat(), { FOLDERS: folder }, folder)
  const [printed, told] = [stdout, stderr].map((text) => text.replaceAll('\r', '').split('--\n'))
  return folders.map((each, index) => ({
    stdout: printed?.[index] ?? 'nothing printed',
    stderr: told?.[index] ?? 'nothing told',
    status,
    ...leftIn(each),
  }))
}

function start(language: Language, words: readonly string[], variables: Record<string, string>, cwd: string) {
  const { CONDUCTOR_ERROR_OUT: _, ...env } = process.env
  const path = language.path === undefined ? {} : { PATH: [language.path].join(delimiter) }
  const options = { env: { ...env, ...path, ...variables }, encoding: 'utf8', cwd } as const
  // Without a terminal's variables Debian's bash takes a socket as stdin for a remote login and reads its start-up files.
  const result = spawnSync(language.command, [...language.args, ...words], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.error !== undefined) throw result.error
  return { stdout: result.stdout, stderr: result.stderr, status: result.status }
}

function leftIn(folder: string): Pick<Call, 'written' | 'leftovers'> {
  const files = readdirSync(folder)
  const written = files.includes('error.json') ? readFileSync(join(folder, 'error.json'), 'utf8') : undefined
  return { written, leftovers: files.filter((file) => file !== 'error.json') }
}
