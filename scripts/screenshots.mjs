// Takes the screenshots of docs/pictures, from real runs of the built action and command: report.html, the live page, the job summary, the
// comment, triage and the studio.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser } from './browser.mjs'
import { githubStandIn } from './github-stand-in.mjs'
import { markdownPage } from './markdown-page.mjs'

const root = path.resolve(import.meta.dirname, '..')
const work = mkdtempSync(path.join(tmpdir(), 'conductor-screenshots-'))
const LOOKS = {
  light: { viewport: { width: 1180, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 1180, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 800 }, colorScheme: 'light', isMobile: true },
}
/** Pictures of README.md, docs/results.md and docs/triage.md: the case, the page, the theme, and the part of the page. */
const SHOWN = {
  'report-halted': ['halted', 'report', 'light', 900],
  'report-group': ['group-of-200', 'report', 'dark', 900],
  'report-phone': ['halted', 'report', 'phone', 800],
  'summary-halted': ['halted', 'summary', 'light', 800],
  'comment-halted': ['quickstart', 'comment', 'light', 330],
  'comment-triage': ['triage', 'comment', 'light', 330],
}

const SCRIPT = (name, run, more = '') => `  - { name: ${name}, type: script, run: ${JSON.stringify(run)}${more} }\n`
const RAISE = (kind, message, details) =>
  `printf '%s' '${JSON.stringify({ kind, message, details })}' > "$CONDUCTOR_ERROR_OUT"; echo 'expected 3 but got 4' >&2; exit 7`

const HALTED = `workflow: { name: storefront, entry_point: prepare, raises: [test.assertion, external.registry.down] }
agents:
${SCRIPT('prepare', 'echo prepared', ', routes: [{ to: fetch }]')}${SCRIPT('fetch', `[ "$CONDUCTOR_RETRY_ATTEMPT" = 1 ] || { ${RAISE('external.registry.down', 'the registry answered 503', { status_code: 503 })}; }; echo fetched 212 packages`, ', routes: [{ to: check }, { on_error: external.registry.down, retry: { max: 2, initial_seconds: 0.3 } }]')}${SCRIPT('check', `echo 41 tests pass; ${RAISE('test.assertion', '1 test failed: the cart forgets the discount', { file: 'src/cart.ts', line: 12, suggestion: 'Run the test alone: npm test -- cart' })}`, ', routes: [{ to: ship }, { on_error: external.*, to: rollback }]')}${SCRIPT('ship', 'echo shipped')}${SCRIPT('rollback', 'echo back')}`

const GROUP = `workflow: { name: shops, entry_point: ping, runtime: { strict_exit: true } }
for_each:
  - name: ping
    type: for_each
    source: "{{ range(200) | list }}"
    as: shop
    max_concurrent: 8
    failure_mode: all_or_nothing
    agent:
      name: probe
      type: script
      env: { SHOP: "{{ shop }}" }
      run: |
        case "$SHOP" in
          *7) printf '{"kind": "external.shop.unreachable", "message": "no answer within 5 s", "details": {"file": "shops.txt", "line": 7}}' > "$CONDUCTOR_ERROR_OUT"; exit 1 ;;
          *42) printf '{"kind": "external.shop.slow", "message": "an answer after 4.2 s"}' > "$CONDUCTOR_ERROR_OUT"; exit 1 ;;
        esac
        echo "shop $SHOP is open"
`

const LIVE = `workflow: { name: storefront, entry_point: prepare, runtime: { strict_exit: true } }
agents:
${SCRIPT('prepare', 'echo prepared', ', routes: [{ to: test }]')}${SCRIPT('test', 'for at in $(seq 60); do echo "suite $at of 60: ok"; sleep 0.1; done; sleep 60', ', routes: [{ to: ship }]')}${SCRIPT('ship', 'echo shipped')}`

const CASES = {
  quickstart: { example: 'quickstart', inputs: { failure: 'unknown' } },
  halted: { text: HALTED },
  'group-of-200': { text: GROUP },
}

/** Runs a step of the action on a pull request, in a new workspace. Returns its pages. */
async function runAction(name, github, { example, text, inputs = {} }) {
  const workspace = path.join(work, name, 'workspace')
  mkdirSync(workspace, { recursive: true })
  if (example === undefined) writeFileSync(path.join(workspace, 'workflow.yaml'), text)
  else cpSync(path.join(root, 'examples', example), workspace, { recursive: true })
  const settings = { workflow: 'workflow.yaml', inputs: JSON.stringify(inputs), comment: 'true' }
  const { summary, temp, said } = await runActionStep(name, github, settings, {
    pull_request: { number: 7, head: { repo: { full_name: 'acme/storefront' } } },
  })
  const runs = path.join(temp, 'conductor')
  const [folder] = existsSync(runs) ? readdirSync(runs) : []
  if (folder === undefined) throw new Error(`${name} left no run: ${said}`)
  return { summary, comment: github.comment(), report: path.join(runs, folder, 'report.html') }
}

