import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseEnvelopeFile } from '../../src/core/envelope.js'
import { temporaryFolder } from '../support/folders.js'
import * as languages from './languages.js'

const posix = process.platform !== 'win32'
const everywhere = [languages.python, languages.node]
const bare = (): languages.Language[] => [languages.bareShell(temporaryFolder())]
const shells = posix ? [languages.bash, languages.strictBash, languages.sh, ...bare()] : [languages.bash]
const tested = [...shells, ...everywhere].filter((language) => languages.isPresent(language.command))

const awkward: readonly (readonly [string, string])[] = [
  ['plain', 'main has moved'],
  ['quotes and backslashes', `a "b" 'c' \\ \\" \\\\ $HOME \`x\` %s %d`],
  ['newlines, returns and tabs', 'a\nb\r\nc\td\n\n'],
  ['control characters', '\u0001\u0002\u0007\b\f\u001b[31m\u001f\u007f'],
  ['Unicode', 'é ß 漢字 😀 👩‍👩‍👧 \u2028\u2029 \ufeff \u0080'],
  ['one backslash', '\\'],
  ['an option', '-n'],
  ['spaces around', '  x  '],
  ['JSON', '{"kind":"x.y"}'],
]
const big = { text: 'ä"\\'.repeat(20_000), n: 1 }

const expectRaised = (result: languages.Call, kind: string, message: string, details: unknown): void => {
  expect(result.stderr).toBe('')
  expect(result.stdout.replaceAll('\r', '')).toBe('true\nalive\n')
  expect(result.status).toBe(0)
  expect(JSON.parse(result.written ?? 'nothing written')).toEqual({ conductor_error: true, kind, message, details })
  expect(result.leftovers).toEqual([])
}

/** The engine gets what was given, and refuses it in words about that field. */
const expectPassedOn = (result: languages.Call, field: string, told: RegExp | null): void => {
  const parsed = parseEnvelopeFile({ status: 'bytes', bytes: Buffer.from(result.written ?? '') })
  expect(parsed).toMatchObject({ status: 'broken', failedField: field })
  expect(result.stderr).toMatch(told ?? /^$/)
  expect(result.stderr.includes('the node fails with internal.schema_violation')).toBe(told !== null)
  expect(result.stdout.replaceAll('\r', '')).toBe(told === null ? 'true\nalive\n' : 'false\nalive\n')
  expect(result.status).toBe(0)
  expect(result.leftovers).toEqual([])
}

const expectRefused = (result: languages.Call, reason: RegExp): void => {
  expect(result.stderr).toMatch(reason)
  expect(result.stderr).toContain('nothing was raised')
  expect(result.stdout.replaceAll('\r', '')).toBe('false\nalive\n')
  expect(result.status).toBe(0)
  expect(result.written).toBeUndefined()
  expect(result.leftovers).toEqual([])
}

/** A row for each call, all of them made in one process as soon as the first is asked for. */
function together<Row>(rows: readonly Row[], language: languages.Language, raise: (row: Row) => languages.Raise) {
  let made: readonly languages.Call[] | undefined
  return rows.map((row, index) => ({
    row,
    result: (): languages.Call => {
      made ??= languages.calls(language, rows.map(raise))
      const result = made[index]
      if (result === undefined) throw new Error('fewer results than calls')
      return result
    },
  }))
}

const detailsOf = (text: string) => ({ text, [text]: [text, 1, -0.5, true, null, { deep: {} }] })

