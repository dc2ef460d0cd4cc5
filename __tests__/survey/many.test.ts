import { describe, expect, test } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { prepareLogRules } from '../../src/classify/prepared-rules.js'
import type { Json } from '../../src/core/json.js'
import type { GithubApi } from '../../src/core/ports.js'
import { err, ok } from '../../src/core/result.js'
import { Redactor } from '../../src/redaction/index.js'
import { type EarlierSurveys, parseEarlier } from '../../src/survey/compare.js'
import { listNewCauses } from '../../src/survey/many.js'
import { renderSurvey, renderSurveyIssue } from '../../src/survey/pages.js'
import { type AskedRepositories, listRepositories, surveyAsked } from '../../src/survey/survey.js'
import { parseWindow } from '../../src/survey/window.js'
import { temporaryFolder } from '../support/folders.js'
import { failedTest, History, RESET, type RunSpec } from './history.js'

const rules = prepareLogRules([], await loadPatterns())

/** An organisation whose repositories have these runs. */
function organization(repositories: Readonly<Record<string, readonly RunSpec[]>>) {
  const histories = new Map(Object.entries(repositories).map(([name, runs]) => [name, new History(name).add(...runs)]))
  const asked: string[] = []
  const find = (path: string) => {
    asked.push(path)
    const name = /^\/repos\/([^/]+\/[^/]+)/.exec(path)?.[1] ?? ''
    return histories.get(name)?.api() ?? null
  }
  const gone = { status: 404, message: '404 (not found, or the token may not see it)' }
  const api: GithubApi = {
    request: async (method, path) => (await find(path)?.request(method, path)) ?? err(gone),
    stream: async (path) => (await find(path)?.stream(path)) ?? err(gone),
  }
  return { api, asked, names: [...histories.keys()], histories }
}

async function surveyAll(
  api: GithubApi,
  names: readonly string[],
  cacheFolder: string | null = null,
  earlier: EarlierSurveys = new Map(),
) {
  const window = parseWindow('2026-10-01', '2026-10-31', 0)
  if (!window.ok) throw new Error(window.error)
  const request = {
    ...{ api, rules, rulesText: '', window: window.value, cacheFolder, server: 'https://api.example', logs: 100 },
    ...{
      earlier,
      exportVerdicts: async () => null,
      checkout: { folder: '/nowhere', repository: '' },
      branches: [],
      workflows: [],
      ledger: null,
      waits: false,
      redactor: new Redactor({ secrets: [] }),
    },
    ...{ now: Date.now, sleep: async () => {}, note: () => {}, progress: () => {} },
  }
  const asked = { names, list: null, org: null, topics: [], archived: false }
  const surveyed = await surveyAsked(request, asked, createFileStore())
  if (!surveyed.ok) throw new Error(surveyed.error)
  return surveyed.value
}

const DOWN: RunSpec = { attempts: [[{ name: 'build', log: RESET, seconds: 600 }]] }
const BROKEN: RunSpec = { attempts: [[{ name: 'test', log: failedTest('TestA'), seconds: 60 }]] }

describe('many repositories', () => {
  const acme = organization({
    'acme/a': [DOWN, BROKEN, {}],
    'acme/b': [{ attempts: [[{ name: 'pack', log: RESET }]] }],
    'acme/c': [{}],
  })

  test('one document: repositories by minutes lost, causes that several share first', async () => {
    const document = await surveyAll(acme.api, [...acme.names, 'acme/gone'])
    expect(document.repositories.map(({ repository }) => repository)).toEqual([
      'acme/a',
      'acme/b',
      'acme/c',
      'acme/gone',
    ])
    expect(document.causes[0]).toMatchObject({
      kind: 'external.npm.network',
      repositories: ['acme/a', 'acme/b'],
      sightings: 2,
    })
    expect(document.totals).toMatchObject({ runs: 5, failed_first: 3 })
    expect(document.repositories.at(-1)).toMatchObject({ survey: null, problem: expect.stringContaining('404') })
    expect(document.complete).toBe(false)
  })

  test('every page has a row for each, and HTML leads to its part', async () => {
    const document = await surveyAll(acme.api, [...acme.names, 'acme/gone'])
    for (const format of ['text', 'markdown', 'html', 'json']) expect(renderSurvey(document, format)).toMatch(/acme\/b/)
    expect(renderSurvey(document, 'text')).toMatch(/^Repositories: +\d, 1 not read$.*not read: 404/ms)
    const page = renderSurvey(document, 'html')
    expect(page).toContain('<a href="#repository-acme-b">acme/b</a>')
    expect(page).toContain('<section id="repository-acme-b"')
    expect(renderSurvey(document, 'markdown').length).toBeLessThan(60_000)
  })

  test('an earlier survey of many is compared repository by repository', async () => {
    const before = organization({ 'acme/a': [DOWN], 'acme/b': [BROKEN] })
    const earlier = parseEarlier(JSON.stringify(await surveyAll(before.api, before.names)), 'survey.json', null)
    expect(earlier.ok).toBe(true)
    const document = await surveyAll(acme.api, acme.names, null, earlier.ok ? earlier.value : new Map())
    const compared = document.repositories.map(({ repository, survey }) => {
      const titles = (side: 'new' | 'gone') => survey?.compare?.[side].map(({ kind }) => kind)
      return [repository, titles('new'), titles('gone')]
    })
    expect(compared).toEqual([
      ['acme/a', ['external.build.test'], []],
      ['acme/b', ['external.npm.network'], ['external.build.test']],
      ['acme/c', undefined, undefined],
    ])
    expect(listNewCauses(document).map(({ repository }) => repository)).toEqual(['acme/a', 'acme/b'])
  })

  test('what passed costs no request of its own', async () => {
    const quiet = organization({ 'acme/q': [{}, {}], 'acme/r': [{}] })
    await surveyAll(quiet.api, quiet.names)
    expect(quiet.asked.every((path) => path.includes('/actions/runs?'))).toBe(true)
  })

  test('the least recently read comes first, and a limit leaves the others for the next survey', async () => {
    const cache = temporaryFolder()
    const org = organization({ 'acme/a': [{}], 'acme/b': [{}] })
    await surveyAll(org.api, ['acme/a'], cache)
    org.asked.length = 0
    await surveyAll(org.api, org.names, cache)
    expect(org.asked[0]).toContain('/repos/acme/b/')
    const limit = { status: 403, message: '403 (too many requests)', isRateLimit: true, retryAfterMs: 1000 }
    const limited: GithubApi = { request: async () => err(limit), stream: async () => err(limit) }
    const document = await surveyAll(limited, org.names, cache)
    expect(document.repositories.map(({ problem }) => problem).sort()).toEqual([
      expect.stringContaining('too many requests'),
      expect.stringContaining('before its turn'),
    ])
  })
})

