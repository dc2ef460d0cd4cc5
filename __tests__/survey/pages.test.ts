import { describe, expect, test } from 'vitest'
import { renderSurvey } from '../../src/survey/pages.js'
import { failedTest, History, RESET, type RunSpec, unknownLog } from './history.js'
import { documentOf, surveyed } from './surveyed.js'

const many = (count: number, make: (at: number) => RunSpec): readonly RunSpec[] =>
  Array.from({ length: count }, (_, at) => make(at))
const PAGES = ['text', 'markdown', 'html'] as const

describe('names of others', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '@acme/team #1 https://evil.example',
    'a | b ` c',
    '\u001b[31mred\u001b]0;title\u0007',
    '::error::boom',
    '##[error]boom',
    '</details>\n::add-mask::x\r::warning::y',
    `"quoted" \\" 'x' $${'{{ secrets.X }}'}`,
    '[link](javascript:alert(1))',
    '\u202egnp.exe',
  ]
  const runs = HOSTILE.flatMap((name) =>
    many(3, () => ({ workflow: `.github/workflows/${name}.yml`, name, branch: name })).flatMap((run) => [
      {
        ...run,
        attempts: [
          [
            { name, step: `Run ${name}`, log: unknownLog(`${name} went wrong`) },
            { name: `test ${name}`, log: failedTest(name.replaceAll(/\s/g, '_')) },
          ],
          [{ name }, { name: `test ${name}` }],
        ],
      },
      { ...run, attempts: [[{ name: `net ${name}`, step: `Run ${name}`, log: RESET }], [{ name: `net ${name}` }]] },
    ]),
  )

  test('no page lets them out of their place', async () => {
    const earlier = await documentOf(...runs.slice(0, 6))
    const { document } = await surveyed(new History().add(...runs), {}, earlier)
    expect(document.advice.length).toBeGreaterThan(2)
    const [text, markdown, page] = PAGES.map((format) => renderSurvey(document, format))
    for (const shown of [text, markdown]) {
      expect(shown).not.toMatch(/^\s*::/m)
      expect(shown).not.toContain('##[')
      expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
    }
    // Outside of code, Markdown has nothing of them.
    const outside = (markdown ?? '')
      .replaceAll(/^(`{3,}).*?^\1$/gms, '')
      .replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
      .replaceAll(/<code>[^<]*<\/code>/g, '')
    expect(outside).not.toMatch(/@acme|<script|javascript:|evil\.example|secrets\.X|add-mask/)
    expect(page).not.toMatch(/<script|<img|javascript:alert\(1\)"|href="(?!https:\/\/github\.com\/|#)/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect((page ?? '').match(/<\/details>/g)?.length).toBe((page ?? '').match(/<details/g)?.length)
  })

  test('text to be pasted stays one word of YAML', async () => {
    const { parse } = await import('yaml')
    const document = await documentOf(...runs)
    const about = (name: string) => document.advice.find((each) => each.about === name)?.paste ?? ''
    const triage = parse(about('triage'))
    expect(triage.on.workflow_run.workflows.length).toBeLessThanOrEqual(10)
    expect(Object.keys(triage)).toEqual(['name', 'on', 'permissions', 'jobs'])
    expect(Object.keys(parse(about('test')).tests[0])).toEqual(['name', 'until', 'reason'])
    for (const rule of [about('rule'), ...document.unknown.map((each) => each.rule)])
      expect(Object.keys(parse(rule)[0])).toEqual(expect.arrayContaining(['stderr', 'kind']))
    expect(Object.keys(parse(about('retry'))[0])).toEqual(['name', 'uses', 'with'])
    const expressions = document.advice.flatMap(({ paste }) => paste.match(/\$\{\{.*?\}\}/g) ?? [])
    expect(expressions).toEqual([
      `$${"{{ vars.CONDUCTOR_TRIAGE != 'off' && github.event.workflow_run.conclusion == 'failure' }}"}`,
    ])
  })

  test('JSON has them as they are, and no command for the runner', async () => {
    const printed = renderSurvey(await documentOf(...runs), 'json')
    expect(printed).not.toContain('##[')
    expect(printed).not.toMatch(/^\s*::/m)
    const branches = JSON.parse(printed).causes.flatMap(({ examples }: { examples: { branch: string }[] }) => examples)
    expect(branches.map(({ branch }: { branch: string }) => branch)).toContain('##[error]boom')
  })
})

describe('sizes', () => {
  test('Markdown stays under 60,000 characters: fewer entries first, sections at last', async () => {
    const wide = (at: number): string => `${at} ${'⚡|`'.repeat(200)}`
    const earlier = await documentOf(
      ...many(40, (at) => ({ attempts: [[{ name: wide(at + 100), log: unknownLog(wide(at)) }]] })),
    )
    const runs = many(40, (at) => ({
      name: wide(at),
      branch: wide(at),
      attempts: [
        [
          { name: wide(at), step: `Run ${wide(at)}`, log: unknownLog(wide(at)) },
          { name: `net ${wide(at)}`, step: `Run ${wide(at)}`, log: RESET },
        ],
        [{ name: wide(at) }, { name: `net ${wide(at)}` }],
      ],
    }))
    const { document } = await surveyed(new History().add(...runs), {}, earlier)
    const page = renderSurvey(document, 'markdown')
    expect(page.length).toBeLessThan(60_000)
    for (const title of ['## CI survey', '### What changed', '### The dearest causes', '### Advice'])
      expect(page).toContain(title)
    const worst = { ...document, missing: { ...document.missing, notes: Array(110).fill('⚡`'.repeat(300)) } }
    const advice = Array(7).fill({ ...document.advice[0], paste: 'x\n'.repeat(9000) })
    const cut = renderSurvey({ ...worst, advice }, 'markdown')
    expect(cut.length).toBeLessThan(60_000)
    expect(cut).toMatch(/\n\nMore is in survey\.json\.\n$/)
    expect(page).not.toContain('More is in survey.json.')
  })

  test('2,000 causes: 300 are shown, and no page is endless', async () => {
    const small = await documentOf({ attempts: [[{ name: 'job', log: RESET }]] })
    const causes = Array.from({ length: 2000 }, (_, at) => small.causes.map((cause) => ({ ...cause, id: `id ${at}` })))
    const workflows = Array.from({ length: 230 }, () => small.workflows).flat()
    const document = { ...small, causes: causes.flat(), workflows }
    const page = renderSurvey(document, 'html')
    expect(page.match(/<details class="cause">/g)).toHaveLength(300)
    expect(page).toContain('And 1,700 more in survey.json.')
    expect(page.length).toBeLessThan(2_000_000)
    expect(page).toContain('And 30 more in survey.json.')
    const first = (number: number) => renderSurvey({ ...small, causes: causes.slice(0, number).flat() }, 'html')
    expect(first(301)).toContain('And 1 more in survey.json.')
    expect(first(300)).not.toContain('more in survey.json')
    expect(renderSurvey(document, 'text').split('\n').length).toBeLessThan(100)
    expect(renderSurvey(document, 'text')).toContain('And 1,990 more in survey.json.')
  })
})

