import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/reporters/html/index.js'
import {
  groupRun,
  haltedRun,
  node,
  RunTeller,
  type SampleRun,
  successRun,
  suspendedRun,
  terminatedRun,
} from '../reporters/sample-run.js'
import { temporaryFolder } from '../support/folders.js'
import { CHROMIUM, launched, requireBrowser } from './chromium.js'

const CANARIES = [
  '<script>window.pwned = 1</script>',
  '</style><script>window.pwned = 2</script>',
  '"><img src=x onerror="window.pwned = 3">',
  "javascript:window.pwned=4//'",
  '</title></textarea></pre><svg onload=window.pwned=5>',
  '{{constructor.constructor("window.pwned=6")()}}',
]

/** A run in which every text that can come from outside is an attack. */
function hostileRun(): SampleRun {
  const bait = CANARIES.join(' ')
  const graph = {
    name: bait,
    file: bait,
    entry: bait,
    nodes: [node(bait, 1, bait, { members: [], child: bait }), node('b', 2)],
    edges: [{ from: bait, to: 'b', label: bait, kind: 'error' as const }],
  }
  const wrong = {
    kind: 'a.b',
    message: bait,
    details: { [bait]: bait, list: [bait], file: bait, suggestion: bait },
    stderr: bait,
  }
  const teller = new RunTeller(graph).begin().attempt(bait, 5, wrong, { type: bait })
  teller.retry(bait, bait, 1).run(bait, 5, { [bait]: bait, text: `${bait}\n${bait}` }, { attempt: 2 })
  teller.tell({ type: 'warning', scope: bait, node: bait, code: bait, message: bait })
  const github = {
    repository: bait,
    sha: bait,
    ref: bait,
    run_id: bait,
    run_attempt: '1',
    job: bait,
    run_url: 'javascript:window.pwned=7',
  }
  return teller.end({ outcome: 'halted', error: teller.raised(bait, wrong), output: { [bait]: bait } }, { github })
}

requireBrowser()

