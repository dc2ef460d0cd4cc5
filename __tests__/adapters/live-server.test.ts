import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type LivePage, type LiveServer, serveLive } from '../../src/adapters/live-server.js'

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

let server: LiveServer | null = null
let revision = '1'

async function served(more: Partial<LivePage> = {}): Promise<URL> {
  revision = '1'
  const made = await serveLive(
    {
      render: async (isFinal) => ({
        revision: isFinal ? `${revision}-final` : revision,
        text: () => `<p>page ${revision}${isFinal ? ' for the last time' : ''}</p>`,
      }),
      ...more,
    },
    0,
  )
  if (!made.ok) throw new Error(made.error)
  server = made.value
  return new URL(made.value.address)
}

afterEach(() => {
  server?.close()
  server = null
})

/** A plain request: browsers and fetch do not let a test choose the name of the host. */
function ask(
  url: URL,
  path: string,
  given: {
    readonly method?: string
    readonly host?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', host = url.host, headers = {}, body } = given
    const target = { host: url.hostname, port: url.port, path, method, headers: { host, ...headers } }
    const sent = request(target, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    sent.on('error', reject).end(body)
  })
}

describe('the live server', () => {
  it('gives its page to who has the token, at loopback only', async () => {
    const url = await served()
    expect(url.hostname).toBe('127.0.0.1')
    expect(url.pathname).toMatch(/^\/[\w-]{32}\/$/)
    const { status, text, headers } = await ask(url, url.pathname)
    expect({ status, text }).toEqual({ status: 200, text: '<p>page 1</p>' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each<[string, (url: URL) => Parameters<typeof ask>[1], Parameters<typeof ask>[2], number]>([
    ['no token', () => '/', {}, 403],
    ['another token', ({ pathname }) => `/${'A'.repeat(pathname.length - 2)}/`, {}, 403],
    ['half a token', ({ pathname }) => `${pathname.slice(0, 10)}/`, {}, 403],
    ['a token and more', ({ pathname }) => `${pathname.slice(0, -1)}A/`, {}, 403],
    ['a path below the page', ({ pathname }) => `${pathname}events.jsonl`, {}, 404],
    ['a way out of the page', ({ pathname }) => `${pathname}../../etc/passwd`, {}, 404],
    ['the name of another site', ({ pathname }) => pathname, { host: 'evil.example' }, 403],
    ['another site at our port', ({ pathname, port }) => `${pathname}?${port}`, { host: 'evil.example:80' }, 403],
    ['a request that writes', ({ pathname }) => pathname, { method: 'POST' }, 405],
    ['a removal', ({ pathname }) => pathname, { method: 'DELETE' }, 405],
  ])('refuses %s', async (_, path, given, status) => {
    const url = await served()
    const answer = await ask(url, path(url), given)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('page 1')
    expect(answer.text).not.toContain(url.pathname.slice(1, -1))
  })

  it('takes localhost as a name of this machine', async () => {
    const url = await served()
    expect((await ask(url, url.pathname, { host: `localhost:${url.port}` })).status).toBe(200)
  })

  it('answers a page that is current with nothing', async () => {
    const url = await served()
    expect((await ask(url, `${url.pathname}?since=1`)).status).toBe(204)
    revision = '2'
    expect((await ask(url, `${url.pathname}?since=1`)).text).toBe('<p>page 2</p>')
    expect(await ask(url, url.pathname, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })

  it('ends at once where no page is open', async () => {
    const url = await served()
    await ask(url, url.pathname)
    await server?.finish(60_000)
    await expect(ask(url, url.pathname)).rejects.toThrow()
  })

  it('lets an open page fetch the last state, and does not wait longer', async () => {
    const url = await served()
    await ask(url, `${url.pathname}?page=a&since=0`)
    await ask(url, `${url.pathname}?page=b&since=1`)
    const finished = server?.finish(60_000)
    const last = '<p>page 1 for the last time</p>'
    expect((await ask(url, `${url.pathname}?page=a&since=1`)).text).toBe(last)
    expect((await ask(url, `${url.pathname}?page=b&since=1`)).text).toBe(last)
    await finished
    await expect(ask(url, url.pathname)).rejects.toThrow()
  })

  it('says why it cannot listen', async () => {
    const url = await served()
    const second = await serveLive({ render: async () => ({ revision: '', text: () => '' }) }, Number(url.port))
    expect(second).toMatchObject({ ok: false, error: expect.stringContaining('EADDRINUSE') })
  })

  describe('what a page sends', () => {
    const post = async (given: Parameters<typeof ask>[2], action = 'save') => {
      const taken: unknown[] = []
      const receive: LivePage['receive'] = async (name, body) => {
        taken.push([name, body])
        return { status: 200, text: 'saved' }
      }
      const url = await served({ receive })
      const headers = { origin: url.origin, 'content-type': 'application/json', ...given?.headers }
      const answer = await ask(url, `${url.pathname}${action}`, { method: 'POST', body: '{"a":1}', ...given, headers })
      return { ...answer, taken }
    }

    it('is taken as JSON, with the name of the action', async () => {
      expect(await post({})).toMatchObject({ status: 200, text: 'saved\n', taken: [['save', { a: 1 }]] })
    })

    it.each([
      ['another origin', { headers: { origin: 'http://evil.example' } }, 403],
      ['no origin', { headers: { origin: '' } }, 403],
      ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
      ['another host (DNS rebinding)', { host: 'evil.example', headers: { origin: 'http://evil.example' } }, 403],
      ['a form of another page', { headers: { 'content-type': 'text/plain' } }, 415],
      ['no JSON', { body: 'a=1' }, 400],
      ['a list', { body: '[1]' }, 400],
      ['too much', { body: `{"a":"${'x'.repeat(70_000)}"}` }, 413],
    ])('is refused: %s', async (_, given, status) => {
      expect(await post(given)).toMatchObject({ status, taken: [] })
    })

    it('is refused by a page that can only be read, and without the token', async () => {
      const url = await served()
      const sent = { method: 'POST', body: '{}', headers: { origin: url.origin, 'content-type': 'application/json' } }
      expect(await ask(url, `${url.pathname}save`, sent)).toMatchObject({ status: 405 })
      expect(await ask(url, '/save', sent)).toMatchObject({ status: 403 })
    })
  })
})

describe('connections without the token', () => {
  it('keep no page out', async () => {
    const url = await served()
    const strangers = Array.from({ length: 40 }, () => connect(Number(url.port), url.hostname))
    await Promise.all(strangers.map((socket) => once(socket, 'connect')))
    expect((await ask(url, url.pathname)).status).toBe(200)
    for (const socket of strangers) socket.destroy()
  })
})
