import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { builtCommand } from '../support/bundles.js'
import { FakeRunner, type StepResult } from './fake-runner.js'
import { artifactService, runtimeToken, unzip } from './services.js'

/** What a program sees that gets the end of a log and nothing else. */
function tailOf({ stdout }: StepResult): string {
  return Buffer.from(stdout).subarray(-4096).toString()
}

/** The commands that the end of a log tells to paste. */
function commandsOf(tail: string): readonly string[] {
  const lines = tail.split('\n')
  const start = lines.findIndex((line) => line.startsWith('What next'))
  return start === -1 ? [] : lines.slice(start + 1).flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []))
}

const WORKFLOW = `workflow:
  name: shop
  entry_point: prepare
  input:
    branch: { type: string, default: main }
agents:
  - name: prepare
    type: script
    run: echo prepared >> prepared.txt
    routes: [{ to: check }]
  - name: check
    type: script
    run: |
      if [ -f mended ]; then exit 0; fi
      for i in $(seq 1 400); do echo "line $i of a long log" >&2; done
      echo "expected 3 but got 4, token $MY_TOKEN" >&2
      printf '%s' '{"kind": "test.assertion", "message": "1 test failed", "details": {"file": "src/cart.ts", "line": 12}}' > "$CONDUCTOR_ERROR_OUT"
      exit 7
    raises: [test.assertion]
`

function repository(runner: FakeRunner): void {
  runner.file('services/api/shop.yaml', WORKFLOW)
  runner.file('services/api/src/cart.ts', 'export {}\n')
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: runner.workspace })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'shop')
}

/** Programs that stand in for `gh`, which hands out the artifact, and for `npx`, which has the command installed. */
function standIns(folder: string, artifact: string): string {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const gh = `#!/usr/bin/env bash\nset -eu\n[ "$1 $2 $3 $4" = "run download 77 --name" ]\nshift 5\n[ "$1 $2 $3" = "--repo acme/rockets --dir" ]\ncp -R ${artifact} "$4"\n`
  const npx = `#!/usr/bin/env bash\nset -eu\n[ "$1" = --yes ]\ncase "$2" in github:*/conductor-action*) ;; *) exit 9 ;; esac\nshift 2\nexec ${process.execPath} ${builtCommand()} "$@"\n`
  for (const [name, text] of Object.entries({ gh, npx })) {
    writeFileSync(path.join(bin, name), text)
    chmodSync(path.join(bin, name), 0o755)
  }
  return bin
}

