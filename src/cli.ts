#!/usr/bin/env node
import module from 'node:module'
import { ensurePathExtensions } from './adapters/process/windows.js'
import { callWhenPrinted, closeLostTerminals, watchOutput } from './adapters/standard-streams.js'

// Node 22 and later cache the compiled code of everything that is imported after this line.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache()

ensurePathExtensions(process.env)

async function main(): Promise<void> {
  // ncc lists the licences of chunks only, so the file of the entry point must not contain code of other authors.
  const { start } = await import('./cli/main.js')
  const output = watchOutput()
  const code = await start(process.argv.slice(2), output.signal)
  // Exit as soon as everything is printed, even if something still keeps the process alive.
  callWhenPrinted(() => {
    closeLostTerminals()
    process.exit(code === 0 && output.hasFailed() ? 1 : code)
  })
}

void main()
