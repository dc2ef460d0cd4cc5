import type { SetRule } from './rule.js'

/** `gh api` writes `gh: message (HTTP n)`, other commands `HTTP n: message (url)` or `GraphQL: message`; 4 is its exit code for missing credentials. Letters of either case stand where they are needed: `(?i)` costs ten times as much. */
export const GH_RULES: readonly SetRule[] = [
  {
    kind: 'external.gh.rate_limited',
    text: 'API rate limit (?:already )?exceeded|[Ss]econdary rate limit|[Aa]buse detection|submitted too quickly|HTTP (?P<status_code>429)',
  },
  {
    kind: 'external.gh.forbidden',
    text: 'Resource not accessible by (?:integration|personal access token)|Must have admin rights|HTTP (?P<status_code>403)|[Rr]equires? (?:one of )?the (?:following|.*) scopes?|does not have (?:the correct permissions|permission)',
  },
  {
    kind: 'external.gh.auth',
    text: 'HTTP (?P<status_code>401)|[Bb]ad credentials|gh auth login|GH_TOKEN environment variable|[Aa]uthentication token .* invalid',
  },
  { kind: 'external.gh.auth', exitCode: 4 },
  {
    kind: 'external.gh.not_found',
    needsTool: true,
    text: 'HTTP (?P<status_code>404)|[Cc]ould not resolve to an? |[Nn]o pull requests found|[Rr]elease not found|[Cc]ould not find any (?:workflows?|runs?)|[Nn]o (?:git remotes|runs?|artifacts?) found|[Ww]orkflow .* not found',
  },
  { kind: 'external.gh.already_exists', needsTool: true, text: 'already exists' },
  {
    kind: 'external.gh.not_mergeable',
    text: 'is not mergeable|not possible to (?:fast-forward|merge)|head branch is not up to date',
  },
  {
    kind: 'external.gh.server_error',
    needsTool: true,
    text: 'HTTP (?P<status_code>5\\d\\d)|[Ss]omething went wrong while executing your query',
  },
  {
    kind: 'external.gh.network',
    text: '^error connecting to |^check your internet connection|^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?://[^"]*": .*(?:dial tcp|no such host|connection re(?:fused|set)|timeout|request canceled|unexpected EOF)',
  },
  { kind: 'external.gh.invalid', needsTool: true, text: 'HTTP (?P<status_code>422|400)|[Vv]alidation [Ff]ailed' },
  { kind: 'external.gh.not_a_repository', text: '(?:fatal: )?not a git repository' },
  { kind: 'external.gh.checks_failing', exitCode: 8, text: 'checks?' },
  {
    kind: 'external.gh.usage',
    needsTool: true,
    text: '^(?:unknown (?:command|flag|shorthand flag)|accepts \\d+ arg|flag needs an argument|must provide )',
  },
]
