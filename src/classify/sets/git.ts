import { qualifyRules, rule } from './rule.js'
import { NOT_REACHED } from './transport.js'

/** Lines of git and of its ssh. Lines of other programs in the same script do not match. */
const SAYS = /^(?:fatal|error|ssh|remote): /
const STATUS = /^(?:fatal: unable to access .*returned error: |error: RPC failed; HTTP )/

/** git reports errors with `fatal:` or `error:`, ssh in its own format; conflicts are on stdout. */
export const GIT_RULES = qualifyRules('git', [
  rule('rate_limited', { on: STATUS }, [/ (?<status_code>429)/]),
  rule('rate_limited', [/^remote: .*(?:rate limit|too many requests)/i]),
  rule('auth', [
    /^fatal: (?:Authentication failed for|could not read (?:Username|Password) for)/,
    /^remote: (?:Invalid username or (?:password|token)|Permission to .* denied)/,
    /^remote: (?:HTTP Basic: Access denied|Write access to repository not granted)/,
    /^[^\s@]+@\S+: Permission denied \(/,
    /^Host key verification failed/,
    /^ERROR: Permission to .* denied/,
  ]),
  rule('auth', { on: STATUS }, [/ (?<status_code>401|403)/]),
  rule('server_error', { on: STATUS }, [/ (?<status_code>5\d\d)/]),
  rule('server_error', [
    /^remote: Internal Server Error/,
    /^fatal: remote error: .*(?:internal|unavailable|overloaded)/,
  ]),
  rule('network', { on: SAYS }, [
    /(?:gnutls_handshake\(\)|GnuTLS, handshake) failed: The TLS connection was non-properly terminated/,
    /(?:gnutls_handshake\(\)|GnuTLS, handshake) failed: Error in the pull function/,
    /GnuTLS recv error/,
    /SSL_ERROR_SYSCALL/,
    /OpenSSL SSL_(?:connect|read): (?:Connection (?:was )?reset|Connection timed out|.*unexpected eof)/,
  ]),
  rule('tls', { on: SAYS }, [
    /server certificate verification failed/,
    /SSL certificate problem/,
    /gnutls_handshake\(\) failed/,
    /SSL_connect/,
    /SSL routines/,
    /schannel: .*(?:handshake|certificate)/,
    /certificate subject name .* does not match/,
  ]),
  rule('network', { on: SAYS }, [
    ...NOT_REACHED,
    /Could not resolve (?:host|hostname|proxy)/,
    /Failed to connect to|Couldn't connect to server|Empty reply from server/,
    /Operation too slow|(?:Recv|Send) failure/,
  ]),
  rule('network', [
    /^fatal: (?:unable to connect to|the remote end hung up unexpectedly|early EOF)/,
    /^fatal: fetch-pack: invalid index-pack output/,
    /^error: RPC failed/,
    /unexpected disconnect while reading sideband packet/,
    /^kex_exchange_identification/,
    /^Connection (?:closed|reset) by \S+ port \d+/,
  ]),
  rule('not_found', [
    /^fatal: repository '.*' (?:not found|does not exist)/,
    /^(?:remote|ERROR): (?:Repository not found|The project you were looking for could not be found)/,
    /^fatal: '.*' does not appear to be a git repository/,
  ]),
  rule('unsafe_repository', [/^fatal: (?:detected dubious ownership in|unsafe) repository/]),
  // Build scripts ask for a version outside of a repository.
  rule('not_a_repository', { consequence: true }, [/^(?:fatal|error): not a git repository/]),
  rule('locked', [
    /^(?:fatal|error): (?:Unable to create|could not lock) .*\.lock': File exists/,
    /^error: cannot lock ref .*(?:File exists|but expected)/,
  ]),
  rule('conflict', [
    /^CONFLICT \([^)]*\): .* in (?<file>\S.*)$/,
    /^CONFLICT \(/,
    /^error: cannot lock ref /,
    /^error: could not apply /,
    /because you have unmerged files/,
    /^fatal: Exiting because of an unresolved conflict/,
    /^Automatic merge failed/,
    /needs merge$/,
  ]),
  rule('dirty', [
    /^error: Your local changes to the following files would be (?:overwritten|removed)/,
    /^error: The following untracked working tree files would be (?:overwritten|removed)/,
    /^(?:error: )?[Cc]annot (?:rebase|pull with rebase|merge|cherry-pick): You have unstaged changes/,
    /^error: cannot (?:rebase|pull with rebase|merge): Your index contains uncommitted changes/,
    /^error: cannot cherry-pick: Your index contains uncommitted changes/,
    /^error: your local changes would be overwritten/,
  ]),
  rule('hook_declined', [
    /^ ?! \[remote rejected\].*\((?:[^()]*hook declined|protected branch|push declined)/,
    /^remote: error: GH\d+/,
  ]),
  rule('rejected', [/^ ?! \[(?:remote )?rejected\]\s+\S+ -> (?<ref>\S+) \((?<why>[^)]*)\)/]),
  rule('diverged', [
    /^(?:fatal|hint): Not possible to fast-forward/,
    /^(?:fatal|hint): (?:Need to specify how to reconcile divergent branches|Diverging branches)/,
  ]),
  rule('ref_not_found', [
    /^error: (?:pathspec '(?<ref>[^']*)' did not match|src refspec \S+ does not match any)/,
    /^error: (?:remote-tracking )?(?:branch|tag) '.*' not found/,
    /^merge: .* - not something we can merge/,
    /^fatal: (?:couldn't find remote ref|path '.*' (?:does not exist in|exists on disk, but not in))/,
    /^fatal: (?:[Rr]emote branch .* not found in upstream|ambiguous argument '.*': unknown revision)/,
    /^fatal: (?:bad revision|Needed a single revision|invalid reference|reference is not a tree)/,
    /^fatal: (?:bad object|unable to read tree|Not a valid object name)/,
  ]),
  rule('patch_failed', [
    /^error: (?:patch failed: (?<file>[^:]+):(?<line>\d+)|.*patch does not apply)/,
    /^Patch failed at/,
  ]),
  // git status prints it too.
  rule('nothing_to_commit', { consequence: true }, [
    /^(?:nothing to commit|nothing added to commit|no changes added to commit)/,
  ]),
  rule('identity', [
    /^(?:fatal|error): (?:unable to auto-detect email address|empty ident name)/,
    /^(?:fatal|error): no (?:email|name) was given/,
    /^\*\*\* Please tell me who you are/,
  ]),
  rule('no_space', { on: SAYS, needsTool: true }, [
    /No space left on device/,
    /unable to write (?:new index file|loose object file)/,
  ]),
])

/** `gh api` writes `gh: message (HTTP n)`, other commands `HTTP n: message (url)`; exit code 4 means no credentials. */
export const GH_RULES = qualifyRules('gh', [
  rule('rate_limited', [
    /API rate limit (?:already )?exceeded/,
    /[Ss]econdary rate limit/,
    /[Aa]buse detection/,
    /submitted too quickly/,
    /HTTP (?<status_code>429)/,
  ]),
  rule('forbidden', [
    /Resource not accessible by (?:integration|personal access token)/,
    /Must have admin rights/,
    /HTTP (?<status_code>403)/,
    /[Rr]equires? (?:one of )?the (?:following|.*) scopes?/,
    /does not have (?:the correct permissions|permission)/,
  ]),
  rule('auth', [
    /HTTP (?<status_code>401)/,
    /[Bb]ad credentials/,
    /gh auth login/,
    /GH_TOKEN environment variable/,
    /[Aa]uthentication token .* invalid/,
  ]),
  rule('auth', { exitCode: 4 }),
  rule('not_found', { needsTool: true }, [
    /HTTP (?<status_code>404)/,
    /[Cc]ould not resolve to an? /,
    /[Nn]o pull requests found/,
    /[Rr]elease not found/,
    /[Cc]ould not find any (?:workflows?|runs?)/,
    /[Nn]o (?:git remotes|runs?|artifacts?) found/,
    /[Ww]orkflow .* not found/,
  ]),
  rule('already_exists', { needsTool: true }, [/already exists/]),
  rule('not_mergeable', [
    /is not mergeable/,
    /not possible to (?:fast-forward|merge)/,
    /head branch is not up to date/,
  ]),
  rule('server_error', { needsTool: true }, [
    /HTTP (?<status_code>5\d\d)/,
    /[Ss]omething went wrong while executing your query/,
  ]),
  rule('network', [
    /^error connecting to /,
    /^check your internet connection/,
    /^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?:\/\/[^"]*": .*(?:dial tcp|no such host|connection re)/,
    /^(?:gh: )?(?:Get|Head|Post|Put|Patch|Delete) "https?:\/\/[^"]*": .*(?:timeout|canceled|unexpected EOF)/,
  ]),
  rule('invalid', { needsTool: true }, [/HTTP (?<status_code>422|400)/, /[Vv]alidation [Ff]ailed/]),
  rule('not_a_repository', { consequence: true }, [/(?:fatal: )?not a git repository/]),
  rule('checks_failing', { exitCode: 8 }, [/checks?/]),
  rule('usage', { needsTool: true }, [
    /^(?:unknown (?:command|flag|shorthand flag)|accepts \d+ arg|flag needs an argument|must provide )/,
  ]),
])
