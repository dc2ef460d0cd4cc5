import { findGuardInCommand, findGuardInName } from './guard.js'
import { findGivenPermission, isHarmlessAction } from './guard-table.js'
import type { JobNode } from './rerun-plan.js'
import type { FileStep } from './workflow-file.js'

/** Returns what guards a job by its workflow file; null if nothing does. */
export function findGuardInFile({ job, steps, permissions }: JobNode): string | null {
  if (job.environment !== null) return `environment: ${job.environment}`
  return (
    findGuardInName(job.id) ??
    (permissions === null ? null : findGivenPermission(permissions)) ??
    steps.map(findGuardInStep).find((guard) => guard !== null) ??
    null
  )
}

function findGuardInStep({ name, uses, run, inputs, isRead = false }: FileStep): string | null {
  const byName = name === null ? null : findGuardInName(name)
  if (byName !== null) return byName
  if (run !== null) return findGuardInScript(run)
  if (uses === null) return null
  if (isLocalAction(uses)) return findGuardInName(uses) ?? (isRead ? findGuardInInputs(inputs) : `uses: ${uses}`)
  if (!isHarmlessAction(uses, inputs)) return findGuardInName(`Run ${uses}`) ?? `uses: ${uses}`
  return findGuardInInputs(inputs)
}

function findGuardInInputs(inputs: FileStep['inputs']): string | null {
  const guards = Object.values(inputs).map(findGuardInScript)
  return guards.find((guard) => guard !== null) ?? null
}

/** Reports whether `uses` of a step names a folder of the checkout. */
export function isLocalAction(uses: string): boolean {
  return uses.startsWith('./') || uses === '.'
}

/** Returns the guarded command in a script; a line that ends in a backslash goes on. */
function findGuardInScript(script: string): string | null {
  const lines = script.replaceAll(/[\\`]\r?\n/g, ' ').split('\n')
  return lines.map((line) => findGuardInCommand(line)).find((guard) => guard !== null) ?? null
}

/** Reports whether a script runs a command that only an expression names, so that the file does not say what it does. */
export function hasUnknownCommand(steps: readonly FileStep[]): boolean {
  return steps.some(({ run }) => run?.split('\n').some((line) => line.trimStart().startsWith('${{')) === true)
}
