import path from 'node:path'
import { type Diagnosis, type DiagnosisInput, diagnose, formatVerdict, listLeftovers } from '../account/diagnosis.js'
import { listNextParts } from '../account/next-steps.js'
import { formatDuration } from '../core/duration.js'
import type { Tone } from '../core/event-fields.js'
import { formatCount, formatUnsaved } from '../core/messages.js'
import { type Block, type BlockLine, createName, listFact, toQuotedLines } from '../markup/blocks.js'
import { formatTextLine, renderTextBlocks, type TextLimits } from '../markup/text-blocks.js'
import { replaceShellWords, toPathWord } from '../text/shell-words.js'
import { toOneLine, withoutCommands } from '../text/terminal-text.js'
import { listErrorBlocks, listKindFact } from './error-blocks.js'
import { reportFile } from './report-files.js'
import * as run from './run-blocks.js'
import { listQuarantined, listTestCounts } from './test-blocks.js'

export interface ClosingLine {
  readonly tone: Tone
  readonly text: string
}

/** Size of the end of a log that programs read. */
const MAX_BYTES = 4000
/** Length of the timestamp that GitHub adds to each line. */
const STAMP_BYTES = 30
const NOT_UPLOADED = 'was not uploaded and is lost with its machine'

/** Limits of the parts; each next entry shows less, until the block fits. */
const AMOUNTS: readonly TextLimits[] = [
  { chars: 2000, code: 1000, lines: 20, entries: 5, command: 4000 },
  { chars: 1000, code: 300, lines: 12, entries: 5, command: 2000 },
  { chars: 600, code: 150, lines: 8, entries: 3, command: 1000 },
  { chars: 400, code: 0, lines: 5, entries: 2, command: 500 },
]
const LEAST: TextLimits = { chars: 200, code: 0, lines: 2, entries: 1, command: 300 }

/** A line in the tone of the end of the run. */
interface Head {
  readonly type: 'head'
  readonly tone: Tone
  readonly line: BlockLine
}

/** Renders the last lines of a run's log within 4 KiB: what happened, where, and what to do next. */
export function createClosingBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const pieces = listPieces({ ...input, graph: null, diagnosis: diagnose(input) })
  const stamp = input.github === null ? 0 : STAMP_BYTES
  const fitting = AMOUNTS.map((limits) => renderPieces(pieces, limits)).find(
    (lines) => lines.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1 + stamp, 0) <= MAX_BYTES,
  )
  return fitting ?? renderPieces(pieces, LEAST)
}

function renderPieces(pieces: readonly (Head | Block)[], limits: TextLimits): readonly ClosingLine[] {
  return pieces.flatMap((piece) => {
    const isHead = piece.type === 'head'
    const texts = isHead ? formatTextLine(piece.line, limits.chars) : renderTextBlocks([piece], limits)
    return texts.map((text) => ({ tone: isHead ? piece.tone : 'plain', text: withoutCommands(text) }))
  })
}

/** Renders the block for quiet mode: all of it for a failure; for a success, at most one line that needs attention. */
export function createQuietBlock(input: DiagnosisInput): readonly ClosingLine[] {
  const { result, github, runDir } = input
  const diagnosis = diagnose(input)
  if (!result.success) return createClosingBlock(input)
  if (diagnosis.verdict.tone !== 'good') return createClosingBlock(input).slice(-1)
  // On GitHub, escalations are delivered, and the verdict counts undelivered ones.
  const escalations = github === null ? result.escalations : []
  const left = listLeftovers({ ...result, escalations, warnings: [] })
  if (left.length === 0) return []
  const where = github === null && runDir !== null ? ` in ${runDir}` : ''
  const text = `! ${formatRunName(diagnosis)} ${diagnosis.verdict.words} and left ${left.join(', ')}${where}`
  return [{ tone: 'care', text: withoutCommands(text) }]
}

