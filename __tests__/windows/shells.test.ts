import { describe, expect, test } from 'vitest'
import { hasMachine, isWindows, type StandIn, Workspace } from './machine.js'

function run(node: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ workflow: { name: 'w', entry_point: 'a' }, agents: [{ name: 'a', type: 'script', ...node }] })
}

describe.skipIf(!hasMachine)('shells on Windows', () => {
  test('bash is the default, and output in any encoding is read', async () => {
    const place = new Workspace({
      'w.yaml': JSON.stringify({
        workflow: { name: 'w', entry_point: 'a' },
        agents: [
          {
            name: 'a',
            type: 'script',
            run: 'cat out.txt > "$CONDUCTOR_OUTPUT"; cat error.json > "$CONDUCTOR_ERROR_OUT"; exit 1',
            raises: ['app.broken'],
            routes: [{ to: '$end' }, { on_error: 'app.broken', to: 'b' }],
          },
          { name: 'b', type: 'script', env: { SAID: '{{ a.error.message }} {{ a.output.x }}' }, run: 'echo "$SAID"' },
        ],
      }),
      'out.txt': Buffer.from('\uFEFFx=grün\r\n', 'utf16le').swap16(),
      'error.json': Buffer.from('\uFEFF{"kind": "app.broken", "message": "über"}\r\n', 'utf16le'),
    })
    const ran = await place.conductor(['run', 'w.yaml'])
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('über grün') })
  })

  // Windows has its own shells, which cannot be taken away.
  test.skipIf(isWindows).each<[string, readonly StandIn[], string]>([
    ['pwsh where there is no bash', ['pwsh', 'powershell'], 'arguments: \n'],
    ['powershell where there is neither', ['powershell'], 'arguments: -ExecutionPolicy Bypass\n'],
  ])('%s', async (_name, has, expected) => {
    const place = new Workspace({ 'w.yaml': run({ run: 'Write-Output grün' }) })
    const ran = await place.conductor(['run', 'w.yaml'], { has })
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining(`a | ${expected}`)])
    expect(ran.stderr).toContain('Write-Output grün')
  })

  test.skipIf(isWindows)(
    'a bash in System32 is the one of WSL, and a missing shell is named with those that are there',
    async () => {
      const place = new Workspace({
        'w.yaml': run({ shell: 'bash', run: 'echo hi' }),
        'system32/bash.exe': 'not a program',
      })
      const env = { WINEPATH: `${place.path('system32')};C:\\Program Files\\nodejs` }
      const ran = await place.conductor(['run', 'w.yaml'], { env })
      expect(ran).toMatchObject({
        code: 3,
        stderr: expect.stringMatching(/the shell bash was not found; available: .*node.*cmd/),
      })
    },
  )

  test('cmd runs in a folder named R&D and passes on its exit code', async () => {
    const place = new Workspace({ 'w.yaml': run({ shell: 'cmd', run: 'echo said "%CD%"\nexit /b 7' }) }, 'R&D x ')
    const temp = place.path()
    const ran = await place.conductor(['run', 'w.yaml'], { env: { TEMP: temp, TMP: temp, RUNNER_TEMP: temp } })
    expect(ran.stderr).toMatch(/a \| said .*R&D x/)
    expect(ran.stderr).toContain('7')
  })

  test('init writes a starter that runs', async () => {
    const place = new Workspace()
    await place.conductor(['init'])
    expect(place.read('workflow.conductor.yaml')).toContain('shell: bash')
    const ran = await place.conductor(['run', 'workflow.conductor.yaml', '-i', 'failure=drift'])
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('succeeded') })
  })
})
