import { ensurePathExtensions } from './adapters/process/windows.js'
import { whenPrinted } from './adapters/standard-streams.js'

// Who reads the log of a job can do nothing about what a library of ours still uses.
process.noDeprecation = true

ensurePathExtensions(process.env)

async function start(): Promise<void> {
  // ncc lists the licences of chunks only, so nothing of other authors may lie in the file of the entry point itself.
  const [{ main }, { runnerHost, unexpected }] = await Promise.all([
    import('./action/main.js'),
    import('./action/runner-host.js'),
  ])
  const host = runnerHost()
  const code = await main(host).catch((error: unknown) => unexpected(host, error))
  process.exitCode = code
  // A request that was given up may still hold the process. The log is not given up: who reads it slowly gets its end, too.
  whenPrinted(() => leave(code))
}

/** Leaves at once, instead of taking down what the system takes down with it anyway; on Windows Node breaks where a socket is just closing. */
function leave(exitCode: number): void {
  if (process.platform === 'win32') setTimeout(() => process.exit(exitCode), 250).unref()
  else process.exit(exitCode)
}

void start()
