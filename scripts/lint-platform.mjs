// actionlint and zizmor over everything that GitHub reads.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureTool, missing } from './tools.mjs'

const root = path.resolve(import.meta.dirname, '..')
const workflows = ['.github/workflows', 'examples/github'].flatMap((folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder))
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => path.join(folder, name))
    : [],
)
const actions = ['action.yml', 'runner/action.yml', 'node24/action.yml', '.github/dependabot.yml']

const checks = [
  ['actionlint', ['-no-color', ...workflows]],
  [
    'zizmor',
    ['--offline', '--no-progress', '--persona', 'pedantic', '--config', '.github/zizmor.yml', ...workflows, ...actions],
  ],
]
for (const [name, args] of checks) {
  const tool = ensureTool(name)
  if (tool === null) {
    missing(name)
    continue
  }
  try {
    execFileSync(tool, args, { cwd: root, stdio: 'inherit' })
    console.log(`${name}: clean`)
  } catch {
    process.exitCode = 1
  }
}
