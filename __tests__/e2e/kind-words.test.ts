import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { conductor, runFlow } from './support/command.js'

const yaml = `workflow:
  name: w
  entry_point: a
  kinds:
    external.git.drift:
      description: The branch moved while the job ran
      suggestion: Rebase the branch
      docs: https://wiki.example.org/drift
      owner: "@acme/release"
agents:
  - name: a
    type: script
    run: echo '{"kind":"external.git.drift","message":"moved"}' > "$CONDUCTOR_ERROR_OUT"
`

it('the words of the catalogue stand wherever people read about the failure', async () => {
  const ran = await runFlow({ yaml, inside: true })
  const explained = await conductor(['explain', path.join(ran.folder, 'run')], { cwd: ran.folder, inside: true })
  const read = (name: string): string => readFileSync(path.join(ran.folder, name), 'utf8')
  const all = ['The branch moved while the job ran', 'Rebase the branch', 'https://wiki.example.org/drift']
  const places = {
    'closing block': [ran.stderr, all],
    explain: [explained.stdout, all],
    page: [read('run/report.html'), [...all, '@acme/release']],
    'result.json': [JSON.stringify(ran.result), [...all, '@acme/release']],
  } satisfies Record<string, [string, string[]]>
  const lacking = Object.entries(places).flatMap(([name, [text, words]]) =>
    words.filter((word) => !text.includes(word)).map((word) => `${name}: ${word}`),
  )
  expect(lacking).toEqual([])
})
