import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { ROWS } from '../action/retry-rows.js'
import { act, hasRunner } from './act.js'

const rows = Object.entries(ROWS)

/** Every row is a step of one job, with a folder of its own, so that the runner starts once. */
test.skipIf(!hasRunner)('every row of the migration tables in a runner', async () => {
  const steps = rows.map(([, [given]], index) => ({
    id: `row-${index}`,
    uses: 'acme/conductor-action@v1',
    'continue-on-error': true,
    with: { ...given, 'working-directory': folderOf(index, given), artifact: 'never' },
  }))
  const folders = rows.map(([, [given]], index) => folderOf(index, given)).join(' ')
  const job = { 'runs-on': 'ubuntu-latest', steps: [{ run: `mkdir -p ${folders}` }, ...steps] }
  const text = stringify({ rows: job }, { lineWidth: 0 })
  const result = await act(text.replace(/^/gm, '  '))
  expect(result.jobs).toEqual({ rows: 'success' })
  const seen = rows.map(([name], index) => [name, result.step('rows', `row-${index}`).outputs] as const)
  for (const [name, [, ending]] of rows) expect([name, new Map(seen).get(name)]).toMatchObject([name, ending])
})

function folderOf(index: number, given: Readonly<Record<string, string>>): string {
  return `row-${index}${given['working-directory'] === undefined ? '' : `/${given['working-directory']}`}`
}
