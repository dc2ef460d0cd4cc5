import type { Envelope } from '../core/envelope.js'
import type { JsonObject } from '../core/json.js'
import { TRANSIENT_KINDS } from '../core/kinds.js'
import { once } from '../core/maps.js'
import type { Patterns } from '../core/ports.js'
import { listKindsOfSet, type SetName } from '../core/tool-kinds.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { appendAll } from '../text/lists.js'
import { addAnyProblems, findAnyProblems, findCommandProblems } from './any-tool.js'
import { choose } from './choose.js'
import { createEnvelope, createLocatedEnvelope, createPlacedDetails } from './envelope.js'
import type { Ranked } from './evidence.js'
import type { ToolProblem } from './locate.js'
import { type Failure, findProblems, matchOwn, matchRow, readFailure } from './match.js'
import { outrank } from './outrank.js'
import type { Workspace } from './places.js'
import { CLASSIFY_SETS, listTablesOfSet, type SetRule } from './sets/index.js'
import { opensBlock } from './worth.js'

export type { Failure } from './match.js'

/** A turn of the search: a rule of the user, or adjacent ready-made sets. */
type Turn = { readonly own: ClassifyRule & { readonly kind: string } } | { readonly sets: readonly SetName[] }

/** The match of a set, and the error that results. */
type Found = Ranked & { readonly envelope: () => Envelope }

/**
 * Returns the envelope that the first matching rule makes of a failed program; null if none matches. Nothing is inferred
 * without a rule, and a program that succeeded is never judged. Sets are ranked like the evidence of triage. A kind for which
 * `isExcused` holds is passed over if the output shows another failure.
 */
export function classify(
  rules: readonly ClassifyRule[],
  failure: Failure,
  patterns: Pick<Patterns, 'compile'>,
  workspace: Workspace | null = null,
  isExcused: (kind: string) => boolean = () => false,
): Envelope | null {
  const envelope = findEnvelope(rules, failure, patterns, workspace)
  if (envelope === null || !isExcused(envelope.kind)) return envelope
  return outrank(envelope, { rules, failure, patterns, workspace, isExcused })
}

/** A line that only counts problems. */
const COUNT = /^\W*\d+ (?:errors?|warnings?|problems?|hints?)\b/i
function findEnvelope(
  rules: readonly ClassifyRule[],
  failure: Failure,
  patterns: Pick<Patterns, 'compile'>,
  workspace: Workspace | null,
): Envelope | null {
  if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut) return null
  const read = readFailure(failure)
  const anyProblems = once(() => (workspace === null ? [] : findAnyProblems(read, workspace)))
  /** A problem of a tool without a set, where one of the named sets has its kind. */
  const placeAnywhere = (): Envelope | null => {
    if (failure.timedOut) return null
    for (const problem of anyProblems()) {
      const declared = rules.find(
        ({ use }) => use !== undefined && listKindsOfSet(use).includes(`external.build.${problem.kind}`),
      )
      if (problem.level === undefined && declared?.use !== undefined)
        return createLocatedEnvelope(declared.use, failure, problem, addAnyProblems([], anyProblems()), workspace)
    }
    return null
  }
  /** Adds all places that a rule of the user names; a single one stands in `file` and `line` already. */
  const withPlaces = (made: Envelope, places: readonly ToolProblem[]): Envelope =>
    places.length < 2
      ? made
      : { ...made, details: { ...made.details, ...createPlacedDetails(failure, places, workspace) } }
  const allTables = rules.flatMap(({ use }) => (use === undefined ? [] : listTablesOfSet(use)))
  const foundBy = (by: SetName): readonly Found[] => {
    const all: readonly SetRule[] = CLASSIFY_SETS[by]
    const rows = all.filter(({ hint }) => hint !== true)
    const rowIn = (some: readonly SetRule[]): readonly Found[] => {
      for (const row of some) {
        const match = matchRow(row, read)
        if (match === null) continue
        const lines = match.line === null ? [] : [{ line: null, text: match.line }]
        const { kind, around = false, consequence = false } = row
        const envelope = (): Envelope => {
          const made = createEnvelope(row, by, failure, match)
          if (TRANSIENT_KINDS.has(kind)) return made
          // A tool may also name the place of the problem, such as a file of Terraform.
          const problems = addAnyProblems(findProblems(read, listTablesOfSet(by)), anyProblems())
          const first = problems.find(({ level }) => level === undefined) ?? problems[0]
          const isOfProblem =
            opensBlock(made.message) ||
            COUNT.test(made.message) ||
            problems.some(({ message: own }) => made.message.endsWith(own))
          const message = isOfProblem ? (first?.message ?? made.message) : made.message
          const places = createPlacedDetails(failure, problems, workspace)
          return { ...made, message, details: { ...places, ...made.details } }
        }
        return [{ ...rankSetRule(by, kind, around, consequence), lines, envelope }]
      }
      return []
    }
    const placeIn = (): readonly Found[] => {
      const [first] = findProblems(read, listTablesOfSet(by))
      if (first === undefined) return []
      const envelope = (): Envelope =>
        createLocatedEnvelope(
          by,
          failure,
          first,
          addAnyProblems(findProblems(read, allTables), anyProblems()),
          workspace,
        )
      return [{ ...rankSetRule(by, `external.build.${first.kind}`, false, false), lines: [], envelope }]
    }
    // A located problem outranks a line about the same problem; a message about a registry outranks both.
    const isBuild = ({ kind }: SetRule): boolean => kind.startsWith('external.build.')
    const lateness = ({ consequence }: SetRule): number => Number(consequence === true)
    const firm = rows.filter(({ around }) => around !== true).toSorted((a, b) => lateness(a) - lateness(b))
    const told = rowIn(firm.filter((row) => !isBuild(row)))
    const placed = told.length > 0 ? told : placeIn()
    const found = placed.length > 0 ? placed : rowIn(firm.filter(isBuild))
    return found.length > 0 ? found : rowIn(rows.filter(({ around }) => around === true))
  }
  const late: Found[] = []
  for (const turn of listTurns(rules)) {
    if ('own' in turn) {
      const match = matchOwn(turn.own, read, patterns)
      if (match !== null) return withPlaces(createEnvelope(turn.own, 'rule', failure, match), match.places ?? [])
    } else if (!failure.timedOut) {
      // Sets judge only programs that ended by themselves; a program that was killed at its timeout stays a timeout.
      const found = turn.sets.flatMap(foundBy)
      const chosen = choose(found, turn.sets)
      if (chosen !== null) return chosen.envelope()
      // Lines that only report a failure count last.
      appendAll(late, found)
    }
  }
  return placeAnywhere() ?? late[0]?.envelope() ?? null
}

