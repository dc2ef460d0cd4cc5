import { it } from 'vitest'
import { type Document, type Flow, type Ran, runFlow, story } from './command.js'

/** A workflow text and what users see of its run. */
export interface Case extends Flow {
  readonly name: string
  readonly code: number
  /** What stdout holds; not looked at when absent. */
  readonly output?: Document
  /** Kinds in errors.jsonl, in order; none unless said. */
  readonly kinds?: readonly string[]
  /** Events in short, in order. */
  readonly story?: readonly string[]
  readonly stderr?: RegExp
  readonly check?: (ran: Ran) => void
  /** Why the case cannot run on Windows. */
  readonly posixOnly?: string
}

/**
 * Every case is a test of its own; a few of them run at the same time. The first one starts the built command, the others run
 * from the sources in this process; with CONDUCTOR_COMMAND, which names a build, all of them start it.
 */
export function table(cases: readonly Case[]): void {
  const here = cases.filter(({ posixOnly }) => posixOnly === undefined || process.platform !== 'win32')
  const rows = here.map((one, index) => [one.name, { inside: index > 0, ...one }] as const)
  it.concurrent.for(rows)('%s', async ([, one], { expect }) => {
    const ran = await runFlow(one)
    expect(ran.code, `${ran.stderr}\n${ran.stdout}`).toBe(one.code)
    expect('output' in one ? ran.output : undefined).toEqual(one.output)
    expect(ran.errors.map((record) => record.envelope.kind)).toEqual(one.kinds ?? [])
    expect(one.story === undefined ? undefined : story(ran.events)).toEqual(one.story)
    expect(ran.stderr).toMatch(one.stderr ?? /(?:)/)
    expect(ran.stderr).not.toMatch(/\n\s+at .+:\d+:\d+/)
    one.check?.(ran)
  })
}

/** A whole file around nodes; the entry point is `a` unless the settings say so. */
export function workflow(nodes: string, settings = '', rest = ''): string {
  const entry = /^entry_point:/m.test(settings) ? '' : '  entry_point: a\n'
  const indented = settings === '' ? '' : `${settings.replaceAll(/^(?=.)/gm, '  ')}\n`
  return `workflow:\n  name: t\n${entry}${indented}agents:\n${nodes.replaceAll(/^(?=.)/gm, '  ')}\n${rest}\n`
}
