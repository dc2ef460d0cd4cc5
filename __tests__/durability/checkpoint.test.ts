import { rmSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import type { JsonObject } from '../../src/core/json.js'
import type { RunEnd } from '../../src/core/outcome.js'
import { Checkpoint } from '../../src/durability/checkpointing.js'
import { openDeadLetters } from '../../src/durability/dead-letter.js'
import { findUnsafeReason, isAsSealed, readCheckpoint, type SavedRun } from '../../src/durability/saved-run.js'
import { Redactor } from '../../src/redaction/index.js'
import { formatChecksum } from '../../src/text/bytes.js'
import { loadText } from '../config/load-helpers.js'
import { MemoryFiles } from '../durable/support/memory-files.js'
import { letterLine } from './sample-letter.js'

const FOLDER = '/run'
const CHECKPOINT = path.join(FOLDER, 'checkpoint.json')
const JOURNAL = path.join(FOLDER, 'journal.jsonl')
const at = { scope: '', node: 'a', visit: 1, attempt: 1 }
const completed: RunEvent = { ...at, type: 'node_completed', node_type: 'set', output: 1, duration_ms: 1 }
const END: RunEnd = {
  outcome: 'success',
  signal: null,
  output: null,
  termination: null,
  gate: null,
  error: null,
  records: [],
}
const raised = (kind: string): NonNullable<RunEnd['error']> => ({
  envelope: { kind, message: 'm', details: {} },
  origin: 'author',
  frames: [],
  attempts: 1,
  exit_code: null,
  stderr_tail: '',
  typed: true,
})
const HALTED: RunEnd = { ...END, outcome: 'halted', error: raised('a.b') }

const workflow = (() => {
  const loaded = loadText(`
workflow:
  name: test
  entry_point: a
  input:
    word: { type: string, default: hello }
    token: { type: string, secret: true, default: in-the-file }
    keys: { type: object, secret: true, required: false }
agents: [{ name: a, type: set, values: { x: '1' } }]
`)
  if (loaded.workflow === null) throw new Error(JSON.stringify(loaded.findings))
  rmSync(path.dirname(loaded.workflow.file), { recursive: true, force: true })
  return loaded.workflow
})()

interface Opening {
  readonly files?: MemoryFiles
  readonly inputs?: JsonObject
  readonly saved?: SavedRun
  readonly secret?: string
}

function opened({ files = new MemoryFiles(), inputs = {}, saved, secret }: Opening = {}) {
  const failures: string[] = []
  const redactor = new Redactor()
  if (secret !== undefined) redactor.add({ origin: 'env:SECRET', value: secret })
  const made = new Checkpoint({
    files,
    folder: FOLDER,
    redactor,
    workflow,
    snapshot: {
      run_id: 'r1',
      workflow: { name: 'test', file: 'main.yaml' },
      file: 'main.yaml',
      cwd: '/',
      inputs,
      created_at: 1,
      elapsed_ms: 0,
      session_at: 0,
      strict_exit: null,
      provider: null,
      options: {},
      repository: 'acme/rockets',
      commit: 'a',
      event: 'push',
      traceparent: null,
      shard: null,
    },
    saved: saved ?? null,
    onFailure: (message) => void failures.push(message),
  })
  const add = (event: RunEvent): void => {
    const data = event as unknown as JsonObject
    made.append(event, redactor.json(data), 7)
  }
  return { made, add, files, failures }
}

function readIn(files: MemoryFiles): SavedRun {
  const saved = readCheckpoint(files, FOLDER)
  if (!saved.ok) throw new Error(saved.error)
  return saved.value
}

describe('a checkpoint', () => {
  it('comes back with what was appended, while the run goes on and when it has ended', () => {
    const { made, add, files, failures } = opened({ inputs: { word: 'new' } })
    add(completed)
    expect([made.flush(), made.flush()]).toEqual([true, false])
    expect(readIn(files)).toMatchObject({ lines: 1, snapshot: { status: 'running', resumable: true } })
    const kept = made.finish(HALTED)
    made.seal(HALTED, 0)
    const saved = readIn(files)
    expect(kept).toEqual({
      path: CHECKPOINT,
      resumable: true,
      inputsAgain: [],
      resumeFrom: null,
      journal: formatChecksum(saved.crc),
    })
    expect(saved.snapshot).toMatchObject({
      status: 'ended',
      outcome: 'halted',
      resumable: true,
      reason: null,
      journal: kept.journal,
      journal_lines: 1,
      inputs: { word: 'new' },
    })
    expect(failures).toEqual([])
  })

  const finished = (end: RunEnd) => {
    const { made, add, files } = opened()
    add(completed)
    const kept = made.finish(end)
    made.seal(end, 0)
    return { kept, files, names: [...files.content.keys()].sort() }
  }
  it.each<[string, RunEnd, string]>([
    ['a success', END, 'it succeeded'],
    ['a halt route', { ...HALTED, error: raised('halt.intentional') }, 'a halt route ended it'],
  ])('%s leaves a note', (_, end, reason) => {
    const { kept, files, names } = finished(end)
    expect(kept).toEqual({ path: CHECKPOINT, resumable: false, inputsAgain: [], resumeFrom: null, journal: null })
    expect(names).toEqual([CHECKPOINT, JOURNAL])
    expect(readIn(files).snapshot).toMatchObject({ resumable: false, reason })
  })
  it.each<[string, RunEnd]>([
    ['a failure', HALTED],
    ['a suspension', { ...END, outcome: 'suspended' }],
  ])('%s leaves a way on', (_, end) => {
    const { kept, files, names } = finished(end)
    expect(kept).toMatchObject({ path: CHECKPOINT, resumable: true })
    expect(names).toEqual([CHECKPOINT, JOURNAL])
    expect(readIn(files).snapshot).toMatchObject({ resumable: true, reason: null })
  })
  it('a terminate leaves nothing', () => {
    const { kept, names } = finished({ ...END, termination: { status: 'success', reason: 'r', terminatedBy: 'stop' } })
    expect(kept).toMatchObject({ path: null, resumable: false })
    expect(names).toEqual([])
  })

  it('has no secrets: which inputs must be given again is said, and what a variable holds is read from there', () => {
    const { made, files } = opened({ inputs: { word: 'sesame-open', token: 'another' }, secret: 'sesame-open' })
    expect(made.finish(HALTED)).toMatchObject({ inputsAgain: ['token'] })
    const text = files.readText(CHECKPOINT)
    expect([text.includes('sesame'), text.includes('another')]).toEqual([false, false])
    const same = opened({ inputs: { word: 'hello', token: 'in-the-file' } })
    expect(same.made.finish(HALTED).inputsAgain).toEqual([])
    expect(readIn(same.files).snapshot.inputs).toEqual({ word: 'hello' })
  })

  it.each<[string, JsonObject, JsonObject]>([
    ['an input that nobody declared', { more: 1 }, { more: 1 }],
    [
      'a secret from a variable',
      { token: 'sesame-open' },
      { token: { '$conductor.secret': [{ from: 'env:SECRET' }] } },
    ],
    [
      'a secret that is no text',
      { keys: { a: 'sesame-open' } },
      { keys: { '$conductor.secret': [{ from: 'input:keys' }] } },
    ],
    [
      'a value with a secret in it',
      { word: 'sesame-open!' },
      { word: { '$conductor.secret': [{ from: 'env:SECRET' }, '!'] } },
    ],
    ['a secret that the file has', { token: 'in-the-file' }, {}],
  ])('stores %s so that a resume finds it', (_, inputs, stored) => {
    const { files } = opened({ inputs, secret: 'sesame-open' })
    expect(readIn(files).snapshot.inputs).toEqual(stored)
  })

  it('that cannot even be marked as broken is removed, or tries again with the next event', () => {
    const files = new MemoryFiles()
    const { add } = opened({ files })
    const refuse = (...operations: readonly string[]) => {
      files.interfere = ({ operation }) => {
        if (operations.includes(operation)) throw new Error(`no ${operation}`)
        return true
      }
    }
    refuse('append', 'replace', 'remove')
    add(completed)
    expect(files.content.has(CHECKPOINT)).toBe(true)
    refuse('replace')
    add(completed)
    expect(files.content.has(CHECKPOINT)).toBe(false)
    refuse()
    add(completed)
    expect(files.content.has(CHECKPOINT)).toBe(false)
  })

  it('names the first node whose output cannot be restored', () => {
    const { made, add } = opened({ secret: 'sesame-open' })
    add({ ...completed, output: { password: 'made-here' } })
    expect(made.findLostNode()).toBe('a')
    const known = opened({ secret: 'sesame-open' })
    known.add({ ...completed, output: 'sesame-open' })
    expect(known.made.findLostNode()).toBeNull()
    const broken = opened({ files: failing('replace') })
    expect(broken.made.findLostNode()).toBeNull()
  })

  const failing = (operation: string, from = 1): MemoryFiles => {
    const files = new MemoryFiles()
    let count = 0
    files.interfere = (write) => {
      if (write.operation === operation && ++count >= from) throw new Error(`no ${operation}`)
      return true
    }
    return files
  }

  it.each([
    ['replace', 1, false],
    ['openAppend', 1, true],
    ['append', 1, true],
    ['flush', 1, true],
  ])('whose %s fails keeps nothing, says so once, and cannot be resumed', (operation, from, remains) => {
    const { made, add, files, failures } = opened({ files: failing(operation, from) })
    add(completed)
    expect(made.flush()).toBe(false)
    add(completed)
    expect(failures).toEqual([`no ${operation}; this run cannot be resumed`])
    expect(made.finish(HALTED)).toEqual({
      path: null,
      resumable: false,
      inputsAgain: [],
      resumeFrom: null,
      journal: null,
      problem: `no ${operation}; this run cannot be resumed`,
    })
    made.seal(HALTED, 0)
    expect(failures).toHaveLength(1)
    const left: unknown = JSON.parse(files.content.get(CHECKPOINT) ?? 'null')
    expect(left).toEqual(remains ? expect.objectContaining({ resumable: false }) : null)
    expect(files.content.has(JOURNAL)).toBe(operation === 'append' || operation === 'flush')
    const again = readCheckpoint(files, FOLDER)
    const why = remains
      ? `this run cannot be resumed: what it did could not be written down (no ${operation}); start it again`
      : `there is no checkpoint.json in it; only runs that left one can be resumed`
    expect(again).toEqual({ ok: false, error: why })
  })

  it('whose last word fails can still be resumed', () => {
    const { made, add, files, failures } = opened({ files: failing('replace', 2) })
    add(completed)
    made.finish(HALTED)
    made.seal(HALTED, 0)
    expect(failures).toEqual(['no replace'])
    expect(readIn(files)).toMatchObject({ lines: 1, snapshot: { status: 'running' } })
  })

  it('goes on behind a journal that a crash tore', () => {
    for (const cut of [1, 5]) {
      const { add, files } = opened()
      add(completed)
      add({ ...completed, node: 'b' })
      const whole = files.readText(JOURNAL)
      files.content.set(JOURNAL, whole.slice(0, -cut))
      const saved = readIn(files)
      expect(saved).toMatchObject({ lines: cut === 1 ? 2 : 1 })
      const next = opened({ files, saved })
      next.add({ ...completed, node: 'c' })
      next.made.finish(HALTED)
      next.made.seal(HALTED, 0)
      const nodes = readIn(files).entries.map(({ event }) => event['node'])
      expect(nodes).toEqual(cut === 1 ? ['a', 'b', 'c'] : ['a', 'c'])
    }
  })

  it('says why there is nothing to resume', () => {
    const files = new MemoryFiles()
    const none = {
      ok: false,
      error: `there is no checkpoint.json in it; only runs that left one can be resumed`,
    }
    expect(readCheckpoint(files, FOLDER)).toEqual(none)
    const result = path.join(FOLDER, 'result.json')
    for (const text of ['no JSON', '[]', '{}', '{"termination":null}']) {
      files.content.set(result, text)
      expect(readCheckpoint(files, FOLDER), text).toEqual(none)
    }
    files.content.set(result, '{"termination":{"terminated_by":"stop","reason":"enough"}}')
    expect(readCheckpoint(files, FOLDER)).toEqual({
      ok: false,
      error: 'this run cannot be resumed: stop terminated it on purpose (enough); start it again',
    })
    files.content.set(result, '{"checkpoint":{"error":"no space; this run cannot be resumed"}}')
    expect(readCheckpoint(files, FOLDER)).toEqual({
      ok: false,
      error: 'the checkpoint could not be written: no space; this run cannot be resumed; start it again',
    })
    files.content.set(result, '{"warnings":["no space; this run cannot be resumed"]}')
    expect(readCheckpoint(files, FOLDER)).toEqual(none)
    files.content.set(CHECKPOINT, 'no checkpoint')
    const broken = readCheckpoint(files, FOLDER)
    expect(broken.ok ? '' : broken.error).toMatch(/^checkpoint\.json cannot be used: /)
  })

  it('whose journal is another one than it was sealed with is refused', () => {
    const { made, add, files } = opened()
    add(completed)
    made.finish(HALTED)
    made.seal(HALTED, 0)
    files.content.set(JOURNAL, '')
    expect(readCheckpoint(files, FOLDER)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^the journal is not the one that the run ended with/),
    })
  })

  it('with a link or a pipe among its files is not opened', () => {
    const files = new MemoryFiles()
    expect(findUnsafeReason(files, FOLDER)).toBeNull()
    files.isIrregular = (file?: string) => file === JOURNAL
    expect(findUnsafeReason(files, FOLDER)).toBe(`${JOURNAL} is not a plain file and is not opened`)
  })

  it('that cannot be read says so', () => {
    const { files } = opened()
    expect(readIn(files)).toMatchObject({ entries: [], lines: 0, crc: crc32('r1', 0) })
    files.content.delete(JOURNAL)
    expect(readCheckpoint(files, FOLDER)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^there is no journal\.jsonl beside checkpoint\.json; .*start it again$/),
    })
    files.readText = () => {
      throw new Error('EIO')
    }
    expect(readCheckpoint(files, FOLDER)).toEqual({ ok: false, error: 'the checkpoint cannot be read: EIO' })
    files.content.delete(CHECKPOINT)
    files.content.set(path.join(FOLDER, 'result.json'), '{"termination":{"terminated_by":"stop","reason":"enough"}}')
    expect(readCheckpoint(files, FOLDER)).toMatchObject({
      error: expect.stringMatching(/^there is no checkpoint\.json/),
    })
  })
})

