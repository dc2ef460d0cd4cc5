import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeptOutput } from '../../src/adapters/process/kept-output.js'
import type { Step } from '../../src/config/model.js'
import type { StampedEvent } from '../../src/core/events.js'
import { Redactor } from '../../src/redaction/index.js'
import { createProgress } from '../../src/reporters/progress.js'
import { OutputRouter, type OutputSink } from '../../src/run/output-router.js'
import { plainText } from '../../src/text/terminal-text.js'
import { encodings } from '../redaction/spellings.js'
import { completed } from '../reporters/sample.js'

const SECRET = 'Zq7Kp2Vw9Rt4Lm8X'
/** What is left of it in a text whose colours lost only their first character. */
const BRACKETED = 'Wq8[31mNc5-bracketed'
const STEP: Step = { name: 'probe', type: 'script', command: 'true' }
const END: StampedEvent = { ...completed('probe'), timestamp: '', run_id: '', seq: 1 }

/** What leaves of what a program prints, as a log shows it and as a sink gets it. */
function shown(chunks: readonly Buffer[], asBytes: boolean, values = [SECRET]) {
  const redactor = new Redactor({ secrets: values.map((value) => ({ value, origin: 'env:CANARY' })) })
  const log: Buffer[] = []
  const progress = createProgress({
    write: (text) => log.push(Buffer.from(text)),
    isTerminal: false,
    color: false,
    columns: 80,
    clock: { now: () => 0, monotonic: () => 0, sleepUntil: async () => {} },
    quiet: false,
    level: 'info',
  })
  const plain: string[] = []
  const whole: string[] = []
  const sink: OutputSink = {
    output: (_place, _stream, piece) => {
      whole.push(String(piece))
      if (typeof piece !== 'string') plain.push(piece.toString('latin1'))
    },
  }
  const masks: string[] = []
  const router = new OutputRouter(redactor, [progress, sink], (value) => masks.push(value))
  const at = { scope: '', node: 'probe', visit: 1, attempt: 1 }
  const kept = new KeptOutput(1 << 20, (printed) =>
    router.write(at, STEP, 'stdout', asBytes ? printed : String(printed)),
  )
  for (const chunk of chunks) kept.add(chunk)
  kept.finish()
  router.consume(END)
  progress.consume(END)
  progress.flush()
  return { log: Buffer.concat(log).toString('latin1'), whole: whole.join(''), plain, masks, redactor }
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
      arbitrary: fc.constantFrom(
        SECRET,
        SECRET.slice(0, 7),
        SECRET.slice(7),
        'Wq8\u001b[31mNc5-bracketed',
        'Wq8',
        BRACKETED.slice(3),
      ),
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

/** Printable ASCII, ends of lines, tabs and whole colours; only the last one may go on elsewhere. */
const PLAIN = /^(?:[\n\t -~]|\u001b\[[0-?]*[@-~])*(?:\u001b(?:\[[0-?]*)?)?$/

interface Shown {
  readonly log: string
  readonly whole: string
}

/** Where a line that is too long to wait for is broken depends on the parts in which it is looked at. */
function sameLog(one: Shown, other: Shown): boolean {
  const isBroken = one.whole.split('\n').some((line) => line.length > 32 * 1024)
  const text = ({ log }: Shown): string => (isBroken ? log.replaceAll(/\n(?: {2}probe \| )?/g, '') : log)
  return text(one) === text(other)
}

describe('live output', () => {
  it('shows the same whether bytes that nobody needs to look at pass as they came or not', () => {
    fc.assert(
      fc.property(chunked, (chunks) => {
        const [quick, slow] = [shown(chunks, true), shown(chunks, false)]
        expect(sameLog(quick, slow)).toBe(true)
        expect(quick.whole === slow.whole).toBe(true)
        expect(quick.masks).toEqual(slow.masks)
        expect(quick.log).not.toContain(SECRET)
        expect(slow.plain).toEqual([])
      }),
      // A command in a line whose end passes as it came.
      { numRuns: 60, seed: 17, examples: [[[Buffer.from(`##[error]x${filler.repeat(900)}`)]]] },
    )
  })

  it('lets nothing pass that a border has to change', () => {
    fc.assert(
      fc.property(chunked, (chunks) => {
        const { plain, redactor } = shown(chunks, true)
        for (const text of plain) {
          expect(redactor.text(text) === text).toBe(true)
          expect(PLAIN.test(text) && !text.includes('##[') && !plainText(text).includes('##[')).toBe(true)
        }
      }),
      { numRuns: 40, seed: 18 },
    )
  })

  it.each([[[SECRET]], [[SECRET, BRACKETED]]])('shows the same of what has colours, with %j to be masked', (values) => {
    fc.assert(
      fc.property(coloured, (chunks) => {
        const [quick, slow] = [shown(chunks, true, values), shown(chunks, false, values)]
        expect(sameLog(quick, slow)).toBe(true)
        expect(quick.whole === slow.whole).toBe(true)
        expect(quick.masks).toEqual(slow.masks)
        expect(quick.log).not.toContain(SECRET)
        for (const text of quick.plain) {
          expect(quick.redactor.text(text) === text).toBe(true)
          expect(PLAIN.test(text) && !text.includes('##[') && !plainText(text).includes('##[')).toBe(true)
        }
      }),
      { numRuns: 15, seed: 21 },
    )
  })

  it('lets lines with colours pass as they came, and shows them without', () => {
    const lines = Buffer.from(`${painted}\n`.repeat(1000))
    const { log, plain } = shown([lines, lines], true)
    expect(plain.join('')).toBe(lines.toString().repeat(2))
    expect(log.startsWith(`  probe | ${plainText(painted)}\n`.repeat(2000))).toBe(true)
    const long = Buffer.from(painted.repeat(500))
    expect(shown([long, long, long], true).plain.join('').length).toBeGreaterThan(2 * long.length)
  })

  it('lets ordinary lines pass as they came, and a line without an end', () => {
    const lines = Buffer.from(`${filler}\n`.repeat(1000))
    expect(shown([lines, lines], true).plain.join('')).toBe(lines.toString().repeat(2))
    const long = Buffer.from(filler.repeat(500))
    expect(shown([long, long, long], true).plain.join('').length).toBeGreaterThan(2 * long.length)
  })

  it('shows the same of output that comes by the megabyte', () => {
    const lines = `${filler}\n`.repeat(800)
    const long = filler.repeat(800)
    const rare = [
      `${SECRET}\n`,
      `${SECRET.slice(0, 8)}`,
      `${SECRET.slice(8)}\n`,
      '##[error]x\n',
      'token: abcdef99\n',
      '\n\n',
    ]
    const chunks = Array.from({ length: 40 }, (_, at) => {
      const odd = at % 4 === 3 ? (rare[(at >> 2) % rare.length] ?? '') : ''
      return Buffer.from(`${at % 12 < 8 ? lines : long}${odd}`)
    })
    const [quick, slow] = [shown(chunks, true), shown(chunks, false)]
    expect(sameLog(quick, slow)).toBe(true)
    expect(quick.whole === slow.whole).toBe(true)
    expect(quick.log).not.toContain(SECRET)
    expect(quick.plain.join('').length).toBeGreaterThan(quick.whole.length / 2)
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
      for (const asBytes of [true, false]) {
        const { log } = shown(chunks, asBytes)
        expect(body.filter((line) => log.includes(line.slice(0, 16)) || log.includes(line.slice(-16)))).toEqual([])
        expect(log).toContain('***')
      }
    }
  })

  it('masks what came with the command to mask it, however much it was', () => {
    const lines = `${filler}hidden-word\n`.repeat(600)
    // The first chunk goes on by itself, and those behind it together.
    const first = `${filler}\n`.repeat(600)
    const chunks = [first, lines, lines, `${lines}::add-mask::hidden-word\n`, lines].map((text) => Buffer.from(text))
    expect(shown(chunks, true).log).not.toContain('hidden-word')
  })

  it.each([20_000, 80_000])('does not show a value of %i characters that is to be masked', (length) => {
    const value = Array.from({ length: length / 40 }, (_, at) => sha1(`${at}`)).join('')
    const text = `before\n::add-mask::${value}\nlater ${value} after\n`
    const chunks = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, at) =>
      Buffer.from(text.slice(at * 65_536, (at + 1) * 65_536)),
    )
    const { log } = shown(chunks, true)
    expect(log).toMatch(/ before\n/)
    expect(log).not.toMatch(/[0-9a-f]{20}/)
    expect(log).toMatch(/later \*+ after/)
  })

  it('is not changed by a look at it for secrets of several words, which may be broken between them', () => {
    const redactor = new Redactor({ secrets: [{ value: 'correct  horse battery', origin: 'env:CANARY' }] })
    const lines = Buffer.from(`${filler}\n`.repeat(20))
    expect(redactor.stream().pass(lines)?.toString()).toBe(lines.toString())
    for (const secret of ['correct\nhorse battery', 'ghp_0123456789abcdefghij'])
      expect(redactor.stream().pass(Buffer.from(`${lines}${secret}\n${lines}`))).toBeNull()
  })

  it('does not take a chunk for plain that completes a character, a secret or a command', () => {
    const pairs = [
      [Buffer.from([0xe2, 0x82]), Buffer.from([0xac, 0x0a])],
      [Buffer.from(SECRET.slice(0, 9)), Buffer.from(`${SECRET.slice(9)}\n`)],
      [Buffer.from('##'), Buffer.from('[error]x\n')],
      [Buffer.from('\u001b'), Buffer.from('[31mred\n')],
    ]
    for (const chunks of pairs) expect(shown(chunks, true).plain).toEqual([])
  })
})
