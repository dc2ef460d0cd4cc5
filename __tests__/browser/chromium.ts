import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { expect, it } from 'vitest'

const CANDIDATES = [
  process.env['CONDUCTOR_CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Undefined where there is none: then tests of pages are skipped. */
export const CHROMIUM = CANDIDATES.find((file) => file !== '' && existsSync(file))

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS })
}

/** Where CI promises a browser, its absence is an error. */
export function requireBrowser(): void {
  const required = process.env['CI'] === 'true' && process.env['CONDUCTOR_REQUIRE_BROWSER'] === '1'
  it.runIf(required && CHROMIUM === undefined)('a browser is required here', () => {
    expect.fail('CONDUCTOR_REQUIRE_BROWSER=1, but no chromium was found; set CONDUCTOR_CHROMIUM to its path')
  })
}
