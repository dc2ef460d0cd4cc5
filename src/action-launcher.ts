import { cacheFolder, runCached } from './adapters/code-cache.js'

// A machine of GitHub's own is gone after the job: what is kept there would be made for nobody.
const isKept = process.env['RUNNER_ENVIRONMENT'] === 'self-hosted'

runCached(require, {
  folder: __dirname,
  digest: 'DIGEST_OF_MAIN',
  cache: isKept ? cacheFolder(process.env, process.platform) : null,
  kind: 'action',
})
