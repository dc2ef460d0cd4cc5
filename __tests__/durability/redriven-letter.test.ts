import { describe, expect, it } from 'vitest'
import type { NodeAt } from '../../src/core/events.js'
import { type DeadLetter, parseDeadLetters, RedrivenLetter } from '../../src/durability/dead-letter.js'
import type { DeadLetterRequest } from '../../src/engine/index.js'
import { Redactor } from '../../src/redaction/index.js'
import { bareRun, script } from '../engine/bare-run.js'
import { letterLine } from './sample-letter.js'

/** A letter of the second visit of `sub`, a child of which is redriven without anything around it. */
function redriven(): RedrivenLetter {
  const parsed = parseDeadLetters(letterLine('r1/outer#3/sub#2'))
  const [sample] = parsed.ok ? parsed.value : []
  if (sample === undefined) throw new Error('the sample is no letter')
  const caller = { name: 'outer', file: 'outer.yaml', path: '/outer.yaml' }
  const letter: DeadLetter = { ...sample, node: 'sub', scope: 'outer#3.1/', callers: [caller] }
  return new RedrivenLetter(letter, '', { redactor: new Redactor(), cwd: '/', timestamp: 'now' })
}

async function requestInside(): Promise<DeadLetterRequest> {
  const { letters } = await bareRun({
    files: {
      'main.yaml':
        'workflow: { name: w, entry_point: sub }\nagents: [{ name: sub, type: workflow, workflow: c.yaml }]\n',
      'c.yaml': `workflow: { name: c, entry_point: a }\nagents:\n${script('a', 'routes: [{ on_error: x.y, dead_letter: true, recover: { output: {} } }]')}`,
    },
    ends: { a: ['x.y'] },
  })
  const [request] = letters
  if (request === undefined) throw new Error('nothing was given up')
  return request
}

const at = (scope: string, node: string): NodeAt => ({ scope, node, visit: 1, attempt: 1 })

describe('letters that arise while one is redriven', () => {
  it('have the places and callers that they have in the run of that letter', async () => {
    const letter = redriven()
    letter.giveUp(await requestInside())
    expect(letter.own).toBeNull()
    expect(letter.inside).toMatchObject([
      {
        ...{ id: 'r1/outer#3/sub#2/a#1', run_id: 'r1', node: 'a', scope: 'outer#3.1/sub#2.1/', timestamp: 'now' },
        ...{ workflow: { name: 'c' }, callers: [{ name: 'outer' }, { name: 'w' }], envelope: { kind: 'x.y' } },
      },
    ])
  })

  it('are dropped when a further attempt completes', async () => {
    const letter = redriven()
    const request = await requestInside()
    letter.giveUp(request)
    letter.dropLetter(at('sub#1.1/', 'b'))
    expect(letter.inside).toHaveLength(1)
    letter.dropLetter(request.at)
    expect(letter.inside).toEqual([])
  })

  it('the error of the node itself leaves the letter open, until it completes', async () => {
    const letter = redriven()
    const request = await requestInside()
    letter.giveUp({ ...request, at: at('', 'sub') })
    expect([letter.own?.envelope.kind, letter.inside]).toEqual(['x.y', []])
    letter.dropLetter(at('', 'sub'))
    expect(letter.own).toBeNull()
  })
})
