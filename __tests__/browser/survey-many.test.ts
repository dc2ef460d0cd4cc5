import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createManyDocument } from '../../src/survey/many.js'
import { renderSurvey } from '../../src/survey/pages.js'
import { parseWindow } from '../../src/survey/window.js'
import { temporaryFolder } from '../support/folders.js'
import { failedTest, History, RESET, type RunSpec } from '../survey/history.js'
import { surveyed } from '../survey/surveyed.js'
import { CHROMIUM, launched, requireBrowser } from './chromium.js'

requireBrowser()

const down: RunSpec = { attempts: [[{ name: 'build', log: RESET, seconds: 600 }]] }
const broken: RunSpec = { at: '2026-10-12T10:00:00Z', attempts: [[{ name: 'test', log: failedTest('TestA') }]] }

async function writePage(): Promise<string> {
  const window = parseWindow('2026-10-01', '2026-10-31', 0)
  if (!window.ok) throw new Error(window.error)
  const specs = { 'acme/a': [down, broken, {}], 'acme/b': [down, {}], 'acme/c.d': [{}, {}] }
  const read = Object.entries(specs).map(async ([repository, runs]) => {
    const { document } = await surveyed(new History(repository).add(...runs))
    return { repository, survey: document, problem: null }
  })
  const gone = { repository: 'acme/gone', survey: null, problem: '404 (not found, or the token may not see it)' }
  const file = path.join(temporaryFolder(), 'survey.html')
  writeFileSync(file, renderSurvey(createManyDocument([...(await Promise.all(read)), gone], window.value), 'html'))
  return file
}

describe.skipIf(CHROMIUM === undefined)('the page of many repositories', () => {
  let browser: Browser
  let file = ''
  beforeAll(async () => {
    browser = await launched()
    file = await writePage()
  })
  afterAll(() => browser.close())

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(pathToFileURL(file).href)
    return page
  }

  it('each row leads to the part of its repository, and that back to the table', async () => {
    const page = await open({ javaScriptEnabled: false })
    const links = page.locator('.t-repositories tbody a')
    expect(await links.allTextContents()).toEqual(['acme/a', 'acme/b', 'acme/c.d', 'acme/gone'])
    for (const link of await links.all()) {
      await link.click()
      const part = page.locator(new URL(page.url()).hash)
      expect(await part.locator('h2').first().textContent()).toBe(await link.textContent())
      await part.locator('h2 a').first().click()
      expect(page.url()).toMatch(/#repositories$/)
    }
    await page.context().close()
  })

  it('a repository that cannot be read says why, every share has its counts, and shared causes come first', async () => {
    const page = await open()
    const rows = await page.locator('.t-repositories tbody tr').allTextContents()
    expect(rows[0]).toContain('2 of 3 runs')
    expect(rows[1]).toContain('1 of 2 runs')
    expect(rows[3]).toContain('not read: 404 (not found')
    const causes = await page.locator('.t-shared-causes tbody tr').allTextContents()
    expect(causes[0]).toMatch(/2: acme\/a, acme\/b.*20 min.*2 failed jobs.*external\.npm\.network/)
    expect(causes[1]).toContain('TestA')
    expect(await page.locator('dl.numbers').textContent()).toMatch(/4, 1 not read.*3 of 7 runs/)
    await page.context().close()
  })

  it.each<[string, BrowserContextOptions]>([
    ['a phone', { viewport: { width: 360, height: 740 } }],
    ['a dark screen', { colorScheme: 'dark', viewport: { width: 1200, height: 900 } }],
  ])('fits %s, and ids are unique', async (_, options) => {
    const page = await open(options)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map((element) => String(element.id)))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    await page.context().close()
  })
})
