import type { RunRequest, RunResult } from '../run/request.js'
import { endedBefore } from './ended-before.js'
import type { Ending } from './ending.js'
import { fetchShards, findPlan, performJoin, performShard } from './fan-out.js'
import { joinPreface, shardPreface, shardRows } from './fan-out-page.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { displayedFile, misused, notRun } from './not-run.js'
import { note } from './note.js'
import type { Watcher } from './watcher.js'

/** `command: shard` and `command: join`. */
export async function partEnding(
  host: ActionHost,
  inputs: ActionInputs,
  request: RunRequest,
  watcher: Watcher,
): Promise<Ending> {
  const { file, fileAsGiven, adapters, cwd, tempBase } = request
  const { files } = adapters
  const tell = (message: string): void => note(host, message)
  const refuse = (why: string): Ending => notRun(host, request.secrets, misused(host, inputs.command, [why], inputs))
  const { env, artifacts } = host
  const workflowFile = displayedFile(host, inputs.workflow)
  const context = { env, cwd, tempBase, inputs, workflowFile, artifacts, files }
  const found = await findPlan(context, tell)
  if (!found.ok) return refuse(found.error)
  const goOn = { ...request, named: { file, fileAsGiven }, from: null, resetBreakers: false }
  const { plan } = found.value
  if (inputs.command === 'shard') {
    if (plan === null) return refuse('the plan has no shards.json: its run never came to the group')
    const shard = { index: inputs.shard, of: plan.shards }
    const done = await performShard(context, goOn, { ...found.value, plan }, tell)
    const ending = ended(done.status === 'over' ? null : done.result, done.folder)
    const failures = ending.annotations
      .filter(({ title }) => title.startsWith('item-failed'))
      .map((each) => each.message)
    return { ...ending, shard, preface: shardPreface(ending.result, failures) }
  }
  const before = endedBefore(host, request, found.value.folder, 'the plan')
  if (before !== null) return before
  const shards =
    plan === null ? { ok: true as const, value: [] } : await fetchShards(context, { ...found.value, plan }, tell)
  if (!shards.ok) return refuse(shards.error)
  const rows = plan === null ? [] : shardRows(files, plan, shards.value)
  const done = await performJoin(context, goOn, found.value, shards.value, tell)
  const ending = ended(done.status === 'over' ? null : done.result, done.folder)
  return plan === null ? ending : { ...ending, preface: joinPreface(plan, rows) }

  function ended(result: RunResult | null, folder: string): Ending {
    if (result === null)
      return endedBefore(host, request, folder, 'an earlier attempt') ?? refuse(`${folder} cannot be resumed`)
    if (result.status === 'invalid') return notRun(host, request.secrets, result)
    return watcher.ending(result, cwd)
  }
}
