import type { Workflow } from '../model.js'
import { createContract } from './index.js'
import type { ErrorContract, NodeContract } from './types.js'

/** A failure that the contract names: a row of the matrix before it is simulated. */
export interface PossibleFailure {
  readonly file: string
  readonly line: number
  readonly node: string
  readonly source: NodeContract['raises'][number]['source']
  readonly kind: string
  /** Routes name the kind itself, not only a prefix of it. */
  readonly isNamed: boolean
}

/** Returns the contracts of a file and of its children. */
export function listContracts(contract: ErrorContract): readonly ErrorContract[] {
  return [contract, ...contract.children.flatMap(listContracts)]
}

/** Returns every failure of a file and its children, in the order of the files. */
export function listPossibleFailures(contract: ErrorContract): readonly PossibleFailure[] {
  return listContracts(contract).flatMap(({ nodes }) =>
    nodes.flatMap(({ file, line, node, raises }) =>
      raises.map(({ kind, source, handledBy }) => {
        const isNamed = handledBy.some(({ patterns }) => patterns.includes(kind))
        return { file, line, node, kind, source, isNamed }
      }),
    ),
  )
}

/** Failures of the tested files, and those that no scenario which holds has raised. */
export interface ErrorCoverage {
  readonly failures: number
  readonly tested: number
  readonly untested: readonly {
    readonly file: string
    readonly line: number
    readonly node: string
    readonly kind: string
  }[]
}

/**
 * Returns which failures of the tested files a scenario that holds has raised: declared and classified kinds, and kinds of the
 * engine that a route names. Kinds of a child count at the child.
 */
export function createCoverage({
  workflows,
  raised,
}: {
  readonly workflows: readonly Workflow[]
  readonly raised: readonly { readonly file: string; readonly node: string; readonly kind: string }[]
}): ErrorCoverage {
  const toKey = (file: string, node: string, kind: string): string => [file, node.split('.').at(-1), kind].join('\n')
  const all = workflows
    .flatMap((workflow) => listPossibleFailures(createContract(workflow)))
    .filter(
      ({ kind, source, isNamed }) => !kind.includes('*') && source !== 'child' && (source !== 'engine' || isNamed),
    )
  const failures = new Map(all.map((failure) => [toKey(failure.file, failure.node, failure.kind), failure]))
  const tested = new Set(raised.map(({ file, node, kind }) => toKey(file, node, kind)))
  const untested = [...failures]
    .filter(([key]) => !tested.has(key))
    .map(([, { file, line, node, kind }]) => ({ file, line, node, kind }))
  return { failures: failures.size, tested: failures.size - untested.length, untested }
}