function listPieces(page: run.RunPage): readonly (Head | Block)[] {
  const { diagnosis, account } = page
  const { verdict, termination } = diagnosis
  const { tone } = verdict
  const name = formatRunName(diagnosis)
  const headline = `${name} ${formatVerdict(verdict, toOneLine)}`
  // Without an account nothing ran, so there is no duration.
  const end = `${headline}${account === null ? '' : ` after ${formatTook(page)}`}`
  const flawed: Head = { type: 'head', tone: 'care', line: `! ${headline}, in ${formatTook(page)}` }
  const isFlawed = verdict.flaws.length > 0
  switch (verdict.end) {
    case 'success':
    case 'valid':
      // The verdict is the last line; handled errors and leftovers come before it.
      return [
        ...listTestCounts(diagnosis),
        ...run.listHandled(page),
        ...run.listEscalations(page),
        ...run.listWarnings(page),
        ...listLeft(page),
        ...listReport(page),
        isFlawed
          ? flawed
          : { type: 'head', tone, line: `✓ ${headline}${verdict.handled > 0 ? ',' : ''} in ${formatTook(page)}` },
      ]
    case 'terminated-success':
    case 'terminated-failed': {
      const [status, word] =
        verdict.end === 'terminated-success' ? (['good', 'success'] as const) : (['bad', 'failed'] as const)
      const reason = { text: termination?.reason ?? '', look: 'lines' } as const
      return [
        { type: 'head', tone: status, line: [`■ Terminated (${word}): `, reason] },
        ...listFact('by', [createName(termination?.terminated_by ?? '')]),
        ...run.listHandled(page),
        ...listEnd(page),
        ...(isFlawed ? [flawed] : []),
      ]
    }
    case 'waiting': {
      const { length } = diagnosis.gates
      const awaited = length > 1 ? `${length} answers` : 'an answer'
      const line = `? ${name} is suspended and waits for ${awaited}`
      return [{ type: 'head', tone: 'care', line }, ...run.listGates(page), ...listEnd(page)]
    }
    case 'planned':
      return listPlan(page)
    case 'cancelled':
      return [{ type: 'head', tone: 'care', line: `■ ${end}` }, ...listEnd(page)]
    case 'failed':
    case 'halted':
    case 'invalid':
    case 'not-run':
      return [
        { type: 'head', tone: 'bad', line: `✗ ${end}` },
        ...listError(page),
        ...listKindFact(diagnosis),
        ...listTestCounts(diagnosis),
        ...listQuarantined(diagnosis),
        ...listEnd(page),
      ]
  }
}

function formatRunName({ workflow, part }: Diagnosis): string {
  return toOneLine(`${workflow}${part === '' ? '' : ` (${part})`}`)
}

function formatTook({ result, diagnosis: { hasNodes } }: run.RunPage): string {
  const { duration_ms: duration, nodes_executed: nodes } = result.execution
  return `${formatDuration(duration)}${hasNodes ? ` (${formatCount(nodes, 'node')})` : ''}`
}

function listError(page: run.RunPage): readonly Block[] {
  const { error } = page.diagnosis
  if (error === null) return []
  // Stdout may stand right above the block.
  const isRepeated = page.isShown === true && error.printed.stream === 'stdout'
  const shown = isRepeated ? { ...error, printed: { ...error.printed, text: '' } } : error
  return [{ type: 'text', line: '' }, ...listErrorBlocks(shown, page)]
}

function listReport({ account, runDir, github, artifactName }: run.RunPage): readonly Block[] {
  if (account === null || runDir === null) return []
  const { file } = reportFile('html')
  if (github === null) return listFact('report', [path.join(runDir, file)])
  return listFact('report', artifactName ? [[`${file} in the artifact `, { text: artifactName }]] : [])
}

/** Returns what a run that succeeded leaves to be looked at. */
function listLeft(page: run.RunPage): readonly Block[] {
  const { diagnosis, result, runDir, github } = page
  if (diagnosis.leftovers.length === 0 || runDir === null) return []
  const left = listFact('left', [diagnosis.leftovers.join(', ')])
  if (github === null)
    return [
      ...left,
      ...listFact('run folder', [runDir]),
      { type: 'commands', parts: [{ label: 'next', what: '', commands: result.next_commands }] },
    ]
  const isGone = diagnosis.next.isLost && result.dead_letters.length + result.escalations.length > 0
  return [...left, ...listFact('run folder', isGone ? [NOT_UPLOADED] : []), ...listAway(page)]
}

