import { byKind } from '../account/error-kinds.js'
import type { GroupProgress } from '../account/groups.js'
import type { StampedEvent } from '../core/events.js'
import { NO_FILE } from '../core/finding.js'
import { counted } from '../core/messages.js'
import { runAround } from '../core/place.js'
import { takesTime } from '../core/step-types.js'
import { oneLine } from '../text/terminal-text.js'
import { durationText } from './text-format.js'

const LEVELS = ['debug', 'info', 'warning', 'error'] as const
export type Level = (typeof LEVELS)[number]

/** Whether something of a level is shown where this is the least one. */
export function isShown(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}
export type Tone = 'good' | 'bad' | 'care' | 'quiet' | 'plain'

/** One line about one event, for people. */
export interface Line {
  readonly level: Level
  readonly mark: string
  readonly text: string
  readonly tone: Tone
}

const MAX_FAMILIES = 10
const MAX_ITEMS = 10
const GROUPS: readonly string[] = ['parallel', 'for_each']

/** Tells an event, or null when it is not news; text from outside stays on its line and harmless. */
export function lineFor(event: StampedEvent): Line | null {
  switch (event.type) {
    case 'workflow_started':
      return line(
        'plain',
        event.resumed ? '↻' : '▶',
        event.file === NO_FILE ? safe(event.workflow) : `${safe(event.workflow)} (${safe(event.file)})`,
      )
    case 'node_started':
      // Of what does not run for a while only the end is news, and children announce themselves.
      if (!takesTime(event.node_type)) return null
      return line('quiet', '▶', `${safe(nodeLabel(event))}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`)
    case 'node_completed':
      return completedLine(event)
    case 'node_failed':
      if (event.envelope.kind === 'internal.cancelled')
        return line('care', '■', `${safe(nodeLabel(event))} was cancelled`)
      return line('bad', '✗', `${safe(nodeLabel(event))} ${event.envelope.kind}: ${safe(event.envelope.message, 300)}`)
    case 'node_retry_scheduled':
      return line(
        'care',
        '↻',
        `${safe(nodeLabel(event))}: retry ${event.attempt}, next attempt in ${durationText(event.delay_seconds * 1000)} (${event.kind})`,
      )
    case 'route_taken':
      return routeLine(event)
    case 'group_started':
      return line(
        'quiet',
        '▶',
        `${safe(nodeLabel(event))}: ${counted(event.total, 'member')}, ${event.max_concurrent} at a time`,
      )
    case 'group_completed':
      return groupLine(event)
    case 'subworkflow_started':
      return line('quiet', '▶', `${safe(nodeLabel(event))} runs ${safe(event.file)}`)
    default:
      return rareLine(event)
  }
}

/** A node's name, with its number where it stands for an item of a for_each. */
export function nodeLabel(event: { readonly scope: string; readonly node: string | null }): string {
  const index = runAround(event.scope)?.item ?? null
  return index === null ? (event.node ?? '') : `${event.node ?? ''}[${index}]`
}

function rareLine(event: StampedEvent): Line | null {
  switch (event.type) {
    case 'gate_waiting':
      return line('care', '?', `${safe(nodeLabel(event))} waits for an answer: ${safe(event.prompt, 300)}`, 'warning')
    case 'warning':
      return care(safe(event.message, 1000))
    case 'checkpoint_save_failed':
      return care(`the checkpoint could not be saved: ${safe(event.error)}`)
    case 'errors_jsonl_write_failed':
      return care(`errors.jsonl could not be written: ${safe(event.error)}`)
    case 'circuit_state_changed':
      return care(`circuit breaker ${safe(event.key)}: ${event.from} → ${event.to}`)
    case 'policy_evaluated':
      if (event.allowed) return null
      return care(
        `policy ${safe(event.policy_name)} ${event.mode === 'warn' ? 'warns about' : 'denies'} ${safe(nodeLabel(event))}: ${safe(event.reason)}`,
      )
    case 'dead_lettered':
      return care(`${safe(nodeLabel(event))} was put aside as a dead letter: ${event.kind}, ${safe(event.reason)}`)
    case 'escalated':
      return care(`${safe(nodeLabel(event))} was escalated: ${safe(event.title === '' ? event.message : event.title)}`)
    case 'hook_executed':
      if (event.error !== null) return care(`hook ${event.hook} failed: ${safe(event.error)}`)
      return line('quiet', '·', `hook ${event.hook}: ${safe(event.result)}`)
    case 'checkpoint_saved':
      return line('quiet', '·', 'checkpoint saved', 'debug')
    default:
      return null
  }
}

