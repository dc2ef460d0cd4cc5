import { parseExpression, parseTemplate, plainReferences, type TemplateFiles } from '../../expressions/index.js'

/** How a text is read: as a template, as a template without comments (`run:`), or as a bare expression. */
export type TemplateForm = 'template' | 'run' | 'expression'

/** A name that a template reads, with the attributes that follow it. */
export interface Reference {
  readonly path: readonly string[]
  readonly line: number
  readonly column: number
  /** Undefined does no harm here: `is defined`, `default`, and the like. */
  readonly guarded: boolean
}

/** What a text reads, or why it cannot be read. */
export interface ParsedText {
  readonly references: readonly Reference[]
  readonly failure: {
    readonly message: string
    readonly file?: string
    readonly line: number
    readonly column: number
  } | null
}

/** `when` and `allow_if` are templates when they look like one, else bare expressions. */
export function conditionForm(source: string): TemplateForm {
  return /\{\{|\{%/.test(source) ? 'template' : 'expression'
}

const PLAIN: ParsedText = { references: [], failure: null }

export function parsed(source: string, form: TemplateForm, files?: TemplateFiles): ParsedText {
  if (form !== 'expression') {
    if (!source.includes('{')) return PLAIN
    const references = plainReferences(source)
    if (references !== null) return { references, failure: null }
  }
  const result =
    form === 'expression'
      ? parseExpression(source)
      : parseTemplate(source, { comments: form !== 'run', ...(files === undefined ? {} : { files }) })
  if (!result.ok) return { references: [], failure: result.error }
  return { references: result.value.references, failure: null }
}
