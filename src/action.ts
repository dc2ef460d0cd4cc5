import { main } from './action/main.js'
import { runnerHost, unexpected } from './action/runner-host.js'
import { whenPrinted } from './adapters/standard-streams.js'

// Who reads the log of a job can do nothing about what a library of ours still uses.
process.noDeprecation = true

const host = runnerHost()
// What is loaded later asks this bundle for functions, so all of it has to be there first.
Promise.resolve()
  .then(() => main(host))
  .catch((error: unknown) => unexpected(host, error))
  .then((code) => {
    process.exitCode = code
    // A request that was given up may still hold the process. The log is not given up: who reads it slowly gets its end, too.
    whenPrinted(() => leave(code))
  })

/** Leaves at once, instead of taking down what the system takes down with it anyway; on Windows Node breaks where a socket is just closing. */
function leave(code: number): void {
  if (process.platform === 'win32') setTimeout(() => process.exit(code), 250).unref()
  else process.exit(code)
}
