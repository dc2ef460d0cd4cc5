import { describe, expect, it } from 'vitest'
import { createContract } from '../../src/config/contract/index.js'
import { diffContracts } from '../../src/config/diff/index.js'
import type { Workflow } from '../../src/config/model.js'
import { loadText, withNode } from './load-helpers.js'

function loaded(...lines: readonly string[]): Workflow {
  const { workflow } = loadText(withNode('type: script', 'run: git push', ...lines))
  if (workflow === null) throw new Error('the file must load')
  return workflow
}

const kinds = (workflow: Workflow): readonly string[] =>
  createContract(workflow).nodes.flatMap(({ raises }) => raises.map(({ kind }) => kind))

describe('kinds are closed where they can be', () => {
  it('the contract lists the kinds of a classify set one by one, and not "any kind"', () => {
    const found = kinds(loaded('classify: [{ use: git }]'))
    expect(found).toContain('external.git.rejected')
    expect(found.filter((kind) => kind.endsWith('*'))).toEqual([])
  })

  it('a script that declares nothing can still raise anything', () => {
    expect(kinds(loaded('routes: [{ to: $end }, { on_error: true, halt: true }]'))).toContain('*')
  })

  it('a diff does not report kinds that a node can still raise as lost', () => {
    const base = loaded('routes: [{ to: $end }, { on_error: external.git.drift, halt: true }]')
    const head = loaded('routes: [{ to: $end }, { on_error: true, halt: true }]')
    const texts = diffContracts(base, head).changes.map(({ message }) => message)
    expect(texts.filter((text) => text.includes('can no longer raise'))).toEqual([])
  })
})
