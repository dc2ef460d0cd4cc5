import type { SetRule } from './rule.js'

/** What Go says when a module proxy, a checksum database or a repository is asked. */
const ASKED = '(?:^go(?: get| mod download)?:? .*|proxy\\.golang\\.org.*|sum\\.golang\\.org.*|@v/\\S+?"?: .*)'

export const GO_RULES: readonly SetRule[] = [
  { kind: 'external.go.integrity', text: '^(?:go: )?verifying .*: checksum mismatch|^SECURITY ERROR' },
  { kind: 'external.go.rate_limited', text: `${ASKED}\\b(?P<status_code>429) Too Many Requests` },
  {
    kind: 'external.go.server_error',
    text: `${ASKED}: (?P<status_code>5\\d\\d) (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time)`,
  },
  {
    kind: 'external.go.network',
    text: `${ASKED}(?:i/o timeout|TLS handshake timeout|connection re(?:fused|set by peer)|: EOF$|unexpected EOF|no such host|operation timed out|connection timed out|context deadline exceeded|stream error|server misbehaving|GOAWAY|network is unreachable|http2: |Client\\.Timeout)`,
  },
  {
    kind: 'external.go.network',
    text: '/@v/\\S+: (?:net/http: TLS handshake timeout|EOF|.*i/o timeout)',
  },
  { kind: 'external.go.tls', text: `${ASKED}x509: ` },
  {
    kind: 'external.go.auth',
    text: `${ASKED}(?:terminal prompts disabled|could not read Username|invalid credentials|(?P<status_code>401|403) (?:Unauthorized|Forbidden))`,
  },
  {
    kind: 'external.go.not_found',
    text: `${ASKED}(?:unknown revision|(?P<status_code>404) Not Found|410 Gone|no matching versions|unrecognized import path|repository .* not found)|no matching versions for query|no required module provides package|cannot find module providing package|package \\S+ is not in (?:GOROOT|std)|: module \\S+@\\S+ found.*but does not contain package`,
  },
  {
    kind: 'external.go.modules',
    text: 'updates to go\\.(?:mod|sum|work) needed|missing go\\.sum entry|inconsistent vendoring|go\\.mod file not found|errors parsing go\\.mod|invalid go version',
  },
  {
    kind: 'external.go.unsupported',
    text: 'go\\.mod requires go >= |toolchain not available|requires go(?: version)? >?=? ?\\d+\\.\\d+ \\(running go',
  },
]
