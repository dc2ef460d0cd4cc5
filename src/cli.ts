import { main } from './cli/main.js'
import { errorMessage } from './text/error-message.js'

main(process.argv.slice(2)).then(leave, (error: unknown) => {
  const message = errorMessage(error)
  const stack = process.argv.includes('--debug') && error instanceof Error ? `${error.stack ?? ''}\n` : ''
  process.stderr.write(
    `conductor: unexpected: ${message.replaceAll(/\s+/g, ' ')}\nThis is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n${stack}`,
  )
  leave(1)
})

/** Ends the process as soon as everything is printed, instead of taking down what the system takes down with it anyway. */
function leave(code: number): void {
  process.exitCode = code
  // An error of the last write is reported in its own turn, and that comes first.
  process.stdout.write('', () => setImmediate(() => process.stderr.write('', () => process.exit())))
}
