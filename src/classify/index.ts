import type { Envelope } from '../core/envelope.js'
import type { JsonObject } from '../core/json.js'
import { once } from '../core/maps.js'
import type { Patterns } from '../core/ports.js'
import { listKindsOfSet, type SetName } from '../core/tool-kinds.js'
import type { ClassifyRule } from '../source/generated/workflow-file.js'
import { appendAll } from '../text/lists.js'
import { addAnyProblems, findAnyProblems, findCommandProblems } from './any-tool.js'
import { choose, sortHits } from './choose.js'
import { createEnvelope, createLocatedEnvelope, createPlacedDetails } from './envelope.js'
import { type Failure, findProblems, findSetHits, matchOwn, readFailure, toRuleMatch } from './failure.js'
import type { ToolProblem } from './locate.js'
import type { Hit, Ranked } from './match.js'
import { outrank } from './outrank.js'
import type { Workspace } from './places.js'
import { listStepRules } from './prepared-rules.js'
import { listTablesOfSet } from './sets/index.js'
import { opensBlock } from './worth.js'

export type { Failure } from './failure.js'

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
  /** A problem of a tool without a set, where one of the named sets has its kind; failed tests of another tool are no lint. */
  const placeAnywhere = (): Envelope | null => {
    if (failure.timedOut) return null
    const findSet = (kind: ToolProblem['kind']) =>
      rules.find(({ use }) => use !== undefined && listKindsOfSet(use).includes(`external.build.${kind}`))
    const isOfTests = once(() => findProblems(read, listTablesOfSet('build')).some(({ kind }) => kind === 'test'))
    for (const problem of anyProblems()) {
      const declared = findSet(problem.kind)
      if (declared !== undefined && findSet('test') === undefined && isOfTests()) return null
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
  const setHits = once(() =>
    sortHits(
      findSetHits(
        rules.flatMap(({ use }) => (use === undefined ? [] : listStepRules(use))),
        read,
      ),
    ),
  )
  const foundBy = (by: SetName): readonly Found[] => {
    const toFound = (hit: Hit): Found => ({
      ...hit,
      envelope: () => {
        const made = createEnvelope({ kind: hit.rule.kind }, by, failure, toRuleMatch(hit))
        if (hit.rule.transient) return made
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
      },
    })
    const placeIn = (told: readonly Found[]): readonly Found[] => {
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
      return [{ rule: rankProblem(by, first, told[0]), lines: [], envelope }]
    }
    // A located problem outranks a line about the same problem; a message about a registry outranks both.
    const found = setHits()
      .filter(({ rule }) => rule.set === by)
      .map(toFound)
    const firm = found.filter(({ rule }) => !rule.around)
    const told = firm.filter(({ rule }) => !rule.kind.startsWith('external.build.'))
    const placed = told.length > 0 ? told : placeIn(firm)
    return (placed.length > 0 ? placed : firm.length > 0 ? firm : found).slice(0, 1)
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
  const [hit] = findSetHits(
    listStepRules('build').filter(({ kind, around }) => OTHER_FAILURES.has(kind) && !around),
    read,
  )
  return hit === undefined ? null : (hit.lines[0]?.text ?? hit.rule.kind)
}

/** Returns the places in an output that no rule knows, for the details of its error; without a set, those of workflow commands. */
export function findPlaces(rules: readonly ClassifyRule[], failure: Failure, workspace: Workspace | null): JsonObject {
  if (workspace === null) return {}
  const find = rules.some(({ use }) => use !== undefined) ? findAnyProblems : findCommandProblems
  return createPlacedDetails(failure, addAnyProblems([], find(readFailure(failure), workspace)), workspace)
}

/** Ranks a located problem like the line of its set. A place that no rule of `build` calls an error may belong to another failure. */
function rankProblem(set: SetName, { kind }: ToolProblem, told: Ranked | undefined): Ranked['rule'] {
  const consequence = set === 'build' && kind !== 'test'
  const plain = { around: false, consequence, transient: false, rank: 0, hint: false }
  return { ...plain, ...told?.rule, set, kind: `external.build.${kind}` }
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
