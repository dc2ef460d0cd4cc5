import { describe, expect, test } from 'vitest'
import {
  listQuestionFields,
  parseQuestion,
  proposeName,
  toAssumptions,
  toCommand,
  toFailures,
  toSearch,
} from '../../src/studio/question.js'
import { joinShellWords } from '../../src/text/shell-words.js'

const parse = (search: string) => parseQuestion(new URLSearchParams(search))

const FULL =
  'node=push&kind=external.git.rejected&attempt=2&after=check%3Dexternal.git.drift%401&d.behind=3&d.branch=main&i.region=eu&o.check.ok=false&g.approve=no&items=3&ending=1'

describe('the address of a question', () => {
  test('is read and written again without loss', () => {
    const question = parse(FULL)
    expect(parse(toSearch(question).slice(1))).toEqual(question)
  })

  test('says what fails and what is assumed', () => {
    const question = parse(FULL)
    expect(toFailures(question)).toEqual([
      { node: 'check', kind: 'external.git.drift', attempt: 1, details: {} },
      { node: 'push', kind: 'external.git.rejected', attempt: 2, details: { behind: 3, branch: 'main' } },
    ])
    expect(toAssumptions(question)).toEqual({
      inputs: { region: 'eu' },
      outputs: new Map([['check.ok', false]]),
      gates: new Map([['approve', { value: 'no', fields: {} }]]),
      itemCount: 3,
    })
  })

  test.each([
    ['nothing', '', { node: null, kind: null, attempt: 1, items: null, ending: 0 }],
    ['every attempt', 'node=a&kind=x.y&attempt=always', { attempt: null }],
    ['an attempt that is none', 'attempt=-1&items=x&ending=1e9', { attempt: 1, items: null, ending: 0 }],
    ['numbers that are too large', 'attempt=9999&items=9999', { attempt: 100, items: 50 }],
    ['a field that a form added', 'output=check.ok&value=true', { outputs: { 'check.ok': 'true' } }],
    ['empty fields of a form', 'd.behind=&i.region=', { details: {}, inputs: {} }],
  ])('%s', (_, search, expected) => {
    expect(parse(search)).toMatchObject(expected)
  })

  test('details with dotted names are nested, as --inject-details nests them', () => {
    const [failure] = toFailures(parse('node=a&kind=x.y&d.release.tag=v1&d.release.size=2'))
    expect(failure?.details).toEqual({ release: { tag: 'v1', size: 2 } })
  })

  test('a failure before it that cannot be read is left out', () => {
    expect(toFailures(parse('node=a&kind=x.y&after=nonsense'))).toHaveLength(1)
  })

  test('a form sends along what it does not ask for itself', () => {
    const names = listQuestionFields(parse(FULL), ['kind', 'attempt', 'd.', 'items']).map(([name]) => name)
    expect(names).toEqual(['node', 'after', 'i.region', 'o.check.ok', 'g.approve'])
  })
})

test('the command line asks the same question', () => {
  expect(joinShellWords(toCommand('w.yaml', parse(FULL)))).toBe(
    'conductor simulate w.yaml check=external.git.drift@1 push=external.git.rejected@2 --inject-details push.behind=3 --inject-details push.branch=main -i region=eu --output check.ok=false --gate approve=no --item-count 3',
  )
})

test.each([
  ['node=push&kind=x.y', 'push meets x.y once'],
  ['node=push&kind=x.y&attempt=always', 'push meets x.y every time'],
  ['node=push&kind=x.y&attempt=3', 'push meets x.y at attempt 3'],
])('%s is proposed as %j', (search, name) => {
  expect(proposeName(parse(search))).toBe(name)
})
