import { type Position, UNSEEN_FAILURE } from '../../core/finding.js'
import type { Workflow } from '../model.js'
import { unseenScripts } from '../typed-world.js'
import { listed, type Report, shown } from './report.js'

/** Scripts that may fail while the run stays green, because the file has nothing that would take an error: one warning names them. */
export function checkUnseen(workflow: Workflow, text: string, report: Report): void {
  const names = unseenScripts(workflow).map(({ step }) => shown(step.name))
  if (names.length === 0) return
  const whose = names.length === 1 ? 'its' : 'their'
  report.warning(
    UNSEEN_FAILURE,
    settingsOf(workflow, text),
    `A failure of ${listed(names)} would go unnoticed: nothing in this file takes errors, and nothing reads ${whose} exit_code.`,
    'add `strict_exit: true` under `workflow.runtime`, or an `on_error` route; `strict_exit: false` on a node says that its failure does not matter',
  )
}

/** Where what would help is to be written. Looked for in the text, because most files have no other finding and need no tree of places. */
function settingsOf({ displayFile: file }: Workflow, text: string): Position {
  const start = text.startsWith('workflow:') ? 0 : text.indexOf('\nworkflow:') + 1
  return { file, line: text.slice(0, start).split('\n').length, column: 1 }
}
