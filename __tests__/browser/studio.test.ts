import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LiveServer, serveLive } from '../../src/adapters/live-server.js'
import { StudioPage } from '../../src/cli/studio-page.js'
import { contextIn } from '../cli/context.js'
import { folderWith } from '../support/folders.js'
import { CHROMIUM, launched, requireBrowser } from './chromium.js'

const WORKFLOW = `workflow:
  name: release
  entry_point: check
  kinds:
    external.git.drift: { details: { behind: { type: integer, minimum: 1 } } }
  input: { branch: { type: string, default: main } }
agents:
  - name: check
    type: script
    run: ./check.sh
    raises: [external.git.drift, external.git.network]
    routes:
      - { to: ship, when: output.fast }
      - { to: ship }
      - { on_error: external.git.network, retry: { max: 2, initial_seconds: 5 } }
      - { on_error: external.git.drift, to: repair }
  - { name: repair, type: script, run: ./repair.sh, routes: [{ to: ship }] }
  - { name: ship, type: script, run: ./ship.sh }
`
const TESTS = `workflow: w.yaml
scenarios:
  - name: drift is repaired
    stub: { check: { error: { kind: external.git.drift, message: behind, details: { behind: 2 } } }, repair: { output: {} }, ship: { output: {} } }
    expect: { outcome: success, path: [check, repair, ship] }
`

let browser: Browser
let server: LiveServer | null = null
let page: Page

async function open(
  files: Readonly<Record<string, string>> = { 'w.yaml': WORKFLOW, 'w.test.yaml': TESTS },
  question = '',
) {
  const cwd = folderWith(files)
  const made = await serveLive(new StudioPage('w.yaml', contextIn(cwd).context, new AbortController().signal), 0)
  if (!made.ok) throw new Error(made.error)
  server = made.value
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(made.value.address + question)
  const change = (name: string, edit: (text: string) => string): void =>
    writeFileSync(path.join(cwd, name), edit(readFileSync(path.join(cwd, name), 'utf8')))
  return { cwd, problems, change, address: made.value.address }
}

