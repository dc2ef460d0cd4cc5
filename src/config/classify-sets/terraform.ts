import type { SetRule } from './rule.js'

/** Messages are wrapped into a frame of `│`, so that one line holds only a part of a sentence. */
const ERROR = '^(?:[│|] )?(?:Error: )'

export const TERRAFORM_RULES: readonly SetRule[] = [
  { kind: 'external.terraform.locked', text: `${ERROR}Error acquiring the state lock` },
  {
    kind: 'external.terraform.rate_limited',
    text: '(?:error|Error).*(?:RequestLimitExceeded|TooManyRequestsException|Throttling(?:Exception)?: Rate exceeded)',
  },
  {
    kind: 'external.terraform.server_error',
    text: '(?:registry\\.terraform\\.io|releases\\.hashicorp\\.com|provider registry).*\\b(?:status code |returned )?(?P<status_code>50[0234])\\b|the registry responded with .*50[0234]',
  },
  {
    kind: 'external.terraform.network',
    text: '[Cc]ould not connect to registry\\.terraform\\.io|Failed to request discovery document|could not query provider registry for .*(?:request failed|dial tcp|net/http)|registry\\.terraform\\.io\\S*": (?:dial tcp|net/http|context deadline|read tcp|EOF)|releases\\.hashicorp\\.com.*(?:dial tcp|timeout|EOF|reset)',
  },
  {
    kind: 'external.terraform.auth',
    text: `${ERROR}(?:No valid credential sources found|error configuring S3 Backend: no valid credential|Invalid provider configuration|Required token could not be found)|ExpiredToken: |InvalidClientTokenId`,
  },
  {
    kind: 'external.terraform.not_found',
    text: 'does not have a provider named|no available releases match the given constraints|Module not found|Could not download module',
  },
  {
    kind: 'external.terraform.lockfile',
    text: `${ERROR}Inconsistent dependency lock file|doesn't match any of the checksums|Required plugins are not installed`,
  },
  {
    kind: 'external.terraform.invalid',
    text: `${ERROR}(?:Unsupported (?:argument|block type|attribute|Terraform Core version)|Missing required argument|Reference to undeclared|Invalid (?:value|reference|expression|function|index|resource type|template|count|for_each|single-argument|provider|legacy)|Duplicate (?:resource|variable|provider|local|output)|Argument or block definition required|Incorrect attribute value type|Unclosed configuration block|Invalid character|Module not installed|No value for required variable)`,
  },
  {
    kind: 'external.terraform.already_exists',
    needsTool: true,
    text: '^Error: .*already exists|AlreadyOwnedByYou|EntityAlreadyExists',
  },
  {
    kind: 'external.terraform.initialise',
    text: `${ERROR}(?:Backend initialization required|Module not installed|Could not load plugin)`,
  },
]
