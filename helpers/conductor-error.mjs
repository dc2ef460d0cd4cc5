import { renameSync, rmSync, writeFileSync } from 'node:fs'

const KIND = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/

/**
 * Raises a typed error from a Node script:
 *
 *   import { raiseError } from './conductor-error.mjs'
 *   raiseError({ kind: 'external.git.drift', message: 'main has moved', details: { behind: 3 } })
 *
 * It writes the envelope and returns true; nothing is thrown and your script goes on. A kind, a message or details that
 * the engine refuses are written as well, so that the node fails: it says why on stderr and returns false.
 *
 * @param {{ kind: string, message: string, details?: Record<string, unknown> | null }} given
 * @returns {boolean}
 */
export function raiseError(given) {
  const { kind, message, details } = given ?? {}
  const target = process.env.CONDUCTOR_ERROR_OUT
  if (!target)
    return refuse(
      `CONDUCTOR_ERROR_OUT is not set, so this does not run under conductor (${quoted(kind)}: ${quoted(message)})`,
      NOTHING,
    )
  let refused = refusal(kind, message, details)
  let text
  try {
    text = JSON.stringify({ conductor_error: true, kind, message, details: details ?? {} }, plain)
  } catch (error) {
    refused = `the details cannot be written as JSON: ${reason(error)} (${quoted(kind)})`
    text = JSON.stringify({ conductor_error: true, kind: String(kind), message: String(message), details: refused })
  }
  const part = `${target}.${process.pid}.part`
  try {
    writeFileSync(part, `${text}\n`, { mode: 0o600 })
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { force: true })
    return refuse(`cannot write ${target}: ${reason(error)} (${quoted(kind)})`, NOTHING)
  }
  return refused === null || refuse(refused, 'the node fails with internal.schema_violation')
}

/**
 * Raises like `raiseError` and ends the script with exit code 1, also where the raise was refused.
 *
 * @param {{ kind: string, message: string, details?: Record<string, unknown> | null }} given
 * @returns {never}
 */
export function failWith(given) {
  raiseError(given)
  process.exit(1)
}

const NOTHING = 'nothing was raised'

function refusal(kind, message, details) {
  if (typeof kind !== 'string' || !KIND.test(kind))
    return `not a kind: ${quoted(kind)} (expected lower-case words with dots between them, such as external.git.drift)`
  if (typeof message !== 'string' || message.trim() === '') return `the message is not a text or empty (${kind})`
  if (details !== undefined && details !== null && (typeof details !== 'object' || Array.isArray(details)))
    return `the details are not an object (${kind}: ${message})`
  return null
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

function reason(error) {
  return error instanceof Error ? error.message : String(error)
}

function refuse(why, consequence) {
  process.stderr.write(`conductor-error: ${why}; ${consequence}\n`)
  return false
}
