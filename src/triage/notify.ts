import { formatCount } from '../core/messages.js'
import { EMPTY_NOTICE, isMeant, type Notified, type NotifySettings, sendNotice } from '../markup/notice.js'
import type { TriageDocument } from './document.js'

export async function notifyOfTriage(settings: NotifySettings, document: TriageDocument): Promise<Notified> {
  const { run, jobs } = document
  const [first, ...others] = jobs
  // A run that triage looks at has failed.
  if (first === undefined || document.decision === 'none' || !settings.on.has('failed')) return null
  const kinds = jobs.map(({ kind }) => kind ?? '')
  if (!isMeant(settings, kinds, [])) return null
  const more = others.length === 0 ? '' : ` (and ${formatCount(others.length, 'more job')})`
  const place = first.annotations[0]
  return sendNotice(settings, {
    ...EMPTY_NOTICE,
    event: 'triage',
    outcome: 'failed',
    repository: run === null ? null : (/^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\//.exec(run.url)?.[1] ?? null),
    branch: run?.head_branch ?? null,
    workflow: run?.name ?? first.file ?? '',
    kind: first.kind,
    message: `${first.evidence[0]?.text ?? first.note ?? 'the job failed'}${more}`,
    node: first.name ?? first.file ?? null,
    file: place?.file ?? null,
    line: place?.line ?? null,
    run_url: run?.url ?? null,
    commit: run?.head_sha ?? null,
  })
}
