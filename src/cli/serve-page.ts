import { cancelOnSignals } from '../adapters/interrupts.js'
import { type LivePage, serveLive } from '../adapters/live-server.js'
import { waitForAbort } from '../core/abort.js'
import { type CommandContext, EXIT_FAILED, type ParsedArguments, parseNumberUpTo } from './command.js'

interface PageService {
  /** `cancel` aborts when the command is to end. */
  readonly createPage: (cancel: AbortSignal) => LivePage
  readonly hint: string
  readonly onServed?: (address: string) => void
  /** Aborts when nobody needs the page any more. */
  readonly until?: AbortSignal
}

/** Serves a page at `--port` until a signal ends the command. */
export async function servePage(args: ParsedArguments, context: CommandContext, service: PageService): Promise<number> {
  const { terminal, name } = context
  const port = parseNumberUpTo(65_535, args.value('--port'))
  if (port === null) return context.badUsage('--port takes a number from 0 to 65535')
  const interrupts = cancelOnSignals()
  const server = await serveLive(service.createPage(interrupts.signal), port)
  if (!server.ok) {
    context.refuse(`cannot listen: ${server.error}`)
    return EXIT_FAILED
  }
  const { address, close } = server.value
  terminal.stdout(`${address}\n`)
  terminal.stderr(`conductor ${name}: open this address in a browser; ${service.hint}\n`)
  service.onServed?.(address)
  await waitForAbort(AbortSignal.any([interrupts.signal, terminal.lost, ...(service.until ? [service.until] : [])]))
  close()
  interrupts.release()
  return 0
}
