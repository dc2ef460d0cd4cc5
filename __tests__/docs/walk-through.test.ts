import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { conductor, REPOSITORY, temporaryFolder, writeFiles } from '../e2e/support/command.js'

interface Block {
  readonly language: string
  readonly text: string
  /** The file that the sentence before the block names. */
  readonly file: string | null
}

function blocksOf(name: string): readonly Block[] {
  const text = readFileSync(path.join(REPOSITORY, name), 'utf8')
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((match) => {
    const before = text.slice(0, match.index).trimEnd().split('\n').at(-1) ?? ''
    return { language: match[1] ?? '', text: match[2] ?? '', file: /`([\w./-]+\.ya?ml)`:$/.exec(before)?.[1] ?? null }
  })
}

/** The blocks of a page as one session of a shell: files are written where the page names them. */
function sessionOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ language, text, file }) => {
      // The end of a script must not end the session.
      const typed = text.includes('conductor_fail') ? `(\n${text})\n` : text
      if (language === 'bash') return [`(exit 0)\n${typed.replace(/\n$/, '')}\necho "== $?"`]
      if (file === null) return []
      return [`mkdir -p ${path.posix.dirname(file)}\ncat > ${file} <<'END_OF_BLOCK'\n${text}END_OF_BLOCK`]
    })
    .join('\n')
}

/** Types all blocks of a page into one shell, in a folder with the built command. */
function typeBlocks(page: string) {
  const folder = temporaryFolder()
  for (const part of ['dist', 'examples', 'helpers'])
    cpSync(path.join(REPOSITORY, part), path.join(folder, part), { recursive: true })
  const command = path.join(folder, 'conductor')
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${folder}/dist/cli/index.js" "$@"\n`)
  chmodSync(command, 0o755)
  const { HOME: _, ...env } = process.env
  const ran = spawnSync('bash', ['-c', sessionOf(blocksOf(page))], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      PATH: `${folder}:${process.env['PATH']}`,
      HOME: folder,
      GIT_ALLOW_PROTOCOL: 'file',
      CONDUCTOR_HELPERS: path.join(folder, 'helpers'),
      CONDUCTOR_ERROR_OUT: path.join(folder, 'raised.json'),
    },
  })
  return { ran, folder }
}

describe.skipIf(process.platform === 'win32')('documents are done as typed', () => {
  it('getting-started runs from its first block to its last, and reaches no server', () => {
    const { ran, folder } = typeBlocks('docs/getting-started.md')
    // The first block ends with the run that halts, and another one with a script that fails; every other one ends well.
    const ends = ran.stdout.match(/^== \d+$/gm) ?? []
    expect(ends[0], ran.stderr).toBe('== 3')
    expect(ends.toSorted(), ran.stderr).toEqual([...Array.from({ length: 5 }, () => '== 0'), '== 1', '== 3'])
    expect(ran.stderr).toContain('external.git.auth')
    expect(JSON.parse(readFileSync(path.join(folder, 'raised.json'), 'utf8'))).toMatchObject({
      kind: 'external.git.drift',
    })
    const pushed = execFileSync('git', [
      '--git-dir',
      path.join(folder, 'walk/server.git'),
      'log',
      '--oneline',
      'release',
    ])
    expect(String(pushed)).toContain('first')
  })

  it('the skill for workflow files is done as typed', () => {
    const { ran, folder } = typeBlocks('skills/conductor-workflow/SKILL.md')
    expect(ran.stdout.match(/^== \d+$/gm), ran.stderr).toEqual(['== 0', '== 0', '== 0'])
    expect(ran.stdout).toContain('2 of 2 error routes taken')
    expect(readdirSync(folder)).toContain('uploaded')
  })
})

