import { createContract } from '../config/contract/index.js'
import type { ErrorCoverage, TestReport } from '../scenario/test-files.js'
import { listPossibleFailures } from './failures.js'

/**
 * Returns which failures of the tested files a scenario that holds has raised: declared and classified kinds, and kinds of the
 * engine that a route names. Kinds of a child count at the child.
 */
export function createCoverage({ workflows, raised }: Pick<TestReport, 'workflows' | 'raised'>): ErrorCoverage {
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
