import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { GrowingFile } from '../../src/adapters/lines.js'
import { conductor, REPOSITORY, temporaryFolder, writeFiles } from './support/command.js'

const WORKFLOW = `
workflow: { name: w, entry_point: a }
agents: [{ name: a, type: script, command: echo, args: [x], resilience: { circuit_breaker: { failure_threshold: 2, scope: repository } } }]
`
const PLANTING = (name: string): string => `
workflow: { name: planting, entry_point: a }
agents: [{ name: a, type: script, run: 'rm -f ${name} && mkfifo ${name} && exit 1', strict_exit: true, resilience: { circuit_breaker: { failure_threshold: 2, scope: repository } } }]
`
const REPORTING = `
workflow: { name: reporting, entry_point: a }
agents: [{ name: a, type: script, command: echo, reports: 'reports/*.xml' }]
`
const NO_FILE = /regular file|not a file|not-a-file|plain file/

/** Arguments in which `pipe.yaml` is a pipe, the exit code, and what stderr or stdout says. */
const CASES: readonly [args: string, code: number, says?: RegExp][] = [
  ['validate pipe.yaml', 2],
  ['validate ok.yaml pipe.yaml', 2],
  ['run pipe.yaml', 2],
  ['run pipe.yaml --dry-run', 2],
  ['test pipe.yaml', 2],
  ['graph pipe.yaml', 2],
  ['contract pipe.yaml', 2],
  ['diff pipe.yaml ok.yaml', 2],
  ['diff ok.yaml pipe.yaml', 2],
  ['quarantine check pipe.yaml', 2],
  ['quarantine list pipe.yaml', 2],
  ['resume pipe.yaml', 2, /./],
  ['redrive pipe.yaml', 2, /./],
  ['explain pipe.yaml', 2],
  ['report pipe.yaml', 2, /./],
  ['ledger show --file pipe.yaml', 2],
  ['ledger add done --file pipe.yaml', 2],
  ['triage pipe.yaml', 2],
  ['triage ok.log --rules pipe.yaml', 2],
  ['triage ok.log --rules including.yaml', 2],
  ['survey --repositories pipe.yaml', 2],
  ['survey o/r --since 7d --rules pipe.yaml', 2],
  ['run ok.yaml --input-file pipe.yaml', 2],
  ['run ok.yaml --instructions pipe.yaml', 2],
  ['run ok.yaml --log-file pipe.yaml', 2],
  ['run ok.yaml --breaker-state pipe.yaml', 0],
  ['run ok.yaml --ledger pipe.yaml', 0],
  ['run planting-state.yaml --breaker-state state.json', 3],
  ['run planting-ledger.yaml --ledger ledger.jsonl', 3],
  ['run planting-log.yaml --log-file run.log', 3, /planting/],
  ['run includes.yaml', 2],
  ['exec --classify pipe.yaml -- false', 2, /./],
  ['exec --quarantine pipe.yaml --reports r.xml -- true', 2],
  ['exec --reports pipe.yaml --reports-required -- true', 2],
  ['run reporting.yaml', 2],
  // Only a run needs its default quarantine.
  ['validate reporting.yaml', 0, /valid/],
]

