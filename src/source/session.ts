import { basename, dirname, resolve } from 'node:path'
import { didYouMean, type Finding, type Hint, type Path, type Position } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import type { Json } from '../core/json.js'
import { findNearest, quote } from '../core/messages.js'
import { err } from '../core/result.js'
import type { TemplateFile, TemplateFiles } from '../expressions/index.js'
import { appendAll } from '../text/lists.js'
import { normalizeNewlines } from '../text/terminal-text.js'
import { createFinding, type PatternUse } from './findings.js'
import { type Data, Locator, locateData, mapTexts, Source } from './values.js'
import {
  decode,
  diskReader,
  displayPath,
  isInside,
  type LoadOptions,
  MAX_FILE_BYTES,
  type ReadFailure,
  type SourceReader,
} from './workspace.js'
import { type Include, NOT_READ, readYaml } from './yaml.js'

const MAX_INCLUDES = 1000
const LONGEST_NAME = 500
const MAX_TEMPLATE_FILES = 100
const NEEDS_FILES = /\{%[-+]?\s*(?:include|import|from|extends|block)\b/
const FILE_NAMES = /\{%[-+]?\s*(?:include|import|from|extends)\s+(['"])(.{1,4096}?)\1/g
/** Matches a file name that is an expression, even if it begins with a text. */
const NAMED_BY_RUN =
  /\{%[-+]?\s*(?:include|import|from|extends)\s+(?!(['"])(?:(?!\1).)+\1\s*(?:[-+]?%\}|as\b|import\b|ignore\b|with(?:out)?\b))/
const MOST_LOOKED_AT = 1000

/** A value from the environment, inserted while loading. */
export interface Substitution {
  readonly variable: string
  readonly value: string
  readonly path: Path
}

export interface FileData {
  readonly source: Source
  readonly locator: Locator
  /** Data with `!file` inlined and variables unresolved, for hashes. */
  readonly raw: Data
  readonly data: Data
  readonly substitutions: readonly Substitution[]
  readonly templateFiles: ReadonlyMap<string, TemplateFiles>
  /** Paths of values with missing variables, which are not reported again as a wrong type. */
  readonly unresolved: ReadonlySet<string>
  /** Names the value at a path in messages, if the data is no file; by default its node and field do. */
  readonly nameValue?: (path: Path) => string
}

export function toPathKey(path: Path): string {
  return JSON.stringify(path)
}

/** Files that name no others: nothing is inlined. */
const NO_FILES: SourceReader = { read: () => err({ code: 'file-not-found' }), realpath: (file) => file }

/** Returns a session for one text that names no other files; `literal` leaves its variables as they are. */
export function createFreeSession(literal = false): LoadSession {
  return new LoadSession({ workspace: '/', env: {}, literal, reader: NO_FILES })
}

/** Returns data as that of a file, although no file holds it. */
export function createFileData(
  value: Json,
  toSource: (path: Path) => Source,
  nameValue: NonNullable<FileData['nameValue']>,
): FileData {
  const root = locateData(value, toSource)
  return {
    source: toSource([]),
    locator: new Locator(root),
    raw: locateData(value, toSource).data,
    data: root.data,
    substitutions: [],
    templateFiles: new Map(),
    unresolved: new Set(),
    nameValue,
  }
}

export class LoadSession {
  readonly findings: Finding[] = []
  unshown = 0
  readonly sources = new Map<string, string>()
  readonly patterns: PatternUse[] = []
  readonly reader: SourceReader
  readonly #templateFiles = new Map<string, TemplateFiles>()
  #includes = 0

  constructor(readonly options: LoadOptions) {
    this.reader = options.reader ?? diskReader
  }

  toShownPath(file: string): string {
    return displayPath(this.options.shownFrom ?? this.options.workspace, file)
  }

  report(at: Position, code: FindingCode, message: string, hint: Hint = null): void {
    this.findings.push(createFinding(at, code, message, hint))
  }

  read(file: string, at: Position, name: string): Source | null {
    const content = this.reader.read(file)
    const text = content.ok ? decode(content.value) : content
    if (!text.ok) {
      const isMissing = text.error.code === 'file-not-found'
      const near = isMissing
        ? findNearest(basename(file), this.reader.names?.(dirname(file)) ?? [], countTypos(basename(file)))
        : null
      const folder = name.slice(0, name.length - basename(file).length)
      const meant = near === null || !name.endsWith(basename(file)) ? near : `${folder}${near}`
      this.report(at, text.error.code, describeReadFailure(text.error, quote(name)), didYouMean(name, meant))
      return null
    }
    const source = new Source(file, this.toShownPath(file), text.value)
    this.sources.set(source.displayFile, text.value)
    return source
  }

  /** Returns the content of the file that a text names, or the text itself if there is no such file. */
  textOrFile(text: string, at: Position, from: string): string {
    if (text === '' || text.length > LONGEST_NAME || /[\n\0]/.test(text)) return text
    const file = this.reader.realpath(resolve(dirname(from), text))
    const content = this.reader.read(file)
    if (!content.ok && (content.error.code === 'file-not-found' || content.error.code === 'not-a-file')) return text
    if (!this.isInWorkspace(file, quote(text), at)) return ''
    return this.read(file, at, text)?.text ?? ''
  }

  /** Parses a file, inlines `!file` and resolves variables; null if it is not YAML. */
  load(source: Source): FileData | null {
    const root = readYaml(source, this.#include, this.findings)
    return root === null ? null : this.#resolve(source, new Locator(root), root.data)
  }

  readonly #include: Include = (path, at, from) => {
    const file = this.reader.realpath(resolve(dirname(from.file), path))
    if (!this.isInWorkspace(file, `\`!file ${path}\``, at)) return null
    if (++this.#includes === MAX_INCLUDES + 1)
      this.report(at, 'include-limit', `More than ${MAX_INCLUDES} files are inlined with \`!file\`.`)
    const source = this.#includes > MAX_INCLUDES ? null : this.read(file, at, path)
    if (source === null) return null
    if (/\.(ya?ml|json)$/i.test(file)) return { source, isText: false }
    const text = normalizeNewlines(source.text)
    const files = new Map<string, TemplateFile>()
    this.#collectTemplateFiles(text, dirname(file), at, files)
    // Templates are looked up by their text after variables are resolved.
    if (files.size > 0 || NEEDS_FILES.test(text)) this.#templateFiles.set(this.#resolveText(text), files)
    return { source: new Source(file, source.displayFile, text), isText: true }
  }

  #resolveText(text: string): string {
    return this.options.literal === true ? text : (substitute(text, this.options.env)?.text ?? text)
  }

  /** Reports whether a file lies in the workspace; adds a finding if not. */
  isInWorkspace(file: string, written: string, at: Position): boolean {
    const { workspace } = this.options
    if (isInside(workspace, file)) return true
    const suggestion = `files must lie in ${quote(workspace)}`
    this.report(at, 'outside-workspace', `${written} leads out of the workspace.`, suggestion)
    return false
  }

  /** Reads the files that a template uses, recursively; all names are relative to the folder of the template. */
  #collectTemplateFiles(text: string, folder: string, at: Position, files: Map<string, TemplateFile>): void {
    const written = [...text.matchAll(FILE_NAMES)].map(([, , name = '']) => name)
    const beside = NAMED_BY_RUN.test(text) ? this.#listTextFiles(folder) : []
    for (const name of [...written, ...beside]) {
      if (files.has(name) || files.size >= MAX_TEMPLATE_FILES) continue
      const file = this.reader.realpath(resolve(folder, name))
      if (!this.isInWorkspace(file, quote(name), at)) continue
      // A missing file is reported at the template that names it.
      const source = this.reader.read(file).ok ? this.read(file, at, name) : null
      if (source === null) continue
      const partial = this.#resolveText(normalizeNewlines(source.text))
      files.set(name, { file: source.displayFile, text: partial })
      this.#collectTemplateFiles(partial, folder, at, files)
    }
  }

  /** Returns the text files in and below a folder, nearest first, for templates whose file names are expressions. */
  #listTextFiles(folder: string): readonly string[] {
    const found: string[] = []
    const folders = ['']
    let looked = 0
    for (const inner of folders) {
      for (const entry of this.reader.names?.(resolve(folder, inner)) ?? []) {
        if (++looked > MOST_LOOKED_AT || found.length >= MAX_TEMPLATE_FILES) return found
        if (entry.startsWith('.') || entry === 'node_modules') continue
        const name = inner === '' ? entry : `${inner}/${entry}`
        const file = this.reader.realpath(resolve(folder, name))
        if (!isInside(this.options.workspace, file)) continue
        const content = this.reader.read(file)
        if (content.ok && decode(content.value).ok) found.push(name)
        else if (!content.ok && content.error.code === 'not-a-file') folders.push(name)
      }
    }
    return found
  }

  #resolve(source: Source, locator: Locator, raw: Data): FileData {
    const substitutions: Substitution[] = []
    const unresolved = new Set<string>()
    const text = (value: string, path: Path): string => {
      if (value === NOT_READ) unresolved.add(toPathKey(path))
      const result = this.options.literal === true || belongsToShell(path) ? null : substitute(value, this.options.env)
      if (result === null) return value
      appendAll(
        substitutions,
        result.uses.map((use) => ({ ...use, path })),
      )
      // A position is computed from the beginning of the text, so that many of them would take quadratic time.
      this.unshown += Math.max(0, result.missing.length - MAX_MISSING)
      for (const { variable, offset } of result.missing.slice(0, MAX_MISSING)) {
        const lines = value.slice(0, offset).split('\n')
        const at = locator.within(path, lines.length, (lines.at(-1) ?? '').length + 1)
        const hint = `set ${variable}, or give a default: \`\${${variable}:-default}\``
        const message = `The environment variable ${quote(variable)} is not set.`
        this.findings.push(
          createFinding(at, 'missing-variable', message, hint, isProviderKey(path) ? 'warning' : 'error'),
        )
      }
      const deep = 'The environment variables of this text name each other more than 10 deep.'
      if (result.tooDeep) this.report(locator.at(path), 'variable-cycle', deep)
      if (result.missing.length > 0 || result.tooDeep) unresolved.add(toPathKey(path))
      return result.missing.length > 0 && isProviderKey(path) ? value : result.text
    }
    const data = mapTexts(raw, [], text)
    return { source, locator, raw, data, substitutions, unresolved, templateFiles: this.#templateFiles }
  }
}

/** Reports whether a path is the key of a provider: it is needed only if the run reaches an agent, and the reference says which variable to set. */
function isProviderKey(path: Path): boolean {
  return path.at(-1) === 'api_key' && path.at(-2) === 'provider'
}

/** Reports whether a path is the `run:` of a node, in which `${X}` belongs to the shell. */
function belongsToShell(path: Path): boolean {
  if (path.at(-1) !== 'run') return false
  if (path.length === 3) return path[0] === 'agents' || path[0] === 'nodes'
  return path.length === 4 && path[0] === 'for_each' && path[2] === 'agent'
}

/** Returns how many letters of a file name may differ from that of a file which is meant; the extension says little. */
function countTypos(name: string): number {
  return Math.max(1, Math.min(3, Math.floor(name.replace(/\.\w+$/, '').length / 3)))
}

function describeReadFailure(failure: ReadFailure, name: string): string {
  if ('message' in failure) return `${name} cannot be read: ${failure.message}.`
  if (failure.code === 'file-not-found') return `There is no file ${name}.`
  if (failure.code === 'not-a-file') return `${name} is not a file.`
  return `${name} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB.`
}

const MAX_DEPTH = 10
/** Maximum number of missing variables of a text that get a finding; the rest is counted. */
const MAX_MISSING = 200
/** Maximum length of a default. */
const MAX_DEFAULT = 10_000
const REFERENCE = /\$\{(?:([A-Za-z_][A-Za-z0-9_]*)\}|([^{}:\s]+):-)/y
const SECRET_NAME = /token|secret|passw|auth|credential|bearer|api_?key|private/i

/**
 * Resolves `${VAR}` and `${VAR:-default}`; anything else with a dollar sign belongs to a shell and stays. A value may
 * name further variables, as upstream allows, but never one that looks like a secret: values can come from
 * untrusted authors (a branch, a title), and must not choose what is read.
 */
function substitute(text: string, env: LoadOptions['env']) {
  if (!text.includes('${')) return null
  const uses: { variable: string; value: string }[] = []
  const missing: { variable: string; offset: number }[] = []
  let tooDeep = false

  const resolveVariables = (input: string, depth: number, fromValue: boolean): string => {
    if (depth > MAX_DEPTH) {
      tooDeep = true
      return input
    }
    let output = ''
    let at = 0
    const closings = findClosings(input)
    for (let start = input.indexOf('${'); start !== -1; start = input.indexOf('${', at)) {
      const { variable, fallback, end } = parseReferenceAt(input, start, closings)
      const value = variable === null ? undefined : env[variable]
      output += input.slice(at, start)
      at = end
      if (variable === null || (fromValue && (value === undefined || SECRET_NAME.test(variable)))) {
        output += input.slice(start, end)
      } else if (value !== undefined) {
        uses.push({ variable, value })
        output += resolveVariables(value, depth + 1, true)
      } else if (fallback !== null) output += resolveVariables(fallback, depth + 1, fromValue)
      else missing.push({ variable, offset: depth === 0 ? start : 0 })
    }
    return output + input.slice(at)
  }

  return { text: resolveVariables(text, 0, false), uses, missing, tooDeep }
}

/** Returns the closing brace of each `${`, in one pass, so that a text of unclosed references takes linear time. */
function findClosings(text: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>()
  const open: number[] = []
  for (const { 0: found, index } of text.matchAll(/\$\{|\}/g)) {
    if (found === '${') open.push(index)
    else closings.set(open.pop() ?? -1, index)
  }
  return closings
}

function parseReferenceAt(text: string, start: number, closings: ReadonlyMap<number, number>) {
  REFERENCE.lastIndex = start
  const [, plain, variable = null] = REFERENCE.exec(text) ?? []
  const from = REFERENCE.lastIndex
  if (plain !== undefined) return { variable: plain, fallback: null, end: from }
  const end = closings.get(start) ?? -1
  if (variable === null || end < from || end - from >= MAX_DEFAULT)
    return { variable: null, fallback: null, end: start + 2 }
  return { variable, fallback: text.slice(from, end), end: end + 1 }
}
