import { CANCEL_SIGNALS } from '../core/outcome.js'

let isOnlyCommand = false

/** Keeps the handlers until the process exits: a signal while the result is printed must not replace the exit code. */
export function keepHandlers(): void {
  isOnlyCommand = true
}

/** Turns SIGINT, SIGQUIT, SIGTERM and SIGHUP (a closed terminal, a lost connection) into one abort. Later signals change nothing. */
export function cancelOnSignals(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const handlers = new Map<NodeJS.Signals, () => void>(
    CANCEL_SIGNALS.map((name) => [name, () => controller.abort(name)]),
  )
  // Ctrl-Break, which GitHub's runner sends after Ctrl-C; only Windows has it.
  handlers.set('SIGBREAK', () => controller.abort('SIGINT'))
  for (const [name, handler] of handlers) process.on(name, handler)
  return {
    signal: controller.signal,
    release: () => {
      if (isOnlyCommand) return
      for (const [name, handler] of handlers) process.off(name, handler)
    },
  }
}
