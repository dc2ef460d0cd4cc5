import type { SetRule } from './rule.js'

/** The server's own reason stands in brackets behind `Error from server`. */
const reason = (names: string): string => `^Error from server \\((?:${names})\\)`

export const KUBECTL_RULES: readonly SetRule[] = [
  {
    kind: 'external.kubectl.not_configured',
    text: '^The connection to the server (?:localhost|127\\.0\\.0\\.1):8080 was refused|^error: (?:no configuration has been provided|current-context is not set|context .* does not exist|stat .*kubeconfig|Missing or incomplete configuration)|connect to the server: dial tcp (?:127\\.0\\.0\\.1|\\[::1\\]):8080',
  },
  {
    kind: 'external.kubectl.auth',
    text: `${reason('Unauthorized')}|^error: You must be logged in to the server|getting credentials: exec: `,
  },
  { kind: 'external.kubectl.forbidden', text: reason('Forbidden') },
  { kind: 'external.kubectl.tls', text: '^Unable to connect to the server: (?:tls: |x509: )' },
  {
    kind: 'external.kubectl.network',
    text: '^Unable to connect to the server: |^The connection to the server \\S+ was refused|^error: .*(?:TLS handshake timeout|i/o timeout|http2: client connection lost)|^E\\d{4} .*couldn.t get current server API group list: .*(?:timeout|refused|EOF)',
  },
  {
    kind: 'external.kubectl.unavailable',
    text: `${reason('ServerTimeout|ServiceUnavailable|InternalError|Timeout|TooManyRequests|GatewayTimeout')}|etcdserver: (?:request timed out|leader changed)|the server is currently unable to handle the request`,
  },
  {
    kind: 'external.kubectl.not_found',
    text: `${reason('NotFound')}|the server doesn.t have a resource type|no matches for kind `,
  },
  { kind: 'external.kubectl.conflict', text: reason('Conflict|AlreadyExists') },
  {
    kind: 'external.kubectl.invalid',
    text: `${reason('BadRequest|Invalid|MethodNotAllowed|UnsupportedMediaType')}|^The \\w+ ".*" is invalid: |error validating (?:data|")|^error: error parsing |^error: unable to decode |strict decoding error`,
  },
  {
    kind: 'external.kubectl.missing_file',
    text: '^error: the path ".*" does not exist|^error: must specify one of -f and -k',
  },
  {
    kind: 'external.kubectl.rollout',
    needsTool: true,
    text: '^error: (?:timed out waiting for the condition|deployment .* exceeded its progress deadline)',
  },
  {
    kind: 'external.kubectl.usage',
    needsTool: true,
    text: '^(?:[Ee]rror: unknown (?:command|flag|shorthand flag)|unknown (?:flag|command))',
  },
]
