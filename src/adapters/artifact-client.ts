// A chunk of its own: only what uploads or downloads loads it.
export { DefaultArtifactClient } from '@actions/artifact'
