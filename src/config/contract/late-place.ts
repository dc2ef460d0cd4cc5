import type { Position } from '../../core/finding.js'
import type { Path, Workflow } from '../model.js'

/** Something that stands in a file. Its place is looked up when it is asked for: most contracts are checked and never shown. */
export abstract class LatePlace implements Position {
  readonly #workflow: Workflow
  readonly #base: Path
  readonly #index: number | null
  #place: Position | null = null

  /** It stands at the path, or is the entry with this index of the list that does. */
  constructor(workflow: Workflow, base: Path, index: number | null = null) {
    this.#workflow = workflow
    this.#base = base
    this.#index = index
  }

  get #found(): Position {
    this.#place ??= this.#workflow.at(this.#index === null ? this.#base : [...this.#base, this.#index])
    return this.#place
  }

  get file(): string {
    return this.#found.file
  }

  get line(): number {
    return this.#found.line
  }

  get column(): number {
    return this.#found.column
  }

  /** Its own fields behind the place. */
  toJSON(): object {
    const { file, line, column } = this.#found
    return Object.assign({ file, line, column }, this)
  }
}
