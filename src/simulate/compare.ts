import path from 'node:path'
import { type Change, type ChangeClass, type EndingChanges, makeChange } from '../config/diff/changes.js'
import { isEngineKind } from '../core/kinds.js'
import { formatCount } from '../core/messages.js'
import { toOneLine } from '../text/terminal-text.js'
import type { Answer, Ending, Matrix, MatrixRow } from './model.js'
import { formatChoices, formatEndingLine } from './text.js'

const MAX_NOTES = 20
const MAX_SHOWN_ENDINGS = 3

/** A failure whose ending changed, or the run without one; `type` is null where too little is known to judge it. */
interface Compared {
  readonly type: ChangeClass | null
  readonly row: Pick<MatrixRow, 'file' | 'line' | 'after'> & { readonly node: string | null }
  readonly kinds: string[]
  readonly times: string
  readonly before: string
  readonly after: string
  readonly isCertain: boolean
}

/** Returns the failures that both versions can meet and that end in another way now, and whether the run without a failure does. */
export function compareMatrices(base: Matrix, head: Matrix): EndingChanges {
  const old = new Map(listByKind(base).map(({ key, row }) => [key, row]))
  const success = compareAnswers(base.success, head.success)
  const whole = { row: { file: head.file, line: 1, node: null, after: [] }, kinds: [], times: '' }
  const folded = new Map<string, Compared>(success === null ? [] : [['', { ...whole, ...success }]])
  for (const { key, kind, row } of listByKind(head)) {
    for (const change of compareRows(old.get(key), row, kind)) {
      const group = isEngineKind(kind) ? '' : kind
      const texts = [change.before, change.after].map((text) => text.replaceAll(kind, '*'))
      const same = JSON.stringify([row.file, row.node, group, change.times, change.type, ...texts])
      const known = folded.get(same)
      if (known === undefined) folded.set(same, change)
      else known.kinds.push(kind)
    }
  }
  const unclear = [...folded.values()].filter(({ type }) => type === null).map(describe)
  const notes = [
    ...unclear.slice(0, MAX_NOTES),
    ...(unclear.length > MAX_NOTES ? [`and ${formatCount(unclear.length - MAX_NOTES, 'other failure')}`] : []),
    ...[base, head].flatMap(({ file, left_out: left }) =>
      left === null ? [] : [`${file}: ${formatCount(left.rows, 'failure')} not simulated, the time was up`],
    ),
  ]
  return { changes: [...folded.values()].flatMap(toChange), notes }
}

/** Returns the rows with one kind each, under a name that does not depend on where the file is. */
function listByKind({ file, rows }: Matrix) {
  const folder = path.posix.dirname(file)
  return rows.flatMap((row) => {
    const place = row.file === file ? '' : path.posix.relative(folder, row.file)
    return [...new Set(row.kinds)].map((kind) => ({ key: JSON.stringify([place, row.node, kind]), kind, row }))
  })
}

function compareRows(old: MatrixRow | undefined, row: MatrixRow, kind: string): readonly Compared[] {
  const once = compareAnswers(old?.once ?? null, row.once)
  const always = compareAnswers(old?.always ?? null, row.always)
  const about = { row, kinds: [kind] }
  if (once !== null && JSON.stringify(once) === JSON.stringify(always))
    return [{ ...about, ...once, times: 'once or always' }]
  return [
    ...(once === null ? [] : [{ ...about, ...once, kinds: [kind], times: 'once' }]),
    ...(always === null ? [] : [{ ...about, ...always, kinds: [kind], times: 'always' }]),
  ]
}

function compareAnswers(old: Answer | null, now: Answer | null) {
  if (old === null || now === null || old.not_reached || now.not_reached) return null
  const [was, is] = [collectEnds(old), collectEnds(now)]
  if ([...was].sort().join('\n') === [...is].sort().join('\n')) return null
  const isUnclear = [old, now].some(
    ({ endings, left_out: left }) => left || endings.some(({ outcome }) => outcome === 'unknown'),
  )
  const change = rankGreen(now) - rankGreen(old)
  const type: ChangeClass = change > 0 ? 'hides' : change < 0 ? 'breaks' : 'ending-changed'
  return {
    type: isUnclear ? null : type,
    before: describeEnds(old),
    after: describeEnds(now),
    isCertain: was.size === 1 && is.size === 1,
  }
}

/** Returns what endings are compared by; their times and numbers of retries may differ. */
function collectEnds({ endings }: Answer): ReadonlySet<string> {
  return new Set(endings.map(describeEnd))
}

function describeEnd({ outcome, exit_code: code, terminated_by: node }: Ending): string {
  return JSON.stringify([outcome, code, node])
}

/** Returns 0 if every ending is red, 2 if every one is green, and 1 if it depends on what is assumed. */
function rankGreen({ endings }: Answer): number {
  const green = endings.filter(({ outcome }) => outcome === 'success').length
  return green === 0 ? 0 : green === endings.length ? 2 : 1
}

function describeEnds({ endings }: Answer): string {
  const different = [...new Map(endings.map((ending) => [describeEnd(ending), ending])).values()]
  const shown = different.slice(0, MAX_SHOWN_ENDINGS).map((ending) => {
    const [way = []] = different.length === 1 ? [] : ending.choices
    const when = way.length === 0 ? '' : `, if ${formatChoices(way)}`
    return `${formatEndingLine(ending)} (${toOneLine(ending.path.join(' > '), 200)})${when}`
  })
  const more = different.length - shown.length
  return [...shown, ...(more > 0 ? [formatCount(more, 'other ending')] : [])].join(', or ')
}

function describe({ type, row, kinds, times, before, after, isCertain }: Compared): string {
  const names = kinds.map((kind) => (kind === '*' ? 'any other kind' : kind)).join(', ')
  const earlier = row.after.map(({ node, kind }) => `, after ${node} meets ${kind}`).join('')
  const doubt =
    type === null ? '; which ending it is cannot be told' : isCertain ? '' : '; it depends on assumed values'
  const what = row.node === null ? 'without a failure' : `${row.node} meets ${names} ${times}${earlier}`
  return `${what}: was ${before}; is ${after}${doubt}.`
}

function toChange(compared: Compared): readonly Change[] {
  const { type, row, kinds, before, after } = compared
  if (type === null) return []
  const [kind = null, ...more] = kinds
  const position = { file: row.file, line: row.line, column: 1 }
  const wordFor = (shown: string) => describe({ ...compared, kinds: [shown] })
  const about = { node: row.node, kind: more.length === 0 ? kind : null, before, after, wordFor }
  return [makeChange(type, position, describe(compared), about)]
}
