import { expect, test } from 'vitest'
import { StudioPage } from '../../src/cli/studio-page.js'
import { contextIn } from '../cli/context.js'
import { folderWith } from '../support/folders.js'

test('the picture does not wait until every failure was tried; a page without scripts can wait', async () => {
  const workflow = 'workflow: { name: w, entry_point: check }\nagents: [{ name: check, type: script, run: "true" }]\n'
  const folder = folderWith({ 'w.yaml': workflow })
  const page = new StudioPage('w.yaml', contextIn(folder).context, new AbortController().signal, 0)
  const first = await page.render(false, new URLSearchParams())
  expect(first.text()).toContain('data-node="check"')
  expect(first.text()).toMatch(/Every failure is being tried. <a href="[^"]*wait=1">/)
  const whole = await page.render(false, new URLSearchParams('wait=1'))
  expect(whole.text()).toContain('<table class="matrix">')
  const next = await page.render(false, new URLSearchParams({ since: first.revision }))
  expect([next.revision, next.text()]).toEqual([whole.revision, whole.text()])
})
