import { describe, expect, test } from 'vitest'
import { loadPatterns } from '../../src/adapters/patterns.js'
import { createSignature, removeLeg, toCauseId } from '../../src/survey/sightings.js'
import { suggestPattern, withoutVariables } from '../../src/triage/paste.js'

const place = (message: string, file = 'src/a.ts') => ({ tests: [], annotations: [{ file, line: 3, message }] })
const NOTHING = { tests: [], annotations: [] }

describe('one failure with other details is one signature', () => {
  test.each<[string, string, string]>([
    ['numbers', 'worker 4711 died after 12 tries', 'worker 815 died after 99 tries'],
    ['ports', 'cannot bind "127.0.0.1:45123"', 'cannot bind "127.0.0.1:51877"'],
    ['times', 'at 2026-10-05T10:00:00.123Z the pump stopped', 'at 2026-11-01T23:59:59Z the pump stopped'],
    ['clock times', '10:15:02 pump stopped', '9:01:59 pump stopped'],
    ['durations', 'gave up after 3.2s', 'gave up after 14 seconds'],
    ['short durations', 'gave up after 5s', 'gave up after 850ms'],
    ['UUIDs', 'no lock 0b1c2d3e-1111-2222-3333-444455556666', 'no lock aaaaaaaa-9999-2222-3333-44445555abcd'],
    ['hexadecimal words', 'object 9fceb02d0ae5 is missing', 'object 1a410efbd13e is missing'],
    ['addresses in memory', 'fault at 0x7ffe', 'fault at 0x1'],
    ['queries', 'GET https://x.test/a?sig=abc&t=1 failed', 'GET https://x.test/a?sig=zzz failed'],
    ['temporary paths', 'no file /tmp/build-a1/x.json', 'no file /tmp/build-zz9/x.json'],
    ['temporary paths of Windows', 'no file C:\\Users\\me\\AppData\\Local\\Temp\\a\\x', 'no file D:\\a\\_temp\\b\\y'],
    ['temporary paths of macOS', 'no /var/folders/zz/T/abc here', 'no /private/var/folders/aa/T/q here'],
    ['blanks', 'a  b', 'a b '],
    ['ports of hosts', 'dial tcp db.test:5432: refused', 'dial tcp db.test:15432: refused'],
    ['addresses of hosts', 'connect ECONNREFUSED 10.0.0.12:443', 'connect ECONNREFUSED 10.0.0.77:443'],
    ['sizes', 'heap of 2048 MB is full', 'heap of 4096 MB is full'],
    ['percentages', 'coverage is 79.31%, wanted 80%', 'coverage is 78.10%, wanted 80%'],
    ['dates', 'certificate expired on 2026-01-05', 'certificate expired on 2026-03-30'],
    ['times with offsets', 'since 2026-10-05 10:00:00+02:00', 'since 2026-10-06 11:12:13+00:00'],
    ['times with commas', '2026-10-05 10:00:00,123 ERROR x', '2026-10-06 11:00:01,999 ERROR x'],
    ['long durations', 'timed out after 1h 12m 3s', 'timed out after 2m 30s'],
    ['minutes in words', 'no answer for 5 minutes', 'no answer for 30 minutes'],
    ['milliseconds of a test', 'x (3 ms)', 'x (1200 ms)'],
    ['microseconds', 'took 12µs', 'took 9.5us'],
    ['commits', 'cannot merge 0123abc into main', 'cannot merge 9f8e7d6 into main'],
    ['long commits', 'at 0123456789abcdef0123456789abcdef01234567', 'at fedcba9876543210fedcba9876543210fedcba98'],
    ['digests', 'sha256:0a1b2c3d4e5f60718293 differs', 'sha256:ffeeddccbbaa99887766 differs'],
    ['capital hexadecimal words', 'fault 00007FF6A1B2 at start', 'fault 00007FF6C3D4 at start'],
    ['ids of runs', 'run 18446744073 was lost', 'run 99 was lost'],
    ['numbers of lines', 'a.py:12: wrong', 'a.py:345: wrong'],
    ['lines and columns', 'src/a.ts(12,34): wrong', 'src/a.ts(99,10): wrong'],
    ['processes', '[4711] worker died', '[12] worker died'],
    ['containers', 'container a1b2c3d4e5f6 exited', 'container 0f9e8d7c6b5a exited'],
    ['temporary files of a runner', 'no /home/runner/work/_temp/a.sh', 'no /home/runner/work/_temp/b/c.sh'],
    ['temporary files in a container', 'no /__w/_temp/1.sh', 'no /__w/_temp/2.sh'],
    ['fragments of addresses', 'see https://x.test/a#one', 'see https://x.test/a#two'],
    ['numbers in paths of addresses', 'GET https://x.test/jobs/1234 failed', 'GET https://x.test/jobs/98765 failed'],
    ['clock times of the afternoon', 'at 3:04 PM it stopped', 'at 11:59 AM it stopped'],
    ['signs of redaction', 'token *** was refused 12 times', 'token *** was refused 99 times'],
  ])('%s', (_, one, other) => {
    expect(withoutVariables(one)).toBe(withoutVariables(other))
    expect(createSignature(NOTHING, one)).toBe(createSignature(NOTHING, other))
  })

  test('the same tests in another order, and the same code at another line of a file', () => {
    expect(createSignature({ tests: ['b', 'a'], annotations: [] }, 'x')).toBe(
      createSignature({ tests: ['a', 'b'], annotations: [] }, 'y'),
    )
    expect(createSignature(place("error TS2322: Type 'A'"), 'x')).toBe(
      createSignature(place("error TS2322: Type 'B'"), 'y'),
    )
  })
})

