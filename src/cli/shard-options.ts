import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '../core/result.js'
import type { ShardId } from '../core/sharding.js'
import { CHECKPOINT_FILE, JOURNAL_FILE } from '../durability/snapshot.js'
import type { RunRequest } from '../run/request.js'
import { oneValue, type ParsedArguments } from './arguments.js'

/** `--shards GROUP=N`; an empty object where it is not given. */
export function shardsOf(args: ParsedArguments): Result<Pick<RunRequest, 'shards'>, string> {
  const text = oneValue(args, '--shards')
  if (text === null) return ok({})
  const [, group = '', count = ''] = /^(.+)=(\d+)$/.exec(text) ?? []
  if (group === '') return err(`--shards ${JSON.stringify(text)} is not GROUP=N`)
  return ok({ shards: { group, count: Number(count) } })
}

/** `--shard I/N`; null where it is not given. */
export function shardOf(args: ParsedArguments): Result<Pick<ShardId, 'index' | 'of'> | null, string> {
  const text = oneValue(args, '--shard')
  if (text === null) return ok(null)
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return index === undefined
    ? err(`--shard ${JSON.stringify(text)} is not I/N`)
    : ok({ index: Number(index), of: Number(of) })
}

/** The folders that shards lie in: those that are named, or what lies in them. An empty folder holds none. */
export function shardFolders(named: readonly string[], cwd: string): Result<readonly string[], string> {
  const found: string[] = []
  for (const name of named) {
    const folder = path.resolve(cwd, name)
    if (isShard(folder)) {
      found.push(folder)
      continue
    }
    const inside = entriesOf(folder)
    if (inside === null) return err(`there is no folder ${name}`)
    const folders = inside.map((entry) => path.join(folder, entry)).filter((each) => entriesOf(each) !== null)
    const wrong = folders.find((each) => !isShard(each) && entriesOf(each)?.length !== 0)
    if (wrong !== undefined) return err(`${path.join(name, path.basename(wrong))} is not the folder of a shard`)
    if (folders.length === 0 && inside.length > 0) return err(`${name} is not the folder of a shard`)
    found.push(...folders.filter(isShard))
  }
  return ok(found)
}

/** What a run leaves first; whether it is whole is for the join to say. */
function isShard(folder: string): boolean {
  return [CHECKPOINT_FILE, JOURNAL_FILE].some((name) => existsSync(path.join(folder, name)))
}

/** What lies in a folder, without hidden files; null for what is not a folder. */
function entriesOf(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort()
  } catch {
    return null
  }
}
