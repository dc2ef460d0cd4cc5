import type { SetRule } from './rule.js'

/** git complains on stderr with `fatal:` or `error:`, over ssh also with ssh's own words, and reports conflicts on stdout. */
/** Lines that git and its ssh print; other programs that a script runs must not be taken for git. */
const SAID = '^(?:fatal|error|ssh|remote): .*'
/** What git says when it cannot connect over http; programs that run git pass it on. */
export const UNREACHABLE =
  "fatal: unable to access .*(?:Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|timed out|reset))"
const STATUS = '^(?:fatal: unable to access .*The requested URL returned error: |error: RPC failed; HTTP )'

export const GIT_RULES: readonly SetRule[] = [
  {
    kind: 'external.git.rate_limited',
    text: `${STATUS}(?P<status_code>429)|^remote: .*(?i:rate limit|too many requests)`,
  },
  {
    kind: 'external.git.auth',
    text: `${STATUS}(?P<status_code>401|403)|^fatal: (?:Authentication failed for|could not read (?:Username|Password) for)|^remote: (?:Invalid username or (?:password|token)|Permission to .* denied|HTTP Basic: Access denied|Write access to repository not granted)|^\\S+@\\S+: Permission denied \\(|^Host key verification failed|^ERROR: Permission to .* denied`,
  },
  {
    kind: 'external.git.server_error',
    text: `${STATUS}(?P<status_code>5\\d\\d)|^remote: Internal Server Error|^fatal: remote error: .*(?:internal|unavailable|overloaded)`,
  },
  {
    kind: 'external.git.network',
    text: `${SAID}(?:(?:gnutls_handshake\\(\\)|GnuTLS, handshake) failed: (?:The TLS connection was non-properly terminated|Error in the pull function)|GnuTLS recv error|SSL_ERROR_SYSCALL|OpenSSL SSL_(?:connect|read): (?:Connection (?:was )?reset|Connection timed out|.*unexpected eof))`,
  },
  {
    kind: 'external.git.tls',
    text: `${SAID}(?:server certificate verification failed|SSL certificate problem|gnutls_handshake\\(\\) failed|SSL_connect|SSL routines|schannel: .*(?:handshake|certificate)|certificate subject name .* does not match)`,
  },
  {
    kind: 'external.git.network',
    text: `${SAID}(?:Could not resolve (?:host|hostname|proxy)|Failed to connect to|Couldn't connect to server|Connection (?:refused|timed out|reset by peer|closed)|Operation (?:timed out|too slow)|No route to host|Network is unreachable|Empty reply from server|Recv failure|Send failure|Temporary failure in name resolution)|^fatal: (?:unable to connect to|the remote end hung up unexpectedly|early EOF|fetch-pack: invalid index-pack output)|^error: RPC failed|unexpected disconnect while reading sideband packet|^kex_exchange_identification|^Connection (?:closed|reset) by \\S+ port \\d+`,
  },
  {
    kind: 'external.git.not_found',
    text: "^fatal: repository '.*' (?:not found|does not exist)|^(?:remote|ERROR): (?:Repository not found|The project you were looking for could not be found)|^fatal: '.*' does not appear to be a git repository",
  },
  { kind: 'external.git.unsafe_repository', text: '^fatal: (?:detected dubious ownership in|unsafe) repository' },
  { kind: 'external.git.not_a_repository', text: '^(?:fatal|error): not a git repository' },
  {
    kind: 'external.git.locked',
    text: "^(?:fatal|error): (?:Unable to create|could not lock) .*\\.lock': File exists|^error: cannot lock ref .*(?:File exists|but expected)",
  },
  { kind: 'external.git.conflict', text: '^CONFLICT \\([^)]*\\): .* in (?P<file>\\S.*)$' },
  {
    kind: 'external.git.conflict',
    text: '^CONFLICT \\(|^error: cannot lock ref |^error: could not apply |because you have unmerged files|^fatal: Exiting because of an unresolved conflict|^Automatic merge failed|needs merge$',
  },
  {
    kind: 'external.git.dirty',
    text: '^error: (?:Your local changes to the following files|The following untracked working tree files) would be (?:overwritten|removed)|^error: cannot (?:rebase|pull with rebase|merge|cherry-pick): (?:You have unstaged changes|Your index contains uncommitted changes)|^error: your local changes would be overwritten',
  },
  {
    kind: 'external.git.hook_declined',
    text: '\\[remote rejected\\].*\\((?:.*hook declined|protected branch.*|push declined.*)\\)|^remote: error: GH\\d+',
  },
  {
    kind: 'external.git.rejected',
    text: '^ ?! \\[(?:remote )?rejected\\]\\s+\\S+ -> (?P<ref>\\S+) \\((?P<why>[^)]*)\\)',
  },
  {
    kind: 'external.git.diverged',
    text: '^(?:fatal|hint): (?:Not possible to fast-forward|Need to specify how to reconcile divergent branches|Diverging branches)',
  },
  {
    kind: 'external.git.ref_not_found',
    text: "^error: (?:pathspec '(?P<ref>[^']*)' did not match|src refspec \\S+ does not match any|(?:remote-tracking )?(?:branch|tag) '.*' not found)|^merge: .* - not something we can merge|^fatal: (?:couldn't find remote ref|path '.*' (?:does not exist in|exists on disk, but not in)|[Rr]emote branch .* not found in upstream|ambiguous argument '.*': unknown revision|bad revision|Needed a single revision|invalid reference|reference is not a tree|bad object|unable to read tree|Not a valid object name)",
  },
  {
    kind: 'external.git.patch_failed',
    text: '^error: (?:patch failed: (?P<file>[^:\\n]+):(?P<line>\\d+)|.*patch does not apply)|^Patch failed at',
  },
  {
    kind: 'external.git.nothing_to_commit',
    text: '^(?:nothing to commit|nothing added to commit|no changes added to commit)',
  },
  {
    kind: 'external.git.identity',
    text: '^(?:fatal|error): (?:unable to auto-detect email address|empty ident name|no (?:email|name) was given)|^\\*\\*\\* Please tell me who you are',
  },
  {
    kind: 'external.git.no_space',
    needsTool: true,
    text: `${SAID}(?:No space left on device|unable to write (?:new index file|loose object file))`,
  },
]
