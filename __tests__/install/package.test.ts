import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY, temporaryFolder } from '../e2e/support/command.js'

/** Where npm puts packages below a prefix. */
const LIBRARY = process.platform === 'win32' ? 'node_modules' : 'lib/node_modules'
const OFFLINE = ['--offline', '--registry', 'http://127.0.0.1:9', '--no-audit', '--no-fund', '--loglevel', 'error']

interface PackageFile {
  readonly dependencies?: unknown
  readonly scripts: Readonly<Record<string, string>>
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8'))
}

/** npm, without the settings of whoever runs the tests. */
function npm(args: readonly string[], cwd: string, home: string): string {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const env = { ...Object.fromEntries(kept), HOME: home, npm_config_cache: path.join(home, 'cache') }
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' })
}

describe('an installed package', () => {
  it('is this package and nothing else, and nothing runs while it is installed', () => {
    const { dependencies, scripts } = readJson('package.json') as PackageFile
    expect(Object.keys(dependencies ?? {})).toEqual([])
    // A package that comes from git and has one of these is built by npm first, with everything that development needs. A global
    // install then ends as a link to a temporary folder.
    const prepared = /^((pre|post)?(install|prepare)|prepack|build)$/
    expect(Object.keys(scripts).filter((name) => prepared.test(name))).toEqual([])
  })

  it('warns nobody on Node 20: every package of the lock file runs there', () => {
    const { packages } = readJson('package-lock.json') as {
      readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>
    }
    const refused = Object.entries(packages).filter(([, { engines }]) => !takesNode20(engines?.node ?? '*'))
    expect(refused.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([])
  })

  it('has the same files from npm as from `npx github:`, and no action', () => {
    const listed = npm(['pack', '--dry-run', '--json', '--loglevel', 'error'], REPOSITORY, temporaryFolder())
    const [{ files }] = JSON.parse(listed) as [{ files: readonly { path: string }[] }]
    // Names of chunks change with each build.
    const isChunk = (name: string): boolean => /^dist\/cli\/\d+\.index\.js$/.test(name)
    const packedFiles = files.map(({ path: name }) => name).filter((name) => !isChunk(name))
    const archive = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], {
      cwd: REPOSITORY,
      maxBuffer: 200 * 1024 * 1024,
    })
    const archived = execFileSync('tar', ['-t'], { input: archive, encoding: 'utf8' }).split('\n')
    expect(packedFiles.filter((name) => !archived.includes(name))).toEqual([])
    expect(packedFiles.filter((name) => /dist\/action|action\.yml/.test(name))).toEqual([])
    expect(packedFiles).toContain('dist/cli/index.js')
    expect(packedFiles.some((name) => name.startsWith('skills/'))).toBe(true)
  })

  describe.each([
    ['a packed tarball', (archive: string) => archive],
    ['a git address', gitAddress],
  ])('%s in an empty prefix, without a network', (_, sourceOf) => {
    const home = temporaryFolder()
    const prefix = temporaryFolder()
    const bin = path.join(prefix, process.platform === 'win32' ? 'conductor.cmd' : 'bin/conductor')
    const conductor = (args: readonly string[], cwd: string): string =>
      execFileSync(bin, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })

    beforeAll(() => {
      npm(['install', '--global', '--prefix', prefix, ...OFFLINE, sourceOf(tarball())], home, home)
    }, 120_000)

    it('is one package, and no link to another folder', () => {
      expect(lstatSync(path.join(prefix, LIBRARY, 'conductor-action')).isDirectory()).toBe(true)
      const listed = npm(['ls', '--global', '--prefix', prefix, '--all', '--parseable'], home, home)
      expect(listed.trim().split(/\r?\n/).slice(1)).toHaveLength(1)
    })

    it('runs what init writes, and tests it', () => {
      const folder = temporaryFolder()
      conductor(['init', '.'], folder)
      const written = npmless(folder)
      expect(conductor(['validate', written], folder)).toContain('valid')
      expect(conductor(['test', '.'], folder)).toBeDefined()
    })

    it('runs the quickstart', () => {
      const folder = temporaryFolder()
      execFileSync('cp', ['-r', path.join(REPOSITORY, 'examples'), folder])
      const output = conductor(['run', 'examples/quickstart/workflow.yaml'], folder)
      expect(JSON.parse(output)).toBeTypeOf('object')
    })
  })
})

let packed: string | null = null

/** This package as npm packs it. */
function tarball(): string {
  const home = temporaryFolder()
  packed ??= path.join(
    home,
    npm(['pack', '--loglevel', 'error', REPOSITORY], home, home).trim().split('\n').at(-1) ?? '',
  )
  return packed
}

/** A repository of git with what is packed: history and sources make a clone slow, and change nothing. */
function gitAddress(archive: string): string {
  const folder = temporaryFolder()
  execFileSync('tar', ['-xzf', archive, '--strip-components', '1'], { cwd: folder })
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '--all', '--force')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'packed')
  return `git+${pathToFileURL(folder)}`
}

/** The workflow file that `init` wrote. */
function npmless(folder: string): string {
  const found = execFileSync(
    'find',
    [folder, '-name', '*.yaml', '-not', '-path', '*/.github/*', '-not', '-name', '*test*'],
    {
      encoding: 'utf8',
    },
  )
  return found.trim().split('\n')[0] ?? ''
}

/** Whether a range of versions takes some Node 20. */
function takesNode20(range: string): boolean {
  return range.split('||').some((part) => {
    const lowest = /(?:^|[\s>=^~v])(\d+)/.exec(part.trim())
    const below = /<\s*(\d+)/.exec(part)
    if (/^\s*[\^~]?\d/.test(part) && !part.includes(' - ')) return lowest?.[1] === '20'
    return Number(lowest?.[1] ?? 0) <= 20 && Number(below?.[1] ?? 99) > 20
  })
}