/** Starts the built action in the mode of the composite action, which uploads in a later step: no artifact is uploaded here. */
async function runActionStep(name, github, settings, event) {
  const workspace = path.join(work, name, 'workspace')
  const temp = path.join(work, name, 'temp')
  for (const folder of [workspace, temp]) mkdirSync(folder, { recursive: true })
  const named = [
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_EVENT_PATH',
  ]
  const files = Object.fromEntries(named.map((file) => [file, path.join(temp, file)]))
  for (const file of Object.values(files)) writeFileSync(file, '')
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(event))
  const env = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'acme/storefront',
    GITHUB_EVENT_NAME: Object.keys(event)[0],
    GITHUB_SHA: '4be1b5ad9c0e6f7a4be1b5ad9c0e6f7a4be1b5ad',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '8123456789',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'release',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    CONDUCTOR_ACTION_PHASE: 'run',
    ...createInputVariables({ 'github-token': 'ghs_stand_in', ...settings }),
    ...files,
  }
  const said = await waitForEnd(
    spawn(process.execPath, [path.join(root, 'dist/action/index.js')], { cwd: workspace, env }),
  )
  return { summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'), temp, said }
}

/** Returns the variables in which the composite action passes inputs. */
function createInputVariables(inputs) {
  const named = Object.entries(inputs).map(([name, value]) => [name.toUpperCase().replaceAll('-', '_'), value])
  return Object.fromEntries(named.map(([name, value]) => [`CONDUCTOR_ACTION_INPUT_${name}`, String(value)]))
}

/** Returns the output of a process after it has ended. */
function waitForEnd(child) {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      said += part
    })
  return new Promise((resolve) => child.on('close', () => resolve(said)))
}

/** Returns the pages of triage for a run of another workflow with three failed jobs. */
async function runTriage(github) {
  const settings = { command: 'triage', comment: 'true', rerun: '2' }
  const { summary } = await runActionStep('triage', github, settings, { workflow_run: { id: 900 } })
  return { summary, comment: github.comment(), report: null }
}

async function takePicture(browser, page, look, file, height) {
  const context = await browser.newContext({ ...LOOKS[look], deviceScaleFactor: 1 })
  const tab = await context.newPage()
  await tab.goto(pathToFileURL(page).href)
  const { width } = LOOKS[look].viewport
  const full = await tab.evaluate(() => document.documentElement.scrollHeight)
  await tab.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(full, height) } })
  await context.close()
}

/** Waits for the address that a command prints. */
function readAddress(stream) {
  return new Promise((resolve) => {
    let said = ''
    stream.setEncoding('utf8').on('data', (part) => {
      said += part
      const found = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(said)
      if (found !== null) resolve(found[0])
    })
  })
}

/** Opens the studio with a question about the quickstart. */
async function takeStudioPicture(browser, file) {
  const words = ['dist/cli/index.js', 'studio', 'examples/quickstart/workflow.yaml', '--no-open']
  const child = spawn(process.execPath, words, { cwd: root, env: { PATH: process.env.PATH } })
  const address = await readAddress(child.stdout)
  const viewport = { width: 1400, height: 780 }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 1 })
  const tab = await context.newPage()
  await tab.goto(`${address}?node=check&kind=external.git.drift&attempt=1&wait=1`)
  await tab.screenshot({ path: file })
  await context.close()
  child.kill()
  await waitForEnd(child)
}

/** Opens the live page of a running workflow, with the row of a printing node unfolded. */
async function takeLivePicture(browser, file) {
  const folder = path.join(work, 'live')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'workflow.yaml'), LIVE)
  const child = spawn(process.execPath, [path.join(root, 'dist/cli/index.js'), 'run', 'workflow.yaml', '--watch'], {
    cwd: folder,
    env: { PATH: process.env.PATH, RUNNER_TEMP: folder },
  })
  const address = await readAddress(child.stderr)
  const context = await browser.newContext({ ...LOOKS.light, deviceScaleFactor: 1 })
  const tab = await context.newPage()
  await tab.goto(address)
  await tab.getByRole('link', { name: 'test: Running' }).click()
  await tab.getByLabel('stdout of test').getByText('suite 20 of 60').waitFor()
  await tab.evaluate(() => scrollTo(0, 0))
  await tab.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width: LOOKS.light.viewport.width, height: 900 },
  })
  await context.close()
  child.kill()
  await waitForEnd(child)
}

async function main() {
  const folder = path.join(root, 'docs/pictures')
  const browser = await launchBrowser()
  const github = await githubStandIn()
  const runs = new Map()
  for (const [file, [name, kind, look, height]] of Object.entries(SHOWN)) {
    if (!runs.has(name))
      runs.set(name, name === 'triage' ? await runTriage(github) : await runAction(name, github, CASES[name]))
    // A report is the path of its page; the others are Markdown.
    const content = runs.get(name)[kind]
    const page = kind === 'report' ? content : path.join(work, `${name}-${kind}.html`)
    if (kind !== 'report') writeFileSync(page, markdownPage(content))
    await takePicture(browser, page, look, path.join(folder, `${file}.png`), height)
  }
  await takeStudioPicture(browser, path.join(folder, 'studio.png'))
  await takeLivePicture(browser, path.join(folder, 'report-live.png'))
  github.close()
  await browser.close()
}

try {
  await main()
} finally {
  rmSync(work, { recursive: true, force: true })
}
