import { describe, expect, test } from 'vitest'
import { findUnpacker } from '../../src/text/code-page.js'
import { LogReader, type ReadLog } from '../../src/triage/log.js'
import { findLogPlaces } from '../../src/triage/places.js'
import { findLastWords, NO_FACTS } from '../../src/triage/verdict.js'

function read(...chunks: readonly (string | Buffer)[]): ReadLog {
  const reader = new LogReader()
  for (const chunk of chunks) reader.push(Buffer.from(chunk))
  return reader.end()
}
const texts = (log: ReadLog): readonly (readonly string[])[] =>
  log.parts.map(({ lines }) => lines.map(({ text }) => text))
const kept = (log: ReadLog): readonly string[] => texts(log).flat()
const numbers = (log: ReadLog): readonly number[] => log.parts.flatMap(({ lines }) => lines.map(({ number }) => number))
const T = '2026-01-01T00:00:01'

describe('bytes', () => {
  test.each([
    ['UTF-8', Buffer.from('é failed\n')],
    ['UTF-16, little end first', Buffer.from('\ufeffé failed\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffé failed\n', 'utf16le').swap16()],
  ])('%s', (_, bytes) => expect(kept(read(bytes))).toEqual(['é failed']))

  test('a character and a line that chunks cut', () => {
    const bytes = Buffer.from('é failed\nsecond')
    expect(kept(read(bytes.subarray(0, 1), bytes.subarray(1, 5), bytes.subarray(5)))).toEqual(['é failed', 'second'])
  })

  test('a character that does not end is marked, and the text behind it is kept', () =>
    expect(kept(read(Buffer.from([0x61, 0xc3]), 'failed\n', 'é failed'))).toEqual(['a\ufffdfailed', 'é failed']))

  test.each<[string, readonly number[], string | null]>([
    ['a zip', [0x50, 0x4b, 3, 4, 9], 'unzip'],
    ['four bytes of a zip', [0x50, 0x4b, 3, 4], 'unzip'],
    ['another beginning', [0x50, 0x4b, 3, 5], null],
    ['gzip', [0x1f, 0x8b], 'gunzip'],
    ['too little of a zip', [0x50, 0x4b, 3], null],
    ['one byte', [0x1f], null],
    ['nothing', [], null],
  ])('%s', (_, bytes, program) => expect(findUnpacker(Buffer.from(bytes))).toBe(program))

  test('nothing is a log without parts', () =>
    expect(read()).toEqual({ parts: [], lines: 0, isWhole: false, guard: null, folder: null }))
  test('one byte is a line', () => expect(kept(read('x'))).toEqual(['x']))
})

describe('lines as a terminal shows them', () => {
  test.each<[string, string, readonly string[]]>([
    ['the return of Windows', 'a\r\nb\r\n', ['a', 'b']],
    ['progress that was written over', 'get 10%\rget 99%\rdone\n', ['done']],
    ['progress at the end stays', 'x\rget 99%\n', ['x', 'get 99%']],
    ['words behind a return are lines', 'first\rsecond\n', ['first', 'second']],
    ['an erased line', 'wait\u001b[2K\u001b[1Gerror: no\n', ['error: no']],
    ['a return at the end', 'error: no\r \n', ['error: no']],
  ])('%s', (_, log, lines) => {
    expect(kept(read(log))).toEqual(lines)
    expect(read(log).lines).toBe(log.split('\n').length - 1)
  })

  test('only the beginning of an endless line is read, and the next line is whole', () => {
    const log = read('error: x', 'y'.repeat(70_000), 'z'.repeat(70_000), 'end\n', 'next error\n')
    expect(log.lines).toBe(2)
    expect(kept(log)[1]).toBe('next error')
    expect(kept(log)[0]?.length).toBeLessThan(1000)
  })
})

