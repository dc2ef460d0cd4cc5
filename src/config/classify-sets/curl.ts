import type { SetRule } from './rule.js'

/** curl documents its exit codes; with --fail the text adds the status. `curl: (n)` keeps other programs' codes apart. */
const SAYS = (code: string): string => `^curl: \\((?:${code})\\)`

export const CURL_RULES: readonly SetRule[] = [
  { kind: 'external.curl.auth', text: `${SAYS('22|56')}.*error: (?P<status_code>401|403|407)` },
  { kind: 'external.curl.not_found', text: `${SAYS('22|56')}.*error: (?P<status_code>404|410)` },
  { kind: 'external.curl.rate_limited', text: `${SAYS('22|56')}.*error: (?P<status_code>429)` },
  { kind: 'external.curl.server_error', text: `${SAYS('22|56')}.*error: (?P<status_code>5\\d\\d)` },
  { kind: 'external.curl.http', text: `${SAYS('22|56')}.*error: (?P<status_code>\\d{3})` },
  { kind: 'external.curl.dns', text: SAYS('5|6') },
  { kind: 'external.curl.connect', text: SAYS('7') },
  { kind: 'external.curl.timeout', text: SAYS('28') },
  { kind: 'external.curl.certificate', text: SAYS('51|58|60|77|82|83|90|91') },
  {
    kind: 'external.curl.network',
    text: `${SAYS('35')}.*(?:SSL_ERROR_SYSCALL|Connection (?:was )?reset|Operation timed out|unexpected eof|Recv failure|[Ss]erver aborted the SSL handshake)`,
  },
  { kind: 'external.curl.tls', text: SAYS('35|53|54|59|64|66|80') },
  { kind: 'external.curl.network', text: SAYS('16|18|52|55|56|92|95|96') },
  { kind: 'external.curl.auth', text: SAYS('67') },
  { kind: 'external.curl.redirects', text: SAYS('47') },
  { kind: 'external.curl.write', text: SAYS('23') },
  { kind: 'external.curl.read', text: SAYS('26') },
  { kind: 'external.curl.missing_file', text: SAYS('37|78') },
  { kind: 'external.curl.too_large', text: SAYS('63') },
  { kind: 'external.curl.usage', text: SAYS('1|2|3|4|27|43|48') },
  { kind: 'external.curl.usage', text: "^curl: (?:option |no URL |try 'curl --help')" },
  ...silent(),
]

/** `-s` without `-S` says nothing: then the exit code has to do, unless any program may end with it. */
function silent(): readonly SetRule[] {
  const codes: readonly (readonly [string, readonly number[]])[] = [
    ['dns', [5, 6]],
    ['connect', [7]],
    ['http', [22]],
    ['timeout', [28]],
    ['tls', [35]],
    ['redirects', [47]],
    ['network', [18, 52, 55, 56, 92]],
    ['certificate', [51, 58, 60, 77]],
    ['write', [23]],
    ['read', [26]],
    ['missing_file', [37, 78]],
    ['too_large', [63]],
    ['auth', [67]],
  ]
  return codes.map(([name, exitCode]) => ({ kind: `external.curl.${name}`, exitCode }))
}
