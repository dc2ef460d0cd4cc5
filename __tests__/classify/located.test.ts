import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { createSourceTree } from '../../src/adapters/source-tree.js'
import { classify } from '../../src/classify/index.js'
import { LOCATED } from '../../src/classify/sets/located.js'
import type { ClassifyRule } from '../../src/config/model.js'
import type { Envelope } from '../../src/core/envelope.js'
import { asString, type Json } from '../../src/core/json.js'
import type { Patterns } from '../../src/core/ports.js'
import { temporaryFolder } from '../support/folders.js'
import { failureOf, recordedOf, treeOf } from './recorded.js'

const ROOT = '/work-folder'
const cases = [...Object.keys(LOCATED), 'build'].flatMap(recordedOf).filter(({ said }) => said['files'] !== undefined)

let patterns: Patterns
beforeAll(async () => {
  patterns = await loadPatterns()
})

const filesOf = (said: Readonly<Record<string, Json | undefined>>): readonly string[] =>
  Array.isArray(said['files']) ? said['files'].map((file) => asString(file)) : []

function located(
  use: string,
  printed: Partial<ReturnType<typeof failureOf>>,
  files: readonly string[],
  cwd = ROOT,
  root = ROOT,
) {
  const rules: readonly ClassifyRule[] = [{ use: use as 'build' }]
  const failure = { exitCode: 1, signal: null, timedOut: false, stdout: '', stderr: '', ...printed }
  return classify(rules, failure, patterns, { sources: treeOf(root, files), cwd })
}

const annotationsOf = (envelope: Envelope | null): readonly Json[] => {
  const listed = envelope?.details['annotations']
  return Array.isArray(listed) ? listed : []
}

describe('real tools on small projects', () => {
  it.each(cases.map((each) => [each.tool, each.name, each.said] as const))('%s: %s', (tool, _, said) => {
    // Some have kinds of their own for files that are wrong.
    const isOfBuild = String(said['kind']).startsWith('external.build.')
    for (const use of isOfBuild ? [tool, 'build'] : [tool]) {
      const envelope = located(use, failureOf(said), filesOf(said))
      expect(envelope).toMatchObject({ kind: said['kind'], message: said['message'] })
      expect(annotationsOf(envelope)).toEqual(said['annotations'])
      expect(envelope?.details['classified_by']).toBe(use)
    }
  })

  it.each(cases.map((each) => [each.tool, each.name, each.said] as const))(
    '%s: %s, and it ends with 0',
    (tool, _, said) => {
      expect(located(tool, { ...failureOf(said), exitCode: 0 }, filesOf(said))).toBeNull()
    },
  )
})

/** What the same tool prints on Windows, where the project lies on a drive. */
function onWindows(printed: string, tool: string): string {
  const drive = tool === 'maven' ? '/C:' : 'C:'
  return printed
    .replaceAll(`file://${ROOT}`, `file:///C:${ROOT}`)
    .replaceAll(/(?<!C:)\/work-folder((?:\/[\w.@-]+)*)/g, (_, below: string) =>
      tool === 'maven' ? `${drive}${ROOT}${below}` : `${drive}\\work-folder${below.replaceAll('/', '\\')}`,
    )
}

describe('tools on Windows', () => {
  const there = cases.filter(({ said }) => `${said['stdout']}${said['stderr']}`.includes(ROOT))
  it.each(there.map((each) => [each.tool, each.name, each.said] as const))('%s: %s', (tool, _, said) => {
    const { stdout, stderr, ...failure } = failureOf(said)
    const printed = { ...failure, stdout: onWindows(stdout, tool), stderr: onWindows(stderr, tool) }
    const envelope = located(tool, printed, filesOf(said), 'C:\\work-folder', 'C:\\Work-Folder')
    const placesOf = (annotations: Json | undefined): readonly unknown[] =>
      Array.isArray(annotations) ? annotations.map((each) => [Object(each).file, Object(each).line]) : []
    expect([envelope?.kind, placesOf(envelope?.details['annotations'])]).toEqual([
      said['kind'],
      placesOf(said['annotations']),
    ])
  })

  it('kotlin', () => {
    const stdout = 'e: file:///C:/work-folder/app/Main.kt:3:5 Unresolved reference: x\n'
    const envelope = located('gradle', { stdout }, [], 'C:/work-folder', 'C:\\work-folder')
    expect(annotationsOf(envelope)).toMatchObject([{ file: 'app/Main.kt', line: 3 }])
  })
})

