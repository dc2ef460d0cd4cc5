#!/usr/bin/env node
import { main } from './cli/main.js'

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`conductor: ${error instanceof Error ? error.message : String(error)}\nThis is a bug; please report it.\n`)
    process.exitCode = 1
  },
)
