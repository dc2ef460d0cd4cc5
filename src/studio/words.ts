import { formatCount } from '../core/messages.js'
import type { Ending, PathStep } from '../simulate/model.js'
import { formatSeconds } from '../simulate/text.js'

/** Returns the ending in a few words, for a cell of the matrix; the kind that was asked about is not repeated. */
export function formatEnding(
  { outcome, handled_by: by, terminated_by: terminated, error }: Ending,
  asked = '',
): string {
  switch (outcome) {
    case 'success':
      return terminated !== null
        ? `terminate · success (${terminated})`
        : by === null
          ? 'succeeds'
          : `succeeds, ${formatHandler(by)}`
    case 'failed':
      return terminated !== null ? `terminate · failed (${terminated})` : 'fails'
    case 'halted':
      return error === null || error.kind === asked ? 'halts' : `halts: ${error.kind}`
    case 'suspended':
      return 'waits for a person'
    case 'unknown':
      return 'cannot be said'
    default:
      return outcome
  }
}

function formatHandler(by: string): string {
  const words: Readonly<Record<string, string>> = {
    retry: 'a retry overcomes it',
    recover: 'recovered',
    group: 'its group tolerates it',
  }
  return words[by] ?? `${by} handles it`
}

/** Returns the ending in a sentence. */
export function describeEnding(ending: Ending): string {
  const { outcome, exit_code: code, retries, seconds, error, unknown } = ending
  if (outcome === 'unknown') return `What follows cannot be said: ${unknown?.reason ?? 'a value is only assumed'}.`
  const at = error === null ? '' : ` ${error.node} raises ${error.kind}, and no route handles it.`
  const waits = `${formatSeconds(seconds)} on the virtual clock, ${retries === 0 ? 'no retry' : formatCount(retries, 'retry')}.`
  return `The run ${formatEnding({ ...ending, error: null })}: exit code ${code}.${outcome === 'halted' ? at : ''} ${waits}`
}

/** Describes a step: what the attempt did, and what followed. */
export function describeStep(step: PathStep): string {
  const which = step.attempt > 1 ? `, attempt ${step.attempt}` : ''
  return [`${describeStatus(step)}${which}`, describeNext(step)].filter((part) => part !== '').join('; ')
}

function describeStatus({ status, kind }: PathStep): string {
  switch (status) {
    case 'failed':
      return `fails: ${kind}`
    case 'waiting':
      return 'waits'
    case 'terminated':
      return 'ends the run'
    case 'completed':
    case 'routed':
      return 'completes'
  }
}

function describeNext({ action, to, wait_seconds: wait }: PathStep): string {
  const then = to === null || to === '$end' ? '' : `then ${to}`
  if (wait !== null) return `retries in ${formatSeconds(wait)}`
  switch (action) {
    case 'recover':
      return then === '' ? 'recovers' : `recovers, ${then}`
    case 'halt':
      return 'halts the run'
    case 'propagate':
      return 'goes to the caller'
    default:
      return then
  }
}
