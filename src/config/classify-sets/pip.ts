import { UNREACHABLE } from './git.js'
import type { SetRule } from './rule.js'

/**
 * pip hides why an index did not answer behind "No matching distribution found": only its warnings about retries, and
 * with -vv its lines `Could not fetch URL`, tell. They come first for that reason.
 */
export const PIP_RULES: readonly SetRule[] = [
  {
    kind: 'external.pip.auth',
    text: '^\\s*ERROR: HTTP error (?P<status_code>401|403) while getting|Could not fetch URL .*: (?:401|403) Client Error|^WARNING: 401 Error, Credentials not correct|^User for \\S+: |, in handle_401$',
  },
  {
    kind: 'external.pip.rate_limited',
    text: '^\\s*ERROR: HTTP error (?P<status_code>429) while getting|Could not fetch URL .*: 429 Client Error|too many 429 error responses',
  },
  {
    kind: 'external.pip.server_error',
    text: '^\\s*ERROR: HTTP error (?P<status_code>5\\d\\d) while getting|Could not fetch URL .*: 5\\d\\d Server Error|too many 5\\d\\d error responses',
  },
  {
    kind: 'external.pip.tls',
    needsTool: true,
    text: 'There was a problem confirming the ssl certificate|SSLCertVerificationError|CERTIFICATE_VERIFY_FAILED|SSLError\\(',
  },
  {
    kind: 'external.pip.integrity',
    text: 'THESE PACKAGES DO NOT MATCH THE HASHES|^ERROR: (?:In --require-hashes mode|Hashes are required in --require-hashes mode)',
  },
  {
    kind: 'external.pip.dependency_conflict',
    text: '^ERROR: (?:ResolutionImpossible|Cannot install .* because these package versions have conflicting dependencies)',
  },
  {
    kind: 'external.pip.unsupported',
    text: '^ERROR: Package .* requires a different Python|is not a supported wheel on this platform|^ERROR: Ignored the following versions that require a different python version',
  },
  { kind: 'external.pip.managed_environment', text: '^error: externally-managed-environment' },
  {
    kind: 'external.pip.network',
    text: 'Failed to establish a new connection|NewConnectionError|ConnectTimeoutError|ReadTimeoutError|ConnectionResetError|HTTPSConnectionPool\\(host=[^)]*\\): Read timed out|IncompleteRead|RemoteDisconnected|ProtocolError\\(|NameResolutionError',
  },
  // Indented: what git itself prints is not pip's.
  { kind: 'external.pip.network', text: `^[ \\t]+${UNREACHABLE}` },
  { kind: 'external.pip.not_found', text: '^\\s*ERROR: HTTP error (?P<status_code>404) while getting' },
  { kind: 'external.pip.not_found', text: '^ERROR: No matching distribution found for (?P<requirement>\\S+)' },
  {
    kind: 'external.pip.missing_file',
    text: '^ERROR: (?:Could not open requirements file|Directory .* is not installable|Invalid requirement: .*\\nHint: It looks like a path|.* does not appear to be a Python project)',
  },
  { kind: 'external.pip.bad_requirement', text: '^ERROR: Invalid requirement' },
  {
    kind: 'external.pip.build_failed',
    text: '^error: (?P<stage>metadata-generation-failed|subprocess-exited-with-error|legacy-install-failure)|^\\s*error: subprocess-exited-with-error|^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build)',
  },
  { kind: 'external.pip.no_space', needsTool: true, text: '\\[Errno 28\\]|No space left on device' },
  { kind: 'external.pip.permission', needsTool: true, text: '\\[Errno 13\\] Permission denied' },
]