describe('the end of the log', () => {
  // Its commands are pasted into bash; on Windows they are for PowerShell.
  const options = { timeout: 120_000, skip: process.platform === 'win32' }
  test('is enough to reproduce the failure and resume the run in a fresh clone', options, async () => {
    const runner = new FakeRunner()
    const service = await artifactService()
    repository(runner)
    const step = await runner.step({
      with: { workflow: 'shop.yaml', 'working-directory': 'services/api', inputs: '{"branch": "my fix"}' },
      env: {
        ACTIONS_RESULTS_URL: service.url,
        ACTIONS_RUNTIME_TOKEN: runtimeToken(),
        MY_TOKEN: 'canary-token-value',
      },
    })
    expect(step.code).toBe(1)
    const tail = tailOf(step)
    for (const said of [
      'shop halted',
      'test.assertion',
      'check',
      '1 test failed',
      'services/api/src/cart.ts:12',
      'services/api/shop.yaml:',
      'exit code  7',
      'expected 3 but got 4, token ***',
      'npx --yes github:conductor-action/conductor-action',
    ])
      expect(tail).toContain(said)
    expect(tail).toMatch(/ {2}command {4}if \[ -f mended \]/)
    // No path of the runner, and nothing after the block.
    expect(tail.slice(tail.indexOf('✗ shop'))).not.toContain(runner.root)
    expect(tail.trimEnd().split('\n').at(-1)).toBe("  conductor run shop.yaml -i 'branch=my fix'")
    expectSchemas(step)

    // The machine is gone; a reader has the artifact, a clone and these 4 KiB.
    const artifact = path.join(runner.root, 'artifact')
    for (const [name, text] of Object.entries(unzip(service.artifacts[0]?.zip ?? Buffer.alloc(0)))) {
      mkdirSync(path.dirname(path.join(artifact, name)), { recursive: true })
      writeFileSync(path.join(artifact, name), text)
    }
    const page = readFileSync(path.join(artifact, 'report.html'), 'utf8')
    expect(page).not.toContain(runner.root)
    expect(page).toContain('/acme/rockets/blob/')
    for (const said of ['gh run download 77 --name ', 'cd services/api', 'conductor resume conductor-run --workflow '])
      expect(page).toContain(said)
    const { next_commands: next } = JSON.parse(readFileSync(path.join(artifact, 'result.json'), 'utf8'))
    const resume = 'conductor resume conductor-run --workflow shop.yaml'
    expect(next.slice(0, 2)).toEqual([resume, 'conductor explain conductor-run'])
    const clone = path.join(runner.root, 'clone')
    execFileSync('git', ['clone', '-q', runner.workspace, clone])
    renameSync(runner.workspace, `${runner.workspace}-gone`)
    rmSync(runner.temp, { recursive: true })
    const commands = commandsOf(tail)
    const bin = standIns(runner.root, artifact)
    const paste = (wanted: (command: string) => boolean) =>
      spawnSync('bash', ['-c', commands.filter(wanted).join('\n')], {
        cwd: clone,
        encoding: 'utf8',
        env: { PATH: `${bin}:${process.env['PATH']}`, HOME: runner.root, MY_TOKEN: 'canary-token-value' },
      })
    const prepares = (command: string): boolean => /^(?:conductor\(\)|cd )/.test(command)

    const again = paste((command) => prepares(command) || command.startsWith('conductor run'))
    expect(again.stderr).toContain('test.assertion')
    expect(again.status).toBe(3)
    expect(readFileSync(path.join(clone, 'services/api/prepared.txt'), 'utf8')).toBe('prepared\n')

    const explained = paste((command) => prepares(command) || /^gh |^conductor explain/.test(command))
    expect(explained.stdout).toContain('test.assertion')
    expect(explained.status).toBe(0)

    writeFileSync(path.join(clone, 'services/api/mended'), '')
    const resumed = paste((command) => prepares(command) || command.startsWith('conductor resume'))
    expect(resumed.stderr).toContain('✓ shop succeeded')
    expect(resumed.status).toBe(0)
    // The first node was not run once more.
    expect(readFileSync(path.join(clone, 'services/api/prepared.txt'), 'utf8')).toBe('prepared\n')
    renameSync(`${runner.workspace}-gone`, runner.workspace)
    mkdirSync(runner.temp)
  })

  test('reports that nothing was uploaded, and how to reproduce', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', WORKFLOW)
    const step = await runner.step({ with: { artifact: 'never' } })
    const block = tailOf(step).slice(tailOf(step).indexOf('✗ shop'))
    expect(block).toContain('was not uploaded')
    expect(block).not.toContain('conductor resume')
    expect(block).not.toContain(runner.root)
    expect(commandsOf(block)).toEqual([
      expect.stringMatching(/^conductor\(\) \{ npx --yes github:/),
      'conductor run workflow.yaml',
    ])
  })

  test('of an invalid file names the file, the line and how to check it', async () => {
    const runner = new FakeRunner()
    runner.file('workflow.yaml', WORKFLOW.replace('entry_point: prepare', 'entry_point: nowhere'))
    const tail = tailOf(await runner.step())
    expect(tail).toContain('is not valid')
    expect(tail).toContain('workflow.yaml:3')
    expect(tail.trimEnd().split('\n').at(-1)).toBe('  conductor validate workflow.yaml')
  })
})

/** What the run left is what the published schemas say. */
function expectSchemas({ outputs }: StepResult): void {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true })
  const schemaOf = (name: string) => JSON.parse(readFileSync(new URL(`../../schema/${name}`, import.meta.url), 'utf8'))
  const isError = ajv.compile(schemaOf('errors.schema.json'))
  const isResult = ajv.compile(schemaOf('result.schema.json'))
  const records = readFileSync(outputs['errors-path'] ?? '', 'utf8')
    .trimEnd()
    .split('\n')
  for (const record of records) expect(isError(JSON.parse(record)), JSON.stringify(isError.errors)).toBe(true)
  const result = JSON.parse(readFileSync(outputs['result-path'] ?? '', 'utf8'))
  expect(isResult(result), JSON.stringify(isResult.errors)).toBe(true)
  expect(result.errors[0]).toMatchObject({ exit_code: 7, command: expect.stringContaining('mended') })
}
