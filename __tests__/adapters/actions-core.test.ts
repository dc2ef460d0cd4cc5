import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import {
  appendOutputs,
  appendSummary,
  harmless,
  RunnerCommands,
  summaryBudget,
} from '../../src/adapters/actions-core.js'
import { readLog, readOutputs } from '../action/runner-log.js'

const folder = mkdtempSync(path.join(tmpdir(), 'conductor-core-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

function session() {
  const written: string[] = []
  return { commands: new RunnerCommands((text) => void written.push(text)), log: () => readLog(written.join('')) }
}

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
        commands.error(title, message)
        expect(log().commands).toMatchObject([
          { name: 'error', properties: title === '' ? {} : { title }, data: message },
        ])
      }),
    )
  })

  test('a trusted script that pauses commands cannot keep ours from working', () => {
    const { commands, log } = session()
    commands.trusted('::stop-commands::abc\n')
    commands.trusted('::error::quoted\n')
    commands.mask('secret')
    commands.trusted('::error::quoted too\n')
    commands.trusted('::abc::\n')
    commands.trusted('::warning::real\n')
    commands.trusted('::stop-commands::def\n')
    commands.resume()
    commands.endGroup()
    const seen = log().commands.filter(({ name }) => name !== 'stop-commands')
    expect(seen.map(({ name, data }) => `${name} ${data}`)).toEqual(['add-mask secret', 'warning real', 'endgroup '])
  })

  test.each([
    ['::error::x', '\\::error::x'],
    ['a ::b::', 'a ::b::'],
    ['x ##[group]y', 'x ## [group]y'],
    ['a\r::warning::b', 'a\n\\::warning::b'],
  ])('harmless %j', (text, expected) => expect(harmless(text)).toBe(expected))
})

describe('files', () => {
  test('outputs come back as they were', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: fc.constantFrom('a', '\n', '=', '<<', 'ghadelimiter_') }),
        (before, value) => {
          const file = path.join(folder, 'output')
          writeFileSync(file, before.includes('x') ? 'a=1' : '')
          expect(
            appendOutputs(
              file,
              new Map([
                ['one', value],
                ['two', '2'],
              ]),
            ),
          ).toBeNull()
          expect(readOutputs(readFileSync(file, 'utf8'))).toMatchObject({ one: value, two: '2' })
        },
      ),
    )
  })

  test('the summary counts what is there', () => {
    const file = path.join(folder, 'summary')
    writeFileSync(file, 'x'.repeat(1000))
    expect(summaryBudget(file)).toBe(1024 * 1024 - 1004)
    expect(appendSummary(file, '# Page')).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(`${'x'.repeat(1000)}\n\n# Page`)
  })

  test('what cannot be written is told', () => {
    expect(appendOutputs(undefined, new Map())).toMatch(/not set/)
    expect(appendSummary(path.join(folder, 'no/such'), 'x')).toMatch(/ENOENT/)
  })
})
