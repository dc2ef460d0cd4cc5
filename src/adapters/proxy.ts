import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { isLoopback } from '../core/github.js'

type Environment = Readonly<Record<string, string | undefined>>

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
export async function postThroughProxy(url: string, text: string, signal: AbortSignal, env: Environment) {
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
