#!/usr/bin/env node
import { runCached } from './adapters/code-cache.js'

// The build puts the digest of the bundle here: what was kept for other code is never found.
runCached(require, __dirname, 'main.js', 'DIGEST_OF_MAIN')
