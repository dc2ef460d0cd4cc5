import { expect, test } from 'vitest'
import type { TestIdentity } from '../../src/core/test-counts.js'
import { createRetryArguments, type TestRunner } from '../../src/test-reports/retry-arguments.js'

const files = new Set(['/w/tests/test_a.py'])
const sources = { root: '/w', isFile: (file: string) => files.has(file), realPath: () => null, named: () => [] }
const workspace = { sources, cwd: '/w' }
const failed = (name: string, within = '', file = '', suite = '', hostname = ''): TestIdentity => [
  suite,
  within,
  name,
  file,
  hostname,
  'r.xml',
]

test.each<[string, TestRunner, readonly TestIdentity[], readonly string[]]>([
  [
    'a class of a module',
    'pytest',
    [failed('test_x[a b]', 'tests.test_a.TestC')],
    ['tests/test_a.py::TestC::test_x[a b]'],
  ],
  [
    'a file of the report',
    'pytest',
    [failed('test_x', 'test_b.TestC', 'sub/test_b.py')],
    ['sub/test_b.py::TestC::test_x'],
  ],
  [
    'a name with a line break widens to its file',
    'pytest',
    [failed('test_x[a\nb]', 'tests.test_a')],
    ['tests/test_a.py'],
  ],
  ['a module that is not there', 'pytest', [failed('test_x', 'other.test_a')], []],
  [
    'files and names',
    'jest',
    [failed('cart > adds (1)', '', '/w/a.js')],
    ['--runTestsByPath', '/w/a.js', '--testNamePattern', '^(?:cart(?: | [>›] )adds \\(1\\))$'],
  ],
  [
    'names of a report without files',
    'jest',
    [failed('cart adds', 'cart adds')],
    ['--testNamePattern', '^(?:cart adds)$'],
  ],
  [
    'files and names',
    'vitest',
    [failed('cart > adds', 'a.test.ts')],
    ['a.test.ts', '--testNamePattern', '^ ?(?:cart(?: | [>›] )adds)$'],
  ],
  [
    'files, titles and projects',
    'playwright',
    [failed('cart › adds', 'a.spec.ts', '', 'a.spec.ts', 'firefox')],
    ['a\\.spec\\.ts', '--grep', '(?:^| )(?:cart(?: | [>›] )adds)$', '--project=firefox'],
  ],
  [
    'tests and packages',
    'go',
    [failed('TestA/one', 'm/a', '', 'm/a'), failed('TestA', 'm/a', '', 'm/a'), failed('TestB', 'm/b', '', 'm/b')],
    ['-run=^(?:TestA|TestB)$', 'm/a', 'm/b'],
  ],
  ['exact names', 'cargo', [failed('tests::adds')], ['--', '--exact', 'tests::adds']],
  [
    'a package of nextest',
    'cargo',
    [failed('tests::adds', 'rockets::it')],
    ['--package=rockets', '--', '--exact', 'tests::adds'],
  ],
  [
    'methods of a class, and a class for a sentence',
    'maven',
    [failed('adds', 'a.CartTest'), failed('ships(int)[1]', 'a.CartTest'), failed('adds two numbers', 'a.KotlinTest')],
    ['-Dtest=a.CartTest#adds+ships,a.KotlinTest', '-Dsurefire.failIfNoSpecifiedTests=false', '-DfailIfNoTests=false'],
  ],
  [
    'methods',
    'gradle',
    [failed('adds()', 'a.CartTest'), failed('adds two', 'a.B')],
    ['--tests', 'a.CartTest.adds', '--tests', 'a.B'],
  ],
  [
    'full names',
    'dotnet',
    [failed('Adds', 'Acme.Cart'), failed('Ships(1)', 'Acme.Cart')],
    ['--filter', 'FullyQualifiedName=Acme.Cart.Adds|FullyQualifiedName~Acme.Cart.Ships'],
  ],
  [
    'files and examples',
    'rspec',
    [failed('Cart > adds', '', './spec/cart_spec.rb')],
    ['./spec/cart_spec.rb', '-e', 'Cart adds'],
  ],
  ['nothing that failed', 'pytest', [], []],
  [
    'a failure that is no test',
    'pytest',
    [failed('test_x', 'tests.test_a'), ['s', '', 's', '', '', 'r.xml', 'suite']],
    [],
  ],
  ['a class that is missing', 'maven', [failed('adds')], []],
])('%s: %s', (_, runner, failing, expected) => {
  expect(createRetryArguments(runner, failing, workspace)).toEqual(expected)
})
