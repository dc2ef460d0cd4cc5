import { isUtf8 } from 'node:buffer'
import { appendFileSync, lstatSync, statSync, writeFileSync } from 'node:fs'
import * as core from '@actions/core'
import { readRegularFile } from '../core/regular-file.js'
import { tryAction, tryOr } from '../core/result.js'
import { decodeText } from '../text/bytes.js'
import { errorMessage } from '../text/error-message.js'
import { appendAll } from '../text/lists.js'
import { findMissingEnds } from '../text/markdown.js'
import { toOneLine } from '../text/terminal-text.js'
import { endsOpen } from './file-store.js'

const MAX_SUMMARY_BYTES = 1024 * 1024

export function setOutputs(outputs: ReadonlyMap<string, string>): string | null {
  return writeRunnerFile('GITHUB_OUTPUT', (file) => {
    endOpenLine(file)
    for (const [name, value] of outputs) core.setOutput(name, value)
  })
}

/** Closes entries that scripts left open, at which the runner would stop, and drops entries with names of the action. Returns notes about the changes. */
export function closeScriptOutputs(actionOutputs: ReadonlySet<string>): readonly string[] {
  const notes: string[] = []
  const problem = writeRunnerFile('GITHUB_OUTPUT', (file) => {
    if (createIfMissing(file)) notes.push('scripts had removed the file of outputs; it was made anew')
    const content = readRegularFile(file)
    const { text, dropped, closed, unreadable } = closeOutputs(
      decodeText(content, false),
      actionOutputs,
      process.platform,
    )
    if (dropped.length > 0)
      notes.push(`outputs that scripts wrote under names of the action were dropped: ${formatNames(dropped)}`)
    if (closed.length > 0) notes.push(`outputs that scripts did not end were ended: ${formatNames(closed)}`)
    if (unreadable > 0)
      notes.push(`${unreadable} lines that scripts wrote to the file of outputs are not outputs and were dropped`)
    // The runner obeys a byte order mark at the start of the file, and would misread the action's UTF-8.
    if (notes.length > 0 || !isPlainUtf8(content)) writeFileSync(file, text)
  })
  return problem === null ? notes : []
}

function createIfMissing(file: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) return false
  writeFileSync(file, '')
  return true
}

function isPlainUtf8(bytes: Buffer): boolean {
  return isUtf8(bytes) && !(bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
}

function formatNames(list: readonly string[]): string {
  return list.map((name) => toOneLine(name, 60)).join(', ')
}

/** Returns how many bytes may still be written to the job summary of this step. */
export function computeSummaryBudget(): number {
  const file = process.env['GITHUB_STEP_SUMMARY'] ?? ''
  return MAX_SUMMARY_BYTES - (file === '' ? 0 : readFileSize(file)) - 4
}

export async function appendSummary(markdown: string): Promise<string | null> {
  const problem = writeRunnerFile('GITHUB_STEP_SUMMARY', (file) => {
    createIfMissing(file)
    const content = readRegularFile(file)
    const text = decodeText(content, false)
    if (!isPlainUtf8(content)) writeFileSync(file, text)
    endOpenLine(file)
    // Code, a comment or a fold that a script left open would hide the page.
    const ends = text === '' ? '' : findMissingEnds(text)
    if (ends !== '') appendFileSync(file, ends)
    core.summary.addRaw(readFileSize(file) === 0 ? markdown : `\n${markdown}`)
  })
  if (problem !== null) return problem
  const failure = await core.summary.write().then(() => null, errorMessage)
  core.summary.emptyBuffer()
  return failure
}

/** Writes to a file of the runner. A folder, a link, a pipe or a device in its place is left alone: it may belong to anybody. */
function writeRunnerFile(variable: string, write: (file: string) => void): string | null {
  const file = process.env[variable] ?? ''
  if (file === '') return `${variable} is not set`
  const entry = tryOr(undefined, () => lstatSync(file, { throwIfNoEntry: false }))
  return entry === undefined || entry.isFile() ? tryAction(() => write(file)) : `${variable} is not a regular file`
}

function readFileSize(file: string): number {
  return tryOr(0, () => statSync(file).size)
}

function endOpenLine(file: string): void {
  if (endsOpen(file)) appendFileSync(file, '\n')
}

/** Reads `name=value`, or `name<<END`, lines, `END`, as the runner does: only on Windows a carriage return belongs to the end of a line. */
export function closeOutputs(text: string, actionOutputs: ReadonlySet<string>, platform: string) {
  const complete: string[] = []
  const dropped = new Set<string>()
  const closed: string[] = []
  let unreadable = 0
  const lines = text.split(platform === 'win32' ? /\r?\n/ : '\n')
  if (lines.at(-1) === '') lines.pop()
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const opening = parseOpening(line)
    if (opening === null) {
      unreadable += 1
      continue
    }
    const entry = [line]
    if (opening.end !== null) {
      const last = lines.indexOf(opening.end, index + 1)
      appendAll(entry, [...lines.slice(index + 1, last < 0 ? lines.length : last), opening.end])
      if (last < 0) closed.push(opening.name)
      index = last < 0 ? lines.length : last
    }
    if (actionOutputs.has(opening.name.toLowerCase())) dropped.add(opening.name)
    else appendAll(complete, entry)
  }
  return { text: complete.map((line) => `${line}\n`).join(''), dropped: [...dropped], closed, unreadable }
}

function parseOpening(line: string): { readonly name: string; readonly end: string | null } | null {
  const equals = line.indexOf('=')
  const heredoc = line.indexOf('<<')
  if (equals >= 0 && (heredoc < 0 || equals < heredoc))
    return equals === 0 ? null : { name: line.slice(0, equals), end: null }
  if (heredoc <= 0 || heredoc + 2 === line.length) return null
  return { name: line.slice(0, heredoc), end: line.slice(heredoc + 2) }
}
