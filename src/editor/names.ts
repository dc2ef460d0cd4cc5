import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import { findKindNameProblem } from '../config/kind-uses.js'
import type { FileSort } from '../config/load/file-sorts.js'
import { listWorkflows } from '../config/model.js'
import { findNameProblem, listUses } from '../config/name-uses.js'
import { type Documents, toFile } from './documents.js'
import { findKindUses } from './kind-places.js'
import { findWord, getLine } from './place.js'
import { containsPosition, locate } from './ranges.js'

/** Finds and renames the nodes, kinds and fields of payloads that a caret names. */
export class Names {
  constructor(private readonly documents: Documents) {}

  #listUses(file: string, sort: FileSort) {
    const data = this.documents.parse(file)
    return (data === null ? [] : listUses(data, sort)).map((use) => {
      const source = this.documents.readText(path.resolve(path.parse(file).root, use.file))
      return { ...use, uri: source.uri, range: locate(source, use, use.name.length) }
    })
  }

  /** Returns all uses of the node that a caret names, in the workflow file that defines it and in the scenario files of that. */
  async #findUses(params: lsp.TextDocumentPositionParams) {
    const document = this.documents.find(params.textDocument.uri)
    const none = { all: [], own: undefined, names: [] }
    if (document === null) return none
    const { source, file, sort } = document
    const { line, character } = params.position
    const [start] = findWord(getLine(source, line), character)
    const own = this.#listUses(file, sort).findLast(({ uri, range }) => {
      const isInWord = range.start.character >= start && range.start.character <= character
      return uri === source.uri && range.start.line === line && (isInWord || containsPosition(range, params.position))
    })
    if (own === undefined) return none
    const { workflow } = await this.documents.analyze(document)
    const files = sort === 'workflow' || workflow === null ? [file] : listWorkflows(workflow).map((each) => each.file)
    for (const home of files) {
      const uses = this.#listUses(home, 'workflow')
      const names = uses.filter(({ isDefinition }) => isDefinition).map(({ name }) => name)
      if (!names.includes(own.name)) continue
      const scenarios = this.documents.listScenarioFiles(home).flatMap((each) => this.#listUses(each, 'scenarios'))
      return { own, names, all: [...uses, ...scenarios].filter(({ name }) => name === own.name) }
    }
    return none
  }

  async findRange(params: lsp.TextDocumentPositionParams): Promise<lsp.Range | null> {
    return ((await this.#findKind(params)) ?? (await this.#findUses(params))).own?.range ?? null
  }

  async #findKind({ textDocument: { uri }, position }: lsp.TextDocumentPositionParams) {
    const document = this.documents.open.get(uri)
    return document === undefined ? null : findKindUses(this.documents, document, position)
  }

  async list(params: lsp.TextDocumentPositionParams, wanted: 'all' | 'use' | 'definition') {
    const kind = await this.#findKind(params)
    const { all } = kind ?? (await this.#findUses(params))
    const isDefinition = (use: (typeof all)[number]): boolean =>
      'isDefinition' in use ? use.isDefinition : kind?.definitions.includes(use) === true
    const uses = all.filter((use) => wanted === 'all' || isDefinition(use) === (wanted === 'definition'))
    return uses.filter(({ name }) => name !== '').map(({ uri, range }) => ({ uri, range }))
  }

  async rename(params: lsp.TextDocumentPositionParams, newName: string) {
    const kind = await this.#findKind(params)
    const { all, problem } = kind === null ? await this.#renameNode(params, newName) : renameKind(kind, newName)
    const different = all.find(({ uri, range, name }) => this.#readRange(uri, range) !== name)
    const written =
      different === undefined
        ? null
        : `${different.name} is written in another way, or by an alias, in line ${different.line}`
    if (newName !== all[0]?.name && (problem ?? written) !== null)
      throw new lsp.ResponseError(lsp.ErrorCodes.InvalidParams, problem ?? written ?? '')
    const changes: Record<string, lsp.TextEdit[]> = {}
    for (const { uri, range } of all) changes[uri] = [...(changes[uri] ?? []), { range, newText: newName }]
    return { changes }
  }

  async #renameNode(params: lsp.TextDocumentPositionParams, newName: string) {
    const { all, own, names } = await this.#findUses(params)
    if (own === undefined)
      throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, 'there is no node, kind or field to rename here')
    return { all, problem: newName === own.name ? null : findNameProblem(newName, all, names) }
  }

  #readRange(uri: string, range: lsp.Range): string {
    const file = toFile(uri)
    return file === null ? '' : this.documents.readText(file).getText(range)
  }
}

function renameKind({ own, all, uses }: NonNullable<Awaited<ReturnType<typeof findKindUses>>>, newName: string) {
  const problem = newName === own.name ? null : findKindNameProblem(own, newName, uses)
  return { all: all.filter(({ name }) => name !== ''), problem }
}