describe('a file system on which names have no case', () => {
  const fileOn = (platform: string): Json | undefined => {
    const own = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
    Object.defineProperty(process, 'platform', { ...own, value: platform })
    try {
      const stdout = "/Work-Folder/src/a.ts(3,5): error TS2304: Cannot find name 'x'.\n"
      return Object(annotationsOf(located('tsc', { stdout }, []))[0])['file']
    } finally {
      Object.defineProperty(process, 'platform', own)
    }
  }

  it('is that of macOS, and not that of Linux', () => {
    expect([fileOn('darwin'), fileOn('linux')]).toEqual(['src/a.ts', undefined])
  })
})

describe('a workspace that is reached through a link', () => {
  it('has its files', () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'real/src'), { recursive: true })
    writeFileSync(path.join(folder, 'real/src/a.ts'), '')
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'link'))
    const sources = createSourceTree(path.join(folder, 'real'))
    for (const file of [path.join(folder, 'link/src/a.ts'), path.join(folder, 'link/%73rc/a.ts'), 'src/a.ts']) {
      const stdout = `${file}(3,5): error TS2304: Cannot find name 'x'.\n`
      const failure = { exitCode: 1, signal: null, timedOut: false, stdout, stderr: '' }
      const envelope = classify([{ use: 'tsc' }], failure, patterns, { sources, cwd: path.join(folder, 'link') })
      expect(annotationsOf(envelope)).toMatchObject([{ file: 'src/a.ts' }])
    }
  })
})

describe('paths', () => {
  const line = (file: string): string =>
    `${file}(3,5): error TS2322: Type 'string' is not assignable to type 'number'.\n`
  const fileOf = (file: string, files: readonly string[], cwd = ROOT): Json | undefined => {
    const [first] = annotationsOf(located('tsc', { stdout: line(file) }, files, cwd))
    return first === undefined ? undefined : Object(first)['file']
  }
  test.each<[string, string, readonly string[], string | undefined, string?]>([
    ['relative to the workspace', 'src/a.ts', ['src/a.ts'], 'src/a.ts'],
    ['below the folder of the command', 'src/a.ts', ['app/src/a.ts'], 'app/src/a.ts', `${ROOT}/app`],
    ['that goes up', '../lib/a.ts', ['lib/a.ts'], 'lib/a.ts', `${ROOT}/app`],
    ['absolute', `${ROOT}/src/a.ts`, ['src/a.ts'], 'src/a.ts'],
    ['with backslashes', 'src\\a.ts', ['src/a.ts'], 'src/a.ts'],
    ['outside of the workspace', '/usr/lib/a.ts', ['src/a.ts'], undefined],
    ['of a container', '/app/src/a.ts', ['src/a.ts', 'web/src/a.ts'], 'src/a.ts'],
    ['of another checkout', 'D:\\a\\x\\x\\src\\a.ts', ['lib/src/a.ts', 'lib/a.ts'], 'lib/src/a.ts'],
    ['of a container, in the root', '/app/a.ts', ['a.ts', 'src/a.ts'], 'a.ts'],
    ['of a container, by its name only', '/app/a.ts', ['src/a.ts'], undefined],
    ['of a container, that could be two', '/app/src/a.ts', ['web/src/a.ts', 'api/src/a.ts'], undefined],
    ['of an installed program', '/usr/local/lib/src/a.ts', ['src/a.ts'], undefined],
    ['of a package that is run from elsewhere', 'src/a.ts', ['packages/web/src/a.ts'], 'packages/web/src/a.ts'],
    ['that could be two', 'src/a.ts', ['packages/web/src/a.ts', 'packages/api/src/a.ts'], undefined],
    ['code of others', 'node_modules/x/a.ts', ['node_modules/x/a.ts'], undefined],
  ])('%s', (_, file, files, expected, cwd) => expect(fileOf(file, files, cwd)).toBe(expected))

  test('a class is found by its package', () => {
    const stdout =
      'acme.EngineTest > thrust FAILED\n    java.lang.AssertionError: expected:<5> but was:<4>\n        at acme.EngineTest.thrust(EngineTest.java:10)\n'
    const files = ['a/src/test/java/acme/EngineTest.java', 'b/src/test/java/other/EngineTest.java']
    expect(annotationsOf(located('gradle', { stdout }, files))).toMatchObject([{ file: files[0], line: 10 }])
    const twice = [...files, 'c/src/test/java/acme/EngineTest.java']
    expect(annotationsOf(located('gradle', { stdout }, twice))).toEqual([])
  })
})