describe('a journal that was sealed', () => {
  const content = { entries: [1, 2].map((at) => ({ at, event: {} })), crc: 5, torn: '' }
  const line = '{"c":"00000007","d":3}'
  it.each<[string, string | null, number | null, string, boolean]>([
    ['not sealed', null, null, '', true],
    ['the same', formatChecksum(5), 2, '', true],
    ['another', formatChecksum(6), 2, '', false],
    ['its last line torn', formatChecksum(7), 3, line.slice(0, 20), true],
    ['a line before the last torn', formatChecksum(7), 4, line.slice(0, 20), false],
    ['a line too many torn', formatChecksum(7), 2, line.slice(0, 20), false],
    ['another line torn', formatChecksum(8), 3, line.slice(0, 20), false],
    ['nothing torn, and a line less', formatChecksum(7), 3, '', false],
  ])('%s', (_, journal, journal_lines, torn, isSame) => {
    expect(isAsSealed({ journal, journal_lines }, { ...content, torn })).toBe(isSame)
  })
})

describe('dead letters of a session', () => {
  const FILE = path.join(FOLDER, 'dead-letter.jsonl')

  function desk(files: MemoryFiles, more: { readonly resumed?: boolean; readonly runDir?: string | null } = {}) {
    const events: RunEvent[] = []
    const letters = openDeadLetters({
      runId: 'r1',
      runDir: FOLDER,
      cwd: '/',
      resumed: true,
      redactor: new Redactor(),
      files,
      clock: { now: () => 0 },
      emit: (event) => void events.push(event),
      ...more,
    })
    return { letters, events }
  }
  const mark =
    '{"schema_version":1,"id":"r1/a#1","settled":true,"timestamp":"1970-01-01T00:00:00.000Z","outcome":"success"}\n'

  it('of an earlier one are settled, once, when their node completes', () => {
    for (const torn of ['', '{"schema_version":1,"id"']) {
      const files = new MemoryFiles()
      const before = letterLine('r1/a#1') + letterLine('r1/b#1') + torn
      files.content.set(FILE, before)
      const { letters, events } = desk(files)
      letters.completed({ ...at, node: 'c' })
      expect(files.readText(FILE)).toBe(before)
      letters.completed(at)
      letters.completed(at)
      letters.completed({ ...at, node: 'b' })
      const second = mark.replace('a#1', 'b#1')
      expect(files.readText(FILE)).toBe(`${before}${torn === '' ? '' : '\n'}${mark}${second}`)
      expect(files.durable.get(FILE)).toBe(files.readText(FILE))
      expect(events).toEqual([])
    }
  })

  it('are not looked for where no session was before, or where they cannot be read', () => {
    const files = new MemoryFiles()
    files.content.set(FILE, letterLine('r1/a#1'))
    desk(files, { resumed: false }).letters.completed(at)
    desk(files, { runDir: null }).letters.completed(at)
    files.content.set(FILE, 'garbage')
    desk(files).letters.completed(at)
    expect(files.readText(FILE)).toBe('garbage')
    files.readText = () => {
      throw new Error('EIO')
    }
    const { letters, events } = desk(files)
    letters.completed(at)
    expect(events).toEqual([])
  })

  it('that cannot be written are a warning about their node', () => {
    const files = new MemoryFiles()
    files.content.set(FILE, letterLine('r1/a#1'))
    files.interfere = () => {
      throw new Error('ENOSPC')
    }
    const { letters, events } = desk(files)
    letters.completed(at)
    const message = 'the dead letter of a could not be written: ENOSPC'
    expect(events).toEqual([{ type: 'warning', scope: '', node: 'a', code: 'dead-letter-write-failed', message }])
  })
})
