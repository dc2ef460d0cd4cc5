// Starts the browser that takes pictures.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function launchBrowser() {
  const executablePath = process.env.CONDUCTOR_CHROMIUM ?? PATHS.find((file) => existsSync(file))
  if (executablePath === undefined) throw new Error('no chromium was found; set CONDUCTOR_CHROMIUM to its path')
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
}