describe('parts', () => {
  const RUN = (name: string) => `##[group]Run ${name}\n${name}\n##[endgroup]\n`
  test('a part for each step; the script of a step is no evidence', () => {
    const log = read(
      `starts\n${RUN('make')}ok\n${RUN('echo error')}boom\n##[error]Process completed with exit code 2.\n`,
    )
    expect(log.parts.map(({ step, failed, exitCode, lastLine }) => [step, failed, exitCode, lastLine])).toEqual([
      [null, false, null, 1],
      ['Run make', false, null, 5],
      ['Run echo error', true, 2, 10],
    ])
    expect(texts(log)).toEqual([
      ['starts'],
      ['Run make', '', 'ok'],
      ['Run echo error', '', 'boom', 'Process completed with exit code 2.'],
    ])
    expect(log.lines).toBe(10)
  })

  test('times of errors, as many as are needed', () => {
    const many = `${T} ##[error]no\n`.repeat(150)
    const [part] = read(many).parts
    expect(part?.errorTimes).toHaveLength(100)
    expect(part?.errorTimes[0]).toBe(T)
    expect(read('##[error]no\n').parts[0]).toMatchObject({ failed: true, errorTimes: [], exitCode: null })
  })

  test('an action may print 15 lines after the error with which it ends', () => {
    const endsInError = (more: number) => read(`##[error]no\n${'more\n'.repeat(more)}`).parts[0]?.endsInError
    expect([endsInError(15), endsInError(16)]).toEqual([true, false])
  })

  test('an exit code in the words of other runners', () => {
    expect(read('Error: Process completed with exit code 137.\n').parts[0]).toMatchObject({
      failed: true,
      exitCode: 137,
    })
    expect(read('it says Process completed with exit code 1\n').parts[0]).toMatchObject({
      failed: false,
      exitCode: null,
    })
  })

  test('the column of `gh run view --log` names the steps', () => {
    const line = (step: string, text: string) => `build\t${step}\t${T}.0Z ${text}\n`
    const log = read(
      line('Set up', 'a'),
      line('Set up', 'b'),
      line('Test', '##[group]Run make'),
      line('Test', 'c'),
      'loose\n',
    )
    expect(log.parts.map(({ step }) => step)).toEqual(['Set up', 'Test'])
    expect(texts(log)).toEqual([
      ['a', 'b'],
      ['Run make', 'c', 'loose'],
    ])
  })

  test('the end of a job is a part of its own', () => {
    const log = read('error: x\nPost job cleanup.\nrest\n')
    expect(log.parts.map(({ step }) => step)).toEqual([null, 'Post job cleanup.'])
  })

  test('a group that the script prints does not hide what follows', () => {
    const log = read('##[group]Run make\nmake\n##[group]Inner\nerror: inside\n##[endgroup]\nerror: after\n')
    expect(kept(log)).toEqual(expect.arrayContaining(['error: inside', 'error: after']))
  })

  test.each<[string, string, string | null, readonly string[]]>([
    [
      'Travis',
      'travis_fold:start:install\r\u001b[0K$ ./fetch\ncurl: (22) 404\ntravis_fold:end:install\r\u001b[0K$ make lint\nThe command "make lint" exited with 0.\n$ make\nerror: x\nThe command "make" exited with 2.\ntravis_fold:start:after_failure\nerror: y\nDone. Your build exited with 1.\n',
      'make',
      ['$ make', 'error: x'],
    ],
    [
      'Azure Pipelines',
      '##[section]Starting: Restore\nerror: w\n##[section]Finishing: Restore\n##[section]Starting: Build\n##[error]x\n##[section]Finishing: Build\n##[section]Starting: Report\nerror: y\n',
      'Build',
      ['##[section]Starting: Build', 'x', '##[section]Finishing: Build'],
    ],
  ])('steps of %s', (_, log, step, lines) => {
    const failed = read(log).parts.filter((part) => part.failed)
    expect(failed.map((part) => part.step)).toEqual([step])
    expect(failed.flatMap((part) => part.lines.map(({ text }) => text).filter((text) => text !== ''))).toEqual(
      expect.arrayContaining([...lines]),
    )
    expect(JSON.stringify(failed)).not.toContain('error: y')
  })

  test('commands that GitLab runs after a failed script belong to the clean-up', () => {
    const log = read(
      'section_start:1:get_sources\r\u001b[0Kfetched\nsection_start:2:step_script\r\u001b[0Kerror: x\nsection_start:3:after_script\r\u001b[0Kerror: y\nERROR: Job failed: exit code 1\n',
    )
    expect(log.parts.map(({ step }) => step)).toEqual(['get_sources', 'step_script', 'Post job cleanup.'])
  })

  test('of 300 steps the last 200 are kept, and of failed ones the first 20', () => {
    const steps = Array.from({ length: 300 }, (_, at) => `##[group]Run ${at}\n##[endgroup]\nok\n`).join('')
    const many = read(steps)
    expect(many.parts).toHaveLength(200)
    expect(many.parts.at(-1)?.step).toBe('Run 299')
    const failing = Array.from({ length: 30 }, (_, at) => `##[group]Run ${at}\n##[endgroup]\n##[error]no\n`).join('')
    const failed = read(`${failing}##[group]Run last\n##[endgroup]\nok\n`)
    expect(failed.parts.map(({ step }) => step)).toEqual([
      ...Array.from({ length: 20 }, (_, at) => `Run ${at}`),
      'Run last',
    ])
  })

  test('of a step before the last 40 lines are kept', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `line ${at}\n`).join('')
    const log = read(`##[group]Run a\n##[endgroup]\n${lines}##[group]Run b\n##[endgroup]\n${lines}`)
    expect(log.parts.map(({ lines: some }) => some.length)).toEqual([40, 62])
    const end = read(`##[group]Run a\n##[endgroup]\n${lines}Post job cleanup.\nx\n`)
    expect(end.parts.map(({ lines: some }) => some.length)).toEqual([62, 2])
  })
})