test('a survey becomes whole under a limit: what an earlier hour read of the same window stands in', async () => {
  const cache = temporaryFolder()
  const org = organization({ 'acme/a': [DOWN], 'acme/b': [BROKEN] })
  const limit = { status: 403, message: '403 (too many requests)', isRateLimit: true, retryAfterMs: 1000 }
  const limitAfter = (repository: string): GithubApi => ({
    ...org.api,
    request: async (method, path) =>
      path.startsWith(`/repos/${repository}`) ? org.api.request(method, path) : err(limit),
  })
  const first = await surveyAll(limitAfter('acme/a'), org.names, cache)
  expect(first.complete).toBe(false)
  const second = await surveyAll(limitAfter('acme/b'), org.names, cache)
  expect(second.repositories.map(({ repository, survey }) => [repository, survey?.totals.runs])).toEqual([
    ['acme/a', 1],
    ['acme/b', 1],
  ])
  expect(second.complete).toBe(true)
  expect(renderSurvey(second, 'text')).toMatch(/as read at .*: GitHub's limit was reached before its turn/)
})

test('a limit in the middle of a repository leaves the others for the next survey', async () => {
  const org = organization({ 'acme/a': [DOWN], 'acme/b': [{}] })
  const limit = { status: 403, message: '403 (too many requests)', isRateLimit: true, retryAfterMs: 1000 }
  const api: GithubApi = {
    ...org.api,
    request: async (method, path) => (path.includes('/jobs') ? err(limit) : org.api.request(method, path)),
  }
  const { repositories } = await surveyAll(api, org.names)
  expect(repositories).toMatchObject([
    { repository: 'acme/a', survey: { complete: false }, problem: null },
    { repository: 'acme/b', survey: null, problem: expect.stringContaining('before its turn') },
  ])
})

test('the issue has no lines of logs of private repositories, unless it is asked for them', async () => {
  const org = organization({ 'acme/a': [DOWN], 'acme/b': [BROKEN] })
  for (const [name, history] of org.histories) history.about = { default_branch: 'main', private: name === 'acme/b' }
  const document = await surveyAll(org.api, org.names)
  const folds = (page: string) => [...page.matchAll(/<summary>(acme\/\w)/g)].map(([, name]) => name)
  expect(folds(renderSurveyIssue(document, false))).toEqual(['acme/a'])
  expect(folds(renderSurveyIssue(document, true)).sort()).toEqual(['acme/a', 'acme/b'])
  expect(renderSurveyIssue(document, false)).toContain('acme/b')
})

describe('which repositories', () => {
  const listing = (...pages: readonly (readonly Json[])[]): GithubApi => ({
    request: async (_, path) => ok([...(pages[Number(/[?&]page=(\d+)/.exec(path)?.[1]) - 1] ?? [])]),
    stream: async () => err({ status: 404, message: '' }),
  })
  const nowhere = { files: createFileStore(), cacheFolder: null, server: 'https://api.example' }
  const list = (api: GithubApi, asked: AskedRepositories) => listRepositories({ api, ...nowhere }, asked, nowhere.files)
  const none = { names: [], list: null, org: null, topics: [], archived: false }
  const repo = (name: string, more: Readonly<Record<string, Json>> = {}) => ({
    full_name: name,
    archived: false,
    topics: [],
    ...more,
  })

  test('names, a file with comments, and an organisation: each once', async () => {
    const found = await list(listing([repo('acme/A'), repo('acme/d')]), {
      ...none,
      names: ['acme/a'],
      list: '# ours\nacme/b # the second\n\nacme/a\n',
      org: 'acme',
    })
    expect(found).toEqual(ok(['acme/A', 'acme/b', 'acme/d']))
  })

  test.each([
    [{}, ['acme/plain', 'acme/backend']],
    [{ archived: true }, ['acme/plain', 'acme/old', 'acme/backend']],
    [{ topics: ['backend', 'go'] }, ['acme/backend']],
  ])('an organisation with %j', async (asked, expected) => {
    const api = listing([
      repo('acme/plain'),
      repo('acme/old', { archived: true }),
      repo('acme/backend', { topics: ['backend', 'go'] }),
    ])
    expect(await list(api, { ...none, org: 'acme', ...asked })).toEqual(ok(expected))
  })

  test('a name that is none, and an organisation that cannot be listed, are errors', async () => {
    expect(await list(listing(), { ...none, list: 'acme' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('OWNER/REPO'),
    })
    const refused: GithubApi = { ...listing(), request: async () => err({ status: 403, message: 'refused' }) }
    expect(await list(refused, { ...none, org: 'acme' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('refused'),
    })
  })
})
