import { formatPlace } from '../account/diagnosis.js'
import type { NamedPlace } from '../account/error-details.js'
import type { ReportInput } from '../account/report.js'
import type { FileLine } from '../core/finding.js'
import type { GithubRecord } from '../core/report.js'
import { linkTarget } from '../text/markdown.js'

/** Returns the URL of a line at the commit of the run; null if the commit is unknown or the file is not in the repository. */
export function sourceLink({ file, line }: FileLine, github: GithubRecord | null): string | null {
  if (github === null) return null
  const base = github.run_url.split('/actions/')[0] ?? ''
  if (linkTarget(base) === null || shortCommit(github) === null) return null
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) return null
  const path = file
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return linkTarget(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`)
}

/** Returns the abbreviated commit; null if `sha` is not a commit. */
export function shortCommit({ sha }: GithubRecord): string | null {
  return /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 12) : null
}

/** Returns a place in Markdown, as a link if the commit is known. */
export function linkedPlace(
  place: FileLine | NamedPlace,
  github: GithubRecord | null,
  show: (text: string) => string,
): string {
  const text = show(formatPlace(place))
  const link = 'isOutside' in place && place.isOutside ? null : sourceLink(place, github)
  return link === null ? text : `[${text}](${link})`
}

export function relativeFile(file: string, { toRelative }: ReportInput): string | null {
  return toRelative === undefined ? file.replaceAll('\\', '/') : toRelative(file)
}
