import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Command, parseArguments } from '../../src/cli/command.js'
import { COMMANDS, isCommandName } from '../../src/cli/commands.js'
import { loadWorkflow } from '../../src/config/load/index.js'
import { validateWorkflow } from '../../src/config/rules/index.js'
import { isRecord } from '../../src/core/json.js'
import { ENGINE_KINDS } from '../../src/core/kinds.js'
import { shellWords } from '../examples/command.js'
import { REPOSITORY } from '../support/built.js'
import { temporaryFolder } from '../support/folders.js'
import { anchors, type Block, blocks, pages, prose } from './markdown-files.js'

const PAGES = pages()
const BLOCKS = PAGES.flatMap(blocks)
const at = ({ page, line }: Block): string => `${page}:${line}`

function brokenLinks(page: (typeof PAGES)[number]): string[] {
  const targets = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [file = '', fragment] = target.split('#')
    const name = file === '' ? page.name : path.posix.join(path.posix.dirname(page.name), file)
    if (!existsSync(path.join(REPOSITORY, name))) return true
    const linked = PAGES.find((other) => other.name === name)
    return fragment !== undefined && linked !== undefined && !anchors(linked).has(fragment)
  })
}

describe('links', () => {
  test.each(PAGES)('of $name lead somewhere', (page) => expect(brokenLinks(page)).toEqual([]))

  test('no page has a mark of a merge', () => {
    expect(PAGES.filter(({ text }) => /^(?:<{7}|={7}|>{7})/m.test(text)).map(({ name }) => name)).toEqual([])
  })

  test('the index names every page of docs/, in six groups', () => {
    const index = readFileSync(path.join(REPOSITORY, 'docs/README.md'), 'utf8')
    const names = PAGES.map(({ name }) => name).filter((name) => name.startsWith('docs/') && name !== 'docs/README.md')
    expect(names.filter((name) => !index.includes(`(${name.slice('docs/'.length)})`))).toEqual([])
    const groups = [...index.matchAll(/^## (.+)$/gm)].map(([, group]) => group)
    expect(groups).toEqual(['Start', 'Write', 'Run on GitHub', 'Look back', 'Reference', 'Project'])
  })

  test('the table of docs/cli.md names every command', () => {
    const table = readFileSync(path.join(REPOSITORY, 'docs/cli.md'), 'utf8').split('\n## ')[0] ?? ''
    const listed = [...table.matchAll(/^\| \[`([a-z]+)/gm)].map(([, name]) => name)
    expect(listed.sort()).toEqual(Object.keys(COMMANDS).sort())
  })

  test('every kind of the engine has a heading', () => {
    const errors = PAGES.find(({ name }) => name === 'docs/errors.md')
    const known = errors === undefined ? new Set() : anchors(errors)
    expect(ENGINE_KINDS.filter((kind) => !known.has(kind.replaceAll('.', '')))).toEqual([])
  })
})

describe('docs/results.md', () => {
  const text = readFileSync(path.join(REPOSITORY, 'docs/results.md'), 'utf8').split('\n## result.json\n')[1] ?? ''
  const [top = '', errors = ''] = text.split('\n### errors\n')
  const schema = JSON.parse(readFileSync(path.join(REPOSITORY, 'schema/result.schema.json'), 'utf8'))

  /** The names in the first column of the first table. */
  function fieldsOf(section: string): readonly string[] {
    const table = section.split('\n| error | category')[0] ?? ''
    return [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
    )
  }

  test.each([
    ['result.json', top, schema.properties],
    ['its errors', errors, schema.definitions.error.properties],
  ])('has a row for each field of %s that the schema has, and no other', (_, section, properties) => {
    expect([...fieldsOf(section)].sort()).toEqual(Object.keys(properties).sort())
  })
})

/** A block that is a whole workflow file, not a part of one. */
function isWorkflow({ language, text }: Block): boolean {
  if (language !== 'yaml' || !text.startsWith('workflow:')) return false
  const data: unknown = parse(text, { logLevel: 'silent' })
  return isRecord(data) && isRecord(data['workflow']) && 'entry_point' in data['workflow']
}

/** Returns a workflow file around a block that lists nodes or error routes, and null for any other block. */
function wrapPart({ language, text }: Block): string | null {
  if (language !== 'yaml') return null
  const data: unknown = parse(text, { logLevel: 'silent' })
  const first: unknown = Array.isArray(data) ? data[0] : null
  if (!isRecord(first)) return null
  const within = (indent: string): string => text.replace(/^/gm, indent)
  if ('name' in first && 'type' in first)
    return `workflow: { name: part, entry_point: ${first['name']} }\nagents:\n${within('  ')}\n`
  if (!('on_error' in first)) return null
  return `workflow: { name: part, entry_point: part }\nagents:\n  - name: part\n    type: script\n    run: ./part.sh\n    routes:\n      - to: $end\n${within('      ')}\n`
}

/** Findings about what stands outside of a part: other nodes, inputs and files. */
const OUTSIDE = /unknown-target|unknown-input|undeclared-input|child-not-found|unreachable/

function findings(text: string): string[] {
  const workspace = temporaryFolder()
  const file = path.join(workspace, 'workflow.yaml')
  writeFileSync(file, text)
  const { workflow, findings: loading } = loadWorkflow(file, { workspace, env: {} })
  const rules = workflow === null ? [] : validateWorkflow(workflow).findings
  return [...loading, ...rules].map(({ line, severity, code, message }) => `${line}: ${severity} ${code}: ${message}`)
}

describe('workflows in the text', () => {
  const workflows = BLOCKS.filter(isWorkflow).map((block): [string, string] => [at(block), block.text])

  const parts = BLOCKS.map((block): [string, string | null] => [at(block), wrapPart(block)]).filter(
    (part): part is [string, string] => part[1] !== null,
  )

  test('there are some', () => expect(workflows.length).toBeGreaterThan(3))
  test('there are parts of some', () => expect(parts.length).toBeGreaterThan(5))
  test.each(parts)('%s would have no findings in a file that has the rest', (_, text) =>
    expect(findings(text).filter((finding) => !OUTSIDE.test(finding))).toEqual([]),
  )
  test.each(workflows)('%s has no findings', (_, text) => expect(findings(text)).toEqual([]))

  test.each(
    BLOCKS.filter(({ language }) => language === 'yaml').map((block): [string, string] => [at(block), block.text]),
  )('%s is YAML', (_, text) => expect(() => parse(text, { logLevel: 'silent' })).not.toThrow())
})

/** Lines of shell blocks, and code spans, that start the command. */
function commandLines(): [string, string][] {
  const shell = new Set(['bash', 'sh', 'console'])
  const fenced = BLOCKS.filter(({ language }) => shell.has(language)).flatMap((block) =>
    block.text.split('\n').map((line): [string, string] => [at(block), line.replace(/^\$ /, '')]),
  )
  const spans = PAGES.flatMap(({ name, text }) =>
    [...text.matchAll(/`(conductor [a-z][^`\n]*)`/g)].map(([, line = '']): [string, string] => [name, line]),
  )
  // `conductor version` is `conductor --version`: a word without options that no table of commands has.
  const started = /^(?:conductor|node dist\/cli\/index\.js) (?!version$)(?=[a-z])/
  return [...fenced, ...spans]
    .filter(([, line]) => started.test(line) && !line.includes('...') && !line.includes('…'))
    .map(([place, line]) => [place, line.replace(started, '').replace(/\s+#\s.*$/, '')])
}

describe('commands in the text', () => {
  test.each(commandLines())('%s: conductor %s', async (_, line) => {
    const [name = '', ...words] = shellWords(line)
    if (!isCommandName(name)) throw new Error(`unknown command ${name}`)
    const command: Command = COMMANDS[name]
    const parsed = parseArguments(
      words.filter((word) => !/^[[\]|]/.test(word)),
      command.options,
      command.endsAtOperand,
    )
    expect(parsed.ok ? '' : parsed.error).toBe('')
  })
})

describe('the pre-commit hook', () => {
  const [hook] = parse(readFileSync(path.join(REPOSITORY, '.pre-commit-hooks.yaml'), 'utf8'))
  const isChecked = (name: string): boolean => new RegExp(hook.files).test(name) && !new RegExp(hook.exclude).test(name)
  const reads = /^(?:run|validate|contract|graph|diff) /
  const named = commandLines()
    .filter(([place, line]) => /^(?:README|docs|skills)/.test(place) && reads.test(line))
    .flatMap(([, line]) => line.match(/[\w./-]+\.ya?ml\b/g) ?? [])
    .filter((name) => !name.startsWith('examples/'))

  test('checks the files that the documents name', () => {
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !isChecked(name))).toEqual([])
  })

  test.each([
    'ci/deploy.test.yaml',
    '.github/workflows/ci.yml',
    '.github/workflows/conductor.yml',
    'docker-compose.yaml',
  ])('leaves %s alone', (name) => expect(isChecked(name)).toBe(false))
})

// The picture shows a run on Linux: on Windows its paths would be others.
const MADE = process.platform === 'win32' ? ['tables.mjs'] : ['tables.mjs', 'picture.mjs', 'editor-picture.mjs']
test.each(MADE)('the output of scripts/%s is current', (script) => {
  const done = spawnSync(process.execPath, [path.join(REPOSITORY, 'scripts', script), '--check'], { encoding: 'utf8' })
  expect(done.status, done.stderr).toBe(0)
})
