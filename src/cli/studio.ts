import { spawn } from 'node:child_process'
import path from 'node:path'
import { findEntryAt } from '../core/entries.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { servePage } from './serve-page.js'
import { StudioPage } from './studio-page.js'

/** Serves a page on which every failure of a file can be tried. Nothing runs, and only scenario files are written. */
export async function runStudio(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const entry = findEntryAt(path.resolve(context.cwd, file))
  if (entry !== 'file') return context.refuse(entry === 'absent' ? `there is no file ${file}` : `${file} is a folder`)
  const isOpened = !args.has('--no-open') && context.terminal.stderrIsTerminal
  return servePage(args, context, {
    createPage: (cancel) => new StudioPage(file, context, cancel),
    hint: 'Ctrl-C ends the studio',
    onServed: (address) => {
      if (isOpened) openBrowser(address)
    },
    until: watchParent(),
  })
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
