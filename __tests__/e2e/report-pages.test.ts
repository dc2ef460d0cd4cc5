import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toShellPath } from '../../src/text/shell-words.js'
import { FakeRunner } from '../action/fake-runner.js'
import { conductor, type Ran, runInside } from './support/command.js'
import { workflow } from './support/table.js'

const pageOf = ({ runDir }: Pick<Ran, 'runDir'>): string => readFileSync(path.join(runDir, 'report.html'), 'utf8')
const rowsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<span class="name">(\w+)<\/span>/g)].map(([, name]) => name ?? '')

const RESUMED = workflow(
  `- { name: a, type: script, run: 'test -e fixed', routes: [{ to: b }] }
- { name: b, type: set, value: 1 }
- { name: cleanup, type: script, run: 'echo clean' }`,
  'finally: [cleanup]',
)

describe('report.html', () => {
  it('of a resumed run shows the failed attempt', async () => {
    const ran = await runInside({ yaml: RESUMED })
    writeFileSync(path.join(ran.folder, 'fixed'), '')
    const again = await conductor(['resume', ran.runDir], { cwd: ran.folder, inside: true })
    expect(again.code).toBe(0)
    const live = pageOf(ran)
    expect(live).not.toContain('without a failed attempt')
    expect(live).toContain('after a resume.')
    expect(rowsOf(live)).toEqual(['a', 'b', 'cleanup'])
    await conductor(['report', ran.runDir], { inside: true })
    const read = pageOf(ran)
    expect(read).toContain('after 1 failed attempt and a resume.')
    expect(read).toContain('failed before the resume')
    expect(rowsOf(read)).toEqual(['a', 'b', 'cleanup'])
    const told = await conductor(['explain', ran.runDir], { inside: true })
    expect(told.stdout).toContain('↻ t (main.yaml)')
  })

  it('draws finally after the end', async () => {
    const page = pageOf(await runInside({ yaml: RESUMED, files: { fixed: '' } }))
    expect(page).toContain('<title>$end to cleanup: finally</title>')
    const top = (name: string): number =>
      Number(new RegExp(`<title>${name}:[^<]*</title><rect class="b" x="[\\d.]+" y="([\\d.]+)"`).exec(page)?.[1])
    expect(top('cleanup')).toBeGreaterThan(top('b'))
  })

  it('marks a group with tolerated failures and offers redrive', async () => {
    const yaml = `workflow: { name: t, entry_point: each }
for_each:
  - name: each
    type: for_each
    source: '{{ [1, 2, 3] }}'
    as: it
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      env: { IT: '{{ it }}' }
      run: test "$IT" != 2
      routes: [{ on_error: internal.script_error, propagate: true, dead_letter: true }]
`
    const ran = await runInside({ yaml })
    expect(ran.code).toBe(0)
    const page = pageOf(ran)
    expect(page).toContain('Completed, some failed')
    expect(page).not.toContain('>Recovered<')
    expect(page).toContain(`<h2 id="h-next">What next</h2>`)
    expect(page).toContain(`conductor redrive ${toShellPath(ran.runDir)}`)
  })
})

describe('a terminate node', () => {
  const yaml = workflow(
    `- { name: a, type: set, value: 1, routes: [{ to: good, when: '{{ workflow.input.ok }}' }, { to: bad }] }
- { name: good, type: terminate, status: success, reason: nothing to do }
- { name: bad, type: terminate, status: failed, reason: no way on }`,
    'input: { ok: { type: boolean } }',
  )

  it.each([
    ['true', 'good', 'success', 'nothing to do', 'completed'],
    ['false', 'bad', 'failed', 'no way on', 'failed'],
  ])('ok %s: shows its status and its reason', async (ok, node, status, reason, colour) => {
    const page = pageOf(await runInside({ yaml, args: ['-i', `ok=${ok}`] }))
    expect(page).toContain(`<title>${node}: terminate · ${status}: ${reason}</title>`)
    const runner = new FakeRunner()
    writeFileSync(path.join(runner.workspace, 'main.yaml'), yaml)
    const { summary } = await runner.inside({ with: { workflow: 'main.yaml', inputs: `ok: ${ok}` } })
    expect(summary).toContain('good<br/>terminate · success')
    expect(summary).toContain('bad<br/>terminate · failed')
    expect(summary).toMatch(new RegExp(`class n\\d+(,n\\d+)* ${colour}`))
    expect(summary).toContain(status === 'success' ? '🟢 terminate · success' : '🔴 terminate · failed')
  })
})
