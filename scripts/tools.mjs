// Finds and installs the programs that check the project from outside: a runner for workflows and linters of the platform. None of them is
// a dependency of the package. Missing programs are installed under node_modules/.cache, or in the folder that CONDUCTOR_CI_TOOLS names.
// A program that cannot be installed is a failure in CI, and a skip elsewhere.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const cache = process.env.CONDUCTOR_CI_TOOLS ?? path.resolve(import.meta.dirname, '../node_modules/.cache')
const suffix = process.platform === 'win32' ? '.exe' : ''

/** Folder that scripts/ensure-wine.mjs fills. */
export const windowsFolder = path.join(cache, 'windows')

/** Returns the path of Wine's loader, or null if it is not installed. The script `wine` would drop variables such as `INPUT_A-B`. */
export function findWine() {
  const folders = ['/usr/lib/wine', '/usr/lib/x86_64-linux-gnu/wine', '/usr/bin', '/opt/wine-stable/bin']
  return folders.map((folder) => path.join(folder, 'wine64')).find((file) => existsSync(file)) ?? null
}

const GO_TOOLS = {
  act: 'github.com/nektos/act@v0.2.89',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
}

/** Returns the path of an installed tool, or null. */
export function findTool(name) {
  const folders = [
    path.join(cache, 'bin'),
    path.join(cache, 'python/bin'),
    path.join(cache, 'python/Scripts'),
    path.join(homedir(), 'go/bin'),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.map((folder) => path.join(folder, `${name}${suffix}`)).find((file) => existsSync(file)) ?? null
}

/** Returns the path of a tool, which is installed if it is missing; null if that fails. */
export function ensureTool(name) {
  const found = findTool(name)
  if (found !== null) return found
  try {
    if (name in GO_TOOLS) installWithGo(GO_TOOLS[name])
    else installWithPip(name)
  } catch (error) {
    console.error(`${name} is missing and could not be installed: ${error.message.split('\n')[0]}`)
  }
  return findTool(name)
}

/** Returns the binary of another version of Node, from its npm package, or null. */
export function findNode(major) {
  const file = path.join(cache, `node-${major}`, 'node_modules/node/bin', `node${suffix}`)
  return existsSync(file) ? file : null
}

export function ensureNode(major) {
  if (findNode(major) !== null) return findNode(major)
  const folder = path.join(cache, `node-${major}`)
  mkdirSync(folder, { recursive: true })
  try {
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
    execFileSync('npm', ['install', ...options, `node@${major}`], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: suffix !== '',
    })
  } catch (error) {
    console.error(`Node ${major} could not be fetched: ${error.message.split('\n')[0]}`)
  }
  return findNode(major)
}

/** Reports a missing tool: fails in CI, skips elsewhere. */
export function reportMissing(name) {
  if (process.env.CI === 'true') {
    console.error(`${name} is required in CI`)
    process.exit(1)
  }
  const needs = name in GO_TOOLS ? ' (it needs Go)' : ''
  console.log(`skipped: ${name} is not installed${needs}`)
}

function installWithGo(module) {
  const bin = path.join(cache, 'bin')
  mkdirSync(bin, { recursive: true })
  execFileSync('go', ['install', module], {
    env: { ...process.env, GOBIN: bin },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function installWithPip(name) {
  const python = process.platform === 'win32' ? 'python' : 'python3'
  const folder = path.join(cache, 'python')
  execFileSync(python, ['-m', 'venv', folder], { stdio: 'inherit' })
  const pip = path.join(folder, process.platform === 'win32' ? 'Scripts' : 'bin', `pip${suffix}`)
  execFileSync(pip, ['install', '--quiet', name], { stdio: 'inherit' })
}
