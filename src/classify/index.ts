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
import {
  type Failure,
  findProblems,
  findSetHits,
  matchOwn,
  type PreparedFailure,
  readFailure,
  toRuleMatch,
} from './failure.js'
import type { ToolProblem } from './locate.js'
import type { Hit, Ranked } from './match.js'
import { outrank } from './outrank.js'
import type { Workspace } from './places.js'
import { listStepRules } from './prepared-rules.js'
import { listTablesOfSet } from './sets/index.js'
import { opensBlock } from './worth.js'

export type { Failure } from './failure.js'

type OwnRule = ClassifyRule & { readonly kind: string }

/** A turn of the search: a rule of the user, or adjacent ready-made sets. */
type Turn = { readonly own: OwnRule } | { readonly sets: readonly SetName[] }

/** What a set knows about a failure. The envelope is made only for the candidate that is chosen. */
type Candidate = Ranked & { readonly toEnvelope: () => Envelope }

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
  if (failure.exitCode === 0 && failure.signal === null && !failure.timedOut) return null
  const envelope = new StepClassifier(rules, failure, patterns, workspace).classify()
  if (envelope === null || !isExcused(envelope.kind)) return envelope
  return outrank(envelope, { rules, failure, patterns, workspace, isExcused })
}

/** A line that only counts problems. */
const COUNT = /^\W*\d+ (?:errors?|warnings?|problems?|hints?)\b/i

class StepClassifier {
  readonly #read: PreparedFailure
  readonly #sets: readonly SetName[]
  readonly #anyProblems: () => readonly ToolProblem[]
  readonly #setHits: () => readonly Hit[]

  constructor(
    readonly rules: readonly ClassifyRule[],
    readonly failure: Failure,
    readonly patterns: Pick<Patterns, 'compile'>,
    readonly workspace: Workspace | null,
  ) {
    this.#read = readFailure(failure)
    this.#sets = rules.flatMap(({ use }) => use ?? [])
    this.#anyProblems = once(() => (workspace === null ? [] : findAnyProblems(this.#read, workspace)))
    this.#setHits = once(() => sortHits(findSetHits(this.#sets.flatMap(listStepRules), this.#read)))
  }

  classify(): Envelope | null {
    const undecided: Candidate[] = []
    for (const turn of listTurns(this.rules)) {
      if ('own' in turn) {
        const envelope = this.#matchOwn(turn.own)
        if (envelope !== null) return envelope
      } else if (!this.failure.timedOut) {
        // Sets judge only programs that ended by themselves; a program that was killed at its timeout stays a timeout.
        const candidates = turn.sets.flatMap((set) => this.#findCandidate(set) ?? [])
        const chosen = choose(candidates, turn.sets)
        if (chosen !== null) return chosen.toEnvelope()
        appendAll(undecided, candidates)
      }
    }
    // Lines that only report a failure count last.
    return this.#placeAnywhere() ?? undecided[0]?.toEnvelope() ?? null
  }

  #matchOwn(rule: OwnRule): Envelope | null {
    const match = matchOwn(rule, this.#read, this.patterns)
    if (match === null) return null
    const envelope = createEnvelope(rule, 'rule', this.failure, match)
    const { places = [] } = match
    // A single place stands in `file` and `line` already.
    if (places.length < 2) return envelope
    return { ...envelope, details: { ...envelope.details, ...this.#createPlaces(places) } }
  }

  /** A located problem outranks a line about the same problem; a message about a registry outranks both. */
  #findCandidate(set: SetName): Candidate | null {
    const hits = this.#setHits().filter(({ rule }) => rule.set === set)
    const firm = hits.filter(({ rule }) => !rule.around)
    const ofRegistry = firm.find(({ rule }) => !rule.kind.startsWith('external.build.'))
    const [problem] = ofRegistry === undefined ? findProblems(this.#read, listTablesOfSet(set)) : []
    if (problem !== undefined)
      return { rule: rankProblem(set, problem, firm[0]), lines: [], toEnvelope: () => this.#locate(set, problem) }
    const hit = ofRegistry ?? firm[0] ?? hits[0]
    return hit === undefined ? null : { ...hit, toEnvelope: () => this.#describe(set, hit) }
  }

  #locate(set: SetName, problem: ToolProblem): Envelope {
    const problems = findProblems(this.#read, this.#sets.flatMap(listTablesOfSet))
    const all = addAnyProblems(problems, this.#anyProblems())
    return createLocatedEnvelope(set, this.failure, problem, all, this.workspace)
  }

  #describe(set: SetName, hit: Hit): Envelope {
    const envelope = createEnvelope({ kind: hit.rule.kind }, set, this.failure, toRuleMatch(hit))
    if (hit.rule.transient) return envelope
    // A tool may also name the place of the problem, such as a file of Terraform.
    const problems = addAnyProblems(findProblems(this.#read, listTablesOfSet(set)), this.#anyProblems())
    const first = problems.find(({ level }) => level === undefined) ?? problems[0]
    const { message } = envelope
    const isOfProblem =
      opensBlock(message) || COUNT.test(message) || problems.some((problem) => message.endsWith(problem.message))
    return {
      ...envelope,
      message: isOfProblem && first !== undefined ? first.message : message,
      details: { ...this.#createPlaces(problems), ...envelope.details },
    }
  }

  /** Finds a problem of a tool without a set whose kind one of the named sets has; failed tests of another tool are no lint. */
  #placeAnywhere(): Envelope | null {
    if (this.failure.timedOut) return null
    const findSet = (kind: ToolProblem['kind']) =>
      this.#sets.find((set) => listKindsOfSet(set).includes(`external.build.${kind}`))
    const isOfTests = once(() => findProblems(this.#read, listTablesOfSet('build')).some(({ kind }) => kind === 'test'))
    for (const problem of this.#anyProblems()) {
      const set = findSet(problem.kind)
      if (set !== undefined && findSet('test') === undefined && isOfTests()) return null
      if (problem.level !== undefined || set === undefined) continue
      const problems = addAnyProblems([], this.#anyProblems())
      return createLocatedEnvelope(set, this.failure, problem, problems, this.workspace)
    }
    return null
  }

  #createPlaces(problems: readonly ToolProblem[]): JsonObject {
    return createPlacedDetails(this.failure, problems, this.workspace)
  }
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
