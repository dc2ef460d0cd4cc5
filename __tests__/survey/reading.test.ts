import { readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { asObject, type JsonObject } from '../../src/core/json.js'
import type { GithubApi } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'
import { temporaryFolder } from '../support/folders.js'
import { FAILS, failedTest, History, log, RESET, type RunSpec, sha } from './history.js'
import { surveyed } from './surveyed.js'

const PASSED: RunSpec = {}
const FAILED: RunSpec = { attempts: [[{ name: 'test', log: failedTest('TestA') }]] }

describe('the requests of a survey', () => {
  test('2,600 runs of a window: it is halved until each part has at most 1,000', async () => {
    const history = new History()
    for (let at = 0; at < 2600; at += 1)
      history.add({ at: new Date(Date.parse('2026-10-02T00:00:00Z') + at * 600_000).toISOString() })
    const { document } = await surveyed(history)
    expect(document.totals).toMatchObject({ runs: 2600, attempts: 2600, failed_first: 0 })
    expect(document.complete).toBe(true)
    expect(history.requests.every(({ path: asked }) => asked.endsWith('/actions/runs'))).toBe(true)
    expect(history.requests.length).toBeLessThan(60)
    expect(history.mostAtOnce).toBeLessThanOrEqual(4)
  })

  test.each([
    ['runs', { total_count: 5000 }],
    ['jobs', { total_count: 1_000_000 }],
  ])('a server whose total of %s never fits is not asked without end', async (what, total) => {
    const history = new History().add(
      ...Array.from({ length: 120 }, (): RunSpec => ({ attempts: [[{ name: 'a', log: RESET }]] })),
    )
    const real = history.api()
    const api: GithubApi = {
      ...real,
      request: async (method, path) => {
        // Whatever window and page are asked for, the answer is the same.
        const same = path.replace(/created=[^&]+/, 'created=2026-10-01T00%3A00%3A00Z..2026-10-31T23%3A59%3A59Z')
        const answer = await real.request(
          method,
          what === 'runs' ? same.replace(/([?&])page=\d+/, '$1page=1') : same.replace(/jobs\?.*/, 'jobs'),
        )
        const isMeant = what === 'runs' ? path.includes('/actions/runs?') : path.includes('/jobs?')
        return answer.ok && isMeant ? ok({ ...asObject(answer.value), ...total }) : answer
      },
    }
    const { document } = await surveyed(history, { api, logs: 0 })
    expect(document.totals.runs).toBeGreaterThanOrEqual(100)
    expect(history.requests.length).toBeLessThan(500)
  })

  test('100,000 runs that passed: nothing but lists is asked for, and no run is kept', async () => {
    const [total, start, apart] = [100_000, Date.parse('2026-10-01T00:00:00Z') / 1000, 26]
    const asked: string[] = []
    const api: GithubApi = {
      stream: async () => err({ status: 404, message: 'no log' }),
      request: async (_, address) => {
        const { pathname, searchParams: query } = new URL(address, 'http://x')
        asked.push(pathname)
        const [from = 0, to = 0] = (query.get('created') ?? '').split('..').map((at) => Date.parse(at) / 1000)
        const first = Math.max(0, Math.ceil((from - start) / apart))
        const count = Math.max(0, Math.min(total - 1, Math.floor((to - start) / apart)) - first + 1)
        const skipped = (Number(query.get('page')) - 1) * 100
        const runs = Array.from({ length: Math.max(0, Math.min(100, count - skipped)) }, (_each, at) => {
          const id = first + skipped + at
          const created_at = new Date((start + id * apart) * 1000).toISOString()
          const facts = { status: 'completed', conclusion: 'success', head_sha: sha(id), run_attempt: 1 }
          return { id, path: 'ci.yml', name: 'CI', event: 'push', created_at, ...facts }
        })
        return ok({ total_count: count, workflow_runs: runs })
      },
    }
    const { document } = await surveyed(new History(), { api })
    expect(document.totals).toMatchObject({ runs: total, attempts: total, failed_first: 0 })
    expect(new Set(asked)).toEqual(new Set(['/repos/acme/rockets/actions/runs']))
    expect(asked.length).toBeLessThan((total / 100) * 1.3)
    expect(JSON.stringify(document).length).toBeLessThan(10_000)
  })

  test('more than 1,000 runs of one second: a note says how many are missing', async () => {
    const history = new History().add(...Array.from({ length: 1200 }, () => ({ at: '2026-10-07T12:00:00Z' })))
    const { document } = await surveyed(history)
    expect(document.totals.runs).toBe(1000)
    expect(document.missing.runs).toBe(200)
    expect(document.complete).toBe(false)
    expect(document.missing.notes.join()).toContain('200 runs of 2026-10-07T12:00:00Z')
  })

  const MOST = Number.MAX_SAFE_INTEGER
  const ONCE = Array.from({ length: 150_000 }, () => ({ id: 1, name: 'a', status: 'completed', conclusion: 'success' }))
  test.each<[string, number, JsonObject, readonly [attempts: number, requests: number]]>([
    ['attempts and pages without end', MOST, { total_count: MOST, jobs: ONCE.slice(0, 1) }, [100, 200]],
    ['150,000 jobs on one page', 1, { total_count: 1, jobs: ONCE }, [1, 1]],
  ])('%s: the survey ends', async (_, attempts, jobs, expected) => {
    const failed = { status: 'completed', conclusion: 'failure', head_sha: sha(1), run_attempt: attempts }
    const run = { id: 7, path: 'ci.yml', name: 'CI', event: 'push', created_at: '2026-10-07T12:00:00Z', ...failed }
    const asked: string[] = []
    const api: GithubApi = {
      stream: async () => err({ status: 404, message: 'no log' }),
      request: async (_method, address) => {
        const { pathname } = new URL(address, 'http://x')
        if (pathname.endsWith('/runs')) return ok({ total_count: attempts, workflow_runs: [run] })
        asked.push(pathname)
        return ok(jobs)
      },
    }
    const { document } = await surveyed(new History(), { api })
    expect(document.totals.runs).toBe(1)
    expect([new Set(asked).size, asked.length]).toEqual(expected)
  })

  test('a run that passed at its first attempt costs no request of its own', async () => {
    const history = new History().add(PASSED, PASSED, PASSED)
    await surveyed(history)
    expect(history.requests).toHaveLength(1)
    expect(history.requests[0]?.query.get('created')).toBe('2026-10-01T00:00:00Z..2026-10-31T23:59:59Z')
  })

  test('the last day is whole, and what is outside of the window is not read', async () => {
    const ats = ['2026-09-30T23:59:59Z', '2026-10-01T00:00:00Z', '2026-10-31T23:59:59Z', '2026-11-01T00:00:00Z']
    const { document } = await surveyed(new History().add(...ats.map((at) => ({ at }))))
    expect(document.totals.runs).toBe(2)
  })

  test('a run that is still running is left out', async () => {
    const history = new History().add({ ...FAILED, status: 'in_progress' }, PASSED)
    const { document } = await surveyed(history)
    expect(document.totals).toMatchObject({ runs: 1, failed_first: 0 })
    expect(history.requests).toHaveLength(1)
  })

  test('every attempt of a run that needed more than one, and all pages of jobs', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ name: `job ${at}` }))
    const history = new History().add({ attempts: [[...many, { name: 'test', log: RESET }], [{ name: 'test' }]] })
    const { document } = await surveyed(history)
    expect(history.asked(/attempts\/1\/jobs/)).toHaveLength(2)
    expect(history.asked(/attempts\/2\/jobs/)).toHaveLength(1)
    expect(document.causes).toHaveLength(1)
    expect(document.totals.attempts).toBe(2)
  })

  test('branches and workflows, by file name or path', async () => {
    const history = new History().add(
      { branch: 'a' },
      { branch: 'b:c&d' },
      { branch: 'main' },
      { branch: 'a', workflow: '.github/workflows/other.yml' },
    )
    const both = await surveyed(history, { branches: ['a', 'b:c&d'] })
    expect(both.document.totals.runs).toBe(3)
    const one = await surveyed(history, { branches: ['a'], workflows: ['.github/workflows/ci.yml'] })
    expect(one.document.totals.runs).toBe(1)
    expect(one.document).toMatchObject({ branches: ['a'], selected_workflows: ['ci.yml'] })
  })

  test('the newest logs first, as many as --logs; the rest is counted', async () => {
    const history = new History()
    for (let day = 10; day < 15; day += 1)
      history.add({ at: `2026-10-${day}T10:00:00Z`, attempts: [[{ name: 'test', log: failedTest(`Test${day}`) }]] })
    const { document } = await surveyed(history, { logs: 2 })
    expect(document.missing.logs_cut).toBe(3)
    expect(document.complete).toBe(true)
    expect(document.tests.map(({ name }) => name).sort()).toEqual(['Test13', 'Test14'])
    expect(history.asked('/logs')).toHaveLength(2)
  })

  test('logs that are gone or forbidden are counted, and the survey stays complete', async () => {
    const history = new History().add(
      ...[410, 404, 403].map((status) => ({ attempts: [[{ name: `job${status}`, log: status }]] })),
    )
    const { document } = await surveyed(history)
    expect(document.missing).toMatchObject({ logs_gone: 2, logs_forbidden: 1 })
    expect(document.complete).toBe(true)
    expect(document.classes.unknown.sightings).toBe(3)
  })

  test('an annotation tells where the log is gone', async () => {
    const job = { name: 'x', log: 410, annotations: ['The hosted runner lost communication with the server.'] }
    const { document } = await surveyed(new History().add({ attempts: [[job]] }))
    expect(document.causes[0]).toMatchObject({ kind: 'external.runner.lost', class: 'transient' })
  })

  test('names of people are not in the document', async () => {
    const { document } = await surveyed(new History().add(FAILED))
    expect(JSON.stringify(document)).not.toContain('octo-person')
  })
})

