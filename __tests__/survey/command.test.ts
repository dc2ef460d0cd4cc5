import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CommandContext } from '../../src/cli/command.js'
import { COMMANDS } from '../../src/cli/commands.js'
import { runCommand } from '../../src/cli/main.js'
import { conductorHere } from '../cli/conductor.js'
import { builtCommand } from '../support/bundles.js'
import { folderWith, temporaryFolder } from '../support/folders.js'
import { FAILS, failedTest, History, log, RESET, type RunSpec, unknownLog } from './history.js'
import { documentOf } from './surveyed.js'

const FAILED: RunSpec = { attempts: [[{ name: 'test', log: failedTest('TestA') }]] }
const OCTOBER = ['--since', '2026-10-01', '--until', '2026-10-31']

interface Asked {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly started?: (child: ChildProcess) => void
}

/** The built command as a process of its own, against a history on loopback. */
async function survey(history: History, args: readonly string[], { cwd, env, started }: Asked = {}) {
  const { PATH = '', HOME = '', SYSTEMROOT = '' } = process.env
  const around = { PATH, HOME, SYSTEMROOT, GH_TOKEN: 'token-of-the-test', GITHUB_API_URL: await history.serve() }
  const child = spawn(process.execPath, [builtCommand(), 'survey', ...args], {
    cwd: cwd ?? temporaryFolder(),
    env: { ...around, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started?.(child)
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}

describe('the page', () => {
  test('text on stdout, nothing on stderr; the document as JSON is the same at a second time', async () => {
    const history = new History().add({}, FAILED, { attempts: [[{ name: 'a', log: RESET }], [{ name: 'a' }]] })
    const text = await survey(history, ['acme/rockets', ...OCTOBER])
    expect(text).toMatchObject({ code: 0, stderr: '' })
    expect(text.stdout).toContain('CI survey of acme/rockets, 2026-10-01 to 2026-10-31')
    expect(text.stdout).toContain('2 of 3 runs')
    const args = ['acme/rockets', ...OCTOBER, '--format', 'json']
    const [first, second] = [await survey(history, args), await survey(history, args)]
    expect(first.stdout).toBe(second.stdout)
    expect(JSON.parse(first.stdout)).toMatchObject({ schema_version: 1, complete: true, totals: { failed_first: 2 } })
    expect(history.requests.every(({ token }) => token.includes('token-of-the-test'))).toBe(true)
  })

  test('--output writes the page, --ledger adds a run once, and both paths are from the folder it started in', async () => {
    const history = new History().add({}, FAILED, { attempts: [[{ name: 'a', log: RESET }], [{ name: 'a' }]] })
    const cwd = temporaryFolder()
    const args = ['acme/rockets', ...OCTOBER, '--format', 'html', '--output', 'page.html', '--ledger', 'runs.jsonl']
    expect(await survey(history, args, { cwd })).toEqual({ code: 0, stdout: '', stderr: '' })
    await survey(history, args, { cwd })
    expect(readFileSync(path.join(cwd, 'page.html'), 'utf8')).toMatch(/^<!doctype html>.*<\/html>\s*$/s)
    const lines = readFileSync(path.join(cwd, 'runs.jsonl'), 'utf8').trim().split('\n')
    const entries = lines.map((line) => JSON.parse(line))
    expect(entries.map(({ run_id: id, outcome }) => [id, outcome])).toEqual([
      ['github-1001', 'failed'],
      ['github-1002', 'success'],
    ])
    expect(entries[1].sightings).toEqual([
      { node: 'a', kind: 'external.npm.network', count: 1, recovered: 1, recovery_attempts: 2 },
    ])
  })

  test('--compare says what changed since an earlier document', async () => {
    const cwd = temporaryFolder()
    const before = new History().add(FAILED, {}, {})
    await survey(before, ['acme/rockets', ...OCTOBER, '--format', 'json', '--output', 'before.json'], { cwd })
    const now = new History().add({ attempts: [[{ name: 'lint', log: unknownLog('odd thing') }]] }, {}, {})
    const said = await survey(now, ['acme/rockets', ...OCTOBER, '--compare', 'before.json'], { cwd })
    expect(said.stdout).toContain('causes 1 new, 0 more, 0 less, 1 gone')
    const wrong = await survey(now, ['acme/rockets', '--compare', 'absent.json'], { cwd })
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toContain('absent.json cannot be read')
    const other = await survey(new History('acme/other'), ['acme/other', '--compare', 'before.json'], { cwd })
    expect(other).toMatchObject({ code: 2, stdout: '' })
    expect(other.stderr).toContain('before.json is a survey of "acme/rockets", not of acme/other')
  })
})

describe('the repository', () => {
  const git = (cwd: string, ...args: readonly string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' })

  test.each([
    'https://github.com/acme/rockets.git',
    'git@github.com:acme/rockets.git',
    'ssh://git@github.com:22/acme/rockets',
    'https://user:password@github.com/acme/rockets/',
  ])('that of the origin %s', async (origin) => {
    const cwd = temporaryFolder()
    git(cwd, 'init', '-q')
    git(cwd, 'remote', 'add', 'origin', origin)
    const said = await survey(new History().add({}), OCTOBER, { cwd, env: { GITHUB_REPOSITORY: 'other/one' } })
    expect(said).toMatchObject({ code: 0, stderr: '' })
    expect(said.stdout).toContain('CI survey of acme/rockets')
  })

  test('that of an origin on the server of GITHUB_SERVER_URL', async () => {
    const cwd = temporaryFolder()
    git(cwd, 'init', '-q')
    git(cwd, 'remote', 'add', 'origin', 'git@ghe.example:acme/rockets.git')
    const env = { GITHUB_SERVER_URL: 'https://ghe.example' }
    expect(await survey(new History().add({}), OCTOBER, { cwd, env })).toMatchObject({ code: 0, stderr: '' })
    expect(await survey(new History().add({}), OCTOBER, { cwd })).toMatchObject({ code: 2 })
  })

  test('that of the job where the origin is elsewhere; without either one line and exit 2', async () => {
    const cwd = temporaryFolder()
    git(cwd, 'init', '-q')
    git(cwd, 'remote', 'add', 'origin', 'https://gitlab.example/acme/other.git')
    const job = await survey(new History().add({}), OCTOBER, { cwd, env: { GITHUB_REPOSITORY: 'acme/rockets' } })
    expect(job.stdout).toContain('CI survey of acme/rockets')
    const none = await survey(new History(), OCTOBER, { cwd })
    expect(none).toMatchObject({ code: 2, stdout: '' })
    expect(none.stderr).toMatch(/which repository\?.*give OWNER\/REPO/)
  })
})

describe('exit codes', () => {
  test('several repositories: 0 if any could be read, else 1; the page says why in either case', async () => {
    const history = new History().add(FAILED).beside('acme/pads', FAILED)
    const some = await survey(history, ['--org', 'acme', '--since', '2026-10-01'])
    expect(some).toMatchObject({ code: 0, stdout: expect.stringContaining('2: acme/pads, acme/rockets') })
    const none = await survey(history, ['acme/gone', 'acme/lost', '--since', '2026-10-01'])
    expect(none).toMatchObject({ code: 1, stdout: expect.stringContaining('not read: 404') })
  })

  test.each<[string, readonly string[], Record<string, string>, RegExp]>([
    ['no token', ['acme/rockets'], { GH_TOKEN: '' }, /set GH_TOKEN/],
    ['a name that is none', ['acme'], {}, /"acme" is not OWNER\/REPO/],
    ['a name that climbs', ['acme/..'], {}, /is not OWNER\/REPO/],
    ['no such repository', ['acme/absent'], {}, /acme\/absent cannot be listed: 404/],
    ['no such workflow', ['acme/rockets', '--workflow', 'absent.yml'], {}, /cannot be listed: 404/],
    ['rules that are not there', ['acme/rockets', '--rules', 'absent.yml'], {}, /absent\.yml cannot be read/],
    ['a wrong window', ['acme/rockets', '--since', '2026-02-30'], {}, /--since "2026-02-30" is neither/],
    ['an end before the beginning', ['acme/rockets', '--since', '2026-10-02', '--until', '2026-10-01'], {}, /before/],
    ['a wrong number', ['acme/rockets', '--logs', 'many'], {}, /--logs is a number/],
    ['a wrong format', ['acme/rockets', '--format', 'pdf'], {}, /--format/],
    ['a name of several that is none', ['acme/rockets', 'acme'], {}, /"acme" is not OWNER\/REPO/],
    ['a topic without an organisation', ['acme/rockets', '--topic', 'go'], {}, /--topic and --archived choose among/],
    ['a list that is not there', ['--repositories', 'absent.txt'], {}, /--repositories absent\.txt does not exist/],
    [
      'an organisation that cannot be listed',
      ['--org', 'nobody'],
      {},
      /the repositories of nobody cannot be listed: 404/,
    ],
    ['a server without TLS', ['acme/rockets'], { GITHUB_API_URL: 'http://api.example' }, /not an https address/],
  ])('2 for %s', async (_, args, env, message) => {
    const said = await survey(new History().add(FAILED), args, { env })
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toMatch(message)
    expect(said.stderr).not.toMatch(/\n\s+at /)
  })

  test('2 for rules that are not rules', async () => {
    const cwd = folderWith({ 'rules.yml': '- kind: [' })
    const said = await survey(new History().add(FAILED), ['acme/rockets', '--rules', 'rules.yml'], { cwd })
    expect(said).toMatchObject({ code: 2, stdout: '' })
    expect(said.stderr).toContain('rules.yml')
  })

  test.each<[string, Record<string, string>, number, RegExp]>([
    ['a token that is refused', { GH_TOKEN: 'revoked-token' }, 0, /401 \(the token was refused\)/],
    ['a token without the permission', {}, 403, /403 \(the token lacks the permission\)/],
    ['a limit at the first request', {}, 429, /429 \(too many requests\)/],
  ])('1 for %s', async (_, env, status, message) => {
    const history = new History().add(FAILED)
    history.intercept = () => (status === 0 ? undefined : { status, body: { message: 'no' } })
    const said = await survey(history, ['acme/rockets', ...OCTOBER], { env })
    expect(said).toMatchObject({ code: 1, stdout: '' })
    expect(said.stderr).toMatch(message)
    expect(history.requests).toHaveLength(1)
  })

  test('1 where the page cannot be written', async () => {
    const args = ['acme/rockets', ...OCTOBER, '--output', 'absent/folder/page.txt']
    const said = await survey(new History().add({}), args)
    expect(said.code).toBe(1)
    expect(said.stderr).toContain('absent/folder/page.txt cannot be written')
  })

  test('0 for a limit in the middle, with what was read and how to go on', async () => {
    const history = new History().add(FAILED, {})
    history.intercept = ({ path: asked }) =>
      asked.endsWith('/logs')
        ? {
            status: 403,
            body: { message: 'You have exceeded a secondary rate limit' },
            headers: { 'retry-after': '1' },
          }
        : undefined
    const said = await survey(history, ['acme/rockets', ...OCTOBER])
    expect(said.code).toBe(0)
    expect(said.stderr).toMatch(/not complete; --wait waits for limits, and --cache DIR/)
    expect(said.stdout).toContain('This survey is not complete: every number below is too low.')
    expect(said.stdout).toContain('1 of 2 runs')
  })
})

test('--wait waits for a limit, with a line that says until when', async () => {
  const history = new History().add(FAILED, {})
  let refused = 0
  const limit = { status: 403, body: { message: 'API rate limit exceeded' }, headers: { 'retry-after': '1' } }
  history.intercept = ({ path: asked }) => (asked.endsWith('/logs') && refused++ === 0 ? limit : undefined)
  const said = await survey(history, ['acme/rockets', ...OCTOBER, '--wait', '--format', 'json'])
  expect(said.code).toBe(0)
  expect(said.stderr).toMatch(/^conductor survey: GitHub's limit is reached; waiting until \d{4}-.*Z\n$/)
  expect(JSON.parse(said.stdout)).toMatchObject({ complete: true, missing: { logs_failed: 0 } })
})

test('a terminal shows runs listed, jobs read, requests left and the time left, and no trace of it in the end', async () => {
  const history = new History()
  for (let at = 0; at < 30; at += 1) history.add({ attempts: [[{ name: `job ${at}`, log: failedTest('TestA') }]] })
  const said = { stdout: '', stderr: '' }
  const terminal: CommandContext['terminal'] = {
    stdout: (text) => {
      said.stdout += text
    },
    stderr: (text) => {
      said.stderr += text
    },
    stderrIsTerminal: true,
    stdinIsTerminal: false,
    color: false,
    stdoutColor: false,
    columns: () => 160,
    lost: new AbortController().signal,
  }
  const env = { PATH: process.env['PATH'] ?? '', GH_TOKEN: 't', GITHUB_API_URL: await history.serve() }
  const context = { terminal, env, cwd: temporaryFolder(), debug: false, commands: COMMANDS }
  // The line is redrawn ten times a second at most: here each answer takes longer.
  history.delayMs = 30
  expect(await runCommand(['survey', 'acme/rockets', ...OCTOBER], context)).toBe(0)
  expect(said.stderr).toMatch(/30 runs listed, jobs of \d+ of 30 read, 4000 requests left/)
  expect(said.stderr).toMatch(/\d+ of 30 failed jobs looked at, 4000 requests left, about \d+ s left/)
  expect(said.stderr.endsWith('\r\u001b[2K')).toBe(true)
  expect(said.stderr).not.toContain('\n')
  expect(said.stdout).toContain('30 of 30 runs')
})

test.each<[string, string]>([
  ['a reset connection', RESET],
  ['a failed test', failedTest('TestA')],
  ['a compiler', log('src/a.ts(3,5): error TS2322: no', FAILS)],
  ['a full disk', log('tar: write error: No space left on device', FAILS)],
  ['a lost runner', log('##[error]The runner has received a shutdown signal.')],
  ['an unknown line', unknownLog('the valve is stuck')],
])('%s has the kind and class that conductor triage gives', async (_, text) => {
  const cwd = folderWith({ 'job.log': text })
  const triaged = JSON.parse((await conductorHere(cwd, ['triage', 'job.log', '--format', 'json'])).stdout).jobs[0]
  const { causes } = await documentOf({ attempts: [[{ name: 'job', log: text }]] })
  expect(causes).toMatchObject([{ kind: triaged.kind, class: triaged.class }])
})

test('a survey that is killed loses at most what is in flight', async () => {
  const history = new History()
  for (let at = 0; at < 20; at += 1) history.add({ attempts: [[{ name: `job ${at}`, log: failedTest(`Test${at}`) }]] })
  const cacheFolder = temporaryFolder()
  const args = ['acme/rockets', ...OCTOBER, '--cache', cacheFolder, '--format', 'json']
  let child: ChildProcess | undefined
  const logs = (): number => history.asked(/jobs\/\d+\/logs$/).length
  history.intercept = ({ path: asked }) => {
    if (logs() < 12 || !asked.endsWith('/logs')) return undefined
    child?.kill('SIGKILL')
    return { status: 200, breaks: 'before' }
  }
  const killed = await survey(history, args, {
    started: (each) => {
      child = each
    },
  })
  expect(killed).toMatchObject({ code: null, stdout: '' })
  const before = logs()
  history.intercept = () => undefined
  const again = await survey(history, args)
  expect(JSON.parse(again.stdout)).toMatchObject({ complete: true, totals: { failed: 20 } })
  // Of twelve requests at most four had no answer yet.
  expect(logs() - before).toBeLessThanOrEqual(20 - (before - 4))
  expect(history.asked('/attempts/').length).toBe(20)
  history.requests.length = 0
  await survey(history, args)
  expect(history.requests).toHaveLength(1)
})
