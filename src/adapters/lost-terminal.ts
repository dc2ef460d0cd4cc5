import { closeSync, fstatSync } from 'node:fs'
import { isatty } from 'node:tty'

/**
 * Node puts a terminal back into its first state at the end, and aborts where that fails because somebody closed the
 * window. A file that was closed it leaves alone.
 */
export function closeLostTerminals(): void {
  for (const descriptor of [0, 1, 2]) {
    try {
      if (!isatty(descriptor) && fstatSync(descriptor).isCharacterDevice()) closeSync(descriptor)
    } catch {
      // It is closed already.
    }
  }
}