function listPlan(page: run.RunPage): readonly (Head | Block)[] {
  const { diagnosis, result } = page
  const { suspended } = result
  if (suspended?.waits_for !== 'shards') return []
  const { total, group, shards } = suspended
  const items = `${formatCount(total, 'item')} of ${toOneLine(group)}`
  const line = `? ${formatRunName(diagnosis)} is planned: ${items} over ${formatCount(shards, 'shard')}`
  const { next } = diagnosis
  const [first, last] = [next.resume.slice(0, shards === 0 ? 0 : 1), next.resume.slice(-1)]
  const more = shards > 1 && last[0] !== first[0] ? [`# and so on, up to ${shards}/${shards}`] : []
  const short = { ...diagnosis, next: { ...next, resume: [...first, ...more, ...last] } }
  return [{ type: 'head', tone: 'care', line }, ...listEnd({ ...page, diagnosis: short })]
}

/** Returns what follows after every end but a success: warnings, files, and what to do next. */
function listEnd(page: run.RunPage): readonly Block[] {
  const { result, diagnosis, github } = page
  const { checkpoint, dead_letters: letters, unseen_failures: unseen = 0 } = result
  // A row of its own says why the run cannot be resumed.
  const unsaved = checkpoint?.error === undefined ? null : formatUnsaved(checkpoint.error)
  const warnings = result.warnings.filter((warning) => warning !== unsaved)
  const lost = diagnosis.next.isLost ? [`${NOT_UPLOADED}: run it again to reproduce`] : []
  return [
    ...run.listWarnings({ ...page, result: { ...result, warnings } }),
    ...run.listEscalations(page),
    ...listFact('left', letters.length === 0 ? [] : [formatCount(letters.length, 'dead letter')]),
    ...(github === null ? listHere(page) : [...listFact('run folder', lost), ...listReport(page), ...listAway(page)]),
    ...listFact('not saved', toQuotedLines(unsaved, 1000)),
    ...listFact('unseen', unseen === 0 ? [] : [`${formatCount(unseen, 'command')} failed unseen before`]),
  ]
}

function listHere(page: run.RunPage): readonly Block[] {
  const { account, runDir, diagnosis, result, isLast } = page
  const folder = toPathWord(runDir ?? '')
  // `last` names the run folder.
  const toShort = (command: string): string =>
    isLast === true ? replaceShellWords(command, (word) => (word === folder ? 'last' : word)) : command
  const { errors_path: errorsPath = null, errors_write_error: problem = null } = account?.ending ?? {}
  const isRecorded = (account?.errors.recorded.length ?? 0) > 0
  const unwritten = problem === null ? null : `errors.jsonl could not be written: ${toOneLine(problem)}`
  const errors = errorsPath ?? unwritten ?? (isRecorded ? 'not written: there is no run folder' : null)
  const { next } = diagnosis
  const again = next.resume.length + next.explain.length === 0 ? ['again'] : []
  const parts = listNextParts(next, result).map((part) => ({ ...part, commands: part.commands.map(toShort) }))
  return [
    ...listFact('errors', errors === null ? [] : [errors]),
    ...listReport(page),
    ...listFact('run folder', runDir === null ? [] : [runDir]),
    {
      type: 'commands',
      parts: ['resume', 'redrive', 'explain', ...again].flatMap((name) => parts.filter(({ label }) => label === name)),
    },
  ]
}

/** Returns the commands for a reader on another machine, without labels. */
function listAway(page: run.RunPage): readonly Block[] {
  return run
    .listNext(page)
    .filter(({ type }) => type !== 'text')
    .map((block) =>
      block.type === 'commands' ? { ...block, parts: block.parts.map((part) => ({ ...part, label: '' })) } : block,
    )
}
