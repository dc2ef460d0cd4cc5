import { renameSync, rmSync, writeFileSync } from 'node:fs'

const KIND = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/

/**
 * Raises a typed error from a Node script:
 *
 *   import { raiseError } from './conductor-error.mjs'
 *   raiseError({ kind: 'external.git.drift', message: 'main has moved', details: { behind: 3 } })
 *
 * It writes the envelope and returns true; nothing is thrown and your script goes on. When nothing could be raised it
 * says why on stderr and returns false.
 *
 * @param {{ kind: string, message: string, details?: Record<string, unknown> | null }} given
 * @returns {boolean}
 */
export function raiseError(given) {
  const { kind, message, details } = given ?? {}
  if (typeof kind !== 'string' || !KIND.test(kind)) {
    return refuse(
      `not a kind: ${quoted(kind)} (expected lower-case words with dots between them, such as external.git.drift)`,
    )
  }
  if (typeof message !== 'string' || message === '') return refuse(`the message is not a text or empty (${kind})`)
  if (details !== undefined && details !== null && (typeof details !== 'object' || Array.isArray(details))) {
    return refuse(`the details are not an object (${kind}: ${message})`)
  }
  const target = process.env.CONDUCTOR_ERROR_OUT
  if (!target)
    return refuse(`CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (${kind}: ${message})`)
  const part = `${target}.${process.pid}.part`
  try {
    const envelope = { conductor_error: true, kind, message, details: details ?? {} }
    writeFileSync(part, `${JSON.stringify(envelope, plain)}\n`, { mode: 0o600 })
    renameSync(part, target)
    return true
  } catch (error) {
    rmSync(part, { force: true })
    return refuse(`cannot write ${target}: ${error instanceof Error ? error.message : String(error)} (${kind})`)
  }
}

/** Values that JSON drops or refuses become text, because a detail must never cost the whole signal. */
function plain(_key, value) {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (value instanceof Map) return Object.fromEntries(value)
  if (value instanceof Set) return [...value]
  return value
}

function quoted(value) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

function refuse(reason) {
  process.stderr.write(`conductor-error: ${reason}; nothing was raised\n`)
  return false
}
