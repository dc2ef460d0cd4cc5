import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CodeLanguage, writeTypedCode } from '../../src/typed-code/index.js'
import type { CataloguedKind } from '../../src/typed-code/model.js'
import { temporaryFolder } from '../support/folders.js'

const ROOT = path.resolve(import.meta.dirname, '../..')
const HELPERS = path.join(ROOT, 'helpers')

const KINDS: readonly CataloguedKind[] = [
  {
    kind: 'external.git.drift',
    description: 'The "branch" \\ moved */ while the job ran',
    details: {
      behind: { type: 'integer', minimum: 1 },
      exit_code: { type: 'integer', nullable: true },
      forced: { type: 'boolean', required: false },
      ratio: { type: 'number', required: false },
      reason: { type: 'string', enum: ['merge', "it's"], required: false },
      files: { type: 'array', items: { type: 'string' }, required: false },
      meta: {
        type: 'object',
        properties: { a: { type: 'integer' }, b: { type: 'string', required: false } },
        required: false,
      },
      from: { type: 'string', nullable: true, required: false },
    },
  },
  { kind: 'external.api.down', description: null, details: null },
  { kind: 'external.api.closed', description: null, details: {} },
]

const DETAILS = {
  behind: 3,
  exit_code: null,
  forced: true,
  ratio: 0.5,
  reason: "it's",
  files: ['a "b"', 'c\\d\te'],
  meta: { a: 1, b: 'x' },
  from: 'mäin',
}

function write(language: CodeLanguage, folder: string, file: string): string {
  const code = writeTypedCode(KINDS, language)
  if (!code.ok) throw new Error(code.error)
  writeFileSync(path.join(folder, file), code.value)
  return path.join(folder, file)
}

interface Ended {
  readonly status: number | null
  readonly stderr: string
  /** The envelope, or null if nothing was written. */
  readonly raised: unknown
}

function start(folder: string, command: string, args: readonly string[]): Ended {
  const target = path.join(folder, `error-${Math.random()}.json`)
  const env = { ...process.env, CONDUCTOR_ERROR_OUT: target, CONDUCTOR_HELPERS: HELPERS, PYTHONPATH: folder }
  const { status, stderr, error } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  if (error !== undefined) throw error
  return { status, stderr, raised: existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : null }
}

/** How a language raises: whole programs, by what they show. */
interface Trial {
  readonly language: CodeLanguage
  readonly file: string
  readonly command: string
  /** Starts a program of this text. */
  readonly run: (folder: string, program: string) => Ended
  /** Runs the compiler or linter once over programs by name; the output names each file with a problem. Null without the tool. */
  readonly lint: (folder: string, programs: readonly (readonly [name: string, text: string])[]) => string | null
  readonly programs: {
    readonly full: string
    readonly caught?: string
    readonly wrongType: string
    readonly notInList: string
    readonly missing: string
    readonly unknownField: string
    readonly noPayload: string
    readonly emptyPayload: string
  }
  /** Programs that the linter must refuse. */
  readonly refused?: readonly ('wrongType' | 'notInList' | 'missing' | 'unknownField')[]
}

