import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY } from '../support/built.js'
import { EXAMPLE_CASES, type ExampleCase } from './cases.js'
import { conductor, shellWords } from './command.js'

const FOLDER = path.join(REPOSITORY, 'examples')
const EXAMPLES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'workflow.yaml')))
const PREFIX = 'node dist/cli/index.js '

/** Examples that are one file each; the README of the folder shows their commands. */
const SINGLE = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && !name.endsWith('.test.yaml'))

/** The commands in a README, without their comments. */
function documentedCommands(example: string): string[] {
  const lines = readFileSync(path.join(FOLDER, example, 'README.md'), 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith(PREFIX))
    .map((line) =>
      line
        .slice(PREFIX.length)
        .replace(/\s+#.*$/, '')
        .trim(),
    )
}

function workflowFiles(example: string): string[] {
  const names = readdirSync(path.join(FOLDER, example)).filter(
    (name) => name.endsWith('.yaml') && !name.endsWith('.test.yaml'),
  )
  return names.map((name) => `examples/${example}/${name}`)
}

test('every folder is an example, the cookbook or holds workflows of GitHub', () => {
  const folders = readdirSync(FOLDER).filter((name) => statSync(path.join(FOLDER, name)).isDirectory())
  expect(folders.filter((name) => !EXAMPLES.includes(name) && !['cookbook', 'github'].includes(name))).toEqual([])
})

describe.each(EXAMPLES)('%s', (example) => {
  test('has a README, a scenario file and a row in the index', () => {
    expect(existsSync(path.join(FOLDER, example, 'workflow.test.yaml'))).toBe(true)
    expect(readFileSync(path.join(FOLDER, 'README.md'), 'utf8')).toContain(`[${example}](${example}/)`)
  })

  test('documents exactly the runs that are tested', () => {
    const tested = EXAMPLE_CASES.map(({ command }) => command).filter((command) =>
      command.includes(`examples/${example}/`),
    )
    expect(tested).not.toEqual([])
    expect(documentedCommands(example).filter((command) => command.startsWith('run '))).toEqual(tested)
  })
})

describe.each(SINGLE)('%s', (file) => {
  test('has a scenario file and a row in the index', () => {
    expect(existsSync(path.join(FOLDER, file.replace('.yaml', '.test.yaml')))).toBe(true)
    expect(readFileSync(path.join(FOLDER, 'README.md'), 'utf8')).toContain(`[${file}](${file})`)
  })

  test('documents exactly the runs that are tested', () => {
    const isOfFile = (command: string): boolean => `${command} `.startsWith(`run examples/${file} `)
    const tested = EXAMPLE_CASES.map(({ command }) => command).filter(isOfFile)
    expect(tested).not.toEqual([])
    expect(documentedCommands('.').filter(isOfFile)).toEqual(tested)
  })
})

describe.concurrent('documented runs', () => {
  test.each(EXAMPLE_CASES)('$command', async ({ command, exitCode, output, says }: ExampleCase) => {
    const finished = await conductor(shellWords(command))
    expect(finished, finished.stderr).toMatchObject({ exitCode })
    expect(finished.stdout === '' ? undefined : JSON.parse(finished.stdout)).toEqual(output)
    for (const text of says ?? []) expect(finished.stderr).toContain(text)
    expect(finished.stderr, 'findings of the file').not.toMatch(/^\S+:\d+:\d+: (warning|error) /m)
  })
})

test('no workflow of an example has a finding', async () => {
  const finished = await conductor([
    'validate',
    ...EXAMPLES.flatMap(workflowFiles),
    ...SINGLE.map((file) => `examples/${file}`),
  ])
  expect(finished.exitCode, finished.stderr).toBe(0)
  expect(`${finished.stdout}${finished.stderr}`).not.toMatch(/: (warning|error) /)
})

test('every scenario of the examples holds', async () => {
  const finished = await conductor(['test', 'examples'])
  expect(finished.exitCode, `${finished.stdout}${finished.stderr}`).toBe(0)
  for (const example of EXAMPLES) {
    expect(`${finished.stdout}${finished.stderr}`).toContain(`examples/${example}/workflow.test.yaml`)
  }
})

test('the error contract of three files names what escapes', async () => {
  const [command] = documentedCommands('three-level-propagation').filter((line) => line.startsWith('contract '))
  const finished = await conductor(shellWords(command ?? ''))
  expect(finished.exitCode, finished.stderr).toBe(0)
  expect(finished.stdout).toContain('external.cloud.outage')
})
