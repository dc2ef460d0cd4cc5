import type { CompletionItem, CompletionItemKind } from 'vscode-languageserver/node'
import { type DetailField, describeFieldType } from './payloads.js'

export interface Proposal extends CompletionItem {
  readonly rank: number
  /** The text as YAML, if it is no text that may need quotes. */
  readonly insert?: string
  /** How many characters in front of the caret it replaces; by default the whole value or word. */
  readonly typed?: number
}

/** Lists the paths of files that a place may name, relative to the folder of the document. */
export type ListFiles = (sort: 'workflow' | 'part') => readonly string[]

/** Returns the place of a field in the list: required fields first, then optional ones, then those that other kinds have. */
function rankField(isExpected: boolean, isOptional: boolean): number {
  if (!isExpected) return 2
  return isOptional ? 1 : 0
}

export function toProposal({ name, kind: of, schema, isExpected }: DetailField, kind: CompletionItemKind): Proposal {
  const documentation = schema?.description ?? ''
  return {
    label: name,
    detail: schema === null ? `of ${of}` : `${describeFieldType(schema)}, of ${of}`,
    ...(documentation === '' ? {} : { documentation }),
    kind,
    rank: rankField(isExpected, schema?.required === false),
  }
}
