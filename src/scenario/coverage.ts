import type { RouteDefinition, Workflow } from '../config/model.js'
import { siteRoutes, sitesOf } from '../config/sites.js'
import type { StampedEvent } from '../core/events.js'
import type { Position } from '../core/finding.js'
import { patternsOf } from '../core/kinds.js'
import { runKey, runsAround } from '../core/place.js'
import { allWorkflows } from '../run/workflow-graph.js'

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
    this.#routes.set(routeKey(workflow.displayFile, node, row), {
      file: at.file,
      line: at.line,
      column: at.column,
      label,
    })
  }

  /** Counts what one run of the root took. */
  count(root: Workflow, events: readonly StampedEvent[]): void {
    const files = new Map([['', root.displayFile]])
    for (const event of events) {
      if (event.type === 'subworkflow_started') files.set(runKey(event), event.file)
      const taken = event.type === 'node_retry_scheduled' || (event.type === 'route_taken' && event.kind !== null)
      if (!taken || event.route === '') continue
      const node = event.route.startsWith('error_routes') ? '' : event.node
      this.#taken.add(routeKey(fileOf(files, event.scope), node, event.route))
    }
  }

  get summary(): Coverage {
    const notTaken = [...this.#routes].filter(([key]) => !this.#taken.has(key)).map(([, route]) => route)
    return { total: this.#routes.size, taken: this.#routes.size - notTaken.length, notTaken }
  }
}

function routeKey(file: string, node: string, row: string): string {
  return `${file}\n${node}\n${row}`
}

/** The file whose nodes run in a scope: that of the innermost child around it, because groups open scopes too. */
function fileOf(files: ReadonlyMap<string, string>, scope: string): string {
  for (const run of runsAround(scope)) {
    const file = files.get(runKey(run))
    if (file !== undefined) return file
  }
  return files.get('') ?? ''
}