test('at most 50 annotations, and the rest is counted', () => {
  const stdout = Array.from(
    { length: 60 },
    (_, at) => `src/a.ts(${at + 1},1): error TS2304: Cannot find name 'x'.`,
  ).join('\n')
  const envelope = located('tsc', { stdout }, ['src/a.ts'])
  expect(annotationsOf(envelope)).toHaveLength(50)
  expect(envelope?.details['annotations_left_out']).toBe(10)
})

test.each([
  ['gcc', 'src/a.c:3:5: warning: unused variable [-Wunused-variable]'],
  ['eslint', '/work-folder/src/a.js\n  3:5  warning  Unexpected console statement  no-console'],
  ['cargo', 'warning: unused variable: `x`\n --> src/main.rs:2:9'],
  ['tsc', 'src/a.ts(3,5): warning TS6133: x is declared but never used.'],
  ['pytest', '=== warnings summary ===\ntests/test_a.py:5: DeprecationWarning: old\n-- Docs: https://docs.pytest.org/'],
  ['gradle', 'w: file:///work-folder/src/A.kt:3:5 Parameter is never used'],
  ['dotnet', "src/A.cs(3,9): warning CS0219: The variable 'x' is assigned [/work-folder/A.csproj]"],
])('a warning of %s is no error', (use, stdout) => {
  expect(
    located(use, { stdout }, ['src/a.c', 'src/a.js', 'src/main.rs', 'src/a.ts', 'src/A.kt', 'src/A.cs']),
  ).toBeNull()
})

describe('several sets', () => {
  const ended = { exitCode: 1, signal: null, timedOut: false, stdout: '', stderr: '' }
  const stdout =
    "/work-folder/src/b.js\n  7:3  error  'y' is not defined  no-undef\n\nsrc/a.ts(3,5): error TS2304: Cannot find name 'x'.\n"
  const workspace = { sources: treeOf(ROOT, ['src/a.ts', 'src/b.js']), cwd: ROOT }

  test('the problems of each are listed in the order of the output; kind and message are of the first', () => {
    const envelope = classify([{ use: 'tsc' }, { use: 'eslint' }], { ...ended, stdout }, patterns, workspace)
    expect(envelope).toMatchObject({ kind: 'external.build.compile', message: "TS2304: Cannot find name 'x'." })
    expect(envelope?.details).toMatchObject({ classified_by: 'tsc', problem_count: 2 })
    expect(annotationsOf(envelope)).toMatchObject([
      { file: 'src/b.js', line: 7 },
      { file: 'src/a.ts', line: 3 },
    ])
  })

  test.each<[string, readonly ClassifyRule[], string, string]>([
    [
      'a program inside of another',
      [{ use: 'docker' }, { use: 'npm' }],
      '#9 12.3 npm error code ECONNRESET\nERROR: failed to solve: process "npm ci" did not complete successfully: exit code: 1',
      'external.npm.network',
    ],
    [
      'what is wrong with the code outranks what another run can mend',
      [{ use: 'npm' }, { use: 'build' }],
      "npm error code ECONNRESET\nsrc/a.ts(3,5): error TS2304: Cannot find name 'x'.",
      'external.build.compile',
    ],
    [
      'a rule of the user between them keeps its turn',
      [{ use: 'npm' }, { stderr: 'TS2304', kind: 'external.own.name' }, { use: 'build' }],
      "src/a.ts(3,5): error TS2304: Cannot find name 'x'.",
      'external.own.name',
    ],
    [
      'what may follow from an outage yields to it, as in triage',
      [{ use: 'build' }, { use: 'npm' }],
      'npm error code ECONNRESET\n./launch.sh: line 3: dist/rocket.js: No such file or directory',
      'external.npm.network',
    ],
    ['compose in front', [{ use: 'npm' }], 'web-1  | npm error code ECONNRESET', 'external.npm.network'],
  ])('%s', (_, rules, stderr, kind) => {
    expect(classify(rules, { ...ended, stderr }, patterns, workspace)?.kind).toBe(kind)
  })
})

test("the message of a program outranks a wrapper's report that it failed", () => {
  const stdout = "src/a.ts(3,5): error TS2304: Cannot find name 'x'.\n"
  const failure = {
    exitCode: 1,
    signal: null,
    timedOut: false,
    stdout,
    stderr: 'npm error Lifecycle script `build` failed\n',
  }
  expect(classify([{ use: 'npm' }, { use: 'build' }], failure, patterns)?.kind).toBe('external.build.compile')
  expect(classify([{ use: 'npm' }], failure, patterns)?.kind).toBe('external.npm.script_failed')
})
