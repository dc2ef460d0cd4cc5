import type { Position } from '../../core/finding.js'
import { printJson } from '../../core/json.js'
import { isStrictFile } from '../error-mode.js'
import {
  collectSites,
  type Group,
  isGroup,
  listFinallySteps,
  type PolicyDefinition,
  type Step,
  type Workflow,
} from '../model.js'
import { mergeResilience, POLICY_DEFAULTS } from '../resilience.js'
import { type Change, type ChangeClass, makeChange } from './changes.js'

type Setting = readonly [type: ChangeClass, label: string, before: string, after: string]

export function diffSettings(base: Workflow, head: Workflow): readonly Change[] {
  const [wasStrict, isStrict] = [isStrictFile(base), isStrictFile(head)]
  const type = isStrict ? 'file-became-strict' : 'file-became-lenient'
  const old = new Map(collectSites(base).map((site) => [site.label, site.step]))
  return [
    ...listChanged(null, head.at(['workflow']), [
      [type, 'strict_exit', String(wasStrict), String(isStrict)],
      ['finally-changed', 'finally', formatNameList(listFinallySteps(base)), formatNameList(listFinallySteps(head))],
    ]),
    ...listChanged(null, head.at(['workflow', 'resilience']), listResilienceSettings(base.settings, head.settings)),
    ...listChanged(null, head.at(['workflow', 'policies']), listPolicySettings(base, head)),
    ...collectSites(head).flatMap(({ label, path, step }) => {
      const earlier = old.get(label)
      return earlier === undefined ? [] : listChanged(label, head.at(path), listStepSettings(earlier, step, head))
    }),
  ]
}

function listChanged(node: string | null, position: Position, settings: readonly Setting[]): Change[] {
  return settings
    .filter(([, , before, after]) => before !== after)
    .map(([type, label, before, after]) => {
      const message = `${node ?? 'workflow'}: ${label} was ${before} and is now ${after}.`
      return makeChange(type, position, message, { node, before, after })
    })
}

function listStepSettings(before: Step, after: Step, head: Workflow): readonly Setting[] {
  return [
    // Both sides use the head's workflow settings, whose change is reported once and not per node.
    ...listResilienceSettings(before, after, head.settings),
    ['retry-budget-changed', 'the number of transport attempts', formatAttempts(before), formatAttempts(after)],
    ['classify-changed', 'classify', formatRules(before), formatRules(after)],
    ...(isGroup(before) && isGroup(after)
      ? [['failure-mode-changed', 'the failure mode', formatMode(before), formatMode(after)] as const]
      : []),
  ]
}

type Owner = Step | Workflow['settings']

function listResilienceSettings(before: Owner, after: Owner, around: Workflow['settings'] | null = null): Setting[] {
  const resolveSettings = (owner: Owner) =>
    mergeResilience(around?.resilience, 'resilience' in owner ? owner.resilience : undefined)
  const [old, now] = [resolveSettings(before), resolveSettings(after)]
  return [
    ['retry-budget-changed', 'the retry policy', ...formatDifference(old.retry, now.retry)],
    ['retry-budget-changed', 'the circuit breaker', ...formatDifference(old.breaker, now.breaker)],
  ]
}

const FILE_NAMES: Readonly<Record<string, string>> = {
  maxRetries: 'max_retries',
  initialSeconds: 'initial_delay',
  multiplier: 'backoff_multiplier',
  maxSeconds: 'max_delay',
  failureThreshold: 'failure_threshold',
  recoveryTimeoutSeconds: 'recovery_timeout',
  successThreshold: 'success_threshold',
}

function formatDifference(before: object | null, after: object | null): readonly [string, string] {
  if (before === null || after === null) return [printFields(before), printFields(after)]
  const texts = (fields: object) => new Map(Object.entries(fields).map(([name, value]) => [name, printJson(value)]))
  const [old, now] = [texts(before), texts(after)]
  const differing = (fields: object): string =>
    printFields(Object.fromEntries(Object.entries(fields).filter(([name]) => old.get(name) !== now.get(name))))
  return [differing(before), differing(after)]
}

function listPolicySettings(base: Workflow, head: Workflow): readonly Setting[] {
  const texts = ({ settings }: Workflow): ReadonlyMap<string, string> =>
    new Map((settings.policies ?? []).map((policy) => [policy.name, formatPolicy(policy)]))
  const [old, now] = [texts(base), texts(head)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names.map((name) => ['policy-changed', `the policy ${name}`, old.get(name) ?? 'none', now.get(name) ?? 'none'])
}

function formatPolicy({ name: _name, description: _description, ...policy }: PolicyDefinition): string {
  return printFields({ mode: 'enforce', ...POLICY_DEFAULTS[policy.type], ...policy })
}

function formatRules(step: Step): string {
  const rules = step.type === 'script' ? [...(step.classify ?? []), ...(step.fail_when ?? [])] : []
  return rules.length === 0 ? 'none' : rules.map(printFields).join(', ')
}

function printFields(fields: object | null): string {
  const named = Object.entries(fields ?? {}).map(([name, value]) => [FILE_NAMES[name] ?? name, value] as const)
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1))
  return fields === null ? 'none' : printJson(Object.fromEntries(sorted.filter(([, value]) => value !== null)))
}

function formatNameList(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ')
}

function formatAttempts(step: Step): string {
  return step.type === 'agent' ? String(step.retry?.max_attempts ?? 3) : 'none'
}

function formatMode(group: Group): string {
  const tolerate = group.tolerate === undefined ? '' : `, tolerating ${printJson(group.tolerate)}`
  return `${group.failure_mode ?? 'fail_fast'}${tolerate}`
}
