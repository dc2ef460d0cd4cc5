import type { SetRule } from './rule.js'

/** Downloads of browsers; what tests say is the set `build`. */
export const PLAYWRIGHT_RULES: readonly SetRule[] = [
  { kind: 'external.playwright.not_found', text: 'Download failed: server returned code (?P<status_code>404|400)' },
  {
    kind: 'external.playwright.server_error',
    text: 'Download failed: server returned code (?P<status_code>5\\d\\d|429)',
  },
  {
    kind: 'external.playwright.network',
    text: '(?:Error: |^)Failed to download (?:Chrom|Firefox|firefox|chrom|WebKit|webkit|FFmpeg|ffmpeg|Edge)|Download failed: (?:server closed connection|size mismatch)|Downloading (?:Chrom|Firefox|WebKit|Webkit)\\S* .*Error: ',
  },
  {
    kind: 'external.playwright.missing_browser',
    text: "Executable doesn't exist at |Looks like Playwright (?:Test or Playwright )?was just (?:installed|updated)",
  },
  { kind: 'external.playwright.missing_dependencies', text: 'Host system is missing dependencies to run browsers' },
  { kind: 'external.playwright.unsupported', text: 'ERROR: Playwright does not support' },
]
