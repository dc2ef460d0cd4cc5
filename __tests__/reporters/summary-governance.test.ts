import { describe, expect, it } from 'vitest'
import type { StampedEvent } from '../../src/core/events.js'
import { renderGovernanceList } from '../../src/reporters/summary-tables.js'
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
    expect(renderGovernanceList({ result: ran.result, account }, { tried: 20 })?.split('\n')).toEqual([
      '- 🔔 `x.y` at `a`: `` @octocat `look` `` (recorded; nobody was told: set `escalate` or `notify`)',
      '- 📮 `internal.circuit_open` at `b` was given up (`the circuit breaker is open`); `conductor redrive` runs it again',
      '- ⛔ policy `p` denied `a`: `allow_if does not hold: false`',
      '- ⛔ policy `p` denied `b`: `allow_if does not hold: false`',
      '- 🔌 circuit breaker `api`: closed → open',
    ])
    expect(renderGovernanceList({ result: ran.result, account }, { tried: 1 })).toContain('- and 1 more')
    expect(renderGovernanceList({ result: ran.result, account }, { tried: 0 })).toBeNull()
  })
})
