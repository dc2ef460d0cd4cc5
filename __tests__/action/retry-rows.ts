/** A script that fails as often as it is told. */
export const failing = (times: number, how = 'exit 1'): string =>
  `n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count; if [ "$n" -lt ${times} ]; then ${how}; fi`
const waiting = (more = ''): string => `{max: 2, backoff: fixed, initial_seconds: 0.01, jitter: 0${more}}`
export const TWICE = waiting()

/** What a row of the tables in docs/one-step.md becomes, and how it ends; the key is the first cell of the row. */
export const ROWS: Readonly<
  Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>
> = {
  'command: npm ci': [{ run: 'true' }, { outcome: 'success', attempts: '1' }],
  'max_attempts: 3': [
    { run: failing(9), retry: TWICE },
    { outcome: 'halted', attempts: '3' },
  ],
  'timeout_minutes: 10': [{ run: 'true', timeout: '10m' }, { outcome: 'success' }],
  'timeout_seconds: 90': [{ run: 'sleep 30', timeout: '0.2' }, { 'error-kind': 'internal.timeout' }],
  'retry_wait_seconds: 10': [
    { run: failing(2), retry: TWICE },
    { outcome: 'success', attempts: '3' },
  ],
  'retry_on: any': [
    { run: failing(1, 'exit 9'), retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on: timeout': [
    { run: failing(1, 'sleep 30'), timeout: '0.5', retry: waiting(', on: [internal.timeout]') },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on: error': [
    { run: failing(1), retry: waiting(', on: [internal.script_error]') },
    { outcome: 'success', attempts: '2' },
  ],
  'retry_on_exit_code: 75': [
    {
      run: failing(1, 'exit 75'),
      classify: '[{exit_code: 75, kind: app.busy, transient: true}]',
      retry: TWICE,
    },
    { outcome: 'success', attempts: '2' },
  ],
  'on_retry_command: ./clean.sh': [
    { run: '[ -e cleaned ]', 'before-retry': 'touch cleaned', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'new_command_on_retry: b': [
    { run: 'if [ "$CONDUCTOR_RETRY_ATTEMPT" = 0 ]; then false; else true; fi', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'continue_on_error: true': [
    { run: 'exit 1', tolerate: 'true' },
    { outcome: 'success', 'error-kind': 'internal.script_error' },
  ],
  'shell: pwsh': [{ run: 'process.exit(0)', shell: 'node' }, { outcome: 'success' }],
  polling_interval_seconds: [{ run: 'true' }, { outcome: 'success' }],
  'warning_on_retry: false': [
    { run: failing(1), retry: TWICE, annotations: 'false' },
    { outcome: 'success', attempts: '2' },
  ],
  'attempt_limit: 3': [
    { run: failing(2), retry: TWICE },
    { outcome: 'success', attempts: '3' },
  ],
  'attempt_delay: 5000': [
    { run: failing(1), retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'pre_retry_command: ./clean.sh': [
    { run: '[ -e cleaned ]', 'before-retry': 'touch cleaned', retry: TWICE },
    { outcome: 'success', attempts: '2' },
  ],
  'current_path: app': [{ run: '[ "$(basename "$PWD")" = app ]', 'working-directory': 'app' }, { outcome: 'success' }],
  'retry_condition: ...': [
    { run: failing(1, 'exit 2'), classify: '[{exit_code: 2, kind: app.no}]', retry: TWICE },
    { outcome: 'halted', attempts: '1' },
  ],
  github_token: [{ run: '[ -z "$INPUT_GITHUB_TOKEN$GITHUB_TOKEN" ]', 'github-token': 'ghs_x' }, { outcome: 'success' }],
}