test.each<[string, string, string | null]>([
  ['its last line that says something', 'one\nodd thing\n##[error]Process completed with exit code 1.\n', 'odd thing'],
  ['no warning', 'odd thing\n##[warning]careful\n##[error]Process completed with exit code 1.\n', 'odd thing'],
  ['not its command', '##[error]Process completed with exit code 1.\n', null],
])('the last words of a step: %s', (_, output, said) => {
  const log = read(`##[group]Run ./go\n##[endgroup]\n${output}`)
  expect(findLastWords(log, NO_FACTS)?.text ?? null).toBe(said)
})

describe('truncation of a long part', () => {
  const plain = (count: number): string => 'going on\n'.repeat(count)
  test('the last 150 lines, whatever they say', () => {
    const log = read(plain(1000))
    expect(numbers(log)).toEqual(Array.from({ length: 150 }, (_, at) => 851 + at))
  })

  test('lines with words of trouble, and two lines above and below them', () => {
    const log = read(`${plain(5)}error: one\n${plain(9)}error: two\n${plain(500)}`)
    expect(numbers(log).slice(0, 11)).toEqual([4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 367])
  })

  test('a time before a line is no word of trouble', () => {
    const log = read('2026-11-17T05:26:17.1234567Z going on\n'.repeat(1000))
    expect(numbers(log)[0]).toBe(851)
  })

  test('of 10,000 errors the first 700 and the last 1,500', () => {
    const all = numbers(read(`${'error: no\n'.repeat(10_000)}${plain(152)}`))
    expect(all).toHaveLength(700 + 1500 + 150)
    expect([all[0], all[699], all[700], all[2199]]).toEqual([1, 700, 8503, 10_002])
  })

  test('the warnings that pytest lists are dropped, and what comes after is not', () => {
    const log = read('=== warnings summary ===\na failed\n-- Docs: https://x\nb failed\n=== x ===\n')
    expect(log.parts[0]?.lines.map(({ number }) => number)).toEqual([3, 4, 5])
    const other = read('==== warnings summary ====\na failed\n==== short test summary ====\nb failed\n')
    expect(other.parts[0]?.lines.map(({ number }) => number)).toEqual([3, 4])
  })
})

test.each<[string, readonly string[], readonly (string | null)[]]>([
  [
    'Cloud Build',
    [
      'Starting Step #0 - "init"',
      'Step #0 - "init": ok',
      'Starting Step #1',
      'Step #1: no',
      'ERROR: build step 1 "a" failed: b',
    ],
    ['Step #1'],
  ],
  [
    'AWS CodeBuild',
    ['Entering phase BUILD', 'Running command make', 'Command did not exit successfully make exit status 2'].map(
      (text) => `[Container] 2024/05/01 10:00:00.1 ${text}`,
    ),
    ['make'],
  ],
])('the failed step of %s', (_, lines, steps) => {
  const { parts } = read(lines.map((line) => `${line}\n`).join(''))
  expect(parts.filter(({ failed }) => failed).map(({ step }) => step)).toEqual(steps)
})

