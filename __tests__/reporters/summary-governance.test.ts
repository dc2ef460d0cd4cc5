import { describe, expect, it } from 'vitest'
import { diagnose } from '../../src/account/diagnosis.js'
import type { StampedEvent } from '../../src/core/events.js'
import { renderMarkdownBlocks } from '../../src/markup/markdown-blocks.js'
import { listEscalations, listGovernance } from '../../src/reporters/run-blocks.js'
import { simulate } from '../engine/governance-harness.js'
import { accountOf } from './build.js'

const YAML = `workflow:
  name: t
  entry_point: a
  policies: [{ name: p, type: expression, mode: warn, allow_if: "false" }]
agents:
  - name: a
    type: script
    command: fake
    args: [a]
    resilience: { circuit_breaker: { failure_threshold: 1, key: api } }
    routes: [{ to: b }, { on_error: true, to: b, escalate: { title: "@octocat \`look\`" } }]
  - { name: b, type: script, command: fake, args: [b], resilience: { circuit_breaker: { key: api } } }
`

describe('resilience in the summary', () => {
  it('names escalations, dead letters, denials and breakers, with all text from outside in code', async () => {
    const ran = await simulate({ files: YAML, program: () => ({ raise: { kind: 'x.y' } }) })
    const account = accountOf(ran.events as readonly StampedEvent[])
    const input = { result: ran.result, account, graph: null, github: null, runDir: null }
    const page = { ...input, diagnosis: diagnose(input) }
    const render = (entries: number) =>
      renderMarkdownBlocks([...listEscalations(page), ...listGovernance(page)], { entries, chars: 500, code: 500 })
    expect(render(20).split('\n')).toEqual([
      '**Escalated**: `x.y` at `a`: recorded; nobody was told: set `escalate` or `notify` (`` @octocat `look` ``)',
      '',
      '**Given up**: `internal.circuit_open` at `b` (`the circuit breaker is open`); `conductor redrive` runs it again',
      '',
      '**Denied**:',
      '',
      '- `a` by `p`: `allow_if does not hold: false`',
      '- `b` by `p`: `allow_if does not hold: false`',
      '',
      '**Circuit breaker**: `api`: closed → open',
    ])
    expect(render(1)).toContain('- 1 more denial')
  })
})
