import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, type Document, REPOSITORY, temporaryFolder } from './support/command.js'

const fixtures = path.join(REPOSITORY, '__tests__', 'fixtures', 'conformance')
const cases = readdirSync(path.join(fixtures, 'cases'))
const refused = readdirSync(path.join(fixtures, 'cases-invalid')).filter((name) => name.endsWith('.yaml'))

function json(file: string): Document {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

describe('files written for microsoft/conductor run with the same outputs', () => {
  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(50)
    expect(refused.length).toBeGreaterThan(20)
  })

  // One file asks whether a path begins with a slash.
  const here = cases.filter((name) => process.platform !== 'win32' || name !== 'tmpl-workflow-variables')
  const rows = here.map((name, index) => ({
    name,
    index,
    expected: json(path.join(fixtures, 'cases', name, 'expected.json')),
  }))
  const run = async (name: string, index: number) => {
    const source = path.join(fixtures, 'cases', name)
    const folder = temporaryFolder()
    cpSync(source, folder, { recursive: true })
    const about = json(path.join(source, 'case.json')) ?? {}
    const inputs = existsSync(path.join(source, 'inputs.json')) ? ['--input-file', 'inputs.json'] : []
    const ran = await conductor(['run', 'main.yaml', '--quiet', ...inputs, ...(about.args ?? [])], {
      cwd: folder,
      env: { TMPDIR: folder, ...about.env },
      // Every tenth is a start of the built command.
      inside: index % 10 !== 0,
    })
    return { ran, about }
  }

  const [succeeding, failing] = [true, false].map((ok) => rows.filter(({ expected }) => (expected.ok === true) === ok))
  it.concurrent.each(succeeding ?? [])('$name succeeds', async ({ name, index, expected }) => {
    const { ran } = await run(name, index)
    expect(ran, ran.stderr).toMatchObject({ code: 0 })
    expect(ran.stdout === '' ? {} : JSON.parse(ran.stdout)).toEqual(expected.output)
  })
  it.concurrent.each(failing ?? [])('$name fails', async ({ name, index }) => {
    const { ran, about } = await run(name, index)
    expect(about.may_be_static === true ? [1, 2, 3] : [1, 3], ran.stderr).toContain(ran.code)
  })
})

it('files that microsoft/conductor refuses are refused', async () => {
  const ran = await conductor(['validate', ...refused], { cwd: path.join(fixtures, 'cases-invalid') })
  expect(ran.code).toBe(2)
  const told = ran.stdout + ran.stderr
  for (const name of refused) expect(told).toContain(`${name}: invalid`)
})
