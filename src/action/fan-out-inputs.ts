import type { RunRequest } from '../run/request.js'

/** What `command: plan`, `shard` and `join` are given. */
export interface FanOutInputs {
  /** `shards: GROUP=N` of a plan. */
  readonly shards: RunRequest['shards'] | null
  /** Which shard this is, from 1. */
  readonly shard: number
  /** The plan's artifact, or its folder. */
  readonly plan: string
}

export const FAN_OUT_COMMANDS = ['plan', 'shard', 'join'] as const

/** Whether a command is one part of a run on many machines; its folder is what the next part goes on from. */
export function isPart(command: string): boolean {
  return FAN_OUT_COMMANDS.some((each) => each === command)
}

/** Reads the inputs of the three commands; with another command they are a mistake. */
export function readFanOut(
  text: (name: string) => string,
  command: string,
  composite: boolean,
): { readonly inputs: FanOutInputs; readonly problems: readonly string[] } {
  const [, group = '', count = ''] = /^(.+)=(\d{1,9})$/.exec(text('shards')) ?? []
  const [shard = ''] = /^[1-9]\d{0,2}$/.exec(text('shard')) ?? []
  const inputs = {
    shards: group === '' ? null : { group, count: Number(count) },
    shard: Number(shard),
    plan: text('plan'),
  }
  const problems: string[] = []
  const wanted = { shards: ['plan'], shard: ['shard'], plan: ['shard', 'join'] }
  for (const [name, commands] of Object.entries(wanted)) {
    const isWanted = commands.includes(command)
    if (text(name) !== '' && !isWanted)
      problems.push(`the input ${name} goes with command: ${commands.join(' or ')}, not with ${command}`)
    if (text(name) === '' && isWanted) problems.push(`command: ${command} needs the input ${name}`)
  }
  if (text('shards') !== '' && inputs.shards === null)
    problems.push(`the input shards must be GROUP=N, not ${JSON.stringify(text('shards').slice(0, 100))}`)
  if (text('shard') !== '' && shard === '')
    problems.push(`the input shard must be a number from 1, not ${JSON.stringify(text('shard').slice(0, 100))}`)
  if (composite && (command === 'shard' || command === 'join'))
    problems.push(
      `command: ${command} does not work in the composite action, which cannot look for artifacts: use the action itself, or \`conductor resume\` on folders that you download`,
    )
  return { inputs, problems }
}
