import { formatCount } from '../core/messages.js'
import type { ResultDocument } from '../core/report.js'
import { type RedriveReport, toRedriveResult } from '../run/redrive.js'
import type { RunRequest } from '../run/request.js'
import { markdownTable, tableCell } from '../text/markdown.js'
import { bareEnding, createMisuseEnding, remark, type StepEnding } from './ending.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import type { Fetched } from './resume-from.js'

const MAX_ROWS = 200

/** `command: redrive`: runs the dead letters of a run folder again. */
export async function redriveLetters(host: ActionHost, inputs: ActionInputs, request: RunRequest, fetched: Fetched) {
  const refuse = (problems: readonly string[]): StepEnding => createMisuseEnding(host, inputs, 'redrive', problems)
  if (fetched.status === 'fresh') return refuse(['there is no run whose dead letters could be run again'])
  const { redrive } = await import('../run/redrive.js')
  const done = await redrive({
    ...request,
    named: { file: request.file, fileAsGiven: request.fileAsGiven, isOnly: true },
    target: fetched.folder,
    only: null,
    dryRun: false,
  })
  if (!done.ok) return refuse(done.error)
  return redriveEnding(host, inputs, request, fetched.folder, done.value)
}

/** Ends a step that ran the dead letters of a folder. */
export function redriveEnding(
  host: ActionHost,
  inputs: ActionInputs,
  request: Pick<RunRequest, 'adapters' | 'fileAsGiven'>,
  folder: string,
  report: RedriveReport,
): StepEnding {
  const result = toRedriveResult(request, folder, report)
  host.commands.say(formatCounts(report))
  const annotations = result.errors.map(({ kind, message, node_id: node }) =>
    remark('error', `${kind} · ${node ?? ''}`, message, kind),
  )
  return {
    ...bareEnding(host, inputs, result),
    runDir: folder,
    annotations,
    page: renderRedrivePage(result, report),
    outputs: new Map([
      ['settled', String(report.settled)],
      ['remaining', String(report.remaining)],
    ]),
  }
}

function formatCounts({ settled, failed, remaining }: RedriveReport): string {
  return `${formatCount(settled, 'dead letter')} settled, ${failed} failed again, ${remaining} still open`
}

function renderRedrivePage({ success, workflow }: ResultDocument, report: RedriveReport): string {
  const rows = report.letters.slice(0, MAX_ROWS).map(({ node, item, kind, status, error }) => {
    const place = item === null ? node : `${node} [${item.key === '' ? item.index : item.key}]`
    const why = error === null ? '' : tableCell(`${error.kind}: ${error.message}`, 300)
    return [tableCell(place, 200), tableCell(kind, 200), status, why]
  })
  const hidden = report.letters.length - rows.length
  const note = hidden > 0 ? `${formatCount(hidden, 'more letter')} in dead-letter.jsonl.` : ''
  const table = rows.length === 0 ? [] : [markdownTable(['node', 'given up for', 'now', 'error'], rows, note)]
  const name = tableCell(workflow.name ?? workflow.file, 100)
  const heading = `## ${success ? '✅' : '🛑'} ${name}: dead letters`
  return `${[heading, `${formatCounts(report)}.`, ...table].join('\n\n')}\n`
}
