import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkflowGraph } from '../../src/core/report.js'
import { html, renderDuration } from '../../src/markup/html.js'
import { MAX_PAGE_BYTES, renderHtml } from '../../src/reporters/html/index.js'
import { createDrawing, MAX_NODES } from '../../src/reporters/html/layout.js'
import { createAxis } from '../../src/reporters/html/timeline.js'
import { accountOf } from './build.js'
import {
  edge,
  GITHUB,
  groupRun,
  haltedRun,
  node,
  RunTeller,
  successRun,
  suspendedRun,
  terminatedRun,
} from './sample-run.js'

function withoutScript(page: string): string {
  return page.replace(/<script>[\s\S]*<\/script>/, '')
}

function rowsOf(page: string): number {
  return page.split('<li class="row ').length - 1
}

function graphOf(nodes: number, edges: readonly (readonly [number, number])[]): WorkflowGraph {
  return {
    name: 'w',
    file: 'w.yaml',
    entry: 'n0',
    nodes: Array.from({ length: nodes }, (_, index) => node(`n${index}`, index + 1)),
    edges: edges.map(([from, to]) => edge(`n${from}`, `n${to}`)),
  }
}

describe('report.html', () => {
  it.each([
    ['success', successRun(), ['Success', 'Finished in', 'acme/storefront']],
    [
      'halted',
      haltedRun(),
      ['Halted', 'external.registry.refused', 'signature of layer 3', 'What next', 'flows/deploy.yaml'],
    ],
    ['terminated', terminatedRun(), ['Terminated', 'nothing to publish', 'on purpose']],
    ['suspended', suspendedRun(), ['Suspended', 'Promote build 512', '--gate approve=go']],
  ])('tells how a run ended: %s', (_, run, words) => {
    const page = renderHtml(run)
    for (const word of words) expect(page).toContain(word)
  })

  it.each([
    [null, ['e-idle k-error', 'e-ok k-success']],
    ['x.y', ['e-idle k-success', 'e-bad k-error']],
  ])('draws the route that was taken, of two that lead to the same node: %s', (kind, expected) => {
    const edges = [edge('n0', 'n1'), edge('n0', 'n1', 'x.y', 'error')]
    const teller = new RunTeller({ ...graphOf(2, []), edges }).begin()
    const wrong = kind === null ? undefined : { kind, message: 'no' }
    if (wrong === undefined) teller.run('n0', 5)
    else teller.attempt('n0', 5, wrong)
    const page = renderHtml(teller.route('n0', 'to', 'n1', kind).run('n1', 5).end({ outcome: 'success' }))
    const drawn = [...page.matchAll(/<path class="e (e-\w+ k-\w+)"[^>]*><title>n0 to n1/g)].map(([, tone]) => tone)
    expect(drawn).toEqual(expected)
  })

  it('draws errors that lead to no node, and the one that the run ended with', () => {
    const errorEnds = [
      edge('n0', '$halted', 'halt, x.y', 'error'),
      edge('n0', '$escaped', 'x.z, internal.*', 'error'),
      edge('n1', '$escaped', 'x.z', 'error'),
    ]
    const teller = new RunTeller({ ...graphOf(2, [[0, 1]]), errorEnds }).begin()
    teller.attempt('n0', 5, { kind: 'x.y', message: 'no' })
    const page = renderHtml(teller.route('n0', 'halt', null, 'x.y').end({ outcome: 'halted' }))
    const drawn = [...page.matchAll(/<path class="e (e-\w+) k-error"[^>]*><title>([^<]*)</g)]
    expect(drawn.map(([, tone, title]) => `${tone} ${title}`).sort()).toEqual([
      'e-bad n0 to a halt: halt, x.y',
      'e-idle n0 to the caller, unhandled: x.z, internal.* (not taken)',
      'e-idle n1 to the caller, unhandled: x.z (not taken)',
    ])
  })

  it('shows a node that recovered as such, with the output it was given', () => {
    const teller = new RunTeller(graphOf(2, [[0, 1]]))
    teller.attempt('n0', 100, { kind: 'external.a.b', message: 'm' })
    teller.tell({
      type: 'route_taken',
      scope: '',
      node: 'n0',
      visit: 1,
      attempt: 1,
      action: 'recover',
      to: null,
      route: 'routes[1]',
      kind: 'external.a.b',
      output: { instead: 'of it' },
    })
    const run = teller.route('n0', 'to', 'n1').run('n1', 5).end({ outcome: 'success' })
    const page = renderHtml(run)
    expect(page).toContain('s-recovered')
    expect(page).toContain('Recovered from <code>external.a.b</code>')
    expect(page).toContain('Output, as recovered')
    expect(page).toContain('of it')
    expect(page).not.toContain('Partial output')
  })

  it('links files to the commit, and tells what to do in a clone, with no path of the machine that ran it', () => {
    const { report } = haltedRun()
    const away = { ...report, runDir: '/runner/_temp/run', github: { ...GITHUB, matrix: { os: 'mac' } } }
    const next_commands = [
      'conductor resume /runner/_temp/run',
      'conductor explain /runner/_temp/run',
      'conductor run w.yaml',
    ]
    const result = { ...report.result, next_commands }
    const reader = { artifactName: 'conductor-release-1', folder: 'app', source: 'github:acme/conductor#v1' }
    const page = renderHtml({ report: { ...away, result }, reader })
    expect(page).toContain('href="https://github.com/acme/storefront/blob/4be1b5ad/deploy/Dockerfile#L12"')
    expect(page).toContain('href="https://github.com/acme/storefront/blob/4be1b5ad/flows/deploy.yaml"')
    expect(page).not.toContain('/runner/')
    expect(page).toContain('<h1>release (mac) ')
    const ownQuotes = process.platform === 'win32' ? '&quot;' : '&#39;'
    const commands = [...page.matchAll(/<pre class="command"><code>([^<]*)/g)].map(([, text]) => text)
    expect(commands).toEqual([
      `conductor() { npx --yes ${ownQuotes}github:acme/conductor#v1${ownQuotes} &quot;$@&quot;; }`,
      'cd app',
      'gh run download 8123456789 --name conductor-release-1 --repo acme/storefront --dir conductor-run',
      'conductor explain conductor-run',
      'conductor resume conductor-run --workflow w.yaml',
      'conductor run w.yaml',
    ])
    const lost = renderHtml({ report: { ...away, result }, reader: { ...reader, artifactName: null } })
    expect(lost).toContain('was not uploaded and is lost')
    expect(lost).not.toContain('/runner/')
    const unknown = renderHtml({ report: { ...away, result } })
    expect(unknown).toContain('is the folder that holds this page')
    expect(unknown).not.toContain('/runner/')
  })

  it('begins with what failed and its neighbours where there are more than fifty rows', () => {
    const names = (count: number): readonly (string | undefined)[] => {
      const teller = new RunTeller(graphOf(count, [])).begin()
      for (let at = 0; at < count; at++) {
        if (at === 40) teller.attempt('n40', 5, { kind: 'a.b', message: 'm' })
        else teller.run(`n${at}`, 5)
      }
      const page = renderHtml(
        teller.end({ outcome: 'halted', error: teller.raised('n40', { kind: 'a.b', message: 'm' }) }),
      )
      return [...page.matchAll(/<span class="name">([^<]*)/g)].map(([, name]) => name)
    }
    expect(names(50).slice(0, 4)).toEqual(['n0', 'n1', 'n2', 'n3'])
    expect(names(60).slice(0, 5)).toEqual(['n39', 'n40', 'n41', 'n0', 'n1'])
    expect(names(60)).toHaveLength(60)
  })

  it('shows neither printed JSON nor long details twice', () => {
    const long = { list: Array.from({ length: 200 }, (_, at) => `entry ${at} of many`) }
    const teller = new RunTeller(graphOf(2, [[0, 1]])).begin()
    teller.run('n0', 5, {
      stdout: JSON.stringify({ found: 'needle in the output' }),
      stderr: '',
      found: 'needle in the output',
    })
    const wrong = { kind: 'a.b', message: 'm', details: long }
    teller.attempt('n1', 5, wrong)
    const page = renderHtml(teller.end({ outcome: 'halted', error: teller.raised('n1', wrong) }))
    expect(page.split('needle in the output')).toHaveLength(2)
    expect(page.split('entry 150 of many')).toHaveLength(2)
    expect(page).toContain('Its details are shown <a href="#error">above</a>')
  })

  it('tells many errors as one table, led by the kinds of the members', () => {
    const teller = new RunTeller(graphOf(1, [])).begin()
    const members = Object.fromEntries(
      Array.from({ length: 22 }, (_, at) => [
        `shop-${at}`,
        {
          kind: at < 2 ? 'external.shop.slow' : 'external.shop.down',
          message: 'no answer',
          details: { file: 'shops.txt', line: 7 },
        },
      ]),
    )
    const group = { kind: 'internal.group_failed', message: '22 of 200 failed', details: { errors: members } }
    const { report } = teller.end({ outcome: 'halted', error: teller.raised('n0', group) })
    const [first] = report.result.errors
    if (first === undefined) throw new Error('there is no error')
    const each = Object.values(members).map((member) => ({ ...first, ...member, node_id: 'probe' }))
    const page = renderHtml({
      report: { ...report, github: GITHUB, result: { ...report.result, errors: [first, ...each] } },
    })
    expect(page).toContain(
      '<code>external.shop.down</code> 20 times, <code>external.shop.slow</code> 2 times in the group <b>n0</b>, and no route handled it.',
    )
    expect(page).toContain('<h2 id="h-error">22 errors</h2>')
    const rows = [...page.matchAll(/<tr><td><code>([^<]*)<\/code><\/td><td class="num">(\d+)/g)]
    expect(rows.map(([, kind, count]) => [kind, count])).toEqual([
      ['external.shop.down', '20'],
      ['external.shop.slow', '2'],
    ])
    expect(page).toContain('and 12 more</td>')
    expect(page).toContain('blob/4be1b5ad/shops.txt#L7')
    expect(page.split('<details class="fold"><summary><code>external.shop')).toHaveLength(3)
    expect(page).not.toContain('internal.group_failed</code>')
  })

  it('gives a termination a shape of its own', () => {
    const page = renderHtml(terminatedRun())
    expect(page).toContain('id="termination"')
    expect(page).not.toContain('id="error"')
    expect(renderHtml(haltedRun())).not.toContain('id="termination"')
  })

  it.each([
    ['of a run that has ended', {}, ''],
    ['that is live', { live: { revision: '1', isFinal: false, gate: null } }, "; connect-src 'self'"],
  ])('a page %s allows exactly the style and the scripts that it has', (_, live, more) => {
    const page = renderHtml({ ...haltedRun(), ...live })
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
    const hash = (text: string | undefined): string =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64')
    expect(policy).toContain(`style-src 'sha256-${hash(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1])}'`)
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => `'sha256-${hash(text)}'`)
    expect(policy).toContain(`script-src ${scripts.join(' ')}${more}; base-uri`)
    expect(policy).toContain("default-src 'none'")
    expect(page).not.toMatch(/ style=| on[a-z]+=|https?:\/\/(?!github\.com\/acme|shop\.|registry\.)/)
  })

  it('shows what failed of 10,000 items first, a part of the rest, and counts the others', () => {
    const page = renderHtml(groupRun(10_000))
    expect(Buffer.byteLength(page)).toBeLessThan(MAX_PAGE_BYTES)
    expect(rowsOf(page)).toBe(2 + 400)
    expect(page).toContain('9,600 more runs not shown; 588 of all 10,000 failed')
    expect(page.indexOf('shop-16</span>')).toBeLessThan(page.indexOf('shop-0</span>'))
  })

  it('stays small whatever the nodes printed', () => {
    const graph = graphOf(60, [])
    const teller = new RunTeller(graph).begin()
    for (const { name } of graph.nodes)
      teller.run(name, 5, { stdout: '<'.repeat(400_000), data: Array(20_000).fill('ü') })
    const page = renderHtml(teller.end({ outcome: 'success', output: '"'.repeat(3_000_000) }))
    expect(Buffer.byteLength(page)).toBeLessThan(MAX_PAGE_BYTES)
    expect(page).toContain('Cut here:')
    expect(rowsOf(page)).toBe(60)
  })

  it('stays small for a run of 20,000 visits', () => {
    const teller = new RunTeller(graphOf(1, [[0, 0]])).begin()
    for (let visit = 1; visit <= 20_000; visit++) teller.run('n0', 1, { visit }, { visit })
    const page = renderHtml(teller.end({ outcome: 'success' }))
    expect(Buffer.byteLength(page)).toBeLessThan(MAX_PAGE_BYTES)
    expect(rowsOf(page)).toBe(300)
  })

  it('escapes everything from outside', () => {
    const sign = '<script>alert(1)</script>"\'`</style>\u202e\u001b[31m'
    const graph = { ...graphOf(1, []), name: sign, nodes: [node(sign, 1, sign)], entry: sign }
    const wrong = { kind: 'a.b', message: sign, details: { [sign]: sign, nested: { [sign]: [sign] } }, stderr: sign }
    const teller = new RunTeller(graph).begin().attempt(sign, 5, wrong, { type: sign })
    teller.tell({ type: 'warning', scope: '', node: null, code: sign, message: sign })
    const page = renderHtml(
      teller.end({ outcome: 'halted', error: teller.raised(sign, wrong), output: { [sign]: sign } }),
    )
    expect(page.match(/<script>/g)).toHaveLength(1)
    expect(page.match(/<\/style>/g)).toHaveLength(1)
    expect(page).not.toMatch(/[\u202e\u001b]/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('links only to web addresses', () => {
    const run = successRun()
    const github = run.report.github
    if (github === null) throw new Error('the sample has a job')
    const report = { ...run.report, github: { ...github, run_url: 'javascript:alert(1)' } }
    expect(renderHtml({ report })).not.toContain('javascript:')
  })

  it('does without events', () => {
    const page = renderHtml({ report: { ...haltedRun().report, account: accountOf([]) } })
    expect(page).toContain('Nothing ran.')
    expect(withoutScript(page)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each([successRun(), haltedRun(), groupRun(50), terminatedRun(), suspendedRun()])(
    'has no holes in its numbers',
    (run) => {
      expect(withoutScript(renderHtml(run))).not.toMatch(/NaN|undefined|Infinity|\[object/)
    },
  )
})

describe('markup', () => {
  it('escapes every text in every hole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: written } = html`<p title="${text}">${[text, html`<b>${text}</b>`]}</p>`
        expect(written.replace(/<\/?[pb](?: title="[^"<>]*")?>/g, '')).not.toMatch(/[<>"'`\u0000]/)
      }),
    )
  })

  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1 s'],
    [1540, '1.5 s'],
    [59_400, '59 s'],
    [60_000, '1 min'],
    [3_725_000, '1 h 2 min'],
    [172_800_000, '48 h'],
  ])('says %d ms as %s', (ms, words) => {
    expect(renderDuration(ms)).toBe(words)
  })
})

describe('the axis', () => {
  it('rises, stays within its width, and draws idle time short', () => {
    const teller = new RunTeller(graphOf(2, [])).begin().run('n0', 4000)
    const before = teller.now
    teller.pass(86_400_000).run('n1', 4000)
    const { events } = teller.end({ outcome: 'success' })
    const axis = createAxis(accountOf(events).visits.roots, teller.now)
    expect(axis.gaps).toHaveLength(1)
    expect(axis.at(before)).toBeGreaterThan(40)
    expect(axis.at(axis.end)).toBeCloseTo(100)
    let last = -1
    for (let step = 0; step <= 50; step++) {
      const place = axis.at(axis.start + ((axis.end - axis.start) * step) / 50)
      expect(place).toBeGreaterThanOrEqual(last)
      last = place
    }
  })
})

describe('the layout', () => {
  const pairs = fc.integer({ min: 1, max: 25 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      edges: fc.array(fc.tuple(fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 })), { maxLength: 60 }),
    }),
  )

  it('draws every node once, none over another, all inside of the drawing', () => {
    fc.assert(
      fc.property(pairs, ({ size, edges }) => {
        const { nodes, width, height } = createDrawing(graphOf(size, edges), { nodes: [], edges: [] })
        expect(nodes.map((one) => one.name).sort()).toEqual(
          Array.from({ length: size }, (_, index) => `n${index}`).sort(),
        )
        for (const [index, one] of nodes.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true)
          for (const other of nodes.slice(index + 1)) {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y
            expect(apart).toBe(true)
          }
        }
      }),
    )
  })

  it('draws a chain as a straight line downwards', () => {
    const { nodes } = createDrawing(
      graphOf(
        8,
        Array.from({ length: 7 }, (_, index) => [index, index + 1] as const),
      ),
      { nodes: [], edges: [] },
    )
    expect(new Set(nodes.map((one) => Math.round(one.x))).size).toBe(1)
    expect(nodes.map((one) => one.y)).toEqual([...nodes.map((one) => one.y)].sort((a, b) => a - b))
  })

  it('leads only an edge that closes a loop upwards, and lines beside each other do not cross', () => {
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 0],
    ] as const
    const { edges } = createDrawing(graphOf(4, pairs), { nodes: [], edges: [] })
    const ends = edges.map(({ edge, points }) => ({ edge, first: points[0], last: points.at(-1) }))
    const upwards = ends.filter(({ first, last }) => (first?.y ?? 0) > (last?.y ?? 0))
    expect(upwards.map(({ edge }) => `${edge.from} ${edge.to}`)).toEqual(['n3 n0'])
    const [one, other] = ends.filter(({ edge }) => edge.from === 'n0')
    const isLeft = (side: 'first' | 'last'): boolean => (one?.[side]?.x ?? 0) < (other?.[side]?.x ?? 0)
    expect(isLeft('first')).toBe(isLeft('last'))
  })

  it('keeps the members of a group inside of its box', () => {
    const { nodes } = createDrawing(successRun().report.graph, { nodes: [], edges: [] })
    expect(nodes.map((one) => one.name)).not.toContain('lint')
    expect(nodes.find((one) => one.name === 'checks')?.members).toEqual(['lint', 'unit', 'licences'])
  })

  it('shows only the path taken of a large graph', () => {
    const size = MAX_NODES + 200
    const graph = graphOf(
      size,
      Array.from({ length: size - 1 }, (_, index) => [index, index + 1] as const),
    )
    const path = {
      nodes: ['n0', 'n1', 'n2'],
      edges: [
        { from: 'n0', to: 'n1', kind: 'success' },
        { from: 'n1', to: 'n2', kind: 'success' },
      ],
    } as const
    const drawn = createDrawing(graph, path)
    expect(drawn.nodes.map((one) => one.name)).toEqual(['n0', 'n1', 'n2'])
    expect(drawn.edges).toHaveLength(2)
    expect(drawn.left).toBe(size - 3)
  })
})
