import type { CheckRequest } from '../config/check.js'
import type { ErrorContract } from '../config/contract/index.js'
import type { Finding, Remedy } from '../core/finding.js'
import { type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RunOutcome } from '../core/outcome.js'
import type { ScenarioSurroundings } from '../scenario/run.js'

/** A failure to try: `attempt` null means every attempt, 1 the first one only. */
export interface SimulatedFailure {
  /** A node, a member as `group.member`, or an item as `group[key]`. */
  readonly node: string
  readonly kind: string
  readonly attempt: number | null
  /** Details that were given; the others are assumed. */
  readonly details: JsonObject
  readonly message?: string
}

/** Values that replace what a simulation would assume. */
export interface Assumptions {
  /** Inputs as `-i` gives them: texts are converted to the declared type. */
  readonly inputs: JsonObject
  /** Values by `NODE.FIELD`, where FIELD may be a dotted path. */
  readonly outputs: ReadonlyMap<string, Json>
  readonly gates: GateAnswers
  /** Number of items of a list that a for_each reads and nobody gave. */
  readonly itemCount: number
}

/** A condition that read something assumed, and the way that was tried. */
export interface Choice {
  /** The test with the names of its values: `check.output.ok`. */
  readonly condition: string
  readonly value: boolean
}

/** An attempt of a path, or the wait before the next attempt; times are virtual seconds since the start. */
export interface PathStep {
  /** Node; inside of a group or a child with the places around it: `deploy[eu]`, `release > build`. */
  readonly node: string
  readonly type: string
  readonly visit: number
  readonly attempt: number
  readonly at_seconds: number
  readonly duration_seconds: number
  readonly status: 'completed' | 'failed' | 'routed' | 'terminated' | 'waiting'
  /** Kind of a failed attempt. */
  readonly kind: string | null
  /** Whether the failure is one of the question. */
  readonly simulated: boolean
  /** Action of the route that followed, in the words of `route_taken`: `to`, `end`, `retry`, `recover`, `halt`, ... */
  readonly action: string | null
  readonly to: string | null
  /** Row that decided: `routes[1]`, `error_routes[0]`. */
  readonly route: string | null
  /** Seconds until the next attempt, after a retry. */
  readonly wait_seconds: number | null
  /** Choices of the conditions that followed this attempt. */
  readonly choices: readonly Choice[]
}

/** A possible end of the run. Ways with equal ends share an ending. */
export interface Ending {
  readonly outcome: RunOutcome | 'unknown'
  /** Null for `unknown`. */
  readonly exit_code: number | null
  readonly terminated_by: string | null
  /** The error that ended the run. */
  readonly error: { readonly kind: string; readonly node: string; readonly message: string } | null
  /** Handler of the failure: a node, `retry`, `recover`, `halt`, `group`, `$end`; null if it was not handled. */
  readonly handled_by: string | null
  /** Node that the failure left unhandled, if it ended the run. */
  readonly escapes: string | null
  /** Virtual seconds at the end of the run. */
  readonly seconds: number
  readonly retries: number
  /** Choices of every way that leads here; an empty list in it is a way without choices. */
  readonly choices: readonly (readonly Choice[])[]
  /** Nodes of the root file in the order of their visits, as `expect.path`, of the first way. */
  readonly path: readonly string[]
  readonly steps: readonly PathStep[]
  /** Records that errors.jsonl would have. */
  readonly records: readonly JsonObject[]
  readonly output: Json
  /** Reason of an unknown ending, and the options that would help (`--output check.count=...`); null for a known one. */
  readonly unknown: { readonly reason: string; readonly help: readonly string[] } | null
}

/** Answer to a question: every ending that is possible. */
export interface Answer {
  readonly failures: readonly SimulatedFailure[]
  readonly endings: readonly Ending[]
  /** Whether there is a single ending, which depends on nothing that is assumed. */
  readonly certain: boolean
  /** Choices under which the failure happens, one list for each way; null if it happens on every way. */
  readonly met_if: readonly (readonly Choice[])[] | null
  /** Whether no way meets the failure. */
  readonly not_reached: boolean
  readonly ways: number
  /** Whether more ways exist than were tried. */
  readonly left_out: boolean
}

export interface TestReference {
  readonly file: string
  readonly line: number
  readonly name: string
}

export interface MatrixRow {
  readonly file: string
  readonly line: number
  readonly node: string
  /** Kinds of the row: one, or kinds of the engine whose ends are equal. */
  readonly kinds: readonly string[]
  readonly source: 'declared' | 'engine' | 'child' | 'classify' | 'fail_when'
  /** Failures that lead to the node, where only failures do: `check=external.git.drift@1`. */
  readonly after: readonly SimulatedFailure[]
  /** First attempt only; null if the time was up. */
  readonly once: Answer | null
  /** Every attempt. */
  readonly always: Answer | null
  /** Scenarios that raise one of the kinds at this node. */
  readonly tests: readonly TestReference[]
}

export interface Matrix {
  readonly schema_version: 1
  readonly file: string
  readonly workflow: string
  /** Endings without any failure. */
  readonly success: Answer
  readonly rows: readonly MatrixRow[]
  /** Rows that were not tried, and why. */
  readonly left_out: { readonly rows: number; readonly reason: string } | null
}

export interface MatrixFilters {
  readonly nodes: readonly string[]
  /** Kinds or prefixes, as `on_error` writes them. */
  readonly kinds: readonly string[]
  readonly untested: boolean
  /** Whether to look for the scenarios of each row; true without it. */
  readonly tests?: boolean
}

export const NO_FILTERS: MatrixFilters = { nodes: [], kinds: [], untested: false }

/** A valid file, ready to be asked; a new one is needed after an edit. */
export interface Simulation extends ScenarioSurroundings {
  readonly contract: ErrorContract
  /** Warnings of `validate`. */
  readonly findings: readonly Finding[]
}

/** An invalid file or question: findings of `validate`, or one line with its suggestion. */
export interface Refusal {
  readonly findings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
  readonly remedies: readonly Remedy[]
}

/** Where a file is read from instead of the disk: a commit. */
export type SimulatedTree = Required<Pick<CheckRequest, 'workspace' | 'shownFrom' | 'files'>>

export const NO_ASSUMPTIONS: Assumptions = { inputs: {}, outputs: new Map(), gates: NO_GATE_ANSWERS, itemCount: 2 }
