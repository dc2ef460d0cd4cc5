import { describe, expect, test } from 'vitest'
import { createOwnerFinder } from '../../src/survey/owners.js'
import { renderSurvey } from '../../src/survey/pages.js'
import { folderWith } from '../support/folders.js'
import { FAILS, failedTest, History, log } from './history.js'
import { surveyed } from './surveyed.js'

/** GitHub's own example of the syntax, shortened, with what its comments say. */
const GITHUB = `
# Each line is a file pattern followed by one or more owners.
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/* mail@example.com
apps/ @octocat
/scripts/ @doctocat @octocat
**/logs @octo-logs
/apps/github
my\\ folder/ @spaces
`

describe('CODEOWNERS', () => {
  const find = createOwnerFinder(GITHUB, () => [])

  test.each([
    ['README.md', '@global-owner1 @global-owner2'],
    ['src/deep/a.js', '@js-owner'],
    ['pkg/a_test.go', 'docs@example.com'],
    ['notes/a.txt', '@octo-org/octocats'],
    ['build/logs/x/y.md', '@octo-logs'],
    ['build/notes.md', '@global-owner1 @global-owner2'],
    ['docs/a.md', 'mail@example.com'],
    ['docs/more/a.md', '@global-owner1 @global-owner2'],
    ['src/apps/a.md', '@octocat'],
    ['scripts/a.js', '@doctocat @octocat'],
    ['src/scripts/a.js', '@js-owner'],
    ['deep/logs', '@octo-logs'],
    ['apps/github', ''],
    ['apps/github/a.js', ''],
    ['my folder/a.js', '@spaces'],
  ])('%s belongs to %j: the last line that matches counts', (file, owners) => {
    expect(find('TestA', file).join(' ')).toBe(owners)
  })

  test('a test whose file is not known has no owner there', () => {
    expect(find('TestA', null)).toEqual([])
  })
})

describe('owners of tests', () => {
  const day = new Date(Date.parse('2026-11-05') + 86_400_000).toISOString().slice(0, 10)
  const quarantine = `tests:\n  - { name: "calc > TestB", until: ${day}, owner: "@acme/calc", reason: flaky }\n`
  const pytest = (name: string, file: string) => [
    `____ ${name} ____`,
    '',
    `    def ${name}():`,
    '>       assert f() == 19',
    'E       assert 49 == 19',
    '',
    `${file}:12: AssertionError`,
  ]
  const several = log(
    ...pytest('test_one', 'tests/api/test_one.py'),
    ...pytest('test_two', 'tests/web/test_two.py'),
    '==== short test summary info ====',
    'FAILED tests/api/test_one.py::test_one - assert 49 == 19',
    'FAILED tests/web/test_two.py::test_two - assert 49 == 19',
    '==== 2 failed, 10 passed in 0.12s ====',
    FAILS,
  )
  const history = () =>
    new History().add(
      { attempts: [[{ name: 'a', log: failedTest('TestA') }]] },
      { attempts: [[{ name: 'b', log: failedTest('TestB') }]] },
      { attempts: [[{ name: 'c', log: several }]] },
    )

  test('come from the checkout of the surveyed repository: the quarantine, and CODEOWNERS at its first place', async () => {
    const codeowners = '*_test.go @acme/go\n/tests/api/ @acme/api\n'
    const folder = folderWith({
      '.github/CODEOWNERS': codeowners,
      CODEOWNERS: '* @acme/nobody',
      '.github/quarantine.yml': quarantine,
    })
    const { document } = await surveyed(history(), { checkout: { folder, repository: 'Acme/Rockets' } })
    const owners = Object.fromEntries(document.tests.map((one) => [one.name, one.owners]))
    expect(owners).toEqual({
      TestA: ['@acme/go'],
      TestB: ['@acme/calc', '@acme/go'],
      test_one: ['@acme/api'],
      test_two: [],
    })
    for (const format of ['text', 'html']) expect(renderSurvey(document, format)).toContain('@acme/calc @acme/go')
    // Nobody is mentioned by a comment or an issue.
    expect(renderSurvey(document, 'markdown')).toMatch(/acme.{1,8}calc/)
    expect(renderSurvey(document, 'markdown')).not.toContain('@acme/calc')
  })

  test('another checkout says nothing about them', async () => {
    const folder = folderWith({ CODEOWNERS: '* @acme/all' })
    const { document } = await surveyed(history(), { checkout: { folder, repository: 'acme/other' } })
    expect(document.tests.flatMap(({ owners }) => owners)).toEqual([])
  })
})
