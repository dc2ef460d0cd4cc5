import { formatDeadLetterLine } from '../../src/durability/dead-letter.js'

/** The line of a dead letter about which only its id matters. */
export function letterLine(id: string): string {
  return formatDeadLetterLine({
    schema_version: 1,
    id,
    timestamp: '',
    run_id: 'r1',
    workflow: { name: 'test', file: 'main.yaml' },
    callers: [],
    groups: {},
    node: 'a',
    scope: '',
    item: null,
    envelope: { kind: 'a.b', message: 'm', details: {} },
    attempts: 1,
    inputs: {},
    context: {},
    hash: '',
  })
}
