import type { SetRule } from './rule.js'

/** `gh api` writes `gh: message (HTTP n)`, other commands `HTTP n: message (url)` or `GraphQL: message`; 4 is its exit code for missing credentials. */
export const GH_RULES: readonly SetRule[] = [
  {
    kind: 'external.gh.rate_limited',
    text: '(?i)API rate limit (?:already )?exceeded|secondary rate limit|abuse detection|submitted too quickly|HTTP (?P<status_code>429)',
  },
  {
    kind: 'external.gh.forbidden',
    text: 'Resource not accessible by (?:integration|personal access token)|Must have admin rights|(?i)HTTP (?P<status_code>403)|requires? (?:one of )?the (?:following|.*) scopes?|does not have (?:the correct permissions|permission)',
  },
  {
    kind: 'external.gh.auth',
    text: '(?i)HTTP (?P<status_code>401)|Bad credentials|gh auth login|GH_TOKEN environment variable|authentication token .* invalid',
  },
  { kind: 'external.gh.auth', exitCode: 4 },
  {
    kind: 'external.gh.not_found',
    text: '(?i)HTTP (?P<status_code>404)|Could not resolve to an? |no pull requests found|release not found|could not find any (?:workflows?|runs?)|no (?:git remotes|runs?|artifacts?) found|workflow .* not found|not found \\(HTTP 404\\)',
  },
  { kind: 'external.gh.already_exists', text: 'already exists' },
  {
    kind: 'external.gh.not_mergeable',
    text: 'is not mergeable|not possible to (?:fast-forward|merge)|head branch is not up to date',
  },
  {
    kind: 'external.gh.server_error',
    text: '(?i)HTTP (?P<status_code>5\\d\\d)|Something went wrong while executing your query',
  },
  {
    kind: 'external.gh.network',
    text: '^error connecting to |^check your internet connection|^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?://[^"]*": .*(?:dial tcp|no such host|connection re(?:fused|set)|timeout|request canceled|EOF)',
  },
  { kind: 'external.gh.invalid', text: '(?i)HTTP (?P<status_code>422|400)|Validation Failed' },
  { kind: 'external.gh.not_a_repository', text: '(?:fatal: )?not a git repository' },
  { kind: 'external.gh.checks_failing', exitCode: 8, text: 'checks?' },
  {
    kind: 'external.gh.usage',
    text: '^(?:unknown (?:command|flag|shorthand flag)|accepts \\d+ arg|flag needs an argument|must provide )',
  },
]
