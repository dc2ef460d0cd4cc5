import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
      if (language === 'bash') return [`(exit 0)\n${text.replace(/\n$/, '')}\necho "== $?"`]
      if (file === null) return []
      return [`mkdir -p ${path.posix.dirname(file)}\ncat > ${file} <<'END_OF_BLOCK'\n${text}END_OF_BLOCK`]
    })
    .join('\n')
}

describe.skipIf(process.platform === 'win32')('documents are done as typed', () => {
  it('getting-started runs from its first block to its last, and reaches no server', () => {
    const folder = temporaryFolder()
    for (const part of ['dist', 'examples', 'helpers'])
      cpSync(path.join(REPOSITORY, part), path.join(folder, part), { recursive: true })
    const command = path.join(folder, 'conductor')
    writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${folder}/dist/cli/index.js" "$@"\n`)
    chmodSync(command, 0o755)
    const { HOME: _, ...env } = process.env
    const ran = spawnSync('bash', ['-c', sessionOf(blocksOf('docs/getting-started.md'))], {
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
    // The first block ends with the run that halts; every other one ends well.
    expect(ran.stdout.match(/^== \d+$/gm), ran.stderr).toEqual(['== 3', ...Array.from({ length: 6 }, () => '== 0')])
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

  it.each([
    ['is not there', null],
    ['fails', '#!/bin/sh\nexit 1\n'],
  ])("the README's workflow halts when publish.sh %s", async (_, publish) => {
    const file = blocksOf('README.md').find(({ text }) => text.includes('entry_point: probe'))?.text ?? ''
    const folder = temporaryFolder()
    writeFiles(folder, {
      'nightly.yaml': file,
      'scripts/probe.sh': '#!/bin/sh\nexit 0\n',
      ...(publish === null ? {} : { 'scripts/publish.sh': publish }),
    })
    for (const name of readdirSync(path.join(folder, 'scripts'))) chmodSync(path.join(folder, 'scripts', name), 0o755)
    const ran = await conductor(['run', 'nightly.yaml'], { cwd: folder })
    expect(ran.code, ran.stderr).toBe(3)
    expect(ran.stderr).toContain('internal.script_error')
  })
})

describe('what the documents name', () => {
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
