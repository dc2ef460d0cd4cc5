import { quote } from '../../core/messages.js'
import { isGroup, type Step } from '../model.js'
import { MAPPING_METHODS, STEP_MARKS, type Use } from './known-names.js'
import { didYouMean, listed, type Reporting } from './report.js'

/** What templates may read of a group. */
export const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type']
const NODE_ATTRIBUTES = ['output', 'error']
/** Checks what a template reads of a step. */
export function checkStepReference(one: Use, name: string, step: Step, report: Reporting): void {
  const { reference, use, known } = one
  const { site } = use
  const group = known.members.get(name)
  const sibling = group !== undefined && site?.group?.name === group && site.step.name !== name
  if (sibling) {
    const message = `${quote(site.step.name)} reads ${quote(name)}, a member of the same group: members run side by side and do not see each other.`
    if (reference.guarded) report.warning('reads-sibling', one.at(), message)
    else report.error('reads-sibling', one.at(), message, `read it after the group as \`${group}.outputs.${name}\``)
    return
  }
  if (use.form === 'expression' && !STEP_MARKS.has(reference.path[1] ?? '')) return
  if (reference.guarded) return
  if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
    report.warning(
      'member-read-outside',
      one.at(),
      `${quote(name)} is a member of the group ${group}; after the group its output is part of the group's.`,
      `read \`${group}.outputs.${name}\``,
    )
  }
  checkStepAttribute(one, name, step, report)
}

function checkStepAttribute(one: Use, name: string, step: Step, report: Reporting): void {
  const { reference, use, known } = one
  const attribute = reference.path[1]
  const member = reference.path[2]
  if (attribute === undefined || MAPPING_METHODS.has(attribute)) return
  const attributes = isGroup(step) ? GROUP_ATTRIBUTES : NODE_ATTRIBUTES
  if (!attributes.includes(attribute)) {
    const message = `The ${isGroup(step) ? 'group' : 'node'} ${quote(name)} has no ${quote(attribute)}.`
    if (use.scope === 'policy') report.warning('unknown-attribute', one.at(), message)
    else report.error('unknown-attribute', one.at(), message, attributeHint(name, attribute, member, step))
    return
  }
  if (attribute === 'error' && !known.raising.has(name)) {
    report.error(
      'error-never-raised',
      one.at(),
      `${quote(`${name}.error`)} is read, but ${quote(name)} can raise nothing.`,
      'give it error routes, or read it as optional',
    )
  }
  if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors')) return
  // What a recovery gives has names of its own.
  if (attribute === 'outputs' && step.routes?.some(({ recover }) => recover !== undefined) === true) return
  if (member === undefined || step.agents.includes(member) || MAPPING_METHODS.has(member)) return
  report.error(
    'unknown-member',
    one.at(),
    `The group ${quote(name)} has no member ${quote(member)}.`,
    didYouMean(member, step.agents, () => `members: ${listed(step.agents)}`),
  )
}

function attributeHint(name: string, attribute: string, member: string | undefined, step: Step): string {
  if (isGroup(step))
    return attribute === 'output' ? `did you mean \`${name}.outputs\`?` : `known: ${listed(GROUP_ATTRIBUTES)}`
  if (attribute === 'outputs') return `did you mean \`${name}.output${member === undefined ? '' : `.${member}`}\`?`
  if (attribute === 'errors') return `did you mean \`${name}.error\`?`
  return `did you mean \`${name}.output.${attribute}\`?`
}
