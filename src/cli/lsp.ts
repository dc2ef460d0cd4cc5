import { fork } from 'node:child_process'
import { once } from 'node:events'
import { err, ok, type Result } from '../core/result.js'
import { serveEditor } from '../editor/server.js'
import { toOneLine } from '../text/terminal-text.js'
import { type CommandContext, EXIT_FAILED, type ParsedArguments } from './command.js'
import { createCommandSurroundings } from './run-request.js'

/** Serves editors over stdin and stdout. Nothing of a file runs, and nothing is written. */
export async function runLsp(_args: ParsedArguments, context: CommandContext): Promise<number> {
  const surroundings = createCommandSurroundings(context)
  const served = await serveEditor(process.stdin, process.stdout, surroundings, createStudioOpener(context.cwd))
  if (served.ok) return 0
  context.refuse(`the editor sent a header that cannot be read: ${toOneLine(served.error)}`)
  return EXIT_FAILED
}

type Opened = Promise<Result<string, string>>

/**
 * Returns a function that starts `conductor studio` for a file, once, and gives the address of its page. A studio is a process of its
 * own, so that simulating does not delay the editor, and ends with this one: the channel between them closes.
 */
function createStudioOpener(cwd: string): (file: string) => Opened {
  const studios = new Map<string, Opened>()
  return (file) => {
    const running = studios.get(file)
    if (running !== undefined) return running
    const studio = fork(process.argv[1] ?? '', ['studio', file, '--no-open', '--port', '0'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    })
    studio.once('exit', () => studios.delete(file))
    const failed = Promise.race([once(studio, 'exit'), once(studio, 'error')])
    const opened: Opened = Promise.race([
      once(studio.stdout ?? studio, 'data').then(([text]) => ok(String(text).trim())),
      failed.catch(() => null).then(() => err(`no studio for ${file}`)),
    ])
    studios.set(file, opened)
    return opened
  }
}
