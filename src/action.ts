import { main } from './action/main.js'
import { runnerHost, unexpected } from './action/runner-host.js'

const host = runnerHost()
main(host)
  .catch((error: unknown) => unexpected(host, error))
  .then((code) => {
    process.exitCode = code
    // A request that was given up may still hold the process; everything that matters is written by now.
    setTimeout(() => process.exit(code), 250).unref()
  })
