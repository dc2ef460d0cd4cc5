#!/usr/bin/env node
import { main } from './cli/main.js'
import { errorMessage } from './text/error-message.js'

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const message = errorMessage(error)
    const stack = process.argv.includes('--debug') && error instanceof Error ? `${error.stack ?? ''}\n` : ''
    process.stderr.write(
      `conductor: unexpected: ${message.replaceAll(/\s+/g, ' ')}\nThis is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n${stack}`,
    )
    process.exitCode = 1
  },
)
