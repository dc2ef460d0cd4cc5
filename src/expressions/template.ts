import type { TemplateFiles } from './files.js'
import type { Reference } from './references.js'

/** A parsed text with holes; parsed once, rendered often. */
export interface Template {
  readonly source: string
  /** No tags at all: rendering gives the text itself. */
  readonly literal: boolean
  readonly references: readonly Reference[]
}

/** A parsed bare condition such as `exit_code == 0`. */
export interface Expression {
  readonly source: string
  readonly references: readonly Reference[]
}

export interface TemplateOptions {
  /** False: the mark `{#` is plain text, as scripts need it. */
  readonly comments?: boolean
  /** Other files that the template may use. */
  readonly files?: TemplateFiles
}