const isThere = (command: string): boolean => spawnSync(command, ['--version']).error === undefined
const output = (command: string, args: readonly string[], cwd: string): string => {
  const { stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return stdout + stderr
}
const writeAll = (
  folder: string,
  programs: readonly (readonly [string, string])[],
  ending: string,
  wrap: (text: string, name: string) => string,
) =>
  programs.map(([name, text]) => {
    writeFileSync(path.join(folder, `${name}.${ending}`), wrap(text, name))
    return `${name}.${ending}`
  })

const bash: Trial = {
  language: 'bash',
  file: 'errors.sh',
  command: 'bash',
  run: (folder, program) =>
    start(folder, 'bash', ['-euo', 'pipefail', '-c', `source ./errors.sh; ${program}; echo after`]),
  lint: (folder) => (isThere('shellcheck') ? output('shellcheck', ['errors.sh'], folder) : null),
  programs: {
    full: `fail_external_git_drift 'main "moved"' --behind 3 --exit-code null --forced true --ratio 0.5 --reason "it's" --files '["a \\"b\\"", "c\\\\d\\te"]' --meta '{"a": 1, "b": "x"}' --from mäin`,
    wrongType: "fail_external_git_drift moved --behind '3;ls' --exit-code 1",
    notInList: 'fail_external_git_drift moved --behind 3 --exit-code 1 --reason other',
    missing: 'fail_external_git_drift moved --exit-code 1',
    unknownField: 'fail_external_git_drift moved --behind 3 --exit-code 1 --other 1',
    noPayload: `fail_external_api_down closed --details '{"a": [1]}'`,
    emptyPayload: 'fail_external_api_closed closed',
  },
}

const python: Trial = {
  language: 'python',
  file: 'errors.py',
  command: 'python3',
  run: (folder, program) => start(folder, 'python3', ['-c', `from errors import *\n${program}`]),
  lint: (folder, programs) => {
    if (!isThere('mypy')) return null
    const start = 'from errors import ExternalApiClosed, ExternalApiDown, ExternalGitDrift'
    const files = writeAll(
      folder,
      programs,
      'py',
      (text) => `${start}

${text}
`,
    )
    return output('mypy', ['--strict', '--no-error-summary', 'errors.py', ...files], folder)
  },
  programs: {
    full: `raise ExternalGitDrift('main "moved"', behind=3, exit_code=None, forced=True, ratio=0.5, reason="it's", files=['a "b"', "c\\\\d\\te"], meta={"a": 1, "b": "x"}, from_="mäin")`,
    caught: 'try:\n    raise ExternalApiClosed("closed")\nexcept ExternalApiClosed:\n    pass',
    wrongType: 'raise ExternalGitDrift("moved", behind="3", exit_code=1)',
    notInList: 'raise ExternalGitDrift("moved", behind=3, exit_code=1, reason="other")',
    missing: 'raise ExternalGitDrift("moved", exit_code=1)',
    unknownField: 'raise ExternalGitDrift("moved", behind=3, exit_code=1, other=1)',
    noPayload: 'raise ExternalApiDown("closed", {"a": [1]})',
    emptyPayload: 'raise ExternalApiClosed("closed")',
  },
  refused: ['wrongType', 'notInList', 'missing', 'unknownField'],
}

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const TSC_OPTIONS = [
  '--strict',
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--types',
  'node',
  '--typeRoots',
  path.join(ROOT, 'node_modules/@types'),
  '--pretty',
  'false',
]

const typescript: Trial = {
  language: 'typescript',
  file: 'errors.mts',
  command: process.execPath,
  run: (folder, program) =>
    start(folder, process.execPath, [
      '--input-type=module',
      '-e',
      `import { ExternalApiClosed, ExternalApiDown, ExternalGitDrift } from './errors.mjs'\n${program}`,
    ]),
  lint: (folder, programs) => {
    const names = 'ExternalApiClosed, ExternalApiDown, ExternalGitDrift'
    const start = `import { ${names} } from './errors.mjs'
void [${names}]`
    const files = writeAll(
      folder,
      programs,
      'mts',
      (text) => `${start}
${text}
`,
    )
    return output(process.execPath, [TSC, ...TSC_OPTIONS, '--noEmit', 'errors.mts', ...files], folder)
  },
  programs: {
    full: `throw new ExternalGitDrift('main "moved"', { behind: 3, exit_code: null, forced: true, ratio: 0.5, reason: "it's", files: ['a "b"', 'c\\\\d\\te'], meta: { a: 1, b: 'x' }, from: 'mäin' })`,
    caught: `try { throw new ExternalApiClosed('closed') } catch (error) { void error }`,
    wrongType: `throw new ExternalGitDrift('moved', { behind: '3', exit_code: 1 })`,
    notInList: `throw new ExternalGitDrift('moved', { behind: 3, exit_code: 1, reason: 'other' })`,
    missing: `throw new ExternalGitDrift('moved', { exit_code: 1 })`,
    unknownField: `throw new ExternalGitDrift('moved', { behind: 3, exit_code: 1, other: 1 })`,
    noPayload: `throw new ExternalApiDown('closed', { a: [1] })`,
    emptyPayload: `await Promise.reject(new ExternalApiClosed('closed'))`,
  },
  refused: ['wrongType', 'notInList', 'missing', 'unknownField'],
}

const compile = (folder: string, programs: readonly (readonly [string, string])[], target: string): string => {
  const files = writeAll(
    folder,
    programs,
    'cs',
    (text, name) =>
      `using System.Collections.Generic; public static class ${name} { public static void Main() { ${text} } }`,
  )
  const options = ['-nologo', '-warn:0', `-target:${target}`, '-out:program.exe']
  return output('mcs', [...options, ...files, 'errors.cs', path.join(HELPERS, 'ConductorError.cs')], folder)
}

const csharp: Trial = {
  language: 'csharp',
  file: 'errors.cs',
  command: 'mcs',
  run: (folder, program) => {
    const problem = compile(folder, [['Program', program]], 'exe')
    return problem === '' ? start(folder, 'mono', ['program.exe']) : { status: 1, stderr: problem, raised: null }
  },
  lint: (folder, programs) => compile(folder, programs, 'library'),
  programs: {
    full: `throw new ExternalGitDrift("main \\"moved\\"", behind: 3, exitCode: null, forced: true, ratio: 0.5, reason: "it's", files: new[] { "a \\"b\\"", "c\\\\d\\te" }, meta: new Dictionary<string, object> { { "a", 1 }, { "b", "x" } }, from: "m\\u00e4in");`,
    caught: 'try { throw new ExternalApiClosed("closed"); } catch (ExternalApiClosed) { }',
    wrongType: 'throw new ExternalGitDrift("moved", behind: "3", exitCode: 1);',
    notInList: 'throw new ExternalGitDrift("moved", behind: 3, exitCode: 1, reason: "other");',
    missing: 'throw new ExternalGitDrift("moved", exitCode: 1);',
    unknownField: 'throw new ExternalGitDrift("moved", behind: 3, exitCode: 1, other: 1);',
    noPayload: 'throw new ExternalApiDown("closed", new Dictionary<string, object> { { "a", new[] { 1 } } });',
    emptyPayload: 'throw new ExternalApiClosed("closed");',
  },
  refused: ['wrongType', 'missing', 'unknownField'],
}

describe.each([bash, python, typescript, csharp])('$language', (trial) => {
  const { language, file, command, run, lint, programs, refused = [] } = trial
  let folder = ''
  const skipped = !isThere(command)

  beforeAll(() => {
    folder = temporaryFolder()
    write(language, folder, file)
    // Compiles the module that the programs import.
    if (language === 'typescript') output(process.execPath, [TSC, ...TSC_OPTIONS, file], folder)
  })

  test.skipIf(skipped)('raises the kind with its whole payload, and the program fails', () => {
    const { status, raised } = run(folder, programs.full)
    expect(status).not.toBe(0)
    expect(raised).toEqual({
      conductor_error: true,
      kind: 'external.git.drift',
      message: 'main "moved"',
      details: DETAILS,
    })
  })

  test.skipIf(skipped)('raises kinds without fields, and kinds whose payload is not described', () => {
    expect(run(folder, programs.emptyPayload).raised).toMatchObject({ kind: 'external.api.closed', details: {} })
    expect(run(folder, programs.noPayload).raised).toMatchObject({ kind: 'external.api.down', details: { a: [1] } })
  })

  test.skipIf(skipped || programs.caught === undefined)('a failure that is caught has raised nothing', () => {
    expect(run(folder, programs.caught ?? '')).toMatchObject({ status: 0, raised: null })
  })

  test.skipIf(skipped).each(['wrongType', 'notInList', 'missing'] as const)(
    'a call that does not fit fails, and nothing is raised: %s',
    (name) => {
      const { status, raised, stderr } = run(folder, programs[name])
      expect({ fails: status !== 0, raised }).toEqual({ fails: true, raised: null })
      expect(stderr).not.toBe('')
    },
  )

  test.skipIf(skipped)('the compiler or linter accepts the code and a good call, and refuses bad calls', () => {
    const bad = refused.map((name) => [`Bad_${name}`, programs[name]] as const)
    const said = lint(folder, [['Good', programs.full], ...bad])
    // Without the tool there is nothing to compare.
    const expected = said === null ? [] : bad.map(([name]) => name)
    const named = ['errors', 'Good', ...bad.map(([name]) => name)].filter((name) =>
      new RegExp(`^(?:In )?${name}[.].*(?:: error|line)`, 'm').test(said ?? ''),
    )
    expect(named, said ?? '').toEqual(expected)
  })
})

test('bash: a refused call ends the script with 2', () => {
  const folder = temporaryFolder()
  write('bash', folder, 'errors.sh')
  expect(bash.run(folder, bash.programs.unknownField)).toMatchObject({ status: 2, raised: null })
})

test('PowerShell: every kind is a function with typed parameters', () => {
  const code = writeTypedCode(KINDS, 'powershell')
  expect(code.ok && code.value).toMatch(
    /function Stop-ExternalGitDrift \{[\s\S]*\[Parameter\(Mandatory = \$true\)\] \[long\] \$Behind/,
  )
  expect(code.ok && code.value).toContain("[ValidateSet('merge', 'it''s', IgnoreCase = $false)] [string] $Reason")
})