function suite(language: languages.Language): void {
  it.each(together(awkward, language, ([, text]) => ['external.git.drift', text, JSON.stringify(detailsOf(text))]))(
    'raises with $row.0',
    ({ row: [, text], result }) => {
      expectRaised(result(), 'external.git.drift', text, detailsOf(text))
    },
  )

  it('raises without details', () => {
    expectRaised(languages.call(language, ['a.b_2.c', 'x', '']), 'a.b_2.c', 'x', {})
  })

  it('raises and ends the script with exit code 1, also where the raise is refused', () => {
    const failed = (kind: string, target?: null) =>
      languages.call(language, [kind, 'x', '{"n":1}'], target, { FAIL: '1' })
    const raised = failed('a.b')
    expect({ status: raised.status, stdout: raised.stdout, stderr: raised.stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: '',
    })
    expect(JSON.parse(raised.written ?? '')).toEqual({
      conductor_error: true,
      kind: 'a.b',
      message: 'x',
      details: { n: 1 },
    })
    const refused = failed('Not a kind')
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain('the node fails with internal.schema_violation')
    expect(parseEnvelopeFile({ status: 'bytes', bytes: Buffer.from(refused.written ?? '') }).status).toBe('broken')
    const alone = failed('a.b', null)
    expect(alone).toMatchObject({ status: 1, stdout: '', written: undefined })
    expect(alone.stderr).toContain('nothing was raised')
  })

  it.skipIf(!posix)('raises with large details and a large message', () => {
    const json = JSON.stringify(big)
    expect(Buffer.byteLength(json)).toBeGreaterThan(100_000)
    expectRaised(languages.call(language, ['a.b', 'x', json]), 'a.b', 'x', big)
    const message = 'é"\n'.repeat(25_000)
    expectRaised(languages.call(language, ['a.b', message, '{}']), 'a.b', message, {})
  })

  const kinds = [
    '',
    'nodot',
    'Upper.case',
    'a..b',
    '.a.b',
    'a.b.',
    'a.1b',
    '1a.b',
    'a-b.c',
    'a.b c',
    'a.b\n',
    'é.b',
    'a.B',
  ]
  it.each(together(kinds, language, (kind) => [kind, 'x', '{}']))('passes on the kind "$row"', ({ row, result }) => {
    expectPassedOn(result(), 'kind', /not a kind/)
    expect(JSON.parse(result().written ?? '')).toEqual({ conductor_error: true, kind: row, message: 'x', details: {} })
  })

  it('passes on an empty message', () => {
    const empty = ['', ' \n'].map((message) => ['a.b', message, '{}'] as const)
    for (const result of languages.calls(language, empty)) expectPassedOn(result, 'message', /message/)
  })

  it('says so when the variable is missing', () => {
    expectRefused(languages.call(language, ['a.b', 'x', '{}'], null), /CONDUCTOR_ERROR_OUT is not set.*a\.b/)
  })

  it('says so when the target cannot be written', () => {
    expectRefused(languages.call(language, ['a.b', 'x', '{}'], join('missing', 'error.json')), /cannot write/)
    expectRefused(languages.call(language, ['a.b', 'x', '{}'], '.'), /cannot write/)
  })

  it('passes on details that are no object', () => {
    const raises = ['[1]', '"x"', '7'].map((details) => ['a.b', 'x', details] as const)
    for (const result of languages.calls(language, raises))
      expectPassedOn(result, 'details', language.takesText ? null : /details/)
  })
}

describe.each(tested)('$name', suite)

describe.each(shells)('$name, given JSON as text', (language) => {
  const broken = ['{', '}', '{"a":1', '{"a":"}', '{"a":[1}', 'x{"a":1}', '{"a":1} {"b":2} x', '{"a":nonsense}', ' ']
  it.each(together(broken, language, (details) => ['a.b', 'x', details]))('passes on "$row"', ({ result }) => {
    expectPassedOn(result(), '$', null)
  })

  it('keeps its own kind and message whatever the details hold', () => {
    const result = languages.call(language, ['a.b', 'x', '{},"kind":"c.d","message":"y"'])
    expectRaised(result, 'a.b', 'x', {})
  })

  const sound = ['{ }', '\n {"a" : "}{][\\"" }\n ', '{"a":{"b":[[],{}]}}']
  it.each(together(sound, language, (details) => ['a.b', 'x', details]))('accepts "$row"', ({ row, result }) => {
    expectRaised(result(), 'a.b', 'x', JSON.parse(row))
  })
})

describe('conductor-error.mjs', () => {
  const raised = (given: string) => {
    const helper = pathToFileURL(join(__dirname, '../../helpers/conductor-error.mjs')).href
    const code = `import { raiseError } from ${JSON.stringify(helper)}; console.log(raiseError(${given}))`
    const target = join(temporaryFolder(), 'error.json')
    const env = { ...process.env, CONDUCTOR_ERROR_OUT: target }
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env })
    const parsed = parseEnvelopeFile({ status: 'bytes', bytes: readFileSync(target) })
    return { stdout: child.stdout, stderr: child.stderr, parsed }
  }

  it.each(['', 'null', '7', '{ kind: Symbol("x") }'])('throws nothing for raiseError(%s)', (given) => {
    const { stdout, stderr, parsed } = raised(given)
    expect({ stdout, stderr }).toEqual({ stdout: 'false\n', stderr: expect.stringContaining('not a kind') })
    expect(parsed).toMatchObject({ status: 'broken', failedField: 'kind' })
  })

  it('keeps an error whose details JSON cannot hold', () => {
    const { stdout, stderr, parsed } = raised(
      '{ kind: "a.b", message: "x", details: (() => { const a = {}; a.a = a; return a })() }',
    )
    expect({ stdout, stderr }).toEqual({
      stdout: 'false\n',
      stderr: expect.stringContaining('cannot be written as JSON'),
    })
    expect(parsed).toMatchObject({ status: 'broken', failedField: 'details', originalMessage: 'x' })
  })
})

