import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
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
let stop = new AbortController()

async function open(
  files: Readonly<Record<string, string>> = { 'w.yaml': WORKFLOW, 'w.test.yaml': TESTS },
  question = '',
  patienceMs?: number,
) {
  const cwd = folderWith(files)
  stop = new AbortController()
  const studio = new StudioPage('w.yaml', contextIn(cwd).context, stop.signal, patienceMs)
  const made = await serveLive(studio, 0)
  if (!made.ok) throw new Error(made.error)
  server = made.value
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => problems.push(message.text()))
  await page.goto(made.value.address + question)
  if (patienceMs !== 0) await waitForAnswers()
  const change = (name: string, edit: (text: string) => string): void =>
    writeFileSync(path.join(cwd, name), edit(readFileSync(path.join(cwd, name), 'utf8')))
  return { cwd, problems, change, address: made.value.address }
}

/** Waits until every failure was tried: the page asks for the rest by itself. */
const waitForAnswers = (): Promise<unknown> =>
  page.waitForSelector('#live:not([data-revision*="-trying"])', { state: 'attached' })

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
    stop.abort()
  })

  it('draws the file, the matrix and the tests, and loads nothing from elsewhere', async () => {
    const { problems } = await open()
    expect(await page.locator('.canvas .n').count()).toBe(3)
    expect((await page.locator('.canvas .end').allTextContents()).sort()).toEqual([
      'check: nobody handles itescaped',
      'end',
      'repair: nobody handles itescaped',
      'ship: nobody handles itescaped',
    ])
    expect(await text('header')).toContain('error coverage: 1 of 2 failures tested')
    expect(await text('#matrix')).toContain('external.git.drift')
    expect(await text('#scenarios')).toMatch(/passes\s+drift is repaired/)
    expect(await text('#matrix .test')).toBe('drift is repaired')
    expect(await page.locator('#matrix tr', { hasText: 'external.git.network' }).textContent()).toContain('untested')
    expect(problems).toEqual([])
  })

  it('plays a cell of the matrix: path, times, ending, command; Back is undo, and a reload asks again', async () => {
    await open()
    await page.getByRole('link', { name: /check, external.git.network, once/ }).click()
    await page.locator('#answer .verdict').waitFor()
    expect(await text('#answer .verdict')).toMatch(/succeeds.*exit code 0.*5 s on the virtual clock, 1 retry/)
    expect(await text('#heard')).toBe(await text('#answer .verdict'))
    await page.evaluate('fetch(location.href).then((answer) => answer.text()).then((text) => conductorPage.show(text))')
    expect(await text('#heard'), 'after the page was asked for again').toBe(await text('#answer .verdict'))
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
    // The page does not see the change before the click.
    await page.route(/since=/, (route) => route.abort())
    change('w.test.yaml', (yaml) => `${yaml}# by hand\n`)
    await page.getByRole('button', { name: 'Save as test' }).click()
    await page.locator('#said', { hasText: 'has changed' }).waitFor()
    expect(tests()).toBe(`${TESTS}# by hand\n`)
    await page.unroute(/since=/)
    await page.reload()
    await waitForAnswers()
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

  it('takes nothing from another page', async () => {
    const { cwd, address } = await open()
    const other = await browser.newPage()
    const body = JSON.stringify({ question: '?node=check&kind=external.git.network', name: 'evil', before: '' })
    const sent = `fetch('${address}save', { method: 'POST', mode: 'no-cors', body: '${body}' }).then(({ type }) => type, () => 'refused')`
    expect(['opaque', 'refused']).toContain(await other.evaluate(sent))
    await other.setContent(
      `<form method="post" enctype="text/plain" action="${address}save"><input name='${body.slice(0, -3)}' value='"}'><button>Win</button></form>`,
    )
    const [answer] = await Promise.all([
      other.waitForResponse(`${address}save`),
      other.getByRole('button', { name: 'Win' }).click(),
    ])
    expect(answer.status()).toBe(403)
    await other.close()
    expect(readFileSync(path.join(cwd, 'w.test.yaml'), 'utf8')).toBe(TESTS)
  })

  it('runs no script, also none of a scenario with real nodes', async () => {
    const real = TESTS.replace('    stub:', '    real: [repair]\n    stub:').replace(' repair: { output: {} },', '')
    const { cwd } = await open({
      'w.yaml': WORKFLOW.replace('run: ./repair.sh', 'run: touch ran'),
      'w.test.yaml': real,
    })
    expect(await text('#scenarios')).toContain('not run here')
    expect(await text('header')).toContain('error coverage: 1 of 2 failures tested')
    expect(existsSync(path.join(cwd, 'ran'))).toBe(false)
  })

  it('serves the findings of a file that is invalid from the start', async () => {
    await open({ 'w.yaml': WORKFLOW.replace('entry_point: check', 'entry_point: chek') })
    expect(await text('#findings')).toMatch(/chek/)
  })

  it('shows both paths of a failed test, in two kinds of lines and in words', async () => {
    const failing = TESTS.replace('path: [check, repair, ship]', 'path: [check, ship]')
    await open({ 'w.yaml': WORKFLOW, 'w.test.yaml': failing })
    await page.getByRole('link', { name: 'drift is repaired' }).click()
    await page.locator('.paths').waitFor()
    expect(await page.locator('.paths dd').allTextContents()).toEqual(['check → ship', 'check → repair → ship'])
    expect(await page.locator('.legend li', { hasText: 'path' }).allTextContents()).toEqual([
      'Actual path',
      'Expected path',
    ])
    const titles = (selector: string) => page.locator(`${selector} title`).allTextContents()
    expect(await titles('.e-want')).toEqual(['expected: check to ship', 'expected: ship to the end'])
    expect(await titles('.e-bad')).toEqual(['check to repair: external.git.drift'])
    expect(await titles('.marked')).toEqual(['repair: Completed, not expected'])
    const dashes = (selector: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).strokeDasharray`)
    expect(await dashes('.e-want')).not.toBe(await dashes('.e-ok'))
  })

  it('lights the path inside of a child, and asks about the nodes of a child', async () => {
    const child = `workflow: { name: inner, entry_point: look }
agents:
  - { name: look, type: script, run: ./look.sh, routes: [{ to: build }] }
  - { name: build, type: script, run: ./build.sh, raises: [external.git.drift] }
`
    const parent = `workflow: { name: outer, entry_point: call }
agents:
  - { name: call, type: workflow, workflow: ./child.yaml, routes: [{ to: done }, { on_error: external.git.drift, to: mend }] }
  - { name: mend, type: script, run: ./mend.sh }
  - { name: done, type: script, run: ./done.sh }
`
    await open({ 'w.yaml': parent, 'child.yaml': child })
    expect(await page.locator('.child').getAttribute('open')).toBeNull()
    await page.locator('.child summary').click()
    await page.locator('.child a[data-node=build]').click()
    await page.locator('#answer select[name=kind]').selectOption('external.git.drift')
    await page.locator('#answer .verdict').waitFor()
    expect(await text('#answer .verdict')).toContain('mend handles it')
    const lit = (selector: string) =>
      page
        .locator(`${selector} [data-step]:is(.n, .end)`)
        .evaluateAll((all) => all.map((each) => each.textContent?.split(':')[0]))
    expect(await lit('#graph > .canvas')).toEqual(['call', 'mend'])
    expect(await lit('.child')).toEqual(['look', 'build', 'build'])
    expect(await page.locator('.child .end.s-failed').textContent()).toContain('nobody handles it')
  })

  it('gets the matrix by itself after the picture', async () => {
    await open(undefined, '', 0)
    await waitForAnswers()
    expect(await text('#matrix')).toContain('external.git.drift')
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

  it('has 200 nodes at hand: groups are folded, and a search finds what is inside of them', async () => {
    const nodes = Array.from({ length: 200 }, (_, index) => {
      const to = index === 100 ? 'both' : index === 199 ? '$end' : `n${index + 1}`
      return `  - { name: n${index}, type: script, run: "true", routes: [{ to: ${to} }] }`
    })
    const members = ['left', 'right'].map((name) => `  - { name: ${name}, type: script, run: "true" }`)
    const both = 'parallel:\n  - { name: both, agents: [left, right], routes: [{ to: n101 }] }\n'
    await open(
      {
        'w.yaml': `workflow: { name: long, entry_point: n0 }\nagents:\n${[...nodes, ...members].join('\n')}\n${both}`,
      },
      '?node=n7',
      0,
    )
    expect(await page.locator('.canvas .n').count()).toBe(201)
    expect(await page.locator('.canvas .m').count()).toBe(0)
    await page.locator('#find-node').fill('right')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.dataset.node')).toBe('both')
    await page.keyboard.press('Enter')
    await page.locator('.canvas a.m[data-node=right]').waitFor()
  })

  it.each([
    ['light', { width: 1400, height: 900 }, ['first', 'node', 'answer', 'endings', 'refused']],
    ['dark', { width: 420, height: 850 }, ['answer', 'failed', 'findings']],
  ] as const)('axe finds nothing: %s, %o', async (colorScheme, size, states) => {
    const failing = `${TESTS}${TESTS.slice(TESTS.indexOf('  - name')).replace('drift is', 'it is not').replace('repair, ship]', 'ship]')}`
    const { address, change } = await open({ 'w.yaml': WORKFLOW, 'w.test.yaml': failing })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    const questions = {
      first: '',
      node: '?node=check',
      answer: '?node=check&kind=external.git.network&attempt=always&o.check.fast=true',
      endings: '?node=check&kind=external.git.drift&attempt=1&d.behind=3',
      refused: '?node=check&kind=external.git.drift&attempt=1&g.none=1',
      failed: '?scenario=w.test.yaml:6',
      findings: '',
    }
    const found: string[] = []
    for (const state of states) {
      if (state === 'findings') change('w.yaml', (yaml) => yaml.replace('to: repair', 'to: repare'))
      await page.goto(address + questions[state])
      await waitForAnswers()
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
      await page.evaluate(axe.source)
      const { violations, passes } = await page.evaluate<axe.AxeResults>('axe.run()')
      expect(passes.length).toBeGreaterThan(10)
      for (const { id, nodes } of violations)
        found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
    expect(found).toEqual([])
  })
})
