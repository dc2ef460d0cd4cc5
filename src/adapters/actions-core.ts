import { isUtf8 } from 'node:buffer'
import { appendFileSync, lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as core from '@actions/core'
import { errorMessage } from '../text/error-message.js'
import { missingEnds } from '../text/markdown-ends.js'
import { oneLine } from '../text/terminal-text.js'
import { endOpenLine, ForeignOutput } from './around-foreign-output.js'
import { promptWriter } from './prompt-writer.js'
import { closedOutputs } from './script-outputs.js'
import { standardStream } from './standard-streams.js'

/** Something for people to see on a file, or on the run. */
export interface RunnerAnnotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file: string | null
  readonly line?: number
  readonly endLine?: number
  readonly column?: number
}

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const
const MAX_SUMMARY_BYTES = 1024 * 1024

/** Commands to the runner in the log, by @actions/core, between the output of scripts. */
export class RunnerCommands extends ForeignOutput {
  constructor() {
    super(promptWriter(standardStream('stdout')))
  }

  group(title: string): void {
    this.interrupt(() => core.startGroup(title))
  }

  endGroup(): void {
    this.interrupt(core.endGroup)
  }

  /** The runner hides the value from now on, in every log of the job. */
  mask(value: string): void {
    if (value.trim() !== '') this.interrupt(() => core.setSecret(value))
  }

  annotate({ level, title, message, file, line, endLine, column }: RunnerAnnotation): void {
    const place =
      file === null
        ? {}
        : {
            file,
            ...(line === undefined ? {} : { startLine: line }),
            ...(endLine === undefined ? {} : { endLine }),
            ...(column === undefined ? {} : { startColumn: column }),
          }
    this.interrupt(() => ANNOTATE[level](message, { ...place, title }))
  }
}

/** An input as it was written, with its spaces. */
export function inputText(name: string): string {
  return core.getInput(name, { trimWhitespace: false })
}

/** Hands outputs to the runner; the answer says why that was not possible. */
export function setOutputs(outputs: ReadonlyMap<string, string>): string | null {
  return written('GITHUB_OUTPUT', (file) => {
    endOpenLine(file)
    for (const [name, value] of outputs) core.setOutput(name, value)
  })
}

/**
 * Ends what scripts left open in the file of outputs, and takes out what they wrote under names of our own; the answer says
 * what was done. The runner reads the file from its start and stops at the first thing that has no end.
 */
export function closeScriptOutputs(own: ReadonlySet<string>): readonly string[] {
  const notes: string[] = []
  const problem = written('GITHUB_OUTPUT', (file) => {
    if (makeRegular(file)) notes.push('scripts had replaced the file of outputs; it was made anew')
    const before = readFileSync(file)
    const { text, dropped, closed, unreadable } = closedOutputs(textOf(before), own, process.platform)
    if (dropped.length > 0)
      notes.push(`outputs that scripts wrote under names of the action were dropped: ${names(dropped)}`)
    if (closed.length > 0) notes.push(`outputs that scripts did not end were ended: ${names(closed)}`)
    if (unreadable > 0)
      notes.push(`${unreadable} lines that scripts wrote to the file of outputs are not outputs and were dropped`)
    // The runner believes a mark of another encoding at the start of the file, and would read ours as nonsense.
    if (notes.length > 0 || !isPlainUtf8(before)) writeFileSync(file, text)
  })
  return problem === null ? notes : []
}

/** A script may have removed the file, or put a folder, a link or a pipe in its place; true when it did. */
function makeRegular(file: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) return false
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, '')
  return true
}

function isPlainUtf8(bytes: Buffer): boolean {
  return isUtf8(bytes) && !(bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
}

/** Text in the encoding that the mark at its start tells. */
function textOf(bytes: Buffer): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

function names(list: readonly string[]): string {
  return list.map((name) => oneLine(name, 60)).join(', ')
}

/** What may still be written to the job summary of this step. */
export function summaryBudget(): number {
  const file = process.env['GITHUB_STEP_SUMMARY'] ?? ''
  return MAX_SUMMARY_BYTES - (file === '' ? 0 : sizeOf(file)) - 4
}

/** Appends to the job summary; the answer says why that was not possible. */
export async function appendSummary(markdown: string): Promise<string | null> {
  const problem = written('GITHUB_STEP_SUMMARY', (file) => {
    makeRegular(file)
    const before = readFileSync(file)
    const text = textOf(before)
    if (!isPlainUtf8(before)) writeFileSync(file, text)
    endOpenLine(file)
    // Code, a comment or a fold that a script left open would swallow our page.
    const ends = text === '' ? '' : missingEnds(text)
    if (ends !== '') appendFileSync(file, ends)
    core.summary.addRaw(sizeOf(file) === 0 ? markdown : `\n${markdown}`)
  })
  if (problem !== null) return problem
  try {
    await core.summary.write()
    return null
  } catch (error) {
    return errorMessage(error)
  } finally {
    core.summary.emptyBuffer()
  }
}

function written(variable: string, write: (file: string) => void): string | null {
  const file = process.env[variable] ?? ''
  if (file === '') return `${variable} is not set`
  try {
    write(file)
    return null
  } catch (error) {
    return errorMessage(error)
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}
