import { closeLostTerminals } from './adapters/lost-terminal.js'
import { standardStream, whenPrinted } from './adapters/standard-streams.js'
import { main } from './cli/main.js'
import { endWithCommand } from './shell/interrupts.js'
import { errorMessage } from './text/error-message.js'

endWithCommand()
// What is loaded later asks this bundle for functions, so all of it has to be there first.
const ended = Promise.resolve().then(() => main(process.argv.slice(2)))
ended.then(leave, (error: unknown) => {
  const message = errorMessage(error).replaceAll(/\s+/g, ' ')
  const stack = process.argv.includes('--debug') && error instanceof Error ? `${error.stack ?? ''}\n` : ''
  const advice = `This is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n`
  const text = isRefusal(error)
    ? `conductor: the system refused: ${message}\n`
    : `conductor: unexpected: ${message}\n${advice}`
  standardStream('stderr').write(`${text}${stack}`)
  leave(1)
})

/** A full disk, or too many open files, is no bug of ours wherever it strikes. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** Ends the process as soon as everything is printed, instead of taking down what the system takes down with it anyway. */
function leave(code: number): void {
  process.exitCode = code
  whenPrinted(() => {
    closeLostTerminals()
    process.exit()
  })
}