describe.skipIf(process.platform === 'win32')('blocks of getting-started that are broken on purpose', () => {
  const pageBlocks = blocksOf('docs/getting-started.md')
  const fileBlock = (name: string): string => pageBlocks.find(({ file }) => file === name)?.text ?? ''
  /** The command of a block, as typed. */
  const typed = (start: string): readonly string[] => {
    const lines = pageBlocks.filter(({ language }) => language === 'bash').flatMap(({ text }) => text.split('\n'))
    const line = lines.find((one) => one.startsWith(`conductor ${start}`)) ?? ''
    return (line.split('#')[0] ?? '').trim().split(' ').slice(1)
  }
  const RUN = typed('run ci/deploy.yaml --inject push=external.git.network@1')
  const KEPT = typed('run ci/deploy.yaml --run-dir run')

  /** The files of the page, and a git that does as it is told. */
  function broken(git: string | null, files: Readonly<Record<string, string>> = {}): Parameters<typeof conductor>[1] {
    const folder = temporaryFolder()
    const own = {
      'ci/deploy.yaml': fileBlock('ci/deploy.yaml'),
      'ci/deploy.test.yaml': fileBlock('ci/deploy.test.yaml'),
    }
    writeFiles(folder, { ...own, ...files, ...(git === null ? {} : { 'bin/git': `#!/bin/sh\n${git}\n` }) })
    if (git !== null) chmodSync(path.join(folder, 'bin/git'), 0o755)
    const shells = execFileSync('bash', ['-c', 'command -v bash sh'], { encoding: 'utf8' }).trim().split('\n')
    mkdirSync(path.join(folder, 'bin'), { recursive: true })
    for (const shell of shells) symlinkSync(shell, path.join(folder, 'bin', path.basename(shell)))
    return { cwd: folder, env: { PATH: path.join(folder, 'bin'), TMPDIR: folder } }
  }

  const REJECTED = "echo '! [rejected] HEAD -> release (fetch first)' >&2; exit 1"
  const cases: readonly (readonly [name: string, git: string | null, code: number])[] = [
    ['git fails', 'exit 1', 3],
    ['git is not there', null, 3],
    ['git is killed', 'kill -9 $$', 3],
    ['the server refuses the key', "echo 'fatal: Authentication failed for https://x' >&2; exit 128", 3],
    ['the rebase meets a conflict', `[ "$1" = pull ] && { echo 'CONFLICT (content): a' >&2; exit 1; }; ${REJECTED}`, 3],
    ['somebody is always faster', `[ "$1" = pull ] && exit 0; ${REJECTED}`, 1],
  ]
  it.concurrent.for(cases)('section 4, %s: nothing is called deployed', async ([, git, code], { expect }) => {
    const ran = await conductor(RUN, broken(git))
    expect(RUN).toContain('--inject')
    expect([ran.code, ran.stdout], ran.stderr).toEqual([code, ''])
    expect(ran.stderr).not.toContain('succeeded')
  })

  /** The repository of the page, with a commit of ours that is in conflict with one that somebody else has pushed. */
  function conflict(): { readonly cwd: string; readonly git: (...words: readonly string[]) => string } {
    const folder = temporaryFolder()
    const cwd = path.join(folder, 'work')
    const git = (...words: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=you', '-c', 'user.email=you@example.com', ...words], {
        cwd,
        encoding: 'utf8',
      })
    const commit = (text: string): void => {
      writeFileSync(path.join(cwd, 'a.txt'), text)
      git('add', 'a.txt')
      git('commit', '--quiet', '--message', text)
    }
    mkdirSync(cwd)
    execFileSync('git', ['init', '--quiet', '--bare', path.join(folder, 'server.git')])
    git('init', '--quiet')
    git('remote', 'add', 'origin', '../server.git')
    commit('first')
    commit('theirs')
    git('push', '--quiet', 'origin', 'HEAD:release')
    git('reset', '--quiet', '--hard', 'HEAD~1')
    commit('ours')
    writeFiles(cwd, { 'ci/deploy.yaml': fileBlock('ci/deploy.yaml') })
    return { cwd, git }
  }

  it('a conflict halts the run, and every later run, until somebody mends it', async () => {
    const { cwd, git } = conflict()
    const where = {
      cwd,
      env: {
        GIT_AUTHOR_NAME: 'you',
        GIT_AUTHOR_EMAIL: 'y@e.com',
        GIT_COMMITTER_NAME: 'you',
        GIT_COMMITTER_EMAIL: 'y@e.com',
      },
    }
    for (const _ of ['once', 'twice']) {
      const ran = await conductor(['run', 'ci/deploy.yaml'], where)
      expect([ran.code, ran.stdout], ran.stderr).toEqual([3, ''])
      expect(ran.stderr).toContain('CONFLICT')
    }
    // A rebase that somebody left half done is no branch to push.
    expect(() => git('rebase', '--quiet', 'origin/release')).toThrow()
    const half = await conductor(['run', 'ci/deploy.yaml'], where)
    expect([half.code, half.stdout], half.stderr).toEqual([3, ''])
    expect(git('ls-remote', 'origin', 'release').split('\t')[0]).toBe(git('rev-parse', 'origin/release').trim())
  })

  it('section 6: a run that halted is resumed, and halts again while git stays broken', async () => {
    const where = broken('exit 1')
    const first = await conductor(KEPT, where)
    expect([first.code, first.stdout], first.stderr).toEqual([3, ''])
    const again = await conductor(typed('resume run'), where)
    expect([again.code, again.stdout], again.stderr).toEqual([3, ''])
    const told = await conductor(typed('explain run'), where)
    expect([told.code, told.stdout]).toEqual([0, expect.stringContaining('internal.script_error')])
  })

  it('sections 3 and 4: a route that leads elsewhere fails the scenario, one that leads nowhere is not valid', async () => {
    const elsewhere = fileBlock('ci/deploy.yaml').replace('to: catch_up', 'to: announce')
    const failed = await conductor(typed('test'), broken('exit 1', { 'ci/deploy.yaml': elsewhere }))
    expect([failed.code, failed.stdout + failed.stderr]).toEqual([1, expect.stringContaining('somebody was faster')])
    const nowhere = fileBlock('ci/deploy.yaml').replace('to: catch_up', 'to: catchup')
    for (const command of ['validate', 'contract', 'run ci/deploy.yaml --inject', 'test'].map(typed)) {
      const refused = await conductor(command, broken('exit 1', { 'ci/deploy.yaml': nowhere }))
      expect([refused.code, refused.stdout + refused.stderr]).toEqual([2, expect.stringContaining('catch_up')])
    }
  })
})

describe('names in the documents', () => {
  const folders = ['.', 'docs', 'examples/github', 'src/cli']
  const texts = folders.flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder))
      .filter((name) => /\.(md|ya?ml|ts)$/.test(name))
      .map((name) => readFileSync(path.join(REPOSITORY, folder, name), 'utf8')),
  )

  it('is one version of each action', () => {
    const versions = new Map<string, Set<string>>()
    for (const [, action = '', version = ''] of texts.join('\n').matchAll(/uses: (actions\/[\w-]+)@(v\d+)/g))
      versions.set(action, (versions.get(action) ?? new Set()).add(version))
    expect(versions.get('actions/checkout')).toEqual(new Set(['v7']))
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([])
  })

  it('is each page once', () => {
    const list = readFileSync(path.join(REPOSITORY, 'docs/README.md'), 'utf8')
    const pages = [...list.matchAll(/\]\(([^)#]+)\)/g)].map(([, page]) => page)
    expect(pages.filter((page, index) => pages.indexOf(page) < index)).toEqual([])
  })
})
