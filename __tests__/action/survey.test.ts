import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../support/built.js'
import { FAILS, failedTest, History, log } from '../survey/history.js'
import { FakeRunner } from './fake-runner.js'

const recent = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

function history(): History {
  return new History('o/r').add(
    { at: recent(3) },
    { at: recent(2), attempts: [[{ name: 'test', log: failedTest('TestA') }]] },
    { at: recent(1), attempts: [[{ name: 'lint', log: log('src/a.ts(3,5): error TS2322: no', FAILS) }]] },
  )
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
}

/** A history that also has issues. */
async function world(issues: Record<string, unknown>[] = []) {
  const runs = history()
  const sent: Sent[] = []
  runs.intercept = ({ method, path: asked, body }) => {
    if (!asked.includes('/issues')) return undefined
    if (method === 'GET') return { status: 200, body: issues }
    sent.push({ method, path: asked, body: (body ?? {}) as Record<string, unknown> })
    if (method === 'POST') issues.push({ number: 7, user: { type: 'Bot' }, ...(body as object) })
    return { status: method === 'POST' ? 201 : 200, body: { number: 7 } }
  }
  return { runs, sent, url: await runs.serve() }
}

async function step(url: string, inputs: Readonly<Record<string, string>> = {}, env: Record<string, string> = {}) {
  const runner = new FakeRunner()
  const around = { GITHUB_API_URL: url, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '77', ...env }
  return runner.inside({ with: { command: 'survey', 'github-token': 't', ...inputs }, env: around })
}

describe('command: survey', () => {
  test('summary, document, page and outputs; without a comparison nothing is new', async () => {
    const { url } = await world()
    const done = await step(url)
    expect(done.code).toBe(0)
    expect(done.outputs).toMatchObject({ causes: '2', 'new-causes': '0', 'failed-first': '2', runs: '3' })
    const file = done.outputs['survey-path'] ?? ''
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ schema_version: 1, repository: 'o/r' })
    expect(readFileSync(path.join(path.dirname(file), 'survey.html'), 'utf8')).toContain('<!doctype html>')
    expect(done.summary).toContain('## CI survey of o/r')
    expect(done.stdout).toContain('TestA')
  })

  test('one issue is made, and then brought up to date in place', async () => {
    const { url, sent } = await world()
    await step(url, { escalate: 'true' })
    await step(url, { escalate: 'true' })
    expect(sent.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
      'POST /repos/o/r/issues',
      'PATCH /repos/o/r/issues/7',
    ])
    expect(sent[0]?.body['title']).toBe('CI survey of o/r')
  })

  test('an issue that a stranger wrote is not ours', async () => {
    const stranger = { user: { type: 'User' }, author_association: 'NONE', body: '<!-- conductor-survey -->\n' }
    const { url, sent } = await world([{ number: 3, ...stranger }])
    await step(url, { escalate: 'true' })
    expect(sent.map(({ method }) => method)).toEqual(['POST'])
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['a wrong window', { since: 'yesterday' }, /since "yesterday" is neither/],
    ['rules that are not there', { rules: 'absent.yml' }, /absent\.yml cannot be read/],
    ['a wrong comparison', { compare: 'last' }, /compare is one of/],
    ['a repository that is not there', {}, /cannot be listed: 404/],
  ])('%s fails the step with one message', async (name, inputs, message) => {
    const { url } = await world()
    const env = name.startsWith('a repository') ? { GITHUB_REPOSITORY: 'o/absent' } : {}
    const done = await step(url, inputs, env)
    expect(done.code).toBe(1)
    expect(done.annotations.map((each) => each.message).join()).toMatch(message)
  })

  test('nothing earlier to compare with is a note', async () => {
    const { url } = await world()
    const done = await step(url, { compare: 'previous' })
    expect(done.code).toBe(0)
    expect(done.stdout).toContain('nothing to compare with')
  })

  test('the example is a workflow whose inputs exist', () => {
    const example = parse(readFileSync(path.join(REPOSITORY, 'examples/github/survey.yml'), 'utf8'))
    const action = parse(readFileSync(path.join(REPOSITORY, 'action.yml'), 'utf8'))
    const given = Object.keys(example.jobs.survey.steps.at(-1).with)
    expect(given.filter((name) => !Object.hasOwn(action.inputs, name))).toEqual([])
  })
})
