import path from 'node:path'
import * as lsp from 'vscode-languageserver/node'
import type { FileSort } from '../config/load/file-sorts.js'
import { collectSites, listWorkflows } from '../config/model.js'
import { type Documents, toFile } from './documents.js'
import { findKindUses } from './kind-places.js'
import { findKindNameProblem } from './kind-uses.js'
import { findNameProblem, listUses } from './name-uses.js'
import { findWord, getLine } from './place.js'
import { containsPosition, locate } from './ranges.js'

/** Finds and renames the nodes, kinds and fields of payloads that a caret names. */
export class UseFinder {
  constructor(private readonly documents: Documents) {}

  /** `caller` is the workflow whose scenarios a scenario file has. */
  #listUses(file: string, sort: FileSort, caller: string | null = null) {
    const data = this.documents.parse(file)
    return (data === null ? [] : listUses(data, sort)).map((use) => {
      const source = this.documents.readText(path.resolve(path.parse(file).root, use.file))
      return { ...use, uri: source.uri, range: locate(source, use, use.name.length), caller }
    })
  }

  /** Returns all uses of the node that a caret names, in the workflow file that defines it and in the scenario files of that. */
  async #findUses(params: lsp.TextDocumentPositionParams) {
    const document = this.documents.find(params.textDocument.uri)
    const none = { all: [], atCaret: undefined, names: [] }
    if (document === null) return none
    const { source, file, sort, home } = document
    const { line, character } = params.position
    const [start] = findWord(getLine(source, line), character)
    const atCaret = this.#listUses(home?.file ?? file, sort).findLast(({ uri, range }) => {
      const isInWord = range.start.character >= start && range.start.character <= character
      return uri === source.uri && range.start.line === line && (isInWord || containsPosition(range, params.position))
    })
    if (atCaret === undefined) return none
    const { workflow } = await this.documents.analyze(document)
    const whole = home?.file ?? file
    const files = sort === 'workflow' || workflow === null ? [whole] : listWorkflows(workflow).map((each) => each.file)
    for (const defining of files) {
      const uses = this.#listUses(defining, 'workflow')
      const names = uses.filter(({ isDefinition }) => isDefinition).map(({ name }) => name)
      if (!names.includes(atCaret.name)) continue
      const callers = this.documents.listCallers(defining)
      const scenarios = callers.flatMap((caller) =>
        this.documents.listScenarioFiles(caller).flatMap((each) => this.#listUses(each, 'scenarios', caller)),
      )
      return { atCaret, names, all: [...uses, ...scenarios].filter(({ name }) => name === atCaret.name) }
    }
    return none
  }

  /** Returns why scenarios could not tell nodes apart that have one of these names; null if they can. */
  async #findSharedName(callers: ReadonlySet<string>, names: readonly string[]): Promise<string | null> {
    for (const caller of callers) {
      const workflow = await this.documents.readWorkflow(caller)
      const files = workflow === null ? [] : listWorkflows(workflow)
      const defining = files.filter((each) => collectSites(each).some(({ step }) => names.includes(step.name)))
      if (defining.length > 1)
        return `in scenarios of ${path.basename(caller)} the name would stand for nodes of ${defining.map((each) => path.basename(each.file)).join(' and ')}`
    }
    return null
  }

  async findRange(params: lsp.TextDocumentPositionParams): Promise<lsp.Range | null> {
    return ((await this.#findKind(params)) ?? (await this.#findUses(params))).atCaret?.range ?? null
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
    const { all, atCaret, names } = await this.#findUses(params)
    if (atCaret === undefined)
      throw new lsp.ResponseError(lsp.LSPErrorCodes.RequestFailed, 'there is no node, kind or field to rename here')
    if (newName === atCaret.name) return { all, problem: null }
    const callers = new Set(all.flatMap(({ caller }) => caller ?? []))
    const problem =
      findNameProblem(newName, all, names) ?? (await this.#findSharedName(callers, [atCaret.name, newName]))
    return { all, problem }
  }

  #readRange(uri: string, range: lsp.Range): string {
    const file = toFile(uri)
    return file === null ? '' : this.documents.readText(file).getText(range)
  }
}

function renameKind({ atCaret, all, uses }: NonNullable<Awaited<ReturnType<typeof findKindUses>>>, newName: string) {
  const problem = newName === atCaret.name ? null : findKindNameProblem(atCaret, newName, uses)
  return { all: all.filter(({ name }) => name !== ''), problem }
}