describe.skipIf(!posix)('conductor-error.sh', () => {
  const helper = join(__dirname, '../../helpers/conductor-error.sh')
  const run = (args: readonly string[]): { status: number | null; text: string } => {
    const target = join(temporaryFolder(), 'error.json')
    const { status } = spawnSync('sh', args, { env: { ...process.env, CONDUCTOR_ERROR_OUT: target, HELPER: helper } })
    return { status, text: readFileSync(target, 'utf8') }
  }

  it('turns bytes that are not UTF-8 into replacement characters', () => {
    const script = `. "$HELPER"; conductor_error a.b "$(printf 'x\\377y\\303z\\355\\240\\200\\360\\237\\230')" '{}'`
    const { message } = JSON.parse(run(['-c', script]).text)
    expect(message).toMatch(/^x\ufffdy\ufffdz\ufffd+$/)
  })

  it('can be run instead of sourced', () => {
    const { status, text } = run([helper, 'a.b', 'x', '{"n":1}'])
    expect(status).toBe(0)
    expect(JSON.parse(text)).toEqual({ conductor_error: true, kind: 'a.b', message: 'x', details: { n: 1 } })
  })

  it('can be run by a path of Windows', () => {
    const folder = temporaryFolder()
    copyFileSync(helper, join(folder, 'D:\\conductor-error.sh'))
    const target = join(folder, 'error.json')
    const { status } = spawnSync('sh', ['D:\\conductor-error.sh', 'a.b', 'x'], {
      cwd: folder,
      env: { ...process.env, CONDUCTOR_ERROR_OUT: target },
    })
    expect(status).toBe(0)
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ kind: 'a.b', message: 'x' })
  })

  it.each([
    ['fails after a notice', 'echo "Python was not found"; exit 49'],
    ['prints nothing', ':'],
  ])('loses no error where python3 is a stub that %s', (_, body) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'python3'), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
    const { text } = run(['-c', `PATH="${folder}:$PATH"; . "$HELPER"; conductor_error a.b x '{"n":1}'`])
    expect(JSON.parse(text)).toEqual({ conductor_error: true, kind: 'a.b', message: 'x', details: { n: 1 } })
  })

  it('writes what the engine refuses where awk is missing', () => {
    const { text } = run(['-c', '. "$HELPER"; awk() { return 127; }; conductor_error a.b "out of space"'])
    const parsed = parseEnvelopeFile({ status: 'bytes', bytes: Buffer.from(text) })
    expect(parsed).toMatchObject({ status: 'broken', text: expect.stringContaining('a.b): out of space') })
  })

  it('replaces what an earlier call wrote', () => {
    const { text } = run(['-c', '. "$HELPER"; conductor_error a.b one; conductor_error a.c two'])
    expect(JSON.parse(text)).toEqual({ conductor_error: true, kind: 'a.c', message: 'two', details: {} })
  })
})

const mono = languages.isPresent('mcs') && languages.isPresent('mono')
const monoIsRequired = process.env['CI'] === 'true' && process.env['CONDUCTOR_REQUIRE_MONO'] === '1'

describe('C# with mono', () => {
  it.runIf(monoIsRequired)('is there, because CONDUCTOR_REQUIRE_MONO=1', () => {
    expect(mono).toBe(true)
  })

  describe.skipIf(!mono)('ConductorError.cs', () => {
    const language = mono ? languages.compileCSharp(temporaryFolder()) : languages.node
    suite(language)

    it('writes dictionaries', () => {
      const details = {
        text: 'a"b\\c\né',
        whole: 3,
        half: 0.5,
        yes: true,
        none: null,
        list: [1, 'x', { deep: 1.5 }],
        nan: 'NaN',
      }
      expectRaised(languages.call(language, ['a.b', 'x', 'dictionary']), 'a.b', 'x', details)
    })

    it('writes the properties of any object', () => {
      const details = {
        behind: 3,
        nested: { name: 'x', list: [1, 2] },
        none: null,
        id: '00000000-0000-0000-0000-000000000000',
      }
      expectRaised(languages.call(language, ['a.b', 'x', 'object']), 'a.b', 'x', details)
    })

    const broken = ['{', '{"a":01}', "{'a':1}", '{"a":1,}', '{"a":"\n"}', '{"a":1}x']
    it.each(together(broken, language, (details) => ['a.b', 'x', details]))('passes on "$row"', ({ result }) => {
      expectPassedOn(result(), '$', null)
    })
  })
})

const pwsh = languages.isPresent('pwsh')
const pwshIsRequired = process.env['CI'] === 'true' && process.env['CONDUCTOR_REQUIRE_PWSH'] === '1'

describe('PowerShell', () => {
  it.runIf(pwshIsRequired)('is there, because CONDUCTOR_REQUIRE_PWSH=1', () => {
    expect(pwsh).toBe(true)
  })

  describe.skipIf(!pwsh)('Conductor.Error.psm1', () => {
    const language = pwsh ? languages.powershell(temporaryFolder()) : languages.node
    suite(language)

    it('writes hashtables', () => {
      const details = { text: 'a"b\\c\né', whole: 3, half: 0.5, yes: true, none: null, list: [1, 'x', { deep: 1.5 }] }
      expectRaised(languages.call(language, ['a.b', 'x', 'hashtable']), 'a.b', 'x', details)
    })

    const broken = ['{', '{"a":nonsense}', '{"a":1}x']
    it.each(together(broken, language, (details) => ['a.b', 'x', details]))('passes on "$row"', ({ result }) => {
      expectPassedOn(result(), '$', null)
    })
  })
})
