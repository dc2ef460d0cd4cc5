import { expect, test } from 'vitest'
import { findSimpleCommand } from '../../src/text/simple-command.js'

test.each([
  ['pytest -q', ['pytest', '-q']],
  ['\n# unit tests\n\nCI=1 X="a b" pytest -k "a and not b" # all\n', ['pytest', '-k', 'a and not b']],
  ['pytest \\\n  --junitxml=r.xml', ['pytest', '--junitxml=r.xml']],
  ["go test -run 'TestA|TestB' ./...", ['go', 'test', '-run', 'TestA|TestB', './...']],
  ['"$PYTHON" -m pytest "${DIR}"', ['$PYTHON', '-m', 'pytest', '${DIR}']],
  ["bash -eo pipefail -c 'A=1 pytest'", ['pytest']],
  ["timeout 60 sh -c 'exec pytest'", ['exec', 'pytest']],
  ["sh -c 'sh -c pytest'", ['pytest']],
  ['bash run.sh -x', ['bash', 'run.sh', '-x']],
  ["eval 'pytest -q'", ['pytest', '-q']],
  ['npm test -- --ci;', null],
  ['npm run lint\nnpm test', null],
  ['pytest\\\n\nx', null],
  ['lint && pytest', null],
  ['lint || pytest', null],
  ['pytest | tee log', null],
  ['pytest > log', null],
  ['pytest 2>&1', null],
  ['pytest <<< x', null],
  ['pytest &', null],
  ['! pytest', null],
  ['( pytest )', null],
  ['{ pytest; }', null],
  ['if true; then pytest; fi', null],
  ['for a in b\ndo\npytest\ndone', null],
  ['pytest $(ls)', null],
  ['pytest "$(ls)"', null],
  ['pytest "${A:-$(ls)}"', null],
  ['pytest `ls`', null],
  ["pytest $'a'", null],
  ['pytest "a', null],
  ['A=1', null],
  ['', null],
  ['# pytest', null],
  ["bash -c 'lint; pytest'", null],
  ['bash -c "$TESTS"', null],
  ["$SHELL -c 'lint; pytest'", null],
  ["docker compose exec web sh -lc 'lint && pytest'", null],
  ["eval 'lint; pytest'", null],
  ['eval $TESTS', null],
] as const)('%j', (run, words) => expect(findSimpleCommand({ run, shell: null })).toEqual(words))

test.each([
  ['sh', 'pytest', true],
  ['bash -x {0}', 'pytest', true],
  ['pwsh', 'dotnet test', true],
  ['pwsh', 'try { dotnet test } catch { }', false],
  ['python', 'run()', false],
  ['perl {0}', 'run', false],
])('shell %s: %s', (shell, run, isOne) => expect(findSimpleCommand({ run, shell }) !== null).toBe(isOne))

test('a command with arguments is one, unless it is a shell with a text of several', () => {
  const words = (command: string, ...args: readonly string[]) => findSimpleCommand({ command, args })
  expect(words('pytest', '-k', 'a; b | c')).toEqual(['pytest', '-k', 'a; b | c'])
  expect(words('/bin/sh', '-c', 'pytest')).toEqual(['pytest'])
  expect(words('bash', '-c', 'lint; pytest')).toBeNull()
  expect(words('env', 'A=1', 'bash', '-ec', 'lint\npytest')).toBeNull()
  expect(words('cmd.exe', '/c', 'lint & pytest')).toBeNull()
})