/** The failed members of a group, a line for each kind with its items. */
export function familyLines(group: GroupProgress): readonly Line[] {
  const families = byKind(group.failing.values())
  const hidden = families.length - MAX_FAMILIES
  const shown = families.slice(0, MAX_FAMILIES).map(({ kind, count, items }) => {
    const more = count - MAX_ITEMS
    const named = items.slice(0, MAX_ITEMS).map((item) => safe(item, 80))
    const who = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    return line('bad', '✗', `${count} with ${kind}: ${who}: ${safe(group.messages.get(kind) ?? '', 300)}`, 'error')
  })
  return hidden > 0 ? [...shown, line('bad', '✗', `and ${counted(hidden, 'more kind')}`, 'error')] : shown
}

function groupLine(event: Extract<StampedEvent, { type: 'group_completed' }>): Line {
  const counts = `${event.succeeded} succeeded, ${event.failed} failed of ${event.total}`
  const text = `${safe(nodeLabel(event))}: ${counts} in ${durationText(event.duration_ms)}`
  switch (event.status) {
    case 'completed':
      return event.failed > 0 ? line('care', '!', text) : line('good', '✓', text)
    case 'suspended':
      return line('care', '?', `${text}, the rest waits`)
    default:
      return line('bad', '✗', text)
  }
}

function completedLine(event: Extract<StampedEvent, { type: 'node_completed' }>): Line | null {
  if (GROUPS.includes(event.node_type)) return null
  if (event.termination_reason !== undefined) {
    const tone = event.status === 'failed' ? 'bad' : 'good'
    return line(tone, '■', `${safe(nodeLabel(event))}: ${safe(event.termination_reason)}`)
  }
  const exit =
    event.exit_code === undefined || event.exit_code === null || event.exit_code === 0
      ? ''
      : `, exit ${event.exit_code}`
  return line('good', '✓', `${safe(nodeLabel(event))} ${durationText(event.duration_ms)}${exit}`)
}

/** Where a success leads is told very often, and to those only who ask for everything. */
export function isDetail(event: StampedEvent): boolean {
  return event.type === 'route_taken' && event.kind === null && event.action !== 'halt'
}

function routeLine(event: Extract<StampedEvent, { type: 'route_taken' }>): Line | null {
  const spent = event.retries_exhausted === true ? ', retries are spent' : ''
  if (isDetail(event)) return line('quiet', '→', `${safe(nodeLabel(event))} → ${safe(event.to ?? '$end')}`, 'debug')
  if (event.kind === null) return line('bad', '■', `${safe(nodeLabel(event))}: a route halts the run`)
  const why = `${event.kind}${event.route === '' ? '' : ` by ${event.route}`}${spent}`
  switch (event.action) {
    case 'to':
    case 'end':
      return line('care', '→', `${safe(nodeLabel(event))} → ${safe(event.to ?? '$end')} on ${why}`)
    case 'recover':
      return line('care', '→', `${safe(nodeLabel(event))} recovers from ${why}`)
    case 'halt':
      return line('bad', '■', `${safe(nodeLabel(event))} halts the run on ${why}`)
    case 'propagate':
      return line('care', '↑', `${safe(nodeLabel(event))} hands ${why} to its caller`)
    case 'unhandled':
      if (event.route !== '')
        return line(
          'bad',
          '■',
          event.kind === 'internal.template_error'
            ? `${safe(nodeLabel(event))}: ${event.route} cannot be carried out, because a template of it fails`
            : `${safe(nodeLabel(event))}: ${event.route} takes ${event.kind}, but cannot be carried out`,
        )
      return unhandledLine(event, event.kind, spent)
    case 'retry':
    case 'collected':
      return null
  }
}

/** In a child it is not over yet: the calling node may have a route for it. */
function unhandledLine(event: Extract<StampedEvent, { type: 'route_taken' }>, kind: string, spent: string): Line {
  const label = safe(nodeLabel(event))
  if (kind === 'internal.no_route') return line('bad', '■', `${label}: none of its success routes holds`)
  const here = event.scope === '' ? '' : ' here'
  const what =
    kind === 'internal.template_error'
      ? `${label}: one of its templates fails, and no error route${here} takes ${kind}${spent}`
      : `${label}: no route${here} takes ${kind}${spent}`
  return event.scope === '' ? line('bad', '■', what) : line('care', '↑', `${what}; its caller decides`)
}

function line(tone: Tone, mark: string, text: string, level: Level = 'info'): Line {
  return { level, mark, text, tone }
}

function care(text: string): Line {
  return line('care', '!', text, 'warning')
}

function safe(text: string, max = 200): string {
  return oneLine(text, max)
}
