import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import * as core from '@actions/core'
import { errorMessage } from '../text/error-message.js'
import { missingEnds } from '../text/markdown-ends.js'
import { oneLine } from '../text/terminal-text.js'
import { endOpenLine, ForeignOutput } from './around-foreign-output.js'
import { closedOutputs } from './script-outputs.js'

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
    super((text) => void process.stdout.write(text))
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
    const before = readFileSync(file, 'utf8')
    const { text, dropped, closed, unreadable } = closedOutputs(before, own)
    if (dropped.length > 0)
      notes.push(`outputs that scripts wrote under names of the action were dropped: ${names(dropped)}`)
    if (closed.length > 0) notes.push(`outputs that scripts did not end were ended: ${names(closed)}`)
    if (unreadable > 0)
      notes.push(`${unreadable} lines that scripts wrote to the file of outputs are not outputs and were dropped`)
    if (notes.length > 0) writeFileSync(file, text)
  })
  return problem === null ? notes : []
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
    endOpenLine(file)
    // Code, a comment or a fold that a script left open would swallow our page.
    const ends = sizeOf(file) === 0 ? '' : missingEnds(readFileSync(file, 'utf8'))
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
