import { diagnoseError } from '../account/diagnosis.js'
import type { FileLine } from '../core/finding.js'
import { isSafeServer } from '../core/github.js'
import { asString, type JsonObject } from '../core/json.js'
import {
  type GithubRecord,
  listWaitingGates,
  RECORDED,
  type ReportedError,
  type ResultDocument,
} from '../core/report.js'
import { EMPTY_NOTICE, isMeant, type Notified, type NotifySettings, sendNotice } from '../markup/notice.js'

export interface NotifyFacts {
  readonly github: Pick<GithubRecord, 'run_url' | 'sha' | 'repository'> | null
  readonly branch: string | null
  readonly pullRequest: number | null
  readonly isRecovered: boolean
}

/** Tells about the end of a run, if the settings ask for it. The result is redacted already. */
export async function notifyOfRun(
  settings: NotifySettings,
  result: ResultDocument,
  { github, branch, pullRequest, isRecovered }: NotifyFacts,
): Promise<Notified> {
  const event = findEvent(result, settings.on, isRecovered)
  const [error] = result.errors
  const [gate] = listWaitingGates(result)
  const place = error === undefined ? null : findErrorPlace(error)
  const escalated = listNewEscalations(result)
  const kinds = [...result.errors.map(({ kind }) => kind), ...escalated.map(({ kind = '' }) => asString(kind))]
  const owners = [
    ...result.errors.flatMap(({ owner }) => owner ?? []),
    ...escalated.map((each) => asString(each['owner'] ?? '')),
  ]
  // An address that never works is said, also when nothing is sent.
  if (!isSafeServer(settings.url)) return { problem: 'its address is not an https URL' }
  if (event === null || !isMeant(settings, kinds, owners)) return null
  return sendNotice(settings, {
    ...EMPTY_NOTICE,
    event,
    outcome: result.outcome,
    repository: github?.repository || null,
    branch,
    workflow: result.workflow.name ?? result.workflow.file,
    kind: error?.kind ?? null,
    message: error?.message ?? result.error ?? gate?.prompt ?? null,
    node: error?.node_id ?? result.termination?.terminated_by ?? gate?.node ?? null,
    file: place?.file ?? null,
    line: place?.line ?? null,
    run_url: github?.run_url || null,
    pull_request: pullRequest,
    commit: github?.sha || null,
    ...(error?.owner === undefined ? {} : { owner: error.owner }),
    escalations: escalated.map(({ node = null, kind = null, message = null, title = null }) => {
      return { node, kind, message, title }
    }),
  })
}

/** Returns the place that an error names itself, otherwise that of its node. */
function findErrorPlace(error: ReportedError): FileLine | null {
  const { named, problems, raisedAt } = diagnoseError(error)
  return named ?? problems.find(({ place }) => place !== null)?.place ?? raisedAt
}

function findEvent(result: ResultDocument, on: ReadonlySet<string>, isRecovered: boolean): string | null {
  const { outcome, suspended } = result
  // A plan waits for its shards, not for a person.
  if (suspended?.waits_for === 'shards') return null
  if (outcome !== 'success' && on.has(outcome)) return outcome
  if (listNewEscalations(result).length > 0 && on.has('escalated')) return 'escalated'
  if (outcome !== 'success') return null
  if (isRecovered && on.has('recovered')) return 'recovered'
  return on.has('success') ? 'success' : null
}

/** Returns the escalations of this session; those of earlier sessions are delivered already. */
export function listNewEscalations({ escalations }: Pick<ResultDocument, 'escalations'>): readonly JsonObject[] {
  return escalations.filter(({ earlier }) => earlier !== true)
}

export interface Delivery {
  readonly issues: ReadonlyMap<string, string>
  readonly notified: Notified
  readonly problem: string | null
}

export function listUndelivered({ notified, problem }: Pick<Delivery, 'notified' | 'problem'>): readonly string[] {
  const unsent = notified?.problem ?? null
  return [problem, unsent && `the notification was not delivered: ${unsent}`].filter((text) => text !== null)
}

export function withDelivery(result: ResultDocument, { issues, notified, problem }: Delivery): ResultDocument {
  const unsent = notified?.problem ?? null
  const problems = listUndelivered({ notified, problem })
  const isTold = notified !== null && (unsent === null || notified.isPartial === true)
  const describeDelivery = (kind: string): JsonObject => {
    const places = [...(issues.has(kind) ? [issues.get(kind)] : []), ...(isTold ? ['notify'] : [])]
    if (places.length > 0) return { delivery: places.join(', ') }
    if (problems.length === 0) return { delivery: RECORDED }
    return { delivery: `not delivered: ${problems.join('; ')}`, undelivered: true }
  }
  return {
    ...result,
    warnings: [...result.warnings, ...problems],
    escalations: result.escalations.map((escalation) =>
      escalation['earlier'] === true
        ? escalation
        : { ...escalation, ...describeDelivery(asString(escalation['kind'])) },
    ),
  }
}
