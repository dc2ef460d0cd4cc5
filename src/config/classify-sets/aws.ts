import type { SetRule } from './rule.js'

/** The command line names the code in brackets, SDKs before a colon. */
const coded = (codes: string): string =>
  `[Aa]n error occurred \\((?P<code>${codes})\\) when calling|A client error \\((?:${codes})\\) occurred|\\b(?:api error |Error Code: |Code: )(?:${codes})\\b`

export const AWS_RULES: readonly SetRule[] = [
  {
    kind: 'external.aws.rate_limited',
    text: `${coded('Throttl\\w*|RequestLimitExceeded|TooManyRequests\\w*|SlowDown|ProvisionedThroughputExceeded\\w*|LimitExceededException|EC2ThrottledException')}|\\bThrottling(?:Exception)?: Rate exceeded|\\(reached max retries: \\d+\\): Rate exceeded`,
  },
  {
    kind: 'external.aws.server_error',
    text: coded('Internal\\w*|ServiceUnavailable\\w*|ServerException|ServiceException|Unavailable|503|500|502'),
  },
  {
    kind: 'external.aws.network',
    text: 'Could not connect to the endpoint URL|(?:Connect|Read) timeout on endpoint URL|Connection was closed before we received a valid response from endpoint|Failed to establish a new connection to endpoint|EndpointConnectionError',
  },
  {
    kind: 'external.aws.auth',
    text: `${coded('ExpiredToken\\w*|InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|AuthFailure|InvalidAccessKeyId|InvalidToken|RequestExpired|InvalidIdentityToken')}|Unable to locate credentials|The config profile \\(.*\\) could not be found|Partial credentials found|Could not load credentials from any providers|Not authorized to perform sts:AssumeRole|security token included in the request is (?:invalid|expired)`,
  },
  {
    kind: 'external.aws.forbidden',
    text: `${coded('AccessDenied\\w*|UnauthorizedOperation|Forbidden|403|AuthorizationError')}|is not authorized to perform: \\S+`,
  },
  {
    kind: 'external.aws.not_found',
    text: coded('NoSuch\\w+|\\w*NotFound\\w*|404|ResourceNotFoundException|RepositoryNotFoundException'),
  },
  {
    kind: 'external.aws.conflict',
    text: coded('\\w*AlreadyExists\\w*|\\w*Conflict\\w*|BucketAlreadyOwnedByYou|ResourceInUseException'),
  },
  {
    kind: 'external.aws.invalid',
    text: coded('Validation\\w*|Invalid\\w*|Malformed\\w*|Missing\\w*|BadRequest\\w*|ParamValidation\\w*|400'),
  },
  {
    kind: 'external.aws.usage',
    text: '^usage: aws \\[options\\]|^Parameter validation failed|^You must specify a region|^aws: error: |^Unknown options: ',
  },
  {
    kind: 'external.aws.error',
    needsTool: true,
    text: '[Aa]n error occurred \\((?P<code>\\w+)\\) when calling the \\w+ operation',
  },
]
