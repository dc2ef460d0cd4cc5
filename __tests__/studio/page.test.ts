import { expect, test } from 'vitest'
import { StudioPage } from '../../src/cli/studio-page.js'
import { contextIn } from '../cli/context.js'
import { folderWith } from '../support/folders.js'

async function openStudio() {
  const workflow = 'workflow: { name: w, entry_point: check }\nagents: [{ name: check, type: script, run: "true" }]\n'
  const folder = folderWith({ 'w.yaml': workflow })
  return new StudioPage('w.yaml', contextIn(folder).context, new AbortController().signal, 0)
}

test('an answer does not wait for its test, which comes when the page asks again', async () => {
  const page = await openStudio()
  const question = new URLSearchParams('node=check&kind=internal.script_error&attempt=1')
  const first = await page.render(false, question)
  expect(first.text()).toMatch(/class="verdict tone-bad"[^>]*>The run halts: exit code 3/)
  expect(first.text()).toMatch(/being prepared. <a href="[^"]*wait=1">/)
  const next = await page.render(false, new URLSearchParams(`${question}&wait=1&since=${first.revision}`))
  expect(next.text()).toContain('Save as test</button>')
  expect((await page.render(false, question)).text()).toContain('Save as test</button>')
})

test('the picture does not wait until every failure was tried; a page without scripts can wait', async () => {
  const page = await openStudio()
  const first = await page.render(false, new URLSearchParams())
  expect(first.text()).toContain('data-node="check"')
  expect(first.text()).toMatch(/Every failure is being tried. <a href="[^"]*wait=1">/)
  const whole = await page.render(false, new URLSearchParams('wait=1'))
  expect(whole.text()).toContain('<table class="matrix">')
  const next = await page.render(false, new URLSearchParams({ since: first.revision }))
  expect([next.revision, next.text()]).toEqual([whole.revision, whole.text()])
})
