import { UNSEEN_FAILURE } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { unseenScripts } from '../error-mode.js'
import type { Workflow } from '../model.js'
import type { Report } from './report.js'

/** Scripts that may fail while the run stays green, because the file turns `strict_exit` off. */
export function checkUnseen(workflow: Workflow, report: Report): void {
  for (const { step, path } of unseenScripts(workflow)) {
    report.warning(
      UNSEEN_FAILURE,
      [...path, 'name'],
      `A failure of ${quote(step.name)} would go unnoticed: the file turns strict_exit off, and nothing reads its exit_code.`,
      'remove `strict_exit: false` under `workflow.runtime`, or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter',
    )
  }
}
