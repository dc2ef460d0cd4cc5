import { expect, it } from 'vitest'
import { findShellGap } from '../../src/core/shell-forms.js'

const stops: readonly string[] = [
  ...['bash', 'pwsh', 'powershell', 'python', 'node', 'bash -eo pipefail {0}', '/usr/bin/bash -euo pipefail {0}'],
  ...['bash --noprofile --norc -eo pipefail {0}', 'bash -o errexit -o pipefail {0}', 'zsh -exo pipefail {0} more'],
  ...['python {0}', 'python3.12 -u {0}', 'node --enable-source-maps {0}', 'ruby {0}', 'pwsh -NoProfile -File {0}'],
  `pwsh -NonInteractive -command ". '{0}'"`,
]
it.each(stops)('%s stops at the first failure', (shell) => {
  expect(findShellGap(shell, 'a | b\nc')).toBe(null)
})

const passes: readonly string[] = [
  ...['bash {0}', 'sh {0}', 'cmd', 'env bash {0}', 'env bash -e {0}', 'timeout 5 bash -e {0}', 'nohup bash -e {0}'],
  ...[
    'env -S bash -e {0}',
    'sudo bash -e {0}',
    'bash -en {0}',
    'bash +e {0}',
    'bash -e +e {0}',
    'bash -ec "{0} || true"',
  ],
  ...['bash -e -c {0}', 'bash -e -o noexec {0}', 'bash -ei {0}', 'bash -e -- {0}', 'bash -e wrapper.sh {0}'],
  ...['node --check {0}', 'python -m pdb {0}', 'perl -c {0}', 'Rscript {0}', 'fish {0}', `pwsh -command "{0}; exit 0"`],
  ...['bash -x {0}', 'busybox sh -e {0}', 'bash --rcfile x -e {0}'],
]
it.each(passes)('%s is not known to stop', (shell) => {
  expect(findShellGap(shell, 'a\nb')).toBe('commands')
})

it.each<readonly [shell: string, script: string, expected: string | null]>([
  ['sh', 'a | b', 'pipes'],
  ['sh', 'a || b\n# a | b', null],
  ['bash -e {0}', 'x=$(a | b)', 'pipes'],
  ['bash -e {0}', 'a |& b', 'pipes'],
  ['bash -e {0}', 'set -o pipefail\na | b', null],
  ['bash {0}', '# first\n\n  set -euo pipefail\na | b', null],
  ['bash {0}', 'set -e\na | b', 'pipes'],
  ['bash {0}', 'false\nset -e\na', 'commands'],
  ['bash {0}', 'set -e; set +e\na', 'commands'],
  ['bash {0}', 'set -- -e\na', 'commands'],
])('%s with %j: %s', (shell, script, expected) => {
  expect(findShellGap(shell, script)).toBe(expected)
})
