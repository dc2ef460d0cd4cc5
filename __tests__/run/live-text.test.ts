import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RetainedOutput } from '../../src/adapters/process/retained-output.js'
import type { Step } from '../../src/config/model.js'
import type { StampedEvent } from '../../src/core/events.js'
import { Redactor } from '../../src/redaction/index.js'
import { Progress } from '../../src/reporters/progress.js'
import { OutputRouter, type OutputSink } from '../../src/run/live-output.js'
import { toPlainText } from '../../src/text/terminal-text.js'
import { encodings } from '../redaction/encodings.js'
import { completed } from '../reporters/sample.js'

const SECRET = 'Zq7Kp2Vw9Rt4Lm8X'
const STEP: Step = { name: 'probe', type: 'script', command: 'true' }
const END: StampedEvent = { ...completed('probe'), timestamp: '', run_id: '', seq: 1 }

/** What leaves of what a program prints, as a log shows it and as a sink gets it. */
function shown(chunks: readonly Buffer[]) {
  const redactor = new Redactor({ secrets: [{ value: SECRET, origin: 'env:CANARY' }] })
  const log: string[] = []
  const progress = new Progress({
    write: (text) => log.push(text),
    isTerminal: false,
    color: false,
    columns: () => 80,
    clock: { now: () => 0, monotonic: () => 0, sleepUntil: async () => {} },
    quiet: false,
    level: 'info',
  })
  const whole: string[] = []
  const sink: OutputSink = {
    showsColours: true,
    output: (_place, _stream, piece) => void whole.push(piece),
  }
  const masks: string[] = []
  const router = new OutputRouter(redactor, [progress, sink], (value) => masks.push(value))
  const at = { scope: '', node: 'probe', visit: 1, attempt: 1 }
  const kept = new RetainedOutput(1 << 20, (printed) => router.write(at, STEP, 'stdout', printed))
  for (const chunk of chunks) kept.add(chunk)
  kept.finish()
  router.consume(END)
  progress.consume(END)
  progress.flush()
  return { log: log.join(''), whole: whole.join(''), masks }
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')
const filler = 'ordinary words at 03:04:05 from https://example.com/a-b, key=value retries=0 '
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(filler, `${filler}\n`, `\n${filler}`, '\n', '\t', ' ', '\r\n', '\r') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 900 }).map((times) => filler.repeat(times)) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 900 }).map((times) => `${filler}\n`.repeat(times)) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(encodings)).map((spell) => spell(SECRET)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['\u001b[31m', '\u001b]0;title\u0007', '\u0000', '\u0007', '\u007f', '\u200e', '\ufeff', 'é漢💥', '\u001b['],
      ...['##[', '##[error]x', '::add-mask::', '\n::add-mask::hidden-word\n', 'hidden-word', '::group::', ':'],
      ...[
        'ghp_0123456789abcdefghij',
        'password=',
        'token: ',
        '--token ',
        '</',
        '<secret>',
        'https://u:p@w/',
        '%',
        '\\',
      ],
      ...['-----BEGIN RSA PRIVATE KEY-----\n', 'QUJD'.repeat(16), '-----END RSA PRIVATE KEY-----\n', 'eyJ', 'sk-'],
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(SECRET.slice(0, 7), SECRET.slice(7), `${SECRET.slice(0, 7)}\u001b[0m`) },
)
const bytes = fc.oneof(
  { weight: 12, arbitrary: part.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 6 }).map((list) => Buffer.from(list)) },
)
/** Lines as most tools print them, with what else may come between colours. */
const painted = '\u001b[32mordinary\u001b[39m words \u001b[1;38;5;10mat\u001b[0m 03:04:05, key=value retries=0\u001b[K'
const colour = fc.constantFrom(
  '\u001b[0m',
  '\u001b[m\u001b[K',
  '\u001b[1;31m',
  '\u001b[?25l',
  '\u001b[2;1H',
  '\u001b[31',
)
const colouredPart = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 700 }).map((times) => `${painted}\n`.repeat(times)) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 700 }).map((times) => painted.repeat(times)) },
    { weight: 3, arbitrary: colour },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '\u001b',
        '\u001b[',
        `\u001b[${'1;'.repeat(20)}1m`,
        '\u001b]0;title\u0007',
        '\u001bM',
        '\r',
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '\n',
        '##',
        '[error]x',
        '::add-',
        'mask::hidden-word\n',
        'pass',
        'word=hunter22',
        'ghp_0123456',
        '789abcdefghij',
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(SECRET, SECRET.slice(0, 7), SECRET.slice(7)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'QUJD'.repeat(16),
        `${'QUJD'.repeat(8)}\u001b[0m${'QUJD'.repeat(8)}\n`,
        'https://u',
        ':p@w/',
        '--token ',
        '\\',
        'é',
      ),
    },
  )
  .map((text) => Buffer.from(text))