describe.skipIf(CHROMIUM === undefined)('report.html in a browser (skipped where chromium is absent)', () => {
  let browser: Browser
  let folder: string
  let pages = 0

  beforeAll(async () => {
    folder = temporaryFolder()
    browser = await launched()
  }, 60_000)

  afterAll(async () => {
    await browser?.close()
  })

  async function opened(
    run: SampleRun,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[]; close: () => Promise<void> }> {
    const context = await browser.newContext({ viewport: { width: 1240, height: 900 }, ...options })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) complaints.push(`request: ${request.url()}`)
    })
    const file = path.join(folder, `${++pages}.html`)
    writeFileSync(file, renderHtml(run))
    await page.goto(pathToFileURL(file).href)
    return { page, complaints, close: () => context.close() }
  }

  it('copies a command, and has no button where scripts are off', async () => {
    const { page, complaints, close } = await opened(haltedRun(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: /Copied|Selected/ }).waitFor()
    const selected = await page.evaluate('getSelection().toString()')
    expect(selected).toBe(await page.locator('pre.command').first().textContent())
    expect(complaints).toEqual([])
    await close()
    const plain = await opened(haltedRun(), { javaScriptEnabled: false })
    expect(await plain.page.locator('button.copy:visible').count()).toBe(0)
    await plain.close()
  })

  it.each([
    ['success', successRun(), 'release Success'],
    ['halted', haltedRun(), 'release Halted'],
    ['group', groupRun(300), 'migrate-shops Halted'],
    ['terminated', terminatedRun(), 'nightly Terminated · failed'],
    ['suspended', suspendedRun(), 'promote Suspended'],
  ])('shows %s without a complaint', async (_, run, heading) => {
    const { page, complaints, close } = await opened(run)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('#graph svg a, #graph svg g.n').count()).toBeGreaterThan(0)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('fits a narrow screen', async () => {
    const { page, close } = await opened(haltedRun(), { viewport: { width: 360, height: 700 } })
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await close()
  })

  it('draws bars where attempts were', async () => {
    const { page, close } = await opened(successRun())
    const probe = page.locator('li.row').first()
    expect(await probe.locator('rect.t-failed').count()).toBe(2)
    const [first, wait, second] = await Promise.all(
      ['rect.t-failed >> nth=0', 'rect.w-retry', 'rect.t-failed >> nth=1'].map((at) => probe.locator(at).boundingBox()),
    )
    expect(first?.width).toBeGreaterThan(5)
    expect(wait?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0) - 1)
    expect(second?.x).toBeGreaterThanOrEqual((wait?.x ?? 0) + (wait?.width ?? 0) - 1)
    await close()
  })

  it('finds rows by search, also inside of groups, and gives them all back', async () => {
    const { page, close } = await opened(groupRun(120))
    const rows = page.locator('li.row:visible')
    expect(await rows.count()).toBe(2)
    await page.keyboard.press('/')
    await page.keyboard.type('shop-33 locked')
    await expect.poll(() => page.locator('#found').textContent()).toBe('1 of 122 runs')
    expect(await page.locator('.key:visible').allInnerTexts()).toEqual(['#33 shop-33'])
    await page.keyboard.press('Escape')
    expect(await rows.count()).toBe(2)
    await page.getByRole('button', { name: 'Failed' }).click()
    expect(await page.getByRole('button', { name: 'Failed' }).getAttribute('aria-pressed')).toBe('true')
    expect(await rows.count()).toBe(8)
    await close()
  })

  it('opens folded outputs by keyboard', async () => {
    const { page, close } = await opened(successRun())
    const row = page.locator('li.row:has(> details > summary .name:text-is("repair"))')
    expect(await row.getByText('Merged 3 commits').isVisible()).toBe(false)
    await row.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await row.locator('summary', { hasText: 'Output' }).focus()
    await page.keyboard.press('Enter')
    expect(await row.getByText('Merged 3 commits').isVisible()).toBe(true)
    await close()
  })

  it('opens the row that a node of the graph links to', async () => {
    const { page, close } = await opened(successRun())
    await page.getByRole('link', { name: 'repair: Completed' }).click()
    await expect.poll(() => page.locator('li.row details[open] > summary .name').first().textContent()).toBe('repair')
    await close()
  })

  it('is readable without JavaScript', async () => {
    const { page, close } = await opened(haltedRun(), { javaScriptEnabled: false })
    for (const text of ['signature of layer 3 is missing', 'conductor resume', 'storefront:2.4.0'])
      expect(await page.getByText(text).first().isVisible()).toBe(true)
    expect(await page.locator('li.row:visible').count()).toBe(6)
    expect(await page.locator('#q').isVisible()).toBe(false)
    await page.locator('li.row summary').first().click()
    expect(await page.getByText('The registry answered 429').first().isVisible()).toBe(true)
    await close()
  })

  it.each(['light', 'dark'] as const)('has readable contrast everywhere: %s', async (colorScheme) => {
    for (const run of [successRun(), haltedRun(), terminatedRun(), suspendedRun()]) {
      const { page, close } = await opened(run, { colorScheme })
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
      expect(await page.evaluate(CONTRAST)).toEqual([])
      await close()
    }
  })

  it('follows the colour scheme', async () => {
    const background = async (colorScheme: 'light' | 'dark'): Promise<unknown> => {
      const { page, close } = await opened(successRun(), { colorScheme })
      const colour = await page.evaluate('getComputedStyle(document.body).backgroundColor')
      await close()
      return colour
    }
    expect(await background('dark')).not.toEqual(await background('light'))
  })

  it('lets nothing from outside act', async () => {
    const { page, complaints, close } = await opened(hostileRun())
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
    await page.fill('#q', '<img src=x onerror=window.pwned=8>')
    expect(await page.evaluate('window.pwned')).toBeUndefined()
    expect(await page.evaluate('document.scripts.length')).toBe(1)
    expect(await page.locator('img, iframe, object, embed, form, [onerror], [onload], [style]').count()).toBe(0)
    const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links.filter((href) => !/^(#[a-z0-9-]+|https:\/\/.*)$/.test(href))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('would be stopped by its policy if something did', async () => {
    const { page, complaints, close } = await opened(successRun())
    await page.evaluate(
      '{ const one = document.createElement("script"); one.textContent = "window.pwned = 9"; document.body.append(one) }',
    )
    expect(await page.evaluate('window.pwned')).toBeUndefined()
    expect(complaints.join()).toContain('Content Security Policy')
    await close()
  })

  it('names its parts for those who do not see them', async () => {
    const { page, close } = await opened(haltedRun())
    const unnamed = await page.locator('section, [role=region], input, button, ol.rows').evaluateAll((all) =>
      all
        .filter((one) => {
          const by = one.getAttribute('aria-labelledby')
          const labels = one.id === '' ? null : one.ownerDocument.querySelector(`label[for="${one.id}"]`)
          const name =
            one.getAttribute('aria-label') ?? (by === null ? null : one.ownerDocument.getElementById(by)?.textContent)
          return (name ?? labels?.textContent ?? one.textContent ?? '').trim() === ''
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    )
    expect(unnamed).toEqual([])
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((one) => one.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await close()
  })

  it('prints without its tools', async () => {
    const { page, close } = await opened(haltedRun())
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#find').isVisible()).toBe(false)
    expect(await page.locator('#error').isVisible()).toBe(true)
    await close()
  })
})

/** Every text on the page whose contrast with what lies behind it is below 4.5 to 1. Runs in the page. */
const CONTRAST = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const behind = (element) => {
    const box = element.closest('.n')?.querySelector('.b') ?? element.closest('.end')?.querySelector('rect')
    if (box && element.closest('svg') && element.tagName === 'text') return rgba(getComputedStyle(box).fill)
    for (let up = element; up; up = up.parentElement) {
      const colour = rgba(getComputedStyle(up).backgroundColor)
      if (colour[3] === 255) return colour
    }
    return [255, 255, 255]
  }
  const bad = []
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
    if (!own || element.closest('.sr, title, script, .skip, [hidden]') || element.getClientRects().length === 0) continue
    const style = getComputedStyle(element)
    const front = light(rgba(element.tagName === 'text' ? style.fill : style.color))
    const back = light(behind(element))
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)
    if (ratio < 4.5) bad.push(element.tagName + '.' + element.getAttribute('class') + ' ' + ratio.toFixed(2) + ' ' + element.textContent.slice(0, 30))
  }
  return bad
})()`
