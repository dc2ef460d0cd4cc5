import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OWN_KEYS } from '../../src/redaction/redactor.js'
import { lived } from './support/word-flow.js'

const WORDS = [
  ...OWN_KEYS,
  ...'begin postgres flaky risky repair mysql sqlite called pause publish cleanup each single lost ask stops remark outage ship inner number child words exited with code'.split(
    ' ',
  ),
  ...'node_completed node_failed route_taken node_retry_scheduled timer_set workflow_failed parallel for_each script wait'.split(
    ' ',
  ),
  ...'external.service.down external service down deploy.refused test.failed author engine completed collected unhandled'.split(
    ' ',
  ),
  ...'recover action outcome halted success internal cancelled child.yaml workflow.yaml'.split(' '),
].filter((word) => word.length >= 4)

describe('a mask that is a word of the engine', () => {
  const plain = lived([])

  it.each(['message', 'envelope', 'scope', 'action', 'node', 'type', 'postgres', 'kind', 'attempt', 'exited'])(
    'changes nothing that a run, its errors and a resume do: %s',
    async (word) => expect(await lived([word])).toEqual(await plain),
  )

  it('a variable with a secret name is masked too', async () => {
    expect(await lived([], { POSTGRES_PASSWORD: 'postgres', SOME_TOKEN: 'message' })).toEqual(await plain)
  })

  it('any words together are masked too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }), async (masks) => {
        expect(await lived(masks)).toEqual(await plain)
      }),
      { numRuns: Number(process.env['CHAOS_RUNS'] ?? 6) },
    )
  })
})
