import type { Finding, Position } from '../../core/finding.js'
import { capital, didYouMean, nearest, quote } from '../../core/messages.js'
import { UNIONS } from '../generated/shapes.js'
import type { Data } from './data.js'
import { finding } from './report.js'

/** What has a `type`: a node, a member of a group, a policy. */
export type Union = 'node' | 'member' | 'policy'

/** Types that upstream runs and this runner does not. */
const UNSUPPORTED_TYPES: ReadonlySet<string> = new Set(['mcp'])

const TYPE_SYNONYMS: Readonly<Record<string, string>> = {
  shell: 'script',
  bash: 'script',
  command: 'script',
  run: 'script',
  cmd: 'script',
  exec: 'script',
  sh: 'script',
  python: 'script',
  node: 'script',
  task: 'script',
  step: 'script',
  job: 'script',
  gate: 'human_gate',
  approval: 'human_gate',
  sleep: 'wait',
  subworkflow: 'workflow',
  llm: 'agent',
  prompt: 'agent',
  variable: 'set',
  end: 'terminate',
  fail: 'terminate',
  exit: 'terminate',
}

/** What is not a type of node, and where it is written instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  parallel: 'write the group under the top-level `parallel:`',
  for_each: 'write the group under the top-level `for_each:`',
  foreach: 'write the group under the top-level `for_each:`',
  loop: 'write the group under the top-level `for_each:`',
  http: 'call it from a script: `type: script`, `run: curl --fail-with-body URL`',
  action: 'actions are steps of the job in .github/workflows; a node runs a command (`type: script`)',
}

/** The finding about a `type` that is missing, or that there is none of here. */
export function unknownType(at: Position, type: Data | undefined, union: Union, label: string): Finding {
  const known = Object.keys(UNIONS[union])
  const list = known.map((entry) => `\`${entry}\``).join(', ')
  if (type === undefined) return finding(at, 'missing-field', `${capital(label)} needs \`type\`: one of ${list}.`)
  if (typeof type === 'string' && UNSUPPORTED_TYPES.has(type)) {
    const message = `Nodes of the type \`${type}\` are microsoft/conductor's; this runner does not have them.`
    return finding(at, 'unsupported-type', message)
  }
  if (union === 'member' && isNameIn(UNIONS.node, type)) {
    const message = `A node of the type \`${type}\` cannot be a member of a group; ${list} can.`
    return finding(at, 'wrong-value', message)
  }
  const name = typeof type === 'string' ? type : ''
  const elsewhere = Object.hasOwn(ELSEWHERE, name) ? (ELSEWHERE[name] ?? null) : null
  const meant = Object.hasOwn(TYPE_SYNONYMS, name) ? (TYPE_SYNONYMS[name] ?? null) : nearest(name, known)
  const message = `${capital(label)} has an unknown type ${quote(type)}; there are ${list}.`
  return finding(at, 'unknown-type', message, elsewhere ?? didYouMean(meant))
}

/** Whether a table has an entry of this name. */
export function isNameIn<T extends object>(known: T, name: unknown): name is keyof T {
  return typeof name === 'string' && Object.hasOwn(known, name)
}
