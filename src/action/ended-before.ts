import path from 'node:path'
import { readResult } from '../account/run-reader.js'
import { githubRecord } from '../core/github.js'
import { textIfReadable } from '../core/ports.js'
import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import type { RunRequest } from '../run/request.js'
import type { Ending } from './ending.js'
import type { ActionHost } from './host.js'
import { note } from './note.js'

/**
 * A run that an earlier attempt of this step has brought to its end: nothing of it is run again, and the step ends as it
 * did. Null when it can still be resumed, and something else is in the way.
 */
export function endedBefore(
  host: ActionHost,
  request: RunRequest,
  folder: string,
  who: 'an earlier attempt' | 'the plan' = 'an earlier attempt',
): Ending | null {
  const { files } = request.adapters
  const file = path.join(folder, 'result.json')
  const result = readResult(textIfReadable(files, file) ?? '')
  if (result === null) return null
  const isOver =
    (who === 'the plan' && result.outcome !== 'suspended') ||
    result.success ||
    result.termination !== null ||
    result.errors.some(({ kind }) => kind === 'halt.intentional')
  if (!isOver) return null
  note(host, `${who} has brought this run to its end (${result.outcome}); nothing of it is run again`)
  const errors = path.join(folder, 'errors.jsonl')
  return {
    result: { ...result, next_commands: [] },
    // Secrets in it are masked: the file holds none.
    output: result.output,
    runDir: folder,
    errorsPath: files.exists(errors) ? errors : null,
    redactor: new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...request.secrets] }),
    graph: null,
    account: null,
    github: githubRecord(host.env, request.matrix ?? null),
    annotations: [],
    seenBefore: null,
  }
}
