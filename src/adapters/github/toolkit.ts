// A chunk of its own: only what speaks to GitHub loads it.
export { getOctokit } from '@actions/github'
