import { describe, expect, test } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import { StepLog } from '../../src/action/log.js'
import { RunnerCommands } from '../../src/adapters/actions-core.js'
import type { Level } from '../../src/core/event-fields.js'
import type { RunEvent } from '../../src/core/events.js'
import { toNodeKey } from '../../src/core/place.js'
import { began, completed, failed, stamped, started } from '../reporters/sample.js'

/** Remembers in one list what the log does. */
class Lines extends RunnerCommands {
  readonly lines: string[] = []
  override say = (text: string): number => this.lines.push(`say ${text}`)
  override group = (title: string): number => this.lines.push(`fold ${title}`)
  override endGroup = (): number => this.lines.push('end')
  override foreign = (text: string): number => this.lines.push(`foreign ${text}`)
  override printTrusted = (text: string): number => this.lines.push(`trusted ${text}`)
  override resume = (): void => {}
}

type Printed = readonly [node: string, text: string, isTrusted?: boolean, stream?: 'stdout' | 'stderr']

/** Logs events, and output of nodes of the root; returns what is in the log. */
function logged(level: Level, ...happened: readonly (RunEvent | Printed)[]): readonly string[] {
  const commands = new Lines()
  const log = new StepLog(commands, level)
  const account = new RunAccount()
  log.begin(account)
  const events = happened.filter((one): one is RunEvent => !Array.isArray(one))
  const stamps = [...stamped(events)]
  for (const one of happened) {
    if (Array.isArray(one)) {
      const [node, text, isTrusted = false, stream = 'stdout'] = one as Printed
      log.output(toNodeKey({ scope: '', node }), stream, text, isTrusted)
      continue
    }
    const event = stamps.shift()
    if (event === undefined) break
    account.consume(event)
    log.consume(event)
  }
  log.finish()
  return commands.lines
}

const broken = failed('probe', 'external.git.drift', 'behind')
const wrong = (...lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('say ✗') || line.includes('drift'))

describe('a node', () => {
  test('has a fold with its output, and its last line inside of it', () => {
    const lines = logged('info', began(), started('probe'), ['probe', 'one\ntwo\n'], completed('probe'))
    expect(lines.slice(-4)).toEqual([
      'fold probe (script)',
      'foreign one\ntwo\n',
      expect.stringMatching(/^say ✓ probe/),
      'end',
    ])
  })

  test('that fails is told below its fold', () => {
    const lines = logged('info', started('probe'), broken)
    expect(lines.slice(0, 2)).toEqual(['fold probe (script)', 'end'])
    expect(lines).toHaveLength(3)
    expect(wrong(...lines)).toHaveLength(1)
  })

  test('has its attempt in the title', () => {
    const lines = logged('info', started('probe', { attempt: 2 }), completed('probe', { attempt: 2 }))
    expect(lines[0]).toBe('fold probe (script), attempt 2')
  })

  test('inside of another has the path to it', () => {
    const lines = logged('info', started('lint', { scope: 'deploy#1.1/' }), completed('lint', { scope: 'deploy' }))
    expect(lines[0]).toBe('fold deploy › lint (script)')
  })

  test('that was stopped has an end, too', () => {
    expect(logged('info', started('probe'), ['probe', 'half'])).toEqual([
      ...['fold probe (script)', 'foreign half\n', 'end'],
    ])
  })

  test('of an earlier attempt of the run is not logged again', () => {
    const commands = new Lines()
    const log = new StepLog(commands, 'info')
    for (const event of stamped([began(), started('probe')])) log.consume({ ...event, replayed: true })
    expect(commands.lines).toEqual([])
  })

  test('whose output comes after its end is printed as lines', () => {
    const late = logged('info', started('probe'), completed('probe'), ['probe', 'late'], ['probe', 'later\n'])
    expect(late.slice(-2)).toEqual(['foreign late\n', 'foreign later\n'])
    expect(logged('error', ['probe', 'late', true])).toEqual([])
  })
})

describe('lines', () => {
  const printed = (...parts: readonly Printed[]) =>
    logged('info', started('probe'), ...parts).filter((line) => /^(foreign|trusted)/.test(line))

  test('are printed when they end, each stream for itself', () => {
    expect(printed(['probe', 'a'], ['probe', 'x\n', false, 'stderr'], ['probe', 'b\nc'], ['probe', 'd\n'])).toEqual([
      'foreign x\n',
      'foreign ab\n',
      'foreign cd\n',
    ])
  })

  test('that are too long are printed in parts', () => {
    const long = 'x'.repeat(64 * 1024)
    expect(printed(['probe', long])).toEqual([`foreign ${long}\n`])
    expect(printed(['probe', `${long}y`], ['probe', 'z\n'])).toEqual([`foreign ${long}y`, 'foreign z\n'])
  })

  test('of a node that may give commands are given one by one; a mask is not shown', () => {
    expect(printed(['probe', 'a\n::add-mask::secret\nb\n', true])).toEqual(['trusted a\n', 'trusted b\n'])
    expect(printed(['probe', 'a\n  ::add-mask::secret\nb ::add-mask::\n'])).toEqual([
      ...['foreign a\n', 'foreign b ::add-mask::\n'],
    ])
  })
})

describe('a quiet log', () => {
  test.each<Level>(['warning', 'error'])('at %s has only commands that the node may give', (level) => {
    const output: Printed = [
      'probe',
      'text\n::group::a\n::notice::b\n  ##[warning]c\n##[endgroup]\n::ENDGROUP::\n',
      true,
    ]
    const lines = logged(level, began(), started('probe'), output, ['probe', 'no\n'], broken)
    expect(lines).toEqual(['trusted ::notice::b\n', 'trusted   ##[warning]c\n'])
  })

  test('says nothing about success', () => {
    expect(logged('warning', began(), started('probe'), ['probe', 'x\n'], completed('probe'))).toEqual([])
  })
})

describe('members of a group', () => {
  const group = (most: number): RunEvent => ({
    ...{ type: 'group_started', scope: '', node: 'both', visit: 1, attempt: 1 },
    ...{ group_type: 'parallel', total: 2, max_concurrent: most },
  })
  const at = { scope: 'both#1.1/' }
  const order = (most: number) =>
    logged(
      'info',
      started('both', { type: 'parallel' }),
      group(most),
      started('slow', at),
      started('fast', at),
      completed('fast', at),
      completed('slow', at),
    ) //
      .filter((line) => line.startsWith('fold'))

  test('that run beside each other are printed as they end; others as they start', () => {
    expect(order(2).map((line) => /fast|slow/.exec(line)?.[0])).toEqual(['fast', 'slow'])
    expect(order(1).map((line) => /fast|slow/.exec(line)?.[0])).toEqual(['slow', 'fast'])
  })
})
