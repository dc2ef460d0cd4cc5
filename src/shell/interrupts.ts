import { CANCEL_SIGNALS, type CancelSignal } from '../core/outcome.js'

/** Turns SIGINT, SIGQUIT, SIGTERM and SIGHUP (a closed terminal, a lost connection) into one abort; a second signal while files are being completed changes nothing. */
export function cancelOnSignals(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const handlers = CANCEL_SIGNALS.map((name): [CancelSignal, () => void] => [name, () => controller.abort(name)])
  for (const [name, handler] of handlers) process.on(name, handler)
  return {
    signal: controller.signal,
    release: () => {
      for (const [name, handler] of handlers) process.off(name, handler)
    },
  }
}