/** Kinds of `build` that say that a tool other than the tests failed; the others are consequences of failed tests as well. */
const OTHER_FAILURES = new Set(
  ['compile', 'link', 'types', 'lint', 'format', 'findings', 'crash', 'memory_limit'].map(
    (word) => `external.build.${word}`,
  ),
)

/** Returns a line that shows a failure which is not a failed test; null if the output has none. */
export function findOtherFailure(failure: Failure): string | null {
  const read = readFailure(failure)
  const problem = findProblems(read, listTablesOfSet('build')).find(
    ({ kind, level }) => level === undefined && OTHER_FAILURES.has(`external.build.${kind}`),
  )
  if (problem !== undefined) return problem.message
  const rows: readonly SetRule[] = CLASSIFY_SETS.build
  for (const row of rows) {
    const match = OTHER_FAILURES.has(row.kind) && !row.around && !row.hint ? matchRow(row, read) : null
    if (match !== null) return match.line ?? row.kind
  }
  return null
}

/** Returns the places in an output that no rule knows, for the details of its error; without a set, those of workflow commands. */
export function findPlaces(rules: readonly ClassifyRule[], failure: Failure, workspace: Workspace | null): JsonObject {
  if (workspace === null) return {}
  const find = rules.some(({ use }) => use !== undefined) ? findAnyProblems : findCommandProblems
  return createPlacedDetails(failure, addAnyProblems([], find(readFailure(failure), workspace)), workspace)
}

function rankSetRule(set: SetName, kind: string, around: boolean, consequence: boolean): Pick<Ranked, 'rule'> {
  return { rule: { set, kind, around, consequence, transient: TRANSIENT_KINDS.has(kind), rank: 0, hint: false } }
}

function listTurns(rules: readonly ClassifyRule[]): readonly Turn[] {
  const turns: Turn[] = []
  for (const rule of rules) {
    const { use, kind } = rule
    const last = turns.at(-1)
    if (use !== undefined && last !== undefined && 'sets' in last) turns.splice(-1, 1, { sets: [...last.sets, use] })
    else if (use !== undefined) turns.push({ sets: [use] })
    // A kind beside a set applies to failures that the set does not know.
    if (kind !== undefined) turns.push({ own: { ...(use === undefined ? {} : { timeout: false }), ...rule, kind } })
  }
  return turns
}