const cuts = fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1000, max: 65_536 })), {
  minLength: 1,
})

/** What is printed comes in chunks that know nothing of lines, characters and secrets. */
const chunkedOf = (printed: fc.Arbitrary<Buffer>) =>
  fc.tuple(fc.array(printed, { maxLength: 12 }), cuts).map(([parts, sizes]) => {
    const all = Buffer.concat(parts)
    const chunks: Buffer[] = []
    for (let at = 0; at < all.length; ) {
      // Tiny chunks only at the beginning: a long output of single bytes says nothing more.
      const size = sizes[chunks.length % sizes.length] ?? 1
      const end = at + (chunks.length < 200 ? size : Math.max(size, 4096))
      chunks.push(all.subarray(at, end))
      at = end
    }
    return chunks
  })
const chunked = chunkedOf(bytes)
const coloured = chunkedOf(colouredPart)

describe('live output', () => {
  it.each([
    ['whatever it is', chunked],
    ['with colours', coloured],
  ])('never shows a secret, %s', (_, printed) => {
    fc.assert(
      fc.property(printed, (chunks) => {
        const { log, whole, masks } = shown(chunks)
        expect(log).not.toContain(SECRET)
        expect(toPlainText(whole)).not.toContain(SECRET)
        expect(log).not.toContain('##[')
        expect(masks).not.toContain('')
      }),
      { numRuns: 60, seed: 17, examples: [[[Buffer.from(`##[error]x${filler.repeat(900)}`)]]] },
    )
  })

  it('shows ordinary lines, and a line without an end, as they came', () => {
    const lines = Buffer.from(`${filler}\n`.repeat(1000))
    expect(shown([lines, lines]).whole).toBe(lines.toString().repeat(2))
    const long = Buffer.from(filler.repeat(500))
    expect(shown([long, long, long]).whole).toBe(long.toString().repeat(3))
  })

  it('hands on colours, and a log shows lines without them', () => {
    const lines = Buffer.from(`${painted}\n`.repeat(1000))
    const { log, whole } = shown([lines, lines])
    expect(whole).toBe(lines.toString().repeat(2))
    expect(log.startsWith(`  probe | ${toPlainText(painted)}\n`.repeat(2000))).toBe(true)
  })

  it.each([
    ['escape sequences, also split ones', ['\u001b[3', '1mred\u001b[0m\u0007\n'], '  probe | red\n'],
    ['a title sequence', ['\u001b]0;title\u0007x\n'], '  probe | x\n'],
    ['carriage returns', ['10%\r20%\r\n'], '  probe | 10%\n  probe | 20%\n'],
  ])('is a log without %s', (_, chunks, log) => {
    expect(shown(chunks.map((chunk) => Buffer.from(chunk))).log).toBe(`${log}✓ probe 100 ms\n`)
  })

  it.each([20, 600, 2000])('masks a private key behind %i lines, wherever the chunks of it end', (count) => {
    const before = `${filler}\n`.repeat(count)
    const body = Array.from({ length: 12 }, (_, at) =>
      Buffer.from(sha1(`${at}`).repeat(2))
        .toString('base64')
        .slice(0, 64),
    )
    const lines = ['-----BEGIN RSA PRIVATE KEY-----', ...body, '-----END RSA PRIVATE KEY-----', '']
    const key = lines.join(count === 600 ? '\u001b[0m\n\u001b[32m' : '\n')
    for (const cut of [31, 32, 33, 41, 96, 97, 98, 400, 500, key.length - 40, key.length - 3]) {
      const chunks = [before + key.slice(0, cut), key.slice(cut) + before].map((text) => Buffer.from(text))
      const { log } = shown(chunks)
      expect(body.filter((line) => log.includes(line.slice(0, 16)) || log.includes(line.slice(-16)))).toEqual([])
      expect(log).toContain('***')
    }
  })

  it('masks what came with the command to mask it, however much it was', () => {
    const lines = `${filler}hidden-word\n`.repeat(600)
    const chunks = [`${lines}::add-mask::hidden-word\n`, lines].map((text) => Buffer.from(text))
    expect(shown(chunks).log).not.toContain('hidden-word')
  })

  it.each([20_000, 80_000])('does not show a value of %i characters that is to be masked', (length) => {
    const value = Array.from({ length: length / 40 }, (_, at) => sha1(`${at}`)).join('')
    const text = `before\n::add-mask::${value}\nlater ${value} after\n`
    const chunks = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, at) =>
      Buffer.from(text.slice(at * 65_536, (at + 1) * 65_536)),
    )
    const { log } = shown(chunks)
    expect(log).toMatch(/ before\n/)
    expect(log).not.toMatch(/[0-9a-f]{20}/)
    expect(log).toMatch(/later \*+ after/)
  })
})
