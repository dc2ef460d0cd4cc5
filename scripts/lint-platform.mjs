// Runs actionlint and zizmor over every file that GitHub reads.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureTool, reportMissing } from './tools.mjs'

const root = path.resolve(import.meta.dirname, '..')
// In this repository workflows of GitHub end in .yml, workflow files of conductor in .yaml.
const workflows = ['.github/workflows', 'examples/github', 'examples/cookbook'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => path.join(folder, name)),
)
const actions = ['action.yml', 'runner/action.yml', 'node24/action.yml', '.github/dependabot.yml']

const checks = [
  // GitHub documents these two properties of the job context; this version of actionlint does not know them.
  ['actionlint', ['-no-color', '-ignore', 'property "workflow_(repository|sha)" is not defined', ...workflows]],
  [
    'zizmor',
    ['--offline', '--no-progress', '--persona', 'pedantic', '--config', '.github/zizmor.yml', ...workflows, ...actions],
  ],
]
for (const [name, args] of checks) {
  const tool = ensureTool(name)
  if (tool === null) {
    reportMissing(name)
    continue
  }
  try {
    execFileSync(tool, args, { cwd: root, stdio: 'inherit' })
    console.log(`${name}: clean`)
  } catch {
    process.exitCode = 1
  }
}
