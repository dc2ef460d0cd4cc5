import { isSafeServer } from '../core/github.js'
import { type JsonObject, printJson } from '../core/json.js'
import { errorCode, errorMessage } from '../text/error-message.js'
import { nap } from './clock.js'
import { postThroughProxy } from './proxy.js'

const TRIES = 2
const PAUSE_MS = 1000
const REQUEST_MS = 10_000

/** Returns why the message was not delivered, or null. The address is usually a secret, so a problem names only its host. */
export async function sendNotification(
  url: string,
  body: JsonObject,
  requestMs = REQUEST_MS,
  env: Readonly<Record<string, string | undefined>> = process.env,
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