describe('limits and faults', () => {
  const limit = { status: 429, body: { message: 'slow down' }, headers: { 'retry-after': '1' } }

  test('a limit, however short, ends the survey with what it has', async () => {
    const history = new History().add(FAILED, FAILED, PASSED)
    history.intercept = ({ path: asked }) => (asked.endsWith('/logs') ? limit : undefined)
    const { document, waits } = await surveyed(history)
    expect(document.complete).toBe(false)
    expect(document.totals).toMatchObject({ runs: 3, failed_first: 2 })
    expect(document.missing.logs_failed).toBe(2)
    expect(document.missing.notes.join()).toContain('limit')
    expect(waits).toEqual([])
  })

  test.each<[string, Record<string, string>, number]>([
    ['secondary, with a time', { 'retry-after': '70' }, 70_000],
    ['without a time', {}, 60_000],
  ])('--wait waits it out: %s', async (_, headers, wait) => {
    const history = new History().add(FAILED)
    let refused = 0
    history.intercept = ({ path: asked }) =>
      asked.endsWith('/logs') && refused++ < 2 ? { status: 429, body: { message: 'slow down' }, headers } : undefined
    const { document, waits, notes } = await surveyed(history, { waits: true })
    expect(document.complete).toBe(true)
    expect(document.causes[0]?.tests).toEqual(['TestA'])
    expect(waits).toEqual([wait, wait])
    expect(notes[0]).toMatch(/waiting until 2026-11-05T00:01:\d\dZ/)
  })

  test('a primary limit says until when', async () => {
    const history = new History().add(FAILED)
    const reset = String(Math.ceil(Date.now() / 1000) + 120)
    let refused = 0
    history.intercept = ({ path: asked }) =>
      asked.includes('/attempts/') && refused++ === 0
        ? {
            status: 403,
            body: { message: 'API rate limit exceeded' },
            headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
          }
        : undefined
    const { document, waits } = await surveyed(history, { waits: true })
    expect(document.complete).toBe(true)
    expect(waits[0]).toBeGreaterThan(100_000)
  })

  test.each(['before', 'within'] as const)('a connection that breaks %s the answer is tried again', async (breaks) => {
    const history = new History().add(FAILED)
    const seen = new Map<string, number>()
    history.intercept = ({ path: asked }) => {
      seen.set(asked, (seen.get(asked) ?? 0) + 1)
      return (seen.get(asked) ?? 0) < 3 ? { status: 200, breaks } : undefined
    }
    const { document } = await surveyed(history)
    expect(document.complete).toBe(true)
    expect(document.causes[0]?.tests).toEqual(['TestA'])
  })

  test('an outage of jobs is said, counted, and not complete', async () => {
    const history = new History().add(FAILED, PASSED)
    history.intercept = ({ path: asked }) => (asked.includes('/attempts/') ? { status: 502, body: {} } : undefined)
    const { document } = await surveyed(history)
    expect(history.asked('/attempts/')).toHaveLength(3)
    expect(document.missing.attempts).toBe(1)
    expect(document.complete).toBe(false)
    expect(document.totals).toMatchObject({ failed_first: 1, without_failed_job: 0 })
  })
})

