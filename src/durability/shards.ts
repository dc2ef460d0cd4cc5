import path from 'node:path'
import { isCount, isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { MOST_SHARDS, type ShardPlan } from '../core/sharding.js'
import { errorMessage } from '../text/error-message.js'

export const SHARDS_FILE = 'shards.json'
/** In the folder of a shard: what the plan was, so that the shard can be resumed without it. */
export const PLAN_FOLDER = 'plan'

/** shards.json: a plan, and the state of the journal that its shards go on from. */
export interface PlanFile extends ShardPlan {
  readonly runId: string
  /** Checksum of the journal so far. */
  readonly base: string
}

export function planText({ runId, group, visit, total, shards, base }: PlanFile): string {
  return `${jsonText({ schema_version: 1, run_id: runId, group, visit, total, shards, base }, 2)}\n`
}

/** Reads the plan of a run folder; the error says why it cannot be used. */
export function readPlan(files: FileStore, folder: string): Result<PlanFile, string> {
  const file = path.join(folder, SHARDS_FILE)
  if (!files.exists(file)) return err(`there is no ${SHARDS_FILE} in it; \`--shards GROUP=N\` makes a plan`)
  try {
    return parsePlan(parseJson(files.readText(file)))
  } catch (error) {
    return err(`${SHARDS_FILE} cannot be read: ${errorMessage(error)}`)
  }
}

function parsePlan(value: Json | undefined): Result<PlanFile, string> {
  if (!isJsonObject(value) || value['schema_version'] !== 1) return err(`${SHARDS_FILE} is damaged`)
  const { run_id: runId, group, visit, total, shards, base } = value
  if (typeof runId !== 'string' || typeof group !== 'string' || typeof base !== 'string' || !/^[0-9a-f]{8}$/.test(base))
    return err(`${SHARDS_FILE} is damaged`)
  if (!isCount(visit) || !isCount(total) || !isCount(shards) || shards > Math.min(total, MOST_SHARDS))
    return err(`${SHARDS_FILE} is damaged`)
  return ok({ runId, group, visit, total, shards, base })
}
