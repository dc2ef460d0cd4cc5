import type { GivenInputs } from '../config/inputs.js'
import type { Path } from '../config/model.js'
import type { Position } from '../core/finding.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RunOutcome } from '../core/outcome.js'

/** An error that a stub raises in place of a node. */
export interface StubError {
  readonly kind: string
  readonly message: string
  readonly details: JsonObject
  /** Typed wherever it occurs, as what a broken envelope file makes; else the engine decides as always. */
  readonly typed: boolean
}

/** What one run of a stubbed node does. */
export interface StubEntry {
  readonly path: Path
  /** Undefined when the entry gives none; beside an error it is the partial output. */
  readonly output: Json | undefined
  readonly error: StubError | null
  /** What an agent answered, as text, or the option of a gate. */
  readonly answer: string | null
}

/** An error that a scenario expects; what is not given is not looked at. */
export interface ExpectedError {
  readonly kind: string | null
  readonly message: string | null
  readonly node: string | null
  readonly details: JsonObject | null
}

/** What must hold when a scenario has run; null means that it is not checked. */
export interface Expectations {
  readonly outcome: RunOutcome | null
  readonly exitCode: number | null
  readonly path: readonly string[] | null
  readonly attempts: ReadonlyMap<string, number>
  readonly notRun: readonly string[]
  readonly waitedSeconds: number | null
  readonly output: Json | undefined
  readonly error: ExpectedError | null
  readonly errors: readonly ExpectedError[] | null
  readonly terminatedBy: string | null
}

export interface Scenario {
  readonly name: string
  /** Where it stands in its file: `['scenarios', 2]`. */
  readonly path: Path
  readonly position: Position
  readonly inputs: GivenInputs
  readonly stubs: ReadonlyMap<string, readonly StubEntry[]>
  readonly inject: readonly string[]
  readonly gates: JsonObject
  readonly real: readonly string[]
  readonly github: JsonObject | null
  readonly expect: Expectations
}

/** One file of scenarios, as far as it could be understood. */
export interface ScenarioFile {
  /** Absolute path. */
  readonly file: string
  readonly displayFile: string
  /** The workflow under test, as the file names it. */
  readonly workflow: string
  readonly scenarios: readonly Scenario[]
  at(path: Path): Position
  /** Position of the key that names a value. */
  keyAt(path: Path): Position
}
