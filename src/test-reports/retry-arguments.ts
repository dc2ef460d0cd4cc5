import path from 'node:path'
import type { Workspace } from '../classify/places.js'
import { addTo } from '../core/maps.js'
import type { TestIdentity } from '../core/test-counts.js'
import type { ScriptNode } from '../source/generated/workflow-file.js'

export type TestRunner = NonNullable<ScriptNode['retry_tests']>

/** A failed test by the words of its report. */
interface Failed {
  readonly suite: string
  readonly within: string
  readonly name: string
  readonly file: string
  readonly hostname: string
}

/** Returns the arguments with which a runner runs only these tests; null if it must run all. */
type Addressing = (tests: readonly Failed[], workspace: Workspace) => readonly string[] | null

const RUNNERS: Readonly<Record<TestRunner, Addressing>> = {
  pytest: (tests, workspace) => collectWords(tests, (test) => toPytestId(test, workspace)),
  jest: (tests) => {
    const files = collectWords(tests, ({ file }) => file || null)
    const named = ['--testNamePattern', `^(?:${distinct(tests.map(toTitlePattern)).join('|')})$`]
    return files === null ? named : ['--runTestsByPath', ...files, ...named]
  },
  vitest: (tests, { cwd }) => {
    // The JUnit report has the file as the suite.
    const files = collectWords(tests, ({ file, suite, within }) => toRelative(cwd, file || suite || within) || null)
    const named = ['--testNamePattern', `^ ?(?:${distinct(tests.map(toTitlePattern)).join('|')})$`]
    return files === null ? named : [...files, ...named]
  },
  playwright: (tests) => {
    const files = collectWords(tests, ({ within, suite }) => escapePattern(within || suite) || null)
    const projects = tests.every(({ hostname }) => hostname !== '') ? distinct(tests.map((test) => test.hostname)) : []
    const titles = distinct(tests.map(toTitlePattern)).join('|')
    return [...(files ?? []), '--grep', `(?:^| )(?:${titles})$`, ...projects.map((project) => `--project=${project}`)]
  },
  go: (tests) => {
    // `-run` splits its pattern at each slash, so a subtest widens to its test.
    const names = distinct(tests.map(({ name }) => escapePattern(name.split('/', 1)[0] ?? '')))
    const packages = collectWords(tests, ({ suite, within }) => suite || within || null)
    return packages === null ? null : [`-run=^(?:${names.join('|')})$`, ...packages]
  },
  cargo: (tests) => {
    const packages = collectWords(tests, ({ within }) => within.split('::', 1)[0] || null) ?? []
    return [...packages.map((name) => `--package=${name}`), '--', '--exact', ...distinct(tests.map(({ name }) => name))]
  },
  maven: (tests) => {
    const classes = groupByClass(tests, '+', '#')
    return classes === null
      ? null
      : [`-Dtest=${classes.join(',')}`, '-Dsurefire.failIfNoSpecifiedTests=false', '-DfailIfNoTests=false']
  },
  gradle: (tests) =>
    collectWords(tests, ({ within, name }) => joinMethod(within, name, '.'))?.flatMap((each) => ['--tests', each]) ??
    null,
  dotnet: (tests) => {
    const terms = collectWords(tests, ({ within, name }) => {
      const method = name.split('(', 1)[0] ?? ''
      if (within === '' || method === '') return null
      // Rows of a theory have their values in parentheses.
      return `FullyQualifiedName${method === name ? '=' : '~'}${escapeFilter(`${within}.${method}`)}`
    })
    return terms === null ? null : ['--filter', terms.join('|')]
  },
  rspec: (tests) => {
    const files = collectWords(tests, ({ file }) => file || null)
    if (files === null) return null
    return [...files, ...distinct(tests.map(({ name }) => name.replaceAll(' > ', ' '))).flatMap((name) => ['-e', name])]
  },
}

/**
 * Returns the arguments for the next attempt, one a line; empty if the runner must run all tests: in the first attempt, after a failure
 * that is no test's, and for tests that cannot be addressed.
 */
export function createRetryArguments(
  runner: TestRunner,
  failing: readonly TestIdentity[],
  workspace: Workspace,
): readonly string[] {
  const tests = failing.map(([suite, within, name, file, hostname = '']) => ({ suite, within, name, file, hostname }))
  const isTest = failing.every(([, , name, , , , around]) => around === undefined && name !== '')
  const words = isTest && tests.length > 0 ? RUNNERS[runner](tests, workspace) : null
  return words === null || words.some((word) => /[\n\r\0]/.test(word)) ? [] : words
}

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)]
}

/** Returns the distinct words of all tests; null if a test has none. */
function collectWords(tests: readonly Failed[], toWord: (test: Failed) => string | null): readonly string[] | null {
  const words = tests.map(toWord)
  return words.every((word) => word !== null) ? distinct(words) : null
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Reports join titles by `>` or `›`, and patterns see them joined by spaces. */
function toTitlePattern({ name }: Failed): string {
  return name
    .split(/ [>›] /)
    .map(escapePattern)
    .join('(?: | [>›] )')
}

function toRelative(cwd: string, file: string): string {
  return path.isAbsolute(file) ? path.relative(cwd, file).replaceAll('\\', '/') : file
}

/** Returns `path::Class::test`. The class of a report is the path with dots, followed by the classes of the test. */
function toPytestId({ within, name, file }: Failed, { sources, cwd }: Workspace): string | null {
  const parts = within.split('.')
  for (let end = parts.length; end > 0; end -= 1) {
    const module = file || `${parts.slice(0, end).join('/')}.py`
    const dotted = parts.slice(0, end).join('.')
    const isModule = file === '' ? sources.isFile(path.resolve(cwd, module)) : toDotted(file).endsWith(dotted)
    if (!isModule) continue
    // A name with a line break cannot be written in one line; its file can.
    return /[\n\r]/.test(name) ? module : [module, ...parts.slice(end), name].join('::')
  }
  return file || null
}

function toDotted(file: string): string {
  return file.replace(/\.py$/, '').replaceAll(/[\\/]/g, '.')
}

const METHOD = /^[\p{L}_$][\p{L}\p{N}_$]*/u

/** Returns the class with its method; the class alone if a name is a sentence, and null if there is no class. */
function joinMethod(within: string, name: string, separator: string): string | null {
  if (within === '') return null
  const [method = ''] = METHOD.exec(name) ?? []
  const isMethod = method !== '' && /^(?:$|[([{])/.test(name.slice(method.length))
  return isMethod ? `${within}${separator}${method}` : within
}

function groupByClass(tests: readonly Failed[], and: string, separator: string): readonly string[] | null {
  const methods = new Map<string, string[]>()
  for (const { within, name } of tests) {
    const joined = joinMethod(within, name, separator)
    if (joined === null) return null
    addTo(methods, within, joined.slice(within.length + 1))
  }
  return [...methods].map(([within, names]) =>
    names.includes('') ? within : `${within}${separator}${distinct(names).join(and)}`,
  )
}

function escapeFilter(text: string): string {
  return text.replaceAll(/[\\()&|=!~]/g, '\\$&')
}
