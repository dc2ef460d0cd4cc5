import { createHash } from 'node:crypto'
import { isCount, parseJson, printJson } from '../core/json.js'
import { allowUndefined, createListShape, createObjectShape, isBoolean, isString, type Shaped } from '../core/shape.js'

export const LABEL = 'conductor-escalation'

/** A job and leg on a branch, and the newest run of it that wrote to the issue. */
const SOURCE = { ref: isString, place: isString, run: isCount, attempt: isCount }
export type EscalationSource = Shaped<typeof SOURCE>

/** History of one kind of one workflow; stored in the issue itself, because nothing else outlives a run. */
const STATE = {
  workflow: isString,
  kind: isString,
  count: isCount,
  first: isString,
  last: isString,
  /** Sources that have not succeeded since. */
  sources: allowUndefined(createListShape(createObjectShape(SOURCE))),
  /** Whether sources were dropped, so that nobody can say that all have succeeded. */
  isCut: allowUndefined(isBoolean),
  /** Branches, in issues of earlier versions. */
  refs: allowUndefined(createListShape(isString)),
}
const isState = createObjectShape(STATE)
export type IssueState = Shaped<typeof STATE>

const MAX_SOURCES = 256
const MAX_SOURCES_BYTES = 24_000

export function listSources({ sources, refs = [] }: Pick<IssueState, 'sources' | 'refs'>): readonly EscalationSource[] {
  // An earlier version knew the branch only: a success of any job on it counts.
  return sources ?? refs.map((ref) => ({ ref, place: '', run: 0, attempt: 0 }))
}

function isSamePlace(known: EscalationSource, source: EscalationSource): boolean {
  return known.ref === source.ref && (known.place === '' || known.place === source.place)
}

/** Reports whether a run is newer than another; a later attempt is. Runs without a number cannot be compared, and the later to end counts. */
function isNewer(source: EscalationSource, known: EscalationSource): boolean {
  const isUnnumbered = source.run === 0 && known.run === 0
  return isUnnumbered || (source.run - known.run || source.attempt - known.attempt) > 0
}

/** Reports whether the issue names this run of a source, or a newer one. */
export function hasWritten(state: IssueState, source: EscalationSource): boolean {
  return listSources(state).some(
    (known) => isSamePlace(known, source) && (known.run - source.run || known.attempt - source.attempt) >= 0,
  )
}

/** Adds a source, or brings its run up to date; an older run that ends later changes nothing. */
export function addSource(state: IssueState | null, source: EscalationSource): Pick<IssueState, 'sources' | 'isCut'> {
  const sources = state === null ? [] : listSources(state)
  const newest = sources.find((each) => isSamePlace(each, source) && !isNewer(source, each)) ?? source
  const all = [
    { ...source, run: newest.run, attempt: newest.attempt },
    ...sources.filter((each) => !isSamePlace(each, source)),
  ]
  let kept = all.slice(0, MAX_SOURCES)
  while (kept.length > 1 && printJson(kept).length > MAX_SOURCES_BYTES) kept = kept.slice(0, -1)
  return { sources: kept, ...(kept.length < all.length || state?.isCut === true ? { isCut: true } : {}) }
}

/** Returns the sources that are left after a success; null if the success changes nothing. */
export function removeSource(state: IssueState, source: EscalationSource): readonly EscalationSource[] | null {
  const sources = listSources(state)
  const left = sources.filter((each) => !(isSamePlace(each, source) && isNewer(source, each)))
  return left.length === sources.length ? null : left
}

/** Digest of the workflow file and the kind; independent of run and branch. */
function toIssueFingerprint({ workflow, kind }: IssueState): string {
  return createHash('sha256').update(`${workflow}\n${kind}`).digest('hex').slice(0, 20)
}

export function formatMarkerLine({ refs: _, ...state }: IssueState): string {
  const data = Buffer.from(JSON.stringify(state)).toString('base64url')
  return `<!-- ${LABEL}:${toIssueFingerprint(state)} ${data} -->`
}

export function readMarker(body: string): IssueState | null {
  const [line = ''] = body.split(/\r?\n/, 1)
  const [, digest, data = ''] = /^<!-- conductor-escalation:([0-9a-f]{20}) ([\w-]+) -->$/.exec(line) ?? []
  const state = parseJson(Buffer.from(data, 'base64url').toString('utf8'))
  return isState(state) && toIssueFingerprint(state) === digest ? state : null
}
