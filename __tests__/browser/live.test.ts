import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtCommand } from '../support/bundles.js'
import { folderWith } from '../support/folders.js'
import { CHROMIUM, launched, requireBrowser } from './chromium.js'

/** Each node goes on when the test makes a file: no test waits for a clock. */
const WORKFLOW = `workflow: { name: release, entry_point: build, runtime: { strict_exit: true } }
agents:
  - name: build
    type: script
    command: bash
    args: ["-c", "seq 60; echo half of it is built; until [ -e go-build ]; do sleep 0.05; done; echo the build is ready"]
    routes: [{ to: ship }]
  - name: ship
    type: script
    command: bash
    args: ["-c", "until [ -e go-ship ]; do sleep 0.05; done; echo 'no room on the shelf' >&2; exit 7"]
`

interface Started {
  readonly process: ChildProcess
  readonly said: (pattern: RegExp) => Promise<string>
  readonly ended: Promise<number | null>
}

const started: ChildProcess[] = []

function start(cwd: string, args: readonly string[]): Started {
  const env = { PATH: process.env['PATH'] ?? '', HOME: cwd, RUNNER_TEMP: path.join(cwd, 'runner-temp') }
  const child = spawn(process.execPath, [builtCommand(), ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let text = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const look of waiting) look()
    })
  const said = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = pattern.exec(text)?.[0]
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return { process: child, said, ended }
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//

requireBrowser()

describe.skipIf(CHROMIUM === undefined)('the live page in a browser (skipped where chromium is absent)', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launched()
  }, 60_000)
  afterAll(() => browser?.close())
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
  })

  async function opened(address: string): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const context = await browser.newContext({ viewport: { width: 1240, height: 900 } })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => complaints.push(message.text()))
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) complaints.push(`request: ${request.url()}`)
    })
    await page.goto(address)
    return { page, complaints }
  }

  it('follows a run of this process, keeps what the reader selected, and stays when the run has ended', async () => {
    const cwd = folderWith({ 'release.conductor.yaml': WORKFLOW })
    const run = start(cwd, ['run', 'release.conductor.yaml', '--watch', '--run-dir', 'out'])
    const { page, complaints } = await opened(await run.said(ADDRESS))
    await page.getByRole('link', { name: 'build: Running' }).click()
    await page.getByText('build runs.').waitFor()
    expect(await page.locator('.n.s-skipped').count()).toBe(1)
    // What it prints is there before it ends, with its end in view.
    const log = page.getByLabel('stdout of build')
    await log.getByText('half of it is built').waitFor()
    await expect.poll(() => log.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
    expect(await log.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 2)).toBe(true)
    writeFileSync(path.join(cwd, 'go-build'), '')
    // The node that was selected is still open, and its log is there.
    await page.getByLabel('stdout of build').getByText('the build is ready').waitFor()
    await page.getByText('ship runs.').waitFor()
    expect(await page.title()).toBe('release · Running')
    await page.getByRole('button', { name: 'Failed' }).click()
    writeFileSync(path.join(cwd, 'go-ship'), '')
    await page.locator('#error').getByText('internal.script_error').first().waitFor()
    expect(await run.ended).toBe(3)
    expect(await page.title()).toBe('release · Halted')
    expect(await page.locator('#live').textContent()).toContain('this page stays as it is')
    // What the reader chose still acts on rows that came later.
    expect(await page.locator('.row:visible .name').allTextContents()).toEqual(['ship'])
    expect(await page.getByLabel('stderr of ship').textContent()).toContain('no room on the shelf')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('follows a run of another process, and Ctrl-C ends the server alone', async () => {
    const cwd = folderWith({ 'release.conductor.yaml': WORKFLOW })
    const run = start(cwd, ['run', 'release.conductor.yaml'])
    await run.said(/▶ build/)
    const watch = start(cwd, ['watch', 'last'])
    const { page, complaints } = await opened(await watch.said(ADDRESS))
    await page.getByText('build runs.').waitFor()
    await page.getByRole('link', { name: 'build: Running' }).click()
    await page.getByLabel('stdout of build').getByText('half of it is built').waitFor()
    writeFileSync(path.join(cwd, 'go-build'), '')
    await page.getByText('ship runs.').waitFor()
    watch.process.kill('SIGINT')
    expect(await watch.ended).toBe(0)
    await page.getByText('Nobody answers any more').waitFor()
    expect(await page.getByText('ship runs.').count()).toBe(1)
    expect(run.process.exitCode).toBe(null)
    writeFileSync(path.join(cwd, 'go-ship'), '')
    expect(await run.ended).toBe(3)
    expect(complaints.filter((one) => !one.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
    await page.context().close()
  })
})
