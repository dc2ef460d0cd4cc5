import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../src')

interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

/** Files relative to src/, with forward slashes. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('.d.ts') &&
      !/(?:^|\/)generated\//.test(name) &&
      !name.startsWith('reporters/html/browser/'),
  )
  .sort()

/** The folder that a file belongs to; files that stand in src/ itself are their own. */
const areaOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(SOURCES, file), 'utf8')
  const statements = text.matchAll(/^(import|export)\s+(type\s)?([^'"`;]*?\sfrom\s+)?'(\.[^']*)'/gm)
  const dynamic = text.matchAll(/\bimport\(\s*'(\.[^']*)'\s*\)/g)
  const resolved = (target: string): string => path.posix.join(path.posix.dirname(file), target).replace(/\.js$/, '.ts')
  return [
    ...[...statements].map(([, , type, names = '', target = '']) => ({
      from: file,
      to: resolved(target),
      typeOnly: type !== undefined || onlyTypes(names),
    })),
    ...[...dynamic].map(([, target = '']) => ({ from: file, to: resolved(target), typeOnly: false })),
  ]
}

/** `{ type A, type B } from`: nothing of it is left at run time. */
function onlyTypes(names: string): boolean {
  const listed =
    /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? []
  return listed.length > 0 && /^\s*\{/.test(names) && listed.every((name) => name.startsWith('type '))
}

const IMPORTS = FILES.flatMap(importsOf).filter(({ to }) => !to.includes('/generated/') && !to.endsWith('.json'))

/** Rooms below both wings. */
const GROUND = ['core', 'text', 'redaction', 'expressions', 'source', 'markup', 'classify', 'test-reports']

/** What each area may use at run time, besides itself. Types of `config` are everybody's. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  text: [],
  core: ['text'],
  redaction: ['core', 'text'],
  expressions: ['core', 'text'],
  source: ['core', 'text', 'expressions'],
  markup: ['core', 'text'],
  classify: ['core', 'text', 'redaction', 'expressions', 'source'],
  'test-reports': ['core', 'text', 'redaction', 'classify', 'source'],
  adapters: ['core', 'text', 'redaction', 'source'],
  config: GROUND,
  nodes: [...GROUND, 'config'],
  engine: [...GROUND, 'config', 'nodes'],
  account: ['core', 'text'],
  durability: [...GROUND, 'config', 'engine', 'account'],
  reporters: ['core', 'text', 'markup', 'account'],
  run: [...GROUND, 'config', 'nodes', 'engine', 'durability', 'account', 'reporters'],
  scenario: [...GROUND, 'config', 'nodes', 'engine', 'account', 'run'],
  simulate: [...GROUND, 'config', 'nodes', 'engine', 'account', 'scenario'],
  studio: [...GROUND, 'config', 'account', 'simulate', 'reporters'],
  triage: GROUND,
  survey: [...GROUND, 'triage'],
  verdict: [...GROUND, 'triage'],
  'typed-code': ['core', 'text'],
  editor: [...GROUND, 'config', 'engine', 'scenario', 'simulate'],
}

/** The shells around the engine, with their entry points: the command, its server for agents, the action. */
const SHELLS = new Set(['cli', 'action', 'cli.ts', 'action.ts'])

/** The real outside world of a run. */
const BUILDS_ADAPTERS = 'run/adapters.ts'

describe('imports go one way', () => {
  test.each(Object.entries(ALLOWED))('%s', (area, allowed) => {
    const wrong = IMPORTS.filter(({ from, to, typeOnly }) => {
      if (areaOf(from) !== area || areaOf(to) === area || allowed.includes(areaOf(to)) || from === BUILDS_ADAPTERS)
        return false
      return !(typeOnly && areaOf(to) === 'config' && area !== 'core' && area !== 'reporters')
    })
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('adapters are picked by the shells, and in the file that builds them for both', () => {
    const wrong = IMPORTS.filter(({ from, to, typeOnly }) => {
      if (areaOf(to) !== 'adapters' || typeOnly || from === BUILDS_ADAPTERS) return false
      return areaOf(from) !== 'adapters' && !SHELLS.has(areaOf(from))
    })
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('only the shells import that file', () => {
    const wrong = IMPORTS.filter(({ from, to }) => to === BUILDS_ADAPTERS && !SHELLS.has(areaOf(from)))
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('nothing below imports a shell', () => {
    const wrong = IMPORTS.filter(({ from, to }) => SHELLS.has(areaOf(to)) && !SHELLS.has(areaOf(from)))
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })
})

/** Every file that these areas import, directly or through others, types included unless only code counts; themselves too. */
function reach(areas: readonly string[], onlyCode = false): ReadonlySet<string> {
  const reached = new Set(FILES.filter((file) => areas.includes(areaOf(file))))
  for (const file of reached)
    for (const { from, to, typeOnly } of IMPORTS) if (from === file && !(onlyCode && typeOnly)) reached.add(to)
  return reached
}

describe('the wings are apart', () => {
  const RUNS = [
    'config',
    'engine',
    'nodes',
    'durability',
    'account',
    'scenario',
    'simulate',
    'run',
    'reporters',
    'studio',
  ]
  const HISTORIES = ['triage', 'survey', 'verdict']
  const listAreas = (files: ReadonlySet<string>): readonly string[] => [...new Set([...files].map(areaOf))]

  test('histories reach nothing of runs', () =>
    expect(listAreas(reach(HISTORIES)).filter((area) => RUNS.includes(area))).toEqual([]))
  test('runs reach nothing of histories', () =>
    expect(listAreas(reach(RUNS)).filter((area) => HISTORIES.includes(area))).toEqual([]))
  test('the editor checks files without the code that runs them', () =>
    expect(
      [...reach(['editor'], true)].filter((file) => areaOf(file) === 'run' || areaOf(file) === 'durability'),
    ).toEqual([]))
})

/** A path of files that import each other in a circle, or null. */
function findCycle(): readonly string[] | null {
  const targets = new Map(FILES.map((file): [string, string[]] => [file, []]))
  for (const one of IMPORTS) targets.get(one.from)?.push(one.to)
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): readonly string[] | null => {
    const start = trail.indexOf(file)
    if (start >= 0) return [...trail.slice(start), file]
    if (done.has(file)) return null
    for (const next of targets.get(file) ?? []) {
      const cycle = visit(next, [...trail, file])
      if (cycle !== null) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of FILES) {
    const cycle = visit(file, [])
    if (cycle !== null) return cycle
  }
  return null
}

test('no file imports itself through others, types included', () => expect(findCycle()).toBeNull())

test('every import leads to a file that is there', () => {
  const known = new Set(FILES)
  const missing = IMPORTS.filter(({ to }) => to.endsWith('.ts') && !to.endsWith('.d.ts') && !known.has(to))
  expect(missing.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('only the two entry points set the exit code', () => {
  const setting = FILES.filter((file) =>
    /process\.exit(Code\b|\()/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  )
  expect(setting.filter((file) => file !== 'cli.ts' && file !== 'action.ts')).toEqual([])
})

/** Names that a file exports by a declaration, not by passing on those of others. */
function exportedNames(file: string): readonly string[] {
  const text = readFileSync(path.join(SOURCES, file), 'utf8')
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|interface|type|enum) +(\w+)/gm
  return [...text.matchAll(declared)].map(([, name = '']) => name)
}

describe('names', () => {
  test('no two files export the same name for different things', () => {
    const files = new Map<string, string[]>()
    for (const file of FILES)
      for (const name of new Set(exportedNames(file))) files.set(name, [...(files.get(name) ?? []), file])
    expect([...files].filter(([, found]) => found.length > 1)).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(path.resolve(SOURCES, '../ARCHITECTURE.md'), 'utf8')

  test('names files that exist, and functions and types that stand in them', () => {
    const named = [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((file) => !existsSync(path.resolve(SOURCES, '..', file)))).toEqual([])
    const pairs = [...text.matchAll(/`(\w+)`(?:,| in| \()\s*`(src\/[\w./-]+\.ts)`/g)]
    expect(pairs.length).toBeGreaterThan(10)
    const wrong = pairs.filter(([, name = '', file = '']) => {
      const source = readFileSync(path.resolve(SOURCES, '..', file), 'utf8')
      return !new RegExp(`(?:function|class|const|type|interface) ${name}\\b`).test(source)
    })
    expect(wrong.map(([found]) => found)).toEqual([])
  })

  test('names every folder of the sources', () => {
    const folders = new Set(FILES.map(areaOf).filter((area) => !area.endsWith('.ts')))
    const rows = [...text.matchAll(/^\| ((?:`[\w-]+`,? ?)+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[\w-]+/g) ?? [],
    )
    expect([...folders].filter((folder) => !rows.includes(folder))).toEqual([])
  })
})
