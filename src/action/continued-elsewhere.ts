import { withQuery } from '../core/github.js'
import { asObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { readSnapshot } from '../run/run-folder.js'
import { note } from './host.js'
import { type FetchContext, findNewestRun, findPublicPlace, type LocatedRun, listArtifacts } from './run-artifacts.js'
import { createArtifactFileName, findUseSite, parseArtifactName, shortenRunId } from './use-site.js'

/** Attempts whose names are asked for: the first, and the second for a run whose first attempt was refused. */
const NAMED_ATTEMPTS = ['1', '2']
const PER_PAGE = 100

/**
 * Finds what another workflow run of this place left of the same run: a gate that was answered twice, by two dispatches. The list of a
 * repository's artifacts is searched by exact name, and the name of an artifact contains the place and the run.
 */
export async function findContinuation(
  context: FetchContext,
  folder: string,
): Promise<Result<LocatedRun | null, string>> {
  const { host, inputs, files } = context
  const saved = readSnapshot(files, folder)
  if (saved === null || inputs.artifactName !== '') return ok(null)
  const site = await findUseSite(host, inputs)
  const run = { workflow: saved.workflow.name, runId: saved.run_id, place: site }
  const job = host.env['GITHUB_JOB'] ?? ''
  const names = NAMED_ATTEMPTS.map((attempt) => createArtifactFileName({ ...run, given: '', job, attempt }))
  const runs = await findRunsByArtifact(context, names)
  if (!runs.ok) return runs
  const left: LocatedRun[] = []
  for (const place of runs.value) {
    const listed = await listArtifacts(host, place)
    if (!listed.ok) return listed
    for (const located of listed.value) {
      const name = parseArtifactName(located.artifact.name, '')
      const isSame = name?.place?.place === site.place && name.run === shortenRunId(saved.run_id)
      // A fork can give its artifacts any name.
      if (isSame && located.artifact.isOfFork !== true) left.push(located)
    }
  }
  return ok(findNewestRun(left) ?? null)
}

async function findRunsByArtifact(context: FetchContext, names: readonly string[]) {
  const { host } = context
  const place = findPublicPlace(context, null)
  if (!place.ok) return place
  const { owner, repo, token, runId: ownId } = place.value
  const ids = new Set<number>()
  for (const name of names) {
    const path = withQuery(`/repos/${owner}/${repo}/actions/artifacts`, { name, per_page: PER_PAGE })
    const answer = await host.api(token).request('GET', path)
    if (!answer.ok && answer.error.status === 404) {
      note(host, 'this server cannot list the artifacts of a repository: an answer of another run is not found')
      return ok([])
    }
    if (!answer.ok) return err(`other answers cannot be looked at: ${answer.error.message}`)
    const { artifacts } = asObject(answer.value)
    if (!Array.isArray(artifacts))
      return err('other answers cannot be looked at: the answer holds no list of artifacts')
    for (const artifact of artifacts.map(asObject)) {
      const { id } = asObject(artifact['workflow_run'])
      if (artifact['name'] === name && typeof id === 'number' && id !== ownId) ids.add(id)
    }
  }
  return ok([...ids].map((runId) => ({ ...place.value, runId })))
}
