import { formatCount } from '../core/messages.js'
import { EMPTY_NOTICE, isMeant, type Notified, type NotifySettings, sendNotice } from '../markup/notice.js'
import { type AnySurvey, listNewCauses } from './many.js'
import { nameSurveyed } from './sections.js'

const MAX_LISTED = 10

export async function notifyOfSurvey(
  settings: NotifySettings,
  document: AnySurvey,
  runUrl: string | null,
): Promise<Notified> {
  const causes = listNewCauses(document)
  const kinds = causes.map(({ kind }) => kind ?? '')
  if (causes.length === 0 || !isMeant(settings, kinds, [])) return null
  const place = (repository: string): string => ('repository' in document ? '' : `${repository}: `)
  const titles = causes.slice(0, MAX_LISTED).map((cause) => `${place(cause.repository)}${cause.job}: ${cause.title}`)
  const message = [`${formatCount(causes.length, 'new cause')} of failures`, ...titles].join('\n')
  const repository = 'repository' in document ? document.repository : null
  const about = {
    repository,
    workflow: nameSurveyed(document),
    kind: causes[0]?.kind ?? null,
    message,
    run_url: runUrl,
  }
  return sendNotice(settings, { ...EMPTY_NOTICE, event: 'survey', outcome: 'success', ...about })
}
