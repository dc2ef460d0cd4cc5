import type { ActionHost } from './host.js'

/** A line in the log for something that was not delivered. */
export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}
