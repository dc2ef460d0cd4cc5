import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { readRulesFile } from '../../src/classify/rules-file.js'
import { readTriageRules } from '../../src/triage/index.js'
import { folderWith } from '../support/folders.js'

const rule = (name: string): string => `- { stderr: ${name}, kind: own.${name} }\n`

/** Reads rules in a folder with these files; returns the kinds of the user's rules in their order, or the error. */
async function readKinds(files: Readonly<Record<string, string>>, named: readonly string[], below = '.') {
  const read = await readTriageRules(named, path.join(folderWith(files), below), loadPatterns, () => {})
  if (!read.ok) return read.error
  return read.value.rules.flatMap(({ set, kind }) => (set === 'rule' ? [kind.replace('own.', '')] : []))
}

describe('files of rules', () => {
  const own = { '.github/conductor-triage.yml': rule('repository') }

  test.each<[string, Record<string, string>, readonly string[], readonly string[]]>([
    ['none', {}, [], []],
    ['that of the repository', own, [], ['repository']],
    [
      'a list: that of the repository, then those named, in order',
      { ...own, 'a.yml': rule('a'), 'b.yml': rule('b') },
      ['b.yml', 'a.yml'],
      ['repository', 'b', 'a'],
    ],
    [
      'the file of the repository by its name: once',
      own,
      ['.github/conductor-triage.yml', './.github/conductor-triage.yml'],
      ['repository'],
    ],
    [
      'an entry includes another file at its place, by a path relative to its own',
      { 'org/all.yml': `${rule('a')}- include: more/npm.yml\n${rule('b')}`, 'org/more/npm.yml': rule('npm') },
      ['org/all.yml'],
      ['a', 'npm', 'b'],
    ],
    [
      'a list of paths, and a file that includes another',
      { 'a.yml': '- include: [b.yml, c.yml]\n', 'b.yml': `- include: d.yml\n`, 'c.yml': rule('c'), 'd.yml': rule('d') },
      ['a.yml'],
      ['d', 'c'],
    ],
    [
      'two files include the same one: its first place counts',
      {
        'a.yml': '- include: [b.yml, c.yml]\n',
        'b.yml': '- include: d.yml',
        'c.yml': '- include: d.yml',
        'd.yml': rule('d'),
      },
      ['a.yml'],
      ['d'],
    ],
    [
      'a mapping: its rules, then those that it includes',
      {
        'a.yml': `include: [b.yml]\nrules:\n  ${rule('a')}`,
        'b.yml': `include: c.yml\n`,
        'c.yml': `classify:\n${rule('c')}`,
      },
      ['a.yml'],
      ['a', 'c'],
    ],
  ])('%s', async (_, files, named, kinds) => {
    expect(await readKinds(files, named)).toEqual(kinds)
  })

  test('a file elsewhere in the workspace may be included', async () => {
    const files = { '.git/HEAD': '', 'shared.yml': rule('shared'), 'app/rules.yml': '- include: ../shared.yml\n' }
    expect(await readKinds(files, ['rules.yml'], 'app')).toEqual(['shared'])
  })

  test.each<[string, Record<string, string>, string]>([
    [
      'a file that is missing',
      { 'a.yml': `# shared\n${rule('a')}- include: b.yml\n` },
      'a.yml, line 3: the rules b.yml cannot be read',
    ],
    [
      'one in a list of a mapping',
      { 'a.yml': 'include:\n  - b.yml\n' },
      'a.yml, line 2: the rules b.yml cannot be read',
    ],
    ['itself', { 'a.yml': '- include: a.yml' }, 'a.yml, line 1: the files include each other in a circle'],
    [
      'a circle',
      { 'a.yml': '- include: more/b.yml', 'more/b.yml': `${rule('b')}- include: ../a.yml` },
      'more/b.yml, line 2: the files include each other in a circle',
    ],
    [
      'outside',
      { 'a.yml': '- include: ../../../../etc/rules.yml' },
      'a.yml, line 1: `../../../../etc/rules.yml` is neither below',
    ],
    ['a folder', { 'a.yml': '- include: more', 'more/b.yml': '' }, 'a.yml, line 1: the rules more cannot be read'],
    [
      'a rule of an included file that is wrong',
      { 'a.yml': '- include: b.yml', 'b.yml': '\n- kind: 7\n' },
      'b.yml, line 2: ',
    ],
    ['a rule of a mapping that is wrong', { 'a.yml': `include: b.yml\nrules:\n  - kind: x.y\n` }, 'a.yml, line 3: '],
    [
      'include beside other fields',
      { 'a.yml': '- { include: b.yml, kind: a.b }' },
      'a.yml, line 1: `include` stands alone',
    ],
    ['include that is no path', { 'a.yml': 'include: { a: b }' }, 'a.yml, line 1: `include` is a path'],
    ['another field of a mapping', { 'a.yml': 'include: b.yml\nrule: []' }, 'a.yml, line 2: `rule` is not a field'],
    ['a mapping that is neither', { 'a.yml': 'kind: a.b' }, 'a.yml'],
  ])('wrong: %s', async (_, files, message) => {
    expect(await readKinds(files, ['a.yml'])).toContain(message)
  })

  test('too many files, and nesting that no file needs', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 120 }, (_, at) => [`${at}.yml`, `- include: ${at + 1}.yml\n`] as const),
    )
    expect(await readKinds(chain, ['0.yml'])).toContain('more than 100 files of rules')
    expect(await readKinds({ 'a.yml': '['.repeat(100_000) }, ['a.yml'])).toContain('a.yml')
    expect(await readKinds({ 'a.yml': `include: ${'['.repeat(100_000)}` }, ['a.yml'])).toContain('a.yml')
  })
})

/** Twenty lists, each with ten times the values of the one before. */
const BOMB = Array.from({ length: 20 }, (_, at) => `x${at}: &x${at} [${`*x${at - 1}, `.repeat(at && 10)}a]\n`).join('')

test.each([
  ['aliases of aliases', `${BOMB}rules: *x19\n`, 'stand for more than 100000 values'],
  ['aliases of aliases as include', `${BOMB}include: *x19\nrules:\n${rule('a')}`, 'stand for more than 100000 values'],
  ['an alias of what it is in', '- &a { stderr: *a, kind: own.a }\n', 'nests deeper than 200 levels'],
  // The library composes an error for each word, and shows the line of each.
  ['100,000 words that are errors', `{ ${'"a" "a" '.repeat(100_000)} }`, 'neither `key: value` nor an entry'],
])('a file that would take for ever is refused: %s', async (_, text, message) => {
  const files = { 'a.yml': '- include: b.yml\n', 'b.yml': text }
  expect(await readKinds(files, ['a.yml'])).toContain(message)
})

test('a pattern that is slow in other engines is a warning with its file and line', async () => {
  const warnings: string[] = []
  const folder = folderWith({ 'a.yml': `${rule('a')}- { stderr: '(a+)+$', kind: own.b }\n` })
  const read = await readTriageRules(['a.yml'], folder, loadPatterns, (message) => warnings.push(message))
  expect(read.ok).toBe(true)
  expect(warnings).toEqual([
    'a.yml, line 2: The pattern `(a+)+$` takes more than linear time in engines that backtrack: a repetition is repeated, so that a text can be split in very many ways.',
  ])
})

test('a list of nothing but mistakes is not read to its end', async () => {
  const text = Array.from({ length: 40_000 }, (_, at) => `- key${at}: 1\n`).join('')
  const { findings } = await readRulesFile(text, 'a.yml', loadPatterns)
  expect(findings.length).toBeLessThan(1100)
})
