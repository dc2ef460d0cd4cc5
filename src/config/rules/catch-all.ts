import type { Position } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { STEP_TYPES } from '../../core/step-types.js'
import { END, isGroup, type Site, type Workflow } from '../model.js'
import { listTemplates } from '../templates.js'
import type { FileFacts, Report } from './facts.js'

export const CATCH_ALL_RULES = [checkCatchAlls, checkGreenCatchAlls]

const KIND = 'internal.template_error'

/** Warns if an error route for everything would also handle a mistake in the author's own template. */
function checkCatchAlls(file: FileFacts, report: Report): void {
  const { workflow } = file
  const warned = new Set<Site>()
  for (const { site, scope, parsed } of listTemplates(workflow)) {
    const read = parsed.references.find(
      ({ guarded, path }) => !guarded && site !== null && !isCertainRead(workflow, site.step.name, path),
    )
    if (site === null || scope !== 'node' || read === undefined || warned.has(site)) continue
    warned.add(site)
    const caught = findCatchAll(file, site)
    if (caught === null) continue
    const { path, target, effect } = caught
    const name = read.path.join('.')
    const there = effect === target ? quote(target) : `${quote(target)} and on to ${quote(effect)}`
    const message = `This route handles everything, also a mistake in a template: ${quote(site.label)} reads ${quote(name)}, and where that is missing the run goes to ${there}.`
    const hint = `put \`- { on_error: ${KIND}, propagate: true }\` before it, name the kinds that it is for, or write \`${name} | default('')\``
    report.add('catch-all-takes-template-error', [...path, 'on_error'], message, hint)
  }
}

/** Warns of routes that handle every error and after which the run still succeeds. */
function checkGreenCatchAlls({ workflow, contract }: FileFacts, report: Report): void {
  const { displayFile } = workflow
  const toPositionKey = ({ line, column }: Position): string => `${line}:${column}`
  const green = new Set(contract.may_pass.filter(({ file }) => file === displayFile).map(toPositionKey))
  const routes = [contract.errorRoutes, ...contract.nodes.map(({ handlers }) => handlers)].flat()
  for (const handler of routes) {
    const { action, target, when, patterns } = handler
    if (when !== null || !patterns.includes('*') || !green.has(toPositionKey(handler))) continue
    const end =
      action === 'to' && target !== END
        ? `${quote(target ?? '')} can end the run as a success`
        : 'the run goes on as a success'
    const message = `This route takes every error, also those that nobody has thought of, and ${end}.`
    const hint =
      'name the kinds that may pass; to tell somebody and still fail, lead the handler to a `terminate` with `status: failed`, use `halt`, or raise in the handler'
    report.add('catch-all-ends-green', handler, message, hint)
  }
}

/** Returns the catch-all route that would handle a template error of this step and has an outside effect, or null. */
function findCatchAll(file: FileFacts, { label, path, group, inFinally }: Site) {
  const raised = file.nodes.get(label)?.raises.find(({ kind }) => kind === KIND)
  if (group !== null || inFinally || raised === undefined) return null
  // A condition may exclude template errors on purpose, and a retry passes the error on in the end.
  const handler = raised.handledBy.find(({ when, retry }) => when === null && retry === null)
  if (handler?.action !== 'to' || handler.target === null || !handler.patterns.includes('*')) return null
  const effect = findEffectBehind(file, handler.target)
  const routes = handler.scope === 'node' ? [...path, 'routes'] : ['workflow', 'error_routes']
  return effect === null ? null : { path: [...routes, handler.index], target: handler.target, effect }
}

/** Returns the first step with an outside effect that is reachable without asking a human, or null. */
function findEffectBehind({ workflow, graph }: FileFacts, target: string): string | null {
  const open = new Set([target])
  for (const name of open) {
    const step = workflow.steps.get(name)
    if (step === undefined) continue
    const { does } = STEP_TYPES[step.type]
    if (does === 'work' || does === 'hold') return name
    if (does === 'ask') continue
    for (const { to, via } of graph.edges.get(name) ?? []) if (via === 'success') open.add(to)
  }
  return null
}

/** Fields that the engine adds to the output of scripts, waits, agents and gates. */
const ENGINE_FIELDS = new Set([
  ...['stdout', 'stderr', 'exit_code', 'waited_seconds', 'result', 'selected', 'additional_input'],
])
const GROUP_FIELDS = new Set(['outputs', 'errors', 'results', 'count', 'type'])

/** Reports whether a path has a value after the previous steps; true if the file does not tell. */
function isCertainRead(workflow: Workflow, reader: string, path: readonly string[]): boolean {
  const [root = '', part, field, ...deeper] = path
  const isShort = deeper.length === 0
  if (root === 'workflow' && part === 'input' && field !== undefined)
    return isShort && Object.hasOwn(workflow.settings.input ?? {}, field)
  if (root === 'github') return part !== 'event' || field === undefined
  const step = workflow.steps.get(root)
  // Names of loops, the engine and the template itself always have a value.
  if (step === undefined || part === undefined || part === 'error') return true
  if (root === reader) return false
  if (isGroup(step)) return GROUP_FIELDS.has(part) && field === undefined
  if (field === undefined) return true
  // Required fields of the output schema are checked when the node ends.
  const promised = 'output' in step && step.output !== undefined ? step.output[field] : undefined
  if (promised !== undefined && promised.required !== false) return true
  const made = step.type === 'set' ? step.values : null
  const returned = step.type === 'workflow' ? workflow.children.get(step.workflow)?.output : null
  return isShort && (ENGINE_FIELDS.has(field) || Object.hasOwn(made ?? returned ?? {}, field))
}
