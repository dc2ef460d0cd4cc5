import type { RunAccount } from '../account/run-account.js'
import { allWorkflows, type RouteDefinition, type Workflow } from '../config/model.js'
import { siteRoutes, sitesOf } from '../config/sites.js'
import type { Position } from '../core/finding.js'
import { patternsOf } from '../core/kinds.js'

/** One error route of a file. */
export interface ErrorRoute extends Position {
  /** `deploy routes[1] on external.git.drift`, `error_routes[0] on *` */
  readonly label: string
}

export interface Coverage {
  readonly total: number
  readonly taken: number
  readonly notTaken: readonly ErrorRoute[]
}

/** Gathers over all scenarios which error routes were taken. */
export class RouteCoverage {
  readonly #routes = new Map<string, ErrorRoute>()
  readonly #taken = new Set<string>()

  /** Makes the routes of a workflow and of its children known. */
  add(root: Workflow): void {
    for (const workflow of allWorkflows(root)) {
      for (const site of sitesOf(workflow)) {
        const rows = siteRoutes(site)
        for (const [index, route] of rows.entries())
          this.#know(workflow, site.step.name, 'routes', index, route, workflow.at([...site.path, 'routes', index]))
      }
      for (const [index, route] of (workflow.settings.error_routes ?? []).entries())
        this.#know(workflow, '', 'error_routes', index, route, workflow.at(['workflow', 'error_routes', index]))
    }
  }

  #know(workflow: Workflow, node: string, table: string, index: number, route: RouteDefinition, at: Position): void {
    if (route.on_error === undefined) return
    const row = `${table}[${index}]`
    const label = `${node === '' ? '' : `${node} `}${row} on ${patternsOf(route.on_error).join(', ')}`
    this.#routes.set(rowKey(workflow.displayFile, node, row), {
      file: at.file,
      line: at.line,
      column: at.column,
      label,
    })
  }

  /** Counts what one run took. */
  count({ walk }: RunAccount): void {
    for (const { file, node, row } of walk.errorRows()) this.#taken.add(rowKey(file, node, row))
  }

  get summary(): Coverage {
    const notTaken = [...this.#routes].filter(([key]) => !this.#taken.has(key)).map(([, route]) => route)
    return { total: this.#routes.size, taken: this.#routes.size - notTaken.length, notTaken }
  }
}

function rowKey(file: string, node: string, row: string): string {
  return `${file}\n${node}\n${row}`
}
