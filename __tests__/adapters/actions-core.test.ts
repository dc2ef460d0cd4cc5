import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RunnerCommands } from '../../src/adapters/actions-core.js'
import { appendSummary, computeSummaryBudget, setOutputs } from '../../src/adapters/runner-files.js'
import { readLog, readOutputs } from '../action/runner-log.js'
import { temporaryFolder } from '../support/folders.js'

const folder = temporaryFolder()

const hostile = fc.string({
  unit: fc.constantFrom(
    '::error::',
    '::',
    '##[error]',
    '##[',
    ']',
    '\n',
    '\r',
    ' ',
    'x',
    '::stop-commands::x',
    '%0A',
    '::endgroup::',
    ',',
    'é',
  ),
})

/** What is written to the log, by us and by the toolkit. */
function session() {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  return {
    commands: new RunnerCommands(),
    text: () => written.join(''),
    log: () => readLog(written.join('')),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('RunnerCommands', () => {
  test('nothing foreign and nothing said becomes a command', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), hostile), { maxLength: 20 }), (texts) => {
        const { commands, log } = session()
        for (const [isOwn, text] of texts) isOwn ? commands.say(text) : commands.foreign(text)
        commands.group('mine')
        const seen = log().commands.filter(({ name }) => name !== 'stop-commands')
        expect(seen).toEqual([{ name: 'group', properties: {}, data: 'mine' }])
      }),
    )
  })

  test('data and titles of our commands stay data', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const { commands, log } = session()
        commands.annotate({ level: 'error', title, message, file: null })
        expect(log().commands).toMatchObject([
          { name: 'error', properties: title === '' ? {} : { title }, data: message },
        ])
      }),
    )
  })

  test('a trusted script that pauses commands cannot keep ours from working', () => {
    const { commands, log } = session()
    commands.printTrusted('::stop-commands::abc\n')
    commands.printTrusted('::error::quoted\n')
    commands.mask('secret')
    commands.printTrusted('::error::quoted too\n')
    commands.printTrusted('::abc::\n')
    commands.printTrusted('::warning::real\n')
    commands.printTrusted('::stop-commands::def\n')
    commands.resume()
    commands.endGroup()
    const seen = log().commands.filter(({ name }) => name !== 'stop-commands')
    expect(seen.map(({ name, data }) => `${name} ${data}`)).toEqual(['add-mask secret', 'warning real', 'endgroup '])
  })

  test('an annotation is one line, whatever stands in it', () => {
    const { commands, text } = session()
    commands.annotate({
      level: 'error',
      file: 'a,b:c%.ts',
      line: 3,
      endLine: 4,
      column: 2,
      title: 'kind · no,de::error::',
      message: '100%\r\n::error::injected',
    })
    expect(text().trimEnd()).toBe(
      '::error title=kind · no%2Cde%3A%3Aerror%3A%3A,file=a%2Cb%3Ac%25.ts,line=3,endLine=4,col=2::100%25%0D%0A::error::injected',
    )
  })

  test.each([
    ['::error::x', '| ::error::x'],
    ['a ::b::', 'a ::b::'],
    ['x ##[group]y', 'x ## [group]y'],
    ['a\r::warning::b', 'a\n| ::warning::b'],
    ['\u00a0 ::warning::b', '\u00a0 | ::warning::b'],
  ])('says %j harmlessly', (said, expected) => {
    const { commands, text } = session()
    commands.say(said)
    expect(text()).toBe(`${expected}\n`)
  })
})

describe('files', () => {
  test('outputs come back as they were', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: fc.constantFrom('a', '\n', '=', '<<', 'ghadelimiter_') }),
        (before, value) => {
          const file = path.join(folder, 'output')
          vi.stubEnv('GITHUB_OUTPUT', file)
          writeFileSync(file, before.includes('x') ? 'a=1' : '')
          const outputs = [
            ['one', value],
            ['two', '2'],
          ] as const
          expect(setOutputs(new Map(outputs))).toBeNull()
          expect(readOutputs(readFileSync(file, 'utf8'))).toMatchObject({ one: value, two: '2' })
        },
      ),
    )
  })

  test('the summary counts what is there', async () => {
    const file = path.join(folder, 'summary')
    vi.stubEnv('GITHUB_STEP_SUMMARY', file)
    // It keeps the first path that it was ever given, and another test may have been first.
    Reflect.deleteProperty(core.summary, '_filePath')
    writeFileSync(file, 'x'.repeat(1000))
    expect(computeSummaryBudget()).toBe(1024 * 1024 - 1004)
    expect(await appendSummary('# Page')).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(`${'x'.repeat(1000)}\n\n# Page`)
    Reflect.deleteProperty(core.summary, '_filePath')
  })

  test('output that cannot be written is reported', async () => {
    vi.stubEnv('GITHUB_OUTPUT', '')
    vi.stubEnv('GITHUB_STEP_SUMMARY', path.join(folder, 'no/such'))
    expect(setOutputs(new Map())).toMatch(/not set/)
    expect(await appendSummary('x')).toMatch(/there is no such file/)
  })
})
