import { ensurePathExtensions } from './adapters/process/windows.js'
import { callWhenPrinted } from './adapters/standard-streams.js'

// A deprecated API that a bundled library uses does not concern the reader of a job's log.
process.noDeprecation = true

ensurePathExtensions(process.env)

async function start(): Promise<void> {
  // ncc lists the licences of chunks only, so the file of the entry point must not contain code of other authors.
  const [{ runAction, reportUnexpected }, { createRunnerHost }] = await Promise.all([
    import('./action/main.js'),
    import('./action/host.js'),
  ])
  const host = createRunnerHost()
  const code = await runAction(host).catch((error: unknown) => reportUnexpected(host, error))
  process.exitCode = code
  // An abandoned request may keep the process alive. Exit as soon as the log is written, also where its reader is slow.
  callWhenPrinted(() => leave(code))
}

/** Exits at once. On Windows, Node crashes if a socket is just closing, so wait for a moment there. */
function leave(exitCode: number): void {
  if (process.platform === 'win32') setTimeout(() => process.exit(exitCode), 250).unref()
  else process.exit(exitCode)
}

void start()
