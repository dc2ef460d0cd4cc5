#!/usr/bin/env node
import { cacheFolder, kindOfCommand, runCached } from './adapters/code-cache.js'

runCached(require, {
  folder: __dirname,
  digest: 'DIGEST_OF_MAIN',
  cache: cacheFolder(process.env, process.platform),
  kind: kindOfCommand(process.argv.slice(2)),
})