describe('two failures are two signatures', () => {
  test.each<[string, string, string]>([
    ['words', 'the pump stopped', 'the valve stopped'],
    ['codes', 'error TS2322', 'error TS2345'],
    ['codes of others', 'E0308 mismatched', 'E0382 mismatched'],
    ['single digits', 'stage 1 failed', 'stage 2 failed'],
    ['paths of the repository', 'src/a.ts is wrong', 'src/b.ts is wrong'],
    ['words that look hexadecimal', 'facade is missing', 'decade is missing'],
    ['hosts', 'GET https://a.test/x failed', 'GET https://b.test/x failed'],
    ['paths of addresses', 'GET https://a.test/x failed', 'GET https://a.test/y failed'],
    ['names of errors', 'TypeError: x is undefined', 'RangeError: x is undefined'],
    ['names of tests', 'FAIL: test_login', 'FAIL: test_logout'],
    ['single digits at the end', 'exit status 1', 'exit status 2'],
    ['packages', 'cannot find module "left-pad"', 'cannot find module "right-pad"'],
    ['codes with a dash', 'CS-1001 failed', 'CS-1002 failed'],
    ['codes of the compiler', 'error CS0103: no name', 'error CS0246: no name'],
    ['codes of linters', 'a.py: E501 line too long', 'a.py: F401 line too long'],
    ['names of signals', 'killed by SIGKILL', 'killed by SIGSEGV'],
    ['versions of one digit', 'node v8 is missing', 'node v9 is missing'],
    ['files of the repository', '/home/runner/work/r/r/a.go:1', '/home/runner/work/r/r/b.go:1'],
    ['words of letters a to f', 'bad cafe', 'bad face'],
    ['statuses', 'HTTP 404', 'not found'],
  ])('%s', (_, one, other) => expect(withoutVariables(one)).not.toBe(withoutVariables(other)))

  test('two tests, two files, two codes', () => {
    const of = (tests: readonly string[]) => createSignature({ tests, annotations: [] }, 'x')
    expect(of(['test_10'])).not.toBe(of(['test_11']))
    expect(of(['a'])).not.toBe(of(['a', 'b']))
    expect(createSignature(place('TS1005'), '')).not.toBe(createSignature(place('TS1005', 'src/b.ts'), ''))
    expect(createSignature(place('TS1005: x'), '')).not.toBe(createSignature(place('TS1006: x'), ''))
    expect(createSignature(place('x (no-undef)'), '')).not.toBe(createSignature(place('x (no-eval)'), ''))
  })
})

test.each([
  ['test (20, ubuntu)', 'test'],
  ['test', 'test'],
  ['build (a) / test (20, ubuntu (arm))', 'build / test'],
  ['call()', 'call()'],
  ['odd )', 'odd )'],
  ['(x)', '(x)'],
])('the leg of %s', (name, job) => expect(removeLeg(name)).toBe(job))

test('an id depends on kind, place and signature, and stays as it is', () => {
  const [kind, at] = ['external.build.test', { workflow: 'ci.yml', job: 'test', step: 'Run it' }]
  expect(toCauseId(kind, at, 's')).toBe('1efaed6d8ca3')
  const elsewhere = [{ workflow: 'x' }, { job: 'x' }, { step: null }].map((other) =>
    toCauseId(kind, { ...at, ...other }, 's'),
  )
  expect(
    new Set([toCauseId(kind, at, 's'), toCauseId(kind, at, 't'), toCauseId(null, at, 's'), ...elsewhere]).size,
  ).toBe(6)
})

test.each([
  'rocket 4711 refused (code [7]) at /tmp/x/y: $HOME',
  "it's 100% \\ broken after 12.5s * 3",
  'token *** was refused',
])('the pattern for %s matches it, and others like it', async (line) => {
  const made = (await loadPatterns()).compile(suggestPattern(line))
  if (!made.ok) throw new Error(made.error)
  expect(made.value.search(line)).not.toBeNull()
  expect(made.value.search(line.replaceAll(/\d{2,}/g, '99'))).not.toBeNull()
  expect(made.value.search('something else')).toBeNull()
})
