// One chunk for both, because the artifact client brings the API client along; neither is loaded by a run that needs none.
export { DefaultArtifactClient } from '@actions/artifact'
export { getOctokit } from '@actions/github'
