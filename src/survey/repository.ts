import { err, ok, type Result } from '../core/result.js'

const NAME = /^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/

/** The repository that is named, that of the checkout's origin, or that of the job. */
export function repositoryIn(
  named: string | null,
  origin: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Result<string, string> {
  if (named !== null) return isName(named) ? ok(named) : err(`${JSON.stringify(named)} is not OWNER/REPO`)
  const [, host = '', found = ''] =
    /^(?:\w+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? []
  const server = /^https?:\/\/([^/:]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]
  if (isName(found) && (host === 'github.com' || host === server)) return ok(found)
  const ofJob = env['GITHUB_REPOSITORY'] ?? ''
  if (isName(ofJob)) return ok(ofJob)
  return err('which repository? There is no origin on GitHub here: give OWNER/REPO')
}

function isName(text: string): boolean {
  return NAME.test(text) && !text.split('/').some((part) => part === '.' || part === '..')
}
