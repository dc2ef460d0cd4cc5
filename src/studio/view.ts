import type { Finding } from '../core/finding.js'
import type { FieldSchema } from '../core/payload-schema.js'
import type { Answer, Ending, Matrix } from '../simulate/model.js'
import type { StudioQuestion } from './question.js'
import type { Stop, StudioPicture } from './trace.js'

/** A scenario of a file beside the workflow, with the result of its last run. */
export interface StudioScenario {
  readonly file: string
  readonly line: number
  readonly name: string
  /** Null for a scenario that runs real nodes: the studio runs no script. */
  readonly passed: boolean | null
  readonly failures: readonly string[]
  readonly stops: readonly Stop[]
  /** Both paths, by the names of nodes, if the scenario expects another one. */
  readonly paths: { readonly expected: readonly string[]; readonly actual: readonly string[] } | null
}

/** A workflow file as the studio has read it: everything that does not depend on the question. */
export interface StudioFile {
  readonly name: string
  /** The workflow itself, then its children. */
  readonly pictures: readonly StudioPicture[]
  /** Kinds that each node can raise, in the order of the contract. */
  readonly kinds: ReadonlyMap<string, readonly string[]>
  /** Names that questions use, by the names of members: `deploy.push` for `push`. */
  readonly labels: ReadonlyMap<string, string>
  /** Payloads by kind, for the form of details. */
  readonly payloads: ReadonlyMap<string, Readonly<Record<string, FieldSchema>>>
  readonly inputs: readonly { readonly name: string; readonly type: string; readonly fallback: string }[]
  readonly gates: readonly { readonly name: string; readonly options: readonly string[] }[]
  readonly hasItems: boolean
  /** Fields of outputs that can be assumed, as `NODE.FIELD`. */
  readonly readFields: readonly string[]
}

/** The test that "Save as test" would write. */
interface ProposedTest {
  readonly name: string
  readonly file: string
  readonly yaml: string
  /** Digest of the scenario file when the preview was made; saving is refused if it has changed since. */
  readonly before: string
}

export interface StudioView {
  /** The file as it was named on the command line. */
  readonly given: string
  /** The last state of the file that could be read; null before there was one. */
  readonly file: StudioFile | null
  /** Whether `file` is older than the text on disk, which has errors. */
  readonly isOld: boolean
  readonly findings: readonly Finding[]
  readonly scenarios: readonly StudioScenario[]
  readonly coverage: { readonly tested: number; readonly total: number } | null
  /** Null before every failure was tried. */
  readonly matrix: Matrix | null
  /** Whether scenarios and failures are still being tried: the page asks again, and gets the rest. */
  readonly isTrying: boolean
  readonly question: StudioQuestion
  readonly answer: Answer | null
  /** Why the question has no answer. */
  readonly refusals: readonly string[]
  /** Whether the test of the answer is still being prepared. */
  readonly isPreparing: boolean
  readonly test: ProposedTest | null
  /** Why the answer cannot be saved as a test. */
  readonly notSaved: string | null
  readonly revision: string
  readonly isFinal: boolean
}

export function toTone({ outcome }: Ending): 'ok' | 'bad' | 'info' | 'idle' {
  switch (outcome) {
    case 'success':
      return 'ok'
    case 'suspended':
      return 'info'
    case 'unknown':
      return 'idle'
    default:
      return 'bad'
  }
}

/** Returns the ending that the page shows; null without an answer. */
export function pickEnding({ answer, question }: StudioView): Ending | null {
  return answer?.endings[Math.min(question.ending, answer.endings.length - 1)] ?? null
}
