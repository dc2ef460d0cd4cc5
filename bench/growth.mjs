import path from 'node:path'
import { conductor, FOLDER, file, interleaved } from './measure.mjs'
import { badFile, printed } from './workflows.mjs'

/** Parts that texts of one line repeat: ordinary ones, and some that patterns with nested repetitions are slow on. */
const TEXTS = {
  prose: 'the quick brown fox jumps over the lazy dog ',
  'one word': 'x',
  digits: '0123456789',
  'numbers in front of a letter': '9.e0',
  blanks: ' ',
  'heads of keys': '-----BEGIN RSA PRIVATE KEY----- ',
  'a compiler command': '-Wall -Isrc/include -DNAME=value -c src/part.cc -o obj/part.o ',
  settings: 'token=value; password: other, ',
  addresses: 'https://user:name@host.example/path?key=value&',
  'stack frames': 'at call (file:///src/part.js:10:20) ',
  'open brackets': '[{',
  'escaped text': '\\u003d\\u002F',
  statuses: 'status code 502: error, failed with exit code 1: expected 2 but was 3 ',
}

/** Less than this is noise: a text that costs so little cannot be slow. */
const NOISE_MS = 150

const repeat = (part, length) => `${part.repeat(Math.ceil(length / part.length)).slice(0, length)}x`
const toXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Where text from outside is read: each makes a file of the lines and returns the arguments of the command that reads it. */
const READERS = {
  'output of a script': (lines) => ['run', printed('live', file('live.txt', lines.join('\n')))],
  'a triaged log': (lines) => ['triage', file('log.txt', lines.join('\n'))],
  'failures of a test report': (lines) => {
    const cases = lines.map(
      (line, at) =>
        `<testcase name="t${at}"><failure message="${toXml(line).slice(0, 2000)}">${toXml(line)}</failure></testcase>`,
    )
    const report = file('report.xml', `<testsuite name="s">${cases.join('\n')}</testsuite>`)
    return [
      'run',
      printed('report', file('empty.txt', ''), [`    reports: ${JSON.stringify(path.relative(FOLDER, report))}`]),
    ]
  },
  'numbers in templates': (lines) => [
    'run',
    printed(
      'numbers',
      file('numbers.txt', lines.join('\n')),
      [],
      `{{ text.output.stdout.split('\\n') | map('int') | list | length }}`,
    ),
  ],
}

/**
 * Returns for each reader the text whose processor time grows most when it is twice as long, above that of an empty text. With `together` a
 * reader gets all texts at once.
 */
export async function measureGrowth(length, together) {
  const all = Object.entries(TEXTS).map(([name, part]) => [name, [part]])
  const groups = together ? [['any text', Object.values(TEXTS)]] : all
  const rows = []
  for (const [reader, make] of Object.entries(READERS)) {
    const read = (parts, times) => () => {
      const lines = parts.map((part) => repeat(part, length * times))
      return conductor(make(lines), { probe: true, cwd: FOLDER, code: null })
    }
    const { none } = await interleaved(3, { none: read(['x'], 0) })
    const measured = []
    for (const [name, parts] of groups) {
      const got = await interleaved(1, { once: read(parts, 1), twice: read(parts, 2) })
      measured.push({ what: `${reader}: ${name}`, ...above(none, got) })
    }
    rows.push(measured.reduce((worst, one) => (one.large / one.small > worst.large / worst.small ? one : worst)))
  }
  return [...rows, await mistakes(together ? 200 : 1000)]
}

async function mistakes(count) {
  const read = (nodes) => () => conductor(['validate', badFile(nodes)], { probe: true, code: 2 })
  const { none, ...got } = await interleaved(3, { none: read(1), once: read(count), twice: read(2 * count) })
  return { what: 'a file of nothing but mistakes', ...above(none, got) }
}

function above(none, { once, twice }) {
  const over = ({ cpuMs }) => Math.max(NOISE_MS, cpuMs - none.cpuMs)
  return { small: over(once), large: over(twice) }
}