describe.skipIf(process.platform === 'win32')('a pipe in the place of a file', () => {
  const folder = temporaryFolder()
  const pipes = ['pipe.yaml', '.github/quarantine.yml', 'state.json', 'ledger.jsonl', 'run.log']
  let rescue: ReturnType<typeof spawn> | null = null

  beforeAll(async () => {
    writeFiles(folder, {
      'ok.yaml': WORKFLOW,
      'reporting.yaml': REPORTING,
      'including.yaml': 'rules: [{ include: pipe.yaml }]',
      'includes.yaml': `${WORKFLOW}\nmetadata: !file pipe.yaml\n`,
      'planting-state.yaml': PLANTING('state.json'),
      'planting-ledger.yaml': PLANTING('ledger.jsonl'),
      'planting-log.yaml': PLANTING('run.log'),
      'ok.log': 'error: x\n',
      '.github/x': '',
      '.git/HEAD': '',
    })
    await conductor(['run', 'ok.yaml', '--run-dir', 'done'], { cwd: folder, env: { TMPDIR: folder }, inside: true })
    for (const name of pipes.slice(0, 2)) execFileSync('mkfifo', [path.join(folder, name)])
    // A reader that waits gets an end of file after a while: the case then fails, and does not hang the suite.
    const loop = 'while sleep 10; do for f in "$@"; do [ -p "$f" ] && : <>"$f"; done; done'
    rescue = spawn('sh', ['-c', loop, 'sh', ...pipes], { cwd: folder, stdio: 'ignore' })
  })
  afterAll(() => void rescue?.kill())

  it.each(CASES)('%s', async (args, code, says = NO_FILE) => {
    // In the process of the test some commands look for files in its own folder.
    const words = args.split(' ').map((word) => (/^done$|\.\w+$/.test(word) ? path.join(folder, word) : word))
    const done = await conductor(words, { cwd: folder, env: { TMPDIR: folder, GH_TOKEN: 'x' }, inside: true })
    expect([done.code, `${done.stdout}${done.stderr}`]).toEqual([code, expect.stringMatching(says)])
  })

  it('is no file of rules of the repository', async () => {
    const repository = temporaryFolder()
    writeFiles(repository, { 'ok.log': 'error: x\n', '.github/x': '' })
    execFileSync('mkfifo', [path.join(repository, '.github/conductor-triage.yml')])
    const done = await conductor(['triage', 'ok.log'], { cwd: repository, inside: true })
    expect([done.code, done.stderr]).toEqual([2, expect.stringMatching(NO_FILE)])
  })

  it('stops neither a store of files nor one that follows a file', () => {
    const [files, pipe] = [createFileStore(), path.join(folder, 'pipe.yaml')]
    for (const read of [files.readText, files.endsOpen, files.openAppend, (file: string) => [...files.lines(file)]])
      expect(() => read(pipe)).toThrow('not a regular file')
    expect(() =>
      new GrowingFile(pipe).read(
        () => {},
        () => {},
      ),
    ).toThrow('not a regular file')
  })
})

describe.skipIf(process.platform === 'win32')('a file of the repository that is a link out of it', () => {
  const outside = temporaryFolder()
  const folder = temporaryFolder()
  const entry = '- { name: t, until: 2999-01-01, reason: r, owner: o, issue: "#1" }\n'
  writeFiles(outside, { 'q.yml': `quarantine:\n  ${entry}`, 'rules.yml': 'rules: [{ kind: a.b, pattern: x }]\n' })
  writeFiles(folder, { 'ok.log': 'error: x\n', 'reporting.yaml': REPORTING, '.github/x': '', '.git/HEAD': '' })

  it.each([
    ['.github/quarantine.yml', 'q.yml', 'quarantine check'],
    ['.github/quarantine.yml', 'q.yml', 'run reporting.yaml'],
    ['.github/conductor-triage.yml', 'rules.yml', 'triage ok.log'],
    ['named.yml', 'rules.yml', 'triage ok.log --rules named.yml'],
  ])('%s -> %s: %s', async (link, target, args) => {
    symlinkSync(path.join(outside, target), path.join(folder, link))
    const done = await conductor(args.split(' '), { cwd: folder, inside: true })
    rmSync(path.join(folder, link))
    expect([done.code, `${done.stdout}${done.stderr}`]).toEqual([
      2,
      expect.stringContaining('leads out of the workspace'),
    ])
  })
})

/** Files that open only what the project itself has made or ships, or what the kernel offers. */
const OPENS_OWN: Readonly<Record<string, string>> = {
  'core/regular-file.ts': 'the one way',
  'adapters/file-store.ts': 'creates files, and writes reports into what the user named',
  'adapters/run-lock.ts': 'creates files with `wx`',
  'adapters/process/process-table.ts': '/proc',
  'adapters/unzip.ts': 'an archive in a private folder',
  'adapters/github/log-archive.ts': 'an archive in a private folder',
  'cli/files.ts': 'descriptors that the user passed',
  'cli/triage.ts': 'descriptors that the user passed, or one that is open',
  'cli/init.ts': 'files of the package',
}

it('files from outside are opened by one function', () => {
  const sources = path.join(REPOSITORY, 'src')
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const isOpening = /\b(?:readFileSync|openSync|createReadStream)\(|node:fs\/promises/
  const opening = names.filter((name) => isOpening.test(readFileSync(path.join(sources, name), 'utf8')))
  expect(opening.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(OPENS_OWN).sort())
})
