import { isKind } from './kinds.js'
import { err, ok, type Result } from './result.js'

export interface Injection {
  readonly node: string
  readonly kind: string
  /** Attempt to fail, counted over all visits of the node; null for every attempt. */
  readonly attempt: number | null
  readonly message: string
}

const FORM = /^(?<node>[^=]+)=(?<kind>[^@:\s]+)(?:@(?<attempt>\d+))?(?::(?<message>.*))?$/s

export function parseInjection(text: string): Result<Injection, string> {
  const found = FORM.exec(text)?.groups
  const node = found?.['node']
  const kind = found?.['kind']
  if (node === undefined || kind === undefined)
    return err(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]`)
  if (!isKind(kind))
    return err(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`)
  const attempt = found?.['attempt'] === undefined ? null : Number(found['attempt'])
  if (attempt === 0) return err('attempts count from 1')
  const message = found?.['message'] ?? ''
  return ok({ node, kind, attempt, message: message === '' ? `injected ${kind}` : message })
}

export function parseInjections(texts: readonly string[]): Result<readonly Injection[], string> {
  const parsed = texts.map(parseInjection)
  return parsed.find((result) => !result.ok) ?? ok(parsed.flatMap((result) => (result.ok ? [result.value] : [])))
}
