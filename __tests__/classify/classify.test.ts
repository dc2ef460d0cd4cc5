import { beforeAll, describe, expect, it } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { classify, type Failure } from '../../src/classify/index.js'
import { listClassifiedKinds } from '../../src/classify/sets/kinds.js'
import type { ClassifyRule } from '../../src/config/model.js'
import { isTransient } from '../../src/core/kinds.js'
import type { Patterns } from '../../src/core/ports.js'

const kind = 'external.tool.broken'
const plain: Failure = { exitCode: 1, signal: null, timedOut: false, stdout: '', stderr: '' }
const timedOut: Failure = { ...plain, exitCode: null, timedOut: true }
const killed: Failure = { ...plain, exitCode: -9, signal: 'SIGKILL' }

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

describe('classify', () => {
  it.each<[string, ClassifyRule, Failure, boolean]>([
    ['a number', { exit_code: 64, kind }, { ...plain, exitCode: 64 }, true],
    ['another number', { exit_code: 64, kind }, plain, false],
    ['a list', { exit_code: [2, 3], kind }, { ...plain, exitCode: 3 }, true],
    ['outside a list', { exit_code: [2, 3], kind }, { ...plain, exitCode: 4 }, false],
    ['the low end of a range', { exit_code: '64-78', kind }, { ...plain, exitCode: 64 }, true],
    ['the high end of a range', { exit_code: '64..78', kind }, { ...plain, exitCode: 78 }, true],
    ['above a range', { exit_code: '64 - 78', kind }, { ...plain, exitCode: 79 }, false],
    ['a negative range', { exit_code: '-15--1', kind }, killed, true],
    ['an exit code at a timeout', { exit_code: '-99-255', kind }, timedOut, false],
    ['stderr', { stderr: 'no route', kind }, { ...plain, stderr: 'ssh: no route to host' }, true],
    ['the other stream', { stderr: 'no route', kind }, { ...plain, stdout: 'ssh: no route to host' }, false],
    ['stdout', { stdout: '^FAIL', kind }, { ...plain, stdout: 'ok 1\nFAIL 2\n' }, true],
    ['ends of lines', { stdout: 'refused$', kind }, { ...plain, stdout: 'refused\r\nmore\r\n' }, true],
    ['a carriage return as a line end', { stderr: '^error:', kind }, { ...plain, stderr: '10%\r20%\rerror: no' }, true],
    ['colours', { stderr: '^error: no$', kind }, { ...plain, stderr: '\u001b[31merror\u001b[0m: no\n' }, true],
    ['both, one missing', { stdout: 'a', stderr: 'b', kind }, { ...plain, stdout: 'a' }, false],
    ['both', { stdout: 'a', stderr: 'b', kind }, { ...plain, stdout: 'a', stderr: 'b' }, true],
    ['code and text, wrong code', { exit_code: 2, stderr: 'b', kind }, { ...plain, stderr: 'b' }, false],
    ['a signal', { signal: 'SIGKILL', kind }, killed, true],
    ['a short signal', { signal: ['term', 'kill'], kind }, killed, true],
    ['another signal', { signal: 'SIGTERM', kind }, killed, false],
    ['a signal without one', { signal: 'SIGTERM', kind }, plain, false],
    ['a timeout', { timeout: true, kind }, timedOut, true],
    ['no timeout', { timeout: true, kind }, plain, false],
    ['anything but a timeout', { timeout: false, kind }, timedOut, false],
    ['no criterion', { kind }, plain, true],
    ['a pattern that does not compile', { stderr: '(', kind }, { ...plain, stderr: '(' }, false],
    ['a program that ended well', { stderr: 'b', kind }, { ...plain, exitCode: 0, stderr: 'b' }, false],
  ])('%s', (_, rule, failure, matches) => {
    expect(classify([rule], failure, patterns)?.kind ?? null).toBe(matches ? kind : null)
  })

  it('takes the first rule that matches, in order', () => {
    const rules: ClassifyRule[] = [
      { stderr: 'x', kind: 'external.a.first' },
      { stderr: 'y', kind: 'external.a.second' },
      { kind: 'external.a.rest' },
    ]
    const of = (stderr: string): string | undefined => classify(rules, { ...plain, stderr }, patterns)?.kind
    expect([of('y x'), of('y'), of('z')]).toEqual(['external.a.first', 'external.a.second', 'external.a.rest'])
  })

  it('makes details of captures and a message of the matching line', () => {
    const rule: ClassifyRule = {
      stderr: '^(?P<file>\\S+):(?P<line>\\d+): (?P<what>.*?)( in (?P<where>.*))?$',
      kind,
      details: { team: 'build', line: 0 },
    }
    const stderr = 'compiling\nsrc/a.c:12: missing semicolon\n2 errors\n'
    expect(classify([rule], { ...plain, stderr }, patterns)).toEqual({
      kind,
      message: 'src/a.c:12: missing semicolon',
      details: {
        team: 'build',
        file: 'src/a.c',
        line: 12,
        what: 'missing semicolon',
        classified_by: 'rule',
        exit_code: 1,
        stderr_tail: stderr,
      },
    })
  })

  it('never lets details of a rule speak for the engine', () => {
    const rule: ClassifyRule = { kind, details: { classified_by: 'me', exit_code: 0 } }
    expect(classify([rule], plain, patterns)?.details).toMatchObject({ classified_by: 'rule', exit_code: 1 })
  })

  it.each([
    ['{{ host }} said {{ exit_code }}', 'db said 1'],
    ['{{ line }}', 'host=db down'],
    ['{{ absent }}', 'host=db down'],
    ['{{ broken', 'host=db down'],
  ])('renders the message %s', (message, expected) => {
    const made = classify(
      [{ stderr: 'host=(?P<host>\\w+)', kind, message }],
      { ...plain, stderr: 'host=db down\n' },
      patterns,
    )
    expect(made?.message).toBe(expected)
    expect(made?.details['message_error'] !== undefined).toBe(message.includes('absent') || message.includes('broken'))
  })

  it.each([
    [{ ...plain, stderr: 'a\nlast words\n\n' }, 'exited with code 1: last words'],
    [killed, 'ended by SIGKILL'],
    [timedOut, 'ended at its timeout'],
  ])('says how it ended when no pattern did', (failure, message) => {
    expect(classify([{ kind }], failure, patterns)?.message).toBe(message)
  })

  it('looks at the last 256 KiB only, and keeps 4 KiB', () => {
    const noise = 'x'.repeat(300 * 1024)
    expect(classify([{ stderr: 'needle', kind }], { ...plain, stderr: `needle${noise}` }, patterns)).toBeNull()
    const found = classify([{ stderr: 'needle', kind }], { ...plain, stderr: `${noise}needle` }, patterns)
    expect(String(found?.details['stderr_tail']).length).toBe(4096)
    expect(found?.message.length).toBeLessThanOrEqual(2001)
  })

  it.each([
    ['a kind that is transient', { stderr: 'x', kind: 'external.git.network' }, true],
    ['a kind that is not', { stderr: 'x', kind: 'external.git.auth' }, undefined],
    ['a rule that says so', { stderr: 'x', kind, transient: true }, true],
    ['a rule that denies it', { stderr: 'x', kind: 'external.git.network', transient: false }, false],
    ['a rule that says what is so', { stderr: 'x', kind, transient: false }, undefined],
  ])('says whether it is transient: %s', (_, rule, expected) => {
    const made = classify([rule], { ...plain, stderr: 'x\n' }, patterns)
    expect(made?.details['transient']).toBe(expected)
    expect(made === null ? null : isTransient(made, undefined)).toBe(expected === true)
  })

  it.each([
    [
      'npm error code EJSONPARSE\nnpm error JSON.parse Invalid package.json: oops\n',
      'JSON.parse Invalid package.json: oops',
    ],
    ['npm ERR! code ETIMEDOUT\nnpm ERR! errno ETIMEDOUT\nnpm ERR! network request failed\n', 'network request failed'],
    ['npm error code E404\nnpm error 404 Not Found - GET http://h/x\n', '404 Not Found - GET http://h/x'],
    ['npm error code ERESOLVE\n', 'npm error code ERESOLVE'],
  ])('tells the cause that npm names: %j', (stderr, message) => {
    expect(classify([{ use: 'npm' }], { ...plain, stderr }, patterns)?.message).toBe(message)
  })

  it('tells the kinds that count as declared', () => {
    const kinds = listClassifiedKinds([{ kind }, { exit_code: 2, kind }, { use: 'curl' }])
    expect(kinds.filter((one) => one === kind)).toHaveLength(1)
    expect(kinds).toContain('external.curl.timeout')
  })

  it('lets a kind beside a set take what the set does not know', () => {
    const rules: ClassifyRule[] = [{ use: 'git', kind: 'external.git.other' }]
    expect(classify(rules, { ...plain, stderr: 'fatal: not a git repository\n' }, patterns)?.kind).toBe(
      'external.git.not_a_repository',
    )
    expect(classify(rules, { ...plain, stderr: 'hm\n' }, patterns)?.kind).toBe('external.git.other')
  })
})

it('a rule with file and line annotates every match, at most 50', () => {
  const sources = { root: '/w', isFile: () => true, realPath: (file: string) => file, named: () => [] }
  const rule = { stdout: '^(?P<file>\\S+)@(?P<line>\\d+) (?P<message>.*)$', kind }
  const notes = (count: number) => {
    const stdout = Array.from({ length: count }, (_, at) => `noise\nsrc/a${at}.x@${at + 1} bad ${at}`).join('\n')
    return classify([rule], { ...plain, stdout }, patterns, { sources, cwd: '/w' })?.details['annotations']
  }
  expect(notes(2)).toEqual([
    { file: 'src/a0.x', line: 1, level: 'error', message: 'bad 0' },
    { file: 'src/a1.x', line: 2, level: 'error', message: 'bad 1' },
  ])
  expect(notes(60)).toHaveLength(50)
})
