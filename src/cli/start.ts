import { endWithCommand } from '../adapters/interrupts.js'
import { errorMessage } from '../text/error-message.js'
import { main } from './main.js'

/** Runs the command in a process of its own; the answer is its exit code, also where something unexpected happens. */
export async function start(argv: readonly string[]): Promise<number> {
  endWithCommand()
  try {
    return await main(argv)
  } catch (error) {
    process.stderr.write(unexpected(error, argv.includes('--debug')))
    return 1
  }
}

function unexpected(error: unknown, debug: boolean): string {
  const message = errorMessage(error).replaceAll(/\s+/g, ' ')
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : ''
  if (isRefusal(error)) return `conductor: the system refused: ${message}\n${stack}`
  const advice = `This is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n`
  return `conductor: unexpected: ${message}\n${advice}${stack}`
}

/** A full disk, or too many open files, is no bug of ours wherever it strikes. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
