import type { GithubRecord } from '../core/report.js'
import { linkTarget } from '../text/markdown.js'
import type { NamedPlace } from './named-place.js'

/** The address of a line at the commit of the run; null where the commit is not known or the file is not in it. */
export function sourceLink({ file, line }: NamedPlace, github: GithubRecord | null): string | null {
  if (github === null) return null
  const base = github.run_url.split('/actions/')[0] ?? ''
  if (linkTarget(base) === null || !/^[0-9a-f]{7,64}$/i.test(github.sha)) return null
  if (file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')) return null
  const path = file.split('/').map(encodeURIComponent).join('/').replace(/[()']/g, percent)
  return linkTarget(`${base}/blob/${github.sha}/${path}${line === null ? '' : `#L${line}`}`)
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
