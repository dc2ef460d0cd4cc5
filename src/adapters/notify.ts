import { isSafeServer } from '../core/github.js'
import type { JsonObject } from '../core/json.js'
import { nap } from './clock.js'
import { postJson } from './providers/http.js'

const TRIES = 2
const PAUSE_MS = 1000
const MAX_ANSWER_BYTES = 64 * 1024
const REQUEST_MS = 10_000

/** Returns why the message was not delivered, or null. The address is usually a secret, so a problem names only its host. */
export async function sendNotification(url: string, body: JsonObject, requestMs = REQUEST_MS): Promise<string | null> {
  if (!isSafeServer(url)) return 'its address is not an https URL'
  const { hostname } = new URL(url)
  const limits = { firstByteMs: requestMs, idleMs: requestMs, maxBytes: MAX_ANSWER_BYTES }
  let problem = ''
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await nap(Math.min(PAUSE_MS, requestMs), new AbortController().signal)
    const answer = await postJson({ url, headers: {}, body }, AbortSignal.timeout(requestMs), limits)
    if (answer.status !== 'replied') {
      problem = `no answer of ${hostname}${answer.status === 'failed' ? `: ${answer.message}` : ' in time'}`
      continue
    }
    const { statusCode } = answer
    if (statusCode >= 200 && statusCode < 300) return null
    const isRedirect = statusCode >= 300 && statusCode < 400
    problem = `${hostname} answered with ${statusCode}${isRedirect ? ', and redirects are not followed' : ''}`
    // A refusal is the same the second time.
    if (statusCode < 500 && statusCode !== 429) return problem
  }
  return problem
}
