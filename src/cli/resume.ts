import { err, ok, type Result } from '../core/result.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import { resumeRun } from '../run/resume.js'
import { runShard, type ShardRequest } from '../run/shard.js'
import { cancelOnSignals } from '../shell/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext } from './command.js'
import { resumableRun } from './named-run.js'
import { printResult, sharedRequest } from './run.js'
import { shardFolders, shardOf, shardsOf } from './shard-options.js'

export async function runResume(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [folder, ...more] = args.operands
  if (folder === undefined) return badUsage(context, 'resume', 'which run? conductor resume RUN_DIR')
  const part = partOf(args, more, context)
  if (!part.ok) return badUsage(context, 'resume', part.error)
  if (more.length > 0 && part.value.join === undefined)
    return badUsage(context, 'resume', `one run at a time; ${JSON.stringify(more[0])} is too much`)
  const from = oneValue(args, '--from')
  if (from !== null && looksLikePath(from))
    return badUsage(
      context,
      'resume',
      `--from names a node, and ${JSON.stringify(from)} looks like a path; to resume a run, give its folder without --from: conductor resume RUN_DIR`,
    )
  const shared = sharedRequest(args, context, null)
  if (!shared.ok) return badUsage(context, 'resume', shared.error)
  const named = resumableRun(folder, context)
  if (!named.ok) return badUsage(context, 'resume', named.error)
  const interrupts = cancelOnSignals()
  const request: ResumeRequest = {
    ...shared.value,
    folder: named.value,
    from,
    resetBreakers: args.flags.has('--reset-breakers'),
    injections: [],
    cancel: interrupts.signal,
    ...part.value.plan,
    ...(part.value.join === undefined ? {} : { join: part.value.join }),
  }
  const { shard } = part.value
  const result = await (shard === undefined ? resumeRun(request) : runShard({ ...request, ...shard }))
  interrupts.release()
  return printResult(result, oneValue(args, '--format') ?? 'text', context)
}

/** Which part of a run that is spread over machines is asked for. */
interface Part {
  readonly plan: Pick<ResumeRequest, 'shards'>
  readonly shard?: Pick<ShardRequest, 'shard' | 'out'>
  readonly join?: NonNullable<ResumeRequest['join']>
}

function partOf(args: ParsedArguments, folders: readonly string[], context: CommandContext): Result<Part, string> {
  const plan = shardsOf(args)
  if (!plan.ok) return plan
  const shard = shardOf(args)
  if (!shard.ok) return shard
  const out = oneValue(args, '--run-dir')
  const isJoin = args.flags.has('--join')
  const asked = ['--shards', '--shard', '--from'].filter((name) => args.values.has(name))
  const all = isJoin ? [...asked, '--join'] : asked
  if (all.length > 1 && !(all.length === 2 && all[0] === '--shards' && all[1] === '--from'))
    return err(`${all.join(' and ')} do not go together`)
  if (shard.value !== null && out === null) return err('--shard needs --run-dir DIR, the folder of the shard')
  if (shard.value === null && out !== null)
    return err('--run-dir goes with --shard; a resume goes on in its own folder')
  if (!isJoin && args.flags.has('--require-all')) return err('--require-all goes with --join')
  if (shard.value !== null && out !== null) return ok({ plan: {}, shard: { shard: shard.value, out } })
  if (!isJoin) return ok({ plan: plan.value })
  const found = shardFolders(folders, context.cwd)
  if (!found.ok) return found
  return ok({ plan: {}, join: { folders: found.value, requireAll: args.flags.has('--require-all') } })
}

/** Upstream gives a checkpoint's path there; no name of a node looks like one. */
function looksLikePath(text: string): boolean {
  return /[\\/]|\.(json|ya?ml)$/i.test(text)
}