describe('places of problems', () => {
  const at = (file: string, column: number | null = null, within: string | null = null) => {
    return { file, line: 3, column, within }
  }
  const problem = (...places: readonly ReturnType<typeof at>[]) => {
    return { kind: 'compile' as const, message: 'no name', test: null, places, at: 1 }
  }
  const places = (...problems: readonly ReturnType<typeof problem>[]) =>
    findLogPlaces({ problems, lines: [], tests: [] }, [])

  test.each<[string, string | null, readonly string[]]>([
    ['src/a.ts', null, ['src/a.ts']],
    ['./src/../src/a.ts', null, ['src/a.ts']],
    ['src\\a.cs', null, ['src/a.cs']],
    ['file:///home/runner/work/r/r/src/a.ts', null, ['src/a.ts']],
    ['/Users/runner/work/r/r/a.swift', null, ['a.swift']],
    ['/__w/r/r/a.ts', null, ['a.ts']],
    ['D:\\a\\r\\r\\a.cs', null, ['a.cs']],
    ['/opt/actions/_work/r/r/a.ts', null, ['a.ts']],
    ['/home/vsts/work/1/s/a.ts', null, ['a.ts']],
    ['E:\\agents\\_work\\5\\s\\a.ps1', null, ['a.ps1']],
    ['/home/ada/rockets/a.ts', null, ['/home/ada/rockets/a.ts']],
    ['C:\\Users\\ada\\rockets\\a.cs', null, ['C:/Users/ada/rockets/a.cs']],
    ['/home/ada/.cargo/registry/a.rs', null, []],
    ['/home/ada/miniconda3/lib/python3.12/ast.py', null, []],
    ['/home/runner/actions/a.js', null, []],
    ['/github/workspace/a.ts', null, ['a.ts']],
    ['/builds/group/project/a.rb', null, ['a.rb']],
    ['/var/lib/jenkins/workspace/job/a.java', null, ['a.java']],
    ['/home/circleci/project/a.go', null, ['a.go']],
    ['/usr/include/stdio.h', null, []],
    ['C:/Program Files/x.h', null, []],
    ['node_modules/x/index.js', null, []],
    ['venv/lib/site-packages/x.py', null, []],
    ['/home/runner/work/r/r/node_modules/x.js', null, []],
    ['my_node_modules/x.js', null, ['my_node_modules/x.js']],
    ['ATest.java', 'com.acme.ATest', ['com/acme/ATest.java']],
    ['ATest.java', 'ATest', ['ATest.java']],
    ['src/ATest.java', 'com.acme.ATest', ['src/ATest.java']],
    ['a_test.go', 'github.com/acme/rockets/pkg/fuel', ['pkg/fuel/a_test.go']],
    ['a_test.go', 'github.com/acme/rockets', ['a_test.go']],
    ['a_test.go', 'acme.com/rockets/pkg', ['a_test.go']],
  ])('%s in %s', (file, within, files) => {
    expect(places(problem(at(file, null, within))).map((found) => found.file)).toEqual(files)
  })

  test('the first place of a problem that is in the repository, with its column; at most 50 problems', () => {
    expect(places(problem(at('/usr/a.h', 1), at('b.c', 2)), problem(at('c.c')), problem())).toEqual([
      { file: 'b.c', line: 3, column: 2, message: 'no name' },
      { file: 'c.c', line: 3, message: 'no name' },
    ])
    expect(places(...Array.from({ length: 60 }, () => problem(at('b.c'))))).toHaveLength(50)
  })

  const line = (number: number, text: string) => ({ number, text, time: null, mark: null })
  test.each<[string, object | null]>([
    ['src/a.ts:12:7: no such name', { file: 'src/a.ts', line: 12, column: 7, message: 'no such name' }],
    ['src/a.ts:12: no such name', { file: 'src/a.ts', line: 12, message: 'no such name' }],
    ['web-1  | src/a.ts:12: no such name', { file: 'src/a.ts', line: 12, message: 'no such name' }],
    ['src/a.ts:12: no', null],
    ['nothing here', null],
    ['/usr/lib/a.py:3: no such name', null],
  ])('the evidence %j names a place', (text, place) => {
    const found = findLogPlaces({ problems: [], lines: [], tests: [] }, [{ line: 1, text }])
    expect(found).toEqual(place === null ? [] : [place])
  })

  test('a line near the quoted one names the place: the nearest, below before above, at most twenty lines away', () => {
    const quoted = { line: 25, text: 'it went wrong' }
    const near = (...lines: readonly (readonly [number, string])[]) => {
      const all = Array.from({ length: 50 }, (_, at) =>
        line(at + 1, lines.find(([number]) => number === at + 1)?.[1] ?? '-'),
      )
      return findLogPlaces({ problems: [], lines: all, tests: [] }, [quoted]).map(({ file, message }) => [
        file,
        message,
      ])
    }
    expect(near([27, 'at b.ts:3'], [23, 'at a.ts:3'])).toEqual([['b.ts', 'it went wrong']])
    expect(near([28, 'at b.ts:3'], [23, 'at a.ts:3'])).toEqual([['a.ts', 'it went wrong']])
    expect(near([45, 'at b.ts:3'])).toHaveLength(1)
    expect(near([5, 'at b.ts:3'])).toHaveLength(1)
    expect(near([46, 'at b.ts:3'])).toHaveLength(0)
    expect(near([4, 'at b.ts:3'])).toHaveLength(0)
    expect(
      findLogPlaces({ problems: [], lines: [line(1, 'at b.ts:3')], tests: [] }, [{ line: null, text: 'x' }]),
    ).toEqual([])
    expect(findLogPlaces({ problems: [], lines: [line(1, 'at b.ts:3')], tests: [] }, [])).toEqual([])
  })
})

test('a line with such a word in an option only is not kept', () => {
  const said = ['g++ -Wall -Werror=return-type --no-exceptions -c a.cc', 'the flag -Werror made it an error']
  const fine = Array.from({ length: 400 }, () => 'fine')
  const log = read(said.flatMap((line) => [line, ...fine]).join('\n'))
  expect(kept(log).filter((line) => line !== 'fine')).toEqual([said[1]])
})