const text = async (selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? ''

requireBrowser()
describe.runIf(CHROMIUM !== undefined)('the studio', () => {
  beforeAll(async () => {
    browser = await launched()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await page.close()
    server?.close()
  })

  it('draws the file, the matrix and the tests, and loads nothing from elsewhere', async () => {
    const { problems } = await open()
    expect(await page.locator('.canvas .n').count()).toBe(3)
    expect(await text('header')).toContain('error coverage: 1 of 2 failures tested')
    expect(await text('#matrix')).toContain('external.git.drift')
    expect(await text('#scenarios')).toMatch(/passes\s+drift is repaired/)
    expect(await page.locator('#matrix tr', { hasText: 'external.git.network' }).textContent()).toContain('untested')
    expect(problems).toEqual([])
  })

  it('plays a cell of the matrix: path, times, ending, command; Back is undo, and a reload asks again', async () => {
    await open()
    await page.getByRole('link', { name: /check, external.git.network, once/ }).click()
    await page.locator('#answer .verdict').waitFor()
    expect(await text('#answer .verdict')).toMatch(/succeeds.*exit code 0.*5 s on the virtual clock, 1 retry/)
    expect(await text('.steps')).toMatch(/0 s\s+check\s+fails: external.git.network; retries in 5 s/)
    expect(await page.locator('.canvas [data-step]').count()).toBeGreaterThan(2)
    await page.getByText('The same question on the command line').click()
    expect(await page.locator('#answer .fold', { hasText: 'The same question' }).locator('pre').textContent()).toBe(
      'conductor simulate w.yaml check=external.git.network@1',
    )
    await page.reload()
    expect(await text('#answer .verdict')).toContain('1 retry')
    await page.goBack()
    await page.locator('#answer').waitFor({ state: 'detached' })
  })

  it('works by keyboard: a node, its kind, details', async () => {
    await open()
    await page.locator('.canvas a[data-node=check]').focus()
    await page.keyboard.press('Enter')
    await page.locator('#answer select[name=kind]').selectOption('external.git.drift')
    await page.locator('#answer .verdict').waitFor()
    await page.locator('input[name="d.behind"]').fill('7')
    await page.keyboard.press('Enter')
    await page.waitForURL(/d\.behind=7/)
    expect(await text('#answer .verdict')).toContain('repair handles it')
    await page.locator('input[name="d.behind"]').fill('none')
    await page.keyboard.press('Enter')
    await page
      .locator('#answer .verdict', { hasText: 'internal.schema_violation' })
      .or(page.locator('.refusal'))
      .first()
      .waitFor()
  })

  it('follows the files: another node, then errors beside the old picture, then a failed test', async () => {
    const { change } = await open()
    change('w.yaml', (yaml) =>
      yaml.replace(
        'run: ./ship.sh }',
        'run: ./ship.sh, routes: [{ to: tell }] }\n  - { name: tell, type: script, run: ./tell.sh }',
      ),
    )
    await page.locator('.canvas [data-node=tell]').waitFor()
    change('w.yaml', (yaml) => yaml.replace('to: tell', 'to: tel'))
    await page.getByRole('alert').waitFor()
    expect(await text('#findings')).toMatch(/tel/)
    expect(await page.locator('main.old .canvas [data-node=tell]').count()).toBe(1)
    change('w.yaml', (yaml) => yaml.replace('to: tel', 'to: tell'))
    await page.locator('#scenarios .tag', { hasText: 'fails' }).waitFor()
    expect(await text('#scenarios')).toContain('tell')
  })

  it('saves the answer as a test that passes; a changed file and a taken name are said, and nothing is lost', async () => {
    const { cwd, change } = await open(
      undefined,
      '?node=check&kind=external.git.network&attempt=always&o.check.fast=true',
    )
    const tests = () => readFileSync(path.join(cwd, 'w.test.yaml'), 'utf8')
    expect(await text('#h-answer')).toBe('check meets external.git.network every time')
    change('w.test.yaml', (yaml) => `${yaml}# by hand\n`)
    await page.locator('form.save').evaluate((form) => form.setAttribute('data-before', 'old'))
    await page.getByRole('button', { name: 'Save as test' }).click()
    await page.locator('#said', { hasText: 'has changed' }).waitFor()
    expect(tests()).toBe(`${TESTS}# by hand\n`)
    await page.reload()
    await page.locator('form.save input[name=name]').fill('the network stays down')
    await page.getByRole('button', { name: 'Save as test' }).click()
    await page.locator('#scenarios li', { hasText: 'the network stays down' }).waitFor()
    expect(tests().startsWith(`${TESTS}# by hand\n`)).toBe(true)
    expect(await page.locator('#scenarios li', { hasText: 'the network stays down' }).textContent()).toContain('passes')
    await page.locator('form.save input[name=name]').fill('the network stays down')
    const before = tests()
    await page.getByRole('button', { name: 'Save as test' }).click()
    await page.locator('#said', { hasText: 'Not saved' }).waitFor()
    expect(tests()).toBe(before)
  })

  it('runs no script, also none of a scenario with real nodes', async () => {
    const real = TESTS.replace('    stub:', '    real: [repair]\n    stub:').replace(' repair: { output: {} },', '')
    const { cwd } = await open({
      'w.yaml': WORKFLOW.replace('run: ./repair.sh', 'run: touch ran'),
      'w.test.yaml': real,
    })
    expect(await text('#scenarios')).toContain('not run here')
    expect(await text('header')).toContain('error coverage: 0 of 2 failures tested')
    expect(existsSync(path.join(cwd, 'ran'))).toBe(false)
  })

  it('serves the findings of a file that is invalid from the start', async () => {
    await open({ 'w.yaml': WORKFLOW.replace('entry_point: check', 'entry_point: chek') })
    expect(await text('#findings')).toMatch(/chek/)
  })

  it('finds nodes, and changes the size of the picture', async () => {
    await open()
    await page.locator('#find-node').fill('rep')
    expect(await page.locator('.n.found').getAttribute('data-node')).toBe('repair')
    const width = () => page.locator('.canvas svg').evaluate((picture) => picture.getBoundingClientRect().width)
    const before = await width()
    await page.getByRole('button', { name: 'Larger' }).click()
    expect(await width()).toBeGreaterThan(before)
  })

  it('shows 200 nodes', async () => {
    const nodes = Array.from(
      { length: 200 },
      (_, index) =>
        `  - { name: n${index}, type: script, run: "true", routes: [{ to: ${index === 199 ? '$end' : `n${index + 1}`} }] }`,
    )
    await open({ 'w.yaml': `workflow: { name: long, entry_point: n0 }\nagents:\n${nodes.join('\n')}\n` })
    expect(await page.locator('.canvas .n').count()).toBe(200)
  })
})