test('every page has totals, days, causes, tests with their commits, re-runs, changes and advice', async () => {
  const runs = many(3, () => ({
    attempts: [
      [
        { name: 'test (20)', log: failedTest('TestFlaky'), seconds: 90 },
        { name: 'net', log: RESET },
      ],
      [{ name: 'test (20)' }, { name: 'net' }],
    ],
  }))
  const earlier = await documentOf({ attempts: [[{ name: 'old', log: failedTest('TestOld') }]] }, {}, {})
  const { document } = await surveyed(new History().add(...runs, {}), {}, earlier)
  const commit = document.tests[0]?.passed_on[0]?.slice(0, 10) ?? 'none'
  for (const format of PAGES) {
    const page = renderSurvey(document, format)
    for (const said of [
      'acme/rockets',
      '3 of 4 runs',
      'the highest bar is 3 runs',
      'TestFlaky',
      commit,
      '3 of 3 commits',
      '3 re-runs: 3 passed',
      'Triage with rerun: 2 would have run',
      'causes 2 new, 0 more, 0 less, 1 gone',
      'retry: 2',
    ])
      expect(page, `${format}: ${said}`).toContain(said)
  }
})

test('no page has a share without its two counts', async () => {
  const document = await documentOf(
    ...many(3, () => ({ attempts: [[{ name: 'net', log: RESET }], [{ name: 'net' }]] })),
    { attempts: [[{ name: 'lint', log: failedTest('TestA') }]] },
    {},
  )
  for (const format of PAGES)
    expect(renderSurvey(document, format).replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/\d ?%|percent|rate of/)
  expect(JSON.stringify(document)).not.toMatch(/share|percent|"rate"/)
})

test('a survey of nothing has pages, too', async () => {
  const document = await documentOf()
  for (const format of PAGES) {
    expect(renderSurvey(document, format)).toMatch(/Nothing failed/)
    expect(renderSurvey(document, format)).not.toMatch(/Logs of failed jobs|More is in|<li><i class|not complete/)
  }
  expect(document.totals).toMatchObject({ runs: 0, minutes: 0 })
})

test('a long window has a bar for some days each, and shows the first and the last day', async () => {
  const small = await documentOf({ attempts: [[{ name: 'job', log: RESET }]] })
  const [day] = small.days
  if (day === undefined) throw new Error('no day')
  const date = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  const days = Array.from({ length: 241 }, (_, at) => {
    const failed = at === 4 ? 2 : 0
    return { ...day, date: date(at), runs: 3, failed_first: failed, classes: { ...day.classes, transient: failed } }
  })
  const document = { ...small, days }
  expect(renderSurvey(document, 'text')).toContain('per 4 days\n▕ █                  ')
  const page = renderSurvey(document, 'html')
  expect(page.match(/<title>2026/g)).toHaveLength(81)
  const [idle, ...others] = [...days, ...days]
  if (idle === undefined) throw new Error('no day')
  const table = renderSurvey({ ...small, days: [...others, { ...idle, runs: 0 }] }, 'html')
  expect(table.match(/<tr><td>2026-/g)).toHaveLength(400)
  expect(page).toContain('<title>2026-01-04 to 2026-01-06: 2 of 9 runs failed at the first attempt</title>')
  expect(page).toContain('<title>2026-08-29: 0 of 3 runs failed at the first attempt</title>')
})

test('an address that is no link is shown without one', async () => {
  const small = await documentOf({ attempts: [[{ name: 'job', log: RESET }]] })
  const causes = small.causes.map((cause) => ({
    ...cause,
    examples: [{ url: 'javascript:alert(1)', commit: 'abcdef0123456', branch: null, line: null }],
  }))
  const page = renderSurvey({ ...small, causes }, 'html')
  expect(page).toContain('<li><code>abcdef0123</code></li>')
  expect(renderSurvey({ ...small, causes }, 'markdown')).not.toContain('newest</a>')
})
