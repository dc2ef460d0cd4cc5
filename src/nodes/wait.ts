import type { WaitNode } from '../config/model.js'
import { parseDuration } from '../core/duration.js'
import { createRaised, createSchemaViolation, type NodeOutcome } from '../core/outcome.js'
import { ok } from '../core/result.js'
import { cutHead } from '../text/excerpt.js'
import type { ExecutionContext } from './executor.js'
import { formatLiteral, renderText } from './rendering.js'

/** Waits until a deadline, which survives an interruption: a resumed wait ends when the first one would have. */
export async function executeWait(node: WaitNode, context: ExecutionContext): Promise<NodeOutcome> {
  const { clock } = context.ports
  let timer = context.recalledTimer
  if (timer === null) {
    const rendered =
      typeof node.duration === 'number' ? ok(node.duration) : renderText(node.duration, context.scope, 'duration')
    if (!rendered.ok) return createRaised(rendered.error)
    const { assumed } = context.scope
    const mark = assumed?.isMark(rendered.value) === true ? rendered.value : null
    const seconds = parseDuration(mark === null ? rendered.value : formatLiteral(assumed?.open(mark)))
    if (!seconds.ok) {
      if (mark !== null) assumed?.noteFailure(`${node.name} waits for a time that is assumed`, [mark])
      const excerpt = cutHead(String(rendered.value), 1000, context.ports.secrets.spans)
      const message = `${node.name} cannot wait: ${seconds.error}`
      return createRaised(createSchemaViolation(node.name, 'duration', 'duration', message, { excerpt }))
    }
    const started = clock.now()
    timer = { deadline: started + seconds.value * 1000, started }
    context.setTimer(timer.deadline, started)
  }
  // A wait that was begun by another process may have been begun under another time of day: it never takes longer than it would anew.
  const longest = clock.now() + timer.deadline - timer.started
  await clock.sleepUntil(Math.min(timer.deadline, longest), context.signal)
  if (context.signal.aborted) return { status: 'cancelled' }
  return { status: 'completed', output: { waited_seconds: Math.max(0, clock.now() - timer.started) / 1000 } }
}
