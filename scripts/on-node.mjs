// Runs all suites on another version of Node, one after the other, and continues after a failed suite: node scripts/on-node.mjs 24
// Further arguments name the npm scripts to run instead: node scripts/on-node.mjs 22 test:proofs
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureNode, reportMissing } from './tools.mjs'

const [major = '', ...named] = process.argv.slice(2)
if (!/^\d+$/.test(major)) {
  console.error('which version? node scripts/on-node.mjs 22')
  process.exit(2)
}
const node = ensureNode(Number(major))
if (node === null) {
  reportMissing(`Node ${major}`)
  process.exit(1)
}
// Put this version first on the PATH, for everything that starts `node` or the script of a package.
const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH ?? ''].join(path.delimiter) }
const failed = (named.length > 0 ? named : ['test', 'test:proofs', 'test:runner']).filter((script) => {
  console.log(`\n== npm run ${script}, Node ${major}`)
  return spawnSync('npm', ['run', script], { env, stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0
})
console.log(failed.length === 0 ? `\nall passed on Node ${major}` : `\nfailed on Node ${major}: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
