import { main } from './action/main.js'
import { runnerHost, unexpected } from './action/runner-host.js'

// Who reads the log of a job can do nothing about what a library of ours still uses.
process.noDeprecation = true

const host = runnerHost()
main(host)
  .catch((error: unknown) => unexpected(host, error))
  .then((code) => {
    process.exitCode = code
    // A request that was given up may still hold the process; everything that matters is written by now.
    setTimeout(() => process.exit(code), 250).unref()
  })
