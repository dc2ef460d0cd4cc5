import { AsyncLocalStorage } from 'node:async_hooks'
import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { errorCode } from '../../text/error-message.js'

export interface Capture {
  /** The process runs; called before any of its other events. */
  readonly onSpawned: (child: ChildProcess) => void
  readonly onFailed: (error: unknown) => void
}

/** Only the first child that a call starts is captured, not programs that end it. */
const captures = new AsyncLocalStorage<{ next: Capture | null }>()
/** Children that have neither started nor failed to start. */
const starting = new Map<ChildProcess, Capture>()
let subscribed = false

/** Captures the child that a call starts, because `@actions/exec` does not expose it. */
export function captureChild<T>(capture: Capture, start: () => Promise<T>): Promise<T> {
  if (!subscribed) subscribe('child_process', adopt)
  subscribed = true
  return captures.run({ next: capture }, start)
}

function adopt(message: unknown): void {
  const call = captures.getStore()
  const capture = call?.next ?? null
  if (call === undefined || capture === null) return
  const child = typeof message === 'object' && message !== null && 'process' in message ? message.process : null
  if (!(child instanceof ChildProcess)) return
  call.next = null
  if (starting.size === 0) process.on('unhandledRejection', failStart)
  starting.set(child, capture)
  child.once('spawn', () => {
    settle(child)
    capture.onSpawned(child)
  })
  child.once('error', (error) => {
    settle(child)
    capture.onFailed(error)
  })
}

function settle(child: ChildProcess): void {
  if (starting.delete(child) && starting.size === 0) process.off('unhandledRejection', failStart)
}

/**
 * Some starts throw instead of emitting 'error' (argument list too long, for one). `@actions/exec` starts the child in the async executor of
 * a promise, so the error becomes a rejection that no caller can catch, and the promise stays open. Such a rejection is reported after the
 * events of its tick: the oldest child that has no pid by then is the one that failed.
 */
function failStart(reason: unknown): void {
  const [failed] = [...starting].filter(([child]) => child.pid === undefined)
  if (failed === undefined || errorCode(reason) === '') throw reason
  const [child, capture] = failed
  settle(child)
  capture.onFailed(reason)
}
