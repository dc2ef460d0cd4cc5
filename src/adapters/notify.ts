import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { isLoopback, isSafeServer } from '../core/github.js'
import { type JsonObject, printJson } from '../core/json.js'
import type { Environment } from '../core/shells.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { nap } from './clock.js'

const TRIES = 2
const PAUSE_MS = 1000
const REQUEST_MS = 10_000

/** Returns why the message was not delivered, or null. The address is usually a secret, so a problem names only its host. */
export async function sendNotification(
  url: string,
  body: JsonObject,
  requestMs = REQUEST_MS,
  env: Environment = process.env,
): Promise<string | null> {
  if (!isSafeServer(url)) return 'its address is not an https URL'
  const { hostname } = new URL(url)
  let problem = ''
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await nap(Math.min(PAUSE_MS, requestMs), new AbortController().signal)
    const late = AbortSignal.timeout(requestMs)
    const answer = await postThroughProxy(url, printJson(body), late, env).catch((error: unknown) => error)
    if (typeof answer !== 'number') {
      problem = `no answer of ${hostname}${late.aborted ? ' in time' : `: ${errorMessage(answer)}`}`
      // Only a refused connection is certain not to have delivered the message.
      if (errorCode(answer) === 'ECONNREFUSED') continue
      return problem
    }
    if (answer >= 200 && answer < 300) return null
    const isRedirect = answer >= 300 && answer < 400
    problem = `${hostname} answered with ${answer}${isRedirect ? ', and redirects are not followed' : ''}`
    // A refusal is the same the second time.
    if (answer < 500 && answer !== 429) return problem
  }
  return problem
}

/** Returns the proxy for an https address, as `HTTPS_PROXY` and `NO_PROXY` (or their lower-case forms) say; null for none. */
export function findProxy(address: URL, env: Environment): URL | null {
  const named = env['https_proxy'] || env['HTTPS_PROXY'] || ''
  const written = /^https?:\/\//.test(named) ? named : `http://${named}`
  if (named === '' || address.protocol !== 'https:' || isLoopback(address.hostname) || !URL.canParse(written))
    return null
  const host = address.hostname.toLowerCase()
  const port = address.port || '443'
  const isExempt = (entry: string): boolean => {
    const [name = '', only] = entry.replace(/^\*?\./, '').split(':')
    return entry === '*' || ((only ?? port) === port && (host === name || host.endsWith(`.${name}`)))
  }
  const exempt = (env['no_proxy'] || env['NO_PROXY'] || '').toLowerCase().split(/[\s,]+/)
  return exempt.some((entry) => entry !== '' && isExempt(entry)) ? null : new URL(written)
}

/** Posts a JSON text, if need be through a proxy, and returns the status of the answer. Redirects are not followed. */
async function postThroughProxy(url: string, text: string, signal: AbortSignal, env: Environment) {
  const address = new URL(url)
  const proxy = findProxy(address, env)
  const tunnel = proxy === null ? null : await openTunnel(proxy, address, signal)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    accept: 'application/json',
    'user-agent': 'conductor-action',
  }
  // An agent would open its own connection.
  const connection =
    tunnel === null
      ? { agent: false as const }
      : { createConnection: () => connectTls({ socket: tunnel, servername: address.hostname }) }
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<number>((resolve, reject) => {
    const request = send(address, { method: 'POST', headers, signal, ...connection }, (response) => {
      resolve(response.statusCode ?? 0)
      // Only the status counts, and a server may never end its answer.
      response.destroy()
      tunnel?.destroy()
    })
    request.on('error', reject)
    request.end(text)
  }).finally(() => tunnel?.destroy())
}

function openTunnel(proxy: URL, { hostname, port }: URL, signal: AbortSignal): Promise<Socket> {
  const target = `${hostname}:${port || 443}`
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`
  const headers = { host: target, ...(proxy.username === '' ? {} : { 'proxy-authorization': authorization }) }
  const send = proxy.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(proxy, { method: 'CONNECT', path: target, headers, signal, agent: false })
    request.on('connect', ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      reject(new Error(`the proxy answered with ${statusCode}`))
    })
    request.on('response', ({ statusCode }) => {
      request.destroy()
      reject(new Error(`the proxy answered with ${statusCode}`))
    })
    request.on('error', reject)
    request.end()
  })
}
