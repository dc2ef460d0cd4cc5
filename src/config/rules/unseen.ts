import { UNSEEN_FAILURE } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import type { Workflow } from '../model.js'
import { unseenScripts } from '../typed-world.js'
import type { Report } from './report.js'

/** Scripts that may fail while the run stays green, because the file has nothing that would take an error. */
export function checkUnseen(workflow: Workflow, report: Report): void {
  for (const { step, path } of unseenScripts(workflow)) {
    report.warning(
      UNSEEN_FAILURE,
      [...path, 'name'],
      `A failure of ${quote(step.name)} would go unnoticed: nothing in this file takes errors, and nothing reads its exit_code.`,
      'add `strict_exit: true` under `workflow.runtime`, or an `on_error` route; `strict_exit: false` on the node says that its failure does not matter',
    )
  }
}
