import { anyOf, type SetRule } from './rule.js'

/** The client repeats the daemon's words after `Error response from daemon:`, builds after `ERROR:`. */
const SAID =
  '^(?:(?:docker: )?Error response from daemon|ERROR|#\\d+ (?:.* )?ERROR|Error|error pulling image configuration|failed to \\w+): (?:.*[ :])?'

/** Words that must stand in a line of docker's own, because scripts run other programs too. */
const said = (words: string): string => `${SAID}(?:${words})`

export const DOCKER_RULES: readonly SetRule[] = [
  {
    kind: 'external.docker.daemon_unavailable',
    text: '[Cc]annot connect to the [Dd]ocker daemon|^error during connect: |[Pp]ermission denied while trying to connect to the [Dd]ocker (?:daemon socket|API)|[Ff]ailed to connect to the [Dd]ocker API',
  },
  {
    kind: 'external.docker.rate_limited',
    text: `^toomanyrequests: |${said('(?i)toomanyrequests|429 Too Many Requests|pull rate limit')}`,
  },
  {
    kind: 'external.docker.auth',
    text: `^(?:denied|unauthorized): |^invalid from flag value .*: pull access denied|${said('(?i)pull access denied|access denied for|denied: |unauthorized(?::|$)|authentication required|no basic auth credentials|401 Unauthorized|403 Forbidden|incorrect username or password')}`,
  },
  { kind: 'external.docker.no_space', needsTool: true, text: said('no space left on device') },
  {
    kind: 'external.docker.missing_file',
    text: `^unable to (?:prepare context|evaluate symlinks in Dockerfile path)|${said('failed to read dockerfile|failed to compute cache key: .*not found|(?:COPY|ADD) failed: .*(?:no such file or directory|not found)')}`,
  },
  {
    kind: 'external.docker.not_found',
    text: anyOf(
      said('(?i)manifest unknown|No such (?:container|image|object|volume)|name unknown'),
      said('(?i)manifest for \\S+ not found'),
      said('(?i)\\S+: not found$'),
      said('(?i)repository .* not found'),
      said('(?i)(?:network|volume) \\S+ not found'),
    ),
  },
  {
    kind: 'external.docker.server_error',
    text: said(
      '(?i)received unexpected HTTP status: (?P<status_code>5\\d\\d)|50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)',
    ),
  },
  {
    kind: 'external.docker.tls',
    text: said('x509: |tls: (?:failed|handshake failure|bad certificate)|.*server gave HTTP response to HTTPS client'),
  },
  {
    kind: 'external.docker.network',
    text: said(
      '.*no such host|(?:.*connect: )?connection refused|connection reset by peer|i/o timeout|TLS handshake timeout|.*Client\\.Timeout exceeded|network is unreachable|no route to host|temporary failure in name resolution|unexpected EOF|server misbehaving',
    ),
  },
  { kind: 'external.docker.port_in_use', text: said('port is already allocated|address already in use') },
  {
    kind: 'external.docker.conflict',
    text: said('[Tt]he container name "?(?P<container>[^"\\s]+)"? is already in use|Conflict\\. '),
  },
  {
    kind: 'external.docker.platform',
    text: said(
      'no matching manifest for|.*exec format error|.*does not match the (?:specified|detected host) platform',
    ),
  },
  {
    kind: 'external.docker.command_not_found',
    exitCode: 127,
    text: said('executable file not found in \\$PATH|OCI runtime create failed'),
  },
  {
    kind: 'external.docker.build_failed',
    around: true,
    text: `${said(
      'failed to solve|process .* did not complete successfully: exit code: (?P<command_exit_code>\\d+)|dockerfile parse error',
    )}|^The command .* returned a non-zero code: \\d+`,
  },
  { kind: 'external.docker.killed', exitCode: 137 },
  { kind: 'external.docker.daemon_error', around: true, text: '^(?:docker: )?Error response from daemon: ' },
]
