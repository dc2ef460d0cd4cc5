import { spawn } from 'node:child_process'
import path from 'node:path'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { serveLive } from '../adapters/live-server.js'
import { waitForAbort } from '../core/abort.js'
import { findEntryAt } from '../core/entries.js'
import { type CommandContext, EXIT_FAILED, numberUpTo, type ParsedArguments } from './command.js'
import { StudioPage } from './studio-page.js'

/** Serves a page on which every failure of a file can be tried. Nothing runs, and only scenario files are written. */
export async function runStudio(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const port = numberUpTo(65_535, args.value('--port'))
  if (port === null) return context.badUsage('--port takes a number from 0 to 65535')
  const entry = findEntryAt(path.resolve(context.cwd, file))
  if (entry !== 'file') return context.refuse(entry === 'absent' ? `there is no file ${file}` : `${file} is a folder`)
  const interrupts = cancelOnSignals()
  const server = await serveLive(new StudioPage(file, context, interrupts.signal), port)
  if (!server.ok) {
    context.refuse(`cannot listen: ${server.error}`)
    return EXIT_FAILED
  }
  const { address, close } = server.value
  context.terminal.stdout(`${address}\n`)
  context.terminal.stderr('conductor studio: open this address in a browser; Ctrl-C ends the studio\n')
  if (!args.has('--no-open') && context.terminal.stderrIsTerminal) openBrowser(address)
  await waitForAbort(AbortSignal.any([interrupts.signal, context.terminal.lost, watchParent()]))
  close()
  interrupts.release()
  return 0
}

/** Aborts when the program is gone that started this one with a channel, as the language server does. */
function watchParent(): AbortSignal {
  const gone = new AbortController()
  process.once('disconnect', () => gone.abort())
  return gone.signal
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens the address with the system's own program; without one the printed address is enough. */
function openBrowser(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