describe('the cache', () => {
  const full = () =>
    new History().add(
      PASSED,
      FAILED,
      { attempts: [[{ name: 'a', log: RESET }], [{ name: 'a' }]] },
      { attempts: [[{ name: 'b', log: 410 }]] },
      { attempts: [[{ name: 'c', log: log('odd thing 12', FAILS) }]] },
    )

  test('a second survey gives the same document, and asks for lists only', async () => {
    const cacheFolder = path.join(temporaryFolder(), 'cache')
    const history = full()
    const first = await surveyed(history, { cacheFolder })
    history.requests.length = 0
    const second = await surveyed(history, { cacheFolder })
    expect(second.document).toEqual(first.document)
    expect(history.requests.map(({ path: asked }) => asked)).toEqual(['/repos/acme/rockets/actions/runs'])
    history.requests.length = 0
    history.add({ ...FAILED, at: '2026-10-20T00:00:00Z' })
    await surveyed(history, { cacheFolder })
    expect(history.requests).toHaveLength(3)
  })

  test('is made for this user alone, and one that others can open is not used', async () => {
    const cacheFolder = temporaryFolder()
    const history = full()
    const first = await surveyed(history, { cacheFolder })
    const home = path.join(cacheFolder, readdirSync(cacheFolder)[0] ?? '')
    if (process.platform !== 'win32') expect(statSync(home).mode & 0o777).toBe(0o700)
    // Everything is remembered there, but somebody else may have moved it into this place.
    renameSync(home, `${home}-moved`)
    symlinkSync(`${home}-moved`, home, 'junction')
    history.requests.length = 0
    const second = await surveyed(history, { cacheFolder })
    expect(second.document).toEqual(first.document)
    expect(second.notes).toEqual([expect.stringContaining("is not this user's alone, so it is not used")])
    expect(history.requests.length).toBeGreaterThan(1)
  })

  test('lists are asked with their ETags: a page that did not change is not counted, and gives the same document', async () => {
    const cacheFolder = temporaryFolder()
    const history = new History().add(FAILED, ...Array.from({ length: 240 }, () => PASSED))
    const first = await surveyed(history, { cacheFolder })
    const statuses = async () => {
      history.requests.length = 0
      const { document } = await surveyed(history, { cacheFolder })
      return { document, statuses: history.requests.map(({ status }) => status) }
    }
    expect(await statuses()).toEqual({ document: first.document, statuses: [304, 304, 304] })
    history.add({ at: '2026-10-01T00:00:00Z' })
    const changed = await statuses()
    // GitHub counts all runs on each page, so that each page is another one.
    expect(changed.statuses).toEqual([200, 200, 200])
    expect(changed.document.totals.runs).toBe(242)
    expect(await statuses()).toEqual({ document: changed.document, statuses: [304, 304, 304] })
  })

  test('a later window replaces the stored lists, also those of halves', async () => {
    const cacheFolder = temporaryFolder()
    const history = new History()
    for (let at = 0; at < 1500; at += 1)
      history.add({ at: new Date(Date.parse('2026-10-02T00:00:00Z') + at * 1_200_000).toISOString() })
    const countLists = () => readdirSync(cacheFolder, { recursive: true }).filter((name) => /lists/.test(String(name)))
    const window = { from: Date.parse('2026-10-01T00:00:00Z') / 1000, to: Date.parse('2026-11-01T00:00:00Z') / 1000 }
    const first = await surveyed(history, { cacheFolder, window })
    const before = countLists().length
    history.requests.length = 0
    const second = await surveyed(history, { cacheFolder, window })
    expect(second.document).toEqual(first.document)
    expect(history.requests.every(({ status }) => status === 304)).toBe(true)
    await surveyed(history, { cacheFolder, window: { from: window.from + 86_400, to: window.to + 86_400 } })
    expect(countLists().length - before).toBeLessThanOrEqual(2)
  })

  test('it holds no logs, small files, and nothing secret', async () => {
    const cacheFolder = temporaryFolder()
    const { Redactor } = await import('../../src/redaction/index.js')
    const redactor = new Redactor({ secrets: [{ value: 'canary-secret-value', origin: 'env:TOKEN' }] })
    const text = log('line-of-the-log', 'Error: token canary-secret-value is odd', FAILS)
    const history = new History().add({
      branch: 'canary-secret-value',
      attempts: [[{ name: 'canary-secret-value', log: text }]],
    })
    const { document } = await surveyed(history, { cacheFolder, redactor })
    const files = readdirSync(cacheFolder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    const texts = files.map((each) => readFileSync(path.join(each.parentPath, each.name), 'utf8'))
    // The time of the survey, the list with its ETag, the attempt, and what its log said.
    expect(files).toHaveLength(4)
    expect(texts.join()).not.toMatch(/canary-secret-value|line-of-the-log/)
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(4000)
    expect(JSON.stringify(document)).not.toContain('canary-secret-value')
  })

  test('other rules ask for the log again, and damaged files are read anew', async () => {
    const cacheFolder = temporaryFolder()
    const history = full()
    await surveyed(history, { cacheFolder })
    history.requests.length = 0
    await surveyed(history, { cacheFolder, rulesText: '- {}' })
    expect(history.asked('/attempts/')).toHaveLength(0)
    expect(history.asked(/jobs\/\d+\/logs/)).toHaveLength(4)
    for (const each of readdirSync(cacheFolder, { recursive: true, withFileTypes: true }))
      if (each.isFile()) writeFileSync(path.join(each.parentPath, each.name), '{"torn')
    const again = await surveyed(history, { cacheFolder })
    expect(again.document.causes).toHaveLength(4)
  })

  test('a folder that cannot be written is a note', async () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, 'file'), '')
    const { notes, document } = await surveyed(full(), { cacheFolder: path.join(folder, 'file') })
    expect(notes.join()).toContain('the cache cannot be written')
    expect(document.totals.runs).toBe(5)
  })
})
